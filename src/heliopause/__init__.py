"""Heliopause: the digital table for Beyond the Sun, New Frontiers and Pulsar 2849."""

from functools import cache
from importlib import import_module
from pathlib import Path

from heliopause.kernel.errors import ContentError, HeliopauseError, IllegalChoice, InputError
from heliopause.kernel.game import Game

__version__ = "0.1.0"
GAMES = ("sun",)


def game(name: str, *, edition: str | None = None, content: str | Path | None = None) -> Game:
    """Open a game by its short name; `edition` names printed content, `content` a folder of one's own."""
    if name not in GAMES:
        raise InputError(f"game {name!r}: there is no such game; there are {', '.join(GAMES)}")
    return _open(name, edition, Path(content).resolve() if content is not None else None)


@cache
def _open(name: str, edition: str | None, content: Path | None) -> Game:
    opened: Game = import_module(f"heliopause.games.{name}").open_game(edition, content)
    return opened


__all__ = ["GAMES", "ContentError", "Game", "HeliopauseError", "IllegalChoice", "InputError", "__version__", "game"]
