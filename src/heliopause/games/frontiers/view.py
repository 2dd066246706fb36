"""What a seat may know, by allow-list: everything on the table, but not what it has not seen (NF-AMB-69).

Hidden are the order of the bag, the order of the goals in their stack and the goal that lies face down. Who has looked
at goals knows them as long as nobody else has moved them.
"""

from __future__ import annotations

from typing import Any

from heliopause.games.frontiers import ops
from heliopause.games.frontiers import position_write as write
from heliopause.games.frontiers.ids import Ids
from heliopause.games.frontiers.layout import (
    EVERYBODY,
    FACE_DOWN,
    GOAL_STACK,
    GOALS,
    HOLDER,
    IN_BAG,
    IN_HAND,
    KNOWN,
    LOOKED,
    TABLE_GOAL,
    WITH_GOALS,
)
from heliopause.games.frontiers.position_tasks import write_stack
from heliopause.games.frontiers.rules.frontiers import Frontiers, covered
from heliopause.games.frontiers.rules.powers import rows_of, strength


def view(s: Frontiers, ids: Ids, seat: int | None) -> dict[str, Any]:
    """Ready for JSON; None is a spectator."""
    return {
        "game": "frontiers",
        "edition": ids.catalog.edition,
        "you": seat,
        **write.table(s, ids),
        "over": s.over,
        "seat": s.seat,
        "pending": write_stack(s.stack, ids),
        "choices": s.options() if seat is not None and seat == s.seat else [],
        "scores": s.scores(),
        "seats": [seat_view(s, ids, number) for number in range(ids.players)],
        "bag": write.worlds(s, ids, IN_BAG),  # in the order of the content: what comes next is up to chance
        "goals": goals(s, ids, seat) if s.cells[WITH_GOALS] else None,
    }


def seat_view(s: Frontiers, ids: Ids, seat: int) -> dict[str, Any]:
    """An empire, and what can be read off it."""
    doc = write.one_seat(s, ids, seat)
    doc["covered"] = covered(s, seat)
    doc["military"] = strength(s, seat, rows_of(s, seat, ops.SETTLE), -1)
    return doc


def goals(s: Frontiers, ids: Ids, seat: int | None) -> dict[str, Any]:
    """Open goals with their holders; of hidden ones only where they lie, unless this seat knows them."""
    c = s.cells
    row = EVERYBODY if seat is None else seat
    seen = {
        c[KNOWN + row * GOALS + goal].bit_length() - 1: ids.goals[goal] for goal in range(GOALS) if sure(s, row, goal)
    }
    hidden = c[FACE_DOWN]
    return {
        "held": write.goals_face_up(s, ids),
        "face_down": {"goal": seen.get(TABLE_GOAL), "seat": c[HOLDER + hidden]} if hidden >= 0 else None,
        "stack": [seen.get(place) for place in range(c[GOAL_STACK])],
        "hand": [seen.get(IN_HAND + place) for place in range(c[LOOKED])],
    }


def sure(s: Frontiers, row: int, goal: int) -> bool:
    """Whether there is one place left where the goal can be."""
    mask = s.cells[KNOWN + row * GOALS + goal]
    return mask > 0 and mask & (mask - 1) == 0
