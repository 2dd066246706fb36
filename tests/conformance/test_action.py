"""Chapter ACT: where the pawn may go and what an Action needs (SUN-EX-01 to 04)."""

from __future__ import annotations

import pytest

from tests.clauses import clauses
from tests.sun.table import NAMES, Table


def annies_pawn() -> Table:
    """SUN-EX-01: Annie stands on a space of basic Action 1 and knows Narrow Beam Lasers; she has plenty."""
    t = Table()
    t.seat("Annie", pawn="basic:1:2", ore=9, pop=4)
    t.cubes("Annie", "I-1")
    return t


# ---------------------------------------------------------------- the pawn


@clauses("SUN-EX-01", "SUN-ACT-01", "SUN-ACT-03", "SUN-ACT-05", "SUN-ACT-06", "SUN-ACT-09")
def test_annie_may_go_to_any_free_basic_space_or_to_her_technology_but_not_stay() -> None:
    t = annies_pawn().begin()
    assert t.offered_names("act") == {
        "basic:1:1",
        "basic:1:3",
        "basic:2:1",
        "basic:2:2",
        "basic:3:1",
        "basic:3:2",
        "basic:4:1",
        "tech:narrow-beam-lasers",
    }
    assert t.refusal("act", "basic:1:2").clause == "SUN-ACT-03"
    t.takes("act", "basic:1:3")  # the same Action again, through another space
    assert t.pawn("Annie") == "basic:1:3"
    assert t.offered_names("slot") == {"I-2", "I-3", "I-4"}
    t.takes("slot", "I-2")
    assert t.offered("act") == []  # one Action per turn


@clauses("SUN-EX-02", "SUN-ACT-02")
def test_annie_cannot_take_basic_action_3_when_both_its_spaces_are_occupied() -> None:
    t = annies_pawn()
    t.seat("Brian", pawn="basic:3:1")
    t.seat("Cindy", pawn="basic:3:2")
    t.begin()
    for space in ("basic:3:1", "basic:3:2"):
        assert t.refusal("act", space).clause == "SUN-ACT-02"
    assert {space for space in t.offered_names("act") if space.startswith("basic:3")} == set()


@clauses("SUN-EX-03", "SUN-ACT-08")
def test_annie_cannot_use_terraforming_without_her_cube_there() -> None:
    t = annies_pawn()
    t.cubes("Brian", "I-2")
    t.begin()
    for space in ("tech:terraforming:1:1", "tech:terraforming:2:1"):
        assert t.refusal("act", space).clause == "SUN-ACT-08"
    t.quiet_turn()
    assert t.offers("act", "tech:terraforming:1:1")  # Brian has one


@clauses("SUN-EX-04", "SUN-ACT-18")
@pytest.mark.parametrize("researched", [False, True])
def test_advanced_genetics_has_no_space_to_go_to(researched: bool) -> None:
    t = annies_pawn()
    if researched:
        t.cubes("Annie", "I-3")
    t.begin()
    assert t.card("I-3") == "advanced-genetics"
    assert not any("advanced-genetics" in space for space in t.offered_names("act"))
    (refusal,) = [one for one in t.refused() if one.what == "Advanced Genetics"]
    assert refusal.clause == "SUN-ACT-18"


@clauses("SUN-ACT-04")
def test_the_pawn_may_move_to_another_space_of_the_same_card() -> None:
    t = Table()
    t.seat("Annie", pawn="tech:terraforming:1:1", ore=9, pop=4, ships={"a1": [3]})
    t.system("a1", "sirius", outpost=("Annie", "ore"))
    t.cubes("Annie", "I-2")
    t.begin()
    assert t.refusal("act", "tech:terraforming:1:1").clause == "SUN-ACT-03"
    t.takes("act", "tech:terraforming:2:1")
    assert t.pawn("Annie") == "tech:terraforming:2:1"


@clauses("SUN-ACT-07", "SUN-AMB-01")
def test_on_the_last_basic_space_a_pawn_may_stay_and_others_may_join_it() -> None:
    t = Table()
    for name in NAMES:
        t.seat(name, pawn="basic:4:1")
    t.begin()
    for turn in range(8):
        name = NAMES[turn % 4]
        assert t.whose_turn == name
        assert t.offers("act", "basic:4:1")
        t.quiet_turn()
        assert [t.pawn(other) for other in NAMES] == ["basic:4:1"] * 4


@clauses("SUN-AMB-01")
def test_a_table_may_agree_that_the_last_basic_space_holds_one_pawn_only() -> None:
    t = Table(shared_last_space=False)
    t.seat("Brian", pawn="basic:4:1")
    t.begin()
    assert t.refusal("act", "basic:4:1").clause == "SUN-AMB-01"
    t.plays(("act", "basic:1:1"), ("slot", "I-1"))
    while t.whose_turn == "Annie":
        t.now.apply(t.now.options()[-1])
    assert t.offers("act", "basic:4:1")  # Brian, who stands there, may stay (SUN-ACT-07)


@clauses("SUN-AMB-02")
def test_without_any_legal_action_the_phase_is_skipped_and_production_follows() -> None:
    t = Table(shared_last_space=False)
    t.seat("Annie", ore=0, pop=0, ships={}, pawn="basic:1:1")
    t.seat("Brian", pawn="basic:4:1")
    t.begin()
    assert (t.whose_turn, t.phase) == ("Annie", "production")
    assert t.pawn("Annie") == "basic:1:1"
    assert t.offers("mine")
    same = Table()  # with the shared space there is always something to do
    same.seat("Annie", ore=0, pop=0, ships={}, pawn="basic:1:1", supply={"A": 20})
    same.seat("Brian", pawn="basic:4:1")
    same.begin()
    assert same.pawn("Annie") == "basic:4:1"  # the only Action left was taken


@clauses("SUN-ACT-25", "SUN-AMB-03")
def test_nobody_passes_who_can_act() -> None:
    t = Table().begin()
    assert t.phase == "action"
    assert not t.offers("proceed")
    assert not t.offers("skip")
    assert not t.offers("stop")
    assert {code >> 16 for code in t.now.options()} == {t.code("act", "basic:1:1") >> 16}
    assert "SUN-ACT-25" in t.clauses()


# ---------------------------------------------------------------- costs


@clauses("SUN-ACT-10", "SUN-ACT-12", "SUN-BASIC-08", "SUN-ORE-01")
@pytest.mark.parametrize("ore", [1, 2, 3])
def test_basic_action_2_needs_2_ore_and_3_on_the_dearer_space(ore: int) -> None:
    t = Table()
    t.seat("Annie", ore=ore, pop=1)
    t.cubes("Annie", "I-1")
    t.begin()
    assert t.offers("act", "basic:2:1") == (ore >= 2)
    assert t.offers("act", "basic:2:2") == (ore >= 3)
    if ore < 2:
        assert t.refusal("act", "basic:2:1").clause == "SUN-ACT-10"
    if ore == 2:
        assert t.refusal("act", "basic:2:2").clause == "SUN-ACT-12"
    if ore == 3:
        t.takes("act", "basic:2:2")
        assert t.ore("Annie") == 0


@clauses("SUN-ACT-10", "SUN-ACT-12")
def test_the_dearer_space_of_basic_action_3_costs_1_ore() -> None:
    for ore in (0, 1):
        t = Table()
        t.seat("Annie", ore=ore)
        t.begin()
        assert t.offers("act", "basic:3:1")
        if ore == 0:
            assert t.refusal("act", "basic:3:2").clause == "SUN-ACT-12"
        else:
            assert t.takes("act", "basic:3:2").ore("Annie") == 0


@clauses("SUN-ACT-15", "SUN-ACT-16", "SUN-ORE-01")
def test_an_action_is_paid_before_anything_else_and_some_cost_nothing() -> None:
    t = Table()
    t.seat("Annie", ore=2, pop=1, ships={"sol": [1]})
    t.cubes("Annie", "I-1", "I-2")
    t.begin()
    free = t.copy().takes("act", "tech:terraforming:1:1")  # jump 4, no cost
    assert free.ore("Annie") == 2
    t.takes("act", "tech:narrow-beam-lasers")  # 1 ore : 1 pop becomes a ship of level 2, then jump 3
    assert t.ore("Annie") == 1  # before the first movement
    assert t.offered("move")


@clauses("SUN-ACT-17")
def test_what_the_jump_of_an_action_wins_cannot_pay_for_that_action() -> None:
    """Colony Transports, 4 ore and 1 returned pop: gaining Sirius gives 1 ore, Alpha Centauri 1 pop."""
    for ore, pop, clause in ((3, 1, "SUN-ACT-10"), (4, 0, "SUN-RET-01"), (4, 1, "")):
        t = Table()
        t.tech("II-A", "colony-transports", by=["Annie"])
        t.cubes("Annie", "I-1")
        t.seat("Annie", ore=ore, pop=pop, ships={"sol": [3, 3]})
        t.system("a1", "sirius")
        t.system("a2", "alpha-centauri")
        t.begin()
        if clause:
            assert t.refusal("act", "tech:colony-transports").clause == clause
        else:
            assert t.offers("act", "tech:colony-transports")
    t = Table()
    t.seat("Annie", ore=0)
    t.system("a1", "sirius")
    t.begin()
    assert t.refusal("act", "basic:3:2").clause == "SUN-ACT-12"  # though the jump would bring 1 ore


@clauses("SUN-EX-12", "SUN-RET-05", "SUN-RET-01")
def test_two_population_to_return_and_one_to_research_make_three() -> None:
    """Human Experiments: return 2 pop, then research Level II."""
    for pop, clause in ((1, "SUN-RET-01"), (2, "SUN-RET-05"), (3, "")):
        t = Table()
        t.tech("II-A", "human-experiments", by=["Annie"])
        t.tech("II-C", "plasma-cannon", by=["Brian"])
        t.cubes("Annie", "I-1", "I-2")
        t.cubes("Brian", "I-2")
        t.seat("Annie", pop=pop, supply={"A": 16 - pop})
        t.event("II-B", "asteroid-rush")
        t.begin()
        if clause:
            assert t.refusal("act", "tech:human-experiments").clause == clause
            continue
        t.takes("act", "tech:human-experiments")
        assert t.pop("Annie") == 1
        assert t.columns("Annie")[3:] == [0, 2]  # into column E
        t.takes("slot", "II-C")
        assert "Annie" in t.researchers("II-C")
        assert t.cubes_of("Annie") == 20


@clauses("SUN-ACT-11", "SUN-RES-31")
def test_an_action_whose_mandatory_part_is_impossible_is_refused() -> None:
    t = Table()
    t.seat("Annie", ore=9, pop=3)
    t.cubes("Annie", "I-1", "I-2", "I-3", "I-4")
    t.begin()
    assert {space[:7] for space in t.offered_names("act")} & {"basic:1"} == set()
    assert t.refusal("act", "basic:1:1").clause == "SUN-RES-31"  # nothing of Level I is left to research
    assert t.offers("act", "basic:2:1")
    assert t.refusal("act", "tech:terraforming:2:1").clause == "SUN-COL-21"  # nothing to colonize


# ---------------------------------------------------------------- guilds, new technologies


@clauses("SUN-ACT-19", "SUN-ACT-20", "SUN-ACT-09")
def test_an_uncovered_guild_is_open_to_everybody_without_research() -> None:
    t = Table()
    for name in ("Annie", "Brian"):
        t.seat(name, ore=9, pop=3)
    t.seat("Annie", ships={"a1": [3], "sol": [1]})
    t.seat("Brian", ships={"a2": [3], "sol": [1]})
    t.system("a1", outpost=("Annie", "food"))
    t.system("a2", outpost=("Brian", "ore"))
    t.guild_open("terraforming-guild")
    t.begin()
    assert t.refusal("act", "guild:professors-guild").clause == "SUN-ACT-19"
    assert all(t.researchers(slot) == set() for slot in t.look["technologies"])
    other = t.copy().quiet_turn()
    assert other.whose_turn == "Brian"
    t.takes("act", "guild:terraforming-guild")
    assert t.pawn("Annie") == "guild:terraforming-guild"
    assert t.colonies("Annie") == {"barnards-star": ["food", "food"]}
    assert t.ore("Annie") == 9 - 4
    other.takes("act", "guild:terraforming-guild")
    assert other.colonies("Brian") == {"sirius": ["ore", "ore"]}


@clauses("SUN-ACT-21")
def test_a_new_technology_can_be_used_from_the_next_turn_on() -> None:
    t = Table()
    t.seat("Annie", ore=9, pop=3)
    t.begin()
    t.plays(("act", "basic:1:1"), ("slot", "I-1"))  # Narrow Beam Lasers
    assert "Annie" in t.researchers("I-1")
    assert t.offered("act") == []  # this turn's Action is done
    t.takes("mine")
    t.until("Annie")
    assert t.offers("act", "tech:narrow-beam-lasers")


@clauses("SUN-ACT-24")
def test_production_and_achievements_neither_need_nor_move_the_pawn() -> None:
    t = Table(phase="production")
    t.seat("Annie", pawn="basic:1:1", ore=4, pop=2, food_discs=2, automation={"food": 6})
    t.achievements("efficiency", "warlord")
    t.begin()
    t.plays(("trade",), ("sell_pop",), ("stop",))
    assert t.claims("efficiency") == ["Annie"]
    assert t.pawn("Annie") == "basic:1:1"
    # nor does the rule about unchanged states hold there: a trade without an exchange is fine
    t = Table(phase="production")
    t.seat("Annie", pawn=None, ore=0, pop=1)
    t.begin()
    t.plays(("trade",), ("stop",))
    assert (t.whose_turn, t.pawn("Annie")) == ("Brian", None)
