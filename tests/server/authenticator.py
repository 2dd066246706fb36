"""A passkey in software: what a browser and its authenticator answer, and what they answer when they cheat."""

import hashlib
import json
import os
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from heliopause.server.notify.webpush import padless, unpadded

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """Holds one key for one place."""

    def __init__(self, origin: str, host: str) -> None:
        self.origin = origin
        self.host = host
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = os.urandom(32)
        self.used = 0

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to navigator.credentials.create()."""
        data = self.data(PRESENT | VERIFIED | ATTESTED) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id
        data += cbor2.dumps(self.cose())
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = {"attestationObject": padless(attestation), "clientDataJSON": self.client("webauthn.create", options)}
        return self.credential(said)

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to navigator.credentials.get()."""
        self.used += 1
        data, client = self.data(PRESENT | VERIFIED), self.client("webauthn.get", options)
        signature = self.key.sign(data + hashlib.sha256(unpadded(client)).digest(), ec.ECDSA(hashes.SHA256()))
        return self.credential(
            {"authenticatorData": padless(data), "clientDataJSON": client, "signature": padless(signature)}
        )

    def data(self, flags: int) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + bytes([flags]) + self.used.to_bytes(4, "big")

    def client(self, what: str, options: dict[str, Any]) -> str:
        said = {"type": what, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return padless(json.dumps(said).encode())

    def cose(self) -> dict[int, Any]:
        point = self.key.public_key().public_numbers()
        return {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}

    def credential(self, response: dict[str, Any]) -> dict[str, Any]:
        return {
            "id": padless(self.id),
            "rawId": padless(self.id),
            "type": "public-key",
            "response": response,
            "clientExtensionResults": {},
        }
