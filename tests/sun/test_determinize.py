"""Worlds drawn for a seat fit all it knows, and all that fit come equally often."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from heliopause.games.sun.layout import (
    BOARD_SLOTS,
    DECK,
    DECK_CELLS,
    EVENT_AT,
    EVENT_ON,
    EVENTS,
    FACE_DOWN,
)
from heliopause.games.sun.rules.play import SunState
from heliopause.kernel.rng import RNG_CELLS
from tests.clauses import clauses
from tests.sun.wander import GAME, somewhere, walk

NUMBERS = range(36)
DRAWS = 1200


def worlds(state: SunState, count: int = DRAWS) -> Iterable[SunState]:
    return (GAME.determinize(state, None, seed) for seed in range(count))


def known(state: SunState) -> dict[str, Any]:
    """The document without what nobody knows: generator, order in decks, names of face-down events."""
    doc = GAME.to_json(state)
    del doc["generator"], doc["decks"]
    for slot in doc["technologies"].values():
        if slot.get("event"):
            slot["event"] = "face down"
    doc["known"] = GAME.view(state, None)["decks"]
    return doc


def evenly(values: Iterable[Any], kinds: int) -> bool:
    """Whether so many kinds come equally often: chi-square within four standard deviations."""
    counts = Counter(values)
    fair = counts.total() / kinds
    square = sum((count - fair) ** 2 for count in counts.values()) / fair + (kinds - len(counts)) * fair
    return bool(square < kinds - 1 + 4 * (2 * (kinds - 1)) ** 0.5)


@clauses("SUN-AMB-81")
@pytest.mark.parametrize("number", NUMBERS)
def test_a_drawn_world_looks_the_same_to_everybody(number: int) -> None:
    state = somewhere(number)
    before = state.to_bytes()
    for seed in range(4):
        for seat in [None, *range(len(state.scores()))]:
            world = GAME.determinize(state, seat, seed)
            assert GAME.view(world, seat) == GAME.view(state, seat)
            assert world.options() == state.options()
            assert known(world) == known(state)
            assert world.cells[:RNG_CELLS] != state.cells[:RNG_CELLS]
            assert GAME.from_json(GAME.to_json(world)) == world
    assert state.to_bytes() == before


def test_the_same_seed_draws_the_same_world_and_another_one_another() -> None:
    state = somewhere(3)
    drawn = {GAME.determinize(state, 0, seed).digest() for seed in range(50)}
    assert len(drawn) == 50
    assert GAME.determinize(state, 0, 7) == GAME.determinize(state, 1, 7)


@pytest.mark.parametrize("number", NUMBERS)
def test_what_is_drawn_does_not_depend_on_the_hidden_truth(number: int) -> None:
    """Worlds that a seat cannot tell apart lead to the very same draws, so nothing that draws can tell them apart."""
    state = somewhere(number)
    other = GAME.determinize(state, None, 99)
    for seed in range(4):
        assert GAME.determinize(other, None, seed) == GAME.determinize(state, None, seed)


def top(state: SunState, deck: int) -> int:
    at = DECK + deck * DECK_CELLS
    return state.cells[at + state.cells[at]]


@clauses("SUN-RES-23")
def test_every_card_of_a_deck_may_lie_on_top_equally_often() -> None:
    state = GAME.new(players=4, seed=5)
    for deck, size in enumerate((16, 16, 10, 10, 10)):
        assert evenly((top(world, deck) for world in worlds(state)), size)


@clauses("SUN-RES-23", "SUN-RES-24")
def test_cards_that_went_under_a_deck_together_stay_there_in_any_order() -> None:
    def has_three_below(state: SunState) -> bool:
        return any(len(run) == 3 for deck in GAME.view(state, None)["decks"].values() for run in deck["groups"][1:])

    state = first(has_three_below)
    deck, depth = next(
        (deck, depth)
        for deck, seen in enumerate(GAME.view(state, None)["decks"].values())
        for depth, run in enumerate(seen["groups"])
        if depth and len(run) == 3
    )
    at = DECK + deck * DECK_CELLS
    below = sum(len(run) for run in list(GAME.view(state, None)["decks"].values())[deck]["groups"][depth + 1 :])
    together = slice(at + below + 1, at + below + 4)
    orders = [tuple(world.cells[together]) for world in worlds(state)]
    assert {card for order in orders for card in order} == set(state.cells[together])
    assert evenly(orders, 6)


def first(wanted: Callable[[SunState], bool]) -> SunState:
    return next(state.clone() for number in range(30) for state in walk(number) if wanted(state))


@clauses("SUN-SETUP-05", "SUN-SETUP-07")
@pytest.mark.parametrize("number", NUMBERS)
def test_the_fixed_events_nobody_has_seen_are_on_the_board_in_every_world(number: int) -> None:
    state = somewhere(number)
    unseen = [event for event in range(EVENTS) if state.cells[EVENT_AT + event] == FACE_DOWN]
    fixed = {event for event in unseen if GAME.tables.event_fixed[event]}
    slots = {slot for slot in range(BOARD_SLOTS) if state.cells[EVENT_ON + slot] >= 0}
    for world in worlds(state, 10):
        lying = {slot: world.cells[EVENT_ON + slot] for slot in range(BOARD_SLOTS) if world.cells[EVENT_ON + slot] >= 0}
        assert set(lying) == slots
        assert len(set(lying.values())) == len(lying)
        assert fixed <= set(lying.values()) <= set(unseen)
        for slot, event in lying.items():
            assert GAME.tables.event_level[event] == GAME.tables.slot_level[slot]


@clauses("SUN-SETUP-06", "SUN-SETUP-08", "SUN-SETUP-10")
@pytest.mark.parametrize("level", [2, 3])
def test_unseen_events_lie_on_every_slot_and_in_the_box_equally_often(level: int) -> None:
    t = GAME.tables

    def covered(state: SunState) -> list[int]:
        of_level = [slot for slot in range(BOARD_SLOTS) if t.slot_level[slot] == level]
        return [slot for slot in of_level if state.cells[EVENT_ON + slot] >= 0]

    state = first(lambda state: len(covered(state)) == 4)
    slots = covered(state)
    unseen = [e for e in range(EVENTS) if t.event_level[e] == level and state.cells[EVENT_AT + e] == FACE_DOWN]
    fixed = [event for event in unseen if t.event_fixed[event]]
    others = [event for event in unseen if not t.event_fixed[event]]
    drawn = [[world.cells[EVENT_ON + slot] for slot in slots] for world in worlds(state)]
    for event in fixed:
        assert evenly((row.index(event) for row in drawn), len(slots))
    assert evenly((event for row in drawn for event in row if event in others), len(others))
    for event in others:
        assert evenly((row.index(event) for row in drawn if event in row), len(slots))
