"""Copies: try a line, play the same deal again, go on from any point of a replay."""

from tests.server.people import App, Table


def test_a_copy_stands_as_the_table_does_and_is_mine_alone(app: App, table: Table) -> None:
    for _ in range(9):
        table.move()
    person = table.people[1]
    before = table.doc()
    copy = person.asks("POST", f"{table.path}/clone", {"title": "What if"}, 201)
    assert (copy["you"], copy["host"], copy["listed"], copy["title"]) == (1, True, False, "What if")
    assert [seat["kind"] for seat in copy["seats"]] == ["bot", "person"]
    assert copy["source"] == {"table": table.id, "moves": 9}
    there = person.asks("GET", f"/tables/{copy['id']}/state")
    assert there["view"] == table.seen_by(person)["view"]
    assert table.doc() == before  # nobody else notices


def test_a_line_is_tried_from_an_earlier_point(table: Table) -> None:
    views = []
    person = table.people[0]
    for _ in range(6):
        views.append(table.seen_by(person)["view"])
        table.move()
    for moves in (0, 3, 5):
        copy = person.asks("POST", f"{table.path}/clone", {"moves": moves}, 201)
        assert person.asks("GET", f"/tables/{copy['id']}/state")["view"] == views[moves]


def test_a_spectator_plays_on_for_who_must_choose(app: App, table: Table) -> None:
    table.move()
    stranger = app.person()
    copy = stranger.asks("POST", f"{table.path}/clone", {}, 201)
    assert copy["you"] == table.doc()["turn"]
    assert stranger.asks("GET", f"/tables/{copy['id']}/state")["offers"]


def test_the_same_deal_is_played_again_when_the_game_is_over(app: App, table: Table) -> None:
    first = table.seen_by(app.person())["view"]
    for _ in range(5):
        table.move(-1)
    table.ends()
    person = table.people[0]
    again = person.asks("POST", f"{table.path}/clone", {"moves": 0}, 201)
    assert person.asks("GET", f"/tables/{again['id']}/moves/0") is not None
    assert app.person().asks("GET", f"/tables/{again['id']}/moves/0")["view"] == first
    assert (again["options"], again["edition"]) == (table.doc()["options"], table.doc()["edition"])
    opened = app.run(app.house.hall.open, again["id"])
    assert opened.facts.seed == table.doc()["seed"]
    assert again["commitment"] == ""  # everybody knows this shuffle


def test_who_goes_on_from_a_replay_keeps_its_log(table: Table) -> None:
    for _ in range(8):
        table.move()
    table.ends()
    person = table.people[0]
    copy = person.asks("POST", f"{table.path}/clone", {"moves": 5}, 201)
    here = person.asks("GET", f"/tables/{copy['id']}/moves/5")["log"]
    there = person.asks("GET", f"{table.path}/moves/5")["log"]
    assert [line["lines"] for line in here] == [line["lines"] for line in there]


def test_there_is_no_copy_of_what_never_was(table: Table) -> None:
    table.move()
    table.people[0].asks("POST", f"{table.path}/clone", {"moves": 2}, 400)
