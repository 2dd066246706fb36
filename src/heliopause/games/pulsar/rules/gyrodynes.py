"""Developing pulsars and construction awards (chapters GYRO and AWARD).

To its owner one claimed pulsar is as good as another, so a gyrodyne is always placed on the first one without.
"""

from mypy_extensions import i64

from heliopause.games.pulsar import codes, journal, ops
from heliopause.games.pulsar.layout import (
    AWARD,
    BANK,
    CLAIMED,
    FROM_AWARDS,
    GROWING,
    GYRODYNE,
    HAND,
    ON_COMPLETED,
    ON_STARTED,
    SIZES,
    SPINNING,
)
from heliopause.games.pulsar.rules.pulsar import Pulsar, earn, react
from heliopause.kernel.codes import encode, first_of, verb_of
from heliopause.kernel.state import FRAME, NOTHING, note


def take_gyrodyne(s: Pulsar, seat: i64, size: i64) -> None:
    """A size may run out (PUL-AMB-47)."""
    c = s.cells
    if c[BANK + size] > 0:
        c[BANK + size] -= 1
        c[HAND + seat * SIZES + size] += 1
        note(s, journal.GETS_GYRODYNE, seat, size)


def free_pulsar(s: Pulsar, seat: i64) -> i64:
    """The first own pulsar without a gyrodyne, -1 if there is none (PUL-GYRO-06, PUL-GYRO-08)."""
    claimed: i64 = s.cells[CLAIMED + seat]
    return pulsar_with(s, claimed, 0)


def pulsar_with(s: Pulsar, claimed: i64, gyrodyne: i64) -> i64:
    pulsar: i64 = 0
    while claimed != 0:
        if claimed & 1 and s.cells[GYRODYNE + pulsar] == gyrodyne:
            return pulsar
        claimed >>= 1
        pulsar += 1
    return -1


def start_options(s: Pulsar, seat: i64, found: list[int]) -> None:
    """Construction may be started at any moment of the own turn (PUL-GYRO-10, PUL-GYRO-11)."""
    c = s.cells
    at: i64 = HAND + seat * SIZES
    if c[CLAIMED + seat] == 0 or c[at] + c[at + 1] + c[at + 2] == 0 or free_pulsar(s, seat) < 0:
        return
    size: i64 = 0
    while size < SIZES:
        if c[at + size] > 0:
            found.append(encode(codes.START, size))
        size += 1


def start_construction(s: Pulsar, seat: i64, size: i64) -> None:
    c = s.cells
    pulsar = free_pulsar(s, seat)
    c[HAND + seat * SIZES + size] -= 1
    c[GROWING + seat * SIZES + size] += 1
    c[GYRODYNE + pulsar] = size + 1
    note(s, journal.STARTS, seat, size, pulsar)
    react(s, seat, ON_STARTED)
    award(s, seat, size)


def award(s: Pulsar, seat: i64, size: i64) -> None:
    """Two of a size win its first award, the next player's two or one's own four the second (PUL-AWARD-01 to 08)."""
    c = s.cells
    count: i64 = c[GROWING + seat * SIZES + size]
    count += c[SPINNING + seat * SIZES + size]
    at: i64 = AWARD + size * 2
    if count >= 2 and c[at] < 0:
        give_award(s, seat, size, 0)
    elif c[at] >= 0 and c[at + 1] < 0 and count >= (4 if c[at] == seat else 2):
        give_award(s, seat, size, 1)


def give_award(s: Pulsar, seat: i64, size: i64, place: i64) -> None:
    s.cells[AWARD + size * 2 + place] = seat
    points: i64 = s.t.awards[size * 2 + place]
    note(s, journal.AWARD, seat, size, points)
    earn(s, seat, FROM_AWARDS, points)


def complete(s: Pulsar, seat: i64, size: i64) -> None:
    """It spins from now on (PUL-GYRO-16, PUL-GYRO-17)."""
    c = s.cells
    pulsar = pulsar_with(s, c[CLAIMED + seat], size + 1)
    c[GYRODYNE + pulsar] += SIZES
    c[GROWING + seat * SIZES + size] -= 1
    c[SPINNING + seat * SIZES + size] += 1
    note(s, journal.COMPLETES, seat, size, pulsar)
    react(s, seat, ON_COMPLETED)


# ---------------------------------------------------------------- TAKE: a choice of sizes


def advance_take(s: Pulsar) -> list[int]:
    """One tile of these sizes, or several different ones, one by one; what has run out is lost (PUL-AMB-47, 48)."""
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    sizes: i64 = s.stack[at + 2]
    more: i64 = s.stack[at + 3]
    found: list[int] = []
    if more > 0:
        size: i64 = 0
        while size < SIZES:
            if sizes & (1 << size) and s.cells[BANK + size] > 0:
                found.append(encode(codes.GYRODYNE, size))
            size += 1
        if not found:
            note(s, journal.LAPSES, seat, ops.TAKE)
    if not found:
        s.drop()
        return NOTHING
    return found


def decide_take(s: Pulsar, code: i64) -> None:
    at = len(s.stack) - FRAME
    size = first_of(code)
    s.stack[at + 2] &= ~(1 << size)
    s.stack[at + 3] -= 1
    take_gyrodyne(s, s.stack[at + 1], size)


# ---------------------------------------------------------------- FINISH: complete one without its die


def advance_finish(s: Pulsar) -> list[int]:
    """Before it one may still be started; without any under construction the benefit is lost (PUL-AMB-49, 94, 96)."""
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    found: list[int] = []
    size: i64 = 0
    while size < SIZES:
        if s.cells[GROWING + seat * SIZES + size] > 0:
            found.append(encode(codes.FINISH, size))
        size += 1
    nothing_yet = not found
    start_options(s, seat, found)
    if not found:
        note(s, journal.LAPSES, seat, ops.FINISH)
        s.drop()
        return NOTHING
    if nothing_yet:
        found.append(encode(codes.SKIP))
    return found


def decide_finish(s: Pulsar, code: i64) -> None:
    seat: i64 = s.stack[len(s.stack) - FRAME + 1]
    verb = verb_of(code)
    if verb == codes.START:
        start_construction(s, seat, first_of(code))
        return
    s.drop()
    if verb == codes.FINISH:
        complete(s, seat, first_of(code))
