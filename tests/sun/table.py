"""A table of Beyond the Sun for tests that read like the rulebook: lay it out, then play and look.

    t = Table()                                          # Annie, Brian, Cindy, Derek; Annie acts in the first round
    t.seat("Annie", ore=3, pop=2, ships={"sol": [1, 2]})  # the supply takes the rest of the 20 cubes
    t.tech("II-B", "plasma-cannon", by=["Annie"])
    t.cubes("Annie", "I-1", "I-2")
    t.begin()                                            # checks the position and runs to the first choice
    t.takes("act", "tech:plasma-cannon")
    t.takes("move", "sol", 1, "a1")
    assert t.controller("a1") == "Annie"

What is not laid out is as at the start of a game. A choice with a single option is made by the game, so only real
choices are taken here. Every choice has the name of its verb in `codes`; `choices.CHOICES` says what it is followed by.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, cast

from heliopause.games.sun import codes
from heliopause.games.sun.game import BeyondTheSun
from heliopause.games.sun.ids import Ids
from heliopause.games.sun.rules.play import SunState
from heliopause.games.sun.words.refusals import refusals
from heliopause.kernel.game import Offer
from heliopause.kernel.refusing import Refusal
from tests.sun import choices

NAMES = ("Annie", "Brian", "Cindy", "Derek")
FACTIONS = ("united-nations", "nishida-ostergaard", "cosmic-tabernacle", "free-settlements")
LEVEL_ONE = ("narrow-beam-lasers", "terraforming", "advanced-genetics", "advanced-robotics")
GAMES: dict[str, BeyondTheSun] = {}


def sun(edition: str | None = None) -> BeyondTheSun:
    """The game with its content, read once."""
    key = edition or ""
    if key not in GAMES:
        GAMES[key] = BeyondTheSun(edition)
    return GAMES[key]


class Table:
    def __init__(
        self,
        players: int = 4,
        *,
        names: Sequence[str] = NAMES,
        factions: Sequence[str] = FACTIONS,
        edition: str | None = None,
        start: str | None = None,
        turn: str | None = None,
        phase: str = "action",
        round: int = 1,  # noqa: A002
        **options: Any,
    ) -> None:
        self.game = sun(edition)
        self.names = tuple(names[:players])
        self.doc: dict[str, Any] = {
            "players": players,
            "options": options,
            "start": self.number(start) if start else 0,
            "round": round,
            "phase": phase,
            "seats": [{"faction": faction} for faction in factions[:players]],
            "technologies": {},
            "exploration": {},
            "decks": {},
        }
        self.doc["turn"] = self.number(turn) if turn else self.doc["start"]
        for slot, card in enumerate(LEVEL_ONE, 1):
            self.tech(f"I-{slot}", card)
        self.wishes: dict[str, list[str]] = {}  # the first cards of decks
        self.state: SunState | None = None

    @classmethod
    def fresh(cls, players: int = 4, *, seed: int = 0, names: Sequence[str] = NAMES, **options: Any) -> Table:
        """A new game as the rules set it up; seats are in the order of the names, whoever starts."""
        table = cls(players, names=names, edition=options.pop("edition", None))
        table.state = table.game.new(players=players, seed=seed, **options)
        return table

    # ------------------------------------------------------------------ laying out

    def seat(self, name: str, *, pop: int | None = None, **fields: Any) -> None:
        """Whatever positions say of a seat: ore, pop, ships, supply, food_discs, ore_discs, automation, pawn, ..."""
        if pop is not None:
            fields["population"] = pop
        self.doc["seats"][self.number(name)].update(fields)

    def tech(self, slot: str, card: str, by: Sequence[str] = ()) -> None:
        """A face-up technology and the factions that have researched it."""
        self.doc["technologies"].setdefault(slot, {})["technology"] = card
        for name in by:
            self.cubes(name, slot)

    def cubes(self, name: str, *slots: str) -> None:
        """A cube of this faction left of each of the slots."""
        for slot in slots:
            row = self.doc["technologies"].setdefault(slot, {}).setdefault("researched", [])
            if self.number(name) not in row:
                row.append(self.number(name))

    def event(self, slot: str, event: str) -> None:
        """The event that lies face down there."""
        self.doc["technologies"].setdefault(slot, {})["event"] = event

    def turned(self, event: str, where: str) -> None:
        """An event that was turned over: "discarded", "achievements", "location", or the name of its keeper."""
        self.doc.setdefault("events", {})[event] = self.number(where) if where in self.names else where

    def private(self, name: str, card: str) -> None:
        self.doc.setdefault("private", []).append({"seat": self.number(name), "technology": card})

    def system(self, location: str, card: str | None = None, outpost: tuple[str, str] | None = None) -> None:
        """The System that lies there (none at a shipyard) and the outpost on it: whose, and which disc."""
        place = self.doc["exploration"].setdefault(location, {})
        if card:
            place["system"] = card
        if outpost:
            place["outpost"] = {"seat": self.number(outpost[0]), "disc": outpost[1]}

    def no_system(self, location: str) -> None:
        """A space that nothing could refill."""
        self.doc["exploration"][location] = {"system": None}

    def colony(self, name: str, system: str, *discs: str) -> None:
        """A System in front of a faction: colonized with two discs, annexed without any."""
        self.doc["seats"][self.number(name)].setdefault("colonies", {})[system] = list(discs)

    def deck(self, deck: str, cards: Sequence[str]) -> None:
        """The top cards of a deck, top first; all others that lie nowhere else follow."""
        self.wishes[deck] = list(cards)

    def guild_open(self, *guilds: str) -> None:
        self.doc.setdefault("guilds", []).extend(guilds)

    def achievements(self, first: str, second: str) -> None:
        """The A and the B achievement in play; Technologist and Warlord if nothing is said."""
        claims = {row["card"]: row["claims"] for row in self.doc.get("achievements", [])}
        cards = ("transcendence", "empire", first, second)
        self.doc["achievements"] = [{"card": card, "claims": claims.get(card, [])} for card in cards]

    def claimed(self, card: str, *names: str) -> None:
        """The discs that lie on an achievement in play, from left to right."""
        if "achievements" not in self.doc:
            self.achievements("technologist", "warlord")
        row = next(row for row in self.doc["achievements"] if row["card"] == card)
        row["claims"] = [self.number(name) for name in names]

    def begin(self) -> Table:
        """Check the position and run it to the first choice."""
        self.lay_systems()
        for deck, top in self.wishes.items():
            rest = [card for card in self.cards_of(deck) if card not in self.named() and card not in top]
            self.doc["decks"][deck] = [*top, *rest]
        self.state = self.game.from_json(self.doc)
        return self

    def lay_systems(self) -> None:
        """On spaces of which nothing is said lies the first System of their deck that no test speaks of."""
        for location in self.game.catalog.board(len(self.names)).locations:
            place = self.doc["exploration"].setdefault(location.id, {}) if location.deck else {"system": None}
            if "system" not in place:
                taken = self.named() | {card for top in self.wishes.values() for card in top}
                place["system"] = next(card for card in self.cards_of(str(location.deck)) if card not in taken)

    def named(self) -> set[str]:
        """Every card that the position lays somewhere outside of the decks."""
        found = {place.get("technology") for place in self.doc["technologies"].values()}
        found |= {place.get("system") for place in self.doc["exploration"].values()}
        found |= {row["technology"] for row in self.doc.get("private", [])}
        found |= {card for row in self.doc["seats"] for card in row.get("colonies", {})}
        found |= {card for row in self.doc.get("tableau", {}).values() for card in row}
        found |= {self.doc.get("attached"), *self.doc.get("revealed", [])}
        return found - {None}

    def cards_of(self, deck: str) -> list[str]:
        catalog = self.game.catalog
        if deck in ("A", "B"):
            return [card.id for card in catalog.systems if card.deck == deck]
        return [card.id for card in catalog.technologies if card.level == len(deck)]

    # ------------------------------------------------------------------ playing

    @property
    def now(self) -> SunState:
        assert self.state is not None, "begin() first"
        return self.state

    @property
    def ids(self) -> Ids:
        return Ids(self.game.catalog, self.now.t, len(self.names))

    def number(self, name: str) -> int:
        return self.names.index(name)

    def code(self, verb: str, *what: Any) -> int:
        """The code of a choice in the words of the rulebook."""
        return choices.code(self.things, verb, *what)

    @property
    def things(self) -> dict[str, dict[int, str]]:
        return choices.things(self.ids, [row["card"] for row in self.look["achievements"]])

    def offers(self, verb: str, *what: Any) -> bool:
        return self.code(verb, *what) in self.now.options()

    def offered(self, verb: str) -> list[tuple[int, int]]:
        """The two numbers of every offered choice of this kind."""
        return [
            (codes.first_of(code), codes.second_of(code))
            for code in self.now.options()
            if codes.verb_of(code) == choices.VERBS[verb]
        ]

    def offered_names(self, verb: str) -> set[str]:
        """What is on offer, by name; for choices with one name after the verb."""
        names = self.things[choices.CHOICES[verb]]
        return {names[first] for first, _ in self.offered(verb)}

    def takes(self, verb: str, *what: Any) -> Table:
        """Make a choice, which must be on offer."""
        code = self.code(verb, *what)
        assert code in self.now.options(), f"{verb} {what} is not among: {'; '.join(self.options())}"
        self.now.apply(code)
        return self

    def offer(self, verb: str, *what: Any) -> Offer:
        """A choice as a table shows it."""
        code = self.code(verb, *what)
        found = [one for one in self.game.offers(self.now) if one["code"] == code]
        assert found, f"{verb} {what} is not among: {'; '.join(self.options())}"
        return found[0]

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
        """Everything that whoever is asked, or this faction, cannot do now."""
        seat = self.now.seat if name is None else self.number(name)
        return refusals(self.game.speaker("en"), self.now, seat)

    def clauses(self, name: str | None = None) -> set[str]:
        """The clauses that forbid something now."""
        return {one.clause for one in self.refused(name)}

    def plays(self, *rows: Sequence[Any]) -> Table:
        """Several choices one after the other: ("act", "basic:3:1"), ("move", "sol", 1, "a1"), ..."""
        for verb, *what in rows:
            self.takes(verb, *what)
        return self

    def quiet_turn(self) -> Table:
        """A whole turn on the last basic space with ore production; what else is asked takes its first option."""
        turn, round_ = self.whose_turn, self.round
        while not self.now.over and (self.whose_turn, self.round) == (turn, round_):
            for verb, *what in (("act", "basic:4:1"), ("mine",), ("proceed",)):
                if self.offers(verb, *what):
                    self.takes(verb, *what)
                    break
            else:
                self.now.apply(self.now.options()[0])
        return self

    def until(self, name: str) -> Table:
        """Quiet turns of all others until it is the turn of this player."""
        while self.whose_turn != name:
            self.quiet_turn()
        return self

    def play_on(self, seed: int) -> Iterator[Table]:
        """Choices at random until the game is over, one for every item."""
        chance = Random(seed)
        while not self.now.over:
            self.now.apply(chance.choice(self.now.options()))
            yield self

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
    def whose_turn(self) -> str:
        return self.names[int(self.look["turn"])]

    @property
    def round(self) -> int:
        return cast(int, self.look["round"])

    @property
    def phase(self) -> str:
        """The phase in which the turn goes on once the running effect is done."""
        return cast(str, self.game.view(self.now, None)["phase"])

    def mat(self, name: str) -> dict[str, Any]:
        return cast(dict[str, Any], self.look["seats"][self.number(name)])

    def ore(self, name: str) -> int:
        return cast(int, self.mat(name)["ore"])

    def pop(self, name: str) -> int:
        return cast(int, self.mat(name)["population"])

    def supply(self, name: str, column: str | None = None) -> int:
        """Cubes in one column or in all of them."""
        columns = self.mat(name)["supply"]
        return sum(columns.values()) if column is None else columns[column]

    def columns(self, name: str) -> list[int]:
        """Cubes in the columns A to E."""
        return list(self.mat(name)["supply"].values())

    def ships(self, name: str, location: str | None = None) -> Any:
        """The levels of the ships at a location, lowest first, or at every location that has any."""
        fleet = self.mat(name)["ships"]
        return fleet if location is None else fleet.get(location, [])

    def power(self, name: str, location: str) -> int:
        return sum(self.ships(name, location))

    def pawn(self, name: str) -> str | None:
        return cast("str | None", self.mat(name)["pawn"])

    def food_discs(self, name: str) -> int:
        """Food discs left on the population growth track."""
        return cast(int, self.mat(name)["food_discs"])

    def ore_discs(self, name: str) -> int:
        """Ore discs left on the ore production track."""
        return cast(int, self.mat(name)["ore_discs"])

    def automation(self, name: str) -> dict[str, int]:
        """Discs on the automation track by kind."""
        return cast("dict[str, int]", self.mat(name)["automation"])

    def colonies(self, name: str) -> dict[str, list[str]]:
        return cast("dict[str, list[str]]", self.mat(name)["colonies"])

    def system_at(self, location: str) -> str | None:
        return cast("str | None", self.look["exploration"][location].get("system"))

    def controller(self, place: str) -> str | None:
        """Who has the outpost at a location, or at a System wherever it lies on the board."""
        outpost = self.outpost(place)
        return self.names[outpost["seat"]] if outpost else None

    def outpost_disc(self, place: str) -> str | None:
        outpost = self.outpost(place)
        return outpost["disc"] if outpost else None

    def outpost(self, place: str) -> Any:
        board = self.look["exploration"]
        for location, found in board.items():
            if place in (location, found.get("system")):
                return found.get("outpost")
        return None

    def card(self, slot: str) -> str | None:
        """The technology that lies on a slot."""
        return cast("str | None", self.look["technologies"].get(slot, {}).get("technology"))

    def researchers(self, slot: str) -> set[str]:
        row = self.look["technologies"].get(slot, {}).get("researched", [])
        return {self.names[seat] for seat in row}

    def deck_cards(self, deck: str) -> list[str]:
        """From top to bottom; the order of cards that went under it together means nothing."""
        cards: list[str] = []
        for item in self.look["decks"][deck]:
            cards += [item] if isinstance(item, str) else item["together"]
        return cards

    def claims(self, card: str) -> list[str]:
        row = next(row for row in self.look["achievements"] if row["card"] == card)
        return [self.names[claim if isinstance(claim, int) else claim["seat"]] for claim in row["claims"]]

    def cubes_of(self, name: str) -> int:
        """All cubes of a faction, wherever they lie."""
        mat = self.mat(name)
        slots = self.look["technologies"].values()
        seat = self.number(name)
        on_board = sum(seat in row.get("researched", []) and seat not in row.get("reclaimed", []) for row in slots)
        fleet = sum(len(levels) for levels in mat["ships"].values())
        return self.pop(name) + self.supply(name) + fleet + on_board + ("museum" in mat)

    def score(self, name: str) -> int:
        return self.now.scores()[self.number(name)]

    def breakdown(self, name: str) -> list[dict[str, Any]]:
        return self.game.breakdown(self.now)[self.number(name)]

    def winners(self) -> set[str]:
        return {self.names[seat] for seat in self.game.winners(self.now)}
