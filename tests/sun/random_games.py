"""Every way to set up Beyond the Sun, for whole games at random."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any, cast

import heliopause
from heliopause.games.sun.game import BeyondTheSun
from heliopause.games.sun.layout import ROUND
from heliopause.games.sun.rules.play import SunState
from heliopause.games.sun.rules.turn import LAST_ROUND
from heliopause.kernel.state import State
from tests.sun.invariants import Watch, broken
from tests.whole_games import Setting

EDITIONS = ("first", "revised")


@dataclass(frozen=True)
class Table(Setting):
    """How a game is set up, but for its seed."""

    players: int
    edition: str
    mats: str
    draft: str
    tableau: bool = False
    first_game: bool = False
    shared_last_space: bool = True

    clauses = "SUN-"
    last_round = LAST_ROUND

    def __str__(self) -> str:
        extras = [name for name in ("tableau", "first_game") if getattr(self, name)]
        if not self.shared_last_space:
            extras.append("unshared")
        return " ".join([f"{self.players} players, {self.edition}, {self.mats}, {self.draft}", *extras])

    @property
    def game(self) -> BeyondTheSun:
        return cast(BeyondTheSun, heliopause.game("sun", edition=self.edition))

    @property
    def options(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in ("mats", "draft", "tableau", "first_game", "shared_last_space")}

    def new(self, seed: int) -> SunState:
        return cast(SunState, super().new(seed))

    def eye(self, state: State) -> Watch:
        return Watch(cast(SunState, state))

    def broken(self, state: State) -> Iterator[str]:
        return broken(cast(SunState, state))

    def round_of(self, state: State) -> int:
        return state.cells[ROUND]


TABLES = tuple(
    Table(players, edition, mats, draft, tableau, first_game, shared)
    for players, edition, mats, draft in product((2, 3, 4), EDITIONS, ("basic", "advanced"), ("draw", "choose"))
    for tableau, first_game, shared in product((False, True), repeat=3)
)
