"""Tables: made, found, sat down at."""

import asyncio
from collections.abc import Callable

from litestar import Router, delete, get, post, put
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from heliopause.server.house import House
from heliopause.server.routes.given import SeatNumber, Somebody, TableId, TheHouse, Visitor
from heliopause.server.tables import creating, seating
from heliopause.server.tables.creating import New
from heliopause.server.wire import Claim, NewTable, Person, Quick, Replacement, Table


@post("/quick")
async def quick(data: JSONBody[Quick], person: Somebody, house: TheHouse) -> Table:
    """The recommended first game against bots, at once."""
    return await _open_new(house, person, creating.quick, person, data.game)


@post("/tables")
async def new_table(data: JSONBody[NewTable], person: Somebody, house: TheHouse) -> Table:
    """A table as it is asked for."""
    return await _open_new(house, person, creating.created, person, data)


async def _open_new(house: House, person: Person, make: Callable[..., New], *args: object) -> Table:
    new = await asyncio.to_thread(make, *args)
    await house.database.write(creating.store, new)
    house.hall.tell(None, await house.hall.open(new.facts.id))
    return await _shown(house, new.facts.id, person)


async def _shown(house: House, table_id: str, person: Person | None) -> Table:
    return house.live.table_for(await house.hall.open(table_id), person.id if person else None)


@get("/tables/{table_id:str}")
async def one_table(table_id: TableId, visitor: Visitor, house: TheHouse) -> Table:
    """A table as you may see it."""
    return await _shown(house, table_id, visitor)


@post("/tables/{table_id:str}/seats/{number:int}", status_code=HTTP_200_OK)
async def claim(
    data: JSONBody[Claim], table_id: TableId, number: SeatNumber, person: Somebody, house: TheHouse
) -> Table:
    """Take an open seat."""
    await seating.claim(house.hall, table_id, number, person, data.key)
    return await _shown(house, table_id, person)


@delete("/tables/{table_id:str}/seats/{number:int}", status_code=HTTP_200_OK)
async def leave(table_id: TableId, number: SeatNumber, person: Somebody, house: TheHouse) -> Table:
    """Leave your seat."""
    await seating.leave(house.hall, table_id, number, person)
    return await _shown(house, table_id, person)


@put("/tables/{table_id:str}/seats/{number:int}")
async def replace(
    data: JSONBody[Replacement], table_id: TableId, number: SeatNumber, person: Somebody, house: TheHouse
) -> Table:
    """Let a bot go on for a seat."""
    await seating.give_to_bot(house.hall, table_id, number, person, data.bot)
    return await _shown(house, table_id, person)


router = Router("/api", route_handlers=[quick, new_table, one_table, claim, leave, replace], tags=["tables"])
