"""The elements of the boards, by ids such as `space:basic:2:1` or `ship:sol:0:1`, and which of them an option is about.

Two that belong to one option stand in the order in which a hand goes over them: the ship, then where it flies; the
card, then its place. Nearly every option has one; what only goes on or ends something has none.
"""

from __future__ import annotations

from collections.abc import Callable

from heliopause.games.sun import codes, tasks
from heliopause.games.sun.ids import COLUMN_NAMES, PHASES, PLACED_DISCS, TYPE_NAMES, Ids
from heliopause.games.sun.layout import ACHIEVEMENT, FACTION, SLOT_CARD, SYSTEM_AT
from heliopause.games.sun.rules.sun import Sun
from heliopause.games.sun.stack import running
from heliopause.kernel.state import top

TRACKS = ("food", "ore", "automation")
EXCHANGES = ("supply", "ship", "population")  # what is given into population, or given away
PRODUCTIONS = ("grow", "mine", "trade")
STOCKS = ("ore", "population")


def targets(s: Sun, ids: Ids, code: int) -> list[str]:
    find = _KINDS.get(codes.verb_of(code))
    return find(s, ids, codes.first_of(code), codes.second_of(code)) if find else []


def ship(ids: Ids, seat: int, loc: int, level: int) -> str:
    return f"ship:{ids.locations[loc]}:{seat}:{level}"


def location(ids: Ids, loc: int) -> str:
    return f"location:{ids.locations[loc]}"


def technology(ids: Ids, card: int) -> str:
    return f"technology:{ids.technologies[card]}"


def track(kind: int) -> str:
    """Where a disc of this kind comes from; a star disc only goes somewhere."""
    name = PLACED_DISCS[kind]
    return f"track:{name if name in TRACKS else TRACKS[-1]}"


def source(s: Sun, ids: Ids) -> list[str]:
    """The card that the running effect comes from."""
    program = running(s)
    kind, item = divmod(program[5], 256) if program else (0, 0)
    if kind == tasks.FROM_SPACE:
        return [f"space:{ids.spaces[item]}"]
    if kind == tasks.FROM_BONUS:
        return [technology(ids, item)]
    if kind in (tasks.FROM_CONTROL, tasks.FROM_COLONY):
        return [f"system:{ids.systems[item]}"]
    if kind == tasks.FROM_EVENT:
        return [f"event:{ids.events[item]}"]
    if kind == tasks.FROM_MAT:
        return [f"faction:{ids.factions[s.cells[FACTION + s.seat]]}"]
    if kind == tasks.FROM_INNOVATION:
        return [f"faction:{ids.factions[item // 2]}"]
    if kind == tasks.FROM_POWER:
        return [f"power:{ids.powers[item]}"]
    return []


def _space(_s: Sun, ids: Ids, space: int, _b: int) -> list[str]:
    return [f"space:{ids.spaces[space]}"]


def _copied(s: Sun, ids: Ids, space: int, _b: int) -> list[str]:
    """Every space with that Action."""
    first = s.t.space_first
    return [f"space:{ids.spaces[other]}" for other in range(s.t.spaces) if first[other] == first[space]]


def _power(_s: Sun, ids: Ids, number: int, _b: int) -> list[str]:
    return [f"power:{ids.powers[number]}"]


def _source(s: Sun, ids: Ids, _a: int, _b: int) -> list[str]:
    return source(s, ids)


def _proceed(_s: Sun, _ids: Ids, _a: int, _b: int) -> list[str]:
    return [f"phase:{PHASES[tasks.ACHIEVEMENT_PHASE]}"]


def _slot(s: Sun, ids: Ids, slot: int, _b: int) -> list[str]:
    card = s.cells[SLOT_CARD + slot]
    place = f"slot:{ids.slots[slot]}"
    return [technology(ids, card), place] if card >= 0 else [place]


def _type(_s: Sun, _ids: Ids, kind: int, _b: int) -> list[str]:
    return [f"type:{TYPE_NAMES[kind.bit_length() - 1]}"]


def _technology(_s: Sun, ids: Ids, card: int, _b: int) -> list[str]:
    return [technology(ids, card)]


def _location(_s: Sun, ids: Ids, loc: int, _b: int) -> list[str]:
    return [location(ids, loc)]


def _ship(s: Sun, ids: Ids, loc: int, level: int) -> list[str]:
    return [ship(ids, s.seat, loc, level)]


def _move(s: Sun, ids: Ids, loc: int, packed: int) -> list[str]:
    return [ship(ids, s.seat, loc, packed >> 4), location(ids, packed & 15)]


def _settle(s: Sun, ids: Ids, level: int, _b: int) -> list[str]:
    return [ship(ids, s.seat, top(s)[2], level)]


def _track(_s: Sun, _ids: Ids, kind: int, _b: int) -> list[str]:
    return [track(kind)]


def _disc(s: Sun, ids: Ids, where: int, kind: int) -> list[str]:
    place = f"system:{ids.systems[top(s)[2]]}" if where == codes.SECOND else location(ids, where)
    return [track(kind), place]


def _system_at(s: Sun, ids: Ids, loc: int, _b: int) -> list[str]:
    card = s.cells[SYSTEM_AT + loc]
    place = location(ids, loc)
    return [f"system:{ids.systems[card]}", place] if card >= 0 else [place]


def _system(_s: Sun, ids: Ids, card: int, _b: int) -> list[str]:
    return [f"system:{ids.systems[card]}"]


def _shift(_s: Sun, _ids: Ids, start: int, column: int) -> list[str]:
    return [f"column:{COLUMN_NAMES[one]}" for one in dict.fromkeys((start, column))]


def _achievement(s: Sun, ids: Ids, place: int, _b: int) -> list[str]:
    return [f"achievement:{ids.achievements[s.cells[ACHIEVEMENT + place]]}"]


def _swap(s: Sun, ids: Ids, packed: int, kind: int) -> list[str]:
    return [track(kind), *_achievement(s, ids, packed // 8, 0)]


def _guild(_s: Sun, ids: Ids, guild: int, _b: int) -> list[str]:
    return [f"guild:{ids.guilds[guild]}"]


def _faction(_s: Sun, ids: Ids, faction: int, _b: int) -> list[str]:
    return [f"faction:{ids.factions[faction]}"]


def _fixed(*found: str) -> Callable[[Sun, Ids, int, int], list[str]]:
    return lambda _s, _ids, _a, _b: list(found)


_KINDS: dict[int, Callable[[Sun, Ids, int, int], list[str]]] = {
    codes.ACT: _space,
    codes.USE: _power,
    codes.PROCEED: _proceed,
    codes.SLOT: _slot,
    codes.TYPE: _type,
    codes.CARD: _technology,
    codes.DRAW: _type,
    codes.DO: _source,
    codes.PICK: _source,
    codes.BUILD_AT: _location,
    codes.POP_AT: _location,
    codes.RAISE: _ship,
    codes.MOVE: _move,
    codes.TRACK: _track,
    codes.DISC: _disc,
    codes.BONUS: _system_at,
    codes.TARGET: _system_at,
    codes.SETTLE_SHIP: _settle,
    codes.SHIFT_CUBE: _shift,
    codes.GROW: _fixed("track:food", "production:grow"),
    codes.MINE: _fixed("track:ore", "production:mine"),
    codes.TRADE: _fixed("production:trade"),
    codes.BUY_POP: _fixed("exchange:supply"),
    codes.DECOMMISSION: _ship,
    codes.SELL_POP: _fixed("exchange:population"),
    codes.CLAIM: _achievement,
    codes.COVER: _guild,
    codes.COPY: _copied,
    codes.RECALL: _technology,
    codes.ANNEX: _system,
    codes.RETIRE: _ship,
    codes.ATTACH: _location,
    codes.RECLAIM: _slot,
    codes.SWAP: _swap,
    codes.PAY_POP: _fixed("stock:population"),
    codes.PAY_ORE: _fixed("stock:ore"),
    codes.MAT: _faction,
}
