"""Running a position that somebody wrote to its next choice, without trusting that its tasks can go on."""

from __future__ import annotations

from typing import Final

from heliopause.games.sun.rules.play import SunState
from heliopause.kernel.errors import InputError
from heliopause.kernel.state import NOTHING

MOST_STEPS: Final = 10_000


def run_to_choice(s: SunState) -> None:
    """Like `settle`, but a task that neither asks nor moves on is refused instead of being run for ever."""
    for _ in range(MOST_STEPS):
        if not s.stack:
            s.choices = NOTHING
            return
        cells, stack = s.cells.copy(), s.stack.copy()
        found = s.advance()
        if len(found) > 1:
            s.choices = found
            return
        if found:
            s.decide(found[0])
        elif (s.cells, s.stack) == (cells, stack):
            break
    raise InputError("position.pending: these tasks never come to a choice")
