"""People who want what is not theirs get nothing: other people's tables, seats, cookies, pages."""

import base64
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession

from heliopause.server.app import create_app
from heliopause.server.settings import Settings
from tests.server.people import HEADERS, App, Person, Table, client_id, heard, only_sqlite, say, until

# ------------------------------------------------------------------ other people's tables


def test_a_private_table_stands_in_nobodys_list(app: App, table: Table) -> None:
    assert app.person().asks("GET", "/tables") == []
    assert app.person().asks("GET", "/me/tables") == []
    assert [row["id"] for row in table.people[1].asks("GET", "/me/tables")] == [table.id]


@pytest.mark.parametrize("key", [None, "", "a", "aaaaaaaaaaaaaaaa", "é"])
def test_a_seat_at_a_private_table_needs_its_key(app: App, key: str | None) -> None:
    table = app.person().opens()
    status = 400 if key == "" else 403
    app.person().asks("POST", f"{table.path}/seats/1", {"key": key}, status)
    assert table.doc()["seats"][1]["kind"] == "open"


def test_a_seat_that_is_taken_stays_so(app: App, table: Table) -> None:
    stranger = app.person()
    for number in (0, 1):
        stranger.asks("POST", f"{table.path}/seats/{number}", {"key": table.key}, 409)
        stranger.asks("DELETE", f"{table.path}/seats/{number}", status=403)
        stranger.asks("PUT", f"{table.path}/seats/{number}", {"bot": "random"}, 403)
    table.people[0].asks("PUT", f"{table.path}/seats/1", {"bot": "random"}, 403)
    table.people[1].asks("DELETE", f"{table.path}/seats/0", status=403)
    assert [seat["kind"] for seat in table.doc()["seats"]] == ["person", "person"]


def test_strangers_change_nothing_at_a_table(app: App, table: Table) -> None:
    before = table.doc()
    stranger = app.person()
    stranger.asks("POST", f"{table.path}/undo", {"id": client_id(), "version": 0, "to": "step"}, 403)
    stranger.asks("POST", f"{table.path}/chat", {"id": client_id(), "text": "hello"}, 403)
    stranger.asks("POST", f"{table.path}/requests", {"kind": "abandon"}, 403)
    stranger.asks("POST", f"{table.path}/rematch", status=403)
    assert table.doc() == before


# ------------------------------------------------------------------ cookies


def forged(cookie: str) -> list[str]:
    name, _, value = cookie.partition("=")
    said, rest = value.split(".", 1)
    turned = said[:-2] + ("AA" if said[-2:] != "AA" else "BB")
    other = base64.urlsafe_b64encode(b'{"person":"aaaaaaaaaaaaaaaa"}').decode().rstrip("=")
    return [
        f"{name}={value}"
        for value in ("", "x", "." * 50, f"{turned}.{rest}", f"{other}.{rest}", said, "%00", value[:-1])
    ]


def test_a_forged_cookie_is_nobody(table: Table) -> None:
    person = table.people[0]
    assert person.cookie is not None
    for cookie in forged(person.cookie):
        thief = Person(person.app)
        thief.cookie = cookie
        assert thief.asks("GET", "/me")["person"] is None, cookie
        assert thief.asks("GET", table.path)["you"] is None


def test_a_cookie_of_another_server_is_nobody(
    app: App, table: Table, settings: Settings, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Even with the same database: who signs is the data folder."""
    elsewhere = replace(settings, data=str(tmp_path_factory.mktemp("elsewhere")))
    with TestClient(create_app(elsewhere)) as client:
        assert table.people[0].at(App(client)).asks("GET", "/me")["person"] is None


@only_sqlite
def test_under_https_the_cookie_is_bound_to_the_host_and_to_https(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, public_url="https://play.example.org"))) as client:
        line = client.post("/api/me", json={}, headers=HEADERS).headers["set-cookie"]
        parts = {part.strip().lower() for part in line.split(";")[1:]}
        assert line.startswith("__Host-heliopause=")
        assert {"secure", "httponly", "samesite=lax", "path=/"} <= parts
        assert not [part for part in parts if part.startswith("domain")]


# ------------------------------------------------------------------ foreign pages


FOREIGN = ["https://evil.example", "http://evil.example", "null", "http://testserver.local.evil.example"]


@only_sqlite
@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_changes_nothing(app: App, table: Table, origin: str) -> None:
    person, seen = table.to_move()
    move = {"id": client_id(), "version": 0, "code": seen["offers"][0]["code"]}
    app.client.cookies.clear()
    for headers in (HEADERS | person.headers(), person.headers(), {}):
        answer = app.client.post(f"/api{table.path}/moves", json=move, headers=headers | {"origin": origin})
        assert (answer.status_code, answer.json()["where"]) == (403, "Origin")
    assert table.doc()["moves"] == 0


@only_sqlite
def test_a_form_of_a_foreign_page_lacks_the_header(app: App, table: Table) -> None:
    """An old browser sends the cookie, and says not from where."""
    person = table.people[0]
    app.client.cookies.clear()
    answer = app.client.delete(f"/api{table.path}/seats/0", headers=person.headers())
    assert (answer.status_code, answer.json()["where"]) == (403, "X-Heliopause")
    assert table.doc()["you"] == 0


@only_sqlite
@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_opens_no_socket(app: App, table: Table, origin: str) -> None:
    app.client.cookies.clear()
    headers = table.people[0].headers() | {"origin": origin}
    with pytest.raises(WebSocketDisconnect), app.client.websocket_connect(f"/api{table.path}/live", headers=headers):
        pass


@only_sqlite
def test_no_answer_lets_foreign_pages_read_it(app: App, table: Table) -> None:
    for method, path in (("GET", f"/api{table.path}"), ("OPTIONS", f"/api{table.path}/moves"), ("GET", "/")):
        answer = app.client.request(method, path, headers={"origin": "https://evil.example"})
        assert not [name for name in answer.headers if name.startswith("access-control-")]


@only_sqlite
def test_every_answer_trusts_the_page_only_as_far_as_itself(app: App, table: Table) -> None:
    for path in ("/", "/tables/anything", f"/api{table.path}", "/api/nothing", "/api/schema/openapi.json", "/health"):
        headers = app.client.get(path).headers
        policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == policy["style-src"] == "'self'"
        assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert app.client.get(f"/api{table.path}").headers["cache-control"] == "no-store"


# ------------------------------------------------------------------ bodies and floods


@only_sqlite
def test_a_body_that_is_too_long_is_not_read(app: App, table: Table) -> None:
    person = table.people[0]
    for path, size in ((f"{table.path}/moves", 2_000), (f"{table.path}/chat", 10_000), ("/tables", 2_000_000)):
        problem = person.asks("POST", path, {"text": "a" * size}, 413)
        assert problem["code"] == "too-big"


@only_sqlite
def test_a_body_without_a_length_is_read_no_further(app: App) -> None:
    sent = 0

    def endless() -> Any:
        nonlocal sent
        for _ in range(1000):
            sent += 1
            yield b" " * 10_000

    app.client.cookies.clear()
    answer = app.client.post("/api/session", content=endless(), headers={"content-type": "application/json"})
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"name": "\\ud800"}', b"[" * 5000, b"1" * 5000]
)
@only_sqlite
def test_a_body_that_is_none_is_refused_in_one_line(app: App, body: bytes) -> None:
    app.client.cookies.clear()
    answer = app.client.post("/api/quick", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-input"
    assert "\n" not in answer.json()["message"]


@pytest.fixture
def guarded(settings: Settings) -> Any:
    with TestClient(create_app(replace(settings, limits=True))) as client:
        yield App(client)


def flood(app: App, send: Callable[[], Any], most: int) -> Any:
    """Ask again and again until it is too much."""
    for _ in range(most):
        answer = send()
        if answer.status_code == 429:
            return answer
    raise AssertionError("there was no limit")


@only_sqlite
def test_a_flood_is_stopped_and_told_when_to_come_back(guarded: App) -> None:
    client = guarded.client
    answer = flood(guarded, lambda: client.post("/api/session", json={"name": "Ann", "password": "guess"}), 30)
    assert answer.json()["code"] == "too-many"
    assert int(answer.headers["retry-after"]) >= 1
    assert client.get("/api/me").status_code == 200  # who looks only is not meant


@only_sqlite
def test_nobody_fills_the_house_with_guests_or_tables(guarded: App) -> None:
    def one_more() -> Any:
        guarded.client.cookies.clear()
        return guarded.client.post("/api/me", json={}, headers=HEADERS)

    flood(guarded, one_more, 60)
    host = guarded.person()
    guarded.client.cookies.clear()
    flood(
        guarded, lambda: guarded.client.post("/api/quick", json={"game": "none"}, headers=HEADERS | host.headers()), 80
    )


@only_sqlite
def test_a_password_is_guessed_a_few_times_only_from_wherever(guarded: App) -> None:
    house = guarded.house
    house.limits.addresses["login"].rate = replace(house.limits.addresses["login"].rate, burst=10_000)
    flood(guarded, lambda: guarded.client.post("/api/session", json={"name": "Ann", "password": "guess"}), 30)


@only_sqlite
def test_one_person_opens_only_so_many_sockets(guarded: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heliopause.server.guard.gate.SOCKETS", 2)
    host = guarded.person()
    table = host.opens()
    with host.live(table.id) as one, host.live(table.id) as two:
        heard(one, "update")
        heard(two, "update")
        with pytest.raises(WebSocketDisconnect) as refused, host.live(table.id) as three:
            three.receive_text(timeout=30)
        assert refused.value.code == 4429
    until(lambda: can_come_back(host, table))


def can_come_back(person: Person, table: Table) -> bool:
    """Whether there is room for another socket; the server takes a moment to notice that one has gone."""
    try:
        with person.live(table.id) as socket:
            return bool(heard(socket, "update"))
    except WebSocketDisconnect:
        return False


def ended(socket: WebSocketTestSession) -> int:
    """The code with which the server ends a socket."""
    try:
        while True:
            socket.receive_text(timeout=30)
    except WebSocketDisconnect as closed:
        return int(closed.code)


@only_sqlite
def test_who_talks_too_much_on_a_socket_is_cut_off(guarded: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heliopause.server.guard.gate.PATIENCE", 0.05)
    host = guarded.person()
    table = host.opens()
    with host.live(table.id) as socket:
        for _ in range(200):
            say(socket, "ping")
        assert ended(socket) == 1008


def test_a_message_that_is_too_long_ends_the_socket(table: Table) -> None:
    with table.people[0].live(table.id) as socket:
        say(socket, "chat", id=client_id(), text="a" * 20_000)
        assert ended(socket) == 1009


# ------------------------------------------------------------------ words that are more than words


NASTY = [
    "<script>alert(1)</script>",
    "'; DROP TABLE tables; --",
    "{{7*7}} ${7*7} %s %n",
    "<img src=x onerror=alert(1)>",
    "\u202egnp.exe",
    "\x1b[31mred",
    "a\nb\r\nSet-Cookie: x=y",
]


@pytest.mark.parametrize("text", NASTY)
def test_chat_is_text_and_nothing_but_text(app: App, table: Table, text: str) -> None:
    table.people[0].asks("POST", f"{table.path}/chat", {"id": client_id(), "text": text}, 204)
    (line,) = table.seen_by(table.people[1])["chat"]
    plain = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    assert line["text"] == plain
    raw = app.client.get(f"/api{table.path}/state")
    assert raw.headers["content-type"].startswith("application/json")
    assert table.doc()["status"] == "playing"


@only_sqlite
@pytest.mark.parametrize("name", NASTY)
def test_a_name_is_text_or_refused(app: App, name: str) -> None:
    somebody = app.person()
    app.client.cookies.clear()
    answer = app.client.post("/api/me", json={"name": name}, headers=HEADERS)
    assert answer.status_code in (200, 400)
    assert "x" not in answer.cookies
    if answer.status_code == 200:
        assert answer.json()["name"].isprintable()
        somebody.cookie = answer.headers["set-cookie"].partition(";")[0]
        table = somebody.opens()
        assert json.dumps(table.doc()["seats"][0]["name"]) == json.dumps(answer.json()["name"])


@pytest.mark.parametrize("title", NASTY)
def test_a_title_is_text(app: App, title: str) -> None:
    shown = app.person().opens(title=title)
    assert shown.doc()["title"].isprintable()


@pytest.mark.parametrize("address", ["x' OR '1'='1", "..%2f..%2fetc", "%00", "a" * 17, "tables", "*"])
def test_an_address_that_is_none_leads_nowhere(app: App, address: str) -> None:
    answer = app.client.get(f"/api/tables/{address}/state")
    assert answer.status_code in (400, 404)
    assert answer.json()["code"] in ("bad-input", "unknown")


@only_sqlite
def test_no_file_leaves_the_house(app: App) -> None:
    for path in ("/../settings.py", "/%2e%2e/settings.py", "/assets/..%2f..%2fapp.py", "/keys/cookies"):
        answer = app.client.get(path)
        assert b"import" not in answer.content
        assert answer.status_code == 404 or answer.headers["content-type"].startswith("text/html")
