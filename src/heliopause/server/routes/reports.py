"""The button that says that something is wrong."""

from litestar import Router, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_204_NO_CONTENT

from heliopause.server.ops import desk
from heliopause.server.routes.given import Somebody, TableId, TheHouse
from heliopause.server.tables import papers
from heliopause.server.wire_people import NewReport


@post("/tables/{table_id:str}/report", status_code=HTTP_204_NO_CONTENT)
async def report(data: JSONBody[NewReport], table_id: TableId, person: Somebody, house: TheHouse) -> None:
    """Tell the operator what is wrong; version, seed, record and position go with it, and nobody else sees them."""
    table = await house.hall.open(table_id)
    record = {"record": await papers.whole_record(house.hall, table), "position": table.game.to_json(table.state)}
    await house.database.write(desk.add_report, person.id, data.text, table_id, table.facts.version, record)


router = Router("/api", route_handlers=[report], tags=["tables"])
