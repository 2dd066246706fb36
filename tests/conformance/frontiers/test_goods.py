"""Goods and Produce (chapters GOOD and PROD) and the rulings on them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clauses
from tests.frontiers.table import Table


def produce(**red: Any) -> Table:
    """Red selects Produce. The home colony of Red is gray, so that it has no windfall colony of its own."""
    return Table().seat("Red", **{"home": "old-earth", **red}).begin().selects("produce")


def by_blue(**red: Any) -> Table:
    """Blue selects Produce."""
    t = Table().seat("Red", **{"home": "old-earth", **red}).begin()
    return t.others_select("retreat-into-isolation").selects("produce")


@clauses("NF-GOOD-01", "NF-PROD-01", "NF-PROD-02")
def test_an_empty_production_colony_gets_one_good_and_a_full_one_none() -> None:
    t = by_blue(colonies=["spice-world", ("volcanic-world", "rare"), "lost-species-ark-world"])
    assert [t.good("Red", tile) for tile in t.colonies("Red")] == [None, "novelty", "rare", "genes"]
    assert t.look["goods"] == {"novelty": 18, "rare": 16, "genes": 12, "alien": 11}
    t.others_select("develop", "explore", "produce")
    assert t.look["goods"]["novelty"] == 18


@clauses("NF-GOOD-02")
def test_a_gray_colony_never_gets_a_good() -> None:
    t = produce(colonies=["galactic-trendsetters", "asteroid-belt", "pre-sentient-race"])
    assert t.refusal("produce", "galactic-trendsetters").clause == "NF-GOOD-02"
    t.takes("produce", "asteroid-belt")
    assert t.good("Red", "galactic-trendsetters") is None


@clauses("NF-GOOD-03")
@pytest.mark.parametrize(
    ("world", "kind"),
    [
        ("gem-world", "novelty"),
        ("comet-zone", "rare"),
        ("designer-species-ultd", "genes"),
        ("alien-data-repository", "alien"),
    ],
)
def test_a_good_is_of_the_kind_of_its_colony(world: str, kind: str) -> None:
    assert by_blue(colonies=[world]).good("Red", world) == kind


@clauses("NF-GOOD-04")
def test_sold_consumed_and_removed_goods_go_back_to_the_supply() -> None:
    t = Table().seat("Red", colonies=[("gem-world", "novelty"), ("new-vinland", "novelty")]).begin()
    assert t.look["goods"]["novelty"] == 17
    t.selects("trade-consume").takes("sell", "gem-world")
    assert t.look["goods"]["novelty"] == 19  # one sold, one consumed by New Vinland
    t = Table().seat("Red", colonies=[("self-repairing-alien-artillery", "alien")], explored=["rebel-underground"])
    t.begin().selects("settle").takes("settle", "rebel-underground")
    assert t.look["goods"]["alien"] == 11


@clauses("NF-GOOD-05", "NF-INFO-01")
def test_goods_colonists_and_tiles_are_limited_but_credits_are_not() -> None:
    """The credit chips of the box add up to 160."""
    t = Table().seat("Red", credits=500).begin().selects("retreat-into-isolation")
    assert t.credits("Red") == 502
    t = Table(2).seat("Blue", colonists=22).begin().selects("settle")
    assert t.colonists("Red") == 0


@clauses("NF-GOOD-07", "NF-PROD-06")
def test_windfall_colonies_of_others_stay_empty() -> None:
    t = by_blue(colonies=["asteroid-belt", "pre-sentient-race"])
    assert [t.good("Red", tile) for tile in ("asteroid-belt", "pre-sentient-race")] == [None, None]


@clauses("NF-GOOD-07", "NF-PROD-06")
def test_a_power_lets_a_windfall_colony_produce() -> None:
    t = (
        Table()
        .face("mining-robots")
        .seat("Red", home="old-earth", colonies=["asteroid-belt", "pre-sentient-race"], developments=["mining-robots"])
    )
    t.begin().others_select("retreat-into-isolation").selects("produce")
    assert [t.good("Red", tile) for tile in ("asteroid-belt", "pre-sentient-race")] == ["rare", None]


@clauses("NF-GOOD-08")
def test_windfall_and_production_colonies_are_told_apart() -> None:
    worlds = Table().game.gallery()["worlds"]
    assert (worlds["spice-world"]["goods"], worlds["asteroid-belt"]["goods"]) == ("production", "windfall")
    t = by_blue(colonies=["spice-world", "former-penal-colony"])
    assert (t.good("Red", "spice-world"), t.good("Red", "former-penal-colony")) == ("novelty", None)


@clauses("NF-PROD-03", "NF-PROD-04")
def test_the_selector_alone_takes_the_credits_on_the_tile() -> None:
    t = Table(round=5, produce_credits=3).begin()
    before = [t.credits(name) for name in t.names]
    t.selects("produce")
    assert [t.credits(name) - old for name, old in zip(t.names, before, strict=True)] == [3, 0, 0, 0]
    assert t.look["produce_credits"] == 0


@clauses("NF-PROD-05")
def test_the_selector_gets_a_good_on_one_windfall_colony_of_choice() -> None:
    t = produce(colonies=["asteroid-belt", "pre-sentient-race", "spice-world"])
    assert sorted(t.offered("produce")) == ["asteroid-belt", "pre-sentient-race"]
    assert not t.offers("pass")  # it is not optional
    t.takes("produce", "pre-sentient-race")
    assert t.goods("Red") == ["genes", "novelty"]


@clauses("NF-PROD-05")
def test_a_full_windfall_colony_is_no_choice() -> None:
    t = produce(colonies=[("asteroid-belt", "rare"), "pre-sentient-race"])
    assert t.good("Red", "pre-sentient-race") == "genes"  # the only empty one


@clauses("NF-PROD-07", "NF-CARD-33")
def test_a_colony_pays_for_its_own_good_only_if_it_was_produced_now() -> None:
    t = by_blue(colonies=["comet-zone", ("gem-world", "novelty")])
    assert t.credits("Red") == 3 + 2 + 1  # Retreat, Comet Zone; nothing for Gem World


def few_genes(left: int, **seats: dict[str, Any]) -> Table:
    """So many Genes goods are in the supply; Yellow has stockpiled others, and White holds none."""
    t = Table(goals=True).goals(held={"stockpile-resources": "Yellow"})
    for name in t.names:
        t.seat(name, home={"Red": "old-earth"}.get(name), **seats.get(name.lower(), {}))
    rest = 13 - left - sum(
        isinstance(one, tuple) and one[1] == "genes" for row in seats.values() for one in row.get("colonies", ())
    )  # fmt: skip
    for name in reversed(t.names):
        now = min(6, rest)
        rest -= now
        t.doc["seats"][t.number(name)]["stockpile"] = {"goods": {"genes": now}}
    assert rest == 0
    return t.begin()


@clauses("NF-PROD-08", "NF-PROD-09")
def test_in_a_shortage_the_selector_is_served_first_windfalls_included() -> None:
    t = few_genes(
        2,
        red={"colonies": ["lost-species-ark-world", "pre-sentient-race"]},
        blue={"colonies": ["designer-species-ultd"]},
    )
    t.listen().selects("produce")
    assert t.goods("Red") == ["genes", "genes"]
    assert t.goods("Blue") == []
    assert t.look["goods"]["genes"] == 0


@clauses("NF-PROD-10", "NF-PROD-09")
def test_with_fewer_goods_than_colonies_the_player_chooses() -> None:
    t = few_genes(1, red={"colonies": ["lost-species-ark-world", "designer-species-ultd"]})
    t.selects("produce")
    assert sorted(t.offered("produce")) == ["designer-species-ultd", "lost-species-ark-world"]
    t.takes("produce", "designer-species-ultd")
    assert (t.good("Red", "lost-species-ark-world"), t.good("Red", "designer-species-ultd")) == (None, "genes")


@clauses("NF-CARD-34", "NF-AMB-54")
@pytest.mark.parametrize(
    ("red", "blue", "pays"),
    [
        (["volcanic-world", "ore-rich-world"], ["comet-zone"], 2),
        (["volcanic-world"], ["comet-zone"], 0),  # a tie
        (["volcanic-world"], [("comet-zone", "rare"), ("ore-rich-world", "rare")], 2),  # those lay there before
        ([], [], 0),  # at least one
    ],
)
def test_mining_industries_compare_what_was_really_produced(red: list[Any], blue: list[Any], pays: int) -> None:
    t = Table().seat("Red", home="old-earth", colonies=red, developments=["mining-industries"])
    t.seat("Blue", colonies=blue).begin()
    before = t.credits("Red")
    t.selects("produce")
    assert t.credits("Red") == before + pays


@clauses("NF-CARD-02", "NF-SCORE-04")
def test_imperium_lords_pay_for_rebel_military_colonies() -> None:
    t = Table().face("imperium-lords").seat("Red", home="old-earth", developments=["imperium-lords"],
                                            colonies=["rebel-miners", "rebel-base", "alien-monolith"])  # fmt: skip
    t.begin().others_select("retreat-into-isolation")
    before = t.credits("Red")
    t.selects("produce")
    assert t.credits("Red") == before + 2


@clauses("NF-AMB-52")
def test_the_good_of_a_new_windfall_world_fires_no_produce_power() -> None:
    t = Table().face("diversified-economy").seat("Red", credits=2, explored=["asteroid-belt"])
    t.seat("Red", credits=2, explored=["asteroid-belt"], developments=["diversified-economy"]).begin()
    t.selects("settle").takes("settle", "asteroid-belt")
    assert (t.good("Red", "asteroid-belt"), t.credits("Red")) == ("rare", 0)


@clauses("NF-AMB-53")
def test_the_selector_is_served_in_full_before_the_next_player() -> None:
    t = Table(round=5, produce_credits=2).seat(
        "Red", home="old-earth", colonies=["spice-world", "asteroid-belt", "gem-world"]
    )
    t.seat("Blue", colonies=["comet-zone"]).begin().listen().selects("produce")
    lines = t.log()
    first = [line for line in lines if line.startswith("Blue")]  # as the log calls Red, and Blue Orange
    first_of_others = next(number for number, line in enumerate(lines) if line.startswith("Orange"))
    assert not any(line.startswith("Blue") for line in lines[first_of_others:])
    assert len(first) == 7  # selects, takes credits twice told, three goods, Gem World pays
