"""Every way to set up New Frontiers, for whole games at random."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any, cast

import heliopause
from heliopause.games.frontiers.game import NewFrontiers
from heliopause.games.frontiers.layout import ROUND
from heliopause.games.frontiers.rules.play import FrontiersState
from heliopause.games.frontiers.rules.round import LAST_ROUND
from heliopause.kernel.state import State
from tests.frontiers.invariants import Watch, broken
from tests.whole_games import Setting


@dataclass(frozen=True)
class Table(Setting):
    """How a game is set up, but for its seed."""

    players: int
    goals: bool = False
    first_game: bool = False
    given: bool = False  # home colonies and the first seat are given

    clauses = "NF-"
    last_round = LAST_ROUND
    least_score = -1  # Doomed Colony

    def __str__(self) -> str:
        extras = [name for name in ("goals", "first_game", "given") if getattr(self, name)]
        return ", ".join([f"{self.players} players", *extras])

    @property
    def game(self) -> NewFrontiers:
        return cast(NewFrontiers, heliopause.game("frontiers"))

    @property
    def options(self) -> dict[str, Any]:
        options: dict[str, Any] = {"goals": self.goals, "first_game": self.first_game}
        if self.given:
            homes = ("doomed-colony", "rebel-cantina", "uplift-mercenary-force", "alien-artifact-hunters", "old-earth")
            options |= {"homes": list(homes[: self.players]), "start": self.players - 1}
        return options

    def new(self, seed: int) -> FrontiersState:
        return cast(FrontiersState, super().new(seed))

    def eye(self, state: State) -> Watch:
        return Watch(cast(FrontiersState, state))

    def broken(self, state: State) -> Iterator[str]:
        return broken(cast(FrontiersState, state))

    def round_of(self, state: State) -> int:
        return state.cells[ROUND]


TABLES = tuple(
    Table(players, goals, first_game, given)
    for players, goals, first_game, given in product((2, 3, 4, 5), (False, True), (False, True), (False, True))
    if not (goals and first_game)
)
