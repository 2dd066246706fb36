"""The ids by which documents name things, and the numbers that states hold for them."""

from __future__ import annotations

from typing import Final

from heliopause.games.frontiers.catalog import Catalog
from heliopause.games.frontiers.compiler import ACTIONS
from heliopause.games.frontiers.layout import IN_HAND, NOVELTY, SEATS, TABLE_GOAL
from heliopause.games.frontiers.tables import Tables
from heliopause.games.frontiers.verbs import KINDS
from heliopause.kernel.names import Names

KIND_NAMES: Final = Names(KINDS, NOVELTY)
ACTION_NAMES: Final = Names(ACTIONS)
ENDING_NAMES: Final = Names(("mat", "colonies", "colonists", "pool", "late"))  # what has brought the end
STEP_NAMES: Final = Names(("bonus", "turns", "second-pick", "storing", "limiting", "closing"))
GOAL_PLACES: Final = Names(f"stack-{place}" for place in range(TABLE_GOAL))  # counted from the bottom
GOAL_PLACES.add(("table",), TABLE_GOAL)
GOAL_PLACES.add(("hand-0", "hand-1", "hand-2"), IN_HAND)
KNOWERS: Final = Names((*(str(seat) for seat in range(SEATS)), "everybody"))


class Ids:
    """All ids of an edition."""

    def __init__(self, catalog: Catalog, t: Tables, players: int) -> None:
        self.catalog = catalog
        self.t = t
        self.players = players
        self.worlds = Names(world.id for world in catalog.worlds)
        self.faces = Names(card.id for card in catalog.developments)
        self.tiles = Names(tile.id for tile in (*catalog.worlds, *catalog.homes, *catalog.developments))
        self.planets = Names(tile.id for tile in (*catalog.worlds, *catalog.homes))
        self.homes = Names((home.id for home in catalog.homes), len(catalog.worlds))
        self.stacks = Names(stack.id for stack in catalog.stacks)
        self.goals = Names(goal.id for goal in catalog.goals)
        self.eating = Names(self._numbered(t.eat_tile))  # Consume powers that take goods
        self.temporary = Names(self._numbered(t.temporary_tile))  # powers for temporary Military

    def _numbered(self, tiles: list[int]) -> list[str]:
        """Powers are named after their tile; the second one of a tile has a number."""
        names: list[str] = []
        for number, tile in enumerate(tiles):
            before = tiles[:number].count(tile)
            names.append(self.tiles[tile] + (f":{before + 1}" if before else ""))
        return names
