"""Bots that are killed while they think, that think for ever, and that always fail."""

import asyncio
import os
import random
import signal
from contextlib import suppress
from pathlib import Path

from tests.faults.conftest import Story
from tests.faults.games import play_all, sit_down
from tests.faults.people import Person
from tests.faults.servers import Nursery, Server
from tests.faults.truth import check_table, stored_in

LEFT = 60


def send(pid: int, how: signal.Signals) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, how)


def test_bots_that_are_killed_are_asked_again(run: Story, data: Path, nursery: Nursery) -> None:
    """Held and then killed: so it has been asked, and has not answered."""

    async def story() -> None:
        server = Server(data, nursery=nursery)
        await server.start()
        rng = random.Random(10)
        (player,) = await sit_down([Person(server)], rng, bots=["greedy", "random"], left=LEFT)
        game = asyncio.create_task(play_all([player]))
        killed = set[int]()
        while not game.done():
            known = player.known
            for pid in set(server.bots()) - killed:
                send(pid, signal.SIGSTOP)
                await asyncio.sleep(0.1)
                send(pid, signal.SIGKILL)
                killed.add(pid)
            while not game.done() and player.known < known + 8:
                await asyncio.sleep(0.01)
        await game
        assert len(killed) > 2
        table = stored_in(data)[player.table_id]
        check_table(table, [player])
        assert not [entry for entry in table.entries if entry.kind == "note"]

    run(story())


def test_a_bot_that_always_fails_holds_the_table_up_until_another_one_is_chosen(
    run: Story, data: Path, nursery: Nursery
) -> None:
    async def story() -> None:
        server = Server(data, "--bot-seconds", "1", nursery=nursery)
        await server.start()
        rng = random.Random(11)
        (player,) = await sit_down([Person(server)], rng, bots=["greedy"], left=LEFT)
        path = f"/tables/{player.table_id}"
        game = asyncio.create_task(play_all([player]))
        trouble = None
        while trouble is None:
            for pid in server.bots():
                send(pid, signal.SIGSTOP)
            await asyncio.sleep(0.02)
            if player.table:
                trouble = player.table["trouble"]
        assert trouble == "Greedy thought longer than 1 seconds"
        assert player.table["status"] == "playing"
        for pid in server.bots():
            send(pid, signal.SIGKILL)
        await server.end()
        await server.start()
        assert (await player.person.insists("GET", path))["trouble"] == trouble
        given = await player.person.asks("PUT", f"{path}/seats/1", {"bot": "random"})
        assert given["trouble"] is None
        await game
        check_table(stored_in(data)[player.table_id], [player])

    run(story())
