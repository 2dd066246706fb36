"""The optional goals (chapter GOAL) and the rulings on them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clauses
from tests.frontiers.table import Table, frontiers

CHART = "chart-galactic-goals"
CATALOG = frontiers().catalog
THREE = ("faction-tolerance", "skilled-workforce", "conscription")  # the top of the stack, the last one topmost


def table(*stack: str, **seats: dict[str, Any]) -> Table:
    """With goals; the last of `stack` lies on top."""
    t = Table(goals=True).goals(stack=stack)
    for name, fields in seats.items():
        t.seat(name.capitalize(), **fields)
    return t


def held(goal: str, by: str = "Green", **seats: dict[str, Any]) -> Table:
    """One goal lies face up."""
    return table(**seats).goals(held={goal: by})


def face_down(t: Table) -> tuple[str, str] | None:
    """The goal that lies face down and its holder."""
    row = t.look["goals"]["face_down"]
    return (row["goal"], t.names[row["seat"]]) if row else None


def stack(t: Table) -> list[str]:
    return list(t.look["goals"]["stack"])


@clauses("NF-GOAL-01")
def test_goals_are_played_with_if_they_are_asked_for() -> None:
    t = Table.fresh(4)
    assert t.game.view(t.now, None)["goals"] is None
    line = next(line for line in frontiers().form() if line["name"] == "goals")
    assert (line["kind"], line["default"], line["newcomer"]) == ("switch", False, False)


@clauses("NF-GOAL-02", "NF-GOAL-04", "NF-AMB-13")
def test_charting_gives_a_credit_and_nobody_acts() -> None:
    t = table().begin()
    before = [t.credits(name) for name in t.names]
    t.selects(CHART).lets("Red")
    assert [t.credits(name) - old for name, old in zip(t.names, before, strict=True)] == [1, 0, 0, 0]
    assert t.order == ["Red", "Blue", "Green", "Yellow"]  # no disk was ahead
    assert t.asked == "Blue"


@clauses("NF-GOAL-03", "NF-AMB-14", "NF-ROUND-13")
def test_charting_moves_one_place_forward_for_the_rest_of_the_round_and_later() -> None:
    t = table()
    for name in t.names:
        t.seat(name, credits=5)
    t.begin().others_select("explore", "produce")
    t.selects(CHART).lets("Green")
    assert t.order == ["Red", "Green", "Blue", "Yellow"]
    t.selects("develop").lets("Yellow", "Red")
    assert t.asked == "Green"
    t.through()
    assert (t.round, t.order) == (2, ["Red", "Green", "Blue", "Yellow"])


@clauses("NF-GOAL-03", "NF-AMB-13")
@pytest.mark.parametrize(("before", "order"), [(1, "Blue Red Green Yellow"), (3, "Red Blue Yellow Green")])
def test_charting_passes_one_disk_and_no_more(before: int, order: str) -> None:
    t = table().begin().others_select(*("explore", "produce", "settle")[:before])
    t.selects(CHART)
    assert t.order == order.split()


@clauses("NF-AMB-10")
def test_a_player_with_two_disks_may_change_places_with_oneself() -> None:
    t = Table(2, goals=True, track=[0, 1, 1, 0]).begin().others_select("explore", "produce")
    assert t.asked == "Blue"
    t.selects(CHART).lets("Blue")
    assert t.order == ["Red", "Blue", "Blue", "Red"]


@clauses("NF-GOAL-05", "NF-GOAL-06")
def test_three_goals_are_looked_at_and_one_is_kept_face_down() -> None:
    t = table(*THREE).begin().selects(CHART)
    assert sorted(t.offered("keep")) == sorted(THREE)
    assert "NF-GOAL-06" in t.clauses()
    t.takes("keep", "skilled-workforce")
    assert face_down(t) == ("skilled-workforce", "Red")


@clauses("NF-GOAL-07")
@pytest.mark.parametrize("first", ["faction-tolerance", "conscription"])
def test_the_others_go_under_the_stack_in_an_order_of_choice(first: str) -> None:
    t = table(*THREE).begin().selects(CHART).takes("keep", "skilled-workforce")
    rest = next(goal for goal in THREE if goal not in (first, "skilled-workforce"))
    t.takes("bury", first)
    assert stack(t)[:2] == [rest, first]
    assert len(stack(t)) == 7


@clauses("NF-GOAL-08", "NF-GOAL-09")
def test_an_earlier_goal_is_turned_up_after_the_choice() -> None:
    t = table(*THREE).goals(stack=THREE, goal="exploration", holder="Blue").begin().selects(CHART)
    assert face_down(t) == ("exploration", "Blue")  # not before the choice
    t.takes("keep", "conscription")
    assert face_down(t) == ("conscription", "Red")
    assert t.look["goals"]["held"] == {"exploration": 1}


@clauses("NF-AMB-72")
@pytest.mark.parametrize("left", [1, 2])
def test_with_fewer_than_three_goals_all_are_looked_at(left: int) -> None:
    rest = [goal.id for goal in CATALOG.goals][left:]
    t = Table(goals=True).goals(held=dict.fromkeys(rest, "Green"))
    t.begin().selects(CHART)
    if left == 2:
        t.takes("keep", t.offered("keep")[0])
    assert face_down(t) is not None
    assert len(stack(t)) == left - 1


@clauses("NF-AMB-71")
def test_an_empty_stack_gives_place_and_credit_and_turns_the_old_goal_up() -> None:
    others = [goal.id for goal in CATALOG.goals if goal.id != "conscription"]
    t = Table(goals=True).goals(held=dict.fromkeys(others, "Green"), goal="conscription", holder="Yellow")
    t.begin().others_select("produce")
    before = t.credits("Blue")
    t.selects(CHART)
    assert (t.credits("Blue"), t.order) == (before + 1, ["Blue", "Red", "Green", "Yellow"])
    assert t.look["goals"]["held"]["conscription"] == 3
    assert face_down(t) is None


# ---------------------------------------------------------------- stockpiles


@clauses("NF-GOAL-11")
def test_items_are_stockpiled_in_the_listed_action_while_the_goal_lies_open() -> None:
    t = held("sovereign-treasury", red={"credits": 9}).begin()
    t.selects("develop").takes("pass")
    assert t.offers("bank", 3)
    t.takes("bank", 3)
    assert (t.credits("Red"), t.empire("Red")["stockpile"]["credits"]) == (6, 3)
    t.through().selects("explore")
    assert not t.offered("bank")
    t = table(red={"credits": 9}).begin().selects("develop").takes("pass")
    assert t.asked == "Blue"  # without the goal there is no question


@clauses("NF-GOAL-12")
def test_everybody_may_stockpile_not_only_the_holder_and_nobody_has_to() -> None:
    t = held("sovereign-treasury", by="Green", red={"credits": 9}, blue={"credits": 9}).begin()
    t.selects("develop").takes("pass").takes("bank", 5).takes("pass")
    assert t.asked == "Blue"
    t.takes("pass")
    assert [t.empire(name)["stockpile"]["credits"] for name in ("Red", "Blue")] == [5, 0]


@clauses("NF-GOAL-12", "NF-GOAL-25")
def test_goods_lie_on_the_mat_of_whoever_stockpiled_them() -> None:
    own = [("pre-sentient-race", "genes"), ("asteroid-belt", "rare")]
    t = held("stockpile-resources", green={"colonies": own}).begin().selects("trade-consume")
    assert t.asked == "Green"
    t.takes("pass").takes("stock", "asteroid-belt").takes("stock", "pre-sentient-race")
    mats = [t.empire(name)["stockpile"]["goods"] for name in t.names]
    assert mats[2] == {"novelty": 0, "rare": 1, "genes": 1, "alien": 0}
    assert [sum(mat.values()) for mat in mats] == [0, 0, 2, 0]
    assert t.lines("Green")["Goal Stockpile Resources"] == 1


@clauses("NF-GOAL-13")
def test_no_more_than_the_maximum_is_stockpiled() -> None:
    t = held("sovereign-treasury", red={"credits": 20, "stockpile": {"credits": 10}}).begin()
    t.selects("develop").takes("pass")
    assert t.offered("bank") == ["1", "2"]
    assert t.refusal("bank", 3).clause == "NF-GOAL-13"
    six = [("gem-world", "novelty"), ("spice-world", "novelty")]
    t = held("stockpile-resources", red={"colonies": six, "stockpile": {"goods": {"rare": 5}}}).begin()
    t.selects("trade-consume").takes("pass").takes("stock", "gem-world")
    assert t.good("Red", "spice-world") == "novelty"
    assert t.action is None


@clauses("NF-GOAL-14")
def test_what_is_stockpiled_stays_there() -> None:
    t = held("stockpile-resources", red={"colonies": [("gem-world", "novelty")]}).begin()
    t.selects("trade-consume").takes("pass").takes("stock", "gem-world").through()
    for _ in range(12):
        t.selects(t.offered("select")[0]).through()
        assert t.empire("Red")["stockpile"]["goods"]["novelty"] == 1


@clauses("NF-GOAL-15", "NF-AMB-75")
@pytest.mark.parametrize("action", ["explore", "settle"])
def test_one_explored_world_in_each_action(action: str) -> None:
    explored = ["rebel-stronghold", "alien-sentinels"]
    t = held("exploration", red={"explored": explored, "credits": 0}).begin().selects(action)
    while not t.offered("store"):
        t.takes("pick", t.offered("pick")[0]) if t.offered("pick") else t.takes("colonists")
    assert t.asked == "Red"
    assert set(explored) <= set(t.offered("store"))
    t.takes("store", "alien-sentinels")
    assert t.empire("Red")["stockpile"]["worlds"] == ["alien-sentinels"]
    assert t.asked != "Red" or not t.offered("store")


@clauses("NF-GOAL-16", "NF-AMB-73")
def test_the_holder_of_a_stockpile_goal_may_turn_it_up_before_anybody_acts() -> None:
    t = table(red={"credits": 9}).goals(goal="sovereign-treasury", holder="Blue").begin().selects("develop")
    assert t.asked == "Blue"
    t.copy().takes("hide")
    t.takes("reveal")
    assert t.look["goals"]["held"] == {"sovereign-treasury": 1}
    assert t.asked == "Red"
    t = table().goals(goal="conscription", holder="Blue").begin().selects("develop")
    assert not t.offers("reveal")
    assert t.refusal("reveal").clause == "NF-AMB-73"


@clauses("NF-GOAL-16")
def test_once_an_action_has_begun_it_is_too_late() -> None:
    t = table(red={"credits": 9}, blue={"credits": 9}).goals(goal="sovereign-treasury", holder="Blue").begin()
    t.selects("develop").takes("hide").takes("pass")
    assert t.asked == "Blue"
    assert not t.offers("reveal")
    t.takes("pass")
    assert t.asked == "Green"  # no credits could be stockpiled


@clauses("NF-GOAL-17")
def test_turned_up_early_it_works_in_that_same_action() -> None:
    t = table(red={"credits": 9}).goals(goal="sovereign-treasury", holder="Blue").begin().selects("develop")
    t.takes("reveal").takes("pass").takes("bank", 9)
    assert t.empire("Red")["stockpile"]["credits"] == 9


@clauses("NF-AMB-80")
def test_the_question_does_not_betray_the_goal() -> None:
    """It is asked for any goal when the action is one of a hidden stockpile goal, and may be refused for the round."""
    for goal in ("conscription", "exploration", "sovereign-treasury"):
        t = table().goals(goal=goal, holder="Blue").begin().selects("develop")
        assert t.asked == "Blue"
        assert t.offers("hide")
    t.takes("hush").through().selects("settle")
    assert not t.offers("hide")
    t.through().others_select("explore", "produce").selects("develop")
    assert t.offers("hide")  # in the next round again


@clauses("NF-AMB-80")
def test_no_question_where_every_stockpile_goal_of_the_action_lies_open() -> None:
    t = table().goals(held={"sovereign-treasury": "Red"}, goal="conscription", holder="Blue").begin().selects("develop")
    assert t.asked == "Red"


@clauses("NF-AMB-74")
def test_goods_are_stockpiled_before_compulsory_consumption_if_one_likes() -> None:
    t = held("stockpile-resources", red={"colonies": [("gem-world", "novelty"), "rebel-colony"]}).begin()
    t.selects("trade-consume").takes("pass")
    assert t.offers("stock", "gem-world")
    assert t.offers("consume", "rebel-colony")
    t.takes("stock", "gem-world")
    assert t.chips("Red") == 1  # the bonus; nothing is left to consume


@clauses("NF-AMB-74", "NF-GOAL-28")
def test_worlds_are_stockpiled_before_the_limit_of_nine_is_applied() -> None:
    own = ["spice-world", "space-port", "gem-world", "volcanic-world", "ore-rich-world"]
    t = held("exploration", red={
        "colonies": own, "credits": 9, "explored": ["destroyed-world", "rebel-base", "rebel-homeworld"],
        "developments": ["terraforming-robots"],
    }).face("terraforming-robots").begin().selects("settle")  # fmt: skip
    t.takes("settle", "destroyed-world").lets("Blue", "Green", "Yellow")
    assert len(t.explored("Red")) == 3  # ten worlds
    t.takes("store", "rebel-base")
    assert t.action is None
    assert t.explored("Red")[0] == "rebel-homeworld"


@clauses("NF-GOAL-29", "NF-GOAL-30")
def test_stockpiled_goods_are_missing_in_the_supply() -> None:
    t = held("stockpile-resources", red={"colonies": [("gem-world", "novelty")]}).begin()
    t.selects("trade-consume").takes("pass").takes("stock", "gem-world")
    assert t.look["goods"]["novelty"] == 18


# ---------------------------------------------------------------- scores


def goal_points(goal: str, **red: Any) -> int:
    t = held(goal, by="Blue", red=red).face(*red.get("developments", ())).begin()
    return t.lines("Red").get(f"Goal {next(one.name for one in CATALOG.goals if one.id == goal)}", 0)


@clauses("NF-GOAL-18", "NF-GOAL-19", "NF-GOAL-20")
def test_at_the_end_every_goal_of_any_player_scores_for_all_and_those_in_the_stack_for_nobody() -> None:
    t = table(red={"colonists": 6}, blue={"colonists": 2}).goals(
        held={"conscription": "Green"}, goal="citizen-services", holder="Green"
    )
    t.doc["ending"] = ["colonies"]
    t.seat("Blue", colonists=2, colonies=["rebel-colony", "new-vinland"], developments=["consumer-markets"]).begin()
    assert t.lines("Red")["Goal Conscription"] == 5
    assert "Goal Citizen Services" not in t.lines("Blue")  # nobody else knows it yet
    t.others_select("produce", "develop", "explore", "send-diplomatic-envoys")
    assert t.over
    assert face_down(t) is None
    assert t.lines("Red")["Goal Conscription"] == 5
    assert t.lines("Blue")["Goal Citizen Services"] == 3  # with Old Earth: 4 tiles
    assert not any("Exploration" in line for line in t.lines("Red"))


FOUR_TYPES = {"colonies": ["rebel-underground", "rebel-colony"], "developments": ["space-marines", "survey-team"]}


@clauses("NF-GOAL-21", "NF-GOAL-22", "NF-GOAL-23", "NF-GOAL-26")
def test_a_category_goal_counts_categories_each_once() -> None:
    assert goal_points("skilled-workforce", **FOUR_TYPES) == 2
    doubled = {"colonies": ["rebel-underground", "rebel-colony", "former-penal-colony", "galactic-trendsetters"],
               "developments": ["space-marines", "survey-team"]}  # fmt: skip
    assert goal_points("skilled-workforce", **doubled) == 2
    goal = next(goal for goal in CATALOG.goals if goal.id == "skilled-workforce")
    assert len(goal.categories) == len(set(goal.categories)) == 6


@clauses("NF-GOAL-24", "NF-GOAL-27")
@pytest.mark.parametrize(("colonists", "points"), [(1, 0), (2, 1), (5, 4), (6, 5), (9, 5)])
def test_a_quantity_goal_pays_by_the_range_that_the_count_falls_into(colonists: int, points: int) -> None:
    assert goal_points("conscription", colonists=colonists) == points


@clauses("NF-GOAL-25")
def test_a_stockpile_goal_counts_the_own_stockpile_mat() -> None:
    assert goal_points("stockpile-resources", stockpile={"goods": {"genes": 2, "rare": 1}}) == 3
    assert goal_points("stockpile-resources", colonies=[("gem-world", "novelty"), ("spice-world", "novelty")]) == 0
    assert goal_points("exploration", stockpile={"worlds": ["rebel-base", "rebel-homeworld", "rebel-colony"]}) == 4


@clauses("NF-GOAL-31", "NF-GOAL-32")
def test_trade_league_counts_for_both_goals() -> None:
    assert goal_points("citizen-services", colonies=["rebel-colony"], developments=["trade-league"]) == 1
    three = {"colonies": ["rebel-underground"], "developments": ["trade-league"]}  # Produce, Trade and Consume
    assert goal_points("skilled-workforce", **three) == 1


@clauses("NF-AMB-76")
def test_actions_maxima_and_tables_of_goals_are_those_of_the_content() -> None:
    goals = {goal.id: goal for goal in CATALOG.goals}
    assert (goals["exploration"].phases, goals["exploration"].most) == (("explore", "settle"), 4)
    assert (goals["stockpile-resources"].phases, goals["stockpile-resources"].most) == (("trade",), 6)
    assert (goals["sovereign-treasury"].phases, goals["sovereign-treasury"].most) == (("develop",), 12)
    assert [goals["sovereign-treasury"].points(n) for n in (2, 3, 6, 9, 12)] == [0, 1, 2, 4, 5]
