"""The server as one ASGI application: what it is made of, how it starts and ends.

Whoever adds a room adds its routers to ROUTERS; what it has to start goes into `house.py`.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.types import ControllerRouterHandler

import heliopause
from heliopause.kernel.errors import HeliopauseError
from heliopause.server import static
from heliopause.server.house import build, running
from heliopause.server.problems import Refused, answer
from heliopause.server.routes import games, play, tables
from heliopause.server.settings import Settings, load
from heliopause.server.wire import Person

ROUTERS: Sequence[ControllerRouterHandler] = (games.router, tables.router, play.router, static.client)
LARGEST = 1_000_000  # bytes of a request: a record or a position of a whole game fits


def create_app(settings: Settings) -> Litestar:
    house = build(settings)

    async def person(request: Request[Any, Any, Any]) -> Person:
        return await house.session.somebody(request)

    async def visitor(request: Request[Any, Any, Any]) -> Person | None:
        return await house.session.person(request)

    return Litestar(
        route_handlers=list(ROUTERS),
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "person": Provide(person),
            "visitor": Provide(visitor),
        },
        exception_handlers={Refused: answer, HeliopauseError: answer, Exception: answer, msgspec.MsgspecError: answer},
        before_send=[house.session.before_send],
        lifespan=[lambda _app: running(house)],
        openapi_config=OpenAPIConfig(title="Heliopause", version=heliopause.__version__, path="/api/schema"),
        request_max_body_size=LARGEST,
        state=State({"house": house}),
    )


def from_environment() -> Litestar:
    """For server processes that are started by others: everything is set in HELIOPAUSE_*."""
    return create_app(load({}))
