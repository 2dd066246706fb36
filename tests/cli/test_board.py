"""The board in the terminal: whatever the position, everything on it is drawn and fits."""

import pytest
from rich.console import Console
from rich.text import Text

import heliopause
from heliopause.bots.random_bot import generator
from heliopause.cli import board_sun
from heliopause.cli.canvas import Canvas
from heliopause.kernel.rng import below
from heliopause.kernel.state import State

SETUPS = [
    {"players": 2},
    {"players": 3, "tableau": True},
    {"players": 4, "mats": "advanced"},
    {"players": 4, "edition": "revised", "first_game": True},
]


def drawn(game: heliopause.Game, state: State, width: int, cards: bool = False) -> str:
    draw = board_sun.cards if cards else board_sun.draw
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(draw(game, game.view(state, state.seat if not state.over else None), width))
    return capture.get()


def test_lines_between_cards_meet_in_corners_and_crossings() -> None:
    canvas = Canvas(9, 3)
    canvas.put(1, 0, Text("ab"))
    canvas.put(0, 6, Text("cd"))
    canvas.link((1, 2), 4, (0, 5))
    canvas.link((1, 2), 4, (2, 7))
    assert canvas.lines("").plain.splitlines() == ["    ┌─cd", "ab──┤", "    └───"]


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("width", [80, 100])
def test_every_position_of_a_game_can_be_drawn(setup: dict[str, object], width: int) -> None:
    options = dict(setup)
    edition = options.pop("edition", None)
    game = heliopause.game("sun", edition=None if edition is None else str(edition))
    state = game.new(seed=11, **options)  # type: ignore[arg-type]
    cells = generator(11)
    step = 0
    while not state.over:
        if step % 200 == 0:
            for text in (drawn(game, state, width), drawn(game, state, width, cards=True)):
                assert max(map(len, text.splitlines())) <= width
        codes = state.options()
        state.apply(codes[below(cells, len(codes))])
        step += 1
    assert "Round" in drawn(game, state, width)


def test_the_board_shows_what_the_view_says() -> None:
    game = heliopause.game("sun")
    state = game.new(players=4, seed=2)
    cells = generator(3)
    for _ in range(300):
        codes = state.options()
        state.apply(codes[below(cells, len(codes))])
    view = game.view(state, state.seat)
    text = drawn(game, state, 140)
    catalog = {card.id: card.name for card in game.catalog.technologies}  # type: ignore[attr-defined]
    for slot, found in view["technologies"].items():
        assert (catalog[found["technology"]][:18] if found["technology"] else f"{slot} undiscovered") in text
    for number, seat in enumerate(view["seats"]):
        assert f"{'●■▲◆'[number]} " in text
        assert f"{seat['ore']}, {seat['population']}" in text
    for seat, mark in enumerate("●■▲◆"):
        for place in view["exploration"].values():
            if len(place["ships"][seat]) > 1:
                assert f"{mark}{'+'.join(map(str, place['ships'][seat]))}={place['power'][seat]}" in text
