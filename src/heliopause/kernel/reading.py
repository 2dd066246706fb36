"""From items of content to records: abilities, costs and conditions parsed, what is wrong collected, not raised."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from heliopause.kernel.content import Item
from heliopause.kernel.effects import Ability, Atom, Condition, Language
from heliopause.kernel.errors import ContentError

Read = TypeVar("Read")

NOTHING = Ability((), ())  # stands in for what could not be read; never leaves a failed load


@dataclass(frozen=True, slots=True)
class Component:
    """What every record of a component begins with."""

    id: str
    provenance: str
    note: str


def source(item: Item) -> tuple[str, str, str]:
    return item.id, item.text("provenance"), item.text("note")


class ItemReader:
    """Reads the texts of items. A subclass says in `sense` what its grammar allows and its game does not have."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.findings: list[str] = []

    def sense(self, item: Item, name: str, ability: Ability) -> Iterator[str]:
        """What is wrong with an ability in this field of this item."""
        yield from ()

    def ability(self, item: Item, name: str) -> Ability | None:
        return self.must(item, name) if item.has(name) else None

    def must(self, item: Item, name: str, owner: Item | None = None) -> Ability:
        """`owner` is the item that a row belongs to, when it matters for what makes sense."""
        return self.parse(item, name, item.text(name), owner)

    def abilities(self, item: Item, name: str) -> tuple[Ability, ...]:
        """Every ability of a list, each with its number in what is said about it."""
        texts = item.texts(name)
        return tuple(
            self.parse(item, f"{name}.{number}" if len(texts) > 1 else name, text)
            for number, text in enumerate(texts, 1)
        )

    def parse(self, item: Item, name: str, text: str, owner: Item | None = None) -> Ability:
        ability = self._read(self.language.parse, item, name, text)
        if ability is None:
            return NOTHING
        for mistake in self.sense(owner or item, name, ability):
            self.find(item, name, mistake)
        return ability

    def cost(self, item: Item, name: str) -> tuple[Atom, ...]:
        if not item.has(name):
            return ()
        return self._read(self.language.parse_cost, item, name, item.text(name)) or ()

    def condition(self, item: Item, name: str) -> Condition:
        return self._read(self.language.parse_condition, item, name, item.text(name)) or Condition(())

    def counter(self, item: Item, name: str, text: str) -> str:
        return self._read(self.language.parse_counter, item, name, text) or ""

    def find(self, item: Item, name: str, problem: str) -> None:
        self.findings.append(f"{item.place}.{name}: {problem}")

    def _read(self, parse: Callable[[str, str], Read], item: Item, name: str, text: str) -> Read | None:
        try:
            return parse(text, f"{item.place}.{name}")
        except ContentError as error:
            self.findings.extend(error.lines)
            return None


# Totals that a rulebook prints


def total(what: str, have: int, want: int, clauses: str) -> Iterator[str]:
    if have != want:
        yield f"{what}: there are {have}, the rulebook has {want} ({clauses})"


def twice(items: Iterable[Hashable]) -> list[Hashable]:
    return [item for item, times in Counter(items).items() if times > 1]
