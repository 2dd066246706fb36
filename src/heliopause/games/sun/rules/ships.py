"""Single ships: put down, taken away, counted."""

from mypy_extensions import i64

from heliopause.games.sun.layout import FREE, LEVELS, LOCS, SHIPS, SYSTEM_AT
from heliopause.games.sun.rules.board import leaving_cost
from heliopause.games.sun.rules.sun import Sun, power_at


def add_ship(s: Sun, seat: i64, loc: i64, level: i64) -> None:
    s.cells[SHIPS + (seat * LOCS + loc) * LEVELS + level - 1] += 1


def remove_ship(s: Sun, seat: i64, loc: i64, level: i64) -> None:
    s.cells[SHIPS + (seat * LOCS + loc) * LEVELS + level - 1] -= 1


def can_upgrade(s: Sun, seat: i64) -> bool:
    loc: i64 = 0
    while loc < LOCS:
        at: i64 = SHIPS + (seat * LOCS + loc) * LEVELS
        if s.cells[at] > 0 or s.cells[at + 1] > 0 or s.cells[at + 2] > 0:
            return True
        loc += 1
    return False


def can_move(s: Sun, seat: i64, points: i64) -> bool:
    loc: i64 = 0
    while loc < LOCS:
        if power_at(s, seat, loc) > 0 and leaving_cost(s, loc) <= points:
            return True
        loc += 1
    return False


def stealth_candidates(s: Sun, seat: i64) -> i64:
    """Systems that nobody controlled when the turn began and where the required power stands (SUN-AMB-80)."""
    free: i64 = s.cells[FREE]
    mask: i64 = 0
    loc: i64 = 0
    while loc < LOCS:
        system: i64 = s.cells[SYSTEM_AT + loc]
        if system >= 0 and free & (1 << loc) and power_at(s, seat, loc) >= s.t.system_power[system]:
            mask |= 1 << loc
        loc += 1
    return mask
