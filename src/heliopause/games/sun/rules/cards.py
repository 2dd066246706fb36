"""Copied Actions, moved supply cubes, and powers used at will (chapter CARD)."""

from typing import Final

from mypy_extensions import i64

from heliopause.games.sun import codes, journal, ops, tasks
from heliopause.games.sun.layout import (
    AT_WILL,
    BOARD_SLOTS,
    CLAIM,
    CLAIM_DISC,
    CLAIMS,
    COLUMNS,
    DIRTY,
    FOOD,
    FOOD_DISCS,
    IN_PLAY,
    LAPSED,
    ORE,
    ORE_DISC,
    ORE_DISCS,
    POP,
    POWERS,
    RECLAIMED,
    RESEARCHED,
    SLOTS,
    STAR,
    SUPPLY,
    USED,
)
from heliopause.games.sun.rules.prospects import NO, can, can_copy, copy_flags
from heliopause.games.sun.rules.slots import technology_at
from heliopause.games.sun.rules.sun import (
    Sun,
    has_room,
    note,
    rightmost_column,
    supply_left,
    take_disc,
)
from heliopause.kernel.state import FRAME

RECLAIM_POWER: Final = 1
SWAP_POWER: Final = 2


# ---------------------------------------------------------------- COPY: what


def advance_copy(s: Sun) -> list[int]:
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    what: i64 = s.stack[at + 2]
    found = recallable(s, seat) if what == ops.COPY_BONUS else copyable(s, seat, what, at - FRAME)
    if not found:
        s.cells[LAPSED] = 1
        note(s, journal.LAPSES, seat, ops.COPY)
        s.drop()
    return found


def copyable(s: Sun, seat: i64, what: i64, at: i64) -> list[int]:
    """Spaces whose Action may be taken without the pawn going there (SUN-CARD-02, 03, 05; SUN-AMB-74)."""
    after: i64 = s.stack[at + 2] if at >= 0 and s.stack[at] == tasks.PROGRAM else 0
    ore: i64 = s.cells[ORE + seat]
    pop: i64 = s.cells[POP + seat]
    supply = supply_left(s, seat)
    found: list[int] = []
    space: i64 = 0
    while space < s.t.spaces:
        if can_copy(s, seat, space, what, after, ore, pop, supply) != NO:
            found.append(codes.encode(codes.COPY, space))
        space += 1
    return found


def recallable(s: Sun, seat: i64) -> list[int]:
    """Own technologies of level I to III with an immediate bonus."""
    found: list[int] = []
    slot: i64 = 0
    while slot < SLOTS:
        tech = technology_at(s, seat, slot)
        if tech >= 0 and s.t.tech_level[tech] < 4 and s.t.tech_bonus[tech] != 0:
            found.append(codes.encode(codes.RECALL, tech))
        slot += 1
    return found


def decide_copy(s: Sun, code: i64) -> None:
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    what: i64 = s.stack[at + 2]
    item = codes.first_of(code)
    s.drop()
    if what == ops.COPY_BONUS:
        s.push(tasks.PROGRAM, seat, s.t.tech_bonus[item], 0, 0, tasks.FROM_BONUS * 256 + item)
        return
    note(s, journal.COPIES, seat, item)
    s.push(tasks.PROGRAM, seat, s.t.space_code[item], 0, copy_flags(what), tasks.FROM_SPACE * 256 + item)


# ---------------------------------------------------------------- SHIFT: cubes, from right, target column or any


def advance_shift(s: Sun) -> list[int]:
    """The target needs room; only column A takes any number (SUN-AMB-18)."""
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    target: i64 = s.stack[at + 4]
    found: list[int] = []
    if s.stack[at + 2] > 0:
        rightmost = rightmost_column(s, seat)
        source: i64 = 0
        while source < COLUMNS:
            if s.cells[SUPPLY + seat * COLUMNS + source] > 0 and (not s.stack[at + 3] or source == rightmost):
                column: i64 = 0
                while column < COLUMNS:
                    if (target == COLUMNS or target == column) and (column == source or has_room(s, seat, column)):
                        if column != source or target == COLUMNS:
                            found.append(codes.encode(codes.SHIFT_CUBE, source, column))
                    column += 1
            source += 1
    if not found:
        s.drop()
    return found


def decide_shift(s: Sun, code: i64) -> None:
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    source = codes.first_of(code)
    column = codes.second_of(code)
    s.cells[SUPPLY + seat * COLUMNS + source] -= 1
    s.cells[SUPPLY + seat * COLUMNS + column] += 1
    if source != column:
        s.cells[DIRTY] = 1
        note(s, journal.SHIFTS, seat, source, column)
    s.stack[at + 2] -= 1


# ---------------------------------------------------------------- powers at will, between phases (SUN-AMB-84)


def will_options(s: Sun, seat: i64, found: list[int]) -> None:
    """Each once a turn; exchanging the markers of achievements as often as one likes (SUN-AMB-54)."""
    powers: i64 = s.cells[POWERS + seat]
    powers //= AT_WILL
    if powers == 0:
        return
    used: i64 = s.cells[USED]
    number: i64 = 0
    while powers >> number:
        if powers & (1 << number) and not used & (1 << number):
            kind: i64 = s.t.will_kind[number]
            if kind == RECLAIM_POWER:
                reclaim_options(s, seat, found)
            elif kind == SWAP_POWER:
                swap_options(s, seat, found)
            elif can_use(s, seat, s.t.will_code[number]):
                found.append(codes.encode(codes.USE, number))
        number += 1


def can_use(s: Sun, seat: i64, program: i64) -> bool:
    supply = supply_left(s, seat)
    return can(s, seat, program, 0, 0, 0, s.cells[ORE + seat], s.cells[POP + seat], supply) != NO


def reclaim_options(s: Sun, seat: i64, found: list[int]) -> None:
    slot: i64 = 0
    while slot < BOARD_SLOTS:
        who: i64 = s.cells[RESEARCHED + slot]
        taken: i64 = s.cells[RECLAIMED + slot]
        if who & ~taken & (1 << seat):
            found.append(codes.encode(codes.RECLAIM, slot))
        slot += 1


def swap_options(s: Sun, seat: i64, found: list[int]) -> None:
    place: i64 = 0
    while place < IN_PLAY:
        i: i64 = 0
        while i < CLAIMS:
            if s.cells[CLAIM + place * CLAIMS + i] == seat and s.cells[CLAIM_DISC + place * CLAIMS + i] == STAR:
                if s.cells[FOOD_DISCS + seat] > 0:
                    found.append(codes.encode(codes.SWAP, place * 8 + i, FOOD))
                if s.cells[ORE_DISCS + seat] > 0:
                    found.append(codes.encode(codes.SWAP, place * 8 + i, ORE_DISC))
            i += 1
        place += 1


def use_power(s: Sun, seat: i64, code: i64) -> None:
    verb = codes.verb_of(code)
    c = s.cells
    used: i64 = c[USED]
    if verb == codes.SWAP:
        swap_disc(s, seat, codes.first_of(code) >> 3, codes.first_of(code) & 7, codes.second_of(code))
    elif verb == codes.RECLAIM:
        slot = codes.first_of(code)
        taken: i64 = c[RECLAIMED + slot]
        c[RECLAIMED + slot] = taken | 1 << seat
        c[POP + seat] += 1
        c[USED] = used | 1 << number_of(s, RECLAIM_POWER)
        note(s, journal.RECLAIMS, seat, slot)
    else:
        number = codes.first_of(code)
        c[USED] = used | 1 << number
        note(s, journal.USES_POWER, seat, number)
        s.push(tasks.PROGRAM, seat, s.t.will_code[number], 0, 0, tasks.FROM_POWER * 256 + number)


def number_of(s: Sun, kind: i64) -> i64:
    """The number of the power of this kind; one past the last if no card has it."""
    number: i64 = 0
    while number < len(s.t.will_kind) and s.t.will_kind[number] != kind:
        number += 1
    return number


def swap_disc(s: Sun, seat: i64, place: i64, slot: i64, kind: i64) -> None:
    s.cells[CLAIM_DISC + place * CLAIMS + slot] = take_disc(s, seat, kind)
    note(s, journal.SWAPS, seat, place, kind)


def swap_the_rest(s: Sun, seat: i64) -> None:
    """What is left is exchanged before scoring; which track gives it makes no difference then."""
    powers: i64 = s.cells[POWERS + seat]
    if not powers // AT_WILL & (1 << number_of(s, SWAP_POWER)):
        return
    found: list[int] = []
    swap_options(s, seat, found)
    while found:
        use_power(s, seat, found[0])
        found = []
        swap_options(s, seat, found)
