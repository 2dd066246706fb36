"""The vocabulary of the server's tests: people who open tables, sit down, move, and are told things."""

import itertools
import json
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession

HEADERS = {"x-heliopause": "1"}  # what a page of ours sends with every change
numbers = itertools.count()


def client_id() -> str:
    return f"client-id-{next(numbers)}"


class App:
    """A running server."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client

    def person(self) -> "Person":
        """Somebody new, with a browser of their own."""
        return Person(self)


class Person:
    def __init__(self, app: App) -> None:
        self.app = app
        self.cookie: str | None = None

    def asks(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        """Ask for something and expect this status."""
        client = self.app.client
        client.cookies.clear()
        headers = HEADERS | ({"cookie": self.cookie} if self.cookie else {})
        answer = client.request(method, "/api" + path, headers=headers, json=body)
        assert answer.status_code == status, (answer.status_code, answer.text)
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        return answer.json() if answer.content else None

    def opens(self, players: int = 2, *others: dict[str, Any], **more: Any) -> "Table":
        """Open a table with a seat for oneself, and open ones unless others are named."""
        seats = [{"kind": "me"}, *others] + [{"kind": "open"}] * (players - 1 - len(others))
        table = self.asks("POST", "/tables", {"game": "sun", "players": players, "seats": seats} | more, 201)
        return Table(self, table)

    def live(self, table_id: str, after: int = 0) -> WebSocketTestSession:
        client = self.app.client
        client.cookies.clear()
        headers = {"cookie": self.cookie} if self.cookie else {}
        return client.websocket_connect(f"/api/tables/{table_id}/live?after={after}", headers=headers)


class Table:
    """A table, and the people who sit at it in the order of seats."""

    def __init__(self, host: Person, doc: dict[str, Any]) -> None:
        self.id: str = doc["id"]
        self.key: str = doc["key"]
        self.path = f"/tables/{self.id}"
        self.people: dict[int, Person] = {0: host}

    def joined_by(self, person: Person, seat: int = 1) -> "Table":
        person.asks("POST", f"{self.path}/seats/{seat}", {"key": self.key})
        self.people[seat] = person
        return self

    def seen_by(self, person: Person) -> dict[str, Any]:
        found: dict[str, Any] = person.asks("GET", f"{self.path}/state")
        return found

    def to_move(self) -> tuple[Person, dict[str, Any]]:
        """Who must choose, and what they see."""
        seat = self.people[0].asks("GET", self.path)["turn"]
        return self.people[seat], self.seen_by(self.people[seat])

    def move(self, choice: int = 0) -> int:
        """Whoever must choose takes one of the options."""
        person, seen = self.to_move()
        return self.send(person, seen["version"], seen["offers"][choice]["code"])

    def send(self, person: Person, version: int, code: int, status: int = 200, name: str = "") -> int:
        body = {"id": name or client_id(), "version": version, "code": code}
        answer = person.asks("POST", f"{self.path}/moves", body, status)
        return int(answer.get("version", -1))


def heard(socket: WebSocketTestSession, kind: str) -> dict[str, Any]:
    """The next message of this kind; others are passed over."""
    while True:
        message: dict[str, Any] = json.loads(socket.receive_text(timeout=10))
        if message["type"] == kind:
            return message
