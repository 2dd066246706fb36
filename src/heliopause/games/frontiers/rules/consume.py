"""Trade, then consume (chapters TRADE and CONS)."""

from mypy_extensions import i64

from heliopause.games.frontiers import codes, journal, ops, tasks
from heliopause.games.frontiers.layout import (
    ANY_KIND,
    COLONIES,
    COLONY,
    COLONY_SLOTS,
    GOOD,
    KINDS,
)
from heliopause.games.frontiers.rules.frontiers import (
    Frontiers,
    colony_slot,
    gain_credits,
    gain_points,
    owns_face,
    return_good,
    take_good,
)
from heliopause.games.frontiers.rules.powers import fire, gain, rows_of
from heliopause.games.frontiers.rules.stockpile import stock_good, stock_options
from heliopause.kernel.codes import encode, first_of, second_of, verb_of
from heliopause.kernel.state import FRAME, NOTHING, note

# ---------------------------------------------------------------- SELL


def advance_sell(s: Frontiers) -> list[int]:
    """One good or none (NF-TRADE-03, NF-TRADE-04)."""
    seat: i64 = s.stack[len(s.stack) - FRAME + 1]
    found: list[int] = []
    sale_options(s, seat, 0, found)
    if not found:
        s.drop()
        return NOTHING
    found.append(encode(codes.PASS))
    return found


def sale_options(s: Frontiers, seat: i64, by_power: i64, found: list[int]) -> None:
    """Every good but the one on the any-kind world (NF-CARD-30)."""
    c = s.cells
    slot: i64 = 0
    while slot < c[COLONIES + seat]:
        tile: i64 = c[COLONY + seat * COLONY_SLOTS + slot]
        if c[GOOD + seat * COLONY_SLOTS + slot] > 0 and s.t.kind[tile] != ANY_KIND:
            found.append(encode(codes.SELL, tile, by_power))
        slot += 1


def decide_sell(s: Frontiers, code: i64) -> None:
    seat: i64 = s.stack[len(s.stack) - FRAME + 1]
    s.drop()
    if verb_of(code) == codes.SELL:
        sell(s, seat, first_of(code))


def sell(s: Frontiers, seat: i64, tile: i64) -> None:
    kind = take_good(s, seat, colony_slot(s, seat, tile))
    return_good(s, kind)
    price = sale_price(s, seat, kind)
    note(s, journal.SELLS, seat, tile, kind, price)
    gain_credits(s, seat, price, -1)


def sale_price(s: Frontiers, seat: i64, kind: i64) -> i64:
    """By kind, raised by every power that fits (NF-TRADE-05, NF-TRADE-07, NF-TRADE-09, NF-AMB-55)."""
    t = s.t
    price: i64 = t.price[kind]
    rows = rows_of(s, seat, ops.TRADE)
    i: i64 = 0
    while i < len(rows):
        row: i64 = rows[i]
        if t.rows[row] == ops.GAIN and t.rows[row + 3] == ops.PER_SOLD:
            if t.rows[row + 4] == 0 or t.rows[row + 4] == kind:
                price += t.rows[row + 2]
        i += 2
    return price


# ---------------------------------------------------------------- CONSUME


def advance_consume(s: Frontiers) -> list[int]:
    """Until no power that must be used can be used with the goods left (NF-CONS-01, NF-AMB-57)."""
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    rows = rows_of(s, seat, ops.CONSUME)
    if s.stack[at + 5] == 0:
        s.stack[at + 5] = 1
        gains_without_goods(s, seat, rows)
    found: list[int] = []
    must = consume_options(s, seat, rows, at, found)
    stock_options(s, seat, s.stack[at + 4], found)
    if not found:
        s.drop()
    elif not must:
        found.append(encode(codes.FINISH))
    return found


def gains_without_goods(s: Frontiers, seat: i64, rows: list[int]) -> None:
    """Galactic Salon and its like (NF-CARD-40, NF-CARD-41, NF-AMB-59, NF-AMB-60)."""
    t = s.t
    fire(s, seat, rows, ops.ALWAYS, 0)
    i: i64 = 0
    while i < len(rows):
        row: i64 = rows[i]
        if t.rows[row] == ops.GAIN and t.rows[row + 3] == ops.OWNING and owns_face(s, seat, t.rows[row + 4]):
            gain(s, seat, t.rows[row + 1], t.rows[row + 2], rows[i + 1])
        i += 2


def consume_options(s: Frontiers, seat: i64, rows: list[int], at: i64, found: list[int]) -> bool:
    """The powers that can be used; True if one of them must be (NF-CONS-03, NF-AMB-58)."""
    t = s.t
    must = False
    i: i64 = 0
    while i < len(rows):
        row: i64 = rows[i]
        number: i64 = t.rows[row + 1]
        if t.rows[row] == ops.EAT:
            if not used(s, at, number) and edible(s, seat, number):
                found.append(encode(codes.CONSUME, number))
                must = True
        elif t.rows[row] == ops.SELL and not used(s, at, number):
            sale_options(s, seat, 1 + number, found)
        i += 2
    return must


def used(s: Frontiers, at: i64, number: i64) -> bool:
    """Two masks of thirty powers each."""
    mask: i64 = s.stack[at + 2 + number // 30]
    return mask & (1 << number % 30) != 0


def use(s: Frontiers, at: i64, number: i64) -> None:
    s.stack[at + 2 + number // 30] |= 1 << number % 30


def goods_of(s: Frontiers, seat: i64, kind: i64) -> i64:
    """How many goods of a kind lie on own colonies, of any kind with 0."""
    c = s.cells
    n: i64 = 0
    at: i64 = GOOD + seat * COLONY_SLOTS
    end: i64 = at + c[COLONIES + seat]
    while at < end:
        if c[at] > 0 and (kind == 0 or c[at] == kind):
            n += 1
        at += 1
    return n


def kinds_of_goods(s: Frontiers, seat: i64) -> i64:
    """The different kinds of own goods, a mask."""
    c = s.cells
    mask: i64 = 0
    at: i64 = GOOD + seat * COLONY_SLOTS
    end: i64 = at + c[COLONIES + seat]
    while at < end:
        mask |= 1 << c[at]
        at += 1
    return mask & ~1


def bits(mask: i64) -> i64:
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def edible(s: Frontiers, seat: i64, number: i64) -> bool:
    """Whether a Consume power finds all the goods that it needs (NF-CONS-07, NF-CONS-08)."""
    t = s.t
    kind: i64 = t.eat_kind[number]
    count: i64 = 1 if t.eat_up_to[number] else t.eat_count[number]
    if t.eat_different[number]:
        return bits(kinds_of_goods(s, seat)) >= count
    if goods_of(s, seat, kind) < count:
        return False
    more: i64 = t.eat_count_two[number]
    if more == 0:
        return True
    other: i64 = t.eat_kind_two[number]
    return goods_of(s, seat, other) >= (count + more if other == 0 or other == kind else more)


def decide_consume(s: Frontiers, code: i64) -> None:
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    verb = verb_of(code)
    if verb == codes.FINISH:
        s.drop()
    elif verb == codes.STOCK:
        s.stack[at + 4] += 1
        stock_good(s, seat, first_of(code))
    elif verb == codes.SELL:  # the power of Trade League (NF-AMB-62)
        use(s, at, second_of(code) - 1)
        sell(s, seat, first_of(code))
        fire(s, seat, rows_of(s, seat, ops.CONSUME), ops.PER_CONSUMED, 1)
    else:
        use(s, at, first_of(code))
        note(s, journal.CONSUMES, seat, first_of(code))
        s.push(tasks.EAT, seat, first_of(code))


# ---------------------------------------------------------------- EAT: which goods a power takes (NF-AMB-56)


def advance_eat(s: Frontiers) -> list[int]:
    """Goods that make no difference are taken at once; where there are more than needed, the owner chooses."""
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    number: i64 = s.stack[at + 2]
    t = s.t
    found: list[int] = []
    while True:
        taken: i64 = s.stack[at + 3]
        wanted: i64 = t.eat_count[number] - taken
        kind: i64 = t.eat_kind[number]
        if wanted <= 0:
            wanted += t.eat_count_two[number]
            kind = t.eat_kind_two[number]
        if wanted > 0:
            kind = next_kind(s, seat, number, kind, wanted, s.stack[at + 4])
            food_options(s, seat, kind, s.stack[at + 4], found)
        if not found:
            finish_eating(s, seat, number, taken)
            return found
        if len(found) > wanted or t.eat_different[number]:
            return found  # a single one is taken by the kernel
        for code in found:
            eat(s, at, seat, first_of(code))
        found.clear()


def next_kind(s: Frontiers, seat: i64, number: i64, kind: i64, wanted: i64, taken: i64) -> i64:
    """Where every kind there is will be taken, one kind after the other: their order makes no difference."""
    if not s.t.eat_different[number]:
        return kind
    left = kinds_of_goods(s, seat) & ~taken
    if bits(left) > wanted:
        return 0
    kind = 1
    while kind < KINDS and not left & (1 << kind):
        kind += 1
    return kind


def food_options(s: Frontiers, seat: i64, kind: i64, taken: i64, found: list[int]) -> None:
    c = s.cells
    slot: i64 = 0
    while slot < c[COLONIES + seat]:
        good: i64 = c[GOOD + seat * COLONY_SLOTS + slot]
        if good > 0 and (kind == 0 or good == kind) and not taken & (1 << good):
            found.append(encode(codes.EAT, c[COLONY + seat * COLONY_SLOTS + slot]))
        slot += 1


def decide_eat(s: Frontiers, code: i64) -> None:
    at = len(s.stack) - FRAME
    eat(s, at, s.stack[at + 1], first_of(code))


def eat(s: Frontiers, at: i64, seat: i64, tile: i64) -> None:
    kind = take_good(s, seat, colony_slot(s, seat, tile))
    return_good(s, kind)
    note(s, journal.EATS, seat, tile, kind)
    s.stack[at + 3] += 1
    if s.t.eat_different[s.stack[at + 2]]:
        s.stack[at + 4] |= 1 << kind


def finish_eating(s: Frontiers, seat: i64, number: i64, taken: i64) -> None:
    """Paid once, or for each good (NF-CONS-06, NF-CONS-09); then what watches consumption (NF-CARD-39)."""
    t = s.t
    s.drop()
    times: i64 = taken if t.eat_up_to[number] else 1
    gain_credits(s, seat, times * t.eat_credits[number], t.eat_tile[number])
    gain_points(s, seat, times * t.eat_points[number], t.eat_tile[number])
    fire(s, seat, rows_of(s, seat, ops.CONSUME), ops.PER_CONSUMED, taken)
