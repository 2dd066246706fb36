"""Actions in detail: what counts as a change, paying for places, what an Action counts, which options it has."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clauses
from tests.sun.table import Table

DISCIPLES = ("cosmic-tabernacle", "united-nations", "free-settlements", "nishida-ostergaard")
CERES = ("free-settlements", "united-nations", "cosmic-tabernacle", "nishida-ostergaard")
NISHIDA = ("nishida-ostergaard", "united-nations", "cosmic-tabernacle", "free-settlements")
JUMP_4 = ("act", "tech:terraforming:1:1")


def advanced(factions: tuple[str, ...], **options: Any) -> Table:
    """Advanced mats, and Systems without gain-control bonuses."""
    t = Table(mats="advanced", factions=factions, **options)
    t.system("a1", "barnards-star")
    t.system("a2", "procyon")
    t.system("b1", "ross-154")
    t.system("b2", "gliese-876")
    return t


# ---------------------------------------------------------------- a change is a change


@clauses("SUN-ACT-23", "SUN-AMB-11")
def test_an_upgrade_that_cost_nothing_is_change_enough_to_leave_the_jump() -> None:
    t = Table()
    t.tech("II-E", "plasma-cannon", by=["Annie"])
    t.tech("II-F", "modular-fleet", by=["Annie"])
    t.tech("III-F", "hyperdrive-boosters", by=["Annie"])  # upgrade up to 2 ships by 1, then jump 4
    t.cubes("Annie", "I-3", "I-4")
    t.seat("Annie", ships={"sol": [1, 1]})
    t.begin()
    t.takes("act", "tech:hyperdrive-boosters")
    jump = t.copy().takes("stop")
    assert jump.offered("move")
    assert not jump.offers("stop")  # nothing has changed yet
    t.plays(("raise", "sol", 1), ("stop",))
    assert t.offered("move")
    t.takes("stop")
    assert (t.ships("Annie"), t.phase) == ({"sol": [1, 2]}, "production")


@clauses("SUN-ACT-23", "SUN-EX-29")
def test_population_from_supply_is_change_enough_to_leave_the_jump() -> None:
    """Manufacturing Orbitals with two colonies and nothing controlled: 1 supply to pop."""
    t = Table()
    t.tech("II-E", "plasma-cannon", by=["Annie"])
    t.tech("II-F", "modular-fleet", by=["Annie"])
    t.tech("III-F", "manufacturing-orbitals", by=["Annie"])
    t.cubes("Annie", "I-3", "I-4")
    t.colony("Annie", "barnards-star")
    t.colony("Annie", "sirius")
    t.seat("Annie", ore=0, pop=0, ships={"sol": [1]})
    t.begin()
    t.takes("act", "tech:manufacturing-orbitals")
    assert t.pop("Annie") == 1
    t.takes("skip")
    assert t.offers("stop")
    t.takes("stop")
    assert (t.ore("Annie"), t.pop("Annie"), t.ships("Annie")) == (0, 1, {"sol": [1]})


@clauses("SUN-AMB-05", "SUN-BASIC-06", "SUN-ACT-12")
def test_who_has_paid_the_surcharge_of_basic_action_3_may_leave_all_ships_where_they_are() -> None:
    t = Table()
    t.seat("Annie", ore=1, pop=1, ships={"sol": [1]})
    t.begin()
    t.plays(("act", "basic:3:2"), ("skip",))
    assert t.offers("stop")  # 1 ore is gone
    free = Table()
    free.seat("Annie", ore=1, pop=1, ships={"sol": [1]})
    free.begin().plays(("act", "basic:3:1"), ("skip",))
    assert not free.offers("stop")


@clauses("SUN-AMB-05")
@pytest.mark.parametrize(("space", "wanted"), [("basic:3:1", False), ("basic:3:2", True)])
def test_without_ships_and_population_basic_action_3_changes_something_on_the_dearer_space_only(
    space: str, wanted: bool
) -> None:
    t = Table()
    t.seat("Annie", ore=1, pop=0, ships={})
    t.begin()
    assert t.offers("act", space) == wanted
    if wanted:
        t.takes("act", space)
        assert (t.ore("Annie"), t.phase) == (0, "production")
    else:
        assert t.refusal("act", space).clause == "SUN-ACT-22"


# ---------------------------------------------------------------- options that would change nothing


def mass_cloning(**seat: Any) -> Table:
    """2 supply to pop; or 1 supply to pop and 2 ore; or for 3 ore 1 supply to pop and research II."""
    t = Table()
    t.tech("II-D", "mass-cloning", by=["Annie"])
    t.cubes("Annie", "I-3", "I-2")
    t.seat("Annie", **seat)
    return t


@clauses("SUN-ACT-11", "SUN-ACT-23")
@pytest.mark.parametrize(
    ("ore", "option", "gained"), [(0, "A", (2, 0)), (0, "B", (1, 2)), (2, "A", (2, 0)), (3, "A", (2, 0))]
)
def test_mass_cloning_is_taken_with_the_options_that_can_be_paid(
    ore: int, option: str, gained: tuple[int, int]
) -> None:
    t = mass_cloning(ore=ore, pop=1).begin()
    t.takes("act", "tech:mass-cloning")
    assert t.offered_names("pick") == ({"A", "B", "C"} if ore >= 3 else {"A", "B"})
    t.takes("pick", option)
    assert (t.pop("Annie") - 1, t.ore("Annie") - ore) == gained
    assert t.phase == "production"


@clauses("SUN-ACT-22")
def test_an_option_that_would_leave_everything_as_it_was_is_not_offered() -> None:
    t = mass_cloning(ore=3, pop=2, ships={"sol": [1] * 15}).begin()
    assert t.supply("Annie") == 0
    t.takes("act", "tech:mass-cloning")
    assert t.offered_names("pick") == {"B", "C"}
    assert t.refusal("pick", "A").clause == "SUN-ACT-22"


@clauses("SUN-OPT-05", "SUN-AMB-15", "SUN-AMB-26")
def test_in_a_bonus_an_option_may_lapse_although_it_changes_nothing() -> None:
    """Android Armada: twice either 1 supply into a level 2 ship or 1 supply to pop."""
    t = Table()
    t.tech("II-A", "plasma-cannon", by=["Annie"])
    t.tech("II-B", "human-experiments", by=["Annie"])
    t.tech("III-A", "android-armada", by=["Brian"])
    t.cubes("Annie", "I-1", "I-2")
    t.cubes("Brian", "I-1", "I-2", "II-A", "II-B")
    t.guild_open("professors-guild")
    t.seat("Annie", ore=4, pop=3, ships={"sol": [1] * 13})
    t.begin()
    t.takes("act", "guild:professors-guild")  # the returned pop is the only supply
    assert (t.supply("Annie"), t.offered_names("pick")) == (1, {"A", "B"})
    t.takes("pick", "B")
    assert (t.supply("Annie"), t.pop("Annie"), t.offered_names("pick")) == (0, 2, {"A", "B"})
    t.takes("pick", "B")
    assert (t.pop("Annie"), t.phase) == (2, "production")


# ---------------------------------------------------------------- what an Action counts


@clauses("SUN-ACT-01", "SUN-EX-08")
def test_letters_of_marque_count_only_what_their_own_jump_seized() -> None:
    """Jump 4, then 2 ore for each System taken from another faction."""
    t = Table()
    t.tech("II-B", "letters-of-marque", by=["Annie"])
    t.cubes("Annie", "I-1", "I-2")
    t.seat("Annie", ships={"sol": [4]})
    t.seat("Brian", ships={"a1": [1], "a2": [1]})
    t.system("a1", "barnards-star", outpost=("Brian", "food"))
    t.system("a2", "procyon", outpost=("Brian", "ore"))
    t.begin()
    ore = t.ore("Annie")
    first = t.copy().plays(("act", "tech:letters-of-marque"), ("move", "sol", 4, "a1"), ("stop",))
    assert first.ore("Annie") == ore + 2
    t.plays(JUMP_4, ("move", "sol", 4, "a1"), ("stop",))
    assert t.controller("a1") == "Annie"
    t.quiet_turn().until("Annie")
    before = t.ore("Annie")
    t.plays(("act", "tech:letters-of-marque"), ("move", "a1", 4, "shipyard-left"), ("stop",))
    assert t.ore("Annie") == before


# ---------------------------------------------------------------- places beside other pawns


@clauses("SUN-ADV-08", "SUN-ACT-10", "SUN-ORE-02")
@pytest.mark.parametrize(("ore", "wanted"), [(1, False), (2, True)])
def test_the_disciples_pay_for_the_place_and_for_the_action(ore: int, wanted: bool) -> None:
    t = advanced(DISCIPLES)
    t.cubes("Annie", "I-1")
    t.cubes("Brian", "I-1")
    t.seat("Annie", ore=ore, pop=1, automation={"food": 4})
    t.seat("Brian", ore=0, pawn="tech:narrow-beam-lasers")  # 1 ore: 1 pop into a level 2 ship, then jump 3
    t.begin()
    assert t.offers("act", "tech:narrow-beam-lasers") == wanted
    if wanted:
        t.takes("act", "tech:narrow-beam-lasers")
        assert (t.ore("Annie"), t.ore("Brian")) == (0, 1)


@clauses("SUN-AMB-05", "SUN-ADV-08")
@pytest.mark.parametrize("ships", [{"sol": [1]}, {}])
def test_who_has_paid_for_the_place_may_leave_all_ships_where_they_are(ships: dict[str, list[int]]) -> None:
    t = advanced(DISCIPLES)
    t.cubes("Annie", "I-2")
    t.cubes("Brian", "I-2")
    t.seat("Annie", ore=1, ships=ships, automation={"food": 4})
    t.seat("Brian", ore=0, pawn="tech:terraforming:1:1")
    t.begin()
    before = t.now.clone()
    t.takes(*JUMP_4)
    assert not t.game.may_undo(before, t.now)  # Brian has the ore (SUN-AMB-82)
    if ships:
        t.takes("stop")
    assert (t.ore("Annie"), t.ore("Brian"), t.ships("Annie"), t.phase) == (0, 1, ships, "production")


@clauses("SUN-AMB-01", "SUN-ORE-02")
@pytest.mark.parametrize(("shared", "paid"), [(True, 0), (False, 1)])
def test_the_disciples_pay_for_the_last_basic_space_only_where_it_holds_one_pawn(shared: bool, paid: int) -> None:
    t = advanced(DISCIPLES, shared_last_space=shared)
    t.seat("Annie", ore=5, automation={"food": 4})
    t.seat("Brian", ore=0, pawn="basic:4:1")
    t.begin()
    t.takes("act", "basic:4:1")
    assert (t.ore("Annie"), t.ore("Brian")) == (5 - paid + 1, paid)
    assert t.pawn("Brian") == "basic:4:1"


@clauses("SUN-AMB-01", "SUN-CARD-08", "SUN-AMB-28")
@pytest.mark.parametrize(("shared", "brian"), [(True, "basic:4:1"), (False, None)])
def test_ross_154_moves_a_pawn_from_the_last_basic_space_only_where_it_holds_one(
    shared: bool, brian: str | None
) -> None:
    t = Table(shared_last_space=shared)
    t.colony("Annie", "ross-154")
    t.seat("Brian", pawn="basic:4:1")
    t.begin()
    t.takes("act", "basic:4:1")
    assert (t.pawn("Annie"), t.pawn("Brian")) == ("basic:4:1", brian)


@clauses("SUN-CARD-08", "SUN-ORE-02")
def test_with_ross_154_the_disciples_need_not_pay() -> None:
    t = advanced(DISCIPLES)
    t.system("b1", "kapteyns-star")
    t.colony("Annie", "ross-154")
    t.cubes("Annie", "I-2")
    t.cubes("Brian", "I-2")
    t.seat("Annie", ore=1, automation={"food": 4})
    t.seat("Brian", ore=0, pawn="tech:terraforming:1:1")
    t.begin()
    t.takes(*JUMP_4)
    assert (t.ore("Annie"), t.ore("Brian"), t.pawn("Brian")) == (1, 0, None)


# ---------------------------------------------------------------- innovations in the middle


@clauses("SUN-ADV-06", "SUN-ADV-08")
def test_only_the_jumps_of_actions_go_farther_for_ceres() -> None:
    """Epsilon Eridani gives jump 1 for gaining control."""
    t = advanced(CERES)
    t.system("a1", "epsilon-eridani")
    t.cubes("Annie", "I-2")
    t.seat("Annie", ships={"sol": [2]}, automation={"food": 8})
    t.begin()
    t.takes(*JUMP_4)
    assert t.look["pending"][-1]["points"] == 5
    t.plays(("move", "sol", 2, "a1"), ("stop",))
    assert t.look["pending"][-1]["points"] == 1


@clauses("SUN-ADV-07", "SUN-AMB-25")
def test_an_innovation_fires_in_the_middle_of_an_effect_and_before_its_next_part() -> None:
    """Hivemind Computing: automate ore + jump 1. The last ore disc brings two level 4 ships and jump 4 first."""
    t = advanced(NISHIDA)
    t.tech("II-C", "colony-transports", by=["Annie"])
    t.tech("III-C", "hivemind-computing", by=["Brian"])
    t.cubes("Brian", "I-2", "II-C")
    t.cubes("Annie", "I-2")
    t.guild_open("professors-guild")
    t.seat("Annie", ore=4, pop=3, automation={"ore": 7}, ships={"sol": [1]})
    t.begin()
    t.takes("act", "guild:professors-guild")
    assert t.ships("Annie") == {"sol": [1, 4, 4]}
    assert t.look["pending"][-1]["points"] == 4
    t.plays(("stop",))
    assert t.look["pending"][-1]["points"] == 1
