"""A bot that looks one step ahead: it tries every option in a copy and keeps what it values most. Compiled.

An option that starts something longer, such as an Action, is followed until another seat must choose, taking what looks
best at every step on the way. The copies are worlds that agree with what the seat knows, so that it cannot see a deck.
"""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from heliopause.bots.random_bot import generator
from heliopause.kernel.game import Game
from heliopause.kernel.rng import below, next_word
from heliopause.kernel.state import State

MOST_STEPS: Final = 40  # that are followed; no sensible turn is as long
WORST: Final = -(1 << 60)


@mypyc_attr(allow_interpreted_subclasses=True)  # so that an evaluation can be written without a compiler
class Evaluation(ABC):
    """What a position of one game is worth to a seat."""

    @abstractmethod
    def begin(self, state: State, seat: i64) -> None:
        """Called with the position in which the seat must choose, before any that may come of it is valued."""

    @abstractmethod
    def value(self, state: State, seat: i64) -> i64:
        """More is better; only values of the same seat are compared."""

    @abstractmethod
    def turn(self, state: State) -> i64:
        """A number that stays the same through a turn and is another one in the next."""


class GreedyBot:
    def __init__(self, game: Game, evaluation: Evaluation, seed: int) -> None:
        self.game = game
        self.evaluation = evaluation
        self.cells = generator(seed)

    def choose(self, state: State) -> int:
        seat = state.seat
        world = self.game.determinize(state, seat, next_word(self.cells))
        self.evaluation.begin(world, seat)
        return self.best(world, seat, True)

    def best(self, state: State, seat: int, follow: bool) -> int:
        """The most valuable option; among equals each has the same chance."""
        best: i64 = WORST
        kept = -1
        equals: i64 = 0
        for code in state.choices:
            trial = state.clone()
            trial.decide(code)
            trial.settle()
            if follow:
                self.finish(trial, seat)
            value = self.evaluation.value(trial, seat)
            if value > best:
                best = value
                kept = code
                equals = 1
            elif value == best:
                equals += 1
                if below(self.cells, equals) == 0:
                    kept = code
        return kept

    def finish(self, state: State, seat: int) -> None:
        """Go on choosing for this seat, a step at a time, until somebody else must choose."""
        steps: i64 = 0
        while state.seat == seat and steps < MOST_STEPS:
            state.decide(self.best(state, seat, False))
            state.settle()
            steps += 1
