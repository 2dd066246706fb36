"""The operator: sees all tables, not what is on them; reads reports; rewinds and repairs what is stuck."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import Connection, delete, update

from heliopause.cli.main import main
from heliopause.server.app import create_app
from heliopause.server.settings import Settings
from heliopause.server.tables.mending import PUT_RIGHT
from heliopause.server.tables.rows import ENTRIES, SNAPSHOTS
from tests.server.people import HEADERS, App, Table

TOKEN = "the-token-of-the-operator"


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, operator_token=TOKEN)


def orders(app: App, method: str, path: str, body: Any = None, status: int = 200, token: str = TOKEN) -> Any:
    app.client.cookies.clear()
    answer = app.client.request(method, "/api/admin" + path, headers={"authorization": f"Bearer {token}"}, json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


@pytest.mark.parametrize("token", ["", "wrong", TOKEN[:-1], TOKEN + "x"])
def test_only_the_operator_gives_orders(app: App, table: Table, token: str) -> None:
    for method, path, body in (
        ("GET", "/tables", None),
        ("GET", "/reports", None),
        ("GET", f"/tables/{table.id}/record", None),
        ("POST", f"/tables/{table.id}/rewind", {"moves": 0}),
    ):
        headers = HEADERS | table.people[0].headers() | {"authorization": f"Bearer {token}"}
        answer = app.client.request(method, "/api/admin" + path, headers=headers, json=body)
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")


def test_without_a_token_there_is_no_operator(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, operator_token=""))) as client:
        orders(App(client), "GET", "/tables", status=403, token="")


def test_the_operator_sees_every_table_and_nothing_on_it(app: App, table: Table) -> None:
    (row,) = orders(app, "GET", "/tables")
    assert (row["id"], row["status"], row["trouble"]) == (table.id, "playing", None)
    assert not {"seed", "key", "view", "seats"} & set(row)


def test_a_report_carries_version_seed_record_and_position(app: App, table: Table) -> None:
    for _ in range(4):
        table.move()
    table.people[1].asks("POST", f"{table.path}/report", {"text": "The card\nis wrong."}, 204)
    (report,) = orders(app, "GET", "/reports")
    assert (report["table"], report["text"], report["version"]) == (table.id, "The card\nis wrong.", 4)
    assert report["release"]
    record = report["record"]["record"]
    assert len(record["codes"]) == 4
    assert record["seed"] > 1 << 200
    assert report["record"]["position"]
    table.people[0].asks("GET", "/admin/reports", status=403)


def test_a_table_is_rewound(app: App, table: Table) -> None:
    seen = []
    for _ in range(8):
        seen.append(table.seen_by(table.people[0])["view"])
        table.move()
    assert orders(app, "POST", f"/tables/{table.id}/rewind", {"moves": 3})["moves"] == 3
    assert table.seen_by(table.people[0])["view"] == seen[3]
    table.move()
    orders(app, "POST", f"/tables/{table.id}/rewind", {"moves": 9}, 400)


def test_a_game_that_is_over_by_mistake_goes_on(app: App, table: Table) -> None:
    for _ in range(3):
        table.move()
    table.ends()
    assert orders(app, "POST", f"/tables/{table.id}/rewind", {"moves": 2})["status"] == "playing"
    table.move()


def test_a_position_is_put_right(app: App, table: Table, tmp_path: Path) -> None:
    for _ in range(7):
        table.move()
    right = orders(app, "GET", f"/tables/{table.id}/position")
    table.move(-1)
    assert orders(app, "PUT", f"/tables/{table.id}/position", {"position": right})["moves"] == 8
    assert orders(app, "GET", f"/tables/{table.id}/position") == right
    seen = table.seen_by(table.people[0])
    assert seen["log"][-1]["lines"] == [PUT_RIGHT]
    app.house.hall.opened.clear()
    assert table.seen_by(table.people[0])["view"] == seen["view"]
    for _ in range(5):
        table.move()
    app.house.hall.opened.clear()
    assert table.doc()["moves"] == 13
    table.ends()
    place = tmp_path / "record.json"
    place.write_text(json.dumps(table.people[0].asks("GET", f"{table.path}/record")))
    assert main(["record", "verify", str(place)]) == 0


def test_a_position_that_does_not_hold_up_changes_nothing(app: App, table: Table) -> None:
    before = table.seen_by(table.people[0])
    problem = orders(app, "PUT", f"/tables/{table.id}/position", {"position": {"round": 1}}, 400)
    assert "\n" not in problem["message"]
    assert table.seen_by(table.people[0]) == before


def test_a_table_whose_moves_do_not_add_up_is_repaired(app: App, table: Table) -> None:
    """What stands in the database cannot have happened under these rules: nothing is guessed, the operator decides."""
    for _ in range(10):
        table.move()

    def damage(connection: Connection) -> None:
        where = ENTRIES.c.table_id == table.id, ENTRIES.c.moves > 8
        connection.execute(update(ENTRIES).where(*where).values(code=1))
        connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table.id, SNAPSHOTS.c.moves > 8))

    app.run(app.house.database.write, damage)
    app.house.hall.opened.clear()
    problem = table.people[0].asks("GET", f"{table.path}/state", status=503)
    assert problem["code"] == "unavailable"
    assert orders(app, "POST", f"/tables/{table.id}/rewind", {"moves": 7})["version"] == 11
    assert table.doc()["moves"] == 7
    for _ in range(6):
        table.move()
    app.house.hall.opened.clear()
    assert table.doc()["moves"] == 13


def test_the_operator_gives_any_seat_to_a_bot(app: App, table: Table) -> None:
    orders(app, "PUT", f"/tables/{table.id}/seats/1", {"bot": "random"})
    assert table.doc()["seats"][1]["bot"] == "random"
