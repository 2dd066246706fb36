"""What every seat has, would have if the game ended now, and who wins (chapters SCORE, WIN)."""

from mypy_extensions import i64

from heliopause.games.pulsar import ops, tasks
from heliopause.games.pulsar.layout import (
    BOUGHT,
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
    SPONSORED,
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
from heliopause.games.pulsar.rules.pulsar import Pulsar, in_order
from heliopause.games.pulsar.rules.technologies import AT_THE_END, card_at, owned_of_class
from heliopause.kernel.state import FRAME


def lines_of(s: Pulsar, seat: i64) -> list[int]:
    """The points of a seat by line; while the game goes on with what final scoring would add if it came now."""
    first: i64 = LINE + seat * LINES
    lines = s.cells[first : first + LINES]
    if not s.over:
        forecast(s, seat, lines)
    return lines


def forecast(s: Pulsar, seat: i64, lines: list[int]) -> None:
    """Offers are taken while they bring more than the cubes are worth, half a point each."""
    cubes: i64 = s.cells[CUBES + seat]
    if has_begun(s, seat, tasks.END_PATENTS):
        cubes = forecast_pending(s, seat, cubes, lines)
    else:
        cubes = forecast_patents(s, seat, cubes, lines)
    if not has_begun(s, seat, tasks.END_GOALS):
        cubes = forecast_goals(s, seat, likely_goals(s, seat), True, cubes, lines)
    elif s.stack[len(s.stack) - FRAME] == tasks.GOALS and s.seat == seat:
        cubes = forecast_running_goals(s, seat, cubes, lines)
    lines[END_PULSARS] = pulsar_points(s, seat)
    lines[END_GYRODYNES] = gyrodyne_points(s, seat)
    lines[END_CUBES] = cubes // 2
    lines[END_INITIATIVE] = initiative_points(s, seat)
    lines[END_STATIONS] = station_points(s, seat)


def has_begun(s: Pulsar, seat: i64, step: i64) -> bool:
    """Whether the seat has come to this step of final scoring."""
    if s.stack[0] != tasks.FINAL or s.stack[2] < step:
        return False
    k: i64 = 0
    while in_order(s, k) != seat:
        k += 1
    return s.stack[2] > step or k < s.stack[3]


def forecast_patents(s: Pulsar, seat: i64, cubes: i64, lines: list[int]) -> i64:
    """Returns the cubes that are left."""
    owned = owned_of_class(s, seat, AT_THE_END)
    place: i64 = 0
    while owned >> place != 0:
        if (owned >> place) & 1:
            cubes = forecast_program(s, seat, s.t.tech_code[card_at(s, place)], cubes, lines)
        place += 1
    return cubes


def forecast_pending(s: Pulsar, seat: i64, cubes: i64, lines: list[int]) -> i64:
    """What is still to be scored of end-of-game patents, the top of the stack first."""
    stack = s.stack
    at = len(stack) - FRAME
    while at > 0:
        if stack[at + 1] == seat and stack[at] == tasks.PROGRAM:
            cubes = forecast_program(s, seat, stack[at + 2], cubes, lines)
        elif stack[at + 1] == seat and stack[at] == tasks.OFFER:
            cubes = forecast_sale(stack[at + 2], stack[at + 3], cubes, lines)
        at -= FRAME
    return cubes


def forecast_program(s: Pulsar, seat: i64, pc: i64, cubes: i64, lines: list[int]) -> i64:
    code = s.t.code
    while code[pc] != ops.END:
        op: i64 = code[pc]
        if op == ops.SCORE:
            lines[END_TECHNOLOGIES] += points_of(s, seat, pc)
        elif op == ops.STEPS:
            lines[END_TECHNOLOGIES] += in_steps(s, seat, code[pc + 1], code[pc + 2], code[pc + 3], code[pc + 4])
        elif op == ops.SELL:
            cubes = forecast_sale(code[pc + 1], code[pc + 2], cubes, lines)
        pc += ops.OP
    return cubes


def forecast_sale(price: i64, points: i64, cubes: i64, lines: list[int]) -> i64:
    if price <= cubes and 2 * points > price:
        lines[END_TECHNOLOGIES] += points
        cubes -= price
    return cubes


def forecast_running_goals(s: Pulsar, seat: i64, cubes: i64, lines: list[int]) -> i64:
    """While the seat chooses: as far as it has."""
    at = len(s.stack) - FRAME
    if s.stack[at + 2] == tasks.BONUSES:
        return forecast_goals(s, seat, s.stack[at + 3], False, cubes, lines)
    sponsored: i64 = s.cells[SPONSORED + seat]
    if sponsored < 0:
        return forecast_goals(s, seat, likely_goals(s, seat), True, cubes, lines)
    return forecast_goals(s, seat, met_goals(s, seat, sponsored, likely_name(s, sponsored)), True, cubes, lines)


def forecast_goals(s: Pulsar, seat: i64, met: i64, base: bool, cubes: i64, lines: list[int]) -> i64:
    """The points of the goals met, if they are still to come, and the bonuses that the cubes buy."""
    goal: i64 = 0
    while goal < GOALS:
        if met & (1 << goal):
            face: i64 = s.cells[GOAL + goal]
            if base:
                lines[END_GOALS] += s.t.goal_points[face]
            bonus: i64 = s.cells[BOUGHT + seat * GOALS + goal]
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
    return met_goals(s, seat, sponsored, likely_name(s, sponsored))


def likely_name(s: Pulsar, sponsored: i64) -> i64:
    """The first goal about spinning gyrodynes, -1 if there is none."""
    goal: i64 = 0
    while goal < GOALS:
        if goal != sponsored and spins(s, goal):
            return goal
        goal += 1
    return -1


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
