"""What opens over the table, on a desk and in a hand: reasons, questions, scores, menu, help, a card, first steps."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from heliopause.kernel.game import Game
from tests.browser import looks
from tests.browser.people import Visitor

DESK = {"viewport": {"width": 1440, "height": 900}}
HAND = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture(params=[DESK, HAND], ids=["1440", "390"])
def player(request: pytest.FixtureRequest, game: Game, somebody: Callable[..., Visitor]) -> Visitor:
    settings: dict[str, Any] = request.param
    return somebody(**settings).sits_down_to_a_quick_game(game)


def looks_well(player: Visitor, game: Game, what: str) -> None:
    player.page.mouse.move(0, 0)
    assert player.page.viewport_size is not None
    looks.shoot(player.page, f"table-{game.name}-{what}-{player.page.viewport_size['width']}")
    assert looks.overflow(player.page) <= 0
    barriers = looks.barriers(player.page)
    assert not barriers, "\n".join(barriers)


def test_reasons_menu_help_and_scores(game: Game, player: Visitor) -> None:
    page = player.page
    player.comes_to(lambda: player.seen["why_not"])
    player.clicks("Why not?")
    expect(page.get_by_role("region", name="Not possible now").get_by_role("link").first).to_be_visible()
    looks_well(player, game, "why")
    player.presses("Escape")
    for key, name in (("h", "Keyboard"), ("Menu of this table", game.title)):
        if len(key) == 1:
            player.presses(key)
        else:
            player.clicks(key)
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        looks_well(player, game, "help" if key == "h" else "menu")
        player.presses("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    player.presses("l")
    page.get_by_role("tab", name="Scores").click()
    expect(page.get_by_text("If the game ended now:")).to_be_visible()
    looks_well(player, game, "scores")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_placeholder("Say something to the table").fill("Good luck!")
    player.clicks("Send")
    expect(page.get_by_role("tabpanel").get_by_text("Good luck!")).to_be_visible()
    page.get_by_role("tabpanel").press("l")
    expect(page.get_by_role("tabpanel", name="Log")).to_be_visible()


def card_names(game: Game) -> dict[str, str]:
    """The cards of the gallery that say where they come from, by the ids that they have at the table."""
    shelves = {shelf: cards for shelf, cards in game.gallery().items() if isinstance(cards, dict)}
    return {
        card_id: card["name"]
        for cards in shelves.values()
        for card_id, card in cards.items()
        if isinstance(card, dict) and {"name", "provenance"} <= card.keys()
    }


def target(card: Locator) -> str:
    return (card.get_attribute("data-target") or "").partition(":")[2]


def test_several_decisions_of_a_turn_and_a_question_asked_twice(game: Game, player: Visitor) -> None:
    for _ in range(30):
        player.options.first.click()
        if player.is_asked_twice:
            break
        player.waits_for_a_question()
    assert player.is_asked_twice
    expect(player.decision.get_by_role("button", name="Confirm")).to_be_focused()
    looks_well(player, game, "confirm")
    player.clicks("Something else")
    player.waits_for_a_question()
    looks_well(player, game, "decided")


def test_a_card_large_with_its_origin(game: Game, player: Visitor) -> None:
    player.presses("Escape")  # what happened since lies over the cards
    names = card_names(game)
    cards = player.page.get_by_role("main").locator("[data-target]")
    lying = [card for card in cards.all() if target(card) in names]
    for room in player.page.get_by_role("tablist", name="Parts of the table").get_by_role("tab").all():
        if not lying:  # in a hand one room is seen at a time
            room.click()
            lying = [card for card in cards.all() if target(card) in names]
    assert lying
    lying[0].click(button="right")
    about = player.page.get_by_role("complementary", name="Component")
    expect(about).to_be_visible()
    expect(about).to_contain_text(names[target(lying[0])])
    looks_well(player, game, "card")
    about.get_by_role("button", name="Close").click()
    expect(about).to_have_count(0)


@pytest.mark.parametrize("settings", [DESK, HAND], ids=["1440", "390"])
def test_the_first_steps_are_pointed_at(settings: dict[str, Any], game: Game, somebody: Callable[..., Visitor]) -> None:
    visitor = somebody(**settings)
    visitor.goes("/")
    visitor.clicks(f"Play {game.title}")
    pointer = visitor.page.get_by_role("note")
    expect(pointer).to_contain_text("1 / ")
    steps = int(pointer.inner_text().partition("1 / ")[2][0])
    assert steps > 1
    for step in range(1, steps + 1):
        expect(pointer).to_contain_text(f"{step} / {steps}")
        looks_well(visitor, game, f"pointer-{step}")
        box = pointer.bounding_box()
        size = visitor.page.viewport_size
        assert box is not None
        assert size is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size["width"]
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= size["height"]
        pointer.get_by_role("button").last.click()
    expect(pointer).to_have_count(0)
