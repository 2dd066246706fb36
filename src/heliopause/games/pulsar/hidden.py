"""Drawing a world that fits everything a seat knows (PUL-AMB-90). All seats know the same.

What is drawn anew is sorted before it is shuffled, so that a drawn world tells nothing of what was there.
"""

from __future__ import annotations

from heliopause.games.pulsar.layout import BOX, DECK, SEEN, STACK, SYSTEMS, TILE
from heliopause.games.pulsar.rules.play import PulsarState
from heliopause.kernel.rng import seed_cells, shuffle


def determinize(s: PulsarState, seed: int) -> PulsarState:
    """The same table with another future: generator, stacks and face-down systems are drawn anew."""
    world = s.clone()
    c = world.cells
    seed_cells(c, seed)
    # the tile left over is one of the unseen (PUL-SETUP-14)
    redraw(c, [*(TILE + system for system in range(SYSTEMS) if not c[SEEN] & (1 << system)), BOX])
    redraw(c, list(range(STACK + 1, STACK + 1 + c[STACK])))
    in_deck = list(range(DECK + 1, DECK + 1 + c[DECK]))
    for letter in sorted(set(s.t.letter)):  # the order of letters is known (PUL-AMB-92)
        redraw(c, [cell for cell in in_deck if s.t.letter[s.cells[cell]] == letter])
    return world


def redraw(cells: list[int], places: list[int]) -> None:
    """What lies in these cells changes places among them."""
    things = sorted(cells[place] for place in places)
    shuffle(cells, things, 0, len(things))
    for place, thing in zip(places, things, strict=True):
        cells[place] = thing
