"""New Frontiers, a game by Tom Lehmann (Rio Grande Games, 2018)."""

from pathlib import Path

from heliopause.games.frontiers.game import NewFrontiers
from heliopause.kernel.game import Game

EDITIONS = ("first",)
CREDITS = "New Frontiers is a game by Tom Lehmann, published by Rio Grande Games (2018)."


def open_game(edition: str | None, content: Path | None) -> Game:
    return NewFrontiers(edition, content)
