"""Work that is committed together: each piece keeps its own answer, and none is stored without the commit."""

import threading
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from heliopause.server.problems import Refused
from heliopause.server.settings import Settings
from heliopause.server.store.database import Database
from heliopause.server.store.writer import Writer


class Desk:
    """A writer that is busy until it is let go, so that what comes meanwhile is done together."""

    def __init__(self, folder: Path) -> None:
        self.database = Database(Settings(data=str(folder)))
        assert self.database.writer is not None
        self.writer: Writer = self.database.writer
        self.writer.submit(lambda connection: connection.execute(text("CREATE TABLE n (n INTEGER UNIQUE)"))).result()
        self.busy = threading.Event()
        self.writer.submit(lambda _connection: self.busy.wait(10))

    def put(self, number: int) -> Future[Any]:
        return self.writer.submit(lambda connection: insert(connection, number))

    def go(self) -> list[int]:
        """Let it write; what is stored then."""
        self.busy.set()
        self.writer.submit(lambda _connection: None).result(10)
        with self.database.engine.connect() as connection:
            return list(connection.execute(text("SELECT n FROM n ORDER BY n")).scalars())


def insert(connection: Connection, number: int) -> int:
    connection.execute(text("INSERT INTO n VALUES (:n)"), {"n": number})
    if number == 13:
        raise ValueError(number)
    return number


def test_what_waits_is_done_together_and_everybody_gets_their_own_answer(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    futures = [desk.put(number) for number in (1, 2, 13, 2, 3)]
    assert desk.go() == [1, 2, 3]
    assert [future.result() for future in futures if future.exception() is None] == [1, 2, 3]
    assert isinstance(futures[2].exception(), ValueError)
    assert type(futures[3].exception()).__name__ == "IntegrityError"
    desk.database.close()


def test_who_gave_up_waiting_is_left_out(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    given_up = desk.put(1)
    assert given_up.cancel()
    desk.put(2)
    assert desk.go() == [2]
    desk.database.close()


def test_a_transaction_that_breaks_is_done_again_piece_by_piece(tmp_path: Path) -> None:
    desk = Desk(tmp_path)

    def grow_too_much(connection: Connection) -> None:
        connection.execute(text("INSERT INTO n VALUES (7)"))
        pages = connection.execute(text("PRAGMA page_count")).scalar_one()
        connection.execute(text(f"PRAGMA max_page_count = {pages}"))
        try:
            connection.execute(text("CREATE TABLE big AS SELECT zeroblob(1000000)"))
        finally:
            connection.execute(text("PRAGMA max_page_count = 1000000"))

    before, broken, after = desk.put(1), desk.writer.submit(grow_too_much), desk.put(2)
    assert desk.go() == [1, 2]
    assert (before.result(), after.result()) == (1, 2)
    with pytest.raises(Refused, match="cannot be reached or written to"):
        broken.result()
    desk.database.close()
