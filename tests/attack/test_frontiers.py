"""What a stranger's program can put into New Frontiers: forged bytes, torn documents and wrong arguments."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heliopause.games.frontiers.layout import CELLS
from heliopause.kernel.errors import HeliopauseError, InputError
from heliopause.kernel.state import State
from tests.attack.forging import Change, forged, tampered
from tests.attack.test_public_face import anything, refusal
from tests.frontiers.invariants import broken
from tests.frontiers.wander import GAME, somewhere

BASES = [somewhere(number) for number in range(0, 96, 3)]
VALUES = st.sampled_from([-2, -1, 0, 1, 2, 3, 4, 5, 8, 9, 16, 20, 21, 59, 60, 75, 99, 256, 10**6, 1 << 32, 1 << 47])
CHANGES = st.lists(st.tuples(st.integers(4, CELLS - 1), VALUES, st.booleans()), max_size=4)
STACKS = st.lists(st.tuples(st.integers(0, 600), VALUES, st.booleans()), max_size=2)
FRAMES = st.lists(st.tuples(st.integers(0, 21), st.integers(0, 5), *[st.integers(0, 9)] * 4), max_size=2)


@settings(max_examples=300)
@given(st.integers(0, len(BASES) - 1), CHANGES, STACKS, FRAMES)
def test_forged_bytes_are_refused_or_are_a_position_that_plays(
    base: int, changes: list[Change], tasks: list[Change], frames: list[tuple[int, ...]]
) -> None:
    cells, stack = tampered(BASES[base], changes, tasks, frames)
    try:
        state = GAME.from_bytes(forged(GAME, cells, stack))
    except InputError:
        return
    assert state.to_bytes() == forged(GAME, cells, stack)
    play_on(state)


def play_on(state: State) -> None:
    """Forty choices, everything asked on the way."""
    for step in range(40):
        if state.over:
            break
        options = state.options()
        assert len(set(options)) == len(options) > 1
        if step % 13 == 0:
            assert all(GAME.describe(state, code) for code in options)
            assert GAME.view(GAME.determinize(state, 0, step), 0) == GAME.view(state, 0)
            GAME.why_not(state, state.seat)
        state.apply(options[step * 7 % len(options)])
        assert not list(broken(state))  # type: ignore[arg-type]
    assert GAME.from_json(GAME.to_json(state)) == state
    assert [sum(line["points"] for line in lines) for lines in GAME.breakdown(state)] == state.scores()


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 99)
    | st.sampled_from(["settle", "drop-ships", "comet-zone", "table", ""]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=300)
@given(st.integers(0, len(BASES) - 1), st.integers(0, 10**6), JSON)
def test_a_document_with_something_else_in_one_place_is_refused_or_plays(base: int, where: int, other: Any) -> None:
    document: Any = json.loads(json.dumps(GAME.to_json(BASES[base])))
    place = document
    while isinstance(place, (dict, list)) and place:
        keys = list(place) if isinstance(place, dict) else range(len(place))
        key = keys[where % len(keys)]
        where //= 7
        if where % 3 == 0 or not isinstance(place[key], (dict, list)) or not place[key]:
            place[key] = other
            break
        place = place[key]
    try:
        state = GAME.from_json(document)
    except InputError:
        refusal(lambda: GAME.from_json(document))
        return
    play_on(state)


@anything
@pytest.mark.parametrize("name", ["players", "seed", "first_game", "goals", "homes", "start"])
def test_a_wrong_option_of_a_new_game_is_named(name: str, junk: Any) -> None:
    fine = name in ("first_game", "goals") and isinstance(junk, bool)
    fine |= name == "players" and type(junk) is int and 2 <= junk <= 5
    fine |= name == "seed" and type(junk) is int and 0 <= junk < 1 << 256
    if fine:
        assert GAME.new(**{name: junk}).options()
    else:
        assert refusal(lambda: GAME.new(**{name: junk})).startswith(f"{name}: ")


@anything
def test_wrong_seats_seeds_codes_bytes_and_documents_are_refused(junk: Any) -> None:
    state = somewhere(7)
    before = state.to_bytes()
    for ask in (GAME.view, GAME.why_not):
        assert refusal(lambda ask=ask: ask(state, junk)).startswith("seat: ")  # type: ignore[misc]
    assert refusal(lambda: state.apply(junk)).startswith("code ")
    assert refusal(lambda: GAME.describe(state, junk)).startswith("code ")
    assert refusal(lambda: GAME.question(state, junk)).startswith("language ")
    refusal(lambda: GAME.from_bytes(junk))
    if junk != {}:
        refusal(lambda: GAME.from_json(junk))
    assert state.to_bytes() == before


@pytest.mark.parametrize("cut", [0, 1, 3, 4, 12, 16, 20, 100])
def test_bytes_cut_short_or_too_long_are_refused(cut: int) -> None:
    data = somewhere(9).to_bytes()
    for wrong in (data[:cut], data[:-1], data + b"\0", forged(GAME, somewhere(9).cells[:-1], [])):
        with pytest.raises(HeliopauseError):
            GAME.from_bytes(wrong)
