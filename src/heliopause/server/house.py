"""The parts of a running server, put together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from heliopause.server.bots.pool import Pool
from heliopause.server.bots.turns import Turns
from heliopause.server.live import Live
from heliopause.server.others import Others
from heliopause.server.rounds import Rounds
from heliopause.server.session import Session
from heliopause.server.settings import POSTGRESQL, Settings
from heliopause.server.signals import Signals
from heliopause.server.store import migrate
from heliopause.server.store.database import Database
from heliopause.server.tables.hall import Hall
from heliopause.server.tables.telling import Telling


@dataclass(slots=True)
class House:
    """Every handler can have it as `house`."""

    settings: Settings
    database: Database
    signals: Signals
    session: Session
    hall: Hall
    live: Live
    turns: Turns
    rounds: Rounds
    others: Others | None


def build(settings: Settings) -> House:
    database, signals = Database(settings), Signals()
    hall = Hall(database, settings, signals)
    live = Live(hall)
    turns = Turns(hall, Pool(settings.bots, settings.bot_seconds))
    rounds = Rounds(hall, turns)
    others = None
    if database.kind == POSTGRESQL:
        rounds.leader = False  # until the database says so
        others = Others(settings, hall, live, rounds)
    hall.listeners.extend((live.after, Telling(signals, live.here).after, turns.after))
    return House(settings, database, signals, Session(database, settings), hall, live, turns, rounds, others)


@asynccontextmanager
async def running(house: House) -> AsyncIterator[None]:
    """Migrate, start what runs by itself; in the end finish what is under way."""
    await asyncio.to_thread(migrate.upgrade, house.database)
    await asyncio.to_thread(house.session.start)
    tasks = [asyncio.create_task(house.rounds.run())]
    if house.others is not None:
        tasks.append(asyncio.create_task(house.others.run()))
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await house.turns.close()
        await house.hall.finish()
        house.live.close()
        house.database.close()
