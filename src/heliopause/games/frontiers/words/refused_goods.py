"""Why goods cannot be produced, sold or consumed: Produce and Trade, Consume."""

from __future__ import annotations

from heliopause.games.frontiers import codes, ops
from heliopause.games.frontiers.layout import GOODS_LEFT
from heliopause.games.frontiers.rules.consume import edible, used
from heliopause.games.frontiers.rules.frontiers import kind_now
from heliopause.games.frontiers.rules.powers import rows_of
from heliopause.games.frontiers.words import effects
from heliopause.games.frontiers.words.names import KIND_NAMES
from heliopause.games.frontiers.words.refusing import Refuser
from heliopause.kernel.codes import encode
from heliopause.kernel.state import FRAME


def produce(r: Refuser) -> None:
    for tile, good in r.colonies():
        code = encode(codes.PRODUCE, tile)
        if not r.missing(code):
            continue
        what = r.speaker.name(tile)
        kind = kind_now(r.s, tile)
        if kind == 0:
            r.refuse(code, what, "NF-GOOD-02", "gray")
        elif good:
            r.refuse(code, what, "NF-PROD-02", "has-good")
        elif r.s.cells[GOODS_LEFT + kind] == 0:
            r.refuse(code, what, "NF-PROD-09", "no-goods", kind=KIND_NAMES[kind])
        else:
            r.refuse(code, what, "NF-GOOD-07", "halo")


def _good(r: Refuser, tile: int, good: int) -> str:
    return r.speaker.say("good-of", kind=KIND_NAMES[good], tile=r.speaker.name(tile))


def sell(r: Refuser) -> None:
    for tile, good in r.colonies():
        code = encode(codes.SELL, tile)
        if good and r.missing(code):
            r.refuse(code, _good(r, tile, good), "NF-CARD-30", "never-sold")


def consume(r: Refuser) -> None:
    at = len(r.s.stack) - FRAME
    rows = rows_of(r.s, r.seat, ops.CONSUME)
    for row in rows[::2]:
        if r.s.t.rows[row] == ops.EAT:
            _power(r, at, r.s.t.rows[row + 1])
    if r.missing(encode(codes.FINISH)):
        r.refuse(encode(codes.FINISH), r.speaker.say("what-stop"), "NF-CONS-01", "must-consume")


def _power(r: Refuser, at: int, number: int) -> None:
    code = encode(codes.CONSUME, number)
    if not r.missing(code):
        return
    tile, ability = r.speaker.consuming[number]
    power = effects.power_phrase(r.speaker, "consume", ability)
    what = r.speaker.say("what-power", tile=r.speaker.name(tile), what=power)
    if used(r.s, at, number):
        r.refuse(code, what, "NF-CONS-03", "used")
    elif not edible(r.s, r.seat, number):
        several = r.s.t.eat_count[number] > 1 and not r.s.t.eat_up_to[number]
        r.refuse(code, what, "NF-CONS-08" if several else "NF-CONS-07", "goods")


def eat(r: Refuser) -> None:
    """Goods that this power does not take."""
    for tile, good in r.colonies():
        code = encode(codes.EAT, tile)
        if good and r.missing(code):
            r.refuse(code, _good(r, tile, good), "NF-CONS-07", "wrong-kind")
