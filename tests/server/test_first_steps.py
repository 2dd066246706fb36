"""A stranger opens the page and plays."""

from tests.server.people import App, Table, client_id, heard, say


def test_the_games_come_with_their_forms_and_bots(app: App) -> None:
    (sun,) = [game for game in app.person().asks("GET", "/games") if game["game"] == "sun"]
    assert sun["players"] == [2, 3, 4]
    assert {bot["id"] for bot in sun["bots"]} >= {"random", "greedy"}
    assert sun["form"]
    assert sun["editions"] == ["first", "revised"]


def test_the_rules_of_a_game_come_clause_by_clause(app: App) -> None:
    rules = app.person().asks("GET", "/games/sun/rules")
    assert rules["title"].startswith("Beyond the Sun")
    clauses = {clause["id"]: clause for chapter in rules["chapters"] for clause in chapter["clauses"]}
    assert {"clause": "SUN-AMB-01"} in clauses["SUN-ACT-02"]["parts"][0]["spans"]
    assert app.person().asks("GET", "/games/chess/rules", status=404)["code"] == "unknown"


def test_one_click_leads_to_a_running_game_against_bots(app: App) -> None:
    somebody = app.person()
    table = somebody.asks("POST", "/quick", {"game": "sun"}, 201)
    assert table["status"] == "playing"
    assert table["you"] == 0
    assert table["options"]["first_game"] is True
    assert [seat["kind"] for seat in table["seats"]][1:] == ["bot"] * (table["players"] - 1)


def test_bots_move_one_by_one_until_it_is_my_turn_and_after_my_move_again(app: App) -> None:
    somebody = app.person()
    table = somebody.asks("POST", "/quick", {"game": "sun"}, 201)
    with somebody.live(table["id"]) as socket:
        seen = heard(socket, "update")
        for _ in range(3):
            while not seen["offers"]:
                before, seen = seen["version"], heard(socket, "update")
                assert seen["version"] == before + 1
                assert [entry["version"] for entry in seen["log"]] == [seen["version"]]
            name = client_id()
            say(socket, "move", id=name, version=seen["version"], code=seen["offers"][0]["code"])
            seen = heard(socket, "update")
            assert heard(socket, "done")["id"] == name


def test_two_people_play_by_link(table: Table) -> None:
    assert table.doc()["status"] == "playing"
    assert [table.move() for _ in range(6)] == [1, 2, 3, 4, 5, 6]


def test_whoever_waits_at_a_table_is_told_what_to_choose_when_the_last_seat_is_taken(app: App) -> None:
    host, guest = app.person(), app.person()
    table = host.opens(options={"start": 0})
    with host.live(table.id) as socket:
        assert heard(socket, "update")["offers"] == []
        table.joined_by(guest)
        assert heard(socket, "update")["offers"] != []


def test_a_table_that_waits_for_people_does_not_begin_without_them(app: App) -> None:
    table = app.person().opens()
    seen = table.seen_by(table.people[0])
    assert table.doc()["status"] == "waiting"
    assert seen["offers"] == []
    table.send(table.people[0], 0, 1, 409)
