"""The way out: one small POST to an address that somebody typed into a form, without becoming their tool.

Where a name leads is looked up here, checked here, and what was checked is what we connect to. Redirects are not
followed, proxies of the environment are not used, and what comes back is hardly read.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import SplitResult, urlsplit

import httpcore

from heliopause.server.problems import Refused

TIMEOUT: Final = 10.0  # seconds, for everything together
LONGEST: Final = 2000  # characters of an address
SocketOptions = Iterable[tuple[int, int, int] | tuple[int, int, bytes | bytearray] | tuple[int, int, None, int]]


class Unreachable(Exception):
    """The address leads nowhere we would go, or nobody answers there."""


@dataclass(frozen=True, slots=True)
class Reply:
    status: int
    retry_after: str


class Outside:
    def __init__(self, private: bool) -> None:
        """`private`: also unencrypted, and to addresses that only exist inside of this network."""
        self.private = private
        self.pool = httpcore.AsyncConnectionPool(
            ssl_context=ssl.create_default_context(),
            max_connections=20,
            max_keepalive_connections=0,
            network_backend=Checked(private),
        )

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Reply:
        parts = self.check(url)
        lines = [("Host", parts.netloc), ("Content-Length", str(len(body))), *headers.items()]
        try:
            async with asyncio.timeout(TIMEOUT), self.pool.stream("POST", url, headers=lines, content=body) as response:
                said = {name.lower(): value for name, value in response.headers}
                return Reply(response.status, said.get(b"retry-after", b"").decode("latin-1"))
        except TimeoutError:
            raise Unreachable("no answer in time") from None
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, OSError) as error:
            raise Unreachable(type(error).__name__) from None

    def check(self, url: str, where: str = "url") -> SplitResult:
        """Refused where we would never send anything. Where the name leads is looked up each time it is used."""
        allowed = ("https", "http") if self.private else ("https",)
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise Refused("bad-input", "this is no address", where) from None
        if not url.isascii() or not url.isprintable() or " " in url or len(url) > LONGEST or not parts.hostname:
            raise Refused("bad-input", "this is no address", where)
        if parts.scheme not in allowed:
            raise Refused("bad-input", f"the address must begin with {' or '.join(allowed)}://", where)
        if parts.username is not None or parts.password is not None or parts.fragment:
            raise Refused("bad-input", "the address must have no name, password or fragment in it", where)
        if not self.private and port not in (None, 443):
            raise Refused("bad-input", "the address must use the usual port of https", where)
        try:
            literal = ipaddress.ip_address(parts.hostname)
        except ValueError:
            return parts
        if not self.private and not is_public(literal):
            raise Refused("bad-input", "the address must be a public one", where)
        return parts

    async def close(self) -> None:
        await self.pool.aclose()


class Checked(httpcore.AsyncNetworkBackend):
    """Opens connections only to addresses that were looked at."""

    def __init__(self, private: bool) -> None:
        self.private = private
        self.inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: SocketOptions | None = None,
    ) -> httpcore.AsyncNetworkStream:
        for found in await self.addresses(host, port):
            try:
                return await self.inner.connect_tcp(found, port, timeout, local_address, socket_options)
            except httpcore.ConnectError:
                continue
        raise httpcore.ConnectError("nobody answers there")

    async def addresses(self, host: str, port: int) -> list[str]:
        try:
            rows = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):  # there is no such name, or there cannot be one
            raise httpcore.ConnectError("no such name") from None
        found = list(dict.fromkeys(str(row[4][0]) for row in rows))
        # One address inside is enough to refuse all: an honest public name has none.
        if not found or (not self.private and not all(is_public(ipaddress.ip_address(text)) for text in found)):
            raise httpcore.ConnectError("not a public address")
        return found


def is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether it is an address of the internet; those that wrap another one are unwrapped first."""
    if isinstance(address, ipaddress.IPv6Address):
        wrapped = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if wrapped is None and address in ipaddress.ip_network("64:ff9b::/96"):
            wrapped = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if wrapped is not None:
            return is_public(wrapped)
    return address.is_global and not address.is_multicast and not address.is_reserved
