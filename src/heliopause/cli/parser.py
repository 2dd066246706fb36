"""What can be typed after `heliopause`. Nothing heavy is imported here: help and errors come at once."""

import argparse
import re
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

import heliopause
from heliopause.bots.registry import BOTS
from heliopause.kernel.errors import InputError
from heliopause.server.settings import SETTINGS

HUMAN = "human"
SHELLS = ("bash", "zsh")
TAKES_GAME_OPTIONS = ("play", "simulate", "position", "completion")


class Parser(argparse.ArgumentParser):
    """Complains in one line, and never guesses what a shortened word may have meant."""

    def __init__(self, **keywords: Any) -> None:
        super().__init__(**{"allow_abbrev": False, **keywords})

    def error(self, message: str) -> NoReturn:
        raise InputError(f"{message} (see {self.prog} --help)")


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """The arguments, checked; `game_options` collects the options that belong to the game."""
    parser = build(argv)
    asked = parser.parse_args(argv)
    prefix = "game_"
    chosen = {name: value for name, value in vars(asked).items() if name.startswith(prefix) and value is not None}
    asked.game_options = {name.removeprefix(prefix): value for name, value in chosen.items()}
    return asked


def build(argv: Sequence[str]) -> Parser:
    """All commands. The options of a game are known only once it is open, so they are asked for when needed."""
    words = [word for word in argv if not word.startswith("-")]
    needed = bool(words) and words[0] in TAKES_GAME_OPTIONS
    games = [word for word in words if word in heliopause.GAMES] or list(heliopause.GAMES)
    options: dict[str, str] = {}
    if needed:
        for name in games:
            options.update(heliopause.game(name).options())
    return commands(options)


def commands(game_options: Mapping[str, str]) -> Parser:
    parser = Parser(
        prog="heliopause",
        description="Board games among the stars, against people and programs.",
        epilog="exit codes: 0 fine, 1 a check failed, 2 bad input, 130 interrupted",
    )
    parser.add_argument("--version", action="version", version=f"heliopause {heliopause.__version__}")
    found = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    play = _command(found, "play", "play", "play in this terminal")
    _game(play)
    _table(play, game_options, players=None)
    play.add_argument(
        "--seat",
        nargs="+",
        choices=(HUMAN, *BOTS),
        help="who sits where, clockwise; without it you are asked",
    )
    play.add_argument("--record", metavar="FILE", help="write the record of the game there when it ends or you leave")

    simulate = _command(found, "simulate", "simulate", "let bots play many games and count")
    _game(simulate)
    _table(simulate, game_options, players=4)
    simulate.add_argument("--games", type=number(1, 10**8), default=100, metavar="N", help="how many (default 100)")
    simulate.add_argument("--jobs", type=number(1, 1024), default=1, metavar="N", help="processes (default 1)")
    simulate.add_argument(
        "--bots",
        type=_names_of_bots,
        default=("random",),
        metavar="BOT,...",
        help=f"who plays, from {', '.join(BOTS)}; they change seats from game to game (default random)",
    )
    simulate.add_argument(
        "--json", metavar="FILE", help="write every game and the summary there, - for standard output"
    )
    simulate.add_argument("--records", metavar="DIR", help="write the record of every game into this folder")

    record = found.add_parser("record", help="look at recorded games")
    records = record.add_subparsers(title="commands", metavar="COMMAND", required=True)
    _file(_command(records, "show", "record", "print a recorded game line by line"))
    verify = _command(records, "verify", "record", "replay it, compare seed and end")
    _file(verify)
    verify.add_argument("--commitment", metavar="HEX", help="what the table showed when the game began")

    content = found.add_parser("content", help="work on cards and boards")
    contents = content.add_subparsers(title="commands", metavar="COMMAND", required=True)
    check = _command(contents, "check", "content", "check a folder of content; every finding is one line")
    check.add_argument("folder", metavar="DIR")
    check.add_argument("--game", default=heliopause.GAMES[0], choices=heliopause.GAMES, metavar="GAME", help="whose")

    _positions(found, game_options)

    bench = _command(found, "bench", "bench", "measure the speed, here and of others")
    bench.add_argument("game", nargs="?", choices=heliopause.GAMES, metavar="GAME", help="default: every game")
    bench.add_argument("--json", action="store_true", help="print the numbers as JSON")

    _serve(found)

    completion = _command(found, "completion", "completion", "print the completion for a shell")
    completion.add_argument("shell", choices=SHELLS)
    return parser


def _serve(found: Any) -> None:
    """What can be set stands in one table; here it becomes flags."""
    serve = _command(found, "serve", "serve", "open the table in the browser")
    serve.epilog = "each can also stand in the environment (HELIOPAUSE_PORT=8000) or in a TOML file (port = 8000)"
    serve.add_argument("--config", metavar="FILE", help="a TOML file with settings (HELIOPAUSE_CONFIG)")
    for setting in SETTINGS:
        usual = f" (default {setting.shown_default})" if setting.shown_default else ""
        serve.add_argument(setting.flag, metavar=setting.shown, help=setting.about + usual)
    serve.add_argument("--no-open", dest="open", action="store_const", const="no", help="the same as --open no")


def number(least: int, most: int) -> Any:
    """A whole number in this range, as an argument type."""

    def read(text: str) -> int:
        if not re.fullmatch(r"-?[0-9]{1,30}", text) or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number from {least} to {most}")
        return int(text)

    return read


def _command(found: Any, name: str, module: str, what: str) -> Parser:
    parser: Parser = found.add_parser(name, help=what, description=what[0].upper() + what[1:] + ".")
    parser.set_defaults(module=module, verb=name)
    return parser


def _game(parser: Parser) -> None:
    parser.add_argument("game", choices=heliopause.GAMES, metavar="GAME", help=", ".join(heliopause.GAMES))


def _file(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="- for standard input")
    parser.add_argument("--content", metavar="DIR", help="the content it was made with, if that is your own")


def _table(parser: Parser, game_options: Mapping[str, str], players: int | None) -> None:
    """What a new game needs to know."""
    parser.add_argument("--players", type=number(1, 9), default=players, metavar="N", help="how many")
    parser.add_argument("--seed", type=number(0, 2**63 - 1), metavar="N", help="the same seed deals the same game")
    parser.add_argument("--edition", metavar="NAME", help="which printing")
    parser.add_argument("--content", metavar="DIR", help="a folder of content of your own")
    group = parser.add_argument_group("options of the game", "a list is written with commas")
    for name, what in game_options.items():
        group.add_argument(
            "--" + name.replace("_", "-"),
            dest="game_" + name,
            nargs="?",
            const=True,
            type=_value,
            metavar="VALUE",
            help=what.replace("%", "%%"),
        )


def _positions(found: Any, game_options: Mapping[str, str]) -> None:
    position = found.add_parser("position", help="make, look at and change positions")
    positions = position.add_subparsers(title="commands", metavar="COMMAND", required=True)
    new = _command(positions, "new", "position", "set up a game and print it as a document")
    new.add_argument("game", nargs="?", default=heliopause.GAMES[0], choices=heliopause.GAMES, metavar="GAME")
    _table(new, game_options, players=4)
    show = _command(positions, "show", "position", "draw a position")
    options = _command(positions, "options", "position", "list what can be chosen, each with its code")
    apply = _command(positions, "apply", "position", "make choices, one after another, and print what becomes of them")
    why = _command(positions, "why", "position", "list what cannot be done now, each with its reason")
    for parser in (show, options, apply, why):
        _file(parser)
    apply.add_argument("code", nargs="+", type=number(0, 2**31), metavar="CODE", help="as `options` lists it")
    why.add_argument(
        "--seat", type=number(0, 9), metavar="N", help="for this seat, from 0 (default: whose choice it is)"
    )
    for parser in (options, why):
        parser.add_argument("--json", action="store_true", help="print a list as JSON")
    for parser in (new, apply):
        parser.add_argument("--out", default="-", metavar="FILE", help="write there instead of printing")


def _names_of_bots(text: str) -> tuple[str, ...]:
    names = tuple(text.split(","))
    for name in names:
        if name not in BOTS:
            raise argparse.ArgumentTypeError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return names


def _value(text: str) -> Any:
    """The value of an option of a game: yes or no, a number, a word, or a list of words joined by commas."""
    words = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
    if text.lower() in words:
        return words[text.lower()]
    if re.fullmatch(r"[0-9]{1,18}", text):
        return int(text)
    return text.split(",") if "," in text else text
