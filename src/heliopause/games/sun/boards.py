"""The printed boards of Beyond the Sun, the setup and the trade ratios, as typed records."""

from __future__ import annotations

from dataclasses import dataclass

from heliopause.games.sun.reading import Reader
from heliopause.games.sun.verbs import LEVELS
from heliopause.kernel.content import Item
from heliopause.kernel.effects import Ability
from heliopause.kernel.reading import Component, source


@dataclass(frozen=True, slots=True)
class Slot(Component):
    level: int
    previous: tuple[str, ...]  # ids of the slots that lines join it to, one level to the left
    need: int
    event: bool
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Plan:
    """Sizes for drawing the technology board."""

    canvas: tuple[int, int]
    card: tuple[int, int]
    basic_box: tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class BasicAction:
    action: Ability
    surcharges: tuple[int, ...]  # one per space
    repeatable: bool


@dataclass(frozen=True, slots=True)
class Box(Component):
    """The Basic Spacefaring box for a number of players."""

    players: int
    actions: tuple[BasicAction, ...]


@dataclass(frozen=True, slots=True)
class Location:
    id: str
    kind: str
    specialties: tuple[str, ...]
    deck: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Board(Component):
    """A side of the exploration board."""

    players: tuple[int, ...]
    canvas: tuple[int, int]
    links: tuple[tuple[str, str], ...]
    locations: tuple[Location, ...]


@dataclass(frozen=True, slots=True)
class Setup(Component):
    players: int
    ore: tuple[int, ...]
    population: int
    ships: tuple[int, ...]
    systems_A: int
    systems_B: int
    random_events: int
    achievements_A: int
    achievements_B: int
    achievements_to_end: int


@dataclass(frozen=True, slots=True)
class Trade(Component):
    supply_for_ore: int
    ship_for_ore: int
    ore_for_pop: int


def read_slot(item: Item) -> Slot:
    return Slot(
        *source(item),
        level=LEVELS.index(item.text("level")) + 1,
        previous=item.texts("from"),
        need=item.number("need"),
        event=item.flag("event"),
        x=item.number("x"),
        y=item.number("y"),
    )


def read_box(item: Item, read: Reader) -> Box:
    actions = tuple(
        BasicAction(read.must(row, "action"), row.numbers("surcharges"), row.flag("repeatable"))
        for row in item.tables("actions")
    )
    return Box(*source(item), players=item.number("players"), actions=actions)


def read_board(item: Item) -> Board:
    return Board(
        *source(item),
        players=item.numbers("players"),
        canvas=_size(item.table("canvas")),
        links=tuple((link.text("from"), link.text("to")) for link in item.tables("links")),
        locations=tuple(
            Location(
                id=row.text("id"),
                kind=row.text("kind"),
                specialties=row.texts("specialties"),
                deck=row.text("deck"),
                x=row.number("x"),
                y=row.number("y"),
            )
            for row in item.tables("locations")
        ),
    )


def read_setup(item: Item) -> Setup:
    return Setup(
        *source(item),
        players=item.number("players"),
        ore=item.numbers("ore"),
        population=item.number("population"),
        ships=item.numbers("ships"),
        systems_A=item.number("systems_A"),
        systems_B=item.number("systems_B"),
        random_events=item.number("random_events"),
        achievements_A=item.number("achievements_A"),
        achievements_B=item.number("achievements_B"),
        achievements_to_end=item.number("achievements_to_end"),
    )


def read_plan(item: Item) -> Plan:
    box = item.table("basic_box")
    basic_box = (box.number("x"), box.number("y"), *_size(box))
    return Plan(_size(item.table("canvas")), _size(item.table("card")), basic_box)


def read_trade(item: Item) -> Trade:
    return Trade(
        *source(item),
        supply_for_ore=item.number("supply_for_ore"),
        ship_for_ore=item.number("ship_for_ore"),
        ore_for_pop=item.number("ore_for_pop"),
    )


def _size(item: Item) -> tuple[int, int]:
    return item.number("width"), item.number("height")
