"""New tables: from the form, from a position, from a record, from a point of another table."""

import secrets
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection

from heliopause.bots.registry import USUAL
from heliopause.kernel.errors import IllegalChoice
from heliopause.kernel.game import Game
from heliopause.kernel.record import Record, begin, check_fit, commitment
from heliopause.kernel.state import State
from heliopause.server.games import FOUND_BOTS, need_bot, open_game
from heliopause.server.problems import Refused, plain
from heliopause.server.session import new_id
from heliopause.server.tables import clock, rows
from heliopause.server.tables.facts import Entry, Facts, SeatFacts, Shot
from heliopause.server.tables.opened import shoot
from heliopause.server.tables.play import SHOT_EVERY
from heliopause.server.wire import Clock, NewSeat, NewTable, Person

MOST_OPTIONS = 40
LONGEST_RECORD = 5000  # codes of a record that is brought along; real games have a few hundred


@dataclass(slots=True)
class Start:
    """From what a table begins."""

    game: Game
    options: dict[str, Any]
    seed: int | None  # None where it begins from a position
    first: State
    codes: tuple[int, ...] = ()
    fresh: bool = False  # the seed was drawn for this table and nobody has seen it


@dataclass(slots=True)
class New:
    """Everything that is to be stored of a new table."""

    facts: Facts
    seats: list[SeatFacts]
    entries: list[Entry]
    shots: list[Shot]


def store(connection: Connection, new: New) -> None:
    rows.create(connection, new.facts, new.seats, new.entries, new.shots)


def quick(person: Person, name: str) -> New:
    """The first game that the rulebook recommends, against bots, at once."""
    game = open_game(name)
    players = game.players[0]
    options = {line["name"]: line["newcomer"] for line in game.form() if line["newcomer"] is not None}
    bots = [NewSeat("bot", USUAL)] * (players - 1)
    return created(person, NewTable(name, players, [NewSeat("me"), *bots], options=options))


def created(person: Person, asked: NewTable) -> New:
    """A new table as it was asked for. May take a while: not for the event loop."""
    if len(asked.options) > MOST_OPTIONS:
        raise Refused("bad-input", f"more than {MOST_OPTIONS} options", "options")
    if asked.clock.kind != "none" and not asked.clock.seconds:
        raise Refused("bad-input", "how many seconds?", "clock")
    start = _start(asked)
    if len(start.first.scores()) != asked.players:
        raise Refused("bad-input", f"it is for {len(start.first.scores())} players, not {asked.players}", "players")
    if len(asked.seats) != asked.players:
        raise Refused("bad-input", f"{len(asked.seats)} seats where {asked.players} play", "seats")
    seats = [_seat(number, seat, person, asked.clock) for number, seat in enumerate(asked.seats)]
    if [seat.kind for seat in asked.seats].count("me") > 1:
        raise Refused("bad-input", "you can take one seat only", "seats")
    return lay_out(person, start, seats, asked.listed, asked.clock, asked.title, None)


def _start(asked: NewTable) -> Start:
    if asked.position is not None and asked.record is not None:
        raise Refused("bad-input", "either a position or a record, not both", "position")
    if asked.record is not None:
        return from_record(asked)
    game = open_game(asked.game, asked.edition)
    if asked.position is not None:
        if asked.options:
            raise Refused("bad-input", "a position has its options in itself", "options")
        return Start(game, {}, None, game.from_json(asked.position))
    return deal(game, asked.players, asked.options, secrets.randbits(256))


def deal(game: Game, players: int, options: dict[str, Any], seed: int) -> Start:
    known = game.options()
    for name in options:
        if name not in known:
            raise Refused("bad-input", f"there is no option {name!r}; there are {', '.join(known)}", "options")
    return Start(game, options, seed, game.new(players=players, seed=seed, **options), fresh=True)


def from_record(asked: NewTable) -> Start:
    if asked.options or asked.edition is not None:
        raise Refused("bad-input", "a record has its options and its edition in itself", "options")
    record = Record.from_json(asked.record)
    if record.game != asked.game:
        raise Refused("bad-input", f"this is a record of {record.game!r}", "record")
    if len(record.codes) > LONGEST_RECORD:
        raise Refused("bad-input", f"more than {LONGEST_RECORD} choices", "record")
    game = open_game(record.game, record.edition)
    check_fit(game, record)
    seed = record.seed if record.position is None else None
    return Start(game, dict(record.options), seed, begin(game, record), record.codes)


def lay_out(
    person: Person,
    start: Start,
    seats: list[SeatFacts],
    listed: bool,
    clock_: Clock,
    title: str | None,
    source: tuple[str, int] | None,
) -> New:
    game, now = start.game, datetime.now(UTC)
    table_id = new_id(10)
    shots = [shoot(game, start.first, 0)]
    state = start.first.clone()
    entries: list[Entry] = []
    for number, code in enumerate(start.codes, 1):
        seat, journal = state.seat, list[int]()
        state.journal = journal
        try:
            state.apply(code)
        except IllegalChoice as error:
            raise Refused("bad-input", f"record.codes[{number - 1}]: {error}", "record") from None
        entries.append(Entry(number, "move", seat, code, number, None, None, game.log(state, journal), now))
    state.journal = None
    if len(start.codes) >= SHOT_EVERY:
        shots.append(shoot(game, state, len(start.codes)))
    status = "waiting" if any(seat.kind == "open" for seat in seats) else "playing"
    if state.over:  # a record to look at, and to go on from at any of its moves
        status = "over"
    facts = Facts(
        id=table_id,
        game=game.name,
        edition=game.edition,
        rules=game.version,
        content=game.content_hash,
        title=plain(title, "title") if title else game.title,
        players=len(seats),
        options=start.options,
        seed="" if start.seed is None else str(start.seed),
        commitment=commitment(start.seed) if start.fresh and start.seed is not None else "",
        host=person.id,
        key=new_id(16),
        listed=listed,
        clock={"kind": clock_.kind, "seconds": clock_.seconds, "increment": clock_.increment},
        status=status,
        version=len(entries),
        revision=0,
        moves=len(entries),
        turn=None if state.over else state.seat,
        waiting_since=None,
        deadline=None,
        reminded=False,
        result={"scores": state.scores(), "winners": game.winners(state)} if state.over else None,
        trouble=None,
        cut=None,
        rematch=None,
        source_table=source[0] if source else None,
        source_moves=source[1] if source else None,
        created=now,
        changed=now,
    )
    clock.start(facts, seats, now)
    return New(facts, seats, entries, shots)


def _seat(number: int, asked: NewSeat, person: Person, clock_: Clock) -> SeatFacts:
    left = float(clock_.seconds) if clock_.kind == "total" else None
    if asked.kind == "me":
        return SeatFacts(number, "person", person.id, None, person.name, left)
    if asked.kind == "open":
        return SeatFacts(number, "open", None, None, "", left)
    if asked.bot is None:
        raise Refused("bad-input", "which bot is to sit there?", f"seats[{number}].bot")
    return SeatFacts(number, "bot", None, need_bot(asked.bot), FOUND_BOTS[asked.bot].title, left)
