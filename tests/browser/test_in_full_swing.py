"""A table in the middle of a game, which is where people are most of the time. The pictures in the docs are of it."""

from collections.abc import Callable
from typing import Any

from heliopause.bots.registry import sit_down
from heliopause.kernel.game import Game
from heliopause.kernel.record import Record
from tests.browser import looks
from tests.browser.people import Visitor

SEED = 11
ROUND = 7
MUCH = 5  # options
OPTIONS = {"first_game": True}  # where a game has that


def in_the_middle(game: Game) -> dict[str, Any]:
    """The record of a game that bots have played until seat 0 has much to choose from in the middle of it."""
    options = {name: value for name, value in OPTIONS.items() if name in game.options()}
    state = game.new(players=3, seed=SEED, **options)
    bots = [sit_down("greedy", game, seat) for seat in range(3)]
    codes: list[int] = []
    while state.seat != 0 or len(state.options()) < MUCH or game.view(state, 0)["round"] < ROUND:
        codes.append(bots[state.seat].choose(state))
        state.apply(codes[-1])
    return Record.of(game, state, codes, players=3, seed=SEED, options=options).to_json()


def test_a_table_in_full_swing(game: Game, somebody: Callable[..., Visitor]) -> None:
    visitor = somebody()
    visitor.asks("POST", "/me", {"name": "Player"})
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 2]
    asked = {"game": game.name, "players": 3, "seats": seats, "record": in_the_middle(game)}
    table = visitor.asks("POST", "/tables", asked)
    visitor.knows_the_table().goes(f"/tables/{table['id']}")
    visitor.waits_for_a_question()
    visitor.page.keyboard.press("Escape")
    visitor.looks_around(f"swing-{game.name}")
    visitor.page.emulate_media(color_scheme="light")
    looks.shoot(visitor.page, f"swing-{game.name}-light-1440")
    visitor.page.emulate_media(color_scheme="dark")
    visitor.goes(f"/tables/{table['id']}/replay/40").reads(f"40 / {table['moves']}")
    visitor.looks_around(f"swing-{game.name}-replay")
