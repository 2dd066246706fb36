"""What is looked after from time to time, whatever happens: bots that must move, clocks that ran out.

With several processes one of them does it: whoever holds the lock in the database.
"""

import asyncio
import logging
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Final

from heliopause.server.bots.turns import Turns
from heliopause.server.problems import Refused
from heliopause.server.signals import Reminder
from heliopause.server.tables import rows
from heliopause.server.tables.hall import Hall
from heliopause.server.tables.opened import OpenTable, Work
from heliopause.server.tables.rows import Already
from heliopause.server.tables.seating import reseat

log = logging.getLogger(__name__)

EVERY: Final = 10.0  # seconds
FORGOTTEN: Final = timedelta(seconds=30)  # a bot whose table stood still so long is asked again


class Rounds:
    def __init__(self, hall: Hall, turns: Turns) -> None:
        self.hall = hall
        self.turns = turns
        self.leader = True  # the only process there is, until others say otherwise
        self.started = False
        self.called = asyncio.Event()

    def lead(self, leader: bool) -> None:
        """From now on this process goes round, or no more. Who begins to lead goes at once: whoever led is dead."""
        if leader and not self.leader:
            self.started = False
            self.called.set()
        self.leader = leader

    async def run(self) -> None:
        while True:
            try:
                if self.leader:
                    await self.once()
            except Refused as refused:
                log.warning("rounds: %s", refused)
            except Exception:
                log.exception("rounds")
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY):  # wait_for forgets, at times, that it was cancelled
                    await self.called.wait()
            self.called.clear()

    async def once(self) -> None:
        """Go round once; the first time nothing is too young to be forgotten."""
        now = datetime.now(UTC)
        stood = now - FORGOTTEN if self.started else now
        for table_id in await self.hall.database.read(rows.waiting_for_bots, stood):
            self.turns.see_to(table_id)
        self.started = True
        for table_id in await self.hall.database.read(rows.out_of_time, now):
            await self.remind(table_id)

    async def remind(self, table_id: str) -> None:
        """Tell whom the table waits for, once; and everybody, that the seat may be given to a bot."""

        def change(table: OpenTable) -> tuple[OpenTable, Work]:
            facts = table.facts
            if facts.reminded or facts.deadline is None or facts.deadline > datetime.now(UTC):
                raise Already(facts.version)
            return reseat(table, [], reminded=True)

        try:
            table = await self.hall.alter(table_id, change)
        except Already:
            return
        seat = table.to_move
        if seat is not None and seat.person is not None:
            self.hall.signals.send(Reminder(table_id, table.facts.title, seat.number, seat.person))
