"""The operator's desk: what is known about all tables, and what people reported. Work for one transaction each."""

from datetime import UTC, datetime
from typing import Any, Final, cast

from sqlalchemy import Connection, Table, delete, func, insert, select

import heliopause
from heliopause.server.session import new_id
from heliopause.server.store.models import TableRow
from heliopause.server.store.people import ReportRow
from heliopause.server.wire_people import AdminTable, Report

KEPT: Final = 1000  # reports; the oldest go first

TABLES: Final = cast(Table, TableRow.__table__)
REPORTS: Final = cast(Table, ReportRow.__table__)


def tables(connection: Connection, limit: int) -> list[AdminTable]:
    columns = [TABLES.c[name] for name in AdminTable.__struct_fields__]
    query = select(*columns).order_by(TABLES.c.changed.desc()).limit(limit)
    return [AdminTable(*row) for row in connection.execute(query)]


def table(connection: Connection, table_id: str) -> AdminTable:
    columns = [TABLES.c[name] for name in AdminTable.__struct_fields__]
    return AdminTable(*connection.execute(select(*columns).where(TABLES.c.id == table_id)).one())


def add_report(connection: Connection, person: str, text: str, table: str, version: int, record: Any) -> None:
    row = {"id": new_id(12), "table_id": table, "version": version, "release": heliopause.__version__}
    connection.execute(insert(REPORTS).values(person=person, text=text, record=record, at=datetime.now(UTC), **row))
    if connection.execute(select(func.count()).select_from(REPORTS)).scalar_one() > KEPT:
        oldest = select(REPORTS.c.id).order_by(REPORTS.c.at).limit(1).scalar_subquery()
        connection.execute(delete(REPORTS).where(REPORTS.c.id == oldest))


def reports(connection: Connection, limit: int) -> list[Report]:
    """The newest first; who wrote one is not told."""
    columns = [REPORTS.c[name] for name in ("id", "table_id", "text", "version", "release", "record", "at")]
    return [Report(*row) for row in connection.execute(select(*columns).order_by(REPORTS.c.at.desc()).limit(limit))]
