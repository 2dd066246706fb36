"""Tables in the database: every statement about them. Each function is work for one transaction."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from datetime import UTC, datetime
from typing import Any, cast

from sqlalchemy import (
    Connection,
    Select,
    Table,
    and_,
    bindparam,
    case,
    delete,
    exists,
    insert,
    or_,
    select,
    text,
    update,
)  # fmt: skip
from sqlalchemy.exc import IntegrityError

from heliopause.server.problems import Refused
from heliopause.server.settings import POSTGRESQL
from heliopause.server.store.models import AskRow, Base, ChatRow, EntryRow, SeatRow, SnapshotRow, TableRow
from heliopause.server.tables.facts import Entry, Facts, SeatFacts, Shot, Stored
from heliopause.server.wire import Ask, ChatLine

CHAT_SHOWN = 200  # lines of chat that are kept at hand
MOST_LISTED = 100
SPAN = 16  # one snapshot is kept for so many moves


def _table(row: type[Base]) -> Table:
    return cast(Table, row.__table__)


TABLES, SEATS, ENTRIES = _table(TableRow), _table(SeatRow), _table(EntryRow)
SNAPSHOTS, CHAT, ASKS = _table(SnapshotRow), _table(ChatRow), _table(AskRow)

CHANNEL = "heliopause"  # of NOTIFY


class Conflict(Exception):
    """Somebody else changed the table first."""


class Already(Exception):
    """This was done before, under the same id of the client; `version` is what it led to."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


# ------------------------------------------------------------------ reading


def load(connection: Connection, table_id: str) -> Stored:
    found = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().one_or_none()
    if found is None:
        raise Refused("unknown", "there is no such table", "table")
    facts = Facts(**found)
    return Stored(
        facts=facts,
        seats=read_seats(connection, table_id),
        entries=read_entries(connection, table_id),
        shot=read_shot(connection, table_id, facts.moves),
        asks=read_asks(connection, table_id),
        chat=read_chat(connection, table_id),
    )


def read_facts(connection: Connection, table_id: str) -> Facts | None:
    found = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().one_or_none()
    return None if found is None else Facts(**found)


def read_seats(connection: Connection, table_id: str) -> list[SeatFacts]:
    columns = [SEATS.c[field.name] for field in fields(SeatFacts)]
    query = select(*columns).where(SEATS.c.table_id == table_id).order_by(SEATS.c.number)
    return [SeatFacts(*row) for row in connection.execute(query)]


def read_entries(connection: Connection, table_id: str, after: int = 0) -> list[Entry]:
    columns = [ENTRIES.c[field.name] for field in fields(Entry)]
    query = select(*columns).where(ENTRIES.c.table_id == table_id, ENTRIES.c.version > after)
    return [Entry(*row) for row in connection.execute(query.order_by(ENTRIES.c.version))]


def read_shot(connection: Connection, table_id: str, moves: int) -> Shot:
    """The newest snapshot at or before this move; the first is made with the table."""
    columns = [SNAPSHOTS.c[field.name] for field in fields(Shot)]
    query = select(*columns).where(SNAPSHOTS.c.table_id == table_id, SNAPSHOTS.c.moves <= moves)
    newest = query.order_by(SNAPSHOTS.c.moves.desc(), SNAPSHOTS.c.span)  # where a table went on anew, that is its place
    return Shot(*connection.execute(newest.limit(1)).one())


def read_asks(connection: Connection, table_id: str) -> list[Ask]:
    query = select(ASKS).where(ASKS.c.table_id == table_id).order_by(ASKS.c.at)
    return [Ask(row.id, row.kind, row.seat, row.moves, row.yes, []) for row in connection.execute(query)]


def read_chat(connection: Connection, table_id: str) -> list[ChatLine]:
    columns = [CHAT.c[name] for name in ChatLine.__struct_fields__]
    query = select(*columns).where(CHAT.c.table_id == table_id).order_by(CHAT.c.number.desc()).limit(CHAT_SHOWN)
    return [ChatLine(*row) for row in connection.execute(query)][::-1]


# ------------------------------------------------------------------ a new table


def create(
    connection: Connection, facts: Facts, seats: Sequence[SeatFacts], entries: Sequence[Entry], shots: Sequence[Shot]
) -> None:
    connection.execute(insert(TABLES), asdict(facts))
    connection.execute(insert(SEATS), [{"table_id": facts.id, **asdict(seat)} for seat in seats])
    if entries:
        connection.execute(insert(ENTRIES), [{"table_id": facts.id, **asdict(entry)} for entry in entries])
    for shot in shots:
        put_shot(connection, facts.id, shot)


# ------------------------------------------------------------------ a step: an entry and what it changes

FOUND = and_(
    TABLES.c.id == bindparam("the_id"),
    TABLES.c.version == bindparam("old_version"),
    TABLES.c.revision == bindparam("old_revision"),
)
STEP_FIELDS = (
    "status", "version", "moves", "turn", "waiting_since", "deadline", "reminded", "result", "trouble", "cut", "rules",
    "content", "changed",
)  # fmt: skip
STEP = update(TABLES).where(FOUND).values({name: bindparam("new_" + name) for name in STEP_FIELDS})
ENTRY = insert(ENTRIES)
NOTIFY = text("SELECT pg_notify(:channel, :payload)")


def step(
    connection: Connection,
    old: Facts,
    new: Facts,
    entry: Entry,
    shot: Shot | None,
    clocks: Mapping[int, float],
    notice: str,
) -> None:
    """Write an entry and the row it leads to, if the table still is as it was; else Conflict."""
    values: dict[str, Any] = {"new_" + name: getattr(new, name) for name in STEP_FIELDS}
    values |= {"the_id": old.id, "old_version": old.version, "old_revision": old.revision}
    if connection.execute(STEP, values).rowcount != 1:
        raise Conflict
    try:
        connection.execute(ENTRY, {"table_id": old.id, **asdict(entry)})
    except IntegrityError:
        raise Conflict from None
    if entry.kind != "move" and new.moves < old.moves:
        connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == old.id, SNAPSHOTS.c.moves > new.moves))
    if shot is not None:
        put_shot(connection, old.id, shot)
    for number, left in clocks.items():
        connection.execute(update(SEATS).where(SEATS.c.table_id == old.id, SEATS.c.number == number).values(left=left))
    notify(connection, notice)


def put_shot(connection: Connection, table_id: str, shot: Shot, span: int | None = None) -> None:
    """Keep a snapshot, and of each span of moves only the newest; the start stays."""
    if span is None:
        span = (shot.moves + SPAN - 1) // SPAN
    connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id, SNAPSHOTS.c.span == span))
    connection.execute(insert(SNAPSHOTS), {"table_id": table_id, "span": span, **asdict(shot)})


def notify(connection: Connection, notice: str) -> None:
    """Tell the other processes, as soon as this is committed."""
    if connection.dialect.name == POSTGRESQL:
        connection.execute(NOTIFY, {"channel": CHANNEL, "payload": notice})


# ------------------------------------------------------------------ everything else about a table


def change(
    connection: Connection,
    old: Facts,
    values: Mapping[str, Any],
    seats: Sequence[SeatFacts],
    notice: str,
) -> None:
    """Change row and seats in something that is no entry, if the table still is as it was; else Conflict."""
    query = update(TABLES).where(
        TABLES.c.id == old.id, TABLES.c.version == old.version, TABLES.c.revision == old.revision
    )
    if connection.execute(query.values(revision=old.revision + 1, **values)).rowcount != 1:
        raise Conflict
    for seat in seats:
        where = and_(SEATS.c.table_id == old.id, SEATS.c.number == seat.number)
        connection.execute(update(SEATS).where(where).values(asdict(seat)))
    notify(connection, notice)


def touch(connection: Connection, table_ids: Sequence[str], process: str) -> None:
    """Make what others have in memory of these tables too old."""
    for table_id in table_ids:
        query = update(TABLES).where(TABLES.c.id == table_id).values(revision=TABLES.c.revision + 1)
        connection.execute(query)
        row = connection.execute(select(TABLES.c.version, TABLES.c.revision).where(TABLES.c.id == table_id)).one()
        notify(connection, json.dumps([process, table_id, row.version, row.revision, 0]))


def put_chat(connection: Connection, table_id: str, line: ChatLine, person: str, client_id: str, notice: str) -> None:
    """Add a line to the chat, unless it was sent before; Conflict if another line took its number."""
    known = select(CHAT.c.number).where(CHAT.c.table_id == table_id, CHAT.c.client_id == client_id)
    if connection.execute(known).one_or_none() is not None:
        raise Already(0)
    row = {name: getattr(line, name) for name in ChatLine.__struct_fields__}
    try:
        connection.execute(insert(CHAT), {"table_id": table_id, "person": person, "client_id": client_id, **row})
    except IntegrityError:
        raise Conflict from None
    notify(connection, notice)


def put_ask(connection: Connection, table_id: str, ask: Ask) -> None:
    """Keep what somebody asks, and who agreed so far."""
    connection.execute(delete(ASKS).where(ASKS.c.id == ask.id))
    row = {"id": ask.id, "table_id": table_id, "kind": ask.kind, "seat": ask.seat, "moves": ask.moves, "yes": ask.yes}
    connection.execute(insert(ASKS), row | {"at": datetime.now(UTC)})


def forget_ask(connection: Connection, ask_id: str) -> None:
    connection.execute(delete(ASKS).where(ASKS.c.id == ask_id))


def forget_asks(connection: Connection, table_id: str, kind: str) -> None:
    connection.execute(delete(ASKS).where(ASKS.c.table_id == table_id, ASKS.c.kind == kind))


# ------------------------------------------------------------------ lists of tables


@dataclass(slots=True)
class Listed:
    """A table without its game."""

    facts: Facts
    seats: list[SeatFacts]
    asks: list[Ask]


def listed(connection: Connection) -> list[Listed]:
    """Tables that anybody may find: those that wait for people first, then the liveliest."""
    waiting = case((TABLES.c.status == "waiting", 0), else_=1)
    query = select(TABLES).where(TABLES.c.listed, TABLES.c.status.in_(("waiting", "playing")))
    return _with_seats(connection, query.order_by(waiting, TABLES.c.changed.desc()).limit(MOST_LISTED))


def of_person(connection: Connection, person: str) -> list[Listed]:
    """Tables somebody sits at or opened: those that wait for them first."""
    sits = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.person == person)
    turn = sits.where(SEATS.c.number == TABLES.c.turn)
    ended = TABLES.c.status.in_(("over", "abandoned"))
    order = case((and_(TABLES.c.status == "playing", turn), 0), (ended, 2), else_=1)
    query = select(TABLES).where(or_(TABLES.c.host == person, sits))
    return _with_seats(connection, query.order_by(order, TABLES.c.changed.desc()).limit(MOST_LISTED))


def _with_seats(connection: Connection, query: Select[Any]) -> list[Listed]:
    found = {row["id"]: Listed(Facts(**row), [], []) for row in connection.execute(query).mappings()}
    columns = [SEATS.c[field.name] for field in fields(SeatFacts)]
    seats = select(SEATS.c.table_id, *columns).where(SEATS.c.table_id.in_(found)).order_by(SEATS.c.number)
    for table_id, *seat in connection.execute(seats):
        found[table_id].seats.append(SeatFacts(*seat))
    for ask in connection.execute(select(ASKS).where(ASKS.c.table_id.in_(found)).order_by(ASKS.c.at)):
        found[ask.table_id].asks.append(Ask(ask.id, ask.kind, ask.seat, ask.moves, ask.yes, []))
    return list(found.values())


def waiting_for_bots(connection: Connection, before: datetime) -> list[str]:
    """Tables where a bot must move and nothing has happened since."""
    here = and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.number == TABLES.c.turn, SEATS.c.kind == "bot")
    query = (
        select(TABLES.c.id)
        .join(SEATS, here)
        .where(TABLES.c.status == "playing", TABLES.c.trouble.is_(None), TABLES.c.changed < before)
    )
    return list(connection.execute(query).scalars())


def out_of_time(connection: Connection, now: datetime) -> list[str]:
    """Tables whose deadline has passed and was not dealt with."""
    query = select(TABLES.c.id).where(TABLES.c.status == "playing", TABLES.c.deadline <= now, ~TABLES.c.reminded)
    return list(connection.execute(query).scalars())
