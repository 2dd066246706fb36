"""Views show everything that lies on the table and nothing that nobody has seen; drawn worlds fit what is known."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest

from heliopause.games.pulsar import layout as at
from heliopause.games.pulsar.rules.play import PulsarState
from heliopause.kernel.rng import RNG_CELLS
from tests.clauses import clauses
from tests.pulsar.random_games import TABLES
from tests.pulsar.table import pulsar
from tests.whole_games import choices

NUMBERS = range(0, len(TABLES), 3)
DRAWS = 1000
GAME = pulsar()
FIELDS = {
    "game", "edition", "you", "players", "options", "round", "turn", "over", "seat", "pending", "choices", "scores",
    "order", "dice", "tracks", "seats", "systems", "unseen_systems", "pulsars", "gyrodynes", "awards", "exploration",
    "transmitters", "technologies", "goals",
}  # fmt: skip


@cache
def _somewhere(number: int) -> bytes:
    """A position in the middle of a random game at that table, each in another place."""
    state = TABLES[number].new(number)
    for count, code in enumerate(choices(state, number)):
        state.apply(code)
        if count == 20 + 7 * number % 90:
            break
    return state.to_bytes()


def somewhere(number: int) -> PulsarState:
    return GAME.revive(_somewhere(number))  # type: ignore[return-value]


def same(one: PulsarState, other: PulsarState) -> bool:
    seats = [None, *range(len(one.scores()))]
    return all(GAME.view(one, seat) == GAME.view(other, seat) for seat in seats)


def face_down(state: PulsarState) -> list[int]:
    return [system for system in range(at.SYSTEMS) if not state.cells[at.SEEN] >> system & 1]


@clauses("PUL-AMB-89")
@pytest.mark.parametrize("number", NUMBERS)
def test_a_view_is_json_with_these_fields_and_shows_everybody_the_same(number: int) -> None:
    state = somewhere(number)
    views = [GAME.view(state, seat) for seat in (None, *range(len(state.scores())))]
    for view in views:
        assert set(view) == FIELDS
        assert json.loads(json.dumps(view, allow_nan=False)) == view
        assert {**view, "you": None, "choices": []} == {**views[0], "you": None, "choices": []}
    assert views[state.seat + 1]["choices"] == state.options()


@clauses("PUL-AMB-90")
@pytest.mark.parametrize("number", NUMBERS)
def test_nobody_sees_what_lies_face_down_or_in_the_stacks(number: int) -> None:
    state = somewhere(number)
    other = state.clone()
    other.cells[:RNG_CELLS] = [1, 2, 3, 4]
    down = face_down(state)
    if down:
        system = at.TILE + down[0]
        other.cells[system], other.cells[at.BOX] = other.cells[at.BOX], other.cells[system]
    for count in (at.STACK, at.DECK):
        place = slice(count + 1, count + 1 + state.cells[count])
        letters = state.t.letter if count == at.DECK else [0] * at.EXPLORATION
        other.cells[place] = sorted(other.cells[place], key=lambda tile: -letters[tile])
    assert same(state, other)


@clauses("PUL-AMB-90", "PUL-AMB-92")
@pytest.mark.parametrize("number", NUMBERS)
def test_a_drawn_world_looks_the_same_to_everybody(number: int) -> None:
    state = somewhere(number)
    before = state.to_bytes()
    for seed in range(4):
        world = GAME.determinize(state, 0, seed)
        assert same(world, state)
        assert world.options() == state.options()
        assert GAME.from_json(GAME.to_json(world)) == world
        assert world.cells[:RNG_CELLS] != state.cells[:RNG_CELLS]
    assert state.to_bytes() == before


@pytest.mark.parametrize("number", NUMBERS)
def test_what_is_drawn_does_not_depend_on_the_hidden_truth(number: int) -> None:
    state = somewhere(number)
    other = GAME.determinize(state, None, 99)
    for seed in range(4):
        assert GAME.determinize(other, None, seed) == GAME.determinize(state, None, seed)


def worlds(state: PulsarState) -> Iterable[PulsarState]:
    return (GAME.determinize(state, None, seed) for seed in range(DRAWS))


def evenly(values: Iterable[Any], kinds: int) -> bool:
    """Whether so many kinds come equally often: chi-square within four standard deviations."""
    counts = Counter(values)
    fair = counts.total() / kinds
    square = sum((count - fair) ** 2 for count in counts.values()) / fair + (kinds - len(counts)) * fair
    return bool(square < kinds - 1 + 4 * (2 * (kinds - 1)) ** 0.5)


@clauses("PUL-SETUP-14")
def test_every_tile_may_lie_anywhere_or_be_the_one_left_over() -> None:
    drawn = list(worlds(GAME.new(players=4, seed=5)))
    assert evenly((world.cells[at.TILE] for world in drawn), at.SYSTEM_TILES)
    assert evenly((world.cells[at.TILE + 9] for world in drawn), at.SYSTEM_TILES)
    assert evenly((world.cells[at.BOX] for world in drawn), at.SYSTEM_TILES)


@clauses("PUL-SETUP-15", "PUL-AMB-92")
def test_every_transmitter_of_the_next_letter_may_come_next() -> None:
    drawn = list(worlds(GAME.new(players=4, seed=5)))
    tops = [world.cells[at.DECK + world.cells[at.DECK]] for world in drawn]
    assert {GAME.tables.letter[tile] for tile in tops} == {0}
    assert evenly(tops, len(set(tops)))
    assert evenly((world.cells[at.DECK + 1] for world in drawn), 8)


@clauses("PUL-SETUP-12")
def test_exploration_tiles_come_as_often_as_there_are() -> None:
    drawn = worlds(GAME.new(players=4, seed=5))
    counts = Counter(world.cells[at.STACK + world.cells[at.STACK]] for world in drawn)
    for kind, tiles in enumerate(GAME.tables.tile_count):
        wanted = DRAWS * tiles / at.EXPLORATION
        assert abs(counts[kind] - wanted) < 5 * wanted**0.5
