"""What can be taken home from a table: its record and its position."""

from typing import Any

from heliopause.kernel.record import Record
from heliopause.server.problems import Refused
from heliopause.server.tables import rows
from heliopause.server.tables.hall import Hall
from heliopause.server.tables.opened import OpenTable, revive
from heliopause.server.tables.play import state_at

ENDED = ("over", "abandoned")


async def record(hall: Hall, table: OpenTable) -> dict[str, Any]:
    """The record of a game that is over."""
    if table.facts.status not in ENDED:
        raise Refused("forbidden", "the record holds the seed, so it is shown when the game is over")
    return await whole_record(hall, table)


async def whole_record(hall: Hall, table: OpenTable) -> dict[str, Any]:
    """The same for the operator, at any time. What went on anew begins with the position it went on from."""
    facts, game = table.facts, table.game
    at = facts.cut["moves"] if facts.cut is not None else 0
    begun = None
    if facts.cut is not None or not facts.seed:
        begun = game.to_json(revive(game, await hall.database.read(rows.read_shot, facts.id, at)))
    made = Record.of(
        game,
        table.state,
        table.codes[at:],
        players=facts.players,
        seed=int(facts.seed or 0),
        options=facts.options,
        seats=tuple(seat.name for seat in table.seats),
        commitment=facts.commitment,
        position=begun,
    )
    return made.to_json()


async def position(hall: Hall, table: OpenTable, moves: int | None) -> dict[str, Any]:
    """A whole position, hidden things and all, as it was after so many moves: only when the game is over."""
    if table.facts.status not in ENDED:
        raise Refused("forbidden", "a position holds what is hidden, so it is shown when the game is over")
    state, _ = await state_at(hall, table, table.facts.moves if moves is None else moves)
    return table.game.to_json(state)
