"""Paying actions with dice (chapters ACT, MOD, BONUS): which die, with which token, and what becomes of it.

An action takes four integers here: the code without its payment, the lowest and the highest die that pays it, and
whether only an own die does, as for doublers and patented dice (PUL-BONUS-14, PUL-AMB-76).
"""

from typing import Final

from mypy_extensions import i64

from heliopause.games.pulsar import codes, journal
from heliopause.games.pulsar.layout import (
    BONUS_USED,
    BOUND,
    COPY_PRICE,
    CUBES,
    ON_BOARD,
    ON_BONUS_DIE,
    ON_TOKEN,
    PLUS_MINUS,
    PLUS_TWO,
    RED,
    SHIFT,
    SILVER,
    TRIGGER,
    TRIGGERS,
)
from heliopause.games.pulsar.rules.dice import drop_die, put_die
from heliopause.games.pulsar.rules.flights import has_flight
from heliopause.games.pulsar.rules.pulsar import Pulsar, pay_cubes, react
from heliopause.kernel.codes import encode
from heliopause.kernel.state import note

ACTION: Final = 4


def pay_options(s: Pulsar, seat: i64, actions: list[int], found: list[int]) -> None:
    """Every action with every way to pay it, own dice first."""
    c = s.cells
    one: i64 = c[SILVER + seat * 2]
    other: i64 = c[SILVER + seat * 2 + 1]
    if one > 0:
        offer_die(s, seat, codes.payment(one, codes.OWN_DIE, 0), actions, found)
    if other > 0 and other != one:
        offer_die(s, seat, codes.payment(other, codes.OWN_DIE, 0), actions, found)
    if c[BOUND] > 0:
        offer_die(s, seat, codes.payment(c[BOUND], codes.BOUND_DIE, 0), actions, found)
    elif not c[BONUS_USED]:
        red: i64 = c[RED]
        value: i64 = 0
        while red >> value != 0:
            if (red >> value) & 1:
                offer_die(s, seat, codes.payment(value, codes.RED_DIE, 0), actions, found)
            value += 1
        if c[CUBES + seat] >= c[COPY_PRICE + seat]:
            value = 1
            while value <= 6:
                if c[ON_BOARD + value] > 0:
                    offer_die(s, seat, codes.payment(value, codes.COPIED_DIE, 0), actions, found)
                value += 1


def add_action(actions: list[int], code: i64, lowest: i64, highest: i64, own: bool) -> None:
    actions.append(code)
    actions.append(lowest)
    actions.append(highest)
    actions.append(1 if own else 0)


def offer_die(s: Pulsar, seat: i64, die: i64, actions: list[int], found: list[int]) -> None:
    """One die as it is and with every token that its owner has (PUL-MOD-01 to PUL-MOD-04)."""
    c = s.cells
    bare = codes.value_of(die)
    own = codes.source_of(die) == codes.OWN_DIE
    offer_worth(s, seat, die, bare, -9, own, actions, found)
    if c[TRIGGER + seat * TRIGGERS + ON_TOKEN] > 0:
        bare = -9  # a token that is not needed may be spent for what it brings
    if c[PLUS_MINUS + seat] > 0:
        offer_worth(s, seat, die | codes.LOWER << 5, codes.value_of(die) - 1, bare, own, actions, found)
        offer_worth(s, seat, die | codes.RAISE << 5, codes.value_of(die) + 1, bare, own, actions, found)
        if c[SHIFT + seat] > 1:
            offer_worth(s, seat, die | codes.LOWER_TWO << 5, codes.value_of(die) - 2, bare, own, actions, found)
            offer_worth(s, seat, die | codes.RAISE_TWO << 5, codes.value_of(die) + 2, bare, own, actions, found)
    if c[PLUS_TWO + seat] > 0:
        offer_worth(s, seat, die | codes.PLUS_TWO << 5, codes.value_of(die) + 2, bare, own, actions, found)


def offer_worth(
    s: Pulsar, seat: i64, payment: i64, worth: i64, bare: i64, own: bool, actions: list[int], found: list[int]
) -> None:
    """What a die of this worth pays; `bare` is what it is worth without its token, where that would do as well."""
    if worth < 1 and codes.token_of(payment) != codes.BARE:
        return  # PUL-AMB-12
    if has_flight(s, seat, worth):
        found.append(encode(codes.FLY, 0, payment))
    i: i64 = 0
    count: i64 = len(actions)
    while i < count:
        lowest: i64 = actions[i + 1]
        highest: i64 = actions[i + 2]
        if lowest <= worth and worth <= highest and (own or actions[i + 3] == 0):
            if bare < lowest or bare > highest:  # PUL-AMB-98
                found.append(actions[i] | payment)
        i += ACTION


def pay(s: Pulsar, seat: i64, payment: i64, silver: i64) -> None:
    """The die goes to the black hole, or is set to `silver` by a doubler (PUL-ACT-04, PUL-BONUS-04, PUL-BONUS-10)."""
    c = s.cells
    source = codes.source_of(payment)
    value = codes.value_of(payment)
    token = codes.token_of(payment)
    note(s, journal.PAYS, seat, value, source, token)
    if source == codes.OWN_DIE:
        drop_die(s, seat, value)
        if silver > 0:
            put_die(s, seat, silver)
    else:
        use_bonus_die(s, seat, source)
    if token != codes.BARE:
        if token == codes.PLUS_TWO:
            c[PLUS_TWO + seat] -= 1
        else:
            c[PLUS_MINUS + seat] -= 1
        react(s, seat, ON_TOKEN)


def use_bonus_die(s: Pulsar, seat: i64, source: i64) -> None:
    """One in a turn; all others are lost (PUL-BONUS-01, PUL-BONUS-07, PUL-AMB-79)."""
    c = s.cells
    if source == codes.COPIED_DIE:
        pay_cubes(s, seat, c[COPY_PRICE + seat])
    c[BOUND] = 0
    c[RED] = 0
    c[BONUS_USED] = 1
    react(s, seat, ON_BONUS_DIE)


def bind(s: Pulsar, seat: i64, value: i64) -> None:
    """This red die has to be used in this turn (PUL-BONUS-12, PUL-BONUS-16)."""
    s.cells[BOUND] = value
    note(s, journal.RED_DIE, seat, value)


def gain_red(s: Pulsar, seat: i64, value: i64) -> None:
    """A red die that may be used in this turn; one that comes too late is lost (PUL-LINK-12, PUL-AMB-57)."""
    c = s.cells
    if not c[BONUS_USED]:
        c[RED] |= 1 << value
        note(s, journal.RED_DIE, seat, value)


def no_bonus_yet(s: Pulsar) -> bool:
    """Whether a doubler or a patented die may still bind the bonus die of this turn (PUL-BONUS-13, PUL-AMB-75)."""
    c = s.cells
    return c[BONUS_USED] == 0 and c[BOUND] == 0
