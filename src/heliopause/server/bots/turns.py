"""Sees to it that bots move, one table after another as their turn comes."""

import asyncio
import logging
from typing import Final

from heliopause.server import signals
from heliopause.server.bots.pool import BotFailed, Pool
from heliopause.server.problems import Refused
from heliopause.server.tables import play, seating
from heliopause.server.tables.hall import Hall
from heliopause.server.tables.opened import OpenTable

log = logging.getLogger(__name__)

AGAIN: Final = 1.0  # seconds until a bot asks once more for a database that is away


class Turns:
    def __init__(self, hall: Hall, pool: Pool) -> None:
        self.hall = hall
        self.pool = pool
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.closing = False

    def after(self, _before: OpenTable | None, table: OpenTable, here: bool) -> None:
        """After a change that was made here; others see to what they changed."""
        seat = table.to_move
        if here and seat is not None and seat.kind == "bot" and not table.facts.trouble:
            self.see_to(table.facts.id)

    def see_to(self, table_id: str) -> None:
        """Let a bot think if one is to move and none does."""
        if table_id not in self.thinking and not self.closing:
            self.thinking[table_id] = asyncio.create_task(self._play(table_id))

    async def _play(self, table_id: str) -> None:
        """Move for bots until a person is to move, the game is over, or a bot fails."""
        try:
            while not self.closing and await self._move(table_id):
                pass
        except Exception:
            log.exception("bots of table %s wait", table_id)  # the sweep comes back to it
        finally:
            self.thinking.pop(table_id, None)

    async def _move(self, table_id: str) -> bool:
        """One choice; whether there may be another one."""
        try:
            table = await self.hall.open(table_id)
            seat = table.to_move
            if seat is None or seat.bot is None or table.facts.trouble:
                return False
            try:
                code = await self.pool.choose(table.game, seat.bot, table.state)
            except BotFailed as failed:
                log.error("bot %s of table %s %s", seat.bot, table_id, failed)
                self.hall.signals.send(signals.BotFailed(table_id, seat.bot, str(failed)))
                await seating.in_trouble(self.hall, table_id, table.facts.version, f"{seat.name} {failed}")
                return False
            await play.bot_move(self.hall, table_id, table.facts.version, code)
        except Refused as refused:
            log.warning("bots of table %s wait: %s", table_id, refused)
            if refused.problem.code != "unavailable":
                return False
            await asyncio.sleep(AGAIN)
        return True

    async def close(self) -> None:
        self.closing = True
        for task in list(self.thinking.values()):
            task.cancel()
        await asyncio.gather(*self.thinking.values(), return_exceptions=True)
        await self.pool.close()
