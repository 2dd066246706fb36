"""What an option is certain to cost: cubes and tokens. Dice stand in its words and its elements."""

from __future__ import annotations

from heliopause.games.pulsar import codes
from heliopause.games.pulsar.layout import BOUGHT, COPY_PRICE, CUBES, GOAL, GOALS, PLUS_MINUS, PLUS_TWO
from heliopause.games.pulsar.rules.pulsar import Pulsar
from heliopause.games.pulsar.rules.technologies import card_at
from heliopause.kernel.codes import first_of, second_of, verb_of
from heliopause.kernel.state import FRAME

ACTIONS = (
    codes.FLY,
    codes.TAKE_GYRODYNE,
    codes.COMPLETE,
    codes.TAKE_TRANSMITTER,
    codes.COVER,
    codes.PROJECT,
    codes.PATENT,
    codes.BUY,
)
HAVE = {"cubes": CUBES, "plus-minus": PLUS_MINUS, "plus-two": PLUS_TWO}


def price(s: Pulsar, code: int) -> dict[str, int]:
    """What is paid at all."""
    verb, first, payment = int(verb_of(code)), int(first_of(code)), int(second_of(code))
    found = {"cubes": _cubes(s, verb, first, payment)}
    if verb in ACTIONS and codes.token_of(payment) != codes.BARE:
        found["plus-two" if codes.token_of(payment) == codes.PLUS_TWO else "plus-minus"] = 1
    return {name: n for name, n in found.items() if n}


def left(s: Pulsar, paid: dict[str, int]) -> dict[str, int]:
    """What remains of that which is paid."""
    return {name: s.cells[HAVE[name] + s.seat] - n for name, n in paid.items()}


def _cubes(s: Pulsar, verb: int, first: int, payment: int) -> int:
    if verb == codes.SELL:
        return s.t.sell_cubes[first]
    if verb == codes.ACCEPT:
        return s.stack[-FRAME + 2]
    if verb == codes.BONUS:
        goal = s.cells[GOAL : GOAL + GOALS].index(first)
        return s.t.bonus_cubes[first * 2 + s.cells[BOUGHT + s.seat * GOALS + goal]]
    cubes = 0
    if verb in ACTIONS and codes.source_of(payment) == codes.COPIED_DIE:
        cubes += s.cells[COPY_PRICE + s.seat]
    if verb == codes.PATENT:
        cubes += s.t.tech_price[int(card_at(s, first))]
    return cubes
