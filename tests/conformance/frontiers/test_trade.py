"""Trade, Consume and the pool of points (chapters TRADE, CONS and CHIP) with the rulings on them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clauses
from tests.frontiers.table import Table

NOVELTY, RARE = ("spice-world", "novelty"), ("volcanic-world", "rare")
GENES, ALIEN = ("lost-species-ark-world", "genes"), ("alien-data-repository", "alien")
PLAIN = ("artist-settlement", "novelty")


def trade(**red: Any) -> Table:
    """Blue selects Trade, Consume, and Red, with a gray home colony, is asked last."""
    faces = red.get("developments", [])
    t = Table().face(*faces).seat("Red", **{"home": "separatist-colony", **red}).begin()
    return t.others_select("retreat-into-isolation").selects("trade-consume").lets("Blue", "Green", "Yellow")


def gained(t: Table, name: str = "Red") -> tuple[int, int]:
    """Points, and credits beyond the 3 at the start and the 2 of Retreat into Isolation."""
    return t.chips(name), t.credits(name) - 5


# ---------------------------------------------------------------- Trade


@clauses("NF-TRADE-01", "NF-AMB-08")
def test_the_selector_gains_a_point_before_anything_else() -> None:
    t = Table().seat("Red", good="genes").begin().selects("trade-consume")
    assert t.asked == "Red"
    assert t.chips("Red") == 1
    assert t.look["pool"] == 47


@clauses("NF-TRADE-02")
def test_each_player_trades_and_consumes_before_the_next() -> None:
    t = Table().seat("Red", colonies=[PLAIN, ("gem-world", "novelty"), "rebel-colony"]).seat("Blue", colonies=[NOVELTY])
    t.begin().selects("trade-consume").takes("sell", "gem-world")
    assert t.chips("Red") == 2  # Rebel Colony has consumed before Blue is asked
    assert t.asked == "Blue"


@clauses("NF-TRADE-03", "NF-TRADE-04")
def test_one_good_may_be_sold_or_none() -> None:
    t = trade(colonies=[NOVELTY, RARE])
    none = t.copy().takes("pass")
    assert none.goods("Red") == ["novelty", "rare"]
    t.takes("sell", "volcanic-world")
    assert t.goods("Red") == ["novelty"]
    assert t.action is None


@clauses("NF-TRADE-05", "NF-TRADE-06")
@pytest.mark.parametrize(("colony", "price"), [(PLAIN, 1), (RARE, 2), (GENES, 3), (ALIEN, 4)])
def test_the_price_goes_by_kind_and_needs_no_power(colony: tuple[str, str], price: int) -> None:
    t = trade(colonies=[colony]).takes("sell", colony[0])
    assert gained(t) == (0, price)


@clauses("NF-TRADE-07", "NF-AMB-55")
def test_all_trade_powers_that_fit_raise_the_price() -> None:
    t = trade(colonies=[NOVELTY], developments=["export-duties", "pan-galactic-hologrid"]).takes("sell", "spice-world")
    assert gained(t) == (0, 1 + 2 + 1 + 2)  # Spice World, Export Duties, Pan-Galactic Hologrid


@clauses("NF-TRADE-08")
def test_without_a_sale_trade_powers_do_nothing() -> None:
    assert gained(trade(colonies=[NOVELTY], developments=["export-duties"]).takes("pass")) == (0, 0)


@clauses("NF-TRADE-09", "NF-CARD-35")
def test_a_power_for_one_kind_adds_nothing_to_another() -> None:
    t = trade(colonies=["spice-world", RARE]).takes("sell", "volcanic-world")
    assert gained(t) == (0, 2)


@clauses("NF-TRADE-10")
def test_the_sale_comes_before_consuming() -> None:
    """What is sold cannot be consumed any more."""
    t = trade(colonies=[PLAIN, "rebel-colony"])
    kept = t.copy().takes("pass")
    assert gained(kept) == (1, 0)
    assert gained(t.takes("sell", "artist-settlement")) == (0, 1)


# ---------------------------------------------------------------- Consume


@clauses("NF-CONS-01", "NF-AMB-57")
def test_consuming_goes_on_as_long_as_a_power_can_be_used() -> None:
    t = trade(colonies=[PLAIN, RARE, "rebel-colony", "galactic-trendsetters"]).takes("pass")
    assert not t.offers("finish")
    assert "NF-CONS-01" in t.clauses()
    t.takes("consume", "rebel-colony").takes("eat", "volcanic-world")
    assert gained(t) == (1 + 2, 0)  # Galactic Trendsetters had to follow
    assert t.goods("Red") == []


@clauses("NF-CONS-02")
def test_the_owner_chooses_the_order() -> None:
    t = trade(colonies=[PLAIN, "rebel-colony", "galactic-trendsetters"]).takes("pass")
    assert gained(t.copy().takes("consume", "rebel-colony")) == (1, 0)
    assert gained(t.takes("consume", "galactic-trendsetters")) == (2, 0)


@clauses("NF-CONS-03")
def test_each_power_is_used_once() -> None:
    powers = ["rebel-colony", "galactic-trendsetters", "prosperous-world"]
    t = trade(colonies=[PLAIN, NOVELTY, RARE, *powers]).takes("pass")
    t.takes("consume", "rebel-colony").takes("eat", "spice-world")
    assert t.refusal("consume", "rebel-colony").clause == "NF-CONS-03"


@clauses("NF-CONS-04")
def test_without_consume_powers_nothing_is_consumed() -> None:
    t = trade(colonies=[PLAIN, RARE]).takes("pass")
    assert (t.goods("Red"), t.action) == (["novelty", "rare"], None)


@clauses("NF-CONS-05")
def test_a_wasteful_order_is_legal() -> None:
    """Galactic News Hub takes two Novelty goods; Rebel Colony first takes one of them."""
    t = trade(colonies=[PLAIN, NOVELTY, "galactic-news-hub", "rebel-colony"]).takes("pass")
    wasteful = t.copy().takes("consume", "rebel-colony").takes("eat", "spice-world")
    assert (gained(wasteful), wasteful.goods("Red")) == ((1, 0), ["novelty"])
    assert gained(t.takes("consume", "galactic-news-hub")) == (3, 0)


@clauses("NF-CONS-06")
@pytest.mark.parametrize(
    ("power", "gain"), [("rebel-colony", (1, 0)), ("new-vinland", (0, 2)), ("galactic-studios", (1, 1))]
)
def test_goods_turn_into_points_credits_or_both(power: str, gain: tuple[int, int]) -> None:
    assert gained(trade(colonies=[RARE, power]).takes("pass")) == gain


@clauses("NF-CONS-07", "NF-CARD-36")
def test_a_power_that_names_a_kind_takes_only_that_kind() -> None:
    t = trade(colonies=[RARE, GENES, "galactic-news-hub", "new-survivalists"]).takes("pass")
    assert t.goods("Red") == ["rare", "genes"]
    assert gained(t) == (0, 0)


@clauses("NF-CONS-08")
def test_a_power_that_takes_two_goods_needs_both() -> None:
    t = trade(colonies=[PLAIN, RARE, "galactic-news-hub", "rebel-colony", "galactic-trendsetters"]).takes("pass")
    assert t.refusal("consume", "galactic-news-hub").clause == "NF-CONS-08"


@clauses("NF-CONS-09", "NF-CONS-10", "NF-CARD-37", "NF-AMB-58")
@pytest.mark.parametrize(("goods", "gain"), [(1, (1, 1)), (2, (2, 2)), (3, (3, 3)), (4, (3, 3))])
def test_an_up_to_power_takes_as_many_as_it_can_and_pays_for_each(goods: int, gain: tuple[int, int]) -> None:
    novelty = ["artist-settlement", "space-port", "gem-world", "former-penal-colony"][:goods]
    t = trade(colonies=[(world, "novelty") for world in novelty], developments=["consumer-markets"])
    t.takes("pass")
    if goods == 4:
        assert len(t.offered("eat")) == 4
        t.takes("eat", "artist-settlement").lets("Red")
    assert (gained(t), len(t.goods("Red"))) == (gain, max(0, goods - 3))


@clauses("NF-CARD-37")
def test_imperium_arms_factories_take_up_to_two() -> None:
    t = trade(colonies=[RARE, ("comet-zone", "rare"), ("ore-rich-world", "rare")],
              developments=["imperium-arms-factories"])  # fmt: skip
    t.takes("pass").lets("Red")
    assert (gained(t), len(t.goods("Red"))) == ((2, 2), 1)


@clauses("NF-AMB-56")
def test_the_owner_chooses_among_all_goods_that_fit() -> None:
    t = trade(colonies=[PLAIN, RARE, GENES, "rebel-colony"]).takes("pass")
    assert sorted(t.offered("eat")) == ["artist-settlement", "lost-species-ark-world", "volcanic-world"]
    t.takes("eat", "lost-species-ark-world")
    assert t.goods("Red") == ["novelty", "rare"]


@clauses("NF-CARD-38", "NF-AMB-57", "NF-AMB-62")
def test_trade_league_sells_one_more_good_at_its_price_with_all_trade_powers() -> None:
    t = trade(colonies=[NOVELTY, RARE], developments=["trade-league"]).takes("sell", "volcanic-world")
    t.takes("sell", "spice-world", "trade-league")
    assert gained(t) == (0, (2 + 1) + (1 + 2 + 1))
    unused = trade(colonies=[NOVELTY], developments=["trade-league"]).takes("pass")
    unused.takes("finish")
    assert unused.goods("Red") == ["novelty"]


@clauses("NF-CARD-39", "NF-AMB-61")
def test_prosperous_economy_counts_goods_taken_by_consume_powers_only() -> None:
    start = trade(colonies=[PLAIN, RARE, "rebel-colony"], developments=["prosperous-economy", "trade-league"])
    t = start.copy().takes("sell", "volcanic-world")
    assert not t.offers("finish")
    other = t.copy().takes("consume", "rebel-colony")
    assert other.chips("Red") == 1 + 1
    t.takes("sell", "artist-settlement", "trade-league")
    assert t.chips("Red") == 1  # the sale of Trade League counts, the regular one did not


@clauses("NF-CARD-40", "NF-CARD-41", "NF-AMB-59", "NF-AMB-60")
def test_galactic_salon_pays_without_goods_and_prosperous_economy_with_it() -> None:
    t = Table().face("galactic-salon").seat("Red", home="separatist-colony", developments=["galactic-salon"])
    t.begin().others_select("retreat-into-isolation", "trade-consume")
    assert t.chips("Red") == 1
    t = Table().face("galactic-salon")
    t.seat("Red", home="separatist-colony", developments=["galactic-salon", "prosperous-economy"])
    t.begin().others_select("retreat-into-isolation", "trade-consume")
    assert t.chips("Red") == 2


@clauses("NF-CARD-39")
def test_prosperous_economy_consumes_nothing_itself() -> None:
    t = trade(colonies=[PLAIN], developments=["prosperous-economy"]).takes("pass")
    assert (t.chips("Red"), t.goods("Red")) == (0, ["novelty"])


@clauses("NF-CARD-43")
def test_new_vinland_consumes_a_good_for_two_credits() -> None:
    assert gained(trade(colonies=[RARE, "new-vinland"]).takes("pass")) == (0, 2)


@clauses("NF-CARD-44")
def test_old_earth_consumes_two_goods_for_three_points() -> None:
    t = Table().seat("Red", home="old-earth", colonies=[PLAIN, RARE]).begin()
    t.others_select("retreat-into-isolation").selects("trade-consume").takes("pass")
    assert (t.chips("Red"), t.goods("Red")) == (3, [])


# ---------------------------------------------------------------- the pool


@clauses("NF-CHIP-01", "NF-CHIP-02")
def test_points_come_from_the_common_pool_and_only_their_sum_counts() -> None:
    t = Table().seat("Red", chips=7).begin().selects("trade-consume")
    assert (t.chips("Red"), t.look["pool"]) == (8, 40)
    assert t.lines("Red")["Victory point chips"] == 8


@clauses("NF-CHIP-03", "NF-AMB-29")
def test_when_the_pool_is_exhausted_all_points_due_are_paid() -> None:
    t = (
        Table()
        .face("galactic-salon")
        .seat("Red", home="old-earth", colonies=[PLAIN, RARE], developments=["galactic-salon"])
    )
    t.seat("Yellow", chips=47).begin().others_select("retreat-into-isolation").selects("trade-consume").takes("pass")
    assert t.chips("Blue") == 1  # the last one of the pool
    assert (t.chips("Red"), t.look["pool"]) == (4, 0)
    t = Table().seat("Yellow", chips=48 + 80).begin().selects("send-diplomatic-envoys")  # beyond the 10-point chips
    assert t.chips("Red") == 1
