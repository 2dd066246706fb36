"""Pages that do not read, and lines that break."""

import asyncio
import json
import random
import socket
import time
from pathlib import Path
from typing import Any

from tests.faults.conftest import Story
from tests.faults.games import play_all, sit_down
from tests.faults.people import Person, Player
from tests.faults.servers import Nursery, Server
from tests.faults.truth import check_table, stored_in

MOVES = 200


def small_pipe(port: int) -> socket.socket:
    """A connection into which little fits, so that it soon holds up whoever writes."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
    line.connect(("127.0.0.1", port))
    line.setblocking(False)
    return line


def test_a_page_that_does_not_read_delays_nobody_and_is_told_everything_at_once(
    run: Story, data: Path, nursery: Nursery
) -> None:
    async def story() -> None:
        server = Server(data, nursery=nursery)
        await server.start()
        rng = random.Random(3)
        players = await sit_down([Person(server), Person(server)], rng, left=MOVES)
        slow = Player(players[1].person, players[1].table_id, 1, rng)  # the same person has the page open twice
        async with slow.person.live(slow.table_id, sock=small_pipe(server.port), max_queue=1) as page:
            await page.send(json.dumps({"type": "move", "id": "not-my-turn", "version": 0, "code": 1}))
            began = time.monotonic()
            await play_all(players)
            assert time.monotonic() - began < 60
            updates, answers, last = 0, list[str](), dict[str, Any]()
            while last.get("status") != "over" or slow.known < players[0].known:
                message = json.loads(await asyncio.wait_for(page.recv(), 10))
                if message["type"] == "update":
                    slow.look(message)
                    updates += 1
                elif message["type"] == "table":
                    last = message["table"]
                elif message["type"] == "refused":
                    answers.append(message["id"])
        assert updates < MOVES / 2, "nothing was put together"
        assert answers == ["not-my-turn"], "the answer was left out"
        check_table(stored_in(data)[slow.table_id], [*players, slow])

    run(story())


def test_lines_that_break_all_the_time_lose_nothing(run: Story, data: Path, nursery: Nursery) -> None:
    async def story() -> None:
        server = Server(data, nursery=nursery)
        await server.start()
        rng = random.Random(4)
        players = await sit_down([Person(server) for _ in range(3)], rng)
        game = asyncio.create_task(play_all(players))
        broken = 0
        while not game.done():
            now = sum(player.known for player in players)
            while not game.done() and sum(player.known for player in players) < now + rng.randrange(12):
                await asyncio.sleep(rng.uniform(0.0, 0.01))
            player = rng.choice(players)
            if player.socket is not None:
                player.socket.transport.abort()
                broken += 1
        await game
        assert broken > 20
        assert sum(player.again for player in players) > 5
        check_table(stored_in(data)[players[0].table_id], players)

    run(story())
