"""Clocks: they run for people whose turn it is, and what follows when they have run out."""

from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import Connection, update

from heliopause.server.signals import Reminder, Signal
from heliopause.server.tables.rows import TABLES
from tests.server.people import App, Table


def timed(app: App, kind: str, seconds: int, increment: int = 0) -> Table:
    clock = {"kind": kind, "seconds": seconds, "increment": increment}
    return app.person().opens(clock=clock).joined_by(app.person())


def later(app: App, table: Table, seconds: float) -> None:
    """Let time pass at this table."""
    facts = app.run(app.house.hall.open, table.id).facts
    past = timedelta(seconds=seconds)

    def pass_by(connection: Connection) -> None:
        moved = {"waiting_since": facts.waiting_since - past, "deadline": facts.deadline - past}
        connection.execute(update(TABLES).where(TABLES.c.id == table.id).values(**moved))

    app.run(app.house.database.write, pass_by)
    app.house.hall.opened.clear()


def left(table: Table) -> list[Any]:
    return [seat["left"] for seat in table.doc()["seats"]]


def about(seconds: int, much: int) -> bool:
    """So much, or a little less: the machine may be busy."""
    return much - 50 <= seconds <= much


def turn_passes(table: Table) -> int:
    """Play until another seat must choose; whose turn it was."""
    was = int(table.doc()["turn"])
    while table.doc()["turn"] == was:
        table.move(-1)
    return was


def free(table: Table) -> list[int]:
    return [seat["number"] for seat in table.doc()["seats"] if seat["free"]]


@pytest.fixture
def told(app: App) -> list[Signal]:
    found: list[Signal] = []
    app.house.signals.receivers.append(found.append)
    return found


def test_without_a_clock_nobody_is_hurried(table: Table) -> None:
    assert left(table) == [None, None]
    assert free(table) == []


def test_who_thinks_long_is_reminded_once(app: App, told: list[Signal]) -> None:
    table = timed(app, "move", 600)
    app.run(app.house.rounds.once)
    later(app, table, 601)
    for _ in range(3):
        app.run(app.house.rounds.once)
    (reminder,) = [signal for signal in told if isinstance(signal, Reminder)]
    assert (reminder.table, reminder.seat) == (table.id, table.doc()["turn"])
    assert (left(table), free(table)) == ([None, None], [])  # a reminder, not a threat
    turn_passes(table)
    later(app, table, 601)
    app.run(app.house.rounds.once)
    assert len([signal for signal in told if isinstance(signal, Reminder)]) == 2


def test_time_in_total_is_used_up_on_ones_own_turns_and_grows_with_each(app: App) -> None:
    table = timed(app, "total", 1000, increment=300)
    mover = table.doc()["turn"]
    later(app, table, 100)
    assert about(left(table)[mover], 900)
    assert left(table)[1 - mover] == 1000
    turn_passes(table)
    assert about(left(table)[mover], 1200)
    later(app, table, 200)
    assert about(left(table)[mover], 1200)
    assert about(left(table)[1 - mover], 800)


def test_whose_time_is_up_may_be_replaced(app: App) -> None:
    table = timed(app, "total", 60)
    late = table.doc()["turn"]
    other = table.people[1 - late]
    other.asks("PUT", f"{table.path}/seats/{late}", {"bot": "random"}, 403)
    later(app, table, 61)
    assert (free(table), left(table)[late]) == ([late], 0)
    doc = other.asks("PUT", f"{table.path}/seats/{late}", {"bot": "random"})
    assert doc["seats"][late]["kind"] == "bot"


def test_who_is_late_may_still_move(app: App) -> None:
    table = timed(app, "days", 86_400)
    later(app, table, 90_000)
    late = table.doc()["turn"]
    assert free(table) == [late]
    table.move()
    table.doc()


def test_days_begin_anew_with_each_turn(app: App) -> None:
    table = timed(app, "days", 86_400)
    later(app, table, 80_000)
    mover = table.doc()["turn"]
    assert about(left(table)[mover], 6400)
    turn_passes(table)
    assert about(left(table)[1 - mover], 86_400)


def test_a_clock_does_not_run_for_bots_nor_before_the_game(app: App) -> None:
    clock = {"kind": "total", "seconds": 60}
    waiting = app.person().opens(clock=clock)
    assert app.run(app.house.hall.open, waiting.id).facts.deadline is None
    bots = app.person().opens(2, {"kind": "bot", "bot": "random"}, clock=clock)
    assert left(bots)[1] is None


def test_a_clock_outlives_the_server(app: App) -> None:
    table = timed(app, "total", 500)
    later(app, table, 100)
    turn_passes(table)
    before = left(table)
    app.house.hall.opened.clear()
    assert [about(now, then) for now, then in zip(left(table), before, strict=True)] == [True, True]


def test_a_rematch_gives_everybody_the_whole_time_again(app: App) -> None:
    table = timed(app, "total", 500)
    later(app, table, 100)
    turn_passes(table)
    table.ends()
    made = table.people[0].asks("POST", f"{table.path}/rematch", status=201)
    assert [about(seat["left"], 500) for seat in made["seats"]] == [True, True]
