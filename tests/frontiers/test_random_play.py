"""Whole games at random, over every way to set one up, with every invariant checked after every decision.

A failure is one line with the table, the seed and the number of the decision: `watch(Table(...), seed)` plays it again.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from heliopause.games.frontiers import codes
from heliopause.games.frontiers.layout import (
    CHIPS,
    COLONISTS,
    COPIES,
    CREDITS,
    DEVELOPED,
    FACE_DOWN,
    FRESH,
    GOAL_STACK,
    GOOD,
    IN_THE_BAG,
    PLACE,
    POOL,
    RETREAT,
    ROUND,
    STOCK_CREDITS,
    SUPPLY,
    TAKEN,
    TRACK,
)
from heliopause.games.frontiers.rules.play import FrontiersState
from heliopause.games.frontiers.rules.round import LAST_ROUND
from heliopause.kernel.codes import encode, verb_of
from tests.clauses import clauses
from tests.frontiers.invariants import Watch, broken
from tests.frontiers.random_games import TABLES, Table
from tests.whole_games import Broken, choices, play, watch

ROOT = Path(__file__).parent.parent.parent
GAMES_PER_TABLE = 100  # of the compiled run: 24 tables, 2,400 games
OFTEN, SELDOM = 10, 400  # how many decisions lie between two thorough looks at a position
USUAL = Table(4)
WITH_GOALS = Table(5, goals=True)


@pytest.mark.long
@clauses("NF-GOOD-06", "NF-COMP-06", "NF-SETUP-18", "NF-EXP-13")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_whatever_is_chosen_every_invariant_holds_to_the_end(table: Table) -> None:
    first = TABLES.index(table) * GAMES_PER_TABLE
    for seed in range(first, first + GAMES_PER_TABLE):
        watch(table, seed, OFTEN if seed == first else SELDOM)


@clauses("NF-GOOD-06", "NF-COMP-06", "NF-SETUP-18", "NF-EXP-13")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_invariant_holds_in_a_game_at_this_table(table: Table) -> None:
    watch(table, 1_000_000 + TABLES.index(table), 60)


def test_tables_cover_all_player_counts_and_options() -> None:
    assert len(set(TABLES)) == 24
    assert {table.players for table in TABLES} == set(USUAL.game.players)
    assert set().union(*(table.options for table in TABLES)) == set(USUAL.game.options())


# ---------------------------------------------------------------- the same everywhere


@pytest.mark.long
def test_interpreted_games_are_the_same_as_compiled_ones() -> None:
    """Every choice and the last position of a game at every table."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "tests.frontiers.interpreted"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    assert said["origin"] == str(ROOT / "src" / "heliopause" / "kernel" / "state.py")
    assert said["games"] == [[str(table), *play(table, seed).summary] for seed, table in enumerate(TABLES)]


def test_a_watched_game_is_the_same_as_one_that_nobody_watches() -> None:
    assert watch(WITH_GOALS, 11, 300) == play(WITH_GOALS, 11)


def test_another_seed_is_another_game() -> None:
    assert play(USUAL, 1).codes != play(USUAL, 2).codes


# ---------------------------------------------------------------- the end that nobody brings about


def idle(state: FrontiersState) -> FrontiersState:
    """Everybody selects what brings nothing nearer to its end, and does as little as possible."""
    harmless = [encode(codes.SELECT, action) for action in (RETREAT, 2, 3, 5, 6)]
    while not state.over:
        options = state.options()
        wanted = [code for code in harmless if code in options]
        quiet = [code for code in options if verb_of(code) in (codes.PASS, codes.HIDE, codes.FINISH)]
        state.apply((wanted or quiet or options)[0])
    return state


@clauses("NF-AMB-79")
def test_a_game_that_nobody_ends_is_scored_after_round_100() -> None:
    state = idle(Table(3, given=True).new(1))
    assert (state.cells[ROUND], LAST_ROUND) == (100, 100)
    assert USUAL.game.to_json(state)["ending"] == ["late"]
    assert USUAL.game.winners(state)
    assert USUAL.game.from_bytes(state.to_bytes()).over


# ---------------------------------------------------------------- the invariants can fail


def midway(table: Table, decisions: int) -> FrontiersState:
    state = table.new(3)
    for number, code in enumerate(choices(state, 3)):
        state.apply(code)
        if number >= decisions and len(state.stack) == 12:  # a selection, nothing else
            break
    return state


def add(cell: int, more: int) -> Callable[[FrontiersState], None]:
    def change(state: FrontiersState) -> None:
        state.cells[cell] += more

    return change


def empty_the_pool(state: FrontiersState) -> None:
    state.cells[CHIPS] += state.cells[POOL]
    state.cells[POOL] = 0


def offer_twice(state: FrontiersState) -> None:
    state.choices = [state.choices[0], *state.choices]


def push_an_unknown_task(state: FrontiersState) -> None:
    state.push(99, 0)


@pytest.mark.parametrize(
    ("damage", "finds"),
    [
        (add(CREDITS, -99), "nobody_has_less_than_nothing"),
        (add(COLONISTS, 1), "colonists_stay_in_the_game"),
        (add(SUPPLY, -1), "colonists_stay_in_the_game"),
        (add(GOOD, 1), "goods_stay_in_the_game"),
        (add(CHIPS, 1), "points_come_out_of_the_pool"),
        (empty_the_pool, "points_come_out_of_the_pool"),
        (add(PLACE, 3), "every_world_is_in_one_place"),
        (add(IN_THE_BAG, 1), "every_world_is_in_one_place"),
        (add(COPIES, 1), "every_development_lies_on_its_stack_or_in_an_empire"),
        (add(DEVELOPED, 1), "every_development_lies_on_its_stack_or_in_an_empire"),
        (add(GOAL_STACK, -1), "every_goal_is_in_one_place"),
        (add(FACE_DOWN, 9), "every_goal_is_in_one_place"),
        (add(STOCK_CREDITS, -1), "nobody_has_less_than_nothing"),
        (add(TRACK, 1), "the_track_names_every_seat"),
        (add(TAKEN, 1), "the_track_names_every_seat"),
        (add(FRESH, 1), "the_track_names_every_seat"),
        (add(ROUND, 100), "tasks_are_known_ones_of_seats_that_play"),
        (push_an_unknown_task, "tasks_are_known_ones_of_seats_that_play"),
        (offer_twice, "there_is_a_choice"),
    ],
)
def test_a_damaged_position_is_noticed(damage: Callable[[FrontiersState], None], finds: str) -> None:
    state = midway(WITH_GOALS, 5)
    assert not list(broken(state))
    damage(state)
    assert finds in {finding.partition(":")[0] for finding in broken(state)}
    with pytest.raises(AssertionError):
        Watch(state)


def test_credits_from_nowhere_are_noticed() -> None:
    state = midway(USUAL, 5)
    eye = Watch(state)
    eye.look(state)
    state.cells[CREDITS] += 1
    with pytest.raises(AssertionError, match="journal"):
        eye.look(state)


class MissingColonist(Table):
    """A table where a colonist was lost while setting up."""

    def new(self, seed: int) -> FrontiersState:
        state = super().new(seed)
        state.cells[SUPPLY] -= 1
        return state


def test_a_broken_game_is_one_line_with_table_seed_and_decision() -> None:
    table = MissingColonist(**USUAL.__dict__)
    with pytest.raises(Broken) as broke:
        watch(table, 9)
    assert re.fullmatch(r"MissingColonist\(.*'players': 4.*\), seed 9, decision 0, .*: 47 colonists", str(broke.value))
