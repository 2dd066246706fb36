"""Bots that crash, dawdle or cheat: asked once more, then the table says so, and goes on with another."""

import sys
from pathlib import Path

import pytest

from heliopause.server.bots import pool
from heliopause.server.bots.pool import BotFailed, Pool
from tests.server.people import App, Person, Table, until

GOOD = (sys.executable, "-m", "heliopause.server.bots.worker")
CRASHES = (sys.executable, "-c", "import sys; sys.stdin.readline()")
TALKS = (sys.executable, "-c", "print('What a nice position!', flush=True); input()")
CHEATS = (sys.executable, "-c", "import sys\nfor line in sys.stdin: print(1, flush=True)")
DAWDLES = (sys.executable, "-c", "import time; time.sleep(600)")


def against_a_bot(app: App) -> tuple[Person, Table]:
    person = app.person()
    return person, person.opens(2, {"kind": "bot", "bot": "greedy"})


def in_trouble(app: App) -> tuple[Person, Table]:
    """A table whose bot has failed."""
    person, table = against_a_bot(app)
    if table.doc()["turn"] == 0:
        table.move()
        while table.doc()["turn"] == 0:
            table.move()
    until(lambda: table.doc()["trouble"])
    return person, table


@pytest.mark.parametrize(
    ("worker", "says"), [(CRASHES, "broke off"), (TALKS, "broke off"), (CHEATS, "chose what is not offered")]
)
def test_a_bot_that_fails_twice_is_told_of_and_another_goes_on(
    app: App, monkeypatch: pytest.MonkeyPatch, worker: tuple[str, ...], says: str
) -> None:
    monkeypatch.setattr(pool, "WORKER", worker)
    person, table = in_trouble(app)
    stood = table.doc()
    assert stood["trouble"] == f"Greedy {says}"
    assert (stood["status"], stood["turn"]) == ("playing", 1)
    assert 'heliopause_bot_failures_total{bot="greedy"} 1.0' in app.client.get("/metrics").text

    monkeypatch.setattr(pool, "WORKER", GOOD)
    app.run(app.house.turns.pool.close)
    doc = person.asks("PUT", f"{table.path}/seats/1", {"bot": "random"})
    assert (doc["trouble"], doc["seats"][1]["bot"]) == (None, "random")
    until(lambda: table.doc()["turn"] == 0)
    assert table.doc()["version"] > stood["version"]


def test_a_bot_that_crashes_once_is_asked_again(app: App, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    crashed = tmp_path / "crashed"
    once = f"""
import pathlib, runpy, sys
place = pathlib.Path({str(crashed)!r})
if not place.exists():
    place.touch()
    sys.exit(1)
runpy.run_module("heliopause.server.bots.worker", run_name="__main__")
"""
    monkeypatch.setattr(pool, "WORKER", (sys.executable, "-c", once))
    _, table = against_a_bot(app)
    while table.doc()["turn"] == 0:
        table.move()
    until(lambda: table.doc()["turn"] == 0)
    assert crashed.exists()
    assert table.doc()["trouble"] is None


def test_the_host_may_try_the_same_bot_again(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "WORKER", CRASHES)
    person, table = in_trouble(app)
    monkeypatch.setattr(pool, "WORKER", GOOD)
    person.asks("PUT", f"{table.path}/seats/1", {"bot": "greedy"})
    until(lambda: table.doc()["turn"] == 0)


def test_a_bot_that_dawdles_is_stopped(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "WORKER", DAWDLES)
    table = app.person().opens().joined_by(app.person())
    opened = app.run(app.house.hall.open, table.id)

    async def ask() -> str:
        slow = Pool(1, 0.2)
        try:
            await slow.choose(opened.game, "greedy", opened.state)
        except BotFailed as failed:
            return f"{failed}; {len(slow.running)} left"
        return ""

    assert app.run(ask) == "thought longer than 0.2 seconds; 0 left"


def test_a_server_that_starts_again_lets_waiting_bots_move(
    app: App, start: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has to come and wake them."""
    _, table = against_a_bot(app)
    app.house.turns.closing = True
    while table.doc()["turn"] == 0:
        table.move()
    app.house.turns.closing = False
    app.house.rounds.started = False
    app.run(app.house.rounds.once)
    until(lambda: table.doc()["turn"] == 0)
