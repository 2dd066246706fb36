"""Several server processes behind one PostgreSQL are one server; what one does, all know."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from sqlalchemy import Connection, text

from heliopause.server.app import create_app
from heliopause.server.settings import Settings
from tests.server.people import App, Person, Table, client_id, heard, say, until

pytestmark = pytest.mark.parametrize("settings", ["postgresql"], indirect=True)


@pytest.fixture
def pair(start: Callable[[], App]) -> tuple[App, App]:
    return start(), start()


@pytest.fixture
def split(pair: tuple[App, App]) -> Table:
    """A table whose two people are at different processes."""
    one, two = pair
    host, guest = one.person(), two.person()
    table = host.opens()
    guest.asks("POST", f"{table.path}/seats/1", {"key": table.key})
    table.people[1] = guest
    until(lambda: table.doc()["status"] == "playing")
    return table


def test_a_game_is_played_across_processes(split: Table) -> None:
    with split.people[0].live(split.id) as one, split.people[1].live(split.id) as two:
        seen = {0: heard(one, "update"), 1: heard(two, "update")}
        for version in range(1, 25):
            turn = 0 if seen[0]["offers"] else 1
            move = {"id": client_id(), "version": version - 1, "code": seen[turn]["offers"][-1]["code"]}
            split.people[turn].asks("POST", f"{split.path}/moves", move)
            seen = {0: heard(one, "update"), 1: heard(two, "update")}
            assert [seen[0]["version"], seen[1]["version"]] == [version, version]


def test_the_same_move_at_two_processes_is_made_once(pair: tuple[App, App], split: Table) -> None:
    person, seen = split.to_move()
    move = {"id": "one-move-two-doors", "version": 0, "code": seen["offers"][0]["code"]}
    versions = [person.at(app).asks("POST", f"{split.path}/moves", move)["version"] for app in pair]
    assert versions == [1, 1]


def test_two_moves_for_one_version_at_two_processes_are_one_move(pair: tuple[App, App], split: Table) -> None:
    for _ in range(6):
        person, seen = split.to_move()
        with ExitStack() as stack:
            sockets = [stack.enter_context(person.at(app).live(split.id, seen["version"])) for app in pair]
            for n, socket in enumerate(sockets):
                code = seen["offers"][n % len(seen["offers"])]["code"]
                say(socket, "move", id=client_id(), version=seen["version"], code=code)
            answers = []
            for socket in sockets:
                while (answer := json.loads(socket.receive_text(timeout=30)))["type"] not in ("done", "refused"):
                    pass
                answers.append(answer["type"])
        assert sorted(answers) == ["done", "refused"]
    assert split.doc()["moves"] == 6


def test_what_happens_at_one_process_is_seen_at_the_other(split: Table) -> None:
    one, two = split.people[0], split.people[1]
    with one.live(split.id) as socket:
        heard(socket, "update")
        two.asks("POST", f"{split.path}/chat", {"id": client_id(), "text": "hello"}, 204)
        assert heard(socket, "chat")["line"]["text"] == "hello"
        two.asks("POST", f"{split.path}/requests", {"kind": "abandon"})
        until(lambda: heard(socket, "table")["table"]["requests"])
        one.asks("POST", f"{split.path}/requests/{split.doc()['requests'][0]['id']}", {"yes": True})
    until(lambda: split.doc(two)["status"] == "abandoned")


def test_who_logs_out_at_one_process_is_sent_away_at_the_other(pair: tuple[App, App], split: Table) -> None:
    with split.people[0].live(split.id) as socket:
        heard(socket, "update")
        split.people[0].at(pair[1]).asks("DELETE", "/session?everywhere=true", status=204)
        closed = 0
        try:
            while True:
                socket.receive_text(timeout=30)
        except WebSocketDisconnect as ended:
            closed = ended.code
    assert closed == 4401


def test_one_of_them_goes_the_rounds(pair: tuple[App, App]) -> None:
    until(lambda: [app.house.rounds.leader for app in pair].count(True) == 1)


def cut_the_listeners(connection: Connection) -> None:
    """End the connections of all processes over which they hear each other."""
    said = "query LIKE 'LISTEN%' OR query LIKE 'SELECT pg_try_advisory%' OR query = 'SELECT true'"
    pids = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ({said}) AND pid <> pg_backend_pid()"
    assert connection.execute(text(pids)).all()


def test_a_line_that_broke_is_made_good(pair: tuple[App, App], split: Table) -> None:
    """What was said while nobody listened is looked up."""
    _, two = pair
    with split.people[0].live(split.id) as socket:
        heard(socket, "update")
        two.run(two.house.database.write, cut_the_listeners)
        person, seen = split.to_move()
        made = person.at(two).asks(
            "POST", f"{split.path}/moves", {"id": client_id(), "version": 0, "code": seen["offers"][0]["code"]}
        )
        assert heard(socket, "update")["version"] == made["version"] == 1


def test_bots_move_once_although_two_processes_see_them(pair: tuple[App, App]) -> None:
    one, two = pair
    person = one.person()
    table = person.opens(2, {"kind": "bot", "bot": "random"})
    for _ in range(4):
        until(lambda: table.doc()["turn"] == 0)
        two.run(two.house.hall.open, table.id)
        table.move(-1)
        for app in pair:
            app.run(app.house.rounds.once)
    until(lambda: table.doc()["turn"] == 0)
    log = table.seen_by(person)["log"]
    assert [line["version"] for line in log] == list(range(1, len(log) + 1))


@pytest.fixture
def second_house(settings: Settings, tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    """A process on another machine, that was not given the folder `keys`."""
    with TestClient(create_app(replace(settings, data=str(tmp_path_factory.mktemp("other"))))) as client:
        yield App(client)


def test_cookies_are_good_where_the_keys_are(start: Callable[[], App], second_house: App) -> None:
    one, two = start(), start()
    person = one.person()
    person.asks("POST", "/me", {"name": "Ann"})
    assert person.at(two).asks("GET", "/me")["person"]["name"] == "Ann"
    assert Person.at(person, second_house).asks("GET", "/me")["person"] is None
