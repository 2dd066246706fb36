"""What things are called: seats by the colour of their rings, locations by what they are, the rest by content."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from heliopause.games.pulsar.catalog import Catalog, Technology
from heliopause.games.pulsar.ids import COLOUR_NAMES, PROJECT_NAMES, SIZE_NAMES, Ids
from heliopause.games.pulsar.layout import SIDE
from heliopause.games.pulsar.rules.pulsar import Pulsar
from heliopause.games.pulsar.rules.technologies import card_at
from heliopause.games.pulsar.tables import Tables
from heliopause.kernel.words import ENGLISH, Value, words

MESSAGES = Path(__file__).parent.parent / "messages"
COLOURS = ("blue", "orange", "green", "pink")  # of the seats


class Speaker:
    """One language and one set of content: what every module of this package speaks with."""

    def __init__(self, catalog: Catalog, tables: Tables, sides: Sequence[Ids], lang: str = ENGLISH) -> None:
        self.catalog = catalog
        self.t = tables
        self.sides = sides  # the ids on each side of the star cluster
        self.words = words(MESSAGES, lang)

    def say(self, message: str, **args: Value) -> str:
        return self.words.say(message, **args)

    def sentence(self, message: str, **args: Value) -> str:
        return self.say("sentence", text=self.say(message, **args))

    def ids(self, s: Pulsar) -> Ids:
        return self.sides[s.cells[SIDE]]

    def seat(self, seat: int) -> str:
        return self.say("seat", colour=COLOURS[seat])

    # ------------------------------------------------------------------ the star cluster

    def place(self, s: Pulsar, location: int) -> str:
        printed = self.catalog.clusters[s.cells[SIDE]].locations[location]
        return self.say("place", kind=printed.kind, name=printed.id)

    def system(self, s: Pulsar, system: int) -> str:
        return self.place(s, s.t.system_at[s.cells[SIDE]][system])

    def systems(self, s: Pulsar, mask: int) -> str:
        names = [self.system(s, system) for system in range(mask.bit_length()) if mask >> system & 1]
        return self.words.join("and", names) if names else self.say("none")

    def pulsar(self, s: Pulsar, pulsar: int) -> str:
        return self.place(s, s.t.pulsar_at[s.cells[SIDE]][pulsar])

    def colour(self, colour: int) -> str:
        return self.say("colour", colour=COLOUR_NAMES[colour])

    # ------------------------------------------------------------------ pieces

    def size(self, size: int) -> str:
        return self.say("size", size=SIZE_NAMES[size])

    def technology(self, card: int) -> str:
        return self.technology_name(self.catalog.technologies[card])

    def technology_at(self, s: Pulsar, place: int) -> str:
        return self.technology(int(card_at(s, place)))

    def technology_name(self, card: Technology) -> str:
        return self.say("technology", name=card.name, row=card.row)

    def transmitter(self, tile: int) -> str:
        return self.say("transmitter", name=self.catalog.transmitters[tile].id)

    def cost(self, tile: int, cost: int) -> int:
        return self.catalog.transmitters[tile].costs[cost]

    def end(self, end: int) -> str:
        return self.say("end", end="right" if end % 2 else "left", pips=self.t.pips[end])

    def project(self, project: int) -> str:
        return self.say("project", place=PROJECT_NAMES[project])

    def goal(self, face: int) -> str:
        goal = self.catalog.goals[face].goal
        return self.say(f"goal-{goal.metric}", n=goal.number)

    def tile(self, tile: int) -> str:
        return self.say("system-tile", name=self.catalog.systems[tile].id.removeprefix("system-"))
