"""Somebody who never saw this page plays their first game to its end, against bots."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from heliopause.bots.registry import sit_down
from heliopause.kernel.game import Game
from tests.browser import looks
from tests.browser.people import Visitor

MOST = 250  # decisions; about 80 are usual


def test_a_newcomer_plays_the_first_game_to_its_end(game: Game, somebody: Callable[..., Visitor]) -> None:
    visitor = somebody()
    page = visitor.goes("/").page
    visitor.clicks(f"Play {game.title}")
    page.wait_for_url("**/tables/*")
    visitor.waits_for_a_question()
    if "first_game" in game.options():
        assert visitor.asks("GET", f"/tables/{visitor.table_id}")["options"]["first_game"] is True

    pointer = page.get_by_role("note")
    expect(pointer).to_contain_text(re.compile("1 / [123]"))
    while pointer.is_visible():
        pointer.get_by_role("button").last.click()

    end = page.get_by_role("dialog", name="The end")
    good = sit_down("greedy", game, 0)  # plays as somebody would who wants to get to the end
    glowed = []
    for decision in range(MOST):
        expect(visitor.options.first.or_(end)).to_be_visible(timeout=30_000)
        if end.is_visible():
            break
        glowed.append(visitor.takes(good.choose(visitor.house.state_of(visitor.table_id)), by_list=decision % 3 == 2))
    expect(end).to_be_visible()
    print(f"{len(glowed)} decisions, {sum(glowed)} of them on the board")
    assert sum(glowed) > len(glowed) / 2

    table = visitor.asks("GET", f"/tables/{visitor.table_id}")
    assert table["status"] == "over"
    for seat, score in enumerate(table["result"]["scores"]):
        expect(end.get_by_role("heading", level=3).nth(seat)).to_contain_text(str(score))
    expect(end.get_by_text("Wins")).to_have_count(len(table["result"]["winners"]))

    looks.shoot(page, f"table-{game.name}-end-1440")
    assert not looks.barriers(page)
    end.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay")
    moves = table["moves"]
    page.get_by_role("slider").fill(str(moves))
    expect(page.get_by_text(f"{moves} / {moves}")).to_be_visible()
    page.get_by_role("button", name="One move back").click()
    expect(page.get_by_text(f"{moves - 1} / {moves}")).to_be_visible()
    page.get_by_role("button", name="Continue from here").click()
    expect(visitor.decision).to_be_visible()
    assert visitor.asks("GET", f"/tables/{visitor.table_id}")["source"]["moves"] == moves - 1
