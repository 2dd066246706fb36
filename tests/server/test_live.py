"""The socket of a table: everything that happens, once, in order, also after a line that broke."""

from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing.websocket_test_session import WebSocketTestSession

from heliopause.server.live import LOGGED_OUT, MOST_WAITING, Watcher
from heliopause.server.tables.opened import OpenTable
from tests.server.people import App, Table, client_id, heard, only_sqlite, say


def test_every_move_is_told_to_everybody(app: App, table: Table) -> None:
    with table.people[0].live(table.id) as mine, app.person().live(table.id) as watching:
        assert heard(mine, "update")["version"] == heard(watching, "update")["version"] == 0
        for version in (1, 2, 3):
            table.move()
            for socket in (mine, watching):
                told = heard(socket, "update")
                assert told["version"] == version
                assert [line["version"] for line in told["log"]] == [version]


def test_who_comes_back_is_told_what_was_missed_and_no_more(table: Table) -> None:
    with table.people[0].live(table.id) as socket:
        heard(socket, "update")
    for _ in range(6):
        table.move()
    with table.people[0].live(table.id, after=2) as socket:
        told = heard(socket, "update")
        assert told["version"] == 6
        assert [line["version"] for line in told["log"]] == [3, 4, 5, 6]


def test_a_move_over_the_socket_is_answered_when_it_is_stored(table: Table) -> None:
    person, seen = table.to_move()
    with person.live(table.id) as socket:
        heard(socket, "update")
        say(socket, "move", id="move-over-socket", version=0, code=seen["offers"][0]["code"])
        assert heard(socket, "done") == {"type": "done", "id": "move-over-socket", "version": 1}
    with person.live(table.id, after=1) as socket:  # the answer was lost: it is asked again
        heard(socket, "update")
        say(socket, "move", id="move-over-socket", version=0, code=seen["offers"][0]["code"])
        assert heard(socket, "done")["version"] == 1
    assert table.doc()["moves"] == 1


def refused(socket: WebSocketTestSession, kind: str, **more: Any) -> str:
    say(socket, kind, **more)
    answer = heard(socket, "refused")
    assert answer["id"] == more.get("id", "")
    return str(answer["problem"]["code"])


def test_what_is_refused_over_the_socket_says_why(app: App, table: Table) -> None:
    person, seen = table.to_move()
    code = seen["offers"][0]["code"]
    with person.live(table.id) as socket:
        assert refused(socket, "move", id=client_id(), version=0, code=1) == "illegal"
        assert refused(socket, "undo", id=client_id(), version=0, to="step") == "conflict"
        say(socket, "move", id=client_id())
        assert heard(socket, "refused")["problem"]["code"] == "bad-input"
        socket.send_text("{")
        assert heard(socket, "refused")["problem"]["code"] == "bad-input"
        socket.send_text("[" * 8000)
        assert heard(socket, "refused")["problem"]["code"] == "bad-input"
        say(socket, "ping")
        heard(socket, "pong")
    stranger = app.person()
    with stranger.live(table.id) as socket:
        assert refused(socket, "move", id=client_id(), version=0, code=code) == "forbidden"
        assert refused(socket, "chat", id=client_id(), text="hello") == "forbidden"
    stranger.asks("POST", "/me", {})
    with stranger.live(table.id) as socket:
        assert refused(socket, "move", id=client_id(), version=0, code=code) == "forbidden"
        assert refused(socket, "chat", id=client_id(), text="hello") == "forbidden"


def test_the_others_see_who_is_here(table: Table) -> None:
    with table.people[0].live(table.id) as mine:
        assert [seat["here"] for seat in heard(mine, "table")["table"]["seats"]] == [True, False]
        with table.people[1].live(table.id):
            assert [seat["here"] for seat in heard(mine, "table")["table"]["seats"]] == [True, True]
        assert [seat["here"] for seat in heard(mine, "table")["table"]["seats"]] == [True, False]


def test_chat_is_heard_by_all_and_kept(app: App, table: Table) -> None:
    with table.people[0].live(table.id) as mine, app.person().live(table.id) as watching:
        say(mine, "chat", id="line-of-chat", text=" well   played\n")
        for socket in (mine, watching):
            line = heard(socket, "chat")["line"]
            assert (line["number"], line["seat"], line["text"]) == (1, 0, "well played")
        say(mine, "chat", id="line-of-chat", text="well played")
        heard(mine, "done")
        table.people[1].asks("POST", f"{table.path}/chat", {"id": client_id(), "text": "thanks"}, 204)
        assert heard(watching, "chat")["line"]["text"] == "thanks"
    assert [line["text"] for line in table.seen_by(app.person())["chat"]] == ["well played", "thanks"]


def test_chat_that_comes_while_a_table_is_read_is_not_forgotten(
    app: App, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = app.house.hall
    before: OpenTable = app.run(hall.open, table.id)
    table.people[0].asks("POST", f"{table.path}/chat", {"id": client_id(), "text": "hello"}, 204)
    after = app.run(hall.open, table.id)

    async def slowly(*_: object) -> OpenTable:
        """What was read is old by the time it arrives."""
        hall.keep(after)
        return before

    hall.forget(table.id)
    monkeypatch.setattr(hall.database, "read", slowly)
    assert [line.text for line in app.run(hall.open, table.id).chat] == ["hello"]


def test_who_logs_out_everywhere_is_sent_away(table: Table) -> None:
    person = table.people[1]
    with person.live(table.id) as socket:
        heard(socket, "update")
        heard(socket, "table")
        person.asks("DELETE", "/session?everywhere=true", status=204)
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text(timeout=30)
        assert closed.value.code == LOGGED_OUT


@only_sqlite
def test_a_slow_socket_gets_one_update_for_all_it_missed(app: App, table: Table) -> None:
    opened = app.run(app.house.hall.open, table.id)
    slow = Watcher(None, 0)
    app.run(app.house.live.join, opened, slow)
    for _ in range(MOST_WAITING * 2):
        table.move()
    assert len(slow.waiting) <= MOST_WAITING + 1
    versions: list[int] = []
    while slow.waiting:
        message = slow.waiting.popleft()
        if b'"type":"update"' in message:
            versions.append(int(message.partition(b'"version":')[2].partition(b",")[0]))
    assert versions == sorted(set(versions))
    assert versions[-1] == MOST_WAITING * 2
    app.run(app.house.live.part, table.id, slow)


def test_a_table_that_is_not_there_has_no_socket(app: App) -> None:
    with pytest.raises(WebSocketDisconnect), app.person().live("nothing") as socket:
        socket.receive_text(timeout=30)
