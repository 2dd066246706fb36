"""What one seat may do only if the others agree: going back beyond what is free, and ending the game early."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from sqlalchemy import Connection

from heliopause.server.problems import Refused
from heliopause.server.session import new_id
from heliopause.server.tables import rows
from heliopause.server.tables.facts import SeatFacts
from heliopause.server.tables.hall import Hall
from heliopause.server.tables.opened import OpenTable, Work
from heliopause.server.tables.play import go_back, need_playing, state_at
from heliopause.server.tables.seating import need_seated, reseat
from heliopause.server.wire import Ask, NewAsk, Person


async def ask(hall: Hall, table_id: str, person: Person, asked: NewAsk) -> None:
    """Ask the others; where nobody else is to be asked, it is done."""

    def make(table: OpenTable) -> Ask:
        seat = need_seated(table, person)
        need_playing(table)
        if any(known.kind == asked.kind for known in table.asks):
            raise Refused("conflict", "that is being asked already", "kind")
        moves = _back_to(table, seat, asked.moves) if asked.kind == "undo" else None
        return Ask(new_id(10), asked.kind, seat, moves, [seat], [])

    await _decide(hall, table_id, make)


async def answer(hall: Hall, table_id: str, ask_id: str, person: Person, yes: bool) -> None:
    """Agree, or not: then it is off. Who asked may take it back by a no."""

    def find(table: OpenTable) -> Ask | None:
        seat = need_seated(table, person)
        need_playing(table)
        known = next((ask for ask in table.asks if ask.id == ask_id), None)
        if known is None:
            raise Refused("unknown", "that is not being asked any more", "request")
        agreed = [*known.yes, seat] if seat not in known.yes else known.yes
        return Ask(known.id, known.kind, known.seat, known.moves, agreed, []) if yes else None

    await _decide(hall, table_id, find, ask_id)


def waiting(seats: list[SeatFacts], ask: Ask) -> list[int]:
    """The seats that still have to answer: neither bots nor who left."""
    asked = [seat.number for seat in seats if seat.kind == "person" and seat.person is not None]
    return [number for number in asked if number not in ask.yes]


def _back_to(table: OpenTable, seat: int, moves: int | None) -> int:
    """The move to go back to: as it was asked for, else to before this seat's last choice."""
    if moves is None:
        codes: list[int | None] = []
        for line in table.log:
            if line.kind == "move":
                codes.append(line.seat)
            else:
                del codes[line.moves :]
        moves = max((at for at, chose in enumerate(codes) if chose == seat), default=-1)
    if not 0 <= moves < table.facts.moves:
        raise Refused("bad-input", "there is no such move to go back to", "moves")
    return moves


async def _decide(hall: Hall, table_id: str, find: Callable[[OpenTable], Ask | None], ask_id: str = "") -> None:
    """Keep what is asked, drop it, or do it when nobody is left to answer."""
    seen = await hall.open(table_id)
    wish = find(seen)
    back = None
    if wish is not None and wish.moves is not None:
        back = await state_at(hall, seen, wish.moves)

    def change(table: OpenTable) -> tuple[OpenTable, Work]:
        asked = find(table)
        others = [known for known in table.asks if known.id != ask_id]
        if asked is None:
            after, work = reseat(table, [])
            return replace(after, asks=others), _also(work, partial(rows.forget_ask, ask_id=ask_id))
        if waiting(table.seats, asked):
            after, work = reseat(table, [])
            return replace(after, asks=[*others, asked]), _also(
                work, partial(rows.put_ask, table_id=table_id, ask=asked)
            )
        if asked.moves is None:
            after, work = reseat(table, [], status="abandoned", turn=None)
            return replace(after, asks=[]), _also(work, partial(rows.forget_asks, table_id=table_id, kind="abandon"))
        if back is None or table.facts.version != seen.facts.version:
            raise Refused("stale", "the table has just changed; look again", "moves")
        state, past = back
        return go_back(table, state, asked.moves, past, asked.seat, None, None)

    await hall.alter(table_id, change)


def _also(work: Work, more: Callable[[Connection], None]) -> Work:
    def both(connection: Connection, notice: str) -> None:
        work(connection, notice)
        more(connection)

    return both
