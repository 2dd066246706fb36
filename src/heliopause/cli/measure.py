"""What `heliopause bench` measures of one game. `python -m heliopause.cli.measure GAME` prints it as JSON."""

import json
import sys
import time
import tracemalloc
from collections.abc import Callable

import heliopause
from heliopause.bots.random_bot import generator, play_out
from heliopause.cli import files
from heliopause.kernel.game import Game
from heliopause.kernel.record import Record
from heliopause.kernel.rng import below
from heliopause.kernel.state import State

SLICES = 5  # the quickest slice counts: what else the machine does only ever slows
SLICE_SECONDS = 0.6  # of processor time, which other work on the machine does not use up
COPIES = 2000


def measure(name: str) -> dict[str, float]:
    """Random play on one core, with the largest number of players; options are generated for every real choice."""
    game = heliopause.game(name)
    choices, games = _speed(game)
    middle, record = one_game(game, seed=1)
    return {
        "decisions_per_second": choices,
        "games_per_second": games,
        "clone_us": 1e6 / best_rate(lambda: _clone(middle)),
        "state_bytes": _memory(middle),
        "packed_state_bytes": len(middle.to_bytes()),
        "record_bytes": len(files.as_json(record.to_json())),
    }


def best_rate(work: Callable[[], int]) -> float:
    """How many units a second the work does in its quickest slice; it returns how many it did in one call."""
    best = 0.0
    for _ in range(SLICES):
        done = 0
        begun = time.process_time()
        spent = 0.0
        while spent < SLICE_SECONDS:
            done += work()
            spent = time.process_time() - begun
        best = max(best, done / spent)
    return best


def one_game(game: Game, seed: int) -> tuple[State, Record]:
    """A random game with the largest number of players: how it stood after half of its choices, and its record."""
    players = game.players[-1]
    state = game.new(players=players, seed=seed)
    cells = generator(seed)
    states = []
    codes = []
    while not state.over:
        states.append(state.clone())
        options = state.options()
        codes.append(options[below(cells, len(options))])
        state.apply(codes[-1])
    return states[len(states) // 2], Record.of(game, state, codes, players=players, seed=seed)


def _speed(game: Game) -> tuple[float, float]:
    """Choices a second while playing, and whole games a second with their setup."""
    choices_best = 0.0
    games_best = 0.0
    seed = 0
    for _ in range(SLICES):
        playing = spent = 0.0
        choices = games = 0
        begun = time.process_time()
        while spent < SLICE_SECONDS:
            seed += 1
            state = game.new(players=game.players[-1], seed=seed)
            cells = generator(seed)
            dealt = time.process_time()
            choices += play_out(state, cells)
            games += 1
            ended = time.process_time()
            playing += ended - dealt
            spent = ended - begun
        choices_best = max(choices_best, choices / playing)
        games_best = max(games_best, games / spent)
    return choices_best, games_best


def _clone(state: State) -> int:
    for _ in range(1000):
        state.clone()
    return 1000


def _memory(state: State) -> float:
    """Bytes that one more copy of a state takes."""
    tracemalloc.start()
    kept = [state.clone()]
    before = tracemalloc.get_traced_memory()[0]
    kept.extend(state.clone() for _ in range(COPIES))
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return taken / COPIES


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1])))
