"""Views show everything that lies on the table and nothing that nobody has seen."""

import json

import pytest

from heliopause.games.sun.layout import (
    BOARD_SLOTS,
    DECK,
    DECK_CELLS,
    DECKS,
    EVENT_AT,
    EVENT_ON,
    EVENTS,
    FACE_DOWN,
    REVEALED,
    SLOT_CARD,
)
from heliopause.games.sun.rules.play import SunState
from heliopause.kernel.rng import RNG_CELLS
from tests.clauses import clauses
from tests.sun.wander import GAME, somewhere, walk

NUMBERS = range(36)
FIELDS = {
    "game", "edition", "you", "players", "options", "start", "turn", "round", "ending", "over", "phase", "seat",
    "pending", "choices", "scores", "seats", "exploration", "used_powers", "attached", "technologies", "private",
    "events", "unseen_events", "guilds", "achievements", "tableau", "revealed", "decks",
}  # fmt: skip


def same(one: SunState, other: SunState) -> bool:
    seats = [None, *range(len(one.scores()))]
    return all(GAME.view(one, seat) == GAME.view(other, seat) for seat in seats)


@clauses("SUN-AMB-81")
@pytest.mark.parametrize("number", NUMBERS)
def test_nobody_sees_which_event_lies_where_nor_what_stayed_in_the_box(number: int) -> None:
    state = somewhere(number)
    down = [slot for slot in range(BOARD_SLOTS) if state.cells[EVENT_ON + slot] >= 0]
    boxed = [
        event
        for event in range(EVENTS)
        if state.cells[EVENT_AT + event] == FACE_DOWN and event not in state.cells[EVENT_ON : EVENT_ON + BOARD_SLOTS]
    ]
    for slot, event in zip(down, boxed, strict=False):
        other = state.clone()
        other.cells[EVENT_ON + slot] = event
        assert same(state, other)


@clauses("SUN-AMB-81")
@pytest.mark.parametrize("number", NUMBERS)
def test_nobody_sees_the_order_of_a_deck_nor_the_generator(number: int) -> None:
    state = somewhere(number)
    other = state.clone()
    other.cells[:RNG_CELLS] = [1, 2, 3, 4]
    for deck in range(DECKS):
        at = DECK + deck * DECK_CELLS
        count = other.cells[at]
        groups = other.cells[at + DECK_CELLS // 2 + 1 : at + DECK_CELLS // 2 + 1 + count]
        places = [at + 1 + place for place, group in enumerate(groups) if group == 0]
        cards = [other.cells[place] for place in places]
        for place, card in zip(places, reversed(cards), strict=True):
            other.cells[place] = card
    assert same(state, other)


@clauses("SUN-AMB-81")
@pytest.mark.parametrize("number", NUMBERS)
def test_everybody_sees_ore_cubes_ships_pawns_and_deck_sizes(number: int) -> None:
    state = somewhere(number)
    doc, view = GAME.to_json(state), GAME.view(state, None)
    for mat, seen in zip(doc["seats"], view["seats"], strict=True):
        assert mat.items() <= seen.items()
    for field in ("players", "start", "turn", "round", "ending", "options", "private", "events", "guilds"):
        assert view[field] == doc[field]
    assert view["revealed"] == doc.get("revealed", [])
    assert view["tableau"] == doc.get("tableau")
    assert view["attached"] == doc.get("attached")
    for deck in range(DECKS):
        assert list(view["decks"].values())[deck]["count"] == state.cells[DECK + deck * DECK_CELLS]
    for name, place in doc["exploration"].items():
        assert place.items() <= view["exploration"][name].items()
    for name, slot in doc["technologies"].items():
        shown = {key: value for key, value in slot.items() if key != "event"}
        assert shown.items() <= view["technologies"][name].items()
        assert view["technologies"][name]["event"] == (slot.get("event") is not None)


@clauses("SUN-AMB-27")
def test_of_cards_put_under_a_deck_everybody_knows_which_but_not_in_what_order() -> None:
    """Technologies revealed in vain lie together at the bottom; the two of a discovery were seen by all."""
    watched = 0
    for number in range(0, 12, 2):
        shown: list[str] = []
        for state in walk(number):
            if bool(state.cells[REVEALED]) == bool(shown):
                continue
            view = GAME.view(state, None)
            runs = [run for deck in view["decks"].values() for run in deck["groups"]]
            left = sorted(card for card in shown if any(card in run for run in runs))
            assert not left or left in runs
            watched += bool(left)
            shown = view["revealed"]
    assert watched > 20


def test_a_view_has_the_fields_of_the_allow_list_and_is_ready_for_json() -> None:
    for number in NUMBERS:
        state = somewhere(number)
        view = GAME.view(state, 0)
        assert set(view) == FIELDS
        assert json.loads(json.dumps(view, allow_nan=False)) == view


def test_the_choices_are_shown_to_the_seat_that_has_to_choose() -> None:
    for number in NUMBERS:
        state = somewhere(number)
        for seat in [None, *range(len(state.scores()))]:
            view = GAME.view(state, seat)
            assert view["you"] == seat
            assert view["choices"] == (state.options() if seat == state.seat and seat is not None else [])


def test_all_seats_and_spectators_see_the_same_table() -> None:
    """Nothing is private to a seat in this game."""
    for number in NUMBERS:
        state = somewhere(number)
        tables = []
        for seat in [None, *range(len(state.scores()))]:
            view = GAME.view(state, seat)
            tables.append({key: value for key, value in view.items() if key not in ("you", "choices")})
        assert all(table == tables[0] for table in tables)


def test_a_view_leaves_the_state_alone() -> None:
    state = somewhere(17)
    before = state.to_bytes()
    view = GAME.view(state, 0)
    view["scores"].clear()
    view["choices"].clear()
    view["pending"].clear()
    assert state.to_bytes() == before
    assert state.options() == somewhere(17).options()


def test_unseen_events_are_those_that_were_never_turned_over() -> None:
    for number in NUMBERS:
        state = somewhere(number)
        view = GAME.view(state, None)
        assert sorted([*view["unseen_events"], *view["events"]]) == sorted(card.id for card in GAME.catalog.events)


def test_every_card_is_seen_in_one_place() -> None:
    """Face up, beside a mat, in the tableau, revealed, or known to be in a deck."""
    for number in NUMBERS:
        state = somewhere(number)
        view = GAME.view(state, None)
        cards = [card for deck in ("II", "III", "IIII") for run in view["decks"][deck]["groups"] for card in run]
        cards += [slot["technology"] for slot in view["technologies"].values() if slot["technology"]]
        cards += [row["technology"] for row in view["private"]]
        cards += [card for row in (view["tableau"] or {}).values() for card in row if card]
        if state.cells[REVEALED] and set(view["revealed"]) <= {card.id for card in GAME.catalog.technologies}:
            cards += view["revealed"]
        assert sorted(cards) == sorted(card.id for card in GAME.catalog.technologies)
        assert len(state.cells[SLOT_CARD : SLOT_CARD + BOARD_SLOTS]) == len(view["technologies"])
