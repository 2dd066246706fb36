"""Powers: which rows a seat has in a phase, what they give, what they make cheaper (chapter POW)."""

from mypy_extensions import i64

from heliopause.games.frontiers import journal, ops
from heliopause.games.frontiers.layout import (
    BUILT,
    COLONIES,
    COLONY,
    COLONY_SLOTS,
    DEVELOPED,
    EXPLORED,
    EXPLORED_SLOTS,
    FIRST_FACE,
    FRESH,
    MAT_SLOTS,
    TABLE_TILES,
)
from heliopause.games.frontiers.rules.frontiers import (
    Frontiers,
    add_explored,
    draw_world,
    gain_colonists,
    gain_credits,
    gain_points,
    seen_as,
)
from heliopause.kernel.state import note


def rows_of(s: Frontiers, seat: i64, phase: i64) -> list[int]:
    """Each power of this seat that works in a phase: its row and its tile. Fresh tiles lie idle (NF-POW-02)."""
    c = s.cells
    t = s.t
    found: list[int] = []
    fresh: i64 = c[FRESH + seat]
    base: i64 = phase * TABLE_TILES
    slot: i64 = 0
    while slot < c[COLONIES + seat]:
        if not fresh & (1 << slot):
            tile: i64 = c[COLONY + seat * COLONY_SLOTS + slot]
            at: i64 = t.first[base + tile]
            end: i64 = t.last[base + tile]
            while at < end:
                found.append(at)
                found.append(tile)
                at += ops.ROW
        slot += 1
    slot = 0
    while slot < c[DEVELOPED + seat]:
        tile = FIRST_FACE + c[BUILT + seat * MAT_SLOTS + slot]
        at = t.first[base + tile]
        end = t.last[base + tile]
        while at < end:
            found.append(at)
            found.append(tile)
            at += ops.ROW
        slot += 1
    return found


def in_group(s: Frontiers, group: i64, tile: i64) -> bool:
    return s.t.group[group * TABLE_TILES + tile] != 0


def count_group(s: Frontiers, seat: i64, group: i64) -> i64:
    """Tiles of the empire that belong to a group: colonies and developments, fresh ones too."""
    c = s.cells
    t = s.t
    n: i64 = 0
    base: i64 = group * TABLE_TILES
    slot: i64 = 0
    while slot < c[COLONIES + seat]:
        n += t.group[base + seen_as(s, c[COLONY + seat * COLONY_SLOTS + slot])]
        slot += 1
    slot = 0
    while slot < c[DEVELOPED + seat]:
        n += t.group[base + FIRST_FACE + c[BUILT + seat * MAT_SLOTS + slot]]
        slot += 1
    return n


# ---------------------------------------------------------------- what powers give


def gain(s: Frontiers, seat: i64, what: i64, n: i64, tile: i64) -> None:
    if what == ops.CREDIT:
        gain_credits(s, seat, n, tile)
    elif what == ops.POINT:
        gain_points(s, seat, n, tile)
    elif what == ops.COLONIST:
        gain_colonists(s, seat, n, tile)
    else:
        draw_worlds(s, seat, n, tile)


def draw_worlds(s: Frontiers, seat: i64, n: i64, tile: i64) -> None:
    """Extra worlds are kept; a draw from an empty bag is lost (NF-AMB-19, NF-AMB-22)."""
    c = s.cells
    i: i64 = 0
    while i < n:
        world = draw_world(s) if c[EXPLORED + seat] < EXPLORED_SLOTS else -1
        if world < 0:
            note(s, journal.BAG_EMPTY, seat, tile)
            return
        add_explored(s, seat, world)
        note(s, journal.DRAWS, seat, world, tile)
        i += 1


def fire(s: Frontiers, seat: i64, rows: list[int], when: i64, subject: i64) -> None:
    """Every gain that waits for this event; `subject` is the tile settled, or the number of goods consumed."""
    t = s.t
    i: i64 = 0
    while i < len(rows):
        row: i64 = rows[i]
        if t.rows[row] == ops.GAIN and t.rows[row + 3] == when:
            n: i64 = t.rows[row + 2]
            group: i64 = t.rows[row + 4]
            if when == ops.PER_CONSUMED:
                n *= subject
            elif when == ops.PER_SETTLED and group >= 0 and not in_group(s, group, subject):
                n = 0
            gain(s, seat, t.rows[row + 1], n, rows[i + 1])
        i += 2


# ---------------------------------------------------------------- prices and Military


def discount(s: Frontiers, rows: list[int], subject: i64) -> i64:
    """Credits off a development, or off a world that is settled by payment (NF-POW-06)."""
    t = s.t
    off: i64 = 0
    i: i64 = 0
    while i < len(rows):
        row: i64 = rows[i]
        if t.rows[row] == ops.DISCOUNT:
            group: i64 = t.rows[row + 2]
            if group < 0 or in_group(s, group, subject):
                off += t.rows[row + 1]
        i += 2
    return off


def strength(s: Frontiers, seat: i64, rows: list[int], world: i64) -> i64:
    """Military against a world; general Military only with -1 (NF-MIL-01, NF-MIL-03, NF-MIL-04)."""
    t = s.t
    total: i64 = 0
    i: i64 = 0
    while i < len(rows):
        row: i64 = rows[i]
        if t.rows[row] == ops.MILITARY:
            against: i64 = t.rows[row + 2]
            if against < 0 or (world >= 0 and in_group(s, against, world)):
                n: i64 = t.rows[row + 1]
                per: i64 = t.rows[row + 3]
                total += n * count_group(s, seat, per) if per >= 0 else n
        i += 2
    return total
