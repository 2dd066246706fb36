"""A game as text: everything that can be observed, step by step, so that a diff shows what a change has altered."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

from heliopause.games.sun.game import BeyondTheSun
from heliopause.games.sun.layout import ROUND, TURN
from heliopause.games.sun.rules.play import SunState
from tests.sun.random_games import Table
from tests.whole_games import choices

IN_FULL = 60  # so many decisions step by step; after them every turn is one line


def transcript(table: Table, seed: int) -> str:
    return "\n".join(lines(table, seed)) + "\n"


def lines(table: Table, seed: int) -> Iterator[str]:
    game = table.game
    state = table.new(seed)
    state.journal = []
    die = choices(state, seed)
    yield f"{game.title}, edition {game.edition}, rules {game.version}: {table}; seed {seed}"
    yield from ("", "The table", *table_lines(game, state))
    for number in range(1, IN_FULL + 1):
        yield from ("", f"Decision {number}, position {mark(state)}")
        yield from decision(game, state, next(die))
    yield from ("", "From here on a line for every turn: round, seat, decisions, scores, position, what happened")
    while not state.over:
        yield turn(game, state, die)
    yield from ("", "The end", *table_lines(game, state))
    yield from score_lines(game, state)


def decision(game: BeyondTheSun, state: SunState, code: int) -> Iterator[str]:
    """The question, the options with the chosen one marked, what is missing, what happened, and what is new."""
    yield f"  {game.question(state)}"
    for option in state.options():
        yield f"  {'>' if option == code else ' '} {option} {game.describe(state, option)}"
    for row in game.why_not(state, state.seat):
        yield f"  - {row['what']}: {row['reason']} ({row['clause']})"
    before = named(table_lines(game, state))
    state.apply(code)
    for line in told(game, state):
        yield f"  * {line}"
    after = named(table_lines(game, state))
    for name in (*before, *(name for name in after if name not in before)):
        if before.get(name) != after.get(name):
            yield f"  ={name}: {before.get(name, 'nothing')} -> {after.get(name, 'nothing')}"


def named(rows: list[str]) -> dict[str, str]:
    parts = (row.partition(": ") for row in rows)
    return {name: value for name, _, value in parts}


def turn(game: BeyondTheSun, state: SunState, die: Iterator[int]) -> str:
    here = (state.cells[ROUND], state.cells[TURN])
    count = 0
    while not state.over and (state.cells[ROUND], state.cells[TURN]) == here:
        state.apply(next(die))
        count += 1
    scores = " ".join(map(str, state.scores()))
    return f"{here[0]}, {here[1]}, {count}, {scores}, {mark(state)}: {'; '.join(told(game, state))}"


def told(game: BeyondTheSun, state: SunState) -> list[str]:
    """What the journal says since the last time."""
    assert state.journal is not None
    found = game.log(state, state.journal)
    state.journal = []
    return found


def mark(state: SunState) -> str:
    """Eight digits for the whole position, the hidden parts and the generator included."""
    return f"{zlib.crc32(str((state.cells, state.stack)).encode()):08x}"


def table_lines(game: BeyondTheSun, state: SunState) -> list[str]:
    """The view of a spectator, one line for each thing with a name."""
    rows: list[str] = []
    for name, value in game.view(state, None).items():
        if name == "seats":
            for seat, mat in enumerate(value):
                rows += [f" seat {seat} {field}: {short(part)}" for field, part in mat.items()]
        elif isinstance(value, dict):
            rows += [f" {name} {key}: {short(part)}" for key, part in value.items()]
        elif isinstance(value, list) and any(isinstance(part, dict) for part in value):
            rows += [f" {name} {number}: {short(part)}" for number, part in enumerate(value)]
        else:
            rows.append(f" {name}: {short(value)}")
    return rows


def short(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {inner(part)}" for key, part in value.items()) or "none"
    if isinstance(value, list):
        return ", ".join(map(inner, value)) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)


def inner(value: Any) -> str:
    return f"[{short(value)}]" if isinstance(value, (dict, list)) and value else short(value)


def score_lines(game: BeyondTheSun, state: SunState) -> Iterator[str]:
    for seat, rows in enumerate(game.breakdown(state)):
        yield f" Seat {seat} has {state.scores()[seat]}"
        for row in rows:
            yield f"  {row['points']} {row['line']} ({row['clause']})"
    yield f" Winners: {', '.join(map(str, game.winners(state)))}"


def difference(expected: str, found: str) -> str:
    """The first lines that differ, with the step in which they stand."""
    step = ""
    for number, (one, other) in enumerate(zip_longest(expected.splitlines(), found.splitlines()), 1):
        if one != other:
            return f"line {number}, {step}\n  written: {one}\n  now:     {other}"
        if one and not one.startswith(" "):
            step = one[:60]
    return ""
