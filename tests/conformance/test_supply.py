"""Chapters SUP and RET: taking cubes from the supply and putting them back (SUN-AMB-15 to 18, SUN-AMB-58)."""

from __future__ import annotations

import pytest

from tests.clauses import clauses
from tests.sun.table import Table

EMPTY = dict.fromkeys("ABCDE", 0)


def columns(*cubes: int) -> dict[str, int]:
    return dict(zip("ABCDE", cubes, strict=True))


def with_card(card: str, slot: str = "II-A", **seat: object) -> Table:
    """Annie has researched a technology of Level II below I-1 and I-2."""
    t = Table()
    t.tech(slot, card, by=["Annie"])
    t.cubes("Annie", "I-1", "I-2")
    t.doc["seats"][0].update(seat)
    return t


def rebuilt(*, supply: dict[str, int], pop: int) -> Table:
    """Annie can research Neo-Industrial Revolution through Hivemind Computing: 2 supply become ships of level 3."""
    t = Table()
    t.tech("II-A", "plasma-cannon", by=["Annie"])
    t.tech("II-B", "human-experiments", by=["Annie"])
    t.tech("II-C", "mass-cloning", by=["Annie"])
    t.tech("III-A", "hivemind-computing", by=["Annie", "Brian"])
    t.tech("III-B", "capital-ship", by=["Annie", "Brian"])
    t.tech("IIII-A", "neo-industrial-revolution", by=["Brian"])
    t.cubes("Annie", "I-1", "I-2")
    t.cubes("Brian", "I-1", "I-2", "II-A", "II-B", "II-C")
    used = sum(supply.values()) + pop + 7
    t.seat("Annie", ore=7, pop=pop, supply=supply, ships={"sol": [1] * (20 - used)})
    return t.begin()


# ---------------------------------------------------------------- taking supply


@clauses("SUN-SUP-01", "SUN-SUP-02", "SUN-SUP-03", "SUN-SUP-08")
@pytest.mark.parametrize(
    ("before", "after"),
    [((5, 4, 3, 3, 2), (3, 4, 3, 3, 2)), ((1, 4, 3, 3, 2), (0, 3, 3, 3, 2)), ((0, 0, 0, 1, 2), (0, 0, 0, 0, 1))],
)
def test_two_supply_come_from_the_left_and_a_column_is_emptied_first(
    before: tuple[int, ...], after: tuple[int, ...]
) -> None:
    """Closed-Loop Arcologies: 2 supply become pop and 1 ore. No food disc is gone."""
    t = with_card("closed-loop-arcologies", ore=0, population=0, supply=columns(*before))
    t.seat("Annie", ships={"sol": [1] * (17 - sum(before))})
    t.begin()
    assert t.food_discs("Annie") == 8
    t.takes("act", "tech:closed-loop-arcologies")
    assert t.columns("Annie") == list(after)
    assert (t.pop("Annie"), t.ore("Annie")) == (2, 1)


@clauses("SUN-SUP-07")
def test_two_supply_into_a_ship_of_level_3_are_two_ships() -> None:
    t = rebuilt(supply=columns(0, 0, 0, 3, 2), pop=1)
    fleet = len(t.ships("Annie", "sol"))
    t.takes("act", "tech:hivemind-computing:1:1")
    while t.offered("build_at"):
        t.takes("build_at", "sol")
    assert t.ships("Annie", "sol").count(3) == 2
    assert len(t.ships("Annie", "sol")) == fleet + 2
    assert t.columns("Annie") == [0, 0, 0, 1, 2]


@clauses("SUN-SUP-05")
def test_population_builds_nothing_while_supply_is_left() -> None:
    """One cube is there: it has to be used for the first ship; only the second is open to choice."""
    t = rebuilt(supply=columns(0, 0, 0, 0, 1), pop=4)
    t.takes("act", "tech:hivemind-computing:1:1")
    assert t.supply("Annie") == 0  # used without a question
    assert t.pop("Annie") == 3
    assert t.ships("Annie", "sol").count(3) == 1
    assert t.offers("pop_at", "sol")
    assert t.offers("forgo")


@clauses("SUN-SUP-04", "SUN-SUP-06", "SUN-AMB-15", "SUN-OPT-05")
@pytest.mark.parametrize("replaced", [0, 1, 2])
def test_missing_supply_may_be_replaced_by_population_cube_by_cube_or_forgone(replaced: int) -> None:
    t = rebuilt(supply=EMPTY, pop=4)
    t.takes("act", "tech:hivemind-computing:1:1")  # 7 ore and 1 pop
    assert t.pop("Annie") == 3
    for _ in range(replaced):
        t.takes("pop_at", "sol")
    for _ in range(2 - replaced):
        t.takes("forgo")
    assert t.offered("track")  # the next part of the bonus
    assert t.ships("Annie", "sol").count(3) == replaced
    assert t.pop("Annie") == 3 - replaced
    assert t.cubes_of("Annie") == 20


@clauses("SUN-AMB-15")
def test_supply_to_population_without_supply_simply_lapses() -> None:
    t = with_card("closed-loop-arcologies", ore=0, population=4, supply=EMPTY, ships={"sol": [1] * 13})
    t.begin()
    t.takes("act", "tech:closed-loop-arcologies")
    assert (t.phase, t.pop("Annie"), t.ore("Annie")) == ("production", 4, 1)
    one = with_card("closed-loop-arcologies", ore=0, population=4, supply=columns(0, 0, 0, 0, 1))
    one.seat("Annie", ships={"sol": [1] * 12})
    one.begin()
    one.takes("act", "tech:closed-loop-arcologies")
    assert (one.phase, one.pop("Annie"), one.supply("Annie")) == ("production", 5, 0)


@clauses("SUN-SUP-08", "SUN-CARD-15")
def test_a_card_may_take_the_rightmost_cube_and_later_returns_still_go_right() -> None:
    """Android Destroyers, immediate bonus: 1 supply from the right becomes a ship of level 2."""
    t = Table()
    t.tech("II-A", "android-destroyers", by=["Brian"])
    t.cubes("Brian", "I-1")
    t.cubes("Annie", "I-1")
    t.seat("Annie", ore=2, pop=2, supply=columns(5, 4, 3, 3, 0), ships={"sol": [1, 1]})
    t.begin()
    t.plays(("act", "basic:2:1"), ("mine",))
    assert t.columns("Annie") == [5, 4, 3, 2, 0]
    assert t.ships("Annie", "sol") == [1, 1, 2]
    t.until("Annie")
    t.plays(("act", "basic:4:1"), ("trade",))
    assert t.columns("Annie") == [4, 4, 3, 2, 0]  # the basic Action takes from the left
    t.takes("sell_pop")
    assert t.columns("Annie") == [4, 4, 3, 2, 1]


# ---------------------------------------------------------------- returning cubes


@clauses("SUN-RET-02", "SUN-RET-03", "SUN-SUP-08")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((0, 0, 0, 0, 0), (0, 0, 0, 0, 2)),
        ((3, 4, 3, 2, 1), (3, 4, 3, 3, 2)),
        ((2, 4, 1, 3, 2), (2, 4, 3, 3, 2)),
        ((2, 3, 3, 3, 2), (3, 4, 3, 3, 2)),
    ],
)
def test_returned_population_fills_the_columns_from_the_right(before: tuple[int, ...], after: tuple[int, ...]) -> None:
    """Human Experiments: return 2 pop, then research Level II."""
    t = with_card("human-experiments", population=3, supply=columns(*before))
    t.seat("Annie", ships={"sol": [1] * (14 - sum(before))})
    t.begin()
    t.takes("act", "tech:human-experiments")
    assert t.columns("Annie") == list(after)
    assert t.pop("Annie") == 1


@clauses("SUN-RET-04")
def test_with_all_columns_full_returned_cubes_extend_column_a() -> None:
    """Terraforming returns 1 pop and settles a ship: two cubes more than the mat has spaces for."""
    t = Table()
    t.cubes("Annie", "I-2")
    t.seat("Annie", ore=3, pop=1, ships={"a1": [3]}, supply=columns(5, 4, 3, 3, 2))
    t.system("a1", "sirius", outpost=("Annie", "ore"))
    t.begin()
    t.takes("act", "tech:terraforming:2:1")
    assert t.columns("Annie") == [7, 4, 3, 3, 2]


@clauses("SUN-RET-01")
def test_population_that_a_cost_returns_has_to_be_there() -> None:
    """Terraforming: 3 ore and 1 returned pop."""
    for pop in (0, 1):
        t = Table()
        t.cubes("Annie", "I-2")
        t.seat("Annie", ore=3, pop=pop, ships={"a1": [3]})
        t.system("a1", "sirius", outpost=("Annie", "ore"))
        t.begin()
        if pop:
            assert t.offers("act", "tech:terraforming:2:1")
        else:
            assert t.refusal("act", "tech:terraforming:2:1").clause == "SUN-RET-01"


@clauses("SUN-RET-06")
def test_returned_traded_and_settled_cubes_all_go_back_the_same_way() -> None:
    start = columns(2, 3, 3, 3, 2)  # one space in column B, then column A
    t = Table()
    t.cubes("Annie", "I-2")
    t.seat("Annie", ore=3, pop=1, ships={"a1": [1, 2], "sol": [1, 1, 1]}, supply=start)
    t.system("a1", "sirius", outpost=("Annie", "ore"))
    t.begin()
    assert t.columns("Annie") == [2, 3, 3, 3, 2]
    t.takes("act", "tech:terraforming:2:1")  # 1 pop returned, both ships settled
    assert "sirius" in t.colonies("Annie")
    assert t.columns("Annie") == [2 + 2, 3 + 1, 3, 3, 2]
    t.takes("trade")
    t.takes("decommission", "sol", 1)
    t.takes("sell_pop")
    assert t.columns("Annie") == [5, 4, 3, 3, 2]


@clauses("SUN-AMB-16")
def test_a_cube_returned_as_cost_is_supply_for_the_effect() -> None:
    """Barnard's Star turns 3 supply into pop; the supply holds the returned pop and the settled ship only."""
    t = Table()
    t.cubes("Annie", "I-2")
    t.seat("Annie", ore=3, pop=1, ships={"a1": [3], "sol": [1] * 17}, supply=EMPTY)
    t.system("a1", "barnards-star", outpost=("Annie", "food"))
    t.begin()
    t.takes("act", "tech:terraforming:2:1")
    assert (t.pop("Annie"), t.supply("Annie")) == (2, 0)


# ---------------------------------------------------------------- columns


@clauses("SUN-AMB-17", "SUN-RET-04")
def test_cubes_above_a_full_column_a_belong_to_it() -> None:
    """Column A has 5 spaces and holds 7 cubes."""
    t = Table(phase="production")
    t.seat("Annie", ore=3, pop=0, supply=columns(7, 4, 3, 3, 2), ships={"sol": [1]})
    t.begin()
    assert t.copy().takes("grow").columns("Annie") == [6, 4, 3, 3, 2]  # growth
    assert t.copy().plays(("trade",), ("buy_pop",)).columns("Annie") == [6, 4, 3, 3, 2]  # trade
    t.takes("mine")
    t.until("Annie")
    t.takes("act", "basic:4:1")  # direct use
    assert t.columns("Annie") == [6, 4, 3, 3, 2]


@clauses("SUN-AMB-18")
def test_tau_ceti_moves_a_cube_of_the_players_choice_to_column_a_full_or_not() -> None:
    t = Table()
    t.seat("Annie", ore=0, pop=0, ships={"shipyard-right": [1], "sol": [1]}, supply=columns(5, 4, 3, 0, 2))
    t.seat("Annie", ships={"shipyard-right": [1], "sol": [1] * 5})
    t.system("shipyard-right", outpost=("Annie", "food"))
    t.system("b2", "tau-ceti")
    t.begin()
    t.plays(("act", "basic:3:1"), ("move", "shipyard-right", 1, "b2"), ("stop",), ("disc", "b2", "ore"))
    assert t.offered("shift_cube") == [(source, 0) for source in (1, 2, 4)]  # from B, C or E, D being empty
    t.takes("shift_cube", "C", "A")
    assert t.columns("Annie") == [6, 4, 2, 0, 2]


@clauses("SUN-AMB-18")
def test_without_a_suitable_cube_nothing_is_moved() -> None:
    """All supply lies in column A: Tau Ceti finds nothing to move there."""
    t = Table()
    t.seat("Annie", ore=0, pop=8, ships={"shipyard-right": [1], "sol": [1] * 6}, supply=columns(5, 0, 0, 0, 0))
    t.system("shipyard-right", outpost=("Annie", "food"))
    t.system("b2", "tau-ceti")
    t.begin()
    t.plays(("act", "basic:3:1"), ("skip",))
    t.plays(("move", "shipyard-right", 1, "b2"), ("stop",), ("disc", "b2", "ore"))
    assert t.phase == "production"
    assert t.columns("Annie") == [5, 0, 0, 0, 0]


@clauses("SUN-AMB-18")
def test_android_rights_movement_moves_cubes_from_the_right_to_columns_with_space_or_to_a() -> None:
    t = Table()
    t.tech("II-A", "plasma-cannon", by=["Annie"])
    t.tech("II-B", "spacetime-anomaly-studies", by=["Annie"])
    t.tech("III-A", "android-rights-movement", by=["Brian"])
    t.cubes("Annie", "I-1", "I-2")
    t.cubes("Brian", "I-1", "I-2", "II-A", "II-B")
    t.guild_open("professors-guild")
    t.seat("Annie", ore=4, pop=3, ships={"sol": [1]}, supply=columns(5, 3, 3, 0, 1))
    t.begin()
    t.takes("act", "guild:professors-guild")  # the returned pop fills column E again
    assert t.columns("Annie") == [5, 3, 3, 0, 2]
    targets = {target for source, target in t.offered("shift_cube") if source == 4}
    assert {source for source, _ in t.offered("shift_cube")} == {4}  # the card names the rightmost column
    assert {0, 1, 3} <= targets  # B and D have room, A always; C is full
    assert 2 not in targets
    t.plays(("shift_cube", "E", "A"), ("shift_cube", "E", "D"))
    assert t.columns("Annie") == [6, 3, 3, 1, 0]
