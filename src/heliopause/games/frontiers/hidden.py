"""Drawing a world that fits everything a seat knows (NF-AMB-69): what the bag gives, and where hidden goals lie."""

from __future__ import annotations

from heliopause.games.frontiers.layout import (
    EVERYBODY,
    FACE_DOWN,
    GOAL_STACK,
    GOALS,
    HOLDER,
    IN_HAND,
    KNOWN,
    LOOKED,
    TABLE_GOAL,
    WITH_GOALS,
)
from heliopause.games.frontiers.rules.knowledge import place_of
from heliopause.games.frontiers.rules.play import FrontiersState
from heliopause.kernel.rng import seed_cells, shuffle


def determinize(s: FrontiersState, seat: int | None, seed: int) -> FrontiersState:
    """The same table with another future: every draw from the bag comes from the generator."""
    world = s.clone()
    seed_cells(world.cells, seed)
    if world.cells[WITH_GOALS]:
        lay_goals(world, EVERYBODY if seat is None else seat)
        world.settle()  # who looks at goals is offered those of this world
    return world


def lay_goals(s: FrontiersState, row: int) -> None:
    """Hidden goals change places until each is where this seat may believe it: every such order is as likely."""
    c = s.cells
    masks = c[KNOWN + row * GOALS : KNOWN + (row + 1) * GOALS]
    unsure = [goal for goal in range(GOALS) if masks[goal] & (masks[goal] - 1)]
    places = sorted(int(place_of(s, goal)) for goal in unsure)  # what is drawn tells nothing of what was there
    while unsure:
        shuffle(c, places, 0, len(places))
        if all(masks[goal] & (1 << place) for goal, place in zip(unsure, places, strict=True)):
            break
    for goal, place in zip(unsure, places, strict=True):
        put(s, goal, place)
    for other in range(EVERYBODY):
        if other != row:
            share_out(s, other)


def share_out(s: FrontiersState, row: int) -> None:
    """What another seat has seen is now true of other goals: each lies where that seat may believe it."""
    c = s.cells
    at = KNOWN + row * GOALS
    lying = sorted((int(place_of(s, goal)), goal) for goal in range(GOALS) if c[at + goal])
    masks = sorted(mask for mask in c[at : at + GOALS] if mask)
    for (_, goal), mask in zip(lying, matched([place for place, _ in lying], masks), strict=True):
        c[at + goal] = mask


def matched(places: list[int], masks: list[int]) -> list[int]:
    """For every place one of the masks that hold it, each used once; there is always a way."""
    if not places:
        return []
    for number, mask in enumerate(masks):
        if mask & (1 << places[0]):
            rest = masks[:number] + masks[number + 1 :]
            found = matched(places[1:], rest)
            if len(found) == len(rest):
                return [mask, *found]
    return []


def put(s: FrontiersState, goal: int, place: int) -> None:
    c = s.cells
    if place == TABLE_GOAL:
        holder = c[HOLDER + c[FACE_DOWN]]
        c[HOLDER + c[FACE_DOWN]] = -1
        c[FACE_DOWN] = goal
        c[HOLDER + goal] = holder
    elif place >= IN_HAND:
        c[LOOKED + 1 + place - IN_HAND] = goal
    else:
        c[GOAL_STACK + 1 + place] = goal
