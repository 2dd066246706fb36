"""The games that can be played here: opened once, described once, their galleries as JSON."""

from functools import cache
from importlib import import_module
from typing import Any

import heliopause
from heliopause.bots.registry import BOTS
from heliopause.kernel.errors import InputError
from heliopause.kernel.game import Game
from heliopause.server.packed import Packed, pack
from heliopause.server.problems import Refused
from heliopause.server.wire import BotOffer, GameInfo, encode

KEPT = "public, max-age=300"
FOUND_BOTS = {
    "random": BotOffer("random", "Random", "takes any of its options"),
    "greedy": BotOffer("greedy", "Greedy", "looks one step ahead"),
    "search": BotOffer("search", "Planner", "plans its whole turn"),
}


def open_game(name: str, edition: str | None = None) -> Game:
    """A game as a client named it; what does not exist is refused."""
    if name not in heliopause.GAMES:
        raise Refused("unknown", f"there is no game {name!r}; there are {', '.join(heliopause.GAMES)}", "game")
    try:
        return heliopause.game(name, edition=edition)
    except InputError as error:
        raise Refused("bad-input", str(error), "edition") from None


@cache
def all_games() -> tuple[GameInfo, ...]:
    return tuple(describe(name) for name in heliopause.GAMES)


def describe(name: str) -> GameInfo:
    game = open_game(name)
    package: Any = import_module(f"heliopause.games.{name}")
    return GameInfo(
        game=game.name,
        title=game.title,
        players=list(game.players),
        editions=list(package.EDITIONS),
        form=game.form(),
        bots=list(FOUND_BOTS.values()),
        credits=package.CREDITS,
    )


def need_bot(name: str) -> str:
    if name not in BOTS:
        raise Refused("bad-input", f"there is no bot {name!r}; there are {', '.join(BOTS)}", "bot")
    return name


@cache
def rules(name: str) -> Packed:
    """The rules of a game."""
    return pack(encode(open_game(name).rules()), "application/json", KEPT)


@cache
def gallery(name: str, edition: str | None, lang: str) -> Packed:
    """The gallery of a game."""
    return pack(encode(open_game(name, edition).gallery(lang)), "application/json", KEPT)
