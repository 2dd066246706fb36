"""Real server processes and real faults. What the tests need is installed by `make test`; without it they fail."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.faults.loops import finished
from tests.faults.servers import Nursery, Server
from tests.server import postgres

Story = Callable[[Coroutine[Any, Any, None]], None]


@pytest.fixture(scope="session")
def postgresql() -> Iterator[postgres.Postgres]:
    with postgres.running() as server:
        assert server is not None, "PostgreSQL is not installed; tools/machine.py does that"
        yield server


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    nursery = Nursery()
    yield nursery
    nursery.close()


@pytest.fixture
def run(nursery: Nursery) -> Story:
    """Runs a test that waits for things; whatever it started is ended."""

    async def whole(story: Coroutine[Any, Any, None]) -> None:
        try:
            async with asyncio.timeout(150):
                await story
        finally:
            for server in Server.all:
                await server.end()
            Server.all.clear()

    return lambda story: finished(whole(story))


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder."""
    folder = tmp_path / "data"
    folder.mkdir()
    return folder
