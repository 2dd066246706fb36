"""What happens at tables, for whoever wants to know: notifications, metrics. A receiver must not take long."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TurnChanged:
    """Somebody else must choose now, or nobody any more."""

    table: str
    title: str
    version: int
    seat: int | None
    person: str | None  # who sits there, if it is a person
    here: bool  # and has the page open


@dataclass(frozen=True, slots=True)
class Reminder:
    """A person thinks longer than agreed."""

    table: str
    title: str
    seat: int
    person: str


@dataclass(frozen=True, slots=True)
class MoveMade:
    """A move was committed; `seconds` from its arrival to its broadcast."""

    table: str
    bot: bool
    seconds: float


@dataclass(frozen=True, slots=True)
class TableEnded:
    table: str
    status: str


@dataclass(frozen=True, slots=True)
class BotFailed:
    table: str
    bot: str
    reason: str


Signal = TurnChanged | Reminder | MoveMade | TableEnded | BotFailed


class Signals:
    def __init__(self) -> None:
        self.receivers: list[Callable[[Signal], None]] = []

    def send(self, signal: Signal) -> None:
        for receiver in self.receivers:
            receiver(signal)
