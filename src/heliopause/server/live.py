"""The sockets of the tables: who watches, what they know already, what they are sent."""

import asyncio
from collections import defaultdict, deque
from typing import Final

from heliopause.server import audience
from heliopause.server.tables.facts import SeatFacts
from heliopause.server.tables.hall import Hall
from heliopause.server.tables.opened import OpenTable
from heliopause.server.wire import Table, TellChat, TellTable, encode

LOGGED_OUT: Final = 4401
RESTART: Final = 1012
MOST_WAITING: Final = 64  # messages for one slow socket; then it gets one update for all of them


class Answer(bytes):
    """A message to somebody who said something. Nobody else knows it, so it is never left out."""


class Watcher:
    """One open page at one table."""

    def __init__(self, person: str | None, told: int) -> None:
        self.person = person
        self.told = told  # version of the log
        self.heard = 0  # number of the last line of chat
        self.shown: object = None  # what the last update was made from
        self.table: object = None  # and what was said of the table itself
        self.waiting: deque[bytes] = deque()
        self.ready = asyncio.Event()
        self.closed = 0  # the code with which it ends

    def send(self, message: bytes) -> None:
        self.waiting.append(message)
        self.ready.set()

    def make_room(self) -> None:
        """Who reads too slowly is told everything anew, at once."""
        if len(self.waiting) >= MOST_WAITING:
            self.waiting = deque(message for message in self.waiting if isinstance(message, Answer))
            self.told = self.heard = 0
            self.shown = self.table = None

    async def next(self) -> bytes | None:
        """The next message to send; None when there will be no more."""
        while self.closed or not self.waiting:
            if self.closed:
                return None
            self.ready.clear()
            await self.ready.wait()
        return self.waiting.popleft()

    def close(self, code: int) -> None:
        self.closed = code
        self.ready.set()


class Live:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.watchers: dict[str, set[Watcher]] = defaultdict(set)

    def join(self, table: OpenTable, watcher: Watcher) -> None:
        self.watchers[table.facts.id].add(watcher)
        self.update(table, watcher)
        self.tell_table(table)

    def part(self, table_id: str, watcher: Watcher) -> None:
        found = self.watchers[table_id]
        found.discard(watcher)
        if not found:
            del self.watchers[table_id]
        table = self.hall.opened.get(table_id)
        if table is not None and found:
            self.tell_table(table)

    def here(self, table: OpenTable) -> set[int]:
        return self.here_of(table.facts.id, table.seats)

    def here_of(self, table_id: str, seats: list[SeatFacts]) -> set[int]:
        """The seats whose people have the page open."""
        people = {watcher.person for watcher in self.watchers.get(table_id, ())}
        return {seat.number for seat in seats if seat.person is not None and seat.person in people}

    def after(self, _before: OpenTable | None, table: OpenTable, _here: bool) -> None:
        """Tell everybody what they do not know yet."""
        for watcher in self.watchers.get(table.facts.id, ()):
            watcher.make_room()
            if watcher.shown != _shown(table):
                self.update(table, watcher)
            if watcher.table != _said(table):
                self.say_table(table, watcher)
            for line in table.chat:
                if line.number > watcher.heard:
                    watcher.heard = line.number
                    watcher.send(encode(TellChat(line)))

    def update(self, table: OpenTable, watcher: Watcher) -> None:
        watcher.send(audience.update(table, table.seat_of(watcher.person), watcher.told, watcher.heard))
        watcher.shown = _shown(table)
        watcher.told = table.facts.version
        watcher.heard = table.chat[-1].number if table.chat else 0

    def tell_table(self, table: OpenTable) -> None:
        for watcher in self.watchers.get(table.facts.id, ()):
            self.say_table(table, watcher)

    def say_table(self, table: OpenTable, watcher: Watcher) -> None:
        watcher.table = _said(table)
        watcher.send(encode(TellTable(self.table_for(table, watcher.person))))

    def table_for(self, table: OpenTable, person: str | None) -> Table:
        return audience.table_for(table.facts, table.seats, table.asks, person, self.here(table))

    def count(self) -> int:
        return sum(map(len, self.watchers.values()))

    def send_away(self, person: str) -> None:
        """Close the pages of somebody who is logged out."""
        for watching in self.watchers.values():
            for watcher in watching:
                if watcher.person == person:
                    watcher.close(LOGGED_OUT)

    def close(self) -> None:
        for watching in self.watchers.values():
            for watcher in watching:
                watcher.close(RESTART)


def _shown(table: OpenTable) -> object:
    """What an update depends on: the game, whether it has begun, and who sees it from where."""
    return table.facts.version, table.facts.status, [seat.person for seat in table.seats]


def _said(table: OpenTable) -> object:
    """What a table says of itself that no update does."""
    facts = table.facts
    return facts.status, facts.revision, facts.turn, facts.trouble, table.asks
