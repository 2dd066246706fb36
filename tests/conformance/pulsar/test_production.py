"""Production, the next round, final scoring, goals, victory (chapters PROD, NEXT, END, GOAL, WIN)."""

from __future__ import annotations

import pytest

from tests.clauses import clauses
from tests.pulsar.table import Table


def producing(players: int = 3, round_: int = 1, **fields: object) -> Table:
    t = Table(players, round=round_, **fields)  # type: ignore[arg-type]
    return t.boards("AAA")


# ---------------------------------------------------------------- play order, engineering, penalties


@clauses("PUL-PROD-02", "PUL-PROD-03", "PUL-PROD-04", "PUL-POS-06", "PUL-EX-65")
def test_the_order_turns_round_if_nobody_moved_an_initiative_counter() -> None:
    t = producing().production().begin()
    assert t.order() == ["Green", "Orange", "Blue"]
    assert (t.round, t.asked) == (2, "Green")


@clauses("PUL-PROD-06", "PUL-THREE-01", "PUL-EX-59")
def test_the_engineering_track_of_three() -> None:
    t = producing().tracks(engineering=[("Green", 3), ("Blue", 7), ("Orange", 7)]).production().begin()
    assert [t.cubes(name) for name in ("Green", "Blue", "Orange")] == [3, 2, 0]


@clauses("PUL-PROD-07", "PUL-AMB-83")
def test_the_engineering_track_of_four() -> None:
    row = [("Pink", 2), ("Green", 3), ("Blue", 7), ("Orange", 7)]
    t = producing(4).tracks(engineering=row).production().begin()
    assert [t.cubes(name) for name, _ in row] == [3, 2, 1, 0]


@clauses("PUL-PROD-09", "PUL-PROD-10", "PUL-PROD-11", "PUL-PROD-12", "PUL-AMB-82", "PUL-EX-64")
def test_penalties_add_up_and_stop_at_nothing() -> None:
    t = producing().seat("Blue", points={"start": 1}).seat("Orange", points={"start": 5})
    t.tracks(
        initiative=[("Green", 8), ("Orange", 14), ("Blue", 15)],
        engineering=[("Green", 8), ("Orange", 15), ("Blue", 15)],
    )
    t.production().begin()
    assert t.score("Blue") == 0
    assert t.score("Orange") == 5 - 1 - 2


# ---------------------------------------------------------------- transmitters and gyrodynes


@clauses("PUL-PROD-13", "PUL-TRANS-12", "PUL-AMB-61", "PUL-ICON-16", "PUL-ICON-17")
def test_online_transmitters_give_everything_they_print() -> None:
    t = producing().transmitter("A-1", "Orange", online=True).production("transmitters").begin()
    assert t.cubes("Orange") == 1
    assert t.points("Orange", "transmitters") == 2


@clauses("PUL-PROD-14", "PUL-ICON-18", "PUL-AMB-81", "PUL-EX-63", "PUL-PROD-08")
def test_a_cube_just_made_may_buy_points() -> None:
    t = producing(round_=2).transmitter("A-1", "Blue", online=True).transmitter("A-6", "Blue", online=True)
    t.production("transmitters").begin()
    assert t.asked == "Blue"
    other = t.copy().takes("skip")
    assert (other.cubes("Blue"), other.points("Blue", "transmitters")) == (1, 2)
    t.takes("sell", "A-6")
    assert (t.cubes("Blue"), t.points("Blue", "transmitters")) == (0, 6)


@clauses("PUL-PROD-15", "PUL-PROD-16", "PUL-PROD-17", "PUL-PROD-21", "PUL-EX-60")
def test_spinning_gyrodynes_score_their_value_and_that_of_the_row() -> None:
    t = producing(round_=8).claim("5", "Orange", "medium", spinning=True).claim("11", "Orange", "small", spinning=True)
    t.claim("16", "Orange", "large").production("gyrodynes").begin()
    assert t.points("Orange", "gyrodynes") == 11


@clauses("PUL-PROD-18", "PUL-EX-61")
def test_a_row_of_nothing_still_lets_them_score_their_own_value() -> None:
    t = producing().claim("5", "Orange", "medium", spinning=True).claim("11", "Orange", "small", spinning=True)
    t.production("gyrodynes").begin()
    assert t.points("Orange", "gyrodynes") == 3


@clauses("PUL-PROD-19", "PUL-PROD-20", "PUL-EX-62")
@pytest.mark.parametrize("marker", [5, 4.5])
def test_the_median_symbol_is_worth_the_marker_or_the_higher_neighbour(marker: float) -> None:
    t = Table(3, round=4).boards("ADA")
    for place, size in (("5", "small"), ("11", "medium"), ("16", "large")):
        t.claim(place, "Orange", size, spinning=True)
    t.production("gyrodynes")
    t.doc["dice"] = {"marker": marker}
    t.begin()
    assert t.points("Orange", "gyrodynes") == 6 + 7 + 8


@clauses("PUL-PROD-22", "PUL-TECH-12", "PUL-ICON-19")
def test_technologies_of_every_production_score() -> None:
    t = producing(round_=4).patent("AII-3-2", "Orange", when=3)
    t.claim("5", "Orange", "small", spinning=True).claim("11", "Orange", "small", spinning=True)
    t.awards("small", "Orange", None).production("technologies").begin()
    assert t.points("Orange", "technologies") == 2


@clauses("PUL-PROD-01", "PUL-NEXT-02", "PUL-NEXT-03", "PUL-NEXT-07", "PUL-AMB-52", "PUL-GAME-03")
def test_a_round_ends_with_a_new_offer_and_a_new_roll() -> None:
    t = producing().offer("A-2", "A-3", "A-7").production().begin()
    assert t.round == 2
    offer = t.look["transmitters"]["offer"]
    assert not {"A-2", "A-3", "A-7"} & set(offer)
    gone = {"A-2", "A-3", "A-7", *offer}
    assert not gone & {tile for tiles in t.look["transmitters"]["deck"].values() for tile in tiles}


@clauses("PUL-NEXT-04", "PUL-EX-46", "PUL-SETUP-16")
def test_the_letters_on_offer_follow_from_the_round() -> None:
    letters = ["AAA", "AAA", "AAB", "BBB", "BBB", "BCC", "CCC", "CCC"]
    for round_ in range(1, 8):
        t = producing(round_=round_).production().begin()
        assert "".join(tile[0] for tile in t.look["transmitters"]["offer"]) == letters[round_]


# ---------------------------------------------------------------- the end


@clauses(
    "PUL-END-01", "PUL-END-02", "PUL-NEXT-01", "PUL-PROD-05", "PUL-END-06", "PUL-END-07", "PUL-END-08", "PUL-EX-71"
)
def test_pulsars_and_gyrodynes_that_do_not_spin() -> None:
    t = producing(round_=8).claim("5", "Orange", "small").claim("11", "Orange").seat("Orange", gyrodynes={"large": 1})
    t.production().begin()
    assert t.over
    assert t.points("Orange", "final-pulsars") == 2
    assert t.points("Orange", "final-gyrodynes") == 2


@clauses("PUL-END-09", "PUL-EX-70")
def test_two_cubes_are_a_point() -> None:
    t = producing().seat("Orange", cubes=7).final().begin()
    assert t.points("Orange", "final-cubes") == 3


@clauses("PUL-END-10", "PUL-THREE-02", "PUL-EX-79")
def test_initiative_of_three() -> None:
    t = producing().tracks(initiative=[("Green", 3), ("Blue", 7), ("Orange", 8)]).final().begin()
    assert [t.points(name, "final-initiative") for name in ("Green", "Blue", "Orange")] == [7, 4, 0]


@clauses("PUL-END-11")
def test_initiative_of_four() -> None:
    row = [("Green", 3), ("Blue", 7), ("Orange", 8), ("Pink", 8)]
    t = producing(4).tracks(initiative=row).final().begin()
    assert [t.points(name, "final-initiative") for name, _ in row] == [7, 4, 2, 0]


@clauses("PUL-END-12", "PUL-END-13", "PUL-AMB-84", "PUL-EX-69", "PUL-CON-40")
@pytest.mark.parametrize(
    ("stations", "points"), [(0, 0), (1, 0), (2, 2), (5, 9), (8, 20), (12, 42), (13, 50), (14, 53), (15, 56)]
)
def test_stations_score_by_the_table(stations: int, points: int) -> None:
    t = producing()
    for number, place in enumerate(t.game.ids[0].systems.numbers, 1):
        if number <= stations:
            t.system(place, f"system-{number}", ["Orange"])
    t.final().begin()
    assert t.points("Orange", "final-stations") == points


@clauses("PUL-END-14", "PUL-GOAL-21", "PUL-ICON-10", "PUL-EX-72", "PUL-GOAL-12")
def test_a_station_tile_counts_in_the_table_and_for_no_goal() -> None:
    t = producing().seat("Orange", extra_stations=1)
    t.doc["goals"] = ["G1a", "G2a", "G4a"]
    for number, place in enumerate(t.game.ids[0].systems.numbers, 1):
        if number <= 8:
            t.system(place, f"system-{number}", ["Orange"])
    t.final().begin()
    assert t.points("Orange", "final-stations") == 25
    assert t.points("Orange", "final-goals") == 0


@clauses("PUL-END-03", "PUL-END-04")
def test_a_patent_that_changes_a_later_step_works_there() -> None:
    t = Table(3).boards("AAC").patent("CIII-7-1", "Orange", when=7)
    t.tracks(initiative=[("Orange", 3), ("Blue", 7), ("Green", 8)]).final().begin()
    assert t.points("Orange", "final-initiative") == 14
    t = Table(3).boards("AAB").patent("BIII-6-2", "Orange", when=6).system("3", "system-1", ["Orange"]).final().begin()
    assert t.points("Orange", "final-stations") == 4
    assert t.points("Orange", "final-technologies") == 0


@clauses("PUL-AMB-67")
@pytest.mark.parametrize(("sizes", "points"), [(1, 4), (2, 8), (3, 16)])
def test_spinning_sizes_in_steps(sizes: int, points: int) -> None:
    t = producing().patent("AIII-7-1", "Orange", when=7)
    for place, size in list(zip(("5", "11", "16"), ("small", "medium", "large"), strict=True))[:sizes]:
        t.claim(place, "Orange", size, spinning=True)
    t.final().begin()
    while not t.over:
        t.takes("skip")
    assert t.points("Orange", "final-technologies") == points


@clauses("PUL-AMB-71", "PUL-AMB-85", "PUL-END-15")
def test_points_for_cubes_are_sold_once_and_those_cubes_are_gone() -> None:
    t = producing().patent("AIII-8-1", "Orange", when=8).seat("Orange", cubes=5).final().begin()
    other = t.copy().takes("skip")
    assert other.points("Orange", "final-cubes") == 2
    t.takes("accept")
    assert t.points("Orange", "final-technologies") == 9
    assert t.points("Orange", "final-cubes") == 1


@clauses("PUL-AMB-85")
def test_an_offer_that_was_declined_is_no_longer_counted_with() -> None:
    """Blue is asked about its cubes after Orange has said no."""
    t = producing().patent("AIII-8-1", "Orange", "Blue", when=8)
    t.seat("Orange", cubes=3).seat("Blue", cubes=3)
    t.doc["order"] = [1, 0, 2]
    t.final().begin()
    assert t.asked == "Orange"
    assert [line["points"] for line in t.game.breakdown(t.now)[1] if line["clause"] == "PUL-END-03"] == [9]
    before = t.now.scores()
    t.takes("skip")
    assert t.asked == "Blue"
    assert t.now.scores() == [before[0], before[1] - 9 + 1, before[2]]


# ---------------------------------------------------------------- goals


def patents(count: int, cubes: int) -> Table:
    """Orange has so many technologies; the goal of five pays 6, 4 cubes for 6, 1 cube for 6."""
    t = producing().seat("Orange", cubes=cubes)
    for card in ("AI-1-1", "AI-1-2", "AI-1-3", "AI-2-1", "AI-2-2")[:count]:
        t.patent(card, "Orange", when=2)
    t.doc["goals"] = ["G1a", "G2a", "G4a"]
    return t.final().begin()


@clauses("PUL-GOAL-03", "PUL-GOAL-04", "PUL-GOAL-05", "PUL-GOAL-07", "PUL-GOAL-22", "PUL-GOAL-14", "PUL-EX-66")
def test_five_technologies_bring_up_to_eighteen_points_for_five_cubes() -> None:
    t = patents(5, 5).takes("bonus", "G2a").takes("bonus", "G2a")
    assert t.over
    assert t.points("Orange", "final-goals") == 18


@clauses("PUL-GOAL-05", "PUL-GOAL-06", "PUL-EX-67")
def test_bonuses_cost_cubes_and_need_the_goal() -> None:
    t = patents(5, 4).takes("bonus", "G2a")
    assert (t.over, t.points("Orange", "final-goals")) == (True, 12)
    assert patents(5, 3).points("Orange", "final-goals") == 6
    t = patents(4, 9)
    assert (t.over, t.points("Orange", "final-goals")) == (True, 0)


@clauses("PUL-GOAL-01", "PUL-GOAL-02")
def test_goals_are_scored_at_the_end_by_everybody_who_meets_them() -> None:
    def table() -> Table:
        t = producing(round_=8)
        for card in ("AI-1-1", "AI-1-2", "AI-1-3", "AI-2-1", "AI-2-2"):
            t.patent(card, "Blue", "Orange", when=2)
        t.doc["goals"] = ["G1a", "G2a", "G4a"]
        return t

    assert table().begin().points("Blue", "final-goals") == 0
    t = table().final().begin()
    assert [t.points(name, "final-goals") for name in ("Blue", "Orange", "Green")] == [6, 6, 0]


GOALS = {
    "G3a": (2, "sizes"),
    "G4a": (3, "spinning"),
    "G5a": (3, "online"),
    "G5b": (4, "online"),
    "G6a": (5, "claims"),
    "G1b": (11, "stations"),
    "G2b": (6, "patents"),
}


@clauses("PUL-GOAL-08", "PUL-GOAL-09", "PUL-GOAL-10", "PUL-GOAL-11", "PUL-GOAL-13", "PUL-GOAL-15")
@pytest.mark.parametrize("face", GOALS)
def test_a_goal_is_met_by_what_it_asks_for_and_not_by_less(face: str) -> None:
    number, kind = GOALS[face]
    for count in (number - 1, number):
        t = producing()
        others = [other for other in ("G6b", "G3b", "G1b") if other[:2] != face[:2]]
        t.doc["goals"] = [face, *others[:2]]
        places = ("5", "11", "16", "22", "28", "35")
        if kind in ("sizes", "spinning"):
            sizes = ("small", "medium", "large") if kind == "sizes" else ("small", "small", "small")
            for place, size in list(zip(places, sizes, strict=False))[:count]:
                t.claim(place, "Orange", size, spinning=True)
            if kind == "spinning" and count >= 2:
                t.awards("small", "Orange", None)
        elif kind == "online":
            for tile in ("A-1", "A-2", "A-3", "A-4")[:count]:
                t.transmitter(tile, "Orange", online=True)
        elif kind == "claims":
            for place in places[:count]:
                t.claim(place, "Orange")
        elif kind == "stations":
            for n, place in enumerate(t.game.ids[0].systems.numbers, 1):
                if n <= count:
                    t.system(place, f"system-{n}", ["Orange"])
        else:
            for card in ("AI-1-1", "AI-1-2", "AI-1-3", "AI-2-1", "AI-2-2", "AI-2-3")[:count]:
                t.patent(card, "Orange", when=2)
        t.final().begin()
        assert (t.points("Orange", "final-goals") > 0) == (count == number), (face, count)


@clauses("PUL-GOAL-16", "PUL-GOAL-17", "PUL-GOAL-18", "PUL-GOAL-19")
def test_goals_about_projects_and_gate_runs() -> None:
    projects = ["bottom-left", "bottom-middle", "bottom-right", "second-left", "second-right", "third-left"]
    for built, used, met in ((4, [], 0), (5, [], 1), (6, ["bottom-left", "bottom-middle"], 1)):
        t = producing().seat("Orange", board="A", side="A2", projects=projects[:built], used_runs=used)
        t.doc["goals"] = ["G3b", "G4b", "G1a"]
        t.final().begin()
        assert (t.points("Orange", "final-goals") > 0) == bool(met)
    runs = ["bottom-left", "bottom-middle", "third-left"]
    t = producing().seat("Orange", board="A", side="A2", projects=projects, used_runs=runs)
    t.doc["goals"] = ["G1a", "G4b", "G2a"]
    t.final().begin()
    assert t.points("Orange", "final-goals") == 7


def spinning(*sizes: str) -> Table:
    t = producing()
    for place, size in zip(("5", "11", "16", "22", "28"), sizes, strict=False):
        t.claim(place, "Orange", size, spinning=True)
    for size in ("small", "medium", "large"):
        if sizes.count(size) >= 2:
            t.awards(size, "Orange", None)
    t.doc["goals"] = ["G1a", "G3a", "G4a"]
    return t.final().begin()


@clauses("PUL-GOAL-20", "PUL-AMB-86", "PUL-EX-68")
def test_no_gyrodyne_counts_for_two_goals() -> None:
    t = spinning("small", "small", "small", "medium")
    assert t.asked == "Orange"
    other = t.copy().takes("name-goal", "G3a")
    assert other.points("Orange", "final-goals") == 5
    t.takes("name-goal", "G4a")
    assert t.points("Orange", "final-goals") == 7
    t = spinning("small", "small", "small", "medium", "medium")
    assert t.points("Orange", "final-goals") == 12


@clauses("PUL-AMB-68")
def test_one_goal_counts_as_met_for_the_owner_of_a_technology() -> None:
    t = producing().patent("AIII-7-2", "Orange", when=7).seat("Orange", cubes=4)
    t.doc["goals"] = ["G1a", "G2a", "G4a"]
    t.final().begin()
    t.takes("sponsor", "G2a").takes("bonus", "G2a")
    assert t.points("Orange", "final-goals") == 12


# ---------------------------------------------------------------- victory


@clauses("PUL-WIN-01")
def test_the_highest_score_wins() -> None:
    t = producing().seat("Orange", points={"start": 60}).final().begin()
    assert t.game.winners(t.now) == [1]


@clauses("PUL-WIN-02", "PUL-EX-74")
def test_a_tie_is_won_by_whoever_is_further_ahead() -> None:
    """7 and 4 points for initiative make 140 each."""
    t = producing().seat("Orange", points={"start": 133}).seat("Blue", points={"start": 136})
    t.tracks(initiative=[("Orange", 3), ("Blue", 3), ("Green", 8)]).final().begin()
    assert t.now.scores()[:2] == [140, 140]
    assert t.game.winners(t.now) == [1]


@clauses("PUL-SCORE-01", "PUL-SCORE-02", "PUL-SETUP-22", "PUL-EX-73")
def test_scores_go_on_beyond_a_hundred() -> None:
    t = producing().seat("Orange", points={"start": 198}).patent("AI-1-2", "Green")
    t.transmitter("A-3", "Orange", online=True).production("transmitters").begin()
    assert t.score("Orange") == 201
