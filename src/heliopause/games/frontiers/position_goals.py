"""Goals in documents: the stack, who holds which, and what each seat knows of hidden ones."""

from __future__ import annotations

from typing import Final

from heliopause.games.frontiers.ids import GOAL_PLACES, KNOWERS, Ids
from heliopause.games.frontiers.layout import (
    EVERYBODY,
    FACE_DOWN,
    GOAL_STACK,
    GOALS,
    HOLDER,
    HUSHED,
    IN_HAND,
    KNOWN,
    LOOKED,
    SELECTOR,
    TABLE_GOAL,
)
from heliopause.games.frontiers.rules.frontiers import Frontiers
from heliopause.games.frontiers.rules.knowledge import place_of, prune
from heliopause.kernel.document import Part

GOAL_FIELDS: Final = ("stack", "held", "face_down", "hand", "hushed", "known")
MOST_IN_HAND: Final = 3


def read_goals(part: Part, ids: Ids, s: Frontiers) -> None:
    """Without a word every goal that nobody has is in the stack, in the order of the content, unseen."""
    c = s.cells
    used: set[int] = set()

    def taken(item: Part) -> int:
        goal = item.name(ids.goals.numbers, "goal")
        if goal in used:
            item.refuse(f"{ids.goals[goal]} is somewhere else already", "NF-SETUP-14")
        used.add(goal)
        return goal

    held, face_down, hand, stack = part.get("held"), part.get("face_down"), part.get("hand"), part.get("stack")
    for goal, seat in held.named(ids.goals.numbers, "goal") if held else []:
        used.add(goal)
        c[HOLDER + goal] = seat.whole(0, ids.players - 1)
    if face_down and face_down.value is not None:
        face_down.keys_among(("goal", "seat"))
        c[FACE_DOWN] = taken(face_down.need("goal"))
        c[HOLDER + c[FACE_DOWN]] = face_down.need("seat").whole(0, ids.players - 1)
    for number, item in enumerate(hand.items(MOST_IN_HAND) if hand else []):
        c[LOOKED + 1 + number] = taken(item)
        c[LOOKED] = number + 1
    goals = (
        [taken(item) for item in stack.items(GOALS)] if stack else [goal for goal in range(GOALS) if goal not in used]
    )
    c[GOAL_STACK] = len(goals)
    c[GOAL_STACK + 1 : GOAL_STACK + 1 + len(goals)] = goals
    if stack and len(used) < GOALS:
        stack.refuse(f"{len(used)} goals are named, there are {GOALS}", "NF-COMP-08")
    hushed = part.get("hushed")
    c[HUSHED] = int(hushed is not None and hushed.flag())
    read_known(part.get("known"), ids, s)


def read_known(part: Part | None, ids: Ids, s: Frontiers) -> None:
    """Where each hidden goal may be for a seat; without a word of it, anywhere but for those it has before it."""
    c = s.cells
    places = [int(place_of(s, goal)) for goal in range(GOALS)]
    everywhere = sum(1 << place for place in places if place >= 0)
    rows = [*range(ids.players), EVERYBODY]
    for row in rows:
        for goal, place in enumerate(places):
            seen = place >= 0 and row == beholder(s, place)
            c[KNOWN + row * GOALS + goal] = (1 << place if seen else everywhere) if place >= 0 else 0
    for row, goals in part.named(KNOWERS.numbers, "seat") if part else []:
        if row not in rows:
            goals.refuse(f"there are {ids.players} seats")
        for goal, named in goals.named(ids.goals.numbers, "goal"):
            mask = 0
            for item in named.items():
                mask |= 1 << item.name(GOAL_PLACES.numbers, "place of a goal")
            if places[goal] < 0 or mask & ~everywhere or not mask & (1 << places[goal]):
                named.refuse("must be places of hidden goals, among them where the goal really is", "NF-AMB-69")
            c[KNOWN + row * GOALS + goal] = mask
    for row in rows:
        if part is None or part.get(KNOWERS[row]) is None:
            prune(s, row)
        before = c[KNOWN + row * GOALS : KNOWN + (row + 1) * GOALS]
        prune(s, row)
        if part and before != c[KNOWN + row * GOALS : KNOWN + (row + 1) * GOALS]:
            part.refuse(f"{KNOWERS[row]} could know more than that", "NF-AMB-69")


def beholder(s: Frontiers, place: int) -> int:
    """Who sees a goal in this place: the holder of the face-down one, the selector who looks at others."""
    c = s.cells
    if place == TABLE_GOAL:
        return c[HOLDER + c[FACE_DOWN]]
    return c[SELECTOR] if place >= IN_HAND else -1
