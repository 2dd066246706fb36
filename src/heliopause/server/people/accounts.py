"""People in the database: every statement about them. Each function is work for one transaction."""

import hashlib
import secrets
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final, cast

from sqlalchemy import Connection, Table, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from heliopause.server.people.names import NOBODY, looks
from heliopause.server.problems import Refused
from heliopause.server.store.models import Base, ChatRow, PersonRow, SeatRow, TableRow
from heliopause.server.store.people import AccountRow, PasskeyRow, PushRow, TokenRow, WebhookRow
from heliopause.server.wire import Person
from heliopause.server.wire_people import TokenInfo

GONE: Final = "gone"  # the kind of a person who has deleted the account
TOKENS: Final = 20  # for one person
MARK: Final = "hlp_"  # how a token begins, so that it is known for one wherever it turns up


def _table(row: type[Base]) -> Table:
    return cast(Table, row.__table__)


PERSONS, SEATS, CHAT, TABLES = _table(PersonRow), _table(SeatRow), _table(ChatRow), _table(TableRow)
ACCOUNTS, PASSKEYS, TOKENS_TABLE = _table(AccountRow), _table(PasskeyRow), _table(TokenRow)
OWNED: Final = (_table(TokenRow), _table(WebhookRow), _table(PushRow), _table(PasskeyRow), _table(AccountRow))
KNOWN: Final = select(PERSONS.c.id, PERSONS.c.name, PERSONS.c.kind).where(PERSONS.c.kind != GONE)


@dataclass(frozen=True, slots=True)
class Account:
    person: Person
    password: str | None
    sessions: int


def find(connection: Connection, person: str, sessions: int) -> Person | None:
    """The person of a cookie, unless that number of sessions is over."""
    query = KNOWN.add_columns(ACCOUNTS.c.sessions).outerjoin(ACCOUNTS, ACCOUNTS.c.person == PERSONS.c.id)
    found = connection.execute(query.where(PERSONS.c.id == person)).one_or_none()
    if found is None or (found.sessions or 0) != sessions:
        return None
    return Person(found.id, found.name, found.kind)


def add_guest(connection: Connection, person: Person) -> None:
    need_free(connection, person.name, person.id)
    row = {"id": person.id, "name": person.name, "kind": person.kind, "created": datetime.now(UTC)}
    connection.execute(insert(PERSONS).values(row))


def sessions_of(connection: Connection, person: str) -> int:
    return connection.execute(select(ACCOUNTS.c.sessions).where(ACCOUNTS.c.person == person)).scalar() or 0


def need_free(connection: Connection, name: str, person: str) -> None:
    """Refused if somebody else's account has a name that looks like this one; guests must not pass for it either."""
    query = select(ACCOUNTS.c.person).where(ACCOUNTS.c.looks == looks(name), ACCOUNTS.c.person != person)
    if connection.execute(query).first() is not None:
        raise Refused("conflict", "somebody has this name, or one that looks like it", "name")


def rename(connection: Connection, person: str, name: str) -> Person:
    """Another name, also where it stands at tables."""
    need_free(connection, name, person)
    try:
        connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.person == person).values(looks=looks(name)))
    except IntegrityError:
        raise Refused("conflict", "somebody has this name, or one that looks like it", "name") from None
    call(connection, person, name)
    found = connection.execute(KNOWN.where(PERSONS.c.id == person)).one()
    return Person(found.id, found.name, found.kind)


def call(connection: Connection, person: str, name: str) -> None:
    connection.execute(update(PERSONS).where(PERSONS.c.id == person).values(name=name))
    connection.execute(update(SEATS).where(SEATS.c.person == person).values(name=name))


def tables_of(connection: Connection, person: str) -> list[str]:
    return list(connection.execute(select(SEATS.c.table_id).where(SEATS.c.person == person)).scalars())


def keep(connection: Connection, person: str, name: str, password: str | None) -> Person:
    """Make a guest an account; who is one already gets name and password anew, and is logged out everywhere else."""
    need_free(connection, name, person)
    known = connection.execute(select(ACCOUNTS.c.sessions).where(ACCOUNTS.c.person == person)).scalar()
    values: dict[str, Any] = {"looks": looks(name), "password": password}
    try:
        if known is None:
            connection.execute(insert(ACCOUNTS).values(person=person, sessions=1, **values))
        else:
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.person == person).values(sessions=known + 1, **values))
    except IntegrityError:
        raise Refused("conflict", "somebody has this name, or one that looks like it", "name") from None
    connection.execute(update(PERSONS).where(PERSONS.c.id == person).values(kind="account"))
    call(connection, person, name)
    return Person(person, name, "account")


def by_name(connection: Connection, name: str) -> Account | None:
    query = KNOWN.add_columns(ACCOUNTS.c.password, ACCOUNTS.c.sessions).join(
        ACCOUNTS, ACCOUNTS.c.person == PERSONS.c.id
    )
    row = connection.execute(query.where(ACCOUNTS.c.looks == looks(name))).one_or_none()
    return None if row is None else Account(Person(row.id, row.name, row.kind), row.password, row.sessions)


def password_of(connection: Connection, person: str) -> str | None:
    """The hash of it, if there is one."""
    return connection.execute(select(ACCOUNTS.c.password).where(ACCOUNTS.c.person == person)).scalar()


def end_sessions(connection: Connection, person: str) -> None:
    """Void all cookies of an account."""
    connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.person == person).values(sessions=ACCOUNTS.c.sessions + 1))


def remove(connection: Connection, person: str) -> list[str]:
    """Forget somebody. What they played stays, under no name; returns their tables."""
    for table in OWNED:
        connection.execute(delete(table).where(table.c.person == person))
    tables = tables_of(connection, person)
    waiting = select(TABLES.c.id).where(TABLES.c.status == "waiting")
    mine = SEATS.c.person == person
    connection.execute(
        update(SEATS).where(mine, SEATS.c.table_id.in_(waiting)).values(kind="open", name="", person=None)
    )
    connection.execute(update(SEATS).where(mine).values(name=NOBODY, person=None))
    connection.execute(update(CHAT).where(CHAT.c.person == person).values(name=NOBODY))
    connection.execute(update(PERSONS).where(PERSONS.c.id == person).values(name=NOBODY, kind=GONE))
    return tables


# ------------------------------------------------------------------ tokens


def hashed(token: str) -> str:
    """A token is long and random: a quick hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def by_token(connection: Connection, token: str) -> Person | None:
    query = KNOWN.join(TOKENS_TABLE, TOKENS_TABLE.c.person == PERSONS.c.id)
    row = connection.execute(query.where(TOKENS_TABLE.c.hash == hashed(token))).one_or_none()
    return None if row is None else Person(row.id, row.name, row.kind)


def add_token(connection: Connection, person: str, name: str) -> TokenInfo:
    had = connection.execute(select(func.count()).where(TOKENS_TABLE.c.person == person)).scalar_one()
    if had >= TOKENS:
        raise Refused("conflict", f"you have {TOKENS} tokens already")
    token = MARK + secrets.token_urlsafe(32)
    row = {"id": secrets.token_hex(8), "name": name, "created": datetime.now(UTC)}
    connection.execute(insert(TOKENS_TABLE).values(person=person, hash=hashed(token), **row))
    return TokenInfo(token=token, **row)  # type: ignore[arg-type]


def tokens(connection: Connection, person: str) -> list[TokenInfo]:
    columns = (TOKENS_TABLE.c.id, TOKENS_TABLE.c.name, TOKENS_TABLE.c.created)
    query = select(*columns).where(TOKENS_TABLE.c.person == person).order_by(TOKENS_TABLE.c.created)
    return [TokenInfo(*row) for row in connection.execute(query)]


def drop_token(connection: Connection, person: str, token_id: str) -> None:
    where = TOKENS_TABLE.c.person == person, TOKENS_TABLE.c.id == token_id
    if connection.execute(delete(TOKENS_TABLE).where(*where)).rowcount == 0:
        raise Refused("unknown", "you have no such token", "id")
