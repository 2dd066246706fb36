"""Patents (chapter TECH): who may patent what, and what a technology changes for good."""

from typing import Final

from mypy_extensions import i64

from heliopause.games.pulsar import codes, journal, tasks
from heliopause.games.pulsar.layout import (
    COPY_PRICE,
    CUBES,
    FIRST,
    FROM_TECHNOLOGIES,
    LETTER,
    ON_PATENT,
    OWNED,
    PATENTED,
    PLACES,
    PLAYERS,
    ROUND,
    SECOND,
    SHIFT,
    SLACK,
    SLACK_PATENT,
    TRIGGER,
    TRIGGERS,
)
from heliopause.games.pulsar.rules.payment import add_action, bind, no_bonus_yet, pay
from heliopause.games.pulsar.rules.pulsar import Pulsar, pay_cubes, react
from heliopause.kernel.codes import encode
from heliopause.kernel.state import note

# classes of technologies
ONE_SHOT: Final = 0
PERMANENT: Final = 1
EVERY_PRODUCTION: Final = 2
AT_THE_END: Final = 3


def group_of(place: i64) -> i64:
    """The board: rows 1 and 2, 3 to 5, 6 to 8 (PUL-TECH-01)."""
    if place < 6:
        return 0
    return 1 if place < 12 else 2


def row_of(place: i64) -> i64:
    if place < 6:
        return 1 + place // 3
    return place // 2


def card_at(s: Pulsar, place: i64) -> i64:
    letter: i64 = s.cells[LETTER + group_of(place)]
    return s.t.card_at[letter * PLACES + place]


def places_until(round_: i64) -> i64:
    """How many places the rows up to that of this round have (PUL-TECH-02)."""
    if round_ <= 2:
        return 3 * round_
    return 6 + 2 * (round_ - 2) if round_ < 8 else PLACES


def is_available(s: Pulsar, seat: i64, place: i64, card: i64) -> bool:
    """PUL-TECH-05 to PUL-TECH-09, PUL-NEXT-05, PUL-NEXT-06, PUL-TWO-12, PUL-TWO-13"""
    c = s.cells
    if c[FIRST + place] < 0:
        return True
    if c[FIRST + place] == seat or c[SECOND + place] >= 0:
        return False
    if s.t.tech_icons[card] == 2:
        return True
    return c[PLAYERS] > 2 and c[PATENTED + place] < c[ROUND]


def patent_actions(s: Pulsar, seat: i64, actions: list[int]) -> None:
    c = s.cells
    slack: i64 = 1 if c[SLACK + seat] & SLACK_PATENT else 0
    last = places_until(c[ROUND])
    place: i64 = 0
    while place < last:
        card = card_at(s, place)
        if is_available(s, seat, place, card):
            red: i64 = s.t.tech_red[card]
            if red == 0 or (no_bonus_yet(s) and c[CUBES + seat] >= s.t.tech_price[card]):  # PUL-BONUS-17
                die: i64 = s.t.tech_die[card]
                add_action(actions, encode(codes.PATENT, place), die - slack, die + slack, red > 0)
        place += 1


def patent(s: Pulsar, seat: i64, place: i64, payment: i64) -> None:
    """What it changes holds from the next action on (PUL-AMB-17)."""
    c = s.cells
    card = card_at(s, place)
    pay(s, seat, payment, s.t.tech_silver[card])
    pay_cubes(s, seat, s.t.tech_price[card])
    if c[FIRST + place] < 0:
        c[FIRST + place] = seat
        c[PATENTED + place] = c[ROUND]
    else:
        c[SECOND + place] = seat
    c[OWNED + seat] |= 1 << place
    note(s, journal.PATENTS, seat, card)
    react(s, seat, ON_PATENT)
    enact(s, seat, card)
    if s.t.tech_red[card] > 0:
        if s.t.tech_silver[card] > 0:
            note(s, journal.DOUBLES, seat, s.t.tech_silver[card], s.t.tech_red[card])
        bind(s, seat, s.t.tech_red[card])
    if s.t.tech_class[card] == ONE_SHOT and s.t.tech_code[card]:
        s.push(tasks.PROGRAM, seat, s.t.tech_code[card], FROM_TECHNOLOGIES)


def enact(s: Pulsar, seat: i64, card: i64) -> None:
    """What a permanent technology changes for its owner (PUL-TECH-11)."""
    c = s.cells
    triggers = s.t.tech_triggers[card]
    i: i64 = 0
    while i < len(triggers):
        c[TRIGGER + seat * TRIGGERS + triggers[i]] += triggers[i + 1]
        i += 2
    c[SLACK + seat] |= s.t.tech_slack[card]
    if s.t.tech_copy[card] > 0:
        c[COPY_PRICE + seat] = s.t.tech_copy[card]
    if s.t.tech_shift[card] > 0:
        c[SHIFT + seat] = s.t.tech_shift[card]


def owned_of_class(s: Pulsar, seat: i64, kind: i64) -> i64:
    """The places of own technologies of a class, as a mask."""
    owned: i64 = s.cells[OWNED + seat]
    found: i64 = 0
    place: i64 = 0
    while owned >> place != 0:
        if (owned >> place) & 1 and s.t.tech_class[card_at(s, place)] == kind:
            found |= 1 << place
        place += 1
    return found
