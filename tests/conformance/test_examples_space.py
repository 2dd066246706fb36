"""The worked examples of the exploration board: Ellen's jump and Heidi's colony (EX-18 to EX-27)."""

from __future__ import annotations

from tests.clauses import clauses
from tests.sun.table import Table

JUMPERS = ("Ellen", "Frank", "Geoff", "Heidi")


def ellens_table() -> Table:
    """Barnard's Star lies beside the right shipyard, Sirius two segments from Tau Ceti (SUN-CON-38)."""
    t = Table(names=JUMPERS)
    t.cubes("Ellen", "I-2")
    t.system("a1", "sirius", outpost=("Ellen", "ore"))
    t.system("a2", "barnards-star", outpost=("Ellen", "food"))
    t.system("b1", "tau-ceti", outpost=("Frank", "ore"))
    t.system("shipyard-right", outpost=("Geoff", "food"))
    t.seat("Ellen", ore=0, ships={"a2": [2], "a1": [3]}, automation={"ore": 2})
    t.seat("Frank", ore=0, ships={"b1": [2]}, automation={"ore": 1})
    t.seat("Geoff", ore=0, ships={"shipyard-right": [2], "a1": [1]})
    t.seat("Heidi", ships={"a1": [], "sol": [1]})
    return t


def ellens_jump() -> Table:
    t = ellens_table().begin()
    t.takes("act", "tech:terraforming:1:1")  # Jump 4
    t.takes("move", "a2", 2, "shipyard-right")
    t.plays(("move", "a1", 3, "shipyard-left"), ("move", "shipyard-left", 3, "b1"))
    return t


@clauses("SUN-EX-18")
def test_ellen_moves_one_and_two_segments_and_control_waits_for_the_end() -> None:
    t = ellens_jump()
    assert t.ships("Ellen", "shipyard-right") == [2]
    assert t.ships("Ellen", "b1") == [3]
    assert t.controller("tau-ceti") == "Frank"
    assert t.controller("sirius") == "Ellen"
    fourth = t.copy().takes("move", "b1", 3, "deep-space")  # there is a fourth point
    assert not fourth.offered("move")  # and no fifth
    t.takes("stop")
    assert not t.offered("move")  # the fourth is lost
    assert t.controller("tau-ceti") == "Ellen"
    assert t.controller("sirius") == "Geoff"
    t.takes("disc", "b1", "food")
    assert t.ships("Ellen") == {"shipyard-right": [2], "b1": [3]}


@clauses("SUN-EX-19")
def test_ellen_ties_with_geoff_at_the_shipyard() -> None:
    t = ellens_jump().takes("stop")
    assert t.power("Ellen", "shipyard-right") == t.power("Geoff", "shipyard-right") == 2
    assert t.controller("shipyard-right") == "Geoff"
    assert t.food_discs("Geoff") == 7


@clauses("SUN-EX-20")
def test_ellen_takes_tau_ceti_from_frank_with_a_food_disc() -> None:
    t = ellens_jump().takes("stop")
    assert t.ore_discs("Frank") == 7  # it was 6: one automated, one at Tau Ceti
    assert (t.offers("disc", "b1", "food"), t.offers("disc", "b1", "ore")) == (True, True)
    food = t.food_discs("Ellen")
    t.takes("disc", "b1", "food")
    assert t.outpost("tau-ceti") == {"seat": 0, "disc": "food"}
    assert t.food_discs("Ellen") == food - 1
    column_a, supply = t.supply("Ellen", "A"), t.supply("Ellen")
    source = next(letter for letter in "BCDE" if t.offers("shift_cube", letter, "A"))
    t.takes("shift_cube", source, "A")
    assert t.supply("Ellen", "A") == column_a + 1
    assert t.supply("Ellen") == supply


@clauses("SUN-EX-21")
def test_ellen_leaves_sirius_to_geoff_who_gets_his_ore_in_her_turn() -> None:
    t = ellens_jump()
    before = t.ore_discs("Ellen")
    t.takes("stop")
    assert t.ore_discs("Ellen") == before + 1
    t.takes("disc", "b1", "food")
    assert t.outpost("sirius") == {"seat": 2, "disc": "ore"}
    t.takes("shift_cube", "E", "A")
    assert t.whose_turn == "Ellen"
    assert t.ore("Geoff") == 1
    assert t.ore_discs("Geoff") == 7


@clauses("SUN-EX-22")
def test_ellen_keeps_barnards_star_without_a_ship() -> None:
    t = ellens_jump().takes("stop")
    assert t.outpost("barnards-star") == {"seat": 0, "disc": "food"}
    assert t.ships("Ellen", "a2") == []


def heidis_table() -> Table:
    """Heidi's Action costs 1 population too, which fills one of two empty spaces of column B."""
    t = Table(names=("Heidi", "Ellen", "Frank", "Geoff"))
    t.cubes("Heidi", "I-2")
    t.system("a1", "lalande-21185", outpost=("Heidi", "food"))
    t.system("a2", "barnards-star", outpost=("Ellen", "food"))
    t.system("b1", "kapteyns-star", outpost=("Heidi", "ore"))
    t.system("b2", "ross-154")
    t.deck("B", ["luhman-16", "kruger-60"])
    ships = {"a2": [3], "a1": [2], "b1": [2, 2]}
    t.seat("Heidi", ore=3, pop=1, ships=ships, supply={"A": 4, "B": 2, "C": 3, "D": 3, "E": 2})
    t.seat("Ellen", ships={"a2": [3], "b1": [1]})
    t.seat("Frank", ships={"b1": [3]})
    t.seat("Geoff", ships={"sol": [1]})
    return t


def heidi_colonizes() -> Table:
    """Up to the choice of the second disc; nothing else is left to choose before it."""
    return heidis_table().begin().takes("act", "tech:terraforming:2:1")


@clauses("SUN-EX-23")
def test_heidi_may_colonize_kapteyns_star_only() -> None:
    t = heidi_colonizes()
    assert list(t.colonies("Heidi")) == ["kapteyns-star"]
    more = heidis_table()
    more.system("b2", outpost=("Heidi", "food"))  # one more System that she may colonize, so that she is asked
    ships = {"a2": [3], "a1": [2], "b1": [2, 2], "b2": [4, 1]}
    more.seat("Heidi", ships=ships, supply={"A": 2, "B": 2, "C": 3, "D": 3, "E": 2})
    more.begin().takes("act", "tech:terraforming:2:1")
    assert more.offered_names("target") == {"b1", "b2"}
    assert more.refusal("target", "a2").clause == "SUN-COL-03"
    assert more.refusal("target", "a1").clause == "SUN-COL-04"


@clauses("SUN-EX-24")
def test_heidis_two_ships_become_supply_in_columns_b_and_a() -> None:
    paid = heidis_table().begin()
    assert paid.columns("Heidi") == [4, 2, 3, 3, 2]
    t = heidi_colonizes()
    assert t.ships("Heidi", "b1") == []
    assert t.ships("Heidi") == {"a2": [3], "a1": [2]}
    assert t.columns("Heidi") == [5, 4, 3, 3, 2]  # 1 in B was returned as the cost


@clauses("SUN-EX-25")
def test_the_other_two_ships_move_to_deep_space() -> None:
    t = heidi_colonizes()
    assert [t.ships(name, "b1") for name in t.names] == [[], [], [], []]
    assert t.ships("Ellen", "deep-space") == [1]
    assert t.ships("Frank", "deep-space") == [3]


@clauses("SUN-EX-26")
def test_heidi_stacks_a_food_disc_on_the_ore_disc_of_her_outpost() -> None:
    t = heidi_colonizes()
    assert t.system_at("b1") == "luhman-16"
    assert t.deck_cards("B")[0] == "kruger-60"
    assert t.asked == "Heidi"
    assert t.offers("disc", "second", "ore")
    food, ore = t.food_discs("Heidi"), t.ore_discs("Heidi")
    t.takes("disc", "second", "food")
    assert t.colonies("Heidi") == {"kapteyns-star": ["ore", "food"]}
    assert (t.food_discs("Heidi"), t.ore_discs("Heidi")) == (food - 1, ore)


@clauses("SUN-EX-27")
def test_heidis_bonus_is_a_ship_in_deep_space_from_her_supply() -> None:
    t = heidi_colonizes()
    supply = t.supply("Heidi")
    t.takes("disc", "second", "food")
    assert t.ships("Heidi", "deep-space") == [3]
    assert t.supply("Heidi") == supply - 1
    assert t.columns("Heidi") == [4, 4, 3, 3, 2]
