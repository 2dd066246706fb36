"""Web Push: a message that only one browser can read (RFC 8291), from a server that says who it is (RFC 8292)."""

import base64
import json
import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from heliopause.server.guard.origins import origin_of
from heliopause.server.people.keys import PUSH, keep
from heliopause.server.problems import Refused

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096  # one record holds everything; push services take no more
LIFE: Final = 12 * 3600  # seconds that a signature is good for; a day is the most
KEEP: Final = 24 * 3600  # seconds that a push service keeps a message for a browser that is off


@dataclass(frozen=True, slots=True)
class Subscription:
    """One browser of one person, as it described itself."""

    endpoint: str
    p256dh: bytes  # its public key
    auth: bytes  # a secret it shares with us


def subscription(endpoint: str, p256dh: str, auth: str) -> Subscription:
    """Refused if the keys are none."""
    try:
        key, secret = unpadded(p256dh), unpadded(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key)
    except ValueError:
        raise Refused("bad-input", "this is not the public key of a browser", "p256dh") from None
    if len(secret) != 16 or len(key) != 65:
        raise Refused("bad-input", "the key has 65 bytes, the secret 16", "auth")
    return Subscription(endpoint, key, secret)


class Sender:
    """Our own key, which every browser that subscribes is told."""

    def __init__(self, folder: Path, contact: str) -> None:
        pem = keep(folder, PUSH, new_key).encode()
        key = serialization.load_pem_private_key(pem, password=None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        self.key = key
        self.contact = contact  # whom a push service may ask when something is wrong

    @property
    def public(self) -> str:
        return padless(raw(self.key.public_key()))

    def headers(self, to: Subscription, topic: str, now: float | None = None) -> dict[str, str]:
        """`topic`: a later message of the same one replaces what was not delivered yet."""
        claims = {"aud": origin_of(to.endpoint), "exp": int(now or time.time()) + LIFE, "sub": self.contact}
        head = padless(b'{"typ":"JWT","alg":"ES256"}') + "." + padless(json.dumps(claims).encode())
        r, s = decode_dss_signature(self.key.sign(head.encode(), ec.ECDSA(hashes.SHA256())))
        token = head + "." + padless(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return {
            "Authorization": f"vapid t={token}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP),
            "Topic": topic,
            "Urgency": "normal",
        }


def encrypt(text: bytes, to: Subscription, salt: bytes = b"", once: ec.EllipticCurvePrivateKey | None = None) -> bytes:
    """The body of a message, under a key that is used once. `salt` and `once` are given by tests only."""
    salt = salt or os.urandom(16)
    once = once or ec.generate_private_key(CURVE)
    sender = raw(once.public_key())
    shared = once.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to.p256dh))
    secret = derived(to.auth, b"WebPush: info\0" + to.p256dh + sender, 32, shared)
    key = derived(salt, b"Content-Encoding: aes128gcm\0", 16, secret)
    nonce = derived(salt, b"Content-Encoding: nonce\0", 12, secret)
    sealed = AESGCM(key).encrypt(nonce, text + b"\2", None)  # the 2 marks the last record
    return salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender + sealed


def derived(salt: bytes, info: bytes, length: int, secret: bytes) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def new_key() -> str:
    form = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    return ec.generate_private_key(CURVE).private_bytes(serialization.Encoding.PEM, *form).decode().strip()


def raw(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def padless(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpadded(text: str) -> bytes:
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)
