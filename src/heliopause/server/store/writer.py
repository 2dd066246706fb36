"""The one writer of SQLite. What has come while the disk was busy is committed together, with one sync of the disk.

Each piece of work is in a savepoint of its own: what one refuses is taken back and concerns no other. If the
transaction itself breaks, nothing of it is stored, and everything is done once more by itself, so that each gets its
own answer.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, OperationalError

MOST: Final = 64  # pieces of work in one transaction

Work = Callable[[Connection], Any]
Answer = tuple[Any, Exception | None]


@dataclass(slots=True)
class Order:
    work: Work
    future: Future[Any] = field(default_factory=Future)


class Writer:
    def __init__(self, engine: Engine, answer_to: Callable[[DBAPIError], Exception]) -> None:
        self.engine = engine
        self.answer_to = answer_to  # what becomes of an error of the database
        self.waiting: SimpleQueue[Order | None] = SimpleQueue()
        self.thread: Thread | None = None  # begins with the first work

    def submit(self, work: Work) -> Future[Any]:
        order = Order(work)
        self.waiting.put(order)
        if self.thread is None:
            self.thread = Thread(target=self.run, name="database-write", daemon=True)
            self.thread.start()
        return order.future

    def close(self) -> None:
        """Finish what was begun."""
        self.waiting.put(None)
        if self.thread is not None:
            self.thread.join()

    def run(self) -> None:
        while (orders := self.next()) is not None:
            begun = [order for order in orders if order.future.set_running_or_notify_cancel()]
            for order, (value, error) in zip(begun, self.write(begun), strict=True):
                if error is None:
                    order.future.set_result(value)
                else:
                    order.future.set_exception(error)

    def next(self) -> list[Order] | None:
        """All that waits; None when there will be nothing more."""
        first = self.waiting.get()
        if first is None:
            return None
        orders = [first]
        while len(orders) < MOST:
            try:
                order = self.waiting.get_nowait()
            except Empty:
                break
            if order is None:
                self.waiting.put(None)
                break
            orders.append(order)
        return orders

    def write(self, orders: Sequence[Order]) -> list[Answer]:
        """Store everything; the answers are true when they are returned."""
        if not orders:
            return []
        answers: list[Answer] = []
        begun = False
        try:
            with self.engine.connect() as connection, connection.begin():
                begun = True
                for order in orders:
                    answers.append(self.attempt(connection, order.work, alone=len(orders) == 1))
            return answers
        except Exception as error:
            if begun and len(orders) > 1:
                return [answer for order in orders for answer in self.write([order])]
            told = self.answer_to(error) if isinstance(error, DBAPIError) else error
            return [(None, told) for _ in orders]

    def attempt(self, connection: Connection, work: Work, alone: bool) -> Answer:
        if alone:
            return work(connection), None
        try:
            with connection.begin_nested():
                return work(connection), None
        except OperationalError:
            raise  # the disk is full, say: who knows what became of the others
        except DBAPIError as error:
            return None, self.answer_to(error)
        except Exception as error:
            return None, error
