"""New Frontiers as a game: its options, and the way to its views, words and positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from heliopause.games.frontiers.catalog import load_catalog
from heliopause.games.frontiers.compiler import compile_tables
from heliopause.games.frontiers.ids import Ids
from heliopause.games.frontiers.layout import PLAYERS
from heliopause.games.frontiers.rules.play import FrontiersState
from heliopause.games.frontiers.rules.scoring import winning_seats
from heliopause.games.frontiers.rules.setup import empty_cells, lay_out
from heliopause.kernel.document import shown
from heliopause.kernel.editions import FIRST
from heliopause.kernel.errors import IllegalChoice, InputError
from heliopause.kernel.game import FormLine, Game, Offer
from heliopause.kernel.given import as_whole, options_among, seed_given, switch, whole
from heliopause.kernel.state import State

if TYPE_CHECKING:
    from heliopause.games.frontiers.words.names import Speaker

OPTIONS = {
    "first_game": "the first game of newcomers: white squares up, no tile turned, home colonies given (NF-SETUP-06)",
    "goals": "with goals: Chart Galactic Goals in place of Retreat into Isolation (NF-SETUP-13)",
    "homes": "a home colony for every seat, instead of dealing mats and choosing (NF-SETUP-25)",
    "start": "the seat that is first in the first priority order, which is otherwise drawn (NF-SETUP-20)",
}


class NewFrontiers(Game):
    name = "frontiers"
    title = "New Frontiers"
    ledger = "new-frontiers"
    players = (2, 3, 4, 5)
    version = "1"

    def __init__(self, edition: str | None = None, content: Path | None = None) -> None:
        self.catalog = load_catalog(edition or FIRST, content)
        self.edition = self.catalog.edition
        self.content_hash = self.catalog.hash
        self.tables = compile_tables(self.catalog, self.header())
        self.ids = {players: Ids(self.catalog, self.tables, players) for players in self.players}
        self._speakers: dict[str, Speaker] = {}

    def options(self) -> Mapping[str, str]:
        return OPTIONS

    def new(self, *, players: int = 4, seed: int = 0, **options: Any) -> FrontiersState:
        chosen = _Options(self, players, seed, options)
        state = FrontiersState(self.tables, empty_cells(), [])
        lay_out(state, chosen.seed, chosen.players, chosen.first_game, chosen.goals, chosen.start, chosen.homes)
        state.settle()
        return state

    def restore(self, cells: list[int], stack: list[int]) -> FrontiersState:
        from heliopause.games.frontiers.position import from_cells

        return from_cells(FrontiersState(self.tables, cells, stack), self.catalog)

    def bare(self, cells: list[int], stack: list[int]) -> FrontiersState:
        state = FrontiersState(self.tables, cells, stack)
        state.settle()
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        from heliopause.games.frontiers.view import view

        s = self.mine(state)
        return view(s, self.ids[s.cells[PLAYERS]], self.seat_of(state, seat))

    def determinize(self, state: State, seat: int | None, seed: int) -> FrontiersState:
        from heliopause.games.frontiers.hidden import determinize

        return determinize(self.mine(state), self.seat_of(state, seat), seed_given(seed))

    def to_json(self, state: State) -> dict[str, Any]:
        from heliopause.games.frontiers.position import to_json

        return to_json(self.mine(state), self.catalog)

    def from_json(self, doc: Mapping[str, Any]) -> FrontiersState:
        from heliopause.games.frontiers.position import from_json

        return from_json(doc, self.catalog, self.tables)

    def describe(self, state: State, code: int, lang: str = "en") -> str:
        from heliopause.games.frontiers.words.options import describe

        number = as_whole(code)
        if number not in self.mine(state).choices:
            raise IllegalChoice(state.refusal(code))
        return describe(self.speaker(lang), self.mine(state), number)

    def question(self, state: State, lang: str = "en") -> str:
        from heliopause.games.frontiers.words.questions import question

        return question(self.speaker(lang), self.mine(state))

    def why_not(self, state: State, seat: int, lang: str = "en") -> list[dict[str, str]]:
        from heliopause.games.frontiers.words.refusals import why_not

        asked = self.seat_of(state, seat)
        if asked is None:
            raise InputError("seat: null is not a seat; what can be done is asked for one of them")
        return why_not(self.speaker(lang), self.mine(state), asked)

    def offers(self, state: State, lang: str = "en") -> list[Offer]:
        from heliopause.games.frontiers.offers import offers

        return offers(self.speaker(lang), self.mine(state))

    def gallery(self, lang: str = "en") -> dict[str, Any]:
        from heliopause.games.frontiers.gallery import gallery

        return gallery(self.speaker(lang))

    def form(self, lang: str = "en") -> list[FormLine]:
        from heliopause.games.frontiers.form import form

        return form(self.speaker(lang))

    def log(self, state: State, journal: list[int], lang: str = "en") -> list[str]:
        from heliopause.games.frontiers.words.log import lines

        self.mine(state)
        return lines(self.speaker(lang), journal)

    def breakdown(self, state: State, lang: str = "en") -> list[list[dict[str, Any]]]:
        from heliopause.games.frontiers.words.score import breakdown

        return breakdown(self.speaker(lang), self.mine(state))

    def winners(self, state: State) -> list[int]:
        return winning_seats(self.mine(state))

    def speaker(self, lang: str) -> Speaker:
        from heliopause.games.frontiers.words.names import Speaker

        try:
            return self._speakers[lang]
        except (KeyError, TypeError):  # a new language, or something that is none and is refused
            speaker = self._speakers[lang] = Speaker(self.catalog, lang)
            return speaker

    def mine(self, state: State) -> FrontiersState:
        """The state as one of this game with this content."""
        if not isinstance(state, FrontiersState) or state.header != self.tables.header:
            raise InputError(f"state: it does not belong to {self.title} with the content of edition {self.edition}")
        return state

    def seat_of(self, state: State, seat: Any) -> int | None:
        last = self.mine(state).cells[PLAYERS] - 1
        return None if seat is None else whole("seat", seat, 0, last, f"a seat from 0 to {last}")


class _Options:
    """The options of a new game, every one checked; a wrong one is named."""

    def __init__(self, game: NewFrontiers, players: Any, seed: Any, given: Mapping[str, Any]) -> None:
        options_among(given, OPTIONS)
        self.players = whole("players", players, 2, 5, "2, 3, 4 or 5")
        self.seed = seed_given(seed)
        self.first_game = switch(given, "first_game", False)
        self.goals = switch(given, "goals", False)
        if self.first_game and self.goals:
            raise InputError("goals: the first game is played without them (NF-SETUP-12)")
        self.homes = self._homes(game, given.get("homes"))
        last = self.players - 1
        start = given.get("start")
        self.start = -1 if start is None else whole("start", start, 0, last, f"a seat from 0 to {last}")

    def _homes(self, game: NewFrontiers, given: Any) -> list[int]:
        if given is None:
            return []
        homes = game.catalog.homes
        known = {home.id: number for number, home in enumerate(homes)}
        if isinstance(given, str) or not isinstance(given, Sequence) or len(given) != self.players:
            raise InputError(f"homes: {shown(given)} is not a list of {self.players} home colonies")
        for name in given:
            if not isinstance(name, str) or name not in known:
                raise InputError(f"homes: {shown(name)} is not one of {', '.join(known)}")
        if len({homes[known[name]].mat for name in given}) < len(given):
            raise InputError("homes: two of them are printed on the same mat (NF-SETUP-25)")
        return [known[name] for name in given]
