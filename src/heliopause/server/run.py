"""Starts the server, says where it is, and opens it."""

import gc
import os
import socket
import threading
import webbrowser
from dataclasses import replace
from tempfile import TemporaryDirectory
from typing import Any

import uvicorn
from litestar import Litestar

from heliopause.kernel.errors import InputError
from heliopause.server.app import create_app
from heliopause.server.ops import logs
from heliopause.server.ops.metrics import SHARED
from heliopause.server.problems import Refused
from heliopause.server.settings import Settings
from heliopause.server.store import migrate
from heliopause.server.store.database import Database

GRACE = 10  # seconds for what is under way when the server is told to end
SILENCE = 30  # seconds after which a process that does not answer is replaced; on a busy machine one starts slowly


class Server(uvicorn.Server):
    """Tells the address as soon as somebody listens there."""

    def __init__(self, config: uvicorn.Config, settings: Settings) -> None:
        super().__init__(config)
        self.settings = settings

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what is there now stays; looking at it again and again would hold everybody up for 0.1 seconds
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            announce(replace(self.settings, port=port))


def announce(settings: Settings) -> None:
    print(f"Heliopause is at {settings.origin} (Ctrl-C ends it)", flush=True)
    if settings.open:
        threading.Thread(target=webbrowser.open, args=(settings.origin,), daemon=True).start()


def serve(settings: Settings) -> None:
    """Run until told to end."""
    logs.set_up()
    try_database(settings)
    if settings.workers == 1:
        Server(config(settings, create_app(settings)), settings).run()
        return
    os.environ.update(settings.environment())  # how the server processes get to know
    announce(settings)
    with TemporaryDirectory(prefix="heliopause-metrics-") as folder:
        os.environ[SHARED] = folder  # where they add up their numbers
        uvicorn.run(
            "heliopause.server.app:from_environment",
            factory=True,
            workers=settings.workers,
            timeout_worker_healthcheck=SILENCE,
            **_common(settings),
        )


def try_database(settings: Settings) -> None:
    """Reach the database and bring it to its newest form, or say in a line why that cannot be done."""
    database = Database(settings)
    try:
        migrate.upgrade(database)
    except Refused as refused:
        cause = refused.__cause__
        reason = getattr(cause, "orig", cause)
        raise InputError(f"the {database.kind} database cannot be reached or written to: {reason}") from None
    finally:
        database.close()


def config(settings: Settings, app: Litestar) -> uvicorn.Config:
    return uvicorn.Config(app, **_common(settings))


def _common(settings: Settings) -> dict[str, Any]:
    return {
        "host": settings.host,
        "port": settings.port,
        "ws": "websockets-sansio",
        "ws_max_size": 65536,
        "ws_per_message_deflate": False,  # an update is a few kB; packing it costs more than sending it
        "access_log": False,
        "log_config": None,  # ours is set up already
        "log_level": "warning",
        "server_header": False,
        "timeout_graceful_shutdown": GRACE,
    }
