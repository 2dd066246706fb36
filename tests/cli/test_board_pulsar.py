"""Pulsar 2849 in the terminal: whatever the position, everything on it is drawn and fits."""

import pytest
from rich.console import Console

import heliopause
from heliopause.bots.random_bot import generator
from heliopause.cli import board_pulsar
from heliopause.kernel.game import Game
from heliopause.kernel.rng import below
from heliopause.kernel.state import State

SETUPS = [{"players": 2}, {"players": 3, "side": "dead-ends"}, {"players": 4, "first_game": True}]


def drawn(game: Game, state: State, width: int, cards: bool = False) -> str:
    draw = board_pulsar.cards if cards else board_pulsar.draw
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(draw(game, game.view(state, None), width))
    return capture.get()


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("width", [80, 120])
def test_every_position_of_a_game_can_be_drawn(setup: dict[str, object], width: int) -> None:
    game = heliopause.game("pulsar")
    state = game.new(seed=11, **setup)  # type: ignore[arg-type]
    cells = generator(11)
    step = 0
    while not state.over:
        if step % 40 == 0:
            for text in (drawn(game, state, width), drawn(game, state, width, cards=True)):
                assert max(map(len, text.splitlines())) <= width
        codes = state.options()
        state.apply(codes[below(cells, len(codes))])
        step += 1
    assert "Round 8" in drawn(game, state, width)


def test_the_board_shows_what_the_view_says() -> None:
    game = heliopause.game("pulsar")
    state = game.new(players=4, seed=2)
    cells = generator(3)
    for _ in range(90):
        codes = state.options()
        state.apply(codes[below(cells, len(codes))])
    view = game.view(state, None)
    text = drawn(game, state, 140)
    for system, row in view["systems"].items():
        assert (f"[{system}]" if row["face_up"] else f"[{system}?]") in text
    for seat, row in enumerate(view["seats"]):
        assert f"{'●■▲◆'[seat]}▸" in text
        assert f"{len(row['stations'])}+{row['extra_stations']}" in text
    for tile in [*filter(None, view["transmitters"]["offer"]), *view["transmitters"]["taken"]]:
        assert f"{tile}  dice" in text
