"""Powers in general and Military (chapters POW and MIL)."""

from __future__ import annotations

from tests.clauses import clauses
from tests.frontiers.table import Table

WEAK = "new-survivalists"  # defence 1, 1 colonist
SALON = "galactic-salon"


@clauses("NF-POW-01")
def test_a_power_works_in_its_own_action_only() -> None:
    """Export Duties pay for a sale; a power of Produce, Settle or Consume changes nothing in Develop."""
    t = Table()
    t.seat("Red", credits=5, colonies=["rebel-underground", "former-penal-colony"], developments=["export-duties"])
    t.begin().selects("develop").takes("buy", "space-marines")
    assert t.credits("Red") == 4
    t.through().others_select("retreat-into-isolation")
    assert t.credits("Red") == 4
    t.others_select("produce")
    assert t.credits("Red") == 5  # Rebel Underground


@clauses("NF-POW-02", "NF-POW-03")
def test_a_new_tile_lies_idle_in_its_action_and_works_in_the_next_even_in_the_same_round() -> None:
    """Two players: Former Penal Colony gives no Military while it comes, but when Red looks again it does."""
    t = Table()
    t.seat("Red", home="new-sparta", colonists=3, explored=["former-penal-colony", "rebel-underground"],
           developments=["improved-logistics"])  # fmt: skip
    t.seat("Yellow", home="ancient-race").face("improved-logistics").begin().selects("settle")
    t.takes("settle", "former-penal-colony")
    assert not t.offers("settle", "rebel-underground")  # 2 against 3, the new colony does not help yet
    t.through()
    assert t.military("Red") == 3


@clauses("NF-POW-02")
def test_a_bought_discount_does_not_pay_for_itself() -> None:
    t = Table().seat("Red", credits=9).face("investment-credits", "technology-investors").begin()
    t.selects("develop").takes("buy", "technology-investors")
    assert t.credits("Red") == 9 - 4  # nothing gained for itself


@clauses("NF-POW-02", "NF-CARD-10")
def test_a_settled_world_does_not_pay_for_its_own_settling() -> None:
    t = Table()
    t.seat("Red", home="new-sparta", colonists=1, explored=["imperium-fuel-depot"], colonies=["former-penal-colony"])
    t.seat("Yellow", home="ancient-race").begin().selects("settle")
    before = t.credits("Red")
    t.takes("settle", "imperium-fuel-depot")
    assert t.credits("Red") == before


@clauses("NF-POW-03", "NF-POW-13")
def test_a_power_bought_this_round_helps_in_the_next_action_whoever_selected_it() -> None:
    t = Table().seat("Red", credits=1, colonies=[("spice-world", "novelty")]).begin()
    t.selects("develop").takes("buy", "export-duties").through()
    assert t.credits("Red") == 1
    t.selects("trade-consume")
    t.lets("Blue")
    assert t.asked == "Red"
    t.takes("sell", "spice-world")
    assert t.credits("Red") == 1 + 1 + 2 + 1  # price, Spice World, Export Duties


@clauses("NF-POW-04")
def test_powers_without_may_are_used_without_asking() -> None:
    t = Table().seat("Red", developments=["homesteading-pioneers", "survey-team"]).begin()
    t.selects("explore")
    assert t.colonists("Red") == 1
    t.through()
    assert len(t.explored("Red")) == 3


@clauses("NF-POW-05", "NF-CARD-38")
def test_a_power_with_may_can_be_left_unused() -> None:
    t = Table().seat("Red", colonies=[("spice-world", "novelty")], developments=["trade-league"])
    t.face("trade-league").begin().selects("trade-consume").takes("pass")
    assert t.offers("sell", "spice-world", "trade-league")
    t.takes("finish")
    assert t.good("Red", "spice-world") == "novelty"


@clauses("NF-POW-06")
def test_powers_add_up() -> None:
    t = Table()
    t.seat("Red", credits=9, colonies=["retrofit-and-salvage-inc"], developments=["investment-credits"])
    t.face("investment-credits").begin().selects("develop").takes("buy", "consumer-markets")
    assert t.credits("Red") == 9 - (5 - 1 - 1 - 1)


@clauses("NF-POW-07")
def test_a_world_made_cheaper_costs_nothing_at_least() -> None:
    t = Table().seat("Red", credits=0, colonists=1, explored=["destroyed-world"], developments=["replicant-robots"])
    t.begin().selects("settle").takes("settle", "destroyed-world")
    assert (t.credits("Red"), "destroyed-world" in t.colonies("Red")) == (0, True)


@clauses("NF-POW-08")
def test_a_discount_does_not_replace_colonists() -> None:
    t = Table().seat("Red", credits=9, colonists=0, explored=["galactic-studios"], developments=["replicant-robots"])
    t.seat("Blue", explored=["destroyed-world"], colonists=1).begin()
    t.selects("settle")
    assert t.asked == "Blue"  # Red has one colonist where two are needed, and took two more
    assert t.colonists("Red") == 3


@clauses("NF-POW-09")
def test_without_its_event_a_power_does_nothing() -> None:
    t = Table().seat("Red", colonies=[("gem-world", "novelty")], developments=["technology-investors"])
    t.face("technology-investors").begin()
    before = t.credits("Red")
    t.others_select("produce")
    assert t.credits("Red") == before  # no good was produced on Gem World
    t.selects("develop").through()
    assert t.credits("Red") == before


@clauses("NF-POW-10")
def test_an_event_that_happens_twice_counts_twice() -> None:
    t = Table().seat(
        "Red",
        credits=9,
        colonists=2,
        explored=["destroyed-world", "asteroid-belt"],
        developments=["improved-logistics", "terraforming-specialists"],
    )
    t.face("improved-logistics", "terraforming-specialists").begin().selects("settle")
    t.takes("settle", "destroyed-world").takes("settle", "asteroid-belt")
    assert t.credits("Red") == 9 - 0 + 1 - 1 + 1  # each costs one less and pays one


@clauses("NF-POW-11")
def test_home_colonies_are_colonies() -> None:
    """The home colony of Red counts for Pan-Galactic League, its power works, its good is sold."""
    t = Table().seat("Red", good="genes", developments=["pan-galactic-league"]).begin()
    before = t.credits("Red")
    t.others_select("produce")
    assert t.credits("Red") == before + 1
    t.selects("trade-consume").lets("Blue")
    t.lets("Green", "Yellow")
    assert t.offers("sell", "ancient-race")


@clauses("NF-POW-12")
def test_the_text_of_a_tile_says_what_its_power_does() -> None:
    gallery = Table().game.gallery()
    (marines,) = gallery["developments"]["space-marines"]["powers"]
    assert (marines["phase"], marines["may"], marines["text"]) == ("settle", False, "+2 Military.")
    trade, consume = gallery["developments"]["trade-league"]["powers"]
    assert (trade["may"], consume["may"]) == (False, True)


@clauses("NF-POW-14", "NF-EXP-06")
def test_an_explored_world_counts_for_nothing() -> None:
    t = Table().seat("Red", explored=["lost-alien-battle-fleet", "imperium-survey-hq"]).begin()
    assert (t.military("Red"), t.points("Red")) == (0, 1)  # its home colony is worth 1
    t.selects("explore").through()
    assert len(t.explored("Red")) == 4  # two picks, no draw


# ---------------------------------------------------------------- Military


@clauses("NF-MIL-01", "NF-CARD-01", "NF-EXP-06")
def test_military_is_the_sum_of_home_colony_developments_and_colonies() -> None:
    t = Table().seat("Red", home="frontier-capital", colonies=["former-penal-colony"], developments=["space-marines"])
    assert t.begin().military("Red") == 1 + 1 + 2


@clauses("NF-MIL-02")
def test_conquering_does_not_use_military_up() -> None:
    t = Table().seat("Red", home="frontier-capital", colonists=2, explored=[WEAK, "rebel-fuel-cache"])
    t.begin().selects("settle").takes("settle", WEAK)
    assert t.military("Red") == 1
    t.through().others_select("explore", "produce", "develop")
    t.selects("settle").takes("settle", "rebel-fuel-cache")
    assert "rebel-fuel-cache" in t.colonies("Red")


@clauses("NF-MIL-03", "NF-MIL-04")
def test_specialised_military_counts_against_what_it_names_beside_the_general_one() -> None:
    """Galactic Imperium: 4 against REBEL, with 2 of Space Marines 6; against others 2."""
    t = Table().seat(
        "Red",
        colonists=4,
        explored=["rebel-base", "self-repairing-alien-artillery", "alien-robot-sentry"],
        developments=["galactic-imperium", "space-marines"],
    )
    t.face("galactic-imperium").begin().selects("settle")
    assert t.offers("settle", "rebel-base")
    assert t.offers("settle", "alien-robot-sentry")
    refused = t.refusal("settle", "self-repairing-alien-artillery")
    assert (refused.clause, refused.reason) == ("NF-MIL-03", "defence 4, your Military against it is 2")
    assert t.military("Red") == 2


@clauses("NF-MIL-03")
def test_military_against_a_kind_counts_by_kind() -> None:
    t = Table().seat("Red", home="alpha-centauri", colonists=2, explored=["rebel-fuel-cache", WEAK]).begin()
    t.selects("settle")
    assert t.offers("settle", "rebel-fuel-cache")
    assert t.refusal("settle", WEAK).clause == "NF-MIL-03"


def artillery(**fields: object) -> Table:
    """Red owns Self-Repairing Alien Artillery: 1 Alien good for 3 Military."""
    t = Table().seat("Red", colonists=4, **fields)  # type: ignore[arg-type]
    return t.begin().selects("settle")


@clauses("NF-MIL-05", "NF-AMB-32")
def test_a_removed_good_gives_military_for_this_action_only() -> None:
    t = artillery(
        colonies=[("self-repairing-alien-artillery", "alien")], explored=["rebel-underground", "imperium-fuel-depot"]
    )
    t.takes("settle", "rebel-underground")
    assert t.good("Red", "self-repairing-alien-artillery") is None
    assert t.look["goods"]["alien"] == 11
    t.through()
    assert t.military("Red") == 0
    t.others_select("explore", "develop", "retreat-into-isolation").selects("settle")
    assert t.refusal("settle", "imperium-fuel-depot").clause == "NF-SET-12"


@clauses("NF-MIL-06", "NF-AMB-32")
def test_the_good_may_come_from_any_colony_of_the_kind() -> None:
    t = artillery(
        colonies=["self-repairing-alien-artillery", ("alien-monolith", "alien"), ("spice-world", "novelty")],
        explored=["rebel-underground"],
    )
    t.takes("settle", "rebel-underground")
    assert t.good("Red", "alien-monolith") is None
    assert t.good("Red", "spice-world") == "novelty"


@clauses("NF-MIL-06", "NF-AMB-32")
def test_the_owner_chooses_among_goods_that_fit() -> None:
    t = artillery(
        colonies=[("self-repairing-alien-artillery", "alien"), ("alien-monolith", "alien"), ("spice-world", "novelty")],
        explored=["rebel-underground"],
    )
    t.takes("settle", "rebel-underground")
    assert t.offers("remove", "alien-monolith", "self-repairing-alien-artillery")
    assert t.refusal("remove", "spice-world", "self-repairing-alien-artillery").clause == "NF-AMB-32"
    t.takes("remove", "alien-monolith", "self-repairing-alien-artillery")
    assert t.goods("Red") == ["alien", "novelty"]


@clauses("NF-MIL-07", "NF-AMB-33")
def test_temporary_military_is_the_owners_choice_and_only_where_it_is_needed() -> None:
    t = Table().seat("Yellow", home="ancient-race")
    t.seat("Red", home="new-sparta", colonists=4, colonies=[("self-repairing-alien-artillery", "alien")],
           explored=[WEAK, "rebel-outpost"])  # fmt: skip
    t.begin().selects("settle")
    assert t.offers("colonists")  # nobody has to conquer
    other = t.copy().takes("settle", WEAK)  # 2 against 1: no good is asked for
    assert other.good("Red", "self-repairing-alien-artillery") == "alien"
    t.takes("settle", "rebel-outpost")  # 2 + 3 against 5
    assert t.good("Red", "self-repairing-alien-artillery") is None


@clauses("NF-MIL-08", "NF-SET-13")
def test_military_never_lowers_a_price_and_payment_never_adds_to_military() -> None:
    t = Table()
    t.seat("Red", home="new-sparta", credits=1, colonists=4, explored=["spice-world", "rebel-underground", WEAK])
    t.seat("Yellow", home="ancient-race").begin().selects("settle")
    assert t.refusal("settle", "spice-world").clause == "NF-SET-11"
    assert t.refusal("settle", "rebel-underground").clause == "NF-SET-12"
