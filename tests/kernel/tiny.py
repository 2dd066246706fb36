"""Lanterns: a tiny game for the tests of the kernel, with secret hands, a hidden deck and choices out of turn.

Twelve lanterns, two of each brightness 1 to 6, are shuffled. Everybody holds one secretly; the rest are the deck.
In a turn one either LIGHTs the top lantern of the deck or, once in the game, REVEALs the own secret one. A lantern of
brightness 6 dazzles: another player, chosen by whose turn it is, has to DIM one or FADE: lose 1 point, or take no turn
next time. Two equal lanterns in a row in front of one player go out. The game ends with the deck; light left is points.
"""

from collections.abc import Mapping
from typing import Any, Final

from heliopause.kernel.document import Part
from heliopause.kernel.errors import InputError
from heliopause.kernel.game import FormLine, Game, Offer, Value
from heliopause.kernel.rng import RNG_CELLS, below, seed_cells, shuffle
from heliopause.kernel.state import FRAME, KERNEL_CELLS, LATCH, NOTHING, State

SEATS: Final = 3
LANTERNS: Final = 12
PLAYERS: Final = KERNEL_CELLS
SECRET: Final = PLAYERS + 1  # + seat: the lantern held, 0 once it is shown
LIGHT: Final = SECRET + SEATS  # + seat: points
LAST: Final = LIGHT + SEATS  # + seat: the lantern lit last
TIRED: Final = LAST + SEATS  # + seat: takes no turn next time
LEFT: Final = TIRED + SEATS  # lanterns in the deck, then the lanterns from bottom to top
CELLS: Final = LEFT + 1 + LANTERNS

TURN: Final = 1
DAZZLE: Final = 2  # choose whom
SUFFER: Final = 3

LIGHT_TOP: Final = 1
REVEAL: Final = 2
AT: Final = 10  # + seat
DIM: Final = 20
FADE: Final = 21


class TinyState(State):
    def scores(self) -> list[int]:
        return self.cells[LIGHT : LIGHT + self.cells[PLAYERS]]

    def clone(self) -> "TinyState":
        other = TinyState(self.header, self.cells.copy(), self.stack.copy())
        other.choices = self.choices
        return other

    def advance(self) -> list[int]:
        cells, seat = self.cells, self.seat
        task = self.stack[-FRAME]
        if task == DAZZLE:
            return [AT + other for other in range(cells[PLAYERS]) if other != seat]
        if task == SUFFER:
            return [DIM, FADE] if cells[LIGHT + seat] else [FADE]
        if cells[LEFT] == 0:
            self.drop()
            return NOTHING
        if cells[TIRED + seat]:
            cells[TIRED + seat] = 0
            self.next_turn()
            return NOTHING
        return [LIGHT_TOP, REVEAL] if cells[SECRET + seat] else [LIGHT_TOP]

    def decide(self, code: int) -> None:
        cells, seat = self.cells, self.seat
        if code == LIGHT_TOP:
            self.next_turn()
            cells[LEFT] -= 1
            self.shine(seat, cells[LEFT + 1 + cells[LEFT]])
            cells[LEFT + 1 + cells[LEFT]] = 0
        elif code == REVEAL:
            self.next_turn()
            lantern, cells[SECRET + seat] = cells[SECRET + seat], 0
            self.shine(seat, lantern)
        elif code >= DIM:
            self.drop()
            if code == DIM:
                cells[LIGHT + seat] -= 1
            else:
                cells[TIRED + seat] = 1
        else:
            self.drop()
            self.push(SUFFER, code - AT)

    def next_turn(self) -> None:
        seat = (self.seat + 1) % self.cells[PLAYERS]
        self.drop()
        self.push(TURN, seat)

    def shine(self, seat: int, lantern: int) -> None:
        cells = self.cells
        cells[LATCH] += 1
        cells[LIGHT + seat] += lantern
        if cells[LAST + seat] == lantern:
            cells[LIGHT + seat] = 0
        cells[LAST + seat] = lantern
        if lantern == 6:
            self.push(DAZZLE, seat)


class TinyGame(Game):
    name = "tiny"
    title = "Lanterns"
    ledger = "lanterns"
    players = (2, 3)
    version = "1"
    edition = "only"
    content_hash = "0123456789abcdef" * 4

    def new(self, *, players: int = 3, seed: int = 0, **options: Any) -> TinyState:
        if players not in self.players:
            raise InputError(f"players: there are 2 or 3, not {players}")
        said = Part(options, "options")
        said.keys_among(self.options())
        light = said.get("light")
        cells = [0] * CELLS
        seed_cells(cells, seed)
        cells[PLAYERS] = players
        deck = [1 + number // 2 for number in range(LANTERNS)]
        shuffle(cells, deck, 0, LANTERNS)
        for seat in range(players):
            cells[SECRET + seat] = deck.pop()
            cells[LIGHT + seat] = light.whole(0, 9) if light else 0
        fill_deck(cells, deck)
        state = TinyState(self.header(), cells, [])
        state.push(TURN, below(cells, players))
        state.settle()
        return state

    def options(self) -> Mapping[str, str]:
        return {"light": "points to begin with"}

    def restore(self, cells: list[int], stack: list[int]) -> TinyState:
        if len(cells) != CELLS or len(stack) % FRAME:
            raise InputError(
                f"state: {len(cells)} cells and {len(stack)} numbers of tasks are not those of {self.name}"
            )
        state = TinyState(self.header(), cells, stack)
        state.settle()
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        cells, players = state.cells, range(state.cells[PLAYERS])
        return {
            "seat": state.seat,
            "options": state.options() if seat == state.seat else [],
            "light": state.scores(),
            "last": [cells[LAST + other] for other in players],
            "tired": [cells[TIRED + other] for other in players],
            "holds": [cells[SECRET + other] > 0 for other in players],
            "secret": None if seat is None else cells[SECRET + seat],
            "left": cells[LEFT],
        }

    def determinize(self, state: State, seat: int | None, seed: int) -> TinyState:
        world = self.restore(state.cells.copy(), state.stack.copy())
        cells = world.cells
        seed_cells(cells, seed)
        holders = [other for other in range(cells[PLAYERS]) if other != seat and cells[SECRET + other]]
        unseen = cells[LEFT + 1 : LEFT + 1 + cells[LEFT]] + [cells[SECRET + other] for other in holders]
        unseen.sort()
        shuffle(cells, unseen, 0, len(unseen))
        for other in holders:
            cells[SECRET + other] = unseen.pop()
        fill_deck(cells, unseen)
        return world

    def describe(self, state: State, code: int, lang: str = "en") -> str:
        return {LIGHT_TOP: "light", REVEAL: "reveal", DIM: "dim", FADE: "fade"}.get(code, f"dazzle {code - AT}")

    def question(self, state: State, lang: str = "en") -> str:
        return f"seat {state.seat}"

    def why_not(self, state: State, seat: int, lang: str = "en") -> list[dict[str, str]]:
        return []

    def offers(self, state: State, lang: str = "en") -> list[Offer]:
        """Who is dazzled is chosen by a click on their lantern; nothing costs anything."""
        return [
            {
                "code": code,
                "text": self.describe(state, code),
                "verb": self.describe(state, code).partition(" ")[0],
                "targets": [f"lantern:{code - AT}"] if AT <= code < DIM else [],
                "cost": {"light": 1} if code == DIM else {},
                "left": {"light": state.cells[LIGHT + state.seat] - 1} if code == DIM else {},
                "warning": None,
                "clause": None,
            }
            for code in state.options()
        ]

    def gallery(self, lang: str = "en") -> dict[str, Any]:
        return {
            "game": self.name,
            "edition": self.edition,
            "lanterns": {str(n): {"brightness": n} for n in range(1, 7)},
        }

    def form(self, lang: str = "en") -> list[FormLine]:
        values: list[Value] = [{"value": points, "text": str(points)} for points in range(10)]
        text = self.options()["light"]
        return [{"name": "light", "kind": "choice", "text": text, "values": values, "default": 0, "newcomer": 3}]

    def log(self, state: State, journal: list[int], lang: str = "en") -> list[str]:
        return []

    def breakdown(self, state: State, lang: str = "en") -> list[list[dict[str, Any]]]:
        return [[{"line": "light", "points": points, "clause": ""}] for points in state.scores()]

    def winners(self, state: State) -> list[int]:
        scores = state.scores()
        return [seat for seat, points in enumerate(scores) if points == max(scores)]

    def to_json(self, state: State) -> dict[str, Any]:
        return {"cells": state.cells.copy(), "stack": state.stack.copy()}

    def from_json(self, doc: Mapping[str, Any]) -> TinyState:
        part = Part(doc, "position")
        cells, stack = ([item.whole() for item in part.need(name).items()] for name in ("cells", "stack"))
        return self.restore(cells, stack)


def fill_deck(cells: list[int], lanterns: list[int]) -> None:
    cells[LEFT] = len(lanterns)
    cells[LEFT + 1 : LEFT + 1 + LANTERNS] = lanterns + [0] * (LANTERNS - len(lanterns))


def play(game: TinyGame, seed: int, **setup: Any) -> tuple[TinyState, list[int]]:
    """A whole game of random choices, its generator outside the state, and the codes that were chosen."""
    state = game.new(seed=seed, **setup)
    dice = [0] * RNG_CELLS
    seed_cells(dice, seed + 1)
    codes: list[int] = []
    while not state.over:
        options = state.options()
        codes.append(options[below(dice, len(options))])
        state.apply(codes[-1])
    return state, codes
