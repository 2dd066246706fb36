"""The state of New Frontiers, and the handling of its pieces: credits, chips, colonists, goods and worlds."""

from mypy_extensions import i64

from heliopause.games.frontiers import journal
from heliopause.games.frontiers.layout import (
    ACTION,
    ANY_KIND,
    BUILT,
    CHIPS,
    COLONIES,
    COLONISTS,
    COLONY,
    COLONY_SLOTS,
    CREDITS,
    DEVELOPED,
    ENDING,
    EXPLORED,
    EXPLORED_SLOTS,
    GOOD,
    GOODS_LEFT,
    IN_BAG,
    IN_THE_BAG,
    KIND_SET,
    MAT_SLOTS,
    OORT_KIND,
    OWNED,
    PLACE,
    PLAYERS,
    POOL,
    POOL_EMPTY,
    SELECTED,
    SELECTOR,
    SUPPLY,
    TRACK,
    WORLD,
    WORLDS,
)
from heliopause.games.frontiers.tables import Tables
from heliopause.kernel.rng import below
from heliopause.kernel.state import State, latch, note


class Frontiers(State):
    """What all chapters of the rules work on; `play.py` adds the running of tasks."""

    def __init__(self, t: Tables, cells: list[int], stack: list[int]) -> None:
        super().__init__(t.header, cells, stack)
        self.t: Tables = t


def nth(s: Frontiers, i: i64) -> i64:
    """Who does the action as number i: the selector, then along the track and round (NF-ROUND-08, NF-AMB-11)."""
    c = s.cells
    players: i64 = c[PLAYERS]
    if players == 2:
        who: i64 = c[SELECTOR]
        return who if i == 0 else 1 - who
    at: i64 = c[SELECTED]
    seat: i64 = c[TRACK + (at + i) % players]
    return seat


def disks(s: Frontiers) -> i64:
    """How many stand on the track: one per selection (NF-SETUP-20, NF-TWO-01)."""
    players: i64 = s.cells[PLAYERS]
    each: i64 = s.t.selections[players]
    return players * each


def selects(s: Frontiers, seat: i64) -> bool:
    """Whether this seat has selected the action now being done (NF-ROUND-10)."""
    return s.cells[SELECTOR] == seat and s.cells[ACTION] >= 0


def ends(s: Frontiers, seat: i64, condition: i64) -> None:
    """A condition once met stays met (NF-AMB-27)."""
    met: i64 = s.cells[ENDING]
    if not met & condition:
        s.cells[ENDING] = met | condition
        note(s, journal.ENDING, seat, condition)


# ---------------------------------------------------------------- credits, points, colonists


def gain_credits(s: Frontiers, seat: i64, n: i64, tile: i64) -> None:
    """Credits never run out (NF-INFO-01)."""
    if n > 0:
        s.cells[CREDITS + seat] += n
        note(s, journal.GAINS_CREDITS, seat, n, tile)


def pay_credits(s: Frontiers, seat: i64, n: i64) -> None:
    if n > 0:
        s.cells[CREDITS + seat] -= n
        note(s, journal.PAYS, seat, n)


def gain_points(s: Frontiers, seat: i64, n: i64, tile: i64) -> None:
    """Out of the pool, and all that are due when it is exhausted (NF-CHIP-01, NF-CHIP-03, NF-END-08)."""
    if n > 0:
        c = s.cells
        c[CHIPS + seat] += n
        note(s, journal.GAINS_POINTS, seat, n, tile)
        left: i64 = c[POOL] - n
        c[POOL] = left if left > 0 else 0
        if left <= 0:
            ends(s, seat, POOL_EMPTY)


def gain_colonists(s: Frontiers, seat: i64, n: i64, tile: i64) -> None:
    """As many as there are, possibly none (NF-SET-17)."""
    if n > 0:
        c = s.cells
        left: i64 = c[SUPPLY]
        given = n if n < left else left
        c[SUPPLY] -= given
        c[COLONISTS + seat] += given
        note(s, journal.GAINS_COLONISTS, seat, given, n, tile)


# ---------------------------------------------------------------- tiles


def kind_now(s: Frontiers, tile: i64) -> i64:
    """The kind of a colony or world in this action (NF-CARD-28)."""
    kind: i64 = s.t.kind[tile]
    if kind == ANY_KIND and s.cells[OORT_KIND] > 0:
        kind = s.cells[OORT_KIND]
    return kind


def seen_as(s: Frontiers, tile: i64) -> i64:
    """The tile whose groups it belongs to in this action: the any-kind world with its kind set is one of its own."""
    if tile == s.t.any_tile and s.cells[OORT_KIND] > 0:
        return KIND_SET + s.cells[OORT_KIND] - 1
    return tile


def colony_slot(s: Frontiers, seat: i64, tile: i64) -> i64:
    """The slot of a colony, -1 if it is none of this seat."""
    c = s.cells
    first: i64 = COLONY + seat * COLONY_SLOTS
    slot: i64 = 0
    while slot < c[COLONIES + seat]:
        if c[first + slot] == tile:
            return slot
        slot += 1
    return -1


def owns_face(s: Frontiers, seat: i64, face: i64) -> bool:
    c = s.cells
    at: i64 = BUILT + seat * MAT_SLOTS
    end: i64 = at + c[DEVELOPED + seat]
    while at < end:
        if c[at] == face:
            return True
        at += 1
    return False


def covered(s: Frontiers, seat: i64) -> i64:
    """Spaces of the mat under developments (NF-DEV-09, NF-AMB-15)."""
    c = s.cells
    n: i64 = 0
    at: i64 = BUILT + seat * MAT_SLOTS
    end: i64 = at + c[DEVELOPED + seat]
    while at < end:
        n += s.t.spaces[c[at]]
        at += 1
    return n


# ---------------------------------------------------------------- goods


def place_good(s: Frontiers, seat: i64, slot: i64, kind: i64) -> bool:
    """A good out of the supply onto a colony; none if there is none left (NF-PROD-09, NF-GOAL-30)."""
    c = s.cells
    tile: i64 = c[COLONY + seat * COLONY_SLOTS + slot]
    if c[GOODS_LEFT + kind] == 0:
        note(s, journal.NO_GOOD, seat, tile, kind)
        return False
    c[GOODS_LEFT + kind] -= 1
    c[GOOD + seat * COLONY_SLOTS + slot] = kind
    note(s, journal.PLACES_GOOD, seat, tile, kind)
    return True


def take_good(s: Frontiers, seat: i64, slot: i64) -> i64:
    """The good of a colony goes away; its kind. Whoever takes it says where it goes."""
    at: i64 = GOOD + seat * COLONY_SLOTS + slot
    kind: i64 = s.cells[at]
    s.cells[at] = 0
    return kind


def return_good(s: Frontiers, kind: i64) -> None:
    """NF-GOOD-04"""
    s.cells[GOODS_LEFT + kind] += 1


# ---------------------------------------------------------------- worlds


def draw_world(s: Frontiers) -> i64:
    """One world out of the bag, each with the same chance; -1 if it is empty."""
    c = s.cells
    count: i64 = c[IN_THE_BAG]
    if count == 0:
        return -1
    latch(s)
    skip: i64 = below(c, count)
    world: i64 = 0
    while world < WORLDS:
        if c[PLACE + world] == IN_BAG:
            if skip == 0:
                break
            skip -= 1
        world += 1
    c[IN_THE_BAG] = count - 1
    return world


def put_in_bag(s: Frontiers, world: i64) -> None:
    s.cells[PLACE + world] = IN_BAG
    s.cells[IN_THE_BAG] += 1


def add_explored(s: Frontiers, seat: i64, world: i64) -> None:
    c = s.cells
    count: i64 = c[EXPLORED + seat]
    c[PLACE + world] = OWNED
    c[WORLD + seat * EXPLORED_SLOTS + count] = world
    c[EXPLORED + seat] = count + 1


def remove_explored(s: Frontiers, seat: i64, world: i64) -> None:
    """Those that came later move up."""
    c = s.cells
    at: i64 = WORLD + seat * EXPLORED_SLOTS
    count: i64 = c[EXPLORED + seat]
    end: i64 = at + count - 1
    while c[at] != world:
        at += 1
    while at < end:
        c[at] = c[at + 1]
        at += 1
    c[end] = -1
    c[EXPLORED + seat] = count - 1
