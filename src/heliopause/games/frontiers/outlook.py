"""What each action would do for each player if it were selected now, before anybody selects it.

Numbers and ids only, of what is certain: no bonus of a selector, no choice of what to buy or consume, no goods that run
out on the way. A player sees it of everybody, because all of it can be read off the table.
"""

from __future__ import annotations

from typing import Any

from heliopause.games.frontiers import ops
from heliopause.games.frontiers.ids import Ids
from heliopause.games.frontiers.layout import (
    ANY_KIND,
    COLONIES,
    COLONISTS,
    COLONY,
    COLONY_SLOTS,
    COPIES,
    CREDITS,
    EXPLORED,
    EXPLORED_SLOTS,
    FACE,
    FIRST_FACE,
    GOOD,
    GOODS_LEFT,
    KIND_SET,
    KINDS,
    STACKS,
    SUPPLY,
    WORLD,
)
from heliopause.games.frontiers.rules.consume import edible, sale_price
from heliopause.games.frontiers.rules.frontiers import Frontiers, owns_face
from heliopause.games.frontiers.rules.powers import count_group, discount, rows_of, strength
from heliopause.games.frontiers.rules.settle import price_instead, price_of_world, reaches
from heliopause.games.frontiers.verbs import KINDS as KIND_IDS

Doc = dict[str, Any]


def outlook(s: Frontiers, ids: Ids, seat: int) -> Doc:
    return {
        "develop": _develop(s, ids, seat),
        "explore": _explore(s, seat),
        "settle": _settle(s, ids, seat),
        "produce": _produce(s, ids, seat),
        "trade-consume": _trade(s, ids, seat),
    }


def _develop(s: Frontiers, ids: Ids, seat: int) -> Doc:
    """How much cheaper developments are, and which could be paid."""
    off = int(discount(s, rows_of(s, seat, ops.DEVELOP), -1))
    credits_ = s.cells[CREDITS + seat]
    faces = [s.cells[FACE + stack] for stack in range(STACKS) if s.cells[COPIES + stack]]
    payable = [face for face in faces if s.t.cost[FIRST_FACE + face] - off <= credits_ and not owns_face(s, seat, face)]
    return {"off": off, "payable": [ids.faces[face] for face in payable]}


def _explore(s: Frontiers, seat: int) -> Doc:
    """Worlds drawn beside the pick, and colonists."""
    gains = {ops.WORLD: 0, ops.COLONIST: 0, ops.CREDIT: 0, ops.POINT: 0}
    for row in rows_of(s, seat, ops.EXPLORE)[::2]:
        if s.t.rows[row] == ops.GAIN:
            gains[s.t.rows[row + 1]] += s.t.rows[row + 2]
    return {"draws": gains[ops.WORLD], "colonists": min(gains[ops.COLONIST], s.cells[SUPPLY])}


def _settle(s: Frontiers, ids: Ids, seat: int) -> Doc:
    """Which explored worlds could be settled, each alone."""
    rows = rows_of(s, seat, ops.SETTLE)
    first = WORLD + seat * EXPLORED_SLOTS
    worlds = [world for world in s.cells[first : first + s.cells[EXPLORED + seat]] if _settles(s, seat, rows, world)]
    return {"worlds": [ids.worlds[world] for world in worlds]}


def _settles(s: Frontiers, seat: int, rows: list[int], world: int) -> bool:
    t, credits_ = s.t, s.cells[CREDITS + seat]
    if t.people[world] > s.cells[COLONISTS + seat]:
        return False
    if not t.military[world]:
        kinds = range(KINDS) if t.kind[world] == ANY_KIND else ()
        prices = [price_of_world(s, rows, world, KIND_SET + kind) for kind in kinds]
        return min(prices or [price_of_world(s, rows, world, world)]) <= credits_
    short = t.cost[world] - strength(s, seat, rows, world)
    return reaches(s, seat, rows, short, 0, 0, 0) or price_instead(s, rows, world) <= credits_


def _produce(s: Frontiers, ids: Ids, seat: int) -> Doc:
    """Where goods come, and the credits that powers pay for it; comparisons with others left out."""
    c, t = s.cells, s.t
    left = {kind: c[GOODS_LEFT + kind] for kind in range(1, KINDS + 1)}
    colonies = [c[COLONY + seat * COLONY_SLOTS + slot] for slot in range(c[COLONIES + seat])]
    producing: list[int] = []
    for slot, tile in enumerate(colonies):
        kind = t.kind[tile]
        if t.production[tile] and not c[GOOD + seat * COLONY_SLOTS + slot] and (kind == ANY_KIND or left[kind]):
            producing.append(tile)
            if kind != ANY_KIND:
                left[kind] -= 1
    rows = rows_of(s, seat, ops.PRODUCE)
    paid = sum(_pays(s, seat, rows[i], rows[i + 1], producing) for i in range(0, len(rows), 2))
    return {"tiles": [ids.tiles[tile] for tile in producing], "credits": paid}


def _pays(s: Frontiers, seat: int, row: int, tile: int, producing: list[int]) -> int:
    t = s.t
    if t.rows[row] != ops.GAIN or t.rows[row + 1] != ops.CREDIT:
        return 0
    n, when = t.rows[row + 2], t.rows[row + 3]
    if when == ops.PER_TILE:
        return n * int(count_group(s, seat, t.rows[row + 4]))
    if when == ops.PRODUCED_HERE:
        return n * (tile in producing)
    if when == ops.PER_KIND:
        return n * len({t.kind[other] for other in producing})
    return n if when == ops.ALWAYS else 0


def _trade(s: Frontiers, ids: Ids, seat: int) -> Doc:
    """Goods by kind, what the best of them would sell for, and the Consume powers that find their goods."""
    c, t = s.cells, s.t
    first = seat * COLONY_SLOTS
    lying = [(c[COLONY + first + slot], c[GOOD + first + slot]) for slot in range(c[COLONIES + seat])]
    goods = [kind for _, kind in lying if kind]
    prices = [int(sale_price(s, seat, kind)) for tile, kind in lying if kind and t.kind[tile] != ANY_KIND]
    powers = [t.rows[row + 1] for row in rows_of(s, seat, ops.CONSUME)[::2] if t.rows[row] == ops.EAT]
    return {
        "goods": {name: goods.count(kind) for kind, name in enumerate(KIND_IDS, 1)},
        "best_sale": max(prices, default=0),
        "powers": [ids.eating[number] for number in powers if edible(s, seat, number)],
    }
