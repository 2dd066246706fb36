"""Tables: made, found, sat down at."""

import asyncio
from collections.abc import Callable

from litestar import Router, delete, get, post, put
from litestar.status_codes import HTTP_200_OK

from heliopause.server.live import Live
from heliopause.server.tables import creating, seating
from heliopause.server.tables.creating import New
from heliopause.server.tables.hall import Hall
from heliopause.server.wire import Claim, NewTable, Person, Quick, Replacement, Table


@post("/quick")
async def quick(data: Quick, person: Person, hall: Hall, live: Live) -> Table:
    """The recommended first game against bots, at once."""
    return await _open_new(hall, live, person, creating.quick, person, data.game)


@post("/tables")
async def new_table(data: NewTable, person: Person, hall: Hall, live: Live) -> Table:
    """A table as it is asked for."""
    return await _open_new(hall, live, person, creating.created, person, data)


async def _open_new(hall: Hall, live: Live, person: Person, make: Callable[..., New], *args: object) -> Table:
    new = await asyncio.to_thread(make, *args)
    await hall.database.write(creating.store, new)
    table = await hall.open(new.facts.id)
    hall.tell(None, table)
    return live.table_for(table, person.id)


@get("/tables/{table_id:str}")
async def one_table(table_id: str, visitor: Person | None, hall: Hall, live: Live) -> Table:
    """A table as you may see it."""
    return live.table_for(await hall.open(table_id), visitor.id if visitor else None)


@post("/tables/{table_id:str}/seats/{number:int}", status_code=HTTP_200_OK)
async def claim(data: Claim, table_id: str, number: int, person: Person, hall: Hall, live: Live) -> Table:
    """Take an open seat."""
    await seating.claim(hall, table_id, number, person, data.key)
    return live.table_for(await hall.open(table_id), person.id)


@delete("/tables/{table_id:str}/seats/{number:int}", status_code=HTTP_200_OK)
async def leave(table_id: str, number: int, person: Person, hall: Hall, live: Live) -> Table:
    """Leave your seat."""
    await seating.leave(hall, table_id, number, person)
    return live.table_for(await hall.open(table_id), person.id)


@put("/tables/{table_id:str}/seats/{number:int}")
async def replace(data: Replacement, table_id: str, number: int, person: Person, hall: Hall, live: Live) -> Table:
    """Let a bot go on for a seat."""
    await seating.give_to_bot(hall, table_id, number, person, data.bot)
    return live.table_for(await hall.open(table_id), person.id)


router = Router("/api", route_handlers=[quick, new_table, one_table, claim, leave, replace], tags=["tables"])
