"""The cookie that says who somebody is: signed, dated, and worth nothing elsewhere.

What stands in it is no secret: the id of a person and the number of its sessions. That number grows when a person logs
out everywhere, and all cookies before it are void.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Final

from itsdangerous import BadSignature, TimestampSigner

LIFE: Final = timedelta(days=400)  # browsers keep none longer
RENEWED_AFTER: Final = timedelta(days=7)
LONGEST: Final = 200


@dataclass(frozen=True, slots=True)
class Pass:
    """What a good cookie says."""

    person: str
    sessions: int
    old: bool  # still good, but it is time for a new one


class Passes:
    def __init__(self, keys: Sequence[bytes]) -> None:
        # The last of several keys signs there, the first here.
        self.signer = TimestampSigner(list(reversed(keys)), salt=b"heliopause person", digest_method=sha256)

    def write(self, person: str, sessions: int) -> str:
        return self.signer.sign(f"{person}.{sessions}").decode()

    def read(self, cookie: str) -> Pass | None:
        """None for one that is forged, broken or too old."""
        if not 0 < len(cookie) <= LONGEST or not cookie.isascii():
            return None
        try:
            value, made = self.signer.unsign(cookie, max_age=int(LIFE.total_seconds()), return_timestamp=True)
        except BadSignature:
            return None
        person, _, sessions = value.decode().partition(".")
        return Pass(person, int(sessions), datetime.now(UTC) - made > RENEWED_AFTER)
