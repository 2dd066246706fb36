"""Colonizing a System in its six steps, and taking System cards without ships (chapter COL, SUN-CARD-06, 10 to 12)."""

from mypy_extensions import i64

from heliopause.games.sun import codes, journal, ops, tasks
from heliopause.games.sun.layout import (
    AFTER_COLONIZE,
    DECK_A,
    DECK_B,
    DIRTY,
    DISC_ONE,
    DISC_TWO,
    DISCARDED,
    DYSON,
    EVENT_AT,
    EXTRA,
    HELD,
    LAPSED,
    LEVELS,
    LOCS,
    OUTPOST,
    OUTPOST_DISC,
    OWNER,
    PLAYERS,
    POWERS,
    REVEALED,
    SHIPS,
    SYSTEM_AT,
    TURN,
)
from heliopause.games.sun.rules.board import deep_space_of, side
from heliopause.games.sun.rules.control import disc_options, lose
from heliopause.games.sun.rules.decks import draw_system, put_under, reveal, take_revealed
from heliopause.games.sun.rules.events import lay_system, remove_extra
from heliopause.games.sun.rules.metrics import innovates
from heliopause.games.sun.rules.prospects import colonize_reason
from heliopause.games.sun.rules.reasons import FINE
from heliopause.games.sun.rules.ships import remove_ship
from heliopause.games.sun.rules.sun import Sun, has_power, latch, note, return_cube, take_disc
from heliopause.kernel.state import FRAME

# ---------------------------------------------------------------- COLONIZE: unclaimed


def advance_colonize(s: Sun) -> list[int]:
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    found: list[int] = []
    loc: i64 = 0
    while loc < LOCS:
        if colonize_reason(s, seat, loc, s.stack[at + 2]) == FINE:
            found.append(codes.encode(codes.TARGET, loc))
        loc += 1
    if not found:
        s.cells[LAPSED] = 1
        note(s, journal.LAPSES, seat, ops.COLONIZE)
        s.drop()
        release(s, seat, 0)
    return found


def decide_colonize(s: Sun, code: i64) -> None:
    seat: i64 = s.stack[len(s.stack) - FRAME + 1]
    s.drop()
    loc = codes.first_of(code)
    s.push(tasks.SETTLE, seat, loc, 0, LEVELS)
    release(s, seat, 1 << loc)


def release(s: Sun, seat: i64, colonized: i64) -> None:
    """Bonuses that waited for a stealthy colonization are due now, that of its own System is not given (SUN-AMB-80)."""
    held: i64 = s.cells[HELD]
    s.cells[HELD] = 0
    held &= ~colonized
    if held:
        s.push(tasks.BONUSES, seat, held)


# ---------------------------------------------------------------- SETTLE: location, power so far, highest level


def advance_settle(s: Sun) -> list[int]:
    """Any own ships there of enough power together, more than needed if one likes (SUN-COL-06, SUN-COL-07).

    They are named from the highest level down, so that each set of ships comes up once.
    """
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    loc: i64 = s.stack[at + 2]
    so_far: i64 = s.stack[at + 3]
    needed: i64 = s.t.system_power[s.cells[SYSTEM_AT + loc]]
    found: list[int] = []
    below: i64 = 0  # power of the ships of this level and below
    level: i64 = 1
    while level <= s.stack[at + 4]:
        ships: i64 = s.cells[SHIPS + (seat * LOCS + loc) * LEVELS + level - 1]
        below += ships * level
        if ships > 0 and so_far + below >= needed:
            found.append(codes.encode(codes.SETTLE_SHIP, level))
        level += 1
    if so_far >= needed:
        found.append(codes.encode(codes.STOP))
    return found


def decide_settle(s: Sun, code: i64) -> None:
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    loc: i64 = s.stack[at + 2]
    if codes.verb_of(code) == codes.STOP:
        system: i64 = s.cells[SYSTEM_AT + loc]
        overpaid: i64 = s.stack[at + 3] - s.t.system_power[system]
        s.drop()
        exile(s, seat, loc)
        take_card(s, seat, loc, overpaid)
        return
    level = codes.first_of(code)
    remove_ship(s, seat, loc, level)
    return_cube(s, seat)  # SUN-COL-08
    note(s, journal.SETTLES, seat, level, loc)
    s.stack[at + 3] += level
    s.stack[at + 4] = level


def exile(s: Sun, colonizer: i64, loc: i64) -> None:
    """All other ships there go to Deep Space (SUN-COL-09, SUN-COL-10)."""
    c = s.cells
    deep = deep_space_of(s)
    seat: i64 = 0
    while seat < c[PLAYERS]:
        level: i64 = 1
        while level <= LEVELS:
            here: i64 = SHIPS + (seat * LOCS + loc) * LEVELS + level - 1
            ships: i64 = c[here]
            if ships > 0:
                c[here] = 0
                c[SHIPS + (seat * LOCS + deep) * LEVELS + level - 1] += ships
                note(s, journal.EXILES, seat, level, ships, loc)
                if seat != colonizer:
                    latch(s)
            level += 1
        seat += 1


def take_card(s: Sun, seat: i64, loc: i64, overpaid: i64) -> None:
    """The card comes with its outpost, the space is refilled (SUN-COL-11, SUN-COL-12)."""
    c = s.cells
    system: i64 = c[SYSTEM_AT + loc]
    c[DIRTY] = 1
    c[OWNER + system] = seat
    note(s, journal.COLONIZES, seat, system, loc)
    holder: i64 = c[OUTPOST + loc]
    if holder >= 0 and holder != seat:
        lose(s, holder, loc)
        holder = -1
    if holder == seat:
        c[DISC_ONE + system] = c[OUTPOST_DISC + loc]
        s.push(tasks.COLONY, seat, system, 1, overpaid)
    else:
        s.push(tasks.COLONY, seat, system, 0, overpaid)
    c[OUTPOST + loc] = -1
    c[OUTPOST_DISC + loc] = 0
    powers: i64 = c[POWERS + seat]
    c[POWERS + seat] = powers | s.t.system_gift[system]
    if loc == EXTRA:
        c[SYSTEM_AT + loc] = -1
        remove_extra(s)
    else:
        lay_system(s, seat, loc, s.t.loc_deck[side(s) + loc])


# ---------------------------------------------------------------- COLONY: system, which disc, overpaid power


def advance_colony(s: Sun) -> list[int]:
    at = len(s.stack) - FRAME
    found: list[int] = []
    disc_options(s, s.stack[at + 1], s.t.system_icons[s.stack[at + 2]], codes.SECOND, found)
    return found


def decide_colony(s: Sun, code: i64) -> None:
    """The second disc, then the colonization bonus last (SUN-COL-15 to SUN-COL-19)."""
    c = s.cells
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    system: i64 = s.stack[at + 2]
    disc = take_disc(s, seat, codes.second_of(code))
    note(s, journal.SECOND_DISC, seat, system, disc)
    if s.stack[at + 3] == 0:
        c[DISC_ONE + system] = disc
        s.stack[at + 3] = 1
        return
    c[DISC_TWO + system] = disc
    overpaid: i64 = s.stack[at + 4]
    s.drop()
    if has_power(s, seat, AFTER_COLONIZE) or innovates(s, seat, AFTER_COLONIZE):
        s.push(tasks.PROGRAM, seat, s.t.after_colonize, overpaid, 0, tasks.FROM_TRIGGER * 256 + 1)
    colony_bonus(s, seat, system)


def colony_bonus(s: Sun, seat: i64, system: i64) -> None:
    if s.t.system_bonus[system] != 0:
        source = tasks.FROM_COLONY * 256 + system
        note(s, journal.BONUS, seat, source)
        s.push(tasks.PROGRAM, seat, s.t.system_bonus[system], 0, 0, source)


# ---------------------------------------------------------------- ANNEX: a System card without ships and discs


def begin_annex(s: Sun, seat: i64, keep: i64, of: i64, deck: i64) -> None:
    """Take the attached System, or draw some, keep one and put the rest under the deck (SUN-CARD-06, SUN-CARD-11)."""
    c = s.cells
    if keep == 0:
        attached: i64 = c[DYSON]
        if attached >= 0:
            c[DYSON] = -1
            c[EVENT_AT + s.t.dyson_event] = DISCARDED  # SUN-CARD-12
            annex(s, seat, attached)
        return
    while c[REVEALED] < of:
        system = draw_system(s, deck)
        if system < 0:
            break
        reveal(s, system)
    if c[REVEALED] > 0:
        s.push(tasks.ANNEX, seat, keep)


def advance_annex(s: Sun) -> list[int]:
    c = s.cells
    at = len(s.stack) - FRAME
    found: list[int] = []
    if s.stack[at + 2] > 0:
        i: i64 = 1
        while i <= c[REVEALED]:
            found.append(codes.encode(codes.ANNEX, c[REVEALED + i]))
            i += 1
    if not found:
        put_back(s)
        s.drop()
    return found


def put_back(s: Sun) -> None:
    """Each card that is not kept goes under the deck of its own letter."""
    c = s.cells
    others: list[int] = []
    i: i64 = c[REVEALED]
    while i > 0:
        system: i64 = c[REVEALED + i]
        if s.t.system_deck[system] != DECK_A:
            others.append(system)
            take_revealed(s, system)
        i -= 1
    put_under(s, DECK_A)
    for other in others:
        reveal(s, other)
    put_under(s, DECK_B)


def decide_annex(s: Sun, code: i64) -> None:
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    system = codes.first_of(code)
    take_revealed(s, system)
    s.stack[at + 2] -= 1
    if s.stack[at + 2] == 0:
        put_back(s)
        s.drop()
    annex(s, seat, system)


def annex(s: Sun, seat: i64, system: i64) -> None:
    c = s.cells
    c[OWNER + system] = seat
    powers: i64 = c[POWERS + seat]
    c[POWERS + seat] = powers | s.t.system_gift[system]
    c[DIRTY] = 1
    if seat != c[TURN]:
        latch(s)
    note(s, journal.ANNEXES, seat, system)
    colony_bonus(s, seat, system)
