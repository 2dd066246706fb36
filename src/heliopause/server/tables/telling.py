"""Makes signals of changes, for those outside who want to know: notifications, metrics."""

from collections.abc import Callable

from heliopause.server.signals import Signal, Signals, TableEnded, TurnChanged
from heliopause.server.tables.opened import OpenTable


class Telling:
    def __init__(self, signals: Signals, here: Callable[[OpenTable], set[int]]) -> None:
        self.signals = signals
        self.here = here

    def after(self, before: OpenTable | None, table: OpenTable, here: bool) -> None:
        """Only the process that made a change tells of it, so that it is told once."""
        if not here:
            return
        facts = table.facts
        ended = facts.status in ("over", "abandoned")
        if ended and (before is None or before.facts.status != facts.status):
            self.signals.send(TableEnded(facts.id, facts.status))
        if before is None or before.to_move != table.to_move or (ended and before.facts.status != facts.status):
            self.signals.send(self.turn(table))

    def turn(self, table: OpenTable) -> Signal:
        facts, seat = table.facts, table.to_move
        if seat is None:
            return TurnChanged(facts.id, facts.title, facts.version, None, None, False)
        here = seat.number in self.here(table)
        return TurnChanged(facts.id, facts.title, facts.version, seat.number, seat.person, here)
