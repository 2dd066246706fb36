"""What each seat has seen of the goals: for every hidden goal the places where it may be, as a mask (NF-AMB-69).

A seat that looks at goals knows where it puts each of them. When others move them unseen, the places mix: a goal that
was in one of the old places may afterwards be in any of the new ones. After every change only those places are kept
that belong to some arrangement of all hidden goals at once.
"""

from typing import Final

from mypy_extensions import i64

from heliopause.games.frontiers.layout import (
    EVERYBODY,
    FACE_DOWN,
    GOAL_STACK,
    GOALS,
    IN_HAND,
    KNOWN,
    LOOKED,
    PLAYERS,
    TABLE_GOAL,
)
from heliopause.games.frontiers.rules.frontiers import Frontiers

STACK_MASK: Final = (1 << GOALS) - 1


def hand(count: i64) -> i64:
    """The first places in the hand of whoever looks at goals, as a mask."""
    return ((1 << count) - 1) << IN_HAND


def place_of(s: Frontiers, goal: i64) -> i64:
    """Where a hidden goal really is, -1 if it lies open."""
    c = s.cells
    if c[FACE_DOWN] == goal:
        return TABLE_GOAL
    i: i64 = 0
    while i < c[GOAL_STACK]:
        if c[GOAL_STACK + 1 + i] == goal:
            return i
        i += 1
    i = 0
    while i < c[LOOKED]:
        if c[LOOKED + 1 + i] == goal:
            return IN_HAND + i
        i += 1
    return -1


def places_of_goals(s: Frontiers) -> list[int]:
    places: list[int] = []
    goal: i64 = 0
    while goal < GOALS:
        places.append(int(place_of(s, goal)))
        goal += 1
    return places


def nobody_knows(s: Frontiers) -> None:
    """A shuffled stack (NF-SETUP-14)."""
    c = s.cells
    row: i64 = 0
    while row <= EVERYBODY:
        goal: i64 = 0
        while goal < GOALS and (row < c[PLAYERS] or row == EVERYBODY):
            c[KNOWN + row * GOALS + goal] = STACK_MASK
            goal += 1
        row += 1


def looked(s: Frontiers, seat: i64, count: i64) -> None:
    """So many goals have come from the top of the stack into the hand, the topmost first; the seat sees them."""
    c = s.cells
    top: i64 = c[GOAL_STACK] + count - 1
    places = places_of_goals(s)
    row: i64 = 0
    while row <= EVERYBODY:
        at: i64 = KNOWN + row * GOALS
        goal: i64 = 0
        while goal < GOALS:
            mask: i64 = c[at + goal]
            i: i64 = 0
            while i < count:
                if mask & (1 << (top - i)):
                    mask ^= 1 << (top - i) | 1 << (IN_HAND + i)
                i += 1
            if row == seat:
                place: i64 = places[goal]
                mask = 1 << place if place >= IN_HAND else mask & ~hand(count)
            c[at + goal] = mask
            goal += 1
        prune(s, row)
        row += 1


def kept(s: Frontiers, seat: i64, count: i64) -> None:
    """One of the goals in the hand now lies face down, the others have closed up."""
    row: i64 = 0
    while row <= EVERYBODY:
        mix(s, row, seat, hand(count), hand(count - 1) | 1 << TABLE_GOAL)
        row += 1


def buried(s: Frontiers, seat: i64, count: i64) -> None:
    """One of the goals in the hand is now the lowest of the stack, all others of the stack are one place higher."""
    c = s.cells
    row: i64 = 0
    while row <= EVERYBODY:
        goal: i64 = 0
        while goal < GOALS:
            mask: i64 = c[KNOWN + row * GOALS + goal]
            c[KNOWN + row * GOALS + goal] = mask & ~STACK_MASK | (mask & STACK_MASK) << 1
            goal += 1
        mix(s, row, seat, hand(count), hand(count - 1) | 1)
        row += 1


def mix(s: Frontiers, row: i64, seat: i64, before: i64, after: i64) -> None:
    """Goals went from some places to others: the seat that moved them knows how, nobody else does."""
    c = s.cells
    goal: i64 = 0
    while goal < GOALS:
        mask: i64 = c[KNOWN + row * GOALS + goal]
        if mask & before:
            c[KNOWN + row * GOALS + goal] = 1 << place_of(s, goal) if row == seat else mask & ~before | after
        goal += 1
    prune(s, row)


def turned_up(s: Frontiers, up: i64) -> None:
    """Everybody sees this goal, and that no other one lay there."""
    c = s.cells
    row: i64 = 0
    while row <= EVERYBODY:
        goal: i64 = 0
        while goal < GOALS:
            mask: i64 = c[KNOWN + row * GOALS + goal]
            c[KNOWN + row * GOALS + goal] = 0 if goal == up else mask & ~(1 << TABLE_GOAL)
            goal += 1
        prune(s, row)
        row += 1


def prune(s: Frontiers, row: i64) -> None:
    """Keep what belongs to some arrangement of all hidden goals."""
    c = s.cells
    at: i64 = KNOWN + row * GOALS
    if all_alike(s, at):
        return
    goal: i64 = 0
    while goal < GOALS:
        mask: i64 = c[at + goal]
        place: i64 = 0
        while mask >> place:
            if mask & (1 << place) and not arranged(s, at, 0, goal, 1 << place):
                c[at + goal] &= ~(1 << place)
            place += 1
        goal += 1


def all_alike(s: Frontiers, at: i64) -> bool:
    """Whether every hidden goal may be wherever one is hidden: then any order is an arrangement."""
    c = s.cells
    first: i64 = 0
    goal: i64 = 0
    while goal < GOALS:
        mask: i64 = c[at + goal]
        if mask > 0:
            if first > 0 and mask != first:
                return False
            first = mask
        goal += 1
    return True


def arranged(s: Frontiers, at: i64, goal: i64, fixed: i64, taken: i64) -> bool:
    """Whether the goals from this one on, but for the fixed one, find places that are not taken."""
    while goal < GOALS and (goal == fixed or s.cells[at + goal] == 0):
        goal += 1
    if goal == GOALS:
        return True
    free: i64 = s.cells[at + goal] & ~taken
    while free:
        place: i64 = free & -free
        if arranged(s, at, goal + 1, fixed, taken | place):
            return True
        free ^= place
    return False
