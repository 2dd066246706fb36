"""A whole game on the kernel: forced choices, choices out of turn, secrets, undo."""

import pytest

from heliopause.kernel.rng import RNG_CELLS
from heliopause.kernel.state import FRAME
from tests.kernel.tiny import (
    AT,
    DIM,
    FADE,
    LAST,
    LEFT,
    LIGHT,
    LIGHT_TOP,
    PLAYERS,
    REVEAL,
    SECRET,
    SUFFER,
    TIRED,
    TURN,
    TinyGame,
    TinyState,
    play,
)

GAME = TinyGame()
SEEDS = range(60)


def at_table(players: int, deck: list[int], secrets: list[int], light: list[int] | None = None) -> TinyState:
    """A table in which seat 0 is to move and the deck is known, its top last."""
    state = GAME.new(players=players, seed=0)
    cells = state.cells
    cells[LEFT] = len(deck)
    cells[LEFT + 1 : LEFT + 1 + len(deck)] = deck
    cells[SECRET : SECRET + players] = secrets
    cells[LIGHT : LIGHT + players] = light or [0] * players
    cells[TIRED : TIRED + players] = [0] * players
    state.stack[:] = [TURN, 0, 0, 0, 0, 0]
    state.settle()
    return state


@pytest.mark.parametrize("players", [2, 3])
def test_every_game_ends_and_offers_real_choices_only(players: int) -> None:
    for seed in SEEDS:
        state = GAME.new(players=players, seed=seed)
        while not state.over:
            options = state.options()
            assert len(options) > 1
            assert len(set(options)) == len(options)
            state.apply(options[(seed + len(options)) % len(options)])
        assert state.stack == []
        assert state.cells[LEFT] == 0


def test_a_choice_with_one_option_is_made_by_the_kernel() -> None:
    state = at_table(2, [1, 2, 3, 4], [5, 0])
    state.apply(LIGHT_TOP)  # 4; seat 1 has no secret left and must light 3
    assert state.seat == 0
    assert state.cells[LAST + 1] == 3
    assert state.cells[LEFT] == 2


def test_an_effect_is_settled_by_another_seat_before_the_game_goes_on() -> None:
    state = at_table(3, [1, 2, 6], [3, 3, 3], light=[0, 0, 2])
    state.apply(LIGHT_TOP)
    assert (state.seat, state.options()) == (0, [AT + 1, AT + 2])
    state.apply(AT + 2)
    assert (state.seat, state.options()) == (2, [DIM, FADE])
    assert state.stack[-FRAME] == SUFFER
    state.apply(DIM)
    assert state.scores() == [6, 0, 1]
    assert (state.seat, state.options()) == (1, [LIGHT_TOP, REVEAL])


def test_nested_effects_are_forced_through_when_there_is_no_choice() -> None:
    state = at_table(2, [1, 2, 6], [3, 3])
    state.apply(LIGHT_TOP)  # only one other seat, and it has no light to lose: it fades and its turn falls away
    assert (state.seat, state.cells[TIRED + 1], state.cells[PLAYERS]) == (0, 0, 2)
    assert state.options() == [LIGHT_TOP, REVEAL]


def test_every_option_is_offered_with_what_it_costs() -> None:
    state = at_table(3, [1, 2, 6], [3, 3, 3], light=[0, 0, 2])
    state.apply(LIGHT_TOP)
    assert [one["targets"] for one in GAME.offers(state)] == [["lantern:1"], ["lantern:2"]]
    state.apply(AT + 2)
    offered = GAME.offers(state)
    assert [one["code"] for one in offered] == state.options() == [DIM, FADE]
    assert [(one["cost"], one["left"]) for one in offered] == [({"light": 1}, {"light": 1}), ({}, {})]


def test_the_form_has_every_option_of_a_new_game() -> None:
    assert {line["name"] for line in GAME.form()} == set(GAME.options())
    assert GAME.new(**{line["name"]: line["newcomer"] for line in GAME.form()}).scores() == [3, 3, 3]


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    assert [play(GAME, seed)[1] for seed in SEEDS] == [play(GAME, seed)[1] for seed in SEEDS]
    assert len({GAME.new(seed=seed).digest() for seed in SEEDS}) == len(SEEDS)


def test_two_games_in_turn_are_the_same_as_one_after_the_other() -> None:
    alone = [play(GAME, seed) for seed in (1, 2)]
    states = [GAME.new(seed=seed) for seed in (1, 2)]
    for step in range(max(len(codes) for _, codes in alone)):
        for state, (_, codes) in zip(states, alone, strict=True):
            if step < len(codes):
                state.apply(codes[step])
    assert states == [state for state, _ in alone]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_view_does_not_change_when_the_hidden_world_does(seat: int | None) -> None:
    changed = 0
    for seed in SEEDS:
        state = GAME.new(seed=seed)
        before = state.to_bytes()
        for draw in range(5):
            world = GAME.determinize(state, seat, draw)
            assert GAME.view(world, seat) == GAME.view(state, seat)
            assert sorted(world.cells[RNG_CELLS:]) == sorted(state.cells[RNG_CELLS:])
            assert world.cells[:RNG_CELLS] != state.cells[:RNG_CELLS]
            changed += world.cells[RNG_CELLS:] != state.cells[RNG_CELLS:]
        assert state.to_bytes() == before
    assert changed > 250


def test_a_view_shows_the_own_secret_and_no_other() -> None:
    state = GAME.new(seed=5)
    secrets = state.cells[SECRET : SECRET + 3]
    assert [GAME.view(state, seat)["secret"] for seat in range(3)] == secrets
    assert GAME.view(state, None)["secret"] is None


def test_options_are_shown_to_the_seat_that_chooses_only() -> None:
    state = GAME.new(seed=5)
    shown = [seat for seat in (None, 0, 1, 2) if GAME.view(state, seat)["options"]]
    assert shown == [state.seat]


def test_nothing_is_undone_across_a_revelation_or_another_seat() -> None:
    state = at_table(3, [1, 2, 6], [3, 3, 3], light=[0, 0, 2])
    before = state.clone()
    assert GAME.may_undo(before, state)
    state.apply(LIGHT_TOP)
    assert state.seat == before.seat
    assert not GAME.may_undo(before, state)
    chosen = state.clone()
    state.apply(AT + 2)
    assert not GAME.may_undo(chosen, state)
