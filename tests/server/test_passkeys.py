"""Passkeys, with an authenticator in software."""

from typing import Any

import pytest

from tests.server.authenticator import Authenticator
from tests.server.people import App, Person
from tests.server.test_people import PASSWORD, account, guest, me

ORIGIN, HOST = "http://127.0.0.1:8710", "127.0.0.1"


def key() -> Authenticator:
    return Authenticator(ORIGIN, HOST)


def registered(somebody: Person, name: str | None = None, passkey: Authenticator | None = None) -> Authenticator:
    passkey = passkey or key()
    begun = somebody.asks("POST", "/passkeys/register/begin", {"name": name} if name else {})
    answer = {"ceremony": begun["ceremony"], "credential": passkey.create(begun["options"]), "name": "Phone"}
    somebody.asks("POST", "/passkeys/register/finish", answer)
    return passkey


def logs_in(somebody: Person, passkey: Authenticator, status: int = 200) -> Any:
    begun = somebody.asks("POST", "/passkeys/login/begin")
    answer = {"ceremony": begun["ceremony"], "credential": passkey.get(begun["options"])}
    return somebody.asks("POST", "/passkeys/login/finish", answer, status)


def test_a_guest_keeps_the_tables_by_a_passkey(app: App) -> None:
    somebody = guest(app)
    table = somebody.opens()
    passkey = registered(somebody, "Ann")
    assert me(somebody) | {"id": ""} == {"id": "", "name": "Ann", "kind": "account"}
    elsewhere = app.person()
    assert logs_in(elsewhere, passkey) == me(somebody)
    assert elsewhere.asks("GET", table.path)["you"] == 0


def test_an_account_with_a_password_may_have_passkeys_too(app: App) -> None:
    somebody = account(app)
    registered(somebody)
    logs_in(app.person(), registered(somebody))
    assert [row["name"] for row in somebody.asks("GET", "/passkeys")] == ["Phone", "Phone"]


def test_a_passkey_that_is_taken_away_lets_nobody_in(app: App) -> None:
    somebody = account(app)
    passkey = registered(somebody)
    (row,) = somebody.asks("GET", "/passkeys")
    guest(app).asks("DELETE", f"/passkeys/{row['id']}", status=404)
    somebody.asks("DELETE", f"/passkeys/{row['id']}", status=204)
    assert logs_in(app.person(), passkey, 403)["code"] == "forbidden"


def test_the_last_way_to_log_in_stays(app: App) -> None:
    somebody = guest(app)
    registered(somebody, "Ann")
    (row,) = somebody.asks("GET", "/passkeys")
    assert somebody.asks("DELETE", f"/passkeys/{row['id']}", status=409)["code"] == "conflict"
    somebody.asks("POST", "/me/account", {"name": "Ann", "password": PASSWORD})
    somebody.asks("DELETE", f"/passkeys/{row['id']}", status=204)


def test_one_passkey_is_not_registered_twice(app: App) -> None:
    passkey = registered(account(app))
    other = account(app, "Bob")
    begun = other.asks("POST", "/passkeys/register/begin", {})
    answer = {"ceremony": begun["ceremony"], "credential": passkey.create(begun["options"])}
    other.asks("POST", "/passkeys/register/finish", answer, 409)


def test_a_guest_cannot_take_the_name_of_an_account(app: App) -> None:
    account(app)
    assert guest(app).asks("POST", "/passkeys/register/begin", {"name": "ANN"}, 409)["where"] == "name"


def test_an_answer_counts_once(app: App) -> None:
    passkey, somebody = registered(account(app)), app.person()
    begun = somebody.asks("POST", "/passkeys/login/begin")
    answer = {"ceremony": begun["ceremony"], "credential": passkey.get(begun["options"])}
    somebody.asks("POST", "/passkeys/login/finish", answer)
    assert app.person().asks("POST", "/passkeys/login/finish", answer, 403)["where"] == "ceremony"


def test_a_failed_answer_uses_the_challenge_up(app: App) -> None:
    passkey, somebody = registered(account(app)), app.person()
    begun = somebody.asks("POST", "/passkeys/login/begin")
    good = {"ceremony": begun["ceremony"], "credential": passkey.get(begun["options"])}
    bad = {"ceremony": begun["ceremony"], "credential": key().get(begun["options"])}
    somebody.asks("POST", "/passkeys/login/finish", bad, 403)
    somebody.asks("POST", "/passkeys/login/finish", good, 403)


def test_what_somebody_else_began_is_not_finished_by_me(app: App) -> None:
    begun = account(app).asks("POST", "/passkeys/register/begin", {})
    answer = {"ceremony": begun["ceremony"], "credential": key().create(begun["options"])}
    account(app, "Bob").asks("POST", "/passkeys/register/finish", answer, 403)


@pytest.mark.parametrize(("origin", "host"), [("https://evil.example", HOST), (ORIGIN, "evil.example")])
def test_a_passkey_used_on_a_foreign_page_is_refused(app: App, origin: str, host: str) -> None:
    passkey = registered(account(app))
    passkey.origin, passkey.host = origin, host
    assert logs_in(app.person(), passkey, 403)["where"] == "credential"


def test_a_copied_authenticator_that_counts_behind_is_refused(app: App) -> None:
    passkey = registered(account(app))
    for _ in range(3):
        logs_in(app.person(), passkey)
    passkey.used = 1
    logs_in(app.person(), passkey, 403)


def test_a_passkey_of_nobody_is_refused(app: App) -> None:
    logs_in(app.person(), key(), 403)


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": None},
        {"id": 7, "rawId": [], "type": {}, "response": "x"},
        {"id": "AA", "rawId": "AA", "type": "public-key", "response": {}},
        {"id": "AA", "rawId": "AA", "type": "public-key", "response": {"clientDataJSON": "!", "attestationObject": 1}},
    ],
)
def test_what_is_no_credential_is_refused(app: App, credential: Any) -> None:
    somebody = account(app)
    begun = somebody.asks("POST", "/passkeys/register/begin", {})
    body = {"ceremony": begun["ceremony"], "credential": credential}
    somebody.asks("POST", "/passkeys/register/finish", body, 403)
    begun = somebody.asks("POST", "/passkeys/login/begin")
    somebody.asks("POST", "/passkeys/login/finish", body | {"ceremony": begun["ceremony"]}, 403)


def test_a_forged_answer_for_a_known_passkey_is_refused(app: App) -> None:
    passkey = registered(account(app))
    for part in ("authenticatorData", "clientDataJSON", "signature"):
        wrong: tuple[Any, ...] = ("", "AAAA", 7, None, [])
        for forged in wrong:
            somebody = app.person()
            begun = somebody.asks("POST", "/passkeys/login/begin")
            credential = passkey.get(begun["options"])
            credential["response"][part] = forged
            body = {"ceremony": begun["ceremony"], "credential": credential}
            somebody.asks("POST", "/passkeys/login/finish", body, 403)
