"""Looking back: every point of a game, as I saw it then."""

from tests.server.people import App, Table


def test_every_point_of_a_game_can_be_looked_at(app: App, table: Table) -> None:
    seen = []
    person = table.people[0]
    for _ in range(21):
        seen.append(table.seen_by(person))
        table.move(-1)
    app.house.hall.opened.clear()
    for moves, then in enumerate(seen):
        replayed = person.asks("GET", f"{table.path}/moves/{moves}")
        for part in ("view", "scores", "question", "log"):
            assert replayed[part] == then[part], (moves, part)
        assert replayed["offers"] == []
        assert replayed["undo"] == {"step": False, "turn": False, "ask": False}


def test_what_was_taken_back_is_not_in_the_replay(table: Table) -> None:
    while True:
        person, seen = table.to_move()
        choice = next((n for n, offer in enumerate(seen["offers"]) if not offer["final"]), None)
        if choice is not None:
            break
        table.move()
    moves = seen["moves"]
    table.move(choice)
    table.undo(person)
    table.move(-1)
    log = person.asks("GET", f"{table.path}/moves/{moves + 1}")["log"]
    assert [line["moves"] for line in log] == list(range(1, moves + 2))
    assert log[-1]["version"] == moves + 3


def test_there_is_nothing_beyond_the_last_move(table: Table) -> None:
    table.move()
    for moves in (2, 1_000_000):
        assert table.people[0].asks("GET", f"{table.path}/moves/{moves}", status=400)["where"] == "moves"
    table.people[0].asks("GET", f"{table.path}/moves/1000001", status=400)
