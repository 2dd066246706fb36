"""What an option is certain to cost: ore and population, as far as it can be told before it is chosen."""

from __future__ import annotations

from dataclasses import dataclass

from heliopause.games.sun import codes, ops, tasks
from heliopause.games.sun.layout import ORE, ORE_FOR_POP, POP
from heliopause.games.sun.rules.action import share_price
from heliopause.games.sun.rules.prospects import ore_cost, where_x
from heliopause.games.sun.rules.sun import Sun, has_power
from heliopause.games.sun.stack import running
from heliopause.kernel.state import top


@dataclass(frozen=True, slots=True)
class Price:
    ore: int = 0
    population: int = 0
    returned: int = 0  # so much of the population comes back to the supply columns

    def paid(self) -> dict[str, int]:
        """What is paid at all."""
        return {name: n for name, n in (("ore", self.ore), ("population", self.population)) if n}

    def left(self, s: Sun, seat: int) -> dict[str, int]:
        """What remains of that which is paid."""
        have = {"ore": s.cells[ORE + seat], "population": s.cells[POP + seat]}
        return {name: have[name] - n for name, n in self.paid().items()}


FREE = Price()


def price(s: Sun, code: int) -> Price:
    verb, first = codes.verb_of(code), codes.first_of(code)
    if verb == codes.ACT:
        return _space_price(s, first)
    if verb == codes.COPY:
        return program_price(s, s.t.space_code[first])
    if verb == codes.USE:
        return program_price(s, s.t.will_code[first]) if s.t.will_kind[first] == 0 else FREE
    if verb == codes.DO:
        _, _, pc, x, _, _ = running(s)
        return program_price(s, pc, x, top(s)[2])
    if verb == codes.PICK:
        return program_price(s, s.t.lists[top(s)[3] + 2 * first + 1], running(s)[3])
    if verb == codes.PAY_POP:
        return Price(population=top(s)[2], returned=top(s)[2])
    if verb == codes.PAY_ORE:
        return Price(s.t.ore_for_pop, top(s)[2] - 1, top(s)[2] - 1)
    if verb in (codes.SLOT, codes.POP_AT):
        return Price(population=1)
    if verb == codes.BUILD_AT:
        return Price(population=1) if top(s)[3] == ops.POPULATION else FREE
    if verb == codes.BUY_POP:
        return Price(s.t.ore_for_supply)
    if verb == codes.DECOMMISSION:
        return Price(s.t.ore_for_ship)
    if verb == codes.SELL_POP:
        return Price(population=1, returned=1)
    return FREE


def _space_price(s: Sun, space: int) -> Price:
    """With what the place itself costs."""
    return program_price(s, s.t.space_code[space], ore=s.t.space_extra[space] + share_price(s, s.seat, space))


def program_price(s: Sun, pc: int, x: int = 0, end: int = -1, *, ore: int = 0) -> Price:
    """The cost and the population that is sure to be used, up to the first choice or gain."""
    seat, code = s.seat, s.t.code
    pop = returned = 0
    while pc != end and code[pc] not in _OPEN_ENDED:
        op = code[pc]
        if op == ops.WHERE:
            x = where_x(s, seat, pc, x)
        elif op == ops.PAY:
            ore += ore_cost(s, seat, pc, x) + code[pc + 3]
            returned += code[pc + 2]
            pop += code[pc + 2]
        elif op == ops.RESEARCH and not code[pc + 2] & tasks.IS_PRIVATE:
            pop += 1
        elif op == ops.BUILD and code[pc + 2] == ops.POPULATION:
            pop += code[pc + 1]
        pc = code[pc + 1] if op == ops.OPTIONAL else pc + ops.OP
    short = pop - s.cells[POP + seat]
    if short > 0:  # Android Rights Movement pays ore for it, a bonus on the way brings it
        ore += short * s.t.ore_for_pop if has_power(s, seat, ORE_FOR_POP) else 0
        pop -= short
        returned = min(returned, pop)
    return Price(ore, pop, returned)


_OPEN_ENDED = (ops.END, ops.CHOOSE, ops.SUPPLY_TO_POP, ops.GAIN, ops.GROW, ops.MINE, ops.TRADE)
