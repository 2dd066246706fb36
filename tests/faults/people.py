"""People who do what the page in the browser does: they look, choose, and send what was not acknowledged again."""

import asyncio
import itertools
import json
import random
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.faults.servers import Server

CUT_OFF: Final = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)
LONGEST: Final = 25.0  # seconds until an answer; a database may be waited for
AGAIN: Final = 0.01  # seconds until somebody tries again; real pages are more patient
numbers = itertools.count(1)


class Refusal(Exception):
    """The server answered with another status than 2xx."""

    def __init__(self, status: int, doc: Any) -> None:
        super().__init__(status, doc)
        self.status = status
        self.problem: dict[str, str] = doc
        self.code = self.problem["code"]


@dataclass(slots=True)
class Said:
    """Something a person sent, and the version that it was acknowledged with."""

    id: str
    kind: str  # move or undo
    seat: int
    version: int
    code: int | None
    led_to: int | None = None

    def body(self) -> dict[str, Any]:
        choice = {"to": "step"} if self.code is None else {"code": self.code}
        return {"id": self.id, "version": self.version} | choice


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cookie = ""

    def at(self, server: Server) -> "Person":
        """The same person, at another server process."""
        other = Person(server)
        other.cookie = self.cookie
        return other

    async def asks(self, method: str, path: str, body: Any = None) -> Any:
        """Ask once. Refusal if the answer is no, an error of CUT_OFF if there is none."""
        if not self.server.port:
            raise ConnectionRefusedError
        data = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} /api{path} HTTP/1.1", "host: 127.0.0.1", "connection: close", "x-heliopause: 1"]
        lines += [f"cookie: {self.cookie}"] * bool(self.cookie)
        lines += ["content-type: application/json"] * (body is not None) + [f"content-length: {len(data)}", "", ""]
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        try:
            writer.write("\r\n".join(lines).encode() + data)
            answer = await asyncio.wait_for(reader.read(), LONGEST)
        except TimeoutError:
            raise AssertionError(f"{method} {path} was not answered within {LONGEST} seconds") from None
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()
        head, _, content = answer.partition(b"\r\n\r\n")
        if not content and b"content-length: 0" not in head and b" 204 " not in head:
            raise EOFError
        status, headers = _read_head(head)
        if int(headers.get("content-length", 0)) > len(content):
            raise EOFError
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].partition(";")[0]
        doc = json.loads(content) if content else None
        if status >= 300:
            raise Refusal(status, doc)
        return doc

    async def insists(self, method: str, path: str, body: Any = None) -> Any:
        """Ask until there is an answer."""
        while True:
            try:
                return await self.asks(method, path, body)
            except CUT_OFF:
                await asyncio.sleep(AGAIN)
            except Refusal as refused:
                if refused.code != "unavailable":
                    raise
                await asyncio.sleep(AGAIN)

    async def arrives(self) -> None:
        """Become somebody, as the page does first of all: a cookie that got lost cannot be sent again."""
        await self.insists("POST", "/me", {})

    async def opens(self, *others: dict[str, Any], **more: Any) -> dict[str, Any]:
        """Open a table with a seat for oneself, and these others."""
        seats = [{"kind": "me"}, *(others or ({"kind": "open"},))]
        asked = {"game": "sun", "players": len(seats), "seats": seats} | more
        table: dict[str, Any] = await self.insists("POST", "/tables", asked)
        return table

    async def joins(self, table: dict[str, Any], seat: int) -> None:
        await self.insists("POST", f"/tables/{table['id']}/seats/{seat}", {"key": table["key"]})

    def live(self, table_id: str, after: int = 0, **more: Any) -> connect:
        if not self.server.port:
            raise ConnectionRefusedError
        return connect(
            f"ws://127.0.0.1:{self.server.port}/api/tables/{table_id}/live?after={after}",
            additional_headers={"cookie": self.cookie},
            **{"proxy": None, "compression": None, "max_size": None, "open_timeout": 20, "close_timeout": 0.1} | more,
        )


def _read_head(head: bytes) -> tuple[int, dict[str, str]]:
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = dict(line.split(": ", 1) for line in lines)
    return int(first.split(" ")[1]), {name.lower(): value for name, value in headers.items()}


class Player:
    """A person on a seat. Chooses by the script of a whole game, else at random; now and then takes a step back."""

    def __init__(
        self, person: Person, table_id: str, seat: int, rng: random.Random, script: Sequence[int] = ()
    ) -> None:
        self.person = person
        self.table_id = table_id
        self.seat = seat
        self.rng = rng
        self.script = script
        self.said: list[Said] = []
        self.pending: Said | None = None
        self.seen: dict[str, Any] = {}  # the newest update
        self.table: dict[str, Any] = {}  # what was last said of the table
        self.first: dict[str, Any] = {}  # the first one after each time the socket was opened
        self.led_to = 0  # the version of the last choice
        self.known = 0  # the version of the log that was seen
        self.missed: list[str] = []  # what should not have been
        self.over = False
        self.put_off: list[str] = []  # what was said when the database was away
        self.closed: list[int] = []  # the codes with which the server closed the socket
        self.again = 0  # how often something was sent once more
        self.socket: ClientConnection | None = None
        self.posting: set[asyncio.Task[None]] = set()

    def __repr__(self) -> str:
        turn = bool(self.seen.get("offers"))
        return f"seat {self.seat} knows {self.known}, turn {turn}, over {self.over}, sent {self.pending}"

    async def play(self) -> None:
        """Play until the game is over, whatever happens to the server."""
        while not self.ready:
            try:
                async with self.person.live(self.table_id, self.known) as self.socket:
                    self.first = {}
                    await self.repeat()
                    while not self.ready:
                        await self.hear(json.loads(await self.socket.recv()))
            except CUT_OFF as cut:
                if isinstance(cut, ConnectionClosed) and cut.rcvd is not None:
                    self.closed.append(cut.rcvd.code)
                await asyncio.sleep(AGAIN)
            finally:
                self.socket = None
        for task in list(self.posting):
            task.cancel()
        await asyncio.gather(*self.posting, return_exceptions=True)

    @property
    def ready(self) -> bool:
        """The game is over, and nothing is still to be acknowledged."""
        return self.over and self.pending is None

    async def hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "update":
            self.look(message)
        elif kind == "table":
            self.table = message["table"]
            self.over = self.table["status"] == "over"
        elif kind == "done":
            self.acknowledged(message["id"], message["version"])
        elif kind == "refused":
            self.refused(message["problem"])
            await self.repeat()
        await self.go_on()

    def refused(self, problem: dict[str, str]) -> None:
        """Only this may be: that the database is away for a while."""
        self.put_off.append(problem["message"])
        if problem["code"] != "unavailable":
            self.missed.append(f"{self.pending} was refused: {problem}")

    def look(self, update: dict[str, Any]) -> None:
        """Nothing that was told is taken back, and nothing in between is left out."""
        versions = [entry["version"] for entry in update["log"]]
        begins = versions[0] if versions else update["version"] + 1
        if update["version"] < self.known or begins > self.known + 1:
            self.missed.append(f"knew {self.known}, was told {versions} of {update['version']}")
        if versions != list(range(begins, update["version"] + 1)):
            self.missed.append(f"the log of {update['version']} has {versions}")
        self.known = update["version"]
        self.seen = update
        self.first = self.first or update

    async def go_on(self) -> None:
        """Choose, if it is one's turn and nothing is still to be acknowledged."""
        if self.pending is not None or self.over or not self.seen.get("offers"):
            return
        version = self.seen["version"]
        if version < self.led_to:
            return  # what came of the last choice is still to be seen
        back = self.seen["undo"]["step"] and self.rng.random() < 0.08
        code = None if back else self.choice()
        name = f"{self.table_id}-{self.seat}-{next(numbers)}"
        self.pending = Said(name, "undo" if back else "move", self.seat, version, code)
        self.said.append(self.pending)
        if self.rng.random() < 0.2:
            task = asyncio.create_task(self.post(self.pending))
            self.posting.add(task)
            task.add_done_callback(self.posting.discard)
        else:
            await self.send(self.pending)

    def choice(self) -> int:
        code: int = self.rng.choice(self.seen["offers"])["code"]
        return self.script[self.seen["moves"]] if self.script else code

    async def send(self, said: Said) -> None:
        if self.socket is not None:
            await self.socket.send(json.dumps({"type": said.kind} | said.body()))

    async def repeat(self) -> None:
        """Send what was not acknowledged once more, under the same id."""
        if self.pending is not None:
            self.again += 1
            await asyncio.sleep(AGAIN)
        if self.pending is not None:
            await self.send(self.pending)

    async def post(self, said: Said) -> None:
        """The other way to say it."""
        path = f"/tables/{self.table_id}/{'undo' if said.code is None else 'moves'}"
        with suppress(*CUT_OFF):
            try:
                self.acknowledged(said.id, (await self.person.asks("POST", path, said.body()))["version"])
                await self.go_on()
                if self.ready and self.socket is not None:
                    await self.socket.close()  # nothing more will be heard
            except Refusal as refusal:
                self.refused(refusal.problem)
                await self.repeat()

    def acknowledged(self, name: str, version: int) -> None:
        for said in reversed(self.said):
            if said.id == name:
                if said.led_to not in (None, version):
                    self.missed.append(f"{name} led to {said.led_to}, then to {version}")
                said.led_to = self.led_to = version
                break
        if self.pending is not None and self.pending.id == name:
            self.pending = None
