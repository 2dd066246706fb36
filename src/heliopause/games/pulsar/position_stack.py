"""Whether the pending tasks of a position fit what lies on the table, so that the rules can carry them out."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

from heliopause.games.pulsar import codes, ops, tasks
from heliopause.games.pulsar import layout as at
from heliopause.games.pulsar.ids import Ids
from heliopause.games.pulsar.rules.dice import picker
from heliopause.games.pulsar.rules.final import contested_goals, met_goals
from heliopause.games.pulsar.rules.flights import end_options, has_flight, route_options
from heliopause.games.pulsar.rules.pulsar import Pulsar, in_order
from heliopause.games.pulsar.rules.setup import last_seat
from heliopause.kernel.codes import first_of
from heliopause.kernel.errors import InputError
from heliopause.kernel.state import FRAME

Frame = list[int]

BASES = (tasks.ENTRY, tasks.BOARD_SIDE, tasks.DRAFT, tasks.TURN, tasks.PRODUCTION, tasks.FINAL)
IN_TURNS = (
    tasks.PROGRAM,
    tasks.FLIGHT,
    tasks.EXPLORE,
    tasks.TAKE,
    tasks.FINISH,
    tasks.CLAIM,
    tasks.TELEPORT,
    tasks.PLACE,
    tasks.FLIP,
)
ABOVE = {  # what may lie on each lowest frame
    tasks.TURN: IN_TURNS,
    tasks.PRODUCTION: (tasks.PROGRAM, tasks.SELL, tasks.OFFER, tasks.TAKE),
    tasks.FINAL: (tasks.PROGRAM, tasks.OFFER, tasks.GOALS),
}
ASKING = (tasks.FLIGHT, tasks.TAKE, tasks.FINISH, tasks.CLAIM, tasks.TELEPORT, tasks.PLACE, tasks.OFFER)


def check_stack(s: Pulsar, ids: Ids) -> None:
    frames = [s.stack[place : place + FRAME] for place in range(0, len(s.stack), FRAME)]
    if not frames:
        if s.cells[at.ROUND] < at.ROUNDS:
            refuse("the game ends after round 8 only", "PUL-END-01")
        if s.cells[at.TURN] >= 0:
            refuse("it is nobody's turn once the game is over", "PUL-END-01")
        return
    if frames[0][0] not in BASES:
        refuse("the lowest task says where the game is: a choice at the start, dice, a turn, production or the end")
    check_base(s, frames[0])
    for number, frame in enumerate(frames[1:], 1):
        check_frame(s, frames[0], frame, number == len(frames) - 1)


def refuse(what: str, *clauses: str) -> NoReturn:
    cited = f" ({', '.join(clauses)})" if clauses else ""
    raise InputError(f"position.pending: {what}{cited}")


# ---------------------------------------------------------------- the lowest frame


def check_base(s: Pulsar, frame: Frame) -> None:
    c = s.cells
    task, seat = frame[0], frame[1]
    started = task not in (tasks.ENTRY, tasks.BOARD_SIDE)
    if started != (c[at.ROUND] > 0):
        refuse("round 0 is before the first roll, and no other round is", "PUL-GAME-03")
    if (task == tasks.TURN) != (c[at.TURN] >= 0) or (task == tasks.TURN and c[at.TURN] != seat):
        refuse("`turn` names the seat of the task TURN, and nobody otherwise", "PUL-ACT-01")
    if task in (tasks.ENTRY, tasks.BOARD_SIDE):
        check_start(s, frame)
    elif task == tasks.DRAFT:
        check_draft(s, frame)
    elif task == tasks.TURN:
        check_turn(s, frame)
    else:
        if frame[3] > c[at.PLAYERS]:
            refuse(f"there are {c[at.PLAYERS]} players, not {frame[3]}")
        if task == tasks.FINAL and c[at.ROUND] != at.ROUNDS:
            refuse("final scoring comes after round 8", "PUL-END-01")


def check_start(s: Pulsar, frame: Frame) -> None:
    c = s.cells
    players = c[at.PLAYERS]
    task, seat, chosen = frame[0], frame[1], frame[2]
    if chosen >= players or seat != last_seat(s, chosen):
        refuse(f"seat {seat} is not the one that chooses now", "PUL-POS-08", "PUL-AMB-62")
    for k in range(players):
        other = int(last_seat(s, k))
        if (c[at.SHIP + other] >= 0) != (task == tasks.BOARD_SIDE or k < chosen):
            refuse(f"seat {other} chooses its entry gate in its turn", "PUL-POS-08")
        if (c[at.SIDE_OF + other] >= 0) != (c[at.HEADQUARTERS] > 0 and task == tasks.BOARD_SIDE and k < chosen):
            refuse(f"seat {other} chooses the side of its headquarters in its turn", "PUL-AMB-62")


def held(s: Pulsar, seat: int) -> int:
    first = at.SILVER + 2 * seat
    return sum(value > 0 for value in s.cells[first : first + 2])


def check_draft(s: Pulsar, frame: Frame) -> None:
    c = s.cells
    seat, taken = frame[1], frame[2]
    players = c[at.PLAYERS]
    if taken >= 2 * players or seat != picker(s, taken):
        refuse(f"seat {seat} is not the one that takes the next die", "PUL-DICE-11", "PUL-DICE-12")
    if sum(c[at.ON_BOARD + 1 : at.ON_BOARD + 7]) != s.t.silver[players] - taken:
        refuse(f"{taken} dice are taken, so {s.t.silver[players] - taken} lie on the dice board", "PUL-DICE-13")
    for other in range(players):
        wanted = sum(picker(s, k) == other for k in range(taken))
        if held(s, other) != wanted:
            refuse(f"seat {other} has taken {wanted} dice by now", "PUL-DICE-11")


def check_turn(s: Pulsar, frame: Frame) -> None:
    c = s.cells
    seat, taken = frame[1], frame[2]
    players = c[at.PLAYERS]
    if taken >= players or seat != in_order(s, taken):
        refuse(f"seat {seat} is not the one whose turn it is", "PUL-ACT-01", "PUL-TWO-11")
    for k in range(players):
        wanted = 0 if k < taken else 2
        if k != taken and held(s, int(in_order(s, k))) != wanted:
            refuse(f"seat {in_order(s, k)} has {wanted} dice before or after its turn", "PUL-ACT-02")
    if sum(c[at.ON_BOARD + 1 : at.ON_BOARD + 7]) != s.t.silver[players] - 2 * players:
        refuse("every player has taken two dice from the dice board", "PUL-DICE-14", "PUL-TWO-09")


# ---------------------------------------------------------------- what lies above it


def check_frame(s: Pulsar, base: Frame, frame: Frame, top: bool) -> None:
    c = s.cells
    task, seat = frame[0], frame[1]
    if task not in ABOVE.get(base[0], ()):
        refuse("this task does not belong there", "PUL-GAME-03")
    if base[0] == tasks.TURN and seat != base[1]:
        refuse("in a turn only its owner does something", "PUL-ACT-01")
    if task in ASKING and not top:
        refuse("a task that asks is done before anything lies on it")
    check = CHECKS.get(task)
    if check and not check(s, frame):
        refuse("a task does not fit what lies on the table")
    if task in (tasks.SELL, tasks.GOALS) and seat >= c[at.PLAYERS]:
        refuse(f"there is no seat {seat}")


def fits_program(s: Pulsar, frame: Frame) -> bool:
    """A program does in a turn, in production or at the end only what it can."""
    code = s.t.code
    place = frame[2]
    while code[place] != ops.END:
        if s.cells[at.TURN] < 0 and code[place] in (ops.EXPLORE, ops.CLAIM, ops.TELEPORT, ops.FINISH, ops.RED):
            return False
        place += ops.OP
    return True


def fits_flight(s: Pulsar, frame: Frame) -> bool:
    seat, length, end, passed = frame[1], frame[2], frame[3], frame[4]
    if not has_flight(s, seat, length):
        return False
    if end < 0:
        return passed < 0
    if end not in [first_of(code) for code in end_options(s, seat, length)]:
        return False
    return passed < 0 or passed in [codes.mask_of(code) for code in route_options(s, seat, length, end)]


def fits_explore(s: Pulsar, frame: Frame) -> bool:
    """The seat has just put a token on a blue planet there."""
    c = s.cells
    system = frame[2]
    tile = c[at.TILE + system]
    first = at.PLANET + system * at.PLANETS
    return bool(c[at.SEEN] & (1 << system)) and frame[1] in c[first : first + s.t.blue[tile]]


def fits_take(s: Pulsar, frame: Frame) -> bool:
    return frame[3] <= at.SIZES and frame[2] < 1 << at.SIZES


def fits_place(s: Pulsar, frame: Frame) -> bool:
    """Just taken: neither joined nor paid for."""
    c = s.cells
    tile, cost = frame[2], frame[3]
    joined = c[at.JOIN + tile * 2] >= 0 or c[at.JOIN + tile * 2 + 1] >= 0
    fresh = not c[at.ONLINE + tile] and not c[at.COVERED + tile] and not joined
    return c[at.KEEPER + tile] == frame[1] and fresh and s.t.costs[tile * at.COSTS + cost] > 0


def fits_flip(s: Pulsar, frame: Frame) -> bool:
    c = s.cells
    tile = frame[2]
    return c[at.KEEPER + tile] == frame[1] and not c[at.ONLINE + tile] and c[at.COVERED + tile] == s.t.all_costs[tile]


def fits_goals(s: Pulsar, frame: Frame) -> bool:
    """Once points are scored, the goals met are those that are met."""
    c = s.cells
    seat, step, met = frame[1], frame[2], frame[3]
    if c[at.SPONSORED + seat] >= 0 and step == tasks.SPONSOR:
        return False
    if step != tasks.BONUSES:
        return met == 0
    named = c[at.NAMED + seat]
    if contested_goals(s, seat, c[at.SPONSORED + seat]) and named < 0:
        return False
    return met == met_goals(s, seat, c[at.SPONSORED + seat], named)


CHECKS: dict[int, Callable[[Pulsar, Frame], bool]] = {
    tasks.PROGRAM: fits_program,
    tasks.FLIGHT: fits_flight,
    tasks.EXPLORE: fits_explore,
    tasks.TAKE: fits_take,
    tasks.PLACE: fits_place,
    tasks.FLIP: fits_flip,
    tasks.GOALS: fits_goals,
}
