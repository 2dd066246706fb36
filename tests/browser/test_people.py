"""A profile: a name, a password, tokens, where to be told, leaving; and the list of tables that anybody may join."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Visitor

PASSWORD = "seven old probes"
NAME = "Outer Planet"


def test_a_guest_keeps_a_name_and_comes_back_in_another_browser(somebody: Callable[..., Visitor]) -> None:
    guest = somebody().sits_down_to_a_quick_game()
    table = guest.table_id
    guest.goes("/me")
    guest.page.get_by_label("Name").fill(NAME)
    guest.clicks("Change")
    guest.reads("Saved.")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(NAME)
    guest.page.get_by_label("Password").fill(PASSWORD)
    guest.clicks("Keep it with a password")
    guest.reads("This name is yours.")
    guest.looks_around("me-account", whole=True)

    later = somebody().goes("/me")
    later.page.get_by_label("Name").fill(NAME)
    later.page.get_by_label("Password").fill("something else")
    later.clicks("Log in")
    later.reads("name or password is wrong")
    later.page.get_by_label("Password").fill(PASSWORD)
    later.clicks("Log in")
    later.reads("This name is yours.")
    expect(later.page.get_by_role("main").locator(f"a[href='/tables/{table}']")).to_be_visible()
    later.clicks("Log out")
    later.page.wait_for_url("**/")
    expect(later.page.get_by_role("navigation").get_by_role("link", name="You")).to_be_visible()
    later.expects_trouble("403")


def test_tokens_and_addresses_are_made_and_removed(visitor: Visitor) -> None:
    page = visitor.sits_down_to_a_quick_game().goes("/me").page
    page.get_by_label("What is it for?").fill("a script")
    visitor.clicks("Make a token")
    visitor.reads("Shown this once:")
    script = page.get_by_role("listitem").filter(has_text="a script")
    script.get_by_role("button", name="Remove").click()
    expect(script).to_have_count(0)

    page.get_by_label("Call this address").fill("https://hooks.example.org/turn")
    page.get_by_label("Kind of address").select_option("generic")
    visitor.clicks("Save")
    visitor.reads("This secret signs the calls")
    visitor.clicks("Remove")
    expect(page.get_by_label("Call this address")).to_have_value("")


def test_whoever_leaves_is_asked_first_and_is_nobody_then(visitor: Visitor) -> None:
    page = visitor.sits_down_to_a_quick_game().goes("/me").page
    visitor.clicks("Delete everything about me")
    asked = page.get_by_role("dialog")
    asked.get_by_role("button", name="Cancel").click()
    expect(asked).to_have_count(0)
    visitor.clicks("Delete everything about me")
    asked.get_by_role("button", name="Delete it").click()
    page.wait_for_url("**/")
    assert visitor.asks("GET", "/me") == {"person": None}


def test_a_table_on_the_front_page_can_be_joined_by_anybody(somebody: Callable[..., Visitor]) -> None:
    host, stranger = somebody(), somebody()
    host.knows_the_table().goes("/new")
    host.page.get_by_role("radio", name="2", exact=True).check()
    host.page.get_by_label("Seat 2", exact=True).select_option("open")
    host.page.get_by_label("Show the table on the front page").check()
    host.page.get_by_label("Name of the table").fill("Come in")
    host.clicks("Make the table and get the link")
    host.reads("Send this link")

    stranger.knows_the_table().goes("/").page.get_by_role("link", name="Come in").click()
    stranger.clicks("Sit here")
    for visitor in (host, stranger):
        expect(visitor.decision).to_be_visible()
    host.goes("/").reads("Your tables")
    expect(host.page.get_by_role("link", name="Come in")).to_be_visible()
