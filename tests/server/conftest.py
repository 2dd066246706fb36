"""A server in this process, on a fresh database: each test runs on SQLite and, where it is installed, on PostgreSQL."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from litestar.testing import TestClient

from heliopause.server.app import create_app
from heliopause.server.people import passwords
from heliopause.server.settings import Settings
from tests.server import postgres
from tests.server.people import App, Table


@pytest.fixture(autouse=True)
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same algorithm with little work: tests log in often."""
    monkeypatch.setattr(passwords, "HASHER", PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))
    passwords.nobodys.cache_clear()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[postgres.Postgres | None]:
    with postgres.running() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    if request.param == "sqlite":
        return Settings(data=str(tmp_path), limits=False)
    server: postgres.Postgres | None = request.getfixturevalue("postgresql")
    if server is None:
        pytest.skip("PostgreSQL is not installed")
    return Settings(data=str(tmp_path), database=server.fresh(), limits=False)


@pytest.fixture
def start(settings: Settings) -> Iterator[Callable[[], App]]:
    """Starts server processes, one more with each call; all on the same database."""
    with ExitStack() as stack:
        yield lambda: App(stack.enter_context(TestClient(create_app(settings))))


@pytest.fixture
def app(start: Callable[[], App]) -> App:
    return start()


@pytest.fixture
def table(app: App) -> Table:
    """A table for two people, both of whom sit there."""
    return app.person().opens().joined_by(app.person())
