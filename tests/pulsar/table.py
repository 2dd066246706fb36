"""A table of Pulsar 2849 for tests that read like the rulebook: lay it out, then play and look.

    t = Table(3, round=2)                          # Blue, Orange, Green; it is Blue's turn
    t.seat("Blue", dice=[3, 4], cubes=4, ship="85")
    t.system("84", "system-4")                     # which tile lies there
    t.begin()                                      # checks the position and runs to the first choice
    t.takes("fly", die=4)
    t.takes("land", "84")
    assert t.stations("Blue") == ["84"]

What is not laid out is as at the start of a game. A choice with a single option is made by the game, so only real
choices are taken here. Every choice has the name of its verb in `offers.VERBS`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, cast

import heliopause
from heliopause.games.pulsar import codes
from heliopause.games.pulsar import layout as at
from heliopause.games.pulsar.game import Pulsar2849
from heliopause.games.pulsar.ids import COLOUR_NAMES, END_NAMES, PROJECT_NAMES, SIZE_NAMES, TRACK_NAMES, Ids
from heliopause.games.pulsar.offers import VERBS
from heliopause.games.pulsar.rules.play import PulsarState
from heliopause.games.pulsar.words.refusals import Refusal, refusals
from heliopause.kernel.codes import encode
from heliopause.kernel.game import Offer

NAMES = ("Blue", "Orange", "Green", "Pink")
NUMBERS = {name: number for number, (name, _) in VERBS.items()}
SOURCES = {"own": codes.OWN_DIE, "red": codes.RED_DIE, "copied": codes.COPIED_DIE, "bound": codes.BOUND_DIE}
TOKENS = {
    None: codes.BARE,
    "-1": codes.LOWER,
    "+1": codes.RAISE,
    "+2": codes.PLUS_TWO,
    "-2 by plus-minus": codes.LOWER_TWO,
    "+2 by plus-minus": codes.RAISE_TWO,
}


@cache
def pulsar() -> Pulsar2849:
    return cast(Pulsar2849, heliopause.game("pulsar"))


class Table:
    def __init__(
        self,
        players: int = 4,
        *,
        round: int = 1,  # noqa: A002
        turn: str = "Blue",
        side: str = "open",
        headquarters: bool = True,
        **fields: Any,
    ) -> None:
        self.game = pulsar()
        self.names = NAMES[:players]
        self.doc: dict[str, Any] = {
            "players": players,
            "options": {"side": side, "headquarters": headquarters},
            "round": round,
            "turn": NAMES.index(turn),
            "seats": [{} for _ in range(players)],
            "systems": {},
            "pulsars": {},
            "transmitters": {},
            "technologies": {},
            **fields,
        }
        self.state: PulsarState | None = None

    @classmethod
    def fresh(cls, players: int = 4, *, seed: int = 0, **options: Any) -> Table:
        """A new game as the rules set it up."""
        table = cls(players)
        table.state = table.game.new(players=players, seed=seed, **options)
        return table

    # ------------------------------------------------------------------ laying out

    def number(self, name: str) -> int:
        return NAMES.index(name)

    def seat(self, name: str, **fields: Any) -> Table:
        """Whatever positions say of a seat: dice, cubes, plus_minus, plus_two, ship, projects, points, ..."""
        self.doc["seats"][self.number(name)].update(fields)
        return self

    def system(self, place: str, tile: str, stations: Sequence[str | None] | None = None) -> Table:
        """A tile, face up as soon as somebody has a station there; planets are named blue ones first."""
        row: dict[str, Any] = {"tile": tile}
        if stations is not None:
            row["stations"] = [None if name is None else self.number(name) for name in stations]
        self.doc["systems"][place] = row
        return self

    def claim(self, place: str, name: str, gyrodyne: str | None = None, spinning: bool = False) -> Table:
        row: dict[str, Any] = {"claimed": self.number(name)}
        if gyrodyne:
            row |= {"gyrodyne": gyrodyne, "spinning": spinning}
        self.doc["pulsars"][place] = row
        return self

    def boards(self, letters: str) -> Table:
        """The technology boards, such as "ACD"."""
        self.doc["technologies"]["boards"] = list(letters)
        return self

    def patent(self, card: str, *names: str, when: int = 1) -> Table:
        patents = self.doc["technologies"].setdefault("patents", {})
        patents[card] = {"owners": [self.number(name) for name in names], "round": when}
        return self

    def offer(self, *tiles: str | None) -> Table:
        """The transmitters that lie out in this round; the rest of the stack follows."""
        self.doc["transmitters"]["offer"] = [*tiles, *[None] * (at.OFFERED - len(tiles))]
        return self

    def transmitter(self, tile: str, name: str, **fields: Any) -> Table:
        """In somebody's array: online, covered, left, right."""
        taken = self.doc["transmitters"].setdefault("taken", {})
        taken[tile] = {"seat": self.number(name), **fields}
        return self

    def tracks(self, **rows: Sequence[tuple[str, int]]) -> Table:
        """Counters from the foremost to the last: initiative=[("Green", 3), ...]."""
        self.doc["tracks"] = {
            track: [{"seat": self.number(name), "space": space} for name, space in row] for track, row in rows.items()
        }
        return self

    def awards(self, size: str, *names: str | None) -> Table:
        self.doc.setdefault("awards", {})[size] = [None if name is None else self.number(name) for name in names]
        return self

    def drafting(self, dice: Sequence[int], marker: float | None = None, taken: int = 0) -> Table:
        """The dice phase: these dice lie on the dice board."""
        self.doc["turn"] = None
        self.doc["dice"] = {"board": list(dice)} | ({} if marker is None else {"marker": marker})
        order = self.doc.get("order", [*range(len(self.names))] * (2 if len(self.names) == 2 else 1))
        count = len(self.names)
        space = taken if count == 2 or taken < count else 2 * count - 1 - taken
        self.doc["pending"] = [{"task": "DRAFT", "seat": order[space], "taken": taken}]
        return self

    def production(self, step: str = "play-order") -> Table:
        """The production phase begins, or goes on with this step; `begin` runs it to its next choice."""
        self.doc["turn"] = None
        self.doc["pending"] = [{"task": "PRODUCTION", "seat": 0, "step": step, "done": 0}]
        return self

    def final(self, step: str = "technologies") -> Table:
        """Final scoring."""
        self.doc["round"] = at.ROUNDS
        self.doc["turn"] = None
        self.doc["pending"] = [{"task": "FINAL", "seat": 0, "step": step, "done": 0}]
        return self

    def begin(self) -> Table:
        self.state = self.game.from_json(self.doc)
        return self

    # ------------------------------------------------------------------ playing

    @property
    def now(self) -> PulsarState:
        assert self.state is not None, "begin() first"
        return self.state

    @property
    def ids(self) -> Ids:
        return self.game.ids[self.now.cells[at.SIDE]]

    def code(
        self, verb: str, *what: Any, die: int | None = None, source: str = "own", token: str | None = None, **more: Any
    ) -> int:
        """The code of a choice in the words of the rulebook."""
        number = NUMBERS[verb]
        if die is None:
            return self.plain(verb, number, what, more)
        paid = int(codes.payment(die, SOURCES[source], TOKENS[token]))
        return int(encode(number, self.thing(verb, what), paid))

    def thing(self, verb: str, what: Sequence[Any]) -> int:
        """What an action is about."""
        if verb == "fly":
            return 0
        (first, *rest) = what
        if verb in ("take-gyrodyne", "complete"):
            return SIZE_NAMES.numbers[first]
        if verb in ("take-transmitter", "cover"):
            tile = self.ids.transmitters.numbers[first]
            covered = self.now.cells[at.COVERED + tile]
            costs = self.game.catalog.transmitters[tile].costs
            open_costs = [n for n, die in enumerate(costs) if not covered >> n & 1 and die in (rest or costs)]
            return tile * 4 + open_costs[0]
        if verb == "project":
            return PROJECT_NAMES.numbers[first]
        if verb == "patent":
            letters = self.now.cells[at.LETTER : at.LETTER + 3]
            return self.ids.places(letters).numbers[first]
        return ("plus-minus", "plus-two").index(first)

    def plain(self, verb: str, number: int, what: Sequence[Any], more: dict[str, Any]) -> int:
        """A choice that no die pays."""
        ids = self.ids
        if not what:
            return int(encode(number))
        first = what[0]
        if verb == "die":
            counter = codes.NO_COUNTER
            if len(what) > 1:
                counter = codes.COUNTER + 2 * TRACK_NAMES.numbers[what[1]] + (1 if more.get("back") else 0)
            return int(encode(number, first, counter))
        if verb == "route":
            mask = sum(1 << ids.systems.numbers[name] for name in first)
            return number << 16 | mask
        if verb == "run":
            return int(encode(number, PROJECT_NAMES.numbers[first], COLOUR_NAMES.numbers[what[1]]))
        if verb == "link":
            return int(encode(number, END_NAMES.numbers[first], ids.ends.numbers[what[1]]))
        known = {
            "gate": ids.locations,
            "land": ids.locations,
            "teleport": ids.locations,
            "side": ids.headquarters,
            "start": SIZE_NAMES,
            "gyrodyne": SIZE_NAMES,
            "finish": SIZE_NAMES,
            "sell": ids.transmitters,
            "sponsor": ids.goals,
            "name-goal": ids.goals,
            "bonus": ids.goals,
        }
        return int(encode(number, known[verb].numbers[first]))

    def offers(self, verb: str, *what: Any, **payment: Any) -> bool:
        return self.code(verb, *what, **payment) in self.now.options()

    def offered(self, verb: str) -> list[int]:
        """The codes of this kind that are on offer."""
        return [code for code in self.now.options() if code >> 16 == NUMBERS[verb]]

    def dice_for(self, verb: str, *what: Any) -> set[tuple[int, str, str | None]]:
        """How an action can be paid: value, source and token."""
        sources = {number: name for name, number in SOURCES.items()}
        tokens = {number: name for name, number in TOKENS.items()}
        found = set()
        for code in self.offered(verb):
            paid = code & 255
            if what and code >> 8 & 255 != self.thing(verb, what):
                continue
            source, token = int(codes.source_of(paid)), int(codes.token_of(paid))
            found.add((int(codes.value_of(paid)), sources[source], tokens[token]))
        return found

    def ends(self) -> set[str]:
        """Where the flight that is being chosen may end."""
        return {self.ids.locations[code >> 8 & 255] for code in self.offered("land")}

    def routes(self) -> list[list[str]]:
        """The sets of systems passed that can be chosen."""
        return [self.ids.systems.among(code & 65535) for code in self.offered("route")]

    def takes(self, verb: str, *what: Any, **payment: Any) -> Table:
        """Make a choice, which must be on offer."""
        code = self.code(verb, *what, **payment)
        assert code in self.now.options(), f"{verb} {what} {payment} is not among: {'; '.join(self.options())}"
        self.now.apply(code)
        return self

    def flies(self, end: str, *, die: int, route: Sequence[str] | None = None, **payment: Any) -> Table:
        """A whole flight; the route and the gate run only where they are asked for."""
        self.takes("fly", die=die, **payment)
        if self.offered("land"):
            self.takes("land", end)
        if self.offered("route"):
            self.takes("route", [] if route is None else route)
        return self

    def ends_turn(self) -> Table:
        """What is left is not used."""
        whose = self.whose_turn
        while not self.now.over and self.whose_turn == whose and self.offers("end-turn"):
            self.takes("end-turn")
        return self

    def options(self) -> list[str]:
        """In words, for messages of failing tests."""
        return [self.game.describe(self.now, code) for code in self.now.options()]

    def shown(self, verb: str, *what: Any, **payment: Any) -> Offer:
        """A choice as a table shows it."""
        code = self.code(verb, *what, **payment)
        found = [one for one in self.game.offers(self.now) if one["code"] == code]
        assert found, f"{verb} {what} is not among: {'; '.join(self.options())}"
        return found[0]

    def refusal(self, verb: str, target: str) -> Refusal:
        """Why a choice about this element is not on offer."""
        rows = refusals(self.game.speaker("en"), self.now, self.now.seat)
        found = [one for one in rows if one.verb == NUMBERS[verb] and one.target == target]
        assert found, f"{verb} {target} is not explained by: {rows}"
        return found[0]

    def copy(self) -> Table:
        """The same table once more, to try something else on."""
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.state = self.now.clone()
        return other

    # ------------------------------------------------------------------ looking

    @property
    def look(self) -> dict[str, Any]:
        """The position as everybody sees it."""
        return self.game.view(self.now, None)

    @property
    def over(self) -> bool:
        return self.now.over

    @property
    def asked(self) -> str:
        return NAMES[self.now.seat]

    @property
    def whose_turn(self) -> str | None:
        turn = self.look["turn"]
        return None if turn is None else NAMES[turn]

    @property
    def round(self) -> int:
        return cast(int, self.look["round"])

    def of(self, name: str) -> dict[str, Any]:
        return cast("dict[str, Any]", self.look["seats"][self.number(name)])

    def score(self, name: str) -> int:
        """What the score track shows."""
        return cast(int, self.of(name)["score"])

    def points(self, name: str, line: str) -> int:
        return cast(int, self.of(name)["points"].get(line, 0))

    def cubes(self, name: str) -> int:
        return cast(int, self.of(name)["cubes"])

    def tokens(self, name: str) -> tuple[int, int]:
        """Plus-minus and plus-two tokens."""
        return self.of(name)["plus_minus"], self.of(name)["plus_two"]

    def dice(self, name: str) -> list[int]:
        return cast("list[int]", self.of(name)["dice"])

    def ship(self, name: str) -> str:
        return cast(str, self.of(name)["ship"])

    def stations(self, name: str) -> list[str]:
        return cast("list[str]", self.of(name)["stations"])

    def claims(self, name: str) -> list[str]:
        return cast("list[str]", self.of(name)["claims"])

    def gyrodynes(self, name: str) -> tuple[dict[str, int], dict[str, int], dict[str, int]]:
        """In front of the player, under construction, spinning."""
        row = self.of(name)
        return row["gyrodynes"], row["under_construction"], row["spinning"]

    def counters(self, track: str) -> list[tuple[str, int]]:
        return [(NAMES[row["seat"]], row["space"]) for row in self.look["tracks"][track]]

    def order(self) -> list[str]:
        return [NAMES[seat] for seat in self.look["order"]]

    def red(self) -> list[int]:
        return cast("list[int]", self.look["dice"]["red"])

    def bound(self) -> int | None:
        return cast("int | None", self.look["dice"]["bound"])
