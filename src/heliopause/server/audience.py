"""What an audience may see of a table. Everything that leaves the server about a game is made here and nowhere else.

An audience is a seat or, as None, the spectators. All of one audience get the same bytes, made once for each version.
"""

import secrets
from datetime import UTC, datetime
from typing import Any

from msgspec import Raw

from heliopause.kernel.game import Game
from heliopause.kernel.state import State
from heliopause.server.tables import clock
from heliopause.server.tables.asking import waiting
from heliopause.server.tables.facts import Facts, SeatFacts
from heliopause.server.tables.opened import OpenTable
from heliopause.server.wire import Ask, Picture, Result, Seat, Source, Table, Undo, encode

NOTHING = Raw(b"[]")


def sight(game: Game, state: State, seat: int | None) -> Raw:
    return Raw(encode(game.view(state, seat)))


def common(game: Game, state: State) -> tuple[str, Raw]:
    """What everybody sees alike: what is being asked of whom, and the lines of the score."""
    return "" if state.over else game.question(state), Raw(encode(game.breakdown(state)))


def choices(game: Game, state: State, seat: int | None) -> tuple[Raw, Raw]:
    """Offers and refusals; only the seat that must choose gets any."""
    if seat is None or state.seat != seat:
        return NOTHING, NOTHING
    return Raw(encode(offers(game, state))), Raw(encode(game.why_not(state, seat)))


def offers(game: Game, state: State) -> list[dict[str, Any]]:
    """The options of the seat that must choose, each with whether it is final: cannot be taken back by oneself.

    That is found out in a world that agrees with what the seat knows, so that it tells nothing about the real one.
    """
    world = game.determinize(state, state.seat, secrets.randbits(64))
    rows: list[dict[str, Any]] = [dict(offer) for offer in game.offers(state)]
    for row in rows:
        trial = world.clone()
        trial.apply(row["code"])
        row["final"] = not game.may_undo(world, trial)
    return rows


def update(table: OpenTable, seat: int | None, told: int, heard: int) -> bytes:
    """An update for the socket of somebody who knows the log up to version `told` and the chat up to line `heard`."""
    if told < table.facts.version - 1:
        return encode(picture(table, seat, told, heard))  # for somebody who comes back; nobody else gets the same
    key = (seat, told, heard)
    if key not in table.pictures:
        table.pictures[key] = encode(picture(table, seat, told, heard))
    found: bytes = table.pictures[key]
    return found


def picture(table: OpenTable, seat: int | None, told: int = 0, heard: int = 0) -> Picture:
    facts = table.facts
    alike = table.pictures.get("alike")
    if alike is None:
        alike = table.pictures["alike"] = common(table.game, table.state)
    seen = table.pictures.get(seat)
    if seen is None:
        asked = seat if facts.status == "playing" else None
        seen = table.pictures[seat] = sight(table.game, table.state, seat), choices(table.game, table.state, asked)
    view, (offered, why_not) = seen
    question, lines = alike
    return Picture(
        table=facts.id,
        version=facts.version,
        moves=facts.moves,
        seat=seat,
        view=view,
        question=question,
        offers=offered,
        why_not=why_not,
        scores=lines,
        undo=undo(table, seat),
        since=0 if seat is None else table.chosen.get(seat, 0),
        log=[Raw(line.json) for line in table.log[told:]],
        chat=[Raw(encode(line)) for line in table.chat if line.number > heard],
    )


def undo(table: OpenTable, seat: int | None) -> Undo:
    if seat is None or table.facts.status != "playing":
        return Undo(False, False, False)
    mine = table.state.seat == seat and bool(table.past)
    return Undo(mine, mine, table.facts.moves > 0)


def replayed(table: OpenTable, state: State, moves: int, seat: int | None) -> Picture:
    """The same for an earlier point of the table: nothing can be chosen there."""
    question, lines = common(table.game, state)
    last = max((n for n, line in enumerate(table.log, 1) if line.kind == "move" and line.moves <= moves), default=0)
    return Picture(
        table=table.facts.id,
        version=last,
        moves=moves,
        seat=seat,
        view=sight(table.game, state, seat),
        question=question,
        offers=NOTHING,
        why_not=NOTHING,
        scores=lines,
        undo=Undo(False, False, False),
        since=0,
        log=[Raw(line.json) for line in in_force(table, moves)],
        chat=[],
    )


def in_force(table: OpenTable, moves: int) -> list[Any]:
    """The lines of the moves that still count, up to one of them."""
    kept: list[Any] = []
    for line in table.log:
        if line.kind == "move":
            kept.append(line)
        else:
            del kept[line.moves :]
    return kept[:moves]


def table_for(facts: Facts, seats: list[SeatFacts], asks: list[Ask], person: str | None, here: set[int]) -> Table:
    """The table itself as this person may see it: the key for those who sit there, the seed when it is over."""
    now = datetime.now(UTC)
    you = next((seat.number for seat in seats if seat.person == person), None) if person is not None else None
    host = person is not None and facts.host == person
    ended = facts.status in ("over", "abandoned")
    return Table(
        id=facts.id,
        game=facts.game,
        edition=facts.edition,
        title=facts.title,
        players=facts.players,
        options=facts.options,
        seats=[seat_for(facts, seat, here, now) for seat in seats],
        host=host,
        status=facts.status,  # type: ignore[arg-type]
        listed=facts.listed,
        clock=facts.the_clock(),
        version=facts.version,
        moves=facts.moves,
        turn=facts.turn,
        you=you,
        key=facts.key if host or you is not None else None,
        commitment=facts.commitment,
        seed=facts.seed if ended and facts.seed else None,
        result=Result(**facts.result) if facts.result else None,
        requests=[Ask(ask.id, ask.kind, ask.seat, ask.moves, ask.yes, waiting(seats, ask)) for ask in asks],
        rematch=facts.rematch,
        source=Source(facts.source_table, facts.source_moves or 0) if facts.source_table else None,
        created=facts.created,
        changed=facts.changed,
        trouble=facts.trouble,
    )


def seat_for(facts: Facts, seat: SeatFacts, here: set[int], now: datetime) -> Seat:
    return Seat(
        number=seat.number,
        kind=seat.kind,  # type: ignore[arg-type]
        name=seat.name,
        bot=seat.bot,
        here=seat.number in here,
        left=clock.seconds_left(facts, seat, now),
        free=clock.is_free(facts, seat, now),
    )
