"""A server, a browser, and people; gone with the last test of this folder: Playwright wants its thread for itself."""

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import heliopause
from heliopause.kernel.game import Game
from tests.browser.house import House
from tests.browser.people import Visitor

CHROMIUM = shutil.which("chromium") or "chromium"  # tools/machine.py sees that it is there


expect.set_options(timeout=10_000)  # a machine with much to do takes its time


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    house.opens()
    yield house
    house.closes()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def somebody(house: House, chromium: Browser) -> Iterator[Callable[..., Visitor]]:
    """Somebody new, each time; nothing may have gone wrong in their browsers when the test is over."""
    people: list[Visitor] = []

    def arrive(**settings: Any) -> Visitor:
        usual = {"viewport": {"width": 1440, "height": 900}, "color_scheme": "dark", "reduced_motion": "reduce"}
        context = chromium.new_context(**(usual | settings))
        context.set_default_timeout(10_000)
        people.append(Visitor(house, context))
        return people[-1]

    yield arrive
    troubles = [trouble for visitor in people for trouble in visitor.troubles]
    for visitor in people:
        visitor.context.close()
    assert not troubles, "\n".join(troubles)


@pytest.fixture(params=heliopause.GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    """Every game in turn. What a test must know of one is asked of the game itself."""
    return heliopause.game(request.param)


@pytest.fixture
def visitor(somebody: Callable[..., Visitor]) -> Visitor:
    return somebody()
