"""The operator's calls: with the operator token as Authorization: Bearer TOKEN."""

import hmac
from typing import Any

from litestar import Router, get
from litestar.handlers import BaseRouteHandler

from heliopause.server.ops import desk
from heliopause.server.problems import Refused
from heliopause.server.routes.given import Limit, TheHouse
from heliopause.server.session import bearer
from heliopause.server.wire_people import AdminTable, Report


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


router = Router("/api/admin", route_handlers=[tables, reports], guards=[operator_only], tags=["operator"])
