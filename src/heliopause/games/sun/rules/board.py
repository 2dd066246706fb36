"""The boards: kinds of locations and of action spaces, what lies where and what is joined to what."""

from typing import Final

from mypy_extensions import i64

from heliopause.games.sun.layout import EXTRA, EXTRA_AT, LOCS, PLAYERS, SYSTEM_AT
from heliopause.games.sun.rules.sun import Sun

SOL: Final = 1
DEEP_SPACE: Final = 2
SHIPYARD: Final = 3
SYSTEM_SPACE: Final = 4

# kinds of action spaces
BASIC: Final = 0
GUILD_SPACE: Final = 1
TECHNOLOGY: Final = 2
EVENT_SPACE: Final = 3


def side(s: Sun) -> i64:
    """The first location of the side in play within the tables (SUN-SETUP-11, SUN-SETUP-53)."""
    which: i64 = s.t.side_of[s.cells[PLAYERS]]
    return which * LOCS


def kind_of(s: Sun, loc: i64) -> i64:
    """0 if there is no such location now."""
    if loc == EXTRA:
        return SYSTEM_SPACE if s.cells[EXTRA_AT] >= 0 else 0
    return s.t.loc_kind[side(s) + loc]


def sol_of(s: Sun) -> i64:
    return s.t.sol[s.t.side_of[s.cells[PLAYERS]]]


def deep_space_of(s: Sun) -> i64:
    return s.t.deep_space[s.t.side_of[s.cells[PLAYERS]]]


def controllable(s: Sun, loc: i64) -> bool:
    """System cards and shipyards; not Sol, Deep Space and empty spaces (SUN-CTRL-01, SUN-AMB-46)."""
    return s.cells[SYSTEM_AT + loc] >= 0 or (loc != EXTRA and s.t.loc_kind[side(s) + loc] == SHIPYARD)


def icons_of(s: Sun, loc: i64) -> i64:
    """The specialties printed there: on the System card, or on the board for a shipyard."""
    system: i64 = s.cells[SYSTEM_AT + loc]
    if system >= 0:
        return s.t.system_icons[system]
    return s.t.loc_icons[side(s) + loc] if loc != EXTRA else 0


def neighbours(s: Sun, loc: i64) -> i64:
    """The locations one segment away, as a mask (SUN-JUMP-03, SUN-JUMP-12)."""
    beside: i64 = s.cells[EXTRA_AT]
    if loc == EXTRA:
        return 1 << beside
    links: i64 = s.t.loc_links[side(s) + loc]
    return links | (1 << EXTRA) if beside == loc else links


def locations(s: Sun) -> i64:
    """Every location there is now, as a mask."""
    count: i64 = s.t.loc_count[s.t.side_of[s.cells[PLAYERS]]]
    all_of_them: i64 = (1 << count) - 1
    return all_of_them | (1 << EXTRA) if s.cells[EXTRA_AT] >= 0 else all_of_them


def leaving_cost(s: Sun, loc: i64) -> i64:
    """One point a segment (SUN-JUMP-03); a heavy System asks for more."""
    system: i64 = s.cells[SYSTEM_AT + loc]
    return 1 + s.t.system_heavy[system] if system >= 0 else 1


def distance(s: Sun, here: i64, there: i64) -> i64:
    """Segments between two locations; never more than the truth."""
    beside: i64 = s.cells[EXTRA_AT]
    if here == EXTRA or there == EXTRA:
        return 1 if here == beside or there == beside else 2
    return s.t.loc_distance[(side(s) + here) * LOCS + there]
