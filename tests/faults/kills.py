"""Kills the server at random moments while people play, starts it again, and looks whether anything is lost.

python -m tests.faults.kills --kills 300 --seed 1 [--database sqlite|postgresql]
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

import heliopause
from heliopause.kernel.record import Record
from tests.faults.games import sit_down
from tests.faults.people import Person, Player
from tests.faults.servers import Nursery, Server, children
from tests.faults.truth import Stored, check_table, in_flight, stored_in
from tests.server import postgres

AT_ONCE: Final = 4  # tables
MOST_STEPS: Final = 40  # that tables go on between two kills
MOMENT: Final = 0.02  # seconds; where within a step the kill falls
STILL: Final = 30.0  # seconds in which something must happen at some table


@dataclass(slots=True)
class Report:
    """What came of it; says also whether the kills hit anything."""

    kills: int = 0
    while_starting: int = 0
    acknowledged: int = 0
    bots_moved: int = 0
    stored_unsaid: int = 0  # committed, and the server was dead before it could say so
    not_stored: int = 0  # on its way to the server, which did not get to it
    sent_again: int = 0
    compared: int = 0  # positions that were served after a start, and are those of the record
    ended: int = 0
    seconds: float = 0.0


@dataclass(slots=True)
class Game:
    """A table in play."""

    id: str = ""
    players: list[Player] = field(default_factory=list)
    task: asyncio.Task[None] | None = None
    due: dict[int, tuple[int, Any]] = field(default_factory=dict)  # by seat: a version, and what must be seen of it


class Machine:
    def __init__(self, server: Server, database: str | Path, seed: int) -> None:
        self.server = server
        self.database = database
        self.rng = random.Random(seed)
        self.games: list[Game] = []
        self.begun = 0
        self.report = Report()

    async def run(self, kills: int) -> Report:
        began = time.monotonic()
        while self.report.kills < kills:
            await self.start()
            while sum(not over(game) for game in self.games) < AT_ONCE:
                self.begin()
            await self.play_a_while(self.rng.randrange(MOST_STEPS))
            await self.kill()
        await self.server.start()
        await self.until(lambda: all(over(game) for game in self.games))
        await self.look_at_the_end()
        self.report.seconds = round(time.monotonic() - began, 1)
        return self.report

    async def start(self) -> None:
        """Start the server; now and then it is killed before it listens."""
        while self.rng.random() < 0.1:
            self.server.begin()
            await asyncio.sleep(self.rng.uniform(0.0, 0.3))
            await self.server.end()
            self.report.while_starting += 1
        await self.server.start()

    async def play_a_while(self, steps: int) -> None:
        """Steps and not seconds: a machine that has much else to do is to get as far between two kills."""
        end = self.steps() + steps
        await self.until(lambda: self.steps() >= end or all(over(game) for game in self.games))
        await asyncio.sleep(self.rng.uniform(0.0, MOMENT))

    async def until(self, done: Callable[[], bool]) -> None:
        """Let people play until something is so; they must not stop before."""
        known, since = -1, 0.0
        while not done():
            if known != (now := sum(player.known for game in self.games for player in game.players)):
                known, since = now, time.monotonic()
            assert time.monotonic() < since + STILL, f"nothing happens any more\n{self.told()}"
            await asyncio.sleep(0.005)
            self.fail_early()

    def told(self) -> str:
        """How the tables stand, and what the server says."""
        tables = stored_in(self.database)
        lines = [f"{tables[game.id].row}\n  {game.players}" for game in self.games if game.id and not over(game)]
        return "\n".join([*lines, self.server.told()])

    def steps(self) -> int:
        """Grows with every table that is opened and everything that happens there."""
        return sum(5 + len(player.said) for game in self.games for player in game.players)

    async def kill(self) -> None:
        bots = children(self.server.pid)
        await self.server.end()
        self.report.kills += 1
        tables = stored_in(self.database)
        self.fail_early()
        for game in self.games:
            if game.id and not over(game):
                self.check(tables[game.id], game)
        await gone(bots)

    def check(self, table: Stored, game: Game) -> None:
        check_table(table, game.players)
        stored, lost = in_flight(table, game.players)
        self.report.stored_unsaid += len(stored)
        self.report.not_stored += len(lost)
        sun, state = heliopause.game("sun"), table.state()
        assert table.row.turn == (None if state.over else state.seat)
        for player in game.players:
            self.compare(player, game)
            seen = json.loads(msgspec.json.encode(sun.view(state, player.seat)))
            game.due[player.seat] = (table.row.version, seen)

    def compare(self, player: Player, game: Game) -> None:
        """What was shown first after the last start, if nobody had chosen since."""
        version, expected = game.due.get(player.seat, (-1, None))
        if player.first.get("version") == version:
            assert player.first["view"] == expected, f"table {game.id}, seat {player.seat}, version {version}"
            self.report.compared += 1

    def fail_early(self) -> None:
        for game in self.games:
            if game.task is not None and game.task.done():
                game.task.result()

    # -------------------------------------------------------------- tables

    def begin(self) -> None:
        """Another table: people, or one person and bots; with the end of a game before them."""
        self.begun += 1
        game = Game()
        bots = self.begun % 4 == 0
        game.task = asyncio.create_task(self.play(game, 3 if bots else 2 + self.begun % 2, bots))
        self.games.append(game)

    async def play(self, game: Game, players: int, bots: bool) -> None:
        rng = random.Random(self.rng.random())
        people = [Person(self.server) for _ in range(1 if bots else players)]
        programs = [rng.choice(["random", "greedy"]) for _ in range(players - len(people))]
        game.players = await sit_down(people, rng, programs)
        game.id = game.players[0].table_id
        await asyncio.gather(*(player.play() for player in game.players))

    async def look_at_the_end(self) -> None:
        """The truth once more, and the record that everybody can take home."""
        tables = stored_in(self.database)
        for game in self.games:
            check_table(tables[game.id], game.players)
            assert not [said for player in game.players for said in player.said if said.led_to is None]
            doc = await game.players[0].person.insists("GET", f"/tables/{game.id}/record")
            record = Record.from_json(doc)
            assert list(record.codes) == tables[game.id].codes()
            assert record.result is not None
            assert record.result.digest == tables[game.id].state().digest()
            self.count(tables[game.id], game)

    def count(self, table: Stored, game: Game) -> None:
        self.report.ended += 1
        self.report.acknowledged += sum(len(player.said) for player in game.players)
        self.report.sent_again += sum(player.again for player in game.players)
        seats = {player.seat for player in game.players}
        self.report.bots_moved += sum(entry.kind == "move" and entry.seat not in seats for entry in table.entries)


def over(game: Game) -> bool:
    return game.task is not None and game.task.done()


async def gone(bots: list[int]) -> None:
    """Where bots think nobody stays behind when the server is dead."""
    for _ in range(500):
        if not any(Path(f"/proc/{pid}/exe").exists() for pid in bots):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("bots think on although their server is dead")


async def play_on(database: str, folder: Path, kills: int, seed: int) -> Report:
    """Kill a server on this kind of database so often."""
    nursery = Nursery()
    try:
        data = folder / "data"
        data.mkdir()
        server = Server(data, *(["--database", database] if database else []), nursery=nursery)
        try:
            return await Machine(server, database or data, seed).run(kills)
        finally:
            await server.end()
    finally:
        nursery.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, postgres.running() as server:
        place = "" if asked.database == "sqlite" else need(server).fresh()
        print(asyncio.run(play_on(place, Path(folder), asked.kills, asked.seed)))


def need(server: postgres.Postgres | None) -> postgres.Postgres:
    if server is None:
        raise SystemExit("PostgreSQL is not installed")
    return server


if __name__ == "__main__":
    main()
