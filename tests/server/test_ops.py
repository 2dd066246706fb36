"""For whoever runs the server: is it well, what does it count, what does it write down, how does it end."""

import io
import json
import logging
import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from heliopause.server.app import create_app
from heliopause.server.ops import logs
from heliopause.server.ops.metrics import Metrics, forget_the_dead
from heliopause.server.problems import Refused
from heliopause.server.settings import Settings
from heliopause.server.signals import MoveMade
from tests.server.people import App, Table, client_id, heard, only_sqlite


def metrics(app: App) -> dict[str, float]:
    lines = [line for line in app.client.get("/metrics").text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


# ------------------------------------------------------------------ health


def test_the_process_says_that_it_is_there_and_that_it_is_ready(app: App) -> None:
    for path in ("/health", "/ready"):
        answer = app.client.get(path)
        assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


def test_without_its_database_it_is_there_but_not_ready(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(*_: Any) -> None:
        raise Refused("unavailable", "the database cannot be reached")

    monkeypatch.setattr(type(app.house.database), "read", away)
    assert app.client.get("/health").status_code == 200
    assert app.client.get("/ready").status_code == 503


# ------------------------------------------------------------------ numbers


def test_moves_tables_sockets_and_requests_are_counted(app: App, table: Table) -> None:
    for _ in range(5):
        table.move()
    asked = {"id": client_id(), "version": 5, "code": 1}
    table.to_move()[0].asks("POST", f"{table.path}/moves", asked, 422)
    with table.people[0].live(table.id) as socket:
        heard(socket, "update")
        found = metrics(app)
    table.ends()
    assert found['heliopause_moves_total{by="person"}'] == 5
    assert found["heliopause_move_seconds_count"] == 5
    assert found["heliopause_tables_in_memory"] == 1
    assert found["heliopause_sockets"] == 1
    moves = 'heliopause_request_seconds_count{method="POST",path="/api/tables/{table_id}/moves",status="%s"}'
    assert (found[moves % 200], found[moves % 422]) == (5, 1)
    assert metrics(app)['heliopause_tables_ended_total{status="abandoned"}'] == 1


def test_what_the_gate_refuses_is_counted_as_what_it_is(app: App, table: Table) -> None:
    table.people[0].asks("POST", f"{table.path}/moves", {"id": "a" * 3000}, 413)
    assert not [name for name in metrics(app) if 'status="500"' in name]
    assert [name for name in metrics(app) if 'status="413"' in name]


def test_numbers_name_no_table_and_no_person(app: App, table: Table) -> None:
    table.move()
    said = app.client.get("/metrics").text
    assert table.id not in said
    assert table.key not in said


def test_several_processes_add_up_and_the_dead_are_forgotten(tmp_path: Path) -> None:
    """Each in a process of its own, as the library decides when it is imported."""
    one = """
from heliopause.server.ops.metrics import Metrics
from heliopause.server.signals import MoveMade
metrics = Metrics()
metrics.watch("heliopause_sockets", "Open sockets", lambda: 3)
metrics.receive(MoveMade("t", False, 0.01))
metrics.look()
print(metrics.text().decode())
"""
    environment = os.environ | {"PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}
    for n in (1, 2):
        said = subprocess.run([sys.executable, "-c", one], env=environment, capture_output=True, text=True, check=True)
        assert f'heliopause_moves_total{{by="person"}} {n}.0' in said.stdout
        assert "heliopause_sockets 3.0" in said.stdout
    forget_the_dead(tmp_path)
    assert not list(tmp_path.glob("gauge_live*"))


# ------------------------------------------------------------------ the log


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """What is written to standard error, by the log as it is set up for a server."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    place = io.StringIO()
    monkeypatch.setattr(sys, "stderr", place)
    logs.set_up()
    yield place
    root.handlers[:] = handlers
    root.setLevel(level)


def test_the_log_is_a_line_of_json_for_each_thing(written: io.StringIO) -> None:
    log = logging.getLogger("heliopause.server.test")
    log.info("table %s\nis well", "abc", extra={"moves": 3})
    try:
        raise ValueError("no")
    except ValueError:
        log.exception("failed")
    one, two = (json.loads(line) for line in written.getvalue().splitlines())
    assert (one["level"], one["message"], one["moves"]) == ("info", "table abc\nis well", 3)
    assert one["from"] == "heliopause.server.test"
    assert two["trace"].endswith("ValueError: no")


def test_what_goes_wrong_inside_is_logged_and_not_told(
    app: App, table: Table, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> None:
        raise ValueError("a secret of the house")

    monkeypatch.setattr("heliopause.server.audience.picture", broken)
    problem = table.people[0].asks("GET", f"{table.path}/state", status=500)
    assert problem["code"] == "internal"
    assert "secret" not in json.dumps(problem)
    lines = [line for line in map(json.loads, written.getvalue().splitlines()) if line["from"] != "httpx"]
    assert [line for line in lines if "a secret of the house" in line.get("trace", "")]
    (watched,) = [line for line in lines if line["from"] == "heliopause.server.ops.watch"]
    assert (watched["status"], watched["path"]) == (500, "/api/tables/{table_id}/state")
    cookie = (table.people[0].cookie or "").partition("=")[2]
    for secret in (table.id, table.key, cookie):
        assert secret not in json.dumps(lines)


def test_a_move_is_timed_from_arrival_to_broadcast() -> None:
    numbers = Metrics()
    numbers.receive(MoveMade("t", True, 0.004))
    assert b'heliopause_move_seconds_bucket{le="0.005"} 1.0' in numbers.text()
    assert b'heliopause_move_seconds_bucket{le="0.0025"} 0.0' in numbers.text()


# ------------------------------------------------------------------ beginning and ending


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`heliopause serve` in a process of its own, and its address."""
    command = [sys.executable, "-m", "heliopause.cli.main", "serve", "--port", "0", "--open", "no"]
    pipe = subprocess.PIPE
    process = subprocess.Popen([*command, "--data", str(tmp_path)], stdout=pipe, stderr=pipe, text=True)
    assert process.stdout is not None
    try:
        said = process.stdout.readline()
        assert said.startswith("Heliopause is at http://127.0.0.1:"), said
        yield process, said.split()[3]
    finally:
        process.kill()
        process.communicate()


def test_it_says_where_it_is_and_ends_in_order_when_told_to(served: tuple[subprocess.Popen[str], str]) -> None:
    process, address = served
    body = json.dumps({"game": "sun", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}).encode()
    asked = urllib.request.Request(f"{address}/api/tables", body, {"content-type": "application/json"})
    with urllib.request.urlopen(asked, timeout=10) as answer:
        table = json.load(answer)["id"]
    with connect(f"{address.replace('http', 'ws')}/api/tables/{table}/live") as socket:
        assert json.loads(socket.recv(timeout=10))["type"] == "update"
        process.send_signal(signal.SIGTERM)
        with suppress(ConnectionClosed):
            while True:
                socket.recv(timeout=10)
        assert socket.close_code == 1012  # it restarts: come back
    _, log = process.communicate(timeout=20)
    lines = [json.loads(line)["message"] for line in log.splitlines()]
    assert lines[-1] == "ended"
    assert "started" in lines


@only_sqlite
def test_a_backup_that_is_made_while_people_play_is_whole(app: App, table: Table, tmp_path: Path) -> None:
    """The one command of docs/server.md."""
    table.move()
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    (line,) = [line.strip() for line in page.splitlines() if "VACUUM INTO" in line]
    command = line.replace("python3", sys.executable, 1).replace("DATA", app.house.settings.data)
    copy = tmp_path / "restored"
    copy.mkdir()
    subprocess.run(command.replace("BACKUP", str(copy / "heliopause.db")), shell=True, check=True)
    with TestClient(create_app(Settings(data=str(copy), limits=False))) as client:
        assert client.get(f"/api{table.path}").json()["moves"] == 1
