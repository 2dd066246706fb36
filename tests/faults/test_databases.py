"""A database that goes away while people play, and comes back; the server stays."""

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.faults.conftest import Story
from tests.faults.games import play_all, sit_down
from tests.faults.people import Person, Refusal
from tests.faults.servers import Nursery, Server
from tests.faults.truth import check_table, stored_in
from tests.server import postgres

AWAY = "the database cannot be reached or written to; try again"


@pytest.fixture
def of_our_own() -> Iterator[postgres.Postgres]:
    """A PostgreSQL that may be stopped."""
    with postgres.running() as server:
        assert server is not None, "PostgreSQL is not installed; tools/machine.py does that"
        yield server


def test_postgresql_is_stopped_and_started_again(
    run: Story, data: Path, nursery: Nursery, of_our_own: postgres.Postgres
) -> None:
    async def story() -> None:
        database = of_our_own.fresh()
        server = Server(data, "--database", database, nursery=nursery)
        await server.start()
        rng = random.Random(12)
        players = await sit_down([Person(server), Person(server)], rng)
        alone = await sit_down([Person(server)], rng, bots=["greedy"], left=100)
        games = [asyncio.create_task(play_all(table)) for table in (players, alone)]
        pid = server.pid
        for _ in range(2):
            before = players[0].known
            while players[0].known < before + 15:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(of_our_own.stop, "immediate")
            with pytest.raises(Refusal) as refused:
                await players[0].person.asks("GET", f"/tables/{players[0].table_id}/state")
            assert (refused.value.status, refused.value.problem["message"]) == (503, AWAY)
            await asyncio.sleep(0.5)
            await asyncio.to_thread(of_our_own.start)
        await asyncio.gather(*games)
        assert not server.gone()
        assert server.pid == pid
        said = {line for player in (*players, *alone) for line in player.put_off}
        assert said == {AWAY}
        tables = stored_in(database)
        check_table(tables[players[0].table_id], players)
        check_table(tables[alone[0].table_id], alone)
        assert "Traceback" not in server.told()

    run(story())


@pytest.mark.parametrize("seconds", [1.5, 12.0])
def test_another_program_holds_the_file(run: Story, data: Path, nursery: Nursery, seconds: float) -> None:
    """For a moment: moves wait. For longer than anybody waits: they are refused, and made later."""

    async def story() -> None:
        server = Server(data, nursery=nursery)
        await server.start()
        rng = random.Random(13)
        players = await sit_down([Person(server), Person(server)], rng, left=100)
        alone = await sit_down([Person(server)], rng, bots=["greedy"], left=60)
        games = [asyncio.create_task(play_all(table)) for table in (players, alone)]
        before = players[0].known
        while players[0].known < before + 10:
            await asyncio.sleep(0.01)
        with closing(sqlite3.connect(data / "heliopause.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(0.1)
            held = players[0].known
            await asyncio.sleep(seconds)
            assert players[0].known <= held + 1
            other.execute("ROLLBACK")
        await asyncio.gather(*games)
        said = [line for player in (*players, *alone) for line in player.put_off]
        assert set(said) == (set() if seconds < 10 else {AWAY})
        tables = stored_in(data)
        check_table(tables[players[0].table_id], players)
        check_table(tables[alone[0].table_id], alone)

    run(story())
