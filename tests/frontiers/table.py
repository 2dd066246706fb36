"""A table of New Frontiers for tests that read like the rulebook: lay it out, then play and look.

    t = Table()                                        # Red, Blue, Green, Yellow, in this order of priority
    t.seat("Red", credits=6, colonists=1, explored=["spice-world"], developments=["space-marines"])
    t.seat("Blue", colonies=[("comet-zone", "rare"), "gem-world"])   # beside the home colony; the first bears a good
    t.begin()                                          # checks the position and runs to the first choice
    t.selects("settle").takes("settle", "spice-world")
    assert t.credits("Red") == 4

What is not laid out is as at the start of a game. A choice with a single option is made by the game, so only real
choices are taken here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, cast

from heliopause.games.frontiers import codes
from heliopause.games.frontiers.game import NewFrontiers
from heliopause.games.frontiers.rules.play import FrontiersState
from heliopause.games.frontiers.verbs import KINDS
from heliopause.games.frontiers.words.refusals import refusals
from heliopause.kernel.codes import encode, first_of, verb_of
from heliopause.kernel.refusing import Refusal

# The colours of the box, as the rulebook's examples name them. The game's own sentences have those of the page
# (words/names.py): Blue, Orange, Green, Pink, Silver.
NAMES = ("Red", "Blue", "Green", "Yellow", "White")
EDITIONS = Path(__file__).parent / "editions"
# Quiet home colonies: gray or a windfall colony, none of them pays, draws or makes anything cheaper.
HOMES = ("ancient-race", "old-earth", "doomed-colony", "new-sparta", "epsilon-eridani")
SPARE = ("separatist-colony", "frontier-capital", "industrial-robots", "rebel-cantina")
VERBS = {name.lower().replace("_", "-"): number for name, number in vars(codes).items() if name.isupper()}
HOW = {"as-printed": codes.AS_PRINTED, "by-payment": codes.BY_PAYMENT}
ACTIONS = ("develop", "explore", "settle", "produce", "trade-consume")

# What follows each verb: the kinds of its two numbers.
WHAT: dict[str, tuple[str, ...]] = {
    "home": ("tile",),
    "select": ("action",),
    "buy": ("face",),
    "bank": ("number",),
    "pick": ("tile",),
    "settle": ("tile", "how"),
    "replace": ("tile", "tile"),
    "evacuate": ("tile", "tile"),
    "remove": ("tile", "temporary"),
    "store": ("tile",),
    "return": ("tile",),
    "produce": ("tile",),
    "kind": ("kind",),
    "sell": ("tile", "seller"),
    "consume": ("eating",),
    "eat": ("tile",),
    "stock": ("tile",),
    "keep": ("goal",),
    "bury": ("goal",),
}


@cache
def frontiers(edition: str | None = None) -> NewFrontiers:
    """The game with its content, or with that of a folder of `editions` here, read once."""
    return NewFrontiers(content=EDITIONS / edition) if edition else NewFrontiers()


class Table:
    def __init__(
        self,
        players: int = 4,
        *,
        goals: bool = False,
        edition: str | None = None,
        **fields: Any,
    ) -> None:
        """Further fields are those of a position: round, produce_credits, ending, track, ..."""
        self.game = frontiers(edition)
        self.names = NAMES[:players]
        self.given: dict[str, str] = {}  # home colonies
        self.beside: dict[str, list[Any]] = {}  # the good on the home colony, then the other colonies
        self.doc: dict[str, Any] = {"players": players, "options": {"goals": goals}, **fields}
        self.doc["seats"] = [{} for _ in self.names]
        self.state: FrontiersState | None = None

    @classmethod
    def fresh(cls, players: int = 4, *, seed: int = 0, **options: Any) -> Table:
        """A new game as the rules set it up."""
        table = cls(players)
        table.state = table.game.new(players=players, seed=seed, **options)
        return table

    # ------------------------------------------------------------------ laying out

    def seat(
        self,
        name: str,
        *,
        home: str | None = None,
        good: str | None = None,
        colonies: Sequence[str | tuple[str, str]] = (),
        **fields: Any,
    ) -> Table:
        """`good` lies on the home colony, `colonies` are beside it; other fields are those of positions."""
        row = self.doc["seats"][self.number(name)]
        if home is not None:
            self.given[name] = home
        self.beside[name] = [good, *colonies]
        row.update(fields)
        return self

    def face(self, *faces: str) -> Table:
        """Faces of developments that lie up, whoever owns a copy."""
        for face in faces:
            stack = next(card.stack for card in self.game.catalog.developments if card.id == face)
            self.doc.setdefault("developments", {})[stack] = {"face": face}
        return self

    def goals(self, stack: Sequence[str] = (), held: dict[str, str] | None = None, **face_down: str) -> Table:
        """The stack from bottom to top, goals face up by their holder, and `goal=..., holder=...` face down."""
        doc: dict[str, Any] = {"held": {goal: self.number(name) for goal, name in (held or {}).items()}}
        if face_down:
            doc["face_down"] = {"goal": face_down["goal"], "seat": self.number(face_down["holder"])}
        taken = {*doc["held"], face_down.get("goal"), *stack}
        doc["stack"] = [*(goal.id for goal in self.game.catalog.goals if goal.id not in taken), *stack]
        self.doc["goals"] = doc
        return self

    def begin(self) -> Table:
        """Check the position and run it to the first choice; home colonies of which nothing is said make room."""
        mats = {home.id: home.mat for home in self.game.catalog.homes}
        taken = {mats[home] for home in self.given.values()}
        free = [home for home in (*HOMES, *SPARE) if mats[home] not in taken]
        for name, row in zip(self.names, self.doc["seats"], strict=True):
            usual = HOMES[self.number(name)]
            home = self.given.get(name) or (usual if usual in free else free[-1])
            free = [other for other in free if mats[other] != mats[home]]
            good, *colonies = self.beside.get(name, [None])
            own = [(home, good) if good else home, *colonies]
            row["home"] = home
            row["colonies"] = [{"tile": one[0], "good": one[1]} if isinstance(one, tuple) else one for one in own]
        self.state = self.game.from_json(self.doc)
        return self

    # ------------------------------------------------------------------ playing

    @property
    def now(self) -> FrontiersState:
        assert self.state is not None, "begin() first"
        return self.state

    def number(self, name: str) -> int:
        return self.names.index(name)

    def code(self, verb: str, *what: Any) -> int:
        kinds = WHAT.get(verb, ())
        assert len(what) <= len(kinds), f"{verb} is followed by {kinds}"
        numbers = [self.read(kind, word) for kind, word in zip(kinds, what, strict=False)]
        return int(encode(VERBS[verb], *numbers))

    def read(self, kind: str, word: Any) -> int:
        speaker = self.game.speaker("en")
        if kind == "number":
            return int(word)
        if kind == "tile":
            return [tile.id for tile in speaker.tiles].index(word)
        if kind == "face":
            return [card.id for card in self.game.catalog.developments].index(word)
        if kind == "action":
            return [action.id for action in self.game.catalog.actions].index(word)
        if kind == "goal":
            return [goal.id for goal in self.game.catalog.goals].index(word)
        if kind == "how":
            return HOW[word] if word in HOW else codes.NAMED * (KINDS.index(word) + 1)
        if kind == "kind":
            return KINDS.index(word) + 1
        numbered = speaker.temporary if kind == "temporary" else speaker.consuming
        found = [speaker.tiles[tile].id for tile, _ in numbered].index(word)
        return found + 1 if kind == "seller" else found

    def offers(self, verb: str, *what: Any) -> bool:
        return self.code(verb, *what) in self.now.options()

    def offered(self, verb: str) -> list[str]:
        """The ids of what this verb is offered for, by its first number."""
        kind = WHAT[verb][0]
        names = {"tile": [tile.id for tile in self.game.speaker("en").tiles]}
        names["face"] = [card.id for card in self.game.catalog.developments]
        names["action"] = [action.id for action in self.game.catalog.actions]
        names["goal"] = [goal.id for goal in self.game.catalog.goals]
        names["kind"] = ["", *KINDS]
        names["number"] = [str(n) for n in range(100)]
        names["eating"] = [names["tile"][tile] for tile, _ in self.game.speaker("en").consuming]
        return [names[kind][first_of(code)] for code in self.now.options() if verb_of(code) == VERBS[verb]]

    def takes(self, verb: str, *what: Any) -> Table:
        """Make a choice, which must be on offer."""
        code = self.code(verb, *what)
        assert code in self.now.options(), f"{self.asked}: {verb} {what} is not among: {'; '.join(self.options())}"
        self.now.apply(code)
        return self

    def plays(self, *rows: Sequence[Any]) -> Table:
        """Several choices one after the other."""
        for verb, *what in rows:
            self.takes(verb, *what)
        return self

    def selects(self, action: str) -> Table:
        return self.takes("select", action)

    def all_take_colonists(self) -> Table:
        """Whoever is asked in Settle takes colonists, until somebody selects again."""
        while self.action == "settle" and not self.now.over:
            self.takes("colonists") if self.offers("colonists") else self.takes("finish")
        return self

    def lets(self, *names: str) -> Table:
        """These players do nothing that they need not do, as long as they are asked in this action."""
        action = self.action
        while action and not self.now.over and self.action == action and self.asked in names:
            for verb in ("pass", "colonists", "hide", "finish"):
                if self.offers(verb):
                    self.takes(verb)
                    break
            else:
                self.now.apply(self.now.options()[0])
        return self

    def through(self) -> Table:
        """Everybody does as little as possible until the action is over."""
        return self.lets(*self.names) if self.action else self

    def others_select(self, *actions: str) -> Table:
        """Selections of which nothing matters but that they are made."""
        for action in actions:
            self.selects(action).through()
        return self

    def options(self) -> list[str]:
        """In words, for messages of failing tests."""
        return [self.game.describe(self.now, code) for code in self.now.options()]

    def refusal(self, verb: str, *what: Any) -> Refusal:
        """Why a choice is not on offer: with `clause` and `reason`."""
        code = self.code(verb, *what)
        assert code not in self.now.options(), f"{verb} {what} is on offer"
        found = [one for one in self.refused() if one.code == code]
        assert found, f"{verb} {what} is not explained by: {self.refused()}"
        return found[0]

    def refused(self, name: str | None = None) -> list[Refusal]:
        seat = self.now.seat if name is None else self.number(name)
        return refusals(self.game.speaker("en"), self.now, seat)

    def clauses(self) -> set[str]:
        """The clauses that forbid something now."""
        return {one.clause for one in self.refused()}

    def copy(self) -> Table:
        """The same table once more, to try something else on."""
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.state = self.now.clone()
        return other

    # ------------------------------------------------------------------ looking

    @property
    def look(self) -> dict[str, Any]:
        """The position as a document."""
        return self.game.to_json(self.now)

    @property
    def over(self) -> bool:
        return self.now.over

    @property
    def asked(self) -> str:
        """Who has to choose."""
        return self.names[self.now.seat]

    @property
    def action(self) -> str | None:
        """The action now being done."""
        return cast("str | None", self.look["action"])

    @property
    def order(self) -> list[str]:
        """The disks on the track from the front."""
        return [self.names[seat] for seat in self.look["track"]]

    @property
    def round(self) -> int:
        return cast(int, self.look["round"])

    @property
    def ending(self) -> list[str]:
        """What has brought the end: mat, colonies, colonists, pool."""
        return cast("list[str]", self.look["ending"])

    def empire(self, name: str) -> dict[str, Any]:
        return cast("dict[str, Any]", self.look["seats"][self.number(name)])

    def credits(self, name: str) -> int:
        return cast(int, self.empire(name)["credits"])

    def chips(self, name: str) -> int:
        return cast(int, self.empire(name)["chips"])

    def colonists(self, name: str) -> int:
        return cast(int, self.empire(name)["colonists"])

    def colonies(self, name: str) -> list[str]:
        return [row["tile"] for row in self.empire(name)["colonies"]]

    def good(self, name: str, tile: str) -> str | None:
        return cast("str | None", {row["tile"]: row["good"] for row in self.empire(name)["colonies"]}[tile])

    def goods(self, name: str) -> list[str]:
        return [row["good"] for row in self.empire(name)["colonies"] if row["good"]]

    def explored(self, name: str) -> list[str]:
        return cast("list[str]", self.empire(name)["explored"])

    def developments(self, name: str) -> list[str]:
        return cast("list[str]", self.empire(name)["developments"])

    def military(self, name: str) -> int:
        """General Military."""
        return cast(int, self.game.view(self.now, None)["seats"][self.number(name)]["military"])

    def points(self, name: str) -> int:
        return self.now.scores()[self.number(name)]

    def lines(self, name: str) -> dict[str, int]:
        """The lines of the score, by what they say."""
        return {row["line"]: row["points"] for row in self.game.breakdown(self.now)[self.number(name)]}

    @property
    def winners(self) -> list[str]:
        return [self.names[seat] for seat in self.game.winners(self.now)]

    def log(self) -> list[str]:
        """What has happened since `listen`."""
        assert self.now.journal is not None, "listen() first"
        return self.game.log(self.now, self.now.journal)

    def listen(self) -> Table:
        self.now.journal = []
        return self
