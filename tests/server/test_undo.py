"""Taking back: free as far as nothing new was seen and nobody else chose, and never further."""

from collections.abc import Callable
from typing import Any

from tests.server.people import App, Person, Table, only_sqlite


def seen_without(seen: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in seen.items() if name not in names}


def offered(seen: dict[str, Any], final: bool) -> int | None:
    """The place of an option that can, or cannot, be taken back."""
    return next((n for n, offer in enumerate(seen["offers"]) if offer["final"] is final), None)


def steps(table: Table, many: int) -> tuple[Person, list[dict[str, Any]]]:
    """Play until somebody has made so many choices that can be taken back; what they saw before each, and after."""
    seen_before: list[dict[str, Any]] = []
    for _ in range(300):
        person, seen = table.to_move()
        if not seen["undo"]["step"]:
            seen_before = []
        seen_before.append(seen)
        if len(seen_before) > many:
            return person, seen_before
        choice = offered(seen, False)
        table.move(0 if choice is None else choice)
    raise AssertionError("nobody ever had so many choices in a row")


def test_a_step_is_taken_back_and_all_is_as_before(table: Table) -> None:
    person, seen = steps(table, 1)
    table.undo(person, "step")
    now = table.seen_by(person)
    assert now["version"] == seen[-1]["version"] + 1
    assert seen_without(now, "version", "log", "since") == seen_without(seen[0], "version", "log", "since")
    assert now["log"][-1]["kind"] == "undo"


def test_a_whole_turn_is_taken_back_at_once(table: Table) -> None:
    person, seen = steps(table, 2)
    table.undo(person, "turn")
    now = table.seen_by(person)
    assert now["moves"] == seen[0]["moves"]
    assert now["view"] == seen[0]["view"]
    assert now["undo"]["step"] is False


def test_steps_are_taken_back_one_by_one(table: Table) -> None:
    person, seen = steps(table, 2)
    for earlier in reversed(seen[:-1]):
        table.undo(person, "step")
        assert table.seen_by(person)["view"] == earlier["view"]
    table.undo(person, "step", 409)


def test_what_was_taken_back_is_chosen_anew(table: Table) -> None:
    person, seen = steps(table, 1)
    table.undo(person)
    table.move(len(seen[0]["offers"]) - 1)
    assert table.doc()["moves"] == seen[0]["moves"] + 1


@only_sqlite
def test_each_option_says_beforehand_whether_it_can_be_taken_back(table: Table) -> None:
    """Over a whole game: what is final cannot be taken back, what is not can; and the turn of another never."""
    finals = 0
    for n in range(400):
        if table.doc()["status"] == "over":
            break
        person, seen = table.to_move()
        choice = n % len(seen["offers"])
        final = seen["offers"][choice]["final"]
        table.move(choice)
        now = table.seen_by(person)
        assert now["undo"]["step"] is not final, (n, seen["offers"][choice])
        if final:
            finals += 1
            assert table.undo(person, "step", 409) == -1
    assert 0 < finals < n


def test_nobody_takes_back_what_another_chose(table: Table) -> None:
    person, _ = steps(table, 1)
    (other,) = [somebody for somebody in table.people.values() if somebody is not person]
    table.undo(other, "step", 409)
    assert table.seen_by(other)["undo"] == {"step": False, "turn": False, "ask": True}


def test_what_can_be_taken_back_outlives_the_memory_of_the_server(start: Callable[[], App]) -> None:
    before = start()
    table = before.person().opens().joined_by(before.person())
    person, seen = steps(table, 2)
    after = start()
    table.people = {seat: somebody.at(after) for seat, somebody in table.people.items()}
    person = person.at(after)
    assert table.seen_by(person)["undo"] == {"step": True, "turn": True, "ask": True}
    table.undo(person, "turn")
    assert table.seen_by(person)["view"] == seen[0]["view"]


def test_what_was_taken_back_stands_in_the_log_but_not_in_the_record(app: App, table: Table) -> None:
    person, seen = steps(table, 1)
    table.undo(person)
    kinds = [line["kind"] for line in table.seen_by(person)["log"]]
    assert kinds == ["move"] * seen[-1]["version"] + ["undo"]
    opened = app.run(app.house.hall.open, table.id)
    assert len(opened.codes) == seen[0]["moves"]
