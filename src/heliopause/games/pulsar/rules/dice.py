"""The Dice Phase: roll, median, taking dice (chapter DICE)."""

from mypy_extensions import i64

from heliopause.games.pulsar import codes, journal
from heliopause.games.pulsar.layout import (
    EVEN,
    INITIATIVE,
    MARKER,
    ON_BOARD,
    ORDER,
    PLAYERS,
    ROUND,
    SILVER,
    TRACKS,
)
from heliopause.games.pulsar.rules.pulsar import Pulsar
from heliopause.games.pulsar.rules.tracks import has_room, move_counter, rank_of, same_stack_neighbours
from heliopause.kernel.codes import encode, first_of, second_of
from heliopause.kernel.rng import below
from heliopause.kernel.state import FRAME, latch, note


def roll(s: Pulsar) -> None:
    """All silver dice in play; an even start sets all but three of them (PUL-DICE-01, PUL-DICE-21 to PUL-DICE-23)."""
    c = s.cells
    players: i64 = c[PLAYERS]
    value: i64 = 1
    while value <= 6:
        c[ON_BOARD + value] = 0
        value += 1
    to_roll: i64 = s.t.silver[players]
    if c[EVEN] and c[ROUND] == 1:
        for set_to in s.t.even[players]:
            c[ON_BOARD + set_to] += 1
            to_roll -= 1
    while to_roll > 0:
        c[ON_BOARD + 1 + below(c, 6)] += 1
        to_roll -= 1
    c[MARKER] = median(s)
    latch(s)
    note(s, journal.ROLLS, c[ORDER], packed(s), c[MARKER])


def packed(s: Pulsar) -> i64:
    """How many dice lie on each space, four bits a value."""
    found: i64 = 0
    value: i64 = 6
    while value >= 1:
        found = found << 4 | s.cells[ON_BOARD + value]
        value -= 1
    return found


def median(s: Pulsar) -> i64:
    """Where the marker stands, twice the value (PUL-DICE-05 to PUL-DICE-09)."""
    c = s.cells
    half: i64 = s.t.silver[c[PLAYERS]] // 2
    lower: i64 = 0
    value: i64 = 1
    while lower + c[ON_BOARD + value] <= half:
        lower += c[ON_BOARD + value]
        value += 1
    higher: i64 = s.t.silver[c[PLAYERS]] - lower - c[ON_BOARD + value]
    marker = 2 * value
    if lower > higher:
        return marker - 1
    if higher > lower:
        return marker + 1
    return marker


def steps_of(s: Pulsar, value: i64) -> i64:
    """How far a counter goes for this die, to the right if positive; a gap is no space (PUL-DICE-15 to PUL-DICE-18)."""
    marker: i64 = s.cells[MARKER]
    if 2 * value > marker:
        return (2 * value - marker + 1) // 2
    return -((marker - 2 * value + 1) // 2)


def picks(s: Pulsar) -> i64:
    """How many dice are taken from the board in a round (PUL-DICE-13)."""
    return 2 * s.cells[PLAYERS]


def picker(s: Pulsar, taken: i64) -> i64:
    """In play order, then in reverse; with two players by all four spaces (PUL-DICE-11, PUL-DICE-12, PUL-TWO-05)."""
    players: i64 = s.cells[PLAYERS]
    space = taken
    if players > 2 and taken >= players:
        space = 2 * players - 1 - taken
    seat: i64 = s.cells[ORDER + space]
    return seat


def draft_options(s: Pulsar, seat: i64) -> list[int]:
    """Dice with the counters that may move for them; if nothing has room, anything goes (PUL-TRACK-07, 08)."""
    found: list[int] = []
    offer_dice(s, seat, found, False)
    if not found:
        offer_dice(s, seat, found, True)
    return found


def offer_dice(s: Pulsar, seat: i64, found: list[int], forced: bool) -> None:
    c = s.cells
    value: i64 = 1
    while value <= 6:
        if c[ON_BOARD + value] > 0:
            steps = steps_of(s, value)
            if steps == 0:
                found.append(encode(codes.DIE, value, codes.NO_COUNTER))
            else:
                offer_counters(s, seat, value, steps, found, forced)
        value += 1


def offer_counters(s: Pulsar, seat: i64, value: i64, steps: i64, found: list[int], forced: bool) -> None:
    """Of two counters on each other only the upper one is named, either comes to the same."""
    track: i64 = INITIATIVE
    while track < TRACKS:
        front = rank_of(s, track, seat, False)
        if forced or has_room(s, track, front, steps):
            found.append(encode(codes.DIE, value, codes.COUNTER + track * 2))
        back = rank_of(s, track, seat, True)
        if back >= 0 and (forced or has_room(s, track, back, steps)) and not same_stack_neighbours(s, track, seat):
            found.append(encode(codes.DIE, value, codes.COUNTER + track * 2 + 1))
        track += 1


def take_die(s: Pulsar, code: i64) -> None:
    c = s.cells
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    value = first_of(code)
    counter = second_of(code) - codes.COUNTER
    c[ON_BOARD + value] -= 1
    note(s, journal.TAKES_DIE, seat, value)
    put_die(s, seat, value)
    if counter >= 0:
        track = counter // 2
        move_counter(s, track, rank_of(s, track, seat, counter % 2 == 1), steps_of(s, value))


def put_die(s: Pulsar, seat: i64, value: i64) -> None:
    """Own dice lie with the higher one first."""
    c = s.cells
    at: i64 = SILVER + seat * 2
    if value > c[at]:
        c[at + 1] = c[at]
        c[at] = value
    else:
        c[at + 1] = value


def drop_die(s: Pulsar, seat: i64, value: i64) -> None:
    c = s.cells
    at: i64 = SILVER + seat * 2
    if c[at] == value:
        c[at] = c[at + 1]
    c[at + 1] = 0
