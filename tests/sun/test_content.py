"""Technologies, prices and editions: what the rulebooks fix about them (SUN-CON), as far as data can show it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest

import heliopause.games.sun.catalog
from heliopause.games.sun.catalog import (
    EDITIONS,
    Catalog,
    Space,
    Technology,
    load_catalog,
)
from heliopause.games.sun.verbs import LANGUAGE, RULES, TYPES
from heliopause.kernel.effects import Ability, effect_atoms
from heliopause.kernel.errors import InputError
from heliopause.kernel.reading import Component
from tests.clauses import clauses
from tests.sun import worth

FIRST = load_catalog()
REVISED = load_catalog("revised")

NAMES = EDITIONS.names()
each_edition = pytest.mark.parametrize("catalog", [load_catalog(name) for name in NAMES], ids=NAMES)


def level(catalog: Catalog, number: int) -> list[Technology]:
    return [card for card in catalog.technologies if card.level == number]


def technology(name: str, catalog: Catalog = FIRST) -> Technology:
    return next(card for card in catalog.technologies if card.id == name)


def actions(name: str) -> list[str]:
    """The Actions of a technology, a guild or the basic box of four, as they are written."""
    if name == "basic":
        return [LANGUAGE.format(action.action) for action in FIRST.box(4).actions]
    return [LANGUAGE.format(space.action) for card, space in every_action(FIRST) if card == name]


def every_action(catalog: Catalog) -> Iterator[tuple[str, Space]]:
    yield from ((card.id, space) for card in catalog.technologies for space in card.spaces)
    yield from ((card.id, space) for card in catalog.guilds for space in card.spaces)
    yield from ((card.id, space) for card in catalog.events for space in card.spaces)


def verbs(ability: Ability | None) -> list[str]:
    return [atom.verb for atom in effect_atoms(ability)] if ability else []


def paid(ability: Ability) -> int:
    """The ore of a cost, a returned population counted as the 1.5 ore it stands for, rounded up."""
    number = sum(int(str(atom.get("n"))) * (3 if atom.verb == "return" else 2) for atom in ability.cost)
    return -(-number // 2)


# Technologies


@each_edition
@clauses("SUN-COMP-01")
def test_there_are_46_technologies(catalog: Catalog) -> None:
    assert [len(level(catalog, number)) for number in (1, 2, 3, 4)] == [4, 16, 16, 10]
    assert [card.level for card in catalog.technologies] == sorted(card.level for card in catalog.technologies)


@each_edition
@clauses("SUN-CON-01")
def test_a_technology_has_one_or_two_left_types_and_below_level_iiii_one_right_type(catalog: Catalog) -> None:
    for card in catalog.technologies:
        assert 1 <= len(set(card.left)) == len(card.left) <= 2
        assert set(card.left) <= set(TYPES)
        assert card.right in TYPES or card.level == 4


@each_edition
@clauses("SUN-CON-02", "SUN-CON-04")
def test_levels_ii_and_iii_have_each_type_alone_and_each_ordered_pair_once(catalog: Catalog) -> None:
    wanted = Counter([*((name,) for name in TYPES), *permutations(TYPES, 2)])
    assert Counter(card.left for card in level(catalog, 2)) == wanted
    assert Counter(card.left for card in level(catalog, 3)) == wanted


@each_edition
@clauses("SUN-CON-03", "SUN-CON-04")
def test_the_right_type_is_the_first_left_type(catalog: Catalog) -> None:
    assert all(card.right == card.left[0] for card in level(catalog, 2) + level(catalog, 3))


@each_edition
@clauses("SUN-CON-05")
def test_level_iiii_has_each_type_alone_and_each_pair_once_in_either_order(catalog: Catalog) -> None:
    lefts = [frozenset(card.left) for card in level(catalog, 4)]
    assert len(lefts) == len(set(lefts)) == 10


@each_edition
@clauses("SUN-CON-06")
def test_the_last_discovery_of_a_level_still_finds_two_matching_cards(catalog: Catalog) -> None:
    for number, matching in ((2, 7), (3, 7), (4, 4)):
        discoveries_before = sum(slot.level == number for slot in catalog.slots) - 1
        for name in TYPES:
            assert sum(name in card.left for card in level(catalog, number)) == matching
            assert matching - discoveries_before >= 2


@each_edition
@clauses("SUN-CON-07")
def test_level_i_has_one_technology_of_each_type(catalog: Catalog) -> None:
    assert sorted(card.left for card in level(catalog, 1)) == sorted((name,) for name in TYPES)


LEANINGS = {
    "scientific": ("automate ore", "automate any", "research", "ore", "copy"),
    "economic": ("automate food", "automate any", "-> pop", "ore", "grow", "mine", "return", "supply from right"),
    "military": ("-> ship", "jump", "upgrade"),
    "commercial": ("colonize", "jump", "choose", "annex", "gain"),
}


@each_edition
@clauses("SUN-CON-08")
def test_a_technology_does_something_that_each_of_its_types_leans_to(catalog: Catalog) -> None:
    for card in catalog.technologies:
        abilities = [card.immediate, card.permanent, card.end_score, *(space.action for space in card.spaces)]
        said = " ; ".join([LANGUAGE.format(ability) for ability in abilities if ability] + [card.rule])
        for name in card.left:
            assert any(leaning in said for leaning in LEANINGS[name]), f"{card.id}: nothing {name}"


@each_edition
@clauses("SUN-CON-09")
def test_a_technology_gives_a_bonus_a_space_or_a_power(catalog: Catalog) -> None:
    assert all(card.immediate or card.spaces or card.rule for card in catalog.technologies if card.level < 4)
    without = {card.id for card in level(catalog, 3) if card.immediate is None}
    assert without == {"mercenary-fleet", "cerebral-implants", "stealth-terraformers"}
    for name in without:
        assert max(worth.worth(space.action) for space in technology(name, catalog).spaces) >= 5


@each_edition
@clauses("SUN-CON-10")
def test_of_the_level_iii_technologies_four_have_no_space_nine_one_and_three_two(catalog: Catalog) -> None:
    spaces = Counter(sum(space.count for space in card.spaces) for card in level(catalog, 3))
    assert spaces == {0: 4, 1: 9, 2: 3}


@each_edition
@clauses("SUN-CON-11", "SUN-CARD-18")
def test_spacetime_anomaly_studies_opens_the_way_to_level_iii(catalog: Catalog) -> None:
    (space,) = technology("spacetime-anomaly-studies", catalog).spaces
    assert worth.researched(space.action) == {"III"}
    assert technology("spacetime-anomaly-studies", catalog).level == 2


@each_edition
@clauses("SUN-CON-12")
def test_technologies_below_level_iii_do_not_research_level_iiii(catalog: Catalog) -> None:
    spaces = [(card.id, space.action) for card in catalog.technologies for space in card.spaces]
    found = {name for name, action in spaces if worth.researched(action) & {"IIII", "X"}}
    assert found == {"planetary-scale-research", "metahuman-chambers", "hivemind-computing"}


@each_edition
@clauses("SUN-CON-13")
def test_level_iiii_technologies_score_more_than_3_and_the_others_their_level(catalog: Catalog) -> None:
    assert all(card.vp > 3 for card in level(catalog, 4))
    assert all(card.vp == card.level for card in catalog.technologies if card.level < 4)


@each_edition
@clauses("SUN-CON-14")
def test_no_two_technologies_are_alike(catalog: Catalog) -> None:
    assert len({card.name for card in catalog.technologies}) == 46
    looks = [(c.left, c.immediate, c.spaces, c.permanent, c.rule, c.end_score) for c in catalog.technologies]
    assert len(set(looks)) == 46


# Costs


@clauses("SUN-CON-15")
def test_research_of_level_ii_costs_2_ore_and_3_with_a_population_in_front() -> None:
    assert actions("basic")[1] == "2 ore : research II"
    assert "A: 3 ore : research II" in actions("cerebral-implants")[0]
    assert actions("cerebral-implants")[0].startswith("1 supply -> pop then choose 1 of")


@clauses("SUN-CON-16")
def test_research_of_level_iii_costs_4_or_5_ore_with_something_in_front_and_4_and_a_population_at_the_guild() -> None:
    assert actions("deep-space-megastructures") == ["4 ore : 1 supply -> ship 2 at deep-space then research III"]
    assert "B: 5 ore : research III" in actions("cerebral-implants")[0]
    assert actions("professors-guild") == ["4 ore + return 1 pop : research III"]


@clauses("SUN-CON-17")
def test_research_of_level_iiii_costs_7_ore_or_4_and_2_population_and_6_and_2_at_the_guild() -> None:
    assert actions("hivemind-computing") == ["7 ore : research IIII"]
    assert actions("metahuman-chambers") == ["4 ore + return 2 pop : research IIII"]
    assert actions("metascientists-guild") == ["6 ore + return 2 pop : research IIII"]


@each_edition
@clauses("SUN-CON-15", "SUN-CON-16", "SUN-CON-17")
def test_no_plain_research_strays_far_from_the_known_prices(catalog: Catalog) -> None:
    usual = {"II": range(2, 4), "III": range(5, 8), "IIII": range(7, 10)}
    for name, space in every_action(catalog):
        if verbs(space.action) == ["research"] and "X" not in worth.researched(space.action):
            (researched,) = worth.researched(space.action)
            assert paid(space.action) in usual[researched], name


@each_edition
@clauses("SUN-CON-18")
def test_a_guild_costs_more_than_the_best_technology_with_the_same_effect(catalog: Catalog) -> None:
    for guild, verb, researched in (
        ("terraforming-guild", "colonize", set()),
        ("professors-guild", "research", {"III"}),
        ("metascientists-guild", "research", {"IIII"}),
    ):
        (space,) = next(card for card in catalog.guilds if card.id == guild).spaces
        others = [
            worth.worth(other.action)
            for card in catalog.technologies
            for other in card.spaces
            if verb in verbs(other.action) and worth.researched(other.action) == researched
        ]
        assert max(others) > worth.worth(space.action), guild
    assert actions("terraforming-guild") == ["4 ore + return 1 pop : colonize"]
    assert "3 ore + return 1 pop : colonize" in actions("terraforming")
    assert "3 ore : colonize" in actions("mercenary-fleet")


@each_edition
@clauses("SUN-CON-19", "SUN-CON-20")
def test_a_ship_with_jump_3_costs_its_level_from_supply_and_one_ore_less_from_population(catalog: Catalog) -> None:
    seen = 0
    for name, space in every_action(catalog):
        atoms = list(effect_atoms(space.action))
        if [atom.verb for atom in atoms] != ["build", "jump"] or atoms[1].get("n") != 3:
            continue
        ship = atoms[0].get("level")
        (price,) = (atom.get("n") for atom in space.action.cost)
        if isinstance(ship, int) and isinstance(price, int):
            assert price == ship - (atoms[0].word("source") == "pop"), name
            seen += 1
        else:
            assert (ship, price, atoms[0].word("source")) == ("X", "X", "supply"), name
    assert seen >= 3
    assert actions("basic")[2] == "optional 1 pop -> ship 1 then jump 2"
    assert actions("capital-ship")[0].startswith("3 ore : 1 pop -> ship 4")
    assert actions("android-armada") == ["4 ore : 1 supply -> ship 4 then jump 3"]


@each_edition
@clauses("SUN-CON-21")
def test_a_jump_alone_is_free(catalog: Catalog) -> None:
    jumps = [space.action for _, space in every_action(catalog) if verbs(space.action) == ["jump"]]
    assert [LANGUAGE.format(action) for action in jumps] == ["jump 4"]
    assert actions("hyperdrive-boosters") == ["upgrade up to 2 by 1 then jump 4"]


@each_edition
@clauses("SUN-CON-22")
def test_bonuses_of_level_iii_are_worth_a_ship_and_a_jump_or_an_automation_and_a_bit(catalog: Catalog) -> None:
    small, large = 3.0, 7.5  # a level 2 ship with Jump 1, and a level 4 ship with Jump 2
    for card in level(catalog, 3):
        if card.immediate:
            assert small <= worth.worth(card.immediate) <= large, card.id


BUDGETS = {2: 6.0, 3: 8.5, 4: 20.0}


@each_edition
def test_invented_technologies_keep_within_a_sixth_of_their_budget(catalog: Catalog) -> None:
    for card in catalog.technologies:
        if card.level > 1 and card.provenance != "published":
            assert worth.technology(card) == pytest.approx(BUDGETS[card.level], rel=1 / 6), card.id


def test_systems_keep_within_a_sixth_of_their_budget() -> None:
    for card in FIRST.systems:
        budget = (5 if card.deck == "A" else 7) + 2.5 * card.power
        assert worth.system(card) == pytest.approx(budget, rel=1 / 6), card.id


# Editions


@clauses("SUN-EDN-01")
def test_the_revised_edition_replaces_four_technologies_in_their_place() -> None:
    assert EDITIONS.names() == ("first", "revised")
    assert [card.id for card in FIRST.technologies] == [card.id for card in REVISED.technologies]
    changed = [new.id for old, new in zip(FIRST.technologies, REVISED.technologies, strict=True) if old != new]
    assert changed == ["spacetime-anomaly-studies", "mass-cloning", "modular-fleet", "stealth-terraformers"]
    assert (FIRST.edition, REVISED.edition) == ("first", "revised")
    assert FIRST.hash != REVISED.hash
    assert REVISED.events == FIRST.events


@clauses("SUN-EDN-02")
def test_mass_cloning_researches_in_the_first_printing_only() -> None:
    (first,), (revised,) = (technology("mass-cloning", catalog).spaces for catalog in (FIRST, REVISED))
    assert "C: 3 ore : 1 supply -> pop then research II }" in LANGUAGE.format(first.action)
    assert worth.researched(revised.action) == set()


@each_edition
def test_modular_fleet_has_three_optional_builds_then_jump_3(catalog: Catalog) -> None:
    (space,) = technology("modular-fleet", catalog).spaces
    assert [step.optional for step in space.action.steps] == [True, True, True, False]
    assert verbs(space.action) == ["build", "build", "build", "jump"]
    assert space.action.cost == ()


@clauses("SUN-EDN-08", "SUN-EDN-13")
def test_the_first_english_printing_is_the_base_under_its_english_names() -> None:
    assert load_catalog() == load_catalog("first")
    assert (FIRST.edition, FIRST.title) == ("first", "First printing")
    assert "WISE 0855-0714" in {system.name for system in FIRST.systems}


@each_edition
@clauses("SUN-AMB-85")
def test_the_research_of_spacetime_anomaly_studies_is_optional(catalog: Catalog) -> None:
    (space,) = technology("spacetime-anomaly-studies", catalog).spaces
    assert [step.optional for step in space.action.steps] == [False, True]


def test_an_edition_nobody_printed_is_refused() -> None:
    with pytest.raises(InputError, match="there is no such edition; there are first, revised"):
        load_catalog("second")


@each_edition
def test_every_component_says_where_it_comes_from(catalog: Catalog) -> None:
    parts: list[Component] = [*catalog.technologies, *catalog.events, *catalog.systems, *catalog.achievements]
    parts += [*catalog.guilds, *catalog.factions, *catalog.slots, *catalog.boxes, *catalog.boards, *catalog.setups]
    for part in parts:
        assert part.provenance in ("rulebook", "published", "mixed", "reconstructed")
        assert part.note or part.provenance != "mixed"


@each_edition
def test_every_ability_is_written_as_the_language_writes_it(catalog: Catalog) -> None:
    """Files and trees say the same words, so what is shown of a card is what its file says."""
    folder = Path(heliopause.games.sun.catalog.__file__).parent / "content"
    text = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.toml"))
    abilities = [space.action for _, space in every_action(catalog)]
    for card in catalog.technologies:
        abilities += [ability for ability in (card.immediate, card.permanent, card.end_score) if ability]
    abilities += [event.effect for event in catalog.events if event.effect]
    for system in catalog.systems:
        abilities += [ability for ability in (system.gain_control, system.colonization, system.permanent) if ability]
    assert len(abilities) > 120
    for ability in abilities:
        assert f'"{LANGUAGE.format(ability)}"' in text
        assert LANGUAGE.parse(LANGUAGE.format(ability)) == ability


def test_every_rule_is_used_by_some_component() -> None:
    innovations = [inn for faction in FIRST.factions for inn in faction.advanced.innovations]
    used = {card.rule for card in FIRST.technologies} | {card.rule for card in FIRST.events}
    used |= {card.rule for card in FIRST.systems} | {innovation.rule for innovation in innovations}
    assert used - {""} == set(RULES)


def test_the_page_on_effects_tells_every_word_of_the_language() -> None:
    page = (Path(__file__).parents[2] / "docs" / "effects.md").read_text(encoding="utf-8")
    for verb in (*LANGUAGE.verbs, *LANGUAGE.cost_verbs):
        pattern = verb.pattern.replace("|", "\\|")
        assert f"| {verb.name} | `{pattern}` |" in page
    for rule in RULES.values():
        kinds = ", ".join("System" if kind == "system" else kind for kind in rule.kinds)
        assert f"| {rule.id} | {kinds} | {', '.join(rule.needs)}".rstrip() in page
    for word in (*LANGUAGE.counters, *LANGUAGE.actors, *LANGUAGE.metrics):
        assert f"`{word}`" in page
