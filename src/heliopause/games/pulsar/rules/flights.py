"""Flights and teleports (chapters FLY, RUN, VISIT; docs/decisions/0040).

A flight is chosen in three steps, each only where there is a choice: where it ends, in which systems it passes a
station is established, and which gate run it uses. Of all paths that agree in this one with the most points is flown.
"""

from typing import Final

from mypy_extensions import i64

from heliopause.games.pulsar import codes, journal, tasks
from heliopause.games.pulsar.layout import (
    BUILT,
    COLOURS,
    FROM_EXPLORATION,
    FROM_RUNS,
    ON_COLOUR,
    ON_PULSAR,
    ON_RUN,
    ON_SYSTEM,
    PROJECTS,
    RUNS,
    SHIP,
    SIDE,
    SIDE_OF,
    SLACK,
    SLACK_FLIGHT,
    SLACK_PULSAR,
    SLACK_VISIT,
    TRIGGER,
    TRIGGERS,
)
from heliopause.games.pulsar.rules.pulsar import Pulsar, bits, earn, react
from heliopause.games.pulsar.rules.stations import end_at, pass_through, reveal, wants_station
from heliopause.games.pulsar.rules.trails import (
    GATE,
    LENGTHS,
    PULSAR,
    SYSTEM,
    Seeker,
    end_of,
    gates_of,
    pulsars_of,
    systems_of,
)
from heliopause.kernel.codes import encode, first_of, second_of, verb_of
from heliopause.kernel.state import FRAME, NOTHING, note

ANY_COLOUR: Final = 3


def slack_of(s: Pulsar, seat: i64) -> i64:
    """Which visits let the die of a flight be one off."""
    slack: i64 = s.cells[SLACK + seat]
    return slack & SLACK_FLIGHT


def tried(length: i64, k: i64) -> i64:
    """The length of the die, then one less and one more."""
    if k == 0:
        return length
    return length - 1 if k == 1 else length + 1


def has_flight(s: Pulsar, seat: i64, length: i64) -> bool:
    """Whether a die of this worth can fly (PUL-FLY-03, PUL-FLY-13, PUL-LINK-15)."""
    c = s.cells
    at: i64 = c[SHIP + seat] * LENGTHS
    ends = s.t.ends[c[SIDE]]
    if 0 < length < LENGTHS and len(ends[at + length]) > 0:
        return True
    slack = slack_of(s, seat)
    if slack == 0:
        return False
    found: list[int] = []
    add_lenient_ends(s, at, length, slack, found)
    return len(found) > 0


def meets(s: Pulsar, slack: i64, key: i64, counts: i64) -> bool:
    """Whether the finished path earns the change of its length (PUL-AMB-44)."""
    colour: i64 = 0
    while colour < COLOURS:
        if slack & (SLACK_VISIT << colour) and gates_of(counts, colour) > 0:
            return True
        colour += 1
    return slack & SLACK_PULSAR != 0 and s.t.kind[s.cells[SIDE]][end_of(key)] == PULSAR


def add_lenient_ends(s: Pulsar, at: i64, length: i64, slack: i64, found: list[int]) -> None:
    """Ends of paths that are one longer or shorter than the die."""
    trails = s.t.trails[s.cells[SIDE]]
    k: i64 = 1
    while k < 3:
        other = tried(length, k)
        k += 1
        if 0 < other < LENGTHS:
            flat = trails[at + other]
            i: i64 = 0
            while i < len(flat):
                if meets(s, slack, flat[i], flat[i + 1]):
                    code = encode(codes.LAND, end_of(flat[i]))
                    if code not in found:
                        found.append(code)
                i += 2


# ---------------------------------------------------------------- FLIGHT


def advance_flight(s: Pulsar) -> list[int]:
    stack = s.stack
    at = len(stack) - FRAME
    seat: i64 = stack[at + 1]
    length: i64 = stack[at + 2]
    if stack[at + 3] < 0:
        return end_options(s, seat, length)
    if stack[at + 4] < 0:
        return route_options(s, seat, length, stack[at + 3])
    return run_options(s, seat)


def end_options(s: Pulsar, seat: i64, length: i64) -> list[int]:
    c = s.cells
    at: i64 = c[SHIP + seat] * LENGTHS
    slack = slack_of(s, seat)
    ends = s.t.ends[c[SIDE]]
    found: list[int] = ends[at + length] if 0 < length < LENGTHS else NOTHING
    if slack == 0:
        return found
    found = found.copy()
    add_lenient_ends(s, at, length, slack, found)
    return found


def route_options(s: Pulsar, seat: i64, length: i64, end: i64) -> list[int]:
    """The different sets of systems in which passing establishes a station on a way to this end."""
    c = s.cells
    wanted = wants_station(s, seat) & ~bit_of(s, end)
    start: i64 = c[SHIP + seat] * LENGTHS
    slack = slack_of(s, seat)
    trails = s.t.trails[c[SIDE]]
    found: list[int] = []
    k: i64 = 0
    while k < (3 if slack else 1):
        flown = tried(length, k)
        k += 1
        if 0 < flown < LENGTHS:
            flat = trails[start + flown]
            i: i64 = 0
            while i < len(flat):
                key: i64 = flat[i]
                if end_of(key) == end and (flown == length or meets(s, slack, key, flat[i + 1])):
                    code = codes.ROUTE << 16 | systems_of(key) & wanted
                    if code not in found:
                        found.append(code)
                i += 2
    return found


def bit_of(s: Pulsar, location: i64) -> i64:
    """The bit of the system at a location, 0 where there is none."""
    side: i64 = s.cells[SIDE]
    if s.t.kind[side][location] != SYSTEM:
        return 0
    system: i64 = s.t.number[side][location]
    return 1 << system


def run_options(s: Pulsar, seat: i64) -> list[int]:
    """At most one unused gate run; equal ones are named once (PUL-RUN-01, PUL-RUN-05, PUL-RUN-11)."""
    found = [encode(codes.NO_RUN)]
    c = s.cells
    unused: i64 = c[BUILT + seat] & ~c[RUNS + seat]
    if unused == 0:
        return found
    first: i64 = c[SIDE_OF + seat] * PROJECTS
    seen: i64 = 0
    project: i64 = 0
    while project < PROJECTS:
        colour: i64 = s.t.run_colour[first + project]
        if (unused >> project) & 1 and colour >= 0:
            points: i64 = s.t.run_points[first + project]
            equal: i64 = 1 << (colour * 10 + points % 10)
            if seen & equal == 0:
                seen |= equal
                if colour < ANY_COLOUR:
                    found.append(encode(codes.RUN, project, colour))
                else:
                    offer_colours(s, seat, project, points, found)
        project += 1
    return found


def offer_colours(s: Pulsar, seat: i64, project: i64, points: i64, found: list[int]) -> None:
    """Every colour that the flight can meet; if there is none, one that it does not."""
    before = len(found)
    colour: i64 = 0
    while colour < COLOURS:
        if gates_of(counts_at(s, seat, best_trail(s, seat, colour, points)), colour) > 0:
            found.append(encode(codes.RUN, project, colour))
        colour += 1
    if len(found) == before:
        found.append(encode(codes.RUN, project, 0))


def best_trail(s: Pulsar, seat: i64, colour: i64, points: i64) -> i64:
    """Of the paths that the flight on top may take the one with the most points: its place * LENGTHS + its length."""
    c = s.cells
    at = len(s.stack) - FRAME
    length: i64 = s.stack[at + 2]
    end: i64 = s.stack[at + 3]
    passed: i64 = s.stack[at + 4]
    wanted = wants_station(s, seat) & ~bit_of(s, end)
    start: i64 = c[SHIP + seat] * LENGTHS
    slack = slack_of(s, seat)
    trails = s.t.trails[c[SIDE]]
    best: i64 = -1
    most: i64 = -1
    k: i64 = 0
    while k < (3 if slack else 1):
        flown = tried(length, k)
        k += 1
        if 0 < flown < LENGTHS:
            flat = trails[start + flown]
            i: i64 = 0
            while i < len(flat):
                key: i64 = flat[i]
                if end_of(key) == end and systems_of(key) & wanted == passed:
                    counts: i64 = flat[i + 1]
                    if flown == length or meets(s, slack, key, counts):
                        worth = visit_points(s, seat, key, counts)
                        if colour >= 0:
                            worth += points * gates_of(counts, colour)
                        if worth > most:
                            most = worth
                            best = i * LENGTHS + flown
                i += 2
    return best


def counts_at(s: Pulsar, seat: i64, place: i64) -> i64:
    """The counts of a trail that `best_trail` found."""
    counts: i64 = trail(s, seat, place)[place // LENGTHS + 1]
    return counts


def trail(s: Pulsar, seat: i64, place: i64) -> list[int]:
    c = s.cells
    return s.t.trails[c[SIDE]][c[SHIP + seat] * LENGTHS + place % LENGTHS]


def visit_points(s: Pulsar, seat: i64, key: i64, counts: i64) -> i64:
    """What technologies give for the locations visited (PUL-VISIT-01, PUL-AMB-37, PUL-AMB-38)."""
    c = s.cells
    at: i64 = TRIGGER + seat * TRIGGERS
    points: i64 = c[at + ON_PULSAR] * pulsars_of(counts)
    points += c[at + ON_COLOUR] * colours_of(counts)
    points += c[at + ON_SYSTEM] * bits(systems_of(key))
    return points


def colours_of(counts: i64) -> i64:
    """Colours of jump gates visited."""
    found: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        if gates_of(counts, colour) > 0:
            found += 1
        colour += 1
    return found


def decide_flight(s: Pulsar, code: i64) -> None:
    at = len(s.stack) - FRAME
    verb = verb_of(code)
    if verb == codes.LAND:
        s.stack[at + 3] = first_of(code)
    elif verb == codes.ROUTE:
        s.stack[at + 4] = codes.mask_of(code)
    elif verb == codes.RUN:
        fly(s, first_of(code), second_of(code))
    else:
        fly(s, -1, -1)


def fly(s: Pulsar, project: i64, colour: i64) -> None:
    """The ship moves, then everything visited is revealed, then stations and claims from first to last (PUL-AMB-19)."""
    c = s.cells
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    end: i64 = s.stack[at + 3]
    passed: i64 = s.stack[at + 4]
    points: i64 = 0
    if project >= 0:
        points = s.t.run_points[c[SIDE_OF + seat] * PROJECTS + project]
    place = best_trail(s, seat, colour, points)
    flat = trail(s, seat, place)
    key: i64 = flat[place // LENGTHS]
    counts: i64 = flat[place // LENGTHS + 1]
    if s.journal is not None:
        tell(s, seat, place % LENGTHS, key, counts)
    s.drop()
    c[SHIP + seat] = end
    visit(s, seat, pulsars_of(counts), colours_of(counts), bits(systems_of(key)))
    if project >= 0:
        use_run(s, seat, project, colour, points, gates_of(counts, colour))
    reveal(s, seat, systems_of(key))
    dead_ends: i64 = 0
    system: i64 = 0
    while passed >> system != 0:
        if (passed >> system) & 1 and pass_through(s, seat, system):
            dead_ends += 1
        system += 1
    end_at(s, seat, end)
    while dead_ends > 0:  # the tiles of what was passed come before anything at the end (PUL-AMB-28)
        s.push(tasks.PROGRAM, seat, s.t.draw_one, FROM_EXPLORATION)
        dead_ends -= 1


def visit(s: Pulsar, seat: i64, pulsars: i64, colours: i64, systems: i64) -> None:
    if pulsars > 0:
        react(s, seat, ON_PULSAR, pulsars)
    if colours > 0:
        react(s, seat, ON_COLOUR, colours)
    if systems > 0:
        react(s, seat, ON_SYSTEM, systems)


def use_run(s: Pulsar, seat: i64, project: i64, colour: i64, points: i64, gates: i64) -> None:
    """PUL-RUN-10, PUL-RUN-13"""
    s.cells[RUNS + seat] |= 1 << project
    note(s, journal.USES_RUN, seat, project, colour, gates)
    earn(s, seat, FROM_RUNS, points * gates)
    react(s, seat, ON_RUN)


def tell(s: Pulsar, seat: i64, length: i64, key: i64, counts: i64) -> None:
    """Notes a path of this kind, location by location."""
    side: i64 = s.cells[SIDE]
    start: i64 = s.cells[SHIP + seat]
    seeker = Seeker(s.t.kind[side], s.t.number[side], s.t.lines[side], s.t.line_count[side])
    seeker.seek(start, length, key, counts)
    note(s, journal.FLIES, seat, start, end_of(key), length)
    for location in seeker.path:
        note(s, journal.STEP, seat, location)


# ---------------------------------------------------------------- TELEPORT


def advance_teleport(s: Pulsar) -> list[int]:
    """Never to an entry gate or an isolated pulsar (PUL-ICON-15, PUL-AMB-25); where the ship is too (PUL-AMB-41)."""
    where: i64 = s.stack[len(s.stack) - FRAME + 2]
    return s.t.teleports[s.cells[SIDE]][where]


def decide_teleport(s: Pulsar, code: i64) -> None:
    """As if a flight had ended there: only this location is visited (PUL-AMB-40)."""
    c = s.cells
    seat: i64 = s.stack[len(s.stack) - FRAME + 1]
    location = first_of(code)
    s.drop()
    c[SHIP + seat] = location
    note(s, journal.TELEPORTS, seat, location)
    kind: i64 = s.t.kind[c[SIDE]][location]
    visit(s, seat, 1 if kind == PULSAR else 0, 1 if kind >= GATE else 0, 1 if kind == SYSTEM else 0)
    reveal(s, seat, bit_of(s, location))
    end_at(s, seat, location)
