"""Strangers, guests, accounts, tokens."""

from typing import Any

import pytest

from heliopause.server.people import passwords
from tests.server.people import HEADERS, App, Person, Table

PASSWORD = "correct horse battery"


def account(app: App, name: str = "Ann", password: str = PASSWORD) -> Person:
    somebody = guest(app)
    somebody.asks("POST", "/me/account", {"name": name, "password": password})
    return somebody


def guest(app: App, name: str | None = None) -> Person:
    somebody = app.person()
    somebody.asks("POST", "/me", {"name": name} if name else {})
    return somebody


def me(somebody: Person) -> Any:
    return somebody.asks("GET", "/me")["person"]


# ------------------------------------------------------------------ guests


def test_a_stranger_is_nobody(app: App) -> None:
    assert me(app.person()) is None


def test_a_guest_is_known_again(app: App) -> None:
    somebody = guest(app)
    assert me(somebody)["kind"] == "guest"
    assert me(somebody)["name"].startswith("Guest ")
    assert me(somebody)["id"] == somebody.asks("POST", "/me", {})["id"]


def test_a_guest_chooses_a_name_and_another_one(app: App) -> None:
    somebody = guest(app, "  Ann   Other ")
    assert me(somebody)["name"] == "Ann Other"
    assert somebody.asks("PATCH", "/me", {"name": "Bob"})["name"] == "Bob"
    assert me(somebody)["name"] == "Bob"


def test_two_guests_may_have_one_name(app: App) -> None:
    assert me(guest(app, "Ann"))["name"] == me(guest(app, "Ann"))["name"]


def test_a_new_name_is_seen_at_the_tables(table: Table) -> None:
    host = table.people[0]
    host.asks("PATCH", "/me", {"name": "Ann"})
    assert host.asks("GET", table.path)["seats"][0]["name"] == "Ann"


def test_a_stranger_cannot_be_renamed(app: App) -> None:
    assert app.person().asks("PATCH", "/me", {"name": "Ann"}, 401)["code"] == "no-person"


def test_the_cookie_is_kept_from_scripts_and_other_sites(app: App) -> None:
    app.client.cookies.clear()
    line = app.client.post("/api/me", json={}, headers=HEADERS).headers["set-cookie"]
    parts = {part.strip().lower() for part in line.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= parts
    assert "secure" not in parts
    assert line.startswith("heliopause=")


# ------------------------------------------------------------------ accounts


def test_an_account_keeps_the_tables_of_the_guest(app: App, table: Table) -> None:
    host = table.people[0]
    before = me(host)["id"]
    kept = host.asks("POST", "/me/account", {"name": "Ann", "password": PASSWORD})
    assert kept == {"id": before, "name": "Ann", "kind": "account"}
    elsewhere = app.person()
    elsewhere.asks("POST", "/session", {"name": "ann", "password": PASSWORD})
    shown = elsewhere.asks("GET", table.path)
    assert (shown["you"], shown["host"], shown["seats"][0]["name"]) == (0, True, "Ann")


@pytest.mark.parametrize("name", ["Ann", "ANN", "Αnn", "A n n"])
def test_nobody_takes_a_name_that_looks_like_mine(app: App, name: str) -> None:
    account(app)
    other = guest(app)
    for method, path, body in (
        ("POST", "/me/account", {"name": name, "password": PASSWORD}),
        ("PATCH", "/me", {"name": name}),
    ):
        problem = other.asks(method, path, body, 409)
        assert (problem["code"], problem["where"]) == ("conflict", "name")
    app.person().asks("POST", "/me", {"name": name}, 409)


def test_i_may_write_my_own_name_differently(app: App) -> None:
    assert account(app).asks("PATCH", "/me", {"name": "ANN"})["name"] == "ANN"


@pytest.mark.parametrize("password", ["short", "aaaaaaaaaaaa", "Ann Other", "x" * 201])
def test_a_password_that_is_guessed_is_refused(app: App, password: str) -> None:
    problem = guest(app).asks("POST", "/me/account", {"name": "Ann Other", "password": password}, 400)
    assert problem["code"] == "bad-input"


def test_a_wrong_password_and_an_unknown_name_are_answered_alike(app: App) -> None:
    account(app)
    stranger = app.person()
    wrong = stranger.asks("POST", "/session", {"name": "Ann", "password": "wrong horse"}, 403)
    unknown = stranger.asks("POST", "/session", {"name": "Bob", "password": "wrong horse"}, 403)
    assert wrong == unknown
    assert stranger.cookie is None


def test_an_unknown_name_costs_as_much_work(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[str] = []
    verify = passwords.HASHER.verify

    def count(stored: str, password: str) -> bool:
        compared.append(stored)
        return verify(stored, password)

    monkeypatch.setattr(type(passwords.HASHER), "verify", staticmethod(count))
    app.person().asks("POST", "/session", {"name": "Bob", "password": "wrong horse"}, 403)
    assert [stored[:30] for stored in compared] == [passwords.nobodys()[:30]]


def test_no_password_is_stored(app: App) -> None:
    account(app)
    house = app.client.app.state.house
    with house.database.engine.connect() as connection:
        (stored,) = connection.exec_driver_sql("SELECT password FROM accounts").one()
    assert stored.startswith("$argon2id$")


def test_logging_out_leaves_nobody(app: App) -> None:
    somebody = account(app)
    somebody.asks("DELETE", "/session", status=204)
    assert me(somebody) is None


def test_logging_out_everywhere_voids_all_cookies(app: App) -> None:
    here, there = account(app), app.person()
    there.asks("POST", "/session", {"name": "Ann", "password": PASSWORD})
    old = there.cookie
    here.asks("DELETE", "/session?everywhere=true", status=204)
    assert (me(there), there.cookie) == (None, old)


def test_a_new_password_needs_the_old_one_and_voids_other_cookies(app: App) -> None:
    here, there = account(app), app.person()
    there.asks("POST", "/session", {"name": "Ann", "password": PASSWORD})
    new = {"name": "Ann", "password": "another horse"}
    assert here.asks("POST", "/me/account", new, 403)["where"] == "old"
    here.asks("POST", "/me/account", new | {"old": "wrong"}, 403)
    here.asks("POST", "/me/account", new | {"old": PASSWORD})
    assert me(here)["name"] == "Ann"
    assert me(there) is None
    there.asks("POST", "/session", {"name": "Ann", "password": PASSWORD}, 403)
    there.asks("POST", "/session", {"name": "Ann", "password": "another horse"})


def test_a_deleted_account_leaves_tables_and_no_name(app: App) -> None:
    somebody = account(app)
    table = somebody.opens(players=2).joined_by(app.person())
    old, token = somebody.cookie, somebody.asks("POST", "/me/tokens", {"name": "bot"}, 201)["token"]
    somebody.asks("DELETE", "/me", status=204)
    assert me(somebody) is None
    somebody.cookie = old
    assert me(somebody) is None
    assert with_token(app, token).status_code == 401
    assert table.people[1].asks("GET", table.path)["seats"][0]["name"] == "anonymous"
    app.person().asks("POST", "/session", {"name": "Ann", "password": PASSWORD}, 403)
    account(app)  # the name is free again
    house = app.client.app.state.house
    with house.database.engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM persons WHERE name = 'Ann'").scalar() == 1


def test_the_others_may_go_on_with_a_bot_for_who_is_gone(app: App) -> None:
    somebody = account(app)
    table = somebody.opens(players=2).joined_by(app.person())
    somebody.asks("DELETE", "/me", status=204)
    seat = table.people[1].asks("PUT", f"{table.path}/seats/0", {"bot": "greedy"})["seats"][0]
    assert seat["kind"] == "bot"


# ------------------------------------------------------------------ tokens


def with_token(app: App, token: str, method: str = "GET", path: str = "/api/me", body: Any = None) -> Any:
    app.client.cookies.clear()
    return app.client.request(method, path, headers={"authorization": f"Bearer {token}"}, json=body)


def test_a_script_plays_with_a_token(app: App) -> None:
    somebody = account(app)
    made = somebody.asks("POST", "/me/tokens", {"name": "my bot"}, 201)
    assert with_token(app, made["token"]).json()["person"]["name"] == "Ann"
    table = with_token(app, made["token"], "POST", "/api/quick", {"game": "sun"})
    assert table.status_code == 201
    assert somebody.asks("GET", f"/tables/{table.json()['id']}")["you"] == 0


def test_a_token_is_shown_once_and_stored_hashed(app: App) -> None:
    somebody = account(app)
    made = somebody.asks("POST", "/me/tokens", {"name": "my bot"}, 201)
    assert [(row["id"], row["token"]) for row in somebody.asks("GET", "/me/tokens")] == [(made["id"], None)]
    house = app.client.app.state.house
    with house.database.engine.connect() as connection:
        assert made["token"] not in str(connection.exec_driver_sql("SELECT * FROM tokens").all())


def test_a_dropped_token_is_worthless(app: App) -> None:
    somebody = account(app)
    made = somebody.asks("POST", "/me/tokens", {"name": "my bot"}, 201)
    guest(app).asks("DELETE", f"/me/tokens/{made['id']}", status=404)
    somebody.asks("DELETE", f"/me/tokens/{made['id']}", status=204)
    answer = with_token(app, made["token"])
    assert (answer.status_code, answer.json()["code"]) == (401, "no-person")


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/me/tokens", {"name": "another"}),
        ("POST", "/api/me/account", {"name": "Bob", "password": PASSWORD}),
        ("DELETE", "/api/me", None),
        ("POST", "/api/passkeys/register/begin", {}),
        ("PUT", "/api/me/webhook", {"url": "https://hooks.example.org/"}),
    ],
)
def test_a_token_plays_and_does_nothing_to_the_account(app: App, method: str, path: str, body: Any) -> None:
    token = account(app).asks("POST", "/me/tokens", {"name": "my bot"}, 201)["token"]
    assert with_token(app, token, method, path, body).status_code == 403
