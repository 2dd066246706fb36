"""Without a mouse: from the front page to the end of a turn, and every key of the table."""

import re

from playwright.sync_api import expect

from heliopause.kernel.game import Game
from tests.browser.people import Visitor

MOST_TABS = 30


def tab_to(visitor: Visitor, name: str) -> None:
    """As people do who see where the focus is."""
    focused = visitor.page.locator(":focus")
    for _ in range(MOST_TABS):
        visitor.presses("Tab")
        if name in (focused.get_attribute("aria-label") or focused.inner_text()):
            outline: str = focused.evaluate("element => getComputedStyle(element).outlineStyle")
            assert outline != "none", f"{name} has the focus and does not show it"
            return
    raise AssertionError(f"{MOST_TABS} times Tab do not lead to {name}")


def test_a_whole_turn_by_keyboard(game: Game, visitor: Visitor) -> None:
    visitor.knows_the_table().goes("/")
    play = f"Play {game.title}"
    expect(visitor.page.get_by_role("button", name=play)).to_be_enabled()
    tab_to(visitor, play)
    visitor.presses("Enter")
    visitor.page.wait_for_url("**/tables/*")
    visitor.waits_for_a_question()
    seat, first = visitor.seen["seat"], visitor.seen["view"]["round"]
    for step in range(40):
        if visitor.seen["view"]["round"] > first:
            break
        version = visitor.seen["version"]
        if step % 2:
            visitor.presses("1")
        else:
            visitor.presses("ArrowDown")
            expect(visitor.options.first).to_be_focused()
            visitor.presses("ArrowDown", "ArrowUp", "Enter")
        visitor.waits_until(lambda before=version: visitor.seen["version"] > before or visitor.is_asked_twice)
        if visitor.is_asked_twice:
            visitor.presses("c")
        visitor.waits_until(lambda before=version: visitor.seen["version"] > before)
        visitor.waits_until(lambda: visitor.seen["view"]["seat"] == seat)
        visitor.waits_for_a_question()
    assert visitor.seen["view"]["round"] > first


def test_every_key_of_the_list_does_what_it_says(game: Game, visitor: Visitor) -> None:
    visitor.sits_down_to_a_quick_game(game)
    visitor.comes_to(lambda: visitor.seen["why_not"])
    page = visitor.page
    visitor.presses("?")
    why = page.get_by_role("region", name="Not possible now")
    expect(why).to_be_visible()
    expect(why.get_by_role("link").first).to_have_attribute("href", re.compile(f"^/rules/{game.name}#[A-Z]+-[A-Z]+-"))
    visitor.presses("Escape")
    expect(why).to_have_count(0)

    log = page.get_by_role("tabpanel", name="Log")
    expect(log).to_have_count(0)
    visitor.presses("l")
    expect(log).to_be_visible()
    visitor.presses("l")
    expect(log).to_have_count(0)

    visitor.presses("h")
    expect(page.get_by_role("dialog", name="Keyboard")).to_be_visible()
    visitor.presses("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    def may_be_taken_back() -> list[int]:
        return [number for number, offer in enumerate(visitor.seen["offers"][:9], 1) if not offer["final"]]

    visitor.comes_to(may_be_taken_back)
    before = visitor.seen["question"]
    visitor.presses(str(may_be_taken_back()[-1]))
    expect(visitor.decision.get_by_role("button", name="Undo", exact=True)).to_be_enabled()
    visitor.presses("u")
    expect(visitor.decision.get_by_role("heading")).to_have_text(before)

    page.set_viewport_size({"width": 1024, "height": 768})
    tabs = page.get_by_role("tablist", name="Parts of the table").get_by_role("tab")
    expect(tabs.nth(0)).to_have_attribute("aria-selected", "true")
    visitor.presses("b")
    expect(tabs.nth(1)).to_have_attribute("aria-selected", "true")

    visitor.presses("r")
    page.wait_for_url("**/replay")
    expect(page.get_by_role("slider")).to_be_visible()
    visitor.presses("r")
    expect(visitor.decision).to_be_visible()
