"""Permanent powers and rare bonuses of technologies: used in earnest, and by their owner only."""

from __future__ import annotations

import pytest

from tests.clauses import clauses
from tests.sun.table import Table

LEADS_TO_FOUR = (
    ("II-C", "colony-transports"), ("II-D", "closed-loop-arcologies"), ("III-C", "cerebral-implants"),
    ("III-D", "mercenary-fleet"),
)  # fmt: skip


def before_level_four(card: str, *own: str) -> Table:
    """Brian has researched this card at IIII-B, Annie only what leads there; neither card of level III has a bonus."""
    t = Table()
    for slot, name in LEADS_TO_FOUR:
        t.tech(slot, name, by=["Annie", "Brian"])
    t.tech("IIII-B", card, by=["Brian", *own])
    for name in ("Annie", "Brian"):
        t.cubes(name, "I-2", "I-3")
    t.seat("Annie", ore=20, pop=4, ships={"sol": [1, 2], "a1": [1]})
    t.system("a1", "barnards-star", outpost=("Annie", "food"))
    t.system("a2", "61-cygni")
    t.system("b1", "ross-154")
    t.system("b2", "gliese-876")
    t.guild_open("metascientists-guild")
    return t


def researches(card: str) -> Table:
    return before_level_four(card).begin().takes("act", "guild:metascientists-guild")


# ---------------------------------------------------------------- an immediate bonus once more


@clauses("SUN-RES-25", "SUN-AMB-25")
def test_the_parallel_universe_repeats_the_bonus_of_one_own_technology_up_to_level_three() -> None:
    t = researches("parallel-universe-generator")  # gain 3 ore + one immediate bonus again
    assert t.ore("Annie") == 20 - 6 + 3
    # Cerebral Implants and Mercenary Fleet have no bonus, and Advanced Robotics is not hers
    names = {"terraforming", "advanced-genetics", "colony-transports", "closed-loop-arcologies"}
    assert t.offered_names("recall") == names
    food, pop = t.food_discs("Annie"), t.pop("Annie")
    t.takes("recall", "advanced-genetics")  # automate food + 1 supply to pop
    assert (t.food_discs("Annie"), t.pop("Annie")) == (food - 1, pop + 1)
    assert t.phase == "production"


@clauses("SUN-AMB-07")
def test_without_a_bonus_to_repeat_that_part_lapses() -> None:
    t = Table()
    t.seat("Annie", ore=2)
    del t.doc["phase"]
    t.doc["pending"] = [
        {"task": "TURN", "seat": 0, "phase": "after-action"},
        {"task": "COPY", "seat": 0, "what": "bonus"},
    ]
    t.begin()
    assert (t.asked, t.phase, t.ore("Annie")) == ("Annie", "production", 2)


# ---------------------------------------------------------------- ships straight to any location


@clauses("SUN-JUMP-01", "SUN-OPT-03")
def test_beacons_bring_three_ships_straight_anywhere_and_control_comes_last() -> None:
    t = before_level_four("hyperspace-beacon-lattice")  # automate ore + 3 ships anywhere
    t.system("b1", "luhman-16")  # gain control: 2 ore
    t.begin()
    t.takes("act", "guild:metascientists-guild")
    ore = t.ore("Annie")
    assert t.offers("stop")  # the research has changed enough
    everywhere = {"a1", "a2", "b1", "b2", "shipyard-left", "shipyard-right", "deep-space"}
    assert {place for place in t.ids.locations.numbers if t.offers("move", "sol", 1, place)} == everywhere
    t.takes("move", "sol", 1, "b1")  # far more than one segment
    assert t.controller("luhman-16") is None
    t.takes("move", "sol", 2, "a2")
    stopped = t.copy().takes("stop")
    assert stopped.ships("Annie") == {"a1": [1], "a2": [2], "b1": [1]}
    assert (stopped.controller("a1"), stopped.ore("Annie")) == ("Annie", ore + 2)
    assert stopped.phase == "production"
    t.takes("move", "b1", 1, "deep-space")  # the third and last
    assert t.ships("Annie") == {"a1": [1], "a2": [2], "deep-space": [1]}
    assert [t.controller(card) for card in ("luhman-16", "61-cygni")] == [None, "Annie"]
    assert (t.ore("Annie"), t.phase) == (ore, "production")


# ---------------------------------------------------------------- cubes taken back


@clauses("SUN-RES-28", "SUN-AMB-84")
def test_researchers_come_home_once_a_turn_from_one_technology_each_and_it_stays_researched() -> None:
    t = before_level_four("mind-machine-assimilation", "Annie").begin()
    mine = {"I-2", "I-3", "II-C", "II-D", "III-C", "III-D", "IIII-B"}
    assert t.offered_names("reclaim") == mine
    pop, cubes = t.pop("Annie"), t.cubes_of("Annie")
    t.takes("reclaim", "I-2")
    assert (t.pop("Annie"), t.cubes_of("Annie")) == (pop + 1, cubes)
    assert "Annie" in t.researchers("I-2")
    assert t.offers("act", "tech:terraforming:1:1")  # it is still hers
    assert not t.offered("reclaim")  # once a turn
    t.quiet_turn().until("Annie")
    assert t.offered_names("reclaim") == mine - {"I-2"}  # once from each


# ---------------------------------------------------------------- discs on achievements


@clauses("SUN-AMB-54", "SUN-AMB-84")
def test_only_own_stars_on_achievements_are_exchanged_and_only_for_discs_that_are_left() -> None:
    t = before_level_four("giga-corporations", "Annie")
    t.claimed("empire", "Brian", "Annie")
    t.claimed("warlord", "Cindy")
    t.seat("Annie", food_discs=0, automation={"food": 7})
    t.begin()
    assert len(t.offered("swap")) == 1  # no disc of food, and no star of others
    t.takes("swap", "empire", 1, "ore")
    assert t.ore_discs("Annie") == 7
    assert not t.offered("swap")  # what lies there now is no star


# ---------------------------------------------------------------- ore for returned population


def rights(card: str, slot: str = "II-F", **seat: int) -> Table:
    """Annie has researched Android Rights Movement: 1 ore may stand for 1 population that a cost returns."""
    t = Table()
    t.tech("II-D", "survey-androids", by=["Annie"])
    t.tech("III-D", "android-rights-movement", by=["Annie"])
    t.tech(slot, card, by=["Annie"])
    t.cubes("Annie", "I-2", "I-3", "I-4")
    t.seat("Annie", **seat)
    return t


@clauses("SUN-RET-05", "SUN-OPT-01")
@pytest.mark.parametrize(
    ("ore", "pop", "ways"), [(1, 3, {"pay_pop", "pay_ore"}), (0, 3, {"pay_pop"}), (1, 2, {"pay_ore"}), (0, 2, set())]
)
def test_an_ore_may_replace_one_returned_population_as_long_as_enough_is_left_for_the_research(
    ore: int, pop: int, ways: set[str]
) -> None:
    """Human Experiments: return 2 pop, research II."""
    t = rights("human-experiments", ore=ore, pop=pop)
    t.begin()
    assert t.offers("act", "tech:human-experiments") == bool(ways)
    if not ways:
        return
    t.takes("act", "tech:human-experiments")
    if len(ways) == 2:
        assert {verb for verb in ("pay_pop", "pay_ore") if t.offers(verb)} == ways
        ore_paid = t.copy().takes("pay_ore")
        assert (ore_paid.ore("Annie"), ore_paid.pop("Annie")) == (0, 2)  # the research is still to come
        t.takes("pay_pop")
        assert (t.ore("Annie"), t.pop("Annie")) == (1, 1)
    else:  # the only way is taken without a question
        assert (t.ore("Annie"), t.pop("Annie")) == (0, 1)
    assert t.offered("slot")


@clauses("SUN-RET-01", "SUN-RES-28")
def test_who_has_no_population_can_only_return_an_ore() -> None:
    """Terraforming: 3 ore and 1 returned pop to colonize."""
    t = rights("modular-fleet", ore=4, pop=0)
    t.cubes("Annie", "I-2")
    t.system("a1", "sirius", outpost=("Annie", "ore"))
    t.seat("Annie", ships={"a1": [3]})
    t.begin()
    t.takes("act", "tech:terraforming:2:1")
    assert list(t.colonies("Annie")) == ["sirius"]
    assert (t.pop("Annie"), t.ore("Annie")) == (0, 4)  # Sirius brings 4 ore


@clauses("SUN-AMB-84", "SUN-RES-28")
def test_what_is_no_action_is_paid_for_as_it_says() -> None:
    """Black Market Industries, a power at will: return 1 pop and gain 2 ore."""
    t = rights("black-market-industries", ore=3, pop=1).begin()
    t.takes("use", "black-market-industries")
    t.takes("pick", "A")
    assert not t.offered("pay_ore")
    assert (t.ore("Annie"), t.pop("Annie")) == (5, 0)
