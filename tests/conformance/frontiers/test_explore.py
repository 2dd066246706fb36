"""Explore (chapter EXP) and the rulings on it."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tests.clauses import clauses
from tests.frontiers.table import Table, frontiers

WORLDS = [world.id for world in frontiers().catalog.worlds]


def bag_of(count: int, **red: Any) -> Table:
    """So many worlds are in the bag: four lie on each of five stockpile mats, Red has explored as few as possible."""
    t = Table(5, goals=True).goals(held={"exploration": "White"})
    left = WORLDS[: 60 - count]
    for name in reversed(t.names):
        stocked, left = left[:4], left[4:]
        t.seat(name, stockpile={"worlds": stocked})
    for name in reversed(t.names):
        own, left = left[:8], left[8:]
        t.doc["seats"][t.number(name)]["explored"] = own
    assert not left
    t.doc["seats"][0].update(red)
    return t.begin()


def offer(t: Table) -> list[str]:
    return cast("list[str]", t.look["offer"])


@clauses("NF-EXP-01", "NF-EXP-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_seven_worlds_are_laid_out_for_all_to_see(players: int) -> None:
    t = Table(players).begin().selects("explore")
    assert len(offer(t)) == 7
    for seat in (None, 0, 1):
        assert t.game.view(t.now, seat)["offer"] == offer(t)


@clauses("NF-EXP-03", "NF-INFO-05")
def test_each_takes_one_of_those_still_lying_there() -> None:
    t = Table().begin().selects("explore")
    for number, name in enumerate(t.names):
        assert (t.asked, len(offer(t))) == (name, 7 - number)
        world = t.offered("pick")[0]
        assert sorted(t.offered("pick")) == sorted(offer(t))
        t.takes("pick", world)
        assert t.explored(name) == [world]


@clauses("NF-EXP-04")
def test_the_selector_picks_again_when_everybody_has_picked() -> None:
    t = Table().begin().selects("explore")
    picks = []
    while t.action:
        picks.append(t.asked)
        t.takes("pick", t.offered("pick")[0])
    assert picks == ["Red", "Blue", "Green", "Yellow", "Red"]
    assert [len(t.explored(name)) for name in t.names] == [2, 1, 1, 1]


@clauses("NF-EXP-05")
def test_worlds_that_nobody_picked_go_back_into_the_bag() -> None:
    t = Table().begin().selects("explore")
    laid_out = set(offer(t))
    t.through()
    taken = {world for name in t.names for world in t.explored(name)}
    bag = set(t.game.view(t.now, None)["bag"])
    assert offer(t) == []
    assert laid_out - taken <= bag
    assert len(bag) == 55


@clauses("NF-EXP-07")
def test_explored_worlds_and_colonies_are_kept_apart() -> None:
    t = Table().seat("Red", colonists=1, explored=["destroyed-world", "asteroid-belt"]).begin()
    t.selects("settle").takes("settle", "destroyed-world")
    assert t.explored("Red") == ["asteroid-belt"]
    assert t.colonies("Red") == ["ancient-race", "destroyed-world"]


@clauses("NF-EXP-08", "NF-AMB-21", "NF-AMB-22", "NF-CARD-32")
def test_an_extra_world_is_drawn_right_after_the_own_pick() -> None:
    t = Table().seat("Blue", developments=["survey-team"]).begin().selects("explore").lets("Red")
    world = t.offered("pick")[0]
    t.takes("pick", world)
    assert t.asked == "Green"
    assert len(t.explored("Blue")) == 2
    assert t.explored("Blue")[0] == world


@clauses("NF-EXP-09", "NF-AMB-21")
def test_the_selectors_extra_worlds_come_after_both_picks() -> None:
    t = Table().seat("Red", developments=["survey-team"]).begin().selects("explore").lets("Red")
    assert len(t.explored("Red")) == 1
    t.lets("Blue", "Green", "Yellow")
    assert len(t.explored("Red")) == 1
    t.lets("Red")
    assert len(t.explored("Red")) == 3


@clauses("NF-EXP-10")
def test_an_extra_world_is_never_one_of_the_seven() -> None:
    """With ten worlds in the bag and seven laid out, the draw is one of the other three."""
    t = bag_of(10, developments=["survey-team"])
    t.selects("explore")
    laid_out = set(offer(t))
    while len(t.explored("Red")) < 3:
        t.takes("pick", t.offered("pick")[0])
    assert t.explored("Red")[2] not in laid_out


@clauses("NF-EXP-11", "NF-EXP-12", "NF-EXP-13")
def test_above_nine_worlds_the_excess_goes_back_by_free_choice_old_or_new() -> None:
    t = Table().seat("Red", colonies=WORLDS[50:56], explored=["destroyed-world"]).begin()
    t.selects("explore").lets("Red").lets("Blue", "Green", "Yellow")
    assert len(t.explored("Red")) == 2  # eight and one: nine
    t.takes("pick", t.offered("pick")[0])
    assert t.asked == "Red"
    assert len(t.explored("Red")) == 3  # ten for now
    assert sorted(t.offered("return")) == sorted(t.explored("Red"))
    t.takes("return", "destroyed-world")
    assert t.action is None
    assert "destroyed-world" in t.game.view(t.now, None)["bag"]


@clauses("NF-EXP-14")
def test_a_colony_is_never_given_up() -> None:
    t = Table().seat("Red", colonies=WORLDS[50:56], explored=["destroyed-world", "asteroid-belt"]).begin()
    t.selects("explore")
    while not t.offers("return", "destroyed-world"):
        t.takes("pick", t.offered("pick")[0])
    refused = {one.target: one.clause for one in t.refused()}
    assert refused["home:ancient-race"] == refused[f"world:{WORLDS[50]}"] == "NF-EXP-14"


@clauses("NF-AMB-24")
def test_surplus_worlds_go_back_when_all_have_drawn_in_priority_order_from_the_selector() -> None:
    t = Table()
    t.seat("Red", colonies=WORLDS[50:56], explored=WORLDS[:2])
    t.seat("Green", colonies=WORLDS[44:50], explored=WORLDS[2:4])
    t.begin().others_select("retreat-into-isolation")
    t.selects("explore")
    picks = []
    while t.offered("pick"):
        picks.append(t.asked)
        t.takes("pick", t.offered("pick")[0])
    assert picks == ["Blue", "Green", "Yellow", "Red", "Blue"]
    assert t.asked == "Green"
    first = t.explored("Green")[0]
    t.takes("return", first)
    assert first not in t.game.view(t.now, None)["bag"]  # it goes back when the action is over
    assert t.asked == "Red"
    t.takes("return", t.explored("Red")[0])
    assert t.action is None
    assert first in t.game.view(t.now, None)["bag"]


@clauses("NF-AMB-18", "NF-AMB-20")
def test_with_fewer_than_seven_worlds_later_pickers_get_none() -> None:
    t = bag_of(3)
    before = [len(t.explored(name)) for name in t.names]
    t.selects("explore")
    assert len(offer(t)) == 3
    assert "NF-AMB-20" in t.clauses()
    while len(t.offered("pick")) > 1:
        t.takes("pick", t.offered("pick")[0])
    gained = [len(t.explored(name)) - before[t.number(name)] for name in t.names]
    assert gained == [1, 1, 1, 0, 0]
    assert not t.offered("pick")  # no second pick either


@clauses("NF-AMB-19", "NF-GOAL-29", "NF-GOAL-30")
def test_a_draw_from_an_empty_bag_is_lost() -> None:
    t = bag_of(4, developments=["survey-team"])
    before = len(t.explored("Red"))
    t.listen().selects("explore")
    while t.offered("pick"):
        t.takes("pick", t.offered("pick")[0])
    assert "The bag is empty: Blue draws no world (Survey Team)" in t.log()
    assert len(t.explored("Red")) == before + 1  # four worlds for four pickers, none left for the second pick


@clauses("NF-AMB-23")
@pytest.mark.parametrize("selector", ["Red", "Blue"])
def test_colonists_of_an_explore_power_come_in_the_own_turn(selector: str) -> None:
    t = Table().seat("Blue", developments=["homesteading-pioneers"]).begin()
    if selector == "Blue":
        t.others_select("retreat-into-isolation")
    t.selects("explore").through()
    assert t.colonists("Blue") == 1


@clauses("NF-AMB-23")
def test_an_empty_supply_gives_no_colonist_in_explore() -> None:
    t = Table().seat("Red", developments=["homesteading-pioneers"]).seat("Blue", colonists=44).begin()
    assert t.look["colonists"] == 0
    t.selects("explore").through()
    assert t.colonists("Red") == 0
