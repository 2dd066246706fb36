"""What an Action must change (SUN-ACT-22, SUN-ACT-23, SUN-EX-28 to 30), and copied Actions (SUN-EX-31)."""

from __future__ import annotations

from typing import Any

from tests.clauses import clauses
from tests.sun.table import Table


def jumper(**seat: Any) -> Table:
    """Annie knows Terraforming, one Action of which is Jump 4 and nothing else."""
    t = Table()
    usual: dict[str, Any] = {"ships": {"sol": [1]}, "pop": 2, "ore": 0}
    t.seat("Annie", **usual | seat)
    t.cubes("Annie", "I-2")
    return t


# ---------------------------------------------------------------- no change


@clauses("SUN-EX-28", "SUN-ACT-22", "SUN-AMB-11")
def test_a_jump_that_moves_nothing_is_no_action() -> None:
    t = jumper().begin()
    t.takes("act", "tech:terraforming:1:1")
    assert not t.offers("stop")  # not before something has moved
    assert t.offers("move", "sol", 1, "a1")
    t.takes("move", "sol", 1, "a1")
    assert t.offers("stop")


@clauses("SUN-EX-28", "SUN-ACT-22")
def test_a_jump_without_any_ship_is_refused_as_a_whole() -> None:
    t = jumper(ships={}).begin()
    assert t.refusal("act", "tech:terraforming:1:1").clause == "SUN-ACT-22"


@clauses("SUN-AMB-04")
def test_out_and_back_is_no_change() -> None:
    t = jumper().begin()
    t.plays(("act", "tech:terraforming:1:1"), ("move", "sol", 1, "a1"), ("move", "a1", 1, "sol"))
    assert not t.offers("stop")
    t.takes("move", "sol", 1, "a2")
    assert not t.offers("move", "a2", 1, "sol")  # the last point: it would end as it began
    assert t.offers("stop")


@clauses("SUN-AMB-04")
def test_two_equal_ships_that_swap_places_are_no_change() -> None:
    t = jumper(ships={"sol": [2], "a1": [2]})
    t.system("a1", outpost=("Annie", "food"))
    t.begin()
    t.plays(("act", "tech:terraforming:1:1"), ("move", "sol", 2, "a1"), ("move", "a1", 2, "sol"))
    assert not t.offers("stop")
    other = jumper(ships={"sol": [1], "a1": [2]})  # unequal ones are a change
    other.system("a1", outpost=("Annie", "food"))
    other.begin()
    other.plays(("act", "tech:terraforming:1:1"), ("move", "sol", 1, "a1"), ("move", "a1", 2, "sol"))
    assert other.offers("stop")


@clauses("SUN-BASIC-06", "SUN-ACT-22")
def test_basic_action_3_without_a_ship_built_or_moved_is_refused() -> None:
    t = Table()
    t.seat("Annie", ships={}, pop=0, ore=0)
    t.tech("II-D", "closed-loop-arcologies", by=["Annie"])
    t.cubes("Annie", "I-3")
    t.begin()
    assert t.offered_names("act") == {"basic:4:1", "tech:closed-loop-arcologies"}
    assert t.refusal("act", "basic:3:1").clause == "SUN-ACT-22"
    t = Table()
    t.seat("Annie", ships={"sol": [1]}, pop=1, ore=0)
    t.begin()
    t.takes("act", "basic:3:1")
    built = t.copy().takes("do")
    assert built.offers("stop")  # a ship was built
    t.takes("skip")
    assert not t.offers("stop")  # nothing was built: something has to move


@clauses("SUN-ACT-23", "SUN-AMB-11")
def test_who_has_upgraded_a_ship_need_not_use_the_jump() -> None:
    t = Table()
    t.tech("II-F", "supply-outpost", by=["Annie"])
    t.cubes("Annie", "I-4")
    t.seat("Annie", ore=1, ships={"sol": [1]})
    t.begin()
    t.plays(("act", "tech:supply-outpost"), ("raise", "sol", 1))
    assert t.offers("stop")
    t.takes("stop")
    assert (t.ships("Annie"), t.phase) == ({"sol": [2]}, "production")


@clauses("SUN-EX-29", "SUN-ACT-23", "SUN-AMB-11")
def test_gain_2_ore_then_jump_2_may_leave_the_ships_where_they_are() -> None:
    """Manufacturing Orbitals with two controlled Systems, no population and nothing colonized is just that."""
    t = Table()
    t.tech("III-F", "manufacturing-orbitals", by=["Annie"])
    t.tech("II-E", "plasma-cannon", by=["Annie"])
    t.tech("II-F", "modular-fleet", by=["Annie"])
    t.cubes("Annie", "I-3", "I-4")
    t.seat("Annie", ore=0, pop=0, ships={"a1": [1], "a2": [1]})
    t.system("a1", outpost=("Annie", "food"))
    t.system("a2", outpost=("Annie", "ore"))
    t.begin()
    t.takes("act", "tech:manufacturing-orbitals")
    assert t.ore("Annie") == 2
    assert t.offers("stop")
    t.takes("stop")
    assert (t.ore("Annie"), t.ships("Annie"), t.phase) == (2, {"a1": [1], "a2": [1]}, "production")


@clauses("SUN-EX-30", "SUN-ACT-23")
def test_modular_fleet_without_population_is_a_jump_3_that_has_to_move() -> None:
    t = Table()
    t.tech("II-F", "modular-fleet", by=["Annie"])
    t.cubes("Annie", "I-4")
    t.seat("Annie", ore=9, pop=0, ships={"sol": [1]})
    t.begin()
    t.takes("act", "tech:modular-fleet")
    assert not t.offers("stop")
    t.plays(("move", "sol", 1, "a1"), ("stop",))
    assert t.ships("Annie") == {"a1": [1]}
    assert t.ore("Annie") == 9
    still = Table()
    still.tech("II-F", "modular-fleet", by=["Annie"])
    still.cubes("Annie", "I-4")
    still.seat("Annie", ore=9, pop=0, ships={})
    still.begin()
    assert still.refusal("act", "tech:modular-fleet").clause == "SUN-ACT-22"


# ---------------------------------------------------------------- copying


def exchange(*, ore: int = 20, pop: int = 5) -> Table:
    """Annie may use Quantum Data Exchange and has the prerequisites of further cards of Level III."""
    t = Table()
    t.tech("II-A", "mass-cloning", by=["Annie", "Brian"])
    t.tech("II-B", "plasma-cannon", by=["Annie"])
    t.tech("II-C", "human-experiments", by=["Annie"])
    t.tech("III-A", "quantum-data-exchange", by=["Annie"])
    t.tech("III-B", "capital-ship", by=["Derek"])
    t.cubes("Annie", "I-1", "I-2", "I-3")
    t.cubes("Brian", "I-1")
    t.cubes("Derek", "II-B", "II-C", "I-1", "I-2")
    t.seat("Annie", ore=ore, pop=pop)
    return t


@clauses("SUN-EX-31", "SUN-CARD-02", "SUN-CARD-03")
def test_an_occupied_guild_can_be_copied_through_quantum_data_exchange() -> None:
    t = exchange()
    t.guild_open("technocrats-guild")
    t.seat("Brian", pawn="guild:technocrats-guild")
    t.begin()
    assert t.refusal("act", "guild:technocrats-guild").clause == "SUN-ACT-02"
    t.takes("act", "tech:quantum-data-exchange")
    assert t.offers("copy", "guild:technocrats-guild")
    t.takes("copy", "guild:technocrats-guild")
    assert (t.ore("Annie"), t.pop("Annie")) == (15, 4)  # 5 ore and 1 pop are paid
    assert t.pawn("Annie") == "tech:quantum-data-exchange"
    assert t.pawn("Brian") == "guild:technocrats-guild"


@clauses("SUN-EX-31", "SUN-CARD-04")
def test_mass_cloning_is_copied_for_its_research_only() -> None:
    t = exchange()
    t.seat("Brian", pawn="tech:mass-cloning")
    t.begin()
    t.takes("act", "tech:quantum-data-exchange")
    assert t.offers("copy", "tech:mass-cloning")
    t.takes("copy", "tech:mass-cloning")
    assert t.ore("Annie") == 17  # option C, which costs 3 ore, without being asked
    assert "Annie" in t.researchers("II-D")  # the only slot of Level II that she can research
    poor = exchange(ore=2).begin()  # option C cannot be paid
    poor.takes("act", "tech:quantum-data-exchange")
    assert poor.offers("copy", "basic:1:1")
    reason = poor.refusal("copy", "tech:mass-cloning").reason
    assert reason == "(A) does not include research; (B) does not include research; (C) needs 3 ore, you have 2"


@clauses("SUN-AMB-08")
def test_a_copied_basic_action_costs_no_surcharge() -> None:
    """Both spaces of basic Action 2 are the same Action, one of them dearer by 1 ore."""
    for ore, wanted in ((2, True), (1, False)):
        t = exchange(ore=ore)
        t.seat("Brian", pawn="basic:2:1")
        t.begin()
        assert not t.offers("act", "basic:2:1")
        assert not t.offers("act", "basic:2:2")
        t.takes("act", "tech:quantum-data-exchange")
        if not wanted:
            assert not t.offers("copy", "basic:2:1")
            continue
        copies = {space for space in t.offered_names("copy") if space.startswith("basic:2")}
        assert copies == {"basic:2:1"}
        t.takes("copy", "basic:2:1")
        assert t.ore("Annie") == 0
        assert t.pawn("Annie") == "tech:quantum-data-exchange"


@clauses("SUN-AMB-08", "SUN-CARD-05")
def test_the_basic_action_of_the_technocrats_costs_no_surcharge_either() -> None:
    t = exchange(ore=5, pop=3)
    t.guild_open("technocrats-guild")
    t.seat("Brian", pawn="basic:3:1")
    t.seat("Cindy", pawn="basic:3:2")
    t.begin()
    t.takes("act", "guild:technocrats-guild")
    t.takes("slot", "III-B")
    while not t.offered("copy"):
        t.now.apply(t.now.options()[0])
    assert t.ore("Annie") == 0
    spaces = {space.rsplit(":", 1)[0] for space in t.offered_names("copy")}
    assert "basic:3" in spaces  # though both of its spaces are occupied and one of them costs 1 ore
