"""Real server processes and real faults. What the tests need is installed by `make test`; without it they fail."""

from collections.abc import Iterator

import pytest

from tests.server import postgres


@pytest.fixture(scope="session")
def postgresql() -> Iterator[postgres.Postgres]:
    with postgres.running() as server:
        assert server is not None, "PostgreSQL is not installed; tools/machine.py does that"
        yield server
