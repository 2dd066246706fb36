"""What is stored of a table, as plain values."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from heliopause.server.wire import Ask, ChatLine, Clock


@dataclass(slots=True)
class SeatFacts:
    number: int
    kind: str  # open, person or bot
    person: str | None
    bot: str | None
    name: str
    left: float | None


@dataclass(slots=True)
class Facts:
    """The row of a table."""

    id: str
    game: str
    edition: str
    rules: str
    content: str
    title: str
    players: int
    options: dict[str, Any]
    seed: str
    commitment: str
    host: str
    key: str
    listed: bool
    clock: dict[str, Any]
    status: str
    version: int
    revision: int
    moves: int
    turn: int | None
    waiting_since: datetime | None
    deadline: datetime | None
    reminded: bool
    result: dict[str, Any] | None
    trouble: str | None
    cut: dict[str, Any] | None
    rematch: str | None
    source_table: str | None
    source_moves: int | None
    created: datetime
    changed: datetime

    def the_clock(self) -> Clock:
        return Clock(**self.clock)


@dataclass(slots=True)
class Entry:
    """A line of the log of a table."""

    version: int
    kind: str
    seat: int | None
    code: int | None
    moves: int
    person: str | None
    client_id: str | None
    lines: list[str]
    at: datetime


@dataclass(slots=True)
class Shot:
    """A state on the way."""

    moves: int
    rules: str
    content: str
    state: bytes
    position: bytes


@dataclass(slots=True)
class Stored:
    """Everything about one table."""

    facts: Facts
    seats: list[SeatFacts]
    entries: list[Entry]
    shot: Shot
    asks: list[Ask]
    chat: list[ChatLine]


def fold(entries: list[Entry]) -> list[int]:
    """The codes in force: moves in order, less what was taken back."""
    codes: list[int] = []
    for entry in entries:
        if entry.kind == "move":
            assert entry.code is not None
            codes.append(entry.code)
        else:
            del codes[entry.moves :]
    return codes
