"""The ids by which documents name things, and the numbers that states hold for them."""

from __future__ import annotations

from typing import Final

from heliopause.games.pulsar.catalog import Catalog
from heliopause.games.pulsar.tables import Tables
from heliopause.games.pulsar.verbs import COLOURS, GROUPS, LETTERS, PLACES, SIZES
from heliopause.kernel.names import Names

SIZE_NAMES: Final = Names(SIZES)
COLOUR_NAMES: Final = Names(COLOURS)
LETTER_NAMES: Final = Names(LETTERS)
GROUP_NAMES: Final = Names(GROUPS)
PROJECT_NAMES: Final = Names(PLACES)
TRACK_NAMES: Final = Names(("initiative", "engineering"))
END_NAMES: Final = Names(("left", "right"))
LINE_NAMES: Final = Names(
    (
        "start",
        "flights",
        "gate-runs",
        "exploration",
        "gyrodynes",
        "awards",
        "transmitters",
        "headquarters",
        "technologies",
        "engineering",
        "penalties",
        "final-technologies",
        "final-goals",
        "final-pulsars",
        "final-gyrodynes",
        "final-cubes",
        "final-initiative",
        "final-stations",
    )
)


class Ids:
    """All ids of an edition on one side of the star cluster."""

    def __init__(self, catalog: Catalog, t: Tables, side: int) -> None:
        self.catalog = catalog
        self.t = t
        self.side = side
        self.sides = Names(cluster.id for cluster in catalog.clusters)
        self.locations = Names(location.id for location in catalog.clusters[side].locations)
        self.systems = Names(self.locations[location] for location in t.system_at[side])
        self.pulsars = Names(self.locations[location] for location in t.pulsar_at[side])
        self.tiles = Names(system.id for system in catalog.systems)
        self.technologies = Names(card.id for card in catalog.technologies)
        self.transmitters = Names(tile.id for tile in catalog.transmitters)
        self.headquarters = Names(side.id for side in catalog.headquarters)
        self.goals = Names(goal.id for goal in catalog.goals)
        self.exploration = Names(tile.id for tile in catalog.exploration)
        self.ends = Names(f"{tile.id}:{end}" for tile in catalog.transmitters for end in END_NAMES.numbers)

    def places(self, letters: list[int]) -> Names:
        """The technologies in the places of these three boards."""
        return Names(self.technologies[card] for card in cards_of(self.t, letters))


def cards_of(t: Tables, letters: list[int]) -> list[int]:
    """The technologies of these three boards by place, 0 to 16."""
    width = len(t.card_at) // len(LETTERS)
    groups = [0] * 6 + [1] * 6 + [2] * 5
    return [t.card_at[letters[group] * width + place] for place, group in enumerate(groups)]
