"""What a position of Pulsar 2849 is worth to a seat: its points, those of final scoring, and what is still to come.

Everything is counted in hundredths of a point. Compiled.
"""

from typing import Final, cast

from mypy_extensions import i64

from heliopause.bots.greedy import Evaluation
from heliopause.games.pulsar import ops, tasks
from heliopause.games.pulsar.layout import (
    BUILT,
    CLAIMED,
    COSTS,
    COUNTER_SEAT,
    COUNTER_SPACE,
    COUNTERS,
    COVERED,
    CUBES,
    ENGINEERING,
    GROWING,
    HAND,
    INITIATIVE,
    KEEPER,
    ONLINE,
    OWNED,
    PLAYERS,
    PLUS_MINUS,
    PLUS_TWO,
    PROJECTS,
    ROUND,
    ROUNDS,
    RUNS,
    SIDE_OF,
    SILVER,
    SIZES,
    SPINNING,
    STATIONS,
    TRACKS,
    TRANSMITTERS,
)
from heliopause.games.pulsar.rules.pulsar import Pulsar, bits
from heliopause.games.pulsar.rules.scoring import total
from heliopause.games.pulsar.rules.technologies import AT_THE_END, ONE_SHOT, card_at
from heliopause.games.pulsar.rules.tracks import counters_on
from heliopause.kernel.state import FRAME, State

POINT: Final = 100
A_ROW: Final = 150  # what a row adds to a gyrodyne in a round, on average
GROWS: Final = 60  # of a hundred parts of a spinning gyrodyne, while it is under construction
WAITS: Final = 30  # while it waits for a pulsar
A_CLAIM: Final = 35  # a free pulsar, for each round to come
A_STATION: Final = 25  # more than it scores now: the table of stations climbs
A_CUBE: Final = 45  # besides the half point that final scoring gives
A_PLUS_MINUS: Final = 150
A_PLUS_TWO: Final = 180
SOON: Final = 3  # rounds before the end tokens begin to lose their worth
A_TECHNOLOGY: Final = 120  # permanent or of every production, for each round to come
A_RUN: Final = 150  # for each point that a gate run scores per gate
A_PROJECT: Final = 15  # towards the top of the pyramid, for each round to come
A_DIE: Final = 160  # not yet used
A_PIP: Final = 12
A_FLIGHT: Final = 250  # under way
A_PLACE: Final = 40  # each counter that is behind on the initiative track, for each round to come
AN_ARRAY: Final = 45  # of a hundred parts, for a transmitter under construction whose costs are covered


def open_evaluation() -> Evaluation:
    return PulsarEvaluation()


class PulsarEvaluation(Evaluation):
    def __init__(self) -> None:
        self.left: i64 = 0  # production phases to come when the seat began to think

    def begin(self, state: State, seat: i64) -> None:
        s = cast(Pulsar, state)
        self.left = ROUNDS + 1 - s.cells[ROUND]

    def turn(self, state: State) -> i64:
        s = cast(Pulsar, state)
        if s.over:
            return -1
        return (s.cells[ROUND] * 8 + s.stack[0]) * 16 + s.stack[2]

    def value(self, state: State, seat: i64) -> i64:
        s = cast(Pulsar, state)
        worth: i64 = total(s, seat) * POINT
        if s.over:
            return worth
        worth += means(s, seat, self.left) + gyrodynes(s, seat, self.left) + arrays(s, seat, self.left)
        worth += cards(s, seat, self.left) + places(s, seat, self.left) + A_STATION * bits(s.cells[STATIONS + seat])
        return worth + at_hand(s, seat)


def means(s: Pulsar, seat: i64, left: i64) -> i64:
    """Cubes and tokens."""
    c = s.cells
    tokens: i64 = A_PLUS_MINUS * c[PLUS_MINUS + seat] + A_PLUS_TWO * c[PLUS_TWO + seat]
    if left < SOON:
        tokens = tokens * (left - 1) // SOON
    return A_CUBE * c[CUBES + seat] + tokens


def at_hand(s: Pulsar, seat: i64) -> i64:
    """Dice that can still be used, a flight under way."""
    c = s.cells
    worth: i64 = 0
    die: i64 = 0
    while die < 2:
        value: i64 = c[SILVER + seat * 2 + die]
        if value > 0:
            worth += A_DIE + A_PIP * value
        die += 1
    at = len(s.stack) - FRAME
    if at > 0 and s.stack[at] == tasks.FLIGHT and s.stack[at + 1] == seat:
        worth += A_FLIGHT
    return worth


def gyrodynes(s: Pulsar, seat: i64, left: i64) -> i64:
    """Spinning ones score in every production phase, the others later; a free pulsar is room for one."""
    c = s.cells
    worth: i64 = 0
    placed: i64 = 0
    size: i64 = 0
    while size < SIZES:
        here = seat * SIZES + size
        each: i64 = s.t.value[size] * POINT + A_ROW
        worth += c[SPINNING + here] * each * left
        worth += c[GROWING + here] * each * (left - 1) * GROWS // 100
        worth += c[HAND + here] * each * (left - 1) * WAITS // 100
        placed += c[SPINNING + here] + c[GROWING + here]
        size += 1
    return worth + (bits(c[CLAIMED + seat]) - placed) * A_CLAIM * left


def arrays(s: Pulsar, seat: i64, left: i64) -> i64:
    """Online transmitters produce; one under construction is worth a part, as far as its costs are covered."""
    c = s.cells
    worth: i64 = 0
    tile: i64 = 0
    while tile < TRANSMITTERS:
        if c[KEEPER + tile] == seat:
            yield_: i64 = once(s, s.t.produce[tile])
            if s.t.sell_cubes[tile] > 0:
                yield_ += s.t.sell_points[tile] * POINT - 2 * A_CUBE * s.t.sell_cubes[tile]
            if c[ONLINE + tile]:
                worth += yield_ * left
            else:
                whole = once(s, s.t.immediate[tile]) + yield_ * (left - 1)
                costs: i64 = 0
                while costs < COSTS and s.t.costs[tile * COSTS + costs] > 0:
                    costs += 1
                worth += whole * AN_ARRAY * bits(c[COVERED + tile]) // (100 * costs)
        tile += 1
    return worth


def once(s: Pulsar, place: i64) -> i64:
    """What a program gives when it runs, roughly."""
    code = s.t.code
    worth: i64 = 0
    while code[place] != ops.END:
        op: i64 = code[place]
        n: i64 = code[place + 1]
        if op == ops.SCORE:
            worth += n * POINT
        elif op == ops.CUBES:
            worth += n * (A_CUBE + POINT // 2)
        elif op == ops.PLUS_MINUS:
            worth += n * A_PLUS_MINUS
        elif op == ops.PLUS_TWO:
            worth += n * A_PLUS_TWO
        else:
            worth += A_FLIGHT
        place += ops.OP
    return worth


def cards(s: Pulsar, seat: i64, left: i64) -> i64:
    """Technologies that go on giving, gate runs to use, projects towards the top."""
    c = s.cells
    worth: i64 = 0
    owned: i64 = c[OWNED + seat]
    place: i64 = 0
    while owned >> place != 0:
        if (owned >> place) & 1:
            kind: i64 = s.t.tech_class[card_at(s, place)]
            if kind != ONE_SHOT and kind != AT_THE_END:
                worth += A_TECHNOLOGY * (left - 1)
        place += 1
    side: i64 = c[SIDE_OF + seat]
    if side >= 0 and left > 1:
        ready: i64 = c[BUILT + seat] & ~c[RUNS + seat]
        project: i64 = 0
        while project < PROJECTS:
            if (ready >> project) & 1:
                worth += A_RUN * s.t.run_points[side * PROJECTS + project]
            project += 1
        worth += A_PROJECT * bits(c[BUILT + seat]) * (left - 1)
    return worth


def places(s: Pulsar, seat: i64, left: i64) -> i64:
    """Who is ahead takes dice first and gets cubes; the last spaces cost points."""
    c = s.cells
    count = counters_on(s)
    rewards = s.t.engineering[c[PLAYERS]]
    worth: i64 = 0
    track: i64 = 0
    while track < TRACKS:
        rank: i64 = 0
        while rank < count:
            at = track * COUNTERS + rank
            if c[COUNTER_SEAT + at] == seat:
                worth -= s.t.penalty[c[COUNTER_SPACE + at]] * POINT * left
                if track == INITIATIVE:
                    worth += A_PLACE * (count - rank) * left
                elif track == ENGINEERING:
                    worth += once(s, rewards[rank]) * left
            rank += 1
        track += 1
    return worth
