"""From the cells of a state to the parts of a document. What is public is written here for views as well."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from heliopause.games.sun import tasks
from heliopause.games.sun.ids import COLUMN_NAMES, DECK_NAMES, DISCS, INNOVATIONS, ROW_NAMES, Ids
from heliopause.games.sun.layout import (
    ACHIEVEMENT,
    ADVANCED,
    AT_LOCATION,
    AUTO_FOOD,
    AUTO_ORE,
    AUTO_STAR,
    BOARD_SLOTS,
    CLAIM,
    CLAIM_DISC,
    CLAIMS,
    COLUMNS,
    DECK,
    DECK_A,
    DECK_CELLS,
    DECK_SIZE,
    DECKS,
    DIRTY,
    DISC_ONE,
    DISC_TWO,
    DISCARDED,
    EVENT_AT,
    EVENT_ON,
    EVENTS,
    EXCHANGES,
    EXTRA,
    EXTRA_AT,
    FACE_DOWN,
    FACTION,
    FIRED,
    FOOD_DISCS,
    FREE,
    GROUPS,
    GUILD_OPEN,
    GUILDS,
    HELD,
    IN_PLAY,
    JUMP_FROM,
    KEPT,
    LAPSED,
    LEVELS,
    LOCS,
    MUSEUM,
    NEAR_ACHIEVEMENTS,
    ORE,
    ORE_DISCS,
    OUTPOST,
    OUTPOST_DISC,
    OWNER,
    PAWN,
    PLAYERS,
    POP,
    RECLAIMED,
    RESEARCHED,
    REVEALED,
    ROW,
    ROW_OPEN,
    SEIZED,
    SHARED,
    SHIPS,
    SLOT_CARD,
    SLOTS,
    STAR,
    SUPPLY,
    SYSTEM_AT,
    SYSTEMS,
    TABLEAU,
    USED,
)
from heliopause.games.sun.rules.board import SYSTEM_SPACE
from heliopause.games.sun.rules.sun import Sun
from heliopause.games.sun.rules.turn import free_locations
from heliopause.kernel.names import Names
from heliopause.kernel.state import FRAME, LATCH

EVENT_PLACES = {DISCARDED: "discarded", NEAR_ACHIEVEMENTS: "achievements", AT_LOCATION: "location"}


def seats(s: Sun, ids: Ids) -> list[dict[str, Any]]:
    return [one_seat(s, ids, seat) for seat in range(s.cells[PLAYERS])]


def one_seat(s: Sun, ids: Ids, seat: int) -> dict[str, Any]:
    c = s.cells
    doc: dict[str, Any] = {"faction": ids.factions.of(c[FACTION + seat])}
    if unfilled(s.stack, seat):
        return doc
    doc["pawn"] = ids.spaces.of(c[PAWN + seat])
    doc["ore"] = c[ORE + seat]
    doc["population"] = c[POP + seat]
    doc["supply"] = {letter: c[SUPPLY + seat * COLUMNS + column] for column, letter in COLUMN_NAMES.ids.items()}
    doc["ships"] = fleet(s, ids, seat)
    doc["food_discs"] = c[FOOD_DISCS + seat]
    doc["ore_discs"] = c[ORE_DISCS + seat]
    doc["automation"] = {"food": c[AUTO_FOOD + seat], "ore": c[AUTO_ORE + seat], "star": c[AUTO_STAR + seat]}
    doc["colonies"] = {
        ids.systems[system]: [DISCS[disc] for disc in (c[DISC_ONE + system], c[DISC_TWO + system]) if disc]
        for system in range(SYSTEMS)
        if c[OWNER + system] == seat
    }
    if c[MUSEUM + seat]:
        doc["museum"] = c[MUSEUM + seat]
    if c[FIRED + seat]:
        doc["innovations_used"] = INNOVATIONS.among(c[FIRED + seat])
    return doc


def unfilled(stack: Sequence[int], seat: int) -> bool:
    """Whether the mat of a seat still waits for its pieces."""
    return any(stack[at] == tasks.UNPACK and stack[at + 1] == seat for at in range(0, len(stack), FRAME))


def fleet(s: Sun, ids: Ids, seat: int) -> dict[str, list[int]]:
    return ships(s.cells[SHIPS + seat * LOCS * LEVELS : SHIPS + (seat + 1) * LOCS * LEVELS], ids)


def ships(counts: Sequence[int], ids: Ids) -> dict[str, list[int]]:
    """The levels of the ships at each location that has any; `counts` goes by location and level."""
    found: dict[str, list[int]] = {}
    for location, name in ids.locations.ids.items():
        levels = [level for level in range(1, LEVELS + 1) for _ in range(counts[location * LEVELS + level - 1])]
        if levels:
            found[name] = levels
    return found


def exploration(s: Sun, ids: Ids) -> dict[str, dict[str, Any]]:
    """What lies at every location that can be controlled."""
    c = s.cells
    side = s.t.side_of[ids.players] * LOCS
    doc: dict[str, dict[str, Any]] = {}
    for location, name in ids.locations.ids.items():
        place: dict[str, Any] = {}
        if location == EXTRA:
            if c[EXTRA_AT] < 0:
                continue
            place["beside"] = ids.locations[c[EXTRA_AT]]
        if location == EXTRA or s.t.loc_kind[side + location] == SYSTEM_SPACE:
            place["system"] = ids.systems.of(c[SYSTEM_AT + location])
        if c[OUTPOST + location] >= 0:
            place["outpost"] = {"seat": c[OUTPOST + location], "disc": DISCS[c[OUTPOST_DISC + location]]}
        if place:
            doc[name] = place
    return doc


def technologies(s: Sun, ids: Ids) -> dict[str, dict[str, Any]]:
    """The slots of the board with their cards, cubes and face-down events."""
    doc = discovered(s, ids)
    for slot in range(BOARD_SLOTS):
        if s.cells[SLOT_CARD + slot] < 0 and s.t.slot_level[slot] in s.t.event_level:
            doc.setdefault(ids.slots[slot], {})["event"] = ids.events.of(s.cells[EVENT_ON + slot])
    return {name: doc[name] for name in ids.slots.numbers if name in doc}


def discovered(s: Sun, ids: Ids) -> dict[str, dict[str, Any]]:
    """The slots with a face-up card or a cube."""
    c = s.cells
    doc: dict[str, dict[str, Any]] = {}
    for slot in range(BOARD_SLOTS):
        place: dict[str, Any] = {}
        if c[SLOT_CARD + slot] >= 0:
            place["technology"] = ids.technologies[c[SLOT_CARD + slot]]
        if c[RESEARCHED + slot]:
            place["researched"] = seats_among(c[RESEARCHED + slot])
        if c[RECLAIMED + slot]:
            place["reclaimed"] = seats_among(c[RECLAIMED + slot])
        if place:
            doc[ids.slots[slot]] = place
    return doc


def seats_among(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask & (1 << seat)]


def private(s: Sun, ids: Ids) -> list[dict[str, Any]]:
    """Private technologies in the order in which they were gained."""
    c = s.cells
    return [
        {"seat": seats_among(c[RESEARCHED + slot])[0], "technology": ids.technologies[c[SLOT_CARD + slot]]}
        for slot in range(BOARD_SLOTS, SLOTS)
        if c[SLOT_CARD + slot] >= 0
    ]


def revealed_events(s: Sun, ids: Ids) -> dict[str, str | int]:
    """Where the events lie that were turned over; a number is the seat that keeps the card."""
    doc: dict[str, str | int] = {}
    for event in range(EVENTS):
        at = s.cells[EVENT_AT + event]
        if at != FACE_DOWN:
            doc[ids.events[event]] = EVENT_PLACES.get(at, at - KEPT)
    return doc


def open_guilds(s: Sun, ids: Ids) -> list[str]:
    return [ids.guilds[guild] for guild in range(GUILDS) if s.cells[GUILD_OPEN + guild]]


def achievements(s: Sun, ids: Ids) -> list[dict[str, Any]]:
    """The cards in play with their discs from left to right; a claim is a seat, or more when its disc was swapped."""
    c = s.cells
    doc: list[dict[str, Any]] = []
    for place in range(IN_PLAY):
        claims: list[Any] = []
        for at in range(place * CLAIMS, (place + 1) * CLAIMS):
            seat, disc = c[CLAIM + at], c[CLAIM_DISC + at]
            if seat >= 0:
                claims.append(seat if disc == STAR else {"seat": seat, "disc": DISCS[disc]})
        doc.append({"card": ids.achievements[c[ACHIEVEMENT + place]], "claims": claims})
    return doc


def tableau(s: Sun, ids: Ids) -> dict[str, list[str | None]]:
    """The rows that are laid out."""
    c = s.cells
    return {
        name: [ids.technologies.of(c[ROW + row * 4 + column]) for column in range(4)]
        for row, name in ROW_NAMES.ids.items()
        if c[ROW_OPEN + row]
    }


def deck_names(deck: int, ids: Ids) -> Names:
    return ids.technologies if deck < DECK_A else ids.systems


def runs(s: Sun, deck: int) -> Iterable[tuple[int, list[int]]]:
    """The cards of a deck from top to bottom, those together that went under it together, with their group."""
    at = DECK + deck * DECK_CELLS
    cards: list[int] = []
    for place in range(s.cells[at], 0, -1):
        group = s.cells[at + DECK_SIZE + place]
        cards.append(s.cells[at + place])
        if place == 1 or s.cells[at + DECK_SIZE + place - 1] != group:
            yield group, cards
            cards = []


def decks(s: Sun, ids: Ids) -> dict[str, list[Any]]:
    doc: dict[str, list[Any]] = {}
    for deck in range(DECKS):
        cards: list[Any] = []
        for group, run in runs(s, deck):
            names = [deck_names(deck, ids)[card] for card in run]
            cards += [{"group": group, "together": names}] if group else names
        doc[DECK_NAMES[deck]] = cards
    return doc


def revealed(s: Sun, ids: Ids) -> list[str]:
    """Cards that lie open until somebody has chosen among them."""
    c = s.cells
    names = ids.systems if annexing(s.stack) else ids.technologies
    return [names[card] for card in c[REVEALED + 1 : REVEALED + 1 + c[REVEALED]]]


def annexing(stack: Sequence[int]) -> bool:
    return any(stack[at] == tasks.ANNEX for at in range(0, len(stack), FRAME))


def plain_turn(seat: int, phase: int) -> list[int]:
    """The stack of a turn with no effect going on."""
    return [tasks.TURN, seat, phase, 0, 0, 0]


def options(s: Sun) -> dict[str, Any]:
    """Named as for a new game."""
    c = s.cells
    return {
        "mats": "advanced" if c[ADVANCED] else "basic",
        "tableau": c[TABLEAU] != 0,
        "shared_last_space": c[SHARED] != 0,
    }


def running(s: Sun, ids: Ids) -> dict[str, Any]:
    """What the running turn and Action have to remember, and two serial numbers."""
    c = s.cells
    doc: dict[str, Any] = {"latch": c[LATCH], "groups": c[GROUPS]}
    if not c[DIRTY]:
        doc["changed"] = False
    if c[LAPSED]:
        doc["lapsed"] = True
    if c[SEIZED]:
        doc["seized"] = c[SEIZED]
    if c[EXCHANGES]:
        doc["exchanges"] = c[EXCHANGES]
    if c[USED]:
        doc["used"] = ids.powers.among(c[USED])
    if c[HELD]:
        doc["held"] = ids.locations.among(c[HELD])
    if c[FREE] != usual_free(s):
        doc["taken"] = ids.locations.among(~c[FREE])
    moved = ships(c[JUMP_FROM : JUMP_FROM + LOCS * LEVELS], ids)
    if moved:
        doc["jump_from"] = moved
    return doc


def usual_free(s: Sun) -> int:
    """Locations without an outpost when the turn began: those without one now; before the first turn none is noted."""
    waits_to_begin = len(s.stack) > 0 and s.stack[2] == tasks.START_OF_TURN
    return 0 if waits_to_begin else free_locations(s)
