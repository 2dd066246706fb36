"""Beyond the Sun, a game by Dennis K. Chan (Rio Grande Games, 2020)."""

from pathlib import Path

from heliopause.games.sun.game import BeyondTheSun
from heliopause.kernel.game import Game

EDITIONS = ("first", "revised")
CREDITS = "Beyond the Sun is a game by Dennis K. Chan, published by Rio Grande Games (2020)."


def open_game(edition: str | None, content: Path | None) -> Game:
    return BeyondTheSun(edition, content)
