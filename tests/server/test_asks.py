"""What one may do only if the others agree: going further back, ending the game early."""

from typing import Any

from tests.server.people import App, Person, Table


def others(table: Table, person: Person) -> list[Person]:
    return [somebody for somebody in table.people.values() if somebody is not person]


def asks(table: Table, person: Person, kind: str, status: int = 200, **more: Any) -> Any:
    return person.asks("POST", f"{table.path}/requests", {"kind": kind} | more, status)


def answers(table: Table, person: Person, yes: bool, status: int = 200) -> Any:
    (ask,) = table.doc()["requests"] or [{"id": "gone"}]
    return person.asks("POST", f"{table.path}/requests/{ask['id']}", {"yes": yes}, status)


def test_if_the_others_agree_the_table_goes_back_before_my_last_choice(table: Table) -> None:
    for _ in range(8):
        table.move(-1)
    before = table.seen_by(table.people[0])
    person, _ = table.to_move()
    asker = others(table, person)[0]
    seat = next(seat for seat, somebody in table.people.items() if somebody is asker)
    back = max(line["moves"] for line in before["log"] if line["seat"] == seat) - 1
    (ask,) = asks(table, asker, "undo")["requests"]
    assert (ask["seat"], ask["moves"], ask["yes"], ask["waiting"]) == (seat, back, [seat], [1 - seat])
    assert table.doc()["moves"] == 8  # nothing happens before the answer
    doc = answers(table, person, True)
    assert (doc["moves"], doc["turn"], doc["requests"]) == (back, seat, [])
    assert table.seen_by(asker)["log"][-1]["kind"] == "undo"


def test_one_no_is_enough(table: Table) -> None:
    table.move()
    person = table.people[0]
    asks(table, person, "undo", moves=0)
    assert answers(table, table.people[1], False)["requests"] == []
    assert table.doc()["moves"] == 1


def test_who_asked_may_take_it_back(table: Table) -> None:
    asks(table, table.people[0], "abandon")
    assert answers(table, table.people[0], False)["requests"] == []
    assert table.doc()["status"] == "playing"


def test_who_asks_does_not_answer_for_the_others(table: Table) -> None:
    asks(table, table.people[0], "abandon")
    assert answers(table, table.people[0], True)["status"] == "playing"


def test_a_move_answers_a_question_about_an_earlier_one(table: Table) -> None:
    table.move()
    asks(table, table.people[0], "undo", moves=0)
    table.move()
    assert table.doc()["requests"] == []
    answers(table, table.people[1], True, 404)


def test_the_same_is_not_asked_twice(table: Table) -> None:
    asks(table, table.people[0], "abandon")
    assert asks(table, table.people[1], "abandon", 409)["where"] == "kind"


def test_a_game_ends_when_all_agree(table: Table) -> None:
    table.move()
    asks(table, table.people[1], "abandon")
    doc = answers(table, table.people[0], True)
    assert (doc["status"], doc["turn"], doc["result"]) == ("abandoned", None, None)
    assert doc["seed"]
    assert table.seen_by(table.people[0])["offers"] == []


def test_bots_agree_to_everything(app: App) -> None:
    somebody = app.person()
    table = somebody.opens(2, {"kind": "bot", "bot": "random"})
    assert asks(table, somebody, "abandon")["status"] == "abandoned"


def test_strangers_neither_ask_nor_answer(app: App, table: Table) -> None:
    asks(table, app.person(), "abandon", 403)
    asks(table, table.people[0], "abandon")
    answers(table, app.person(), True, 403)
    assert table.doc()["status"] == "playing"


def test_nobody_goes_back_to_where_the_table_never_was(table: Table) -> None:
    table.move()
    for moves in (1, 2, 1_000_000):
        asks(table, table.people[0], "undo", 400, moves=moves)


def test_who_left_is_not_waited_for(table: Table) -> None:
    table.people[1].asks("DELETE", f"{table.path}/seats/1")
    assert asks(table, table.people[0], "abandon")["status"] == "abandoned"
