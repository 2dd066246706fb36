"""A server in this process, on a fresh database in a temporary folder."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from heliopause.server.app import create_app
from heliopause.server.settings import Settings
from tests.server.people import App, Table


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=str(tmp_path))


@pytest.fixture
def app(settings: Settings) -> Iterator[App]:
    with TestClient(create_app(settings)) as client:
        yield App(client)


@pytest.fixture
def table(app: App) -> Table:
    """A table for two: one person, nobody else yet."""
    return app.person().opens(players=2)
