"""The vocabulary of these tests: people in front of browsers, what they do, what they see."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Response, WebSocket, expect

import heliopause
from heliopause.kernel.game import Game
from tests.browser import looks
from tests.browser.house import House

DECISION = "What is to be decided"
LOST = "The connection is lost."
POLLING = "No live connection"
HARMLESS = re.compile(r"Download the React|\[vite\]")
SETTINGS = "heliopause.settings"
SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(place) { super(place); window.sockets.push(this); }
  send(words) { if (!window.deaf) super.send(words); }
};
"""


class Visitor:
    """Somebody with a browser of their own, and everything that went wrong in it."""

    def __init__(self, house: House, context: BrowserContext) -> None:
        self.house = house
        self.context = context
        self.troubles: list[str] = []
        self.heard: list[dict[str, Any]] = []  # what the sockets said
        self.said: list[dict[str, Any]] = []  # and what they were told
        self.answers: list[Response] = []
        context.add_init_script(SOCKETS)
        self.page: Page = context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error.stack}"))
        self.page.on("websocket", self._socket)
        self.page.on("response", lambda answer: self.answers.append(answer))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not HARMLESS.search(message.text):
            self.troubles.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.said.append(json.loads(frame)))

    # ------------------------------------------------------------ any page

    def goes(self, path: str) -> "Visitor":
        self.page.goto(self.house.origin + path)
        expect(self.page.get_by_text("One moment", exact=False)).to_have_count(0)
        return self

    def clicks(self, name: str, role: Any = "button") -> None:
        self.page.get_by_role(role, name=name, exact=True).first.click()

    def reads(self, text: str) -> Locator:
        found = self.page.get_by_text(text).first
        expect(found).to_be_visible()
        return found

    def presses(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def expects_trouble(self, *words: str) -> None:
        """What was told in the console and is as it should be."""
        self.troubles = [trouble for trouble in self.troubles if not any(word in trouble for word in words)]

    def cut_off(self) -> None:
        """No network, and the socket is gone."""
        self.page.evaluate("window.sockets.forEach((socket) => socket.close())")
        self.context.set_offline(True)

    def comes_back(self) -> None:
        self.page.evaluate("window.deaf = false")
        self.context.set_offline(False)

    def talks_into_the_void(self) -> None:
        """What is sent from now on is lost, and nobody notices."""
        self.page.evaluate("window.deaf = true")

    def knows_the_table(self) -> "Visitor":
        """Somebody to whom the pointers of the first turn were shown before."""
        known = f"localStorage.getItem('{SETTINGS}') || localStorage.setItem('{SETTINGS}', '{{\"pointed\": true}}')"
        self.context.add_init_script(known)
        return self

    def asks(self, method: str, path: str, body: Any = None) -> Any:
        """What the page itself could ask for, without a button for it."""
        answer = self.context.request.fetch(
            f"{self.house.origin}/api{path}", method=method, data=body, headers={"x-heliopause": "1"}
        )
        assert answer.ok, answer.text()
        return answer.json()

    # ------------------------------------------------------------ the table

    @property
    def decision(self) -> Locator:
        return self.page.get_by_role("region", name=DECISION)

    @property
    def options(self) -> Locator:
        """The options that can be chosen now, in words."""
        return self.decision.get_by_role("list", name="What you can choose").get_by_role("button", disabled=False)

    @property
    def glowing(self) -> Locator:
        return self.page.get_by_role("main").locator("[data-may]")

    @property
    def seen(self) -> dict[str, Any]:
        """What the socket said last about the table."""
        return next(message for message in reversed(self.heard) if message["type"] == "update")

    @property
    def table_id(self) -> str:
        found = re.search(r"/tables/(\w+)", self.page.url)
        assert found, self.page.url
        return found[1]

    def sits_down_to_a_quick_game(self, game: Game | None = None) -> "Visitor":
        """Of a game, or of the first one where it does not matter which."""
        self.knows_the_table().goes("/")
        self.clicks(f"Play {(game or heliopause.game(heliopause.GAMES[0])).title}")
        self.page.wait_for_url("**/tables/*")
        self.waits_for_a_question()
        return self

    def opens_a_table_for_two(self) -> str:
        """With one open seat; returns the link to send."""
        self.knows_the_table().goes("/new")
        self.page.get_by_role("radio", name="2", exact=True).check()
        self.page.get_by_label("Seat 2", exact=True).select_option("open")
        self.clicks("Make the table and get the link")
        return self.page.get_by_label("Send this link").input_value()

    def follows(self, link: str) -> "Visitor":
        self.knows_the_table().page.goto(link)
        self.clicks("Sit here")
        expect(self.decision).to_be_visible()
        return self

    @property
    def is_asked(self) -> bool:
        return self.options.count() > 0

    def waits_for_a_question(self) -> None:
        expect(self.options.first).to_be_visible(timeout=20_000)

    def comes_to(self, wanted: Callable[[], object]) -> None:
        """Takes the first option again and again until that is so."""
        for _ in range(40):
            if wanted():
                return
            self.chooses()
            self.waits_for_a_question()
        raise AssertionError("that never came")

    def chooses(self, number: int = 1) -> str:
        """One of the list, confirming it if the table asks; what it said."""
        before = self.seen["version"]
        option = self.options.nth(number - 1)
        said = option.inner_text()
        option.click()
        self.confirms_if_asked()
        self.waits_until(lambda: self.seen["version"] > before)
        return said

    def waits_until(self, so: Callable[..., bool]) -> None:
        for _ in range(200):
            if so():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("that did not happen within ten seconds")

    @property
    def is_asked_twice(self) -> bool:
        return self.decision.get_by_role("button", name="Confirm").is_visible()

    def confirms_if_asked(self) -> None:
        if self.is_asked_twice:
            self.clicks("Confirm")

    def takes(self, code: int, by_list: bool = False) -> bool:
        """This option: by a click on what glows for it, and in the list if there are several. Whether it glowed."""
        offers: list[dict[str, Any]] = self.seen["offers"]
        before = self.seen["version"]
        offer = next(one for one in offers if one["code"] == code)
        pieces = {target: self.glowing.and_(self.page.locator(f"[data-may='{target}']")) for target in offer["targets"]}
        target = None if by_list else next((one for one, piece in pieces.items() if piece.first.is_visible()), None)
        if target is None:
            self.options.nth(offers.index(offer)).click()
        else:
            pieces[target].first.click()
            behind = [one for one in offers if target in one["targets"]]
            if len(behind) > 1:
                self.options.nth(behind.index(offer)).click()
        self.confirms_if_asked()
        self.waits_until(lambda: self.seen["version"] > before)
        return target is not None

    def is_live_again(self) -> None:
        for trouble in (LOST, POLLING):
            expect(self.page.get_by_text(trouble)).to_have_count(0, timeout=30_000)

    # ------------------------------------------------------------ the look of it

    def looks_around(self, page: str, whole: bool = False) -> None:
        """At the three widths: nothing sticks out, nobody is shut out, and a picture of it is kept."""
        self.page.mouse.move(0, 0)
        for width, height in looks.WIDTHS.items():
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.wait_for_timeout(60)
            looks.shoot(self.page, f"{page}-{width}", whole)
            assert looks.overflow(self.page) <= 0, f"{page} is wider than a window of {width} pixels"
            barriers = "\n".join(looks.barriers(self.page))
            assert not barriers, f"{page} at {width}: {barriers}"
