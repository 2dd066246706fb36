"""Develop and the empire mat (chapter DEV)."""

from mypy_extensions import i64

from heliopause.games.frontiers import codes, journal, ops
from heliopause.games.frontiers.layout import (
    ACTION,
    BUILT,
    COPIES,
    CREDITS,
    DEVELOPED,
    FACE,
    FIRST_FACE,
    MAT_FULL,
    MAT_SLOTS,
    PLAYERS,
    STACKS,
)
from heliopause.games.frontiers.rules.frontiers import (
    Frontiers,
    covered,
    ends,
    nth,
    owns_face,
    pay_credits,
    selects,
)
from heliopause.games.frontiers.rules.powers import discount, fire, rows_of
from heliopause.games.frontiers.rules.reasons import FINE, NO_COPY, OWNED_ALREADY, TOO_DEAR
from heliopause.kernel.codes import encode, first_of, verb_of
from heliopause.kernel.state import FRAME, note


def advance_buy(s: Frontiers) -> list[int]:
    """One of the developments that can be paid, or none (NF-DEV-01, NF-DEV-02)."""
    c = s.cells
    seat: i64 = s.stack[len(s.stack) - FRAME + 1]
    off = price_off(s, seat)
    purse: i64 = c[CREDITS + seat]
    found: list[int] = []
    stack: i64 = 0
    while stack < STACKS:
        face: i64 = c[FACE + stack]
        price: i64 = s.t.cost[FIRST_FACE + face] - off
        if c[COPIES + stack] > 0 and price <= purse and not owns_face(s, seat, face):
            found.append(encode(codes.BUY, face))
        stack += 1
    found.append(encode(codes.PASS))
    return found


def price_off(s: Frontiers, seat: i64) -> i64:
    """The bonus of the selector and all powers together (NF-DEV-04, NF-POW-06)."""
    off = discount(s, rows_of(s, seat, ops.DEVELOP), -1)
    if selects(s, seat):
        off += s.t.bonus_discount[s.cells[ACTION]]
    return off


def price_of(s: Frontiers, seat: i64, face: i64) -> i64:
    """Never below 0 (NF-DEV-05)."""
    price: i64 = s.t.cost[FIRST_FACE + face] - price_off(s, seat)
    return price if price > 0 else 0


def stack_of(s: Frontiers, face: i64) -> i64:
    """Where a face lies up, -1 if it is not in this game (NF-SETUP-10)."""
    stack: i64 = 0
    while stack < STACKS:
        if s.cells[FACE + stack] == face:
            return stack
        stack += 1
    return -1


def buy_reason(s: Frontiers, seat: i64, face: i64) -> i64:
    """FINE, or why a development that lies in this game cannot be bought."""
    stack = stack_of(s, face)
    if owns_face(s, seat, face):
        return OWNED_ALREADY
    if stack < 0 or s.cells[COPIES + stack] == 0:
        return NO_COPY
    return TOO_DEAR if price_of(s, seat, face) > s.cells[CREDITS + seat] else FINE


def decide_buy(s: Frontiers, code: i64) -> None:
    seat: i64 = s.stack[len(s.stack) - FRAME + 1]
    s.drop()
    if verb_of(code) == codes.PASS:
        note(s, journal.BUYS_NOTHING, seat)
        return
    c = s.cells
    face = first_of(code)
    rows = rows_of(s, seat, ops.DEVELOP)  # without the new tile (NF-POW-02)
    price = price_of(s, seat, face)
    note(s, journal.BUYS, seat, face, price)
    pay_credits(s, seat, price)
    c[COPIES + stack_of(s, face)] -= 1
    c[BUILT + seat * MAT_SLOTS + c[DEVELOPED + seat]] = face
    c[DEVELOPED + seat] += 1
    fire(s, seat, rows, ops.PER_BOUGHT, face)


def close_develop(s: Frontiers) -> None:
    """Whoever covers more than ten spaces brings the end (NF-END-01, NF-END-02)."""
    i: i64 = 0
    while i < s.cells[PLAYERS]:
        seat = nth(s, i)
        if covered(s, seat) > s.t.most_spaces:
            ends(s, seat, MAT_FULL)
        i += 1
