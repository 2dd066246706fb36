"""Control of Systems (chapter CTRL), with the rulings AMB-29, 30, 31 and 37."""

from __future__ import annotations

import pytest

from heliopause.kernel.errors import InputError
from tests.clauses import clauses
from tests.sun.table import Table

Fleet = dict[str, list[int]]
JUMP_4 = ("act", "tech:terraforming:1:1")


def board(annie: Fleet, brian: Fleet | None = None, cindy: Fleet | None = None, derek: Fleet | None = None) -> Table:
    """Annie may take Jump 4. Four Systems without gain-control bonuses: two for food left and below, two for ore."""
    t = Table()
    t.cubes("Annie", "I-2")
    for name, fleet in zip(t.names, (annie, brian, cindy, derek), strict=True):
        t.seat(name, ships=fleet or {"sol": [1]})
    t.system("a1", "barnards-star")
    t.system("a2", "procyon")
    t.system("b1", "ross-154")
    t.system("b2", "gliese-876")
    return t


@clauses("SUN-CTRL-01")
def test_systems_and_shipyards_get_a_controller_sol_and_deep_space_never() -> None:
    t = board({"sol": [1, 2], "b1": [1]})
    t.system("b1", outpost=("Annie", "food"))
    t.begin().plays(JUMP_4, ("move", "sol", 1, "a1"), ("move", "sol", 2, "a2"), ("move", "a2", 2, "shipyard-right"))
    t.takes("move", "b1", 1, "deep-space")
    assert t.controller("a1") == "Annie"
    assert t.controller("shipyard-right") == "Annie"
    assert t.controller("deep-space") is None
    assert t.controller("sol") is None
    assert t.food_discs("Annie") == 8 - 3  # b1, a1 and the shipyard, nothing for Deep Space


@clauses("SUN-CTRL-01")
@pytest.mark.parametrize("place", ["sol", "deep-space"])
def test_nobody_can_lay_an_outpost_at_sol_or_deep_space(place: str) -> None:
    t = board({place: [4]})
    t.system(place, outpost=("Annie", "food"))
    with pytest.raises(InputError, match="SUN-CTRL-01"):
        t.begin()


@clauses("SUN-CTRL-02")
def test_control_is_updated_after_an_upgrade() -> None:
    t = board({"a1": [1]}, {"a1": [1]})
    t.tech("I-1", "narrow-beam-lasers")
    t.system("a1", outpost=("Brian", "food"))
    t.seat("Annie", ore=3, pop=2)
    t.begin().plays(("act", "basic:1:1"), ("slot", "I-1"))  # its bonus upgrades the only ship
    assert t.ships("Annie", "a1") == [2]
    assert t.controller("a1") == "Annie"


@clauses("SUN-CTRL-02")
def test_control_is_updated_after_levels_are_spread_over_ships() -> None:
    """Hyperdrive Boosters: 3 levels for own ships."""
    t = board({"a1": [1, 1], "a2": [1]}, {"a1": [3], "a2": [2]})
    t.cubes("Annie", "I-3")
    t.tech("II-D", "plasma-cannon", by=["Annie"])
    t.cubes("Cindy", "I-3", "II-D")
    t.tech("III-D", "hyperdrive-boosters", by=["Cindy"])
    t.guild_open("professors-guild")
    t.turned("tyler-lee", "Annie")
    t.system("a1", outpost=("Brian", "food"))
    t.system("a2", outpost=("Brian", "ore"))
    t.seat("Annie", ore=4, pop=2)
    t.begin().plays(("act", "guild:professors-guild"))
    assert t.offered("raise")
    t.plays(("raise", "a1", 1), ("raise", "a1", 2), ("raise", "a2", 1))
    assert t.controller("a1") == "Annie"
    assert t.controller("a2") == "Brian"


@clauses("SUN-CTRL-02", "SUN-AMB-37")
def test_control_is_updated_after_a_ship_is_decommissioned() -> None:
    t = board({"a1": [2], "sol": [1]}, {"a1": [1]})
    t.system("a1", outpost=("Annie", "food"))
    t.seat("Annie", ore=1)
    t.begin().plays(("act", "basic:4:1"), ("trade",), ("decommission", "a1", 2))
    assert t.offers("sell_pop")  # right after that exchange, not at the end of the trade
    assert t.controller("a1") == "Brian"
    assert t.food_discs("Annie") == 8
    assert t.food_discs("Brian") == 7


@clauses("SUN-AMB-37")
def test_a_ship_that_retires_to_the_museum_leaves_its_system() -> None:
    t = board({"a1": [2], "sol": [1]}, {"a1": [1]})
    t.cubes("Annie", "I-1")
    t.tech("II-A", "plasma-cannon", by=["Annie"])
    t.tech("II-B", "human-experiments", by=["Annie"])
    t.event("III-A", "museum-of-retired-spacecraft")
    t.guild_open("professors-guild")
    t.turned("tyler-lee", "Annie")
    t.system("a1", outpost=("Annie", "food"))
    t.seat("Annie", ore=4, pop=2)
    t.begin().takes("act", "guild:professors-guild")  # research at III-A, the only slot she may choose
    assert t.controller("a1") == "Annie"
    t.takes("retire", "a1", 2)
    assert t.controller("a1") == "Brian"


@clauses("SUN-CTRL-02")
def test_control_is_updated_in_the_turn_of_somebody_else() -> None:
    """Annie hands Wolf 359 to Brian; its bonus makes him the strongest at another System, in her turn."""
    t = board({"a1": [3]}, {"a1": [2], "b1": [1]}, {"b1": [1]})
    t.system("a1", "wolf-359", outpost=("Annie", "ore"))
    t.system("b1", outpost=("Cindy", "food"))
    t.begin().plays(JUMP_4, ("move", "a1", 3, "sol"), ("stop",))
    assert t.whose_turn == "Annie"
    assert t.asked == "Brian"
    assert t.controller("b1") == "Cindy"
    t.takes("raise", "b1", 1)
    assert t.whose_turn == "Annie"
    assert t.controller("b1") == "Brian"


@clauses("SUN-CTRL-03")
def test_a_ship_on_its_way_takes_nothing_before_the_movement_is_over() -> None:
    t = board({"sol": [3]}, {"a1": [1]})
    t.system("a1", outpost=("Brian", "food"))
    t.begin().plays(JUMP_4, ("move", "sol", 3, "a1"))
    assert t.controller("a1") == "Brian"
    assert t.food_discs("Brian") == 7
    t.takes("move", "a1", 3, "shipyard-left")
    assert t.controller("shipyard-left") is None
    t.takes("stop")
    assert t.controller("a1") == "Brian"
    assert t.controller("shipyard-left") == "Annie"


@clauses("SUN-CTRL-04")
@pytest.mark.parametrize(
    ("annie", "brian", "controller"),
    [([3], [1, 1], "Annie"), ([1, 1, 1], [2], "Annie"), ([1, 1], [2], "Brian"), ([2, 1], [3], "Brian")],
)
def test_levels_are_added_up_ships_are_not_counted(annie: list[int], brian: list[int], controller: str) -> None:
    t = board({"sol": annie, "deep-space": [1]}, {"a1": brian})
    t.system("a1", outpost=("Brian", "food"))
    t.begin().takes(*JUMP_4)
    for level in annie:
        t.takes("move", "sol", level, "a1")
    t.takes("stop")
    assert t.controller("a1") == controller


@clauses("SUN-CTRL-05", "SUN-CTRL-07")
def test_an_outpost_adds_no_power_to_its_ships() -> None:
    t = board({"sol": [2]}, {"a1": [1]})
    t.system("a1", outpost=("Brian", "food"))
    t.begin().plays(JUMP_4, ("move", "sol", 2, "a1"), ("stop",))
    assert t.controller("a1") == "Annie"


@clauses("SUN-CTRL-06")
@pytest.mark.parametrize("holder", [None, "Brian"])
def test_the_first_ship_to_stay_takes_an_empty_system_outpost_or_not(holder: str | None) -> None:
    t = board({"sol": [1, 2]})
    if holder:
        t.system("a1", outpost=(holder, "food"))
    t.begin().plays(JUMP_4, ("move", "sol", 1, "a1"), ("move", "sol", 2, "a2"))
    elsewhere = t.copy()
    t.takes("stop")
    assert t.controller("a1") == "Annie"
    assert t.controller("a2") == "Annie"
    elsewhere.plays(("move", "a1", 1, "shipyard-left"), ("stop",))
    assert elsewhere.controller("a1") == holder  # nobody stayed there


@clauses("SUN-CTRL-07", "SUN-CTRL-08")
@pytest.mark.parametrize(("level", "controller", "discs"), [(1, "Brian", 7), (2, "Brian", 7), (3, "Annie", 8)])
def test_only_more_power_than_the_controller_takes_a_system(level: int, controller: str, discs: int) -> None:
    t = board({"sol": [level]}, {"a1": [2]})
    t.system("a1", outpost=("Brian", "food"))
    t.begin().plays(JUMP_4, ("move", "sol", level, "a1"), ("stop",))
    assert t.controller("a1") == controller
    assert t.food_discs("Brian") == discs


@clauses("SUN-CTRL-09")
def test_the_strongest_of_those_who_stay_follows_a_controller_who_leaves() -> None:
    t = board({"a1": [3]}, {"a1": [1]}, {"a1": [2]})
    t.system("a1", outpost=("Annie", "food"))
    t.begin().plays(JUMP_4, ("move", "a1", 3, "sol"), ("stop",))
    assert t.controller("a1") == "Cindy"
    assert t.food_discs("Annie") == 8
    assert t.food_discs("Cindy") == 7


@clauses("SUN-CTRL-09")
def test_a_controller_who_leaves_too_few_ships_is_followed_as_well() -> None:
    t = board({"a1": [1, 3]}, {"a1": [2]})
    t.system("a1", outpost=("Annie", "food"))
    t.begin().plays(JUMP_4, ("move", "a1", 3, "sol"), ("stop",))
    assert t.controller("a1") == "Brian"


@clauses("SUN-CTRL-10")
@pytest.mark.parametrize("left", [[], [1]])
def test_a_tie_on_leaving_loses_control_to_nobody(left: list[int]) -> None:
    t = board({"a1": [3, *left]}, {"a1": [2]}, {"a1": [1, 1]}, {"a1": [1]})
    t.system("a1", outpost=("Annie", "food"))
    t.begin().plays(JUMP_4, ("move", "a1", 3, "sol"), ("stop",))
    assert t.controller("a1") is None
    assert [t.food_discs(name) for name in t.names] == [8, 8, 8, 8]


@clauses("SUN-CTRL-11", "SUN-EDN-03")
@pytest.mark.parametrize("cindy", [[1], [2]])
def test_a_controller_among_the_tied_keeps_control(cindy: list[int]) -> None:
    t = board({"a1": [1, 2]}, {"a1": [2]}, {"a1": cindy})
    t.system("a1", outpost=("Annie", "food"))
    t.begin().plays(JUMP_4, ("move", "a1", 1, "sol"), ("stop",))
    assert t.controller("a1") == "Annie"
    assert t.food_discs("Annie") == 7


@clauses("SUN-CTRL-12")
def test_a_controller_keeps_an_empty_system() -> None:
    t = board({"a1": [2]})
    t.system("a1", outpost=("Annie", "food"))
    t.begin().plays(JUMP_4, ("move", "a1", 2, "sol"), ("stop",))
    assert t.ships("Annie", "a1") == []
    assert t.controller("a1") == "Annie"


@clauses("SUN-CTRL-13")
def test_control_without_ships_lasts_for_rounds() -> None:
    t = board({"a1": [2], "sol": [1]})
    t.system("a1", outpost=("Annie", "food"))
    t.begin().plays(JUMP_4, ("move", "a1", 2, "sol"), ("stop",), ("mine",))
    t.until("Annie").quiet_turn()
    t.until("Annie")
    assert t.round == 3
    assert t.controller("a1") == "Annie"
    assert t.food_discs("Annie") == 7


@clauses("SUN-CTRL-13", "SUN-CTRL-14", "SUN-CTRL-16")
def test_colonizing_ends_control_and_the_new_system_has_no_controller() -> None:
    t = board({"a1": [3, 2]}, {"a1": [4]})
    t.system("a1", outpost=("Annie", "food"))
    t.deck("A", ["groombridge-34"])
    t.seat("Annie", ore=3, pop=1)
    t.begin().plays(("act", "tech:terraforming:2:1"), ("stop",))  # without the L2
    assert t.system_at("a1") == "groombridge-34"
    assert t.controller("a1") is None
    assert t.controller("barnards-star") is None
    assert "barnards-star" in t.colonies("Annie")
    t.takes("mine")
    t.until("Annie")
    assert t.controller("a1") is None


@clauses("SUN-CTRL-16")
def test_a_colonized_system_does_not_count_as_controlled() -> None:
    """Manufacturing Orbitals: 1 ore for each location with an own outpost."""
    t = Table()
    t.tech("II-D", "supply-outpost", by=["Annie"])
    t.cubes("Annie", "I-3")
    t.tech("III-D", "manufacturing-orbitals", by=["Annie"])
    t.colony("Annie", "barnards-star", "food", "food")
    t.colony("Annie", "sirius", "ore", "ore")
    t.system("a1", "procyon", outpost=("Annie", "ore"))
    t.seat("Annie", ore=0, ships={"deep-space": [1], "sol": [1]})
    t.begin().takes("act", "tech:manufacturing-orbitals")
    assert t.ore("Annie") == 1


@clauses("SUN-CTRL-15")
def test_the_new_controller_is_the_only_one() -> None:
    t = board({"sol": [2]}, {"a1": [1]})
    t.system("a1", outpost=("Brian", "food"))
    t.begin()
    assert "SUN-SCORE-09" in {line["clause"] for line in t.breakdown("Brian")}
    t.plays(JUMP_4, ("move", "sol", 2, "a1"), ("stop",))
    holders = [name for name in t.names if "SUN-SCORE-09" in {line["clause"] for line in t.breakdown(name)}]
    assert holders == ["Annie"]
    assert t.food_discs("Brian") == 8


@clauses("SUN-CTRL-17")
def test_an_upgrade_settles_control_before_the_jump_and_the_jump_settles_it_again() -> None:
    t = Table()
    t.tech("II-D", "supply-outpost", by=["Annie"])
    t.cubes("Annie", "I-3")
    t.system("a1", "sirius", outpost=("Brian", "ore"))
    t.seat("Annie", ore=1, ships={"a1": [1], "sol": [1]})
    t.seat("Brian", ships={"a1": [1]})
    t.begin().plays(("act", "tech:supply-outpost"), ("raise", "a1", 1), ("stop",))  # one of up to two ships
    assert t.offered("move")
    assert t.controller("a1") == "Annie"
    assert t.ore("Annie") == 1 - 1 + 1  # the gain-control bonus of Sirius
    t.plays(("move", "a1", 2, "sol"), ("stop",))
    assert t.controller("a1") == "Brian"


@clauses("SUN-CTRL-18", "SUN-AMB-30")
@pytest.mark.parametrize(("level", "controller"), [(1, None), (2, None), (3, "Annie")])
def test_a_system_left_in_a_tie_goes_to_a_newcomer_stronger_than_each(level: int, controller: str | None) -> None:
    t = board({"sol": [level]}, {"a1": [2]}, {"a1": [2]})
    t.begin().plays(JUMP_4, ("move", "sol", level, "a1"), ("stop",))
    assert t.controller("a1") == controller


@clauses("SUN-CTRL-18")
def test_the_end_of_a_tie_gives_control_to_the_stronger_of_the_tied() -> None:
    t = board({"a1": [2], "sol": [1]}, {"a1": [2]}, {"a1": [1]})
    t.begin()
    assert t.controller("a1") is None
    t.plays(JUMP_4, ("move", "a1", 2, "sol"), ("stop",))
    assert t.controller("a1") == "Brian"


@clauses("SUN-AMB-29")
def test_a_system_left_and_entered_again_in_one_jump_shows_no_gap() -> None:
    """Annie's L2 leaves Sirius to Brian, her L3 comes: she never lost it, so there is no second bonus."""
    t = board({"a1": [2], "sol": [3]}, {"a1": [1]})
    t.system("a1", "sirius", outpost=("Annie", "ore"))
    t.seat("Annie", ore=0)
    t.begin().plays(JUMP_4, ("move", "a1", 2, "sol"))
    assert t.controller("a1") == "Annie"
    t.plays(("move", "sol", 3, "a1"), ("stop",))
    assert t.controller("a1") == "Annie"
    assert t.ore("Annie") == 0
    assert t.ore("Brian") == 1


@clauses("SUN-AMB-31")
def test_of_two_who_rise_above_a_controller_the_first_in_player_order_takes_the_system() -> None:
    """Orbital Drydocks: each faction may upgrade a ship, one after the other."""
    t = board({"a1": [1], "sol": [1]}, {"a1": [1]}, None, {"a1": [1]})
    t.system("a1", outpost=("Derek", "food"))
    t.cubes("Annie", "I-1")
    t.event("II-A", "orbital-drydocks")
    t.seat("Annie", ore=9, pop=2)
    t.seat("Brian", ore=9)
    t.begin().plays(("act", "basic:2:1"), ("slot", "II-A"))
    t.plays(("do",), ("raise", "a1", 1))
    assert t.controller("a1") == "Annie"
    assert t.asked == "Brian"
    t.takes("do")
    assert t.ships("Brian", "a1") == [2]
    assert t.controller("a1") == "Annie"
