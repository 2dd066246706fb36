"""A disk that is full. Where file systems may be mounted it is a small one, else files may not grow."""

import asyncio
import random
import resource
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.faults.conftest import Story
from tests.faults.games import play_all, sit_down
from tests.faults.people import Person, Refusal
from tests.faults.servers import Nursery, Server
from tests.faults.truth import check_table, stored_in

SIZE = 8 << 20
FULL = "the database cannot be reached or written to; try again"


class Disk:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ballast = folder / "ballast"
        options = ["-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs"]
        self.mounted = subprocess.run(["mount", *options, str(folder)], capture_output=True).returncode == 0

    def fill(self, server: Server) -> None:
        if not self.mounted:
            largest = max(path.stat().st_size for path in self.folder.glob("heliopause.db*"))
            self.limit(server, largest)
            return
        with self.ballast.open("wb", buffering=0) as file:
            for size in (1 << 16, 1 << 8):
                try:
                    while True:
                        file.write(b"x" * size)
                except OSError:
                    pass

    def free(self, server: Server) -> None:
        if self.mounted:
            self.ballast.unlink()
        else:
            self.limit(server, resource.RLIM_INFINITY)

    def limit(self, server: Server, size: int) -> None:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def close(self) -> None:
        if self.mounted:
            subprocess.run(["umount", "--lazy", str(self.folder)], check=True)


@pytest.fixture
def disk(data: Path) -> Iterator[Disk]:
    disk = Disk(data)
    yield disk
    disk.close()


def test_a_full_disk_refuses_moves_and_play_goes_on_when_there_is_space(
    run: Story, data: Path, nursery: Nursery, disk: Disk
) -> None:
    async def story() -> None:
        server = Server(data, nursery=nursery)
        await server.start()
        rng = random.Random(14)
        players = await sit_down([Person(server), Person(server)], rng, left=120)
        game = asyncio.create_task(play_all(players))
        before = players[0].known
        while players[0].known < before + 10:
            await asyncio.sleep(0.01)
        disk.fill(server)
        async with asyncio.timeout(60):
            while not any(player.put_off for player in players):
                await asyncio.sleep(0.01)
        stranger = Person(server)
        with pytest.raises(Refusal) as refused:
            await stranger.asks("POST", "/me", {})
        assert (refused.value.status, refused.value.problem["message"]) == (503, FULL)
        seen = await players[0].person.asks("GET", f"/tables/{players[0].table_id}/state")
        assert seen["version"] == max(player.known for player in players)
        check_table(stored_in(data)[players[0].table_id], players)
        disk.free(server)
        await game
        await stranger.asks("POST", "/me", {})
        assert {line for player in players for line in player.put_off} == {FULL}
        check_table(stored_in(data)[players[0].table_id], players)
        await server.end()
        with closing(sqlite3.connect(data / "heliopause.db")) as file:
            assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]

    run(story())


def test_a_server_that_finds_no_database_says_so_in_a_line(run: Story, data: Path) -> None:
    async def story() -> None:
        server = Server(data, "--database", "postgresql://postgres@/nothing?host=/nowhere")
        server.begin()
        assert server.exit_code == 2
        (line,) = [line for line in server.told().splitlines() if not line.startswith("{")]
        assert line.startswith("heliopause: the postgresql database cannot be reached or written to: ")

    run(story())
