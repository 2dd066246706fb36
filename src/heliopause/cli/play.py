"""`heliopause play`: a game in the terminal, people and bots around one table."""

import argparse
import secrets
import sys
from collections.abc import Sequence

from rich.console import Console

import heliopause
from heliopause.bots.registry import BOTS, USUAL, Bot, seed_of, sit_down
from heliopause.cli import record
from heliopause.cli.parser import HUMAN
from heliopause.cli.screen import Screen
from heliopause.kernel.errors import InputError
from heliopause.kernel.game import Game
from heliopause.kernel.state import State

RECENT = 40  # how many lines of the log `l` shows


def run(asked: argparse.Namespace) -> int:
    game = heliopause.game(asked.game, edition=asked.edition, content=asked.content)
    console = Console(highlight=False)
    seats = _seats(asked.players, asked.seat, game, console)
    seed = secrets.randbits(32) if asked.seed is None else asked.seed
    state = game.new(players=len(seats), seed=seed, **asked.game_options)
    table = Table(game, state, seats, seed, Screen(game, console, seats))
    if asked.record is None:
        table.play()
        return 0

    def keep() -> None:
        record.write(asked.record, game, table.state, seed, asked.game_options, seats, table.codes)

    keep()  # a place that cannot be written to is found out now, not after the game
    try:
        table.play()
    finally:
        keep()
    return 0


class Table:
    """One game being played: where it stands, how it came there, and who decides."""

    def __init__(self, game: Game, state: State, seats: Sequence[str], seed: int, screen: Screen) -> None:
        self.game = game
        self.state = state
        self.seed = seed
        self.screen = screen
        self.bots: list[Bot | None] = [
            None if name == HUMAN else sit_down(name, game, seed_of(seed, seat)) for seat, name in enumerate(seats)
        ]
        self.codes: list[int] = []
        self.log: list[str] = []
        self.past: list[tuple[State, int, int]] = []  # before each choice of a person: state, codes, lines of the log
        self.shown_to = -1  # the seat that has seen the board since another one chose

    def play(self) -> None:
        self.screen.welcome(self.state, self.seed)
        while not self.state.over:
            bot = self.bots[self.state.seat]
            if bot is not None:
                self.choose(bot.choose(self.state))
            elif not self.ask():
                self.screen.say("You leave the table.")
                return
        self.screen.board(self.state, None)
        self.screen.score(self.state)

    def choose(self, code: int) -> None:
        """Make a choice and tell what came of it."""
        chooser = self.state.seat
        journal: list[int] = []
        self.state.journal = journal
        self.state.apply(code)
        self.codes.append(code)
        lines = self.game.log(self.state, journal)
        self.log.extend(lines)
        self.screen.tell(self.state, lines)
        if self.bots[chooser] is not None:
            self.shown_to = -1

    def ask(self) -> bool:
        """Let a person do one thing at the prompt; False if they leave."""
        state, screen = self.state, self.screen
        if self.shown_to != state.seat:
            self.shown_to = state.seat
            screen.board(state, state.seat)
        screen.question(state)
        while True:
            try:
                said = input("> ").strip().lower()
            except EOFError:
                return False
            options = state.options()
            explain = said.startswith("?")
            digits = said.removeprefix("?").strip()
            number = int(digits) if digits.isdecimal() and len(digits) < 6 else 0
            if said == "q":
                return False
            if said == "u" and self.undo():
                return True
            if 1 <= number <= len(options):
                if explain:
                    screen.explain(state, number)
                    continue
                self.past.append((state.clone(), len(self.codes), len(self.log)))
                self.choose(options[number - 1])
                return True
            self.answer(said)

    def answer(self, said: str) -> None:
        """Everything at the prompt that changes nothing."""
        state, screen = self.state, self.screen
        if said == "?":
            screen.why_not(state)
        elif said == "b":
            screen.board(state, state.seat)
        elif said == "c":
            screen.cards(state)
        elif said == "s":
            screen.score(state)
        elif said == "l":
            screen.tell(state, self.log[-RECENT:])
        elif said == "":
            screen.question(state)
        elif said != "u":
            screen.unknown(state, said)

    def undo(self) -> bool:
        """Take back the last choice of the person who is asked, if that takes nothing from anybody."""
        if not self.past:
            self.screen.say("There is nothing to take back.")
            return False
        before, codes, lines = self.past[-1]
        if not self.game.may_undo(before, self.state):
            self.screen.say("That cannot be taken back: it showed something new, or others have chosen since.")
            return False
        self.past.pop()
        self.state = before
        del self.codes[codes:]
        del self.log[lines:]
        self.screen.say("Taken back.")
        return True


def _seats(players: int | None, seats: Sequence[str] | None, game: Game, console: Console) -> Sequence[str]:
    """Who sits where: as the command line says, else what two questions bring."""
    if seats is not None:
        if players not in (None, len(seats)):
            raise InputError(f"play: --seat names {len(seats)} seats, --players says {players}")
        if HUMAN in seats:
            _need_terminal()
        return seats
    _need_terminal()
    if players is None:
        counts = [str(number) for number in game.players]
        players = int(_ask(console, "How many players?", counts, counts[-1]))
    others = _ask(console, "Who are the others?", [*BOTS, HUMAN], USUAL)
    return [HUMAN] + [others] * (players - 1)


def _need_terminal() -> None:
    if not sys.stdin.isatty():
        raise InputError("play: a person plays in a terminal, and standard input is none (see --seat for bots alone)")


def _ask(console: Console, question: str, answers: Sequence[str], usual: str) -> str:
    """One of the answers, or its first letters; Enter takes the usual one."""
    while True:
        try:
            said = console.input(f"{question} ({', '.join(answers)}; Enter: {usual}) ").strip().lower()
        except EOFError:
            raise InputError("play: the question was left open") from None
        if said == "":
            return usual
        for answer in answers:
            if answer.startswith(said):
                return answer
        console.print(f"Please answer with one of {', '.join(answers)}.")
