"""Whether a catalog agrees with the rulebook.

`totals` must hold for every edition: numbers that the rulebook prints and shapes that the rules rely on.
`patterns` hold for the editions that come with the game; an edition of one's own is only told about them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from heliopause.games.frontiers.distribution import distribution
from heliopause.games.frontiers.verbs import ANY, KINDS
from heliopause.kernel.effects import Ability
from heliopause.kernel.reading import total, twice

if TYPE_CHECKING:
    from heliopause.games.frontiers.catalog import Catalog, World

PLAYERS = (2, 3, 4, 5)
GOODS = {"novelty": 19, "rare": 17, "genes": 13, "alien": 11}
_BONUSES = {"discount": "develop", "pick": "explore", "collect": "produce", "good-on": "produce"}
PRICES = {"novelty": 1, "rare": 2, "genes": 3, "alien": 4}


def totals(catalog: Catalog) -> list[str]:
    checks = (_names, _worlds, _homes, _developments, _stacks, _actions, _goals, _goods, _chips, _setups, _limits)
    return [line for check in checks for line in check(catalog)]


def patterns(catalog: Catalog) -> list[str]:
    return [line for check in (distribution, _known) for line in check(catalog)]


# Totals


def _names(catalog: Catalog) -> Iterator[str]:
    tiles = [*catalog.worlds, *catalog.homes, *catalog.developments]
    for name in twice([*(tile.name for tile in tiles), *(goal.name for goal in catalog.goals)]):
        yield f"two tiles are called {name} (NF-REC-07)"
    ids = {tile.id for tile in tiles}
    for repeated in twice(tile.id for tile in tiles):
        yield f"{repeated}: the id is used for two tiles"
    for tile in tiles:
        abilities = [power.effect for power in tile.powers] + ([tile.score] if tile.score else [])
        for owned in (name for ability in abilities for name in _owned(ability)):
            if owned not in ids:
                yield f"{tile.id}: there is no tile {owned}"


def _owned(ability: Ability) -> Iterator[str]:
    for step in ability.steps:
        if step.when is not None and step.when.verb == "owning":
            yield step.when.word("tile")


def _worlds(catalog: Catalog) -> Iterator[str]:
    yield from total("worlds", len(catalog.worlds), 60, "NF-COMP-06")


def _homes(catalog: Catalog) -> Iterator[str]:
    yield from total("home colonies", len(catalog.homes), 16, "NF-COMP-01")
    for mat in range(1, 9):
        sides = sorted(home.side for home in catalog.homes if home.mat == mat)
        if sides != ["reverse", "white"]:
            yield f"homes: mat {mat} must have one home colony on each side (NF-COMP-01)"


def _developments(catalog: Catalog) -> Iterator[str]:
    small = sum(card.spaces == 1 for card in catalog.developments)
    yield from total("small developments", small, 24, "NF-COMP-05")
    yield from total("large developments", len(catalog.developments) - small, 16, "NF-COMP-05")
    for card in catalog.developments:
        if not 1 <= card.cost <= 9:
            yield f"{card.id}.cost: must be from 1 to 9 (NF-DEV-03)"
        if card.spaces == 2 and card.score is None:
            yield f"{card.id}.score: a development of cost 9 shows a question mark (NF-DEV-14)"


def _stacks(catalog: Catalog) -> Iterator[str]:
    for mat, want in (("small", 16), ("large", 8)):
        yield from total(f"stacks on the {mat} mat", sum(s.mat == mat for s in catalog.stacks), want, "NF-COMP-05")
    flips = sum(stack.flips for stack in catalog.stacks if stack.mat == "small")
    yield from total("small stacks with two faces", flips, 8, "NF-SETUP-08")
    known = {stack.id for stack in catalog.stacks}
    for place in twice((stack.mat, stack.column, stack.row) for stack in catalog.stacks):
        yield f"stacks: two lie at {place}"
    for stack in catalog.stacks:
        faces = [card for card in catalog.developments if card.stack == stack.id]
        wanted = ["reverse", "white"] if stack.flips else ["white"]
        if sorted(card.side for card in faces) != wanted:
            yield f"{stack.id}: needs {'two faces' if stack.flips else 'one face'} ({', '.join(wanted)}) (NF-SETUP-10)"
        if any((card.spaces == 2) != (stack.mat == "large") for card in faces):
            yield f"{stack.id}: large developments lie on the large mat, and only they (NF-COMP-04)"
        if stack.mat == "small" and stack.flips != (stack.column > 2):
            yield f"{stack.id}: the two columns on the left have one face, the others two (NF-SETUP-09)"
    for card in catalog.developments:
        if card.stack not in known:
            yield f"{card.id}.stack: there is no stack {card.stack}"


def _actions(catalog: Catalog) -> Iterator[str]:
    yield from total("action faces", len(catalog.actions), 8, "NF-COMP-07")
    for goals in ("always", "never"):
        have = sum(action.goals == goals for action in catalog.actions)
        yield from total(f"actions {goals} there with goals", have, 1, "NF-COMP-07")
    acting = sorted(action.phases for action in catalog.actions if action.phases)
    if acting != [("develop",), ("explore",), ("produce",), ("settle",), ("trade", "consume")]:
        yield "actions: must be Develop, Explore, Settle, Produce and Trade, Consume, the others without action"
    for action in catalog.actions:
        for verb, phase in _BONUSES.items():
            if verb in _verbs(action.bonus) and phase not in action.phases:
                yield f"{action.id}.bonus: {verb} belongs to {phase}"
        if "chart" in _verbs(action.bonus) and action.goals != "always":
            yield f"{action.id}.bonus: goals are charted only where there are goals (NF-SETUP-13)"


def _verbs(ability: Ability) -> list[str]:
    return [getattr(step.body, "verb", "") for step in ability.steps]


def _goals(catalog: Catalog) -> Iterator[str]:
    yield from total("goals", len(catalog.goals), 8, "NF-COMP-08")
    items = sorted(goal.item for goal in catalog.goals if goal.type == "stockpile")
    if items != ["credit", "good", "world"]:
        yield "goals: three are stockpile goals, for goods, for credits and for worlds (NF-GOAL-10)"
    phases = {"world": ("explore", "settle"), "good": ("settle", "produce", "trade"), "credit": ()}
    for goal in catalog.goals:
        if goal.type == "stockpile":
            if not goal.phases or (phases[goal.item] and not set(goal.phases) <= set(phases[goal.item])):
                yield f"{goal.id}.phases: must be among {', '.join(phases[goal.item]) or 'the phases'}"
            if not 1 <= goal.most_per_action <= goal.most <= 20:
                yield f"{goal.id}.most: must be from 1 to 20, and most_per_action no more (NF-GOAL-13)"
        elif goal.type == "category" and (len(goal.categories) < 2 or twice(goal.categories)):
            yield f"{goal.id}.categories: must be two or more different ones (NF-GOAL-21)"


def _goods(catalog: Catalog) -> Iterator[str]:
    if [good.id for good in catalog.goods] != list(KINDS):
        yield f"goods: must be {', '.join(KINDS)}, in this order (NF-COMP-02)"
    for good in catalog.goods:
        yield from total(f"goods {good.id}", good.count, GOODS.get(good.id, good.count), "NF-COMP-02")
        yield from total(f"price of {good.id}", good.price, PRICES.get(good.id, good.price), "NF-TRADE-05")
    for kind in KINDS:
        have = sum(good.count for good in catalog.goods if good.id == kind)
        want = _bearing(catalog.worlds, kind) + _bearing(catalog.worlds, ANY) + _homes_at_once(catalog, kind)
        if want > have:
            yield f"{kind}: {want} worlds may need a good at once, there are {have} (NF-REC-06)"


def _bearing(worlds: Iterable[World], kind: str) -> int:
    return sum(world.kind == kind for world in worlds)


def _homes_at_once(catalog: Catalog, kind: str) -> int:
    return len({home.mat for home in catalog.homes if home.kind == kind})


def _chips(catalog: Catalog) -> Iterator[str]:
    have = {chips.id: (chips.ones, chips.fives, chips.tens) for chips in catalog.chips}
    if have != {"vp": (25, 7, 8), "credit": (40, 8, 8)}:
        yield "chips: must be 25, 7 and 8 for vp, 40, 8 and 8 for credit (NF-COMP-09, NF-COMP-10)"


def _setups(catalog: Catalog) -> Iterator[str]:
    if sorted(setup.players for setup in catalog.setups) != list(PLAYERS):
        yield "setup: must be there once for 2, 3, 4 and 5 players (NF-COMP-12)"
    copies = {2: 1, 3: 2, 4: 2, 5: 3}
    for setup in catalog.setups:
        players = setup.players
        yield from total(f"{setup.id}: copies", setup.copies, copies[players], "NF-SETUP-02 to 04")
        yield from total(f"{setup.id}: colonists", setup.colonists, 12 * players, "NF-SETUP-18")
        yield from total(f"{setup.id}: pool", setup.pool, 12 * players, "NF-SETUP-16")
        yield from total(f"{setup.id}: selections", setup.selections, 2 if players == 2 else 1, "NF-TWO-03")
        richer = 2 if players > 3 else 1
        if setup.credits != (*[3] * (players - richer), *[4] * richer):
            yield f"{setup.id}.credits: must be 3 each and 4 for the last {richer} (NF-SETUP-22 to 24)"


def _limits(catalog: Catalog) -> Iterator[str]:
    limits = catalog.limits
    yield from total("worlds laid out in Explore", limits.explore_draw, 7, "NF-EXP-01")
    yield from total("colonists taken in Settle", limits.settle_colonists, 2, "NF-SET-03")
    yield from total("worlds of a player", limits.worlds, 9, "NF-EXP-11")
    yield from total("spaces of a mat", limits.spaces, 10, "NF-DEV-11")
    yield from total("colonies before the end", limits.colonies, 7, "NF-END-03")
    yield from total("colonists left at the end", limits.colonists_left, 5, "NF-END-05")


# Patterns


def _known(catalog: Catalog) -> Iterator[str]:
    """Single numbers that the rulebook gives away."""
    goals = {goal.id: goal for goal in catalog.goals}
    for name, count, points, clause in (("skilled-workforce", 4, 2, "26"), ("conscription", 6, 5, "27")):
        if name not in goals or goals[name].points(count) != points:
            yield f"{name}.table: a count of {count} scores {points} (NF-GOAL-{clause})"
    if not any(len(goal.categories) == 6 for goal in catalog.goals):
        yield "goals: none has six categories (NF-GOAL-26)"
    if len({card.stack for card in catalog.developments if card.id in ("galactic-salon", "drop-ships")}) != 1:
        yield "galactic-salon: is not the other face of drop-ships (NF-CARD-42)"
