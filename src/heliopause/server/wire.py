"""What goes over the wire: every document that clients send and get. The types of the client are made from these.

Whatever comes in is checked against these types before any code of ours sees it; a wrong one is refused in one line.
"""

from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from heliopause.kernel.game import FormLine

# ------------------------------------------------------------------ words and numbers, with their bounds

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Title = Annotated[str, Meta(min_length=1, max_length=80)]
Word = Annotated[str, Meta(min_length=1, max_length=64)]  # the id of a game, an edition, a bot
ClientId = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Text = Annotated[str, Meta(min_length=1, max_length=1000)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Seconds = Annotated[int, Meta(ge=0, le=366 * 86400)]
Code = Annotated[int, Meta(ge=0, le=(1 << 53) - 1)]  # what every JSON reader can hold

TableStatus = Literal["waiting", "playing", "over", "abandoned"]
SeatKind = Literal["open", "person", "bot"]
ClockKind = Literal["none", "move", "total", "days"]
EntryKind = Literal["move", "undo", "note"]


class Problem(Struct, forbid_unknown_fields=True):
    """Why something was refused: a word for programs, a sentence for people, and the field it is about."""

    code: str
    message: str
    where: str = ""


# ------------------------------------------------------------------ games


class BotOffer(Struct):
    """A program that can be given a seat."""

    id: str
    title: str
    about: str


class GameInfo(Struct):
    """A game that can be played here, and the form to set it up."""

    game: str
    title: str
    players: list[int]
    editions: list[str]
    form: list[FormLine]
    bots: list[BotOffer]
    credits: str


class ClausePart(Struct):
    """A piece of a clause; `label` is Given, When, Then, Ruling and the like, or empty."""

    label: str
    spans: list[dict[str, str]]  # {"text": ...}, {"em": ...}, {"strong": ...}, {"code": ...} or {"clause": id}


class Clause(Struct):
    id: str
    text: str
    section: str
    parts: list[ClausePart]


class Chapter(Struct):
    code: str
    title: str
    clauses: list[Clause]


class Rules(Struct):
    """The rules of a game, clause by clause."""

    title: str
    chapters: list[Chapter]


# ------------------------------------------------------------------ people


class Person(Struct):
    id: str
    name: str
    kind: Literal["guest", "account"]


class Me(Struct):
    person: Person | None


# ------------------------------------------------------------------ tables


class Clock(Struct, forbid_unknown_fields=True, frozen=True):
    """How long a seat may think: for ever, until it is reminded, so long in total, or so long for each turn."""

    kind: ClockKind = "none"
    seconds: Seconds = 0  # before a reminder; in total; for each turn
    increment: Seconds = 0  # added to the total for each turn


class NewSeat(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "open", "bot"]
    bot: Word | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: Word
    players: Annotated[int, Meta(ge=1, le=16)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    edition: Word | None = None
    options: dict[str, Any] = {}
    listed: bool = False
    clock: Clock = Clock()
    title: Title | None = None
    position: dict[str, Any] | None = None
    record: dict[str, Any] | None = None


class Quick(Struct, forbid_unknown_fields=True):
    game: Word


class Seat(Struct):
    number: int
    kind: SeatKind
    name: str
    bot: str | None
    here: bool  # somebody sits there with the page open
    left: int | None  # seconds on this seat's clock
    free: bool  # who sat there left or ran out of time: it may be given to a bot, or taken by link


class Result(Struct):
    scores: list[int]
    winners: list[int]


class Ask(Struct):
    """Something one seat asks of the others."""

    id: str
    kind: Literal["undo", "abandon"]
    seat: int
    moves: int | None  # for undo: how many moves would stay
    yes: list[int]  # the seats that agreed
    waiting: list[int]  # the seats that did not answer yet


class Source(Struct):
    """The table and the point of it that another one was made from."""

    table: str
    moves: int


class Table(Struct):
    id: str
    game: str
    edition: str
    title: str
    players: int
    options: dict[str, Any]
    seats: list[Seat]
    host: bool
    status: TableStatus
    listed: bool
    clock: Clock
    version: int
    moves: int
    turn: int | None
    you: int | None
    key: str | None
    commitment: str
    seed: str | None
    result: Result | None
    requests: list[Ask]
    rematch: str | None
    source: Source | None
    created: datetime
    changed: datetime
    trouble: str | None


class Claim(Struct, forbid_unknown_fields=True):
    key: Word | None = None


class Replacement(Struct, forbid_unknown_fields=True):
    bot: Word


# ------------------------------------------------------------------ play


class Offer(Struct):
    """One option of the seat that must choose."""

    code: int
    text: str
    verb: str
    targets: list[str]
    cost: dict[str, int]
    left: dict[str, int]
    warning: str | None
    clause: str | None
    final: bool


class Refusal(Struct):
    """Something that cannot be chosen now, and the clause that says so."""

    what: str
    clause: str
    reason: str
    target: str


class ScoreLine(Struct):
    line: str
    points: int
    clause: str


class Undo(Struct):
    """What this seat could take back now: a step, its turn, or something if the others agree."""

    step: bool
    turn: bool
    ask: bool


class LogEntry(Struct):
    version: int
    moves: int
    seat: int | None
    kind: EntryKind
    lines: list[str]
    at: datetime


class ChatLine(Struct):
    number: int
    seat: int | None
    name: str
    text: str
    at: datetime


class Snapshot(Struct):
    """A table as one seat, or a spectator, may see it."""

    table: str
    version: int
    moves: int
    seat: int | None
    view: dict[str, Any]
    question: str
    offers: list[Offer]
    why_not: list[Refusal]
    scores: list[list[ScoreLine]]
    undo: Undo
    since: int
    log: list[LogEntry]
    chat: list[ChatLine]


class Picture(Struct, tag_field="type", tag="update", omit_defaults=False):
    """A snapshot of which the parts are JSON already: encoded once, sent to many."""

    table: str
    version: int
    moves: int
    seat: int | None
    view: Raw
    question: str
    offers: Raw
    why_not: Raw
    scores: Raw
    undo: Undo
    since: int
    log: list[Raw]
    chat: list[Raw]


class Move(Struct, forbid_unknown_fields=True):
    id: ClientId
    version: Count
    code: Code


class TakeBack(Struct, forbid_unknown_fields=True):
    id: ClientId
    version: Count
    to: Literal["step", "turn"]


class Done(Struct):
    version: int


class NewAsk(Struct, forbid_unknown_fields=True):
    kind: Literal["undo", "abandon"]
    moves: Count | None = None


class Answer(Struct, forbid_unknown_fields=True):
    yes: bool


class NewChat(Struct, forbid_unknown_fields=True):
    id: ClientId
    text: Text


class Copy(Struct, forbid_unknown_fields=True):
    """A table of one's own from a point of another one."""

    moves: Count | None = None
    title: Title | None = None


# ------------------------------------------------------------------ the socket of a table


class SayMove(Move, tag_field="type", tag="move", forbid_unknown_fields=True):
    pass


class SayUndo(TakeBack, tag_field="type", tag="undo", forbid_unknown_fields=True):
    pass


class SayChat(NewChat, tag_field="type", tag="chat", forbid_unknown_fields=True):
    pass


class SayPing(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    pass


Said = SayMove | SayUndo | SayChat | SayPing


class TellTable(Struct, tag_field="type", tag="table"):
    table: Table


class TellChat(Struct, tag_field="type", tag="chat"):
    line: ChatLine


class TellDone(Struct, tag_field="type", tag="done"):
    id: str
    version: int


class TellRefused(Struct, tag_field="type", tag="refused"):
    id: str
    problem: Problem


class TellPong(Struct, tag_field="type", tag="pong"):
    pass


Told = TellTable | TellChat | TellDone | TellRefused | TellPong  # and pictures, as updates

encode = msgspec.json.encode
read_said = msgspec.json.Decoder(Said).decode
