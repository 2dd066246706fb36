"""Initiative and engineering: counters, stacks and the ends of the tracks (chapter TRACK).

The cells of a track list its counters from the foremost to the last, so that who is ahead, also inside a stack, is
their order (PUL-TRACK-02, PUL-TRACK-05).
"""

from mypy_extensions import i64

from heliopause.games.pulsar import journal
from heliopause.games.pulsar.layout import COUNTER_SEAT, COUNTER_SPACE, COUNTERS, PLAYERS, SPACES
from heliopause.games.pulsar.rules.pulsar import Pulsar
from heliopause.kernel.state import note


def counters_on(s: Pulsar) -> i64:
    """How many counters each track has (PUL-POS-04, PUL-TWO-03)."""
    return s.t.counters[s.cells[PLAYERS]] * s.cells[PLAYERS]


def rank_of(s: Pulsar, track: i64, seat: i64, back: bool) -> i64:
    """The rank of the only or front counter of a seat, or of the one behind it; -1 if there is none."""
    c = s.cells
    count = counters_on(s)
    rank: i64 = 0
    found: i64 = -1
    while rank < count:
        if c[COUNTER_SEAT + track * COUNTERS + rank] == seat:
            if found >= 0 or not back:
                return rank
            found = rank
        rank += 1
    return -1


def same_stack_neighbours(s: Pulsar, track: i64, seat: i64) -> bool:
    """Whether both counters of a seat lie on each other: then it makes no difference which one moves."""
    c = s.cells
    front = rank_of(s, track, seat, False)
    at: i64 = COUNTER_SPACE + track * COUNTERS + front
    seats: i64 = COUNTER_SEAT + track * COUNTERS + front + 1
    return front + 1 < counters_on(s) and c[seats] == seat and c[at] == c[at + 1]


def has_room(s: Pulsar, track: i64, rank: i64, steps: i64) -> bool:
    """PUL-TRACK-06; a move to the left always has."""
    space: i64 = s.cells[COUNTER_SPACE + track * COUNTERS + rank]
    return space + steps <= SPACES


def move_counter(s: Pulsar, track: i64, rank: i64, steps: i64) -> None:
    """To the right if `steps` is positive (PUL-TRACK-03, PUL-TRACK-04, PUL-TRACK-09 to PUL-TRACK-11)."""
    c = s.cells
    seats: i64 = COUNTER_SEAT + track * COUNTERS
    spaces: i64 = COUNTER_SPACE + track * COUNTERS
    seat: i64 = c[seats + rank]
    before: i64 = c[spaces + rank]
    space = before + steps
    last = counters_on(s) - 1
    while rank < last:  # the others close up
        c[seats + rank] = c[seats + rank + 1]
        c[spaces + rank] = c[spaces + rank + 1]
        rank += 1
    if space > SPACES:  # underneath every counter that lies there
        space = SPACES
        rank = last
    else:
        if space < 1:
            space = 1
        rank = 0
        while rank < last and c[spaces + rank] < space:
            rank += 1
    k = last
    while k > rank:
        c[seats + k] = c[seats + k - 1]
        c[spaces + k] = c[spaces + k - 1]
        k -= 1
    c[seats + rank] = seat
    c[spaces + rank] = space
    note(s, journal.MOVES_COUNTER, seat, track, before, space)
