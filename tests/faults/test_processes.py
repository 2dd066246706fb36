"""Two server processes on one database, and what happens when one of them cannot hear the other or dies."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import psycopg
from websockets.asyncio.client import ClientConnection

from tests.faults.conftest import Story
from tests.faults.games import play_all, sit_down
from tests.faults.people import Person, Refusal
from tests.faults.servers import Nursery, Server
from tests.faults.truth import check_table, stored_in
from tests.server.postgres import Postgres

CUT_OFF = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'heliopause listens'
"""


async def two(data: Path, database: str, nursery: Nursery) -> tuple[Server, Server]:
    servers = (
        Server(data, "--database", database, nursery=nursery),
        Server(data, "--database", database, nursery=nursery),
    )
    for server in servers:
        await server.start()
    return servers


async def next_version(page: ClientConnection, version: int) -> dict[str, Any]:
    """The update that tells of this version."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(page.recv(), 10))
        if message["type"] == "update" and message["version"] >= version:
            return message


def test_people_at_two_processes_play_one_game(run: Story, data: Path, nursery: Nursery, postgresql: Postgres) -> None:
    async def story() -> None:
        database = postgresql.fresh()
        one, other = await two(data, database, nursery)
        players = await sit_down([Person(one), Person(one), Person(one)], random.Random(5))
        for player in players[1:]:
            player.person = player.person.at(other)
        await play_all(players)
        check_table(stored_in(database)[players[0].table_id], players)

    run(story())


def test_of_two_moves_for_one_version_one_is_made(
    run: Story, data: Path, nursery: Nursery, postgresql: Postgres
) -> None:
    async def story() -> None:
        database = postgresql.fresh()
        servers = await two(data, database, nursery)
        people = [Person(servers[0]), Person(servers[0])]
        players = await sit_down(people, random.Random(6))
        path = f"/tables/{players[0].table_id}"
        seats = [[person.at(server) for server in servers] for person in people]
        async with seats[0][0].live(players[0].table_id) as page, seats[1][1].live(players[0].table_id) as farther:
            seen = await next_version(page, 0)
            for n in range(40):
                turn = (await people[0].asks("GET", path))["turn"]
                seen = await people[turn].asks("GET", f"{path}/state")
                version, codes = seen["version"], [offer["code"] for offer in seen["offers"]]
                bodies = [{"id": f"race-{n}-{way}", "version": version, "code": codes[-way]} for way in (0, 1)]
                answers = await asyncio.gather(
                    *(who.asks("POST", f"{path}/moves", body) for who, body in zip(seats[turn], bodies, strict=True)),
                    return_exceptions=True,
                )
                made = [answer for answer in answers if isinstance(answer, dict)]
                refused = [answer for answer in answers if isinstance(answer, Refusal)]
                assert (len(made), len(refused)) == (1, 1), answers
                assert made[0]["version"] == version + 1
                assert refused[0].status == 409
                for listener in (page, farther):
                    assert (await next_version(listener, version + 1))["version"] == version + 1
        table = stored_in(database)[players[0].table_id]
        names = [entry.client_id for entry in table.entries if entry.client_id]
        assert len(names) == 40

    run(story())


def test_a_process_that_could_not_hear_catches_up(
    run: Story, data: Path, nursery: Nursery, postgresql: Postgres
) -> None:
    async def story() -> None:
        database = postgresql.fresh()
        servers = await two(data, database, nursery)
        players = await sit_down([Person(servers[0]), Person(servers[0])], random.Random(7))
        players[1].person = players[1].person.at(servers[1])
        game = asyncio.create_task(play_all(players))
        deaf = 0
        with psycopg.connect(database, autocommit=True) as operator:
            while not game.done():
                now = players[0].known
                while not game.done() and players[0].known < now + 25:
                    await asyncio.sleep(0.01)
                deaf += len(operator.execute(CUT_OFF).fetchall())
        await game
        assert deaf > 1
        check_table(stored_in(database)[players[0].table_id], players)

    run(story())


def test_a_process_takes_over_the_bots_of_one_that_was_killed(
    run: Story, data: Path, nursery: Nursery, postgresql: Postgres
) -> None:
    async def story() -> None:
        database = postgresql.fresh()
        one, other = await two(data, database, nursery)
        rng = random.Random(8)
        (player,) = await sit_down([Person(one)], rng, bots=["greedy", "random"])
        game = asyncio.create_task(play_all([player]))
        while player.known < len(stored_in(database)[player.table_id].codes()) + 3 and len(player.said) < 3:
            await asyncio.sleep(0.01)
        await one.end()
        player.person = player.person.at(other)
        await game
        check_table(stored_in(database)[player.table_id], [player])

    run(story())
