"""One colony for another, and the world of any kind (chapter CARD, 13 to 31) with the rulings on them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clauses
from tests.frontiers.table import Table

OORT = "alien-oort-cloud-factory"


def engineers(**red: Any) -> Table:
    """Red owns Terraforming Engineers and selects Settle."""
    developments = ["terraforming-engineers", *red.pop("developments", [])]
    t = Table().face("terraforming-engineers", *developments).seat("Red", developments=developments, **red)
    return t.begin().selects("settle")


@clauses("NF-CARD-13", "NF-AMB-41")
def test_an_own_colony_is_exchanged_for_an_explored_world_of_the_same_kind_for_nothing() -> None:
    t = engineers(credits=0, colonies=["volcanic-world"], explored=["comet-zone", "spice-world"])
    assert t.refusal("replace", "volcanic-world", "spice-world").clause == "NF-CARD-13"
    t.takes("replace", "volcanic-world", "comet-zone")
    assert t.colonies("Red") == ["ancient-race", "comet-zone"]
    assert (t.credits("Red"), t.explored("Red")) == (0, ["spice-world"])


@clauses("NF-CARD-13")
def test_neither_of_them_may_be_military() -> None:
    t = engineers(colonies=["rebel-miners", "volcanic-world"], explored=["comet-zone", "imperium-fuel-depot"])
    assert t.refusal("replace", "rebel-miners", "comet-zone").clause == "NF-CARD-13"
    assert t.refusal("replace", "volcanic-world", "imperium-fuel-depot").clause == "NF-CARD-13"


@clauses("NF-CARD-14")
def test_gray_is_a_kind_for_this_power() -> None:
    t = engineers(colonies=["alien-rosetta-stone-world"], explored=["imperium-capital"], colonists=1)
    t.takes("replace", "alien-rosetta-stone-world", "imperium-capital")
    assert "imperium-capital" in t.colonies("Red")


@clauses("NF-CARD-15", "NF-CARD-17")
@pytest.mark.parametrize(
    ("world", "allowed"), [("destroyed-world", False), ("asteroid-belt", True), ("imperium-munitions-inc", True)]
)
def test_the_printed_cost_is_up_to_three_higher_and_never_lower(world: str, allowed: bool) -> None:
    """Volcanic World costs 2; Replicant Robots make no world cheaper for the comparison."""
    t = engineers(colonies=["volcanic-world"], explored=[world], colonists=3, developments=["replicant-robots"])
    assert t.offers("replace", "volcanic-world", world) == allowed
    if not allowed:
        assert t.refusal("replace", "volcanic-world", world).clause == "NF-CARD-15"


@clauses("NF-CARD-15", "NF-CARD-17")
def test_a_discount_does_not_bring_a_world_of_cost_6_nearer() -> None:
    t = engineers(home="industrial-robots", explored=["imperium-capital", "asteroid-belt"], colonists=1,
                  developments=["replicant-robots"])  # fmt: skip
    assert t.refusal("replace", "industrial-robots", "imperium-capital").clause == "NF-CARD-15"  # 2 and 6


@clauses("NF-CARD-16", "NF-AMB-40", "NF-AMB-44")
def test_the_exchange_comes_beside_the_choice_before_or_after_it_or_not_at_all() -> None:
    start = engineers(credits=3, colonies=["volcanic-world"], explored=["comet-zone", "destroyed-world"])
    before = start.copy().takes("replace", "volcanic-world", "comet-zone")
    assert before.asked == "Red"
    before.takes("colonists")
    assert before.colonists("Red") == 3
    after = start.copy().takes("settle", "destroyed-world").takes("replace", "volcanic-world", "comet-zone")
    assert "comet-zone" in after.colonies("Red")
    not_at_all = start.copy().takes("colonists").takes("finish")
    assert "volcanic-world" in not_at_all.colonies("Red")


@clauses("NF-AMB-40")
def test_one_exchange_in_an_action() -> None:
    t = engineers(colonies=["volcanic-world", "ore-rich-world"], explored=["comet-zone", "asteroid-belt", "gem-world"])
    t.takes("replace", "volcanic-world", "comet-zone")
    assert "NF-AMB-40" in t.clauses()
    assert not t.offers("replace", "ore-rich-world", "asteroid-belt")


@clauses("NF-CARD-18")
def test_a_colony_settled_now_cannot_be_replaced() -> None:
    t = engineers(credits=3, colonies=["ore-rich-world"], explored=["volcanic-world", "comet-zone"])
    t.takes("settle", "volcanic-world")
    assert t.refusal("replace", "volcanic-world", "comet-zone").clause == "NF-CARD-18"


@clauses("NF-CARD-19")
def test_the_replaced_world_goes_back_into_the_bag_when_the_action_is_over() -> None:
    t = Table().face("terraforming-engineers").seat("Blue", credits=3, colonists=1, explored=["destroyed-world"])
    t.seat("Red", developments=["terraforming-engineers"], colonies=["volcanic-world"], explored=["comet-zone"])
    t.begin().selects("settle").takes("replace", "volcanic-world", "comet-zone")
    assert t.asked == "Blue"
    assert "volcanic-world" not in t.game.view(t.now, None)["bag"]
    t.through()
    assert "volcanic-world" in t.game.view(t.now, None)["bag"]


@clauses("NF-CARD-20", "NF-CARD-21")
def test_the_old_good_is_lost_and_a_windfall_world_brings_its_own() -> None:
    t = engineers(colonies=[("volcanic-world", "rare"), "ore-rich-world"], explored=["asteroid-belt", "comet-zone"])
    before = t.look["goods"]["rare"]
    one = t.copy().takes("replace", "volcanic-world", "comet-zone")
    assert (one.good("Red", "comet-zone"), one.look["goods"]["rare"]) == (None, before + 1)
    other = t.copy().takes("replace", "ore-rich-world", "asteroid-belt")
    assert (other.good("Red", "asteroid-belt"), other.look["goods"]["rare"]) == ("rare", before - 1)


@clauses("NF-CARD-22")
def test_a_missing_colonist_is_added_from_the_mat_or_the_power_cannot_be_used() -> None:
    t = Table().face("terraforming-engineers")
    t.seat(
        "Red",
        developments=["terraforming-engineers"],
        colonies=["volcanic-world"],
        explored=["imperium-armaments-world"],
    )
    t.seat("Yellow", colonists=43)  # the supply is empty
    t.begin().others_select("retreat-into-isolation")
    t.selects("settle").lets("Blue", "Green", "Yellow")
    assert t.action is None  # no colonist was there for Red, so nothing could be asked
    t = engineers(colonies=["volcanic-world"], explored=["imperium-armaments-world"], colonists=0)
    t.takes("replace", "volcanic-world", "imperium-armaments-world")  # with the bonus colonist
    assert t.colonists("Red") == 2  # taken afterwards


@clauses("NF-CARD-22")
def test_without_a_colonist_on_the_mat_the_refusal_says_so() -> None:
    t = Table(goals=False).face("terraforming-engineers")
    t.seat("Red", credits=3, developments=["terraforming-engineers"], colonies=["volcanic-world"],
           explored=["imperium-armaments-world", "comet-zone"])  # fmt: skip
    t.seat("Blue", colonists=2).begin().others_select("retreat-into-isolation")
    t.selects("settle").lets("Blue", "Green", "Yellow")
    assert t.asked == "Red"
    assert t.refusal("replace", "volcanic-world", "imperium-armaments-world").clause == "NF-CARD-22"


@clauses("NF-CARD-24")
def test_a_colonist_left_over_returns_to_the_mat() -> None:
    """Galactic News Hub holds two, Galactic Studios needs one in this edition."""
    t = Table(edition="lonely").face("terraforming-engineers")
    t.seat(
        "Red", developments=["terraforming-engineers"], colonies=["galactic-news-hub"], explored=["galactic-studios"]
    )
    t.begin().selects("settle").takes("replace", "galactic-news-hub", "galactic-studios")
    assert t.colonists("Red") == 1 + 1 + 2  # bonus, left over, and those that Red took


@clauses("NF-CARD-23", "NF-AMB-45")
def test_doomed_colony_is_exchanged_in_place_of_settling_at_no_cost() -> None:
    t = Table()
    explored = ["galactic-studios", "rebel-miners", "alien-data-repository"]
    t.seat("Red", home="doomed-colony", credits=0, colonists=1, explored=explored)
    t.begin().selects("settle")
    assert t.offered("evacuate") == ["doomed-colony"]
    assert not t.offers("evacuate", "doomed-colony", "rebel-miners")
    assert not t.offers("evacuate", "doomed-colony", "alien-data-repository")
    t.takes("evacuate", "doomed-colony", "galactic-studios")
    assert (t.credits("Red"), t.colonies("Red"), t.colonists("Red")) == (0, ["galactic-studios"], 1)
    assert t.asked != "Red"


@clauses("NF-CARD-22", "NF-CARD-23", "NF-AMB-45")
def test_the_exchange_of_doomed_colony_is_optional_and_needs_the_second_colonist() -> None:
    t = Table()
    t.seat("Red", home="doomed-colony", credits=0, explored=["galactic-studios"], developments=["terraforming-robots"])
    t.face("terraforming-robots").begin().selects("settle")
    assert t.offers("colonists")
    t.takes("evacuate", "doomed-colony", "galactic-studios")  # with the bonus colonist
    assert t.explored("Red") == []  # no other Settle power: nothing is drawn
    t = Table().seat("Yellow", colonists=42)
    t.seat("Red", home="doomed-colony", explored=["galactic-studios"]).begin().others_select("retreat-into-isolation")
    assert t.selects("settle").lets("Blue", "Green", "Yellow").action is None
    assert t.colonies("Red") == ["doomed-colony"]


@clauses("NF-AMB-42")
def test_a_home_colony_may_be_replaced_and_leaves_the_game() -> None:
    t = Table().face("terraforming-engineers")
    t.seat("Red", home="earths-lost-colony", developments=["terraforming-engineers"], explored=["spice-world"])
    t.begin().selects("settle").takes("replace", "earths-lost-colony", "spice-world").through()
    assert t.colonies("Red") == ["spice-world"]
    assert len(t.game.view(t.now, None)["bag"]) == 59
    t = Table().face("terraforming-engineers")
    t.seat("Yellow", home="new-sparta", developments=["terraforming-engineers"], explored=["alien-rosetta-stone-world"])
    t.begin().selects("settle").lets("Red", "Blue", "Green")
    assert not t.offers("replace", "new-sparta", "alien-rosetta-stone-world")  # it shows a defence


@clauses("NF-AMB-43")
def test_an_exchange_is_no_settling() -> None:
    t = Table(edition="examples").face("terraforming-engineers")
    own = ["spice-world", "space-port", "gem-world", "ore-rich-world", "volcanic-world", "new-vinland"]
    t.seat("Red", colonies=own, explored=["comet-zone", "artist-settlement"], developments=["terraforming-engineers"])
    t.seat("Blue", colonies=["imperium-fuel-depot"]).begin().selects("settle")
    before = t.credits("Red")
    t.takes("replace", "volcanic-world", "comet-zone").lets("Red").through()
    assert t.ending == []  # still seven colonies
    assert t.credits("Red") == before


# ---------------------------------------------------------------- the world of any kind


def oort(good: str | None = None, **red: Any) -> Table:
    """Red has settled Alien Oort Cloud Factory."""
    own = [(OORT, good) if good else OORT, *red.pop("colonies", [])]
    return Table().seat("Red", colonies=own, **red)


@clauses("NF-CARD-26")
def test_its_ability_is_no_power_of_any_type() -> None:
    """Old Earth has Consume, Rebel Underground Produce: two types of power, and Skilled Workforce pays from three."""
    own = [OORT, "rebel-underground"]
    t = Table(goals=True).goals(held={"skilled-workforce": "Blue"}).seat("Red", home="old-earth", colonies=own)
    assert "Goal Skilled Workforce" not in t.begin().lines("Red")
    t.seat("Red", home="old-earth", colonies=own, developments=["space-marines"])
    assert t.begin().lines("Red")["Goal Skilled Workforce"] == 1
    assert t.game.gallery()["worlds"][OORT]["powers"] == []


@clauses("NF-CARD-27", "NF-AMB-48")
def test_naming_a_kind_helps_its_own_placement() -> None:
    t = Table().face("mining-robots").seat("Red", credits=1, explored=[OORT], developments=["mining-robots"])
    t.begin().selects("settle")
    assert t.offers("settle", OORT, "rare")
    assert not t.offers("settle", OORT, "genes")
    t.takes("settle", OORT, "rare")
    assert t.credits("Red") == 0


@clauses("NF-CARD-28", "NF-AMB-46", "NF-AMB-47")
@pytest.mark.parametrize("selector", ["Red", "Blue"])
def test_its_owner_sets_the_kind_in_each_action_whoever_selected_it(selector: str) -> None:
    t = oort().begin()
    if selector == "Blue":
        t.others_select("retreat-into-isolation")
    t.selects("produce")
    assert t.offered("kind") == ["novelty", "rare", "genes", "alien"]
    t.takes("kind", "genes")
    assert t.good("Red", OORT) == "genes"
    t.through().others_select("explore")
    assert t.look["kind_set"] is None  # for that action only


@clauses("NF-AMB-46")
def test_where_the_kind_cannot_matter_nothing_is_asked() -> None:
    t = oort("alien", home="old-earth").begin().selects("produce")
    assert t.action is None
    t.selects("trade-consume")
    assert t.action is None


@clauses("NF-AMB-46")
@pytest.mark.parametrize(("owned", "asked"), [("pan-galactic-league", True), ("military-industry", False)])
def test_a_produce_power_that_counts_kinds_makes_the_kind_matter(owned: str, asked: bool) -> None:
    """Pan-Galactic League pays for Genes colonies, Military Industry for military ones; a good lies there already."""
    t = oort("alien", home="old-earth", developments=[owned]).begin()
    before = t.credits("Red")
    t.selects("produce")
    assert bool(t.offered("kind")) == asked
    if asked:
        t.takes("kind", "genes")
        assert t.credits("Red") == before + 1


@clauses("NF-CARD-29", "NF-AMB-49")
def test_a_good_that_lies_there_keeps_its_kind() -> None:
    t = oort("alien", developments=["diversified-economy"], colonies=["volcanic-world"]).face("diversified-economy")
    t.begin().others_select("produce")
    assert t.good("Red", OORT) == "alien"


@clauses("NF-CARD-30", "NF-AMB-49")
def test_its_good_is_consumed_but_never_sold() -> None:
    t = oort("alien", colonies=[("spice-world", "novelty"), "rebel-colony"], developments=["trade-league"])
    t.face("trade-league").begin().selects("trade-consume")
    assert t.refusal("sell", OORT).clause == "NF-CARD-30"
    t.takes("pass")
    assert not t.offers("sell", OORT, "trade-league")
    t.takes("consume", "rebel-colony").takes("eat", OORT)
    assert (t.good("Red", OORT), t.chips("Red")) == (None, 2)


@clauses("NF-AMB-49")
def test_its_good_can_be_removed_for_military_as_the_kind_it_has() -> None:
    t = oort("alien", colonies=["self-repairing-alien-artillery"], explored=["rebel-underground"])
    t.begin().selects("settle").takes("settle", "rebel-underground")
    assert t.good("Red", OORT) is None


@clauses("NF-CARD-31")
def test_for_scoring_it_counts_as_the_kind_that_is_worth_most() -> None:
    t = oort(developments=["mining-league"]).face("mining-league").begin()
    assert t.lines("Red")["Bonus of Mining League"] == 2
    t = oort(developments=["pan-galactic-league"]).begin()
    assert t.lines("Red")["Bonus of Pan-Galactic League"] == 2 + 2  # with the Genes home colony
    assert any("counts as Genes" in line for line in t.lines("Red"))


@clauses("NF-CARD-25")
def test_it_is_never_gray_for_an_exchange() -> None:
    t = engineers(colonies=["alien-rosetta-stone-world", OORT, "imperium-survey-hq"],
                  explored=["imperium-capital", "spice-world"], colonists=2)  # fmt: skip
    assert t.refusal("replace", OORT, "imperium-capital").clause == "NF-CARD-13"
    assert t.offers("replace", OORT, "spice-world")


@clauses("NF-AMB-51")
def test_it_is_a_production_world() -> None:
    t = oort().begin().selects("explore").through()
    assert t.good("Red", OORT) is None
    assert t.game.gallery()["worlds"][OORT]["goods"] == "production"
    t = Table().seat("Red", credits=2, explored=[OORT]).begin().selects("settle").takes("settle", OORT)
    assert t.good("Red", OORT) is None
