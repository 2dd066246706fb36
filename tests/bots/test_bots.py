"""Bots on a tiny game: what they choose, that they repeat it, and that they cannot see what is hidden."""

from collections import Counter

import pytest

from heliopause.bots.greedy import Evaluation, GreedyBot
from heliopause.bots.random_bot import RandomBot, generator, play_out
from heliopause.bots.registry import Bot, seed_of, sit_down
from heliopause.bots.search import SearchBot
from heliopause.kernel.errors import InputError
from heliopause.kernel.rng import below
from heliopause.kernel.state import State
from tests.kernel.tiny import AT, DIM, FADE, LEFT, LIGHT, LIGHT_TOP, REVEAL, SEATS, SECRET, SUFFER, TinyGame, TinyState


class Points(Evaluation):
    """Nothing counts but points."""

    def begin(self, state: State, seat: int) -> None:
        pass

    def turn(self, state: State) -> int:
        """Every turn takes a lantern from the deck or from somebody's hands."""
        return state.cells[LEFT] + sum(secret > 0 for secret in state.cells[SECRET : SECRET + SEATS])

    def value(self, state: State, seat: int) -> int:
        return state.scores()[seat]


def greedy(seed: int) -> GreedyBot:
    return GreedyBot(TinyGame(), Points(), seed)


def planner(seed: int, visits: int = 60) -> SearchBot:
    return SearchBot(TinyGame(), Points(), seed, visits)


def two_lanterns_unseen(own: int, top: int, secret_of_the_other: int) -> TinyState:
    """Seat 0 to move: its own secret lantern, one left in the deck, one held by the other player."""
    state = TinyGame().new(players=2, seed=1)
    state.cells[SECRET : SECRET + 2] = [own, secret_of_the_other]
    state.cells[LEFT] = 1
    state.cells[LEFT + 1] = top
    state.stack[1] = 0
    return state


def test_the_random_bot_takes_every_option_equally_often() -> None:
    state = TinyGame().new(seed=3)
    bot = RandomBot(seed=5)
    counts = Counter(bot.choose(state) for _ in range(2000))
    assert sorted(counts) == [LIGHT_TOP, REVEAL]
    assert abs(counts[REVEAL] - 1000) < 5 * 500**0.5


def test_a_bot_draws_from_its_own_generator_and_leaves_the_game_alone() -> None:
    state = TinyGame().new(seed=3)
    before = state.to_bytes()
    RandomBot(seed=5).choose(state)
    greedy(5).choose(state)
    assert state.to_bytes() == before


def test_a_random_game_is_the_same_whether_it_is_played_step_by_step_or_at_a_stroke() -> None:
    steps, stroke = TinyGame().new(seed=7), TinyGame().new(seed=7)
    bot = RandomBot(seed=9)
    choices = 0
    while not steps.over:
        steps.apply(bot.choose(steps))
        choices += 1
    assert play_out(stroke, generator(9)) == choices
    assert stroke == steps


def test_the_greedy_bot_takes_what_brings_most() -> None:
    assert {greedy(seed).choose(two_lanterns_unseen(5, 2, 2)) for seed in range(20)} == {REVEAL}
    assert {greedy(seed).choose(two_lanterns_unseen(1, 2, 2)) for seed in range(20)} == {LIGHT_TOP}


def test_the_greedy_bot_would_rather_rest_than_lose_a_point() -> None:
    state = TinyGame().new(seed=1, light=3)
    state.push(SUFFER, 0)
    state.settle()
    assert state.options() == [DIM, FADE]
    assert {greedy(seed).choose(state) for seed in range(20)} == {FADE}


def test_the_greedy_bot_breaks_ties_by_lot() -> None:
    state = two_lanterns_unseen(2, 2, 2)
    assert {greedy(seed).choose(state) for seed in range(20)} == {LIGHT_TOP, REVEAL}


@pytest.mark.parametrize(("top", "held"), [(1, 5), (5, 1)])
def test_the_greedy_bot_cannot_see_which_lantern_is_on_top(top: int, held: int) -> None:
    """Seeing it, the bot would choose the same every time; not knowing, it has to guess."""
    state = two_lanterns_unseen(3, top, held)
    guesses = Counter(greedy(seed).choose(state) for seed in range(200))
    assert abs(guesses[LIGHT_TOP] - 100) < 5 * 50**0.5


@pytest.mark.parametrize(("own", "taken"), [(4, REVEAL), (2, LIGHT_TOP)])
def test_the_planner_takes_what_brings_most_on_average(own: int, taken: int) -> None:
    """The own lantern for sure, or one out of 2, 2 and 5; the deck does not end with it."""
    state = two_lanterns_unseen(own, 2, 5)
    state.cells[LEFT : LEFT + 3] = [2, 2, 2]
    assert {planner(seed, 300).choose(state) for seed in range(5)} == {taken}


def test_the_planner_thinks_of_the_whole_turn() -> None:
    """A bright lantern dazzles, and whom is chosen at once: it sees that the leader had better be dimmed."""
    state = TinyGame().new(players=3, seed=1)
    state.cells[SECRET : SECRET + 3] = [6, 1, 1]
    state.cells[LEFT : LEFT + 2] = [1, 1]
    state.cells[LIGHT : LIGHT + 3] = [0, 6, 1]
    state.stack[1] = 0
    assert {planner(seed).choose(state) for seed in range(10)} == {REVEAL}
    state.apply(REVEAL)
    assert {planner(seed).choose(state) for seed in range(10)} == {AT + 1}


@pytest.mark.parametrize("seed", range(5))
def test_a_bot_decides_the_same_in_every_world_that_looks_the_same_to_it(seed: int) -> None:
    game = TinyGame()
    state = game.new(seed=seed)
    dice = generator(seed)
    while not state.over:
        worlds = [state, *(game.determinize(state, state.seat, number) for number in range(5))]
        assert len({planner(seed).choose(world) for world in worlds}) == 1
        assert len({greedy(seed).choose(world) for world in worlds}) == 1
        state.apply(state.options()[below(dice, len(state.options()))])


def test_a_bot_repeats_itself_from_the_same_seed() -> None:
    def play(name_seed: int) -> bytes:
        state = TinyGame().new(seed=2)
        bots: list[Bot] = [
            RandomBot(seed_of(name_seed, 0)),
            greedy(seed_of(name_seed, 1)),
            planner(seed_of(name_seed, 2)),
        ]
        while not state.over:
            state.apply(bots[state.seat].choose(state))
        return state.to_bytes()

    assert play(1) == play(1)
    assert len({play(seed) for seed in range(10)}) > 1


def test_no_two_seats_of_any_games_share_a_seed() -> None:
    seeds = [seed_of(game, seat) for game in range(50) for seat in range(5)]
    assert len(set(seeds)) == len(seeds)


def test_a_bot_that_does_not_exist_is_refused_by_name() -> None:
    with pytest.raises(InputError, match=r"'deep'.*random, greedy, search"):
        sit_down("deep", TinyGame(), 1)
