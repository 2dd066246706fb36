"""All tables of this process: which are in memory, and the one way in which any of them changes.

A change makes another value of the table and the work that stores it. The work is committed first, then the value takes
the place of the old one and is told. If another process was faster, what is in memory is dropped, read again, and the
change tried once more on what is true now.
"""

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import Callable, Container, Sequence
from dataclasses import replace
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from heliopause.server.problems import Refused
from heliopause.server.session import new_id
from heliopause.server.settings import Settings
from heliopause.server.signals import Signals
from heliopause.server.store.database import Database
from heliopause.server.tables import rows, upgrade
from heliopause.server.tables.opened import OpenTable, Work, build
from heliopause.server.tables.rows import Conflict

log = logging.getLogger(__name__)

TRIES = 5

Change = Callable[[OpenTable], tuple[OpenTable, Work]]
Listener = Callable[[OpenTable | None, OpenTable, bool], None]  # before (if known), after, whether done here


class Hall:
    def __init__(self, database: Database, settings: Settings, signals: Signals) -> None:
        self.database = database
        self.signals = signals
        self.most = settings.cache
        self.process = new_id(8)
        self.opened: OrderedDict[str, OpenTable] = OrderedDict()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.under_way: set[asyncio.Task[OpenTable]] = set()
        self.listeners: list[Listener] = []

    async def open(self, table_id: str, broken: bool = False) -> OpenTable:
        """The table, from memory or built from what is stored; for whoever repairs it also if that does not add up."""
        table = self.opened.get(table_id)
        if table is None:
            try:
                table = await self.database.read(_read, table_id)
            except Refused:
                raise
            except Exception:
                log.exception("table %s cannot be opened", table_id)
                if broken:
                    return await self.database.read(partial(_read, broken=True), table_id)
                raise Refused("unavailable", "this table does not open; the operator can repair it", "table") from None
            if table.outgrown:
                await self.bring_over(table)
                table = await self.database.read(_read, table_id)
            known = self.opened.get(table_id)
            if known is not None:
                table = _latest(known, table)  # it may have gone on while it was being read
            self.keep(table)
            self.tell(None, table, False)  # who watches may not know yet what has just been read
        self.opened.move_to_end(table_id)
        return table

    async def bring_over(self, table: OpenTable) -> None:
        """Let a table that was begun under other rules go on under these; its log says so."""
        try:
            after, work = upgrade.bring_over(table)
            await self.database.write(work, self.notice(after))
        except Conflict:
            log.info("table %s was brought over by another process", table.facts.id)

    def keep(self, table: OpenTable) -> None:
        self.opened[table.facts.id] = table
        while len(self.opened) > self.most:
            self.opened.popitem(last=False)

    def forget(self, table_id: str) -> None:
        self.opened.pop(table_id, None)

    async def alter(self, table_id: str, change: Change, broken: bool = False) -> OpenTable:
        """Change a table. Once begun it is finished, whether or not whoever asked for it is still there."""
        task = asyncio.create_task(self._alter(table_id, change, broken))
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        return await asyncio.shield(task)

    async def _alter(self, table_id: str, change: Change, broken: bool) -> OpenTable:
        lock = self.locks.get(table_id)
        if lock is None:
            lock = self.locks[table_id] = asyncio.Lock()
        async with lock:
            for _ in range(TRIES):
                before = await self.open(table_id, broken)
                try:
                    after, work = change(before)
                except Conflict:
                    self.forget(table_id)
                    continue
                try:
                    await self.database.write(work, self.notice(after))
                except Conflict:
                    self.forget(table_id)
                    continue
                except BaseException:
                    self.forget(table_id)  # whether it was committed is not known: it is read again
                    raise
                self.keep(after)
                self.tell(before, after, True)
                return after
        raise Refused("stale", "the table changes faster than this could be done; look again", "version")

    def tell(self, before: OpenTable | None, after: OpenTable, here: bool) -> None:
        """What was committed stays so, whatever becomes of telling it."""
        for listener in self.listeners:
            try:
                listener(before, after, here)
            except Exception:
                log.exception("table %s: a change could not be told", after.facts.id)

    def notice(self, table: OpenTable) -> str:
        """What the other processes are told: this table is now that far."""
        return json.dumps([self.process, table.facts.id, *_age(table), _lines(table)])

    async def heard(self, notice: Sequence[Any], watched: Container[str]) -> None:
        """A process changed a table. If it was another one, and we do not know yet, look."""
        process, table_id, version, revision, chat = notice
        known = self.opened.get(table_id)
        if process == self.process or (known is None and table_id not in watched):
            return
        if known is None or (version, revision) > _age(known) or chat > _lines(known):
            await self.catch_up(table_id, table_id in watched)

    async def catch_up(self, table_id: str, watched: bool) -> None:
        """Forget what may be old; if somebody looks at it, see what is true now."""
        self.forget(table_id)
        if watched:
            await self.open(table_id)

    async def touched(self, table_ids: Sequence[str]) -> None:
        """Tables were changed in the database and not by `alter`: let everybody see them as they are now."""
        await self.database.write(rows.touch, table_ids, self.process)
        for table_id in table_ids:
            if table_id in self.opened:
                await self.catch_up(table_id, True)

    async def finish(self) -> None:
        """Wait for what is under way."""
        while self.under_way:
            await asyncio.wait(self.under_way)


def _read(connection: Connection, table_id: str, broken: bool = False) -> OpenTable:
    return build(rows.load(connection, table_id), broken)


def _age(table: OpenTable) -> tuple[int, int]:
    return table.facts.version, table.facts.revision


def _latest(one: OpenTable, other: OpenTable) -> OpenTable:
    """What is true of two looks at a table: chat goes on apart from the game."""
    latest, older = (one, other) if _age(one) > _age(other) else (other, one)
    return replace(latest, chat=older.chat) if _lines(older) > _lines(latest) else latest


def _lines(table: OpenTable) -> int:
    return table.chat[-1].number if table.chat else 0
