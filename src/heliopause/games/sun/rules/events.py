"""Events, and what some of them leave behind (chapter EVT)."""

from typing import Final

from mypy_extensions import i64

from heliopause.games.sun import codes, journal, ops, tasks
from heliopause.games.sun.layout import (
    AT_LOCATION,
    DECK_B,
    DISCARDED,
    DYSON,
    EVENT_AT,
    EVENTS,
    EXTRA,
    EXTRA_AT,
    FREE,
    GUILD_OPEN,
    GUILDS,
    KEPT,
    NEAR_ACHIEVEMENTS,
    PLAYERS,
    SYSTEM_AT,
    TABLEAU,
)
from heliopause.games.sun.rules import tableau
from heliopause.games.sun.rules.board import SYSTEM_SPACE, kind_of
from heliopause.games.sun.rules.decks import deck_left, draw_system
from heliopause.games.sun.rules.sun import Sun, latch, note
from heliopause.kernel.state import FRAME, NOTHING

# where a card says it goes
TO_DISCARD: Final = 0
TO_REVEALER: Final = 1
TO_ACHIEVEMENTS: Final = 2
TO_LOCATION: Final = 3


def advance_event(s: Sun) -> list[int]:
    """Turn the event over, put it where it belongs and carry it out (SUN-EVT-01 to SUN-EVT-03)."""
    t = s.t
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    event: i64 = s.stack[at + 2]
    s.drop()
    latch(s)
    note(s, journal.EVENT, seat, event)
    stays: i64 = t.event_stays[event]
    place: i64 = DISCARDED
    if stays == TO_REVEALER:
        place = KEPT + seat
    elif stays == TO_ACHIEVEMENTS:
        place = NEAR_ACHIEVEMENTS
    elif stays == TO_LOCATION:
        place = AT_LOCATION
    s.cells[EVENT_AT + event] = place
    if place != DISCARDED:
        note(s, journal.EVENT_STAYS, seat, event, place)
    rule: i64 = t.event_rule[event]
    if rule == ops.MUSEUM:
        k: i64 = s.cells[PLAYERS] - 1
        while k >= 0:
            s.push(tasks.MUSEUM, (seat + k) % s.cells[PLAYERS])
            k -= 1
    elif rule == ops.DYSON_SPHERE:
        s.cells[DYSON] = draw_system(s, DECK_B)
        if s.cells[DYSON] < 0:
            s.cells[EVENT_AT + event] = DISCARDED
    elif rule == ops.EXTRA_SYSTEM:
        s.push(tasks.ATTACH, seat, event)
    if t.event_code[event] != 0:
        s.push(tasks.PROGRAM, seat, t.event_code[event], 0, 0, tasks.FROM_EVENT * 256 + event)
    return NOTHING


# ---------------------------------------------------------------- ATTACH: the extra System next to a System space


def advance_attach(s: Sun) -> list[int]:
    found: list[int] = []
    if s.cells[EXTRA_AT] < 0 and deck_left(s, DECK_B) + deck_left(s, DECK_B - 1) > 0:
        loc: i64 = 0
        while loc < EXTRA:
            if kind_of(s, loc) == SYSTEM_SPACE:
                found.append(codes.encode(codes.ATTACH, loc))
            loc += 1
    if not found:
        s.cells[EVENT_AT + s.stack[len(s.stack) - FRAME + 2]] = DISCARDED
        s.drop()
    return found


def decide_attach(s: Sun, code: i64) -> None:
    seat: i64 = s.stack[len(s.stack) - FRAME + 1]
    s.drop()
    s.cells[EXTRA_AT] = codes.first_of(code)
    lay_system(s, seat, EXTRA, DECK_B)


def lay_system(s: Sun, seat: i64, loc: i64, deck: i64) -> None:
    """A new System card is read to all; it has no controller (SUN-COL-12 to SUN-COL-14, SUN-CTRL-14)."""
    system = draw_system(s, deck)
    s.cells[SYSTEM_AT + loc] = system
    free: i64 = s.cells[FREE]
    s.cells[FREE] = free | 1 << loc
    if system >= 0:
        note(s, journal.REFILLS, seat, loc, system)


def remove_extra(s: Sun) -> None:
    """The added location is not refilled; its event is discarded with it (SUN-AMB-83)."""
    s.cells[EXTRA_AT] = -1
    event: i64 = 0
    while event < EVENTS:
        if s.t.event_rule[event] == ops.EXTRA_SYSTEM and s.cells[EVENT_AT + event] == AT_LOCATION:
            s.cells[EVENT_AT + event] = DISCARDED
        event += 1


# ---------------------------------------------------------------- GUILD: level


def advance_guild(s: Sun) -> list[int]:
    """One cover of the card's level is removed, if one is left (SUN-AMB-48)."""
    at = len(s.stack) - FRAME
    found: list[int] = []
    guild: i64 = 0
    while guild < GUILDS:
        if s.t.guild_level[guild] == s.stack[at + 2] and not s.cells[GUILD_OPEN + guild]:
            found.append(codes.encode(codes.COVER, guild))
        guild += 1
    if not found:
        s.drop()
    return found


def decide_guild(s: Sun, code: i64) -> None:
    seat: i64 = s.stack[len(s.stack) - FRAME + 1]
    s.drop()
    guild = codes.first_of(code)
    s.cells[GUILD_OPEN + guild] = 1
    note(s, journal.OPENS_GUILD, seat, guild)
    if s.cells[TABLEAU]:
        tableau.unlock(s, s.t.space_opens[s.t.guild_space[guild]])
