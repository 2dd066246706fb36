"""The Production Phase, step by step, all players together (chapter PROD; PUL-AMB-80)."""

from mypy_extensions import i64

from heliopause.games.pulsar import codes, journal, tasks
from heliopause.games.pulsar.layout import (
    COUNTER_SEAT,
    COUNTER_SPACE,
    COUNTERS,
    CUBES,
    ENGINEERING,
    FROM_ENGINEERING,
    FROM_GYRODYNES,
    FROM_TECHNOLOGIES,
    FROM_TRANSMITTERS,
    INITIATIVE,
    KEEPER,
    LETTER,
    MARKER,
    ONLINE,
    ORDER,
    PLAYERS,
    ROUND,
    ROUNDS,
    SIZES,
    SPINNING,
    TRACKS,
    TRANSMITTERS,
)
from heliopause.games.pulsar.rules.pulsar import Pulsar, earn, in_order, lose, pay_cubes
from heliopause.games.pulsar.rules.technologies import EVERY_PRODUCTION, card_at, owned_of_class
from heliopause.games.pulsar.rules.tracks import counters_on
from heliopause.games.pulsar.rules.turn import begin_round
from heliopause.kernel.codes import encode, first_of, verb_of
from heliopause.kernel.state import FRAME, NOTHING, latch, note


def advance_production(s: Pulsar) -> list[int]:
    """One step, for the steps in which something may be bought one seat of it."""
    c = s.cells
    at = len(s.stack) - FRAME
    step: i64 = s.stack[at + 2]
    done: i64 = s.stack[at + 3]
    if step == tasks.PLAY_ORDER:
        put_in_order(s)
    elif step == tasks.ENGINEERING:
        reward_engineering(s)
    elif step == tasks.PENALTIES:
        penalties(s)
    elif step == tasks.GYRODYNES:
        spin(s)
    elif step == tasks.NEXT_ROUND:
        latch(s)
        if c[ROUND] == ROUNDS:  # PUL-NEXT-01, PUL-END-01
            s.stack[at] = tasks.FINAL
            s.stack[at + 2] = tasks.END_PATENTS
        else:
            begin_round(s)
        return NOTHING
    elif done < c[PLAYERS]:
        seat = in_order(s, done)
        s.stack[at + 3] = done + 1
        latch(s)
        if step == tasks.ARRAYS:
            run_arrays(s, seat)
        else:
            run_technologies(s, seat)
        return NOTHING
    s.stack[at + 2] = step + 1
    s.stack[at + 3] = 0
    return NOTHING


def put_in_order(s: Pulsar) -> None:
    """Rockets in the order of the initiative counters (PUL-PROD-02, PUL-PROD-03, PUL-TWO-15)."""
    c = s.cells
    rank: i64 = 0
    while rank < counters_on(s):
        c[ORDER + rank] = c[COUNTER_SEAT + INITIATIVE * COUNTERS + rank]
        rank += 1
    note(s, journal.PLAY_ORDER, -1, c[ORDER], c[ORDER + 1], c[ORDER + 2], c[ORDER + 3])


def reward_engineering(s: Pulsar) -> None:
    """By rank on the track (PUL-PROD-06, PUL-PROD-07, PUL-THREE-01, PUL-TWO-16 to PUL-TWO-20)."""
    c = s.cells
    rewards = s.t.engineering[c[PLAYERS]]
    rank: i64 = 0
    while rank < counters_on(s):
        if rewards[rank]:
            s.push(tasks.PROGRAM, c[COUNTER_SEAT + ENGINEERING * COUNTERS + rank], rewards[rank], FROM_ENGINEERING)
        rank += 1


def penalties(s: Pulsar) -> None:
    """Of all counters together (PUL-PROD-09 to PUL-PROD-12, PUL-TWO-21)."""
    c = s.cells
    track: i64 = 0
    while track < TRACKS:
        rank: i64 = 0
        while rank < counters_on(s):
            at = track * COUNTERS + rank
            lose(s, c[COUNTER_SEAT + at], s.t.penalty[c[COUNTER_SPACE + at]])
            rank += 1
        track += 1


def run_arrays(s: Pulsar, seat: i64) -> None:
    """Online transmitters give what they give, then those that sell may be paid (PUL-PROD-13, PUL-PROD-14)."""
    c = s.cells
    s.push(tasks.SELL, seat, 0)
    tile: i64 = 0
    while tile < TRANSMITTERS:
        if c[KEEPER + tile] == seat and c[ONLINE + tile] and s.t.produce[tile]:
            s.push(tasks.PROGRAM, seat, s.t.produce[tile], FROM_TRANSMITTERS)
        tile += 1


def spin(s: Pulsar) -> None:
    """Own value plus the value of the row, for every spinning gyrodyne (PUL-PROD-15 to PUL-PROD-21)."""
    c = s.cells
    row = row_value(s)
    seat: i64 = 0
    while seat < c[PLAYERS]:
        points: i64 = 0
        size: i64 = 0
        while size < SIZES:
            points += c[SPINNING + seat * SIZES + size] * (s.t.value[size] + row)
            size += 1
        earn(s, seat, FROM_GYRODYNES, points)
        seat += 1


def row_value(s: Pulsar) -> i64:
    """Of the row of this round; the median symbol counts as the marker stands, in a gap the higher (PUL-PROD-20)."""
    c = s.cells
    round_: i64 = c[ROUND]
    group: i64 = 0
    if round_ > 5:
        group = 2
    elif round_ > 2:
        group = 1
    value: i64 = s.t.row_value[c[LETTER + group] * (ROUNDS + 1) + round_]
    if value >= 0:
        return value
    marker: i64 = c[MARKER]
    return (marker + 1) // 2


def run_technologies(s: Pulsar, seat: i64) -> None:
    """PUL-PROD-22"""
    owned = owned_of_class(s, seat, EVERY_PRODUCTION)
    place: i64 = 0
    while owned >> place != 0:
        if (owned >> place) & 1:
            s.push(tasks.PROGRAM, seat, s.t.tech_code[card_at(s, place)], FROM_TECHNOLOGIES)
        place += 1


# ---------------------------------------------------------------- SELL: points for cubes from transmitters


def advance_sell(s: Pulsar) -> list[int]:
    """Each once in a round, the best first; of equal ones the first (PUL-ICON-18, PUL-AMB-81)."""
    c = s.cells
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    sold: i64 = s.stack[at + 2]
    found: list[int] = []
    best: i64 = -1
    tile: i64 = 0
    while tile < TRANSMITTERS:
        if (
            c[KEEPER + tile] == seat
            and c[ONLINE + tile]
            and not sold & (1 << tile)
            and 0 < s.t.sell_cubes[tile] <= c[CUBES + seat]
            and (best < 0 or s.t.sell_points[tile] > s.t.sell_points[best])
        ):
            best = tile
        tile += 1
    if best < 0:
        s.drop()
        return NOTHING
    found.append(encode(codes.SELL, best))
    found.append(encode(codes.SKIP))
    return found


def decide_sell(s: Pulsar, code: i64) -> None:
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    if verb_of(code) == codes.SKIP:
        s.drop()
        return
    tile = first_of(code)
    s.stack[at + 2] |= 1 << tile
    pay_cubes(s, seat, s.t.sell_cubes[tile])
    note(s, journal.BUYS, seat, s.t.sell_cubes[tile], s.t.sell_points[tile])
    earn(s, seat, FROM_TRANSMITTERS, s.t.sell_points[tile])
