"""Settle: colonists or a world (chapters SET and MIL)."""

from typing import Final

from mypy_extensions import i64

from heliopause.games.frontiers import codes, journal, ops, tasks
from heliopause.games.frontiers.layout import (
    ANY_KIND,
    COLONIES,
    COLONISTS,
    COLONY,
    COLONY_SLOTS,
    CREDITS,
    EXPLORED,
    EXPLORED_SLOTS,
    FEW_COLONISTS,
    FRESH,
    GOOD,
    KIND_SET,
    KINDS,
    MANY_COLONIES,
    OORT_KIND,
    PLAYERS,
    SUPPLY,
    WORLD,
)
from heliopause.games.frontiers.rules.exchange import evacuation_options, exchange, replace, replacement_options
from heliopause.games.frontiers.rules.frontiers import (
    Frontiers,
    colony_slot,
    ends,
    gain_colonists,
    nth,
    pay_credits,
    place_good,
    remove_explored,
    return_good,
    seen_as,
    take_good,
)
from heliopause.games.frontiers.rules.powers import discount, fire, in_group, rows_of, strength
from heliopause.games.frontiers.rules.reasons import FINE, NO_COLONISTS, PRICE, TOO_WEAK
from heliopause.kernel.codes import encode, first_of, second_of, verb_of
from heliopause.kernel.state import FRAME, NOTHING, note

UNPAYABLE: Final = 1 << 20  # the price of what cannot be settled by payment


def advance_settle(s: Frontiers) -> list[int]:
    """Colonists or worlds, never neither (NF-SET-03, NF-SET-04); an exchange beside it (NF-AMB-40)."""
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    settled: i64 = s.stack[at + 2]
    done: i64 = s.stack[at + 3]
    rows = rows_of(s, seat, ops.SETTLE)
    found: list[int] = []
    if not done & tasks.CHOSEN:
        if settled == 0:
            found.append(encode(codes.COLONISTS))
            evacuation_options(s, seat, rows, found)
        if settled < worlds_at_once(s, rows):
            settle_options(s, seat, rows, found)
    if not done & tasks.EXCHANGED:
        replacement_options(s, seat, rows, found)
    if done & tasks.CHOSEN or settled > 0:
        if not found:
            s.drop()
            return NOTHING
        found.append(encode(codes.FINISH))
    return found


def worlds_at_once(s: Frontiers, rows: list[int]) -> i64:
    """One, with Improved Logistics two (NF-CARD-07)."""
    most: i64 = 1
    i: i64 = 0
    while i < len(rows):
        row: i64 = rows[i]
        if s.t.rows[row] == ops.WORLDS and s.t.rows[row + 1] > most:
            most = s.t.rows[row + 1]
        i += 2
    return most


def settle_options(s: Frontiers, seat: i64, rows: list[int], found: list[int]) -> None:
    """Every explored world, by payment or by Military (NF-SET-08 to NF-SET-13)."""
    c = s.cells
    t = s.t
    people: i64 = c[COLONISTS + seat]
    purse: i64 = c[CREDITS + seat]
    at: i64 = WORLD + seat * EXPLORED_SLOTS
    end: i64 = at + c[EXPLORED + seat]
    while at < end:
        world: i64 = c[at]
        if t.people[world] <= people:
            if t.military[world]:
                if conquers(s, seat, rows, world):
                    found.append(encode(codes.SETTLE, world, codes.AS_PRINTED))
                if price_instead(s, rows, world) <= purse:
                    found.append(encode(codes.SETTLE, world, codes.BY_PAYMENT))
            elif t.kind[world] == ANY_KIND and c[OORT_KIND] == 0 and kind_matters(s, rows):
                kind: i64 = 1
                while kind <= KINDS:
                    if price_of_world(s, rows, world, KIND_SET + kind - 1) <= purse:
                        found.append(encode(codes.SETTLE, world, codes.NAMED * kind))
                    kind += 1
            elif price_of_world(s, rows, world, seen_as(s, world)) <= purse:
                found.append(encode(codes.SETTLE, world, codes.AS_PRINTED))
        at += 1


def kind_matters(s: Frontiers, rows: list[int]) -> bool:
    """Whether the kind of the any-kind world changes what it costs or brings; else it is not asked (NF-AMB-46)."""
    t = s.t
    i: i64 = 0
    while i < len(rows):
        row: i64 = rows[i]
        group: i64 = -1
        if t.rows[row] == ops.DISCOUNT:
            group = t.rows[row + 2]
        elif t.rows[row] == ops.GAIN and t.rows[row + 3] == ops.PER_SETTLED:
            group = t.rows[row + 4]
        if group >= 0 and t.group_kinds[group]:
            return True
        i += 2
    return False


def price_of_world(s: Frontiers, rows: list[int], world: i64, seen: i64) -> i64:
    """The cost after all reductions, not below 0 (NF-SET-11, NF-POW-07); `seen` is the world with its kind set."""
    price: i64 = s.t.cost[world] - discount(s, rows, seen)
    return price if price > 0 else 0


def price_instead(s: Frontiers, rows: list[int], world: i64) -> i64:
    """What a military world costs as if it were not military (NF-CARD-04 to NF-CARD-06, NF-AMB-37)."""
    t = s.t
    best: i64 = UNPAYABLE
    i: i64 = 0
    while i < len(rows):
        row: i64 = rows[i]
        if t.rows[row] == ops.PAY_FOR and in_group(s, t.rows[row + 1], world):
            price: i64 = t.cost[world] - t.rows[row + 2]
            if price < best:
                best = price
        i += 2
    if best < UNPAYABLE:
        best -= discount(s, rows, world)
    return best if best > 0 else 0


# ---------------------------------------------------------------- Military


def missing(s: Frontiers, seat: i64, rows: list[int], world: i64) -> i64:
    """How much Military is still missing, temporary Military of this action counted (NF-SET-12, NF-CARD-09)."""
    defence: i64 = s.t.cost[world] - strength(s, seat, rows, world)
    at = len(s.stack) - FRAME
    while at >= 0:
        if s.stack[at] == tasks.SETTLE:
            defence -= s.stack[at + 4]
            break
        at -= FRAME
    return defence


def powers_used(s: Frontiers) -> i64:
    """The powers for temporary Military already used in this turn, a mask."""
    at = len(s.stack) - FRAME
    while at >= 0:
        if s.stack[at] == tasks.SETTLE:
            return s.stack[at + 5]
        at -= FRAME
    return 0


def conquers(s: Frontiers, seat: i64, rows: list[int], world: i64) -> bool:
    short = missing(s, seat, rows, world)
    if short <= 0:
        return True
    return reaches(s, seat, rows, short, 0, powers_used(s), 0)


def reaches(s: Frontiers, seat: i64, rows: list[int], short: i64, i: i64, used: i64, spent: i64) -> bool:
    """Whether unused powers from row `i` on and goods not yet spent (a mask of slots) bring the rest."""
    if short <= 0:
        return True
    c = s.cells
    t = s.t
    while i < len(rows):
        row: i64 = rows[i]
        i += 2
        if t.rows[row] == ops.TEMPORARY and not used & (1 << t.rows[row + 1]):
            number: i64 = t.rows[row + 1]
            slot: i64 = 0
            while slot < c[COLONIES + seat]:
                good: i64 = c[GOOD + seat * COLONY_SLOTS + slot]
                if not spent & (1 << slot) and fits(t.temporary_kind[number], good):
                    rest: i64 = short - t.temporary_points[number]
                    if reaches(s, seat, rows, rest, i, used, spent | (1 << slot)):
                        return True
                slot += 1
    return False


def fits(wanted: i64, good: i64) -> bool:
    return good > 0 and (wanted == 0 or wanted == good)


def advance_conquer(s: Frontiers) -> list[int]:
    """A good for temporary Military, from any colony (NF-MIL-05, NF-MIL-06); never one that leaves too little."""
    c = s.cells
    t = s.t
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    world: i64 = s.stack[at + 2]
    rows = rows_of(s, seat, ops.SETTLE)
    short = missing(s, seat, rows, world)
    found: list[int] = []
    if short <= 0:
        s.drop()
        settle_world(s, seat, rows, world, codes.AS_PRINTED, 0)
        return found
    used = powers_used(s)
    i: i64 = 0
    while i < len(rows):
        row: i64 = rows[i]
        if t.rows[row] == ops.TEMPORARY and not used & (1 << t.rows[row + 1]):
            number: i64 = t.rows[row + 1]
            rest: i64 = short - t.temporary_points[number]
            slot: i64 = 0
            while slot < c[COLONIES + seat]:
                good: i64 = c[GOOD + seat * COLONY_SLOTS + slot]
                if fits(t.temporary_kind[number], good):
                    if reaches(s, seat, rows, rest, 0, used | (1 << number), 1 << slot):
                        found.append(encode(codes.REMOVE, c[COLONY + seat * COLONY_SLOTS + slot], number))
                slot += 1
        i += 2
    return found


def decide_conquer(s: Frontiers, code: i64) -> None:
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    tile = first_of(code)
    number = second_of(code)
    kind = take_good(s, seat, colony_slot(s, seat, tile))
    return_good(s, kind)
    below = at - FRAME  # the Settle turn
    s.stack[below + 4] += s.t.temporary_points[number]
    s.stack[below + 5] |= 1 << number
    note(s, journal.REMOVES_GOOD, seat, tile, kind, s.t.temporary_tile[number], s.t.temporary_points[number])


# ---------------------------------------------------------------- decisions


def decide_settle(s: Frontiers, code: i64) -> None:
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    verb = verb_of(code)
    if verb == codes.FINISH:
        s.drop()
    elif verb == codes.COLONISTS:
        s.stack[at + 3] |= tasks.CHOSEN
        rows = rows_of(s, seat, ops.SETTLE)
        gain_colonists(s, seat, s.t.settle_colonists, -1)
        fire(s, seat, rows, ops.TAKING, 0)
    elif verb == codes.REPLACE:
        s.stack[at + 3] |= tasks.EXCHANGED
        replace(s, seat, first_of(code), second_of(code))
    elif verb == codes.EVACUATE:
        s.stack[at + 3] |= tasks.CHOSEN
        exchange(s, seat, first_of(code), second_of(code))
    else:
        how: i64 = second_of(code)
        world = first_of(code)
        s.stack[at + 2] += 1
        rows = rows_of(s, seat, ops.SETTLE)
        if how == codes.AS_PRINTED and s.t.military[world] and missing(s, seat, rows, world) > 0:
            s.push(tasks.CONQUER, seat, world)
        else:
            settle_world(s, seat, rows, world, how & 3, how >> 2)


def settle_world(s: Frontiers, seat: i64, rows: list[int], world: i64, how: i64, kind: i64) -> None:
    """Colonists move onto it, a windfall world gets its good, powers that watch fire (NF-SET-09, 14, 15)."""
    c = s.cells
    t = s.t
    if kind > 0:
        c[OORT_KIND] = kind
    price: i64 = 0
    if how == codes.BY_PAYMENT:
        price = price_instead(s, rows, world)
    elif not t.military[world]:
        price = price_of_world(s, rows, world, seen_as(s, world))
    note(s, journal.SETTLES, seat, world, how, price, kind)
    pay_credits(s, seat, price)
    c[COLONISTS + seat] -= t.people[world]
    remove_explored(s, seat, world)
    slot: i64 = c[COLONIES + seat]
    c[COLONIES + seat] = slot + 1
    c[COLONY + seat * COLONY_SLOTS + slot] = world
    c[FRESH + seat] |= 1 << slot
    if t.windfall[world]:
        place_good(s, seat, slot, t.kind[world])
    fire(s, seat, rows, ops.PER_SETTLED, seen_as(s, world))


def settle_reason(s: Frontiers, seat: i64, world: i64) -> i64:
    """FINE, or why an explored world cannot be settled now."""
    c = s.cells
    rows = rows_of(s, seat, ops.SETTLE)
    if c[COLONISTS + seat] < s.t.people[world]:
        return NO_COLONISTS
    found: list[int] = []
    settle_options(s, seat, rows, found)
    for code in found:
        if first_of(code) == world:
            return FINE
    return TOO_WEAK if s.t.military[world] else PRICE


def close_settle(s: Frontiers) -> None:
    """More than seven colonies or too few colonists left bring the end (NF-END-03 to NF-END-06)."""
    c = s.cells
    i: i64 = 0
    while i < c[PLAYERS]:
        seat = nth(s, i)
        if c[COLONIES + seat] > s.t.most_colonies:
            ends(s, seat, MANY_COLONIES)
        i += 1
    if c[SUPPLY] < s.t.fewest_colonists:
        ends(s, nth(s, 0), FEW_COLONISTS)
