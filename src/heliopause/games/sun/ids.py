"""The ids by which documents name things, and the numbers that states hold for them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from heliopause.games.sun import tasks
from heliopause.games.sun.boards import BasicAction
from heliopause.games.sun.catalog import Catalog, Space
from heliopause.games.sun.layout import AT_WILL, EXTRA, FOOD
from heliopause.games.sun.tables import Tables
from heliopause.games.sun.verbs import COLUMNS, LEVELS, TYPES
from heliopause.kernel.names import Names

PLACED_DISCS: Final = Names(("food", "ore", "star"), FOOD)
DISCS: Final = Names((*PLACED_DISCS.numbers, "unsettled"), FOOD)  # an outpost whose disc is still to be chosen
PHASES: Final = Names(
    ("action", "after-action", "production", "after-production", "achievement", "end-of-turn", "start-of-turn"),
    tasks.ACTION_PHASE,
)
ENDINGS: Final = Names(("no", "this-round", "final-round"))
COLUMN_NAMES: Final = Names(COLUMNS)
TYPE_NAMES: Final = Names(TYPES)
LEVEL_NAMES: Final = Names(LEVELS, 1)
DECK_NAMES: Final = Names(("II", "III", "IIII", "A", "B"))
ROW_NAMES: Final = Names(LEVELS[1:])
INNOVATIONS: Final = Names(("A", "B"))


class Ids:
    """All ids of an edition at a table of so many players."""

    def __init__(self, catalog: Catalog, t: Tables, players: int) -> None:
        self.catalog = catalog
        self.t = t
        self.players = players
        self.technologies = Names(card.id for card in catalog.technologies)
        self.events = Names(card.id for card in catalog.events)
        self.systems = Names(card.id for card in catalog.systems)
        self.achievements = Names(card.id for card in catalog.achievements)
        self.guilds = Names(guild.id for guild in catalog.guilds)
        self.factions = Names(faction.id for faction in catalog.factions)
        self.slots = Names(slot.id for slot in catalog.slots)
        self.locations = Names(location.id for location in catalog.board(players).locations)
        self.locations.add(("extra",), EXTRA)
        self.spaces = self._spaces()
        self.powers = Names(self._powers())  # at will

    def _spaces(self) -> Names:
        """`basic:2:1` is the first space of basic Action 2; other spaces are named after their card."""
        t = self.t
        names = Names(_basic(self.catalog.box(self.players).actions), t.basic_first[self.players])
        for guild, first in zip(self.catalog.guilds, t.guild_space, strict=True):
            names.add(printed(f"guild:{guild.id}", guild.spaces), first)
        for card, first in zip(self.catalog.technologies, t.tech_spaces, strict=True):
            names.add(printed(f"tech:{card.id}", card.spaces), first)
        if t.dyson_event >= 0:
            names.add((f"event:{self.events[t.dyson_event]}",), t.dyson_space)
        return names

    def _powers(self) -> Iterator[str]:
        """Powers at will are named after the card that gives them."""
        t = self.t
        for number in range(len(t.will_kind)):
            bit = AT_WILL << number
            if bit in t.tech_power:
                yield self.technologies[t.tech_power.index(bit)]
            else:
                yield self.systems[t.system_gift.index(bit)]


def _basic(actions: Iterable[BasicAction]) -> Iterator[str]:
    for number, action in enumerate(actions, 1):
        for space in range(len(action.surcharges)):
            yield f"basic:{number}:{space + 1}"


def printed(card: str, spaces: Iterable[Space]) -> Iterator[str]:
    """Each Action of the card and each space of it; a card with one space is named alone."""
    rows = list(spaces)
    if len(rows) == 1 and rows[0].count == 1:
        yield card
        return
    for number, row in enumerate(rows, 1):
        for space in range(row.count):
            yield f"{card}:{number}:{space + 1}"
