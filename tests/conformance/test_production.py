"""Chapter PROD: growth, ore, trade (SUN-EX-05, SUN-EX-06)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clauses
from tests.sun.table import Table

EMPTY = dict.fromkeys("ABCDE", 0)


def producing(**seat: Any) -> Table:
    """Annie is to produce."""
    t = Table(phase="production")
    t.doc["seats"][0].update(seat)
    return t.begin()


# ---------------------------------------------------------------- growth


@clauses("SUN-EX-05", "SUN-PROD-02", "SUN-PROD-03", "SUN-PROD-04")
def test_brian_grows_from_b_and_c_and_gets_nothing_for_the_empty_column_a() -> None:
    t = Table(turn="Brian", phase="production")
    t.seat("Brian", food_discs=3, automation={"food": 5}, pop=0, supply={"A": 0, "B": 2, "C": 3, "D": 3, "E": 2})
    t.seat("Brian", ships={"sol": [1] * 10})
    t.begin()
    t.takes("grow")
    assert t.pop("Brian") == 2
    assert t.columns("Brian") == [0, 1, 2, 3, 2]


@clauses("SUN-PROD-02", "SUN-PROD-03")
@pytest.mark.parametrize(("gone", "symbols"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4), (7, 4), (8, 5)])
def test_every_uncovered_symbol_brings_one_cube_of_its_column(gone: int, symbols: int) -> None:
    t = producing(food_discs=8 - gone, automation={"food": gone}, supply={"A": 5, "B": 4, "C": 3, "D": 3, "E": 2})
    before = t.columns("Annie")
    t.takes("grow")
    assert [one - other for one, other in zip(before, t.columns("Annie"), strict=True)] == [1] * symbols + [0] * (
        5 - symbols
    )
    assert t.pop("Annie") == 2 + symbols


@clauses("SUN-PROD-05")
def test_only_the_number_of_cubes_in_a_column_is_known() -> None:
    """A column is a number: no place in it can be chosen, and one cube less is all that growth changes there."""
    t = producing(supply={"A": 3, "B": 4, "C": 3, "D": 3, "E": 2}, ships={"sol": [1, 1, 1]})
    assert t.mat("Annie")["supply"] == {"A": 3, "B": 4, "C": 3, "D": 3, "E": 2}
    t.takes("grow")
    assert (t.whose_turn, t.supply("Annie", "A")) == ("Brian", 2)


# ---------------------------------------------------------------- ore


@clauses("SUN-EX-06", "SUN-PROD-06")
def test_cindy_mines_3_ore_with_4_discs_gone() -> None:
    t = Table(turn="Cindy", phase="production")
    t.seat("Cindy", ore=2, ore_discs=4, automation={"ore": 4})
    t.begin()
    t.takes("mine")
    assert t.ore("Cindy") == 2 + 3


@clauses("SUN-PROD-06")
@pytest.mark.parametrize(("gone", "symbols"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (6, 4), (8, 5)])
def test_every_uncovered_ore_symbol_brings_1_ore_the_leftmost_included(gone: int, symbols: int) -> None:
    t = producing(ore=0, ore_discs=8 - gone, automation={"ore": gone})
    assert t.takes("mine").ore("Annie") == symbols


# ---------------------------------------------------------------- one of three


@clauses("SUN-PROD-01", "SUN-PROD-07")
def test_exactly_one_of_growth_ore_and_trade_and_all_of_it() -> None:
    t = producing(ore=3, food_discs=4, automation={"food": 4}, supply={"A": 5, "B": 4, "C": 3, "D": 3, "E": 2})
    assert [code >> 16 for code in t.now.options()] == [t.code(verb) >> 16 for verb in ("grow", "mine", "trade")]
    assert len(t.now.options()) == 3  # nothing to take less, nothing to decline
    for verb in ("grow", "mine"):
        done = t.copy().takes(verb)
        assert done.whose_turn == "Brian"
    t.plays(("trade",), ("stop",))
    assert t.whose_turn == "Brian"


@clauses("SUN-PROD-01")
def test_a_second_production_is_refused() -> None:
    """61 Cygni, usable at will, keeps the turn open after production."""
    t = producing(ore=3, colonies={"61-cygni": []})
    t.takes("mine")
    assert (t.whose_turn, t.phase) == ("Annie", "after-production")
    assert not (t.offers("grow"))
    assert not (t.offers("mine"))
    assert not (t.offers("trade"))
    assert "SUN-PROD-01" in t.clauses()


@clauses("SUN-AMB-13")
def test_a_production_that_yields_nothing_may_be_chosen() -> None:
    t = producing(ore=0, supply=EMPTY, population=6, ships={"sol": [1] * 14})
    assert t.offers("grow")
    grown = t.copy().takes("grow")
    assert (grown.whose_turn, grown.pop("Annie")) == ("Brian", 6)
    t.plays(("trade",), ("stop",))
    assert (t.whose_turn, t.ore("Annie"), t.pop("Annie")) == ("Brian", 0, 6)


# ---------------------------------------------------------------- trade


@clauses("SUN-PROD-08", "SUN-PROD-14")
def test_any_number_of_exchanges_in_any_mix_each_paid_with_what_the_last_brought() -> None:
    """1 ore decommissions a ship, its pop sells for the 1 ore that decommissions the next, and so on."""
    t = producing(ore=1, population=0, ships={"sol": [1, 2, 3], "deep-space": [4]})
    t.takes("trade")
    for location, level in (("deep-space", 4), ("sol", 2), ("sol", 1), ("sol", 3)):
        assert t.ore("Annie") == 1
        t.plays(("decommission", location, level), ("sell_pop",))
    assert t.ships("Annie") == {}
    assert (t.ore("Annie"), t.pop("Annie"), t.cubes_of("Annie")) == (1, 0, 20)
    assert t.whose_turn == "Brian"  # nothing was left to exchange


@clauses("SUN-PROD-09")
@pytest.mark.parametrize("ore", [2, 3, 4])
def test_3_ore_buy_the_leftmost_supply_cube_as_population(ore: int) -> None:
    """No food disc is gone, so the symbol of column C, where the cube comes from, cannot be seen."""
    t = producing(ore=ore, supply={"A": 0, "B": 0, "C": 2, "D": 3, "E": 2}, population=2, ships={"sol": [1] * 11})
    t.takes("trade")
    if ore < 3:
        assert t.refusal("buy_pop").clause == "SUN-PROD-09"
        return
    t.takes("buy_pop")
    assert (t.ore("Annie"), t.pop("Annie"), t.columns("Annie")) == (ore - 3, 3, [0, 0, 1, 3, 2])


@clauses("SUN-PROD-10", "SUN-PROD-11")
def test_1_ore_turns_any_ship_anywhere_into_one_population() -> None:
    t = Table(phase="production")
    t.seat("Annie", ore=1, pop=0, ships={"sol": [1], "deep-space": [4], "b1": [2]})
    t.system("b1", outpost=("Annie", "food"))
    t.begin()
    for location, level in (("sol", 1), ("deep-space", 4), ("b1", 2)):
        after = t.copy().plays(("trade",), ("decommission", location, level))
        assert (after.ore("Annie"), after.pop("Annie")) == (0, 1)
        assert after.ships("Annie", location) == []
        assert after.supply("Annie") == t.supply("Annie")


@clauses("SUN-PROD-10")
def test_decommissioning_needs_the_ore_and_a_ship_of_ones_own() -> None:
    for ore, ships in ((0, {"sol": [1]}), (1, {})):
        t = producing(ore=ore, population=2, ships=ships)
        t.takes("trade")
        assert t.offered("decommission") == []
        assert "SUN-PROD-10" in t.clauses()
    t = Table(phase="production")
    t.seat("Annie", ore=1, pop=1, ships={})
    t.seat("Brian", ships={"sol": [3]})
    t.begin()
    t.takes("trade")
    assert t.offered("decommission") == []


@clauses("SUN-PROD-12", "SUN-RET-06")
def test_a_sold_population_goes_to_the_rightmost_column_with_a_space_for_1_ore() -> None:
    t = producing(ore=0, population=3, supply={"A": 5, "B": 3, "C": 3, "D": 2, "E": 2}, ships={"sol": [1, 1]})
    t.plays(("trade",), ("sell_pop",))
    assert (t.ore("Annie"), t.pop("Annie"), t.columns("Annie")) == (1, 2, [5, 3, 3, 3, 2])
    t.takes("sell_pop")
    assert (t.ore("Annie"), t.pop("Annie"), t.columns("Annie")) == (2, 1, [5, 4, 3, 3, 2])
    t.takes("sell_pop")
    assert t.columns("Annie") == [6, 4, 3, 3, 2]
    assert t.refusal("sell_pop").clause == "SUN-PROD-12"


@clauses("SUN-PROD-13", "SUN-AMB-12")
def test_without_supply_no_population_is_bought_but_ships_are_decommissioned() -> None:
    t = producing(ore=9, population=5, supply=EMPTY, ships={"sol": [1] * 15})
    t.takes("trade")
    assert t.refusal("buy_pop").clause == "SUN-PROD-13"
    assert t.offers("decommission", "sol", 1)
    t.plays(("decommission", "sol", 1), ("sell_pop",))
    assert t.offers("buy_pop")  # there is a cube again


@clauses("SUN-PROD-15")
def test_control_is_checked_right_after_a_ship_was_decommissioned() -> None:
    t = Table(phase="production")
    t.seat("Annie", ore=2, pop=0, ships={"a1": [2], "sol": [1]})
    t.seat("Brian", ore=0, ships={"a1": [1]})
    t.system("a1", "sirius", outpost=("Annie", "ore"))
    t.begin()
    t.plays(("trade",), ("decommission", "a1", 2))
    assert t.asked == "Annie"
    assert t.controller("sirius") == "Brian"
    assert t.ore("Brian") == 1
    assert t.offers("decommission", "sol", 1)  # the trade goes on


@clauses("SUN-PROD-16", "SUN-CARD-07")
def test_lalande_grows_mines_and_trades_by_the_rules_of_the_phase() -> None:
    """Colonized by Terraforming for 3 ore and 1 returned pop; the pop and the settled ship fill column A."""
    t = Table()
    t.seat("Annie", ore=3, pop=1, ships={"a1": [3], "sol": [1] * 5}, food_discs=4, ore_discs=5)
    t.seat("Annie", automation={"food": 3, "ore": 3}, supply={"A": 0, "B": 4, "C": 3, "D": 3, "E": 2})
    t.system("a1", "lalande-21185", outpost=("Annie", "food"))
    t.cubes("Annie", "I-2")
    t.begin()
    t.takes("act", "tech:terraforming:2:1")
    assert t.food_discs("Annie") == 3  # with the second disc of the colony A, B and C are visible
    assert (t.pop("Annie"), t.columns("Annie")) == (3, [2 - 1, 4 - 1, 3 - 1, 3, 2])
    assert t.ore("Annie") == 2  # two symbols are visible
    assert t.offers("stop")
    assert t.refusal("buy_pop").clause == "SUN-PROD-09"
    t.takes("sell_pop")
    assert (t.ore("Annie"), t.pop("Annie")) == (3, 2)
    t.takes("buy_pop")
    assert (t.ore("Annie"), t.pop("Annie"), t.columns("Annie")) == (0, 3, [0, 3, 3, 3, 2])
    t.takes("stop")
    assert t.phase == "production"
