"""Playing on with a copy: whether a jump can still bring what a mandatory part after it needs (SUN-AMB-06)."""

from typing import Final

from mypy_extensions import i64

from heliopause.games.sun import codes, ops, tasks
from heliopause.games.sun.layout import LAPSED, POP
from heliopause.games.sun.rules.board import leaving_cost
from heliopause.games.sun.rules.prospects import might_help, rest_can
from heliopause.games.sun.rules.ships import add_ship, remove_ship
from heliopause.games.sun.rules.sun import Sun
from heliopause.kernel.state import FRAME

LEASH: Final = 2000


def playing_on(s: Sun, code: i64, depth: i64) -> bool:
    """Whether after this choice the player can bring the Action past the jump with nothing mandatory lost.

    `depth` is where the program frame of the Action lies. Choices of others are taken as they may turn out well, and so
    is what lies beyond the leash: if it does not, the mandatory part lapses (SUN-AMB-07).
    """
    probe = s.clone()
    assert isinstance(probe, Sun)
    if not s.probing:
        probe.probing = True
        probe.leash = [LEASH]
    probe.leash[0] -= 1
    if probe.leash[0] < 0:
        return True
    seat: i64 = probe.seat
    probe.cells[LAPSED] = 0
    probe.decide(code)
    probe.settle()
    if probe.cells[LAPSED]:
        return False
    stack = probe.stack
    top: i64 = len(stack) - FRAME
    if not waits_for_ships(probe, depth) or stack[top + 1] != seat:
        return True
    if stack[top] != tasks.JUMP:
        for further in probe.choices:
            if playing_on(probe, further, depth):
                return True
        return False
    # Ending the jump here is the last option; if that is not enough, further moves are tried that may help.
    moves: i64 = len(probe.choices) - 1
    if playing_on(probe, probe.choices[moves], depth):
        return True
    i: i64 = 0
    while i < moves:
        move: i64 = probe.choices[i]
        if move_might_help(probe, move, depth) and playing_on(probe, move, depth):
            return True
        i += 1
    return False


def move_might_help(s: Sun, code: i64, depth: i64) -> bool:
    """Whether after this move of a guarded jump the points left could still bring what is needed."""
    stack = s.stack
    top: i64 = len(stack) - FRAME
    seat: i64 = stack[top + 1]
    points: i64 = stack[top + 2]
    guard: i64 = s.t.code[stack[depth + 2] - ops.OP + 2]
    loc = codes.first_of(code)
    level = codes.second_of(code) >> 4
    target = codes.second_of(code) & 15
    points -= leaving_cost(s, loc)
    remove_ship(s, seat, loc, level)
    add_ship(s, seat, target, level)
    helps = might_help(s, seat, points, guard)
    remove_ship(s, seat, target, level)
    add_ship(s, seat, loc, level)
    return helps


def waits_for_ships(s: Sun, depth: i64) -> bool:
    """Whether the jump of the Action, or a bonus that follows from it, is still going on."""
    stack = s.stack
    if len(stack) <= depth + FRAME or stack[depth] != tasks.PROGRAM:
        return False
    pc: i64 = stack[depth + 2]
    return s.t.code[pc - ops.OP] == ops.JUMP


def keeps_promise(s: Sun, found: list[int]) -> list[int]:
    """The choices of a jump after which the mandatory rest can still be done; all of them if none can."""
    at: i64 = len(s.stack) - 2 * FRAME
    if at < 0 or s.stack[at] != tasks.PROGRAM:
        return found
    seat: i64 = s.stack[at + 1]
    if s.stack[at + FRAME + 3] == ops.BEFORE_RESEARCH and rest_can(s, at, seat, s.cells[POP + seat]):
        return found  # ships can bring population for the research, they cannot take it away
    kept: list[int] = []
    for code in found:
        if codes.verb_of(code) != codes.MOVE or move_might_help(s, code, at):
            if playing_on(s, code, at):
                kept.append(code)
    return kept if kept else found
