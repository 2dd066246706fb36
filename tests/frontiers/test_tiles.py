"""Every tile does what its text says: a sweep over all powers and all question marks, counted here from the trees."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from heliopause.games.frontiers.catalog import Development, Home, Planet, Power, Tile
from heliopause.games.frontiers.rules.powers import rows_of, strength
from heliopause.games.frontiers.verbs import EVENTS, GROUPS, KEYWORDS, MILITARY_POINT, Group
from heliopause.kernel.effects import Ability, Atom, Step
from tests.clauses import clauses
from tests.frontiers.table import Table, frontiers

SPEAKER = frontiers().speaker("en")
TILES = {tile.id: tile for tile in SPEAKER.tiles}
SETTLE = 2  # the number of the phase
MILITARY = ("military", "military-against", "temporary-military")
POWERS = [(tile.id, number) for tile in SPEAKER.tiles for number in range(len(tile.powers))]
SCORING = [tile.id for tile in SPEAKER.tiles if tile.score]


def with_tile(tile: Tile, **red: Any) -> Table:
    """Red owns this tile besides what is said."""
    t = Table()
    colonies, developments = list(red.pop("colonies", [])), list(red.pop("developments", []))
    if isinstance(tile, Home):
        red["home"] = tile.id
    elif isinstance(tile, Planet):
        colonies.append(tile.id)
    else:
        developments.append(tile.id)
        t.face(tile.id)
    return t.seat("Red", colonies=colonies, developments=developments, **red)


def amount(atom: Atom, name: str = "n") -> int:
    return int(str(atom.get(name)))


def belongs(tile: Tile, group: Group) -> bool:
    """Whether a tile is of a group, from what is printed on it."""
    planet = isinstance(tile, Planet)
    if (group.of == "colony" and not planet) or (group.of == "development" and planet):
        return False
    if group.keyword and group.keyword not in tile.keywords:
        return False
    if group.power == "military":
        return any(_first(power.effect).verb in MILITARY for power in tile.powers)
    if group.power:
        return any(power.phase == group.power for power in tile.powers)
    if isinstance(tile, Development):
        return group.cost in (0, tile.cost) and not (group.kind or group.goods or group.military or group.colonists)
    assert isinstance(tile, Planet)
    side = "military" if tile.military else "non-military"
    asked = (group.kind, group.goods, group.military, group.colonists)
    shown = (tile.kind, tile.goods, side, tile.colonists)
    return not group.cost and all(want in ("", 0, have) for want, have in zip(asked, shown, strict=True))


def _first(ability: Ability) -> Atom:
    body = ability.steps[0].body
    return _first(body) if isinstance(body, Ability) else body  # type: ignore[return-value]


def count(t: Table, group: Group) -> int:
    own = [*t.colonies("Red"), *t.developments("Red")]
    return sum(belongs(TILES[name], group) for name in own)


# ---------------------------------------------------------------- powers

SAMPLE = [
    "rebel-miners",
    "spice-world",
    "volcanic-world",
    "pre-sentient-race",
    "deserted-alien-outpost",
    "rebel-uplift-world",
]


@clauses("NF-POW-12")
@pytest.mark.parametrize(("name", "number"), POWERS)
def test_every_power_does_what_it_says(name: str, number: int) -> None:
    tile = TILES[name]
    power = tile.powers[number]
    verb = _first(power.effect).verb
    checks = {
        "explore": explore,
        "develop": develop,
        "settle": settle,
        "produce": produce,
        "trade": trade,
        "consume": consume,
    }
    others = [other for other in SAMPLE if other != name][-5:]  # seven colonies with the home and the tile
    checks[power.phase](tile, power, others, verb)


def explore(tile: Tile, power: Power, _others: list[str], verb: str) -> None:
    t = with_tile(tile).begin().selects("explore").through()
    n = amount(_first(power.effect))
    if verb == "draw":
        assert len(t.explored("Red")) == 2 + n
    else:
        assert t.colonists("Red") == n


def develop(tile: Tile, _power: Power, _others: list[str], _verb: str) -> None:
    """Whether it pays or makes cheaper, so much more is left after buying what costs 4."""
    t = with_tile(tile, credits=9).begin().others_select("retreat-into-isolation")
    before = t.credits("Red")
    t.selects("develop").lets("Blue", "Green", "Yellow").takes("buy", "imperium-arms-factories")
    helps = sum(amount(_first(power.effect)) for power in tile.powers if power.phase == "develop")
    assert before - t.credits("Red") == 4 - helps


def settle(tile: Tile, power: Power, others: list[str], verb: str) -> None:
    if verb in ("military", "military-against"):
        t = with_tile(tile, colonies=others).begin()
        own = [power for name in (*t.colonies("Red"), *t.developments("Red")) for power in _settling(TILES[name])]
        for number, world in enumerate(frontiers().catalog.worlds):
            assert _strength(t, number) == sum(_military(t, other, world) for other in own), world.id
    elif verb in ("discount", "discount-on", "gain", "draw") and not power.effect.steps[0].when:
        for world in frontiers().catalog.worlds:
            if not world.military and world.kind != "any" and world.id not in (tile.id, *others):
                _settles(tile, world)
    elif verb == "gain":
        t = with_tile(tile).begin().selects("settle")
        assert t.colonists("Red") == 3 + amount(_first(power.effect))


def _settles(tile: Tile, world: Planet) -> None:
    """What it costs, what it pays and what is drawn."""
    t = with_tile(tile, credits=20, colonists=2, explored=[world.id]).begin().selects("settle")
    t.takes("settle", world.id)
    off = sum(amount(_first(power.effect)) for power in _settling(tile) if _cheaper(power, world))
    watching = [power for power in _settling(tile) if _watches(power, world)]
    gains = sum(amount(_first(power.effect)) for power in watching if _first(power.effect).verb == "gain")
    draws = sum(amount(_first(power.effect)) for power in watching if _first(power.effect).verb == "draw")
    assert 20 - t.credits("Red") == max(0, world.number - off) - gains, world.id
    assert len(t.explored("Red")) == draws


def _settling(tile: Tile) -> list[Power]:
    return [power for power in tile.powers if power.phase == "settle"]


def _military(t: Table, power: Power, world: Planet) -> int:
    atom, step = _first(power.effect), power.effect.steps[0]
    if atom.verb == "military":
        return amount(atom) * (count(t, GROUPS[step.per.counter]) if step.per else 1)
    return amount(atom) if atom.verb == "military-against" and _named(world, atom.word("what")) else 0


def _cheaper(power: Power, world: Planet) -> bool:
    atom = _first(power.effect)
    return atom.verb == "discount" or (atom.verb == "discount-on" and _named(world, atom.word("what")))


def _watches(power: Power, world: Planet) -> bool:
    step = power.effect.steps[0]
    event = EVENTS.get(step.per.counter) if step.per else None
    if event is None or event.what != "settled":
        return False
    side = "military" if world.military else "non-military"
    return event.military in ("", side) and event.kind in ("", world.kind) and event.keyword in ("", *world.keywords)


def _named(world: Planet, what: str) -> bool:
    return what in world.keywords if what in KEYWORDS else world.kind == what


def _strength(t: Table, world: int) -> int:
    return int(strength(t.now, 0, rows_of(t.now, 0, SETTLE), world))


def produce(tile: Tile, power: Power, others: list[str], verb: str) -> None:
    if verb == "good-on":
        t = with_tile(tile, colonies=["former-penal-colony", "asteroid-belt"]).begin()
        t.others_select("retreat-into-isolation", "produce")
        kinds = [kind for kind in t.goods("Red") if kind in ("novelty", "rare")]
        assert _first(power.effect).word("kind") in kinds
        return
    t = with_tile(tile, colonies=others).begin().others_select("retreat-into-isolation")
    before = t.credits("Red")
    t.others_select("produce")
    assert t.credits("Red") - before == sum(
        _produced(t, tile, other) for other in tile.powers if other.phase == "produce"
    )


def _produced(t: Table, tile: Tile, power: Power) -> int:
    step, n = power.effect.steps[0], 0
    if _first(power.effect).verb != "gain":
        return 0
    n = amount(_first(power.effect))
    if step.when:  # most of a kind: nobody else has produced any
        return n
    if step.per is None:
        return n
    if step.per.counter == "kind produced":
        return n * len({"novelty", "rare"} & set(t.goods("Red")))
    if step.per.counter == "good produced here":
        return n * (isinstance(tile, Planet) and tile.goods == "production")
    return n * count(t, GROUPS[step.per.counter])


def trade(tile: Tile, power: Power, _others: list[str], _verb: str) -> None:
    price = {"novelty": 1, "rare": 2, "genes": 3, "alien": 4}
    lying = {"novelty": "former-penal-colony", "rare": "asteroid-belt", "genes": "pre-sentient-race"}
    step = power.effect.steps[0]
    assert step.per is not None
    for kind, world in lying.items():
        t = with_tile(tile, colonies=[(world, kind)]).begin().others_select("retreat-into-isolation")
        before = t.credits("Red")
        t.selects("trade-consume").takes("sell", world)
        more = amount(_first(power.effect)) if step.per.counter in ("good sold", f"{kind} sold") else 0
        assert t.credits("Red") - before == price[kind] + more


def consume(tile: Tile, power: Power, _others: list[str], verb: str) -> None:
    if not power.effect.cost:
        return  # proven one by one (NF-CARD-39 to 41), and New Economy with its own score
    goods: Counter[str] = Counter()
    for atom in power.effect.cost:
        kind = dict(atom.args).get("kind")
        for number in range(amount(atom)):
            usual = ("novelty", "rare", "genes", "alien")[number % 4]
            goods[usual if kind in ("good", None) else str(kind)] += 1
    places = {"novelty": ["former-penal-colony", "devolved-uplift-race", "artist-settlement"],
              "rare": ["asteroid-belt", "radioactive-world", "destroyed-world"],
              "genes": ["pre-sentient-race", "deep-space-symbionts", "aquatic-uplift-race"],
              "alien": ["alien-monolith", "deserted-alien-colony"]}  # fmt: skip
    lying = [(world, kind) for kind, n in goods.items() for world in [w for w in places[kind] if w != tile.id][:n]]
    colonies = [pair for pair in lying if pair[0] != tile.id]
    t = with_tile(tile, colonies=colonies).begin().others_select("retreat-into-isolation")
    before = t.credits("Red")
    t.selects("trade-consume").takes("pass").lets("Red")
    times = sum(goods.values()) if "each" in power.effect.cost[0].verb else 1
    gains = Counter[str]()
    for step in power.effect.steps:
        assert isinstance(step.body, Atom)
        gains[step.body.word("what")] += amount(step.body) * times
    assert (t.chips("Red"), t.credits("Red") - before) == (gains["vp"], gains["credit"])
    assert t.goods("Red") == []
    assert verb == "gain"


# ---------------------------------------------------------------- question marks


def score(t: Table, ability: Ability) -> int:
    """Each tile for the best of the conditions that it meets (NF-SCORE-05, NF-AMB-64)."""
    points = 0
    for name in (*t.colonies("Red"), *t.developments("Red")):
        points += max((_worth(TILES[name], step) for step in ability.steps), default=0)
    for step in ability.steps:
        assert isinstance(step.body, Atom)
        if step.body.verb == "score-kinds":
            kinds = {tile.kind for tile in map(TILES.get, t.colonies("Red")) if isinstance(tile, Planet)} - {"gray"}
            given = step.body.get("points")
            assert isinstance(given, tuple)
            points += int(given[len(kinds) - 1]) if kinds else 0
        elif step.per and step.per.counter == MILITARY_POINT:
            points += amount(step.body) * t.military("Red")
    return points


def _worth(tile: Tile, step: Step) -> int:
    assert isinstance(step.body, Atom)
    if step.when:
        return amount(step.body) * (tile.id == step.when.get("tile"))
    if step.per is None or step.per.counter not in GROUPS:
        return 0
    return amount(step.body) * belongs(tile, GROUPS[step.per.counter])


@clauses("NF-SCORE-04", "NF-SCORE-05", "NF-SCORE-06", "NF-AMB-64")
@pytest.mark.parametrize("name", SCORING)
def test_every_question_mark_scores_what_its_text_says_in_any_empire(name: str) -> None:
    rng = Random(name)
    tile = TILES[name]
    worlds = [world.id for world in frontiers().catalog.worlds if world.kind != "any" and world.id != name]
    seen = set()
    for _ in range(25):
        cards = [card.id for card in frontiers().catalog.developments if card.side == "white" and card.id != name]
        stack = tile.stack if isinstance(tile, Development) else ""
        cards = [card for card in cards if TILES[card].stack != stack]  # type: ignore[attr-defined]
        t = with_tile(tile, colonies=rng.sample(worlds, 5), developments=rng.sample(cards, 4)).begin()
        assert tile.score is not None
        expected = score(t, tile.score)
        assert t.lines("Red").get(f"Bonus of {tile.name}", 0) == expected
        seen.add(expected)
    assert len(seen) > 1
