"""The vocabulary of the server's tests: people who open tables, sit down, move, and are told things."""

import itertools
import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession

from heliopause.server.house import House

HEADERS = {"x-heliopause": "1"}  # what a page of ours sends with every change
numbers = itertools.count()

# For what takes long and has nothing to do with the database.
only_sqlite = pytest.mark.parametrize("settings", ["sqlite"], indirect=True)


def client_id() -> str:
    return f"client-id-{next(numbers)}"


class App:
    """A running server process."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client

    @property
    def house(self) -> House:
        found: House = self.client.app.state.house
        return found

    def person(self) -> "Person":
        """Somebody new, with a browser of their own."""
        return Person(self)

    def run(self, work: Any, *args: Any) -> Any:
        """Run something in the loop of the server."""
        return self.client.blocking_portal.call(work, *args)


class Person:
    def __init__(self, app: App) -> None:
        self.app = app
        self.cookie: str | None = None

    def at(self, app: App) -> "Person":
        """The same person, at another server process."""
        other = Person(app)
        other.cookie = self.cookie
        return other

    def headers(self) -> dict[str, str]:
        return {"cookie": self.cookie} if self.cookie else {}

    def asks(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        """Ask for something and expect this status."""
        client = self.app.client
        client.cookies.clear()
        answer = client.request(method, "/api" + path, headers=HEADERS | self.headers(), json=body)
        assert answer.status_code == status, (answer.status_code, answer.text)
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        return answer.json() if answer.content else None

    def opens(self, players: int = 2, *others: dict[str, Any], **more: Any) -> "Table":
        """Open a table with a seat for oneself, and open ones unless others are named."""
        seats = [{"kind": "me"}, *others] + [{"kind": "open"}] * (players - 1 - len(others))
        asked = {"game": "sun", "players": players, "seats": seats} | more
        return Table(self, self.asks("POST", "/tables", asked, 201))

    def live(self, table_id: str, after: int = 0) -> WebSocketTestSession:
        client = self.app.client
        client.cookies.clear()
        return client.websocket_connect(f"/api/tables/{table_id}/live?after={after}", headers=self.headers())


class Table:
    """A table, and the people who sit at it, by seat."""

    def __init__(self, host: Person, doc: dict[str, Any]) -> None:
        self.id: str = doc["id"]
        self.key: str = doc["key"]
        self.path = f"/tables/{self.id}"
        self.people: dict[int, Person] = {0: host}

    def joined_by(self, person: Person, seat: int = 1) -> "Table":
        person.asks("POST", f"{self.path}/seats/{seat}", {"key": self.key})
        self.people[seat] = person
        return self

    def doc(self, person: Person | None = None) -> dict[str, Any]:
        found: dict[str, Any] = (person or self.people[0]).asks("GET", self.path)
        return found

    def seen_by(self, person: Person) -> dict[str, Any]:
        found: dict[str, Any] = person.asks("GET", f"{self.path}/state")
        return found

    def to_move(self) -> tuple[Person, dict[str, Any]]:
        """Who must choose, and what they see."""
        person = self.people[self.doc()["turn"]]
        return person, self.seen_by(person)

    def move(self, choice: int = 0) -> int:
        """Whoever must choose takes one of the options; returns the new version."""
        person, seen = self.to_move()
        return self.send(person, seen["version"], seen["offers"][choice]["code"])

    def follow(self, codes: Sequence[int]) -> None:
        """Everybody chooses as in these moves of a record."""
        for code in codes:
            person, seen = self.to_move()
            self.send(person, seen["version"], code)

    def send(self, person: Person, version: int, code: int, status: int = 200, name: str = "") -> int:
        body = {"id": name or client_id(), "version": version, "code": code}
        answer = person.asks("POST", f"{self.path}/moves", body, status)
        return int(answer.get("version", -1))

    def ends(self) -> None:
        """Everybody agrees to end it here."""
        first, *others = self.people.values()
        asked = first.asks("POST", f"{self.path}/requests", {"kind": "abandon"})
        for other, ask in zip(others, asked["requests"], strict=False):
            other.asks("POST", f"{self.path}/requests/{ask['id']}", {"yes": True})
        assert self.doc()["status"] == "abandoned"

    def undo(self, person: Person, to: str = "step", status: int = 200) -> int:
        version = self.seen_by(person)["version"]
        body = {"id": client_id(), "version": version, "to": to}
        return int(person.asks("POST", f"{self.path}/undo", body, status).get("version", -1))


def until(true: Callable[[], object], seconds: float = 60) -> None:
    """Wait for something that happens by itself."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.02)


def recorded() -> dict[str, Any]:
    """A whole game for two that was played some day."""
    place = Path(__file__).parents[1] / "records" / "2-first-basic-mixed-101.json"
    found: dict[str, Any] = json.loads(place.read_text())
    return found


def heard(socket: WebSocketTestSession, kind: str) -> dict[str, Any]:
    """The next message of this kind; others are passed over."""
    while True:
        message: dict[str, Any] = json.loads(socket.receive_text(timeout=30))
        if message["type"] == kind:
            return message


def say(socket: WebSocketTestSession, kind: str, **more: Any) -> None:
    socket.send_text(json.dumps({"type": kind} | more))
