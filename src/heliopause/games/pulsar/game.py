"""Pulsar 2849 as a game: its options, and the way to its views, words and positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from heliopause.games.pulsar.catalog import FIRST, load_catalog
from heliopause.games.pulsar.compiler import compile_tables
from heliopause.games.pulsar.ids import Ids
from heliopause.games.pulsar.layout import GOALS, PLAYERS, SIDE
from heliopause.games.pulsar.rules.play import PulsarState
from heliopause.games.pulsar.rules.scoring import winning_seats
from heliopause.games.pulsar.rules.setup import configure, empty_cells, lay_out
from heliopause.games.pulsar.verbs import LETTERS
from heliopause.kernel.document import shown
from heliopause.kernel.errors import IllegalChoice, InputError
from heliopause.kernel.game import FormLine, Game, Offer
from heliopause.kernel.given import as_whole, one_of, options_among, seed_given, switch, whole
from heliopause.kernel.state import State

if TYPE_CHECKING:
    from heliopause.games.pulsar.words.names import Speaker

OPTIONS = {
    "side": '"open" or "dead-ends", the side of the star cluster',
    "headquarters": "play with headquarters boards; yes if nothing is said",
    "even_start": "set most dice of the first roll to different values",
    "first_game": "the side, goals and technologies recommended for a first game, and no headquarters",
    "technologies": 'the letters of the technology boards I, II and III, such as "ACD", instead of drawing them',
    "goals": "the ids of three goal faces, instead of drawing them",
    "boards": 'the letters of the headquarters boards in seat order, such as "BDAC", instead of dealing them',
    "order": "the seats in the play order of the first round, instead of drawing it",
}


class Pulsar2849(Game):
    name = "pulsar"
    title = "Pulsar 2849"
    ledger = "pulsar-2849"
    players = (2, 3, 4)
    version = "1"

    def __init__(self, edition: str | None = None, content: Path | None = None) -> None:
        self.catalog = load_catalog(edition or FIRST, content)
        self.edition = self.catalog.edition
        self.content_hash = self.catalog.hash
        self.tables = compile_tables(self.catalog, self.header())
        self.ids = [Ids(self.catalog, self.tables, side) for side in range(len(self.catalog.clusters))]
        self._speakers: dict[str, Speaker] = {}

    def options(self) -> Mapping[str, str]:
        return OPTIONS

    def new(self, *, players: int = 4, seed: int = 0, **options: Any) -> PulsarState:
        chosen = _Options(self, players, seed, options)
        cells = empty_cells()
        configure(cells, chosen.players, chosen.side, chosen.headquarters, chosen.even)
        state = PulsarState(self.tables, cells, [])
        lay_out(state, chosen.seed, chosen.order, chosen.technologies, chosen.goals, chosen.boards)
        state.settle()
        return state

    def restore(self, cells: list[int], stack: list[int]) -> PulsarState:
        from heliopause.games.pulsar.position import from_cells

        return from_cells(PulsarState(self.tables, cells, stack), self.catalog)

    def bare(self, cells: list[int], stack: list[int]) -> PulsarState:
        state = PulsarState(self.tables, cells, stack)
        state.settle()
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        from heliopause.games.pulsar.view import view

        s = self.mine(state)
        return view(s, self.ids[s.cells[SIDE]], self.seat_of(state, seat))

    def determinize(self, state: State, seat: int | None, seed: int) -> PulsarState:
        from heliopause.games.pulsar.hidden import determinize

        self.seat_of(state, seat)
        return determinize(self.mine(state), seed_given(seed))

    def to_json(self, state: State) -> dict[str, Any]:
        from heliopause.games.pulsar.position import to_json

        return to_json(self.mine(state), self.catalog)

    def from_json(self, doc: Mapping[str, Any]) -> PulsarState:
        from heliopause.games.pulsar.position import from_json

        return from_json(doc, self.catalog, self.tables)

    def describe(self, state: State, code: int, lang: str = "en") -> str:
        from heliopause.games.pulsar.words.options import describe

        number = as_whole(code)
        if number not in self.mine(state).choices:
            raise IllegalChoice(state.refusal(code))
        return describe(self.speaker(lang), self.mine(state), number)

    def question(self, state: State, lang: str = "en") -> str:
        from heliopause.games.pulsar.words.questions import question

        return question(self.speaker(lang), self.mine(state))

    def why_not(self, state: State, seat: int, lang: str = "en") -> list[dict[str, str]]:
        from heliopause.games.pulsar.words.refusals import why_not

        asked = self.seat_of(state, seat)
        if asked is None:
            raise InputError("seat: null is not a seat; what can be done is asked for one of them")
        return why_not(self.speaker(lang), self.mine(state), asked)

    def offers(self, state: State, lang: str = "en") -> list[Offer]:
        from heliopause.games.pulsar.offers import offers

        return offers(self.speaker(lang), self.mine(state))

    def gallery(self, lang: str = "en") -> dict[str, Any]:
        from heliopause.games.pulsar.gallery import gallery

        return gallery(self.speaker(lang))

    def form(self, lang: str = "en") -> list[FormLine]:
        from heliopause.games.pulsar.form import form

        return form(self.speaker(lang))

    def log(self, state: State, journal: list[int], lang: str = "en") -> list[str]:
        from heliopause.games.pulsar.words.log import lines

        return lines(self.speaker(lang), self.mine(state), journal)

    def breakdown(self, state: State, lang: str = "en") -> list[list[dict[str, Any]]]:
        from heliopause.games.pulsar.words.score import breakdown

        return breakdown(self.speaker(lang), self.mine(state))

    def winners(self, state: State) -> list[int]:
        return winning_seats(self.mine(state))

    def speaker(self, lang: str) -> Speaker:
        from heliopause.games.pulsar.words.names import Speaker

        try:
            return self._speakers[lang]
        except (KeyError, TypeError):  # a new language, or something that is none and is refused
            speaker = self._speakers[lang] = Speaker(self.catalog, self.tables, self.ids, lang)
            return speaker

    def mine(self, state: State) -> PulsarState:
        """The state as one of this game with this content."""
        if not isinstance(state, PulsarState) or state.header != self.tables.header:
            raise InputError(f"state: it does not belong to {self.title} with the content of edition {self.edition}")
        return state

    def seat_of(self, state: State, seat: Any) -> int | None:
        last = self.mine(state).cells[PLAYERS] - 1
        return None if seat is None else whole("seat", seat, 0, last, f"a seat from 0 to {last}")


class _Options:
    """The options of a new game, every one checked; a wrong one is named."""

    def __init__(self, game: Pulsar2849, players: Any, seed: Any, given: Mapping[str, Any]) -> None:
        options_among(given, OPTIONS)
        self.players = whole("players", players, 2, 4, "2, 3 or 4")
        self.seed = seed_given(seed)
        first = switch(given, "first_game", False)
        side = one_of(given, "side", ("open", "dead-ends"))
        self.side = 1 if side == "dead-ends" else 0
        self.headquarters = switch(given, "headquarters", not first)
        self.even = switch(given, "even_start", False)
        self.technologies = _letters("technologies", given.get("technologies"), 3)
        self.boards = _letters("boards", given.get("boards"), self.players)
        self.goals = self._goals(game, given.get("goals"))
        self.order = self._order(given.get("order"))
        if first:
            self._first_game(game)
        elif not self.headquarters and not self.technologies:
            self.technologies = [0, 0, 0]
        self._without_headquarters(game)

    def _first_game(self, game: Pulsar2849) -> None:
        """PUL-GAME-04, PUL-GAME-05"""
        if self.headquarters or self.side or self.technologies or self.goals:
            raise InputError(
                "first_game: it says itself which side, goals and technologies are used, and it has no headquarters"
            )
        self.technologies = [0, 0, 0]
        self.goals = [face for face, marked in enumerate(game.tables.goal_marked) if marked]

    def _without_headquarters(self, game: Pulsar2849) -> None:
        if len(set(self.boards)) < len(self.boards):
            raise InputError("boards: no headquarters board is there twice (PUL-COMP-09)")
        if self.headquarters:
            return
        if self.technologies != [0, 0, 0]:
            raise InputError("technologies: without headquarters they are AI, AII and AIII (PUL-GAME-05)")
        if self.boards:
            raise InputError("boards: there are none without headquarters (PUL-GAME-04)")
        if any(game.tables.goal_projects[face] for face in self.goals):
            raise InputError("goals: one of them cannot be met without headquarters (PUL-AMB-63)")

    def _goals(self, game: Pulsar2849, given: Any) -> list[int]:
        if given is None:
            return []
        known = game.ids[0].goals.numbers
        if isinstance(given, str) or not isinstance(given, Sequence) or len(given) != GOALS:
            raise InputError(f"goals: {shown(given)} is not a list of three goals")
        for name in given:
            if not isinstance(name, str) or name not in known:
                raise InputError(f"goals: {shown(name)} is not one of {', '.join(known)}")
        faces = [known[name] for name in given]
        if len({game.tables.goal_tile[face] for face in faces}) < GOALS:
            raise InputError("goals: they are faces of three different tiles (PUL-SETUP-13)")
        return faces

    def _order(self, given: Any) -> list[int]:
        """Seats as numbers, or as the digits that a command line passes."""
        if given is None:
            return []
        seats = list(given) if isinstance(given, Sequence) and not isinstance(given, str) else []
        numbers = [int(seat) if isinstance(seat, str) and seat in _DIGITS else as_whole(seat) for seat in seats]
        order = [-1 if number is None else number for number in numbers]
        if sorted(order) != list(range(self.players)):
            raise InputError(f"order: {shown(given)} does not name the {self.players} seats once each")
        return order


_DIGITS = ("0", "1", "2", "3")


def _letters(name: str, given: Any, count: int) -> list[int]:
    if given is None:
        return []
    if isinstance(given, Sequence) and len(given) == count and all(letter in LETTERS for letter in given):
        return [LETTERS.index(letter) for letter in given]
    raise InputError(f"{name}: {shown(given)} is not {count} of the letters {', '.join(LETTERS)}")
