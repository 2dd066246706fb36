"""Running the programs that cards were compiled into: one operation after another, from left to right (SUN-AMB-09)."""

from mypy_extensions import i64

from heliopause.games.sun import codes, journal, ops, tasks
from heliopause.games.sun.layout import (
    ADVANCED,
    DIRTY,
    FOOD,
    LAPSED,
    ORE,
    ORE_DISC,
    ORE_FOR_POP,
    PLAYERS,
    POP,
)
from heliopause.games.sun.rules.colonize import begin_annex
from heliopause.games.sun.rules.fleet import begin_jump
from heliopause.games.sun.rules.innovations import innovations
from heliopause.games.sun.rules.production import grow, mine
from heliopause.games.sun.rules.prospects import (
    NO,
    can,
    level_mask,
    may_change,
    ore_cost,
    outer,
    rest_can,
    rest_changes,
    times,
    where_x,
)
from heliopause.games.sun.rules.sun import (
    Sun,
    automate,
    gain_ore,
    has_power,
    next_opponent,
    note,
    pay_opponent,
    pay_ore,
    return_pop,
    supply_left,
    supply_to_pop,
    track_kinds,
)
from heliopause.kernel.state import FRAME, NOTHING


def advance_program(s: Sun) -> list[int]:
    stack = s.stack
    at = len(stack) - FRAME
    seat: i64 = stack[at + 1]
    pc: i64 = stack[at + 2]
    x: i64 = stack[at + 3]
    flags: i64 = stack[at + 4]
    if s.cells[ADVANCED] and flags & tasks.STARTED and innovations(s):
        return NOTHING
    code = s.t.code
    op: i64 = code[pc]
    if op == ops.END:
        s.drop()
        return NOTHING
    stack[at + 2] = pc + ops.OP
    stack[at + 4] = flags | tasks.STARTED
    if op == ops.GAIN:
        gain_ore(s, seat, times(s, seat, pc + 2, code[pc + 1], x))
    elif op == ops.SUPPLY_TO_POP:
        supply_to_pop(s, seat, times(s, seat, pc + 3, code[pc + 1], x), code[pc + 2] != 0)
    elif op == ops.PAY:
        pay(s, seat, ore_cost(s, seat, pc, x), code[pc + 2], code[pc + 3], flags)
    elif op == ops.JUMP:
        begin_jump(s, seat, x if code[pc + 1] < 0 else code[pc + 1], code[pc + 2], flags & tasks.IN_ACTION != 0)
    elif op == ops.RESEARCH:
        if code[pc + 2] & tasks.IS_PRIVATE:
            s.push(tasks.PRIVATE, seat, lowest_level(code[pc + 1]))
        else:
            s.push(tasks.RESEARCH, seat, level_mask(code[pc + 1], x), code[pc + 2], 0, -1)
    elif op == ops.BUILD:
        level: i64 = code[pc + 3]
        s.push(tasks.BUILD, seat, code[pc + 1], code[pc + 2], x if level < 0 else level, code[pc + 4])
    elif op == ops.AUTOMATE:
        kinds = track_kinds(s, seat, code[pc + 1])
        if kinds == FOOD | ORE_DISC:
            s.push(tasks.AUTOMATE, seat, kinds)
        else:
            automate(s, seat, kinds)
    elif op == ops.UPGRADE:
        s.push(tasks.UPGRADE, seat, code[pc + 1], code[pc + 2], code[pc + 3])
    elif op == ops.OPTIONAL:
        purse = supply_left(s, seat)
        if can(s, seat, pc + ops.OP, outer(s, at), x, flags, s.cells[ORE + seat], s.cells[POP + seat], purse) == NO:
            stack[at + 2] = code[pc + 1]
        else:
            s.push(tasks.DECIDE, seat, code[pc + 1])
    elif op == ops.CHOOSE:
        s.push(tasks.CHOOSE, seat, code[pc + 1], code[pc + 3], 0, code[pc + 2])
    elif op == ops.WHERE:
        stack[at + 3] = where_x(s, seat, pc, x)
    elif op == ops.COLONIZE:
        s.push(tasks.COLONIZE, seat, code[pc + 1])
    elif op == ops.SPREAD:
        s.push(tasks.SPREAD, seat, code[pc + 1])
    elif op == ops.WARP:
        begin_jump(s, seat, 0, 0, False)
        stack[len(stack) - FRAME] = tasks.WARP
        stack[len(stack) - FRAME + 2] = code[pc + 1]
    elif op == ops.SHIFT:
        s.push(tasks.SHIFT, seat, code[pc + 1], code[pc + 2], code[pc + 3])
    elif op == ops.COPY:
        s.push(tasks.COPY, seat, code[pc + 1])
    elif op == ops.GROW:
        grow(s, seat)
    elif op == ops.MINE:
        mine(s, seat)
    elif op == ops.TRADE:
        s.push(tasks.TRADE, seat, 0)
    elif op == ops.GUILD:
        s.push(tasks.GUILD, seat, code[pc + 1])
    elif op == ops.ANNEX:
        begin_annex(s, seat, code[pc + 1], code[pc + 2], code[pc + 3])
    else:
        each(s, seat, code[pc + 1], code[pc + 3], stack[at + 5])
    return NOTHING


def lowest_level(mask: i64) -> i64:
    level: i64 = 1
    while mask & 1 == 0:
        mask >>= 1
        level += 1
    return level


def each(s: Sun, revealer: i64, who: i64, program: i64, source: i64) -> None:
    """One faction after the other, each completely, the revealer first (SUN-EVT-07, SUN-AMB-23)."""
    players: i64 = s.cells[PLAYERS]
    k: i64 = 0 if who == ops.REVEALER else players - 1
    last: i64 = 1 if who == ops.OTHERS else 0
    while k >= last:
        s.push(tasks.PROGRAM, (revealer + k) % players, program, 0, 0, source)
        k -= 1


# ---------------------------------------------------------------- PAY


def pay(s: Sun, seat: i64, ore: i64, back: i64, to_opponent: i64, flags: i64) -> None:
    """The whole cost before any effect (SUN-ACT-16)."""
    if to_opponent > 0:
        pay_opponent(s, seat, next_opponent(s, seat), to_opponent)
    pay_ore(s, seat, ore)
    if back > 0 and flags & tasks.IN_ACTION and has_power(s, seat, ORE_FOR_POP):
        s.push(tasks.PAYMENT, seat, back)
    else:
        return_pop(s, seat, back)


def advance_payment(s: Sun) -> list[int]:
    """Android Rights Movement: 1 ore may stand for one returned population."""
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    back: i64 = s.stack[at + 2]
    pop: i64 = s.cells[POP + seat]
    found: list[int] = []
    if pop >= back and rest_can(s, at - FRAME, seat, pop - back):
        found.append(codes.encode(codes.PAY_POP))
    if s.cells[ORE + seat] > 0 and pop >= back - 1:
        found.append(codes.encode(codes.PAY_ORE))
    return found


def decide_payment(s: Sun, code: i64) -> None:
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    back: i64 = s.stack[at + 2]
    s.drop()
    if codes.verb_of(code) == codes.PAY_ORE:
        pay_ore(s, seat, s.t.ore_for_pop)
        back -= 1
    return_pop(s, seat, back)


# ---------------------------------------------------------------- DECIDE: an optional part


def advance_decide(s: Sun) -> list[int]:
    """It may be skipped unless the Action would then change nothing or lose a mandatory part."""
    at = len(s.stack) - FRAME
    under = at - FRAME
    seat: i64 = s.stack[at + 1]
    found = [codes.encode(codes.DO)]
    go_on: i64 = s.stack[under + 2]
    s.stack[under + 2] = s.stack[at + 2]
    if rest_can(s, under, seat, s.cells[POP + seat]) and (s.cells[DIRTY] or rest_changes(s, under)):
        found.append(codes.encode(codes.SKIP))
    s.stack[under + 2] = go_on
    return found


def decide_decide(s: Sun, code: i64) -> None:
    at = len(s.stack) - FRAME
    if codes.verb_of(code) == codes.SKIP:
        s.stack[at - FRAME + 2] = s.stack[at + 2]
    s.drop()


# ---------------------------------------------------------------- CHOOSE: lettered options


def advance_choose(s: Sun) -> list[int]:
    at = len(s.stack) - FRAME
    under = at - FRAME
    seat: i64 = s.stack[at + 1]
    if s.stack[at + 2] == 0:
        s.drop()
        return NOTHING
    lists = s.t.lists
    base: i64 = s.stack[at + 3]
    used: i64 = s.stack[at + 4]
    rest: i64 = s.stack[under + 2]
    x: i64 = s.stack[under + 3]
    flags: i64 = s.stack[under + 4]
    ore: i64 = s.cells[ORE + seat]
    pop: i64 = s.cells[POP + seat]
    supply = supply_left(s, seat)
    free = s.cells[DIRTY] != 0 or rest_changes(s, under)
    found: list[int] = []
    i: i64 = 0
    while i < lists[base]:
        option: i64 = lists[base + 2 * i + 1]
        if (
            not (s.stack[at + 5] and used & (1 << i))
            and (not flags & tasks.RESEARCH_ONLY or lists[base + 2 * i + 2])
            and can(s, seat, option, rest, x, flags, ore, pop, supply) != NO
            and (free or may_change(s, seat, option, x, flags, ore, pop, supply))
        ):
            found.append(codes.encode(codes.PICK, i))
        i += 1
    if not found:
        s.cells[LAPSED] = 1
        note(s, journal.LAPSES, seat, ops.CHOOSE)
        s.drop()
    return found


def decide_choose(s: Sun, code: i64) -> None:
    at = len(s.stack) - FRAME
    under = at - FRAME
    option = codes.first_of(code)
    used: i64 = s.stack[at + 4]
    s.stack[at + 4] = used | 1 << option
    s.stack[at + 2] -= 1
    flags: i64 = s.stack[under + 4]
    place: i64 = s.t.lists[s.stack[at + 3] + 2 * option + 1]
    s.push(tasks.PROGRAM, s.stack[at + 1], place, s.stack[under + 3], flags & ~tasks.STARTED, s.stack[under + 5])


# ---------------------------------------------------------------- AUTOMATE with a choice of the track


def advance_automate(s: Sun) -> list[int]:
    return [codes.encode(codes.TRACK, FOOD), codes.encode(codes.TRACK, ORE_DISC)]


def decide_automate(s: Sun, code: i64) -> None:
    seat: i64 = s.stack[len(s.stack) - FRAME + 1]
    s.drop()
    automate(s, seat, codes.first_of(code))
