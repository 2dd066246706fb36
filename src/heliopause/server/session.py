"""Who is asking: a person known by a signed cookie; whoever needs to be somebody becomes a guest.

`ways_in` are asked in turn. Other ways to say who one is, such as a token, are added to it.
"""

import hmac
import secrets
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import Message, Scope
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from heliopause.server.problems import Refused
from heliopause.server.settings import Settings
from heliopause.server.store.database import Database
from heliopause.server.store.models import PersonRow, SecretRow
from heliopause.server.wire import Person

COOKIE: Final = "heliopause"
YEAR: Final = 366 * 86400
NEW: Final = "heliopause.person"  # in the scope of a request: whom the answer gives a cookie

AnyConnection = ASGIConnection[Any, Any, Any, Any]
WayIn = Callable[[AnyConnection], Awaitable[Person | None]]


class Session:
    """Signs cookies and reads them."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.settings = settings
        self.ways_in: list[WayIn] = [self.by_cookie]
        self.key = b""

    def start(self) -> None:
        """Needs the tables of the database."""
        self.key = self.database.transact(True, shared_secret, "cookie")

    async def person(self, connection: AnyConnection) -> Person | None:
        """Who asks, if anybody is known to."""
        for way in self.ways_in:
            found = await way(connection)
            if found is not None:
                return found
        return None

    async def somebody(self, connection: AnyConnection) -> Person:
        """Who asks; a stranger becomes a guest."""
        found = await self.person(connection)
        if found is not None:
            return found
        guest = Person(new_id(16), f"Guest {secrets.randbelow(9000) + 1000}", "guest")
        await self.database.write(insert_person, guest)
        self.welcome(connection.scope, guest)
        return guest

    def welcome(self, scope: Scope, person: Person | None) -> None:
        """Let the answer set the cookie of this person; None takes it away."""
        scope["state"][NEW] = person

    async def by_cookie(self, connection: AnyConnection) -> Person | None:
        signed = connection.cookies.get(COOKIE, "")
        person_id, dot, mark = signed.partition(".")
        if not dot or not hmac.compare_digest(mark.encode(), self.mark(person_id).encode()):
            return None
        return await self.database.read(find_person, person_id)

    def mark(self, person_id: str) -> str:
        return hmac.digest(self.key, person_id.encode(), "sha256").hex()

    def cookie(self, person: Person | None) -> Cookie:
        return Cookie(
            key=COOKIE,
            value=f"{person.id}.{self.mark(person.id)}" if person else "",
            max_age=YEAR if person else 0,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self.settings.secure,
        )

    async def before_send(self, message: Message, scope: Scope) -> None:
        """A hook of the app: puts the cookie on the answer."""
        if message["type"] == "http.response.start" and NEW in scope["state"]:
            value = self.cookie(scope["state"][NEW]).to_header(header="")
            message["headers"] = [*message["headers"], (b"set-cookie", value.encode())]


def new_id(length: int) -> str:
    """Letters and digits that nobody guesses."""
    letters = "abcdefghijkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(letters) for _ in range(length))


def shared_secret(connection: Connection, name: str) -> bytes:
    """A key that all processes share, made by whoever needs it first."""
    found = connection.execute(select(SecretRow.value).where(SecretRow.name == name)).scalar()
    if found is None:
        fresh = secrets.token_bytes(32)
        try:
            with connection.begin_nested():
                connection.execute(insert(SecretRow).values(name=name, value=fresh))
            return fresh
        except IntegrityError:
            found = connection.execute(select(SecretRow.value).where(SecretRow.name == name)).scalar_one()
    return bytes(found)


def insert_person(connection: Connection, person: Person) -> None:
    row = {"id": person.id, "name": person.name, "kind": person.kind, "created": datetime.now(UTC)}
    connection.execute(insert(PersonRow).values(row))


def find_person(connection: Connection, person_id: str) -> Person | None:
    query = select(PersonRow.id, PersonRow.name, PersonRow.kind).where(PersonRow.id == person_id)
    found = connection.execute(query).one_or_none()
    return None if found is None else Person(found.id, found.name, found.kind)


def need(person: Person | None) -> Person:
    if person is None:
        raise Refused("no-person", "you are nobody here yet: POST /api/me makes you a guest")
    return person
