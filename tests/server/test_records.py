"""Fair shuffles: what is promised when a table begins is proven by the record it leaves."""

import json
from pathlib import Path
from typing import Any

import pytest

from heliopause.cli.main import main
from heliopause.kernel.record import commitment
from tests.server.people import App, Table


def verify(record: dict[str, Any], tmp_path: Path, *more: str) -> int:
    """`heliopause record verify`, as anybody may run it."""
    place = tmp_path / "record.json"
    place.write_text(json.dumps(record))
    return main(["record", "verify", str(place), *more])


def test_what_was_promised_at_the_start_is_proven_at_the_end(
    table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    promised = table.doc()["commitment"]
    assert table.doc()["seed"] is None
    for _ in range(12):
        table.move()
    table.ends()
    doc = table.doc()
    assert doc["commitment"] == promised == commitment(int(doc["seed"]))
    record = table.people[0].asks("GET", f"{table.path}/record")
    assert record["commitment"] == promised
    assert verify(record, tmp_path, "--commitment", promised) == 0
    assert "the shuffle is the promised one" in capsys.readouterr().out


def test_another_shuffle_is_found_out(table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table.ends()
    record = table.people[0].asks("GET", f"{table.path}/record")
    assert verify(record | {"seed": record["seed"] + 1}, tmp_path) == 1
    assert "this is another shuffle" in capsys.readouterr().out
    forged = record | {"seed": 1, "commitment": commitment(1)}
    assert verify(forged, tmp_path) == 0  # it holds together, but it is not what was promised
    assert verify(forged, tmp_path, "--commitment", record["commitment"]) == 1


def test_seeds_cannot_be_guessed_from_what_is_promised(app: App) -> None:
    seeds = []
    for _ in range(4):
        table = app.person().opens().joined_by(app.person())
        table.ends()
        seeds.append(int(table.doc()["seed"]))
    assert len(set(seeds)) == 4
    assert max(seeds) > 1 << 240


def test_a_record_says_who_played_what(app: App, table: Table) -> None:
    table.people[0].asks("PATCH", "/me", {"name": "Ann"})
    for _ in range(5):
        table.move()
    table.ends()
    record = app.person().asks("GET", f"{table.path}/record")
    assert record["seats"][0] == "Ann"
    assert (len(record["codes"]), record["game"], record["players"]) == (5, "sun", 2)


def test_a_table_that_began_with_a_position_has_a_record_too(table: Table, app: App, tmp_path: Path) -> None:
    for _ in range(6):
        table.move()
    table.ends()
    position = table.people[0].asks("GET", f"{table.path}/position")
    again = app.person().opens(position=position).joined_by(app.person())
    for _ in range(4):
        again.move()
    again.ends()
    record = again.people[0].asks("GET", f"{again.path}/record")
    assert record["position"] == position
    assert verify(record, tmp_path) == 0
    third = app.person().opens(record=record)
    assert third.doc()["moves"] == 4
