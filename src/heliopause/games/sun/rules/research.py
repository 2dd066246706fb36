"""Research in its five steps, discoveries, private technologies (chapters RES, PRIV)."""

from typing import Final

from mypy_extensions import i64

from heliopause.games.sun import codes, journal, ops, tasks
from heliopause.games.sun.layout import (
    AFTER_KNOWN,
    BOARD_SLOTS,
    DIRTY,
    EVENT_ON,
    LAPSED,
    POP,
    POWERS,
    RESEARCHED,
    REVEALED,
    SLOT_CARD,
    SLOTS,
    TABLEAU,
    TURN,
)
from heliopause.games.sun.rules import tableau
from heliopause.games.sun.rules.decks import deck_left, draw, put_under, reveal, take_revealed
from heliopause.games.sun.rules.metrics import innovates
from heliopause.games.sun.rules.reasons import FINE
from heliopause.games.sun.rules.slots import slot_reason, slots_of
from heliopause.games.sun.rules.sun import Sun, has_power, latch, note
from heliopause.kernel.state import FRAME, NOTHING

ANY_TYPE: Final = 15

# steps of a RESEARCH frame
CHOOSE_SLOT: Final = 0
TURN_EVENT: Final = 1
TURN_CARD: Final = 2


# ---------------------------------------------------------------- RESEARCH: levels, flags, step, slot


def advance_research(s: Sun) -> list[int]:
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    step: i64 = s.stack[at + 4]
    slot: i64 = s.stack[at + 5]
    if step == CHOOSE_SLOT:
        found = slot_options(s, seat, s.stack[at + 2], s.stack[at + 3])
        if not found:
            lapse(s, seat)
        return found
    if step == TURN_EVENT:  # the cube lies there already, no card is chosen yet (SUN-RES-13)
        s.stack[at + 4] = TURN_CARD
        event: i64 = s.cells[EVENT_ON + slot]
        if event >= 0:
            s.cells[EVENT_ON + slot] = -1
            s.push(tasks.EVENT, seat, event)
        return NOTHING
    flags: i64 = s.stack[at + 3]
    s.drop()
    s.push(tasks.DISCOVER, seat, slot, 0, flags)
    return NOTHING


def slot_options(s: Sun, seat: i64, levels: i64, flags: i64) -> list[int]:
    found: list[int] = []
    if s.cells[POP + seat] < 1:  # SUN-POP-03
        return found
    if s.cells[TABLEAU] and not flags & tasks.KNOWN:
        tableau.open_rows(s, levels)
    mine = slots_of(s, seat)
    slot: i64 = 0
    while slot < BOARD_SLOTS:
        if slot_reason(s, seat, slot, levels, flags, mine) == FINE:
            found.append(codes.encode(codes.SLOT, slot))
        slot += 1
    return found


def decide_research(s: Sun, code: i64) -> None:
    c = s.cells
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    flags: i64 = s.stack[at + 3]
    slot = codes.first_of(code)
    card: i64 = c[SLOT_CARD + slot]
    c[POP + seat] -= 1
    who: i64 = c[RESEARCHED + slot]
    c[RESEARCHED + slot] = who | 1 << seat
    c[DIRTY] = 1
    if seat != c[TURN]:
        latch(s)
    note(s, journal.RESEARCHES, seat, slot, card)
    if card < 0:
        s.stack[at + 4] = TURN_EVENT
        s.stack[at + 5] = slot
        return
    s.drop()
    if has_power(s, seat, AFTER_KNOWN) or innovates(s, seat, AFTER_KNOWN):
        s.push(tasks.PROGRAM, seat, s.t.after_known, 0, 0, tasks.FROM_TRIGGER * 256 + 2)
    obtain(s, seat, card, flags)


def obtain(s: Sun, seat: i64, tech: i64, flags: i64) -> None:
    """Its standing power holds from now on, its immediate bonus is due (SUN-RES-25, 26, 28)."""
    c = s.cells
    powers: i64 = c[POWERS + seat]
    c[POWERS + seat] = powers | s.t.tech_power[tech]
    if s.t.tech_bonus[tech] != 0 and not flags & tasks.NO_BONUS:
        s.push(tasks.PROGRAM, seat, s.t.tech_bonus[tech], 0, 0, tasks.FROM_BONUS * 256 + tech)


# ---------------------------------------------------------------- DISCOVER: slot, type, flags, revealed


def advance_discover(s: Sun) -> list[int]:
    c = s.cells
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    slot: i64 = s.stack[at + 2]
    kind: i64 = s.stack[at + 3]
    level: i64 = s.t.slot_level[slot]
    if s.stack[at + 5]:
        return card_options(s, kind)
    if kind == 0:
        types = types_for(s, seat, slot)
        if c[TABLEAU]:
            choices = tableau.choices(s, level, types)
            if not choices:
                lapse(s, seat)
            return choices
        found: list[int] = []
        kind = 1
        while kind <= 8:
            if types & kind:
                found.append(codes.encode(codes.TYPE, kind))
            kind <<= 1
        return found
    # Two matching cards to choose from; in the variant the first one must be used (SUN-RES-20, SUN-TAB-12).
    wanted: i64 = 1 if c[TABLEAU] else 2
    while wanted > 0 and deck_left(s, level - 2) > 0:
        tech = draw(s, level - 2)
        reveal(s, tech)
        note(s, journal.REVEALS, seat, tech)
        left: i64 = s.t.tech_left[tech]
        if left & kind:
            wanted -= 1
    s.stack[at + 5] = 1
    if c[REVEALED] == 0:  # nothing was left: the slot stays as it was (SUN-AMB-21)
        lapse(s, seat)
    return NOTHING


def lapse(s: Sun, seat: i64) -> None:
    """A mandatory research that cannot be done any more is dropped, never rolled back (SUN-AMB-07)."""
    s.cells[LAPSED] = 1
    note(s, journal.LAPSES, seat, ops.RESEARCH)
    s.drop()


def types_for(s: Sun, seat: i64, slot: i64) -> i64:
    """The right types of the researched prerequisites (SUN-RES-16 to SUN-RES-19)."""
    mine = slots_of(s, seat)
    before: i64 = s.t.slot_from[slot]
    types: i64 = 0
    other: i64 = 0
    while other < BOARD_SLOTS:
        if before & mine & (1 << other):
            types |= s.t.tech_right[s.cells[SLOT_CARD + other]]
        other += 1
    return types if types else ANY_TYPE


def card_options(s: Sun, kind: i64) -> list[int]:
    """The revealed cards that match; if none does, any of them (SUN-AMB-21)."""
    c = s.cells
    found: list[int] = []
    i: i64 = 1
    while i <= c[REVEALED]:
        tech: i64 = c[REVEALED + i]
        left: i64 = s.t.tech_left[tech]
        if left & kind:
            found.append(codes.encode(codes.CARD, tech))
        i += 1
    if not found:
        i = 1
        while i <= c[REVEALED]:
            found.append(codes.encode(codes.CARD, c[REVEALED + i]))
            i += 1
    return found


def decide_discover(s: Sun, code: i64) -> None:
    c = s.cells
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    slot: i64 = s.stack[at + 2]
    flags: i64 = s.stack[at + 4]
    level: i64 = s.t.slot_level[slot]
    verb = codes.verb_of(code)
    if verb == codes.TYPE or verb == codes.DRAW:
        s.stack[at + 3] = codes.first_of(code)
        return
    tech = codes.first_of(code)
    if s.stack[at + 5]:
        take_revealed(s, tech)
        put_under(s, level - 2)
    else:
        tableau.take(s, level, tech)
    s.drop()
    c[SLOT_CARD + slot] = tech
    note(s, journal.DISCOVERS, seat, slot, tech)
    if c[TABLEAU]:
        tableau.unlock(s, s.t.tech_opens[tech])
        tableau.clear_if_full(s, level)
    obtain(s, seat, tech, flags)


# ---------------------------------------------------------------- PRIVATE: level, revealed


def advance_private(s: Sun) -> list[int]:
    """Two cards of the level are revealed and one is kept, without cube, slot or event (SUN-PRIV-02, 03, 08)."""
    c = s.cells
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    deck: i64 = s.stack[at + 2] - 2
    if s.stack[at + 3] == 0:
        s.stack[at + 3] = 1
        while c[REVEALED] < 2 and deck_left(s, deck) > 0:
            tech = draw(s, deck)
            reveal(s, tech)
            note(s, journal.REVEALS, seat, tech)
        if c[REVEALED] == 0 or private_slot(s) < 0:
            put_under(s, deck)
            s.drop()
            return NOTHING
    found: list[int] = []
    i: i64 = 1
    while i <= c[REVEALED]:
        found.append(codes.encode(codes.CARD, c[REVEALED + i]))
        i += 1
    return found


def private_slot(s: Sun) -> i64:
    slot: i64 = BOARD_SLOTS
    while slot < SLOTS:
        if s.cells[SLOT_CARD + slot] < 0:
            return slot
        slot += 1
    return -1


def decide_private(s: Sun, code: i64) -> None:
    c = s.cells
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    tech = codes.first_of(code)
    take_revealed(s, tech)
    put_under(s, s.stack[at + 2] - 2)
    s.drop()
    slot = private_slot(s)
    c[SLOT_CARD + slot] = tech
    c[RESEARCHED + slot] = 1 << seat
    c[DIRTY] = 1
    note(s, journal.PRIVATE, seat, tech)
    if c[TABLEAU]:
        tableau.unlock(s, s.t.tech_opens[tech])
    obtain(s, seat, tech, 0)
