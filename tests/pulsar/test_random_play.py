"""Whole games at random, over every way to set one up, with every invariant checked after every decision.

A failure is one line with the table, the seed and the number of the decision: `watch(Table(...), seed)` plays it again.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from heliopause.games.pulsar import layout as at
from heliopause.games.pulsar.rules.play import PulsarState
from tests.clauses import clauses
from tests.pulsar.invariants import Watch, broken
from tests.pulsar.random_games import TABLES, Table
from tests.whole_games import Broken, choices, play, watch

ROOT = Path(__file__).parent.parent.parent
GAMES_PER_TABLE = 16  # of the compiled run: 45 tables, 720 games
OFTEN, SELDOM = 20, 120  # how many decisions lie between two thorough looks at a position
USUAL = Table(4)


@pytest.mark.long
@clauses("PUL-GAME-02", "PUL-COMP-02", "PUL-COMP-05", "PUL-SYS-07", "PUL-SYS-08", "PUL-CLAIM-06", "PUL-GYRO-08")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_whatever_is_chosen_every_invariant_holds_to_the_end(table: Table) -> None:
    first = TABLES.index(table) * GAMES_PER_TABLE
    for seed in range(first, first + GAMES_PER_TABLE):
        watch(table, seed, OFTEN if seed == first else SELDOM)


@clauses("PUL-GAME-02", "PUL-COMP-02", "PUL-COMP-05", "PUL-SYS-07", "PUL-SYS-08", "PUL-CLAIM-06", "PUL-GYRO-08")
@pytest.mark.parametrize("table", TABLES[::5], ids=str)
def test_every_invariant_holds_in_a_game_at_this_table(table: Table) -> None:
    watch(table, 1_000_000 + TABLES.index(table), 60)


@clauses("PUL-GAME-01", "PUL-SETUP-03")
def test_tables_cover_all_player_counts_sides_and_technologies() -> None:
    assert len(set(TABLES)) == len(TABLES) == 45
    assert {table.players for table in TABLES} == set(USUAL.game.players)
    assert {(table.side, table.players) for table in TABLES} == set(product(("open", "dead-ends"), (2, 3, 4)))
    assert {table.technologies for table in TABLES} == {None, "AAA", "BBB", "CCC", "DDD"}


@pytest.mark.long
def test_interpreted_games_are_the_same_as_compiled_ones() -> None:
    """Every choice and the last position of a game at every third table."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "tests.pulsar.interpreted", "3"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    assert said["origin"] == str(ROOT / "src" / "heliopause" / "kernel" / "state.py")
    assert said["games"] == [[str(table), *play(table, seed).summary] for seed, table in enumerate(TABLES[::3])]


def test_a_watched_game_is_the_same_as_one_that_nobody_watches() -> None:
    assert watch(USUAL, 11, 100) == play(USUAL, 11)


def test_another_seed_is_another_game() -> None:
    assert play(USUAL, 1).codes != play(USUAL, 2).codes


# ---------------------------------------------------------------- what the invariants notice


def late(seed: int = 3) -> PulsarState:
    """Between two choices of somebody's turn in the sixth round."""
    state = USUAL.new(seed)
    for code in choices(state, seed):
        state.apply(code)
        if state.cells[at.ROUND] == 6 and state.cells[at.TURN] >= 0 and len(state.stack) == 6:
            return state
    raise AssertionError("the game never came to round 6")


Damage = Callable[[PulsarState], None]


def raised(cell: int, by: int = 1) -> Damage:
    def damage(s: PulsarState) -> None:
        s.cells[cell] += by

    return damage


DAMAGE: dict[str, Damage] = {
    "a point from nowhere": raised(at.SCORE),
    "a line of the score from nowhere": raised(at.LINE + at.FROM_RUNS),
    "a die too many": raised(at.ON_BOARD + 3),
    "a counter in the wrong order": raised(at.COUNTER_SPACE, 14),
    "somebody twice in the play order": lambda s: s.cells.__setitem__(at.ORDER, s.cells[at.ORDER + 1]),
    "a gyrodyne too many": raised(at.BANK),
    "a gyrodyne on nobody's pulsar": lambda s: s.cells.__setitem__(
        at.GYRODYNE + next(n for n in range(16) if not any(s.cells[at.CLAIMED + m] >> n & 1 for m in range(4))), 1
    ),
    "a pulsar claimed twice": lambda s: s.cells.__setitem__(
        slice(at.CLAIMED, at.CLAIMED + 2), [s.cells[at.CLAIMED] | 1, s.cells[at.CLAIMED + 1] | 1]
    ),
    "a station without a token": lambda s: s.cells.__setitem__(at.STATIONS, s.cells[at.STATIONS] ^ 1),
    "a system tile twice": lambda s: s.cells.__setitem__(at.TILE, s.cells[at.BOX]),
    "an exploration tile too many": raised(at.DISCARDED),
    "a transmitter twice": lambda s: s.cells.__setitem__(at.OFFER, s.cells[at.DECK + 1]),
    "a project in the air": lambda s: s.cells.__setitem__(at.BUILT, 1 << 7),
    "a patent of nobody": lambda s: s.cells.__setitem__(at.OWNED, s.cells[at.OWNED] ^ 1),
    "a power without its technology": raised(at.TRIGGER),
    "the same goal tile twice": lambda s: s.cells.__setitem__(at.GOAL, s.cells[at.GOAL + 1]),
    "a second bonus die": lambda s: s.cells.__setitem__(slice(at.BONUS_USED, at.BOUND + 1), [1, 3]),
    "a ninth round": lambda s: s.cells.__setitem__(at.ROUND, 9),
    "a single option": lambda s: s.choices.__delitem__(slice(1, None)),
}


@pytest.mark.parametrize("what", DAMAGE)
def test_a_damaged_position_is_noticed(what: str) -> None:
    state = late()
    assert not list(broken(state))
    state.choices = state.options()
    DAMAGE[what](state)
    assert list(broken(state)), what


def test_cubes_that_the_journal_does_not_tell_are_noticed() -> None:
    state = late()
    eye = Watch(state)
    state.cells[at.CUBES] += 1
    with pytest.raises(AssertionError, match="the journal says"):
        eye.look(state)


def test_a_broken_game_is_named_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(_watch: Watch, _state: PulsarState) -> None:
        raise RuntimeError("a hole in space")

    monkeypatch.setattr(Watch, "look", breaks)
    with pytest.raises(Broken, match=r"^Table\(.*seed 5, decision 0, .*a hole in space$"):
        watch(USUAL, 5)
