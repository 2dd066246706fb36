"""Whole games at random, watched all the way, whatever the game; one line tells how to play a broken one again.

A game brings a `Setting`: how a table is set up, what its invariants are, and where its rounds end.
"""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Protocol

import pytest

from heliopause.bots.random_bot import generator
from heliopause.kernel.errors import IllegalChoice
from heliopause.kernel.game import Game
from heliopause.kernel.record import Record, Result, replay
from heliopause.kernel.rng import RNG_CELLS, below
from heliopause.kernel.state import State


class Eye(Protocol):
    """Follows one game; raises an AssertionError as soon as something does not hold."""

    def look(self, state: Any, /) -> None: ...


class Setting(ABC):
    """How a game is set up, but for its seed. A frozen dataclass, so that its fields say all of it."""

    players: int
    clauses: str  # what the ids of its clauses begin with
    last_round: int
    least_score = 0

    @property
    @abstractmethod
    def game(self) -> Game: ...

    @property
    @abstractmethod
    def options(self) -> dict[str, Any]: ...

    @abstractmethod
    def eye(self, state: State) -> Eye:
        """Begins to watch."""

    @abstractmethod
    def broken(self, state: State) -> Iterator[str]:
        """Every invariant that does not hold in this position, in words."""

    @abstractmethod
    def round_of(self, state: State) -> int: ...

    def new(self, seed: int) -> State:
        return self.game.new(players=self.players, seed=seed, **self.options)


class Broken(AssertionError):
    """Something does not hold; the message is one line with all that is needed to play the game again."""


@dataclass(frozen=True)
class Played:
    codes: tuple[int, ...]
    rounds: int
    result: Result

    @property
    def summary(self) -> list[str]:
        """The end, and a short form of the way there."""
        return [self.result.digest, hashlib.sha256(json.dumps(self.codes).encode()).hexdigest()[:16]]


def choices(state: State, seed: int) -> Iterator[int]:
    """Random choices; each has to be applied before the next one is drawn."""
    dice = generator(seed)
    while not state.over:
        options = state.options()
        yield options[below(dice, len(options))]


def play(table: Setting, seed: int) -> Played:
    """A game that nobody watches."""
    state = table.new(seed)
    codes: list[int] = []
    for code in choices(state, seed):
        codes.append(code)
        state.apply(code)
    return Played(tuple(codes), table.round_of(state), Result.of(table.game, state))


def watch(table: Setting, seed: int, every: int = 0) -> Played:
    """A game with every invariant checked after every decision, and all the rest after every so many."""
    codes: list[int] = []
    try:
        state = table.new(seed)
        eye = table.eye(state)
        for code in choices(state, seed):
            codes.append(code)
            state.apply(code)
            eye.look(state)
            if every and len(codes) % every == 1:
                examine(table, state, len(codes))
        if every:
            examine_end(table, seed, state, codes)
        return Played(tuple(codes), table.round_of(state), Result.of(table.game, state))
    except Exception as error:
        what = str(error).partition("\n")[0] or type(error).__name__
        place = (
            f"{type(table).__name__}(**{table.__dict__}), seed {seed}, decision {len(codes)}, last code {codes[-1:]}"
        )
        raise Broken(f"{place}: {type(error).__name__}: {what}") from error


# ---------------------------------------------------------------- what takes longer, looked at now and then


def examine(table: Setting, state: State, number: int) -> None:
    """Everything that is promised of a position; afterwards it is as before."""
    game = table.game
    before = state.to_bytes()
    options = state.options()
    examine_copies(game, state)
    examine_worlds(table, state, number)
    examine_options(table, state)
    examine_refusals(state)
    examine_words(table, state)
    examine_scores(table, state)
    assert state.to_bytes() == before, "looking at it has changed the position"
    assert state.options() == options, "looking at it has changed the options"


def examine_copies(game: Game, state: State) -> None:
    """Clones, bytes and documents give the same position, and share nothing with it."""
    document = json.loads(json.dumps(game.to_json(state), allow_nan=False))
    for name, other in (
        ("clone", state.clone()),
        ("bytes", game.from_bytes(state.to_bytes())),
        ("revived bytes", game.revive(state.to_bytes())),
        ("document", game.from_json(document)),
    ):
        assert other.cells == state.cells, f"{name}: other cells at {differences(other.cells, state.cells)}"
        assert other.stack == state.stack, f"{name}: stack {other.stack}, not {state.stack}"
        assert other.options() == state.options(), f"{name}: options {other.options()}, not {state.options()}"
        assert other == state, f"{name}: not equal"
        assert hash(other) == hash(state), f"{name}: another hash"
        assert other.digest() == state.digest(), f"{name}: another digest"
        assert other.cells is not state.cells, f"{name}: shares its cells"
        assert other.stack is not state.stack, f"{name}: shares its stack"


def differences(one: list[int], other: list[int]) -> list[int]:
    return [at for at, (a, b) in enumerate(zip(one, other, strict=True)) if a != b]


def examine_worlds(table: Setting, state: State, seed: int) -> None:
    """A drawn world looks the same to whom it was drawn for, holds up, and asks the same."""
    game = table.game
    for seat in (None, *range(len(state.scores()))):
        world = game.determinize(state, seat, seed)
        assert game.view(world, seat) == game.view(state, seat), f"seat {seat} sees the hidden"
        if seat == state.seat:
            assert world.options() == state.options(), f"seat {seat} is offered something else in a drawn world"
        assert_holds(table, world, f"a world drawn for seat {seat}")
    other = state.clone()
    other.cells[:RNG_CELLS] = range(1, RNG_CELLS + 1)
    same = game.determinize(other, None, seed) == game.determinize(state, None, seed)
    assert same, "the generator of the game goes into a drawn world"


def examine_options(table: Setting, state: State) -> None:
    """Whatever is offered can be done, and leads to a position that holds up."""
    for code in state.options():
        after = state.clone()
        after.apply(code)
        assert_holds(table, after, f"after code {code}")


def assert_holds(table: Setting, state: State, where: str) -> None:
    for finding in table.broken(state):
        raise AssertionError(f"{where}: {finding}")


def examine_refusals(state: State) -> None:
    """What is not offered is refused, and nothing happens."""
    options = state.options()
    wrong = [-1, 0, 1 << 40, *(code + step for code in options for step in (-1, 1, 256, 1 << 16))]
    before = (state.cells.copy(), state.stack.copy())
    for code in wrong:
        if code not in options:
            with pytest.raises(IllegalChoice, match=f"code {code}"):
                state.apply(code)
            assert (state.cells, state.stack) == before, f"the refused code {code} has changed something"


def examine_words(table: Setting, state: State) -> None:
    """Everybody can be told what is asked, what every option does and what is missing."""
    game = table.game
    assert game.question(state).strip(), "no question"
    for code in state.options():
        assert game.describe(state, code).strip(), f"code {code} has no words"
    for seat in range(len(state.scores())):
        for row in game.why_not(state, seat):
            assert row["what"], f"no words for what seat {seat} cannot do: {row}"
            assert row["reason"], f"no reason why seat {seat} cannot: {row}"
            assert row["clause"].startswith(table.clauses), f"no clause that forbids it to seat {seat}: {row}"


def examine_scores(table: Setting, state: State) -> None:
    game, scores = table.game, state.scores()
    assert min(scores) >= table.least_score, f"a score below {table.least_score}: {scores}"
    sums = [sum(line["points"] for line in lines) for lines in game.breakdown(state)]
    assert sums == scores, f"the lines come to {sums}, the scores are {scores}"
    assert_winners(game, state)


def assert_winners(game: Game, state: State) -> None:
    scores, winners = state.scores(), game.winners(state)
    assert winners, "nobody wins"
    assert winners == sorted(set(winners)), f"winners {winners}"
    assert all(scores[seat] == max(scores) for seat in winners), f"winners {winners} with scores {scores}"


def examine_end(table: Setting, seed: int, state: State, codes: list[int]) -> None:
    """Somebody wins in time, and the record of the game leads to the same bytes."""
    game = table.game
    assert table.round_of(state) <= table.last_round, f"{table.round_of(state)} rounds"
    examine_copies(game, state)
    examine_refusals(state)
    examine_scores(table, state)
    record = Record.of(game, state, codes, players=table.players, seed=seed, options=table.options)
    read = Record.from_json(json.loads(json.dumps(record.to_json())))
    assert read == record, "the record is another one after writing and reading"
    assert replay(game, read).to_bytes() == state.to_bytes(), "the record leads elsewhere"
