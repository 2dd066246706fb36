"""The parts of a running server, put together."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import heliopause
from heliopause.server.bots.pool import Pool
from heliopause.server.bots.turns import Turns
from heliopause.server.guard.limits import Limits
from heliopause.server.live import Live
from heliopause.server.notify.office import Office
from heliopause.server.notify.outside import Outside
from heliopause.server.notify.webpush import Sender
from heliopause.server.ops.metrics import Metrics
from heliopause.server.others import Others
from heliopause.server.people import passwords
from heliopause.server.rounds import Rounds
from heliopause.server.session import Session
from heliopause.server.settings import POSTGRESQL, Settings
from heliopause.server.signals import Signals
from heliopause.server.store import migrate
from heliopause.server.store.database import Database
from heliopause.server.tables.hall import Hall
from heliopause.server.tables.telling import Telling

log = logging.getLogger(__name__)


@dataclass(slots=True)
class House:
    """Every handler can have it as `house`."""

    settings: Settings
    database: Database
    signals: Signals
    limits: Limits
    session: Session
    hall: Hall
    live: Live
    turns: Turns
    rounds: Rounds
    others: Others | None
    office: Office
    metrics: Metrics


def build(settings: Settings) -> House:
    database, signals, limits = Database(settings), Signals(), Limits(settings.limits)
    hall = Hall(database, settings, signals)
    live = Live(hall)
    turns = Turns(hall, Pool(settings.bots, settings.bot_seconds))
    rounds = Rounds(hall, turns)
    others = None
    if database.kind == POSTGRESQL:
        rounds.leader = False  # until the database says so
        others = Others(settings, hall, live, rounds)
    sender = Sender(settings.folder, settings.contact or settings.origin)
    office = Office(database, Outside(settings.private_webhooks), sender, settings.origin)
    metrics = Metrics()
    metrics.watch("heliopause_tables_in_memory", "Tables that are in memory", lambda: len(hall.opened))
    metrics.watch("heliopause_sockets", "Open sockets", live.count)
    metrics.watch("heliopause_bots_thinking", "Tables at which a bot is thinking", lambda: len(turns.thinking))
    metrics.watch("heliopause_notifications_waiting", "News that wait to be sent", office.queue.qsize)
    office.told = metrics.delivered
    signals.receivers += [metrics.receive, office.receive]
    hall.listeners.extend((live.after, Telling(signals, live.here).after, turns.after))
    session = Session(database, settings, limits)
    return House(
        settings, database, signals, limits, session, hall, live, turns, rounds, others, office, metrics
    )  # fmt: skip


@asynccontextmanager
async def running(house: House) -> AsyncIterator[None]:
    """Migrate, start what runs by itself; in the end finish what is under way."""
    await asyncio.to_thread(migrate.upgrade, house.database)
    log.info("started", extra={"release": heliopause.__version__, "database": house.database.kind})
    await asyncio.to_thread(passwords.nobodys)
    house.office.start()
    tasks = [asyncio.create_task(house.rounds.run()), asyncio.create_task(house.metrics.keep_looking())]
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
        await house.office.stop()
        house.live.close()
        house.database.close()
        log.info("ended")
