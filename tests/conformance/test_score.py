"""Scoring and tie-breaks (chapter SCORE), with the rulings AMB-55 to 57."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clauses
from tests.sun.table import Table

COLUMN = {  # a way through the whole board, Annie's
    "II-C": "colony-transports",
    "II-D": "closed-loop-arcologies",
    "III-C": "wormhole-technology",
    "III-D": "android-rights-movement",
}
NOWHERE: dict[str, list[int]] = {}


def points(t: Table, name: str, clause: str) -> list[int]:
    return [line["points"] for line in t.breakdown(name) if line["clause"] == clause]


def researcher(top: str) -> Table:
    """Annie has researched two technologies of each level I to III and `top`; nobody else scores for the like."""
    t = Table()
    for slot, card in COLUMN.items():
        t.tech(slot, card, by=["Annie"])
    t.tech("IIII-B", top, by=["Annie"])
    t.cubes("Annie", "I-2", "I-3")
    return t


@clauses("SUN-SCORE-01", "SUN-SCORE-02", "SUN-SCORE-03")
def test_technologies_score_1_2_and_3_points_for_their_owner() -> None:
    t = researcher("giga-corporations").begin()
    assert points(t, "Annie", "SUN-SCORE-01") == [1, 1]
    assert points(t, "Annie", "SUN-SCORE-02") == [2, 2]
    assert points(t, "Annie", "SUN-SCORE-03") == [3, 3]
    for level in range(1, 6):
        assert points(t, "Brian", f"SUN-SCORE-0{level}") == []


@clauses("SUN-SCORE-01", "SUN-SCORE-02")
def test_every_researcher_of_a_technology_scores_it() -> None:
    t = researcher("giga-corporations")
    t.cubes("Brian", "I-2", "II-C")
    t.begin()
    assert (points(t, "Brian", "SUN-SCORE-01"), points(t, "Brian", "SUN-SCORE-02")) == ([1], [2])
    assert t.score("Brian") == 1 + 2 + 1  # and the shared Sol


@clauses("SUN-SCORE-04", "SUN-PRIV-06")
def test_private_technologies_score_by_their_level() -> None:
    t = Table()
    t.private("Annie", "plasma-cannon")
    t.private("Annie", "capital-ship")
    t.begin()
    assert points(t, "Annie", "SUN-SCORE-04") == [2, 3]
    assert t.score("Annie") - t.score("Brian") == 5


@clauses("SUN-SCORE-05")
@pytest.mark.parametrize(
    ("card", "printed"),
    [("parallel-universe-generator", 6), ("giga-corporations", 5), ("ministry-of-colonies", 4)],
)
def test_a_level_4_technology_scores_what_is_printed_on_it(card: str, printed: int) -> None:
    t = researcher(card).begin()
    assert points(t, "Annie", "SUN-SCORE-05") == [printed]
    assert t.score("Annie") == 2 * (1 + 2 + 3) + printed + 1


@clauses("SUN-SCORE-05")
def test_a_level_4_technology_may_score_more_at_the_end() -> None:
    """Galactic Empire prints 4, and 1 for each outpost and colony."""
    t = researcher("galactic-empire")
    t.colony("Annie", "procyon", "ore", "ore")
    t.system("a1", "sirius", outpost=("Annie", "ore"))
    t.system("shipyard-left", outpost=("Annie", "ore"))
    t.begin()
    assert points(t, "Annie", "SUN-SCORE-05") == [4, 3]


@clauses("SUN-SCORE-06", "SUN-SCORE-07")
@pytest.mark.parametrize(
    ("levels", "scored"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 3), (5, 3), (6, 6), (7, 9), (8, 10), (10, 12), (17, 19)]
)
def test_the_automation_track_adds_up_and_goes_on_by_ones(levels: int, scored: int) -> None:
    """The seven levels print 0, 1, 0, 2, 0, 3 and 3 points."""
    food, ore = min(levels, 8), min(max(levels - 8, 0), 8)
    t = Table()
    t.seat("Annie", automation={"food": food, "ore": ore, "star": levels - food - ore})
    t.begin()
    assert sum(points(t, "Annie", "SUN-SCORE-06") + points(t, "Annie", "SUN-SCORE-07")) == scored
    assert t.score("Annie") - t.score("Brian") == scored


@clauses("SUN-SCORE-08", "SUN-SCORE-10")
@pytest.mark.parametrize("discs", [["food", "food"], ["star", "food"]])
def test_a_colony_scores_its_card_and_nothing_for_its_discs(discs: list[str]) -> None:
    t = Table()
    t.colony("Annie", "barnards-star", *discs)
    t.colony("Annie", "kapteyns-star", "ore", "food")
    t.begin()
    assert points(t, "Annie", "SUN-SCORE-08") == [4, 6]
    assert t.score("Annie") - t.score("Brian") == 4 + 6


@clauses("SUN-SCORE-09")
def test_every_outpost_on_the_board_scores_1() -> None:
    t = Table()
    t.system("a1", "barnards-star", outpost=("Annie", "food"))
    t.system("shipyard-left", outpost=("Annie", "ore"))
    t.system("shipyard-right", outpost=("Annie", "star"))
    t.system("b1", outpost=("Brian", "ore"))
    t.begin()
    assert sum(points(t, "Annie", "SUN-SCORE-09")) == 3
    assert sum(points(t, "Brian", "SUN-SCORE-09")) == 1
    assert t.score("Annie") - t.score("Brian") == 2


@clauses("SUN-SCORE-11", "SUN-SCORE-12", "SUN-SCORE-13", "SUN-AMB-56")
@pytest.mark.parametrize(("place", "clause"), [("sol", "SUN-SCORE-11"), ("deep-space", "SUN-SCORE-12")])
@pytest.mark.parametrize(
    ("fleets", "scoring"),
    [
        ([[1], [1, 1], [3], [1]], {"Cindy"}),
        ([[1, 1, 1], [2], [], []], {"Annie"}),
        ([[1, 1], [2], [1], []], {"Annie", "Brian"}),
        ([[4], [4], [4], [2, 2]], {"Annie", "Brian", "Cindy", "Derek"}),
        ([[], [], [], []], set()),
    ],
)
def test_the_highest_power_at_sol_and_deep_space_scores_1_for_all_who_have_it(
    place: str, clause: str, fleets: list[list[int]], scoring: set[str]
) -> None:
    t = Table()
    for name, fleet in zip(t.names, fleets, strict=True):
        t.seat(name, ships={place: fleet} if fleet else NOWHERE)
    t.begin()
    for name in t.names:
        assert points(t, name, clause) == ([1] if name in scoring else [])
        assert t.score(name) == (1 if name in scoring else 0)


@clauses("SUN-SCORE-14")
def test_a_character_scores_for_the_faction_that_keeps_the_card() -> None:
    t = researcher("giga-corporations")
    t.turned("tyler-lee", "Brian")
    t.turned("kc-24x", "Cindy")
    t.begin()
    assert [points(t, name, "SUN-SCORE-14") for name in t.names] == [[], [1], [1], []]


@clauses("SUN-SCORE-14")
@pytest.mark.parametrize(
    ("fleets", "scored"),
    [([[3], [1], [2], [1]], [[2], [], [], []]), ([[3], [3], [1, 1, 1], [1]], [[1], [1], [1], []])],
)
def test_an_event_at_a_location_scores_for_the_strongest_there(
    fleets: list[list[int]], scored: list[list[int]]
) -> None:
    """Sol Parliament: 2 points, 1 each in a tie."""
    t = researcher("giga-corporations")
    t.turned("sol-parliament", "location")
    for name, fleet in zip(t.names, fleets, strict=True):
        t.seat(name, ships={"sol": fleet})
    t.begin()
    assert [points(t, name, "SUN-SCORE-14") for name in t.names] == scored


@clauses("SUN-SCORE-14")
def test_an_event_near_the_achievements_scores_for_whom_its_text_names() -> None:
    """Day of the Fleet: 3 points for the strongest fleet; the Museum: the level of the ship less 1."""
    t = researcher("giga-corporations")
    t.turned("day-of-the-fleet", "achievements")
    t.turned("museum-of-retired-spacecraft", "achievements")
    t.seat("Brian", ships={"sol": [4, 4], "deep-space": [4]})
    t.seat("Cindy", ships={"sol": [4], "deep-space": [1] * 7}, museum=4)
    t.begin()
    assert [points(t, name, "SUN-SCORE-14") for name in t.names] == [[], [3], [3], []]


@clauses("SUN-SCORE-15")
def test_each_achievement_disc_scores_the_points_of_its_slot() -> None:
    t = Table()
    t.claimed("empire", "Brian", "Annie")
    t.claimed("warlord", "Annie")
    t.begin()
    assert sorted(points(t, "Annie", "SUN-SCORE-15")) == [4, 5]
    assert points(t, "Brian", "SUN-SCORE-15") == [5]
    assert t.score("Annie") - t.score("Brian") == 4


# ---------------------------------------------------------------- who wins


def final(**seats: dict[str, Any]) -> Table:
    """The last turn of the game is over. All four have 5 points for an achievement, and the shared Sol."""
    t = Table(turn="Derek", phase="end-of-turn", round=15)
    for name, card in zip(t.names, ("transcendence", "empire", "technologist", "warlord"), strict=True):
        t.claimed(card, name)
        t.seat(name, **{"pop": 2, "ore": 2, **seats.get(name.lower(), {})})
    t.doc["ending"] = "final-round"
    t.begin()
    assert t.over
    return t


def same_points(t: Table, *names: str) -> bool:
    return len({t.score(name) for name in names}) == 1


@clauses("SUN-SCORE-16")
def test_the_most_points_win_whatever_the_tie_breaks_say() -> None:
    t = final(annie={"colonies": {"procyon": []}}, brian={"automation": {"food": 1}, "pop": 9, "ore": 99})
    assert t.score("Annie") == t.score("Brian") + 2
    assert t.winners() == {"Annie"}


@clauses("SUN-SCORE-17", "SUN-AMB-57", "SUN-EDN-07")
@pytest.mark.parametrize(
    ("annie", "brian"),
    [
        ({"food": 3}, {"food": 1, "ore": 1}),
        ({"ore": 3}, {"food": 2}),
        ({"food": 3}, {"ore": 2}),
        ({"food": 1, "ore": 2}, {"food": 2}),
    ],
)
def test_of_equals_the_one_with_fewer_discs_left_on_both_tracks_together_wins(
    annie: dict[str, int], brian: dict[str, int]
) -> None:
    """Two and three levels of automation score alike; more pop and ore do not outweigh a disc."""
    t = final(annie={"automation": annie}, brian={"automation": brian, "pop": 5, "ore": 9})
    assert same_points(t, "Annie", "Brian")
    assert t.score("Annie") > t.score("Cindy")
    assert t.winners() == {"Annie"}


@clauses("SUN-SCORE-18", "SUN-AMB-55")
def test_then_more_population_on_the_mat_wins() -> None:
    """Brian has more cubes on the board, and more ore."""
    t = final(annie={"pop": 3, "ships": {"sol": [4, 1]}}, brian={"ships": {"sol": [1] * 5}, "ore": 9})
    assert same_points(t, "Annie", "Brian")
    assert t.score("Annie") > t.score("Cindy")
    assert t.winners() == {"Annie"}


@clauses("SUN-SCORE-19")
def test_then_more_ore_wins() -> None:
    t = final(cindy={"ore": 3}, annie={"pop": 1, "ore": 9})
    assert same_points(t, *t.names)
    assert t.winners() == {"Cindy"}


@clauses("SUN-SCORE-20")
def test_if_the_tie_still_stands_all_who_are_tied_win() -> None:
    t = final()
    assert same_points(t, *t.names)
    assert t.winners() == {"Annie", "Brian", "Cindy", "Derek"}
    t = final(brian={"ore": 1}, cindy={"pop": 1})
    assert t.winners() == {"Annie", "Derek"}
