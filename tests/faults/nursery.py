"""Forks servers from a process that has everything imported, so that hundreds of starts take seconds and not minutes.

Reads orders from its input, one line of JSON each, and writes the process ids. A server that comes from here goes the
way of any other from `main()` on; only its imports are done.
"""

import asyncio
import contextlib
import json
import os
import signal
import sys
import tempfile
from typing import Any

import psycopg
import uvicorn.protocols.http.httptools_impl
import uvicorn.protocols.websockets.websockets_sansio_impl

import heliopause
import heliopause.cli.serve
import heliopause.server.run
from heliopause.cli.main import main
from heliopause.server.app import create_app
from heliopause.server.house import running
from heliopause.server.settings import Settings

IMPORTED = (psycopg, uvicorn)


async def rehearse() -> None:
    """Open the house once and close it: what is imported late is then there, too."""
    with tempfile.TemporaryDirectory() as folder:
        async with running(create_app(Settings(data=folder)).state.house):
            heliopause.game("sun")


def become(order: dict[str, Any]) -> int:
    """Be a server, with this command line, that writes to this file."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    with open(os.devnull) as nothing, open(order["log"], "a") as log:
        os.dup2(nothing.fileno(), 0)
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
    return main(order["command"])


def rear() -> None:
    asyncio.run(rehearse())
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # children that are dead are gone at once
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            code = 70
            with contextlib.suppress(SystemExit):
                code = become(json.loads(line))
            sys.stdout.flush()
            os._exit(code)
        print(child, flush=True)


if __name__ == "__main__":
    rear()
