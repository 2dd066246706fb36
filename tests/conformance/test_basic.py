"""Chapters BASIC, ORE and POP: the four basic Actions, and paying with ore and population."""

from __future__ import annotations

import pytest

from tests.clauses import clauses
from tests.sun.table import Table

EMPTY = dict.fromkeys("ABCDE", 0)


# ---------------------------------------------------------------- the four basic Actions


@clauses("SUN-BASIC-01", "SUN-POP-03", "SUN-POP-02")
def test_basic_action_1_turns_a_population_into_a_cube_on_level_i() -> None:
    t = Table()
    t.seat("Annie", ore=0, pop=1)
    t.begin()
    t.takes("act", "basic:1:1")
    assert t.offered_names("slot") == {"I-1", "I-2", "I-3", "I-4"}
    t.takes("slot", "I-4")  # Advanced Robotics: automate ore, 1 ore
    assert t.researchers("I-4") == {"Annie"}
    assert (t.ore("Annie"), t.pop("Annie")) == (1, 0)
    assert t.cubes_of("Annie") == 20


@clauses("SUN-BASIC-01", "SUN-POP-01", "SUN-POP-03")
def test_without_population_nothing_is_researched() -> None:
    t = Table()
    t.seat("Annie", ore=9, pop=0)
    t.cubes("Annie", "I-1")
    t.begin()
    for space in ("basic:1:1", "basic:2:1"):
        assert t.refusal("act", space).clause == "SUN-POP-01"


@clauses("SUN-BASIC-02")
def test_basic_action_2_pays_2_ore_and_a_population_for_level_ii_discovered_or_not() -> None:
    t = Table()
    t.seat("Annie", ore=2, pop=1)
    t.cubes("Annie", "I-1", "I-2")
    t.cubes("Brian", "I-2")
    t.tech("II-C", "closed-loop-arcologies", by=["Brian"])
    t.begin()
    t.takes("act", "basic:2:1")
    assert t.ore("Annie") == 0
    assert t.offered_names("slot") == {"II-A", "II-B", "II-C"}  # eligible ones only
    found = t.copy().takes("slot", "II-C")
    assert found.researchers("II-C") == {"Annie", "Brian"}
    assert found.pop("Annie") == 0
    t.takes("slot", "II-A")
    assert t.researchers("II-A") == {"Annie"}


@clauses("SUN-BASIC-03", "SUN-BUILD-02")
def test_basic_action_3_builds_on_sol_or_an_own_shipyard_and_then_jumps_2() -> None:
    t = Table()
    t.seat("Annie", ore=0, pop=1, ships={})
    t.seat("Brian", ships={"shipyard-right": [2]})
    t.system("shipyard-left", outpost=("Annie", "ore"))
    t.system("shipyard-right", outpost=("Brian", "food"))
    t.begin()
    t.takes("act", "basic:3:1")
    assert t.offered_names("build_at") == {"sol", "shipyard-left"}
    t.takes("build_at", "sol")
    assert (t.ships("Annie"), t.pop("Annie"), t.ore("Annie")) == ({"sol": [1]}, 0, 0)
    t.plays(("move", "sol", 1, "a1"), ("move", "a1", 1, "shipyard-left"))
    assert (t.phase, t.ships("Annie")) == ("production", {"shipyard-left": [1]})


@clauses("SUN-BASIC-05", "SUN-BASIC-03")
@pytest.mark.parametrize("pop", [0, 1])
def test_basic_action_3_may_be_a_jump_2_alone(pop: int) -> None:
    t = Table()
    t.seat("Annie", ore=0, pop=pop, ships={"sol": [1]})
    t.begin()
    t.takes("act", "basic:3:1")
    if pop:
        t.takes("skip")
    t.plays(("move", "sol", 1, "a1"), ("move", "a1", 1, "shipyard-left"))
    assert t.ships("Annie") == {"shipyard-left": [1]}
    assert t.pop("Annie") == pop


@clauses("SUN-BASIC-04", "SUN-SUP-01", "SUN-SUP-02", "SUN-SUP-03")
@pytest.mark.parametrize(("supply", "left"), [([5, 4, 3, 3, 2], 0), ([0, 0, 3, 3, 2], 2), ([0, 0, 0, 0, 1], 4)])
def test_basic_action_4_takes_a_cube_of_the_leftmost_column_whatever_the_discs_show(
    supply: list[int], left: int
) -> None:
    """All food discs lie on their track: only the symbol of column A can be seen."""
    t = Table()
    t.seat("Annie", ore=0, pop=20 - sum(supply), ships={}, supply=dict(zip("ABCDE", supply, strict=True)))
    t.begin()
    assert t.food_discs("Annie") == 8
    t.takes("act", "basic:4:1")
    after = list(supply)
    after[left] -= 1
    assert t.columns("Annie") == after
    assert (t.ore("Annie"), t.pop("Annie")) == (1, 21 - sum(supply))


@clauses("SUN-BASIC-07")
def test_basic_action_4_still_yields_an_ore_with_all_columns_empty() -> None:
    t = Table()
    t.seat("Annie", ore=0, pop=6, ships={"sol": [1] * 14}, supply=EMPTY)
    t.begin()
    t.takes("act", "basic:4:1")
    assert (t.ore("Annie"), t.pop("Annie"), t.supply("Annie")) == (1, 6, 0)


# ---------------------------------------------------------------- ore


@clauses("SUN-ORE-02", "SUN-CON-41")
def test_a_cost_that_names_an_opponent_goes_to_that_opponent() -> None:
    """The Disciples' advanced mat, innovation B: pay 1 ore to whoever stands on the space and join them."""
    t = Table(
        mats="advanced", factions=("cosmic-tabernacle", "united-nations", "nishida-ostergaard", "free-settlements")
    )
    t.seat("Annie", ore=3, pop=2, food_discs=4, automation={"food": 4})  # 3 food symbols
    t.seat("Brian", ore=5, pawn="basic:1:1")
    t.begin()
    t.plays(("act", "basic:1:1"), ("slot", "I-3"))
    assert t.pawn("Annie") == t.pawn("Brian") == "basic:1:1"
    assert (t.ore("Annie"), t.ore("Brian")) == (2, 6)


@clauses("SUN-ORE-01", "SUN-ORE-03")
def test_ore_paid_leaves_the_mat_and_ore_gained_lies_there() -> None:
    t = Table()
    t.cubes("Annie", "I-1")
    t.seat("Annie", ore=7, pop=2, ships={"sol": [1]})
    t.begin()
    total = sum(t.ore(name) for name in t.names)
    t.takes("act", "tech:narrow-beam-lasers")
    assert t.ore("Annie") == 6
    assert sum(t.ore(name) for name in t.names) == total - 1  # to the stock, to nobody else


# ---------------------------------------------------------------- population


@clauses("SUN-POP-01", "SUN-POP-04")
@pytest.mark.parametrize(("pop", "allowed"), [(0, False), (1, True)])
def test_cubes_on_technologies_ships_and_supply_pay_no_population(pop: int, allowed: bool) -> None:
    t = Table()
    t.seat("Annie", ore=9, pop=pop, ships={"sol": [1, 1, 2]})
    t.cubes("Annie", "I-1", "I-2")
    t.begin()
    assert t.supply("Annie") > 10
    assert t.offers("act", "tech:narrow-beam-lasers") == allowed  # 1 pop becomes a ship
    if not allowed:
        assert t.refusal("act", "tech:narrow-beam-lasers").clause == "SUN-POP-01"


@clauses("SUN-POP-02")
def test_a_used_population_leaves_the_mat_as_a_ship_or_as_a_technology_cube() -> None:
    t = Table()
    t.seat("Annie", ore=1, pop=2)
    t.cubes("Annie", "I-1")
    t.begin()
    ship = t.copy().takes("act", "tech:narrow-beam-lasers")
    assert (ship.pop("Annie"), ship.ships("Annie", "sol")) == (1, [1, 2])
    cube = t.copy().plays(("act", "basic:1:1"), ("slot", "I-2"))
    assert (cube.pop("Annie"), cube.researchers("I-2")) == (1, {"Annie"})
    assert ship.supply("Annie") == t.supply("Annie")


@clauses("SUN-POP-05")
def test_a_cube_on_a_technology_stays_there_to_the_end() -> None:
    """Unless Mind-Machine Assimilation of Level IIII takes one back, which random games below do not reach."""
    t = Table.fresh(seed=8)
    known: dict[str, set[int]] = {}
    for step, table in enumerate(t.play_on(8)):
        if step % 10 == 0:
            slots = table.look["technologies"]
            if "mind-machine-assimilation" in {place.get("technology") for place in slots.values()}:
                break
            for slot, place in slots.items():
                now = set(place.get("researched", []))
                assert known.get(slot, set()) <= now
                known[slot] = now
    assert t.round > 8
    assert sum(len(seats) for seats in known.values()) > 15
