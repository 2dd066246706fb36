"""Whole positions as documents that people write, read and change (docs/positions.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from heliopause.games.frontiers import position_write as write
from heliopause.games.frontiers.catalog import Catalog
from heliopause.games.frontiers.ids import Ids
from heliopause.games.frontiers.layout import CELLS, PLAYERS, SEATS, WITH_GOALS
from heliopause.games.frontiers.position_check import check
from heliopause.games.frontiers.position_read import read
from heliopause.games.frontiers.position_tasks import write_stack
from heliopause.games.frontiers.rules.play import FrontiersState
from heliopause.games.frontiers.tables import Tables
from heliopause.kernel.document import HUGE
from heliopause.kernel.errors import InputError
from heliopause.kernel.frames import run_to_choice
from heliopause.kernel.generator import write_generator
from heliopause.kernel.state import FRAME, LATCH


def to_json(s: FrontiersState, catalog: Catalog) -> dict[str, Any]:
    """The whole position. What lies in the bag is everything that is nowhere else."""
    c = s.cells
    ids = Ids(catalog, s.t, c[PLAYERS])
    doc: dict[str, Any] = {"game": "frontiers", "edition": catalog.edition, **write.table(s, ids)}
    doc["pending"] = write_stack(s.stack, ids)
    doc["seats"] = [write.one_seat(s, ids, seat) for seat in range(ids.players)]
    if c[WITH_GOALS]:
        doc["goals"] = write.all_goals(s, ids)
    doc["generator"] = write_generator(c)
    doc["latch"] = c[LATCH]
    return doc


def from_json(doc: Mapping[str, Any], catalog: Catalog, t: Tables) -> FrontiersState:
    """A position that holds up and has run to its next choice; InputError names the field and the clause."""
    s = read(doc, catalog, t)
    check(s, catalog)
    run_to_choice(s)
    return s


def from_cells(raw: FrontiersState, catalog: Catalog) -> FrontiersState:
    """The position that these values are, if they are one: it goes through a document and must come back the same."""
    c = raw.cells
    if len(c) != CELLS or len(raw.stack) % FRAME or not 2 <= c[PLAYERS] <= SEATS:
        raise InputError(f"state: {len(c)} cells and {len(raw.stack)} numbers on the stack are no position")
    if min(c + raw.stack) < -1 or max(c + raw.stack) > HUGE:
        raise InputError("state: there are numbers that no position has")
    try:
        doc = to_json(raw, catalog)
    except (LookupError, ValueError):
        raise InputError("state: there are numbers that stand for nothing") from None
    s = from_json(doc, catalog, raw.t)
    if s != raw:
        raise InputError("state: these values contradict each other")
    return s
