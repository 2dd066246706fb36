"""Drawing a world that fits everything a seat knows (PUL-AMB-90). All seats know the same."""

from __future__ import annotations

from heliopause.games.pulsar.layout import BOX, DECK, SEEN, STACK, SYSTEMS, TILE
from heliopause.games.pulsar.rules.play import PulsarState
from heliopause.kernel.rng import seed_cells, shuffle


def determinize(s: PulsarState, seed: int) -> PulsarState:
    """The same table with another future: generator, stacks and face-down systems are drawn anew."""
    world = s.clone()
    seed_cells(world.cells, seed)
    draw_systems(world)
    shuffle(world.cells, world.cells, STACK + 1, world.cells[STACK])
    shuffle_transmitters(world)
    return world


def draw_systems(s: PulsarState) -> None:
    """The tile left over is one of the unseen (PUL-SETUP-14)."""
    c = s.cells
    unseen = [TILE + system for system in range(SYSTEMS) if not c[SEEN] & (1 << system)]
    unseen.append(BOX)
    tiles = [c[cell] for cell in unseen]
    shuffle(c, tiles, 0, len(tiles))
    for cell, tile in zip(unseen, tiles, strict=True):
        c[cell] = tile


def shuffle_transmitters(s: PulsarState) -> None:
    """Letter by letter, for their order is known (PUL-AMB-92)."""
    c = s.cells
    first = DECK + 1
    end = first + c[DECK]
    while first < end:
        last = first
        while last < end and s.t.letter[c[last]] == s.t.letter[c[first]]:
            last += 1
        shuffle(c, c, first, last - first)
        first = last
