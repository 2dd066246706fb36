"""Setting up a game (chapter SETUP)."""

from typing import Final

from mypy_extensions import i64

from heliopause.games.frontiers import codes, journal, tasks
from heliopause.games.frontiers.layout import (
    ACTION,
    ACTIONS,
    ACTIVE,
    BUILT,
    CELLS,
    COLONIES,
    COLONY,
    COLONY_SLOTS,
    COPIES,
    CREDITS,
    DISKS,
    EXPLORED_SLOTS,
    FACE,
    FACE_DOWN,
    FIRST_HOME,
    GOAL_STACK,
    GOALS,
    GOODS_LEFT,
    HOLDER,
    HOME,
    HOMES,
    IN_THE_BAG,
    KINDS,
    LOOKED,
    MAT,
    MAT_SLOTS,
    PLAYERS,
    POOL,
    ROUND,
    SEATS,
    SELECTOR,
    STACKS,
    STOCK_SLOTS,
    STOCK_WORLD,
    SUPPLY,
    TAKEN,
    TRACK,
    WITH_GOALS,
    WORLD,
    WORLDS,
)
from heliopause.games.frontiers.rules.frontiers import Frontiers, place_good
from heliopause.games.frontiers.rules.knowledge import nobody_knows
from heliopause.kernel.codes import encode, first_of
from heliopause.kernel.rng import below, seed_cells, shuffle
from heliopause.kernel.state import FRAME, note

MATS: Final = HOMES // 2


def empty_cells() -> list[int]:
    """A box with nothing taken out: every place that names a thing names none."""
    c = [0] * CELLS
    for first, count in (
        (ACTION, 1),
        (SELECTOR, 1),
        (TRACK, DISKS),
        (TAKEN, ACTIONS),
        (MAT, SEATS),
        (HOME, SEATS),
        (COLONY, SEATS * COLONY_SLOTS),
        (WORLD, SEATS * EXPLORED_SLOTS),
        (BUILT, SEATS * MAT_SLOTS),
        (STOCK_WORLD, SEATS * STOCK_SLOTS),
        (GOAL_STACK + 1, GOALS),
        (HOLDER, GOALS),
        (FACE_DOWN, 1),
        (LOOKED + 1, 3),
    ):
        for i in range(count):
            c[first + i] = -1
    return c


def lay_out(s: Frontiers, seed: int, players: i64, first_game: bool, goals: bool, start: i64, homes: list[int]) -> None:
    """Everything but the home colonies; `start` and `homes` are drawn or chosen where they are not given."""
    c = s.cells
    seed_cells(c, seed)
    c[PLAYERS] = players
    c[WITH_GOALS] = 1 if goals else 0
    c[ROUND] = 1
    c[POOL] = s.t.pool[players]
    c[SUPPLY] = s.t.colonists[players]
    c[IN_THE_BAG] = WORLDS
    for kind in range(1, KINDS + 1):
        c[GOODS_LEFT + kind] = s.t.goods[kind]
    lay_developments(s, first_game)
    draw_order(s, start)
    deal_mats(s, homes)
    if goals:
        lay_goals(s)
    s.push(tasks.ROUND, c[TRACK])
    place: i64 = players - 1
    while place >= 0:  # the last one pushed chooses first (NF-SETUP-27)
        seat: i64 = c[TRACK + place]
        if not homes and not first_game:
            s.push(tasks.HOME, seat)
        else:
            home: i64 = homes[seat] if homes else side_of(s, c[MAT + seat], 1)
            found_empire(s, seat, FIRST_HOME + home)
        place -= 1


def lay_developments(s: Frontiers, first_game: bool) -> None:
    """As many copies as the players need; a coin for each tile or stack that may turn (NF-SETUP-01 to NF-SETUP-10)."""
    c = s.cells
    t = s.t
    for stack in range(STACKS):
        turned: i64 = 0
        if t.stack_flips[stack] and not first_game:
            turned = below(c, 2)
        c[FACE + stack] = t.stack_faces[2 * stack + turned]
        c[COPIES + stack] = 1 if t.stack_single[stack] else t.copies[c[PLAYERS]]


def draw_order(s: Frontiers, start: i64) -> None:
    """The first priority order, and the credits that go with it (NF-SETUP-20, 22 to 24, NF-TWO-01)."""
    c = s.cells
    players: i64 = c[PLAYERS]
    order = [seat for seat in range(int(players)) if seat != start]
    shuffle(c, order, 0, len(order))
    if start >= 0:
        order.insert(0, start)
    each: i64 = s.t.selections[players]
    for place in range(int(players * each)):
        c[TRACK + place] = order[place % len(order)]
    for place in range(len(order)):
        c[CREDITS + order[place]] = s.t.credits[players * SEATS + place]
    c[ACTIVE] = c[TRACK]


def deal_mats(s: Frontiers, homes: list[int]) -> None:
    """One each at random; given home colonies bring their mats (NF-SETUP-25)."""
    c = s.cells
    mats = list(range(MATS))
    shuffle(c, mats, 0, MATS)
    for seat in range(c[PLAYERS]):
        c[MAT + seat] = s.t.home_mat[homes[seat]] if homes else mats[seat]


def lay_goals(s: Frontiers) -> None:
    """One stack, face down (NF-SETUP-14)."""
    c = s.cells
    goals = list(range(GOALS))
    shuffle(c, goals, 0, GOALS)
    c[GOAL_STACK] = GOALS
    for i in range(GOALS):
        c[GOAL_STACK + 1 + i] = goals[i]
    nobody_knows(s)


# ---------------------------------------------------------------- HOME


def side_of(s: Frontiers, mat: i64, white: i64) -> i64:
    """The home colony on one side of a mat."""
    home: i64 = 0
    while s.t.home_mat[home] != mat or s.t.home_white[home] != white:
        home += 1
    return home


def advance_home(s: Frontiers) -> list[int]:
    """One of the two sides of the mat dealt (NF-SETUP-27, NF-AMB-05)."""
    seat: i64 = s.stack[len(s.stack) - FRAME + 1]
    mat: i64 = s.cells[MAT + seat]
    found: list[int] = []
    found.append(encode(codes.HOME, FIRST_HOME + side_of(s, mat, 1)))
    found.append(encode(codes.HOME, FIRST_HOME + side_of(s, mat, 0)))
    return found


def decide_home(s: Frontiers, code: i64) -> None:
    seat: i64 = s.stack[len(s.stack) - FRAME + 1]
    s.drop()
    note(s, journal.CHOOSES_HOME, seat, first_of(code))
    found_empire(s, seat, first_of(code))


def found_empire(s: Frontiers, seat: i64, tile: i64) -> None:
    """A colonist moves onto the home colony, a halo brings a good (NF-SETUP-28, NF-SETUP-29)."""
    c = s.cells
    c[HOME + seat] = tile
    c[COLONY + seat * COLONY_SLOTS] = tile
    c[COLONIES + seat] = 1
    c[SUPPLY] -= s.t.people[tile]
    if s.t.windfall[tile]:
        place_good(s, seat, 0, s.t.kind[tile])
