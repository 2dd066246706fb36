"""What things are called: seats by the colours they have on the page, tiles, goals, actions, goods."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from heliopause.games.frontiers.catalog import Catalog, Tile
from heliopause.games.frontiers.layout import ANY_KIND, KIND_SET, KINDS
from heliopause.games.frontiers.verbs import ANY, GRAY
from heliopause.games.frontiers.verbs import KINDS as KIND_IDS
from heliopause.kernel.effects import Ability, Atom
from heliopause.kernel.words import ENGLISH, Value, words

MESSAGES = Path(__file__).parent.parent / "messages"

COLOURS = ("blue", "orange", "green", "pink", "silver")  # of the seats, in every game alike
KIND_NAMES = (GRAY, *KIND_IDS, ANY)  # by the numbers of the layout
assert len(KIND_NAMES) == KINDS + 2 == ANY_KIND + 1


class Speaker:
    """One language and one set of content: what every module of this package speaks with."""

    def __init__(self, catalog: Catalog, lang: str = ENGLISH) -> None:
        self.catalog = catalog
        self.words = words(MESSAGES, lang)
        self.tiles: tuple[Tile, ...] = (*catalog.worlds, *catalog.homes, *catalog.developments)
        self.called = {tile.id: tile.name for tile in self.tiles}
        self.any_tile = next((n for n, world in enumerate(catalog.worlds) if world.kind == ANY), -1)
        self.lines: dict[tuple[int, bool], str] = {}  # tiles once described (cards.py)
        # powers that take goods, by the numbers that the rules give them
        self.consuming = _numbered(self.tiles, "consume", _takes_goods)
        self.temporary = _numbered(self.tiles, "settle", _is_temporary)

    def say(self, message: str, **args: Value) -> str:
        return self.words.say(message, **args)

    # ------------------------------------------------------------------ players

    def seat(self, seat: int) -> str:
        return self.say("seat", colour=COLOURS[seat])

    # ------------------------------------------------------------------ tiles and the rest

    def tile(self, number: int) -> Tile:
        """By its number; the any-kind world with its kind set is that world."""
        return self.tiles[self.any_tile if number >= KIND_SET else number]

    def name(self, number: int) -> str:
        return self.tile(number).name

    def tile_called(self, called: str) -> str:
        return self.called[called]

    def face(self, number: int) -> str:
        return self.catalog.developments[number].name

    def action(self, number: int) -> str:
        return self.catalog.actions[number].name

    def goal(self, number: int) -> str:
        return self.catalog.goals[number].name

    def kind(self, number: int) -> str:
        return self.say("kind", kind=KIND_NAMES[number])


def _numbered(tiles: tuple[Tile, ...], phase: str, belongs: Callable[[Ability], bool]) -> list[tuple[int, Ability]]:
    return [
        (number, ability) for number, tile in enumerate(tiles) for ability in tile.powers_in(phase) if belongs(ability)
    ]


def _takes_goods(ability: Ability) -> bool:
    body = ability.steps[0].body
    return bool(ability.cost) or (isinstance(body, Atom) and body.verb == "sell")


def _is_temporary(ability: Ability) -> bool:
    return isinstance(ability.steps[0].body, Ability)
