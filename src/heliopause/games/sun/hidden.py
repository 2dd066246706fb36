"""Drawing a world that fits everything a seat knows (SUN-AMB-81). All seats know the same."""

from __future__ import annotations

from heliopause.games.sun.layout import BOARD_SLOTS, DECK, DECK_CELLS, DECKS, EVENT_AT, EVENT_ON, EVENTS, FACE_DOWN
from heliopause.games.sun.position_write import runs
from heliopause.games.sun.rules.play import SunState
from heliopause.kernel.rng import seed_cells, shuffle


def determinize(s: SunState, seed: int) -> SunState:
    """The same table with another future: generator, order of the decks and face-down events are drawn anew."""
    world = s.clone()
    seed_cells(world.cells, seed)
    shuffle_decks(world)
    draw_events(world)
    return world


def shuffle_decks(s: SunState) -> None:
    """Cards that went under a deck together change places only among themselves (SUN-RES-23, SUN-RES-24)."""
    for deck in range(DECKS):
        at = DECK + deck * DECK_CELLS
        place = s.cells[at] + 1
        for _, cards in list(runs(s, deck)):
            place -= len(cards)
            s.cells[at + place : at + place + len(cards)] = sorted(
                cards
            )  # what is drawn tells nothing of what was there
            shuffle(s.cells, s.cells, at + place, len(cards))


def draw_events(s: SunState) -> None:
    """Fixed events that nobody has seen lie on the board for certain, the others there or in the box (SUN-SETUP-10)."""
    c, t = s.cells, s.t
    for level in sorted(set(t.event_level)):
        slots = [slot for slot in range(BOARD_SLOTS) if t.slot_level[slot] == level and c[EVENT_ON + slot] >= 0]
        of_level = [event for event in range(EVENTS) if t.event_level[event] == level]
        unseen = [event for event in of_level if c[EVENT_AT + event] == FACE_DOWN]
        fixed = [event for event in unseen if t.event_fixed[event]]
        others = [event for event in unseen if not t.event_fixed[event]]
        shuffle(c, others, 0, len(others))
        drawn = fixed + others[: len(slots) - len(fixed)]
        shuffle(c, drawn, 0, len(drawn))
        for slot, event in zip(slots, drawn, strict=True):
            c[EVENT_ON + slot] = event
