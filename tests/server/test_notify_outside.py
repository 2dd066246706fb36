"""The way out of the server, which must not become a way in."""

import asyncio
import ipaddress
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpcore
import pytest

from heliopause.server.notify import outside
from heliopause.server.notify.outside import Outside, Reply, Unreachable, is_public
from heliopause.server.problems import Refused


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0",
        "10.1.2.3",
        "100.64.0.1",
        "127.0.0.1",
        "169.254.169.254",  # where clouds keep their secrets
        "172.16.0.1",
        "192.168.1.1",
        "192.0.2.1",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:127.0.0.1",
        "::ffff:169.254.169.254",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "fc00::1",
        "fe80::1",
        "ff02::1",
        "2001:db8::1",
    ],
)
def test_no_address_inside_is_public(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "address", ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"]
)
def test_the_internet_is_public(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "",
        "rubbish",
        "http://example.org/hook",
        "ftp://example.org/",
        "file:///etc/passwd",
        "gopher://example.org/",
        "https:///nowhere",
        "https://user:secret@example.org/",
        "https://user@example.org/",
        "https://example.org/#part",
        "https://example.org:8443/",
        "https://example.org:99999/",
        "https://127.0.0.1/",
        "https://169.254.169.254/latest/meta-data/",
        "https://[::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://[::1",
        "https://exa mple.org/",
        "https://example.org/\r\nX-Evil: 1",
        "https://exämple.org/",
        "https://example.org/" + "x" * 2000,
    ],
)
def test_an_address_that_is_never_used_is_refused_at_once(url: str) -> None:
    with pytest.raises(Refused) as refused:
        Outside(private=False).check(url)
    assert refused.value.problem.code == "bad-input"


def test_a_public_address_is_taken() -> None:
    assert Outside(private=False).check("https://hooks.example.org/a?b=c").hostname == "hooks.example.org"


@pytest.mark.parametrize("url", ["http://192.168.1.9:8080/hook", "http://localhost/hook", "https://[::1]:9000/"])
def test_who_hosts_at_home_may_allow_addresses_at_home(url: str) -> None:
    assert Outside(private=True).check(url)


def leads_to(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> list[str]:
    """Let every name lead there; returns the list of addresses that were connected to."""

    async def found(_self: Any, host: str, port: int, **_: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]

    tried: list[str] = []

    async def connect(_self: Any, host: str, *_: Any) -> Any:
        tried.append(host)
        raise httpcore.ConnectError("nobody there")

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", found)
    monkeypatch.setattr(httpcore.AnyIOBackend, "connect_tcp", connect)
    return tried


def post(url: str, private: bool = False) -> Reply:
    async def work() -> Reply:
        way = Outside(private)
        try:
            return await way.post(url, b"{}", {})
        finally:
            await way.close()

    return asyncio.run(work())


@pytest.mark.parametrize("addresses", [("127.0.0.1",), ("10.0.0.1",), ("8.8.8.8", "127.0.0.1"), ("::1",), ()])
def test_a_name_that_leads_inside_is_not_followed(monkeypatch: pytest.MonkeyPatch, addresses: tuple[str, ...]) -> None:
    tried = leads_to(monkeypatch, *addresses)
    with pytest.raises(Unreachable):
        post("https://rebound.example.org/")
    assert tried == []


@pytest.mark.parametrize("host", ["nobody.invalid", "a..b.example", "x" * 64 + ".example"])
def test_a_name_that_leads_nowhere_is_nobody(host: str) -> None:
    with pytest.raises(Unreachable):
        post(f"https://{host}/")


def test_what_was_looked_up_and_checked_is_what_is_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = leads_to(monkeypatch, "8.8.8.8", "8.8.4.4")
    with pytest.raises(Unreachable):
        post("https://hooks.example.org/")
    assert tried == ["8.8.8.8", "8.8.4.4"]


@asynccontextmanager
async def somebody(answer: bytes, wait: float = 0) -> AsyncIterator[tuple[str, list[bytes]]]:
    """A server at home that answers always the same."""
    heard: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        heard.append(head + await reader.readexactly(2))
        try:
            await asyncio.sleep(wait)
            writer.write(answer)
            await writer.drain()
        finally:
            writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", heard


def exchange(answer: bytes, wait: float = 0) -> tuple[Reply, list[bytes]]:
    async def work() -> tuple[Reply, list[bytes]]:
        async with somebody(answer, wait) as (url, heard):
            way = Outside(private=True)
            try:
                return await way.post(f"{url}/hook?a=b", b"{}", {"X-Test": "1"}), heard
            finally:
                await way.close()

    return asyncio.run(work())


def test_a_post_arrives_whole() -> None:
    reply, heard = exchange(b"HTTP/1.1 204 No Content\r\n\r\n")
    assert reply == Reply(204, "")
    head = heard[0].split(b"\r\n")
    assert head[0] == b"POST /hook?a=b HTTP/1.1"
    assert b"X-Test: 1" in head
    assert sum(line.lower().startswith(b"host:") for line in head) == 1
    assert heard[0].endswith(b"\r\n\r\n{}")


def test_redirects_are_not_followed() -> None:
    reply, heard = exchange(b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n")
    assert (reply.status, len(heard)) == (302, 1)


def test_an_endless_answer_is_not_read() -> None:
    reply, _ = exchange(b"HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n" + b"x" * 1000)
    assert reply.status == 200


def test_who_asks_to_wait_is_heard() -> None:
    reply, _ = exchange(b"HTTP/1.1 429 Too Many\r\nRetry-After: 17\r\nContent-Length: 0\r\n\r\n")
    assert reply == Reply(429, "17")


@pytest.mark.parametrize("answer", [b"", b"rubbish\r\n\r\n", b"HTTP/1.1 \r\n\r\n"])
def test_an_answer_that_is_none_is_nobody(answer: bytes) -> None:
    with pytest.raises(Unreachable):
        exchange(answer)


def test_nobody_is_waited_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "TIMEOUT", 0.1)
    with pytest.raises(Unreachable, match="in time"):
        exchange(b"HTTP/1.1 200 OK\r\n\r\n", wait=5)
