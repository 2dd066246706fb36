"""What a player sees between two prompts: question and options, explanations, refusals, score and log."""

from collections.abc import Iterable, Sequence
from importlib import import_module

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from heliopause.cli.pieces import counted, shape
from heliopause.kernel.game import Game
from heliopause.kernel.state import State

KEYS = (
    ("number", "choose"),
    ("? number", "explain"),
    ("?", "why not"),
    ("b", "board"),
    ("c", "cards"),
    ("s", "score"),
    ("l", "log"),
    ("u", "undo"),
    ("q", "quit"),
)


class Screen:
    """Prints for one game; nothing here changes a state."""

    def __init__(self, game: Game, console: Console, seats: Sequence[str]) -> None:
        self.game = game
        self.console = console
        self.seats = seats
        self.picture = import_module(f"heliopause.cli.board_{game.name}")

    def say(self, line: str) -> None:
        self.console.print(line, markup=False)

    def welcome(self, state: State, seed: int) -> None:
        self.console.print(Rule(self.game.title))
        self.say(f"Seed {seed}. At the table: {', '.join(self.seats)}.")
        self.keys()

    def keys(self) -> None:
        line = Text("  ").join(Text.assemble((key, "bold cyan"), " ", what) for key, what in KEYS)
        self.console.print(line)

    def board(self, state: State, seat: int | None) -> None:
        self.console.print(self.picture.draw(self.game, self.game.view(state, seat), self.console.width))

    def cards(self, state: State) -> None:
        """What lies open, in words."""
        self.console.print(self.picture.cards(self.game, self.game.view(state, state.seat), self.console.width))

    def question(self, state: State) -> None:
        """Who must choose what, and the options."""
        self.console.print()
        self.console.print(Text.assemble(shape(state.seat), " ", (self.game.question(state), "bold")))
        self.listed((str(number), self.game.describe(state, code)) for number, code in enumerate(state.options(), 1))

    def explain(self, state: State, number: int) -> None:
        """One option: what it does, and what it leads to as far as that is known now."""
        code = state.options()[number - 1]
        self.say(f"{number}: {self.game.describe(state, code)}")
        after = state.clone()
        journal: list[int] = []
        after.journal = journal
        after.apply(code)
        if self.game.may_undo(state, after):
            self.tell(after, self.game.log(after, journal))
            self.say(f"Then: {self.game.question(after)}")
        else:
            self.say("What follows cannot be taken back: it shows something new or lets others choose.")
        self.say(f"It is code {code} in records and for `heliopause position apply`.")

    def why_not(self, state: State) -> None:
        """Everything one might expect among the options and that is not there."""
        found = self.game.why_not(state, state.seat)
        if not found:
            self.say("Nothing is refused here.")
        self.listed(("·", f"{refused['what']}: {refused['reason']} ({refused['clause']})") for refused in found)

    def score(self, state: State) -> None:
        """Every line of every seat's score, as if the game ended now."""
        names = self.picture.names(self.game, self.game.view(state, None))
        winners = self.game.winners(state)
        for seat, lines in enumerate(self.game.breakdown(state)):
            total = counted(state.scores()[seat])
            won = ", wins" if seat in winners and state.over else ", leads" if seat in winners else ""
            self.console.print(Text.assemble(shape(seat), " ", (names[seat], "bold"), f": {total}{won}"))
            self.listed((f"{line['points']:+d}", f"{line['line']} ({line['clause']})") for line in lines)

    def tell(self, state: State, lines: Iterable[str]) -> None:
        """What happened, with the shape of whoever did it."""
        names = self.picture.names(self.game, self.game.view(state, None))
        for line in lines:
            who = [seat for seat, name in enumerate(names) if line.startswith(name)]
            mark = shape(who[0]) if who else Text(" ")
            told = Text(line, style="" if who else "dim")
            for seat, name in enumerate(names):
                told.highlight_words([name], shape(seat).style)
            grid = Table.grid(padding=(0, 1))
            grid.add_row(mark, told)
            self.console.print(grid)

    def unknown(self, state: State, said: str) -> None:
        self.say(f"{said!r} is neither an option (1 to {len(state.options())}) nor one of these:")
        self.keys()

    def listed(self, rows: Iterable[tuple[str, str]]) -> None:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold cyan", min_width=3)
        grid.add_column()
        for mark, text in rows:
            grid.add_row(mark, Text(text))
        self.console.print(grid)
