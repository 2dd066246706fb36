"""The achievement phase and the trigger of the end (chapters ACH and END)."""

from mypy_extensions import i64

from heliopause.games.sun import codes, journal
from heliopause.games.sun.layout import (
    ACHIEVEMENT,
    CLAIM,
    CLAIM_DISC,
    CLAIMS,
    ENDING,
    IN_PLAY,
    PLAYERS,
    STAR,
)
from heliopause.games.sun.rules.metrics import holds
from heliopause.games.sun.rules.reasons import ALREADY_CLAIMED, FINE, FULL, NOT_MET
from heliopause.games.sun.rules.sun import Sun, note


def claim_reason(s: Sun, seat: i64, place: i64) -> i64:
    """FINE if the seat must be able to claim this card now, otherwise why not."""
    c = s.cells
    slot: i64 = 0
    while slot < CLAIMS:
        if c[CLAIM + place * CLAIMS + slot] == seat:
            return ALREADY_CLAIMED  # SUN-ACH-06
        slot += 1
    card: i64 = c[ACHIEVEMENT + place]
    if free_slot(s, place) < 0:
        return FULL
    if not holds(s, seat, s.t.achievement_test[card]):
        return NOT_MET
    return FINE


def free_slot(s: Sun, place: i64) -> i64:
    """The leftmost free slot that this number of players may use, or -1 (SUN-ACH-04, SUN-ACH-05, SUN-ACH-10)."""
    c = s.cells
    card: i64 = c[ACHIEVEMENT + place]
    slot: i64 = 0
    while slot < s.t.achievement_slots[card]:
        if c[CLAIM + place * CLAIMS + slot] < 0 and s.t.achievement_players[card * CLAIMS + slot] <= c[PLAYERS]:
            return slot
        slot += 1
    return -1


def claim_options(s: Sun, seat: i64) -> list[int]:
    """Claiming is mandatory; only the card is a choice (SUN-ACH-02, SUN-ACH-03)."""
    found: list[int] = []
    place: i64 = 0
    while place < IN_PLAY:
        if claim_reason(s, seat, place) == FINE:
            found.append(codes.encode(codes.CLAIM, place))
        place += 1
    return found


def claim(s: Sun, seat: i64, place: i64) -> None:
    c = s.cells
    card: i64 = c[ACHIEVEMENT + place]
    slot = free_slot(s, place)
    c[CLAIM + place * CLAIMS + slot] = seat
    c[CLAIM_DISC + place * CLAIMS + slot] = STAR
    note(s, journal.CLAIMS, seat, card, slot, s.t.achievement_points[card * CLAIMS + slot])
    if c[ENDING] == 0 and claims_placed(s) >= s.t.claims_to_end[c[PLAYERS]]:
        c[ENDING] = 1  # SUN-END-01 to SUN-END-03
        note(s, journal.ENDING, seat)


def claims_placed(s: Sun) -> i64:
    n: i64 = 0
    i: i64 = 0
    while i < IN_PLAY * CLAIMS:
        if s.cells[CLAIM + i] >= 0:
            n += 1
        i += 1
    return n
