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
    return world


def lay_goals(s: FrontiersState, row: int) -> None:
    """Hidden goals change places until each is where this seat may believe it: every such order is as likely."""
    c = s.cells
    masks = c[KNOWN + row * GOALS : KNOWN + (row + 1) * GOALS]
    unsure = [goal for goal in range(GOALS) if masks[goal] & (masks[goal] - 1)]
    places = [int(place_of(s, goal)) for goal in unsure]
    was_at = dict(zip(places, unsure, strict=True))
    while True:
        shuffle(c, places, 0, len(places))
        if all(masks[goal] & (1 << place) for goal, place in zip(unsure, places, strict=True)):
            break
    for other in range(EVERYBODY + 1):
        if other != row:  # what others have seen there is now this goal
            seen = c[KNOWN + other * GOALS : KNOWN + (other + 1) * GOALS]
            for goal, place in zip(unsure, places, strict=True):
                c[KNOWN + other * GOALS + goal] = seen[was_at[place]]
    for goal, place in zip(unsure, places, strict=True):
        put(s, goal, place)


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
