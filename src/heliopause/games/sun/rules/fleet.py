"""Ships: building, upgrading and moving them (chapters BUILD, UPG and JUMP)."""

from mypy_extensions import i64

from heliopause.games.sun import codes, journal, ops, tasks
from heliopause.games.sun.layout import (
    DIRTY,
    EXTRA_JUMP,
    JUMP_FROM,
    LAPSED,
    LEVELS,
    LOCS,
    MUSEUM,
    POP,
    SHIPS,
    TURN,
    WORMHOLES,
)
from heliopause.games.sun.rules.board import (
    DEEP_SPACE,
    SOL,
    deep_space_of,
    kind_of,
    leaving_cost,
    locations,
    neighbours,
)
from heliopause.games.sun.rules.control import controls_shipyard, hold_bonuses, update_control
from heliopause.games.sun.rules.lookahead import keeps_promise
from heliopause.games.sun.rules.metrics import innovates
from heliopause.games.sun.rules.prospects import rest_can, rest_changes
from heliopause.games.sun.rules.ships import add_ship, remove_ship, stealth_candidates
from heliopause.games.sun.rules.sun import (
    Sun,
    has_power,
    latch,
    note,
    power_at,
    ships_at,
    supply_left,
    take_supply,
)
from heliopause.kernel.state import FRAME, NOTHING

# ---------------------------------------------------------------- BUILD: cubes, source, level, place


def advance_build(s: Sun) -> list[int]:
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    cubes: i64 = s.stack[at + 2]
    source: i64 = s.stack[at + 3]
    if cubes == 0:
        s.drop()
        update_control(s)
        return NOTHING
    if source == ops.POPULATION:
        if s.cells[POP + seat] == 0:
            s.cells[LAPSED] = 1
            note(s, journal.LAPSES, seat, ops.BUILD)
            s.stack[at + 2] = 0
            return NOTHING
        return building_places(s, seat, codes.BUILD_AT, [])
    if supply_left(s, seat) > 0:
        return building_places(s, seat, codes.BUILD_AT, [])
    # Supply has run out: population may stand in, or the conversion is forgone (SUN-SUP-04 to SUN-SUP-06).
    found: list[int] = []
    pop: i64 = s.cells[POP + seat]
    if pop > 0 and rest_can(s, at - FRAME, seat, pop - 1):
        building_places(s, seat, codes.POP_AT, found)
    if not found or s.cells[DIRTY] or rest_changes(s, at - FRAME):
        found.append(codes.encode(codes.FORGO))
    return found


def building_places(s: Sun, seat: i64, verb: i64, found: list[int]) -> list[int]:
    """Sol and controlled shipyards, unless the effect names a place (SUN-BUILD-02, SUN-BUILD-05)."""
    at = len(s.stack) - FRAME
    if s.stack[at + 5] == ops.DEEP_SPACE:
        found.append(codes.encode(verb, deep_space_of(s)))
        return found
    loc: i64 = 0
    while loc < LOCS:
        if kind_of(s, loc) == SOL or controls_shipyard(s, seat, loc):
            found.append(codes.encode(verb, loc))
        loc += 1
    return found


def decide_build(s: Sun, code: i64) -> None:
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    verb = codes.verb_of(code)
    s.stack[at + 2] -= 1
    if verb == codes.FORGO:
        return
    source: i64 = s.stack[at + 3]
    level: i64 = s.stack[at + 4]
    from_pop = verb == codes.POP_AT or source == ops.POPULATION
    if from_pop:
        s.cells[POP + seat] -= 1
    else:
        take_supply(s, seat, source == ops.SUPPLY_RIGHT)
    loc = codes.first_of(code)
    add_ship(s, seat, loc, level)
    s.cells[DIRTY] = 1
    if seat != s.cells[TURN]:
        latch(s)
    note(s, journal.BUILDS, seat, level, loc, 1 if from_pop else 0)


# ---------------------------------------------------------------- UPGRADE: ships, levels each, up to, ships done


def advance_upgrade(s: Sun) -> list[int]:
    """So many different ships; each stops at level 4 (SUN-UPG-02, SUN-AMB-41, SUN-AMB-42)."""
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    found: list[int] = []
    if s.stack[at + 2] > 0:
        done: i64 = s.stack[at + 5]
        loc: i64 = 0
        while loc < LOCS:
            level: i64 = 1
            while level < LEVELS:
                ships: i64 = s.cells[SHIPS + (seat * LOCS + loc) * LEVELS + level - 1]
                if ships > 0 and ships > times_done(done, loc * LEVELS + level):
                    found.append(codes.encode(codes.RAISE, loc, level))
                level += 1
            loc += 1
    if not found:
        s.drop()
        update_control(s)
        return NOTHING
    if s.stack[at + 4] and (s.cells[DIRTY] or rest_changes(s, at - FRAME)):
        found.append(codes.encode(codes.STOP))
    return found


def times_done(done: i64, mark: i64) -> i64:
    """How many ships of this place and level were upgraded by the same effect already."""
    n: i64 = 0
    while done:
        if done & 63 == mark:
            n += 1
        done >>= 6
    return n


def decide_upgrade(s: Sun, code: i64) -> None:
    at = len(s.stack) - FRAME
    if codes.verb_of(code) == codes.STOP:
        s.stack[at + 2] = 0
        return
    seat: i64 = s.stack[at + 1]
    loc = codes.first_of(code)
    level = codes.second_of(code)
    reached = level + s.stack[at + 3]
    if reached > LEVELS:
        reached = LEVELS
    raise_ship(s, seat, loc, level, reached)
    done: i64 = s.stack[at + 5]
    s.stack[at + 5] = done << 6 | (loc * LEVELS + reached)
    s.stack[at + 2] -= 1


def raise_ship(s: Sun, seat: i64, loc: i64, level: i64, reached: i64) -> None:
    remove_ship(s, seat, loc, level)
    add_ship(s, seat, loc, reached)
    s.cells[DIRTY] = 1
    if seat != s.cells[TURN]:
        latch(s)
    note(s, journal.UPGRADES, seat, loc, level, reached)


# ---------------------------------------------------------------- SPREAD: levels left, split over ships at will


def advance_spread(s: Sun) -> list[int]:
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    found: list[int] = []
    if s.stack[at + 2] > 0:
        loc: i64 = 0
        while loc < LOCS:
            level: i64 = 1
            while level < LEVELS:
                if s.cells[SHIPS + (seat * LOCS + loc) * LEVELS + level - 1] > 0:
                    found.append(codes.encode(codes.RAISE, loc, level))
                level += 1
            loc += 1
    if not found:
        s.drop()
        update_control(s)
    return found


def decide_spread(s: Sun, code: i64) -> None:
    at = len(s.stack) - FRAME
    level = codes.second_of(code)
    raise_ship(s, s.stack[at + 1], codes.first_of(code), level, level + 1)
    s.stack[at + 2] -= 1


# ---------------------------------------------------------------- JUMP: points, guard


def begin_jump(s: Sun, seat: i64, points: i64, guard: i64, in_action: bool) -> None:
    """Movements of one jump are simultaneous: control waits until the last one (SUN-JUMP-05, SUN-CTRL-03)."""
    if in_action and innovates(s, seat, EXTRA_JUMP):
        points += s.t.extra_jump
    at: i64 = ships_at(seat, 0)
    i: i64 = 0
    while i < LOCS * LEVELS:
        s.cells[JUMP_FROM + i] = s.cells[at + i]
        i += 1
    s.push(tasks.JUMP, seat, points, guard)


def moved(s: Sun, seat: i64) -> bool:
    """Whether the ships stand differently from when the jump began; equal ships are alike (SUN-AMB-04)."""
    at: i64 = ships_at(seat, 0)
    i: i64 = 0
    while i < LOCS * LEVELS:
        if s.cells[JUMP_FROM + i] != s.cells[at + i]:
            return True
        i += 1
    return False


def advance_jump(s: Sun) -> list[int]:
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    points: i64 = s.stack[at + 2]
    found: list[int] = []
    if points > 0:
        jump_moves(s, seat, points, found)
    if not found:
        end_jump(s, seat)
        return NOTHING
    # An Action must not end with everything as it was (SUN-ACT-22, SUN-BASIC-06).
    changed = s.cells[DIRTY] != 0 or rest_changes(s, at - FRAME)
    if not changed and not s.probing:
        found = [code for code in found if leaves_a_change(s, seat, code)]
    if changed or moved(s, seat):
        found.append(codes.encode(codes.STOP))
    if s.stack[at + 3] and not s.probing:
        found = keeps_promise(s, found)
    return found


def jump_moves(s: Sun, seat: i64, points: i64, found: list[int]) -> None:
    """One ship, one segment (SUN-JUMP-03); through wormholes anywhere but from Sol and Deep Space (SUN-AMB-79)."""
    wormholes = has_power(s, seat, WORMHOLES)
    loc: i64 = 0
    while loc < LOCS:
        if power_at(s, seat, loc) > 0 and leaving_cost(s, loc) <= points:
            targets = neighbours(s, loc)
            if wormholes:
                kind = kind_of(s, loc)
                if kind != SOL and kind != DEEP_SPACE:
                    targets = locations(s) & ~(1 << loc)
            ship_moves(s, seat, loc, targets, found)
        loc += 1


def ship_moves(s: Sun, seat: i64, loc: i64, targets: i64, found: list[int]) -> None:
    level: i64 = 1
    while level <= LEVELS:
        if s.cells[SHIPS + (seat * LOCS + loc) * LEVELS + level - 1] > 0:
            target: i64 = 0
            while target < LOCS:
                if targets & (1 << target):
                    found.append(codes.encode(codes.MOVE, loc, level * 16 + target))
                target += 1
        level += 1


def leaves_a_change(s: Sun, seat: i64, code: i64) -> bool:
    """Whether a move of a jump that must change something still lets it end with a change."""
    at = len(s.stack) - FRAME
    loc = codes.first_of(code)
    level = codes.second_of(code) >> 4
    target = codes.second_of(code) & 15
    remove_ship(s, seat, loc, level)
    add_ship(s, seat, target, level)
    fine = moved(s, seat)
    if not fine:  # back where it began: then some ship must still be able to move
        left: i64 = s.stack[at + 2]
        further: list[int] = []
        jump_moves(s, seat, left - leaving_cost(s, loc), further)
        fine = len(further) > 0
    remove_ship(s, seat, target, level)
    add_ship(s, seat, loc, level)
    return fine


def decide_jump(s: Sun, code: i64) -> None:
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    if codes.verb_of(code) == codes.STOP:
        end_jump(s, seat)
        return
    loc = codes.first_of(code)
    s.stack[at + 2] -= leaving_cost(s, loc)
    move_ship(s, seat, code)


def move_ship(s: Sun, seat: i64, code: i64) -> None:
    loc = codes.first_of(code)
    level = codes.second_of(code) >> 4
    target = codes.second_of(code) & 15
    remove_ship(s, seat, loc, level)
    add_ship(s, seat, target, level)
    note(s, journal.MOVES, seat, level, loc, target)


def end_jump(s: Sun, seat: i64) -> None:
    """Unused points are lost; now control and bonuses (SUN-JUMP-07, SUN-JUMP-01)."""
    guard: i64 = s.stack[len(s.stack) - FRAME + 3]
    s.drop()
    if moved(s, seat):
        s.cells[DIRTY] = 1
        if seat != s.cells[TURN]:
            latch(s)
    depth: i64 = len(s.stack)
    update_control(s)
    if guard & ops.STEALTHY:
        hold_bonuses(s, seat, stealth_candidates(s, seat), depth)


# ---------------------------------------------------------------- WARP: so many ships go straight to any location


def advance_warp(s: Sun) -> list[int]:
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    found: list[int] = []
    if s.stack[at + 2] > 0:
        loc: i64 = 0
        while loc < LOCS:
            if power_at(s, seat, loc) > 0:
                ship_moves(s, seat, loc, locations(s) & ~(1 << loc), found)
            loc += 1
    if not found:
        end_jump(s, seat)
        return NOTHING
    if s.cells[DIRTY] or moved(s, seat) or rest_changes(s, at - FRAME):
        found.append(codes.encode(codes.STOP))
    return found


def decide_warp(s: Sun, code: i64) -> None:
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    if codes.verb_of(code) == codes.STOP:
        end_jump(s, seat)
        return
    s.stack[at + 2] -= 1
    move_ship(s, seat, code)


# ---------------------------------------------------------------- MUSEUM: one ship each may retire (SUN-CARD-09)


def advance_museum(s: Sun) -> list[int]:
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    found: list[int] = []
    loc: i64 = 0
    while loc < LOCS:
        level: i64 = 1
        while level <= LEVELS:
            if s.cells[SHIPS + (seat * LOCS + loc) * LEVELS + level - 1] > 0:
                found.append(codes.encode(codes.RETIRE, loc, level))
            level += 1
        loc += 1
    if not found:
        s.drop()
        return NOTHING
    found.append(codes.encode(codes.SKIP))
    return found


def decide_museum(s: Sun, code: i64) -> None:
    seat: i64 = s.stack[len(s.stack) - FRAME + 1]
    s.drop()
    if codes.verb_of(code) == codes.SKIP:
        return
    loc = codes.first_of(code)
    level = codes.second_of(code)
    remove_ship(s, seat, loc, level)
    s.cells[MUSEUM + seat] = level
    if seat != s.cells[TURN]:
        latch(s)
    note(s, journal.RETIRES, seat, level, loc)
    update_control(s)
