"""The names by which documents call things, and the numbers that states hold for them."""

from collections.abc import Iterable


class Names:
    """The ids of one kind of thing, in the order of the content."""

    def __init__(self, ids: Iterable[str], first: int = 0) -> None:
        self.numbers: dict[str, int] = {}
        self.ids: dict[int, str] = {}
        self.add(ids, first)

    def add(self, ids: Iterable[str], first: int) -> None:
        for number, name in enumerate(ids, first):
            self.numbers[name] = number
            self.ids[number] = name

    def __getitem__(self, number: int) -> str:
        return self.ids[number]

    def of(self, number: int) -> str | None:
        """None is what a cell says that names nothing."""
        return self.ids[number] if number >= 0 else None

    def among(self, mask: int) -> list[str]:
        return [name for number, name in self.ids.items() if mask & (1 << number)]
