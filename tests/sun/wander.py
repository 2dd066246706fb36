"""Positions from all over the game: random games with every option, stopped anywhere."""

from collections.abc import Iterator
from functools import cache
from typing import Any, cast

import heliopause
from heliopause.games.sun.game import BeyondTheSun
from heliopause.games.sun.rules.play import SunState
from heliopause.kernel.rng import RNG_CELLS, below, seed_cells

GAME = cast(BeyondTheSun, heliopause.game("sun"))
FARTHEST = 900


def setup_of(number: int) -> dict[str, Any]:
    """Player counts, mats, the draft and the variants in turn."""
    return {
        "players": 2 + number % 3,
        "mats": "advanced" if number % 2 else "basic",
        "draft": "choose" if number % 5 else "draw",
        "tableau": number % 4 == 1,
        "shared_last_space": number % 7 != 0,
    }


def walk(number: int, steps: int = FARTHEST) -> Iterator[SunState]:
    """The state after every random choice of game `number`; it is one and the same object that moves on."""
    dice = [0] * RNG_CELLS
    seed_cells(dice, number)
    state = GAME.new(seed=number, **setup_of(number))
    yield state
    for _ in range(steps):
        if state.over:
            return
        options = state.options()
        state.apply(options[below(dice, len(options))])
        yield state


def somewhere(number: int) -> SunState:
    """One position; different numbers stop early, in the middle and late."""
    return walked(number).clone()


@cache
def walked(number: int) -> SunState:
    return list(walk(number, number * 37 % FARTHEST))[-1]
