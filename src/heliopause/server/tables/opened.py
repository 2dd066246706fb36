"""A table in memory: a cache of what is stored, which can be dropped at any time."""

import json
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection

from heliopause.kernel.game import Game
from heliopause.kernel.state import State
from heliopause.server.games import open_game
from heliopause.server.tables.facts import Entry, Facts, SeatFacts, Shot, Stored, fold
from heliopause.server.wire import Ask, ChatLine, LogEntry, encode

Work = Callable[[Connection, str], None]  # stores a change; gets the notice for the other processes
Past = list[tuple[State, int]]  # the states that could be gone back to without asking, each with its moves


class Line(Struct, gc=False):
    """An entry of the log, ready to be sent. There are very many; the garbage collector need not look at them."""

    moves: int
    seat: int | None
    kind: str
    json: bytes


@dataclass(slots=True)
class OpenTable:
    facts: Facts
    seats: list[SeatFacts]
    game: Game
    state: State
    codes: list[int]
    past: Past
    log: list[Line]  # the entry of version n stands at n - 1
    chosen: dict[int, int]  # the version of each seat's last move
    ids: dict[str, int]  # what clients sent, and the version it made
    asks: list[Ask]
    chat: list[ChatLine]
    shot_at: int  # moves of the newest snapshot
    outgrown: bool = False  # it was played under other rules and has not been brought over yet
    pictures: dict[Any, Any] = field(default_factory=dict)  # what each audience sees of this version

    def seat_of(self, person: str | None) -> int | None:
        if person is not None:
            for seat in self.seats:
                if seat.person == person:
                    return seat.number
        return None

    @property
    def to_move(self) -> SeatFacts | None:
        turn = self.facts.turn
        return None if turn is None or self.facts.status != "playing" else self.seats[turn]


def build(stored: Stored, broken: bool = False) -> OpenTable:
    """Open a table from what is stored: the newest snapshot, and the choices since; if `broken`, as far as they go."""
    facts = stored.facts
    game = open_game(facts.game, facts.edition)
    codes = fold(stored.entries)
    fits = (facts.rules, facts.content) == (game.version, game.content_hash)
    state, past, kept = play_on(game, stored.shot, codes, lenient=broken or not fits)
    return OpenTable(
        facts=facts,
        seats=stored.seats,
        game=game,
        state=state,
        codes=codes[:kept],
        past=past,
        log=[line_of(entry) for entry in stored.entries],
        chosen={e.seat: e.version for e in stored.entries if e.kind == "move" and e.seat is not None},
        ids={entry.client_id: entry.version for entry in stored.entries if entry.client_id},
        asks=stored.asks,
        chat=stored.chat,
        shot_at=stored.shot.moves,
        outgrown=not fits,
    )


def play_on(game: Game, shot: Shot, codes: list[int], lenient: bool = False) -> tuple[State, Past, int]:
    """From a snapshot through the codes after it: the state, what can be gone back to, and how many codes it took.

    Where the rules have changed since, the first code that they do not take any more is the end.
    """
    state = revive(game, shot)
    past: Past = []
    at = shot.moves
    for code in codes[shot.moves :]:
        before = state.clone()
        try:
            state.apply(code)
        except Exception:  # other rules may refuse it, or stumble
            if not lenient:
                raise
            state = before
            break
        past = remember(game, past, before, at, state)
        at += 1
    return state, past, at


def revive(game: Game, shot: Shot) -> State:
    """The state of a snapshot: from its bytes if they fit these rules, else from the position as a document."""
    if (shot.rules, shot.content) == (game.version, game.content_hash):
        return game.revive(shot.state)
    return game.from_json(json.loads(zlib.decompress(shot.position)))


def shoot(game: Game, state: State, moves: int) -> Shot:
    position = zlib.compress(json.dumps(game.to_json(state), separators=(",", ":")).encode(), 1)
    return Shot(moves, game.version, game.content_hash, state.to_bytes(), position)


def remember(game: Game, past: Past, before: State, moves: int, now: State) -> Past:
    """What can be gone back to after one more choice: nothing from before something new was seen."""
    if now.over:
        return []
    return [(state, at) for state, at in [*past, (before, moves)] if game.may_undo(state, now)]


def line_of(entry: Entry) -> Line:
    told = LogEntry(entry.version, entry.moves, entry.seat, entry.kind, entry.lines, entry.at)  # type: ignore[arg-type]
    return Line(entry.moves, entry.seat, entry.kind, encode(told))
