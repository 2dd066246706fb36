"""A server that listens on a port, for programs that speak HTTP themselves."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn

from heliopause.server import run
from heliopause.server.app import create_app
from heliopause.server.settings import Settings


@contextmanager
def serving(settings: Settings) -> Iterator[str]:
    """The address of a running server."""
    server = uvicorn.Server(run.config(settings, create_app(settings)))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server does not start"
            time.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join()
