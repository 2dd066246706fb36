"""What an option is certain to cost: credits, unused colonists and goods, as far as it can be told beforehand."""

from __future__ import annotations

from dataclasses import dataclass

from heliopause.games.frontiers import codes, ops
from heliopause.games.frontiers.layout import COLONISTS, CREDITS, KIND_SET
from heliopause.games.frontiers.rules.consume import goods_of
from heliopause.games.frontiers.rules.develop import price_of
from heliopause.games.frontiers.rules.frontiers import Frontiers, seen_as
from heliopause.games.frontiers.rules.powers import rows_of
from heliopause.games.frontiers.rules.settle import price_instead, price_of_world
from heliopause.kernel.codes import first_of, second_of, verb_of


@dataclass(frozen=True, slots=True)
class Price:
    credits: int = 0
    colonists: int = 0
    goods: int = 0

    def paid(self) -> dict[str, int]:
        """What is paid at all."""
        spent = (("credits", self.credits), ("colonists", self.colonists), ("goods", self.goods))
        return {name: n for name, n in spent if n}

    def left(self, s: Frontiers, seat: int) -> dict[str, int]:
        """What remains of that which is paid."""
        have = {"credits": s.cells[CREDITS + seat], "colonists": s.cells[COLONISTS + seat]}
        have["goods"] = int(goods_of(s, seat, 0))
        return {name: have[name] - n for name, n in self.paid().items()}


FREE = Price()
ONE_GOOD = Price(goods=1)
_TAKE_A_GOOD = (codes.REMOVE, codes.SELL, codes.EAT, codes.STOCK)


def price(s: Frontiers, code: int) -> Price:
    verb, first = verb_of(code), first_of(code)
    if verb == codes.BUY:
        return Price(int(price_of(s, s.seat, first)))
    if verb == codes.BANK:
        return Price(int(first))
    if verb == codes.SETTLE:
        return settling(s, int(first), int(second_of(code)))
    if verb in (codes.REPLACE, codes.EVACUATE):
        more = s.t.people[second_of(code)] - s.t.people[first]
        return Price(colonists=max(0, more))
    return ONE_GOOD if verb in _TAKE_A_GOOD else FREE


def settling(s: Frontiers, world: int, how: int) -> Price:
    """A world by payment or by Military, its kind named or not (codes)."""
    people = s.t.people[world]
    rows = rows_of(s, s.seat, ops.SETTLE)
    if how % codes.NAMED == codes.BY_PAYMENT:
        return Price(int(price_instead(s, rows, world)), people)
    if s.t.military[world]:
        return Price(colonists=people)
    kind = how // codes.NAMED
    seen = KIND_SET + kind - 1 if kind else seen_as(s, world)
    return Price(int(price_of_world(s, rows, world, seen)), people)
