"""The course of a round: setting it up, taking dice, turns (chapters GAME, ACT, BUY, NEXT)."""

from mypy_extensions import i64

from heliopause.games.pulsar import codes, journal, tasks
from heliopause.games.pulsar.layout import (
    BANK,
    BONUS_USED,
    BOUND,
    GROWING,
    ORDER,
    PLAYERS,
    RED,
    ROUND,
    SILVER,
    SIZES,
    SLACK,
    SLACK_COMPLETE,
    TURN,
)
from heliopause.games.pulsar.rules.dice import draft_options, picker, picks, roll, take_die
from heliopause.games.pulsar.rules.gyrodynes import complete, start_construction, start_options, take_gyrodyne
from heliopause.games.pulsar.rules.headquarters import build, project_actions
from heliopause.games.pulsar.rules.payment import add_action, pay, pay_options
from heliopause.games.pulsar.rules.pulsar import Pulsar, gain_plus_minus, gain_plus_two, in_order
from heliopause.games.pulsar.rules.technologies import patent, patent_actions
from heliopause.games.pulsar.rules.transmitters import cover, deal, take_transmitter, transmitter_actions
from heliopause.kernel.codes import encode, first_of, second_of, verb_of
from heliopause.kernel.state import FRAME, latch, note

# ---------------------------------------------------------------- rounds


def begin_round(s: Pulsar) -> None:
    """The time marker moves, transmitters are laid out, dice are rolled (PUL-NEXT-02 to PUL-NEXT-08)."""
    c = s.cells
    c[ROUND] += 1
    note(s, journal.ROUND_BEGINS, -1, c[ROUND])
    deal(s)
    roll(s)
    at = len(s.stack) - FRAME
    s.stack[at] = tasks.DRAFT
    s.stack[at + 1] = picker(s, 0)
    s.stack[at + 2] = 0
    s.stack[at + 3] = 0


# ---------------------------------------------------------------- DRAFT


def advance_draft(s: Pulsar) -> list[int]:
    at = len(s.stack) - FRAME
    return draft_options(s, s.stack[at + 1])


def decide_draft(s: Pulsar, code: i64) -> None:
    at = len(s.stack) - FRAME
    take_die(s, code)
    taken: i64 = s.stack[at + 2] + 1
    if taken == picks(s):
        begin_turn(s, 0)
        return
    following = picker(s, taken)
    if following != s.stack[at + 1]:
        latch(s)
    s.stack[at + 1] = following
    s.stack[at + 2] = taken


# ---------------------------------------------------------------- TURN


def begin_turn(s: Pulsar, k: i64) -> None:
    """Every player once, in the order of the play-order spaces (PUL-ACT-01, PUL-TWO-11)."""
    c = s.cells
    at = len(s.stack) - FRAME
    latch(s)
    if k == c[PLAYERS]:
        c[TURN] = -1
        s.stack[at] = tasks.PRODUCTION
        s.stack[at + 1] = c[ORDER]
        s.stack[at + 2] = tasks.PLAY_ORDER
        return
    seat = in_order(s, k)
    c[TURN] = seat
    c[BONUS_USED] = 0
    s.stack[at] = tasks.TURN
    s.stack[at + 1] = seat
    s.stack[at + 2] = k
    note(s, journal.TURN_BEGINS, seat, c[ROUND])


def advance_turn(s: Pulsar) -> list[int]:
    c = s.cells
    seat: i64 = s.stack[len(s.stack) - FRAME + 1]
    found: list[int] = []
    actions: list[int] = []
    gyrodyne_actions(s, seat, actions)
    transmitter_actions(s, seat, actions)
    project_actions(s, seat, actions)
    patent_actions(s, seat, actions)
    buy_actions(s, actions)
    pay_options(s, seat, actions, found)
    start_options(s, seat, found)
    if c[BOUND] == 0:  # PUL-AMB-73
        found.append(encode(codes.END_TURN))
    return found


def gyrodyne_actions(s: Pulsar, seat: i64, actions: list[int]) -> None:
    """PUL-GYRO-01 to PUL-GYRO-03, PUL-GYRO-12 to PUL-GYRO-15"""
    c = s.cells
    slack: i64 = 1 if c[SLACK + seat] & SLACK_COMPLETE else 0
    size: i64 = 0
    while size < SIZES:
        if c[BANK + size] > 0:
            die: i64 = s.t.take_die[size]
            add_action(actions, encode(codes.TAKE_GYRODYNE, size), die, die, False)
        if c[GROWING + seat * SIZES + size] > 0:
            die = s.t.complete_die[size]
            add_action(actions, encode(codes.COMPLETE, size), die - slack, die + slack, False)
        size += 1


def buy_actions(s: Pulsar, actions: list[int]) -> None:
    """PUL-BUY-01 to PUL-BUY-04"""
    token: i64 = 0
    while token < 2:
        add_action(actions, encode(codes.BUY, token), s.t.buy_lowest[token], s.t.buy_highest[token], False)
        token += 1


def decide_turn(s: Pulsar, code: i64) -> None:
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    verb = verb_of(code)
    thing = first_of(code)
    payment = second_of(code)
    if verb == codes.FLY:
        pay(s, seat, payment, 0)
        s.push(tasks.FLIGHT, seat, codes.worth_of(payment), -1, -1)
    elif verb == codes.START:
        start_construction(s, seat, thing)
    elif verb == codes.END_TURN:
        end_turn(s, seat)
    elif verb == codes.PATENT:
        patent(s, seat, thing, payment)
    elif verb == codes.PROJECT:
        build(s, seat, thing, payment)
    else:
        pay(s, seat, payment, 0)
        if verb == codes.TAKE_GYRODYNE:
            take_gyrodyne(s, seat, thing)
        elif verb == codes.COMPLETE:
            complete(s, seat, thing)
        elif verb == codes.TAKE_TRANSMITTER:
            take_transmitter(s, seat, thing)
        elif verb == codes.COVER:
            cover(s, seat, thing // 4, thing % 4)
        elif thing == 0:
            gain_plus_minus(s, seat, 1)
        else:
            gain_plus_two(s, seat, 1)


def end_turn(s: Pulsar, seat: i64) -> None:
    """Dice left over are lost, silver and red ones (PUL-AMB-11, PUL-BONUS-19)."""
    c = s.cells
    c[SILVER + seat * 2] = 0
    c[SILVER + seat * 2 + 1] = 0
    c[RED] = 0
    note(s, journal.ENDS_TURN, seat)
    begin_turn(s, s.stack[len(s.stack) - FRAME + 2] + 1)
