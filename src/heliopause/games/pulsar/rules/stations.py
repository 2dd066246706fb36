"""What happens where a ship comes by: revealing, stations, claims, exploration (SYS, STN, EXP, CLAIM, DEAD)."""

from mypy_extensions import i64

from heliopause.games.pulsar import codes, journal, ops, tasks
from heliopause.games.pulsar.layout import (
    BANK,
    BONUS_USED,
    BOUND,
    CLAIMED,
    DISCARDED,
    EXPLORATION,
    FROM_EXPLORATION,
    FULL,
    ON_BLUE_STATION,
    ON_CLAIM,
    ON_STATION,
    PLANET,
    PLANETS,
    PLAYERS,
    PULSARS,
    SEEN,
    SIDE,
    SIZES,
    STACK,
    STATIONS,
    TILE,
)
from heliopause.games.pulsar.rules.pulsar import Pulsar, bits, react
from heliopause.games.pulsar.rules.trails import ISOLATED, PULSAR, SYSTEM
from heliopause.kernel.codes import encode, verb_of
from heliopause.kernel.rng import shuffle
from heliopause.kernel.state import FRAME, NOTHING, latch, note

# ---------------------------------------------------------------- systems


def reveal(s: Pulsar, seat: i64, systems: i64) -> None:
    """All systems visited, before anything is established (PUL-SYS-01, PUL-AMB-19)."""
    c = s.cells
    hidden: i64 = systems & ~c[SEEN]
    if hidden == 0:
        return
    c[SEEN] |= hidden
    latch(s)
    system: i64 = 0
    while hidden >> system != 0:
        if (hidden >> system) & 1:
            note(s, journal.REVEALS, seat, system, c[TILE + system])
        system += 1


def wants_station(s: Pulsar, seat: i64) -> i64:
    """The systems in which passing would establish a station of this seat (PUL-STN-01, PUL-STN-02)."""
    c = s.cells
    mask: i64 = 65535 & ~c[STATIONS + seat] & ~c[FULL]
    return mask


def is_open(s: Pulsar, system: i64, planet: i64) -> bool:
    """No token lies there and it is open to this number of players (PUL-SYS-03 to PUL-SYS-07)."""
    tile: i64 = s.cells[TILE + system]
    return (
        planet < s.t.planets[tile]
        and s.cells[PLANET + system * PLANETS + planet] < 0
        and s.t.open_from[tile * PLANETS + planet] <= s.cells[PLAYERS]
    )


def free_planet(s: Pulsar, system: i64, blue_first: bool) -> i64:
    """An open planet, blue or lifeless ones first; -1 if there is none. Planets of a colour are equal (PUL-AMB-21)."""
    tile: i64 = s.cells[TILE + system]
    blue: i64 = s.t.blue[tile]
    other: i64 = -1
    planet: i64 = 0
    while planet < PLANETS:
        if is_open(s, system, planet):
            if (planet < blue) == blue_first:
                return planet
            if other < 0:
                other = planet
        planet += 1
    return other


def establish(s: Pulsar, seat: i64, system: i64, ending: bool) -> bool:
    """Puts a token on a planet; whether it is a blue one (PUL-STN-03 to PUL-STN-08)."""
    c = s.cells
    planet = free_planet(s, system, ending)
    c[PLANET + system * PLANETS + planet] = seat
    c[STATIONS + seat] |= 1 << system
    if free_planet(s, system, True) < 0:
        c[FULL] |= 1 << system
    note(s, journal.STATION, seat, system, planet)
    blue = planet < s.t.blue[c[TILE + system]]
    react(s, seat, ON_STATION)
    if blue:
        react(s, seat, ON_BLUE_STATION)
    return blue


def pass_through(s: Pulsar, seat: i64, system: i64) -> bool:
    """A new station, compulsory and without exploration bonus (PUL-STN-05, PUL-AMB-20); whether it is a dead end."""
    establish(s, seat, system, False)
    side: i64 = s.cells[SIDE]
    dead_end: i64 = s.t.dead_end[side][s.t.system_at[side][system]]
    return dead_end != 0


def end_at(s: Pulsar, seat: i64, location: i64) -> None:
    """The end of a flight or a teleport (PUL-STN-06, PUL-CLAIM-01); the tile of a dead end comes first (PUL-AMB-28)."""
    side: i64 = s.cells[SIDE]
    kind: i64 = s.t.kind[side][location]
    thing: i64 = s.t.number[side][location]
    settled = False
    if kind == SYSTEM:
        if (wants_station(s, seat) >> thing) & 1:
            settled = True
            if establish(s, seat, thing, True):
                s.push(tasks.EXPLORE, seat, thing)
    elif kind == PULSAR:
        settled = claim(s, seat, thing)
    if settled and s.t.dead_end[side][location]:
        s.push(tasks.PROGRAM, seat, s.t.draw_one, FROM_EXPLORATION)


# ---------------------------------------------------------------- pulsars


def owner_of(s: Pulsar, pulsar: i64) -> i64:
    """Who claims it, -1 for nobody."""
    seat: i64 = 0
    while seat < s.cells[PLAYERS]:
        if (s.cells[CLAIMED + seat] >> pulsar) & 1:
            return seat
        seat += 1
    return -1


def has_ring(s: Pulsar, seat: i64) -> bool:
    """PUL-CLAIM-06"""
    return bits(s.cells[CLAIMED + seat]) < s.t.rings


def claim(s: Pulsar, seat: i64, pulsar: i64) -> bool:
    """An unclaimed pulsar, while a ring is left (PUL-CLAIM-01, PUL-CLAIM-07, PUL-AMB-30)."""
    if owner_of(s, pulsar) >= 0 or not has_ring(s, seat):
        return False
    s.cells[CLAIMED + seat] |= 1 << pulsar
    note(s, journal.CLAIMS, seat, pulsar)
    react(s, seat, ON_CLAIM)
    return True


def isolated_pulsar(s: Pulsar) -> i64:
    """The first unclaimed one; they are all alike (PUL-CLAIM-08)."""
    side: i64 = s.cells[SIDE]
    pulsar: i64 = 0
    while pulsar < PULSARS:
        if s.t.kind[side][s.t.pulsar_at[side][pulsar]] == ISOLATED and owner_of(s, pulsar) < 0:
            return pulsar
        pulsar += 1
    return -1


def advance_claim(s: Pulsar) -> list[int]:
    """Without a ring or an isolated pulsar the claim is lost (PUL-AMB-33)."""
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    if isolated_pulsar(s) < 0 or not has_ring(s, seat):
        note(s, journal.LAPSES, seat, ops.CLAIM)
        s.drop()
        return NOTHING
    found = [encode(codes.CLAIM)]
    if s.stack[at + 2]:
        found.append(encode(codes.SKIP))
    return found


def decide_claim(s: Pulsar, code: i64) -> None:
    seat: i64 = s.stack[len(s.stack) - FRAME + 1]
    s.drop()
    if verb_of(code) == codes.CLAIM:
        claim(s, seat, isolated_pulsar(s))


# ---------------------------------------------------------------- exploration


def advance_explore(s: Pulsar) -> list[int]:
    """What is printed on the system, or a tile (PUL-EXP-01, PUL-BONUS-18, PUL-AMB-27)."""
    at = len(s.stack) - FRAME
    found = [encode(codes.DRAW)]
    if is_of_use(s, s.cells[TILE + s.stack[at + 2]]):
        found.append(encode(codes.PRINTED))
    return found


def is_of_use(s: Pulsar, tile: i64) -> bool:
    """A red die only while it can be used (PUL-AMB-77), a gyrodyne while one is left (PUL-AMB-47)."""
    c = s.cells
    if s.t.bonus_red[tile] > 0 and (c[BONUS_USED] or c[BOUND]):
        return False
    sizes: i64 = s.t.bonus_sizes[tile]
    if sizes == 0:
        return True
    size: i64 = 0
    while size < SIZES:
        if sizes & (1 << size) and c[BANK + size] > 0:
            return True
        size += 1
    return False


def decide_explore(s: Pulsar, code: i64) -> None:
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    tile: i64 = s.cells[TILE + s.stack[at + 2]]
    s.drop()
    if verb_of(code) == codes.PRINTED:
        note(s, journal.TAKES_BONUS, seat, tile)
        s.push(tasks.PROGRAM, seat, s.t.bonus[tile], FROM_EXPLORATION)
    else:
        draw_tile(s, seat)


def draw_tile(s: Pulsar, seat: i64) -> None:
    """The top tile takes effect and is discarded, unless it is kept (PUL-EXP-03, PUL-EXP-04)."""
    c = s.cells
    latch(s)
    if c[STACK] == 0:
        reshuffle(s, seat)
    c[STACK] -= 1
    at: i64 = STACK + 1 + c[STACK]
    kind: i64 = c[at]
    c[at] = -1
    if not s.t.tile_station[kind]:
        c[DISCARDED + kind] += 1
    note(s, journal.EXPLORES, seat, kind)
    s.push(tasks.PROGRAM, seat, s.t.explored[kind], FROM_EXPLORATION)


def reshuffle(s: Pulsar, seat: i64) -> None:
    c = s.cells
    kind: i64 = 0
    while kind < EXPLORATION:
        while c[DISCARDED + kind] > 0:
            c[DISCARDED + kind] -= 1
            c[STACK + 1 + c[STACK]] = kind
            c[STACK] += 1
        kind += 1
    shuffle(c, c, STACK + 1, c[STACK])
    note(s, journal.RESHUFFLES, seat)
