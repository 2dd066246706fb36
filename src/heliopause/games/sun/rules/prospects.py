"""What a player could still do: whether an Action can be completed and whether it changes anything.

An Action may be chosen if some sequence of the player's own choices pays it and completes every mandatory part
(SUN-AMB-06), and if it does not leave everything as it was (SUN-ACT-22). Most Actions are decided by walking through
their program with a purse of ore, population and supply. Only where a jump comes before a part that depends on the
ships, a copy of the state is played on (`lookahead.py`).
"""

from typing import Final

from mypy_extensions import i64

from heliopause.games.sun import ops, tasks
from heliopause.games.sun.layout import (
    BOARD_SLOTS,
    FREE,
    GUILD_OPEN,
    LEVELS,
    LOCS,
    ORE,
    ORE_FOR_POP,
    OUTPOST,
    OWNER,
    PLAYERS,
    POP,
    RESEARCHED,
    SEIZED,
    SHIP_DISCOUNT,
    SHIPS,
    SLOT_CARD,
    SLOTS,
    SYSTEM_AT,
    SYSTEMS,
    WORMHOLES,
)
from heliopause.games.sun.rules.board import BASIC, GUILD_SPACE, TECHNOLOGY, distance
from heliopause.games.sun.rules.metrics import innovates
from heliopause.games.sun.rules.reasons import CLAIMED, FINE, NO_CONTROL, NO_SYSTEM, TOO_WEAK
from heliopause.games.sun.rules.ships import can_move, can_upgrade
from heliopause.games.sun.rules.slots import open_levels, technology_at
from heliopause.games.sun.rules.sun import Sun, has_power, power_at, supply_left
from heliopause.kernel.state import FRAME

NO: Final = 0
YES: Final = 1
PERHAPS: Final = 2  # it takes playing on to know

ALL_LEVELS: Final = 15
LEVEL_X: Final = 16


# ---------------------------------------------------------------- counters


def count(s: Sun, seat: i64, counter: i64, x: i64) -> i64:
    """What X and `per` count."""
    c = s.cells
    n: i64 = 0
    i: i64 = 0
    if counter == ops.CONTROLLED:
        while i < LOCS:
            if c[OUTPOST + i] == seat:
                n += 1
            i += 1
    elif counter == ops.COLONIZED:
        while i < SYSTEMS:
            if c[OWNER + i] == seat:
                n += 1
            i += 1
    elif counter == ops.SEIZED:
        n = c[SEIZED]
    elif counter == ops.TECH_LEVEL:
        n = highest_level(s, seat)
    elif counter == ops.OVERPAY:
        n = x
    return n


def highest_level(s: Sun, seat: i64) -> i64:
    """The highest level among the faction's technologies, private ones included (SUN-AMB-50)."""
    best: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        tech = technology_at(s, seat, slot)
        if tech >= 0 and s.t.tech_level[tech] > best:
            best = s.t.tech_level[tech]
        slot += 1
    return best


def times(s: Sun, seat: i64, at: i64, amount: i64, x: i64) -> i64:
    """An amount, or so many per counter: the counter, its divisor and its limit stand at `at` in the code."""
    code = s.t.code
    if amount < 0:
        amount = x
    counter: i64 = code[at]
    if counter == 0:
        return amount
    n = count(s, seat, counter, x) // code[at + 1]
    most: i64 = code[at + 2]
    if most >= 0 and n > most:
        n = most
    return n * amount


def where_x(s: Sun, seat: i64, pc: i64, x: i64) -> i64:
    code = s.t.code
    n = count(s, seat, code[pc + 1], x) + code[pc + 2]
    most: i64 = code[pc + 3]
    return most if most >= 0 and n > most else n


def level_mask(mask: i64, x: i64) -> i64:
    """X is one exact level (SUN-AMB-76)."""
    if mask == LEVEL_X:
        return (1 << (x - 1)) if 1 <= x <= LEVELS else 0
    return mask


def ore_cost(s: Sun, seat: i64, pc: i64, x: i64) -> i64:
    """The ore to pay at a PAY, discounts included; -1 stands for X."""
    ore: i64 = s.t.code[pc + 1]
    if ore < 0:
        ore = x
    if s.t.code[pc + 4] and ore > 0 and innovates(s, seat, SHIP_DISCOUNT):
        ore -= s.t.ship_discount
        if ore < 0:
            ore = 0
    return ore


# ---------------------------------------------------------------- can it be completed?


def can(s: Sun, seat: i64, pc: i64, after: i64, x: i64, flags: i64, ore: i64, pop: i64, supply: i64) -> i64:
    """NO, YES or PERHAPS: can the program at `pc`, and then the one at `after`, be completed with this purse?"""
    code = s.t.code
    while True:
        op: i64 = code[pc]
        if op == ops.END:
            if after == 0:
                return YES
            pc = after
            after = 0
            continue
        if op == ops.PAY:
            ore -= ore_cost(s, seat, pc, x)
            ore -= code[pc + 3]
            back: i64 = code[pc + 2]
            if ore < 0:
                return NO
            if back > 0:
                if flags & tasks.IN_ACTION and ore > 0 and has_power(s, seat, ORE_FOR_POP) and pop >= back - 1:
                    kept = pop - back + 1
                    found = can(s, seat, pc + ops.OP, after, x, flags, ore - 1, kept, supply + back - 1)
                    if found != NO or pop < back:
                        return found
                if pop < back:
                    return NO
                pop -= back
                supply += back
        elif op == ops.RESEARCH:
            research_flags: i64 = code[pc + 2]
            if not research_flags & tasks.IS_PRIVATE:
                if pop < 1:
                    return NO
                levels = s.open_now if s.open_now >= 0 and not research_flags else open_levels(s, seat, research_flags)
                if not levels & level_mask(code[pc + 1], x):
                    return NO
                pop -= 1
        elif op == ops.BUILD:
            cubes: i64 = code[pc + 1]
            if code[pc + 2] == ops.POPULATION:
                if pop < cubes:
                    return NO
                pop -= cubes
            else:
                supply -= cubes if cubes < supply else supply
        elif op == ops.SUPPLY_TO_POP:
            moved = times(s, seat, pc + 3, code[pc + 1], x)
            if moved > supply:
                moved = supply
            pop += moved
            supply -= moved
        elif op == ops.GAIN:
            ore += times(s, seat, pc + 2, code[pc + 1], x)
        elif op == ops.COLONIZE:
            if not somewhere_to_colonize(s, seat, code[pc + 1]):
                return NO
        elif op == ops.JUMP:
            guard: i64 = code[pc + 2]
            if guard:
                if can(s, seat, pc + ops.OP, after, x, flags, ore, pop, supply) == YES:
                    return YES
                return PERHAPS if might_help(s, seat, code[pc + 1] + s.t.extra_jump, guard) else NO
        elif op == ops.CHOOSE:
            return can_choose(s, seat, pc, after, x, flags, ore, pop, supply)
        elif op == ops.OPTIONAL:
            if can(s, seat, code[pc + 1], after, x, flags, ore, pop, supply) == YES:
                return YES
        elif op == ops.COPY:
            if code[pc + 1] == ops.COPY_RESEARCH and not anything_to_copy(s, seat, pc + ops.OP, ore, pop, supply):
                return NO
        elif op == ops.WHERE:
            x = where_x(s, seat, pc, x)
        pc += ops.OP


def can_choose(s: Sun, seat: i64, pc: i64, after: i64, x: i64, flags: i64, ore: i64, pop: i64, supply: i64) -> i64:
    """Some option can be taken and the rest completed. Only the last of several rounds of choosing has to pay."""
    lists = s.t.lists
    at: i64 = s.t.code[pc + 3]
    n: i64 = lists[at]
    best: i64 = NO
    i: i64 = 1
    while i <= n:
        option: i64 = lists[at + 2 * i - 1]
        if not flags & tasks.RESEARCH_ONLY or lists[at + 2 * i]:
            found = can(s, seat, option, pc + ops.OP if after == 0 else after, x, flags, ore, pop, supply)
            if found == YES:
                return YES
            if found == PERHAPS:
                best = PERHAPS
        i += 1
    return best


def anything_to_copy(s: Sun, seat: i64, after: i64, ore: i64, pop: i64, supply: i64) -> bool:
    """A basic Action that can be copied there always is (SUN-AMB-75), one with research may be wanting."""
    space: i64 = 0
    while space < s.t.spaces:
        if can_copy(s, seat, space, ops.COPY_RESEARCH, after, ore, pop, supply) != NO:
            return True
        space += 1
    return False


def can_copy(s: Sun, seat: i64, space: i64, what: i64, after: i64, ore: i64, pop: i64, supply: i64) -> i64:
    """Whether the Action of a space can be copied and completed; its place may be taken (SUN-CARD-02, SUN-CARD-05)."""
    t = s.t
    if t.space_first[space] != space or not within_reach(s, seat, space, what):
        return NO
    if what == ops.COPY_RESEARCH and not t.space_research[space]:
        return NO
    return can(s, seat, t.space_code[space], after, 0, copy_flags(what), ore, pop, supply)


def copy_flags(what: i64) -> i64:
    """A copied research Action must be taken with its research (SUN-CARD-04)."""
    return tasks.IN_ACTION | tasks.RESEARCH_ONLY if what == ops.COPY_RESEARCH else tasks.IN_ACTION


def within_reach(s: Sun, seat: i64, space: i64, what: i64) -> bool:
    """Basic Actions, uncovered guilds and face-up technologies; no private ones of others (SUN-PRIV-07)."""
    t = s.t
    kind: i64 = t.space_kind[space]
    item: i64 = t.space_item[space]
    players: i64 = s.cells[PLAYERS]
    if kind == BASIC:
        return t.basic_first[players] <= space < t.basic_last[players]
    if what == ops.COPY_BASIC:
        return False
    if kind == GUILD_SPACE:
        return s.cells[GUILD_OPEN + item] != 0
    if kind == TECHNOLOGY:
        slot: i64 = 0
        while slot < SLOTS:
            if s.cells[SLOT_CARD + slot] == item:
                who: i64 = s.cells[RESEARCHED + slot]
                return slot < BOARD_SLOTS or who & (1 << seat) != 0
            slot += 1
    return False


def colonize_reason(s: Sun, seat: i64, loc: i64, unclaimed: i64) -> i64:
    """FINE if the System there may be colonized, otherwise why not (SUN-COL-01, 03 to 05; SUN-AMB-80)."""
    system: i64 = s.cells[SYSTEM_AT + loc]
    if system < 0:
        return NO_SYSTEM
    if unclaimed:
        free: i64 = s.cells[FREE]
        if not free & (1 << loc):
            return CLAIMED
    elif s.cells[OUTPOST + loc] != seat:
        return NO_CONTROL
    if power_at(s, seat, loc) < s.t.system_power[system]:
        return TOO_WEAK
    return FINE


def somewhere_to_colonize(s: Sun, seat: i64, unclaimed: i64) -> bool:
    loc: i64 = 0
    while loc < LOCS:
        if colonize_reason(s, seat, loc, unclaimed) == FINE:
            return True
        loc += 1
    return False


def might_help(s: Sun, seat: i64, points: i64, guard: i64) -> bool:
    """A cheap upper bound: could so many points bring enough power to some System, or a bonus that helps its mover?"""
    c = s.cells
    free: i64 = c[FREE]
    loc: i64 = 0
    while loc < LOCS:
        system: i64 = c[SYSTEM_AT + loc]
        if system >= 0:
            power = reachable_power(s, seat, loc, points)
            mine = c[OUTPOST + loc] == seat
            takes = mine or power > strongest_other(s, seat, loc)
            helps: i64 = s.t.system_helps[system]
            if takes and not mine and helps & guard:
                return True
            if power >= s.t.system_power[system]:
                if guard & ops.STEALTHY and free & (1 << loc):
                    return True
                if guard & ops.BEFORE_COLONIZE and takes:
                    return True
        loc += 1
    return False


def strongest_other(s: Sun, seat: i64, loc: i64) -> i64:
    best: i64 = 0
    other: i64 = 0
    while other < s.cells[PLAYERS]:
        if other != seat:
            power = power_at(s, other, loc)
            if power > best:
                best = power
        other += 1
    return best


def reachable_power(s: Sun, seat: i64, loc: i64, points: i64) -> i64:
    """An upper bound of the own power that so many points can gather there: a point a ship, near ships only."""
    total = power_at(s, seat, loc)
    anywhere = has_power(s, seat, WORMHOLES)
    left = points
    level: i64 = LEVELS
    while level > 0 and left > 0:
        other: i64 = 0
        while other < LOCS and left > 0:
            ships: i64 = s.cells[SHIPS + (seat * LOCS + other) * LEVELS + level - 1]
            if ships > 0 and other != loc and (anywhere or distance(s, other, loc) <= points):
                if ships > left:
                    ships = left
                total += level * ships
                left -= ships
            other += 1
        level -= 1
    return total


# ---------------------------------------------------------------- does it change anything?


def may_change(s: Sun, seat: i64, pc: i64, x: i64, flags: i64, ore: i64, pop: i64, supply: i64) -> bool:
    """Whether the program can change anything, taken in its best way (SUN-ACT-23: one part is enough)."""
    code = s.t.code
    while True:
        op: i64 = code[pc]
        if op == ops.END:
            return False
        if op == ops.WHERE:
            x = where_x(s, seat, pc, x)
        elif op == ops.JUMP or op == ops.WARP:
            if can_move(s, seat, code[pc + 1]):
                return True
        elif op == ops.UPGRADE or op == ops.SPREAD:
            if can_upgrade(s, seat):
                return True
        elif op == ops.GAIN:
            if times(s, seat, pc + 2, code[pc + 1], x) > 0:
                return True
        elif op == ops.SUPPLY_TO_POP:
            if supply > 0 and times(s, seat, pc + 3, code[pc + 1], x) > 0:
                return True
        elif op == ops.BUILD:
            if pop > 0 or (supply > 0 and code[pc + 2] != ops.POPULATION):
                return True
        elif op == ops.CHOOSE:
            lists = s.t.lists
            at: i64 = code[pc + 3]
            n: i64 = lists[at]
            i: i64 = 1
            while i <= n:
                option: i64 = lists[at + 2 * i - 1]
                if (
                    (not flags & tasks.RESEARCH_ONLY or lists[at + 2 * i])
                    and may_change(s, seat, option, x, flags, ore, pop, supply)
                    and can(s, seat, option, pc + ops.OP, x, flags, ore, pop, supply) != NO
                ):
                    return True
                i += 1
        elif op == ops.OPTIONAL:
            if can(s, seat, pc + ops.OP, 0, x, flags, ore, pop, supply) == NO:
                pc = code[pc + 1]
                continue
        elif op == ops.SHIFT:
            if supply > 0:
                return True
        else:  # paying, automating, researching, colonizing, copying, producing: always a change
            return True
        pc += ops.OP


# ---------------------------------------------------------------- the rest of a running Action


def rest_can(s: Sun, at: i64, seat: i64, pop: i64) -> bool:
    """Whether the mandatory rest of the Action could still be done with so much population (SUN-OPT-01)."""
    stack = s.stack
    if at < 0 or stack[at] != tasks.PROGRAM or stack[at + 1] != seat or not stack[at + 4] & tasks.IN_ACTION:
        return True
    pc: i64 = stack[at + 2]
    supply = supply_left(s, seat)
    return can(s, seat, pc, outer(s, at), stack[at + 3], stack[at + 4], s.cells[ORE + seat], pop, supply) != NO


def outer(s: Sun, at: i64) -> i64:
    """Where the Action goes on once the program at `at` has ended; 0 if that was all of it."""
    stack = s.stack
    under = at - FRAME
    if under >= 0 and stack[under] == tasks.PROGRAM and stack[under + 4] & tasks.IN_ACTION:
        return stack[under + 2]
    return 0


def rest_changes(s: Sun, at: i64) -> bool:
    """Whether what is left of the running Action can still change anything."""
    stack = s.stack
    while at >= 0 and stack[at] == tasks.PROGRAM and stack[at + 4] & tasks.IN_ACTION:
        seat: i64 = stack[at + 1]
        ore: i64 = s.cells[ORE + seat]
        pop: i64 = s.cells[POP + seat]
        if may_change(s, seat, stack[at + 2], stack[at + 3], stack[at + 4], ore, pop, supply_left(s, seat)):
            return True
        at -= FRAME
    return False
