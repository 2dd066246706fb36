"""A long run of random games, every invariant checked after every decision; stops at the first that does not hold.

    .venv/bin/python tools/soak.py --decisions 20000000 --jobs 2 --seed 1

Game number n is dealt with seed + n at table n of the 192 in turn, so a run can be repeated and continued anywhere.
Exit codes: 0 everything held, 1 something did not (the line says how to play that game again), 2 bad usage.
"""

from __future__ import annotations

import argparse
import multiprocessing.pool
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

import heliopause.kernel.state
from tests.sun.random_games import TABLES
from tests.whole_games import Broken, watch

BATCH = 8  # games between two words from a process
THOROUGH = 2000  # decisions between two thorough looks at a position: worlds, documents, words, refusals
PROGRESS_SECONDS = 10.0


@dataclass
class Tally:
    """What the games of one kind of table came to."""

    games: int = 0
    decisions: int = 0
    rounds: int = 0
    fewest_rounds: int = 1 << 30
    most_rounds: int = 0
    longest: int = 0  # decisions
    longest_seed: int = 0

    def add(self, seed: int, decisions: int, rounds: int) -> None:
        self.games += 1
        self.decisions += decisions
        self.rounds += rounds
        self.fewest_rounds = min(self.fewest_rounds, rounds)
        self.most_rounds = max(self.most_rounds, rounds)
        if decisions > self.longest:
            self.longest, self.longest_seed = decisions, seed

    def line(self, name: str) -> str:
        rounds = f"{self.fewest_rounds:>5} {self.rounds / self.games:>7.1f} {self.most_rounds:>5}"
        return f"{name:<38} {self.games:>7} {self.decisions:>11} {rounds} {self.longest:>8} (seed {self.longest_seed})"


def main() -> int:
    asked = arguments()
    if sys.flags.optimize:
        print("soak: with -O nothing is checked", file=sys.stderr)
        return 2
    print(f"soak: {heliopause.kernel.state.__file__}", flush=True)
    begun = time.monotonic()
    tallies: dict[str, Tally] = {}
    total = Tally()
    shown = begun
    with multiprocessing.get_context("spawn").Pool(asked.jobs) as pool:
        try:
            for number, decisions, rounds in played(pool, asked.seed, asked.jobs):
                seed = asked.seed + number
                total.add(seed, decisions, rounds)
                tallies.setdefault(kind(number), Tally()).add(seed, decisions, rounds)
                if time.monotonic() - shown > PROGRESS_SECONDS:
                    shown = time.monotonic()
                    progress(total, asked.decisions, shown - begun)
                if total.decisions >= asked.decisions:
                    break
        except Broken as error:
            print(f"soak: {error}", file=sys.stderr)
            return 1
    summary(tallies, total, time.monotonic() - begun)
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Random games with every invariant checked after every decision.")
    parser.add_argument("--decisions", type=positive, default=20_000_000, help="stop after so many")
    parser.add_argument("--jobs", type=positive, default=1, help="processes")
    parser.add_argument("--seed", type=positive, default=1, help="of the first game")
    return parser.parse_args()


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return int(text)


def played(pool: multiprocessing.pool.Pool, seed: int, jobs: int) -> Iterator[tuple[int, int, int]]:
    """Number, decisions and rounds of every game, for ever and in order."""
    numbers = iter(range(sys.maxsize))
    waiting = [pool.apply_async(batch, (seed, next(numbers))) for _ in range(2 * jobs)]
    while True:
        yield from waiting.pop(0).get()
        waiting.append(pool.apply_async(batch, (seed, next(numbers))))


def batch(seed: int, number: int) -> list[tuple[int, int, int]]:
    found = []
    for game in range(number * BATCH, (number + 1) * BATCH):
        one = watch(TABLES[game % len(TABLES)], seed + game, THOROUGH)
        found.append((game, len(one.codes), one.rounds))
    return found


def kind(number: int) -> str:
    """Tables are summed up by player count, edition, mats and draft."""
    table = TABLES[number % len(TABLES)]
    extras = " tableau" if table.tableau else ""
    return f"{table.players} {table.edition} {table.mats} {table.draft}{extras}"


def progress(total: Tally, wanted: int, seconds: float) -> None:
    share = 100 * total.decisions // wanted
    rate = total.decisions / seconds
    print(f"soak: {share}%, {total.games} games, {total.decisions} decisions, {rate:,.0f} per second", flush=True)


def summary(tallies: dict[str, Tally], total: Tally, seconds: float) -> None:
    heading = "players, edition, mats, draft"
    print(f"{heading:<38} {'games':>7} {'decisions':>11} {'least':>5} {'rounds':>7} {'most':>5} {'longest':>8}")
    for name in sorted(tallies):
        print(tallies[name].line(name))
    print(total.line("all"))
    rate = total.decisions / seconds
    print(f"soak: every invariant held; {seconds:.0f} seconds, {rate:,.0f} decisions per second")


if __name__ == "__main__":
    sys.exit(main())
