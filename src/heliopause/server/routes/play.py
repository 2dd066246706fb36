"""Playing: what stands on the table, moves, taking back; over HTTP and over the socket."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import Router, WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from heliopause.kernel.errors import HeliopauseError
from heliopause.server import audience
from heliopause.server.live import Answer, Watcher
from heliopause.server.problems import Refused, problem_of
from heliopause.server.routes.given import After, AtMove, Moves, Somebody, TableId, TheHouse, Visitor
from heliopause.server.tables import chat, papers, play
from heliopause.server.tables.hall import Hall
from heliopause.server.wire import (
    Done,
    Move,
    NewChat,
    Person,
    SayMove,
    SayPing,
    SayUndo,
    Snapshot,
    TakeBack,
    TellDone,
    TellPong,
    TellRefused,
    encode,
    read_said,
)

Socket = WebSocket[Any, Any, Any]

LONGEST = 8192  # bytes of a message


@get("/tables/{table_id:str}/state")
async def state(table_id: TableId, visitor: Visitor, house: TheHouse, after: After = 0) -> Snapshot:
    """What stands on the table, as your seat may see it, else as a spectator may; the log from a version on."""
    table = await house.hall.open(table_id)
    seat = table.seat_of(visitor.id if visitor else None)
    return audience.picture(table, seat, min(after, table.facts.version))  # type: ignore[return-value]


@get("/tables/{table_id:str}/moves/{moves:int}")
async def replay(table_id: TableId, moves: Moves, visitor: Visitor, house: TheHouse) -> Snapshot:
    """How the table stood after so many moves, as you may see it."""
    table = await house.hall.open(table_id)
    state, _ = await play.state_at(house.hall, table, moves)
    seat = table.seat_of(visitor.id if visitor else None)
    return audience.replayed(table, state, moves, seat)  # type: ignore[return-value]


@post("/tables/{table_id:str}/chat", status_code=HTTP_204_NO_CONTENT)
async def say(data: JSONBody[NewChat], table_id: TableId, person: Somebody, house: TheHouse) -> None:
    """Say something to the table."""
    await chat.say(house.hall, table_id, person, data)


@get("/tables/{table_id:str}/record")
async def record(table_id: TableId, house: TheHouse) -> dict[str, Any]:
    """The record of a game that is over; `heliopause record verify` checks it."""
    return await papers.record(house.hall, await house.hall.open(table_id))


@get("/tables/{table_id:str}/position")
async def position(table_id: TableId, house: TheHouse, moves: AtMove = None) -> dict[str, Any]:
    """The whole position of a game that is over, as a document; with `moves`, as it was after so many."""
    return await papers.position(house.hall, await house.hall.open(table_id), moves)


@post("/tables/{table_id:str}/moves", status_code=HTTP_200_OK)
async def move(data: JSONBody[Move], table_id: TableId, person: Somebody, house: TheHouse) -> Done:
    """Make a choice. The same id again makes it only once."""
    return Done(await play.move(house.hall, table_id, person.id, data))


@post("/tables/{table_id:str}/undo", status_code=HTTP_200_OK)
async def undo(data: JSONBody[TakeBack], table_id: TableId, person: Somebody, house: TheHouse) -> Done:
    """Take back a step, or your turn so far."""
    return Done(await play.undo(house.hall, table_id, person.id, data))


@websocket("/tables/{table_id:str}/live")
async def live_table(socket: Socket, table_id: TableId, house: TheHouse, after: After = 0) -> None:
    """Everything that happens at a table, as it happens; moves can be sent here too."""
    visitor = await house.session.person(socket)
    person = visitor.id if visitor else None
    await house.hall.open(table_id)
    await socket.accept()
    table = await house.hall.open(table_id)  # what happened meanwhile was told to those who were here already
    watcher = Watcher(person, min(max(after, 0), table.facts.version))
    house.live.join(table, watcher)
    sender = asyncio.create_task(_send(socket, watcher))
    try:
        while not watcher.closed:
            raw = await socket.receive_data(mode="text")
            if len(raw) > LONGEST:
                await socket.close(1009)
                return
            await _hear(house.hall, table_id, visitor, watcher, raw)
    except WebSocketDisconnect:
        pass
    finally:
        house.live.part(table_id, watcher)
        sender.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await sender


async def _send(socket: Socket, watcher: Watcher) -> None:
    while (message := await watcher.next()) is not None:
        await socket.send_data(message.decode(), mode="text")
    await socket.close(watcher.closed)


async def _hear(hall: Hall, table_id: str, visitor: Person | None, watcher: Watcher, raw: str) -> None:
    """Do what a message asks, and answer it."""
    client_id = ""
    try:
        said = read_said(raw)
        if isinstance(said, SayPing):
            watcher.send(Answer(encode(TellPong())))
            return
        client_id = said.id
        if visitor is None:
            raise Refused("forbidden", "you do not sit at this table")
        if isinstance(said, SayMove):
            version = await play.move(hall, table_id, visitor.id, said)
        elif isinstance(said, SayUndo):
            version = await play.undo(hall, table_id, visitor.id, said)
        else:
            await chat.say(hall, table_id, visitor, said)
            version = (await hall.open(table_id)).facts.version
        watcher.send(Answer(encode(TellDone(client_id, version))))
    except (Refused, HeliopauseError, msgspec.MsgspecError, RecursionError) as error:
        watcher.send(Answer(encode(TellRefused(client_id, problem_of(error)))))


router = Router("/api", route_handlers=[state, replay, move, undo, say, record, position, live_table], tags=["play"])
