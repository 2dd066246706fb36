"""Running effects: one operation after another (docs/effects.md)."""

from typing import Final

from mypy_extensions import i64

from heliopause.games.pulsar import codes, journal, ops, tasks
from heliopause.games.pulsar.layout import CUBES, EXTRA
from heliopause.games.pulsar.rules.gyrodynes import take_gyrodyne
from heliopause.games.pulsar.rules.measures import in_steps, measure
from heliopause.games.pulsar.rules.payment import gain_red
from heliopause.games.pulsar.rules.pulsar import (
    Pulsar,
    bits,
    earn,
    gain_cubes,
    gain_plus_minus,
    gain_plus_two,
    pay_cubes,
)
from heliopause.games.pulsar.rules.stations import draw_tile
from heliopause.kernel.codes import encode, verb_of
from heliopause.kernel.state import FRAME, NOTHING, note

ALL_SIZES: Final = 7


def advance_program(s: Pulsar) -> list[int]:
    stack = s.stack
    at = len(stack) - FRAME
    seat: i64 = stack[at + 1]
    pc: i64 = stack[at + 2]
    line: i64 = stack[at + 3]
    code = s.t.code
    op: i64 = code[pc]
    if op == ops.END:
        s.drop()
        return NOTHING
    one: i64 = code[pc + 1]
    two: i64 = code[pc + 2]
    if code[pc + ops.OP] == ops.END:
        s.drop()  # nothing comes after it
    else:
        stack[at + 2] = pc + ops.OP
    if op == ops.SCORE:
        earn(s, seat, line, points_of(s, seat, pc))
    elif op == ops.CUBES:
        gain_cubes(s, seat, one)
    elif op == ops.PLUS_MINUS:
        gain_plus_minus(s, seat, one)
    elif op == ops.PLUS_TWO:
        gain_plus_two(s, seat, one)
    elif op == ops.TAKE:
        if bits(one) == 1:
            take_gyrodyne(s, seat, size_of(one))
        else:
            s.push(tasks.TAKE, seat, one, 1)
    elif op == ops.TAKE_DIFFERENT:
        s.push(tasks.TAKE, seat, ALL_SIZES, one)
    elif op == ops.EXPLORE:
        draw_tile(s, seat)
    elif op == ops.STATION:
        s.cells[EXTRA + seat] += one
        note(s, journal.EXTRA_STATION, seat, one)
    elif op == ops.CLAIM:
        s.push(tasks.CLAIM, seat, one)
    elif op == ops.TELEPORT:
        s.push(tasks.TELEPORT, seat, one)
    elif op == ops.FINISH:
        s.push(tasks.FINISH, seat)
    elif op == ops.RED:
        gain_red(s, seat, one)
    elif op == ops.SELL:
        s.push(tasks.OFFER, seat, one, two, line)
    else:
        earn(s, seat, line, in_steps(s, seat, one, two, code[pc + 3], code[pc + 4]))
    return NOTHING


def points_of(s: Pulsar, seat: i64, pc: i64) -> i64:
    """Of a SCORE operation: so many points, or so many per every so many of what is counted."""
    code = s.t.code
    points: i64 = code[pc + 1]
    counter: i64 = code[pc + 2]
    if counter < 0:
        return points
    return points * (measure(s, seat, counter) // code[pc + 3])


def size_of(mask: i64) -> i64:
    size: i64 = 0
    while mask > 1:
        mask >>= 1
        size += 1
    return size


# ---------------------------------------------------------------- OFFER: points that may be bought once


def advance_offer(s: Pulsar) -> list[int]:
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    if s.cells[CUBES + seat] < s.stack[at + 2]:
        s.drop()
        return NOTHING
    return [encode(codes.ACCEPT), encode(codes.SKIP)]


def decide_offer(s: Pulsar, code: i64) -> None:
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    cubes: i64 = s.stack[at + 2]
    points: i64 = s.stack[at + 3]
    line: i64 = s.stack[at + 4]
    s.drop()
    if verb_of(code) == codes.ACCEPT:
        pay_cubes(s, seat, cubes)
        note(s, journal.BUYS, seat, cubes, points)
        earn(s, seat, line, points)
