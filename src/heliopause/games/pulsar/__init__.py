"""Pulsar 2849, a game by Vladimír Suchý (Czech Games Edition, 2017)."""

from pathlib import Path

from heliopause.games.pulsar.game import Pulsar2849
from heliopause.kernel.game import Game

EDITIONS = ("first",)
CREDITS = "Pulsar 2849 is a game by Vladimír Suchý, published by Czech Games Edition (2017)."


def open_game(edition: str | None, content: Path | None) -> Game:
    return Pulsar2849(edition, content)
