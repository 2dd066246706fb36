"""What waits on the stack of tasks: the question on top and the effect that it belongs to."""

from __future__ import annotations

from heliopause.games.sun import tasks
from heliopause.games.sun.rules.sun import Sun
from heliopause.kernel.state import FRAME


def top(s: Sun) -> list[int]:
    """The task on top: its kind, its seat and four arguments."""
    return s.stack[-FRAME:]


def running(s: Sun) -> list[int]:
    """The nearest program below the task on top; an empty list if there is none."""
    for at in range(len(s.stack) - FRAME, -1, -FRAME):
        if s.stack[at] == tasks.PROGRAM:
            return s.stack[at : at + FRAME]
    return []
