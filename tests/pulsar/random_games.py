"""Every way to set up Pulsar 2849, for whole games at random."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any, cast

import heliopause
from heliopause.games.pulsar.game import Pulsar2849
from heliopause.games.pulsar.layout import ROUND, ROUNDS, TURN
from heliopause.games.pulsar.rules.play import PulsarState
from heliopause.kernel.state import State
from tests.pulsar.invariants import Watch, broken
from tests.whole_games import Setting


@dataclass(frozen=True)
class Table(Setting):
    """How a game is set up, but for its seed."""

    players: int
    side: str = "open"
    headquarters: bool = True
    even_start: bool = False
    technologies: str | None = None
    first_game: bool = False

    clauses = "PUL-"
    last_round = ROUNDS

    def __str__(self) -> str:
        extras = [name for name in ("headquarters", "even_start", "first_game") if getattr(self, name)]
        return ", ".join([f"{self.players} players", self.side, self.technologies or "any technologies", *extras])

    @property
    def game(self) -> Pulsar2849:
        return cast(Pulsar2849, heliopause.game("pulsar"))

    @property
    def options(self) -> dict[str, Any]:
        if self.first_game:
            return {"first_game": True}
        names = ("side", "headquarters", "even_start", "technologies")
        return {name: getattr(self, name) for name in names if getattr(self, name) is not None}

    def new(self, seed: int) -> PulsarState:
        return cast(PulsarState, super().new(seed))

    def eye(self, state: State) -> Watch:
        return Watch(cast(PulsarState, state))

    def broken(self, state: State) -> Iterator[str]:
        return broken(cast(PulsarState, state))

    def turn_of(self, state: State) -> tuple[int, int]:
        return state.cells[ROUND], state.cells[TURN]


SIDES = ("open", "dead-ends")
TABLES = (
    *(Table(players, side, even_start=even) for players, side, even in product((2, 3, 4), SIDES, (False, True))),
    *(Table(players, side, headquarters=False) for players, side in product((2, 3, 4), SIDES)),
    *(Table(players, side, technologies=letter * 3) for players, side, letter in product((2, 3, 4), SIDES, "ABCD")),
    *(Table(players, first_game=True) for players in (2, 3, 4)),
)
