"""The stack of tasks in documents: every frame with the names of its arguments (tasks.py says what they mean)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from heliopause.games.frontiers import tasks
from heliopause.games.frontiers.ids import KIND_NAMES, STEP_NAMES, Ids
from heliopause.games.frontiers.layout import COLONY_SLOTS
from heliopause.kernel import frames
from heliopause.kernel.document import Part
from heliopause.kernel.frames import Flag, Name, Number, Several
from heliopause.kernel.names import Names

DONE: Final = Names(("chosen", "exchanged"))
WORD: Final = 30  # powers in one of the masks of used ones
MOST_POWERS: Final = 2 * WORD
NIBBLE: Final = 4


class Due:
    """Goods due on windfall colonies, four bits for any kind and for each kind."""

    def write(self, value: int) -> dict[str, int]:
        kinds = {"any": 0, **KIND_NAMES.numbers}
        return {name: due for name, kind in kinds.items() if (due := value >> (NIBBLE * kind) & 15)}

    def read(self, part: Part) -> int:
        value = 0
        for kind, number in part.named({"any": 0, **KIND_NAMES.numbers}, "kind of good"):
            value |= number.whole(1, COLONY_SLOTS) << (NIBBLE * kind)
        return value


def arguments(ids: Ids) -> frames.Tasks:
    """For every task its number and its arguments in order."""
    low = Names(list(ids.eating.numbers)[:WORD])
    high = Names(list(ids.eating.numbers)[WORD:])
    return {
        "ROUND": (tasks.ROUND, {}),
        "HOME": (tasks.HOME, {}),
        "SELECT": (tasks.SELECT, {}),
        "REVEAL": (tasks.REVEAL, {}),
        "PERFORM": (
            tasks.PERFORM,
            {"turns": Number(0, ids.players), "step": Name(STEP_NAMES, "step of an action")},
        ),
        "BUY": (tasks.BUY, {}),
        "BANK": (tasks.BANK, {}),
        "PICK": (tasks.PICK, {"draws": Flag()}),
        "SETTLE": (
            tasks.SETTLE,
            {
                "settled": Number(0, COLONY_SLOTS),
                "done": Several(DONE, "part of a Settle turn"),
                "temporary_military": Number(),
                "powers_used": Several(ids.temporary, "power for temporary Military"),
            },
        ),
        "CONQUER": (tasks.CONQUER, {"world": Name(ids.worlds, "world")}),
        "STORE": (tasks.STORE, {"stored": Number()}),
        "LIMIT": (tasks.LIMIT, {}),
        "PRODUCE": (tasks.PRODUCE, {"begun": Flag(), "due": Due()}),
        "KIND": (tasks.KIND, {}),
        "SELL": (tasks.SELL, {}),
        "CONSUME": (
            tasks.CONSUME,
            {
                "used": Several(low, "Consume power"),
                "used_too": Several(high, "Consume power"),
                "stored": Number(),
                "begun": Flag(),
            },
        ),
        "EAT": (
            tasks.EAT,
            {
                "power": Name(ids.eating, "Consume power"),
                "taken": Number(0, COLONY_SLOTS),
                "kinds": Several(KIND_NAMES, "kind of good"),
            },
        ),
        "KEEP": (tasks.KEEP, {}),
        "BURY": (tasks.BURY, {}),
    }


def write_stack(stack: Sequence[int], ids: Ids) -> list[dict[str, Any]]:
    return frames.write(stack, arguments(ids))


def read_stack(part: Part, ids: Ids) -> list[int]:
    return frames.read(part, arguments(ids), ids.players)
