"""What an option does, in the second person, numbers first."""

from __future__ import annotations

from collections.abc import Callable

from heliopause.games.frontiers import codes, ops, tasks
from heliopause.games.frontiers.layout import (
    COLONISTS,
    COLONY_SLOTS,
    CREDITS,
    FACE_DOWN,
    FIRST_FACE,
    GOOD,
    PRODUCE,
    PRODUCE_CREDITS,
    STOCK_CREDITS,
    SUPPLY,
)
from heliopause.games.frontiers.prices import price, settling
from heliopause.games.frontiers.rules.consume import sale_price
from heliopause.games.frontiers.rules.frontiers import Frontiers, colony_slot, kind_now
from heliopause.games.frontiers.rules.powers import rows_of, strength
from heliopause.games.frontiers.rules.settle import missing
from heliopause.games.frontiers.words import effects
from heliopause.games.frontiers.words.cards import goal_line, tile_line
from heliopause.games.frontiers.words.names import KIND_NAMES, Speaker
from heliopause.kernel.codes import first_of, second_of, verb_of
from heliopause.kernel.state import top
from heliopause.kernel.words import Value


def describe(speaker: Speaker, s: Frontiers, code: int) -> str:
    """With what a list in words has to say besides: what it leaves."""
    text = option(speaker, s, code)
    if verb_of(code) not in _LEAVES:
        return text
    cost, seat = price(s, code), s.seat
    left = {
        "credits": s.cells[CREDITS + seat] - cost.credits,
        "colonists": s.cells[COLONISTS + seat] - cost.colonists,
    }
    named = [speaker.say(name, n=left[name]) for name in left if name in cost.paid()]
    return speaker.say("option-left", what=text, left=speaker.words.join("and", named)) if named else text


_LEAVES = (codes.BUY, codes.SETTLE, codes.BANK)


def option(speaker: Speaker, s: Frontiers, code: int) -> str:
    """What the option does."""
    return _KINDS[verb_of(code)](speaker, s, int(first_of(code)), int(second_of(code)))


def kind_of_good(s: Frontiers, seat: int, tile: int) -> str:
    """The kind of the good that lies on a colony."""
    return KIND_NAMES[s.cells[GOOD + seat * COLONY_SLOTS + colony_slot(s, seat, tile)]]


# ---------------------------------------------------------------- set-up, selection, goals


def _home(speaker: Speaker, _s: Frontiers, tile: int, _b: int) -> str:
    return speaker.say("option-home", tile=speaker.name(tile), what=tile_line(speaker, tile))


def _select(speaker: Speaker, s: Frontiers, number: int, _b: int) -> str:
    action = speaker.catalog.actions[number]
    return speaker.say(
        "option-select",
        action=action.name,
        does=does(speaker, number),
        bonus=effects.power_phrase(speaker, "", action.bonus),
        lying=s.cells[PRODUCE_CREDITS] if number == PRODUCE else 0,
    )


def does(speaker: Speaker, number: int) -> str:
    """What everybody does in an action."""
    phases = speaker.catalog.actions[number].phases
    limits = speaker.catalog.limits
    return speaker.say(
        f"does-{phases[0] if phases else 'nothing'}", n=limits.settle_colonists, worlds=limits.explore_draw
    )


def _reveal(speaker: Speaker, s: Frontiers, _a: int, _b: int) -> str:
    return speaker.say("option-reveal", goal=speaker.goal(s.cells[FACE_DOWN]))


def _hide(speaker: Speaker, s: Frontiers, _a: int, _b: int) -> str:
    return speaker.say("option-hide", goal=speaker.goal(s.cells[FACE_DOWN]))


def _hush(speaker: Speaker, s: Frontiers, _a: int, _b: int) -> str:
    return speaker.say("option-hush", goal=speaker.goal(s.cells[FACE_DOWN]))


def _keep(speaker: Speaker, _s: Frontiers, goal: int, _b: int) -> str:
    return speaker.say("option-keep", goal=speaker.goal(goal), what=goal_line(speaker, speaker.catalog.goals[goal]))


def _bury(speaker: Speaker, _s: Frontiers, goal: int, _b: int) -> str:
    return speaker.say("option-bury", goal=speaker.goal(goal))


# ---------------------------------------------------------------- Develop and Explore


def _buy(speaker: Speaker, s: Frontiers, face: int, _b: int) -> str:
    cost = price(s, _code(codes.BUY, face)).credits
    return speaker.say("option-buy", tile=speaker.face(face), n=cost, what=tile_line(speaker, FIRST_FACE + face))


def _code(verb: int, first: int) -> int:
    return verb << 16 | first << 8


def _pass(speaker: Speaker, s: Frontiers, _a: int, _b: int) -> str:
    return speaker.say("option-pass", task=_PASSES[top(s)[0]])


_PASSES = {tasks.BUY: "buy", tasks.BANK: "bank", tasks.SELL: "sell", tasks.STORE: "store"}


def _bank(speaker: Speaker, s: Frontiers, n: int, _b: int) -> str:
    return speaker.say("option-bank", n=n, lying=s.cells[STOCK_CREDITS + s.seat] + n)


def _pick(speaker: Speaker, _s: Frontiers, world: int, _b: int) -> str:
    return speaker.say("option-pick", tile=speaker.name(world), what=tile_line(speaker, world))


def _store(speaker: Speaker, _s: Frontiers, world: int, _b: int) -> str:
    return speaker.say("option-store", tile=speaker.name(world))


def _return(speaker: Speaker, _s: Frontiers, world: int, _b: int) -> str:
    return speaker.say("option-return", tile=speaker.name(world), what=tile_line(speaker, world))


# ---------------------------------------------------------------- Settle


def _colonists(speaker: Speaker, s: Frontiers, _a: int, _b: int) -> str:
    due, left = s.t.settle_colonists, s.cells[SUPPLY]
    rows = rows_of(s, s.seat, ops.SETTLE)
    for i in range(0, len(rows), 2):
        row = rows[i]
        if s.t.rows[row] == ops.GAIN and s.t.rows[row + 3] == ops.TAKING:
            due += s.t.rows[row + 2]
    return speaker.say("option-colonists", n=min(due, left), due=due)


def _settle(speaker: Speaker, s: Frontiers, world: int, how: int) -> str:
    cost = settling(s, world, how)
    args: dict[str, Value] = {
        "tile": speaker.name(world),
        "n": cost.colonists,
        "credits": cost.credits,
        "what": tile_line(speaker, world, needs=False),
    }
    if s.t.military[world] and how % codes.NAMED == codes.AS_PRINTED:
        rows = rows_of(s, s.seat, ops.SETTLE)
        short = max(0, int(missing(s, s.seat, rows, world)))
        defence = s.t.cost[world]
        military = max(int(strength(s, s.seat, rows, world)), defence - short)
        return speaker.say("option-conquer", military=military, defence=defence, short=short, **args)
    kind = how // codes.NAMED
    if kind:
        return speaker.say("option-settle-as", kind=KIND_NAMES[kind], **args)
    instead = "yes" if how % codes.NAMED == codes.BY_PAYMENT else "no"
    return speaker.say("option-settle", instead=instead, **args)


def _replace(speaker: Speaker, s: Frontiers, tile: int, world: int) -> str:
    people = s.t.people[world] - s.t.people[tile]
    return speaker.say(
        "option-replace",
        old=speaker.name(tile),
        tile=speaker.name(world),
        people=people,
        n=abs(people),
        good="yes" if s.cells[GOOD + s.seat * COLONY_SLOTS + colony_slot(s, s.seat, tile)] else "no",
        what=tile_line(speaker, world, needs=False),
    )


def _finish(speaker: Speaker, s: Frontiers, _a: int, _b: int) -> str:
    return speaker.say("option-finish", task="settle" if top(s)[0] == tasks.SETTLE else "consume")


def _remove(speaker: Speaker, s: Frontiers, tile: int, number: int) -> str:
    return speaker.say(
        "option-remove",
        kind=kind_of_good(s, s.seat, tile),
        tile=speaker.name(tile),
        n=s.t.temporary_points[number],
        source=speaker.name(s.t.temporary_tile[number]),
    )


# ---------------------------------------------------------------- Produce, Trade, Consume


def _produce(speaker: Speaker, s: Frontiers, tile: int, _b: int) -> str:
    return speaker.say("option-produce", kind=KIND_NAMES[kind_now(s, tile)], tile=speaker.name(tile))


def _kind(speaker: Speaker, s: Frontiers, kind: int, _b: int) -> str:
    return speaker.say("option-kind", kind=KIND_NAMES[kind], tile=speaker.name(s.t.any_tile))


def _sell(speaker: Speaker, s: Frontiers, tile: int, by_power: int) -> str:
    good = s.cells[GOOD + s.seat * COLONY_SLOTS + colony_slot(s, s.seat, tile)]
    return speaker.say(
        "option-sell",
        kind=KIND_NAMES[good],
        tile=speaker.name(tile),
        n=int(sale_price(s, s.seat, good)),
        source=speaker.name(speaker.consuming[by_power - 1][0]) if by_power else "",
        how="power" if by_power else "trade",
    )


def _consume(speaker: Speaker, _s: Frontiers, number: int, _b: int) -> str:
    tile, ability = speaker.consuming[number]
    return speaker.say(
        "option-consume", tile=speaker.name(tile), what=effects.power_phrase(speaker, "consume", ability)
    )


def _eat(speaker: Speaker, s: Frontiers, tile: int, _b: int) -> str:
    return speaker.say("option-eat", kind=kind_of_good(s, s.seat, tile), tile=speaker.name(tile))


def _stock(speaker: Speaker, s: Frontiers, tile: int, _b: int) -> str:
    return speaker.say("option-stock", kind=kind_of_good(s, s.seat, tile), tile=speaker.name(tile))


_KINDS: dict[int, Callable[[Speaker, Frontiers, int, int], str]] = {
    codes.HOME: _home,
    codes.SELECT: _select,
    codes.REVEAL: _reveal,
    codes.HIDE: _hide,
    codes.HUSH: _hush,
    codes.BUY: _buy,
    codes.PASS: _pass,
    codes.BANK: _bank,
    codes.PICK: _pick,
    codes.COLONISTS: _colonists,
    codes.SETTLE: _settle,
    codes.REPLACE: _replace,
    codes.EVACUATE: _replace,
    codes.FINISH: _finish,
    codes.REMOVE: _remove,
    codes.STORE: _store,
    codes.RETURN: _return,
    codes.PRODUCE: _produce,
    codes.KIND: _kind,
    codes.SELL: _sell,
    codes.CONSUME: _consume,
    codes.EAT: _eat,
    codes.STOCK: _stock,
    codes.KEEP: _keep,
    codes.BURY: _bury,
}
