"""A process in which bots think: reads questions from its input, writes the codes they choose.

A question is a line of JSON: game, edition, bot, seed, and the bytes of a world that agrees with what the seat knows.
The process sees nothing else of the table, so that no bot can.
"""

import json
import os
import signal
import sys
from base64 import b64decode
from typing import Any

import heliopause
from heliopause.bots.registry import sit_down


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    for line in sys.stdin.buffer:
        answer = think(json.loads(line))
        try:
            os.write(sys.stdout.fileno(), b"%d\n" % answer)
        except BrokenPipeError:
            return  # the server is dead


def think(question: dict[str, Any]) -> int:
    game = heliopause.game(question["game"], edition=question["edition"])
    bot = sit_down(question["bot"], game, question["seed"])
    return bot.choose(game.revive(b64decode(question["world"])))


if __name__ == "__main__":
    main()
