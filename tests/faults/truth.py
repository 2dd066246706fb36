"""What is in the database, read past the server, and compared with what people were told."""

import json
import shutil
import sqlite3
import tempfile
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg

import heliopause
from heliopause.kernel.state import State
from tests.faults.people import Player, Said


@dataclass(slots=True)
class Row:
    """A table as it is stored."""

    id: str
    seed: int
    players: int
    options: dict[str, Any]
    status: str
    version: int
    moves: int
    turn: int | None


@dataclass(slots=True)
class Entry:
    version: int
    kind: str
    seat: int | None
    code: int | None
    moves: int
    client_id: str | None


@dataclass(slots=True)
class Stored:
    row: Row
    entries: list[Entry]

    def codes(self) -> list[int]:
        """The choices in force."""
        codes: list[int] = []
        for entry in self.entries:
            if entry.code is not None:
                codes.append(entry.code)
            elif entry.kind == "undo":
                codes = codes[: entry.moves]
        return codes

    def state(self) -> State:
        """The position, played again from the shuffle on."""
        state = heliopause.game("sun").new(players=self.row.players, seed=self.row.seed, **self.row.options)
        for code in self.codes():
            state.apply(code)
        return state


TABLES = "SELECT id, seed, players, options, status, version, moves, turn FROM tables"
ENTRIES = "SELECT table_id, version, kind, seat, code, moves, client_id FROM entries ORDER BY table_id, version"


def stored_in(database: str | Path) -> dict[str, Stored]:
    """Everything that is committed. Of a file a copy is read, so that the next server finds what the last one left."""
    if isinstance(database, str):
        with psycopg.connect(database) as connection:
            return _collect(connection.execute(TABLES).fetchall(), connection.execute(ENTRIES).fetchall())
    with tempfile.TemporaryDirectory() as folder:
        for path in database.glob("heliopause.db*"):
            shutil.copy(path, folder)
        with closing(sqlite3.connect(Path(folder) / "heliopause.db")) as file:
            return _collect(file.execute(TABLES).fetchall(), file.execute(ENTRIES).fetchall())


def _collect(tables: Sequence[Any], entries: Sequence[Any]) -> dict[str, Stored]:
    found = {}
    for name, seed, players, options, *more in tables:
        known = json.loads(options) if isinstance(options, str) else options
        found[name] = Stored(Row(name, int(seed), players, known, *more), [])
    for name, *entry in entries:
        found[name].entries.append(Entry(*entry))
    return found


def check_table(table: Stored, players: Sequence[Player]) -> None:
    """The row and the entries agree, and everything that was acknowledged stands where it was said to stand, once."""
    row, entries = table.row, table.entries
    assert [entry.version for entry in entries] == list(range(1, row.version + 1))
    assert len(table.codes()) == row.moves
    names = [entry.client_id for entry in entries if entry.client_id is not None]
    assert len(names) == len(set(names)), "something was done twice"
    sent = {said.id: said for player in players for said in player.said}
    for entry in entries:
        if entry.client_id is not None:
            said = sent.pop(entry.client_id)
            assert (entry.kind, entry.seat, entry.code) == (said.kind, said.seat, said.code)
            assert entry.version == said.version + 1
            assert said.led_to in (None, entry.version), f"{said} stands at {entry.version}"
    lost = [said for said in sent.values() if said.led_to is not None]
    assert not lost, f"acknowledged and not there: {lost}"
    for player in players:
        assert not player.missed, player.missed
        assert player.known <= row.version, "somebody was told what is not so"


def in_flight(table: Stored, players: Sequence[Player]) -> tuple[list[Said], list[Said]]:
    """What was sent and not acknowledged: what is stored of it, and what is not."""
    names = {entry.client_id for entry in table.entries}
    open_ = [player.pending for player in players if player.pending is not None]
    return [said for said in open_ if said.id in names], [said for said in open_ if said.id not in names]
