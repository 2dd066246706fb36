"""Every page opens without a complaint of the browser, fits three widths, shuts nobody out, and leaves its picture."""

import pytest

from heliopause.kernel.game import Game
from tests.browser import looks
from tests.browser.people import Visitor

PAGES = {
    "front": ("/", "Three games about leaving home"),
    "set-up": ("/new", "A new table"),
    "about": ("/about", "About Heliopause"),
    "me": ("/me", "Log in"),
    "lost": ("/nowhere", "There is nothing here"),
}
OF_A_GAME = {"rules": "", "cards": "All components", "new": "A new table"}  # with what stands on them beside its title


@pytest.mark.parametrize("name", PAGES)
def test_a_page_opens_at_every_width(name: str, visitor: Visitor) -> None:
    path, title = PAGES[name]
    visitor.goes(path).reads(title)
    visitor.looks_around(name)


@pytest.mark.parametrize("name", OF_A_GAME)
def test_a_page_of_a_game_opens_at_every_width(name: str, game: Game, visitor: Visitor) -> None:
    visitor.goes(f"/{name}/{game.name}").reads(OF_A_GAME[name] or game.title)
    visitor.looks_around(f"{name}-{game.name}")


def test_the_page_of_a_guest(visitor: Visitor) -> None:
    visitor.sits_down_to_a_quick_game().goes("/me").reads("You are a guest")
    visitor.looks_around("me-guest", whole=True)


def test_a_table_that_waits_for_people(visitor: Visitor) -> None:
    visitor.goes("/new")
    visitor.page.get_by_label("Seat 2", exact=True).select_option("open")
    visitor.clicks("Make the table and get the link")
    visitor.reads("Send this link")
    visitor.looks_around("waiting")


def test_the_table(game: Game, visitor: Visitor) -> None:
    visitor.sits_down_to_a_quick_game(game)
    visitor.looks_around(f"table-{game.name}")


def test_the_replay(game: Game, visitor: Visitor) -> None:
    visitor.sits_down_to_a_quick_game(game).chooses()
    visitor.waits_for_a_question()
    visitor.goes(f"/tables/{visitor.table_id}/replay")
    visitor.page.get_by_role("slider").fill("1")
    visitor.looks_around(f"replay-{game.name}")


def test_pages_in_light(visitor: Visitor) -> None:
    visitor.page.emulate_media(color_scheme="light")
    for name in ("front", "set-up"):
        visitor.goes(PAGES[name][0]).reads(PAGES[name][1])
        looks.shoot(visitor.page, f"{name}-light-1440")
        assert not looks.barriers(visitor.page)


def test_a_game_in_light(game: Game, visitor: Visitor) -> None:
    visitor.page.emulate_media(color_scheme="light")
    visitor.sits_down_to_a_quick_game(game)
    looks.shoot(visitor.page, f"table-{game.name}-light-1440")
    assert not looks.barriers(visitor.page)
    for name in ("rules", "cards"):
        visitor.goes(f"/{name}/{game.name}").reads(OF_A_GAME[name] or game.title)
        looks.shoot(visitor.page, f"{name}-{game.name}-light-1440")
        assert not looks.barriers(visitor.page)


def test_a_table_that_does_not_exist_says_so(visitor: Visitor) -> None:
    visitor.goes("/tables/nosuchtable").reads("This table cannot be shown")
    visitor.looks_around("table-unknown")
    visitor.expects_trouble("404")
