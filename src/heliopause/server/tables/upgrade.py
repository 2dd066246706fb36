"""A table outlives the rules it was begun under: it goes on from its newest snapshot, and says where that was.

The choices after the snapshot are made again as far as the new rules offer them. What was played before can be read in
the log but not be gone back to, because it would not become the same again.
"""

from dataclasses import replace
from datetime import UTC, datetime

from sqlalchemy import Connection

from heliopause.server.tables import rows
from heliopause.server.tables.facts import Entry
from heliopause.server.tables.opened import OpenTable, shoot

SAYS = "The rules of Heliopause have changed: the table goes on from here under the new ones."


def store(connection: Connection, table: OpenTable, notice: str) -> None:
    old, game, moves, now = table.facts, table.game, len(table.codes), datetime.now(UTC)
    new = replace(
        old,
        version=old.version + 1,
        moves=moves,
        rules=game.version,
        content=game.content_hash,
        cut={"moves": moves, "rules": old.rules, "content": old.content},
        changed=now,
    )
    if old.status == "playing":
        new.turn = None if table.state.over else table.state.seat
        if table.state.over:
            new.status = "over"
            new.result = {"scores": table.state.scores(), "winners": game.winners(table.state)}
    entry = Entry(new.version, "note", None, None, moves, None, None, [SAYS], now)
    rows.step(connection, old, new, entry, None, {}, notice)
    rows.put_shot(connection, old.id, shoot(game, table.state, moves), span=-new.version)  # it is kept for ever
