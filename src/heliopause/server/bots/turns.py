"""Sees to it that bots move: after every change, at the start, and when something was forgotten."""

import asyncio
import logging

from heliopause.server import signals
from heliopause.server.bots.pool import BotFailed, Pool
from heliopause.server.problems import Refused
from heliopause.server.tables import play, seating
from heliopause.server.tables.hall import Hall
from heliopause.server.tables.opened import OpenTable

log = logging.getLogger(__name__)


class Turns:
    def __init__(self, hall: Hall, pool: Pool) -> None:
        self.hall = hall
        self.pool = pool
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.closing = False
        hall.listeners.append(self.after)

    def after(self, _before: OpenTable | None, table: OpenTable) -> None:
        self.see_to(table)

    def see_to(self, table: OpenTable) -> None:
        """Let a bot think if one is to move and none does."""
        seat = table.to_move
        if seat is None or seat.kind != "bot" or table.facts.trouble or self.closing:
            return
        table_id = table.facts.id
        if table_id not in self.thinking:
            task = asyncio.create_task(self._play(table_id))
            self.thinking[table_id] = task

    async def _play(self, table_id: str) -> None:
        """Move for bots until a person is to move, the game is over, or a bot fails."""
        try:
            while not self.closing:
                table = await self.hall.open(table_id)
                seat = table.to_move
                if seat is None or seat.bot is None or table.facts.trouble:
                    return
                try:
                    code = await self.pool.choose(table.game, seat.bot, table.state)
                except BotFailed as failed:
                    log.error("bot %s of table %s %s", seat.bot, table_id, failed)
                    self.hall.signals.send(signals.BotFailed(table_id, seat.bot, str(failed)))
                    await seating.in_trouble(self.hall, table_id, table.facts.version, f"{seat.name} {failed}")
                    return
                await play.bot_move(self.hall, table_id, table.facts.version, code)
        except Refused as refused:
            log.error("bots of table %s wait: %s", table_id, refused)  # the sweep comes back to it
        except Exception:
            log.exception("bots of table %s wait", table_id)
        finally:
            self.thinking.pop(table_id, None)

    async def close(self) -> None:
        self.closing = True
        for task in list(self.thinking.values()):
            task.cancel()
        await asyncio.gather(*self.thinking.values(), return_exceptions=True)
        await self.pool.close()
