"""How much one may do: one table of kinds of doing, each with its rate for a person, for an address, and its bytes."""

import math
from dataclasses import dataclass
from typing import Final

from heliopause.server.guard.buckets import Buckets, Rate
from heliopause.server.problems import Refused

KIB: Final = 1 << 10
MIB: Final = 1 << 20


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of doing. An address has room for a household, a club or a school behind one connection."""

    person: Rate
    address: Rate
    body: int = 16 * KIB  # bytes of a request


KINDS: Final = {
    "look": Kind(Rate(300, 0.05), Rate(1500, 0.01)),
    "change": Kind(Rate(60, 0.5), Rate(300, 0.1)),
    "move": Kind(Rate(60, 0.1), Rate(600, 0.01), 1 * KIB),
    "chat": Kind(Rate(10, 2), Rate(60, 0.5), 8 * KIB),
    "report": Kind(Rate(5, 60), Rate(20, 20)),
    "table": Kind(Rate(20, 15), Rate(60, 5), 1 * MIB),  # may bring a record or a position
    "guest": Kind(Rate(5, 60), Rate(40, 20)),
    "account": Kind(Rate(5, 60), Rate(10, 60)),
    "login": Kind(Rate(10, 6), Rate(20, 6)),
    "password": Kind(Rate(20, 15), Rate(20, 15)),  # tries for one name, from wherever they come
}
# Whatever is not named here is a look if it changes nothing, else a change.
NAMED: Final = {
    ("POST", "/api/me"): "guest",
    ("POST", "/api/me/account"): "account",
    ("DELETE", "/api/me"): "account",
    ("POST", "/api/session"): "login",
    ("POST", "/api/passkeys/login/begin"): "login",
    ("POST", "/api/passkeys/login/finish"): "login",
    ("POST", "/api/quick"): "table",
    ("POST", "/api/tables"): "table",
    ("POST", "/api/tables/{}/rematch"): "table",
    ("POST", "/api/tables/{}/clone"): "table",
    ("POST", "/api/tables/{}/moves"): "move",
    ("POST", "/api/tables/{}/undo"): "move",
    ("POST", "/api/tables/{}/chat"): "chat",
    ("POST", "/api/tables/{}/report"): "report",
}


class Limits:
    """All buckets of this process."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.persons = {name: Buckets(kind.person) for name, kind in KINDS.items()}
        self.addresses = {name: Buckets(kind.address) for name, kind in KINDS.items()}

    def check(self, kind: str, person: str | None, address: str) -> None:
        """Refused when this was done too often of late."""
        if not self.on:
            return
        wait = self.addresses[kind].take(address)
        if not wait and person:
            wait = self.persons[kind].take(person)
        if wait:
            raise TooMany(wait)


class TooMany(Refused):
    """Says when to try again."""

    def __init__(self, wait: float) -> None:
        seconds = math.ceil(wait)
        super().__init__("too-many", f"too many at once; try again in {seconds} seconds")
        self.headers = {"Retry-After": str(seconds)}
