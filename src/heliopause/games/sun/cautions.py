"""What somebody should know before choosing an option: few things, each of them true as the position stands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from heliopause.games.sun import codes, ops, tasks
from heliopause.games.sun.layout import AFTER_GROW, COLUMNS, EXCHANGES, ORE, OUTPOST, POP, SUPPLY
from heliopause.games.sun.prices import Price
from heliopause.games.sun.rules.metrics import innovates
from heliopause.games.sun.rules.production import trade_options
from heliopause.games.sun.rules.prospects import may_change, ore_cost, strongest_other, times, where_x
from heliopause.games.sun.rules.sun import Sun, has_power, power_at, supply_left, visible_columns, visible_ore
from heliopause.kernel.state import FRAME
from heliopause.kernel.words import Value


@dataclass(frozen=True, slots=True)
class Caution:
    message: str  # the warning is the message `warn-...`
    clause: str
    args: dict[str, Value] = field(default_factory=dict)
    location: int = -1  # the place it is about


def caution(s: Sun, code: int, price: Price) -> Caution | None:
    look = _KINDS.get(codes.verb_of(code))
    return look(s, code, price) if look else None


# ---------------------------------------------------------------- Actions


def _act(s: Sun, code: int, price: Price) -> Caution | None:
    seat, space = s.seat, codes.first_of(code)
    if in_vain(s, space):
        return Caution("vain", "SUN-AMB-05")
    if price.population == s.cells[POP + seat] > 0 == price.returned and not growing(s, seat):
        return Caution("no-population", "SUN-PROD-04")
    wanted, have = _short_supply(s, s.t.space_code[space])
    return Caution("short-supply", "SUN-AMB-15", {"n": wanted, "have": have}) if wanted > have else None


def in_vain(s: Sun, space: int) -> bool:
    """Whether the Action can be paid for, but all that it would do lapses (SUN-AMB-05)."""
    seat, code, pc, x = s.seat, s.t.code, s.t.space_code[space], 0
    ore, pop, supply = s.cells[ORE + seat] - s.t.space_extra[space], s.cells[POP + seat], supply_left(s, seat)
    while code[pc] in (ops.WHERE, ops.PAY):
        if code[pc] == ops.WHERE:
            x = where_x(s, seat, pc, x)
        else:
            ore -= ore_cost(s, seat, pc, x)
            pop -= code[pc + 2]
            supply += code[pc + 2]  # SUN-AMB-16
        pc += ops.OP
    return not may_change(s, seat, pc, x, tasks.IN_ACTION, ore, max(pop, 0), supply)


def _short_supply(s: Sun, pc: int) -> tuple[int, int]:
    """How many cubes an Action turns into population at once, and how many it will find; the first time it lacks."""
    seat, code, x = s.seat, s.t.code, 0
    supply = supply_left(s, seat)
    while code[pc] in (ops.WHERE, ops.PAY, ops.GAIN, ops.SUPPLY_TO_POP):
        if code[pc] == ops.WHERE:
            x = where_x(s, seat, pc, x)
        elif code[pc] == ops.PAY:
            supply += code[pc + 2]
        elif code[pc] == ops.SUPPLY_TO_POP:
            wanted = times(s, seat, pc + 3, code[pc + 1], x)
            if wanted > supply:
                return wanted, supply
            supply -= wanted
        pc += ops.OP
    return 0, 0


# ---------------------------------------------------------------- production


def growing(s: Sun, seat: int) -> list[int]:
    """The columns that population growth takes a cube from now."""
    visible, supply = visible_columns(s, seat), SUPPLY + seat * COLUMNS
    return [column for column in range(COLUMNS) if visible & (1 << column) and s.cells[supply + column]]


def _grow(s: Sun, _code: int, _price: Price) -> Caution | None:
    seat = s.seat
    if growing(s, seat) or has_power(s, seat, AFTER_GROW) or innovates(s, seat, AFTER_GROW):
        return None
    return Caution("nothing", "SUN-PROD-04")


def _mine(s: Sun, _code: int, _price: Price) -> Caution | None:
    return None if visible_ore(s, s.seat) else Caution("nothing", "SUN-PROD-06")


def _trade(s: Sun, _code: int, _price: Price) -> Caution | None:
    return None if trade_options(s, s.seat) else Caution("no-exchange", "SUN-AMB-13")


def _stop(s: Sun, _code: int, _price: Price) -> Caution | None:
    trading = s.stack[-FRAME] == tasks.TRADE
    return Caution("untraded", "SUN-AMB-13") if trading and not s.cells[EXCHANGES] else None


def _sell(s: Sun, _code: int, _price: Price) -> Caution | None:
    """Growth has to wait for the next turn: the trade was the production of this one."""
    return Caution("last-population", "SUN-PROD-01") if s.cells[POP + s.seat] == 1 else None


# ---------------------------------------------------------------- ships that go


def _ship_leaves(s: Sun, code: int, _price: Price) -> Caution | None:
    """Control goes as soon as somebody else has more power there (SUN-CTRL-09, SUN-CTRL-10)."""
    loc, level = codes.first_of(code), codes.second_of(code)
    if codes.verb_of(code) == codes.MOVE:
        level >>= 4
    seat = s.seat
    if s.cells[OUTPOST + loc] != seat or strongest_other(s, seat, loc) <= power_at(s, seat, loc) - level:
        return None
    return Caution("lose-control", "SUN-CTRL-09", location=loc)


_KINDS: dict[int, Callable[[Sun, int, Price], Caution | None]] = {
    codes.ACT: _act,
    codes.GROW: _grow,
    codes.MINE: _mine,
    codes.TRADE: _trade,
    codes.STOP: _stop,
    codes.SELL_POP: _sell,
    codes.DECOMMISSION: _ship_leaves,
    codes.RETIRE: _ship_leaves,
    codes.MOVE: _ship_leaves,
}
