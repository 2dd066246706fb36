"""The components that come with New Frontiers: read, written, named, and where they are from."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import pytest

import heliopause.games.frontiers.catalog
from heliopause.games.frontiers.catalog import EDITIONS, Power, load_catalog
from heliopause.games.frontiers.verbs import GROUPS, LANGUAGE, PHASES
from heliopause.kernel.effects import Ability
from heliopause.kernel.errors import InputError
from tests.clauses import clauses

CATALOG = load_catalog()
FOLDER = Path(heliopause.games.frontiers.catalog.__file__).parent / "content"
TILES = (*CATALOG.worlds, *CATALOG.homes, *CATALOG.developments)


def abilities() -> list[Ability]:
    powers = [power.effect for tile in TILES for power in tile.powers]
    return [*powers, *(tile.score for tile in TILES if tile.score), *(action.bonus for action in CATALOG.actions)]


def test_there_is_one_edition() -> None:
    assert EDITIONS.names() == ("first",)
    with pytest.raises(InputError, match="edition 'second': there is no such edition; there are first"):
        load_catalog("second")


def test_every_ability_is_written_in_its_canonical_form() -> None:
    text = "\n".join(path.read_text() for path in FOLDER.glob("*.toml"))
    for ability in abilities():
        assert f'"{LANGUAGE.format(ability)}"' in text


def test_every_verb_and_every_cost_is_used_by_some_component() -> None:
    used = {word for ability in abilities() for word in _verbs(ability)}
    assert used == {verb.name for verb in (*LANGUAGE.verbs, *LANGUAGE.cost_verbs, *LANGUAGE.occasions)}


def _verbs(ability: Ability) -> set[str]:
    found = {atom.verb for atom in ability.cost}
    for step in ability.steps:
        found |= {step.when.verb} if step.when else set()
        found |= _verbs(step.body) if isinstance(step.body, Ability) else {getattr(step.body, "verb", "")}
    return found


def test_powers_are_optional_only_where_they_are_written_so() -> None:
    may = {tile.id for tile in TILES for power in tile.powers if power.may}
    assert may == {
        "contact-specialist",
        "doomed-colony",
        "improved-logistics",
        "rebel-cantina",
        "self-repairing-alien-artillery",
        "terraforming-engineers",
        "trade-league",
    }


def test_powers_come_in_the_order_of_the_phases() -> None:
    for tile in TILES:
        order = [PHASES.index(power.phase) for power in tile.powers]
        assert order == sorted(order), tile.id
    artifact = next(home for home in CATALOG.homes if home.id == "alien-artifact-hunters")
    assert artifact.powers == (
        Power("explore", LANGUAGE.parse("draw 1 world")),
        Power("consume", LANGUAGE.parse("1 alien : gain 2 vp")),
    )


def test_everything_says_where_it_is_from() -> None:
    items = chain(TILES, CATALOG.goals, CATALOG.actions, CATALOG.stacks, CATALOG.setups, CATALOG.goods)
    for item in items:
        assert item.provenance in ("rulebook", "published", "mixed", "reconstructed")
        assert item.note or item.provenance != "mixed"
    assert {action.provenance for action in CATALOG.actions} == {"rulebook"}


def test_goals_count_groups_that_the_language_knows() -> None:
    for goal in CATALOG.goals:
        assert set(goal.categories) <= set(GROUPS)
        assert goal.counts in ("", "unused colonist", *GROUPS)


def test_a_goal_pays_by_the_last_row_that_is_reached() -> None:
    goal = next(goal for goal in CATALOG.goals if goal.id == "stockpile-resources")
    assert [goal.points(count) for count in range(8)] == [0, 1, 1, 3, 3, 5, 5, 5]


@clauses("NF-REC-01", "NF-REC-04")
def test_the_edition_departs_from_no_total_and_no_pattern() -> None:
    assert CATALOG.warnings == ()
    assert len(CATALOG.hash) == 64
