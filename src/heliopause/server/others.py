"""The other processes of the same server, over LISTEN and NOTIFY of PostgreSQL.

Who changes a table says so in the transaction that changes it; here it is heard. The connection that listens also holds
the lock that makes one process the leader. Whenever it is opened, everything that somebody looks at is read anew,
because what was said before is lost.
"""

import asyncio
import json
import logging
from typing import Final

import psycopg

from heliopause.server.live import Live
from heliopause.server.problems import Refused
from heliopause.server.rounds import Rounds
from heliopause.server.settings import Settings
from heliopause.server.tables.hall import Hall
from heliopause.server.tables.rows import CHANNEL

log = logging.getLogger(__name__)

AGAIN: Final = 1.0  # seconds until a broken connection is tried again
LEADER: Final = 0x4C656164  # number of the lock
ASK_EVERY: Final = 1.0  # seconds after which a process asks whether it may lead, or still does
SILENCE: Final = 10_000  # milliseconds without a sign of the database, after which the connection is given up


class Others:
    def __init__(self, settings: Settings, hall: Hall, live: Live, rounds: Rounds) -> None:
        self.dsn = settings.database
        self.hall = hall
        self.live = live
        self.rounds = rounds

    async def run(self) -> None:
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(
                    self.dsn,
                    autocommit=True,
                    application_name="heliopause listens",
                    tcp_user_timeout=SILENCE,
                    connect_timeout=SILENCE // 1000,
                )
                async with connection:
                    await self.listen(connection)
            except (psycopg.Error, OSError, Refused) as error:
                log.warning("the other processes are not heard: %s", str(error).strip())
            except Exception:
                log.exception("the other processes are not heard")
            self.rounds.lead(False)
            await asyncio.sleep(AGAIN)

    async def listen(self, connection: psycopg.AsyncConnection[tuple[object, ...]]) -> None:
        await connection.execute(f"LISTEN {CHANNEL}")
        await self.catch_up()
        while True:
            ask = "SELECT true" if self.rounds.leader else "SELECT pg_try_advisory_lock(%s)"
            cursor = await connection.execute(ask, None if self.rounds.leader else (LEADER,))
            self.rounds.lead(bool((await cursor.fetchone() or (False,))[0]))
            async for notice in connection.notifies(timeout=ASK_EVERY):
                await self.hear(notice.payload)

    async def hear(self, payload: str) -> None:
        try:
            said = json.loads(payload)
            if isinstance(said, dict):
                self.live.send_away(said["away"])
                return
            await self.hall.heard(said, self.live.watchers)
        except Refused as refused:
            log.warning("a change of another process was not followed: %s", refused)
        except Exception:
            log.exception("a change of another process was not followed")

    async def catch_up(self) -> None:
        """Whatever is in memory may be old."""
        for table_id in {*self.hall.opened, *self.live.watchers}:
            await self.hall.catch_up(table_id, table_id in self.live.watchers)
