"""What somebody should know before choosing an option: few things, each of them true as the position stands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from heliopause.games.frontiers import codes, ops
from heliopause.games.frontiers.layout import (
    CHART,
    COLONIES,
    COLONY,
    COLONY_SLOTS,
    COPIES,
    CREDITS,
    DEVELOP,
    ENDING,
    ENVOYS,
    FACE,
    FIRST_FACE,
    GOAL_STACK,
    GOOD,
    PRODUCE,
    PRODUCE_CREDITS,
    SELECTED,
    STACKS,
    SUPPLY,
    TRADE,
)
from heliopause.games.frontiers.rules.consume import goods_of
from heliopause.games.frontiers.rules.develop import price_off
from heliopause.games.frontiers.rules.frontiers import Frontiers, covered, owns_face
from heliopause.games.frontiers.rules.powers import rows_of
from heliopause.kernel.codes import first_of, verb_of
from heliopause.kernel.words import Value


@dataclass(frozen=True, slots=True)
class Caution:
    message: str  # the warning is the message `warn-...`
    clause: str
    args: dict[str, Value] = field(default_factory=dict)


def caution(s: Frontiers, code: int) -> Caution | None:
    look = _KINDS.get(verb_of(code))
    return look(s, int(first_of(code))) if look else None


# ---------------------------------------------------------------- selecting a tile that brings little


def _select(s: Frontiers, action: int) -> Caution | None:
    look = _SELECTING.get(action)
    return look(s, s.seat) if look else None


def _develop(s: Frontiers, seat: int) -> Caution | None:
    off = int(price_off(s, seat)) + s.t.bonus_discount[DEVELOP]
    for stack in range(STACKS):
        face = s.cells[FACE + stack]
        affordable = s.t.cost[FIRST_FACE + face] - off <= s.cells[CREDITS + seat]
        if s.cells[COPIES + stack] and affordable and not owns_face(s, seat, face):
            return None
    return Caution("nothing-to-buy", "NF-AMB-07")


def _produce(s: Frontiers, seat: int) -> Caution | None:
    if s.cells[PRODUCE_CREDITS]:
        return None
    for slot in range(s.cells[COLONIES + seat]):
        at = seat * COLONY_SLOTS + slot
        tile = s.cells[COLONY + at]
        if not s.cells[GOOD + at] and (s.t.production[tile] or s.t.windfall[tile]):
            return None
    return None if rows_of(s, seat, ops.PRODUCE) else Caution("nothing-to-produce", "NF-PROD-01")


def _trade(s: Frontiers, seat: int) -> Caution | None:
    if goods_of(s, seat, 0) or rows_of(s, seat, ops.CONSUME):
        return None
    return Caution("no-goods", "NF-TRADE-08")


def _envoys(s: Frontiers, _seat: int) -> Caution | None:
    return Caution("first-already", "NF-AMB-12") if s.cells[SELECTED] == 0 else None


def _chart(s: Frontiers, _seat: int) -> Caution | None:
    return Caution("no-goals", "NF-AMB-71") if s.cells[GOAL_STACK] == 0 else None


_SELECTING: dict[int, Callable[[Frontiers, int], Caution | None]] = {
    DEVELOP: _develop,
    PRODUCE: _produce,
    TRADE: _trade,
    ENVOYS: _envoys,
    CHART: _chart,
}

# ---------------------------------------------------------------- bringing the end


def _buy(s: Frontiers, face: int) -> Caution | None:
    spaces = int(covered(s, s.seat)) + s.t.spaces[face]
    if s.cells[ENDING] or spaces <= s.t.most_spaces:
        return None
    return Caution("ends", "NF-END-01", {"condition": "mat", "n": s.t.most_spaces})


def _settle(s: Frontiers, _world: int) -> Caution | None:
    colonies = s.cells[COLONIES + s.seat] + 1
    if s.cells[ENDING] or colonies <= s.t.most_colonies:
        return None
    return Caution("ends", "NF-END-03", {"condition": "colonies", "n": s.t.most_colonies})


def _colonists(s: Frontiers, _a: int) -> Caution | None:
    due, left = s.t.settle_colonists, s.cells[SUPPLY]
    if left < due:
        return Caution("few-colonists", "NF-SET-17", {"n": left})
    if not s.cells[ENDING] and left - due < s.t.fewest_colonists:
        return Caution("ends", "NF-END-05", {"condition": "colonists", "n": s.t.fewest_colonists})
    return None


_KINDS: dict[int, Callable[[Frontiers, int], Caution | None]] = {
    codes.SELECT: _select,
    codes.BUY: _buy,
    codes.SETTLE: _settle,
    codes.COLONISTS: _colonists,
}
