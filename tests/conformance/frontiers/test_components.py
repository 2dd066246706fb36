"""What is in the box (chapters COMP and WORLD) and what the reconstructed tiles keep (chapter REC)."""

from __future__ import annotations

from collections import Counter

import pytest

from heliopause.games.frontiers.catalog import World
from heliopause.games.frontiers.verbs import KINDS
from tests.clauses import clauses
from tests.frontiers.table import Table, frontiers

CATALOG = frontiers().catalog
MILITARY = [world for world in CATALOG.worlds if world.military]
OTHERS = [world for world in CATALOG.worlds if not world.military]


def worlds_by(worlds: list[World], field: str) -> dict[object, int]:
    return dict(Counter(getattr(world, field) for world in worlds))


def with_keyword(worlds: list[World], keyword: str) -> list[World]:
    return [world for world in worlds if keyword in world.keywords]


def powers(name: str) -> Counter[str]:
    """How many powers a tile has in each phase."""
    tile = next(tile for tile in frontiers().speaker("en").tiles if tile.id == name)
    return Counter(power.phase for power in tile.powers)


# ---------------------------------------------------------------- counts


@clauses("NF-COMP-01", "NF-REC-07")
def test_eight_mats_have_two_home_colonies_each() -> None:
    sides = {(home.mat, home.side) for home in CATALOG.homes}
    assert sides == {(mat, side) for mat in range(1, 9) for side in ("white", "reverse")}
    names = [tile.name for tile in (*CATALOG.worlds, *CATALOG.homes, *CATALOG.developments)]
    names += [goal.name for goal in CATALOG.goals]
    assert len(CATALOG.homes) == 16
    assert len(set(names)) == len(names) == 124
    assert all(home.colonists == 1 for home in CATALOG.homes)


@clauses("NF-COMP-02")
def test_sixty_goods_in_four_kinds() -> None:
    assert {good.id: good.count for good in CATALOG.goods} == {"novelty": 19, "rare": 17, "genes": 13, "alien": 11}
    t = Table.fresh(2, homes=["old-earth", "doomed-colony"])
    assert t.look["goods"] == {"novelty": 19, "rare": 17, "genes": 13, "alien": 11}


@clauses("NF-COMP-03")
def test_sixty_colonists_serve_five_players() -> None:
    assert max(setup.colonists for setup in CATALOG.setups) == 60


@clauses("NF-COMP-04", "NF-COMP-05", "NF-REC-08")
def test_one_mat_holds_eight_large_tiles_and_the_other_sixteen_stacks_of_small_ones() -> None:
    large = [stack for stack in CATALOG.stacks if stack.mat == "large"]
    small = [stack for stack in CATALOG.stacks if stack.mat == "small"]
    assert (len(large), len(small)) == (8, 16)
    most = max(setup.copies for setup in CATALOG.setups)
    assert len(large) + most * len(small) == 56
    on_large = {stack.id for stack in large}
    for card in CATALOG.developments:
        assert (card.stack in on_large) == (card.cost == 9) == (card.score is not None)
        assert card.cost == 9 or 1 <= card.cost <= 5
    assert Counter(card.cost == 9 for card in CATALOG.developments) == {True: 16, False: 24}
    boards = frontiers().gallery()["boards"]
    assert [len(boards[mat]["stacks"]) for mat in ("large", "small")] == [8, 16]


@clauses("NF-COMP-06")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_sixty_worlds_start_in_the_bag(players: int) -> None:
    t = Table.fresh(players)
    assert len(t.game.view(t.now, None)["bag"]) == 60 == len(CATALOG.worlds)


@clauses("NF-COMP-07")
def test_seven_of_eight_action_faces_are_in_a_game() -> None:
    assert len(CATALOG.actions) == 8
    plain, charted = Table.fresh(4, first_game=True), Table.fresh(4, goals=True, homes=["old-earth", *HOMES])
    assert len(plain.offered("select")) == len(charted.offered("select")) == 7
    assert set(plain.offered("select")) ^ set(charted.offered("select")) == {
        "retreat-into-isolation",
        "chart-galactic-goals",
    }


HOMES = ["alpha-centauri", "new-sparta", "doomed-colony"]


@clauses("NF-COMP-08")
def test_goals_and_stockpiles_are_used_with_the_goals_only() -> None:
    assert len(CATALOG.goals) == 8
    without, with_goals = Table.fresh(5, first_game=True), Table.fresh(5, goals=True)
    assert without.game.view(without.now, None)["goals"] is None
    assert len(with_goals.game.view(with_goals.now, None)["goals"]["stack"]) == 8
    assert sum("stockpile" in row for row in with_goals.look["seats"]) == 5


@clauses("NF-COMP-09", "NF-COMP-10")
def test_chips_of_the_box() -> None:
    chips = {one.id: (one.ones, one.fives, one.tens) for one in CATALOG.chips}
    assert chips == {"vp": (25, 7, 8), "credit": (40, 8, 8)}


@clauses("NF-COMP-11")
def test_ten_disks_serve_two_players_with_two_each_and_five_with_one_each() -> None:
    assert Counter(Table.fresh(2).order) == {"Red": 2, "Blue": 2}
    for players in (3, 4, 5):
        order = Table.fresh(players).order
        assert len(order) == len(set(order)) == players


@clauses("NF-COMP-12")
def test_two_to_five_play() -> None:
    assert frontiers().players == (2, 3, 4, 5)
    assert sorted(setup.players for setup in CATALOG.setups) == [2, 3, 4, 5]


# ---------------------------------------------------------------- the table of the worlds


@clauses("NF-WORLD-01", "NF-REC-01")
def test_26_worlds_are_military_and_34_are_not() -> None:
    assert (len(MILITARY), len(OTHERS)) == (26, 34)


@clauses("NF-WORLD-02", "NF-REC-01")
def test_military_worlds_by_defence() -> None:
    assert worlds_by(MILITARY, "number") == {1: 5, 2: 6, 3: 3, 4: 3, 5: 2, 6: 2, 7: 1, 8: 2, 9: 2}


@clauses("NF-WORLD-03", "NF-REC-01")
def test_non_military_worlds_by_cost() -> None:
    assert worlds_by(OTHERS, "number") == {0: 1, 1: 3, 2: 12, 3: 5, 4: 4, 5: 6, 6: 2, 7: 1}


@clauses("NF-WORLD-04", "NF-WORLD-05", "NF-AMB-03", "NF-REC-01")
def test_worlds_by_colonists() -> None:
    assert worlds_by(MILITARY, "colonists") == {1: 18, 2: 8}
    assert worlds_by(OTHERS, "colonists") == {1: 21, 2: 13}


@clauses("NF-WORLD-06", "NF-WORLD-07", "NF-REC-01", "NF-REC-02")
def test_worlds_by_goods() -> None:
    assert worlds_by(MILITARY, "goods") == {"windfall": 12, "production": 6, "": 8}
    assert worlds_by(OTHERS, "goods") == {"windfall": 11, "production": 20, "": 3}
    for world in CATALOG.worlds:
        assert (world.kind == "gray") == (world.goods == "")


@clauses("NF-WORLD-08", "NF-WORLD-09", "NF-REC-01")
def test_worlds_by_kind() -> None:
    assert worlds_by(MILITARY, "kind") == {"novelty": 3, "rare": 4, "genes": 6, "alien": 5, "gray": 8}
    assert worlds_by(OTHERS, "kind") == {"novelty": 12, "rare": 9, "genes": 5, "alien": 4, "any": 1, "gray": 3}


@clauses("NF-WORLD-10", "NF-REC-03", "NF-AMB-39", "NF-AMB-50")
def test_every_yellow_world_is_alien_and_one_gray_one_that_is_not_military() -> None:
    for world in CATALOG.worlds:
        assert "ALIEN" in world.keywords or world.kind not in ("alien", "any")
    gray = [world for world in CATALOG.worlds if world.kind == "gray" and "ALIEN" in world.keywords]
    assert [(world.id, world.military) for world in gray] == [("alien-rosetta-stone-world", False)]


@clauses("NF-WORLD-11", "NF-WORLD-12", "NF-WORLD-13", "NF-REC-01")
def test_worlds_by_keyword() -> None:
    assert [len(with_keyword(MILITARY, word)) for word in ("IMPERIUM", "REBEL", "UPLIFT")] == [3, 11, 6]
    assert [len(with_keyword(OTHERS, word)) for word in ("IMPERIUM", "REBEL", "UPLIFT")] == [4, 0, 5]
    both = [world.id for world in CATALOG.worlds if {"REBEL", "UPLIFT"} <= set(world.keywords)]
    assert both == ["rebel-uplift-world"]


@clauses("NF-WORLD-14", "NF-WORLD-15", "NF-AMB-68", "NF-REC-04")
def test_printed_values_run_from_0_to_9_and_from_0_to_6() -> None:
    for worlds, most in ((MILITARY, 9), (OTHERS, 6)):
        values = {world.vp for world in worlds if world.score is None}
        assert (min(values), max(values)) == (0, most)


@clauses("NF-WORLD-16", "NF-WORLD-17", "NF-AMB-67", "NF-REC-04")
def test_four_worlds_show_a_question_mark() -> None:
    def asked(worlds: list[World]) -> list[str]:
        steps = [step for world in worlds if world.score for step in world.score.steps]
        return sorted(step.per.counter for step in steps if step.per)

    assert asked(MILITARY) == ["REBEL tile", "UPLIFT tile"]
    assert asked(OTHERS) == ["IMPERIUM tile", "UPLIFT tile"]


# ---------------------------------------------------------------- conditions for reconstructed tiles


@clauses("NF-REC-05")
def test_worlds_that_are_known_keep_what_is_known() -> None:
    known = {world.id: world for world in CATALOG.worlds}
    assert [world.id for world in CATALOG.worlds if not world.military and world.number == 0] == [
        "devolved-uplift-race"
    ]
    assert (known["artist-settlement"].number, known["imperium-survey-hq"].number) == (1, 2)
    assert [world.id for world in CATALOG.worlds if world.kind == "any"] == ["alien-oort-cloud-factory"]
    assert known["alien-oort-cloud-factory"].number > 0
    assert powers("imperium-survey-hq") == {"explore": 1}
    assert powers("deep-space-symbionts") == {"develop": 1}
    for name in ("devolved-uplift-race", "artist-settlement", "imperium-survey-hq"):
        assert known[name].provenance == "published"


@clauses("NF-REC-06", "NF-GOOD-06")
def test_goods_suffice_for_all_worlds_and_homes_that_can_be_in_play_at_once() -> None:
    for good in CATALOG.goods:
        worlds = sum(world.kind in (good.id, "any") for world in CATALOG.worlds)
        homes = len({home.mat for home in CATALOG.homes if home.kind == good.id})
        assert worlds + homes <= good.count, good.id


@clauses("NF-REC-09", "NF-CARD-42")
def test_sixteen_pairs_share_a_tile() -> None:
    pairs: dict[str, set[str]] = {}
    for card in CATALOG.developments:
        pairs.setdefault(card.stack, set()).add(card.id)
    doubles = [pair for pair in pairs.values() if len(pair) == 2]
    assert len(doubles) == 16
    assert {"galactic-salon", "drop-ships"} in doubles
    assert {"galactic-imperium", "imperium-lords"} in doubles
    assert {"technology-investors", "trade-league"} in doubles


@clauses("NF-REC-10", "NF-CARD-35", "NF-CARD-38")
def test_tiles_spoken_of_with_one_power_have_one() -> None:
    assert powers("survey-team") == {"explore": 1}
    assert powers("terraforming-robots") == {"settle": 1}
    assert powers("galactic-salon") == {"consume": 1}
    assert powers("mining-industries") == {"produce": 1}
    assert powers("spice-world") == {"trade": 1}
    assert powers("trade-league") == {"trade": 1, "consume": 1}


@clauses("NF-REC-11", "NF-GOAL-10")
def test_goals_keep_what_the_rulebook_says_of_them() -> None:
    goals = {goal.id: goal for goal in CATALOG.goals}
    items = sorted(goal.item for goal in CATALOG.goals if goal.type == "stockpile")
    assert items == ["credit", "good", "world"]
    assert len(goals["skilled-workforce"].categories) == 6
    for goal in CATALOG.goals:
        assert sorted(set(goal.table)) == list(goal.table)
        assert [vp for _, vp in goal.table] == sorted({vp for _, vp in goal.table})


@clauses("NF-SET-20", "NF-SET-21")
def test_many_worlds_carry_a_power_and_all_show_a_value_or_a_question_mark() -> None:
    carrying = [world for world in CATALOG.worlds if world.powers]
    assert 20 < len(carrying) < 60
    assert sum(world.score is not None for world in CATALOG.worlds) == 4


@clauses("NF-INFO-03")
def test_goods_are_told_apart_by_name_and_never_by_colour_alone() -> None:
    kinds = frontiers().gallery()["kinds"]
    assert len({kinds[kind] for kind in KINDS}) == 4
    assert "colour" not in frontiers().gallery()["goods"]["novelty"]
