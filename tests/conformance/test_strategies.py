"""Play by the greedy bot, plain and with a leaning: what the reconstructed cards have to allow."""

import pytest

import heliopause
from heliopause.bots.greedy import Evaluation, GreedyBot
from heliopause.bots.sun_eval import SunEvaluation
from heliopause.games.sun.rules.metrics import colonies, technologies
from heliopause.games.sun.rules.sun import Sun
from heliopause.kernel.state import State
from tests.clauses import clauses

GAMES = 40
LEANINGS = {"research": (250, -250), "colonies": (-120, 400), "mixed": (0, 0)}  # hundredths of a point for each card


class Leaning(Evaluation):
    """The usual evaluation, and something more for every technology or every colony."""

    def __init__(self, for_technology: int, for_colony: int) -> None:
        self.usual = SunEvaluation()
        self.for_technology = for_technology
        self.for_colony = for_colony

    def begin(self, state: State, seat: int) -> None:
        self.usual.begin(state, seat)

    def turn(self, state: State) -> int:
        return int(self.usual.turn(state))

    def value(self, state: State, seat: int) -> int:
        assert isinstance(state, Sun)
        lean = self.for_technology * technologies(state, seat, 1) + self.for_colony * colonies(state, seat)
        return int(self.usual.value(state, seat) + lean)


@pytest.mark.long
@clauses("SUN-CON-54")
def test_research_colonies_and_a_mixture_can_all_win() -> None:
    game = heliopause.game("sun")
    names = list(LEANINGS)
    wins = dict.fromkeys(names, 0)
    for number in range(GAMES):
        state = game.new(players=3, seed=number)
        seats = [names[(number + k) % 3] for k in range(3)]
        bots = [GreedyBot(game, Leaning(*LEANINGS[name]), number) for name in seats]
        while not state.over:
            state.apply(bots[state.seat].choose(state))
        for seat in game.winners(state):
            wins[seats[seat]] += 1
    assert min(wins.values()) >= GAMES // 10, wins
