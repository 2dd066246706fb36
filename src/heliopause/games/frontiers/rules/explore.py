"""Explore: worlds laid out, picked and drawn, and the limit of nine (chapter EXP)."""

from mypy_extensions import i64

from heliopause.games.frontiers import codes, journal, ops
from heliopause.games.frontiers.layout import (
    COLONIES,
    EXPLORED,
    EXPLORED_SLOTS,
    ON_OFFER,
    PLACE,
    RETURNING,
    WORLD,
    WORLDS,
)
from heliopause.games.frontiers.rules.frontiers import Frontiers, add_explored, draw_world, put_in_bag, remove_explored
from heliopause.games.frontiers.rules.powers import gain, rows_of
from heliopause.kernel.codes import encode, first_of
from heliopause.kernel.state import FRAME, NOTHING, note


def lay_out_worlds(s: Frontiers, seat: i64) -> None:
    """Seven worlds for all to see, or as many as there are (NF-EXP-01, NF-EXP-02, NF-AMB-18)."""
    c = s.cells
    note(s, journal.LAYS_OUT, seat)
    i: i64 = 0
    while i < s.t.explore_draw:
        world = draw_world(s)
        if world < 0:
            return
        c[PLACE + world] = ON_OFFER
        note(s, journal.SHOWS, seat, world)
        i += 1


def use_explore_powers(s: Frontiers, seat: i64, draws: bool) -> None:
    """Worlds are drawn after the own picks, all else is gained before them (NF-EXP-08, NF-EXP-09, NF-AMB-23)."""
    t = s.t
    rows = rows_of(s, seat, ops.EXPLORE)
    i: i64 = 0
    while i < len(rows):
        row: i64 = rows[i]
        if t.rows[row] == ops.GAIN and (t.rows[row + 1] == ops.WORLD) == draws:
            gain(s, seat, t.rows[row + 1], t.rows[row + 2], rows[i + 1])
        i += 2


# ---------------------------------------------------------------- PICK


def advance_pick(s: Frontiers) -> list[int]:
    """One of the worlds still lying there; there is no passing (NF-EXP-03, NF-AMB-20)."""
    c = s.cells
    found: list[int] = []
    world: i64 = 0
    while world < WORLDS:
        if c[PLACE + world] == ON_OFFER:
            found.append(encode(codes.PICK, world))
        world += 1
    if not found:
        picked(s)
    return found


def decide_pick(s: Frontiers, code: i64) -> None:
    seat: i64 = s.stack[len(s.stack) - FRAME + 1]
    note(s, journal.PICKS, seat, first_of(code))
    add_explored(s, seat, first_of(code))
    picked(s)


def picked(s: Frontiers) -> None:
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    draws = s.stack[at + 2] != 0
    s.drop()
    if draws:
        use_explore_powers(s, seat, True)


def close_explore(s: Frontiers, seat: i64) -> None:
    """What nobody picked goes back (NF-EXP-05)."""
    c = s.cells
    back: i64 = 0
    world: i64 = 0
    while world < WORLDS:
        if c[PLACE + world] == ON_OFFER:
            put_in_bag(s, world)
            back += 1
        world += 1
    if back > 0:
        note(s, journal.RETURNS_OFFER, seat, back)


# ---------------------------------------------------------------- LIMIT: nine worlds (NF-EXP-11 to 14, NF-SET-19)


def advance_limit(s: Frontiers) -> list[int]:
    c = s.cells
    seat: i64 = s.stack[len(s.stack) - FRAME + 1]
    explored: i64 = c[EXPLORED + seat]
    if c[COLONIES + seat] + explored <= s.t.most_worlds or explored == 0:
        s.drop()
        return NOTHING
    return explored_options(s, seat, codes.RETURN)


def explored_options(s: Frontiers, seat: i64, verb: i64) -> list[int]:
    c = s.cells
    found: list[int] = []
    at: i64 = WORLD + seat * EXPLORED_SLOTS
    end: i64 = at + c[EXPLORED + seat]
    while at < end:
        found.append(encode(verb, c[at]))
        at += 1
    return found


def decide_limit(s: Frontiers, code: i64) -> None:
    """Into the bag when the action is over (NF-AMB-24)."""
    seat: i64 = s.stack[len(s.stack) - FRAME + 1]
    world = first_of(code)
    remove_explored(s, seat, world)
    s.cells[PLACE + world] = RETURNING
    note(s, journal.RETURNS_WORLD, seat, world)


def close_returns(s: Frontiers) -> None:
    """Given up for the limit or replaced: they go back now (NF-EXP-12, NF-CARD-19)."""
    world: i64 = 0
    while world < WORLDS:
        if s.cells[PLACE + world] == RETURNING:
            put_in_bag(s, world)
        world += 1
