"""`heliopause bench`: how fast the games run, compiled and interpreted, beside an engine that others wrote."""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import heliopause
from heliopause.cli.measure import best_rate, measure
from heliopause.kernel import state as hot_module
from heliopause.kernel.errors import HeliopauseError

LABELS = {
    "decisions_per_second": ("real choices a second", "{:,.0f}"),
    "games_per_second": ("whole games a second, setup included", "{:,.0f}"),
    "clone_us": ("clone() in the middle of a game", "{:.2f} µs"),
    "interpreted_decisions_per_second": ("real choices a second, interpreted", "{:,.0f}"),
    "interpreted_ratio": ("compiled : interpreted", "{:.1f}"),
    "catanatron_decisions_per_second": ("real choices a second of Catanatron", "{:,.0f}"),
    "catanatron_ratio": ("Heliopause : Catanatron", "{:.1f}"),
    "state_bytes": ("memory of a state", "{:,.0f} bytes"),
    "packed_state_bytes": ("the same state as to_bytes() writes it", "{:,.0f} bytes"),
    "record_bytes": ("the record of a whole game, as a file", "{:,.0f} bytes"),
    "start_ms": ("start of the command", "{:.0f} ms"),
}


def run(asked: argparse.Namespace) -> int:
    names = [asked.game] if asked.game else list(heliopause.GAMES)
    found = {name: numbers(name) for name in names}
    if asked.json:
        print(json.dumps(found, indent=2))
        return 0
    console = Console(highlight=False)
    how = "compiled" if is_compiled() else "interpreted: there was no C compiler when it was installed"
    console.print(f"Heliopause {heliopause.__version__} ({how}), Python {platform.python_version()}, one core,")
    console.print("random play with the largest number of players; only choices between two options or more count.")
    for name in names:
        table = Table("measured", "value", title=heliopause.game(name).title)
        table.columns[1].justify = "right"
        for key, value in found[name].items():
            label, form = LABELS[key]
            table.add_row(label, form.format(value))
        console.print(table)
    return 0


def numbers(name: str) -> dict[str, float]:
    """Everything measured of one game, all in the same run."""
    found = measure(name)
    plain = _interpreted(name)["decisions_per_second"]
    found["interpreted_decisions_per_second"] = plain
    found["interpreted_ratio"] = found["decisions_per_second"] / plain
    if find_spec("catanatron"):
        found["catanatron_decisions_per_second"] = other = _catanatron()
        found["catanatron_ratio"] = found["decisions_per_second"] / other
    found["start_ms"] = _start()
    return {key: round(found[key], 3) for key in LABELS if key in found}


def is_compiled() -> bool:
    return not str(hot_module.__file__).endswith(".py")


def _interpreted(name: str) -> dict[str, Any]:
    """The same measurement of the same files without what the compiler made of them, in a process of its own."""
    package = Path(str(heliopause.__file__)).parent
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(package, Path(folder) / "heliopause", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        return _python("-m", "heliopause.cli.measure", name, path=folder)


def _python(*arguments: str, path: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": path},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise HeliopauseError(f"bench: the interpreted run failed: {done.stderr.strip().splitlines()[-1]}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def _start() -> float:
    """The quickest of five starts of the command, in milliseconds."""
    spent = []
    for _ in range(5):
        begun = time.perf_counter()
        subprocess.run([sys.executable, "-m", "heliopause.cli.main", "--version"], capture_output=True, check=True)
        spent.append(time.perf_counter() - begun)
    return 1000 * min(spent)


def _catanatron() -> float:
    """Real choices a second of four random players at Catanatron's own table."""
    catan = import_module("catanatron")
    seed = choices = 0

    class Counting(catan.RandomPlayer):  # type: ignore[name-defined, misc]
        def decide(self, game: Any, playable_actions: Any) -> Any:
            nonlocal choices
            choices += len(playable_actions) > 1
            return super().decide(game, playable_actions)

    def one_game() -> int:
        nonlocal seed, choices
        seed += 1
        choices = 0
        catan.Game([Counting(color) for color in catan.Color], seed=seed).play()
        return choices

    return best_rate(one_game)
