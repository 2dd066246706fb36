"""A server that is told to end."""

import asyncio
import random
import signal
from pathlib import Path

import pytest

from tests.faults.conftest import Story
from tests.faults.games import play_all, sit_down
from tests.faults.people import Person
from tests.faults.servers import Server
from tests.faults.truth import check_table, stored_in
from tests.server.postgres import Postgres

RESTART = 1012


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_it_finishes_what_was_begun_and_asks_everybody_to_come_back(
    run: Story, kind: str, data: Path, postgresql: Postgres
) -> None:
    async def story() -> None:
        database = postgresql.fresh() if kind == "postgresql" else ""
        server = Server(data, *(["--database", database] if database else []))
        await server.start()
        rng = random.Random(9)
        players = await sit_down([Person(server), Person(server)], rng, left=90)
        alone = await sit_down([Person(server)], rng, bots=["greedy"], left=90)
        games = [asyncio.create_task(play_all(table)) for table in (players, alone)]
        for _ in range(3):
            before = sum(player.known for player in players)
            while sum(player.known for player in players) < before + 20:
                await asyncio.sleep(0.01)
            seconds = await server.end(signal.SIGTERM)
            assert seconds < 8
            assert server.exit_code == -signal.SIGTERM  # it says so to whoever asks, when everything is done
            assert "Traceback" not in server.told()
            for table in (players, alone):
                check_table(stored_in(database or data)[table[0].table_id], table)
            await server.start()
        await asyncio.gather(*games)
        for player in players:
            assert player.closed.count(RESTART) == 3, player.closed

    run(story())
