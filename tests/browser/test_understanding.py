"""Finding out: rules by search and by address, cards by name, reasons under the mouse, what changed; calm if wanted."""

from playwright.sync_api import expect

from tests.browser.people import Visitor


def test_the_rules_are_searched(visitor: Visitor) -> None:
    page = visitor.goes("/rules/sun").page
    page.get_by_role("searchbox").fill("pawn must leave")
    expect(page.get_by_role("status").filter(has_text="clause")).to_have_text("1 clause")
    visitor.reads("The pawn must leave the space it stands on.")
    page.get_by_role("searchbox").fill("teapot")
    visitor.reads('No clause says "teapot".')


def test_a_clause_has_an_address_and_leads_to_others(visitor: Visitor) -> None:
    page = visitor.goes("/rules/sun#SUN-ACT-02").page
    clause = page.locator("#SUN-ACT-02")
    expect(clause).to_be_in_viewport()
    clause.get_by_role("link", name="SUN-AMB-01").click()
    expect(page.locator("#SUN-AMB-01")).to_be_in_viewport()
    assert page.url.endswith("#SUN-AMB-01")


def test_a_card_is_found_by_name_and_shown_large(visitor: Visitor) -> None:
    page = visitor.goes("/cards/sun").page
    page.get_by_role("searchbox").fill("plasma")
    (found,) = page.get_by_role("main").get_by_role("listitem").get_by_role("button").all()
    found.click()
    about = page.get_by_role("complementary", name="Component")
    expect(about).to_contain_text("Plasma Cannon")
    visitor.presses("Escape")
    expect(about).to_have_count(0)


def test_what_cannot_be_chosen_says_why_under_the_mouse(visitor: Visitor) -> None:
    page = visitor.sits_down_to_a_quick_game().page
    page.locator("[data-refused]").first.hover()
    reason = visitor.seen["why_not"][0]["clause"].rpartition("-")[0]
    expect(page.locator("main ~ * >> text=/SUN-[A-Z]+-[0-9]+/").or_(page.get_by_text(reason)).first).to_be_visible()


def test_the_option_under_the_mouse_is_shown_on_the_board(visitor: Visitor) -> None:
    page = visitor.sits_down_to_a_quick_game().page
    visitor.options.first.hover()
    expect(page.locator("[data-focus]").first).to_be_visible()


def until_others_have_moved(visitor: Visitor) -> None:
    """My turn is over, theirs too, and it is my turn again."""
    for _ in range(20):
        visitor.chooses()
        visitor.waits_for_a_question()
        if visitor.seen["moves"] > visitor.seen["since"] + 1:
            return
    raise AssertionError("it is my turn for ever")


def test_after_my_move_everything_that_changed_since_is_marked(visitor: Visitor) -> None:
    page = visitor.sits_down_to_a_quick_game().page
    until_others_have_moved(visitor)
    expect(page.locator("[data-changed], .pawn.new").first).to_be_visible()
    visitor.presses("l")
    name = page.get_by_role("tabpanel", name="Log").get_by_role("button").first
    name.hover()
    expect(page.get_by_role("complementary", name="Component")).to_be_visible()


def test_somebody_who_was_away_is_told_what_happened_since(visitor: Visitor) -> None:
    page = visitor.sits_down_to_a_quick_game().page
    until_others_have_moved(visitor)
    visitor.goes(f"/tables/{visitor.table_id}")
    told = page.get_by_role("region", name="Since your last move")
    expect(told).to_be_visible()
    expect(told.get_by_role("listitem").first).to_be_visible()
    visitor.clicks("To my choice")
    expect(told).to_have_count(0)


def test_nothing_moves_for_those_who_want_it_calm(visitor: Visitor) -> None:
    page = visitor.sits_down_to_a_quick_game().page
    for _ in range(4):
        visitor.chooses()
        running: int = page.evaluate(
            "document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 50).length"
        )
        assert running == 0
        visitor.waits_for_a_question()


def test_a_front_page_without_its_server_says_so(visitor: Visitor) -> None:
    page = visitor.goes("/").page
    page.route("**/api/**", lambda route: route.abort())
    page.reload()
    visitor.reads("The server does not answer")
    visitor.expects_trouble("ERR_FAILED")
