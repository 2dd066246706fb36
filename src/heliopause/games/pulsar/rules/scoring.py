"""What every seat has, would have if the game ended now, and who wins (chapters SCORE, WIN)."""

from mypy_extensions import i64

from heliopause.games.pulsar import ops
from heliopause.games.pulsar.layout import (
    COUNTER_SEAT,
    CUBES,
    END_CUBES,
    END_GOALS,
    END_GYRODYNES,
    END_INITIATIVE,
    END_PULSARS,
    END_STATIONS,
    END_TECHNOLOGIES,
    GOAL,
    GOALS,
    LINE,
    LINES,
    PLAYERS,
)
from heliopause.games.pulsar.rules.final import (
    gyrodyne_points,
    initiative_points,
    met_goals,
    pulsar_points,
    spins,
    sponsors,
    station_points,
)
from heliopause.games.pulsar.rules.measures import in_steps
from heliopause.games.pulsar.rules.program import points_of
from heliopause.games.pulsar.rules.pulsar import Pulsar
from heliopause.games.pulsar.rules.technologies import AT_THE_END, card_at, owned_of_class


def lines_of(s: Pulsar, seat: i64) -> list[int]:
    """The points of a seat by line; while the game goes on with what final scoring would add if it came now."""
    first: i64 = LINE + seat * LINES
    lines = s.cells[first : first + LINES]
    if not s.over and lines[END_STATIONS] == 0:
        forecast(s, seat, lines)
    return lines


def forecast(s: Pulsar, seat: i64, lines: list[int]) -> None:
    """Offers are taken while they bring more than the cubes are worth, half a point each."""
    cubes: i64 = s.cells[CUBES + seat]
    if lines[END_TECHNOLOGIES] == 0:
        cubes = forecast_patents(s, seat, cubes, lines)
    if lines[END_GOALS] == 0:
        cubes = forecast_goals(s, seat, cubes, lines)
    lines[END_PULSARS] = pulsar_points(s, seat)
    lines[END_GYRODYNES] = gyrodyne_points(s, seat)
    lines[END_CUBES] = cubes // 2
    lines[END_INITIATIVE] = initiative_points(s, seat)
    lines[END_STATIONS] = station_points(s, seat)


def forecast_patents(s: Pulsar, seat: i64, cubes: i64, lines: list[int]) -> i64:
    """Returns the cubes that are left."""
    code = s.t.code
    owned = owned_of_class(s, seat, AT_THE_END)
    place: i64 = 0
    while owned >> place != 0:
        pc: i64 = s.t.tech_code[card_at(s, place)] if (owned >> place) & 1 else 0
        while code[pc] != ops.END:
            op: i64 = code[pc]
            one: i64 = code[pc + 1]
            two: i64 = code[pc + 2]
            if op == ops.SCORE:
                lines[END_TECHNOLOGIES] += points_of(s, seat, pc)
            elif op == ops.STEPS:
                lines[END_TECHNOLOGIES] += in_steps(s, seat, one, two, code[pc + 3], code[pc + 4])
            elif op == ops.SELL and one <= cubes and 2 * two > one:
                lines[END_TECHNOLOGIES] += two
                cubes -= one
            pc += ops.OP
        place += 1
    return cubes


def forecast_goals(s: Pulsar, seat: i64, cubes: i64, lines: list[int]) -> i64:
    met = likely_goals(s, seat)
    goal: i64 = 0
    while goal < GOALS:
        if met & (1 << goal):
            face: i64 = s.cells[GOAL + goal]
            lines[END_GOALS] += s.t.goal_points[face]
            bonus: i64 = 0
            while bonus < 2 and 0 < s.t.bonus_cubes[face * 2 + bonus] <= cubes:
                cubes -= s.t.bonus_cubes[face * 2 + bonus]
                lines[END_GOALS] += s.t.bonus_points[face * 2 + bonus]
                bonus += 1
        goal += 1
    return cubes


def likely_goals(s: Pulsar, seat: i64) -> i64:
    """The goals met, where there is a choice the first one that is worth it."""
    sponsored: i64 = -1
    goal: i64 = 0
    if sponsors(s, seat):
        met = met_goals(s, seat, -1, -1)
        while goal < GOALS and sponsored < 0:
            if not met & (1 << goal):
                sponsored = goal
            goal += 1
    named: i64 = -1
    goal = 0
    while goal < GOALS and named < 0:
        if goal != sponsored and spins(s, goal):
            named = goal
        goal += 1
    return met_goals(s, seat, sponsored, named)


def total(s: Pulsar, seat: i64) -> int:
    points: i64 = 0
    lines = lines_of(s, seat)
    i: i64 = 0
    while i < LINES:
        points += lines[i]
        i += 1
    return points


def winning_seats(s: Pulsar) -> list[int]:
    """The highest score; of tied players the one further ahead on the initiative track (PUL-WIN-01, PUL-WIN-02)."""
    scores = [total(s, seat) for seat in range(s.cells[PLAYERS])]
    best = max(scores)
    rank = 0
    while scores[s.cells[COUNTER_SEAT + rank]] < best:
        rank += 1
    return [s.cells[COUNTER_SEAT + rank]]
