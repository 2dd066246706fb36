"""Scripted people at many tables, and what they measure.

Open loop: moves are due at fixed times, whatever the server does, and the time of a move counts from when it was due.
Closed loop: so many tables at a time, the next move as soon as the last one is known to the others.
"""

import asyncio
import random
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

import heliopause
from bench.sockets import Page, open_page
from heliopause.kernel.record import Record
from tests.faults.people import Person
from tests.faults.servers import Server


class Offer(msgspec.Struct):
    code: int


class Update(msgspec.Struct, tag_field="type", tag="update"):
    version: int
    offers: list[Offer]


class Done(msgspec.Struct, tag_field="type", tag="done"):
    id: str


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    problem: dict[str, str]


class Other(msgspec.Struct, tag_field="type", tag="table"):
    pass


read = msgspec.json.Decoder(Update | Done | Refused | Other).decode  # what is not named is passed over


@dataclass(slots=True)
class Measured:
    """Seconds of every move since the last `begin`."""

    told: list[float] = field(default_factory=list)  # until the last of the others had heard of it
    acknowledged: list[float] = field(default_factory=list)
    bots: int = 0
    refused: int = 0


class Table:
    """A table whose people are here. Knows who is to choose, and when the choice was due that is on its way."""

    def __init__(self, crowd: "Crowd", table_id: str, people: Sequence[Person]) -> None:
        self.crowd = crowd
        self.id = table_id
        self.people = people
        self.pages: list[Page] = []
        self.version = 0
        self.due: float | None = None
        self.expected = 0  # the version the move on its way leads to
        self.unheard = 0
        self.acknowledged = self.told = True
        self.turn = self.code = self.chosen_for = 0  # who is to choose, what, and for which version that is known
        self.ready = False

    async def open(self, port: int) -> None:
        for seat, person in enumerate(self.people):

            def hear(content: bytes, seat: int = seat) -> None:
                self.hear(seat, content)

            self.pages.append(await open_page(port, f"/api/tables/{self.id}/live", person.cookie, hear))

    def hear(self, seat: int, content: bytes) -> None:
        message = read(content)
        if isinstance(message, Update):
            self.update(seat, message)
        elif isinstance(message, Done) and self.due is not None:
            self.crowd.measured.acknowledged.append(time.perf_counter() - self.due)
            self.acknowledged = True
            self.settle()
        elif isinstance(message, Refused):
            self.crowd.measured.refused += 1
            self.due = None  # nothing more is expected of this table

    def update(self, seat: int, update: Update) -> None:
        if self.due is not None and update.version == self.expected:
            self.unheard -= 1
            self.settle()
        elif seat == 0 and update.version > self.version > 0:
            self.crowd.measured.bots += 1
        self.version = max(self.version, update.version)
        if update.offers:
            self.turn, self.code = seat, random.choice(update.offers).code
            self.chosen_for = update.version
        self.free()

    def settle(self) -> None:
        if self.unheard == 0 and self.due is not None and not self.told:
            self.told = True
            self.crowd.measured.told.append(time.perf_counter() - self.due)
        if self.unheard == 0 and self.acknowledged:
            self.due = None
            self.free()

    def free(self) -> None:
        """Whether the next choice can be made."""
        if self.due is None and not self.ready and self.chosen_for == self.version > 0:
            self.ready = True
            self.crowd.is_ready(self)

    def move(self, due: float) -> None:
        self.ready, self.told, self.acknowledged = False, False, False
        self.due, self.expected, self.unheard = due, self.version + 1, len(self.pages)
        body = b'{"type":"move","id":"%x-%d","version":%d,"code":%d}' % (
            id(self),
            self.version,
            self.version,
            self.code,
        )
        self.pages[self.turn].say(body)


class Crowd:
    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.rng = random.Random(seed)
        self.tables: list[Table] = []
        self.waiting: deque[Table] = deque()
        self.measured = Measured()
        self.closed_loop = False
        self.late = 0  # moves that were due while nobody was to choose

    async def gather(self, people: int) -> list[Person]:
        found = [Person(self.server) for _ in range(people)]
        for person in found:
            await person.arrives()
        return found

    async def open_table(self, people: Sequence[Person], record: dict[str, Any], bots: int = 0) -> str:
        others: list[dict[str, Any]] = [{"kind": "open"} for _ in people[1:]]
        others += [{"kind": "bot", "bot": "greedy"} for _ in range(bots)]
        table = await people[0].opens(*others, record=record)
        for seat, person in enumerate(people[1:], 1):
            await person.joins(table, seat)
        return str(table["id"])

    def is_ready(self, table: Table) -> None:
        if self.closed_loop:
            table.move(time.perf_counter())
        else:
            self.waiting.append(table)

    async def calm(self) -> None:
        """Wait until no move is on its way any more."""
        while any(table.due is not None for table in self.tables):
            await asyncio.sleep(0.02)

    async def open_loop(self, rate: float, seconds: float) -> Measured:
        """Moves at a fixed rate, each at another table."""
        await self.calm()
        self.measured, self.late = Measured(), 0
        due, end = time.perf_counter(), time.perf_counter() + seconds
        while due < end:
            wait = due - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            while not self.waiting:
                self.late += 1
                await asyncio.sleep(0.001)
            self.waiting.popleft().move(due)
            due += 1 / rate
        await self.calm()
        return self.measured

    async def as_fast_as_it_goes(self, at_once: int, seconds: float) -> Measured:
        await self.calm()
        self.measured, self.closed_loop = Measured(), True
        for _ in range(min(at_once, len(self.waiting))):
            self.waiting.popleft().move(time.perf_counter())
        await asyncio.sleep(seconds)
        self.closed_loop, measured = False, self.measured
        self.measured = Measured()
        await asyncio.sleep(0.5)
        return measured


def records(players: int, choices: int, rng: random.Random) -> dict[str, Any]:
    """The record of the first choices of a game that was played at random."""
    sun, seed = heliopause.game("sun"), rng.getrandbits(64)
    state, codes = sun.new(players=players, seed=seed), list[int]()
    while len(codes) < choices and not state.over:
        codes.append(rng.choice(state.options()))
        state.apply(codes[-1])
    return Record.of(sun, state, codes, players=players, seed=seed).to_json()
