"""The floor: a bot that takes any of its options, each with the same chance. Compiled."""

from mypy_extensions import i64

from heliopause.kernel.rng import RNG_CELLS, below, seed_cells
from heliopause.kernel.state import State


def generator(seed: int) -> list[int]:
    """A generator of one's own, apart from that of any state."""
    cells = [0] * RNG_CELLS
    seed_cells(cells, seed)
    return cells


class RandomBot:
    def __init__(self, seed: int) -> None:
        self.cells = generator(seed)

    def choose(self, state: State) -> int:
        choices = state.choices
        return choices[below(self.cells, len(choices))]


def play_out(state: State, cells: list[int]) -> int:
    """Play a game to its end with random choices drawn from `cells`; returns how many there were."""
    count: i64 = 0
    while state.stack:
        choices = state.choices
        state.decide(choices[below(cells, len(choices))])
        state.settle()
        count += 1
    return count
