"""When a player is able to take an Action, and how its parts follow each other (SUN-AMB-05 to 07, 09, 10)."""

from __future__ import annotations

from tests.clauses import clauses
from tests.sun.table import Table


@clauses("SUN-AMB-05")
def test_an_action_may_be_paid_for_although_all_its_effects_lapse() -> None:
    """Supply Outpost costs 1 ore; Hyperdrive Boosters nothing, so there nothing at all would change."""
    t = Table()
    t.tech("II-E", "plasma-cannon", by=["Annie"])
    t.tech("II-F", "supply-outpost", by=["Annie"])
    t.tech("III-F", "hyperdrive-boosters", by=["Annie"])
    t.cubes("Annie", "I-3", "I-4")
    t.seat("Annie", ore=1, ships={})
    t.begin()
    assert t.refusal("act", "tech:hyperdrive-boosters").clause == "SUN-ACT-22"
    said = t.game.describe(t.now, t.code("act", "tech:supply-outpost"))
    assert "only the price would be paid" in said  # the player is warned
    assert sum("only the price" in line for line in t.options()) == 1  # of nothing else
    t.takes("act", "tech:supply-outpost")
    assert (t.ore("Annie"), t.phase) == (0, "production")


@clauses("SUN-AMB-06")
def test_population_that_an_earlier_part_brings_pays_for_a_later_one() -> None:
    """Cerebral Implants: 1 supply becomes pop, then research."""
    for fleet, wanted in (([1], True), ([1] * 14, False)):  # in the second case no supply is left
        t = Table()
        t.tech("II-A", "mass-cloning", by=["Annie"])
        t.tech("II-B", "plasma-cannon", by=["Annie"])
        t.tech("III-A", "cerebral-implants", by=["Annie"])
        t.cubes("Annie", "I-1", "I-2", "I-3")
        t.seat("Annie", ore=3, pop=0, ships={"sol": fleet})
        t.begin()
        assert (t.supply("Annie") > 0) == wanted
        assert t.offers("act", "tech:cerebral-implants") == wanted


@clauses("SUN-AMB-06", "SUN-COL-21")
def test_a_system_in_reach_of_the_jump_makes_colony_transports_possible() -> None:
    """Jump 2, then colonize: after two points enough power has to stand at a System that can be won."""
    for ships, guarded, wanted in (
        ({"sol": [3]}, False, True),
        ({"sol": [2]}, False, False),  # Barnard's Star and Sirius need 3
        ({"sol": [2, 1]}, False, True),  # two ships, one point each
        ({"sol": [4]}, True, False),  # both are held with 4; Kapteyn's Star, which needs 4, is 3 points away
        ({"deep-space": [4]}, True, True),
    ):
        t = Table()
        t.tech("II-A", "colony-transports", by=["Annie"])
        t.cubes("Annie", "I-1")
        t.seat("Annie", ore=4, pop=1, ships=ships)
        t.system("b1", "kapteyns-star")
        t.system("b2", "tau-ceti")
        if guarded:
            t.seat("Brian", ships={"a1": [4], "a2": [4]})
            t.system("a1", outpost=("Brian", "food"))
            t.system("a2", outpost=("Brian", "ore"))
        t.begin()
        assert t.offers("act", "tech:colony-transports") == wanted
        if not wanted:
            assert t.refusal("act", "tech:colony-transports").clause == "SUN-COL-21"


@clauses("SUN-AMB-06")
def test_the_jump_before_a_colonization_cannot_be_wasted() -> None:
    t = Table()
    t.tech("II-A", "colony-transports", by=["Annie"])
    t.cubes("Annie", "I-1")
    t.seat("Annie", ore=4, pop=1, ships={"sol": [1, 3]})
    t.system("a1", "barnards-star")
    t.begin()
    t.takes("act", "tech:colony-transports")
    assert not t.offers("stop")  # then nothing could be colonized
    t.takes("move", "sol", 1, "a1")
    assert not t.offers("stop")  # nor with the weak ship alone
    t.takes("move", "sol", 3, "a1")
    t.takes("stop")  # the ship of level 3 is enough to settle
    assert "barnards-star" in t.colonies("Annie")


@clauses("SUN-AMB-06")
def test_ships_in_the_effect_leave_the_population_that_its_research_needs() -> None:
    """Deep Space Megastructures without supply: its ship may come from pop or be forgone, but research is mandatory."""
    t = Table()
    t.tech("II-A", "plasma-cannon", by=["Annie"])
    t.tech("II-B", "human-experiments", by=["Annie"])
    t.tech("II-C", "mass-cloning", by=["Annie"])
    t.tech("III-A", "deep-space-megastructures", by=["Annie"])
    t.tech("III-C", "capital-ship", by=["Annie"])
    t.cubes("Annie", "I-1", "I-2")
    t.seat("Annie", ore=4, pop=1, ships={"sol": [1] * 12}, supply=dict.fromkeys("ABCDE", 0))
    t.begin()
    t.takes("act", "tech:deep-space-megastructures")
    assert t.ships("Annie", "deep-space") == []
    assert "Annie" in t.researchers("III-B")
    assert t.pop("Annie") == 0


@clauses("SUN-AMB-07")
def test_a_mandatory_part_that_others_make_impossible_lapses_and_the_rest_stands() -> None:
    """Annie leaves Epsilon Eridani for Sirius to colonize it; Brian inherits it, and its jump of 1 beats her there."""
    t = Table()
    t.tech("II-A", "colony-transports", by=["Annie"])
    t.cubes("Annie", "I-1")
    t.seat("Annie", ore=4, pop=1, ships={"a1": [3]})
    t.seat("Brian", ships={"a1": [1], "sol": [4]})
    t.system("a1", "epsilon-eridani", outpost=("Annie", "ore"))
    t.system("a2", "sirius")
    t.begin()
    t.takes("act", "tech:colony-transports")
    t.plays(("move", "a1", 3, "sol"), ("move", "sol", 3, "a2"))
    assert t.asked == "Brian"
    t.takes("move", "sol", 4, "a2")
    assert t.controller("sirius") == "Brian"
    assert (t.whose_turn, t.phase) == ("Annie", "production")
    assert t.colonies("Annie") == {}
    assert (t.ore("Annie"), t.pop("Annie")) == (1, 0)  # 4 ore and the pop are gone, Sirius gave 1 before
    assert t.ships("Annie") == {"a2": [3]}


@clauses("SUN-AMB-09")
def test_parts_joined_by_plus_are_done_from_left_to_right() -> None:
    """Survey Androids: automate food + jump 1. The last food disc is automated and not put on Barnard's Star."""
    t = Table()
    t.tech("II-A", "survey-androids", by=["Brian"])
    t.cubes("Annie", "I-1")
    t.cubes("Brian", "I-1")
    t.seat("Annie", ore=2, pop=1, ships={"sol": [1]}, food_discs=1, automation={"food": 7})
    t.begin()
    t.plays(("act", "basic:2:1"), ("move", "sol", 1, "a1"))
    assert t.automation("Annie") == {"food": 8, "ore": 0, "star": 0}
    assert t.outpost_disc("a1") == "star"


@clauses("SUN-AMB-09")
def test_control_is_checked_after_each_part_of_a_combined_effect() -> None:
    """Supply Outpost: the upgrade wins Sirius and its ore, then the jump leaves it again."""
    t = Table()
    t.tech("II-F", "supply-outpost", by=["Annie"])
    t.cubes("Annie", "I-4")
    t.seat("Annie", ore=1, ships={"a1": [1]})
    t.seat("Brian", ships={"a1": [1]})
    t.system("a1", "sirius", outpost=("Brian", "ore"))
    t.begin()
    t.plays(("act", "tech:supply-outpost"), ("raise", "a1", 1))
    assert t.offered("move")
    assert (t.controller("sirius"), t.ore("Annie")) == ("Annie", 1)
    t.plays(("move", "a1", 2, "sol"), ("stop",))
    assert (t.controller("sirius"), t.ore("Brian")) == ("Brian", 2)


@clauses("SUN-AMB-10")
def test_a_bonus_won_in_the_middle_of_an_action_serves_its_later_parts() -> None:
    """Spacetime Anomaly Studies: 5 ore and 1 returned pop, jump 1, then research III if wanted."""
    for system, wanted in (("alpha-centauri", True), ("barnards-star", False)):
        t = Table()
        t.tech("II-A", "plasma-cannon", by=["Annie"])
        t.tech("II-B", "human-experiments", by=["Annie"])
        t.tech("II-C", "spacetime-anomaly-studies", by=["Annie"])
        t.tech("III-C", "capital-ship", by=["Brian"])
        t.cubes("Annie", "I-1", "I-2")
        t.cubes("Brian", "I-1", "I-2", "II-C")
        t.system("a1", system)  # Alpha Centauri gives 1 supply as pop
        t.seat("Annie", ore=5, pop=1, ships={"sol": [1]})
        t.begin()
        t.plays(("act", "tech:spacetime-anomaly-studies"), ("move", "sol", 1, "a1"))
        assert t.pop("Annie") == (1 if wanted else 0)
        assert t.offers("do") == wanted
        if wanted:
            t.takes("do").takes("slot", "III-C")
            assert "Annie" in t.researchers("III-C")
