"""Victory points, line by line, and the tie-break (chapters SCORE, TIE and GOAL)."""

from typing import Final

from mypy_extensions import i64

from heliopause.games.frontiers import ops
from heliopause.games.frontiers.layout import (
    ANY_KIND,
    BUILT,
    CHIPS,
    COLONIES,
    COLONISTS,
    COLONY,
    COLONY_SLOTS,
    CREDITS,
    DEVELOPED,
    FACE_DOWN,
    FIRST_FACE,
    GOALS,
    HOLDER,
    KIND_SET,
    KINDS,
    MAT_SLOTS,
    NO_ITEM,
    PLAYERS,
    TABLE_TILES,
    WITH_GOALS,
)
from heliopause.games.frontiers.rules.consume import bits, goods_of
from heliopause.games.frontiers.rules.frontiers import Frontiers
from heliopause.games.frontiers.rules.powers import rows_of, strength
from heliopause.games.frontiers.rules.stockpile import stored
from heliopause.games.frontiers.tables import GOAL_COLUMNS, UNUSED_COLONISTS

# the lines of a score; each is kind, item, points
LINE: Final = 3
CHIPS_LINE: Final = 1  # how many
COLONY_LINE: Final = 2  # tile: printed value
DEVELOPMENT_LINE: Final = 3  # tile: printed value
BONUS_LINE: Final = 4  # tile: its question mark
GOAL_LINE: Final = 5  # goal
KIND_LINE: Final = 6  # kind that the any-kind world counts as; no points of its own

UNDECIDED: Final = 0


def total(s: Frontiers, seat: i64, lines: list[int] | None) -> i64:
    """The points of a seat now; the lines are appended if somebody wants them."""
    c = s.cells
    chips: i64 = c[CHIPS + seat]
    points = line(lines, CHIPS_LINE, chips, chips)
    empire = tiles_of(s, seat)
    for tile in empire:
        kind = COLONY_LINE if tile < FIRST_FACE else DEVELOPMENT_LINE
        points += line(lines, kind, tile, s.t.points[tile])
    best = best_kind(s, seat, empire)
    if best != UNDECIDED and lines is not None:
        lines.append(KIND_LINE)
        lines.append(int(best))
        lines.append(0)
    points += bonuses(s, seat, empire, best, lines)
    points += goals(s, seat, empire, best, lines)
    return points


def line(lines: list[int] | None, kind: i64, item: i64, points: i64) -> i64:
    if lines is not None and points != 0:
        lines.append(kind)
        lines.append(item)
        lines.append(points)
    return points


def tiles_of(s: Frontiers, seat: i64) -> list[int]:
    """Colonies and developments (NF-SCORE-01, NF-SCORE-02)."""
    c = s.cells
    empire: list[int] = []
    slot: i64 = 0
    while slot < c[COLONIES + seat]:
        empire.append(c[COLONY + seat * COLONY_SLOTS + slot])
        slot += 1
    slot = 0
    while slot < c[DEVELOPED + seat]:
        empire.append(FIRST_FACE + c[BUILT + seat * MAT_SLOTS + slot])
        slot += 1
    return empire


def best_kind(s: Frontiers, seat: i64, empire: list[int]) -> i64:
    """What the owner of the any-kind world names for scoring: the kind that is worth most (NF-CARD-31)."""
    if s.t.any_tile not in empire:
        return UNDECIDED
    best: i64 = 1
    most: i64 = -1
    kind: i64 = 1
    while kind <= KINDS:
        points = bonuses(s, seat, empire, kind, None) + goals(s, seat, empire, kind, None)
        if points > most:
            best = kind
            most = points
        kind += 1
    return best


def counted_as(s: Frontiers, tile: i64, kind: i64) -> i64:
    return KIND_SET + kind - 1 if tile == s.t.any_tile and kind != UNDECIDED else tile


def bonuses(s: Frontiers, seat: i64, empire: list[int], kind: i64, lines: list[int] | None) -> i64:
    """Question marks: each tile of the empire scores for one condition of each bonus (NF-SCORE-04 to 06, NF-AMB-64)."""
    t = s.t
    points: i64 = 0
    for tile in empire:
        bonus: i64 = t.bonus[tile]
        if bonus >= 0:
            n: i64 = 0
            base: i64 = bonus * TABLE_TILES
            for other in empire:
                n += t.bonus_points[base + counted_as(s, other, kind)]
            if t.bonus_military[bonus]:
                n += t.bonus_military[bonus] * strength(s, seat, rows_of(s, seat, ops.SETTLE), -1)
            n += t.bonus_kinds[bonus * (KINDS + 1) + kinds_of_colonies(s, empire, kind)]
            points += line(lines, BONUS_LINE, tile, n)
    return points


def kinds_of_colonies(s: Frontiers, empire: list[int], kind: i64) -> i64:
    """How many of the four kinds of goods the colonies show."""
    mask: i64 = 0
    for tile in empire:
        shown: i64 = s.t.kind[tile]
        if shown == ANY_KIND:
            shown = kind
        mask |= 1 << shown
    return bits(mask & ~1)


# ---------------------------------------------------------------- goals


def goals(s: Frontiers, seat: i64, empire: list[int], kind: i64, lines: list[int] | None) -> i64:
    """Every goal that some player holds scores for all (NF-GOAL-18, NF-GOAL-20); a hidden one not yet (NF-GOAL-19)."""
    c = s.cells
    points: i64 = 0
    goal: i64 = 0
    while c[WITH_GOALS] and goal < GOALS:
        if c[HOLDER + goal] >= 0 and c[FACE_DOWN] != goal:
            points += line(lines, GOAL_LINE, goal, goal_points(s, seat, goal, empire, kind))
        goal += 1
    return points


def goal_points(s: Frontiers, seat: i64, goal: i64, empire: list[int], kind: i64) -> i64:
    count = goal_count(s, seat, goal, empire, kind)
    column = count if count < GOAL_COLUMNS else GOAL_COLUMNS - 1
    return s.t.goal_points[goal * GOAL_COLUMNS + column]


def goal_count(s: Frontiers, seat: i64, goal: i64, empire: list[int], kind: i64) -> i64:
    """Categories, tiles, colonists or what lies on the stockpile mat (NF-GOAL-21 to NF-GOAL-25)."""
    t = s.t
    if t.goal_item[goal] != NO_ITEM:
        return stored(s, seat, t.goal_item[goal])
    place: i64 = t.goal_groups[goal]
    n: i64 = 0
    if place >= 0:
        i: i64 = 0
        while i < t.lists[place]:
            if members(s, empire, kind, t.lists[place + 1 + i]) > 0:
                n += 1
            i += 1
        return n
    if t.goal_counts[goal] == UNUSED_COLONISTS:
        return s.cells[COLONISTS + seat]
    return members(s, empire, kind, t.goal_counts[goal])


def members(s: Frontiers, empire: list[int], kind: i64, group: i64) -> i64:
    n: i64 = 0
    for tile in empire:
        n += s.t.group[group * TABLE_TILES + counted_as(s, tile, kind)]
    return n


# ---------------------------------------------------------------- who wins


def credits_and_goods(s: Frontiers, seat: i64) -> i64:
    """In the empire, not on the stockpile mat (NF-TIE-01, NF-TIE-02, NF-AMB-63)."""
    return s.cells[CREDITS + seat] + goods_of(s, seat, 0)


def winning_seats(s: Frontiers) -> list[int]:
    """The highest score, then credits and goods; still tied, they win together (NF-SCORE-08, NF-TIE-01 to 03)."""
    best: list[int] = []
    winners: list[int] = []
    for seat in range(s.cells[PLAYERS]):
        rank = [int(total(s, seat, None)), int(credits_and_goods(s, seat))]
        if not winners or rank > best:
            best = rank
            winners = [seat]
        elif rank == best:
            winners.append(seat)
    return winners
