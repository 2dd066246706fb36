"""A WebSocket client that does as little as possible, so that it is the server that is measured."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Any

HEAD = b"\r\n\r\n"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Page(asyncio.Protocol):
    """One open page: hands on the bytes of every message, and sends short ones."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.buffer = bytearray()
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: Any = None
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open.done():
            head, found, rest = bytes(self.buffer).partition(HEAD)
            if not found:
                return
            if b" 101 " not in head:
                self.open.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self.buffer = bytearray(rest)
            self.open.set_result(None)
        while (size := self.frame()) > 0:
            del self.buffer[:size]

    def frame(self) -> int:
        """Hear the frame at the beginning of the buffer; how long it is, 0 if it is not whole yet."""
        buffer = self.buffer
        if len(buffer) < 2:
            return 0
        begin, length = 2, buffer[1]
        if length == 126 and len(buffer) >= 4:
            begin, length = 4, int.from_bytes(buffer[2:4], "big")
        elif length == 127 and len(buffer) >= 10:
            begin, length = 10, int.from_bytes(buffer[2:10], "big")
        elif length > 125:
            return 0
        if len(buffer) < begin + length:
            return 0
        kind, content = buffer[0] & 15, bytes(buffer[begin : begin + length])
        if kind == TEXT:
            self.hear(content)
        elif kind == PING:
            self.say(content, PONG)
        elif kind == CLOSE:
            self.transport.close()
        return begin + length

    def say(self, content: bytes, kind: int = TEXT) -> None:
        """Send a message of less than 126 bytes. The mask is zero: nobody between here and there is to be fooled."""
        assert len(content) < 126
        self.transport.write(struct.pack("!BBI", 0x80 | kind, 0x80 | len(content), 0) + content)


async def open_page(port: int, path: str, cookie: str, hear: Callable[[bytes], None]) -> Page:
    _, page = await asyncio.get_running_loop().create_connection(lambda: Page(hear), "127.0.0.1", port)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: {cookie}", "", ""]
    page.transport.write("\r\n".join(lines).encode())
    await page.open
    return page
