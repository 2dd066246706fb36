"""The state of Beyond the Sun, and the handling of its pieces: ore, cubes and discs."""

from mypy_extensions import i64

from heliopause.games.sun import journal
from heliopause.games.sun.layout import (
    ADVANCED,
    AUTO_FOOD,
    AUTO_ORE,
    AUTO_STAR,
    COLUMNS,
    DIRTY,
    DISCS_PER_TRACK,
    EITHER_TRACK,
    FACTION,
    FOOD,
    FOOD_DISCS,
    LEVELS,
    LOCS,
    ORE,
    ORE_DISC,
    ORE_DISCS,
    PLAYERS,
    POP,
    POWERS,
    SHIPS,
    STAR,
    SUPPLY,
    TURN,
)
from heliopause.games.sun.tables import Tables
from heliopause.kernel.state import LATCH, NOTHING, State


class Sun(State):
    """What all chapters of the rules work on; `play.py` adds the running of tasks."""

    def __init__(self, t: Tables, cells: list[int], stack: list[int]) -> None:
        super().__init__(t.header, cells, stack)
        self.t: Tables = t
        self.open_now: i64 = -1  # levels open to research, while the spaces for one action phase are listed
        self.probing: bool = False  # a copy that looks ahead: it does not look ahead again
        self.leash: list[int] = NOTHING  # how many more positions the look ahead may try, shared by its copies


def note(s: Sun, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    entries = s.journal
    if entries is not None:
        entries.append(kind)
        entries.append(seat)
        entries.append(a)
        entries.append(b)
        entries.append(c)
        entries.append(d)


def latch(s: Sun) -> None:
    """Something was revealed or drawn, or reached another seat: no undo across this (SUN-AMB-82)."""
    s.cells[LATCH] += 1


def mat_of(s: Sun, seat: i64) -> i64:
    c = s.cells
    mat: i64 = c[FACTION + seat]
    return mat * 2 + c[ADVANCED]


def has_power(s: Sun, seat: i64, bit: i64) -> bool:
    powers: i64 = s.cells[POWERS + seat]
    return powers & bit != 0


# ---------------------------------------------------------------- ore


def gain_ore(s: Sun, seat: i64, n: i64) -> None:
    """The stock cannot run out (SUN-ORE-03, SUN-ORE-04)."""
    if n > 0:
        c = s.cells
        c[ORE + seat] += n
        c[DIRTY] = 1
        if seat != c[TURN]:
            latch(s)
        note(s, journal.GAINS_ORE, seat, n)


def pay_ore(s: Sun, seat: i64, n: i64) -> None:
    if n > 0:
        s.cells[ORE + seat] -= n
        s.cells[DIRTY] = 1
        note(s, journal.PAYS, seat, n)


def pay_opponent(s: Sun, seat: i64, other: i64, n: i64) -> None:
    """SUN-ORE-02"""
    c = s.cells
    c[ORE + seat] -= n
    c[ORE + other] += n
    c[DIRTY] = 1
    latch(s)
    note(s, journal.PAYS_TO, seat, n, other)


def next_opponent(s: Sun, seat: i64) -> i64:
    n: i64 = s.cells[PLAYERS]
    return (seat + 1) % n


# ---------------------------------------------------------------- cubes


def supply_left(s: Sun, seat: i64) -> i64:
    c = s.cells
    at: i64 = SUPPLY + seat * COLUMNS
    total: i64 = c[at]
    total += c[at + 1]
    total += c[at + 2]
    total += c[at + 3]
    total += c[at + 4]
    return total


def leftmost_column(s: Sun, seat: i64) -> i64:
    """The first column from the left with a cube, -1 without any (SUN-SUP-01, SUN-SUP-02)."""
    c = s.cells
    column: i64 = 0
    while column < COLUMNS:
        if c[SUPPLY + seat * COLUMNS + column] > 0:
            return column
        column += 1
    return -1


def rightmost_column(s: Sun, seat: i64) -> i64:
    c = s.cells
    column: i64 = COLUMNS - 1
    while column >= 0 and c[SUPPLY + seat * COLUMNS + column] == 0:
        column -= 1
    return column


def take_supply(s: Sun, seat: i64, from_right: bool) -> bool:
    """Take one cube straight from the columns, whatever the food discs show (SUN-SUP-03)."""
    column = rightmost_column(s, seat) if from_right else leftmost_column(s, seat)
    if column < 0:
        return False
    s.cells[SUPPLY + seat * COLUMNS + column] -= 1
    s.cells[DIRTY] = 1
    return True


def has_room(s: Sun, seat: i64, column: i64) -> bool:
    """Only column A can be extended (SUN-RET-04, SUN-AMB-18)."""
    room: i64 = s.t.columns[mat_of(s, seat) * COLUMNS + column]
    return column == 0 or s.cells[SUPPLY + seat * COLUMNS + column] < room


def return_cube(s: Sun, seat: i64) -> None:
    """A cube comes back to the rightmost column with room (SUN-RET-02 to SUN-RET-06)."""
    column: i64 = COLUMNS - 1
    while not has_room(s, seat, column):
        column -= 1
    s.cells[SUPPLY + seat * COLUMNS + column] += 1
    s.cells[DIRTY] = 1


def return_pop(s: Sun, seat: i64, n: i64) -> None:
    if n > 0:
        s.cells[POP + seat] -= n
        i: i64 = 0
        while i < n:
            return_cube(s, seat)
            i += 1
        note(s, journal.RETURNS, seat, n)


def supply_to_pop(s: Sun, seat: i64, n: i64, from_right: bool) -> None:
    """Without supply the rest lapses (SUN-AMB-15)."""
    done: i64 = 0
    while done < n and take_supply(s, seat, from_right):
        done += 1
    if done > 0:
        s.cells[POP + seat] += done
        if seat != s.cells[TURN]:
            latch(s)
        note(s, journal.GAINS_POP, seat, done)


# ---------------------------------------------------------------- ships


def ships_at(seat: i64, loc: i64) -> i64:
    """The cell of the level 1 ships of a seat at a location; the other levels follow."""
    return SHIPS + (seat * LOCS + loc) * LEVELS


def power_at(s: Sun, seat: i64, loc: i64) -> i64:
    """The sum of the levels, not the number of ships (SUN-CTRL-04)."""
    c = s.cells
    at: i64 = SHIPS + (seat * LOCS + loc) * LEVELS
    one: i64 = c[at]
    two: i64 = c[at + 1]
    three: i64 = c[at + 2]
    four: i64 = c[at + 3]
    return one + 2 * two + 3 * three + 4 * four


# ---------------------------------------------------------------- discs


def track_kinds(s: Sun, seat: i64, icons: i64) -> i64:
    """Which kinds of disc may be taken for these icons, as a mask; 0 means a star disc.

    A production disc must be placed while a fitting track has one (SUN-AMB-36). To Subatomic Fabrication every track
    fits.
    """
    c = s.cells
    if has_power(s, seat, EITHER_TRACK):
        icons = FOOD | ORE_DISC
    kinds: i64 = 0
    if icons & FOOD and c[FOOD_DISCS + seat] > 0:
        kinds |= FOOD
    if icons & ORE_DISC and c[ORE_DISCS + seat] > 0:
        kinds |= ORE_DISC
    return kinds


def take_disc(s: Sun, seat: i64, kind: i64) -> i64:
    """Take the leftmost disc of a track, or a star disc, which never run out (SUN-COMP-18)."""
    s.cells[DIRTY] = 1
    if kind == FOOD:
        s.cells[FOOD_DISCS + seat] -= 1
    elif kind == ORE_DISC:
        s.cells[ORE_DISCS + seat] -= 1
    else:
        return STAR
    return kind


def give_back_disc(s: Sun, seat: i64, kind: i64) -> None:
    """An outpost goes back to the track of its own type, a placeholder beside the mat (SUN-OUT-04, SUN-OUT-08)."""
    if kind == FOOD:
        s.cells[FOOD_DISCS + seat] += 1
    elif kind == ORE_DISC:
        s.cells[ORE_DISCS + seat] += 1


def automate(s: Sun, seat: i64, kind: i64) -> None:
    """SUN-AUTO-01 to SUN-AUTO-05"""
    taken = take_disc(s, seat, kind)
    if taken == FOOD:
        s.cells[AUTO_FOOD + seat] += 1
    elif taken == ORE_DISC:
        s.cells[AUTO_ORE + seat] += 1
    else:
        s.cells[AUTO_STAR + seat] += 1
    note(s, journal.AUTOMATES, seat, taken)


def automation_level(s: Sun, seat: i64) -> i64:
    c = s.cells
    level: i64 = c[AUTO_FOOD + seat]
    level += c[AUTO_ORE + seat]
    level += c[AUTO_STAR + seat]
    return level


def visible_columns(s: Sun, seat: i64) -> i64:
    """The letters that no food disc covers, as a mask of columns (SUN-PROD-02)."""
    gone: i64 = DISCS_PER_TRACK - s.cells[FOOD_DISCS + seat]
    return s.t.food_letters[mat_of(s, seat) * (DISCS_PER_TRACK + 1) + gone]


def visible_ore(s: Sun, seat: i64) -> i64:
    """SUN-PROD-06"""
    gone: i64 = DISCS_PER_TRACK - s.cells[ORE_DISCS + seat]
    return s.t.ore_symbols[mat_of(s, seat) * (DISCS_PER_TRACK + 1) + gone]


def bits(mask: i64) -> i64:
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n
