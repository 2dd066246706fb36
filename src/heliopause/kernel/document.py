"""Reading JSON documents that others wrote: every value knows its address, and every refusal names it."""

import difflib
from collections.abc import Collection, Iterator, Mapping
from typing import NoReturn

from heliopause.kernel.errors import InputError

MOST_SHOWN = 40
MOST_TEXT = 200
HUGE = 10**12  # no number of a document comes near this, seeds aside


class Part:
    """One value of a document and its place there, such as `position.seats[2].ore`."""

    __slots__ = ("place", "value")

    def __init__(self, value: object, place: str) -> None:
        self.value = value
        self.place = place

    def refuse(self, what: str, *clauses: str) -> NoReturn:
        cited = f" ({', '.join(clauses)})" if clauses else ""
        raise InputError(f"{self.place}: {what}{cited}")

    # ------------------------------------------------------------------ tables

    def table(self) -> Mapping[object, object]:
        if not isinstance(self.value, Mapping):
            self.refuse(f"must be a table, not {shown(self.value)}")
        return self.value

    def keys_among(self, known: Collection[str]) -> None:
        """Refuse a key that nobody reads: it is a slip of the pen."""
        for key in self.table():
            if key not in known:
                self.refuse(f"there is no field {shown(key)}{guess(key, known)}")

    def get(self, key: str) -> "Part | None":
        table = self.table()
        return Part(table[key], f"{self.place}.{key}") if key in table else None

    def need(self, key: str) -> "Part":
        part = self.get(key)
        if part is None:
            self.refuse(f"the field {key!r} is missing")
        return part

    def named(self, names: Mapping[str, int], what: str) -> Iterator[tuple[int, "Part"]]:
        """The entries of a table whose keys are names of things."""
        for key, value in self.table().items():
            if not isinstance(key, str) or key not in names:
                self.refuse(f"there is no {what} {shown(key)}{guess(key, names)}")
            yield names[key], Part(value, f"{self.place}.{key}")

    # ------------------------------------------------------------------ lists

    def items(self, most: int | None = None) -> list["Part"]:
        if not isinstance(self.value, list | tuple):
            self.refuse(f"must be a list, not {shown(self.value)}")
        if most is not None and len(self.value) > most:
            self.refuse(f"holds {len(self.value)} entries where {most} are the most")
        return [Part(value, f"{self.place}[{number}]") for number, value in enumerate(self.value)]

    # ------------------------------------------------------------------ single values

    def whole(self, least: int = 0, most: int = HUGE) -> int:
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool):
            self.refuse(f"must be a whole number, not {shown(value)}")
        if not least <= value <= most:
            bounds = f"must be from {least} to {most}" if most < HUGE else f"must be {least} or more, and no giant"
            self.refuse(f"{bounds}, not {shown(value)}")
        return value

    def text(self) -> str:
        if not isinstance(self.value, str):
            self.refuse(f"must be a text, not {shown(self.value)}")
        if len(self.value) > MOST_TEXT or not self.value.isprintable():
            self.refuse(f"must be a printable line of at most {MOST_TEXT} signs, not {shown(self.value)}")
        return self.value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            self.refuse(f"must be true or false, not {shown(self.value)}")
        return self.value

    def name(self, names: Mapping[str, int], what: str) -> int:
        """The number of a thing that is given by its name."""
        value = self.value
        if not isinstance(value, str) or value not in names:
            self.refuse(f"there is no {what} {shown(value)}{guess(value, names)}")
        return names[value]


def fixed(part: Part, key: str, value: str) -> None:
    said = part.get(key)
    if said and said.value != value:
        said.refuse(f"this is {value!r}")


def guess(wrong: object, known: Collection[str]) -> str:
    """What may have been meant; of a few names, all."""
    near = difflib.get_close_matches(wrong, known, 1) if isinstance(wrong, str) and len(wrong) < 100 else []
    if near:
        return f"; did you mean {near[0]!r}?"
    return f"; there are {', '.join(known)}" if 0 < len(known) <= 8 else ""


def shown(value: object) -> str:
    """A value in a message: on one line and short, whatever it is."""
    if isinstance(value, Mapping):
        return "a table"
    if isinstance(value, list | tuple):
        return "a list"
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and abs(value) >= 10**MOST_SHOWN:
        return "a huge number"
    text = ascii(value)
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 3] + "..."
