"""`heliopause position`: positions as documents that people and programs write, read and change."""

import argparse
from importlib import import_module
from pathlib import Path
from typing import Any

import heliopause
from heliopause.cli import files
from heliopause.kernel.errors import HeliopauseError, InputError
from heliopause.kernel.game import Game
from heliopause.kernel.state import State


def run(asked: argparse.Namespace) -> int:
    return VERBS[asked.verb](asked)


def new(asked: argparse.Namespace) -> int:
    game = heliopause.game(asked.game, edition=asked.edition, content=asked.content)
    state = game.new(players=asked.players, seed=asked.seed or 0, **asked.game_options)
    files.write(asked.out, files.as_json(game.to_json(state)))
    return 0


def show(asked: argparse.Namespace) -> int:
    from rich.console import Console

    game, state = read(asked)
    console = Console(highlight=False)
    draw = import_module(f"heliopause.cli.board_{game.name}").draw
    console.print(draw(game, game.view(state, None), console.width))
    if state.over:
        console.print("The game is over.")
    else:
        console.print(f"Seat {state.seat}: {game.question(state)}", markup=False)
    return 0


def options(asked: argparse.Namespace) -> int:
    game, state = read(asked)
    found = [{"code": code, "what": game.describe(state, code)} for code in state.options()]
    if asked.json:
        files.write(files.STANDARD, files.as_json(found))
    else:
        for option in found:
            print(f"{option['code']:>8}  {option['what']}")
    return 0


def apply(asked: argparse.Namespace) -> int:
    game, state = read(asked)
    for place, code in enumerate(asked.code, 1):
        try:
            state.apply(code)
        except HeliopauseError as error:
            raise InputError(f"{files.name_of(asked.file)}: choice {place}: {error}") from None
    files.write(asked.out, files.as_json(game.to_json(state)))
    return 0


def why(asked: argparse.Namespace) -> int:
    game, state = read(asked)
    seat = state.seat if asked.seat is None else asked.seat
    if not 0 <= seat < len(state.scores()):
        said = (
            "the game is over, so name one with --seat" if state.over else f"there are 0 to {len(state.scores()) - 1}"
        )
        raise InputError(f"{files.name_of(asked.file)}: seat {seat}: {said}")
    found = game.why_not(state, seat)
    if asked.json:
        files.write(files.STANDARD, files.as_json(found))
    else:
        for refused in found:
            print(f"{refused['what']}: {refused['reason']} ({refused['clause']})")
    return 0


def read(asked: argparse.Namespace) -> tuple[Game, State]:
    """A position and the game it belongs to; what is wrong with it is told with the name of the file."""
    place = files.name_of(asked.file)
    document: Any = files.read_json(asked.file)
    try:
        if not isinstance(document, dict):
            raise InputError("a position is an object, {...}")
        name = document.get("game")
        if not isinstance(name, str):
            raise InputError("game: missing, or no text")
        edition = document.get("edition") if asked.content is None else None
        if edition is not None and not isinstance(edition, str):
            raise InputError("edition: no text")
        game = heliopause.game(name, edition=edition, content=asked.content and Path(asked.content))
        return game, game.from_json(document)
    except HeliopauseError as error:
        raise InputError(f"{place}: {error}") from None


VERBS = {"new": new, "show": show, "options": options, "apply": apply, "why": why}
