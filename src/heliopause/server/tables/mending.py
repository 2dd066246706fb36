"""The operator's hand: a table that is stuck goes on from an earlier move, or from a position that was put right."""

from dataclasses import replace
from typing import Any

from heliopause.server.problems import Refused
from heliopause.server.tables.hall import Hall
from heliopause.server.tables.opened import OpenTable, Work
from heliopause.server.tables.play import go_back, state_at
from heliopause.server.tables.upgrade import go_on

PUT_RIGHT = "The operator has put the table right: it goes on from here."


async def rewind(hall: Hall, table_id: str, moves: int) -> OpenTable:
    """Go back to after so many moves, whoever would have to agree."""
    seen = await hall.open(table_id, broken=True)
    state, past = await state_at(hall, seen, moves)
    if state.over:
        raise Refused("bad-input", "the game is over at that move", "moves")

    def change(table: OpenTable) -> tuple[OpenTable, Work]:
        if table.facts.version != seen.facts.version:
            raise Refused("stale", "the table has just changed; look again", "moves")
        return go_back(running(table), state, moves, past, None, None, None)

    return await hall.alter(table_id, change, broken=True)


async def put_right(hall: Hall, table_id: str, position: dict[str, Any]) -> OpenTable:
    """Go on from this position, whatever led to it. The shuffle that was promised is no longer the whole story."""

    def change(table: OpenTable) -> tuple[OpenTable, Work]:
        state = table.game.from_json(position)
        if len(state.scores()) != table.facts.players:
            raise Refused("bad-input", f"it is for {len(state.scores())} players", "position")
        return go_on(running(table), state, table.codes, PUT_RIGHT)

    return await hall.alter(table_id, change, broken=True)


def running(table: OpenTable) -> OpenTable:
    """Whatever had stopped it."""
    waits = any(seat.kind == "open" for seat in table.seats)
    facts = replace(table.facts, status="waiting" if waits else "playing", result=None, trouble=None)
    return replace(table, facts=facts)
