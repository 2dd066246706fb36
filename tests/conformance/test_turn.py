"""Chapter TURN, and achievements and the end as the worked examples tell them (SUN-EX-07 to 11)."""

from __future__ import annotations

import pytest

from tests.clauses import clauses
from tests.sun.table import NAMES, Table


def automated(t: Table, *names: str) -> None:
    """These players meet the condition of Efficiency: six discs on the automation track."""
    t.achievements("efficiency", "warlord")
    for name in names:
        t.seat(name, food_discs=2, automation={"food": 6})


# ---------------------------------------------------------------- rounds, turns, phases


@clauses("SUN-TURN-01", "SUN-TURN-03")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("start", [0, 1])
def test_every_player_has_one_turn_a_round_from_the_starting_player_clockwise(players: int, start: int) -> None:
    t = Table.fresh(players, seed=5, start=start)
    for number in range(3 * players):
        assert t.whose_turn == NAMES[(start + number) % players]
        assert t.round == 1 + number // players
        t.quiet_turn()


@clauses("SUN-TURN-02")
def test_a_turn_is_action_then_production_then_achievement() -> None:
    t = Table()
    automated(t, "Annie")
    t.seat("Annie", ore=2)
    t.begin()
    assert t.phase == "action"
    assert t.offered("act")
    assert {t.offers(*what) for what in (("mine",), ("grow",), ("trade",), ("claim", "efficiency"))} == {False}
    t.takes("act", "basic:4:1")
    assert (t.whose_turn, t.phase) == ("Annie", "production")
    assert t.offers("mine")
    assert t.offers("grow")
    assert t.offers("trade")
    assert t.offered("act") == t.offered("claim") == []
    assert t.refusal("claim", "efficiency").clause == "SUN-TURN-02"
    assert t.claims("efficiency") == []
    t.takes("mine")
    assert t.claims("efficiency") == ["Annie"]  # the one that can be claimed is claimed at once
    assert t.whose_turn == "Brian"


@clauses("SUN-TURN-02", "SUN-ACH-12", "SUN-AMB-53")
def test_what_production_changes_counts_for_the_achievement_phase_of_the_same_turn() -> None:
    """Grand Armada asks for 12 levels of ships: who decommissions one of them in production has it no more."""
    t = Table(phase="production")
    t.achievements("efficiency", "grand-armada")
    t.seat("Annie", ore=1, ships={"sol": [4, 4, 4]})
    t.begin()
    assert t.copy().takes("mine").claims("grand-armada") == ["Annie"]
    t.plays(("trade",), ("decommission", "sol", 4), ("stop",))
    assert t.claims("grand-armada") == []


@clauses("SUN-TURN-04")
def test_ore_produced_this_turn_pays_from_the_next_turn_on() -> None:
    t = Table()
    t.seat("Annie", ore=1, pop=2)
    t.cubes("Annie", "I-1")
    t.begin()
    assert t.refusal("act", "basic:2:1").clause == "SUN-ACT-10"  # the production to come does not help
    t.quiet_turn()
    t.until("Annie")
    assert t.ore("Annie") == 3  # 1 of the Action and 1 of the mine came after
    assert t.offers("act", "basic:2:1")


@clauses("SUN-TURN-05", "SUN-AMB-14")
def test_the_next_player_waits_until_production_is_decided() -> None:
    t = Table().begin()
    t.takes("act", "basic:4:1")
    assert (t.asked, t.phase) == ("Annie", "production")
    (refusal,) = t.refused("Brian")
    assert refusal.clause == "SUN-TURN-01"
    assert all(t.game.view(t.now, seat)["choices"] == [] for seat in (1, 2, 3))
    t.takes("trade")
    assert t.asked == "Annie"  # also while she trades
    t.takes("stop")
    assert t.asked == "Brian"


@clauses("SUN-TURN-06", "SUN-ORE-03")
def test_control_and_its_bonus_change_hands_in_somebody_elses_turn() -> None:
    t = Table()
    t.seat("Annie", ships={"a1": [2]}, pop=0, ore=0)
    t.seat("Brian", ships={"a1": [1]}, ore=5)
    t.system("a1", "sirius", outpost=("Annie", "ore"))
    t.begin()
    t.plays(("act", "basic:3:1"), ("move", "a1", 2, "sol"), ("stop",))
    assert t.whose_turn == "Annie"
    assert t.controller("sirius") == "Brian"
    assert t.ore("Brian") == 6
    assert t.ore_discs("Annie") == 8
    assert t.food_discs("Brian") + t.ore_discs("Brian") == 15


# ---------------------------------------------------------------- achievements and the end


EIGHT = (
    "lalande-21185",
    "procyon",
    "wolf-359",
    "ross-128",
    "luytens-star",
    "groombridge-34",
    "lacaille-9352",
    "luhman-16",
)


@clauses("SUN-EX-07", "SUN-ACH-06", "SUN-CARD-16")
def test_eight_systems_claim_empire_no_second_time() -> None:
    for count, claimed, wanted in ((3, [], []), (4, [], ["Annie"]), (8, ["Annie"], ["Annie"])):
        t = Table(phase="production")
        for system in EIGHT[:count]:
            t.colony("Annie", system)
        t.claimed("empire", *claimed)
        t.begin()
        t.takes("mine")
        assert t.whose_turn == "Brian"
        assert t.claims("empire") == wanted


@clauses("SUN-ACH-06")
def test_a_claimed_achievement_is_refused_as_such() -> None:
    t = Table()
    automated(t, "Annie")
    t.claimed("efficiency", "Annie")
    t.begin()
    t.takes("act", "basic:4:1")
    assert t.refusal("claim", "efficiency").clause == "SUN-ACH-06"


def turns_left(t: Table) -> list[str]:
    """Who has the turns from now on to the end of the game, each playing quietly."""
    order = []
    while not t.over:
        order.append(t.whose_turn)
        t.quiet_turn()
    return order


@clauses("SUN-EX-08", "SUN-END-01", "SUN-END-04", "SUN-END-05", "SUN-END-07", "SUN-END-08")
def test_the_third_of_four_players_triggers_the_end() -> None:
    t = Table(turn="Cindy", phase="production")
    automated(t, "Cindy", "Annie")
    t.claimed("transcendence", "Brian")
    t.claimed("empire", "Annie", "Brian")
    t.begin()
    assert t.look["ending"] == "no"
    t.takes("mine")
    assert t.claims("efficiency") == ["Cindy"]
    assert turns_left(t) == ["Derek", "Annie", "Brian", "Cindy", "Derek"]
    assert t.claims("efficiency") == ["Cindy", "Annie"]  # in the final round


@clauses("SUN-EX-09", "SUN-END-06")
def test_the_last_of_four_players_triggers_the_end() -> None:
    t = Table(turn="Derek", phase="production")
    automated(t, "Derek")
    t.claimed("transcendence", "Brian")
    t.claimed("empire", "Annie", "Brian")
    t.begin()
    t.takes("mine")
    assert t.claims("efficiency") == ["Derek"]
    assert t.look["ending"] == "final-round"
    assert turns_left(t) == ["Annie", "Brian", "Cindy", "Derek"]


@clauses("SUN-EX-10", "SUN-END-02")
def test_the_second_of_three_players_triggers_the_end() -> None:
    t = Table(3, turn="Brian", phase="production")
    automated(t, "Brian")
    t.claimed("transcendence", "Annie")
    t.claimed("empire", "Cindy")
    t.begin()
    t.takes("mine")
    assert t.claims("efficiency") == ["Brian"]
    assert turns_left(t) == ["Cindy", "Annie", "Brian", "Cindy"]


@clauses("SUN-EX-11", "SUN-END-02")
def test_the_starting_player_of_two_triggers_the_end() -> None:
    t = Table(2, phase="production")
    automated(t, "Annie")
    t.claimed("transcendence", "Brian")
    t.claimed("empire", "Brian")
    t.begin()
    t.takes("mine")
    assert t.claims("efficiency") == ["Annie"]
    assert turns_left(t) == ["Brian", "Annie", "Brian"]


@clauses("SUN-EX-08")
def test_scoring_follows_the_last_turn() -> None:
    t = Table(turn="Derek", phase="production")
    automated(t, "Derek")
    t.claimed("transcendence", "Brian")
    t.claimed("empire", "Annie", "Brian")
    t.begin()
    t.takes("mine")
    turns_left(t)
    assert t.over
    assert t.now.options() == []
    assert all(t.score(name) == sum(line["points"] for line in t.breakdown(name)) for name in NAMES)
    best = max(t.score(name) for name in NAMES)
    assert {name for name in NAMES if t.score(name) == best} >= t.winners() != set()
