"""Outposts, placeholders and gain-control bonuses (chapter OUT), with the rulings AMB-36, 38, 39 and 40."""

from __future__ import annotations

import pytest

from tests.clauses import clauses
from tests.sun.table import Table

JUMP_4 = ("act", "tech:terraforming:1:1")
STOP = ("stop",)


def board(**ships: dict[str, list[int]]) -> Table:
    """Annie may take Jump 4 and colonize. No System here has a gain-control bonus."""
    t = Table()
    t.cubes("Annie", "I-2")
    for name in t.names:
        t.seat(name, ships=ships.get(name.lower(), {"sol": [1]}))
    t.system("a1", "barnards-star")  # food
    t.system("a2", "procyon")  # ore
    t.system("b1", "ross-154")  # food
    t.system("b2", "gliese-876")  # ore
    return t


@clauses("SUN-OUT-01", "SUN-OUT-07")
def test_an_outpost_comes_at_once_from_the_left_end_of_the_track_and_shows_a_symbol() -> None:
    """One food disc is gone already; with the second the growth symbol B shows (SUN-CON-45)."""
    t = board(annie={"sol": [1]})
    t.seat("Annie", automation={"food": 1}, pop=0)
    t.begin().plays(JUMP_4, ("move", "sol", 1, "a1"), STOP)
    assert t.outpost_disc("a1") == "food"
    assert (t.food_discs("Annie"), t.ore_discs("Annie")) == (6, 8)
    before = t.columns("Annie")
    t.takes("grow")
    assert t.pop("Annie") == 2  # A and B
    assert [x - y for x, y in zip(before, t.columns("Annie"), strict=True)] == [1, 1, 0, 0, 0]


@clauses("SUN-OUT-01", "SUN-OUT-07")
def test_an_outpost_at_a_system_for_ore_raises_ore_production_at_once() -> None:
    t = board(annie={"sol": [1]})
    t.seat("Annie", automation={"ore": 1}, ore=0)
    t.begin().plays(JUMP_4, ("move", "sol", 1, "a2"), STOP)
    assert t.outpost_disc("a2") == "ore"
    assert (t.food_discs("Annie"), t.ore_discs("Annie")) == (8, 6)
    t.takes("mine")
    assert t.ore("Annie") == 2


@clauses("SUN-OUT-01")
def test_the_disc_of_a_shipyard_follows_its_specialty() -> None:
    t = board(annie={"a1": [1], "a2": [1]})
    t.system("a1", outpost=("Annie", "food"))
    t.system("a2", outpost=("Annie", "ore"))
    t.begin().plays(JUMP_4, ("move", "a1", 1, "shipyard-left"), ("move", "a2", 1, "shipyard-right"), STOP)
    assert t.outpost_disc("shipyard-left") == "ore"
    assert t.outpost_disc("shipyard-right") == "food"


@clauses("SUN-OUT-02")
@pytest.mark.parametrize(("disc", "left"), [("food", (7, 8)), ("ore", (8, 7))])
def test_with_two_specialties_the_new_controller_chooses_the_disc(disc: str, left: tuple[int, int]) -> None:
    t = board(annie={"sol": [1]})
    t.system("a1", "luytens-star")
    t.begin().plays(JUMP_4, ("move", "sol", 1, "a1"), STOP)
    assert t.asked == "Annie"
    assert len(t.now.options()) == 2
    t.takes("disc", "a1", disc)
    assert t.outpost_disc("a1") == disc
    assert (t.food_discs("Annie"), t.ore_discs("Annie")) == left


@clauses("SUN-OUT-03")
def test_without_a_matching_disc_a_star_is_placed_even_if_the_other_track_is_full() -> None:
    t = board(annie={"sol": [1]})
    t.seat("Annie", automation={"food": 8})
    t.begin().plays(JUMP_4, ("move", "sol", 1, "a1"), STOP)
    assert t.controller("a1") == "Annie"
    assert t.outpost_disc("a1") == "star"
    assert (t.food_discs("Annie"), t.ore_discs("Annie")) == (0, 8)


@clauses("SUN-OUT-04")
def test_a_lost_outpost_goes_back_to_the_right_end_of_its_track() -> None:
    """Six ore discs are left and 2 symbols show; with a seventh back, the second symbol is covered again."""
    t = board(annie={"a2": [2]}, brian={"a2": [1]})
    t.system("a2", outpost=("Annie", "ore"))
    t.seat("Annie", automation={"ore": 1}, ore=0)
    t.begin().plays(JUMP_4, ("move", "a2", 2, "sol"), STOP)
    assert t.controller("a2") == "Brian"
    assert (t.food_discs("Annie"), t.ore_discs("Annie")) == (8, 7)
    t.takes("mine")
    assert t.ore("Annie") == 1


@clauses("SUN-OUT-05", "SUN-OUT-06")
@pytest.mark.parametrize("disc", ["food", "ore"])
def test_the_old_outpost_is_back_before_the_successor_picks_any_disc(disc: str) -> None:
    t = board(annie={"sol": [2]}, brian={"a1": [1]})
    t.system("a1", "luytens-star", outpost=("Brian", "ore"))
    t.begin().plays(JUMP_4, ("move", "sol", 2, "a1"), STOP)
    assert t.offers("disc", "a1", disc)
    assert t.ore_discs("Brian") == 8
    assert t.controller("a1") == "Annie"
    t.takes("disc", "a1", disc)
    assert t.outpost_disc("a1") == disc
    assert t.ore_discs("Brian") == 8


@clauses("SUN-OUT-08")
def test_a_star_that_comes_back_lies_on_no_track_and_serves_again() -> None:
    t = board(annie={"a1": [2], "sol": [1]}, brian={"a1": [1]})
    t.system("a1", outpost=("Annie", "star"))
    t.seat("Annie", automation={"food": 8})
    t.begin().plays(JUMP_4, ("move", "a1", 2, "shipyard-left"), ("move", "shipyard-left", 2, "b1"), STOP)
    assert t.controller("a1") == "Brian"
    assert (t.food_discs("Annie"), t.ore_discs("Annie")) == (0, 8)
    assert t.outpost_disc("b1") == "star"


@clauses("SUN-OUT-09")
def test_a_star_stays_when_a_production_disc_becomes_free() -> None:
    t = board(annie={"b1": [2]}, brian={"b1": [1]})
    t.system("a1", outpost=("Annie", "star"))
    t.system("b1", outpost=("Annie", "food"))
    t.seat("Annie", automation={"food": 7})
    t.begin().plays(JUMP_4, ("move", "b1", 2, "deep-space"), STOP)
    assert t.controller("b1") == "Brian"
    assert t.food_discs("Annie") == 1
    assert t.outpost_disc("a1") == "star"
    t.takes("mine")
    t.until("Annie")
    assert (t.outpost_disc("a1"), t.food_discs("Annie")) == ("star", 1)


@clauses("SUN-OUT-10")
@pytest.mark.parametrize("holder", [None, "Brian"])
def test_a_gain_control_bonus_comes_at_once_whoever_was_there_before(holder: str | None) -> None:
    t = board(annie={"sol": [2]}, brian={"a1": [1]} if holder else {"sol": [1]})
    t.system("a1", "sirius", outpost=(holder, "ore") if holder else None)
    t.seat("Annie", ore=0)
    t.begin().plays(JUMP_4, ("move", "sol", 2, "a1"))
    assert t.ore("Annie") == 0
    t.takes("stop")
    assert t.ore("Annie") == 1
    assert t.offers("mine")  # her production comes only now


@clauses("SUN-OUT-11", "SUN-TURN-06")
def test_a_gain_control_bonus_comes_in_the_turn_of_somebody_else_too() -> None:
    t = board(annie={"a1": [2]}, brian={"a1": [1]})
    t.system("a1", "alpha-centauri", outpost=("Annie", "food"))  # 1 supply cube becomes population
    t.seat("Brian", pop=2)
    t.begin().plays(JUMP_4, ("move", "a1", 2, "sol"), STOP)
    assert t.whose_turn == "Annie"
    assert t.pop("Brian") == 3
    assert t.pop("Annie") == 2


@clauses("SUN-OUT-12")
def test_colonizing_brings_no_second_gain_control_bonus() -> None:
    """Sirius: 1 ore for control, 4 ore for the colony."""
    t = board(annie={"a1": [3]})
    t.system("a1", "sirius", outpost=("Annie", "ore"))
    t.seat("Annie", ore=3, pop=1)
    t.begin().takes("act", "tech:terraforming:2:1")
    assert "sirius" in t.colonies("Annie")
    assert t.ore("Annie") == 3 - 3 + 4


@clauses("SUN-OUT-13")
@pytest.mark.parametrize(("first", "second"), [("a1", "a2"), ("a2", "a1")])
def test_bonuses_of_several_systems_come_in_the_order_the_player_likes(first: str, second: str) -> None:
    """Wolf 359 upgrades a ship, Epsilon Eridani jumps: the order matters, the ship may be upgraded on arrival."""
    t = board(annie={"sol": [1, 2]})
    t.system("a1", "wolf-359")
    t.system("a2", "epsilon-eridani")
    t.begin().plays(JUMP_4, ("move", "sol", 1, "a1"), ("move", "sol", 2, "a2"), STOP)
    assert t.offered_names("bonus") == {"a1", "a2"}
    t.takes("bonus", first)
    kinds = {"a1": "raise", "a2": "move"}
    assert t.offered(kinds[first])
    assert not t.offered(kinds[second])
    if first == "a1":
        t.takes("raise", "a1", 1)
    else:
        t.plays(("move", "a1", 1, "sol"))
    assert t.offered(kinds[second])


@clauses("SUN-OUT-14")
def test_the_rule_of_a_system_counts_for_everybody_as_its_card_says() -> None:
    """Van Maanen's Star: leaving it costs one movement point more, entering does not."""
    t = board(annie={"b1": [1], "sol": [2]})
    t.system("b1", "van-maanens-star", outpost=("Brian", "food"))
    t.seat("Brian", ships={"b1": [1]})
    t.begin().plays(JUMP_4, ("move", "b1", 1, "deep-space"))  # 2 points
    t.takes("move", "deep-space", 1, "b1")  # 1 point; the last one is not enough to leave again
    assert not t.offers("move", "b1", 1, "deep-space")
    t.takes("move", "sol", 2, "a1")
    assert t.offers("mine")  # all 4 points are spent


@clauses("SUN-OUT-14")
def test_a_system_power_serves_the_owner_of_the_card_only() -> None:
    """61 Cygni: its owner may pay 1 ore to upgrade a ship, once in each own turn."""
    t = board(annie={"sol": [1]})
    t.colony("Annie", "61-cygni", "food", "food")
    t.seat("Annie", ore=2)
    t.seat("Brian", ore=2)
    t.begin().takes("use", "61-cygni")
    assert t.ships("Annie", "sol") == [2]
    assert t.ore("Annie") == 1
    assert not t.offers("use", "61-cygni")
    t.until("Brian")
    assert not t.offered("use")


@clauses("SUN-OUT-15")
def test_whoever_keeps_control_keeps_the_disc_that_lies_there() -> None:
    t = board(annie={"sol": [1, 3], "a1": [1]}, brian={"a1": [1]})
    t.system("a1", "luytens-star", outpost=("Annie", "food"))
    t.begin().plays(JUMP_4, ("move", "sol", 3, "a1"), STOP)
    assert not t.offered("disc")
    assert t.offers("mine")
    assert t.outpost_disc("a1") == "food"
    assert (t.food_discs("Annie"), t.ore_discs("Annie")) == (7, 8)


@clauses("SUN-AMB-36")
@pytest.mark.parametrize(("empty", "placed"), [("food", "ore"), ("ore", "food")])
def test_no_star_while_either_fitting_track_has_a_disc(empty: str, placed: str) -> None:
    t = board(annie={"sol": [1]})
    t.system("a1", "luytens-star")
    t.seat("Annie", automation={empty: 8})
    t.begin().plays(JUMP_4, ("move", "sol", 1, "a1"), STOP)
    assert not t.offered("disc")
    assert t.outpost_disc("a1") == placed


@clauses("SUN-AMB-36")
@pytest.mark.parametrize(("empty", "placed"), [("food", "ore"), ("ore", "food")])
def test_the_second_disc_of_a_colony_is_no_star_either_while_a_track_has_one(empty: str, placed: str) -> None:
    t = board(annie={"a1": [3]})
    t.system("a1", "luytens-star", outpost=("Annie", placed))
    t.seat("Annie", ore=3, pop=1, automation={empty: 8})
    t.begin().takes("act", "tech:terraforming:2:1")
    assert t.colonies("Annie")["luytens-star"] == [placed, placed]


@clauses("SUN-AMB-36")
def test_with_two_discs_on_offer_the_star_is_refused_with_its_ruling() -> None:
    t = board(annie={"sol": [1]})
    t.system("a1", "luytens-star")
    t.begin().plays(JUMP_4, ("move", "sol", 1, "a1"), STOP)
    assert t.refusal("disc", "a1", "star").clause == "SUN-AMB-36"


@clauses("SUN-AMB-38")
def test_an_outpost_of_a_foreign_kind_goes_back_to_the_track_of_its_own_kind() -> None:
    """Brian's ore disc lies on a System for food, as Subatomic Fabrication allows."""
    t = board(annie={"sol": [2]}, brian={"a1": [1]})
    t.system("a1", outpost=("Brian", "ore"))
    t.begin()
    assert (t.food_discs("Brian"), t.ore_discs("Brian")) == (8, 7)
    t.plays(JUMP_4, ("move", "sol", 2, "a1"), STOP)
    assert (t.food_discs("Brian"), t.ore_discs("Brian")) == (8, 8)


@clauses("SUN-AMB-39")
def test_the_game_waits_for_the_choice_of_another_player_and_then_goes_on() -> None:
    t = board(annie={"a1": [2]}, brian={"a1": [1]})
    t.system("a1", "luytens-star", outpost=("Annie", "food"))
    t.begin().plays(JUMP_4, ("move", "a1", 2, "sol"), STOP)
    assert (t.whose_turn, t.asked) == ("Annie", "Brian")
    assert t.refused("Annie")[0].clause == "SUN-TURN-01"
    t.takes("disc", "a1", "ore")
    assert (t.whose_turn, t.asked) == ("Annie", "Annie")
    assert t.offers("mine")


@clauses("SUN-AMB-40")
def test_a_star_as_outpost_builds_ships_and_scores() -> None:
    t = board(annie={"sol": [1]})
    t.system("shipyard-left", outpost=("Annie", "star"))
    t.system("shipyard-right", outpost=("Brian", "food"))
    t.begin()
    assert [line["points"] for line in t.breakdown("Annie") if line["clause"] == "SUN-SCORE-09"] == [1]
    t.plays(("act", "basic:3:1"), ("do",))
    assert t.offered_names("build_at") == {"sol", "shipyard-left"}


@clauses("SUN-AMB-40")
def test_a_star_as_outpost_lets_its_owner_colonize_and_lies_on_the_colony() -> None:
    t = board(annie={"a1": [3]})
    t.system("a1", outpost=("Annie", "star"))
    t.seat("Annie", ore=3, pop=1)
    t.begin().takes("act", "tech:terraforming:2:1")
    assert t.colonies("Annie") == {"barnards-star": ["star", "food"]}


@clauses("SUN-AMB-40", "SUN-CTRL-08")
def test_a_star_as_outpost_holds_against_an_equal_fleet() -> None:
    t = board(annie={"sol": [2]}, brian={"a1": [2]})
    t.system("a1", outpost=("Brian", "star"))
    t.begin().plays(JUMP_4, ("move", "sol", 2, "a1"), STOP)
    assert t.controller("a1") == "Brian"
    assert t.outpost_disc("a1") == "star"
