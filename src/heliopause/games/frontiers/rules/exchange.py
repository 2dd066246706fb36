"""One colony for another: Terraforming Engineers and Doomed Colony (chapter CARD)."""

from mypy_extensions import i64

from heliopause.games.frontiers import codes, journal, ops
from heliopause.games.frontiers.layout import (
    ANY_KIND,
    COLONIES,
    COLONISTS,
    COLONY,
    COLONY_SLOTS,
    EXPLORED,
    EXPLORED_SLOTS,
    FIRST_HOME,
    FRESH,
    GOOD,
    OORT_KIND,
    PLACE,
    RETURNING,
    WORLD,
)
from heliopause.games.frontiers.rules.frontiers import (
    Frontiers,
    colony_slot,
    kind_now,
    place_good,
    remove_explored,
    return_good,
    take_good,
)
from heliopause.games.frontiers.rules.powers import in_group
from heliopause.kernel.codes import encode
from heliopause.kernel.state import note


def replacement_options(s: Frontiers, seat: i64, rows: list[int], found: list[int]) -> None:
    """Colonies that were there before this action, worlds of the same kind and not too dear (NF-CARD-13 to 18, 22)."""
    c = s.cells
    t = s.t
    dearer: i64 = -1
    i: i64 = 0
    while i < len(rows):
        row: i64 = rows[i]
        if t.rows[row] == ops.REPLACE and t.rows[row + 1] > dearer:
            dearer = t.rows[row + 1]
        i += 2
    if dearer < 0:
        return
    fresh: i64 = c[FRESH + seat]
    slot: i64 = 0
    while slot < c[COLONIES + seat]:
        tile: i64 = c[COLONY + seat * COLONY_SLOTS + slot]
        if not fresh & (1 << slot) and not t.military[tile]:
            at: i64 = WORLD + seat * EXPLORED_SLOTS
            end: i64 = at + c[EXPLORED + seat]
            while at < end:
                world: i64 = c[at]
                more: i64 = t.cost[world] - t.cost[tile]
                if not t.military[world] and more >= 0 and more <= dearer and alike(s, tile, world):
                    if enough_people(s, seat, tile, world):
                        found.append(encode(codes.REPLACE, tile, world))
                at += 1
        slot += 1


def alike(s: Frontiers, tile: i64, world: i64) -> bool:
    """Of the same kind; gray counts, but not for the any-kind world (NF-CARD-14, NF-CARD-25)."""
    one = kind_now(s, tile)
    other = kind_now(s, world)
    if one == ANY_KIND:
        return other > 0
    if other == ANY_KIND:
        return one > 0
    return one == other


def enough_people(s: Frontiers, seat: i64, tile: i64, world: i64) -> bool:
    """The colonists that stand there, and those on the mat if more are needed (NF-CARD-22)."""
    there: i64 = s.t.people[tile] + s.cells[COLONISTS + seat]
    return there >= s.t.people[world]


def replace(s: Frontiers, seat: i64, tile: i64, world: i64) -> None:
    """Naming the kind of the any-kind world, if that is what makes them alike (NF-CARD-28)."""
    if kind_now(s, tile) == ANY_KIND:
        s.cells[OORT_KIND] = kind_now(s, world)
    elif kind_now(s, world) == ANY_KIND:
        s.cells[OORT_KIND] = kind_now(s, tile)
    exchange(s, seat, tile, world)


def exchange(s: Frontiers, seat: i64, tile: i64, world: i64) -> None:
    """The old good goes, colonists are added or come back, a windfall world gets its good (NF-CARD-19 to 24)."""
    c = s.cells
    t = s.t
    note(s, journal.REPLACES, seat, tile, world)
    slot = colony_slot(s, seat, tile)
    if c[GOOD + seat * COLONY_SLOTS + slot] > 0:
        kind = take_good(s, seat, slot)
        return_good(s, kind)
        note(s, journal.LOSES_GOOD, seat, tile, kind)
    back: i64 = t.people[tile] - t.people[world]
    c[COLONISTS + seat] += back
    if back > 0:
        note(s, journal.COLONISTS_BACK, seat, back)
    remove_explored(s, seat, world)
    c[COLONY + seat * COLONY_SLOTS + slot] = world
    c[FRESH + seat] |= 1 << slot
    if tile < FIRST_HOME:  # a home colony leaves the game (NF-AMB-42)
        c[PLACE + tile] = RETURNING
    if t.windfall[world]:
        place_good(s, seat, slot, t.kind[world])


# ---------------------------------------------------------------- a colony that exchanges itself (NF-AMB-45)


def evacuation_options(s: Frontiers, seat: i64, rows: list[int], found: list[int]) -> None:
    c = s.cells
    t = s.t
    i: i64 = 0
    while i < len(rows):
        row: i64 = rows[i]
        if t.rows[row] == ops.EVACUATE:
            tile: i64 = rows[i + 1]
            at: i64 = WORLD + seat * EXPLORED_SLOTS
            end: i64 = at + c[EXPLORED + seat]
            while at < end:
                if in_group(s, t.rows[row + 1], c[at]) and enough_people(s, seat, tile, c[at]):
                    found.append(encode(codes.EVACUATE, tile, c[at]))
                at += 1
        i += 2
