"""Tables made from tables: the same again with the same people, or a point of one to try a line from."""

import asyncio
import secrets
from dataclasses import replace

from sqlalchemy import Connection

from heliopause.bots.registry import USUAL
from heliopause.server.games import FOUND_BOTS
from heliopause.server.problems import Refused
from heliopause.server.tables import creating, rows
from heliopause.server.tables.creating import New, Start
from heliopause.server.tables.facts import SeatFacts
from heliopause.server.tables.hall import Hall
from heliopause.server.tables.opened import OpenTable, Work, revive
from heliopause.server.tables.play import state_at
from heliopause.server.tables.seating import need_seated, reseat
from heliopause.server.wire import Clock, Copy, Person

ENDED = ("over", "abandoned")


async def clone(hall: Hall, table_id: str, person: Person, asked: Copy) -> str:
    """A table of one's own from a point of this one, against bots; returns its id.

    Once a game is over everything is known, and the copy is the same deal. While it runs, the copy is a world that
    agrees with what the person knows: nobody learns from it what lies hidden.
    """
    table = await hall.open(table_id)
    moves = table.facts.moves if asked.moves is None else asked.moves
    seat = table.seat_of(person.id)
    state, _ = await state_at(hall, table, moves)
    if state.over:
        raise Refused("bad-input", "the game is over at that point", "moves")
    if table.facts.status in ENDED and table.facts.cut is None:
        shot = await hall.database.read(rows.read_shot, table_id, 0)
        seed = int(table.facts.seed) if table.facts.seed else None
        start = Start(table.game, table.facts.options, seed, revive(table.game, shot), tuple(table.codes[:moves]))
    elif table.facts.status in ENDED:
        start = Start(table.game, {}, None, state)
    else:
        start = Start(table.game, {}, None, table.game.determinize(state, seat, secrets.randbits(64)))
    mine = seat if seat is not None else max(0, state.seat)
    seats = [_sits(number, person if number == mine else None) for number in range(table.facts.players)]
    title = asked.title or table.facts.title
    source = (table_id, moves)
    new = await asyncio.to_thread(creating.lay_out, person, start, seats, False, Clock(), title, source)
    await hall.database.write(creating.store, new)
    return new.facts.id


async def rematch(hall: Hall, table_id: str, person: Person) -> str:
    """The same game with the same seats, dealt anew; who asks second comes to the table of who asked first."""
    table = await hall.open(table_id)
    need_seated(table, person)
    if table.facts.status not in ENDED:
        raise Refused("conflict", "the game is not over", "status")
    if not table.facts.seed:
        raise Refused("conflict", "it began from a position: make a copy of it instead", "position")
    new = await asyncio.to_thread(_again, table, person)

    def change(now: OpenTable) -> tuple[OpenTable, Work]:
        if now.facts.rematch is not None:
            return now, _nothing
        after, work = reseat(now, [], rematch=new.facts.id)

        def both(connection: Connection, notice: str) -> None:
            creating.store(connection, new)
            work(connection, notice)

        return after, both

    found = (await hall.alter(table_id, change)).facts.rematch
    assert found is not None
    return found


def _again(table: OpenTable, person: Person) -> New:
    facts = table.facts
    start = creating.deal(table.game, facts.players, facts.options, secrets.randbits(256))
    clock = facts.the_clock()
    left = float(clock.seconds) if clock.kind == "total" else None
    seats = [replace(seat, left=left, kind=_kind(seat)) for seat in table.seats]
    return creating.lay_out(person, start, seats, facts.listed, clock, facts.title, None)


def _kind(seat: SeatFacts) -> str:
    """A seat that somebody left is open in the next game."""
    return "open" if seat.kind == "person" and seat.person is None else seat.kind


def _sits(number: int, person: Person | None) -> SeatFacts:
    if person is not None:
        return SeatFacts(number, "person", person.id, None, person.name, None)
    return SeatFacts(number, "bot", None, USUAL, FOUND_BOTS[USUAL].title, None)


def _nothing(connection: Connection, notice: str) -> None:
    """The table of the rematch is there already."""
