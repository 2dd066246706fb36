"""The bots by their names. Light to import: what a bot needs is loaded when it sits down."""

from importlib import import_module
from typing import Final, Protocol

from heliopause.kernel.errors import InputError
from heliopause.kernel.game import Game
from heliopause.kernel.state import State

BOTS = ("random", "greedy", "search")
USUAL = "greedy"  # whom somebody meets who did not say whom to play with
VISITS: Final = 300  # of the search bot for each choice
EVALUATIONS = {  # what a greedy bot believes a position of each game is worth
    "sun": "heliopause.bots.sun_eval",
    "frontiers": "heliopause.bots.frontiers_eval",
}


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, state: State) -> int:
        """One of the options of the state, whose `seat` is this bot's."""


def sit_down(name: str, game: Game, seed: int) -> Bot:
    """A bot for one seat of one game; the same seed chooses the same in the same positions."""
    if name == "random":
        from heliopause.bots.random_bot import RandomBot

        return RandomBot(seed)
    if name == "greedy":
        from heliopause.bots.greedy import GreedyBot

        return GreedyBot(game, import_module(EVALUATIONS[game.name]).open_evaluation(), seed)
    if name == "search":
        from heliopause.bots.search import SearchBot

        return SearchBot(game, import_module(EVALUATIONS[game.name]).open_evaluation(), seed, VISITS)
    raise InputError(f"bot {name!r}: there is no such bot; there are {', '.join(BOTS)}")


def seed_of(game_seed: int, seat: int) -> int:
    """The seed of the bot on this seat, told apart from every other game and seat."""
    return (game_seed << 4) + seat + 1
