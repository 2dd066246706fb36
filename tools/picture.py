"""Draws docs/images/play.svg: the table in the terminal in the middle of a game, as `heliopause play sun` shows it."""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

import heliopause
from heliopause.bots.greedy import GreedyBot
from heliopause.bots.sun_eval import open_evaluation
from heliopause.cli.screen import Screen

PLACE = Path(__file__).resolve().parent.parent / "docs" / "images" / "play.svg"
SEED = 11
ROUNDS = 9
FONT_FACES = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)


def main() -> None:
    game = heliopause.game("sun")
    state = game.new(players=3, seed=SEED, first_game=True)
    bots = [GreedyBot(game, open_evaluation(), seat) for seat in range(3)]
    first = state.seat
    while True:
        seen = game.view(state, first)
        if seen["round"] >= ROUNDS and seen["phase"] == "action" and state.seat == first:
            break
        state.apply(bots[state.seat].choose(state))
    console = Console(record=True, width=108, file=StringIO(), force_terminal=True, color_system="truecolor")
    screen = Screen(game, console, ["human", "greedy", "greedy"])
    screen.board(state, first)
    screen.question(state)
    drawn = console.export_svg(title="heliopause play sun", theme=MONOKAI)
    PLACE.parent.mkdir(exist_ok=True)
    PLACE.write_text(FONT_FACES.sub("", drawn))  # no fonts from elsewhere


if __name__ == "__main__":
    main()
