"""Whole positions as documents that people write, read and change (docs/positions.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from heliopause.games.pulsar import layout as at
from heliopause.games.pulsar import position_write as write
from heliopause.games.pulsar.catalog import Catalog
from heliopause.games.pulsar.ids import Ids
from heliopause.games.pulsar.position_check import check
from heliopause.games.pulsar.position_read import read
from heliopause.games.pulsar.position_tasks import known_tasks
from heliopause.games.pulsar.rules.play import PulsarState
from heliopause.games.pulsar.rules.pulsar import Pulsar
from heliopause.games.pulsar.tables import Tables
from heliopause.kernel import frames
from heliopause.kernel.document import HUGE
from heliopause.kernel.errors import InputError
from heliopause.kernel.frames import run_to_choice
from heliopause.kernel.generator import write_generator
from heliopause.kernel.state import FRAME, LATCH


def to_json(s: Pulsar, catalog: Catalog) -> dict[str, Any]:
    """The whole position."""
    c = s.cells
    ids = Ids(catalog, s.t, c[at.SIDE])
    return {
        "game": "pulsar",
        "edition": catalog.edition,
        "players": c[at.PLAYERS],
        "options": write.options(s, ids),
        "round": c[at.ROUND],
        "turn": write.named(c[at.TURN]),
        "pending": frames.write(s.stack, known_tasks(ids)),
        "order": write.order(s),
        "dice": write.dice(s),
        "tracks": write.tracks(s),
        "seats": [write.one_seat(s, ids, seat) for seat in range(c[at.PLAYERS])],
        "systems": write.systems(s, ids),
        "box": ids.tiles[c[at.BOX]],
        "pulsars": write.pulsars(s, ids),
        "awards": write.awards(s),
        "exploration": write.exploration(s, ids),
        "transmitters": {
            "deck": [ids.transmitters[tile] for tile in write.deck(s)],
            "offer": write.offer(s, ids),
            "taken": write.arrays(s, ids),
        },
        "technologies": write.technologies(s, ids),
        "goals": write.goals(s, ids),
        "generator": write_generator(c),
        "latch": c[LATCH],
    }


def from_json(doc: Mapping[str, Any], catalog: Catalog, t: Tables) -> PulsarState:
    """A position that holds up and has run to its next choice; InputError names the field and the clause."""
    s = read(doc, catalog, t)
    check(s, Ids(catalog, t, s.cells[at.SIDE]))
    run_to_choice(s)
    return s


def from_cells(raw: PulsarState, catalog: Catalog) -> PulsarState:
    """The position that these values are, if they are one: it goes through a document and must come back the same."""
    c = raw.cells
    if len(c) != at.CELLS or len(raw.stack) % FRAME or not 2 <= c[at.PLAYERS] <= at.SEATS:
        raise InputError(f"state: {len(c)} cells and {len(raw.stack)} numbers on the stack are no position")
    if min(c + raw.stack) < -HUGE or max(c) > HUGE:
        raise InputError("state: there are numbers that no position has")
    try:
        doc = to_json(raw, catalog)
    except (LookupError, ValueError):
        raise InputError("state: there are numbers that stand for nothing") from None
    s = from_json(doc, catalog, raw.t)
    if s != raw:
        raise InputError("state: these values contradict each other")
    return s
