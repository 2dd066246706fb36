"""Refusals of New Frontiers, collected with what all of them need."""

from __future__ import annotations

from heliopause.games.frontiers.elements import targets
from heliopause.games.frontiers.layout import COLONIES, COLONY, COLONY_SLOTS, EXPLORED, EXPLORED_SLOTS, GOOD, WORLD
from heliopause.games.frontiers.rules.frontiers import Frontiers
from heliopause.games.frontiers.words.names import Speaker
from heliopause.kernel.refusing import BaseRefuser
from heliopause.kernel.state import top


class Refuser(BaseRefuser):
    def __init__(self, speaker: Speaker, s: Frontiers, seat: int) -> None:
        super().__init__(speaker.words, s)
        self.speaker = speaker
        self.s = s
        self.seat = seat

    @property
    def frame(self) -> list[int]:
        """Seat and arguments of the task on top follow its kind."""
        return top(self.s)

    def targets(self, code: int) -> list[str]:
        return targets(self.speaker, code)

    def colonies(self) -> list[tuple[int, int]]:
        """Tile and good of each colony of this seat; 0 is none."""
        first = self.seat * COLONY_SLOTS
        c = self.s.cells
        return [(c[COLONY + at], c[GOOD + at]) for at in range(first, first + c[COLONIES + self.seat])]

    def explored(self) -> list[int]:
        first = WORLD + self.seat * EXPLORED_SLOTS
        return self.s.cells[first : first + self.s.cells[EXPLORED + self.seat]]
