"""Whole positions as documents that people write, read and change (docs/positions.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from heliopause.games.sun import position_write as write
from heliopause.games.sun.catalog import Catalog
from heliopause.games.sun.ids import ENDINGS, PHASES, Ids
from heliopause.games.sun.layout import (
    CELLS,
    CUBES_PER_SEAT,
    DYSON,
    ENDING,
    JUMP_FROM,
    PLAYERS,
    REVEALED,
    ROUND,
    SEATS,
    SHIPS,
    SLOT_CARD,
    START,
    SYSTEM_AT,
    TABLEAU,
    TURN,
)
from heliopause.games.sun.position_check import check
from heliopause.games.sun.position_read import read
from heliopause.games.sun.position_tasks import write_stack
from heliopause.games.sun.rules.play import SunState
from heliopause.games.sun.rules.sun import Sun
from heliopause.games.sun.tables import Tables
from heliopause.kernel.document import HUGE
from heliopause.kernel.errors import InputError
from heliopause.kernel.frames import run_to_choice
from heliopause.kernel.generator import write_generator
from heliopause.kernel.state import FRAME


def to_json(s: Sun, catalog: Catalog) -> dict[str, Any]:
    """The whole position; what has its usual value is mostly left out."""
    c = s.cells
    ids = Ids(catalog, s.t, c[PLAYERS])
    doc: dict[str, Any] = {
        "game": "sun",
        "edition": catalog.edition,
        "players": c[PLAYERS],
        "options": write.options(s),
        "start": c[START],
        "turn": c[TURN],
        "round": c[ROUND],
        "ending": ENDINGS[c[ENDING]],
    }
    if s.stack == write.plain_turn(c[TURN], s.stack[2] if s.stack else -1):
        doc["phase"] = PHASES[s.stack[2]]
    else:
        doc["pending"] = write_stack(s.stack, ids)
    doc["seats"] = write.seats(s, ids)
    doc["exploration"] = write.exploration(s, ids)
    if c[DYSON] >= 0:
        doc["attached"] = ids.systems[c[DYSON]]
    doc["technologies"] = write.technologies(s, ids)
    doc["private"] = write.private(s, ids)
    doc["events"] = write.revealed_events(s, ids)
    doc["guilds"] = write.open_guilds(s, ids)
    doc["achievements"] = write.achievements(s, ids)
    if c[TABLEAU]:
        doc["tableau"] = write.tableau(s, ids)
    if c[REVEALED]:
        doc["revealed"] = write.revealed(s, ids)
    doc["decks"] = write.decks(s, ids)
    doc["generator"] = write_generator(c)
    doc["running"] = write.running(s, ids)
    return doc


def from_json(doc: Mapping[str, Any], catalog: Catalog, t: Tables) -> SunState:
    """A position that holds up and has run to its next choice; InputError names the field and the clause."""
    s = read(doc, catalog, t)
    check(s, catalog)
    run_to_choice(s)
    return s


def from_cells(raw: SunState, catalog: Catalog) -> SunState:
    """The position that these values are, if they are one: it goes through a document and must come back the same."""
    c = raw.cells
    if len(c) != CELLS or len(raw.stack) % FRAME or not 2 <= c[PLAYERS] <= SEATS:
        raise InputError(f"state: {len(c)} cells and {len(raw.stack)} numbers on the stack are no position")
    fleets = c[SHIPS:SYSTEM_AT] + c[JUMP_FROM:SLOT_CARD]
    if min(c + raw.stack) < -1 or max(c) > HUGE or max(fleets) > CUBES_PER_SEAT:
        raise InputError("state: there are numbers that no position has")
    try:
        doc = to_json(raw, catalog)
    except (LookupError, ValueError):
        raise InputError("state: there are numbers that stand for nothing") from None
    s = from_json(doc, catalog, raw.t)
    if s != raw:
        raise InputError("state: these values contradict each other")
    return s
