"""The course of a turn and of the game (chapters TURN and END)."""

from typing import Final

from mypy_extensions import i64

from heliopause.games.sun import codes, journal, tasks
from heliopause.games.sun.layout import (
    ADVANCED,
    DIRTY,
    ENDING,
    FREE,
    LOCS,
    OUTPOST,
    PLAYERS,
    ROUND,
    START,
    TABLEAU,
    TURN,
    USED,
)
from heliopause.games.sun.rules.achievements import claim, claim_options
from heliopause.games.sun.rules.action import action_options, take_action
from heliopause.games.sun.rules.cards import swap_the_rest, use_power, will_options
from heliopause.games.sun.rules.innovations import innovations
from heliopause.games.sun.rules.production import produce
from heliopause.games.sun.rules.sun import Sun, latch, note
from heliopause.games.sun.rules.tableau import refill_rows
from heliopause.kernel.state import FRAME, NOTHING

LAST_ROUND: Final = 300  # a game that nobody can end any more is scored then (SUN-AMB-86)


def advance_turn(s: Sun) -> list[int]:
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    phase: i64 = s.stack[at + 2]
    if s.cells[ADVANCED] and phase != tasks.START_OF_TURN and innovations(s):
        return NOTHING
    found: list[int] = []
    if phase == tasks.START_OF_TURN:
        begin_turn(s, seat)
    elif phase == tasks.ACTION_PHASE:
        action_options(s, seat, found)
        if not found:  # only where the last basic space is not shared (SUN-AMB-02)
            note(s, journal.SKIPS_ACTION, seat)
            s.stack[at + 2] = tasks.PRODUCTION_PHASE
            return NOTHING
        will_options(s, seat, found)
    elif phase == tasks.AFTER_ACTION:
        s.cells[DIRTY] = 1
        s.stack[at + 2] = tasks.PRODUCTION_PHASE
    elif phase == tasks.PRODUCTION_PHASE:
        found.append(codes.encode(codes.GROW))
        found.append(codes.encode(codes.MINE))
        found.append(codes.encode(codes.TRADE))
        will_options(s, seat, found)
    elif phase == tasks.AFTER_PRODUCTION:
        will_options(s, seat, found)
        if found:
            found.append(codes.encode(codes.PROCEED))
        else:
            s.stack[at + 2] = tasks.ACHIEVEMENT_PHASE
    elif phase == tasks.ACHIEVEMENT_PHASE:
        found = claim_options(s, seat)
        if not found:
            s.stack[at + 2] = tasks.END_OF_TURN
    else:
        end_turn(s, seat)
    return found


def decide_turn(s: Sun, code: i64) -> None:
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    verb = codes.verb_of(code)
    if verb == codes.ACT:
        s.stack[at + 2] = tasks.AFTER_ACTION
        take_action(s, seat, codes.first_of(code))
    elif verb == codes.CLAIM:
        s.stack[at + 2] = tasks.END_OF_TURN
        claim(s, seat, codes.first_of(code))
    elif verb == codes.PROCEED:
        s.stack[at + 2] = tasks.ACHIEVEMENT_PHASE
    elif verb == codes.GROW or verb == codes.MINE or verb == codes.TRADE:
        s.stack[at + 2] = tasks.AFTER_PRODUCTION
        produce(s, seat, verb)
    else:
        use_power(s, seat, code)


def begin_turn(s: Sun, seat: i64) -> None:
    c = s.cells
    c[TURN] = seat
    c[USED] = 0
    c[DIRTY] = 1
    c[FREE] = free_locations(s)
    s.stack[len(s.stack) - FRAME + 2] = tasks.ACTION_PHASE
    note(s, journal.TURN_BEGINS, seat, c[ROUND])


def free_locations(s: Sun) -> i64:
    """Locations without an outpost, as a mask."""
    mask: i64 = 0
    loc: i64 = 0
    while loc < LOCS:
        if s.cells[OUTPOST + loc] < 0:
            mask |= 1 << loc
        loc += 1
    return mask


def end_turn(s: Sun, seat: i64) -> None:
    """To the left; after the round of the trigger exactly one more round (SUN-TURN-03, SUN-END-04 to SUN-END-06)."""
    c = s.cells
    if c[TABLEAU]:
        refill_rows(s)
    latch(s)
    following: i64 = (seat + 1) % c[PLAYERS]
    if following == c[START]:
        if c[ENDING] == 2 or c[ROUND] >= LAST_ROUND:
            end_game(s)
            return
        if c[ENDING] == 1:
            c[ENDING] = 2
            note(s, journal.FINAL_ROUND, following)
        c[ROUND] += 1
    at = len(s.stack) - FRAME
    s.stack[at + 1] = following
    s.stack[at + 2] = tasks.START_OF_TURN


def end_game(s: Sun) -> None:
    seat: i64 = 0
    while seat < s.cells[PLAYERS]:
        swap_the_rest(s, seat)
        seat += 1
    note(s, journal.GAME_OVER, s.cells[TURN])
    s.drop()
