import pytest

from tests.cli.command import Command


@pytest.fixture
def heliopause(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    monkeypatch.setenv("COLUMNS", "100")
    return Command(monkeypatch, capsys)
