"""A table goes on from where it stands, whatever came before: under new rules, or as the operator put it right.

What was played before can be read in the log but not be gone back to, because it would not become the same again. The
snapshot made here is where the table begins from now on.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

from sqlalchemy import Connection

from heliopause.kernel.state import State
from heliopause.server.tables import clock, rows
from heliopause.server.tables.facts import Entry
from heliopause.server.tables.opened import OpenTable, Work, line_of, shoot

NEW_RULES = "The rules of Heliopause have changed: the table goes on from here under the new ones."


def bring_over(table: OpenTable) -> tuple[OpenTable, Work]:
    """A table that was begun under other rules; its choices were made again as far as the new rules offer them."""
    return go_on(table, table.state, table.codes, NEW_RULES)


def go_on(table: OpenTable, state: State, codes: Sequence[int], says: str) -> tuple[OpenTable, Work]:
    """The table as `state`, reached by `codes`; its log says why."""
    old, game, moves, now = table.facts, table.game, len(codes), datetime.now(UTC)
    new = replace(
        old,
        version=old.version + 1,
        moves=moves,
        rules=game.version,
        content=game.content_hash,
        cut={"moves": moves, "says": says},
        changed=now,
    )
    if old.status == "playing":
        new.turn = None if state.over else state.seat
        if state.over:
            new.status = "over"
            new.result = {"scores": state.scores(), "winners": game.winners(state)}
        if new.turn != old.turn:
            clock.start(new, table.seats, now)
    entry = Entry(new.version, "note", None, None, moves, None, None, [says], now)
    shot = shoot(game, state, moves)
    after = replace(
        table,
        facts=new,
        state=state,
        codes=list(codes),
        past=[],
        log=[*table.log, line_of(entry)],
        asks=[ask for ask in table.asks if ask.kind != "undo"],
        shot_at=moves,
        outgrown=False,
        pictures={},
    )

    def work(connection: Connection, notice: str) -> None:
        rows.step(connection, old, new, entry, None, {}, notice)
        rows.put_shot(connection, old.id, shot, span=-new.version)  # it is kept for ever
        rows.forget_asks(connection, old.id, "undo")

    return after, work
