"""`heliopause record`: recorded games, shown and verified. `play` and `simulate` write them from here."""

import argparse
from collections.abc import Mapping, Sequence
from typing import Any

import heliopause
from heliopause.cli import files
from heliopause.kernel.errors import HeliopauseError, InputError
from heliopause.kernel.game import Game
from heliopause.kernel.record import Record, begin, check_fit, commitment, verify
from heliopause.kernel.state import State


def run(asked: argparse.Namespace) -> int:
    place = files.name_of(asked.file)
    document = files.read_json(asked.file)
    try:
        record = Record.from_json(document)
        edition = record.edition if asked.content is None else None
        game = heliopause.game(record.game, edition=edition, content=asked.content)
        check_fit(game, record)
    except HeliopauseError as error:
        raise InputError(f"{place}: {error}") from None
    return show(game, record) if asked.verb == "show" else compare(game, record, place, asked.commitment)


def write(
    place: str,
    game: Game,
    state: State,
    seed: int,
    options: Mapping[str, Any],
    seats: Sequence[str],
    codes: Sequence[int],
) -> None:
    """Write the record of a game that stands at `state`."""
    record = Record.of(game, state, codes, players=len(seats), seed=seed, options=options, seats=seats)
    files.write(place, files.as_json(record.to_json()))


def show(game: Game, record: Record) -> int:
    """The whole game, one line for everything that happened."""
    begun = f"seed {record.seed}" if record.position is None else "from a position"
    print(f"{game.title}, {game.edition}, {record.players} players, {begun}")
    if record.seats:
        print(f"seats: {', '.join(record.seats)}")
    for name, value in record.options.items():
        print(f"{name.replace('_', ' ')}: {value}")
    state = begin(game, record)
    for number, code in enumerate(record.codes):
        journal: list[int] = []
        state.journal = journal
        try:
            state.apply(code)
        except HeliopauseError as error:
            raise InputError(f"record.codes[{number}]: {error}") from None
        for line in game.log(state, journal):
            print(line)
    if state.over:
        winners = ", ".join(map(str, game.winners(state)))
        print(f"scores by seat: {', '.join(map(str, state.scores()))}; won by seat {winners}")
    else:
        print(f"The record ends here; seat {state.seat} has to choose.")
    return 0


def compare(game: Game, record: Record, place: str, shown: str | None) -> int:
    """Replay it; whatever differs is a line and makes the check fail. `shown`: the commitment seen at the start."""
    try:
        report = verify(game, record)
    except InputError as error:
        print(f"{place}: {error}")
        return 1
    findings = list(report.findings)
    dealt = record.position is None
    if shown is not None and (not dealt or shown.strip().lower() != commitment(record.seed)):
        found = f"the seed fits {commitment(record.seed)}" if dealt else "it begins with a position, not with a deal"
        findings.append(f"{found}: this is not the shuffle that was promised")
    for finding in findings:
        print(f"{place}: {finding}")
    if findings:
        return 1
    how = "over" if report.over else "unfinished"
    proven = ", the shuffle is the promised one" if shown is not None or record.commitment else ""
    print(f"{place}: fine, {report.choices} choices, {how}, position {report.result.digest}{proven}")
    return 0
