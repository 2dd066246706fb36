"""Moves and taking them back: what a change of the game itself makes of a table."""

import time
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial

from sqlalchemy import Connection

from heliopause.kernel.state import State
from heliopause.server.problems import Refused
from heliopause.server.signals import MoveMade
from heliopause.server.tables import clock, rows
from heliopause.server.tables.facts import Entry, Facts, Shot
from heliopause.server.tables.hall import Change, Hall
from heliopause.server.tables.opened import OpenTable, Past, Work, line_of, play_on, remember, shoot
from heliopause.server.tables.rows import Already, Conflict
from heliopause.server.wire import Move, TakeBack

SHOT_EVERY = 4  # moves between snapshots, at least


async def move(hall: Hall, table_id: str, person: str, asked: Move) -> int:
    """A person's choice; returns the version it led to."""

    def change(table: OpenTable) -> tuple[OpenTable, Work]:
        seat = _expect(table, person, asked.id, asked.version)
        if table.state.seat != seat:
            raise Refused("not-your-turn", "it is not your turn", "seat")
        return choose(table, asked.code, person, asked.id)

    return await _timed(hall, table_id, change, bot=False)


async def undo(hall: Hall, table_id: str, person: str, asked: TakeBack) -> int:
    """Take back a choice, or all of them as far as nobody else is touched."""

    def change(table: OpenTable) -> tuple[OpenTable, Work]:
        seat = _expect(table, person, asked.id, asked.version)
        if table.state.seat != seat or not table.past:
            raise Refused("conflict", "nothing can be taken back: something new was seen, or others chose", "to")
        at = len(table.past) - 1 if asked.to == "step" else 0
        state, moves = table.past[at]
        return go_back(table, state.clone(), moves, table.past[:at], seat, person, asked.id)

    return await _numbered(hall, table_id, change)


async def bot_move(hall: Hall, table_id: str, version: int, code: int) -> int:
    """The choice of a bot, made for this version of the table."""

    def change(table: OpenTable) -> tuple[OpenTable, Work]:
        seat = table.to_move
        if seat is None or seat.kind != "bot" or table.facts.version != version:
            raise Already(table.facts.version)
        return choose(table, code, None, None)

    return await _timed(hall, table_id, change, bot=True)


async def _timed(hall: Hall, table_id: str, change: Change, bot: bool) -> int:
    """A move, and how long it took until everybody was told."""
    began = time.perf_counter()
    try:
        version = (await hall.alter(table_id, change)).facts.version
    except Already as known:
        return known.version
    hall.signals.send(MoveMade(table_id, bot, time.perf_counter() - began))
    return version


async def _numbered(hall: Hall, table_id: str, change: Change) -> int:
    try:
        return (await hall.alter(table_id, change)).facts.version
    except Already as known:
        return known.version


def _expect(table: OpenTable, person: str, client_id: str, version: int) -> int:
    """The seat of this person, if the table is as they think it is."""
    seat = table.seat_of(person)
    if seat is None:
        raise Refused("forbidden", "you do not sit at this table")
    if client_id in table.ids:
        raise Already(table.ids[client_id])
    if version > table.facts.version:
        raise Conflict  # they saw what another process told them
    if version < table.facts.version:
        raise Refused("stale", f"the table is at version {table.facts.version}, not {version} any more", "version")
    need_playing(table)
    return seat


async def state_at(hall: Hall, table: OpenTable, moves: int) -> tuple[State, Past]:
    """How the table stood after so many of the moves in force, and what could be gone back to then."""
    if not 0 <= moves <= table.facts.moves:
        raise Refused("bad-input", f"there is no move {moves}; the table has {table.facts.moves}", "moves")
    if moves == table.facts.moves:
        return table.state.clone(), table.past
    if table.facts.cut is not None and moves < table.facts.cut["moves"]:
        raise Refused("conflict", "nothing leads back to there; the log says why", "moves")
    codes = table.codes[:moves]

    def work(connection: Connection) -> tuple[State, Past, int]:
        return play_on(table.game, rows.read_shot(connection, table.facts.id, moves), codes)

    state, past, _ = await hall.database.read(work)
    return state, past


def need_playing(table: OpenTable) -> None:
    if table.facts.status == "waiting":
        raise Refused("conflict", "the table waits for people to take the open seats", "status")
    if table.facts.status != "playing":
        raise Refused("conflict", "the game is over", "status")


def choose(table: OpenTable, code: int, person: str | None, client_id: str | None) -> tuple[OpenTable, Work]:
    """The table after one more choice."""
    seat = table.state.seat
    state = table.state.clone()
    journal: list[int] = []
    state.journal = journal
    state.apply(code)
    state.journal = None
    lines = table.game.log(state, journal)
    facts = table.facts
    past = remember(table.game, table.past, table.state, facts.moves, state)
    now = datetime.now(UTC)
    entry = Entry(facts.version + 1, "move", seat, code, facts.moves + 1, person, client_id, lines, now)
    return step(table, state, [*table.codes, code], past, entry)


def go_back(
    table: OpenTable, state: State, moves: int, past: Past, seat: int | None, person: str | None, client_id: str | None
) -> tuple[OpenTable, Work]:
    """The table as it was after so many moves; the entry keeps what was taken back."""
    entry = Entry(table.facts.version + 1, "undo", seat, None, moves, person, client_id, [], datetime.now(UTC))
    return step(table, state, table.codes[:moves], past, entry)


def step(table: OpenTable, state: State, codes: list[int], past: Past, entry: Entry) -> tuple[OpenTable, Work]:
    """Another entry, and the table it leads to."""
    old, now = table.facts, entry.at
    new = replace(old, version=entry.version, moves=len(codes), changed=now)
    seats = table.seats
    clocks: Mapping[int, float] = {}
    if state.over:
        new.status, new.turn = "over", None
        new.result = {"scores": state.scores(), "winners": table.game.winners(state)}
    else:
        new.turn = state.seat
    if new.turn != old.turn or new.status != table.facts.status:
        clocks = clock.stop(old, seats, now, passed=entry.kind == "move")
        seats = [replace(seat, left=clocks.get(seat.number, seat.left)) for seat in seats] if clocks else seats
        clock.start(new, seats, now)
    shot = None
    shot_at = min(table.shot_at, new.moves)
    if not past and (new.moves - shot_at >= SHOT_EVERY or state.over):
        shot = shoot(table.game, state, new.moves)
        shot_at = new.moves
    seat = entry.seat if entry.kind == "move" else None
    after = replace(
        table,
        facts=new,
        seats=seats,
        state=state,
        codes=codes,
        past=past,
        log=[*table.log, line_of(entry)],
        chosen={**table.chosen, seat: entry.version} if seat is not None else table.chosen,
        ids={**table.ids, entry.client_id: entry.version} if entry.client_id else table.ids,
        asks=[ask for ask in table.asks if ask.kind != "undo"],
        shot_at=shot_at,
        pictures={},
    )
    return after, partial(_store, old, new, entry, shot, clocks, after.asks != table.asks)


def _store(
    old: Facts,
    new: Facts,
    entry: Entry,
    shot: Shot | None,
    clocks: Mapping[int, float],
    forget_asks: bool,
    connection: Connection,
    notice: str,
) -> None:
    rows.step(connection, old, new, entry, shot, clocks, notice)
    if forget_asks:
        rows.forget_asks(connection, old.id, "undo")
