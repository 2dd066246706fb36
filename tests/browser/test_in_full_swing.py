"""A table in the middle of a game, which is where people are most of the time. The pictures in the docs are of it."""

from collections.abc import Callable
from typing import Any

import heliopause
from heliopause.bots.registry import sit_down
from heliopause.kernel.record import Record
from tests.browser import looks
from tests.browser.people import Visitor

SEED = 11
ROUND = 9

sun = heliopause.game("sun")


def up_to_a_turn_of_seat_0() -> dict[str, Any]:
    """The record of a game that bots have played until seat 0 must move its pawn."""
    state = sun.new(players=3, seed=SEED, first_game=True)
    bots = [sit_down("greedy", sun, seat) for seat in range(3)]
    codes: list[int] = []
    while not (state.seat == 0 and sun.view(state, 0)["round"] >= ROUND and sun.view(state, 0)["phase"] == "action"):
        codes.append(bots[state.seat].choose(state))
        state.apply(codes[-1])
    return Record.of(sun, state, codes, players=3, seed=SEED, options={"first_game": True}).to_json()


def test_a_table_in_full_swing(somebody: Callable[..., Visitor]) -> None:
    visitor = somebody()
    visitor.asks("POST", "/me", {"name": "Player"})
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 2]
    asked = {"game": "sun", "players": 3, "seats": seats, "record": up_to_a_turn_of_seat_0()}
    table = visitor.asks("POST", "/tables", asked)
    visitor.knows_the_table().goes(f"/tables/{table['id']}")
    visitor.waits_for_a_question()
    visitor.page.keyboard.press("Escape")
    visitor.looks_around("swing")
    visitor.page.emulate_media(color_scheme="light")
    looks.shoot(visitor.page, "swing-light-1440")
    visitor.page.emulate_media(color_scheme="dark")
    visitor.goes(f"/tables/{table['id']}/replay/40").reads(f"40 / {table['moves']}")
    visitor.looks_around("swing-replay")
