"""What an option means: `code = verb << 16 | a << 8 | b`. Codes name what is chosen, never a place in a list.

The payment of an action is one byte: the value of the die (3 bits), where it comes from (2 bits), the token (3 bits).
"""

from typing import Final

from mypy_extensions import i64

GATE: Final = 1  # location: start at this entry gate
BOARD_SIDE: Final = 2  # side of the headquarters
DIE: Final = 3  # value, counter: take a die from the dice board and move that counter
FLY: Final = 4  # -, payment
TAKE_GYRODYNE: Final = 5  # size, payment
COMPLETE: Final = 6  # size, payment
TAKE_TRANSMITTER: Final = 7  # transmitter * 4 + cost, payment
COVER: Final = 8  # transmitter * 4 + cost, payment
PROJECT: Final = 9  # project, payment
PATENT: Final = 10  # place of the technology, payment
BUY: Final = 11  # 0 plus-minus, 1 plus-two; payment
START: Final = 12  # size: start construction on an own pulsar
END_TURN: Final = 13
LAND: Final = 14  # location where the flight ends
ROUTE: Final = 15  # the systems passed that get a station, a mask of 16 bits
RUN: Final = 16  # project whose gate run is used, colour
NO_RUN: Final = 17
PRINTED: Final = 18  # take the exploration bonus printed on the system
DRAW: Final = 19  # draw an exploration tile instead
GYRODYNE: Final = 20  # size: take this one
FINISH: Final = 21  # size: complete this one without its die
SKIP: Final = 22  # nothing (more) of what is offered
CLAIM: Final = 23  # claim an isolated pulsar
TELEPORT: Final = 24  # location
LINK: Final = 25  # own end, end of the array as transmitter * 2 + end
NEW_ARRAY: Final = 26
SELL: Final = 27  # transmitter: buy its points
ACCEPT: Final = 28  # buy what is offered once
SPONSOR: Final = 29  # face of a goal: it counts as met
NAME_GOAL: Final = 30  # face of a goal: the spinning gyrodynes are counted for it
BONUS: Final = 31  # face of a goal: buy its next bonus
VERBS: Final = 32

# ---------------------------------------------------------------- which counter moves, in DIE
NO_COUNTER: Final = 0
COUNTER: Final = 1  # + track * 2 + 0 for the front one, 1 for the back one of two

# ---------------------------------------------------------------- where a die comes from
OWN_DIE: Final = 0
RED_DIE: Final = 1  # from a link or an exploration bonus
COPIED_DIE: Final = 2
BOUND_DIE: Final = 3  # from a doubler or a patented die

# ---------------------------------------------------------------- the token spent on it
BARE: Final = 0
LOWER: Final = 1  # plus-minus: one less
RAISE: Final = 2  # plus-minus: one more
PLUS_TWO: Final = 3
LOWER_TWO: Final = 4  # plus-minus that shifts by two
RAISE_TWO: Final = 5


def mask_of(code: i64) -> i64:
    """The 16 bits of a ROUTE."""
    return code & 65535


def payment(value: i64, source: i64, token: i64) -> i64:
    return value | source << 3 | token << 5


def value_of(paid: i64) -> i64:
    """What the die shows before the token."""
    return paid & 7


def source_of(paid: i64) -> i64:
    return (paid >> 3) & 3


def token_of(paid: i64) -> i64:
    return paid >> 5


def worth_of(paid: i64) -> i64:
    """What the die counts with the token (PUL-MOD-01, PUL-MOD-02)."""
    value = paid & 7
    token = paid >> 5
    if token == LOWER:
        return value - 1
    if token == RAISE:
        return value + 1
    if token == PLUS_TWO or token == RAISE_TWO:
        return value + 2
    if token == LOWER_TWO:
        return value - 2
    return value
