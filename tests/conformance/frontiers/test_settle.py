"""Settle (chapter SET), Contact Specialist and Improved Logistics, and the rulings on them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clauses
from tests.frontiers.table import Table

CHEAP, RICH = "destroyed-world", "galactic-studios"  # cost 1 for 1 colonist, cost 5 for 2


def settle(**red: Any) -> Table:
    """Red selects Settle."""
    return Table().seat("Red", **red).begin().selects("settle")


@clauses("NF-SET-01", "NF-SET-02", "NF-AMB-31")
def test_the_selector_first_gains_a_colonist_and_may_use_it_at_once() -> None:
    t = settle(credits=5, colonists=0, explored=[CHEAP])
    assert t.colonists("Red") == 1
    t.takes("settle", CHEAP)
    assert (t.colonists("Red"), t.colonies("Red")) == (0, ["ancient-race", CHEAP])


@clauses("NF-SET-03", "NF-AMB-34")
def test_either_colonists_or_a_world() -> None:
    t = settle(credits=5, colonists=3, explored=[CHEAP, "asteroid-belt"])
    one = t.copy().takes("colonists")
    assert (one.colonists("Red"), one.asked == "Red") == (6, False)
    t.takes("settle", CHEAP)
    assert (t.colonists("Red"), "asteroid-belt" in t.explored("Red")) == (3, True)
    assert t.action is None  # nobody else has anything to settle


@clauses("NF-SET-04")
def test_passing_is_not_allowed() -> None:
    t = settle(credits=5, explored=[CHEAP])
    assert not t.offers("finish")
    assert not t.offers("pass")
    assert "NF-SET-04" in t.clauses()


@clauses("NF-SET-05")
def test_who_can_settle_may_take_colonists_instead() -> None:
    t = settle(credits=5, explored=[CHEAP]).takes("colonists")
    assert (t.colonists("Red"), t.explored("Red")) == (3, [CHEAP])


@clauses("NF-SET-06")
def test_who_cannot_settle_takes_colonists() -> None:
    t = settle(credits=0, explored=[RICH])
    assert (t.colonists("Red"), t.action) == (3, None)  # it was done for Red


@clauses("NF-SET-07")
def test_colonists_come_from_the_supply_and_wait_on_the_mat() -> None:
    t = Table().begin()
    before = t.look["colonists"]
    t.selects("settle").through()
    assert [t.colonists(name) for name in t.names] == [3, 2, 2, 2]
    assert t.look["colonists"] == before - 9


@clauses("NF-SET-08")
def test_only_own_explored_worlds_can_be_settled() -> None:
    t = Table().seat("Red", credits=9, colonists=3, explored=[CHEAP]).seat("Blue", explored=["asteroid-belt"]).begin()
    assert t.selects("settle").offered("settle") == [CHEAP]


@clauses("NF-SET-09", "NF-SET-10")
def test_colonists_come_from_the_mat_not_from_other_colonies() -> None:
    t = settle(credits=9, colonists=0, colonies=["galactic-news-hub"], explored=[RICH, CHEAP])
    refused = t.refusal("settle", RICH)  # two stand on Galactic News Hub, one on the mat
    assert (refused.clause, refused.reason) == ("NF-SET-09", "needs 2 colonists, you have 1")
    t = settle(credits=9, colonists=1, explored=[RICH]).takes("settle", RICH)
    assert t.colonists("Red") == 0


@clauses("NF-SET-11")
def test_a_non_military_world_is_paid_for() -> None:
    t = settle(credits=4, colonists=2, explored=[RICH, CHEAP])
    assert t.refusal("settle", RICH).clause == "NF-SET-11"
    t = settle(credits=5, colonists=2, explored=[RICH]).takes("settle", RICH)
    assert t.credits("Red") == 0


@clauses("NF-SET-12")
@pytest.mark.parametrize(("defence", "world"), [(1, "new-survivalists"), (2, "rebel-miners")])
def test_military_that_equals_the_defence_conquers_without_credits(defence: int, world: str) -> None:
    home = {1: "frontier-capital", 2: "new-sparta"}[defence]
    t = Table().seat("Yellow", home="epsilon-eridani").seat("Red", home=home, credits=0, explored=[world]).begin()
    t.selects("settle").takes("settle", world)
    assert (t.credits("Red"), t.colonies("Red")) == (0, [home, world])


@clauses("NF-SET-12")
def test_too_little_military_does_not_conquer() -> None:
    t = settle(home="frontier-capital", credits=9, explored=["rebel-miners", CHEAP])
    assert t.refusal("settle", "rebel-miners").reason == "defence 2, your Military against it is 1"


@clauses("NF-SET-13")
def test_military_and_payment_are_never_combined() -> None:
    """1 Military and 9 credits do not take a world of defence 2, nor make one of cost 5 payable with 4."""
    t = settle(home="frontier-capital", credits=4, colonists=2, explored=["rebel-miners", RICH, CHEAP])
    assert t.offered("settle") == [CHEAP]


@clauses("NF-SET-14", "NF-SET-15")
def test_a_windfall_world_gets_its_good_when_it_is_settled() -> None:
    t = settle(credits=2, explored=["asteroid-belt"])
    before = t.look["goods"]["rare"]
    t.takes("settle", "asteroid-belt")
    assert t.good("Red", "asteroid-belt") == "rare"
    assert t.look["goods"]["rare"] == before - 1
    assert t.explored("Red") == []


@clauses("NF-SET-16")
@pytest.mark.parametrize("world", ["spice-world", "alien-rosetta-stone-world"])
def test_a_production_world_or_a_gray_one_gets_none(world: str) -> None:
    t = settle(credits=3, explored=[world]).takes("settle", world)
    assert t.good("Red", world) is None


def short(left: int) -> Table:
    """So many colonists are in the supply; Yellow has most of the others."""
    t = Table().seat("Red", credits=5, explored=[CHEAP]).seat("Yellow", colonists=44 - left)
    return t.begin()


@clauses("NF-SET-17", "NF-AMB-25")
def test_who_is_due_more_than_there_are_gains_what_is_there() -> None:
    t = short(2).selects("settle")
    assert (t.colonists("Red"), t.look["colonists"]) == (1, 1)
    warned = next(one for one in t.game.offers(t.now) if one["verb"] == "colonists")
    assert warned["text"] == "Take 1 colonist"
    t.takes("colonists")
    assert (t.colonists("Red"), t.look["colonists"], t.colonists("Blue")) == (2, 0, 0)


@clauses("NF-SET-18", "NF-AMB-26")
def test_with_an_empty_supply_nobody_is_forced_to_settle() -> None:
    t = Table().seat("Red", credits=5, colonists=1, explored=[CHEAP]).seat("Yellow", colonists=43).begin()
    t.selects("settle")
    assert (t.colonists("Red"), t.look["colonists"]) == (1, 0)
    t.takes("colonists")
    assert (t.colonists("Red"), t.explored("Red")) == (1, [CHEAP])


@clauses("NF-AMB-25")
def test_a_bonus_colonist_that_is_not_there_is_lost() -> None:
    t = short(0).selects("settle")
    assert t.colonists("Red") == 0


@clauses("NF-SET-19", "NF-AMB-02")
def test_the_limit_of_nine_is_applied_after_settle_too() -> None:
    own = ["spice-world", "space-port", "gem-world", "volcanic-world", "ore-rich-world"]
    more = ["artist-settlement", "new-vinland"]
    t = settle(colonies=own, explored=[CHEAP, *more], developments=["terraforming-robots"], credits=5)
    t.takes("settle", CHEAP)
    assert t.asked == "Red"
    assert len(t.explored("Red")) == 3  # 7 colonies and 3 explored worlds
    assert set(t.offered("return")) == set(t.explored("Red"))
    t.takes("return", "new-vinland")
    assert len(t.explored("Red")) == 2


# ---------------------------------------------------------------- Contact Specialist


@clauses("NF-CARD-04", "NF-AMB-38")
def test_contact_specialist_pays_for_a_military_world_which_stays_military() -> None:
    t = settle(credits=3, colonists=0, explored=["rebel-colony"], developments=["contact-specialist"])
    assert not t.offers("settle", "rebel-colony", "as-printed")
    t.takes("settle", "rebel-colony", "by-payment")
    assert t.credits("Red") == 0
    t = Table().seat("Red", colonies=["rebel-colony"], developments=["galactic-imperium"]).face("galactic-imperium")
    assert t.begin().lines("Red")["Bonus of Galactic Imperium"] == 2


@clauses("NF-AMB-38")
def test_a_world_settled_by_payment_counts_as_military_at_once() -> None:
    t = Table().face("terraforming-specialists")
    t.seat("Red", credits=3, explored=["rebel-colony"],
           developments=["contact-specialist", "terraforming-specialists"])  # fmt: skip
    t.begin().selects("settle")
    t.takes("settle", "rebel-colony", "by-payment")
    assert t.credits("Red") == 3 - (4 - 1 - 1)  # no credit for settling a non-military world


@clauses("NF-CARD-05", "NF-AMB-39")
def test_contact_specialist_does_not_work_on_alien_worlds() -> None:
    t = settle(credits=9, explored=["alien-robot-sentry", CHEAP], developments=["contact-specialist"])
    assert t.refusal("settle", "alien-robot-sentry", "by-payment").clause == "NF-CARD-05"


@clauses("NF-CARD-06", "NF-AMB-37")
@pytest.mark.parametrize(
    ("world", "more", "price"),
    [("rebel-colony", [], 3), ("rebel-colony", ["replicant-robots"], 1), ("rebel-fuel-cache", ["mining-robots"], 0)],
)
def test_the_price_is_one_less_and_discounts_lower_it_further(world: str, more: list[str], price: int) -> None:
    t = Table().seat("Red", credits=3, explored=[world], developments=["contact-specialist", *more])
    t.face("mining-robots").begin().selects("settle").takes("settle", world, "by-payment")
    assert t.credits("Red") == 3 - price


# ---------------------------------------------------------------- Improved Logistics


def logistics(**red: Any) -> Table:
    developments = ["improved-logistics", *red.pop("developments", [])]
    t = Table().face("improved-logistics", *developments).seat("Red", developments=developments, **red)
    return t.begin().selects("settle")


@clauses("NF-CARD-07", "NF-AMB-34", "NF-AMB-35")
def test_improved_logistics_settles_a_second_world_or_not() -> None:
    t = logistics(credits=9, colonists=1, explored=[CHEAP, "asteroid-belt"]).takes("settle", CHEAP)
    assert t.asked == "Red"
    assert t.refusal("colonists").clause == "NF-AMB-34"
    t.copy().takes("finish")
    t.takes("settle", "asteroid-belt")
    assert t.colonies("Red") == ["ancient-race", CHEAP, "asteroid-belt"]
    assert t.action is None


@clauses("NF-AMB-34")
def test_after_taking_colonists_nothing_more_is_settled() -> None:
    t = logistics(credits=9, colonists=1, explored=[CHEAP, "asteroid-belt"]).takes("colonists")
    assert t.colonies("Red") == ["ancient-race"]
    assert t.action is None


@clauses("NF-CARD-08")
def test_each_of_two_worlds_needs_its_own_colonists_and_its_own_payment() -> None:
    t = logistics(credits=2, colonists=1, explored=[CHEAP, "asteroid-belt", "artist-settlement"])
    t.takes("settle", CHEAP)
    refused = t.refusal("settle", "asteroid-belt")  # 1 credit left
    assert refused.clause == "NF-SET-11"
    t = logistics(credits=9, colonists=1, explored=[CHEAP, RICH, "asteroid-belt"]).takes("settle", CHEAP)
    assert t.refusal("settle", RICH).clause == "NF-SET-09"


@clauses("NF-CARD-09")
def test_temporary_military_counts_for_both_worlds() -> None:
    t = logistics(
        colonists=1,
        colonies=[("self-repairing-alien-artillery", "alien")],
        explored=["rebel-underground", "imperium-fuel-depot"],
    )
    t.takes("settle", "rebel-underground").takes("settle", "imperium-fuel-depot")
    assert t.colonies("Red")[2:] == ["rebel-underground", "imperium-fuel-depot"]


@clauses("NF-CARD-10")
def test_a_power_of_the_first_world_does_not_help_the_second() -> None:
    """Former Penal Colony gives 1 Military, from the next action on."""
    t = Table().face("improved-logistics").seat("Yellow", home="epsilon-eridani")
    t.seat("Red", home="new-sparta", colonists=3, developments=["improved-logistics"],
           explored=["former-penal-colony", "rebel-underground", "alien-robot-sentry"])  # fmt: skip
    t.begin().selects("settle").takes("settle", "former-penal-colony")
    assert t.refusal("settle", "rebel-underground").clause == "NF-SET-12"
    assert t.offers("settle", "alien-robot-sentry")


# ---------------------------------------------------------------- Terraforming Robots


def robots(**red: Any) -> Table:
    t = Table().face("terraforming-robots").seat("Red", developments=["terraforming-robots"], **red)
    return t.begin().selects("settle")


@clauses("NF-CARD-11")
def test_terraforming_robots_draw_a_world_for_each_settled() -> None:
    t = robots(credits=5, explored=[CHEAP])
    none = t.copy().takes("colonists")
    assert none.explored("Red") == [CHEAP]
    t.takes("settle", CHEAP)
    assert len(t.explored("Red")) == 1


@clauses("NF-CARD-12", "NF-POW-10")
def test_two_settled_worlds_give_two_drawn_ones() -> None:
    t = Table(edition="apart").face("terraforming-robots")
    t.seat("Red", credits=9, colonists=2, explored=[CHEAP, "asteroid-belt"],
           developments=["improved-logistics", "terraforming-robots"])  # fmt: skip
    t.begin().selects("settle").takes("settle", CHEAP).takes("settle", "asteroid-belt")
    assert len(t.explored("Red")) == 2


@clauses("NF-AMB-36", "NF-AMB-81")
def test_the_world_drawn_can_be_settled_second() -> None:
    """Whatever is drawn: Red has colonists, credits and Military for every world."""
    t = Table(edition="apart").face("terraforming-robots").seat("Yellow", home="epsilon-eridani")
    own = ["improved-logistics", "terraforming-robots", "drop-ships", "space-marines"]
    t.seat("Red", home="new-sparta", credits=20, colonists=4, explored=[CHEAP], developments=own,
           colonies=["lost-alien-battle-fleet"])  # fmt: skip
    t.begin().selects("settle").takes("settle", CHEAP)
    (drawn,) = t.explored("Red")
    t.now.apply(next(code for code in t.now.options() if code != t.code("finish")))
    assert drawn in t.colonies("Red")
