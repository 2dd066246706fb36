"""Chapters BUILD, UPG and JUMP: ships are built, upgraded and moved. What control follows is in other files."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clauses
from tests.sun.table import Table


def annie(ships: dict[str, list[int]] | None = None, **fields: Any) -> Table:
    """Annie has ore, population and these ships."""
    t = Table()
    t.seat("Annie", ore=20, pop=6, ships=ships or {"sol": [1]}, **fields)
    return t


def reached(t: Table, *, from_: str, level: int) -> set[str]:
    """Where a ship can go with one movement point."""
    return {place for place in t.ids.locations.numbers if t.offers("move", from_, level, place)}


def points_left(t: Table) -> int:
    top = t.look["pending"][-1]
    assert top["task"] == "JUMP"
    return int(top["points"])


# ---------------------------------------------------------------- build


@clauses("SUN-BUILD-01")
@pytest.mark.parametrize(
    ("slot", "card", "level", "pop", "supply"),
    [
        ("I-1", "narrow-beam-lasers", 2, 1, 0),
        ("II-A", "plasma-cannon", 3, 1, 0),
        ("III-A", "android-armada", 4, 0, 1),
    ],
)
def test_a_cube_becomes_a_ship_of_the_stated_level(slot: str, card: str, level: int, pop: int, supply: int) -> None:
    t = annie()
    t.cubes("Annie", "I-1", "I-2", "II-A", "II-B")
    t.tech("II-A", "plasma-cannon")
    t.tech("II-B", "letters-of-marque")
    t.tech("III-A", "android-armada", by=["Annie"])
    t.tech(slot, card)
    t.begin()
    before = t.pop("Annie"), t.supply("Annie")
    t.takes("act", f"tech:{card}")
    assert (t.pop("Annie"), t.supply("Annie")) == (before[0] - pop, before[1] - supply)
    assert t.ships("Annie") == {"sol": [1, level]}
    assert t.cubes_of("Annie") == 20


@clauses("SUN-BUILD-02", "SUN-BUILD-03", "SUN-BUILD-07", "SUN-BUILD-08")
def test_ships_are_built_at_sol_or_at_a_shipyard_with_an_own_outpost() -> None:
    t = annie({"sol": [1], "shipyard-left": [1], "a1": [2]})
    t.seat("Brian", ships={"shipyard-left": [1]})  # a tie: nobody's outpost lies there
    t.system("shipyard-right", outpost=("Annie", "food"))  # without a ship of hers
    t.system("a1", "barnards-star", outpost=("Annie", "food"))
    t.begin()
    t.plays(("act", "basic:3:1"), ("do",))
    assert t.offered_names("build_at") == {"sol", "shipyard-right"}
    assert t.refusal("build_at", "shipyard-left").clause == "SUN-BUILD-02"
    assert t.refusal("build_at", "a1").clause == "SUN-BUILD-07"
    assert t.refusal("build_at", "deep-space").clause == "SUN-BUILD-02"
    t.takes("build_at", "shipyard-right")
    assert t.ships("Annie", "shipyard-right") == [1]


def before_neo_industrial_revolution() -> Table:
    """Researching it at the guild turns 2 supply cubes into level 3 ships."""
    t = Table()
    t.cubes("Annie", "I-2", "I-3", "II-C", "II-D", "III-C", "III-D")
    t.tech("II-C", "bio-synaptic-network")
    t.tech("II-D", "survey-androids")
    t.tech("III-C", "hivemind-computing")
    t.tech("III-D", "metahuman-chambers")
    t.tech("IIII-B", "neo-industrial-revolution", by=["Brian"])
    t.cubes("Brian", "I-2", "I-3", "II-C", "II-D", "III-C", "III-D")
    t.guild_open("metascientists-guild")
    t.system("shipyard-left", outpost=("Annie", "ore"))
    t.seat("Annie", ore=20, pop=6)
    return t.begin()


@clauses("SUN-BUILD-04", "SUN-SUP-07")
def test_two_ships_of_one_effect_may_go_to_different_places() -> None:
    t = before_neo_industrial_revolution()
    t.takes("act", "guild:metascientists-guild")
    t.plays(("build_at", "shipyard-left"), ("build_at", "sol"))
    assert t.ships("Annie") == {"sol": [1, 3], "shipyard-left": [3]}


@clauses("SUN-BUILD-05")
def test_an_effect_that_names_deep_space_builds_there_only() -> None:
    t = annie()
    t.system("shipyard-left", outpost=("Annie", "ore"))
    t.begin()
    t.plays(("act", "basic:1:1"), ("slot", "I-2"))  # Terraforming: 1 supply to a level 1 ship in Deep Space
    assert t.ships("Annie") == {"sol": [1], "deep-space": [1]}


@clauses("SUN-BUILD-06")
def test_control_is_checked_as_soon_as_a_ship_was_built() -> None:
    """No printed effect builds on a System; here a ship has come to Sirius in the middle of one that builds two."""
    t = annie({"sol": [1], "a1": [2]})
    t.system("a1", "sirius")  # gain 1 ore
    t.system("shipyard-left", outpost=("Annie", "ore"))
    del t.doc["phase"]
    t.doc["pending"] = [
        {"task": "TURN", "seat": 0, "phase": "after-action"},
        {"task": "BUILD", "seat": 0, "cubes": 1, "source": "population", "level": 1, "place": "usual"},
    ]
    t.begin()
    assert t.controller("sirius") is None
    ore = t.ore("Annie")
    t.takes("build_at", "sol")
    assert t.controller("sirius") == "Annie"
    assert t.ore("Annie") == ore + 1


# ---------------------------------------------------------------- upgrade


@clauses("SUN-UPG-01", "SUN-UPG-02", "SUN-UPG-03", "SUN-UPG-06")
def test_an_upgrade_raises_an_own_ship_anywhere_by_one_level() -> None:
    t = annie({"sol": [1], "a1": [2], "shipyard-left": [3], "deep-space": [1, 4]})
    t.system("a1", "barnards-star", outpost=("Annie", "food"))
    t.system("shipyard-left", outpost=("Annie", "ore"))
    t.seat("Brian", ships={"sol": [2], "deep-space": [3]})
    t.begin()
    t.plays(("act", "basic:1:1"), ("slot", "I-1"))  # Narrow Beam Lasers: 1 ore, upgrade 1 ship by 1
    places = t.ids.locations
    offered = {(places[place], level) for place, level in t.offered("raise")}
    assert offered == {("sol", 1), ("a1", 2), ("shipyard-left", 3), ("deep-space", 1)}
    assert t.refusal("raise", "deep-space", 4).clause == "SUN-UPG-02"
    assert "SUN-UPG-03" in t.clauses()
    t.takes("raise", "a1", 2)
    assert t.ships("Annie") == {"sol": [1], "a1": [3], "shipyard-left": [3], "deep-space": [1, 4]}
    assert t.ships("Brian") == {"sol": [2], "deep-space": [3]}


def supply_outpost(ships: dict[str, list[int]]) -> Table:
    """1 ore: upgrade up to 2 ships by 1, then jump 3."""
    t = annie(ships)
    t.tech("II-E", "supply-outpost", by=["Annie"])
    t.cubes("Annie", "I-3", "I-4")
    t.begin()
    return t.takes("act", "tech:supply-outpost")


@clauses("SUN-UPG-04", "SUN-OPT-02")
def test_up_to_two_ships_may_be_two_one_or_none() -> None:
    t = supply_outpost({"sol": [1, 2, 3]})
    none = t.copy().takes("stop")
    assert none.ships("Annie", "sol") == [1, 2, 3]
    one = t.copy().plays(("raise", "sol", 3), ("stop",))
    assert one.ships("Annie", "sol") == [1, 2, 4]
    two = t.plays(("raise", "sol", 3), ("raise", "sol", 1))
    assert two.ships("Annie", "sol") == [2, 2, 4]
    assert all(table.offered("move") and not table.offered("raise") for table in (none, one, two))


@clauses("SUN-AMB-42")
def test_two_upgrades_go_to_two_different_ships() -> None:
    t = supply_outpost({"sol": [1, 3], "deep-space": [2]})
    t.takes("raise", "sol", 1)
    assert t.refusal("raise", "sol", 2).clause == "SUN-AMB-42"
    assert t.offers("raise", "deep-space", 2)
    assert t.offers("raise", "sol", 3)


@clauses("SUN-AMB-42")
def test_a_card_that_spreads_levels_may_raise_the_same_ship_again() -> None:
    t = annie({"sol": [1], "deep-space": [2]})
    t.tech("III-F", "hyperdrive-boosters", by=["Brian"])  # upgrade 3 levels
    t.cubes("Brian", "I-3", "I-4", "II-E", "II-F")
    t.cubes("Annie", "I-3", "I-4", "II-E", "II-F")
    t.tech("II-E", "bio-synaptic-network")
    t.tech("II-F", "survey-androids")
    t.guild_open("professors-guild")
    t.begin()
    t.takes("act", "guild:professors-guild")
    t.plays(("raise", "sol", 1), ("raise", "sol", 2), ("raise", "sol", 3))
    assert t.ships("Annie") == {"sol": [4], "deep-space": [2]}


@clauses("SUN-UPG-05", "SUN-OPT-04")
@pytest.mark.parametrize("ships", [{"sol": [4, 4]}, {"deep-space": [4]}])
def test_an_upgrade_lapses_when_all_ships_are_at_level_four(ships: dict[str, list[int]]) -> None:
    t = annie(ships).begin()
    t.plays(("act", "basic:1:1"), ("slot", "I-1"))
    assert t.researchers("I-1") == {"Annie"}
    assert (t.ships("Annie"), t.ore("Annie"), t.phase) == (ships, 21, "production")


@clauses("SUN-OPT-04", "SUN-UPG-02")
def test_levels_that_no_ship_can_take_are_waived() -> None:
    t = annie({"sol": [3]})
    t.tech("III-F", "hyperdrive-boosters", by=["Brian"])
    t.cubes("Brian", "I-3", "I-4", "II-E", "II-F")
    t.cubes("Annie", "I-3", "I-4", "II-E", "II-F")
    t.tech("II-E", "bio-synaptic-network")
    t.tech("II-F", "survey-androids")
    t.guild_open("professors-guild")
    t.begin()
    t.takes("act", "guild:professors-guild")
    assert t.ships("Annie") == {"sol": [4]}
    assert t.phase == "production"


@clauses("SUN-AMB-41", "SUN-UPG-02")
def test_a_level_three_ship_that_gains_two_levels_stops_at_four() -> None:
    t = annie({"sol": [3], "deep-space": [2]})
    del t.doc["phase"]
    t.doc["pending"] = [
        {"task": "TURN", "seat": 0, "phase": "after-action"},
        {"task": "UPGRADE", "seat": 0, "ships": 2, "levels": 2, "up_to": False, "done": []},
    ]
    t.begin()
    t.takes("raise", "sol", 3)
    assert t.ships("Annie") == {"sol": [4], "deep-space": [4]}


# ---------------------------------------------------------------- jump


@clauses("SUN-JUMP-01", "SUN-JUMP-05")
def test_first_all_moves_then_outposts_then_bonuses() -> None:
    t = annie({"sol": [1, 2]})
    t.cubes("Annie", "I-2")
    t.system("a1", "sirius")  # ore, gain 1 ore
    t.system("a2", "luytens-star")  # food and ore
    t.begin()
    ore = t.ore("Annie")
    t.plays(("act", "tech:terraforming:1:1"), ("move", "sol", 1, "a1"), ("move", "sol", 2, "a2"))
    assert (t.controller("sirius"), t.controller("luytens-star"), t.ore("Annie")) == (None, None, ore)
    t.takes("stop")
    assert t.offers("disc", "a2", "food")
    assert t.offers("disc", "a2", "ore")
    assert t.ore("Annie") == ore  # the outposts come before the bonus
    t.takes("disc", "a2", "food")
    assert (t.controller("sirius"), t.controller("luytens-star"), t.ore("Annie")) == ("Annie", "Annie", ore + 1)


@clauses("SUN-JUMP-02", "SUN-JUMP-03", "SUN-JUMP-12")
def test_jump_four_is_four_segments_and_ships_may_turn_back() -> None:
    t = annie({"sol": [1]})
    t.cubes("Annie", "I-2")
    t.begin()
    t.takes("act", "tech:terraforming:1:1")
    assert reached(t, from_="sol", level=1) == {"a1", "a2"}
    t.takes("move", "sol", 1, "a1")
    assert reached(t, from_="a1", level=1) == {"sol", "shipyard-left"}
    t.takes("move", "a1", 1, "sol")
    t.takes("move", "sol", 1, "a2")
    assert points_left(t) == 1
    t.takes("move", "a2", 1, "shipyard-right")
    assert t.phase == "production"


@clauses("SUN-JUMP-12", "SUN-JUMP-03")
def test_routes_lead_to_deep_space_and_back() -> None:
    t = annie({"b1": [1]})
    t.system("b1", "ross-154", outpost=("Annie", "food"))
    t.cubes("Annie", "I-2")
    t.begin()
    t.plays(("act", "tech:terraforming:1:1"), ("move", "b1", 1, "deep-space"))
    assert reached(t, from_="deep-space", level=1) == {"b1", "b2", "shipyard-left", "shipyard-right"}
    t.takes("move", "deep-space", 1, "b2")
    assert t.ships("Annie") == {"b2": [1]}


@clauses("SUN-JUMP-04")
def test_points_are_split_over_ships_at_will() -> None:
    t = annie({"sol": [1, 2, 3], "deep-space": [1]})
    t.cubes("Annie", "I-2")
    t.begin()
    t.takes("act", "tech:terraforming:1:1")
    t.plays(
        ("move", "sol", 3, "a1"), ("move", "deep-space", 1, "b2"), ("move", "a1", 3, "shipyard-left"),
        ("move", "sol", 2, "a2"),
    )  # fmt: skip
    assert t.ships("Annie") == {"sol": [1], "a2": [2], "shipyard-left": [3], "b2": [1]}


@clauses("SUN-JUMP-06", "SUN-JUMP-07", "SUN-OPT-03")
def test_points_may_be_left_and_are_lost_then() -> None:
    t = annie({"sol": [1]})
    t.cubes("Annie", "I-2")
    t.begin()
    t.plays(("act", "tech:terraforming:1:1"), ("move", "sol", 1, "a1"), ("stop",))
    assert t.ships("Annie") == {"a1": [1]}
    assert t.phase == "production"
    t.takes("mine")
    t.until("Annie")
    t.plays(("act", "basic:3:1"), ("skip",))
    assert points_left(t) == 2


@clauses("SUN-JUMP-08")
def test_only_own_ships_move() -> None:
    t = annie({"sol": [1]})
    t.cubes("Annie", "I-2")
    t.seat("Brian", ships={"sol": [2], "deep-space": [3]})
    t.begin()
    t.takes("act", "tech:terraforming:1:1")
    sol = t.ids.locations.numbers["sol"]
    assert {(place, second >> 4) for place, second in t.offered("move")} == {(sol, 1)}
    assert "SUN-JUMP-08" in t.clauses()
    t.takes("move", "sol", 1, "a1")
    assert t.ships("Brian") == {"sol": [2], "deep-space": [3]}


@clauses("SUN-JUMP-09", "SUN-JUMP-10")
def test_a_ship_passes_through_what_others_control_and_leaves_nothing_behind() -> None:
    t = annie({"sol": [4]})
    t.cubes("Annie", "I-2")
    t.system("a1", "barnards-star", outpost=("Brian", "food"))
    t.seat("Brian", ships={"a1": [1], "shipyard-left": [2]})
    t.system("a2", "sirius", outpost=("Brian", "ore"))  # no ship there
    t.system("shipyard-left", outpost=("Brian", "ore"))
    t.begin()
    through = t.copy().takes("act", "tech:terraforming:1:1")
    through.plays(("move", "sol", 4, "a1"), ("move", "a1", 4, "sol"), ("move", "sol", 4, "a2"))
    through.takes("move", "a2", 4, "shipyard-right")
    assert [through.controller(place) for place in ("a1", "a2")] == ["Brian", "Brian"]
    t.plays(("act", "tech:terraforming:1:1"), ("move", "sol", 4, "a1"), ("move", "a1", 4, "shipyard-left"), ("stop",))
    assert t.ships("Annie") == {"shipyard-left": [4]}
    assert t.controller("a1") == "Brian"
    assert t.controller("shipyard-left") == "Annie"


@clauses("SUN-JUMP-11")
def test_any_number_of_ships_may_stand_at_a_location() -> None:
    t = annie({"a1": [1] * 9, "sol": [1]})
    t.system("a1", "barnards-star", outpost=("Annie", "food"))
    t.seat("Brian", pop=0, ships={"a1": [1] * 8})
    t.begin()
    t.plays(("act", "basic:3:1"), ("skip",), ("move", "sol", 1, "a1"), ("stop",))
    assert t.ships("Annie", "a1") == [1] * 10
    assert t.ships("Brian", "a1") == [1] * 8


# ---------------------------------------------------------------- upgrade, then jump


@clauses("SUN-EX-35", "SUN-CARD-14")
@pytest.mark.parametrize("card", ["supply-outpost", "hyperdrive-boosters"])
def test_control_is_resolved_after_the_upgrade_and_again_after_the_jump(card: str) -> None:
    t = annie({"a1": [1]})
    t.seat("Brian", ships={"a1": [1]})
    t.system("a1", "sirius", outpost=("Brian", "ore"))  # gain 1 ore
    t.system("a2", "barnards-star")
    t.tech("II-E", "supply-outpost", by=["Annie"])
    t.tech("II-F", "survey-androids", by=["Annie"])
    t.tech("III-F", "hyperdrive-boosters", by=["Annie"])
    t.cubes("Annie", "I-3", "I-4")
    t.begin()
    ore, brian = t.ore("Annie") - (1 if card == "supply-outpost" else 0), t.ore("Brian")
    t.plays(("act", f"tech:{card}"), ("raise", "a1", 1))
    assert (t.controller("sirius"), t.ore("Annie")) == ("Annie", ore + 1)
    assert t.offered("move")  # the jump is still to come
    t.plays(("move", "a1", 2, "sol"), ("move", "sol", 2, "a2"), ("stop",))
    assert (t.controller("sirius"), t.controller("barnards-star")) == ("Brian", "Annie")
    assert t.ore("Brian") == brian + 1
