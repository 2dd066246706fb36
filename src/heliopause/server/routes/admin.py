"""The operator's calls: with the operator token as Authorization: Bearer TOKEN."""

import hmac
from typing import Any

from litestar import Router, get, post, put
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from heliopause.server.ops import desk
from heliopause.server.problems import Refused
from heliopause.server.routes.given import Limit, SeatNumber, TableId, TheHouse
from heliopause.server.session import bearer
from heliopause.server.tables import mending, papers, seating
from heliopause.server.wire import Replacement
from heliopause.server.wire_people import AdminTable, PutRight, Report, Rewind


def operator_only(request: Any, handler: BaseRouteHandler) -> None:
    token = request.app.state.house.settings.operator_token
    said = bearer(request) or ""
    if not token or not hmac.compare_digest(said.encode(), token.encode()):
        raise Refused("forbidden", "this is for the operator", "Authorization")


@get("/tables")
async def tables(house: TheHouse, limit: Limit = 100) -> list[AdminTable]:
    """The tables that changed last."""
    return await house.database.read(desk.tables, limit)


@get("/reports")
async def reports(house: TheHouse, limit: Limit = 100) -> list[Report]:
    """The newest reports."""
    return await house.database.read(desk.reports, limit)


@get("/tables/{table_id:str}/record")
async def record(table_id: TableId, house: TheHouse) -> dict[str, Any]:
    """The record of a table, at any time; it holds the seed."""
    return await papers.whole_record(house.hall, await house.hall.open(table_id, broken=True))


@get("/tables/{table_id:str}/position")
async def position(table_id: TableId, house: TheHouse) -> dict[str, Any]:
    """The whole position of a table, at any time, to be put right."""
    table = await house.hall.open(table_id, broken=True)
    return table.game.to_json(table.state)


@put("/tables/{table_id:str}/position")
async def put_right(data: JSONBody[PutRight], table_id: TableId, house: TheHouse) -> AdminTable:
    """Let a table go on from this position."""
    await mending.put_right(house.hall, table_id, data.position)
    return await house.database.read(desk.table, table_id)


@post("/tables/{table_id:str}/rewind", status_code=HTTP_200_OK)
async def rewind(data: JSONBody[Rewind], table_id: TableId, house: TheHouse) -> AdminTable:
    """Let a table go on from after so many of its moves."""
    await mending.rewind(house.hall, table_id, data.moves)
    return await house.database.read(desk.table, table_id)


@put("/tables/{table_id:str}/seats/{number:int}")
async def replace(data: JSONBody[Replacement], table_id: TableId, number: SeatNumber, house: TheHouse) -> AdminTable:
    """Let a bot go on for any seat."""
    await seating.give_to_bot(house.hall, table_id, number, None, data.bot)
    return await house.database.read(desk.table, table_id)


router = Router(
    "/api/admin",
    route_handlers=[tables, reports, record, position, put_right, rewind, replace],
    guards=[operator_only],
    tags=["operator"],
)
