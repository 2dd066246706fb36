"""How much comes over the wire before the first click, how soon that click is possible, and without any network."""

from collections.abc import Callable

from playwright.sync_api import Browser, expect

import heliopause
from tests.browser.people import Visitor

BUDGET = 200_000  # bytes, packed
QUICK = 1000  # milliseconds until the first button can be pressed
TRIES = 3

SENT = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    .map((entry) => [entry.name, entry.transferSize])"""
PRESSABLE = """
const look = () => {
  if (document.querySelector("main button:not(:disabled)")) window.pressable = performance.now();
  else requestAnimationFrame(look);
};
look();
"""


def test_the_first_load_is_small(visitor: Visitor) -> None:
    visitor.goes("/")
    expect(visitor.page.get_by_role("button", name="Play").first).to_be_enabled()
    sent: list[tuple[str, int]] = visitor.page.evaluate(SENT)
    total = sum(size for _, size in sent)
    print(f"first load: {total} bytes in {len(sent)} answers")
    assert 10_000 < total <= BUDGET
    boards = ("Table", *(f"/{game}-" for game in heliopause.GAMES))
    assert not any(board in name for name, _ in sent for board in boards), "the boards come when a table is opened"


def test_the_first_button_can_be_pressed_within_a_second(somebody: Callable[..., Visitor]) -> None:
    """A machine with other work to do is slow now and then: the best of a few counts."""
    took = []
    for _ in range(TRIES):
        visitor = somebody()
        visitor.context.add_init_script(PRESSABLE)
        visitor.goes("/")
        took.append(visitor.page.wait_for_function("window.pressable").json_value())
    print(f"first button: {[round(one) for one in took]} ms")
    assert min(took) < QUICK


def test_the_page_can_be_installed(visitor: Visitor) -> None:
    page = visitor.goes("/").page
    place = page.locator("link[rel=manifest]").get_attribute("href")
    assert place is not None
    manifest = page.evaluate("async (place) => await (await fetch(place)).json()", place)
    assert manifest["name"] == "Heliopause"
    assert manifest["display"] == "standalone"
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        assert page.request.get(visitor.house.origin + icon["src"]).ok
    assert page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.active.scriptURL)").endswith("/sw.js")


def test_without_a_network_the_page_opens_and_says_what_is_missing(chromium: Browser, visitor: Visitor) -> None:
    page = visitor.goes("/").page
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    expect(page.get_by_role("button", name="Play").first).to_be_enabled()
    visitor.context.set_offline(True)
    page.reload()
    visitor.reads("The server does not answer")
    visitor.context.set_offline(False)
    visitor.expects_trouble("ERR_INTERNET_DISCONNECTED", "ERR_FAILED")
