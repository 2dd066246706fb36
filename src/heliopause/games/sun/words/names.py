"""What things are called: factions, locations by what lies there, spaces by their card, sources of running effects."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from heliopause.games.sun import tasks
from heliopause.games.sun.boards import Location
from heliopause.games.sun.catalog import Catalog, Technology
from heliopause.games.sun.ids import Ids
from heliopause.games.sun.layout import (
    AT_WILL,
    BOARD_SLOTS,
    EXTRA,
    FACTION,
    FOOD,
    ORE_DISC,
    PLAYERS,
    SLOT_CARD,
    SLOTS,
    SYSTEM_AT,
)
from heliopause.games.sun.rules.board import BASIC, DEEP_SPACE, EVENT_SPACE, GUILD_SPACE, TECHNOLOGY, kind_of
from heliopause.games.sun.rules.sun import Sun
from heliopause.kernel.effects import Ability
from heliopause.kernel.words import ENGLISH, Value, words

MESSAGES = Path(__file__).parent.parent / "messages"

LEVEL_NAMES = ("", "I", "II", "III", "IIII")
TYPE_NAMES = {1: "scientific", 2: "economic", 4: "military", 8: "commercial"}
COLUMN_NAMES = "ABCDE"
DISC_NAMES = {FOOD: "food", ORE_DISC: "ore"}


class Speaker:
    """One language and one set of content: what every module of this package speaks with."""

    def __init__(self, catalog: Catalog, tables: Mapping[int, Ids], lang: str = ENGLISH) -> None:
        self.catalog = catalog
        self.tables = tables  # the ids at a table of so many players
        self.words = words(MESSAGES, lang)

    def say(self, message: str, **args: Value) -> str:
        return self.words.say(message, **args)

    def ids(self, s: Sun) -> Ids:
        return self.tables[s.cells[PLAYERS]]

    # ------------------------------------------------------------------ factions

    def faction(self, number: int) -> str:
        faction = self.catalog.factions[number]
        known = f"short-{faction.id}"
        return self.say(known) if self.words.knows(known) else faction.name

    def seat(self, s: Sun, seat: int) -> str:
        number = s.cells[FACTION + seat]
        return self.faction(number) if number >= 0 else self.say("player", n=seat + 1)

    def faction_id(self, s: Sun, seat: int) -> str:
        """For messages whose grammar depends on the faction."""
        number = s.cells[FACTION + seat] if seat >= 0 else -1
        return self.catalog.factions[number].id if number >= 0 else "none"

    # ------------------------------------------------------------------ the exploration board

    def place(self, s: Sun, loc: int) -> str:
        system = s.cells[SYSTEM_AT + loc]
        if system >= 0:
            return self.catalog.systems[system].name
        if loc == EXTRA:
            return self.say("place-extra")
        return self.location(self.catalog.board(s.cells[PLAYERS]).locations[loc])

    def location(self, location: Location) -> str:
        """A printed location that no card covers."""
        known = f"place-{location.id}"
        if self.words.knows(known):
            return self.say(known)
        return self.say("place-of-kind", kind=location.kind, id=location.id)

    def at(self, s: Sun, loc: int) -> str:
        """Where something is: `at Sol`, `in Deep Space`."""
        deep_space = s.cells[SYSTEM_AT + loc] < 0 and kind_of(s, loc) == DEEP_SPACE
        return self.say("in-space" if deep_space else "at-place", place=self.place(s, loc))

    def disc(self, kind: int) -> str:
        return DISC_NAMES.get(kind, "star")

    def discs(self, mask: int) -> str:
        return self.words.join("and", [self.say("icon", kind=name) for bit, name in DISC_NAMES.items() if mask & bit])

    # ------------------------------------------------------------------ the technology board

    def slot(self, s: Sun, slot: int) -> str:
        """The technology there, or the undiscovered slot by the technologies it stands behind."""
        card = s.cells[SLOT_CARD + slot]
        if card >= 0:
            return self.catalog.technologies[card].name
        level = LEVEL_NAMES[s.t.slot_level[slot]]
        before = [left for left in range(BOARD_SLOTS) if s.t.slot_from[slot] & (1 << left)]
        cards = [s.cells[SLOT_CARD + left] for left in before]
        names = [self.catalog.technologies[card].name for card in cards if card >= 0]
        name = self.catalog.slots[slot].id.rpartition("-")[2]
        if len(names) < len(before) or not names:
            return self.say("slot-far", level=level, slot=name)
        return self.say("slot-behind", level=level, slot=name, names=self.words.join("and", names))

    def technology(self, number: int) -> Technology:
        return self.catalog.technologies[number]

    # ------------------------------------------------------------------ spaces and their Actions

    def space(self, s: Sun, space: int) -> str:
        kind, item = s.t.space_kind[space], s.t.space_item[space]
        if kind == GUILD_SPACE:
            return self.catalog.guilds[item].name
        if kind == TECHNOLOGY:
            return self.catalog.technologies[item].name
        if kind == EVENT_SPACE:
            return self.catalog.events[item].name
        return self.say("basic-spacefaring")

    def space_in_full(self, s: Sun, space: int) -> str:
        """With its number where several spaces lead to the same Action."""
        first = s.t.space_first[space]
        count = s.t.space_first.count(first)
        if count == 1:
            return self.space(s, space)
        return self.say("space-number", card=self.space(s, space), n=space - first + 1)

    def card_in_play(self, s: Sun, space: int) -> bool:
        """Whether the technology of the space lies on the board or beside a mat."""
        technology = s.t.space_kind[space] == TECHNOLOGY
        return technology and s.t.space_item[space] in s.cells[SLOT_CARD : SLOT_CARD + SLOTS]

    def action(self, s: Sun, space: int) -> Ability:
        kind, item = s.t.space_kind[space], s.t.space_item[space]
        if kind == BASIC:
            return self.catalog.box(s.cells[PLAYERS]).actions[item].action
        if kind == GUILD_SPACE:
            spaces, first = self.catalog.guilds[item].spaces, s.t.guild_space[item]
        elif kind == TECHNOLOGY:
            spaces, first = self.catalog.technologies[item].spaces, s.t.tech_spaces[item]
        else:
            spaces, first = self.catalog.events[item].spaces, s.t.dyson_space
        place = space - first
        for entry in spaces:
            if place < entry.count:
                return entry.action
            place -= entry.count
        raise LookupError(f"space {space} is not on its card")

    # ------------------------------------------------------------------ where a running effect comes from

    def source(self, s: Sun, source: int, seat: int) -> str:
        kind, item = divmod(source, 256)
        c = self.catalog
        if kind == tasks.FROM_BONUS:
            return self.say("source-bonus", card=c.technologies[item].name)
        if kind == tasks.FROM_SPACE:
            return self.say("source-space", card=self.space(s, item))
        if kind == tasks.FROM_CONTROL:
            return self.say("source-control", card=c.systems[item].name)
        if kind == tasks.FROM_COLONY:
            return self.say("source-colony", card=c.systems[item].name)
        if kind == tasks.FROM_EVENT:
            return self.say("source-event", card=c.events[item].name)
        if kind == tasks.FROM_MAT:
            return self.say("source-mat", card=self.seat(s, seat))
        if kind == tasks.FROM_INNOVATION:
            return self.say("source-innovation", card=self.faction(item // 2), letter="AB"[item % 2])
        if kind == tasks.FROM_POWER:
            return self.say("source-power", card=self.bearer(s, AT_WILL << item))
        return self.say("source-trigger", trigger=item)

    def bearer(self, s: Sun, bit: int) -> str:
        """The card or mat that gives a standing power."""
        for number, power in enumerate(s.t.tech_power):
            if power == bit:
                return self.catalog.technologies[number].name
        for number, power in enumerate(s.t.system_gift):
            if power == bit:
                return self.catalog.systems[number].name
        return self.faction(s.t.innovation_power.index(bit) // 2)
