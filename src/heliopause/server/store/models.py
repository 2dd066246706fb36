"""What is stored. The truth of a table is its row, its seats and its entries; snapshots can be made again from them."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, DateTime, ForeignKey, Index, LargeBinary, MetaData, String, Text, TypeDecorator
from sqlalchemy.engine import Dialect
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}


class Moment(TypeDecorator[datetime]):
    """A point in time, always in UTC, also where the database knows no zones."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value if value is None or value.tzinfo else value.replace(tzinfo=UTC)


class Base(DeclarativeBase):
    metadata = MetaData(naming_convention=NAMES)
    type_annotation_map = {datetime: Moment, dict[str, Any]: JSON(none_as_null=True), list[Any]: JSON()}  # noqa: RUF012


class PersonRow(Base):
    __tablename__ = "persons"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    kind: Mapped[str] = mapped_column(String(8))  # guest or account
    created: Mapped[datetime]


class TableRow(Base):
    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(16))
    edition: Mapped[str] = mapped_column(String(64))
    rules: Mapped[str] = mapped_column(String(16))  # version of the rules it is played by
    content: Mapped[str] = mapped_column(String(64))  # hash of the content
    title: Mapped[str] = mapped_column(String(80))
    players: Mapped[int]
    options: Mapped[dict[str, Any]]
    seed: Mapped[str] = mapped_column(String(80))  # decimal; "" where it began from a position
    commitment: Mapped[str] = mapped_column(String(64))
    host: Mapped[str] = mapped_column(ForeignKey("persons.id"))
    key: Mapped[str] = mapped_column(String(32))
    listed: Mapped[bool]
    clock: Mapped[dict[str, Any]]
    status: Mapped[str] = mapped_column(String(12))
    version: Mapped[int]  # of the entries
    revision: Mapped[int]  # grows with every change of row or seats that is no entry
    moves: Mapped[int]
    turn: Mapped[int | None]
    waiting_since: Mapped[datetime | None]  # when the clock of the seat to move began to run
    deadline: Mapped[datetime | None]  # when it is reminded or its time is up
    reminded: Mapped[bool]  # the deadline has passed and was dealt with
    result: Mapped[dict[str, Any] | None]
    trouble: Mapped[str | None] = mapped_column(Text)
    cut: Mapped[dict[str, Any] | None]  # where other rules took over: the moves, rules and content until then
    rematch: Mapped[str | None] = mapped_column(String(16))
    source_table: Mapped[str | None] = mapped_column(String(16))
    source_moves: Mapped[int | None]
    created: Mapped[datetime]
    changed: Mapped[datetime]

    __table_args__ = (
        Index("ix_tables_status_deadline", "status", "deadline"),
        Index("ix_tables_listed_changed", "listed", "changed"),
    )


class SeatRow(Base):
    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))  # open, person or bot
    person: Mapped[str | None] = mapped_column(ForeignKey("persons.id"), index=True)
    bot: Mapped[str | None] = mapped_column(String(32))
    name: Mapped[str] = mapped_column(String(40))
    left: Mapped[float | None]  # seconds on the clock, when it last stood still


class EntryRow(Base):
    """One line of the log of a table; never changed, never deleted."""

    __tablename__ = "entries"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    version: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))  # move, undo or note
    seat: Mapped[int | None]
    code: Mapped[int | None]  # of a move
    moves: Mapped[int]  # how many codes are in force after it
    person: Mapped[str | None] = mapped_column(String(32))
    client_id: Mapped[str | None] = mapped_column(String(64))
    lines: Mapped[list[Any]]  # what happened, in words
    at: Mapped[datetime]

    __table_args__ = (Index("uq_entries_client", "table_id", "client_id", unique=True),)


class SnapshotRow(Base):
    """A state on the way, so that a table opens quickly and outlives the rules it was begun with."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    span: Mapped[int] = mapped_column(primary_key=True)  # one is kept for every so many moves
    moves: Mapped[int]
    rules: Mapped[str] = mapped_column(String(16))
    content: Mapped[str] = mapped_column(String(64))
    state: Mapped[bytes] = mapped_column(LargeBinary)
    position: Mapped[bytes] = mapped_column(LargeBinary)  # the document of the position, zlib


class ChatRow(Base):
    __tablename__ = "chat"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int | None]
    person: Mapped[str] = mapped_column(String(32))
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(Text)
    client_id: Mapped[str] = mapped_column(String(64))
    at: Mapped[datetime]

    __table_args__ = (Index("uq_chat_client", "table_id", "client_id", unique=True),)


class AskRow(Base):
    """Something one seat asks of the others, while it is open."""

    __tablename__ = "asks"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    kind: Mapped[str] = mapped_column(String(8))
    seat: Mapped[int]
    moves: Mapped[int | None]
    yes: Mapped[list[Any]]
    at: Mapped[datetime]
