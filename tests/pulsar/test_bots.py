"""Bots at a table of Pulsar 2849: greedy ones know what is worth something, and nobody looks under a tile."""

from __future__ import annotations

import pytest

from heliopause.bots.pulsar_eval import PulsarEvaluation, open_evaluation
from heliopause.bots.registry import seed_of, sit_down
from heliopause.games.pulsar import tasks
from heliopause.games.pulsar.rules.play import PulsarState
from tests.pulsar.random_games import TABLES
from tests.pulsar.table import Table, pulsar
from tests.whole_games import choices

GAME = pulsar()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_greedy_bot_leaves_random_ones_far_behind(players: int) -> None:
    state = GAME.new(players=players, seed=players)
    bots = [sit_down("greedy" if seat == 0 else "random", GAME, seed_of(1, seat)) for seat in range(players)]
    while not state.over:
        state.apply(bots[state.seat].choose(state))
    scores = state.scores()
    assert scores[0] > 2 * max(scores[1:]), scores


def test_a_search_bot_sits_down_and_chooses_what_is_offered() -> None:
    state = GAME.new(players=2, seed=3, headquarters=False)
    bot = sit_down("search", GAME, 1)
    for _ in range(2):
        code = bot.choose(state)
        assert code in state.options()
        state.apply(code)


def test_a_greedy_bot_chooses_the_same_in_worlds_it_cannot_tell_apart() -> None:
    state = TABLES[0].new(5)
    for count, code in enumerate(choices(state, 5)):
        state.apply(code)
        if count == 40:
            break
    chosen = {sit_down("greedy", GAME, 9).choose(GAME.determinize(state, None, seed)) for seed in range(4)}
    assert len(chosen) == 1


def worth(t: Table, name: str) -> int:
    evaluation = open_evaluation()
    evaluation.begin(t.now, t.number(name))
    return evaluation.value(t.now, t.number(name))


def test_more_of_anything_is_worth_more() -> None:
    plain = worth(Table(3, round=4).seat("Blue", dice=[6], ship="85").begin(), "Blue")
    richer = [
        Table(3, round=4).seat("Blue", dice=[6], ship="85", cubes=3),
        Table(3, round=4).seat("Blue", dice=[6], ship="85", plus_two=2),
        Table(3, round=4).seat("Blue", dice=[6], ship="85", gyrodynes={"large": 1}),
        Table(3, round=4).seat("Blue", dice=[6], ship="85").claim("5", "Blue"),
        Table(3, round=4).seat("Blue", dice=[6], ship="85").claim("5", "Blue", "small"),
        Table(3, round=4).seat("Blue", dice=[6], ship="85").claim("5", "Blue", "small", spinning=True),
        Table(3, round=4).seat("Blue", dice=[6], ship="85").transmitter("A-1", "Blue", covered=[0, 1]),
        Table(3, round=4).seat("Blue", dice=[6], ship="85").transmitter("A-1", "Blue", online=True),
        Table(3, round=4).seat("Blue", dice=[6], ship="85").patent("AI-1-3", "Blue"),
        Table(3, round=4).seat("Blue", dice=[6, 6], ship="85"),
    ]
    for t in richer:
        assert worth(t.begin(), "Blue") > plain


def test_a_turn_has_one_number_and_the_next_another() -> None:
    state: PulsarState = TABLES[0].new(2)
    evaluation = PulsarEvaluation()
    seen: list[tuple[int, int]] = []
    for code in choices(state, 2):
        if state.stack[0] == tasks.TURN:
            seen.append((int(evaluation.turn(state)), state.seat))
        state.apply(code)
    turns = dict.fromkeys(number for number, _ in seen)
    assert len(turns) > 12
    assert all(len({seat for turn, seat in seen if turn == number}) == 1 for number in turns)
