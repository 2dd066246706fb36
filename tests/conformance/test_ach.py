"""The achievement phase (chapter ACH), with the rulings AMB-51, 53 and 54."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clauses
from tests.sun.table import Table

EFFICIENT = {"food": 3, "ore": 3}  # Efficiency: 6 discs on the automation track
ARMADA = {"deep-space": [4, 4], "sol": [4]}  # Grand Armada: power 12 on the board
FOUR = ("procyon", "lacaille-9352", "wolf-359", "ross-128")  # Empire: 4 colonized Systems
FACTIONS = ("united-nations", "nishida-ostergaard", "free-settlements", "cosmic-tabernacle")
FOUR_MORE = ("luytens-star", "groombridge-34", "kruger-60", "gliese-876")


def table(players: int = 4, **options: Any) -> Table:
    """Efficiency (A) and Grand Armada (B) are in play, and Annie is about to produce."""
    options.setdefault("phase", "production")
    t = Table(players, factions=FACTIONS, **options)
    t.achievements("efficiency", "grand-armada")
    return t


def slots(t: Table, card: str) -> list[dict[str, Any]]:
    row = next(row for row in t.game.view(t.now, None)["achievements"] if row["card"] == card)
    return list(row["slots"])


def achievement_points(t: Table, name: str) -> list[int]:
    return [line["points"] for line in t.breakdown(name) if line["clause"] == "SUN-SCORE-15"]


def built_giga_corporations(t: Table) -> None:
    """Annie owns Giga-Corporations, with a cube on everything that leads there."""
    for slot, card in (
        ("II-C", "colony-transports"), ("II-D", "closed-loop-arcologies"), ("III-C", "wormhole-technology"),
        ("III-D", "android-rights-movement"), ("IIII-B", "giga-corporations"),
    ):  # fmt: skip
        t.tech(slot, card, by=["Annie"])
    t.cubes("Annie", "I-2", "I-3")


@clauses("SUN-ACH-01", "SUN-ACH-03")
@pytest.mark.parametrize(("first", "second"), [("efficiency", "grand-armada"), ("grand-armada", "efficiency")])
def test_of_two_achievements_the_player_picks_one_and_gets_the_other_next_turn(first: str, second: str) -> None:
    t = table()
    t.seat("Annie", automation=EFFICIENT, ships=ARMADA)
    t.begin().takes("mine")
    assert t.offered_names("claim") == {"efficiency", "grand-armada"}
    t.takes("claim", first)
    assert t.whose_turn == "Brian"
    assert (t.claims(first), t.claims(second)) == (["Annie"], [])
    t.until("Annie").plays(("act", "basic:4:1"), ("mine",))
    assert t.whose_turn == "Brian"
    assert t.claims(second) == ["Annie"]


@clauses("SUN-ACH-02")
def test_a_player_who_meets_one_condition_claims_without_being_asked() -> None:
    t = table()
    t.seat("Annie", automation=EFFICIENT)
    t.begin().takes("mine")
    assert t.whose_turn == "Brian"
    assert t.claims("efficiency") == ["Annie"]


@clauses("SUN-ACH-02")
def test_a_player_who_meets_two_conditions_cannot_decline_both() -> None:
    t = table()
    t.seat("Annie", automation=EFFICIENT, ships=ARMADA)
    t.begin().takes("mine")
    assert len(t.now.options()) == len(t.offered("claim")) == 2
    assert "SUN-ACH-02" in t.clauses()


@clauses("SUN-ACH-04", "SUN-ACH-05")
def test_discs_fill_the_slots_from_the_left_where_the_points_are_higher() -> None:
    t = table()
    for name in t.names:
        t.seat(name, ships={"deep-space": [4, 4], "sol": [4]})
    t.begin().takes("mine")
    for _ in range(3):
        t.quiet_turn()
    assert t.claims("grand-armada") == ["Annie", "Brian", "Cindy"]
    assert [achievement_points(t, name) for name in t.names] == [[5], [3], [2], []]
    assert [slot["disc"] for slot in slots(t, "grand-armada")] == ["star", "star", "star"]


@clauses("SUN-ACH-05")
def test_a_full_card_cannot_be_claimed() -> None:
    t = table()
    t.claimed("efficiency", "Brian", "Cindy")
    t.seat("Annie", automation=EFFICIENT)
    t.begin()
    assert t.refusal("claim", "efficiency").clause == "SUN-ACH-05"
    t.takes("mine")
    assert t.whose_turn == "Brian"
    assert t.claims("efficiency") == ["Brian", "Cindy"]


@clauses("SUN-ACH-06", "SUN-CARD-16")
@pytest.mark.parametrize("systems", [FOUR, FOUR + FOUR_MORE])
def test_nobody_claims_an_achievement_twice(systems: tuple[str, ...]) -> None:
    t = table()
    t.claimed("empire", "Annie")
    for system in systems:
        t.colony("Annie", system)
    t.begin()
    assert t.refusal("claim", "empire").clause == "SUN-ACH-06"
    t.takes("mine")
    assert t.claims("empire") == ["Annie"]
    assert t.whose_turn == "Brian"


@clauses("SUN-ACH-07")
def test_a_claim_outlives_its_condition() -> None:
    t = table()
    t.claimed("grand-armada", "Annie")
    t.seat("Annie", ore=9, ships=ARMADA)
    t.begin().plays(("trade",), ("decommission", "sol", 4), ("decommission", "deep-space", 4), ("stop",))
    t.until("Annie")
    assert t.power("Annie", "deep-space") == 4
    assert t.claims("grand-armada") == ["Annie"]
    assert achievement_points(t, "Annie") == [5]


@clauses("SUN-ACH-08")
def test_only_the_player_whose_turn_it_is_claims() -> None:
    t = table()
    t.seat("Annie", automation=EFFICIENT)
    t.seat("Brian", automation=EFFICIENT, ships=ARMADA)
    t.begin().takes("mine")
    assert (t.claims("efficiency"), t.claims("grand-armada")) == (["Annie"], [])
    t.plays(("act", "basic:4:1"), ("mine",), ("claim", "grand-armada"))
    assert (t.claims("efficiency"), t.claims("grand-armada")) == (["Annie"], ["Brian"])


@clauses("SUN-ACH-09")
def test_more_star_discs_than_the_box_holds_hinder_no_claim() -> None:
    t = table()
    t.seat("Annie", automation={"food": 8, "ore": 7, "star": 9})
    t.system("a2", "sirius", outpost=("Annie", "star"))
    t.begin().takes("mine")
    assert t.claims("efficiency") == ["Annie"]


@clauses("SUN-ACH-10", "SUN-AMB-51")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("card", ["technologist", "efficiency", "flexibility", "abundance"])
def test_the_second_slot_of_the_a_card_is_closed_below_four_players(players: int, card: str) -> None:
    t = table(players)
    t.achievements(card, "warlord")
    t.begin()
    assert [slot["closed"] for slot in slots(t, card)] == [False, True]
    for other in ("transcendence", "empire", "warlord"):
        assert not any(slot["closed"] for slot in slots(t, other))


@clauses("SUN-ACH-10", "SUN-AMB-51")
@pytest.mark.parametrize(("players", "claimed"), [(2, ["Brian"]), (3, ["Brian"]), (4, ["Brian", "Annie"])])
def test_only_four_players_can_claim_the_a_card_a_second_time(players: int, claimed: list[str]) -> None:
    t = table(players)
    t.claimed("efficiency", "Brian")
    t.seat("Annie", automation=EFFICIENT)
    t.begin()
    if players < 4:
        assert t.refusal("claim", "efficiency").clause == "SUN-ACH-10"
    t.takes("mine")
    assert t.claims("efficiency") == claimed


@clauses("SUN-AMB-51")
def test_the_other_cards_keep_all_their_slots_with_three_players() -> None:
    t = table(3)
    t.claimed("grand-armada", "Brian", "Cindy")
    t.doc["ending"] = "this-round"
    t.claimed("efficiency", "Brian")
    t.seat("Annie", ships=ARMADA)
    t.begin().takes("mine")
    assert t.claims("grand-armada") == ["Brian", "Cindy", "Annie"]


@clauses("SUN-ACH-11")
def test_placeholders_elsewhere_are_no_achievements() -> None:
    """With 3 discs on achievements, star discs as outpost, on a colony and on the automation track end nothing."""
    t = table()
    t.claimed("grand-armada", "Brian", "Cindy", "Derek")
    t.seat("Annie", automation={"food": 4, "star": 1}, ships={"a2": [1]})
    t.colony("Annie", "procyon", "star", "star")
    t.system("a2", "sirius", outpost=("Annie", "star"))
    t.begin()
    assert achievement_points(t, "Annie") == []
    t.takes("mine")
    assert t.look["ending"] == "no"


@clauses("SUN-ACH-12", "SUN-AMB-53")
def test_a_condition_that_held_in_the_action_phase_only_is_not_enough() -> None:
    t = table(phase="action")
    t.seat("Annie", ore=9, ships=ARMADA)
    t.begin().takes("act", "basic:4:1")
    met = t.copy().takes("mine")
    assert met.claims("grand-armada") == ["Annie"]
    t.plays(("trade",), ("decommission", "sol", 4))
    t.takes("stop")
    assert t.whose_turn == "Brian"
    assert t.claims("grand-armada") == []


@clauses("SUN-ACH-12")
def test_the_refusal_of_an_achievement_names_the_condition_that_is_not_met() -> None:
    t = table().begin()
    assert {t.refusal("claim", card).clause for card in ("transcendence", "empire", "efficiency", "grand-armada")} == {
        "SUN-ACH-12"
    }


@clauses("SUN-AMB-54", "SUN-AMB-52")
def test_a_production_disc_in_place_of_the_star_still_counts_for_points_and_for_the_end() -> None:
    t = table(phase="action")
    built_giga_corporations(t)
    t.claimed("transcendence", "Annie")
    t.claimed("grand-armada", "Cindy", "Derek")
    t.seat("Brian", automation=EFFICIENT)
    t.begin()
    before = achievement_points(t, "Annie")
    t.takes("swap", "transcendence", 0, "ore")
    assert t.look["achievements"][0]["claims"] == [{"seat": 0, "disc": "ore"}]
    assert achievement_points(t, "Annie") == before == [5]
    t.quiet_turn()
    assert t.look["ending"] == "no"
    t.quiet_turn()  # Brian claims the fourth
    assert t.claims("efficiency") == ["Brian"]
    assert t.look["ending"] == "this-round"


@clauses("SUN-AMB-52")
def test_the_end_stays_triggered_whatever_happens_to_the_discs_afterwards() -> None:
    t = table(phase="action", turn="Annie")
    built_giga_corporations(t)
    t.claimed("transcendence", "Annie")
    t.claimed("grand-armada", "Annie", "Cindy", "Derek")
    t.begin()
    assert t.look["ending"] == "this-round"
    t.plays(("swap", "transcendence", 0, "ore"), ("swap", "grand-armada", 0, "food"))
    played = [t.quiet_turn() for _ in range(8)]
    assert len(played) == 8
    assert t.over


@clauses("SUN-AMB-52")
def test_the_disc_triggers_the_end_in_the_moment_it_is_placed() -> None:
    t = table()
    t.claimed("empire", "Brian", "Cindy", "Derek")
    t.seat("Annie", automation=EFFICIENT, ships=ARMADA)
    t.begin().takes("mine")
    assert t.look["ending"] == "no"  # she meets conditions, but no disc lies there
    t.takes("claim", "efficiency")
    assert t.look["ending"] == "this-round"
