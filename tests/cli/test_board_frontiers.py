"""The table of New Frontiers in the terminal: whatever the position, everything on it is drawn and fits."""

from __future__ import annotations

import pytest
from rich.console import Console

from heliopause.cli import board_frontiers
from heliopause.kernel.state import State
from tests.frontiers.random_games import TABLES, Table
from tests.frontiers.table import Table as Laid
from tests.whole_games import choices

GAME = TABLES[0].game


def drawn(state: State, width: int, seat: int | None = None, cards: bool = False) -> str:
    draw = board_frontiers.cards if cards else board_frontiers.draw
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(draw(GAME, GAME.view(state, seat), width))
    return capture.get()


@pytest.mark.parametrize("table", [Table(2), Table(3, first_game=True), Table(5, goals=True)], ids=str)
@pytest.mark.parametrize("width", [80, 120])
def test_every_position_of_a_game_can_be_drawn(table: Table, width: int) -> None:
    state = table.new(11)
    for step, code in enumerate(choices(state, 11)):
        if step % 20 == 0:
            seat = None if step % 40 else state.seat
            for text in (drawn(state, width, seat), drawn(state, width, seat, cards=True)):
                assert max(map(len, text.splitlines())) <= width
        state.apply(code)
    assert "the last round" in drawn(state, width)


def test_the_table_shows_what_the_view_says() -> None:
    table = Laid(4, goals=True, produce_credits=2, round=4)
    table.seat("Red", credits=7, chips=4, colonists=2, good="genes", colonies=[("comet-zone", "rare")])
    table.seat("Blue", explored=["rebel-base"], developments=["drop-ships"])
    table.goals(held={"exploration": "Green"}, goal="conscription", holder="Yellow").begin().selects("produce")
    text = drawn(table.now, 140)
    for said in (
        "Round 4",
        "Ancient Race(·), Comet Zone(R)" if not table.good("Red", "ancient-race") else "Ancient Race(G), Comet Zone(R)",
        "explored Rebel Base",
        "developments Drop Ships",
        "1× 4/2 Drop Ships",
        "1× 9/? Galactic Federation" if "galactic-federation" in str(table.look) else "9/?",
        "credits 9  chips 4  colonists 2",
        "▲ Exploration",
        "◆ face down",
    ):
        assert said in text, said
    assert "Conscription" not in text
    assert "Conscription" in drawn(table.now, 140, seat=3)


def test_the_seats_have_the_names_of_the_log() -> None:
    assert board_frontiers.names(GAME, GAME.view(Table(5).new(1), None)) == [
        GAME.speaker("en").seat(seat) for seat in range(5)
    ]
