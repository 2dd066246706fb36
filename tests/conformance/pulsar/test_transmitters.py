"""Transmitters, links, link dice; headquarters; technologies; bonus dice (TRANS, LINK, HQ, TECH, BONUS)."""

from __future__ import annotations

import pytest

from heliopause.games.pulsar.verbs import PLACES
from tests.clauses import clauses
from tests.pulsar.table import Table


def building(*dice: int) -> Table:
    """In the second round, so that six tiles have been dealt."""
    return Table(3, round=2).seat("Blue", dice=list(dice), plus_minus=0).offer("A-2", "A-3", "A-7")


# ---------------------------------------------------------------- transmitters


@clauses("PUL-TRANS-02", "PUL-TRANS-03", "PUL-TRANS-05", "PUL-TRANS-06", "PUL-TRANS-13", "PUL-EX-43")
def test_a_transmitter_of_two_threes_takes_two_dice() -> None:
    t = building(3, 3).begin().takes("take-transmitter", "A-3", die=3)
    assert t.look["transmitters"]["taken"]["A-3"] == {"seat": 0, "online": False, "covered": [0]}
    t.takes("cover", "A-3", die=3)  # two equal costs are named once, by the first that is open
    assert t.of("Blue")["online"] == 1


@clauses("PUL-TRANS-01", "PUL-TRANS-04", "PUL-AMB-51")
def test_a_taken_transmitter_is_not_replaced_in_this_round() -> None:
    t = building(6, 2).begin().takes("take-transmitter", "A-2", die=6).takes("skip")
    assert t.look["transmitters"]["offer"] == [None, "A-3", "A-7"]


@clauses("PUL-TRANS-08", "PUL-TRANS-09", "PUL-TRANS-11", "PUL-ICON-11", "PUL-ICON-12", "PUL-LINK-04")
def test_a_single_cost_is_completed_in_the_action_that_takes_it() -> None:
    t = building(6, 1).begin()
    before = t.score("Blue")
    t.takes("take-transmitter", "A-2", die=6).takes("claim")
    assert t.score("Blue") == before + 3
    assert t.claims("Blue") == ["70"]
    assert t.look["transmitters"]["taken"]["A-2"] == {"seat": 0, "online": True}


@clauses("PUL-AMB-96", "PUL-ICON-12")
def test_a_claim_of_a_transmitter_may_be_declined() -> None:
    t = building(6, 1).begin().takes("take-transmitter", "A-2", die=6).takes("skip")
    assert t.claims("Blue") == []


@clauses("PUL-TRANS-07")
def test_nobody_pays_costs_of_others() -> None:
    t = building(1, 5).transmitter("A-8", "Orange", covered=[1]).begin()
    assert not t.offered("cover")


@clauses("PUL-ICON-13", "PUL-ICON-14", "PUL-ICON-15", "PUL-AMB-40", "PUL-AMB-41", "PUL-AMB-42", "PUL-AMB-43")
def test_a_teleport_acts_like_the_end_of_a_flight() -> None:
    t = Table(3).boards("AAA").patent("AI-1-3", "Blue").seat("Blue", dice=[4, 1], plus_minus=0, ship="1")
    t.offer("A-5").claim("5", "Green").begin().takes("take-transmitter", "A-5", die=4)
    assert len(t.offered("teleport")) == 13
    assert t.refusal("teleport", "location:70").clause == "PUL-ICON-15"
    assert t.refusal("teleport", "location:14").clause == "PUL-AMB-25"
    assert t.copy().takes("teleport", "5").claims("Blue") == []
    t.takes("teleport", "11")
    assert t.claims("Blue") == ["11"]
    assert t.ship("Blue") == "11"
    assert t.points("Blue", "flights") == 3


# ---------------------------------------------------------------- links


@clauses("PUL-LINK-01", "PUL-LINK-02", "PUL-LINK-03", "PUL-LINK-07", "PUL-LINK-13", "PUL-AMB-54")
def test_a_tile_joins_any_free_half_die_with_either_of_its_own() -> None:
    """A-2 has 1 and 2, A-3 a blank half only, A-7 a 3 only; A-6 under construction has 1 and 3."""
    t = building(6, 3).transmitter("A-6", "Blue", covered=[0]).begin().takes("take-transmitter", "A-2", die=6)
    links = {(code >> 8 & 255, code & 255) for code in t.offered("link")}
    tile = t.ids.transmitters.numbers["A-6"]
    assert links == {(0, 2 * tile), (0, 2 * tile + 1), (1, 2 * tile), (1, 2 * tile + 1)}
    assert t.offers("new-array")
    t = building(3, 6).transmitter("A-6", "Blue", covered=[0]).begin().takes("take-transmitter", "A-3", die=3)
    assert {code >> 8 & 255 for code in t.offered("link")} == {0}


@clauses("PUL-LINK-05", "PUL-LINK-06", "PUL-AMB-53", "PUL-AMB-55")
def test_only_free_ends_are_joined_and_a_tile_joins_one_other() -> None:
    t = building(3, 6).transmitter("A-6", "Blue", covered=[0], right="A-7:left")
    t.offer("A-2", "A-3", "A-8").transmitter("A-7", "Blue", covered=[0], left="A-6:right").begin()
    t.takes("take-transmitter", "A-3", die=3)
    tile = t.ids.transmitters.numbers["A-6"]
    assert {code & 255 for code in t.offered("link")} == {2 * tile}
    t.takes("link", "left", "A-6:left")
    assert t.look["transmitters"]["taken"]["A-6"]["left"] == "A-3:left"


@clauses("PUL-LINK-08", "PUL-LINK-10", "PUL-LINK-11", "PUL-AMB-56", "PUL-EX-42", "PUL-EX-44", "PUL-TRANS-10")
def test_a_link_die_is_there_in_the_turn_that_completes_the_link() -> None:
    """A-1's right half shows 1, A-5's left one 2."""
    t = Table(3).seat("Blue", dice=[4, 1], plus_minus=0).offer("A-5").transmitter("A-1", "Blue", online=True)
    t.begin().takes("take-transmitter", "A-5", die=4).takes("link", "left", "A-1:right").takes("teleport", "5")
    assert t.red() == [3]
    assert t.of("Blue")["links"] == 1
    t.takes("fly", die=3, source="red")
    t.takes("land", "6" if "6" in t.ends() else sorted(t.ends())[0])
    t.ends_turn()
    assert t.red() == []


@clauses("PUL-LINK-09", "PUL-AMB-59", "PUL-AMB-69")
def test_there_is_no_link_die_while_one_of_two_is_under_construction() -> None:
    t = Table(3).seat("Blue", dice=[4, 1], plus_minus=0).offer("A-5").transmitter("A-1", "Blue", covered=[0])
    t.begin().takes("take-transmitter", "A-5", die=4).takes("link", "left", "A-1:right").takes("teleport", "5")
    assert t.red() == []
    assert t.of("Blue")["links"] == 0


@clauses("PUL-LINK-14", "PUL-LINK-15", "PUL-EX-45")
def test_a_zero_die_becomes_a_two_with_a_token_and_is_nothing_without() -> None:
    t = Table(3).seat("Blue", dice=[], plus_minus=0, plus_two=1)
    t.doc["dice"] = {"red": [0]}
    t.begin()
    assert {paid for offer in ("fly", "buy") for paid in t.dice_for(offer)} == {(0, "red", "+2")}


@clauses("PUL-LINK-16", "PUL-EX-47")
def test_a_zero_die_pays_a_one_where_a_technology_tolerates_it() -> None:
    t = Table(3, round=2).boards("AAA").patent("AI-2-3", "Blue", when=2).seat("Blue", dice=[], plus_minus=0)
    t.doc["dice"] = {"red": [0]}
    t.transmitter("A-8", "Blue", covered=[1]).begin()
    assert t.dice_for("cover", "A-8") == {(0, "red", None)}


@clauses("PUL-LINK-12", "PUL-AMB-57", "PUL-AMB-58", "PUL-BONUS-01", "PUL-BONUS-02")
def test_of_several_red_dice_one_is_used() -> None:
    t = Table(3).seat("Blue", dice=[1], plus_minus=0)
    t.doc["dice"] = {"red": [2, 3]}
    t.begin()
    assert {paid[0] for paid in t.dice_for("fly") if paid[1] == "red"} == {2, 3}
    t.takes("fly", die=2, source="red")
    t.now.apply(t.now.options()[0])
    while t.offered("route") or t.offered("draw"):
        t.now.apply(t.now.options()[0])
    assert t.red() == []
    assert not [paid for paid in t.dice_for("fly") if paid[1] == "red"]


@clauses("PUL-LINK-12", "PUL-AMB-57")
def test_a_link_die_that_comes_after_the_bonus_die_is_lost() -> None:
    t = Table(3).seat("Blue", dice=[1], plus_minus=0).transmitter("A-1", "Blue", online=True, right="A-5:left")
    t.transmitter("A-5", "Blue", left="A-1:right")
    t.doc["dice"] = {"red": [4]}
    t.begin().takes("cover", "A-5", die=4, source="red").takes("teleport", "5")
    assert t.red() == []


@clauses("PUL-AMB-60")
def test_a_technology_about_costs_counts_each_of_them() -> None:
    t = Table(3, round=2).boards("AAA").patent("AI-2-3", "Blue", when=2).seat("Blue", dice=[3, 4], plus_minus=0)
    t.offer("A-3").begin()
    before = t.score("Blue")
    t.takes("take-transmitter", "A-3", die=4).takes("cover", "A-3", die=3)
    assert t.score("Blue") == before + 2


# ---------------------------------------------------------------- headquarters


@clauses("PUL-HQ-03", "PUL-HQ-04", "PUL-HQ-05", "PUL-HQ-06", "PUL-HQ-07", "PUL-HQ-08", "PUL-HQ-09", "PUL-EX-48")
@pytest.mark.parametrize(
    ("built", "possible"),
    [
        ([], {"bottom-left", "bottom-middle", "bottom-right"}),
        (["bottom-left", "bottom-middle"], {"bottom-right", "second-left"}),
        (["bottom-middle", "bottom-right"], {"bottom-left", "second-right"}),
        (["bottom-left", "bottom-middle", "second-left"], {"bottom-right", "third-left"}),
        (PLACES[:7], {"top"}),
        (PLACES[:6], {"third-right"}),
        (PLACES, set()),
    ],
)
def test_the_pyramid_says_which_project_comes_next(built: list[str], possible: set[str]) -> None:
    """With a die of every value, by tokens, whatever is open can be paid."""
    found = set()
    for die in range(1, 7):
        t = Table(3).seat("Blue", dice=[die], plus_minus=0, board="B", side="B1", projects=list(built)).begin()
        found |= {PLACES[code >> 8 & 255] for code in t.offered("project")}
    assert found == possible


@clauses("PUL-HQ-10", "PUL-HQ-11", "PUL-HQ-12", "PUL-EX-49")
def test_a_project_scores_at_once_and_keeps_its_gate_run() -> None:
    t = Table(3).seat("Blue", dice=[3], plus_minus=0, board="B", side="B1", projects=["bottom-middle", "bottom-right"])
    t.begin()
    before = t.score("Blue")
    t.takes("project", "second-right", die=3)
    assert t.score("Blue") == before + 4
    assert "second-right" in t.of("Blue")["projects"]
    assert t.of("Blue")["used_runs"] == []


@clauses("PUL-HQ-01", "PUL-HQ-02")
def test_headquarters_are_their_owners_and_keep_their_side() -> None:
    t = Table(3).seat("Blue", dice=[2], plus_minus=0, board="A", side="A1").seat("Orange", board="B", side="B2").begin()
    t.takes("project", "bottom-left", die=2)
    assert t.tokens("Blue") == (2, 0)
    assert (t.of("Blue")["side"], t.of("Orange")["side"], t.of("Orange")["projects"]) == ("A1", "B2", [])


# ---------------------------------------------------------------- technologies


@clauses("PUL-TECH-02", "PUL-TECH-01", "PUL-SETUP-18")
@pytest.mark.parametrize("round_", range(1, 9))
def test_rows_open_round_by_round(round_: int) -> None:
    found = set()
    for die in range(1, 7):
        t = Table(3, round=round_).boards("AAA").seat("Blue", dice=[die], plus_minus=0, cubes=9).begin()
        found |= {t.game.catalog.technologies[t.now.t.card_at[code >> 8 & 255]].row for code in t.offered("patent")}
    assert found == set(range(1, round_ + 1))


@clauses("PUL-TECH-05", "PUL-TECH-06", "PUL-TECH-07", "PUL-TECH-08", "PUL-NEXT-05", "PUL-NEXT-06", "PUL-EX-53")
def test_a_single_icon_technology_opens_again_in_the_next_round() -> None:
    """AI-2-1 costs 2 and shows one die."""
    t = Table(3, round=2).boards("AAA").patent("AI-2-1", "Green", when=2).seat("Blue", dice=[2]).begin()
    assert not t.dice_for("patent", "AI-2-1")
    assert t.refusal("patent", "technology:AI-2-1").clause == "PUL-TECH-07"
    t = Table(3, round=3).boards("AAA").patent("AI-2-1", "Green", when=2).seat("Blue", dice=[2]).begin()
    assert t.offers("patent", "AI-2-1", die=2)
    t = Table(3, round=4).boards("AAA").patent("AI-2-1", "Green", "Orange", when=2).seat("Blue", dice=[2]).begin()
    assert t.refusal("patent", "technology:AI-2-1").clause == "PUL-TECH-05"
    t = Table(3, round=4).boards("AAA").patent("AI-2-1", "Blue", when=2).seat("Blue", dice=[2]).begin()
    assert t.refusal("patent", "technology:AI-2-1").clause == "PUL-TECH-06"


@clauses("PUL-TECH-09", "PUL-TECH-04", "PUL-EX-54")
def test_a_double_icon_technology_takes_two_owners_in_one_round() -> None:
    t = Table(3).boards("AAA").patent("AI-1-2", "Green", when=1).seat("Blue", dice=[3], plus_minus=0).begin()
    t.takes("patent", "AI-1-2", die=3)
    assert t.look["technologies"]["patents"]["AI-1-2"] == {"owners": [2, 0], "round": 1}


@clauses("PUL-TWO-12", "PUL-TWO-13", "PUL-AMB-65", "PUL-EX-80")
def test_with_two_players_a_single_icon_technology_has_one_owner() -> None:
    t = Table(2, round=5).boards("AAA").patent("AI-2-1", "Orange", when=2).patent("AI-1-2", "Orange")
    t.seat("Blue", dice=[2, 3]).begin()
    assert t.refusal("patent", "technology:AI-2-1").clause == "PUL-TWO-12"
    assert t.offers("patent", "AI-1-2", die=3)


@clauses("PUL-AMB-17", "PUL-TECH-11")
def test_a_technology_works_from_the_next_action_on() -> None:
    t = Table(3, round=2).boards("AAA").seat("Blue", dice=[3, 2], plus_minus=0).begin()
    before = t.score("Blue")
    t.takes("patent", "AI-1-2", die=3)  # 2 points for every patent
    assert t.score("Blue") == before
    t.takes("patent", "AI-2-1", die=2)
    assert t.score("Blue") == before + 2


@clauses("PUL-TECH-10", "PUL-AMB-70")
def test_a_one_shot_technology_gives_its_benefit_once() -> None:
    t = Table(3, round=4).boards("AAA").seat("Blue", dice=[2], plus_minus=0)
    t.system("3", "system-1", ["Blue"]).system("6", "system-2", ["Orange", "Blue"]).begin()
    before = t.score("Blue")
    t.takes("patent", "AII-4-1", die=2)
    assert t.score("Blue") == before + 2


@clauses("PUL-AMB-94", "PUL-AMB-49")
def test_a_gyrodyne_just_taken_may_be_started_and_finished_by_the_same_technology() -> None:
    """CII-4-2: finish a gyrodyne and take any."""
    t = Table(3, round=4).boards("CCC").seat("Blue", dice=[6], plus_minus=0).claim("5", "Blue").begin()
    t.takes("patent", "CII-4-2", die=6).takes("gyrodyne", "large").takes("start", "large")
    assert t.gyrodynes("Blue")[2] == {"large": 1}


@clauses("PUL-AMB-93")
def test_an_event_is_rewarded_however_it_came_about() -> None:
    """CII-3-2 scores 4 for completing, DI-1-2 scores 2 for a claim by a transmitter."""
    t = Table(3, round=4).boards("CCC").patent("CII-3-2", "Blue", when=3).seat("Blue", dice=[6], plus_minus=0)
    t.claim("5", "Blue", "small").begin()
    before = t.score("Blue")
    t.takes("patent", "CII-4-2", die=6).takes("gyrodyne", "large")
    assert t.score("Blue") == before + 4
    t = Table(3).boards("DAA").patent("DI-1-2", "Blue").seat("Blue", dice=[6], plus_minus=0).offer("A-2").begin()
    before = t.score("Blue")
    t.takes("take-transmitter", "A-2", die=6).takes("claim")
    assert t.score("Blue") == before + 2 + 3


# ---------------------------------------------------------------- bonus dice


@clauses("PUL-BONUS-03", "PUL-BONUS-07", "PUL-BONUS-08", "PUL-BONUS-09", "PUL-EX-55", "PUL-AMB-79", "PUL-BONUS-05")
def test_a_leftover_die_is_copied_for_four_cubes_by_everybody_who_pays() -> None:
    t = Table(3).seat("Blue", dice=[], cubes=4, plus_minus=0).seat("Orange", cubes=4)
    t.doc["dice"] = {"board": [5]}
    t.begin().takes("fly", die=5, source="copied")
    assert t.cubes("Blue") == 0
    while t.whose_turn == "Blue":
        t.now.apply(t.now.options()[0])
    assert (5, "copied", None) in t.dice_for("fly")
    assert t.look["dice"]["board"] == [5]


@clauses("PUL-TWO-09", "PUL-TWO-10", "PUL-BONUS-07", "PUL-EX-15")
def test_with_two_players_any_of_three_leftover_dice_is_copied() -> None:
    t = Table(2).seat("Blue", dice=[], cubes=4, plus_minus=0)
    t.doc["dice"] = {"board": [1, 3, 6]}
    t.begin()
    assert {paid[0] for paid in t.dice_for("fly")} == {1, 3, 6}


@clauses("PUL-BONUS-10", "PUL-BONUS-11", "PUL-BONUS-12", "PUL-AMB-73", "PUL-EX-56")
def test_a_doubler_sets_the_silver_die_and_binds_a_red_one() -> None:
    """AII-3-1 costs 3: silver 2 and red 2."""
    t = Table(3, round=3).boards("AAA").seat("Blue", dice=[3], plus_minus=0, ship="85").begin()
    t.takes("patent", "AII-3-1", die=3)
    assert (t.dice("Blue"), t.bound()) == ([2], 2)
    assert not t.offers("end-turn")
    assert t.refusal("end-turn", "").clause == "PUL-AMB-73"
    t.takes("take-gyrodyne", "medium", die=2, source="bound")
    assert t.bound() is None
    assert t.offers("end-turn")


@clauses("PUL-BONUS-13", "PUL-BONUS-14", "PUL-AMB-72", "PUL-EX-57", "PUL-AMB-75")
def test_a_doubler_needs_an_own_die_and_an_unused_bonus_die() -> None:
    t = Table(3, round=3).boards("AAA").seat("Blue", dice=[3], plus_minus=0)
    t.doc["dice"] = {"bonus_used": True}
    t.begin()
    assert not t.dice_for("patent", "AII-3-1")
    assert t.refusal("patent", "technology:AII-3-1").clause == "PUL-BONUS-13"
    t = Table(3, round=3).boards("AAA").seat("Blue", dice=[], plus_minus=0)
    t.doc["dice"] = {"red": [3]}
    assert not t.begin().dice_for("patent", "AII-3-1")


@clauses("PUL-AMB-74")
def test_a_doubler_may_be_paid_with_a_token() -> None:
    t = Table(3, round=3).boards("AAA").seat("Blue", dice=[4], plus_minus=1, ship="85").begin()
    t.takes("patent", "AII-3-1", die=4, token="-1")
    assert (t.dice("Blue"), t.bound(), t.tokens("Blue")) == ([2], 2, (0, 0))


@clauses("PUL-BONUS-15", "PUL-BONUS-16", "PUL-BONUS-17", "PUL-AMB-76", "PUL-EX-58")
def test_a_patented_die_costs_a_cube_and_must_be_used() -> None:
    """BII-3-2 costs 2 and a cube: red 5."""
    t = Table(3, round=3).boards("ABA").seat("Blue", dice=[2], plus_minus=0, cubes=0).begin()
    assert t.refusal("patent", "technology:BII-3-2").clause == "PUL-BONUS-17"
    t = Table(3, round=3).boards("ABA").seat("Blue", dice=[2], plus_minus=0, cubes=1).begin()
    t.takes("patent", "BII-3-2", die=2)
    assert (t.cubes("Blue"), t.bound()) == (0, 5)
    assert not t.offers("end-turn")
    assert {paid for verb in ("fly", "patent") for paid in t.dice_for(verb)} == {(5, "bound", None)}


@clauses("PUL-BONUS-04", "PUL-BONUS-06")
def test_red_and_silver_dice_are_used_in_any_order() -> None:
    t = Table(3).seat("Blue", dice=[1], plus_minus=0)
    t.doc["dice"] = {"red": [2]}
    t.begin()
    assert t.offers("take-gyrodyne", "small", die=1)
    t.takes("take-gyrodyne", "medium", die=2, source="red")
    t.takes("take-gyrodyne", "small", die=1)
    assert t.whose_turn == "Orange"
