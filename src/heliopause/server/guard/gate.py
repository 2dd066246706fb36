"""The gate: every request and every socket passes it before anything else sees it."""

import asyncio
import re
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from heliopause.server.guard.addresses import Network, address
from heliopause.server.guard.buckets import Buckets, Rate
from heliopause.server.guard.limits import KIB, KINDS, NAMED, Limits
from heliopause.server.guard.origins import HEADER, SAFE, Origins
from heliopause.server.problems import STATUS, Refused
from heliopause.server.session import ADDRESS, Session

MESSAGE: Final = 8 * KIB  # what a client says on a socket
MESSAGES: Final = Rate(40, 0.1)
PATIENCE: Final = 10.0  # seconds that a message may have to wait; who sends more is cut off
SOCKETS: Final = 24  # open at once for one person
SOCKETS_OF_ADDRESS: Final = 400
POLICY: Final = 1008  # codes with which a socket is closed
TOO_BIG: Final = 1009

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Gate(ASGIMiddleware):
    def __init__(self, session: Session, origins: Origins, limits: Limits, proxies: Sequence[Network]) -> None:
        self.session = session
        self.origins = origins
        self.limits = limits
        self.proxies = proxies
        self.sockets: Counter[str] = Counter()

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        connection: AnyConnection = ASGIConnection(scope)
        where = address(scope, self.proxies)
        scope["state"][ADDRESS] = where
        person = self.session.claimed(connection)
        if scope["type"] == ScopeType.WEBSOCKET:
            try:
                self.check_page(connection, changes=True)
                self.limits.check("look", person, where)
                self.check_sockets(person, where)
            except Refused as refused:
                await close(send, 4000 + STATUS[refused.problem.code], refused.problem.message)
                return
            await self.watched(person, where, scope, receive, send, next_app)
            return
        changes = scope["method"] not in SAFE
        self.check_page(connection, changes)
        kind = kind_of(scope["method"], scope["path_template"])
        self.limits.check(kind, person, where)
        await next_app(scope, Body(receive, scope, KINDS[kind].body).receive, send)

    def check_page(self, connection: AnyConnection, changes: bool) -> None:
        if not changes:
            return
        headers = connection.headers
        origin = headers.get("origin")
        if origin is not None and not self.origins.is_ours(origin, headers.get("host", "")):
            raise Refused("forbidden", "a page of another origin may not do this", "Origin")
        by_cookie = self.session.name in connection.cookies and "authorization" not in headers
        if connection.scope["type"] == ScopeType.HTTP and by_cookie and HEADER not in headers:
            raise Refused("forbidden", "with a cookie, a change needs the header X-Heliopause: 1", "X-Heliopause")

    def check_sockets(self, person: str | None, where: str) -> None:
        mine = self.sockets[f"person {person}"]
        if self.limits.on and (mine >= SOCKETS or self.sockets[f"address {where}"] >= SOCKETS_OF_ADDRESS):
            raise Refused("too-many", "too many sockets are open")

    async def watched(
        self, person: str | None, where: str, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp
    ) -> None:
        """A socket, counted as long as it is open."""
        keys = [f"address {where}", *([f"person {person}"] if person else [])]
        self.sockets.update(keys)
        try:
            await next_app(scope, Messages(receive, send, self.limits.on).receive, send)
        finally:
            self.sockets.subtract(keys)
            self.sockets += Counter()  # forgets those at zero


def kind_of(method: str, template: str) -> str:
    known = NAMED.get((method, re.sub(r"\{[^}]*\}", "{}", template).rstrip("/")))
    return known or ("look" if method in SAFE else "change")


class Body:
    """The body of a request, read no further than allowed."""

    def __init__(self, receive: Receive, scope: Scope, most: int) -> None:
        self.inner = receive
        self.most = most
        self.read = 0
        for name, value in scope["headers"]:
            if name == b"content-length":
                self.count(int(value) if value.isdigit() else 0)
                self.read = 0

    async def receive(self) -> Any:
        message = await self.inner()
        if message["type"] == "http.request":
            self.count(len(message["body"]))
        return message

    def count(self, size: int) -> None:
        self.read += size
        if self.read > self.most:
            raise Refused("too-big", f"this may be {self.most} bytes long, and is longer")


class Messages:
    """What comes in on a socket: no message too long, and not too many. Who is too quick waits."""

    def __init__(self, receive: Receive, send: Send, limited: bool) -> None:
        self.inner = receive
        self.send = send
        self.limited = limited
        self.bucket = Buckets(MESSAGES)

    async def receive(self) -> Any:
        message: Any = await self.inner()
        if message["type"] != "websocket.receive":
            return message
        if len((message.get("text") or "").encode()) + len(message.get("bytes") or b"") > MESSAGE:
            return await close(self.send, TOO_BIG, "too long")
        waited = 0.0
        while self.limited and (wait := self.bucket.take("")):
            waited += wait
            if waited > PATIENCE:
                return await close(self.send, POLICY, "too many messages")
            await asyncio.sleep(wait)
        return message


async def close(send: Send, code: int, reason: str) -> Any:
    await send({"type": "websocket.close", "code": code, "reason": reason})
    return {"type": "websocket.disconnect", "code": code}
