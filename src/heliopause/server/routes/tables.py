"""Tables: made, found, sat down at."""

import asyncio
from collections.abc import Callable

from litestar import Router, delete, get, post, put
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from heliopause.server import audience
from heliopause.server.house import House
from heliopause.server.routes.given import RequestId, SeatNumber, Somebody, TableId, TheHouse, Visitor
from heliopause.server.tables import asking, copies, creating, rows, seating
from heliopause.server.tables.creating import New
from heliopause.server.wire import Answer, Claim, Copy, NewAsk, NewTable, Person, Quick, Replacement, Table


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
    return await _begun(house, new.facts.id, person)


async def _begun(house: House, table_id: str, person: Person) -> Table:
    house.hall.tell(None, await house.hall.open(table_id), True)
    return await _shown(house, table_id, person)


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


@get("/tables")
async def listed(visitor: Visitor, house: TheHouse) -> list[Table]:
    """Tables that anybody may join or watch; those that wait for people come first."""
    found = await house.database.read(rows.listed)
    return [_row(house, row, visitor) for row in found]


@get("/me/tables")
async def mine(visitor: Visitor, house: TheHouse) -> list[Table]:
    """Your tables; those that wait for you come first."""
    found = await house.database.read(rows.of_person, visitor.id) if visitor else []
    return [_row(house, row, visitor) for row in found]


def _row(house: House, row: rows.Listed, person: Person | None) -> Table:
    here = house.live.here_of(row.facts.id, row.seats)
    return audience.table_for(row.facts, row.seats, row.asks, person.id if person else None, here)


@post("/tables/{table_id:str}/requests", status_code=HTTP_200_OK)
async def request_(data: JSONBody[NewAsk], table_id: TableId, person: Somebody, house: TheHouse) -> Table:
    """Ask the others to go back, or to end the game."""
    await asking.ask(house.hall, table_id, person, data)
    return await _shown(house, table_id, person)


@post("/tables/{table_id:str}/requests/{request_id:str}", status_code=HTTP_200_OK)
async def answer(
    data: JSONBody[Answer], table_id: TableId, request_id: RequestId, person: Somebody, house: TheHouse
) -> Table:
    """Agree to what is asked, or not."""
    await asking.answer(house.hall, table_id, request_id, person, data.yes)
    return await _shown(house, table_id, person)


@post("/tables/{table_id:str}/rematch")
async def rematch(table_id: TableId, person: Somebody, house: TheHouse) -> Table:
    """The same game with the same people, dealt anew."""
    return await _begun(house, await copies.rematch(house.hall, table_id, person), person)


@post("/tables/{table_id:str}/clone")
async def clone(data: JSONBody[Copy], table_id: TableId, person: Somebody, house: TheHouse) -> Table:
    """A table of your own from a point of this one, against bots."""
    return await _begun(house, await copies.clone(house.hall, table_id, person, data), person)


router = Router(
    "/api",
    route_handlers=[
        quick, new_table, listed, mine, one_table, claim, leave, replace, request_, answer, rematch, clone,
    ],
    tags=["tables"],
)  # fmt: skip
