"""The post office: takes news, waits a moment whether they are still true, and sends them, again if need be.

Nothing here is on the way of a move: a signal puts a line into a queue, everything else happens in tasks of its own.
News that wait when the server stops are lost; the table itself still says whose turn it is.
"""

import asyncio
import json
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Final

from heliopause.server.notify import box
from heliopause.server.notify.box import Webhook
from heliopause.server.notify.outside import Outside, Reply, Unreachable
from heliopause.server.notify.webhooks import News, letter
from heliopause.server.notify.webpush import Sender, Subscription, encrypt
from heliopause.server.problems import Refused
from heliopause.server.signals import Reminder, Signal, TurnChanged
from heliopause.server.store.database import Database

MOMENT: Final = 5.0  # seconds; who moves twice in a row, or comes back at once, needs no news
AGAIN: Final = (10.0, 60.0, 600.0)  # seconds before each further try
LONGEST: Final = 3600.0  # nobody may ask us to wait longer
WORKERS: Final = 4
MOST: Final = 10_000  # news that wait; what comes beyond that is dropped, and counted
GONE: Final = (404, 410)  # a push service says that a browser has unsubscribed
LATER: Final = (408, 425, 429)  # like every answer from 500: not now

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Parcel:
    """News for one person."""

    person: str
    news: News


class Office:
    def __init__(self, database: Database, outside: Outside, sender: Sender, origin: str) -> None:
        self.database = database
        self.outside = outside
        self.sender = sender
        self.origin = origin
        self.moment = MOMENT
        self.again = AGAIN
        self.queue: asyncio.Queue[Parcel] = asyncio.Queue(MOST)
        self.waiting: dict[str, asyncio.TimerHandle] = {}  # by table: news that may still become untrue
        self.tasks: set[asyncio.Task[None]] = set()
        self.dropped = 0
        self.told: Callable[[str, bool], None] = lambda way, well: None  # for the metrics

    def start(self) -> None:
        for _ in range(WORKERS):
            self.begin(self.work())

    def begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def stop(self) -> None:
        for timer in self.waiting.values():
            timer.cancel()
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.outside.close()

    # -------------------------------------------------------------- news come in

    def receive(self, signal: Signal) -> None:
        """A receiver of signals."""
        if isinstance(signal, TurnChanged):
            old = self.waiting.pop(signal.table, None)
            if old is not None:
                old.cancel()
            if signal.person is not None and not signal.here:
                self.later(signal.table, Parcel(signal.person, self.news("turn", signal.table, signal.title)))
        elif isinstance(signal, Reminder):
            self.put(Parcel(signal.person, self.news("reminder", signal.table, signal.title)))

    def test(self, person: str) -> None:
        self.put(Parcel(person, News("test", "", "Heliopause", self.origin)))

    def news(self, event: str, table: str, title: str) -> News:
        return News(event, table, title, f"{self.origin}/tables/{table}")  # type: ignore[arg-type]

    def later(self, table: str, parcel: Parcel) -> None:
        def due() -> None:
            self.waiting.pop(table, None)
            self.put(parcel)

        self.waiting[table] = asyncio.get_running_loop().call_later(self.moment, due)

    def put(self, parcel: Parcel) -> None:
        try:
            self.queue.put_nowait(parcel)
        except asyncio.QueueFull:
            self.dropped += 1

    # -------------------------------------------------------------- and go out

    async def work(self) -> None:
        while True:
            parcel = await self.queue.get()
            try:
                hook, browsers = await self.database.read(box.ways, parcel.person)
            except Refused as error:  # the database is away
                log.warning("news are lost: %s", error)
                continue
            if hook is not None:
                self.begin(self.to_webhook(hook, parcel.news))
            for browser in browsers:
                self.begin(self.to_browser(browser, parcel.news))

    async def to_webhook(self, hook: Webhook, news: News) -> None:
        def make() -> tuple[bytes, dict[str, str]]:
            return letter(hook.kind, news, hook.secret)

        reply = await self.deliver("webhook", hook.url, make)
        await self.write(box.webhook_answered, hook, good(reply))

    async def to_browser(self, browser: Subscription, news: News) -> None:
        text = json.dumps({"event": news.event, "table": news.table, "title": news.title, "url": news.url}).encode()

        def make() -> tuple[bytes, dict[str, str]]:
            return encrypt(text, browser), self.sender.headers(browser, news.table)

        reply = await self.deliver("push", browser.endpoint, make)
        if reply is not None and reply.status in GONE:
            await self.write(box.drop_push, None, browser.endpoint)
        else:
            await self.write(box.push_answered, browser.endpoint, good(reply))

    async def deliver(self, way: str, url: str, make: Callable[[], tuple[bytes, dict[str, str]]]) -> Reply | None:
        """The answer, None if there was none; tried again while it may help."""
        reply: Reply | None = None
        for wait in (*self.again, None):
            try:
                body, headers = make()
                reply = await self.outside.post(url, body, headers)
            except Unreachable:
                reply = None
            except Refused:  # what was allowed when it was typed in is no more
                break
            if wait is None or (reply is not None and reply.status < 500 and reply.status not in LATER):
                break
            await asyncio.sleep(max(wait, asked_to_wait(reply)))
        self.told(way, good(reply))
        return reply

    async def write(self, work: Callable[..., None], *args: object) -> None:
        try:
            await self.database.write(work, *args)
        except Refused as error:
            log.warning("how a delivery went is not kept: %s", error)


def good(reply: Reply | None) -> bool:
    return reply is not None and 200 <= reply.status < 300


def asked_to_wait(reply: Reply | None) -> float:
    said = reply.retry_after if reply is not None else ""
    return min(float(said), LONGEST) if said.isdigit() else 0.0
