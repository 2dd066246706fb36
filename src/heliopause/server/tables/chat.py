"""What the people of a table say to each other."""

from dataclasses import replace
from datetime import UTC, datetime
from functools import partial

from sqlalchemy import Connection

from heliopause.server.problems import Refused, plain
from heliopause.server.tables import rows
from heliopause.server.tables.hall import Hall
from heliopause.server.tables.opened import OpenTable, Work
from heliopause.server.tables.rows import CHAT_SHOWN, Already
from heliopause.server.wire import ChatLine, NewChat, Person


async def say(hall: Hall, table_id: str, person: Person, asked: NewChat) -> None:
    """Add a line; the same id again adds none."""
    text = plain(asked.text, "text")

    def change(table: OpenTable) -> tuple[OpenTable, Work]:
        seat = table.seat_of(person.id)
        if seat is None and table.facts.host != person.id:
            raise Refused("forbidden", "only those who sit here talk here")
        number = table.chat[-1].number + 1 if table.chat else 1
        line = ChatLine(number, seat, person.name, text, datetime.now(UTC))
        after = replace(table, chat=[*table.chat[-CHAT_SHOWN + 1 :], line])
        return after, partial(_store, table_id, line, person.id, asked.id)

    try:
        await hall.alter(table_id, change)
    except Already:
        return


def _store(table_id: str, line: ChatLine, person: str, client_id: str, connection: Connection, notice: str) -> None:
    rows.put_chat(connection, table_id, line, person, client_id, notice)
