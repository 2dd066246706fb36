"""Final scoring: end-of-game patents, goals, and what is counted after them (chapters END, GOAL)."""

from mypy_extensions import i64

from heliopause.games.pulsar import codes, journal, ops, tasks
from heliopause.games.pulsar.layout import (
    BOUGHT,
    CLAIMED,
    COUNTER_SEAT,
    COUNTERS,
    CUBES,
    END_CUBES,
    END_GOALS,
    END_GYRODYNES,
    END_INITIATIVE,
    END_PULSARS,
    END_STATIONS,
    END_TECHNOLOGIES,
    EXTRA,
    GOAL,
    GOALS,
    GROWING,
    HAND,
    INITIATIVE,
    NAMED,
    PLAYERS,
    SIZES,
    SPONSORED,
    STATIONS,
)
from heliopause.games.pulsar.rules.measures import measure, spinning
from heliopause.games.pulsar.rules.pulsar import Pulsar, bits, earn, in_order, pay_cubes
from heliopause.games.pulsar.rules.technologies import AT_THE_END, card_at, owned_of_class
from heliopause.games.pulsar.rules.tracks import counters_on
from heliopause.kernel.codes import encode, first_of, verb_of
from heliopause.kernel.state import FRAME, NOTHING, latch, note


def advance_final(s: Pulsar) -> list[int]:
    """Patents of all, goals of all, then everything in which nothing is chosen (PUL-END-02)."""
    c = s.cells
    at = len(s.stack) - FRAME
    step: i64 = s.stack[at + 2]
    done: i64 = s.stack[at + 3]
    latch(s)
    if step == tasks.END_REST:
        seat: i64 = 0
        while seat < c[PLAYERS]:
            score_rest(s, seat)
            seat += 1
        note(s, journal.GAME_OVER, -1)
        s.drop()
    elif done == c[PLAYERS]:
        s.stack[at + 2] = step + 1
        s.stack[at + 3] = 0
    else:
        seat = in_order(s, done)
        s.stack[at + 3] = done + 1
        if step == tasks.END_PATENTS:
            score_patents(s, seat)
        else:
            s.push(tasks.GOALS, seat, tasks.SPONSOR)
    return NOTHING


def score_patents(s: Pulsar, seat: i64) -> None:
    """PUL-END-03"""
    owned = owned_of_class(s, seat, AT_THE_END)
    place: i64 = 0
    while owned >> place != 0:
        if (owned >> place) & 1 and s.t.tech_code[card_at(s, place)]:
            s.push(tasks.PROGRAM, seat, s.t.tech_code[card_at(s, place)], END_TECHNOLOGIES)
        place += 1


# ---------------------------------------------------------------- goals


def reached(s: Pulsar, seat: i64, goal: i64) -> bool:
    """Whether the seat has what the goal in this place asks for (PUL-GOAL-08 to PUL-GOAL-19)."""
    face: i64 = s.cells[GOAL + goal]
    return measure(s, seat, s.t.goal_metric[face]) >= s.t.goal_number[face]


def spins(s: Pulsar, goal: i64) -> bool:
    """Whether it asks for spinning gyrodynes."""
    metric: i64 = s.t.goal_metric[s.cells[GOAL + goal]]
    return metric == ops.SPINNING or metric == ops.SIZES


def met_goals(s: Pulsar, seat: i64, sponsored: i64, named: i64) -> i64:
    """Goals met, as a mask of places. No gyrodyne counts for two goals (PUL-GOAL-20, PUL-AMB-68, PUL-AMB-86).

    If there are too few for both, the one `named` is met, or neither while none is named (-1).
    """
    mask: i64 = 0
    needed: i64 = 0
    contested: i64 = 0
    goal: i64 = 0
    while goal < GOALS:
        if goal == sponsored:
            mask |= 1 << goal
        elif reached(s, seat, goal):
            if spins(s, goal):
                contested |= 1 << goal
                needed += s.t.goal_number[s.cells[GOAL + goal]]
            else:
                mask |= 1 << goal
        goal += 1
    if needed <= spinning(s, seat) or bits(contested) == 1:
        return mask | contested
    return mask | contested & (1 << named) if named >= 0 else mask


def contested_goals(s: Pulsar, seat: i64, sponsored: i64) -> i64:
    """Goals of which only one can be met with the gyrodynes there are."""
    mask: i64 = 0
    goal: i64 = 0
    while goal < GOALS:
        if goal != sponsored and spins(s, goal) and reached(s, seat, goal):
            mask |= 1 << goal
        goal += 1
    return mask & ~met_goals(s, seat, sponsored, -1)


def sponsors(s: Pulsar, seat: i64) -> bool:
    """Whether one goal counts as met (PUL-AMB-68)."""
    owned = owned_of_class(s, seat, AT_THE_END)
    place: i64 = 0
    while owned >> place != 0:
        if (owned >> place) & 1 and s.t.tech_meets[card_at(s, place)]:
            return True
        place += 1
    return False


def advance_goals(s: Pulsar) -> list[int]:
    """First what counts as met, then the points, then the bonuses that are bought (PUL-GOAL-03 to PUL-GOAL-07)."""
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    stage: i64 = s.stack[at + 2]
    if stage == tasks.SCORE_GOALS:
        met = met_goals(s, seat, s.cells[SPONSORED + seat], s.cells[NAMED + seat])
        s.stack[at + 2] = tasks.BONUSES
        s.stack[at + 3] = met
        score_goals(s, seat, met)
        return NOTHING
    found: list[int] = []
    if stage == tasks.SPONSOR:
        if sponsors(s, seat):
            offer_goals(s, codes.SPONSOR, ~met_goals(s, seat, -1, -1), found)
    elif stage == tasks.NAME:
        offer_goals(s, codes.NAME_GOAL, contested_goals(s, seat, s.cells[SPONSORED + seat]), found)
    else:
        bonus_options(s, seat, s.stack[at + 3], found)
    if not found:
        if stage == tasks.BONUSES:
            s.drop()
        else:
            s.stack[at + 2] = stage + 1
    return found


def offer_goals(s: Pulsar, verb: i64, mask: i64, found: list[int]) -> None:
    goal: i64 = 0
    while goal < GOALS:
        if mask & (1 << goal):
            found.append(encode(verb, s.cells[GOAL + goal]))
        goal += 1


def bonus_options(s: Pulsar, seat: i64, met: i64, found: list[int]) -> None:
    """The next bonus of every goal met that can be paid, or nothing more."""
    c = s.cells
    goal: i64 = 0
    while goal < GOALS:
        bought: i64 = c[BOUGHT + seat * GOALS + goal]
        if met & (1 << goal) and bought < 2:
            cubes: i64 = s.t.bonus_cubes[c[GOAL + goal] * 2 + bought]
            if 0 < cubes <= c[CUBES + seat]:
                found.append(encode(codes.BONUS, c[GOAL + goal]))
        goal += 1
    if found:
        found.append(encode(codes.SKIP))


def place_of(s: Pulsar, face: i64) -> i64:
    goal: i64 = 0
    while s.cells[GOAL + goal] != face:
        goal += 1
    return goal


def decide_goals(s: Pulsar, code: i64) -> None:
    c = s.cells
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    verb = verb_of(code)
    face = first_of(code)
    if verb == codes.SKIP:
        s.drop()
    elif verb == codes.SPONSOR:
        c[SPONSORED + seat] = place_of(s, face)
        s.stack[at + 2] = tasks.NAME
    elif verb == codes.NAME_GOAL:
        c[NAMED + seat] = place_of(s, face)
        s.stack[at + 2] = tasks.SCORE_GOALS
    else:
        goal = place_of(s, face)
        bonus: i64 = face * 2 + c[BOUGHT + seat * GOALS + goal]
        c[BOUGHT + seat * GOALS + goal] += 1
        pay_cubes(s, seat, s.t.bonus_cubes[bonus])
        note(s, journal.BUYS, seat, s.t.bonus_cubes[bonus], s.t.bonus_points[bonus])
        earn(s, seat, END_GOALS, s.t.bonus_points[bonus])


def score_goals(s: Pulsar, seat: i64, met: i64) -> None:
    goal: i64 = 0
    while goal < GOALS:
        if met & (1 << goal):
            face: i64 = s.cells[GOAL + goal]
            note(s, journal.MEETS, seat, face)
            earn(s, seat, END_GOALS, s.t.goal_points[face])
        goal += 1


# ---------------------------------------------------------------- steps 3 to 7


def score_rest(s: Pulsar, seat: i64) -> None:
    earn(s, seat, END_PULSARS, pulsar_points(s, seat))
    earn(s, seat, END_GYRODYNES, gyrodyne_points(s, seat))
    earn(s, seat, END_CUBES, s.cells[CUBES + seat] // 2)
    earn(s, seat, END_INITIATIVE, initiative_points(s, seat))
    earn(s, seat, END_STATIONS, station_points(s, seat))


def pulsar_points(s: Pulsar, seat: i64) -> i64:
    """Claimed pulsars without a spinning gyrodyne (PUL-END-06)."""
    return bits(s.cells[CLAIMED + seat]) - spinning(s, seat)


def gyrodyne_points(s: Pulsar, seat: i64) -> i64:
    """Own tiles that do not spin (PUL-END-07)."""
    c = s.cells
    points: i64 = 0
    size: i64 = 0
    while size < SIZES:
        points += c[HAND + seat * SIZES + size]
        points += c[GROWING + seat * SIZES + size]
        size += 1
    return points


def initiative_points(s: Pulsar, seat: i64) -> i64:
    """By rank, with a technology twice (PUL-END-10, PUL-END-11, PUL-THREE-02, PUL-TWO-22, PUL-END-04)."""
    c = s.cells
    points: i64 = 0
    rank: i64 = 0
    while rank < counters_on(s):
        if c[COUNTER_SEAT + INITIATIVE * COUNTERS + rank] == seat:
            points += s.t.initiative[c[PLAYERS]][rank]
        rank += 1
    owned = owned_of_class(s, seat, AT_THE_END)
    place: i64 = 0
    while owned >> place != 0:
        if (owned >> place) & 1 and s.t.tech_twice[card_at(s, place)]:
            return 2 * points
        place += 1
    return points


def station_points(s: Pulsar, seat: i64) -> i64:
    """Tokens on planets and extra stations by the table (PUL-END-12 to PUL-END-14, PUL-AMB-84)."""
    c = s.cells
    count = bits(c[STATIONS + seat])
    count += c[EXTRA + seat]
    owned = owned_of_class(s, seat, AT_THE_END)
    place: i64 = 0
    while owned >> place != 0:
        if (owned >> place) & 1:
            count += s.t.tech_stations[card_at(s, place)]
        place += 1
    last: i64 = len(s.t.station_points) - 1
    if count <= last:
        return s.t.station_points[count]
    return s.t.station_points[last] + (count - last) * s.t.station_more
