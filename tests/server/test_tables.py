"""A table as somebody wants it: game, options, edition, seats, who finds it; who sits down, leaves, comes after."""

from typing import Any

import pytest

import heliopause
from tests.server.people import App, Table, client_id, only_sqlite, recorded

BOT = {"kind": "bot", "bot": "random"}


def wishes(game: dict[str, Any], players: int) -> list[dict[str, Any]]:
    """Every answer to every line of the form, one at a time."""
    found: list[dict[str, Any]] = []
    for line in game["form"]:
        name = line["name"]
        if line["kind"] == "switch":
            found += [{name: True}, {name: False}]
        elif line["kind"] == "choice":
            found += [{name: value["value"]} for value in line["values"]]
        elif line["kind"] == "seats":
            found += [{name: seat} for seat in range(players)]
        elif values := [value["value"] for value in line["values"] if value["value"] is not None]:
            found.append({name: values[:players]})
    return found


@only_sqlite
@pytest.mark.parametrize("name", heliopause.GAMES)
def test_a_table_can_be_had_with_every_answer_of_the_form(app: App, name: str) -> None:
    person = app.person()
    game = next(game for game in person.asks("GET", "/games") if game["game"] == name)
    for players in game["players"]:
        for edition in game["editions"]:
            table = person.opens(players, game=name, edition=edition)
            assert (table.doc()["edition"], table.doc()["players"]) == (edition, players)
        for options in wishes(game, players):
            table = person.opens(players, game=name, options=options)
            assert table.doc()["options"] == options


@only_sqlite
@pytest.mark.parametrize(
    ("wrong", "where"),
    [
        ({"game": "chess"}, "game"),
        ({"edition": "third"}, "edition"),
        ({"players": 9}, ""),
        ({"options": {"luck": True}}, "options"),
        ({"seats": [{"kind": "me"}]}, "seats"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "seats"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, "seats[1].bot"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]}, "bot"),
        ({"clock": {"kind": "total", "seconds": 0}}, "clock"),
        ({"clock": {"kind": "days"}}, "clock"),
        ({"clock": {"kind": "egg"}}, ""),
        ({"title": "\n"}, "title"),
        ({"listed": "perhaps"}, ""),
        ({"position": {}, "record": {}}, "position"),
        ({"record": {}, "options": {"tableau": True}}, "options"),
        ({"colour": "red"}, ""),
    ],
)
def test_a_wish_that_cannot_be_met_is_refused_where_it_stands(app: App, wrong: dict[str, Any], where: str) -> None:
    asked = {"game": "sun", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]} | wrong
    answer = app.client.post("/api/tables", json=asked, headers={"x-heliopause": "1"})
    assert answer.status_code in (400, 404)
    problem = answer.json()
    assert problem["where"] == where
    assert "\n" not in problem["message"]
    assert app.person().asks("GET", "/tables") == []


# ------------------------------------------------------------------ who finds it and sits down


def test_a_listed_table_is_found_and_joined_without_a_link(app: App) -> None:
    table = app.person().opens(listed=True, title="Come in")
    stranger = app.person()
    (row,) = stranger.asks("GET", "/tables")
    assert (row["id"], row["title"], row["key"]) == (table.id, "Come in", None)
    assert stranger.asks("POST", f"{table.path}/seats/1", {})["you"] == 1
    assert table.doc()["status"] == "playing"


def test_the_game_begins_when_the_last_seat_is_taken(app: App) -> None:
    table = app.person().opens(3)
    table.joined_by(app.person(), 1)
    assert table.doc()["status"] == "waiting"
    table.joined_by(app.person(), 2)
    assert table.doc()["status"] == "playing"


def test_one_person_takes_one_seat(app: App) -> None:
    table = app.person().opens(3)
    person = app.person()
    table.joined_by(person, 1)
    assert person.asks("POST", f"{table.path}/seats/1", {"key": table.key})["you"] == 1  # again: nothing happens
    person.asks("POST", f"{table.path}/seats/2", {"key": table.key}, 409)
    person.asks("POST", f"{table.path}/seats/9", {"key": table.key}, 404)


def test_the_host_lets_a_bot_take_an_open_seat(app: App) -> None:
    table = app.person().opens()
    doc = table.people[0].asks("PUT", f"{table.path}/seats/1", {"bot": "random"})
    assert (doc["status"], doc["seats"][1]["bot"]) == ("playing", "random")


def test_i_may_host_a_table_without_sitting_there(app: App) -> None:
    host = app.person()
    doc = host.asks("POST", "/tables", {"game": "sun", "players": 2, "seats": [BOT, {"kind": "open"}]}, 201)
    assert (doc["you"], doc["host"], doc["key"] is not None) == (None, True, True)
    assert host.asks("POST", f"/tables/{doc['id']}/seats/1", {})["you"] == 1


# ------------------------------------------------------------------ leaving


def test_who_leaves_before_the_game_frees_the_seat(app: App) -> None:
    table = app.person().opens(3).joined_by(app.person(), 1)
    doc = table.people[1].asks("DELETE", f"{table.path}/seats/1")
    assert (doc["seats"][1]["kind"], doc["status"]) == ("open", "waiting")


def test_a_bot_goes_on_for_who_left(table: Table) -> None:
    for _ in range(3):
        table.move()
    table.people[1].asks("DELETE", f"{table.path}/seats/1")
    seat = table.doc()["seats"][1]
    assert (seat["kind"], seat["free"]) == ("person", True)
    doc = table.people[0].asks("PUT", f"{table.path}/seats/1", {"bot": "random"})
    assert doc["seats"][1]["bot"] == "random"


def test_another_person_goes_on_for_who_left(app: App, table: Table) -> None:
    table.people[1].asks("DELETE", f"{table.path}/seats/1")
    table.joined_by(app.person(), 1)
    for _ in range(6):
        table.move()
    assert table.doc()["seats"][1]["free"] is False


def test_when_the_host_leaves_another_person_is_host(table: Table) -> None:
    doc = table.people[0].asks("DELETE", f"{table.path}/seats/0")
    assert doc["host"] is False
    assert table.doc(table.people[1])["host"] is True


def test_my_tables_come_with_those_that_wait_for_me_first(app: App) -> None:
    person = app.person()
    over = person.opens().joined_by(app.person())
    over.ends()
    waits = [person.opens().joined_by(app.person()) for _ in range(2)]
    for table in waits:
        if table.doc()["turn"] != 0:
            table.move(-1)
    mine = [row["id"] for row in person.asks("GET", "/me/tables")]
    assert mine[-1] == over.id
    assert set(mine[:2]) == {table.id for table in waits}


# ------------------------------------------------------------------ rematch


def test_a_rematch_is_the_same_table_dealt_anew_and_everybody_finds_it(table: Table) -> None:
    first, second = table.people.values()
    first.asks("POST", f"{table.path}/rematch", status=409)
    table.ends()
    made = first.asks("POST", f"{table.path}/rematch", status=201)
    assert second.asks("POST", f"{table.path}/rematch", status=201)["id"] == made["id"] != table.id
    assert table.doc()["rematch"] == made["id"]
    assert [seat["name"] for seat in made["seats"]] == [seat["name"] for seat in table.doc()["seats"]]
    assert (made["status"], made["moves"], made["options"]) == ("playing", 0, table.doc()["options"])
    assert made["commitment"] != table.doc()["commitment"]


def test_a_table_says_a_word_to_nobody_who_has_no_seat(app: App) -> None:
    """A host who does not sit there may still talk; strangers of a listed table may not."""
    table = app.person().opens(listed=True)
    app.person().asks("POST", f"{table.path}/chat", {"id": client_id(), "text": "hello"}, 403)


# ------------------------------------------------------------------ records and positions that are brought along


def test_a_game_that_was_recorded_elsewhere_goes_on_here(app: App) -> None:
    whole = recorded()
    del whole["result"]
    table = app.person().opens(record=whole | {"codes": whole["codes"][:30]}).joined_by(app.person())
    doc = table.doc()
    assert (doc["moves"], doc["status"]) == (30, "playing")
    assert len(table.seen_by(app.person())["log"]) == 30
    assert doc["commitment"] == ""  # the shuffle was known before
    table.follow(whole["codes"][30:36])


def test_a_finished_record_is_a_table_to_look_at_and_to_go_on_from(app: App) -> None:
    whole = recorded()
    person = app.person()
    table = person.opens(record=whole)
    doc = table.doc()
    assert (doc["status"], doc["turn"]) == ("over", None)
    assert doc["result"] == {"scores": whole["result"]["scores"], "winners": whole["result"]["winners"]}
    assert person.asks("GET", f"{table.path}/record")["codes"] == whole["codes"]
    assert person.asks("POST", f"{table.path}/clone", {"moves": 12}, 201)["moves"] == 12


@only_sqlite
@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"codes": [1]}, "record.codes[0]: "),
        ({"version": "none"}, "record.version: "),
        ({"seed": "x"}, "record.seed: "),
        ({"game": "chess"}, "this is a record of"),
        ({"codes": [0] * 5001}, "more than 5000 choices"),
        ({"format": "x"}, "record.format: "),
        ({"players": 3}, "it is for 3 players, not 2"),
    ],
)
def test_a_record_that_does_not_hold_up_is_refused(app: App, wrong: dict[str, Any], says: str) -> None:
    whole = recorded()
    del whole["result"]
    del whole["seats"]
    asked = {"game": "sun", "players": 2, "seats": [{"kind": "me"}, BOT], "record": whole | wrong}
    assert app.person().asks("POST", "/tables", asked, 400)["message"].startswith(says)


def test_a_position_is_played_from(app: App, table: Table) -> None:
    for _ in range(10):
        table.move()
    table.ends()
    position = table.people[0].asks("GET", f"{table.path}/position?moves=7")
    then = table.people[0].asks("GET", f"{table.path}/moves/7")
    again = app.person().opens(position=position).joined_by(app.person())
    assert again.seen_by(app.person())["view"] == app.person().asks("GET", f"{table.path}/moves/7")["view"]
    assert again.doc()["turn"] == [line["seat"] for line in table.seen_by(app.person())["log"]][7]
    assert (again.doc()["commitment"], then["moves"]) == ("", 7)
    again.move()
    app.person().asks(
        "POST", "/tables", {"game": "sun", "players": 2, "seats": [BOT, BOT], "position": {"round": 1}}, 400
    )
