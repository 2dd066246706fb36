"""Who sits where: taking a seat by link, leaving it, giving it to a bot."""

import hmac
from collections.abc import Sequence
from dataclasses import asdict, replace
from datetime import UTC, datetime
from functools import partial
from typing import Any

from sqlalchemy import Connection

from heliopause.server.games import FOUND_BOTS, need_bot
from heliopause.server.problems import Refused
from heliopause.server.tables import clock, rows
from heliopause.server.tables.facts import Facts, SeatFacts
from heliopause.server.tables.hall import Hall
from heliopause.server.tables.opened import OpenTable, Work
from heliopause.server.wire import Person

CHANGES = (
    "status", "turn", "waiting_since", "deadline", "reminded", "trouble", "host", "rematch", "changed",
)  # fmt: skip


async def claim(hall: Hall, table_id: str, number: int, person: Person, key: str | None) -> None:
    """Take a seat that is open or was left: with the key of the link, or without one where the table is listed."""

    def change(table: OpenTable) -> tuple[OpenTable, Work]:
        facts = table.facts
        allowed = facts.listed or (key is not None and hmac.compare_digest(key.encode(), facts.key.encode()))
        if not allowed and facts.host != person.id:
            raise Refused("forbidden", "only the link of this table lets you sit down", "key")
        seat = need_seat(table, number)
        taken = table.seat_of(person.id)
        if taken == number:
            return table, nothing
        if taken is not None:
            raise Refused("conflict", f"you sit on seat {taken} already", "seat")
        if seat.kind == "bot" or seat.person is not None:
            raise Refused("conflict", "this seat is taken", "seat")
        mine = replace(seat, kind="person", person=person.id, name=person.name)
        return reseat(table, [mine])

    await hall.alter(table_id, change)


async def leave(hall: Hall, table_id: str, number: int, person: Person) -> None:
    """Stand up: before the game begins the seat is open again, later the others may give it to a bot."""

    def change(table: OpenTable) -> tuple[OpenTable, Work]:
        seat = need_seat(table, number)
        if seat.person != person.id:
            raise Refused("forbidden", "this is not your seat", "seat")
        if table.facts.status == "waiting":
            return reseat(table, [replace(seat, kind="open", person=None, name="")])
        return reseat(table, [replace(seat, person=None)])

    await hall.alter(table_id, change)


async def give_to_bot(hall: Hall, table_id: str, number: int, person: Person | None, bot: str) -> None:
    """Let a bot go on for a seat: the host for open seats and bots, whoever sits there for one that left or is late.

    The operator, who is no person of the table, may do it for any."""
    need_bot(bot)

    def change(table: OpenTable) -> tuple[OpenTable, Work]:
        seat = need_seat(table, number)
        if person is not None:
            need_right_to_replace(table, seat, person)
        if table.facts.status in ("over", "abandoned"):
            raise Refused("conflict", "the game is over", "status")
        given = replace(seat, kind="bot", person=None, bot=bot, name=FOUND_BOTS[bot].title)
        return reseat(table, [given], trouble=None)

    await hall.alter(table_id, change)


def need_right_to_replace(table: OpenTable, seat: SeatFacts, person: Person) -> None:
    host = table.facts.host == person.id
    mine = table.seat_of(person.id)
    if not host and mine is None:
        raise Refused("forbidden", "you do not sit at this table")
    free = clock.is_free(table.facts, seat, datetime.now(UTC))
    if seat.kind == "person" and not free and mine != seat.number:
        raise Refused("forbidden", "somebody sits there, and has time left", "seat")
    if seat.kind != "person" and not host:
        raise Refused("forbidden", "only the host does that", "seat")


async def in_trouble(hall: Hall, table_id: str, version: int, reason: str) -> None:
    """A bot cannot go on: say so, so that the host can choose another."""

    def change(table: OpenTable) -> tuple[OpenTable, Work]:
        if table.facts.version != version:
            return table, nothing
        return reseat(table, [], trouble=reason)

    await hall.alter(table_id, change)


def need_seated(table: OpenTable, person: Person) -> int:
    """The seat of this person."""
    seat = table.seat_of(person.id)
    if seat is None:
        raise Refused("forbidden", "you do not sit at this table")
    return seat


def need_seat(table: OpenTable, number: int) -> SeatFacts:
    if not 0 <= number < len(table.seats):
        raise Refused("unknown", f"there is no seat {number}", "seat")
    return table.seats[number]


def nothing(connection: Connection, notice: str) -> None:
    """What was asked for is so already."""


def reseat(table: OpenTable, seats: Sequence[SeatFacts], **values: Any) -> tuple[OpenTable, Work]:
    """The table with other seats, and what follows from them: it begins when no seat is open, a host is a person."""
    old, now = table.facts, datetime.now(UTC)
    new = replace(old, revision=old.revision + 1, changed=now, **values)
    changed = {seat.number: seat for seat in seats}
    everybody = [changed.get(seat.number, seat) for seat in table.seats]
    if new.status == "waiting" and all(seat.kind != "open" for seat in everybody):
        new.status = "playing"
    if new.status != old.status or old.turn in changed:
        clock.start(new, everybody, now)
    people = [seat.person for seat in everybody if seat.person]
    if seats and old.host not in people and people and any(s.person == old.host for s in table.seats):
        new.host = people[0] or old.host
    was, becomes = asdict(old), asdict(new)
    written = {name: becomes[name] for name in CHANGES if was[name] != becomes[name]}
    after = replace(table, facts=new, seats=everybody, pictures={})
    return after, partial(_store, old, written, list(seats))


def _store(old: Facts, values: dict[str, Any], seats: Sequence[SeatFacts], connection: Connection, notice: str) -> None:
    rows.change(connection, old, values, seats, notice)
