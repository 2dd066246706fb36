"""Who is asking: a person known by a signed cookie or by a token; whoever needs to be somebody becomes a guest."""

import secrets
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import Message, Scope

from heliopause.server.guard.limits import Limits
from heliopause.server.people import accounts
from heliopause.server.people.cookies import LIFE, Passes
from heliopause.server.people.keys import COOKIES, signing_keys
from heliopause.server.problems import Refused
from heliopause.server.settings import Settings
from heliopause.server.store.database import Database
from heliopause.server.wire import Person

COOKIE: Final = "heliopause"
HOST_COOKIE: Final = "__Host-heliopause"  # under https: no other host of the same domain can set it
BEARER: Final = "bearer "
NEW: Final = "heliopause.cookie"  # in the state of a request: the cookie for the answer
ADDRESS: Final = "heliopause.address"  # in the state of a request: where it comes from, as far as limits are concerned

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Session:
    """Signs cookies and reads them."""

    def __init__(self, database: Database, settings: Settings, limits: Limits) -> None:
        self.database = database
        self.settings = settings
        self.limits = limits
        self.name = HOST_COOKIE if settings.secure else COOKIE
        self.passes = Passes(signing_keys(settings.folder, COOKIES))

    async def person(self, connection: AnyConnection) -> Person | None:
        """Who asks, if anybody is known to. A token that is none is refused; a cookie that is none is nobody."""
        token = bearer(connection)
        if token is not None:
            found = await self.database.read(accounts.by_token, token)
            if found is None:
                raise Refused("no-person", "this token is not known here", "Authorization")
            return found
        said = self.passes.read(connection.cookies.get(self.name, ""))
        if said is None:
            return None
        found = await self.database.read(accounts.find, said.person, said.sessions)
        if found is not None and said.old:
            self.give(connection.scope, self.cookie(found.id, said.sessions))
        return found

    async def somebody(self, connection: AnyConnection) -> Person:
        """Who asks; a stranger becomes a guest."""
        found = await self.person(connection)
        return found if found is not None else await self.new_guest(connection, guest_name())

    async def owner(self, connection: AnyConnection) -> Person:
        """Who asks, at the browser: what concerns the person itself cannot be done with a token."""
        if bearer(connection) is not None:
            raise Refused("forbidden", "this cannot be done with a token", "Authorization")
        return need(await self.person(connection))

    async def new_guest(self, connection: AnyConnection, name: str) -> Person:
        self.limits.check("guest", None, address_of(connection))
        guest = Person(new_id(16), name, "guest")
        await self.database.write(accounts.add_guest, guest)
        await self.welcome(connection, guest)
        return guest

    async def welcome(self, connection: AnyConnection, person: Person) -> None:
        """Let the answer say who this browser belongs to from now on."""
        sessions = await self.database.read(accounts.sessions_of, person.id)
        self.give(connection.scope, self.cookie(person.id, sessions))

    def farewell(self, connection: AnyConnection) -> None:
        self.give(connection.scope, self.cookie("", 0))

    def claimed(self, connection: AnyConnection) -> str | None:
        """Who asks, as far as can be said without the database: for limits."""
        token = bearer(connection)
        if token is not None:
            return accounts.hashed(token)
        said = self.passes.read(connection.cookies.get(self.name, ""))
        return said.person if said else None

    def cookie(self, person: str, sessions: int) -> Cookie:
        return Cookie(
            key=self.name,
            value=self.passes.write(person, sessions) if person else "",
            max_age=int(LIFE.total_seconds()) if person else 0,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self.settings.secure,
        )

    def give(self, scope: Scope, cookie: Cookie) -> None:
        scope["state"][NEW] = cookie.to_header(header="")

    async def before_send(self, message: Message, scope: Scope) -> None:
        """A hook of the app: puts the cookie on the answer."""
        if message["type"] == "http.response.start" and NEW in scope["state"]:
            message["headers"] = [*message["headers"], (b"set-cookie", scope["state"][NEW].encode())]


def bearer(connection: AnyConnection) -> str | None:
    said: str = connection.headers.get("authorization", "")
    return said[len(BEARER) :].strip() if said.lower().startswith(BEARER) else None


def address_of(connection: AnyConnection) -> str:
    return str(connection.scope["state"].get(ADDRESS, ""))


def guest_name() -> str:
    return f"Guest {secrets.randbelow(9000) + 1000}"


def new_id(length: int) -> str:
    """Letters and digits that nobody guesses."""
    letters = "abcdefghijkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(letters) for _ in range(length))


def need(person: Person | None) -> Person:
    if person is None:
        raise Refused("no-person", "you are nobody here yet: POST /api/me makes you a guest")
    return person
