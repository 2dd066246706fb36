"""The options of a new game: what they do, and that wrong ones are named in one line."""

from __future__ import annotations

from typing import Any

import pytest

from heliopause.kernel.errors import InputError
from tests.clauses import clauses
from tests.frontiers.wander import GAME

HOMES = ["doomed-colony", "old-earth", "new-sparta"]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"players": 1}, "players: 1 is not 2, 3, 4 or 5"),
        ({"players": 6}, "players: 6 is not 2, 3, 4 or 5"),
        ({"seed": -1}, "seed: -1 is not a whole number"),
        ({"home": HOMES}, "option 'home': there is no such option; there are first_game, goals, homes, start"),
        ({"goals": 1}, "goals: 1 is not true or false"),
        ({"first_game": True, "goals": True}, "goals: the first game is played without them (NF-SETUP-12)"),
        ({"homes": HOMES}, "homes: a list is not a list of 4 home colonies"),
        ({"players": 3, "homes": "old-earth"}, "homes: 'old-earth' is not a list of 3 home colonies"),
        ({"players": 3, "homes": [*HOMES[:2], "earth"]}, "homes: 'earth' is not one of old-earth, "),
        ({"players": 2, "homes": ["old-earth", "separatist-colony"]}, "homes: two of them are printed on the same mat"),
        ({"start": 4}, "start: 4 is not a seat from 0 to 3"),
    ],
)
def test_a_wrong_option_is_named_in_one_line(options: dict[str, Any], said: str) -> None:
    with pytest.raises(InputError) as refused:
        GAME.new(**options)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


def test_home_colonies_and_the_first_seat_can_be_given() -> None:
    view = GAME.view(GAME.new(players=3, seed=1, homes=HOMES, start=2), None)
    assert [seat["home"] for seat in view["seats"]] == HOMES
    assert [seat["mat"] for seat in view["seats"]] == [5, 1, 4]
    assert view["track"][0] == view["seat"] == 2


@clauses("NF-SETUP-20")
def test_every_order_of_priority_is_drawn() -> None:
    orders = {tuple(GAME.view(GAME.new(players=3, seed=seed, first_game=True), None)["track"]) for seed in range(80)}
    assert len(orders) == 6


@clauses("NF-SETUP-07", "NF-SETUP-08", "NF-SETUP-09", "NF-AMB-04")
def test_sixteen_coins_are_tossed_for_what_may_turn() -> None:
    games = [GAME.view(GAME.new(players=3, seed=seed), None)["developments"] for seed in range(200)]
    for stack in GAME.catalog.stacks:
        faces = [game[stack.id]["face"] for game in games]
        assert len(set(faces)) == (2 if stack.flips else 1)
        if stack.flips:
            assert 70 <= faces.count(faces[0]) <= 130
    assert len({tuple(row["face"] for row in game.values()) for game in games}) > 195
