"""The stack of tasks in documents: every frame with the names of its arguments (tasks.py says what they mean)."""

from __future__ import annotations

from typing import Any

from heliopause.games.pulsar import layout as at
from heliopause.games.pulsar import ops, tasks
from heliopause.games.pulsar.ids import LINE_NAMES, SIZE_NAMES, Ids
from heliopause.games.pulsar.rules.trails import LENGTHS
from heliopause.kernel.document import Part
from heliopause.kernel.frames import MANY, Flag, Name, Number, Several, Tasks
from heliopause.kernel.names import Names

PRODUCTION_STEPS = Names(
    ("play-order", "engineering", "penalties", "transmitters", "gyrodynes", "technologies", "next-round")
)
FINAL_STEPS = Names(("technologies", "goals", "rest"))
GOAL_STEPS = Names(("sponsor", "name", "score", "bonuses"))


class Place:
    """Where a program stands, as a place in the compiled code of this edition."""

    def __init__(self, ids: Ids) -> None:
        self.end = len(ids.t.code)

    def write(self, value: int) -> int:
        return value

    def read(self, part: Part) -> int:
        place = part.whole(0, self.end - 1)
        if place % ops.OP:
            part.refuse(f"{place} is no beginning of an operation; those are multiples of {ops.OP}")
        return place


class Passed:
    """The systems passed that get a station; null while that is not settled."""

    def __init__(self, ids: Ids) -> None:
        self.systems = Several(ids.systems, "system")

    def write(self, value: int) -> Any:
        return None if value < 0 else self.systems.write(value)

    def read(self, part: Part) -> int:
        return -1 if part.value is None else self.systems.read(part)


def known_tasks(ids: Ids) -> Tasks:
    done = Number(0, at.SEATS)
    transmitter = Name(ids.transmitters, "transmitter")
    places = Names(str(place) for place in range(at.GOALS))
    return {
        "ENTRY": (tasks.ENTRY, {"chosen": done}),
        "BOARD_SIDE": (tasks.BOARD_SIDE, {"chosen": done}),
        "DRAFT": (tasks.DRAFT, {"taken": Number(0, 2 * at.SEATS)}),
        "TURN": (tasks.TURN, {"taken": done}),
        "PRODUCTION": (tasks.PRODUCTION, {"step": Name(PRODUCTION_STEPS, "step"), "done": done}),
        "FINAL": (tasks.FINAL, {"step": Name(FINAL_STEPS, "step"), "done": done}),
        "PROGRAM": (tasks.PROGRAM, {"at": Place(ids), "line": Name(LINE_NAMES, "line")}),
        "FLIGHT": (
            tasks.FLIGHT,
            {
                "length": Number(0, LENGTHS - 1),
                "end": Name(ids.locations, "location", -1),
                "passed": Passed(ids),
            },
        ),
        "EXPLORE": (tasks.EXPLORE, {"system": Name(ids.systems, "system")}),
        "TAKE": (tasks.TAKE, {"sizes": Several(SIZE_NAMES, "size"), "number": Number(0, at.SIZES)}),
        "FINISH": (tasks.FINISH, {}),
        "CLAIM": (tasks.CLAIM, {"may_decline": Flag()}),
        "TELEPORT": (tasks.TELEPORT, {"to": Name(Names(("system", "pulsar", "anywhere")), "kind of location")}),
        "PLACE": (tasks.PLACE, {"transmitter": transmitter, "cost": Number(0, at.COSTS - 1)}),
        "FLIP": (tasks.FLIP, {"transmitter": transmitter}),
        "SELL": (tasks.SELL, {"sold": Several(ids.transmitters, "transmitter")}),
        "OFFER": (tasks.OFFER, {"cubes": Number(1), "points": Number(1, MANY), "line": Name(LINE_NAMES, "line")}),
        "GOALS": (tasks.GOALS, {"step": Name(GOAL_STEPS, "step"), "met": Several(places, "place of a goal")}),
    }
