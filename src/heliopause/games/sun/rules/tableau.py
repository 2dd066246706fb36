"""The technology tableau, an expert variant (chapter TAB)."""

from typing import Final

from mypy_extensions import i64

from heliopause.games.sun import codes, journal
from heliopause.games.sun.layout import BOARD_SLOTS, LEVELS, ROW, ROW_OPEN, SLOT_CARD, TURN
from heliopause.games.sun.rules.decks import add_card, deck_left, draw, draw_at_random, put_under, reveal, shuffle_deck
from heliopause.games.sun.rules.sun import Sun, note

COLUMNS_OF_A_ROW: Final = 4


def open_row(s: Sun, level: i64) -> None:
    """Lay out a row once, column by column (SUN-TAB-02, SUN-TAB-14, SUN-TAB-15); not when its slots are all filled."""
    c = s.cells
    if c[ROW_OPEN + level - 2] or slots_full(s, level):
        return
    c[ROW_OPEN + level - 2] = 1
    fill_row(s, level)
    shuffle_deck(s, level - 2)
    note(s, journal.ROW_LAID, c[TURN], level)


def fill_row(s: Sun, level: i64) -> None:
    """Reveal cards for each empty place until one matches its type (SUN-TAB-04, SUN-TAB-10, SUN-TAB-11)."""
    c = s.cells
    deck: i64 = level - 2
    column: i64 = 0
    while column < COLUMNS_OF_A_ROW:
        at: i64 = ROW + deck * COLUMNS_OF_A_ROW + column
        if c[at] < 0:
            match: i64 = -1
            while match < 0 and deck_left(s, deck) > 0:
                tech = draw(s, deck)
                left: i64 = s.t.tech_left[tech]
                if left & (1 << column):
                    match = tech
                else:
                    reveal(s, tech)
            put_under(s, deck)
            c[at] = match if match >= 0 else draw_at_random(s, deck)
        column += 1


def refill_rows(s: Sun) -> None:
    """At the end of each turn (SUN-TAB-10, SUN-AMB-69)."""
    level: i64 = 2
    while level <= LEVELS:
        if s.cells[ROW_OPEN + level - 2]:
            fill_row(s, level)
        level += 1


def unlock(s: Sun, opens: i64) -> None:
    """The first space that allows research of a level lays out its row at once (SUN-AMB-70)."""
    level: i64 = 3
    while level <= LEVELS:
        if opens & (1 << (level - 1)):
            open_row(s, level)
        level += 1


def open_rows(s: Sun, levels: i64) -> None:
    """A research whose level was settled just now opens the row it needs (SUN-TAB-19)."""
    if levels & (levels - 1) == 0:
        unlock(s, levels)


def slots_full(s: Sun, level: i64) -> bool:
    slot: i64 = 0
    while slot < BOARD_SLOTS:
        if s.t.slot_level[slot] == level and s.cells[SLOT_CARD + slot] < 0:
            return False
        slot += 1
    return True


def clear_if_full(s: Sun, level: i64) -> None:
    """With all slots filled the row goes back into its deck, which is shuffled (SUN-TAB-16, SUN-AMB-72)."""
    c = s.cells
    deck: i64 = level - 2
    if not c[ROW_OPEN + deck] or not slots_full(s, level):
        return
    column: i64 = 0
    while column < COLUMNS_OF_A_ROW:
        at: i64 = ROW + deck * COLUMNS_OF_A_ROW + column
        if c[at] >= 0:
            add_card(s, deck, c[at])
            c[at] = -1
        column += 1
    c[ROW_OPEN + deck] = 0
    shuffle_deck(s, deck)
    note(s, journal.ROW_CLEARED, c[TURN], level)


def choices(s: Sun, level: i64, types: i64) -> list[int]:
    """Take a fitting card of the row in whatever column, or name a type and draw (SUN-TAB-07 to 09, SUN-AMB-68, 71)."""
    c = s.cells
    found: list[int] = []
    column: i64 = 0
    while column < COLUMNS_OF_A_ROW:
        tech: i64 = c[ROW + (level - 2) * COLUMNS_OF_A_ROW + column]
        if tech >= 0:
            left: i64 = s.t.tech_left[tech]
            if left & types:
                found.append(codes.encode(codes.CARD, tech))
        column += 1
    kind: i64 = 1
    while kind <= 8:
        if types & kind and deck_left(s, level - 2) > 0:
            found.append(codes.encode(codes.DRAW, kind))
        kind <<= 1
    if not found:  # nothing fits and nothing can be drawn: any card of the row (SUN-AMB-21)
        column = 0
        while column < COLUMNS_OF_A_ROW:
            tech = c[ROW + (level - 2) * COLUMNS_OF_A_ROW + column]
            if tech >= 0:
                found.append(codes.encode(codes.CARD, tech))
            column += 1
    return found


def take(s: Sun, level: i64, tech: i64) -> None:
    at: i64 = ROW + (level - 2) * COLUMNS_OF_A_ROW
    while s.cells[at] != tech:
        at += 1
    s.cells[at] = -1
