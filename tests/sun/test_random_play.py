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

from heliopause.games.sun.layout import (
    CLAIM,
    DECK,
    DECK_CELLS,
    EVENT_AT,
    EVENT_ON,
    FOOD_DISCS,
    KEPT,
    ORE,
    OUTPOST,
    OWNER,
    PAWN,
    POP,
    REVEALED,
    ROUND,
    SHIPS,
    SLOT_CARD,
    SUPPLY,
    SYSTEM_AT,
    TURN,
)
from heliopause.games.sun.rules.play import SunState
from heliopause.games.sun.rules.turn import LAST_ROUND
from heliopause.kernel.record import Result
from tests.clauses import clauses
from tests.sun.invariants import Watch, broken
from tests.sun.random_games import TABLES, Table
from tests.whole_games import Broken, choices, play, watch

ROOT = Path(__file__).parent.parent.parent
GAMES_PER_TABLE = 16  # of the compiled run: 192 tables, 3,072 games
OFTEN, SELDOM = 20, 500  # how many decisions lie between two thorough looks at a position
USUAL = Table(4, "first", "basic", "draw")
ADVANCED = Table(3, "revised", "advanced", "choose", tableau=True)


@pytest.mark.long
@clauses("SUN-CON-51", "SUN-CON-52", "SUN-CTRL-02")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_whatever_is_chosen_every_invariant_holds_to_the_end(table: Table) -> None:
    first = TABLES.index(table) * GAMES_PER_TABLE
    for seed in range(first, first + GAMES_PER_TABLE):
        watch(table, seed, OFTEN if seed == first else SELDOM)


@clauses("SUN-CON-51", "SUN-CON-52", "SUN-CTRL-02")
@pytest.mark.parametrize("table", TABLES[::31], ids=str)
def test_every_invariant_holds_in_a_game_at_this_table(table: Table) -> None:
    watch(table, 1_000_000 + TABLES.index(table), 300)


def test_tables_cover_all_player_counts_editions_mats_and_variants() -> None:
    assert len(set(TABLES)) == 192
    assert {table.players for table in TABLES} == set(USUAL.game.players)
    for option in USUAL.options:
        assert len({table.options[option] for table in TABLES}) == 2, option


# ---------------------------------------------------------------- the same everywhere


@pytest.mark.long
def test_interpreted_games_are_the_same_as_compiled_ones() -> None:
    """Every choice and the last position of a game at every fourth table."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "tests.sun.interpreted", "4"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    assert said["origin"] == str(ROOT / "src" / "heliopause" / "kernel" / "state.py")
    assert said["games"] == [[str(table), *play(table, seed).summary] for seed, table in enumerate(TABLES[::4])]


def test_two_games_played_in_turn_are_the_same_as_one_after_the_other() -> None:
    one_by_one = [play(USUAL, 5), play(ADVANCED, 6)]
    states = [USUAL.new(5), ADVANCED.new(6)]
    dice = [choices(states[0], 5), choices(states[1], 6)]
    played: list[list[int]] = [[], []]
    while not all(state.over for state in states):
        for state, die, made in zip(states, dice, played, strict=True):
            for code in die:
                made.append(code)
                state.apply(code)
                break
    for table, state, made, alone in zip((USUAL, ADVANCED), states, played, one_by_one, strict=True):
        assert tuple(made) == alone.codes
        assert Result.of(table.game, state) == alone.result


def test_a_watched_game_is_the_same_as_one_that_nobody_watches() -> None:
    assert watch(ADVANCED, 11, 300) == play(ADVANCED, 11)


def test_another_seed_is_another_game() -> None:
    assert play(USUAL, 1).codes != play(USUAL, 2).codes


# ---------------------------------------------------------------- the end that nobody reaches by claiming


def in_round(number: int) -> SunState:
    """Somewhere in a game that is far from its end, but for the number of the round."""
    state = USUAL.new(3)
    dice = choices(state, 3)
    while state.cells[ROUND] < 12 or len(state.stack) > 6:
        state.apply(next(dice))
    document = USUAL.game.to_json(state)
    document["round"] = number
    return USUAL.game.from_json(document)


@clauses("SUN-AMB-86")
def test_a_game_that_nobody_ends_is_scored_after_round_300() -> None:
    state = in_round(LAST_ROUND)
    assert LAST_ROUND == 300
    seats = [state.cells[TURN]]
    for code in choices(state, 1):
        state.apply(code)
        if not state.over and state.cells[TURN] != seats[-1]:
            seats.append(state.cells[TURN])
        assert state.cells[ROUND] == LAST_ROUND
    assert len(set(seats)) == len(seats)
    assert seats[-1] == (USUAL.new(3).cells[TURN] + 3) % 4  # everybody had a turn: the last one sits before the first
    sums = [sum(line["points"] for line in lines) for lines in USUAL.game.breakdown(state)]
    assert sums == state.scores()
    assert USUAL.game.winners(state)
    assert USUAL.game.from_bytes(state.to_bytes()).over


@clauses("SUN-AMB-86")
def test_after_round_299_the_game_goes_on() -> None:
    state = in_round(LAST_ROUND - 1)
    for code in choices(state, 1):
        state.apply(code)
        if state.cells[ROUND] == LAST_ROUND:
            break
    assert not state.over
    assert state.cells[ROUND] == LAST_ROUND


# ---------------------------------------------------------------- the invariants can fail


def put(cell: int, value: int) -> Callable[[SunState], None]:
    def change(state: SunState) -> None:
        assert state.cells[cell] != value, f"cell {cell} is {value} already"
        state.cells[cell] = value

    return change


def add(cell: int, more: int) -> Callable[[SunState], None]:
    return lambda state: put(cell, state.cells[cell] + more)(state)


def unsettle_control(state: SunState) -> None:
    """Ships out of nowhere that take nothing over."""
    loc, holder = next((loc, state.cells[OUTPOST + loc]) for loc in range(9) if state.cells[OUTPOST + loc] >= 0)
    other = (holder + 1) % 4
    state.cells[SHIPS + (other * 9 + loc) * 4 + 3] += 5


def swap_level(state: SunState) -> None:
    """A technology of level I and one of level II change places."""
    one, two = SLOT_CARD, next(SLOT_CARD + slot for slot in range(4, 10) if state.cells[SLOT_CARD + slot] >= 0)
    state.cells[one], state.cells[two] = state.cells[two], state.cells[one]


def lay_event_back(state: SunState) -> None:
    """An event that was turned over lies face down again where somebody has been."""
    slot = next(slot for slot in range(4, 10) if state.cells[EVENT_ON + slot] < 0)
    event = next(event for event in range(20) if state.cells[EVENT_AT + event] > 0)
    state.cells[EVENT_AT + event] = 0
    state.cells[EVENT_ON + slot] = event


def turn_over_an_event(state: SunState) -> None:
    """It is kept by a seat and still lies on the board."""
    event = max(state.cells[EVENT_ON : EVENT_ON + 19])
    put(EVENT_AT + event, KEPT)(state)


def share_a_space(state: SunState) -> None:
    here, there = (PAWN + seat for seat in range(2))
    state.cells[here] = state.cells[there] = state.t.basic_first[4]


def take_from_the_deck(state: SunState) -> None:
    count = state.cells[DECK]
    state.cells[DECK + count] = -1
    state.cells[DECK] = count - 1


def leave_a_space_empty(state: SunState) -> None:
    """The System goes to a seat instead, and nothing follows."""
    loc = next(loc for loc in range(9) if state.cells[SYSTEM_AT + loc] >= 0)
    state.cells[OWNER + state.cells[SYSTEM_AT + loc]] = 0
    state.cells[SYSTEM_AT + loc] = -1


def claim_out_of_the_blue(state: SunState) -> None:
    for place in range(2):
        state.cells[CLAIM + place] = 0


def offer_twice(state: SunState) -> None:
    state.choices = [state.choices[0], *state.choices]


def push_an_unknown_task(state: SunState) -> None:
    state.push(99, 0)


@pytest.mark.parametrize(
    ("damage", "finds"),
    [
        (put(POP, -1), "nobody_has_less_than_nothing"),
        (add(POP, 1), "every_faction_has_20_cubes"),
        (add(SUPPLY + 5, 1), "every_faction_has_20_cubes"),
        (add(FOOD_DISCS, -1), "every_faction_has_8_food_and_8_ore_discs"),
        (put(OUTPOST + 8, 0), "outposts_lie_where_there_is_something_to_control"),
        (unsettle_control, "control_is_settled_between_actions"),
        (take_from_the_deck, "every_technology_lies_in_one_place"),
        (add(REVEALED, 1), "every_technology_lies_in_one_place"),
        (put(DECK + 3 * DECK_CELLS + 16, 0), "every_system_lies_in_one_place"),
        (put(SYSTEM_AT + 1, -1), "every_system_lies_in_one_place"),
        (swap_level, "technologies_lie_on_slots_of_their_level"),
        (turn_over_an_event, "every_event_lies_in_one_place"),
        (lay_event_back, "events_wait_where_nobody_has_been"),
        (leave_a_space_empty, "system_spaces_are_refilled"),
        (share_a_space, "one_pawn_stands_on_a_space"),
        (claim_out_of_the_blue, "achievements_are_claimed_once_by_everybody_and_end_the_game"),
        (put(ROUND, 301), "whose_turn_it_is"),
        (put(TURN, 4), "whose_turn_it_is"),
        (push_an_unknown_task, "whose_turn_it_is"),
        (offer_twice, "there_is_a_choice"),
    ],
)
def test_a_damaged_position_is_noticed(damage: Callable[[SunState], None], finds: str) -> None:
    state = in_round(5)
    assert not list(broken(state))
    damage(state)
    assert finds in {finding.partition(":")[0] for finding in broken(state)}
    with pytest.raises(AssertionError):
        Watch(state)


def test_ore_from_nowhere_is_noticed() -> None:
    state = in_round(5)
    eye = Watch(state)
    eye.look(state)
    state.cells[ORE] += 1
    with pytest.raises(AssertionError, match="but the journal comes to"):
        eye.look(state)


class MissingCube(Table):
    """A table where somebody lost a cube while setting up."""

    def new(self, seed: int) -> SunState:
        state = super().new(seed)
        state.cells[POP] -= 1
        return state


def test_a_broken_game_is_one_line_with_table_seed_and_decision() -> None:
    table = MissingCube(**USUAL.__dict__)
    with pytest.raises(Broken) as broke:
        watch(table, 9)
    said = r"MissingCube\(.*'players': 4.*\), seed 9, decision 0, .*: seat 0 has 19 cubes.*"
    assert re.fullmatch(said, str(broke.value))
