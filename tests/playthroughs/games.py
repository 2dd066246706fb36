"""Which games are written down: every player count and every set of options."""

from pathlib import Path

from tests.sun.random_games import Table

FOLDER = Path(__file__).parent
PLAYTHROUGHS = {
    "two": (Table(2, "first", "basic", "draw"), 2),
    "three": (Table(3, "first", "basic", "choose"), 3),
    "four": (Table(4, "first", "basic", "draw"), 4),
    "first-game": (Table(4, "first", "basic", "draw", first_game=True, shared_last_space=False), 5),
    "advanced": (Table(4, "first", "advanced", "choose"), 6),
    "advanced-two": (Table(2, "first", "advanced", "draw", shared_last_space=False), 7),
    "tableau": (Table(3, "first", "basic", "draw", tableau=True), 8),
    "revised": (Table(4, "revised", "basic", "draw"), 9),
    "revised-advanced-tableau": (Table(3, "revised", "advanced", "choose", tableau=True), 10),
}


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"
