"""A new release comes while a table is in progress: the table goes on, and says where."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, update

from heliopause.cli.main import main
from heliopause.server.tables.rows import ENTRIES, SNAPSHOTS, TABLES
from heliopause.server.tables.upgrade import NEW_RULES
from tests.server.people import App, Table

OLD = {"rules": "0", "content": "0" * 64}


def played_under_old_rules(app: App, table: Table, moves: int, wrong_from: int | None = None) -> None:
    """Play, and let it look as if that had been under other rules; today's refuse what came after a move."""
    for _ in range(moves):
        table.move()

    def age(connection: Connection) -> None:
        connection.execute(update(TABLES).where(TABLES.c.id == table.id).values(**OLD))
        connection.execute(update(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table.id).values(state=b"old", **OLD))
        if wrong_from is not None:
            after = ENTRIES.c.table_id == table.id, ENTRIES.c.moves > wrong_from
            connection.execute(update(ENTRIES).where(*after).values(code=1))
            later = SNAPSHOTS.c.table_id == table.id, SNAPSHOTS.c.moves > wrong_from
            connection.execute(delete(SNAPSHOTS).where(*later))

    app.run(app.house.database.write, age)
    app.house.hall.opened.clear()


def test_a_table_goes_on_under_new_rules_where_it_was(app: App, table: Table) -> None:
    before = table.seen_by(table.people[0])["view"]
    played_under_old_rules(app, table, 0)
    assert table.seen_by(table.people[0])["view"] == before
    played_under_old_rules(app, table, 17)
    seen = table.seen_by(table.people[0])
    assert seen["moves"] == 17
    assert seen["log"][-1] | {"at": ""} == {
        "version": seen["version"], "moves": 17, "seat": None, "kind": "note", "lines": [NEW_RULES], "at": ""
    }  # fmt: skip
    for _ in range(10):
        table.move()
    app.house.hall.opened.clear()
    assert table.seen_by(table.people[0])["moves"] == 27


def test_choices_that_new_rules_do_not_offer_are_made_anew(app: App, table: Table) -> None:
    played_under_old_rules(app, table, 20, wrong_from=18)
    kept = table.doc()["moves"]
    assert kept == 18
    assert table.seen_by(table.people[0])["log"][-1]["lines"] == [NEW_RULES]
    assert table.doc()["status"] == "playing"
    for _ in range(10):
        table.move()
    app.house.hall.opened.clear()
    assert table.doc()["moves"] == kept + 10


def test_what_came_before_is_read_but_not_gone_back_to(app: App, table: Table) -> None:
    played_under_old_rules(app, table, 12)
    table.move()
    person = table.people[0]
    assert len(table.seen_by(person)["log"]) == 14
    assert person.asks("GET", f"{table.path}/moves/5", status=409)["code"] == "conflict"
    person.asks("POST", f"{table.path}/requests", {"kind": "undo", "moves": 5}, 409)
    assert person.asks("GET", f"{table.path}/moves/12")["moves"] == 12
    person.asks("POST", f"{table.path}/clone", {"moves": 12}, 201)


def test_the_record_begins_where_the_new_rules_do(
    app: App, table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played_under_old_rules(app, table, 9)
    for _ in range(6):
        table.move()
    table.ends()
    record: dict[str, Any] = table.people[0].asks("GET", f"{table.path}/record")
    assert len(record["codes"]) == 6
    place = tmp_path / "record.json"
    place.write_text(json.dumps(record))
    assert main(["record", "verify", str(place)]) == 0
    assert "6 choices" in capsys.readouterr().out


def test_two_releases_in_a_row(app: App, table: Table) -> None:
    played_under_old_rules(app, table, 6)
    table.doc()
    played_under_old_rules(app, table, 6)
    notes = [line for line in table.seen_by(table.people[0])["log"] if line["kind"] == "note"]
    assert [note["moves"] for note in notes] == [6, 12]
    table.people[0].asks("GET", f"{table.path}/moves/8", status=409)


def test_a_finished_game_still_opens(app: App, table: Table) -> None:
    for _ in range(5):
        table.move()
    table.ends()
    played_under_old_rules(app, table, 0)
    assert table.doc()["status"] == "abandoned"
    assert table.seen_by(table.people[0])["moves"] == 5


def test_two_processes_bring_a_table_over_once(start: Callable[[], App]) -> None:
    first = start()
    table = first.person().opens().joined_by(first.person())
    played_under_old_rules(first, table, 8)
    second = start()
    there = table.people[0].at(second).asks("GET", f"{table.path}/state")
    here = table.seen_by(table.people[0])
    assert here == there
    assert [line["kind"] for line in here["log"]].count("note") == 1
