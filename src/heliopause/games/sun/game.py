"""Beyond the Sun as a game: its options, and the way to its views, words and positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from heliopause.games.sun.catalog import load_catalog
from heliopause.games.sun.compiler import compile_tables
from heliopause.games.sun.ids import Ids
from heliopause.games.sun.layout import PLAYERS
from heliopause.games.sun.rules.play import SunState
from heliopause.games.sun.rules.scoring import winning_seats
from heliopause.games.sun.rules.setup import configure, draft_mats, draw_mats, empty_cells, lay_out
from heliopause.kernel.document import shown
from heliopause.kernel.editions import FIRST
from heliopause.kernel.errors import IllegalChoice, InputError
from heliopause.kernel.game import FormLine, Game, Offer
from heliopause.kernel.given import as_whole, one_of, options_among, seed_given, switch, whole
from heliopause.kernel.state import State

if TYPE_CHECKING:
    from heliopause.games.sun.words.names import Speaker

OPTIONS = {
    "mats": '"basic" or "advanced" faction mats',
    "draft": '"draw" the mats at random or "choose" them; advanced mats are chosen if nothing is said',
    "factions": "the ids of the factions in seat order, instead of drawing or choosing",
    "tableau": "play with the technology tableau, an expert variant",
    "first_game": "the achievements recommended for a first game",
    "shared_last_space": "several pawns may stand on the last basic space (SUN-AMB-01); yes if nothing is said",
    "start": "the seat that starts, instead of drawing it",
}


class BeyondTheSun(Game):
    name = "sun"
    title = "Beyond the Sun"
    ledger = "beyond-the-sun"
    players = (2, 3, 4)
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

    def new(self, *, players: int = 4, seed: int = 0, **options: Any) -> SunState:
        chosen = _Options(self, players, seed, options)
        cells = empty_cells()
        configure(cells, chosen.players, chosen.advanced, chosen.tableau, chosen.shared)
        state = SunState(self.tables, cells, [])
        lay_out(state, chosen.seed, chosen.start, self.tables.first_game if chosen.first_game else [], chosen.factions)
        if chosen.draft:
            draft_mats(state, chosen.advanced)
        elif not chosen.factions:
            draw_mats(state)
        state.settle()
        return state

    def restore(self, cells: list[int], stack: list[int]) -> SunState:
        from heliopause.games.sun.position import from_cells

        return from_cells(SunState(self.tables, cells, stack), self.catalog)

    def bare(self, cells: list[int], stack: list[int]) -> SunState:
        state = SunState(self.tables, cells, stack)
        state.settle()
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        from heliopause.games.sun.view import view

        s = self.mine(state)
        return view(s, self.ids[s.cells[PLAYERS]], self.seat_of(state, seat))

    def determinize(self, state: State, seat: int | None, seed: int) -> SunState:
        from heliopause.games.sun.hidden import determinize

        self.seat_of(state, seat)
        return determinize(self.mine(state), seed_given(seed))

    def to_json(self, state: State) -> dict[str, Any]:
        from heliopause.games.sun.position import to_json

        return to_json(self.mine(state), self.catalog)

    def from_json(self, doc: Mapping[str, Any]) -> SunState:
        from heliopause.games.sun.position import from_json

        return from_json(doc, self.catalog, self.tables)

    def describe(self, state: State, code: int, lang: str = "en") -> str:
        from heliopause.games.sun.words.options import describe

        number = as_whole(code)
        if number not in self.mine(state).choices:
            raise IllegalChoice(state.refusal(code))
        return describe(self.speaker(lang), self.mine(state), number)

    def question(self, state: State, lang: str = "en") -> str:
        from heliopause.games.sun.words.questions import question

        return question(self.speaker(lang), self.mine(state))

    def why_not(self, state: State, seat: int, lang: str = "en") -> list[dict[str, str]]:
        from heliopause.games.sun.words.refusals import why_not

        asked = self.seat_of(state, seat)
        if asked is None:
            raise InputError("seat: null is not a seat; what can be done is asked for one of them")
        return why_not(self.speaker(lang), self.mine(state), asked)

    def offers(self, state: State, lang: str = "en") -> list[Offer]:
        from heliopause.games.sun.offers import offers

        return offers(self.speaker(lang), self.mine(state))

    def gallery(self, lang: str = "en") -> dict[str, Any]:
        from heliopause.games.sun.gallery import gallery

        return gallery(self.speaker(lang))

    def form(self, lang: str = "en") -> list[FormLine]:
        from heliopause.games.sun.form import form

        return form(self.speaker(lang))

    def log(self, state: State, journal: list[int], lang: str = "en") -> list[str]:
        from heliopause.games.sun.words.log import lines

        return lines(self.speaker(lang), self.mine(state), journal)

    def breakdown(self, state: State, lang: str = "en") -> list[list[dict[str, Any]]]:
        from heliopause.games.sun.words.score import breakdown

        return breakdown(self.speaker(lang), self.mine(state))

    def winners(self, state: State) -> list[int]:
        return winning_seats(self.mine(state))

    def speaker(self, lang: str) -> Speaker:
        from heliopause.games.sun.words.names import Speaker

        try:
            return self._speakers[lang]
        except (KeyError, TypeError):  # a new language, or something that is none and is refused
            speaker = self._speakers[lang] = Speaker(self.catalog, self.ids, lang)
            return speaker

    def mine(self, state: State) -> SunState:
        """The state as one of this game with this content."""
        if not isinstance(state, SunState) or state.header != self.tables.header:
            raise InputError(f"state: it does not belong to {self.title} with the content of edition {self.edition}")
        return state

    def seat_of(self, state: State, seat: Any) -> int | None:
        last = self.mine(state).cells[PLAYERS] - 1
        return None if seat is None else whole("seat", seat, 0, last, f"a seat from 0 to {last}")


class _Options:
    """The options of a new game, every one checked; a wrong one is named."""

    def __init__(self, game: BeyondTheSun, players: Any, seed: Any, given: Mapping[str, Any]) -> None:
        options_among(given, OPTIONS)
        self.players = whole("players", players, 2, 4, "2, 3 or 4")
        self.seed = seed_given(seed)
        self.advanced = one_of(given, "mats", ("basic", "advanced")) == "advanced"
        self.tableau = switch(given, "tableau", False)
        self.first_game = switch(given, "first_game", False)
        self.shared = switch(given, "shared_last_space", True)
        self.factions = self._factions(game, self.players, given.get("factions"))
        draft = one_of(given, "draft", ("choose" if self.advanced else "draw", "draw", "choose"))
        self.draft = draft == "choose" and not self.factions
        if self.factions and given.get("draft") == "choose":
            raise InputError("draft: the factions are given, so there is nothing to choose")
        start = given.get("start")
        last = self.players - 1
        self.start = -1 if start is None else whole("start", start, 0, last, f"a seat from 0 to {last}")

    def _factions(self, game: BeyondTheSun, players: int, given: Any) -> list[int]:
        if given is None:
            return []
        known = {faction.id: i for i, faction in enumerate(game.catalog.factions)}
        if isinstance(given, str) or not isinstance(given, Sequence) or len(given) != players:
            raise InputError(f"factions: {shown(given)} is not a list of {players} factions")
        for name in given:
            if not isinstance(name, str) or name not in known:
                raise InputError(f"factions: {shown(name)} is not one of {', '.join(known)}")
            if players not in game.catalog.factions[known[name]].players:
                raise InputError(f"factions: {name} cannot be played with {players} players (SUN-SETUP-55)")
        if len(set(given)) < len(given):
            raise InputError("factions: no faction can be played twice (SUN-SETUP-23)")
        return [known[name] for name in given]
