"""Where a technology may be researched (chapter RES, steps 1 and 4)."""

from mypy_extensions import i64

from heliopause.games.sun.layout import (
    BOARD_SLOTS,
    DECK,
    DECK_CELLS,
    LEVELS,
    RESEARCHED,
    ROW,
    SKIP_ONE,
    SLOT_CARD,
    SLOTS,
    TABLEAU,
)
from heliopause.games.sun.rules.reasons import ALREADY, FINE, MISSING, NO_CARDS, UNDISCOVERED, WRONG_LEVEL
from heliopause.games.sun.rules.sun import Sun, bits, has_power
from heliopause.games.sun.tasks import KNOWN, SKIP_PREREQUISITES


def slots_of(s: Sun, seat: i64) -> i64:
    """The slots this faction has researched, private ones included, as a mask."""
    c = s.cells
    bit: i64 = 1 << seat
    mine: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        who: i64 = c[RESEARCHED + slot]
        if who & bit:
            mine |= 1 << slot
        slot += 1
    return mine


def technology_at(s: Sun, seat: i64, slot: i64) -> i64:
    """The technology the faction has on a slot; -1 for none, and while the card is only being discovered."""
    who: i64 = s.cells[RESEARCHED + slot]
    return s.cells[SLOT_CARD + slot] if who & (1 << seat) else -1


def slot_reason(s: Sun, seat: i64, slot: i64, levels: i64, flags: i64, mine: i64) -> i64:
    """FINE if the faction may research there, otherwise why not; `levels` is a mask, bit 0 for level I."""
    t = s.t
    if levels & (1 << (t.slot_level[slot] - 1)) == 0:
        return WRONG_LEVEL
    if mine & (1 << slot):
        return ALREADY
    found: bool = s.cells[SLOT_CARD + slot] >= 0
    if not found and flags & KNOWN:
        return UNDISCOVERED
    if not flags & SKIP_PREREQUISITES:
        need: i64 = t.slot_need[slot]
        before: i64 = t.slot_from[slot]
        have = bits(mine & before)
        if have < need and not (found and need == 2 and have == 1 and has_power(s, seat, SKIP_ONE)):
            return MISSING
    if not found and not something_to_discover(s, t.slot_level[slot]):
        return NO_CARDS
    return FINE


def something_to_discover(s: Sun, level: i64) -> bool:
    """With an empty deck, and in the variant an empty row, a slot stays undiscovered (SUN-AMB-21)."""
    if level == 1:
        return False
    c = s.cells
    if c[DECK + (level - 2) * DECK_CELLS] > 0:
        return True
    if c[TABLEAU]:
        kind: i64 = 0
        while kind < 4:
            if c[ROW + (level - 2) * 4 + kind] >= 0:
                return True
            kind += 1
    return False


def open_levels(s: Sun, seat: i64, flags: i64) -> i64:
    """The levels on which the faction has a slot to research, as a mask."""
    mine = slots_of(s, seat)
    levels: i64 = 0
    everything: i64 = (1 << LEVELS) - 1
    slot: i64 = 0
    while slot < BOARD_SLOTS and levels != everything:
        bit: i64 = 1 << (s.t.slot_level[slot] - 1)
        if not levels & bit and slot_reason(s, seat, slot, everything, flags, mine) == FINE:
            levels |= bit
        slot += 1
    return levels
