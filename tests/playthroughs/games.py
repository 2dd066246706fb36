"""Which games are written down: every player count and every set of options."""

from pathlib import Path

from tests.frontiers.random_games import Table as Frontiers
from tests.pulsar.random_games import Table as Pulsar
from tests.sun.random_games import Table
from tests.whole_games import Setting

FOLDER = Path(__file__).parent
PLAYTHROUGHS: dict[str, tuple[Setting, int]] = {
    "two": (Table(2, "first", "basic", "draw"), 2),
    "three": (Table(3, "first", "basic", "choose"), 3),
    "four": (Table(4, "first", "basic", "draw"), 4),
    "first-game": (Table(4, "first", "basic", "draw", first_game=True, shared_last_space=False), 5),
    "advanced": (Table(4, "first", "advanced", "choose"), 6),
    "advanced-two": (Table(2, "first", "advanced", "draw", shared_last_space=False), 7),
    "tableau": (Table(3, "first", "basic", "draw", tableau=True), 8),
    "revised": (Table(4, "revised", "basic", "draw"), 9),
    "revised-advanced-tableau": (Table(3, "revised", "advanced", "choose", tableau=True), 10),
    "frontiers-two": (Frontiers(2), 2),
    "frontiers-three": (Frontiers(3, goals=True, given=True), 3),
    "frontiers-four-goals": (Frontiers(4, goals=True), 4),
    "frontiers-five": (Frontiers(5), 5),
    "frontiers-first-game": (Frontiers(4, first_game=True), 6),
    "pulsar-two": (Pulsar(2, "dead-ends", even_start=True), 2),
    "pulsar-three": (Pulsar(3, headquarters=False), 3),
    "pulsar-four": (Pulsar(4, technologies="BCD"), 4),
    "pulsar-first-game": (Pulsar(4, first_game=True), 5),
}


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"
