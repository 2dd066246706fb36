"""A refusal: the option somebody may expect, the clause that forbids it, the reason with its numbers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from heliopause.kernel.state import State
from heliopause.kernel.words import Value, Words

NO_OPTION = -1  # nothing that could be an option, such as passing


@dataclass(frozen=True, slots=True)
class Refusal:
    code: int  # the option that is missing
    what: str
    clause: str
    reason: str
    target: str  # the element of the board that looks choosable, "" without one

    def to_json(self) -> dict[str, str]:
        return {"what": self.what, "clause": self.clause, "reason": self.reason, "target": self.target}


class BaseRefuser(ABC):
    """Collects what is refused at one question. Refused is what is not among the options; nothing is decided here."""

    def __init__(self, words: Words, state: State) -> None:
        self.words = words
        self.offered = frozenset(state.options())
        self.found: list[Refusal] = []

    @abstractmethod
    def targets(self, code: int) -> list[str]:
        """The elements of the board that an option is about."""

    def missing(self, code: int) -> bool:
        return code not in self.offered

    def refuse(self, code: int, what: str, clause: str, reason: str, *, target: str = "", **args: Value) -> None:
        """`reason` names a message `no-...`; of an option the last of its elements is the target."""
        self.add(code, what, clause, self.words.say(f"no-{reason}", **args), target)

    def add(self, code: int, what: str, clause: str, reason: str, target: str = "") -> None:
        if not target and code != NO_OPTION:
            target = next(reversed(self.targets(code)), "")
        self.found.append(Refusal(code, self.words.say("what", what=what), clause, reason, target))
