"""The stack of tasks in documents: every frame with the names of its arguments (tasks.py says what they mean)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from heliopause.games.sun import ops, tasks
from heliopause.games.sun.ids import LEVEL_NAMES, PHASES, TYPE_NAMES, Ids
from heliopause.games.sun.layout import COLUMNS, CUBES_PER_SEAT, LEVELS
from heliopause.games.sun.verbs import COLUMNS as LETTERS
from heliopause.kernel import frames
from heliopause.kernel.document import Part
from heliopause.kernel.frames import Flag, Name, Number, Several
from heliopause.kernel.names import Names

MOST_MARKS: Final = 9
MARK_BITS: Final = 6


class Type:
    """One technology type, a mask of a single bit in states; null while it is open."""

    def write(self, value: int) -> str | None:
        return TYPE_NAMES[value.bit_length() - 1] if value else None

    def read(self, part: Part) -> int:
        return 0 if part.value is None else 1 << part.name(TYPE_NAMES.numbers, "type")


class Source:
    """What a program comes from, such as `space tech:plasma-cannon`; null for none."""

    def __init__(self, ids: Ids) -> None:
        innovations = Names(f"{faction.id}:{letter}" for faction in ids.catalog.factions for letter in ("A", "B"))
        self.kinds: dict[int, tuple[str, Names]] = {
            tasks.FROM_BONUS: ("technology", ids.technologies),
            tasks.FROM_SPACE: ("space", ids.spaces),
            tasks.FROM_CONTROL: ("control", ids.systems),
            tasks.FROM_COLONY: ("colony", ids.systems),
            tasks.FROM_EVENT: ("event", ids.events),
            tasks.FROM_MAT: ("mat", ids.factions),
            tasks.FROM_INNOVATION: ("innovation", innovations),
            tasks.FROM_POWER: ("power", ids.powers),
            tasks.FROM_TRIGGER: ("trigger", Names(("after-grow", "after-colonize", "after-known-research"))),
        }

    def write(self, value: int) -> str | None:
        if value == 0:
            return None
        kind, names = self.kinds[value >> 8]
        return f"{kind} {names[value & 255]}"

    def read(self, part: Part) -> int:
        if part.value is None:
            return 0
        kind, _, name = part.text().partition(" ")
        words = {word: number for number, (word, _) in self.kinds.items()}
        number = Part(kind, part.place).name(words, "source of effects")
        return number << 8 | Part(name, part.place).name(self.kinds[number][1].numbers, kind)


class Place:
    """Where a program stands, as a place in the compiled code of this edition."""

    def __init__(self, ids: Ids) -> None:
        self.end = len(ids.t.code)

    def write(self, value: int) -> int:
        return value

    def read(self, part: Part) -> int:
        place = part.whole(0, self.end - 1)
        if place % ops.OP:
            part.refuse(f"{place} is no beginning of an operation; those are multiples of {ops.OP}")
        return place


class Options:
    """The lettered options of a choice, as a place in the lists of this edition."""

    def __init__(self, ids: Ids) -> None:
        lists = ids.t.lists
        self.places: list[int] = []
        place = 0
        while place < len(lists):
            self.places.append(place)
            place += 1 + 2 * lists[place]

    def write(self, value: int) -> int:
        return value

    def read(self, part: Part) -> int:
        place = part.whole()
        if place not in self.places:
            part.refuse(f"{place} is no beginning of a list of options")
        return place


class Marks:
    """The ships that an effect upgraded already: where they are and their level since then."""

    def __init__(self, ids: Ids) -> None:
        self.locations = ids.locations

    def write(self, value: int) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        while value:
            location, level = divmod((value & 63) - 1, LEVELS)
            found.append({"at": self.locations[location], "level": level + 1})
            value >>= MARK_BITS
        return found

    def read(self, part: Part) -> int:
        value = 0
        for item in reversed(part.items(MOST_MARKS)):
            item.keys_among(("at", "level"))
            location = item.need("at").name(self.locations.numbers, "location")
            value = value << MARK_BITS | location * LEVELS + item.need("level").whole(1, LEVELS)
        return value


def arguments(ids: Ids) -> frames.Tasks:
    """For every task its number and its arguments in order."""
    location = Name(ids.locations, "location")
    locations = Several(ids.locations, "location")
    slot = Name(ids.slots, "slot")
    level = Number(1, LEVELS)
    flag = Flag()
    research = Several(Names(("known", "skip-prerequisites", "no-bonus", "private")), "kind of research")
    program = Several(Names(("in-action", "research-only", "started")), "flag")
    cube_sources = Name(Names(("supply", "supply-from-right", "population"), ops.SUPPLY), "source of cubes")
    return {
        "TURN": (tasks.TURN, {"phase": Name(PHASES, "phase")}),
        "PROGRAM": (tasks.PROGRAM, {"at": Place(ids), "x": Number(), "flags": program, "source": Source(ids)}),
        "DRAFT": (tasks.DRAFT, {}),
        "UNPACK": (tasks.UNPACK, {"place": Number(0, ids.players - 1)}),
        "DECIDE": (tasks.DECIDE, {"skip_to": Place(ids)}),
        "CHOOSE": (
            tasks.CHOOSE,
            {
                "times": Number(),
                "options": Options(ids),
                "used": Several(Names("ABCDEFGH"), "option"),
                "different": flag,
            },
        ),
        "BUILD": (
            tasks.BUILD,
            {
                "cubes": Number(0, CUBES_PER_SEAT),
                "source": cube_sources,
                "level": level,
                "place": Name(Names(("usual", "deep-space"), ops.USUAL), "place to build"),
            },
        ),
        "AUTOMATE": (tasks.AUTOMATE, {"tracks": Number(3, 3)}),
        "UPGRADE": (
            tasks.UPGRADE,
            {"ships": Number(), "levels": level, "up_to": flag, "done": Marks(ids)},
        ),
        "SPREAD": (tasks.SPREAD, {"levels": Number()}),
        "JUMP": (
            tasks.JUMP,
            {"points": Number(), "guard": Name(Names(("none", "guarded", "stealthy")), "guard")},
        ),
        "WARP": (tasks.WARP, {"ships": Number()}),
        "PLACE": (tasks.PLACE, {"outposts": locations}),
        "BONUSES": (tasks.BONUSES, {"due": locations}),
        "RESEARCH": (
            tasks.RESEARCH,
            {
                "levels": Several(Names(LEVEL_NAMES.numbers), "level"),
                "flags": research,
                "step": Name(Names(("slot", "event", "card")), "step"),
                "slot": Name(ids.slots, "slot", -1),
            },
        ),
        "DISCOVER": (tasks.DISCOVER, {"slot": slot, "type": Type(), "flags": research, "revealed": flag}),
        "PRIVATE": (tasks.PRIVATE, {"level": Number(2, 3), "revealed": flag}),
        "COLONIZE": (tasks.COLONIZE, {"unclaimed": flag}),
        "SETTLE": (tasks.SETTLE, {"location": location, "power": Number(), "highest": level}),
        "COLONY": (
            tasks.COLONY,
            {"system": Name(ids.systems, "System"), "disc": Number(0, 1), "overpaid": Number()},
        ),
        "SHIFT": (
            tasks.SHIFT,
            {"cubes": Number(), "from_right": flag, "target": Name(Names(LETTERS), "column", COLUMNS)},
        ),
        "COPY": (tasks.COPY, {"what": Name(Names(("research", "basic", "bonus"), ops.COPY_RESEARCH), "copy")}),
        "GUILD": (tasks.GUILD, {"level": Number(1, 2)}),
        "ANNEX": (tasks.ANNEX, {"keep": Number()}),
        "EVENT": (tasks.EVENT, {"event": Name(ids.events, "event")}),
        "MUSEUM": (tasks.MUSEUM, {}),
        "ATTACH": (tasks.ATTACH, {"event": Name(ids.events, "event")}),
        "TRADE": (tasks.TRADE, {"begun": flag}),
        "PAYMENT": (tasks.PAYMENT, {"returned": Number()}),
    }


def write_stack(stack: Sequence[int], ids: Ids) -> list[dict[str, Any]]:
    return frames.write(stack, arguments(ids))


def read_stack(part: Part, ids: Ids) -> list[int]:
    return frames.read(part, arguments(ids), ids.players)
