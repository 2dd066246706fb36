"""Heliopause: the digital table for Beyond the Sun, New Frontiers and Pulsar 2849."""

from functools import cache
from importlib import import_module
from pathlib import Path

from heliopause.kernel.document import shown
from heliopause.kernel.errors import ContentError, HeliopauseError, IllegalChoice, InputError
from heliopause.kernel.game import Game

__version__ = "0.1.0"
GAMES = ("sun", "frontiers")


def game(name: str, *, edition: str | None = None, content: str | Path | None = None) -> Game:
    """Open a game by its short name; `edition` names printed content, `content` a folder of one's own."""
    if name not in GAMES:
        raise InputError(f"game {shown(name)}: there is no such game; there are {', '.join(GAMES)}")
    if not isinstance(edition, str | None):
        raise InputError(f"edition {shown(edition)}: must be the name of an edition")
    if edition is not None and content is not None:
        raise InputError(f"edition {shown(edition)}: the content is given too, and says itself what it stands on")
    return _printed(name, edition) if content is None else _open(name, edition, _folder(content))


def _folder(content: object) -> Path:
    if not isinstance(content, str | Path):
        raise InputError(f"content {shown(content)}: must be the path of a folder")
    try:
        return Path(content).resolve()
    except (OSError, ValueError, RuntimeError) as error:
        raise InputError(f"content {shown(str(content))}: {error}") from None


def _open(name: str, edition: str | None, content: Path | None) -> Game:
    opened: Game = import_module(f"heliopause.games.{name}").open_game(edition, content)
    return opened


@cache
def _printed(name: str, edition: str | None) -> Game:
    """What comes with the package stays as it is; a folder of one's own may change between two calls."""
    return _open(name, edition, None)


__all__ = ["GAMES", "ContentError", "Game", "HeliopauseError", "IllegalChoice", "InputError", "__version__", "game"]
