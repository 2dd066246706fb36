"""An edition in which everything is stronger and stranger than in the box: whatever is chosen, the invariants hold."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from heliopause.games.frontiers.game import NewFrontiers
from heliopause.games.frontiers.layout import STOCK_CREDITS
from heliopause.kernel.state import State
from tests.editions import change
from tests.frontiers.invariants import Watch
from tests.frontiers.random_games import Table
from tests.frontiers.test_own_editions import findings, own
from tests.whole_games import choices

__all__ = ["own"]  # the fixture

RICH = (
    # every empire can settle twice, draw afterwards, exchange, and buy Military with goods
    ("homes", 'settle = ["military 2"]', 'settle = ["optional settle 3 worlds", "draw 2 world per world settled"]'),
    ("homes", 'explore = ["draw 1 world"]', 'explore = ["draw 9 world", "gain 2 colonist", "gain 1 credit"]'),
    (
        "developments-small",
        'settle = ["military 2"]',
        (
            'settle = ["optional ( 1 good : temporary military 2 )", "optional ( 1 rare : temporary military 5 )",'
            ' "optional replace a colony by one up to 9 dearer", "optional pay for military worlds less 1"]'
        ),
    ),
    # goods are taken in every way there is
    (
        "developments-small",
        'explore = ["gain 1 colonist"]',
        (
            'consume = ["each of up to 2 different goods : gain 2 vp", "2 different goods : gain 3 credit",'
            ' "1 genes + 2 good : gain 1 vp", "optional sell 1 good"]\nproduce = ["good on 2 any windfall"]'
        ),
    ),
    # credits are stockpiled in Produce and Trade, Consume
    ("goals", 'item = "credit"\nphases = ["develop"]', 'item = "credit"\nphases = ["produce", "trade"]'),
)


def rich(own: Path) -> NewFrontiers:
    for file, old, new in RICH:
        change(own, file, old, new)
    return NewFrontiers(content=own)


@pytest.mark.parametrize("table", [Table(2), Table(3, goals=True), Table(5, goals=True)], ids=str)
def test_random_games_hold_and_are_written_and_read_back(own: Path, table: Table) -> None:
    game = rich(own)
    for seed in range(5):
        state = game.new(players=table.players, seed=seed, goals=table.goals)
        eye = Watch(state)
        for number, code in enumerate(choices(state, seed)):
            state.apply(code)
            eye.look(state)
            if number % 9 == 0:
                assert game.from_json(json.loads(json.dumps(game.to_json(state)))) == state
                assert all(game.describe(state, code) for code in state.options())


def test_credits_are_stockpiled_in_whatever_action_the_goal_lists(own: Path) -> None:
    game = rich(own)
    document = {"options": {"goals": True}, "goals": {"held": {"sovereign-treasury": 1}}, "seats": [{}, {}, {}]}
    state: State = game.from_json(document)
    options = {game.describe(state, code): code for code in state.options()}
    state.apply(next(code for said, code in options.items() if said.startswith("Select Produce")))
    assert state.seat == 0
    state.apply(state.options()[2])
    assert state.cells[STOCK_CREDITS] == 3


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("goals", "most = 4\n", "most = 9\n", "exploration.most: must be from 1 to 6"),
        ("goals", "{ from = 6, vp = 5 }", "{ from = 24, vp = 5 }", "counts from 24 on are not told apart"),
        ("goals", 'phases = ["trade"]', 'phases = ["settle"]', "phases: must be among trade, consume"),
        (
            "homes",
            'settle = ["military 2"]',
            'settle = ["optional settle 4 worlds"]',
            "at most 3 worlds",
        ),
        ("homes", 'kind = "rare"', 'kind = "any"', "alpha-centauri"),
        ("worlds-other", 'kind = "rare"\ngoods = "production"', 'kind = "any"\ngoods = "production"', "more than one"),
        (
            "homes",
            'consume = ["2 good : gain 3 vp"]',
            "consume = [" + '"1 good : gain 1 vp", ' * 61 + "]",
            "take goods in Consume, 60 are the most",
        ),
    ],
)
def test_what_a_state_has_no_room_for_is_refused(own: Path, file: str, old: str, new: str, said: str) -> None:
    change(own, file, old, new)
    assert any(said in line for line in findings(own)), findings(own)
