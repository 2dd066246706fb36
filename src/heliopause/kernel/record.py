"""The record of a game: from what it was set up, and every choice in order. It replays to the same bytes for ever.

A record fits one version of the rules and one content only. Another one is refused with a clear line: it is never
replayed into something silently different.
"""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from heliopause.kernel.document import Part
from heliopause.kernel.errors import IllegalChoice, InputError
from heliopause.kernel.game import Game
from heliopause.kernel.state import State

FORMAT = "heliopause-record-1"
MOST_CODES = 100_000
MOST_SEATS = 16
MOST_SEED = 1 << 256
FIELDS = (
    "format", "game", "version", "edition", "content", "players", "seed", "commitment", "options", "position", "seats",
    "codes", "result",
)  # fmt: skip


def commitment(seed: int) -> str:
    """What is shown when a game begins, so that the seed shown at its end proves the shuffle."""
    return hashlib.sha256(f"heliopause commitment {seed}".encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended, so that a replay can be compared."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    digest: str

    @classmethod
    def of(cls, game: Game, state: State) -> "Result":
        return cls(tuple(state.scores()), tuple(game.winners(state)), state.digest())


@dataclass(frozen=True, slots=True)
class Record:
    """Everything that is needed to play a game again, choice by choice."""

    game: str
    version: str
    edition: str
    content: str
    players: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    seats: tuple[str, ...] = ()  # who played: names of people or of bots
    codes: tuple[int, ...] = ()
    result: Result | None = None  # of a finished game
    commitment: str = ""  # to the seed, if one was shown when the game began
    position: Mapping[str, Any] | None = None  # where it began, if not with a deal; then seed and options say nothing

    @classmethod
    def of(
        cls,
        game: Game,
        state: State,
        codes: Sequence[int],
        *,
        players: int,
        seed: int,
        options: Mapping[str, Any] | None = None,
        seats: Sequence[str] = (),
        commitment: str = "",
        position: Mapping[str, Any] | None = None,
    ) -> "Record":
        """The record of a game that was set up like this and led to `state` by these codes."""
        return cls(
            game=game.name,
            version=game.version,
            edition=game.edition,
            content=game.content_hash,
            players=players,
            seed=seed,
            options=dict(options or {}),
            seats=tuple(seats),
            codes=tuple(codes),
            result=Result.of(game, state) if state.over else None,
            commitment=commitment,
            position=position,
        )

    def to_json(self) -> dict[str, Any]:
        doc: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "edition": self.edition,
            "content": self.content,
            "players": self.players,
        }
        if self.position is None:
            doc["seed"] = self.seed
            if self.commitment:
                doc["commitment"] = self.commitment
            doc["options"] = dict(self.options)
        else:
            doc["position"] = dict(self.position)
        if self.seats:
            doc["seats"] = list(self.seats)
        doc["codes"] = list(self.codes)
        if self.result is not None:
            scores, winners, digest = self.result.scores, self.result.winners, self.result.digest
            doc["result"] = {"scores": list(scores), "winners": list(winners), "digest": digest}
        return doc

    @classmethod
    def from_json(cls, doc: object) -> "Record":
        """A record from its document; InputError names the field that does not hold up."""
        part = Part(doc, "record")
        part.keys_among(FIELDS)
        written = part.need("format")
        if written.value != FORMAT:
            written.refuse(f"must be {FORMAT!r}: this is no record, or one of another Heliopause")
        players = part.need("players").whole(1, MOST_SEATS)
        options = part.get("options")
        position = part.get("position")
        promise = part.get("commitment")
        if position:
            for name in ("seed", "options", "commitment"):
                if other := part.get(name):
                    other.refuse("has no place in a record that begins with a position")
        seats = part.get("seats")
        names = tuple(seat.text() for seat in seats.items(MOST_SEATS)) if seats else ()
        if seats and names and len(names) != players:
            seats.refuse(f"names {len(names)} seats where there are {players}")
        result = part.get("result")
        return cls(
            game=part.need("game").text(),
            version=part.need("version").text(),
            edition=part.need("edition").text(),
            content=part.need("content").text(),
            players=players,
            seed=0 if position else part.need("seed").whole(0, MOST_SEED),
            options={str(key): value for key, value in options.table().items()} if options else {},
            seats=names,
            codes=tuple(code.whole() for code in part.need("codes").items(MOST_CODES)),
            result=read_result(result, players) if result else None,
            commitment=promise.text() if promise else "",
            position={str(key): value for key, value in position.table().items()} if position else None,
        )


def read_result(part: Part, players: int) -> Result:
    part.keys_among(("scores", "winners", "digest"))
    scores = tuple(score.whole(-1000) for score in part.need("scores").items())
    winners = tuple(seat.whole(0, players - 1) for seat in part.need("winners").items(players))
    if len(scores) != players:
        part.need("scores").refuse(f"holds {len(scores)} scores where there are {players} players")
    return Result(scores, winners, part.need("digest").text())


def check_fit(game: Game, record: Record) -> None:
    """Refuse a record of another game, other rules or other content."""
    if record.game != game.name:
        raise InputError(f"record.game: this is a record of {record.game!r}, not of {game.name!r}")
    if record.version != game.version:
        raise InputError(f"record.version: played under rules {record.version!r}; these here are {game.version!r}")
    if record.content != game.content_hash:
        raise InputError(
            f"record.content: played with other content ({record.content[:12]!r}) than {game.edition!r} is here"
            f" ({game.content_hash[:12]!r}); open the game with the folder that it was played with"
        )
    Part(record.options, "record.options").keys_among(game.options())


def begin(game: Game, record: Record) -> State:
    """How the game stood before the first choice."""
    if record.position is None:
        return game.new(players=record.players, seed=record.seed, **record.options)
    state = game.from_json(record.position)
    if len(state.scores()) != record.players:
        raise InputError(f"record.position: is for {len(state.scores())} players, not {record.players}")
    return state


def replay(game: Game, record: Record, upto: int | None = None) -> State:
    """The state after the first `upto` choices, or after all of them."""
    check_fit(game, record)
    many = len(record.codes)
    if upto is not None and not 0 <= upto <= many:
        raise InputError(f"record: there is no choice {upto}; the record has {many}")
    state = begin(game, record)
    for number, code in enumerate(record.codes[:upto]):
        try:
            state.apply(code)
        except IllegalChoice as error:
            raise InputError(f"record.codes[{number}]: {error}") from None
    return state


@dataclass(frozen=True, slots=True)
class Report:
    """What a replay came to, and in what it differs from what the record says."""

    choices: int
    over: bool
    result: Result
    findings: tuple[str, ...]


def verify(game: Game, record: Record) -> Report:
    """Replay a record, compare seed and end with what it says; InputError if it cannot be replayed at all."""
    state = replay(game, record)
    result = Result.of(game, state)
    findings: list[str] = []
    if record.commitment and record.commitment != (found := commitment(record.seed)):
        findings.append(f"record.commitment: the seed fits {found}, not {record.commitment}: this is another shuffle")
    if record.result is None:
        if state.over:
            findings.append("record.result: is missing although the game is over")
    elif not state.over:
        findings.append(f"record.result: is given although seat {state.seat} still has to choose")
    else:
        for name in ("scores", "winners", "digest"):
            said, found = getattr(record.result, name), getattr(result, name)
            if said != found:
                findings.append(f"record.result.{name}: the record says {said}, the replay gives {found}")
    return Report(len(record.codes), state.over, result, tuple(findings))
