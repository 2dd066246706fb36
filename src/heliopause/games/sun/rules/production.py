"""The production phase (chapter PROD)."""

from mypy_extensions import i64

from heliopause.games.sun import codes, journal, tasks
from heliopause.games.sun.layout import (
    ADVANCED,
    AFTER_GROW,
    COLUMNS,
    DIRTY,
    EXCHANGES,
    LEVELS,
    LOCS,
    ORE,
    POP,
    SHIPS,
    SUPPLY,
    TURN,
)
from heliopause.games.sun.rules.control import update_control
from heliopause.games.sun.rules.innovations import innovations
from heliopause.games.sun.rules.metrics import innovates
from heliopause.games.sun.rules.ships import remove_ship
from heliopause.games.sun.rules.sun import (
    Sun,
    gain_ore,
    has_power,
    latch,
    note,
    pay_ore,
    return_pop,
    supply_left,
    take_supply,
    visible_columns,
    visible_ore,
)
from heliopause.kernel.state import FRAME, NOTHING


def grow(s: Sun, seat: i64) -> None:
    """One cube per visible letter from just that column, all of them (SUN-PROD-02 to 05, SUN-PROD-07)."""
    c = s.cells
    note(s, journal.GROWS, seat)
    letters = visible_columns(s, seat)
    grown: i64 = 0
    column: i64 = 0
    while column < COLUMNS:
        if letters & (1 << column) and c[SUPPLY + seat * COLUMNS + column] > 0:
            c[SUPPLY + seat * COLUMNS + column] -= 1
            grown += 1
        column += 1
    if grown > 0:
        c[POP + seat] += grown
        c[DIRTY] = 1
        if seat != c[TURN]:
            latch(s)
        note(s, journal.GAINS_POP, seat, grown)


def mine(s: Sun, seat: i64) -> None:
    """SUN-PROD-06"""
    note(s, journal.MINES, seat)
    gain_ore(s, seat, visible_ore(s, seat))


def produce(s: Sun, seat: i64, verb: i64) -> None:
    """The one production of a turn (SUN-PROD-01)."""
    if verb == codes.GROW:
        if has_power(s, seat, AFTER_GROW) or innovates(s, seat, AFTER_GROW):
            s.push(tasks.PROGRAM, seat, s.t.after_grow, 0, 0, tasks.FROM_TRIGGER * 256)
        grow(s, seat)
    elif verb == codes.MINE:
        mine(s, seat)
    else:
        s.push(tasks.TRADE, seat, 0)


# ---------------------------------------------------------------- TRADE: any number of exchanges (SUN-PROD-08)


def advance_trade(s: Sun) -> list[int]:
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    if s.stack[at + 2] == 0:
        s.stack[at + 2] = 1
        s.cells[EXCHANGES] = 0
        note(s, journal.TRADES, seat)
    c = s.cells
    if c[ADVANCED] and innovations(s):  # in the middle of trading too (SUN-ADV-11, SUN-AMB-64)
        return NOTHING
    found = trade_options(s, seat)
    found.append(codes.encode(codes.STOP))
    return found


def trade_options(s: Sun, seat: i64) -> list[int]:
    """The exchanges that are possible now."""
    c = s.cells
    ore: i64 = c[ORE + seat]
    found: list[int] = []
    if ore >= s.t.ore_for_supply and supply_left(s, seat) > 0:
        found.append(codes.encode(codes.BUY_POP))
    if ore >= s.t.ore_for_ship:
        loc: i64 = 0
        while loc < LOCS:
            level: i64 = 1
            while level <= LEVELS:
                if c[SHIPS + (seat * LOCS + loc) * LEVELS + level - 1] > 0:
                    found.append(codes.encode(codes.DECOMMISSION, loc, level))
                level += 1
            loc += 1
    if c[POP + seat] > 0:
        found.append(codes.encode(codes.SELL_POP))
    return found


def decide_trade(s: Sun, code: i64) -> None:
    seat: i64 = s.stack[len(s.stack) - FRAME + 1]
    verb = codes.verb_of(code)
    if verb == codes.STOP:
        s.cells[EXCHANGES] = 0
        s.drop()
        return
    s.cells[EXCHANGES] += 1
    if verb == codes.BUY_POP:  # SUN-PROD-09
        note(s, journal.BUYS_POP, seat)
        pay_ore(s, seat, s.t.ore_for_supply)
        take_supply(s, seat, False)
        s.cells[POP + seat] += 1
    elif verb == codes.SELL_POP:  # SUN-PROD-12
        note(s, journal.SELLS_POP, seat)
        return_pop(s, seat, 1)
        gain_ore(s, seat, s.t.pop_for_ore)
    else:  # SUN-PROD-10, SUN-PROD-11, SUN-PROD-15
        loc = codes.first_of(code)
        level = codes.second_of(code)
        note(s, journal.DECOMMISSIONS, seat, level, loc)
        pay_ore(s, seat, s.t.ore_for_ship)
        remove_ship(s, seat, loc, level)
        s.cells[POP + seat] += 1
        update_control(s)
