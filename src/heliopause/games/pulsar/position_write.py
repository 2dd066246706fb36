"""From the cells to a document: what lies on the table, by name."""

from __future__ import annotations

from typing import Any

from heliopause.games.pulsar import layout as at
from heliopause.games.pulsar.ids import (
    END_NAMES,
    LETTER_NAMES,
    LINE_NAMES,
    PROJECT_NAMES,
    SIZE_NAMES,
    TRACK_NAMES,
    Ids,
    cards_of,
)
from heliopause.games.pulsar.rules.pulsar import Pulsar
from heliopause.games.pulsar.rules.stations import owner_of
from heliopause.games.pulsar.rules.tracks import counters_on


def named(seat: int) -> int | None:
    return seat if seat >= 0 else None


def options(s: Pulsar, ids: Ids) -> dict[str, Any]:
    c = s.cells
    return {
        "side": ids.sides[c[at.SIDE]],
        "headquarters": c[at.HEADQUARTERS] != 0,
        "even_start": c[at.EVEN] != 0,
    }


def order(s: Pulsar) -> list[int]:
    return s.cells[at.ORDER : at.ORDER + int(counters_on(s))]


def own_dice(s: Pulsar, seat: int) -> list[int]:
    first = at.SILVER + 2 * seat
    return [value for value in s.cells[first : first + 2] if value]


def board_dice(s: Pulsar) -> list[int]:
    return [value for value in range(1, 7) for _ in range(s.cells[at.ON_BOARD + value])]


def dice(s: Pulsar) -> dict[str, Any]:
    c = s.cells
    return {
        "board": board_dice(s),
        "marker": c[at.MARKER] / 2,
        "bonus_used": c[at.BONUS_USED] != 0,
        "bound": c[at.BOUND] or None,
        "red": [value for value in range(7) if c[at.RED] & (1 << value)],
    }


def tracks(s: Pulsar) -> dict[str, list[dict[str, int]]]:
    """Counters from the foremost to the last."""
    c = s.cells
    found = {}
    for track, name in TRACK_NAMES.ids.items():
        first = track * at.COUNTERS
        found[name] = [
            {"seat": c[at.COUNTER_SEAT + first + rank], "space": c[at.COUNTER_SPACE + first + rank]}
            for rank in range(int(counters_on(s)))
        ]
    return found


def points(s: Pulsar, seat: int) -> dict[str, int]:
    """What the score on the track is made of."""
    first = at.LINE + seat * at.LINES
    return {name: s.cells[first + line] for line, name in LINE_NAMES.ids.items() if s.cells[first + line]}


def by_size(s: Pulsar, first: int) -> dict[str, int]:
    return {name: s.cells[first + size] for size, name in SIZE_NAMES.ids.items() if s.cells[first + size]}


def one_seat(s: Pulsar, ids: Ids, seat: int) -> dict[str, Any]:
    c = s.cells
    doc: dict[str, Any] = {
        "points": points(s, seat),
        "cubes": c[at.CUBES + seat],
        "plus_minus": c[at.PLUS_MINUS + seat],
        "plus_two": c[at.PLUS_TWO + seat],
        "ship": ids.locations.of(c[at.SHIP + seat]),
        "dice": own_dice(s, seat),
        "extra_stations": c[at.EXTRA + seat],
        "gyrodynes": by_size(s, at.HAND + seat * at.SIZES),
    }
    if c[at.HEADQUARTERS]:
        doc["board"] = LETTER_NAMES[c[at.BOARD_OF + seat]]
        doc["side"] = ids.headquarters.of(c[at.SIDE_OF + seat])
        doc["projects"] = PROJECT_NAMES.among(c[at.BUILT + seat])
        doc["used_runs"] = PROJECT_NAMES.among(c[at.RUNS + seat])
    for name, cell in (("sponsored", at.SPONSORED), ("named", at.NAMED)):
        if c[cell + seat] >= 0:
            doc[name] = ids.goals[c[at.GOAL + c[cell + seat]]]
    bought = {
        ids.goals[c[at.GOAL + goal]]: c[at.BOUGHT + seat * at.GOALS + goal]
        for goal in range(at.GOALS)
        if c[at.BOUGHT + seat * at.GOALS + goal]
    }
    if bought:
        doc["bonuses"] = bought
    return doc


def stations(s: Pulsar, system: int) -> list[int | None]:
    """The seats of the tokens, planet by planet, the blue ones first."""
    c = s.cells
    count = s.t.planets[c[at.TILE + system]]
    first = at.PLANET + system * at.PLANETS
    return [named(seat) for seat in c[first : first + count]]


def systems(s: Pulsar, ids: Ids) -> dict[str, dict[str, Any]]:
    c = s.cells
    found: dict[str, dict[str, Any]] = {}
    for system, name in ids.systems.ids.items():
        face_up = c[at.SEEN] & (1 << system) != 0
        found[name] = {"tile": ids.tiles[c[at.TILE + system]], "face_up": face_up}
        if face_up:
            found[name]["stations"] = stations(s, system)
    return found


def pulsars(s: Pulsar, ids: Ids) -> dict[str, dict[str, Any]]:
    """The claimed ones, with the gyrodyne there."""
    found: dict[str, dict[str, Any]] = {}
    for pulsar, name in ids.pulsars.ids.items():
        owner = int(owner_of(s, pulsar))
        if owner >= 0:
            gyrodyne = s.cells[at.GYRODYNE + pulsar]
            found[name] = {"claimed": owner}
            if gyrodyne:
                found[name]["gyrodyne"] = SIZE_NAMES[(gyrodyne - 1) % at.SIZES]
                found[name]["spinning"] = gyrodyne > at.SIZES
    return found


def awards(s: Pulsar) -> dict[str, list[int | None]]:
    """Who has the award for the first and for the second, by size."""
    first = {name: at.AWARD + 2 * size for size, name in SIZE_NAMES.ids.items()}
    return {name: [named(s.cells[cell]), named(s.cells[cell + 1])] for name, cell in first.items()}


def exploration(s: Pulsar, ids: Ids) -> dict[str, Any]:
    c = s.cells
    stack = c[at.STACK + 1 : at.STACK + 1 + c[at.STACK]]
    return {"stack": [ids.exploration[kind] for kind in reversed(stack)], "discarded": discarded(s, ids)}


def discarded(s: Pulsar, ids: Ids) -> dict[str, int]:
    counts = {name: s.cells[at.DISCARDED + kind] for kind, name in ids.exploration.ids.items()}
    return {name: count for name, count in counts.items() if count}


def deck(s: Pulsar) -> list[int]:
    """Transmitters from top to bottom."""
    c = s.cells
    return c[at.DECK + 1 : at.DECK + 1 + c[at.DECK]][::-1]


def offer(s: Pulsar, ids: Ids) -> list[str | None]:
    return [ids.transmitters.of(tile) for tile in s.cells[at.OFFER : at.OFFER + at.OFFERED]]


def arrays(s: Pulsar, ids: Ids) -> dict[str, dict[str, Any]]:
    """Every transmitter that somebody took."""
    c = s.cells
    found: dict[str, dict[str, Any]] = {}
    for tile, name in ids.transmitters.ids.items():
        if c[at.KEEPER + tile] < 0:
            continue
        row: dict[str, Any] = {"seat": c[at.KEEPER + tile], "online": c[at.ONLINE + tile] != 0}
        if c[at.COVERED + tile]:
            row["covered"] = [cost for cost in range(at.COSTS) if c[at.COVERED + tile] & (1 << cost)]
        for end, side in END_NAMES.ids.items():
            if c[at.JOIN + tile * 2 + end] >= 0:
                row[side] = ids.ends[c[at.JOIN + tile * 2 + end]]
        found[name] = row
    return found


def technologies(s: Pulsar, ids: Ids) -> dict[str, Any]:
    c = s.cells
    letters = c[at.LETTER : at.LETTER + 3]
    patents: dict[str, Any] = {}
    for place, card in enumerate(cards_of(s.t, letters)):
        owners = [seat for seat in (c[at.FIRST + place], c[at.SECOND + place]) if seat >= 0]
        if owners:
            patents[ids.technologies[card]] = {"owners": owners, "round": c[at.PATENTED + place]}
    return {"boards": [LETTER_NAMES[letter] for letter in letters], "patents": patents}


def goals(s: Pulsar, ids: Ids) -> list[str]:
    return [ids.goals[face] for face in s.cells[at.GOAL : at.GOAL + at.GOALS]]
