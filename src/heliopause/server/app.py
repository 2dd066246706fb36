"""The server as one ASGI application: what it is made of, how it starts and ends.

Whoever adds a room adds its routers to ROUTERS and, if it has something to start, to STARTS.
"""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.types import ControllerRouterHandler

import heliopause
from heliopause.kernel.errors import HeliopauseError
from heliopause.server import static
from heliopause.server.bots.pool import Pool
from heliopause.server.bots.turns import Turns
from heliopause.server.live import Live
from heliopause.server.problems import Refused, answer
from heliopause.server.routes import games, play, tables
from heliopause.server.session import Session
from heliopause.server.settings import Settings, load
from heliopause.server.signals import Signals
from heliopause.server.store import migrate
from heliopause.server.store.database import Database
from heliopause.server.tables.hall import Hall
from heliopause.server.wire import Person

ROUTERS: Sequence[ControllerRouterHandler] = (games.router, tables.router, play.router, static.client)
LARGEST = 1_000_000  # bytes of a request: a record or a position of a whole game fits


@dataclass(slots=True)
class House:
    """The parts of the running server; each can be asked for by name in a handler."""

    settings: Settings
    database: Database
    signals: Signals
    session: Session
    hall: Hall
    live: Live
    turns: Turns


def build(settings: Settings) -> House:
    database, signals = Database(settings), Signals()
    hall = Hall(database, settings, signals)
    live = Live(hall)
    turns = Turns(hall, Pool(settings.bots, settings.bot_seconds))
    return House(settings, database, signals, Session(database, settings), hall, live, turns)


def create_app(settings: Settings) -> Litestar:
    house = build(settings)

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        migrate.upgrade(house.database)
        house.session.start()
        try:
            yield
        finally:
            await house.turns.close()
            await house.hall.finish()
            house.live.close()
            house.database.close()

    def give(name: str) -> Provide:
        part = getattr(house, name)
        return Provide(lambda: part, sync_to_thread=False)

    async def person(request: Any) -> Person:
        return await house.session.somebody(request)

    async def visitor(request: Any) -> Person | None:
        return await house.session.person(request)

    return Litestar(
        route_handlers=list(ROUTERS),
        dependencies={
            **{name: give(name) for name in ("settings", "database", "signals", "session", "hall", "live")},
            "person": Provide(person),
            "visitor": Provide(visitor),
        },
        exception_handlers={Refused: answer, HeliopauseError: answer, Exception: answer, msgspec.MsgspecError: answer},
        before_send=[house.session.before_send],
        lifespan=[running],
        openapi_config=OpenAPIConfig(title="Heliopause", version=heliopause.__version__, path="/api/schema"),
        request_max_body_size=LARGEST,
        state=State({"house": house}),
    )


def from_environment() -> Litestar:
    """For server processes that are started by others: everything is set in HELIOPAUSE_*."""
    return create_app(load({}))
