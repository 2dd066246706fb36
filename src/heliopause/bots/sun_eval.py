"""What a position of Beyond the Sun is worth to a seat, in points: those it has and those it may hope for. Compiled."""

from typing import Final, cast

from mypy_extensions import i64

from heliopause.bots.greedy import Evaluation
from heliopause.games.sun import ops
from heliopause.games.sun.layout import (
    ACHIEVEMENT,
    CLAIMS,
    DISCS_PER_TRACK,
    ENDING,
    FOOD_DISCS,
    IN_PLAY,
    LOCS,
    ORE,
    ORE_DISCS,
    OUTPOST,
    PLAYERS,
    POP,
    RESEARCHED,
    ROUND,
    SLOT_CARD,
    SLOTS,
    SYSTEM_AT,
    TURN,
)
from heliopause.games.sun.rules.achievements import claim_reason, free_slot
from heliopause.games.sun.rules.board import controllable, distance
from heliopause.games.sun.rules.metrics import metric
from heliopause.games.sun.rules.reasons import FINE, NOT_MET
from heliopause.games.sun.rules.scoring import total
from heliopause.games.sun.rules.sun import Sun, power_at, supply_left
from heliopause.kernel.state import State

LENGTH: Final = 15  # rounds, as the rulebook has it (SUN-FIRST-03)

# What things are worth while there is time to use them, in hundredths of a point.
POINT: Final = 100
AN_ORE: Final = 40
A_POP: Final = 150
A_CUBE: Final = 10
PLENTY_ORE: Final = 7  # beyond this, a third as much
PLENTY_POP: Final = 3
PLENTY_CUBES: Final = 6
A_DISC_GONE: Final = 12  # for each round to come: half a symbol
A_SHIP_LEVEL: Final = 10
CARD: Final = 130  # what a technology does, on average
OPENS: Final = 200  # the first Action that researches level III, and the first for level IIII
AN_OUTPOST: Final = 50  # besides its point: the disc it freed is counted with the tracks
A_COLONY: Final = 25  # for each point of a System under control, as far as the power for it is there
A_BONUS: Final = 2  # what a colonization bonus is worth, in such points
NEAR: Final = 100  # a place that the ships beside it would take, halved with every further step
AN_ACHIEVEMENT: Final = 70  # for each of its points when the condition is nearly met
SURE: Final = 95  # for each of its points when the condition is met
SOON: Final = 4  # rounds before the end things begin to lose their worth


def open_evaluation() -> Evaluation:
    return SunEvaluation()


class SunEvaluation(Evaluation):
    def __init__(self) -> None:
        self.left: i64 = (
            0  # rounds to come when the seat began to think: an option that ends the game must not change it
        )

    def begin(self, state: State, seat: i64) -> None:
        self.left = rounds_left(cast(Sun, state))

    def turn(self, state: State) -> i64:
        s = cast(Sun, state)
        return s.cells[ROUND] * s.cells[PLAYERS] + s.cells[TURN]

    def value(self, state: State, seat: i64) -> i64:
        s = cast(Sun, state)
        useful = means(s, seat) + fleet_worth(s, seat) + cards(s, seat)
        if self.left < SOON:
            useful = useful * self.left // SOON
        return total(s, seat, None) * POINT + useful + self.left * tracks(s, seat) + goals(s, seat)


def rounds_left(s: Sun) -> i64:
    """Roughly how many turns the seat still has."""
    ending: i64 = s.cells[ENDING]
    if ending > 0:
        return 2 - ending
    rest: i64 = LENGTH - s.cells[ROUND]
    return rest if rest > 2 else 2


def means(s: Sun, seat: i64) -> i64:
    """Ore, population and supply."""
    ore: i64 = s.cells[ORE + seat]
    pop: i64 = s.cells[POP + seat]
    return (
        with_limit(ore, PLENTY_ORE, AN_ORE)
        + with_limit(pop, PLENTY_POP, A_POP)
        + with_limit(supply_left(s, seat), PLENTY_CUBES, A_CUBE)
    )


def with_limit(n: i64, plenty: i64, each: i64) -> i64:
    return n * each if n <= plenty else (n + 2 * plenty) * each // 3


def tracks(s: Sun, seat: i64) -> i64:
    """What the uncovered production brings in a round."""
    food: i64 = s.cells[FOOD_DISCS + seat]
    ore: i64 = s.cells[ORE_DISCS + seat]
    return A_DISC_GONE * (2 * DISCS_PER_TRACK - food - ore)


def fleet_worth(s: Sun, seat: i64) -> i64:
    """Ships for their power and for what they hold or could take."""
    c = s.cells
    worth: i64 = 0
    loc: i64 = 0
    while loc < LOCS:
        worth += A_SHIP_LEVEL * power_at(s, seat, loc)
        if controllable(s, loc):
            if c[OUTPOST + loc] == seat:
                worth += prospects(s, seat, loc)
            else:
                worth += claim_on(s, seat, loc)
        loc += 1
    return worth


def prospects(s: Sun, seat: i64, loc: i64) -> i64:
    """A place under control: what can be colonized, as far as the power for it is there."""
    system: i64 = s.cells[SYSTEM_AT + loc]
    if system < 0:
        return AN_OUTPOST
    power: i64 = power_at(s, seat, loc)
    needed: i64 = s.t.system_power[system]
    if power > needed:
        power = needed
    return AN_OUTPOST + A_COLONY * (s.t.system_points[system] + A_BONUS) * power // needed


def claim_on(s: Sun, seat: i64, loc: i64) -> i64:
    """A place under nobody's or another's control: how near the ships are that could take it."""
    needed: i64 = 1
    other: i64 = 0
    while other < s.cells[PLAYERS]:
        if other != seat:
            power: i64 = power_at(s, other, loc)
            if power >= needed:
                needed = power + 1
        other += 1
    best: i64 = 0
    here: i64 = 0
    while here < LOCS:
        mine: i64 = power_at(s, seat, here)
        if mine > 0:
            near: i64 = NEAR if mine >= needed else NEAR * mine // needed
            steps: i64 = distance(s, here, loc)
            while steps > 1:
                near //= 2
                steps -= 1
            if near > best:
                best = near
        here += 1
    return best


def cards(s: Sun, seat: i64) -> i64:
    """What technologies let their owner do, besides their points."""
    worth: i64 = 0
    opened: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        who: i64 = s.cells[RESEARCHED + slot]
        tech: i64 = s.cells[SLOT_CARD + slot]
        if who & (1 << seat) and tech >= 0:
            worth += CARD
            opened |= s.t.tech_opens[tech]
        slot += 1
    if opened & 4:
        worth += OPENS
    if opened & 8:
        worth += OPENS
    return worth


def goals(s: Sun, seat: i64) -> i64:
    """Achievements that can still be claimed, as far as their conditions are met."""
    worth: i64 = 0
    place: i64 = 0
    while place < IN_PLAY:
        reason = claim_reason(s, seat, place)
        if reason in (FINE, NOT_MET):
            card: i64 = s.cells[ACHIEVEMENT + place]
            points: i64 = s.t.achievement_points[card * CLAIMS + free_slot(s, place)]
            if reason == FINE:
                worth += points * SURE
            else:
                reached = progress(s, seat, s.t.achievement_test[card])
                worth += points * AN_ACHIEVEMENT * reached * reached // 10000
        place += 1
    return worth


def progress(s: Sun, seat: i64, at: i64) -> i64:
    """How nearly the tests of a condition are met, in hundredths."""
    tests = s.t.tests
    n: i64 = tests[at]
    reached: i64 = 0
    i: i64 = 0
    while i < n:
        which: i64 = tests[at + 3 * i + 1]
        wanted: i64 = tests[at + 3 * i + 3]
        have = metric(s, seat, which)
        if have >= wanted:
            reached += 100
        elif which == ops.TECHNOLOGIES_IIII:
            reached += ladder(s, seat)
        else:
            reached += 100 * have // wanted
        i += 1
    return reached // n


def ladder(s: Sun, seat: i64) -> i64:
    """How far up the technology board a seat has come on its way to level IIII, in hundredths."""
    twos: i64 = 0
    threes: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        who: i64 = s.cells[RESEARCHED + slot]
        if who & (1 << seat):
            level: i64 = s.t.tech_level[s.cells[SLOT_CARD + slot]]
            if level == 2 and twos < 3:
                twos += 1
            elif level == 3 and threes < 2:
                threes += 1
        slot += 1
    return 12 * twos + 28 * threes
