"""Positions from all over the game: random games with every option, stopped anywhere."""

from collections.abc import Iterator
from functools import cache

from heliopause.games.frontiers.rules.play import FrontiersState
from heliopause.kernel.errors import InputError
from tests.frontiers.random_games import TABLES, Table
from tests.whole_games import choices

GAME = TABLES[0].game
WITH_GOALS = [table for table in TABLES if table.goals]


def walk(number: int, tables: list[Table] | None = None) -> Iterator[FrontiersState]:
    """The state after every random choice of game `number`; it is one and the same object that moves on."""
    table = (tables or list(TABLES))[number % len(tables or TABLES)]
    state = table.new(number)
    yield state
    for code in choices(state, number):
        state.apply(code)
        yield state


@cache
def walked(number: int) -> FrontiersState:
    states = (state for step, state in enumerate(walk(number)) if step == number * 17 % 90 or state.over)
    return next(states).clone()


def somewhere(number: int) -> FrontiersState:
    """One position; different numbers stop early, in the middle and late."""
    return walked(number).clone()


def refused(document: dict[str, object]) -> str:
    """The one line that says why a document is no position."""
    try:
        GAME.from_json(document)
    except InputError as error:
        return str(error)
    raise AssertionError("it was taken as a position")
