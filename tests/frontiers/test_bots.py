"""What programs make of New Frontiers: the greedy bot plays sensibly, and games last about as long as printed."""

from __future__ import annotations

from statistics import mean

import pytest

from heliopause.bots.registry import seed_of, sit_down
from heliopause.games.frontiers.layout import ROUND
from heliopause.games.frontiers.rules.play import FrontiersState
from tests.clauses import clauses
from tests.frontiers.table import Table
from tests.frontiers.wander import GAME


def played(players: int, seed: int, *names: str) -> FrontiersState:
    """The bots sit down in turn, and move on by one seat from game to game."""
    state = GAME.new(players=players, seed=seed)
    seats = [names[(seat + seed) % len(names)] for seat in range(players)]
    bots = [sit_down(name, GAME, seed_of(seed, seat)) for seat, name in enumerate(seats)]
    while not state.over:
        state.apply(bots[state.seat].choose(state))
    return state


def test_the_greedy_bot_conquers_what_it_can_rather_than_take_colonists() -> None:
    table = Table().seat("Red", colonists=2, explored=["alien-monolith"], developments=["drop-ships", "space-marines"])
    table.seat("Blue", home="new-sparta", colonists=2, explored=["rebel-colony"], developments=["drop-ships"])
    table.begin().selects("settle")
    assert table.asked == "Blue"
    assert sit_down("greedy", GAME, 1).choose(table.now) == table.code("settle", "rebel-colony", "as-printed")


@pytest.mark.long
def test_the_greedy_bot_beats_the_random_one() -> None:
    scores: dict[str, list[int]] = {"greedy": [], "random": []}
    for seed in range(24):
        for seat, score in enumerate(played(4, seed, "greedy", "random").scores()):
            scores[("greedy", "random")[(seat + seed) % 2]].append(score)
    assert mean(scores["greedy"]) > 1.4 * mean(scores["random"])


@pytest.mark.long
@clauses("NF-ROUND-15")
@pytest.mark.parametrize(("players", "least", "most"), [(2, 7, 14), (3, 11, 19), (4, 10, 16), (5, 8, 14)])
def test_games_of_greedy_bots_last_about_as_long_as_printed(players: int, least: int, most: int) -> None:
    """Two players select four tiles in a round, so their rounds are fewer."""
    assert least <= mean(played(players, seed, "greedy").cells[ROUND] for seed in range(20)) <= most
