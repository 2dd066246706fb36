"""The effect that the question on top of the stack belongs to."""

from __future__ import annotations

from heliopause.games.sun import tasks
from heliopause.games.sun.rules.sun import Sun
from heliopause.kernel.state import FRAME


def running(s: Sun) -> list[int]:
    """The nearest program below the task on top; an empty list if there is none."""
    for at in range(len(s.stack) - FRAME, -1, -FRAME):
        if s.stack[at] == tasks.PROGRAM:
            return s.stack[at : at + FRAME]
    return []
