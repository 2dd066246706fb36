"""Control of Systems, outposts, gain-control bonuses (chapters CTRL and OUT)."""

from typing import Final

from mypy_extensions import i64

from heliopause.games.sun import codes, journal, tasks
from heliopause.games.sun.layout import (
    DIRTY,
    FOOD,
    FOOD_DISCS,
    HELD,
    LOCS,
    ORE_DISC,
    ORE_DISCS,
    OUTPOST,
    OUTPOST_DISC,
    PLAYERS,
    SEIZED,
    STAR,
    SYSTEM_AT,
    TURN,
)
from heliopause.games.sun.rules.board import SHIPYARD, controllable, icons_of, kind_of
from heliopause.games.sun.rules.sun import Sun, give_back_disc, latch, note, power_at, take_disc, track_kinds
from heliopause.kernel.state import FRAME, NOTHING

UNSETTLED: Final = 4  # an outpost whose disc is still to be placed


def update_control(s: Sun) -> None:
    """Every change is read from the same position: old outposts go back, new ones come, then bonuses (SUN-AMB-32)."""
    c = s.cells
    players: i64 = c[PLAYERS]
    gained_0: i64 = 0  # locations gained, a mask per seat
    gained_1: i64 = 0
    gained_2: i64 = 0
    gained_3: i64 = 0
    loc: i64 = 0
    while loc < LOCS:
        if controllable(s, loc):
            holder: i64 = c[OUTPOST + loc]
            best: i64 = 0
            top: i64 = -1
            seat: i64 = 0
            while seat < players:
                power = power_at(s, seat, loc)
                if power > best:
                    best = power
                    top = seat
                elif power == best:
                    top = -1
                seat += 1
            if best > 0 and top != holder and (holder < 0 or power_at(s, holder, loc) < best):
                # Someone has more than the controller: the strictly strongest takes over, of several equals
                # nobody does (SUN-CTRL-06, 07, 09, 10, 18); the controller among them keeps it (SUN-CTRL-11).
                if holder >= 0:
                    lose(s, holder, loc)
                    if top == c[TURN]:
                        c[SEIZED] += 1
                if top >= 0:
                    c[OUTPOST + loc] = top
                    c[OUTPOST_DISC + loc] = UNSETTLED
                    bit: i64 = 1 << loc
                    if top == 0:
                        gained_0 |= bit
                    elif top == 1:
                        gained_1 |= bit
                    elif top == 2:
                        gained_2 |= bit
                    else:
                        gained_3 |= bit
        loc += 1
    if gained_0 | gained_1 | gained_2 | gained_3 == 0:
        return
    # The active seat first, then clockwise, so it is pushed last; bonuses wait below all outposts (SUN-AMB-33).
    turn: i64 = c[TURN]
    pass_no: i64 = 0
    while pass_no < 2:
        k: i64 = players - 1
        while k >= 0:
            seat = (turn + k) % players
            gained = gained_0 if seat == 0 else gained_1 if seat == 1 else gained_2 if seat == 2 else gained_3
            if gained:
                if seat != turn:
                    latch(s)
                if pass_no == 0:
                    due = bonuses_among(s, gained)
                    if due:
                        s.push(tasks.BONUSES, seat, due)
                else:
                    s.push(tasks.PLACE, seat, gained)
            k -= 1
        pass_no += 1


def lose(s: Sun, holder: i64, loc: i64) -> None:
    """SUN-OUT-04, SUN-OUT-06"""
    c = s.cells
    disc: i64 = c[OUTPOST_DISC + loc]
    give_back_disc(s, holder, disc)
    c[OUTPOST + loc] = -1
    c[OUTPOST_DISC + loc] = 0
    c[DIRTY] = 1
    if holder != c[TURN]:
        latch(s)
    note(s, journal.LOSES_CONTROL, holder, loc, c[SYSTEM_AT + loc], disc)


def bonuses_among(s: Sun, locations: i64) -> i64:
    """Those of the locations whose System has a gain-control bonus (SUN-OUT-10)."""
    c = s.cells
    due: i64 = 0
    loc: i64 = 0
    while loc < LOCS:
        if locations & (1 << loc) and c[SYSTEM_AT + loc] >= 0 and s.t.system_gain[c[SYSTEM_AT + loc]] != 0:
            due |= 1 << loc
        loc += 1
    return due


def hold_bonuses(s: Sun, seat: i64, candidates: i64, depth: i64) -> None:
    """Keep back the bonuses of Systems that a stealthy colonization may still choose (SUN-AMB-80)."""
    stack = s.stack
    at: i64 = depth
    while at < len(stack):
        if stack[at] == tasks.BONUSES and stack[at + 1] == seat:
            due: i64 = stack[at + 2]
            s.cells[HELD] = due & candidates
            stack[at + 2] = due & ~candidates
        at += FRAME


# ---------------------------------------------------------------- PLACE: the discs of new outposts


def advance_place(s: Sun) -> list[int]:
    """Place every outpost that leaves nothing to choose; offer the rest.

    With enough discs on the tracks the order of several outposts is all one, so they are settled one by one; when a
    track could run dry the owner also chooses the order (SUN-OUT-02, SUN-OUT-03, SUN-AMB-32).
    """
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    waiting: i64 = s.stack[at + 2]
    if waiting == 0:
        s.drop()
        return NOTHING
    scarce = runs_dry(s, seat, waiting, FOOD) or runs_dry(s, seat, waiting, ORE_DISC)
    found: list[int] = []
    loc: i64 = 0
    while loc < LOCS:
        if waiting & (1 << loc):
            disc_options(s, seat, icons_of(s, loc), loc, found)
            if not scarce:
                break
        loc += 1
    return found


def runs_dry(s: Sun, seat: i64, waiting: i64, kind: i64) -> bool:
    """Whether more of these outposts could take a disc of this kind than the track has, though it has some."""
    left: i64 = s.cells[(FOOD_DISCS if kind == FOOD else ORE_DISCS) + seat]
    wanted: i64 = 0
    loc: i64 = 0
    while loc < LOCS:
        if waiting & (1 << loc) and track_kinds(s, seat, icons_of(s, loc)) & kind:
            wanted += 1
        loc += 1
    return left < wanted


def disc_options(s: Sun, seat: i64, icons: i64, where: i64, found: list[int]) -> None:
    """The kinds of disc that may be placed at a location or on a colony."""
    kinds = track_kinds(s, seat, icons)
    if kinds & FOOD:
        found.append(codes.encode(codes.DISC, where, FOOD))
    if kinds & ORE_DISC:
        found.append(codes.encode(codes.DISC, where, ORE_DISC))
    if kinds == 0:
        found.append(codes.encode(codes.DISC, where, STAR))


def decide_place(s: Sun, code: i64) -> None:
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    loc = codes.first_of(code)
    waiting: i64 = s.stack[at + 2]
    s.stack[at + 2] = waiting & ~(1 << loc)
    disc = take_disc(s, seat, codes.second_of(code))
    s.cells[OUTPOST_DISC + loc] = disc
    note(s, journal.GAINS_CONTROL, seat, loc, s.cells[SYSTEM_AT + loc])
    note(s, journal.PLACES_DISC, seat, loc, disc)


# ---------------------------------------------------------------- BONUSES: in any order (SUN-OUT-13)


def advance_bonuses(s: Sun) -> list[int]:
    at = len(s.stack) - FRAME
    due = bonuses_among(s, s.stack[at + 2])  # a bonus goes with its card
    if due == 0:
        s.drop()
        return NOTHING
    found: list[int] = []
    loc: i64 = 0
    while loc < LOCS:
        if due & (1 << loc):
            found.append(codes.encode(codes.BONUS, loc))
        loc += 1
    return found


def decide_bonus(s: Sun, code: i64) -> None:
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    loc = codes.first_of(code)
    due: i64 = s.stack[at + 2]
    s.stack[at + 2] = due & ~(1 << loc)
    system: i64 = s.cells[SYSTEM_AT + loc]
    source = tasks.FROM_CONTROL * 256 + system
    note(s, journal.BONUS, seat, source)
    s.push(tasks.PROGRAM, seat, s.t.system_gain[system], 0, 0, source)


def controls_shipyard(s: Sun, seat: i64, loc: i64) -> bool:
    """SUN-BUILD-03"""
    return kind_of(s, loc) == SHIPYARD and s.cells[OUTPOST + loc] == seat
