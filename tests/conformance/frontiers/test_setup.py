"""Set-up (chapter SETUP), the track of two players, and the rulings on it."""

from __future__ import annotations

import pytest

from tests.clauses import clauses
from tests.frontiers.table import Table, frontiers

EVERY = pytest.mark.parametrize("players", [2, 3, 4, 5])
CATALOG = frontiers().catalog
ALWAYS = [stack.id for stack in CATALOG.stacks if not stack.flips]
FLIPPING = [stack.id for stack in CATALOG.stacks if stack.flips]


def faces(t: Table) -> dict[str, str]:
    return {stack: row["face"] for stack, row in t.look["developments"].items()}


def white(stack: str) -> str:
    return CATALOG.face(stack, "white").id


@clauses("NF-SETUP-01")
@EVERY
def test_large_developments_are_single_at_every_number_of_players(players: int) -> None:
    developments = Table.fresh(players).look["developments"]
    assert [developments[stack.id]["left"] for stack in CATALOG.stacks if stack.mat == "large"] == [1] * 8


@clauses("NF-SETUP-02", "NF-SETUP-03", "NF-SETUP-04", "NF-AMB-01")
@pytest.mark.parametrize(("players", "copies"), [(2, 1), (3, 2), (4, 2), (5, 3)])
def test_copies_of_small_developments(players: int, copies: int) -> None:
    developments = Table.fresh(players).look["developments"]
    assert [developments[stack.id]["left"] for stack in CATALOG.stacks if stack.mat == "small"] == [copies] * 16


@clauses("NF-SETUP-05")
def test_developments_not_put_out_take_no_part() -> None:
    """With two players the second buyer finds none."""
    t = Table(2).seat("Red", credits=9).seat("Blue", credits=9).begin()
    t.selects("develop").takes("buy", "space-marines")
    assert t.refusal("buy", "space-marines").clause == "NF-DEV-07"


@clauses("NF-SETUP-06", "NF-AMB-77")
def test_in_a_first_game_every_development_lies_white_side_up() -> None:
    for seed in range(5):
        assert faces(Table.fresh(4, seed=seed, first_game=True)) == {
            stack.id: white(stack.id) for stack in CATALOG.stacks
        }


@clauses("NF-SETUP-07", "NF-SETUP-08", "NF-AMB-04")
def test_later_a_coin_is_tossed_for_each_tile_that_may_turn() -> None:
    """Each of the 16 turns in about half of 200 games, and none follows another."""
    games = [faces(Table.fresh(4, seed=seed)) for seed in range(200)]
    turned = {stack: [game[stack] != white(stack) for game in games] for stack in FLIPPING}
    assert len(FLIPPING) == 16
    for stack in FLIPPING:
        assert 70 < sum(turned[stack]) < 130, stack
    for one in FLIPPING:
        for other in FLIPPING:
            if one < other:
                alike = sum(a == b for a, b in zip(turned[one], turned[other], strict=True))
                assert 65 < alike < 135, (one, other)


@clauses("NF-SETUP-09")
def test_the_two_columns_on_the_left_never_turn() -> None:
    assert len(ALWAYS) == 8
    for seed in range(20):
        shown = faces(Table.fresh(3, seed=seed))
        assert [shown[stack] for stack in ALWAYS] == [white(stack) for stack in ALWAYS]


@clauses("NF-SETUP-10")
def test_never_both_faces_of_a_tile() -> None:
    t = Table(5).seat("Red", credits=9).begin()
    t.selects("develop")
    on_offer = t.offered("buy")
    for stack in FLIPPING:
        both = [CATALOG.face(stack, side).id for side in ("white", "reverse")]
        assert sum(face in on_offer for face in both) == 1


@clauses("NF-SETUP-11")
def test_action_tiles_have_no_order() -> None:
    t = Table.fresh(4, first_game=True)
    assert set(t.offered("select")) == {action.id for action in CATALOG.actions} - {"chart-galactic-goals"}


@clauses("NF-SETUP-12", "NF-SETUP-13")
def test_retreat_without_goals_and_chart_with_them() -> None:
    t = Table().begin()
    assert t.offers("select", "retreat-into-isolation")
    assert t.refusal("select", "chart-galactic-goals").clause == "NF-SETUP-12"
    t = Table(goals=True).begin()
    assert t.offers("select", "chart-galactic-goals")
    assert t.refusal("select", "retreat-into-isolation").clause == "NF-SETUP-13"


@clauses("NF-SETUP-14")
def test_goals_are_shuffled_face_down() -> None:
    stacks = set()
    for seed in range(12):
        t = Table.fresh(3, seed=seed, goals=True)
        goals = t.look["goals"]
        assert sorted(goals["stack"]) == sorted(goal.id for goal in CATALOG.goals)
        assert t.game.view(t.now, 0)["goals"]["stack"] == [None] * 8
        stacks.add(tuple(goals["stack"]))
    assert len(stacks) > 10


@clauses("NF-SETUP-15")
@EVERY
def test_with_goals_everybody_has_an_empty_stockpile_mat(players: int) -> None:
    t = Table.fresh(players, goals=True)
    for row in t.look["seats"]:
        assert row["stockpile"]["credits"] == 0 == sum(row["stockpile"]["goods"].values())
        assert row["stockpile"]["worlds"] == []


@clauses("NF-SETUP-16", "NF-SETUP-17", "NF-AMB-01")
@EVERY
def test_twelve_points_per_player_are_in_the_pool(players: int) -> None:
    """All of them in ones and fives, of which the box has just enough for five."""
    t = Table.fresh(players)
    assert t.look["pool"] == 12 * players
    chips = next(chips for chips in CATALOG.chips if chips.id == "vp")
    assert t.look["pool"] <= chips.ones + 5 * chips.fives


@clauses("NF-SETUP-18", "NF-SETUP-28", "NF-AMB-01")
@pytest.mark.parametrize(("players", "left"), [(2, 22), (3, 33), (4, 44), (5, 55)])
def test_twelve_colonists_per_player_one_of_them_at_home(players: int, left: int) -> None:
    t = Table.fresh(players, first_game=True)
    assert t.look["colonists"] == left == 12 * players - players
    for name in t.names:
        assert len(t.colonies(name)) == 1


@clauses("NF-SETUP-19")
def test_goods_and_credits_lie_open() -> None:
    t = Table.fresh(4, first_game=True)
    seen = t.game.view(t.now, None)
    assert set(seen["goods"]) == {"novelty", "rare", "genes", "alien"}
    assert all("credits" in row for row in seen["seats"])


@clauses("NF-SETUP-20")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_first_priority_order_is_random_with_one_disk_each(players: int) -> None:
    orders = [tuple(Table.fresh(players, seed=seed).order) for seed in range(60)]
    assert all(sorted(order) == sorted(Table(players).names) for order in orders)
    for place in range(players):
        assert len({order[place] for order in orders}) == players


@clauses("NF-SETUP-21", "NF-TWO-02")
def test_only_two_players_have_second_disks_on_the_track() -> None:
    for players in (3, 4, 5):
        assert len(Table.fresh(players).order) == players
    assert len(Table.fresh(2).order) == 4


@clauses("NF-TWO-01")
def test_two_players_stand_alternately_on_the_track() -> None:
    for seed in range(8):
        first, second, *again = Table.fresh(2, seed=seed).order
        assert {first, second} == {"Red", "Blue"}
        assert again == [first, second]


@clauses("NF-SETUP-22", "NF-SETUP-23", "NF-SETUP-24")
@pytest.mark.parametrize(("players", "credits"), [(2, [3, 4]), (3, [3, 3, 4]), (4, [3, 3, 4, 4]), (5, [3, 3, 3, 4, 4])])
def test_the_last_of_the_order_start_richer(players: int, credits: list[int]) -> None:  # noqa: A002
    for seed in range(6):
        t = Table.fresh(players, seed=seed, first_game=True)
        assert [t.credits(name) for name in t.order[:players]] == credits


@clauses("NF-SETUP-25")
def test_each_player_is_dealt_a_mat_of_ones_own() -> None:
    dealt = set()
    for seed in range(20):
        mats = [row["mat"] for row in Table.fresh(5, seed=seed).look["seats"]]
        assert len(set(mats)) == 5
        dealt |= set(mats)
    assert dealt == set(range(1, 9))


@clauses("NF-SETUP-26")
def test_in_a_first_game_home_colonies_are_on_the_white_sides() -> None:
    sides = {home.id: home.side for home in CATALOG.homes}
    for seed in range(6):
        t = Table.fresh(5, seed=seed, first_game=True)
        assert [sides[row["home"]] for row in t.look["seats"]] == ["white"] * 5


@clauses("NF-SETUP-27", "NF-AMB-05")
def test_later_each_chooses_one_of_two_home_colonies_in_priority_order() -> None:
    t = Table.fresh(4, seed=3)
    asked = []
    for _ in range(4):
        asked.append(t.asked)
        mat = t.empire(t.asked)["mat"]
        assert sorted(t.offered("home")) == sorted(home.id for home in CATALOG.homes if home.mat == mat)
        assert "NF-SETUP-27" in t.clauses()
        chosen = t.offered("home")[1]
        t.takes("home", chosen)
        view = t.game.view(t.now, 0)["seats"]
        assert view[t.number(asked[-1])]["home"] == chosen  # open to all
    assert asked == t.order


@clauses("NF-SETUP-29", "NF-SETUP-30")
def test_a_home_colony_with_a_halo_starts_with_its_good_and_nothing_else() -> None:
    halo = {home.id: home.kind for home in CATALOG.homes if home.goods == "windfall"}
    assert halo
    for pick in range(16):
        home = CATALOG.homes[pick]
        others = [other.id for other in CATALOG.homes if other.mat != home.mat]
        t = Table.fresh(2, homes=[home.id, others[0]])
        assert t.good("Red", home.id) == halo.get(home.id)
        empire = t.empire("Red")
        assert (empire["colonists"], empire["chips"]) == (0, 0)
        assert (empire["developments"], empire["explored"], t.colonies("Red")) == ([], [], [home.id])


@clauses("NF-SETUP-31")
def test_the_produce_tile_starts_empty() -> None:
    assert Table.fresh(4).look["produce_credits"] == 0
