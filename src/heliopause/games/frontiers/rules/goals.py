"""Chart Galactic Goals, and goals that are turned up (chapter GOAL)."""

from mypy_extensions import i64

from heliopause.games.frontiers import codes, journal, tasks
from heliopause.games.frontiers.layout import (
    FACE_DOWN,
    GOAL_STACK,
    GOALS,
    HOLDER,
    HUSHED,
    LOOKED,
    NO_ITEM,
    WITH_GOALS,
)
from heliopause.games.frontiers.rules.frontiers import Frontiers
from heliopause.games.frontiers.rules.knowledge import buried, kept, looked, turned_up
from heliopause.kernel.codes import encode, first_of, verb_of
from heliopause.kernel.state import FRAME, NOTHING, latch, note

# ---------------------------------------------------------------- REVEAL


def may_be_asked(s: Frontiers, action: i64) -> bool:
    """Whether the holder of a face-down goal is asked to turn it up (NF-GOAL-16).

    So that the question betrays nothing, it does not depend on the goal: it is asked whenever the action is listed on
    a stockpile goal that does not lie open (NF-AMB-80).
    """
    c = s.cells
    if not c[WITH_GOALS] or c[FACE_DOWN] < 0 or c[HUSHED]:
        return False
    listed: i64 = s.t.action_goods[action]
    goal: i64 = 0
    while goal < GOALS:
        if listed & (1 << goal) and (c[HOLDER + goal] < 0 or c[FACE_DOWN] == goal):
            return True
        goal += 1
    return False


def advance_reveal(s: Frontiers) -> list[int]:
    """Only a stockpile goal can be turned up early (NF-AMB-73)."""
    found: list[int] = []
    if s.t.goal_item[s.cells[FACE_DOWN]] != NO_ITEM:
        found.append(encode(codes.REVEAL))
    found.append(encode(codes.HIDE))
    found.append(encode(codes.HUSH))
    return found


def decide_reveal(s: Frontiers, code: i64) -> None:
    s.drop()
    verb = verb_of(code)
    if verb == codes.REVEAL:
        turn_up(s)
    elif verb == codes.HUSH:
        s.cells[HUSHED] = 1


def turn_up(s: Frontiers) -> None:
    """The face-down goal lies open from now on (NF-GOAL-08, NF-GOAL-17, NF-GOAL-19)."""
    c = s.cells
    goal: i64 = c[FACE_DOWN]
    if goal >= 0:
        c[FACE_DOWN] = -1
        latch(s)
        note(s, journal.TURNS_UP, c[HOLDER + goal], goal)
        turned_up(s, goal)


# ---------------------------------------------------------------- KEEP and BURY


def look_at_goals(s: Frontiers, seat: i64, most: i64) -> None:
    """The top of the stack, or all of it if it is lower (NF-GOAL-05, NF-AMB-71, NF-AMB-72)."""
    c = s.cells
    count: i64 = c[GOAL_STACK] if c[GOAL_STACK] < most else most
    i: i64 = 0
    while i < count:
        top: i64 = GOAL_STACK + c[GOAL_STACK]
        c[LOOKED + 1 + i] = c[top]
        c[top] = -1
        c[GOAL_STACK] -= 1
        i += 1
    if count == 0:
        turn_up(s)
        return
    c[LOOKED] = count
    latch(s)
    note(s, journal.LOOKS, seat, count)
    looked(s, seat, count)
    s.push(tasks.KEEP, seat)


def goals_in_hand(s: Frontiers, verb: i64) -> list[int]:
    c = s.cells
    found: list[int] = []
    i: i64 = 0
    while i < c[LOOKED]:
        found.append(encode(verb, c[LOOKED + 1 + i]))
        i += 1
    return found


def advance_keep(s: Frontiers) -> list[int]:
    return goals_in_hand(s, codes.KEEP)


def decide_keep(s: Frontiers, code: i64) -> None:
    """Face down, and an earlier goal is turned up (NF-GOAL-06, NF-GOAL-08, NF-GOAL-09)."""
    c = s.cells
    seat: i64 = s.stack[len(s.stack) - FRAME + 1]
    s.drop()
    turn_up(s)
    goal = first_of(code)
    count: i64 = c[LOOKED]
    let_go(s, goal)
    c[FACE_DOWN] = goal
    c[HOLDER + goal] = seat
    note(s, journal.KEEPS, seat)
    kept(s, seat, count)
    if c[LOOKED] > 0:
        s.push(tasks.BURY, seat)


def let_go(s: Frontiers, goal: i64) -> None:
    """It leaves the hand, the others close up."""
    c = s.cells
    last: i64 = LOOKED + c[LOOKED]
    at: i64 = LOOKED + 1
    while c[at] != goal:
        at += 1
    while at < last:
        c[at] = c[at + 1]
        at += 1
    c[last] = -1
    c[LOOKED] -= 1


def advance_bury(s: Frontiers) -> list[int]:
    if s.cells[LOOKED] == 0:
        s.drop()
        return NOTHING
    return goals_in_hand(s, codes.BURY)


def decide_bury(s: Frontiers, code: i64) -> None:
    """Under the stack one by one, in an order of the selector's choice (NF-GOAL-07)."""
    c = s.cells
    seat: i64 = s.stack[len(s.stack) - FRAME + 1]
    goal = first_of(code)
    count: i64 = c[LOOKED]
    let_go(s, goal)
    i: i64 = c[GOAL_STACK]
    while i > 0:
        c[GOAL_STACK + 1 + i] = c[GOAL_STACK + i]
        i -= 1
    c[GOAL_STACK + 1] = goal
    c[GOAL_STACK] += 1
    note(s, journal.BURIES, seat)
    buried(s, seat, count)
