"""`heliopause simulate`: bots play many games; the same request gives the same games, with any number of jobs."""

import argparse
import multiprocessing
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

import heliopause
from heliopause.bots.registry import seed_of, sit_down
from heliopause.cli import files, record, summary
from heliopause.kernel.errors import InputError
from heliopause.kernel.game import Game

SIDES = ("faction", "home")


@dataclass(frozen=True)
class Series:
    """What is played; all of it fits through a pipe to another process."""

    game: str
    edition: str | None
    content: str | None
    players: int
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    records: str | None


@dataclass(frozen=True)
class Played:
    """What one game came to; one entry per seat where there are several."""

    seed: int
    bots: tuple[str, ...]
    side: str  # what tells the seats of this game apart, if anything does: a faction, a home colony
    sides: tuple[str, ...]
    rounds: int
    decisions: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def run(asked: argparse.Namespace) -> int:
    series = Series(
        game=asked.game,
        edition=asked.edition,
        content=asked.content,
        players=asked.players,
        bots=asked.bots,
        options=asked.game_options,
        seed=1 if asked.seed is None else asked.seed,
        records=asked.records,
    )
    game = _opened(series.game, series.edition, series.content)
    game.new(players=series.players, seed=series.seed, **series.options)  # what is wrong with the request is said now
    if len(series.bots) > series.players:
        raise InputError(f"simulate: {len(series.bots)} bots are more than {series.players} players")
    if series.records is not None:
        Path(series.records).mkdir(parents=True, exist_ok=True)
    begun = time.perf_counter()
    played = list(_watched(_games(series, asked.games, asked.jobs), asked.games))
    seconds = time.perf_counter() - begun
    found = summary.of(played)
    if asked.json is not None:
        request = {key: value for key, value in asdict(series).items() if key != "records"}
        document = {**request, "summary": found, "games": [asdict(one) for one in played]}
        files.write(asked.json, files.as_json(document))
    if asked.json != files.STANDARD:
        summary.show(found, seconds)
    return 0


def play(series: Series, number: int) -> Played:
    """One game of the series, from its number alone."""
    game = _opened(series.game, series.edition, series.content)
    seed = series.seed + number
    # The bots move on by one seat from game to game, so that each sits everywhere equally often.
    seats = tuple(series.bots[(seat + number) % len(series.bots)] for seat in range(series.players))
    bots = [sit_down(name, game, seed_of(seed, seat)) for seat, name in enumerate(seats)]
    state = game.new(players=series.players, seed=seed, **series.options)
    codes: list[int] = []
    while not state.over:
        code = bots[state.seat].choose(state)
        state.apply(code)
        codes.append(code)
    if series.records is not None:
        place = Path(series.records) / f"{series.game}-{seed}.json"
        record.write(str(place), game, state, seed, series.options, seats, codes)
    view = game.view(state, None)
    side = next((name for name in SIDES if name in view["seats"][0]), "")
    return Played(
        seed=seed,
        bots=seats,
        side=side,
        sides=tuple(seat[side] for seat in view["seats"] if side),
        rounds=view["round"],
        decisions=len(codes),
        scores=tuple(state.scores()),
        winners=tuple(game.winners(state)),
    )


@cache
def _opened(name: str, edition: str | None, content: str | None) -> Game:
    """Once in every process, so that all its games are played with one content."""
    return heliopause.game(name, edition=edition, content=content)


def _games(series: Series, games: int, jobs: int) -> Iterator[Played]:
    one = partial(play, series)
    if jobs == 1:
        yield from map(one, range(games))
        return
    # Fresh processes, not copies of this one: the progress bar has a thread that a copy would hang on.
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, games), fresh, _leave_interrupts_to_the_parent) as pool:
        try:
            yield from pool.map(one, range(games), chunksize=max(1, min(50, games // (jobs * 4))))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _watched(played: Iterator[Played], games: int) -> Iterator[Played]:
    """The same, with a progress bar if anybody is looking."""
    if not sys.stderr.isatty():
        yield from played
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield from progress.track(played, total=games)
