"""The action phase: where the pawn may go (chapters ACT and BASIC)."""

from mypy_extensions import i64

from heliopause.games.sun import codes, journal, tasks
from heliopause.games.sun.layout import (
    BOARD_SLOTS,
    DIRTY,
    EVENT_AT,
    GUILD_OPEN,
    GUILDS,
    LAPSED,
    NEAR_ACHIEVEMENTS,
    ORE,
    PAWN,
    PLAYERS,
    POP,
    PUSH_ASIDE,
    RESEARCHED,
    SEIZED,
    SHARE_FOR_ORE,
    SHARED,
    SLOT_CARD,
    SLOTS,
)
from heliopause.games.sun.rules.board import BASIC, EVENT_SPACE, GUILD_SPACE
from heliopause.games.sun.rules.lookahead import playing_on
from heliopause.games.sun.rules.metrics import innovates
from heliopause.games.sun.rules.prospects import NO, YES, can, may_change
from heliopause.games.sun.rules.reasons import (
    COST,
    COVERED,
    FINE,
    NO_CHANGE,
    NOT_OURS,
    NOT_RESEARCHED,
    OCCUPIED,
    SAME_SPACE,
    SURCHARGE,
)
from heliopause.games.sun.rules.slots import open_levels, technology_at
from heliopause.games.sun.rules.sun import Sun, has_power, latch, note, pay_opponent, pay_ore, supply_left


def action_options(s: Sun, seat: i64, found: list[int]) -> None:
    """Every space the pawn may move to (SUN-ACT-01 to SUN-ACT-14)."""
    c = s.cells
    t = s.t
    supply = supply_left(s, seat)
    players: i64 = c[PLAYERS]
    s.open_now = open_levels(s, seat, 0)
    offer(s, seat, t.basic_first[players], t.basic_last[players], supply, found)
    guild: i64 = 0
    while guild < GUILDS:
        if c[GUILD_OPEN + guild]:
            first: i64 = t.guild_space[guild]
            offer(s, seat, first, first + t.guild_count[guild], supply, found)
        guild += 1
    slot: i64 = 0
    while slot < SLOTS:
        tech = technology_at(s, seat, slot)
        if tech >= 0:
            first = t.tech_spaces[tech]
            offer(s, seat, first, first + t.tech_space_count[tech], supply, found)
        slot += 1
    if t.dyson_event >= 0 and c[EVENT_AT + t.dyson_event] == NEAR_ACHIEVEMENTS:
        offer(s, seat, t.dyson_space, t.dyson_space + 1, supply, found)
    s.open_now = -1


def offer(s: Sun, seat: i64, first: i64, last: i64, supply: i64, found: list[int]) -> None:
    while first < last:
        if standing_reason(s, seat, first) == FINE and action_reason(s, seat, first, supply) == FINE:
            found.append(codes.encode(codes.ACT, first))
        first += 1


def space_reason(s: Sun, seat: i64, space: i64) -> i64:
    """FINE if the pawn may go there and take the Action, otherwise why not. For any space of any card in play."""
    reason = access_reason(s, seat, space)
    if reason == FINE:
        reason = standing_reason(s, seat, space)
    if reason == FINE:
        reason = action_reason(s, seat, space, supply_left(s, seat))
    return reason


def access_reason(s: Sun, seat: i64, space: i64) -> i64:
    """Whether the faction may use the card at all (SUN-ACT-08, SUN-ACT-09, SUN-ACT-19, SUN-PRIV-05)."""
    c = s.cells
    kind: i64 = s.t.space_kind[space]
    item: i64 = s.t.space_item[space]
    if kind == BASIC or kind == EVENT_SPACE:
        return FINE
    if kind == GUILD_SPACE:
        return FINE if c[GUILD_OPEN + item] else COVERED
    slot: i64 = 0
    while slot < SLOTS:
        if c[SLOT_CARD + slot] == item:
            who: i64 = c[RESEARCHED + slot]
            if who & (1 << seat):
                return FINE
            return NOT_RESEARCHED if slot < BOARD_SLOTS else NOT_OURS
        slot += 1
    return NOT_RESEARCHED


def standing_reason(s: Sun, seat: i64, space: i64) -> i64:
    """Whether the pawn may stand there (SUN-ACT-02, 03, 06, 07; SUN-AMB-01)."""
    c = s.cells
    repeat: i64 = s.t.space_repeat[space]
    if c[PAWN + seat] == space and not repeat:
        return SAME_SPACE
    if occupant(s, seat, space) < 0 or (repeat and c[SHARED]):
        return FINE
    if has_power(s, seat, PUSH_ASIDE) or innovates(s, seat, SHARE_FOR_ORE):
        return FINE
    return OCCUPIED


def occupant(s: Sun, seat: i64, space: i64) -> i64:
    """The first other seat whose pawn stands there, or -1."""
    c = s.cells
    players: i64 = c[PLAYERS]
    k: i64 = 1
    while k < players:
        other: i64 = (seat + k) % players
        if c[PAWN + other] == space:
            return other
        k += 1
    return -1


def share_price(s: Sun, seat: i64, space: i64) -> i64:
    """What a place beside another pawn costs, to be paid to its owner."""
    if s.t.space_repeat[space] and s.cells[SHARED]:
        return 0
    if occupant(s, seat, space) < 0 or has_power(s, seat, PUSH_ASIDE):
        return 0
    return s.t.share_price


def action_reason(s: Sun, seat: i64, space: i64, supply: i64) -> i64:
    """Whether the Action can be paid and completed and changes anything (SUN-ACT-10 to 12, SUN-ACT-22)."""
    t = s.t
    price: i64 = t.space_extra[space]
    if t.share_price:
        price += share_price(s, seat, space)
    ore: i64 = s.cells[ORE + seat] - price
    if ore < 0:
        return SURCHARGE
    pop: i64 = s.cells[POP + seat]
    program: i64 = t.space_code[space]
    possible = can(s, seat, program, 0, 0, tasks.IN_ACTION, ore, pop, supply)
    if possible == NO:
        return COST
    if t.space_idle[space] and price == 0:
        if not may_change(s, seat, program, 0, tasks.IN_ACTION, ore, pop, supply):
            return NO_CHANGE
    if possible != YES and not s.probing:
        if not playing_on(s, codes.encode(codes.ACT, space), len(s.stack)):
            return COST
    return FINE


def take_action(s: Sun, seat: i64, space: i64) -> None:
    """Move the pawn, pay for the place, begin the Action."""
    c = s.cells
    t = s.t
    note(s, journal.TAKES, seat, space)
    other = occupant(s, seat, space)
    price = share_price(s, seat, space)
    if other >= 0 and not (t.space_repeat[space] and c[SHARED]):
        if price > 0:
            pay_opponent(s, seat, other, price)
        else:  # Ross 154: whoever stands there is moved aside (SUN-CARD-08, SUN-AMB-28)
            while other >= 0:
                c[PAWN + other] = -1
                latch(s)
                other = occupant(s, seat, space)
    c[PAWN + seat] = space
    if t.space_kind[space] == EVENT_SPACE:
        c[PAWN + seat] = -1  # SUN-CARD-12
    pay_ore(s, seat, t.space_extra[space])
    c[SEIZED] = 0
    c[LAPSED] = 0
    c[DIRTY] = 0 if t.space_idle[space] and t.space_extra[space] == 0 and price == 0 else 1
    s.push(tasks.PROGRAM, seat, t.space_code[space], 0, tasks.IN_ACTION, tasks.FROM_SPACE * 256 + space)
