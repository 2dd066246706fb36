"""What can be counted of a seat: for points, for goals, for the end of the game."""

from mypy_extensions import i64

from heliopause.games.pulsar import ops
from heliopause.games.pulsar.layout import (
    AWARD,
    BUILT,
    CLAIMED,
    INITIATIVE,
    JOIN,
    KEEPER,
    ONLINE,
    OWNED,
    PLUS_MINUS,
    PLUS_TWO,
    RUNS,
    SIZES,
    SPINNING,
    STATIONS,
    TRANSMITTERS,
)
from heliopause.games.pulsar.rules.pulsar import Pulsar, bits
from heliopause.games.pulsar.rules.tracks import rank_of


def measure(s: Pulsar, seat: i64, what: i64) -> i64:
    c = s.cells
    if what == ops.STATIONS:
        return bits(c[STATIONS + seat])
    if what == ops.CLAIMS:
        return bits(c[CLAIMED + seat])
    if what == ops.STATIONS_AND_CLAIMS:
        return bits(c[STATIONS + seat]) + bits(c[CLAIMED + seat])
    if what == ops.SPINNING:
        return spinning(s, seat)
    if what == ops.ONLINE:
        return online(s, seat)
    if what == ops.LINKS:
        return links(s, seat)
    if what == ops.PROJECTS:
        return bits(c[BUILT + seat])
    if what == ops.TECHNOLOGIES:
        return bits(c[OWNED + seat])
    if what == ops.AWARDS:
        return awards(s, seat)
    if what == ops.TOKENS:
        tokens: i64 = c[PLUS_MINUS + seat]
        tokens += c[PLUS_TWO + seat]
        return tokens
    if what == ops.SETS:
        return least(spinning(s, seat), least(online(s, seat), bits(c[BUILT + seat])))
    if what == ops.SIZES:
        return spinning_sizes(s, seat)
    return bits(c[RUNS + seat])


def least(one: i64, other: i64) -> i64:
    return one if one < other else other


def spinning(s: Pulsar, seat: i64) -> i64:
    c = s.cells
    at: i64 = SPINNING + seat * SIZES
    total: i64 = c[at]
    total += c[at + 1]
    total += c[at + 2]
    return total


def spinning_sizes(s: Pulsar, seat: i64) -> i64:
    """How many different sizes spin (PUL-AMB-67)."""
    found: i64 = 0
    size: i64 = 0
    while size < SIZES:
        if s.cells[SPINNING + seat * SIZES + size] > 0:
            found += 1
        size += 1
    return found


def online(s: Pulsar, seat: i64) -> i64:
    c = s.cells
    found: i64 = 0
    tile: i64 = 0
    while tile < TRANSMITTERS:
        if c[ONLINE + tile] and c[KEEPER + tile] == seat:
            found += 1
        tile += 1
    return found


def links(s: Pulsar, seat: i64) -> i64:
    """Pairs of joined transmitters that are both online (PUL-AMB-69)."""
    c = s.cells
    found: i64 = 0
    end: i64 = 0
    while end < TRANSMITTERS * 2:
        other: i64 = c[JOIN + end]
        if other > end and c[KEEPER + end // 2] == seat and c[ONLINE + end // 2] and c[ONLINE + other // 2]:
            found += 1
        end += 1
    return found


def awards(s: Pulsar, seat: i64) -> i64:
    found: i64 = 0
    award: i64 = 0
    while award < SIZES * 2:
        if s.cells[AWARD + award] == seat:
            found += 1
        award += 1
    return found


def in_steps(s: Pulsar, seat: i64, one: i64, two: i64, three: i64, what: i64) -> i64:
    """Points for one, two or three spinning sizes, or for the place on the initiative track (PUL-AMB-66)."""
    if what == ops.INITIATIVE_PLACE:
        step = rank_of(s, INITIATIVE, seat, False) + 1
    else:
        step = spinning_sizes(s, seat)
    if step == 1:
        return one
    if step == 2:
        return two
    return three if step == 3 else 0
