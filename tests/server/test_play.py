"""Moves: made once, in order, by whoever must choose; acknowledged when they are stored."""

import asyncio
from collections.abc import Callable

import pytest

from heliopause.server.problems import Refused
from heliopause.server.tables import play
from heliopause.server.wire import Move
from tests.server.people import App, Person, Table, client_id, recorded


def test_a_move_made_for_an_older_version_is_stale(table: Table) -> None:
    person, seen = table.to_move()
    code = seen["offers"][0]["code"]
    table.move()
    asked = {"id": client_id(), "version": seen["version"], "code": code}
    problem = person.asks("POST", f"{table.path}/moves", asked, 409)
    assert problem["code"] == "stale"
    assert problem["where"] == "version"


def test_the_same_move_sent_twice_is_made_once(table: Table) -> None:
    person, seen = table.to_move()
    code = seen["offers"][0]["code"]
    made = table.send(person, seen["version"], code, name="my-first-move")
    assert table.send(person, seen["version"], code, name="my-first-move") == made
    assert table.seen_by(person)["moves"] == 1


def test_an_answer_that_got_lost_is_given_again_much_later(table: Table) -> None:
    person, seen = table.to_move()
    made = table.send(person, seen["version"], seen["offers"][0]["code"], name="my-first-move")
    for _ in range(5):
        table.move()
    assert table.send(person, seen["version"], seen["offers"][0]["code"], name="my-first-move") == made
    assert table.doc()["moves"] == 6


def test_who_is_not_to_choose_cannot(table: Table) -> None:
    person, seen = table.to_move()
    (other,) = [somebody for somebody in table.people.values() if somebody is not person]
    assert table.seen_by(other)["offers"] == []
    asked = {"id": client_id(), "version": 0, "code": seen["offers"][0]["code"]}
    assert other.asks("POST", f"{table.path}/moves", asked, 409)["code"] == "not-your-turn"
    assert table.doc()["version"] == 0


def test_what_is_not_offered_is_refused_and_changes_nothing(table: Table) -> None:
    person, seen = table.to_move()
    asked = {"id": client_id(), "version": 0, "code": (1 << 53) - 1}
    assert person.asks("POST", f"{table.path}/moves", asked, 422)["code"] == "illegal"
    assert table.seen_by(person) == seen


@pytest.mark.parametrize(
    "wrong",
    [{"code": -1}, {"code": 1 << 53}, {"code": "x"}, {"version": -1}, {"id": "short"}, {"id": "a" * 65}, {"x": 1}],
)
def test_a_move_that_is_none_is_refused_in_one_line(table: Table, wrong: dict[str, object]) -> None:
    person, seen = table.to_move()
    asked = {"id": client_id(), "version": 0, "code": seen["offers"][0]["code"]} | wrong
    problem = person.asks("POST", f"{table.path}/moves", asked, 400)
    assert problem["code"] == "bad-input"
    assert next(iter(wrong)) in problem["message"]
    assert "\n" not in problem["message"]


def test_of_many_moves_at_once_one_is_made(app: App, table: Table) -> None:
    person, seen = table.to_move()
    me = person.asks("GET", "/me")["person"]["id"]
    codes = [offer["code"] for offer in seen["offers"]]

    async def all_at_once() -> list[object]:
        tries = [
            play.move(app.house.hall, table.id, me, Move(id=client_id(), version=0, code=codes[n % len(codes)]))
            for n in range(8)
        ]
        return await asyncio.gather(*tries, return_exceptions=True)

    answers = app.run(all_at_once)
    refused = [answer.problem.code for answer in answers if isinstance(answer, Refused)]
    assert [answer for answer in answers if not isinstance(answer, Refused)] == [1]
    assert set(refused) <= {"stale", "not-your-turn"}
    assert table.doc()["moves"] == 1


def test_who_only_watches_cannot_move(app: App, table: Table) -> None:
    _, seen = table.to_move()
    asked = {"id": client_id(), "version": 0, "code": seen["offers"][0]["code"]}
    assert app.person().asks("POST", f"{table.path}/moves", asked, 403)["code"] == "forbidden"


def test_what_is_in_memory_can_be_dropped_at_any_time(app: App, table: Table) -> None:
    for _ in range(40):
        person, seen = table.to_move()
        app.house.hall.opened.clear()
        assert table.seen_by(person) == seen
        table.move(-1)


def test_a_server_that_starts_again_goes_on_where_it_was(start: Callable[[], App]) -> None:
    before = start()
    table = before.person().opens().joined_by(before.person())
    for _ in range(25):
        table.move()
    person, seen = table.to_move()
    after = start()
    assert Person.at(person, after).asks("GET", f"{table.path}/state") == seen


def test_a_game_is_played_to_its_end(app: App) -> None:
    whole = recorded()
    result, codes = whole.pop("result"), whole["codes"]
    table = app.person().opens(record=whole | {"codes": codes[:-20]}).joined_by(app.person())
    table.follow(codes[-20:])
    doc = table.doc()
    assert (doc["status"], doc["turn"]) == ("over", None)
    assert doc["result"] == {"scores": result["scores"], "winners": result["winners"]}
    seen = table.seen_by(table.people[0])
    assert (seen["offers"], seen["question"]) == ([], "")
    assert [line["version"] for line in seen["log"]] == list(range(1, len(codes) + 1))
    points = [sum(line["points"] for line in lines) for lines in seen["scores"]]
    assert points == result["scores"]
    asked = {"id": client_id(), "version": seen["version"], "code": 1}
    table.people[0].asks("POST", f"{table.path}/moves", asked, 409)


def test_a_script_asks_for_the_new_lines_of_the_log_only(table: Table) -> None:
    for _ in range(5):
        table.move()
    seen = table.people[0].asks("GET", f"{table.path}/state?after=3")
    assert [line["version"] for line in seen["log"]] == [4, 5]
