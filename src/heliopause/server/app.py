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
from heliopause.server.guard.addresses import networks
from heliopause.server.guard.gate import Gate
from heliopause.server.guard.headers import Headers
from heliopause.server.guard.origins import Origins
from heliopause.server.house import build, running
from heliopause.server.ops import logs
from heliopause.server.ops.watch import Watch
from heliopause.server.problems import Refused, answer
from heliopause.server.refusals import Refusals
from heliopause.server.routes import admin, games, me, notices, ops, passkeys, play, reports, tables
from heliopause.server.settings import Settings, load
from heliopause.server.wire import Person

ROUTERS: Sequence[ControllerRouterHandler] = (
    games.router,
    me.router,
    passkeys.router,
    notices.router,
    tables.router,
    play.router,
    reports.router,
    admin.router,
    ops.router,
    static.client,
)


def create_app(settings: Settings) -> Litestar:
    house = build(settings)

    async def person(request: Request[Any, Any, Any]) -> Person:
        return await house.session.somebody(request)

    async def visitor(request: Request[Any, Any, Any]) -> Person | None:
        return await house.session.person(request)

    async def owner(request: Request[Any, Any, Any]) -> Person:
        return await house.session.owner(request)

    gate = Gate(house.session, Origins(settings), house.limits, networks(settings.proxies))
    return Litestar(
        route_handlers=list(ROUTERS),
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "person": Provide(person),
            "visitor": Provide(visitor),
            "owner": Provide(owner),
        },
        exception_handlers={Refused: answer, HeliopauseError: answer, Exception: answer, msgspec.MsgspecError: answer},
        middleware=[Watch(house.metrics), gate],
        before_send=[house.session.before_send, Headers(settings).before_send],
        lifespan=[lambda _app: running(house)],
        plugins=[Refusals()],
        openapi_config=OpenAPIConfig(title="Heliopause", version=heliopause.__version__, path="/api/schema"),
        request_max_body_size=None,  # the gate sees to that
        logging_config=None,  # `ops/logs.py` does
        state=State({"house": house}),
    )


def from_environment() -> Litestar:
    """For server processes that are started by others: everything is set in HELIOPAUSE_*."""
    logs.set_up()
    return create_app(load({}))
