"""Which Systems Stealth Terraformers may colonize, and what they skip (SUN-AMB-80)."""

from __future__ import annotations

from tests.clauses import clauses
from tests.sun.table import Table


def stealth() -> Table:
    """5 ore + return 1 pop: jump 2, then colonize a System that had no outpost when the turn began."""
    t = Table()
    t.seat("Annie", ore=20, pop=5)
    t.tech("III-F", "stealth-terraformers", by=["Annie"])
    t.cubes("Annie", "I-3", "I-4", "II-E", "II-F")
    t.tech("II-E", "bio-synaptic-network")
    t.tech("II-F", "survey-androids")
    return t


@clauses("SUN-AMB-80")
def test_stealth_terraformers_skip_the_gain_control_bonus_of_what_they_colonize() -> None:
    t = stealth()
    t.system("a1", "alpha-centauri")  # power 2, gain 1 supply to pop, colonize: automate food
    t.system("a2", "sirius")  # power 3, gain 1 ore
    t.seat("Annie", ships={"sol": [1, 2]})
    t.begin()
    t.plays(("act", "tech:stealth-terraformers"), ("move", "sol", 2, "a1"), ("move", "sol", 1, "a2"))
    assert t.colonies("Annie") == {"alpha-centauri": ["food", "food"]}
    assert t.pop("Annie") == 4  # 1 returned, none gained
    assert t.ore("Annie") == 20 - 5 + 1  # Sirius gives its bonus
    assert t.controller("sirius") == "Annie"
    assert t.automation("Annie")["food"] == 1
    assert t.food_discs("Annie") == 5


@clauses("SUN-AMB-80")
def test_stealth_terraformers_leave_systems_alone_that_had_an_outpost() -> None:
    t = stealth()
    t.system("a1", "alpha-centauri", outpost=("Annie", "food"))
    t.system("a2", "lacaille-9352", outpost=("Brian", "food"))
    t.system("b1", "luhman-16")
    t.seat("Annie", ships={"sol": [4], "a1": [2], "shipyard-left": [4]})
    t.system("shipyard-left", outpost=("Annie", "ore"))
    t.begin()
    t.plays(("act", "tech:stealth-terraformers"), ("move", "sol", 4, "a2"))
    # the second point can only go where a System is left to colonize
    assert t.colonies("Annie") == {"luhman-16": ["ore", "ore"]}
    assert t.controller("a2") == "Annie"  # taken from Brian, not colonized
    assert t.controller("a1") == "Annie"


@clauses("SUN-AMB-80")
def test_stealth_terraformers_cannot_be_used_where_every_system_had_an_outpost() -> None:
    t = stealth()
    t.system("a1", "alpha-centauri", outpost=("Annie", "food"))
    t.system("a2", "lacaille-9352", outpost=("Brian", "food"))
    t.seat("Annie", ships={"sol": [4], "a1": [2]})
    t.begin()
    assert t.refusal("act", "tech:stealth-terraformers").clause == "SUN-COL-21"


@clauses("SUN-AMB-80", "SUN-AMB-10")
def test_other_jumps_before_a_colonization_give_the_gain_control_bonus() -> None:
    t = Table()
    t.seat("Annie", ore=20, pop=5, ships={"sol": [2]})
    t.tech("II-C", "colony-transports", by=["Annie"])  # 4 ore + return 1 pop: jump 2, then colonize
    t.cubes("Annie", "I-2")
    t.system("a1", "alpha-centauri")
    t.begin()
    t.takes("act", "tech:colony-transports")  # the ship has one way to make the colonization possible
    assert t.colonies("Annie") == {"alpha-centauri": ["food", "food"]}
    assert t.pop("Annie") == 5  # 1 returned, 1 gained
