"""The way to the database: every piece of work is one transaction, done in a thread, committed before it returns.

The work itself is plain functions over a connection. SQLite has one writer, so one thread writes and its queue is the
order of all moves (`writer.py`); a few others read beside it, as the write-ahead log allows. PostgreSQL gets a
connection a thread.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError

from heliopause.server.problems import Refused
from heliopause.server.settings import SQLITE, Settings
from heliopause.server.store.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")

THREADS: Final = 4
BUSY: Final = 10  # seconds SQLite waits for another process, such as a backup, to let go
AGAIN: Final = 3  # a transaction that lost a race for locks is done again so often
ONE_MOMENT: Final = "REPEATABLE READ"  # SQLite always reads like that
RACES: Final = ("40001", "40P01")  # PostgreSQL: could not serialise, deadlock


class Database:
    def __init__(self, settings: Settings) -> None:
        self.url = settings.database_url
        self.kind = settings.database_kind
        if self.kind == SQLITE:
            settings.folder.mkdir(parents=True, exist_ok=True)
        self.engine = open_engine(self.url)
        # What is read belongs together: of a table not the row from before a move and the entries from after it.
        self.reading = self.engine if self.kind == SQLITE else self.engine.execution_options(isolation_level=ONE_MOMENT)
        self.writer = Writer(self.engine, answer_to) if self.kind == SQLITE else None
        self.writers = ThreadPoolExecutor(THREADS, thread_name_prefix="database-write")  # of PostgreSQL
        self.readers = ThreadPoolExecutor(THREADS, thread_name_prefix="database-read")

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs) -> T:
        """Do some work in a transaction of its own; it is committed when this returns."""
        if self.writer is not None:
            return await asyncio.wrap_future(self.writer.submit(lambda connection: work(connection, *args, **named)))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.writers, lambda: self.transact(True, work, *args, **named))

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs) -> T:
        """The same for work that only looks."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.readers, lambda: self.transact(False, work, *args, **named))

    def transact(
        self, writes: bool, work: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs
    ) -> T:
        engine = self.engine if writes else self.reading
        for left in range(AGAIN - 1, -1, -1):
            try:
                with engine.connect() as connection, connection.execution_options(writes=writes).begin():
                    return work(connection, *args, **named)
            except DBAPIError as error:
                if left and getattr(error.orig, "sqlstate", None) in RACES:
                    continue
                answer = answer_to(error)
                if answer is error:
                    raise
                raise answer from error
        raise AssertionError("the last time round returns or raises")

    def close(self) -> None:
        """Finish what was begun."""
        if self.writer is not None:
            self.writer.close()
        self.writers.shutdown()
        self.readers.shutdown()
        self.engine.dispose()


def answer_to(error: DBAPIError) -> Exception:
    """Whether the database understood, and said no: two rows with one key, say. Else it is ill or away."""
    if isinstance(error, DataError):
        return Refused("bad-input", "something that was sent cannot be stored")
    if isinstance(error, IntegrityError | ProgrammingError):
        return error
    refused = Refused("unavailable", "the database cannot be reached or written to; try again")
    refused.__cause__ = error
    return refused


def open_engine(url: str) -> Engine:
    if not url.startswith(SQLITE):
        return create_engine(url, pool_size=2 * THREADS, max_overflow=0, pool_pre_ping=True)
    engine = create_engine(url, pool_size=1 + THREADS, max_overflow=0, connect_args={"timeout": BUSY})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say so, not where the driver guesses
        for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY"):
            connection.execute(f"PRAGMA {line}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes", True)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine
