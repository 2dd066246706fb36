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
    """The record of a game that is over. One that went on under other rules has two parts."""
    if table.facts.status not in ENDED:
        raise Refused("forbidden", "the record holds the seed, so it is shown when the game is over")
    return await whole_record(hall, table)


async def whole_record(hall: Hall, table: OpenTable) -> dict[str, Any]:
    """The same for the operator, at any time."""
    facts, game = table.facts, table.game
    seats = tuple(seat.name for seat in table.seats)
    if facts.seed and facts.cut is None:
        made = Record.of(
            game, table.state, table.codes, players=facts.players, seed=int(facts.seed), options=facts.options,
            seats=seats,
        )  # fmt: skip
        return made.to_json()
    at = facts.cut["moves"] if facts.cut is not None else 0
    begun = revive(game, await hall.database.read(rows.read_shot, facts.id, at))
    later = {
        "game": facts.game,
        "version": facts.rules,
        "edition": facts.edition,
        "content": facts.content,
        "position": game.to_json(begun),
        "codes": table.codes[at:],
    }
    if facts.cut is None:
        return later | {"seats": list(seats)}
    first = Record(
        game=facts.game,
        version=facts.cut["rules"],
        edition=facts.edition,
        content=facts.cut["content"],
        players=facts.players,
        seed=int(facts.seed or 0),
        options=facts.options,
        seats=seats,
        codes=tuple(table.codes[:at]),
    )
    return first.to_json() | {"continued": later}


async def position(hall: Hall, table: OpenTable, moves: int | None = None) -> dict[str, Any]:
    """A whole position, hidden things and all: only when the game is over."""
    if table.facts.status not in ENDED:
        raise Refused("forbidden", "a position holds what is hidden, so it is shown when the game is over")
    state, _ = await state_at(hall, table, table.facts.moves if moves is None else moves)
    return table.game.to_json(state)
