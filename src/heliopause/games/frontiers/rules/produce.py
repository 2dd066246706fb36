"""Produce (chapter PROD)."""

from mypy_extensions import i64

from heliopause.games.frontiers import codes, journal, ops, tasks
from heliopause.games.frontiers.layout import (
    ACTION,
    COLONIES,
    COLONY,
    COLONY_SLOTS,
    GOOD,
    GOODS_LEFT,
    KINDS,
    OORT_KIND,
    PLAYERS,
    PRODUCED,
)
from heliopause.games.frontiers.rules.frontiers import (
    Frontiers,
    colony_slot,
    kind_now,
    nth,
    place_good,
    selects,
)
from heliopause.games.frontiers.rules.powers import count_group, gain, rows_of
from heliopause.kernel.codes import encode, first_of
from heliopause.kernel.state import FRAME, NOTHING, note


def advance_produce(s: Frontiers) -> list[int]:
    """Every empty production colony, then the windfall colonies that are due, then the powers (NF-AMB-53)."""
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    rows = rows_of(s, seat, ops.PRODUCE)
    if s.stack[at + 2] == 0:
        s.stack[at + 2] = 1
        s.stack[at + 3] = windfalls_due(s, seat, rows)
        if kind_wanted(s, seat, rows):
            s.push(tasks.KIND, seat)
            return NOTHING
    produce_what_is_certain(s, seat, at)
    found: list[int] = []
    c = s.cells
    due: i64 = s.stack[at + 3]
    first: i64 = seat * COLONY_SLOTS
    slot: i64 = 0
    while slot < c[COLONIES + seat]:
        tile: i64 = c[COLONY + first + slot]
        kind = kind_now(s, tile)
        if kind > 0 and c[GOOD + first + slot] == 0 and c[GOODS_LEFT + kind] > 0:
            if s.t.production[tile] or (s.t.windfall[tile] and (due & 15 or due >> (4 * kind) & 15)):
                found.append(encode(codes.PRODUCE, tile))
        slot += 1
    if not found:
        use_produce_powers(s, seat, rows)
        s.drop()
    return found


def windfalls_due(s: Frontiers, seat: i64, rows: list[int]) -> i64:
    """Goods for windfall colonies: four bits for any kind, then four for each kind (NF-PROD-05, NF-PROD-06)."""
    t = s.t
    due: i64 = 0
    if selects(s, seat):
        due = t.bonus_windfalls[s.cells[ACTION]]
    i: i64 = 0
    while i < len(rows):
        row: i64 = rows[i]
        if t.rows[row] == ops.GOOD_ON:
            kind: i64 = t.rows[row + 2]
            n: i64 = t.rows[row + 1]
            due += n << (4 * kind)
        i += 2
    return due


def produce_what_is_certain(s: Frontiers, seat: i64, at: i64) -> None:
    """Where goods of a kind suffice for all, nothing is to be chosen (NF-PROD-01, NF-PROD-02, NF-PROD-10)."""
    c = s.cells
    t = s.t
    first: i64 = seat * COLONY_SLOTS
    kind: i64 = 1
    while kind <= KINDS:
        due: i64 = s.stack[at + 3]
        regular: i64 = 0
        halo: i64 = 0
        slot: i64 = 0
        while slot < c[COLONIES + seat]:
            tile: i64 = c[COLONY + first + slot]
            if c[GOOD + first + slot] == 0 and kind_now(s, tile) == kind:
                regular += t.production[tile]
                halo += t.windfall[tile]
            slot += 1
        wanted: i64 = (due & 15) + (due >> (4 * kind) & 15)
        enough = c[GOODS_LEFT + kind] >= regular + (halo if halo < wanted else wanted)
        slot = 0
        while enough and slot < c[COLONIES + seat]:
            tile = c[COLONY + first + slot]
            if c[GOOD + first + slot] == 0 and kind_now(s, tile) == kind:
                if t.production[tile] or halo <= due >> (4 * kind) & 15:
                    if t.windfall[tile]:
                        s.stack[at + 3] -= 1 << (4 * kind)
                        due -= 1 << (4 * kind)
                        halo -= 1
                    produce_on(s, seat, slot, kind)
            slot += 1
        kind += 1


def produce_on(s: Frontiers, seat: i64, slot: i64, kind: i64) -> None:
    if place_good(s, seat, slot, kind):
        s.cells[PRODUCED + seat] |= 1 << slot


def decide_produce(s: Frontiers, code: i64) -> None:
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    tile = first_of(code)
    kind = kind_now(s, tile)
    if s.t.windfall[tile]:
        due: i64 = s.stack[at + 3]
        s.stack[at + 3] -= 1 << (4 * kind) if due >> (4 * kind) & 15 else 1
    produce_on(s, seat, colony_slot(s, seat, tile), kind)


# ---------------------------------------------------------------- KIND: of the any-kind world (NF-CARD-28)


def kind_wanted(s: Frontiers, seat: i64, rows: list[int]) -> bool:
    """Whether its good or a power asks for it; otherwise no question (NF-AMB-46)."""
    c = s.cells
    t = s.t
    if t.any_tile < 0 or c[OORT_KIND] > 0:
        return False
    slot = colony_slot(s, seat, t.any_tile)
    if slot < 0:
        return False
    if c[GOOD + seat * COLONY_SLOTS + slot] == 0 and t.production[t.any_tile]:
        return True
    i: i64 = 0
    while i < len(rows):
        row: i64 = rows[i]
        if t.rows[row] == ops.GAIN and t.rows[row + 3] == ops.PER_TILE and t.group_kinds[t.rows[row + 4]]:
            return True
        i += 2
    return False


def advance_kind(s: Frontiers) -> list[int]:
    found: list[int] = []
    kind: i64 = 1
    while kind <= KINDS:
        found.append(encode(codes.KIND, kind))
        kind += 1
    return found


def decide_kind(s: Frontiers, code: i64) -> None:
    seat: i64 = s.stack[len(s.stack) - FRAME + 1]
    s.drop()
    s.cells[OORT_KIND] = first_of(code)
    note(s, journal.SETS_KIND, seat, first_of(code))


# ---------------------------------------------------------------- powers


def use_produce_powers(s: Frontiers, seat: i64, rows: list[int]) -> None:
    """All but the comparison, which waits for everybody (NF-AMB-54)."""
    t = s.t
    i: i64 = 0
    while i < len(rows):
        row: i64 = rows[i]
        if t.rows[row] == ops.GAIN:
            when: i64 = t.rows[row + 3]
            n: i64 = t.rows[row + 2]
            if when == ops.PER_TILE:
                n *= count_group(s, seat, t.rows[row + 4])
            elif when == ops.PRODUCED_HERE:
                n *= produced_here(s, seat, rows[i + 1])
            elif when == ops.PER_KIND:
                n *= kinds_produced(s, seat)
            elif when != ops.ALWAYS:
                n = 0
            gain(s, seat, t.rows[row + 1], n, rows[i + 1])
        i += 2


def produced_here(s: Frontiers, seat: i64, tile: i64) -> i64:
    """Really produced in this action, not lying there before (NF-PROD-07)."""
    slot = colony_slot(s, seat, tile)
    produced: i64 = s.cells[PRODUCED + seat]
    return 1 if slot >= 0 and produced & (1 << slot) else 0


def produced_of(s: Frontiers, seat: i64, kind: i64) -> i64:
    """How many goods of a kind this seat has produced in this action (NF-CARD-34)."""
    c = s.cells
    n: i64 = 0
    produced: i64 = c[PRODUCED + seat]
    slot: i64 = 0
    while slot < c[COLONIES + seat]:
        if produced & (1 << slot) and c[GOOD + seat * COLONY_SLOTS + slot] == kind:
            n += 1
        slot += 1
    return n


def kinds_produced(s: Frontiers, seat: i64) -> i64:
    n: i64 = 0
    kind: i64 = 1
    while kind <= KINDS:
        if produced_of(s, seat, kind) > 0:
            n += 1
        kind += 1
    return n


def close_produce(s: Frontiers) -> None:
    """Who has produced more of a kind than each other player (NF-CARD-34, NF-AMB-54)."""
    t = s.t
    place: i64 = 0
    while place < s.cells[PLAYERS]:
        seat = nth(s, place)
        rows = rows_of(s, seat, ops.PRODUCE)
        i: i64 = 0
        while i < len(rows):
            row: i64 = rows[i]
            if t.rows[row] == ops.GAIN and t.rows[row + 3] == ops.MOST and most_of(s, seat, t.rows[row + 4]):
                gain(s, seat, t.rows[row + 1], t.rows[row + 2], rows[i + 1])
            i += 2
        place += 1


def most_of(s: Frontiers, seat: i64, kind: i64) -> bool:
    mine = produced_of(s, seat, kind)
    if mine == 0:
        return False
    other: i64 = 0
    while other < s.cells[PLAYERS]:
        if other != seat and produced_of(s, other, kind) >= mine:
            return False
        other += 1
    return True
