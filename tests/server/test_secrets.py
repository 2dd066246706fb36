"""What is hidden stays here: nobody's answers, logs, deltas or undo tell more than that seat may know.

What a game hides is found out with the game itself: a world that is drawn anew for a seat differs in all that the seat
does not know, and in nothing else. So nothing that is sent to the seat may differ between the two.
"""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from heliopause.kernel.game import Game
from heliopause.kernel.state import State
from heliopause.server import audience
from heliopause.server.tables.opened import OpenTable
from tests.server.people import App, Person, Table, heard, only_sqlite, recorded

AUDIENCES = (0, 1, None)


def opened(app: App, table: Table) -> OpenTable:
    found: OpenTable = app.run(app.house.hall.open, table.id)
    return found


def positions(app: App) -> Iterator[tuple[Table, OpenTable]]:
    """One table at several points of a game."""
    whole = recorded()
    codes = whole["codes"]
    del whole["result"]
    for kept in range(0, len(codes), len(codes) // 12):
        table = app.person().opens(record=whole | {"codes": codes[:kept]}).joined_by(app.person())
        yield table, opened(app, table)


def elsewhere(table: OpenTable, seat: int | None, seed: int) -> OpenTable:
    """The table in another world that agrees with what the seat knows."""
    world = table.game.determinize(table.state, seat, seed)
    past = [(table.game.determinize(state, seat, seed), moves) for state, moves in table.past]
    return replace(table, state=world, past=past, pictures={})


@only_sqlite
def test_what_an_audience_is_sent_is_the_same_in_every_world_it_cannot_tell_apart(app: App) -> None:
    different = 0
    for _, table in positions(app):
        for seat in AUDIENCES:
            other = elsewhere(table, seat, 7)
            different += other.state.to_bytes() != table.state.to_bytes()
            assert audience.update(other, seat, 0, 0) == audience.update(table, seat, 0, 0)
    assert different


@only_sqlite
def test_what_is_sent_over_http_and_socket_is_that_and_nothing_else(app: App, table: Table) -> None:
    for _ in range(6):
        table.move()
    for person in (*table.people.values(), app.person()):
        here = opened(app, table)
        expected = json.loads(audience.update(here, here.seat_of(identity(person)), 0, 0))
        with person.live(table.id) as socket:
            assert heard(socket, "update") == expected
        del expected["type"]
        assert {name: value for name, value in table.seen_by(person).items() if name != "type"} == expected


def identity(person: Person) -> str | None:
    me = person.asks("GET", "/me")["person"]
    return me["id"] if me else None


def secrets_of(app: App, table: Table) -> set[str]:
    """Words that must not stand in anything that is sent while the game runs."""
    here = opened(app, table)
    facts = here.facts
    ids = {person for seat in here.seats if (person := seat.person)}
    return {facts.seed, hex(int(facts.seed)), *ids, facts.host}


def everything(app: App, table: Table, person: Person) -> str:
    """All that can be asked about a table, as it comes."""
    found = []
    for path in ("", "/state", "/moves/0", "/moves/3", "/record", "/position"):
        app.client.cookies.clear()
        answer = app.client.get(f"/api{table.path}{path}", headers=person.headers())
        found.append(answer.text)
    with person.live(table.id) as socket:
        found += [socket.receive_text(timeout=30), socket.receive_text(timeout=30)]
    return "\n".join(found)


def test_seed_and_persons_are_not_told_while_the_game_runs(app: App, table: Table) -> None:
    for _ in range(4):
        table.move()
    for person in (*table.people.values(), app.person()):
        said = everything(app, table, person)
        assert not [secret for secret in secrets_of(app, table) if secret in said]


def test_the_key_is_told_to_those_who_sit_there(app: App, table: Table) -> None:
    assert table.key in everything(app, table, table.people[1])
    assert table.key not in everything(app, table, app.person())


def test_record_and_position_wait_for_the_end(table: Table) -> None:
    table.move()
    for path in ("record", "position", "position?moves=0"):
        for person in table.people.values():
            assert person.asks("GET", f"{table.path}/{path}", status=403)["code"] == "forbidden"
    table.ends()
    for path in ("record", "position", "position?moves=0"):
        table.people[0].asks("GET", f"{table.path}/{path}")


def test_only_who_must_choose_gets_options(app: App, table: Table) -> None:
    for _ in range(10):
        person, seen = table.to_move()
        for other in (*table.people.values(), app.person()):
            theirs = table.seen_by(other)
            assert bool(theirs["offers"]) is (other is person)
            assert theirs["why_not"] == [] or other is person
        table.move(len(seen["offers"]) // 2)


def test_a_replay_shows_what_the_seat_saw_then(app: App, table: Table) -> None:
    watching = app.person()
    then: list[tuple[Person, int, Any]] = []
    for moves in range(12):
        then += [(person, moves, table.seen_by(person)["view"]) for person in (*table.people.values(), watching)]
        table.move(-1)
    for person, moves, view in then:
        assert person.asks("GET", f"{table.path}/moves/{moves}")["view"] == view


def test_a_copy_of_a_running_game_holds_another_world(app: App, table: Table) -> None:
    """Whoever tries a line in a copy must not learn from it what lies hidden."""
    for _ in range(4):
        table.move()
    for person in (*table.people.values(), app.person()):
        copied = person.asks("POST", f"{table.path}/clone", {}, 201)
        here = opened(app, table)
        there: OpenTable = app.run(app.house.hall.open, copied["id"])
        seat = here.seat_of(identity(person))
        assert there.game.view(there.state, seat) == here.game.view(here.state, seat)
        assert there.state.to_bytes() != here.state.to_bytes()
        assert (copied["commitment"], there.facts.seed) == ("", "")


@only_sqlite
def test_whether_an_option_is_final_is_judged_in_another_world(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Trying an option on the real table would tell what it turns up; so it is tried where nothing real lies hidden."""
    table = app.person().opens().joined_by(app.person())
    here = opened(app, table)
    tried: list[bytes] = []
    kind = type(here.game)
    real = kind.may_undo

    def spy(game: Game, before: State, now: State) -> bool:
        tried.append(before.to_bytes())
        return real(game, before, now)

    monkeypatch.setattr(kind, "may_undo", spy)
    assert audience.offers(here.game, here.state)
    assert tried
    assert here.state.to_bytes() not in tried


def test_a_bot_is_asked_about_a_world_that_its_seat_cannot_tell_from_the_real_one(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[State] = []
    game = app.run(app.house.hall.open, app.person().opens().id).game
    real: Any = type(game).determinize

    def spy(game: Game, state: State, seat: int | None, seed: int) -> State:
        world: State = real(game, state, seat, seed)
        asked.append(world)
        return world

    table = app.person().opens().joined_by(app.person())
    state = opened(app, table).state
    monkeypatch.setattr(type(game), "determinize", spy)
    app.run(app.house.turns.pool.choose, game, "random", state)
    (world,) = asked
    assert world.to_bytes() != state.to_bytes()
    assert game.view(world, state.seat) == game.view(state, state.seat)
