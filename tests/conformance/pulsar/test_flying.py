"""Flights, visits, gate runs (chapters FLY, VISIT, DEAD, RUN)."""

from __future__ import annotations

from functools import cache

import pytest

from heliopause.games.pulsar.catalog import Cluster
from tests.clauses import clauses
from tests.pulsar.table import Table, pulsar

SIDES = {side.id: side for side in pulsar().catalog.clusters}


def at_85(die: int, **fields: object) -> Table:
    """Gate 85 with pulsar 87 and system 84 beside it."""
    t = Table(4).seat("Blue", ship="85", dice=[die, die], plus_minus=0, **fields)
    return t.system("84", "system-4").begin()


def dead_end(die: int, ship: str = "O2") -> Table:
    """Gate O2, systems S3 and S6 with blue and lifeless planets."""
    t = Table(4, side="dead-ends").seat("Blue", ship=ship, dice=[die, die], plus_minus=0)
    return t.system("S3", "system-4").system("S6", "system-5").begin()


# ---------------------------------------------------------------- against every path there is


@cache
def lines_of(side: Cluster) -> dict[str, list[tuple[str, int]]]:
    lines: dict[str, list[tuple[str, int]]] = {place.id: [] for place in side.locations}
    number = 0
    for segment in side.segments:
        for _ in range(segment.lines):
            lines[segment.one].append((segment.other, number))
            lines[segment.other].append((segment.one, number))
            number += 1
    return lines


def every_path(side: Cluster, start: str, length: int) -> list[list[str]]:
    """All paths of this length that use no line twice and come to no entry gate, found without the rules."""
    gates = {place.id for place in side.locations if place.kind == "entry"}
    paths: list[tuple[list[str], frozenset[int]]] = [([start], frozenset())]
    for _ in range(length):
        paths = [
            ([*path, following], used | {line})
            for path, used in paths
            for following, line in lines_of(side)[path[-1]]
            if line not in used and following not in gates
        ]
    return [path[1:] for path, _ in paths]


def alone(side: str, ship: str, die: int, *cards: str) -> Table:
    """Blue with one die and these technologies; the other three ships are out of the way."""
    t = Table(4, side=side).boards("AAA").seat("Blue", ship=ship, dice=[die], plus_minus=0)
    for name in ("Orange", "Green", "Pink"):
        t.seat(name, ship="5" if side == "open" else "P5")
    for card in cards:
        t.patent(card, "Blue")
    return t.begin()


@clauses(
    "PUL-FLY-02", "PUL-FLY-05", "PUL-FLY-07", "PUL-FLY-08", "PUL-FLY-10", "PUL-FLY-13", "PUL-DEAD-03", "PUL-AMB-36"
)
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("name", SIDES)
def test_a_flight_may_end_wherever_a_path_of_its_length_ends(name: str, die: int) -> None:
    side = SIDES[name]
    for place in side.locations[:: 1 if die < 4 else 3]:
        if place.kind == "isolated":
            continue
        wanted = {path[-1] for path in every_path(side, place.id, die)}
        t = alone(name, place.id, die).takes("fly", die=die)
        assert (t.ends() or {t.ship("Blue")}) == wanted, place.id


@clauses("PUL-STN-03", "PUL-STN-09", "PUL-AMB-19", "PUL-AMB-23")
@pytest.mark.parametrize("name", SIDES)
def test_the_routes_offered_are_the_sets_of_systems_that_paths_pass(name: str) -> None:
    side = SIDES[name]
    kinds = {place.id: place.kind for place in side.locations}
    for place in side.locations[::7]:
        if place.kind == "isolated":
            continue
        t = alone(name, place.id, 5).takes("fly", die=5)
        paths = every_path(side, place.id, 5)
        for end in sorted(t.ends()):
            wanted = {
                frozenset(step for step in path if kinds[step] == "system" and step != end)
                for path in paths
                if path[-1] == end
            }
            other = t.copy().takes("land", end)
            found = {frozenset(route) for route in other.routes()}
            assert found == (wanted if len(wanted) > 1 else set()), (place.id, end)
            if len(wanted) == 1:
                assert set(other.stations("Blue")) - {end} == set(next(iter(wanted)))


@clauses("PUL-VISIT-01", "PUL-VISIT-02", "PUL-AMB-37", "PUL-AMB-38", "PUL-AMB-99", "PUL-RUN-08", "PUL-RUN-09")
@pytest.mark.parametrize("name", SIDES)
def test_of_equal_paths_the_one_with_most_points_is_flown(name: str) -> None:
    """Pulsar Survey gives 3 for every pulsar visited, whoever it belongs to."""
    side = SIDES[name]
    kinds = {place.id: place.kind for place in side.locations}
    for place in side.locations[::9]:
        if place.kind == "isolated":
            continue
        t = alone(name, place.id, 6, "AI-1-3").takes("fly", die=6)
        for end in sorted(t.ends()):
            other = t.copy().takes("land", end)
            passed = {frozenset(route) for route in other.routes()}
            if passed:
                route = sorted(passed, key=sorted)[0]
                other.takes("route", sorted(route))
            stations = frozenset(other.stations("Blue")) - {end}
            paths = [
                path
                for path in every_path(side, place.id, 6)
                if path[-1] == end
                and frozenset(step for step in path if kinds[step] == "system" and step != end) == stations
            ]
            best = max(len({step for step in path if kinds[step] == "pulsar"}) for path in paths)
            assert other.points("Blue", "flights") == 3 * best, (place.id, end)


# ---------------------------------------------------------------- flights of the rulebook


@clauses("PUL-FLY-01", "PUL-FLY-02", "PUL-FLY-11", "PUL-EX-24", "PUL-EX-25")
def test_pulsar_87_is_one_or_two_away_and_system_84_one_or_four() -> None:
    assert "87" in at_85(1).takes("fly", die=1).ends()
    assert "87" in at_85(2).takes("fly", die=2).ends()
    assert "84" in at_85(1).takes("fly", die=1).ends()
    assert "84" in at_85(4).takes("fly", die=4).ends()


@clauses("PUL-FLY-10", "PUL-FLY-13", "PUL-EX-26")
def test_pulsar_87_is_not_three_or_five_away() -> None:
    for die in (3, 5):
        t = at_85(die).takes("fly", die=die)
        assert "87" not in t.ends()
        assert t.refusal("land", "location:87").clause == "PUL-FLY-13"


@clauses("PUL-FLY-12", "PUL-EX-27")
def test_the_next_flight_may_use_the_same_segments_again() -> None:
    t = at_85(1).flies("87", die=1)
    assert "85" in t.takes("fly", die=1).ends()


@clauses("PUL-FLY-07", "PUL-FLY-08", "PUL-FLY-09", "PUL-COMP-18", "PUL-EX-28", "PUL-AMB-25")
def test_a_one_leads_from_the_entry_gate_to_its_jump_gate_and_never_back() -> None:
    t = Table(4).seat("Blue", ship="1", dice=[1, 1], plus_minus=0).begin()
    t.takes("fly", die=1)
    assert t.ship("Blue") == "2"
    t.takes("fly", die=1)
    assert "1" not in t.ends()
    assert t.refusal("land", "location:1").clause == "PUL-FLY-08"


@clauses("PUL-FLY-03")
def test_nobody_flies_nowhere() -> None:
    t = Table(4).seat("Blue", ship="85", dice=[], plus_minus=0)
    t.doc["dice"] = {"red": [0]}
    assert t.begin().whose_turn == "Orange"


@clauses("PUL-FLY-06")
def test_no_flight_ends_at_an_isolated_pulsar() -> None:
    t = at_85(6).takes("fly", die=6)
    assert t.refusal("land", "location:70").clause == "PUL-FLY-06"


@clauses("PUL-FLY-04", "PUL-MOD-06", "PUL-EX-22")
def test_a_six_flies_seven_or_eight_with_a_token() -> None:
    t = Table(4).seat("Blue", ship="85", dice=[6], plus_minus=1, plus_two=1).begin()
    for token, length in (("+1", 7), ("+2", 8)):
        other = t.copy().takes("fly", die=6, token=token)
        assert other.ends() == {path[-1] for path in every_path(SIDES["open"], "85", length)}


@clauses("PUL-AMB-13", "PUL-AMB-44", "PUL-EX-23", "PUL-MOD-05")
def test_a_six_flies_nine_with_a_token_if_that_path_visits_a_green_gate() -> None:
    t = Table(4).boards("AAA").patent("AI-1-1", "Blue").seat("Blue", ship="1", dice=[6], plus_minus=0, plus_two=1)
    t.begin().takes("fly", die=6, token="+2")
    kinds = {place.id: place.kind for place in SIDES["open"].locations}
    wanted = {path[-1] for path in every_path(SIDES["open"], "1", 8)}
    for length in (7, 9):
        wanted |= {
            path[-1] for path in every_path(SIDES["open"], "1", length) if any(kinds[step] == "green" for step in path)
        }
    assert t.ends() == wanted


@clauses("PUL-AMB-16", "PUL-LINK-16")
def test_a_zero_die_flies_one_where_a_technology_tolerates_it() -> None:
    t = Table(4).boards("AAA").patent("AI-1-1", "Blue").seat("Blue", ship="84", dice=[], plus_minus=0)
    t.doc["dice"] = {"red": [0]}
    t.begin().takes("fly", die=0, source="red")
    assert t.ends() == {"81", "85"}  # the green gates beside system 84


@clauses("PUL-AMB-24")
def test_ships_do_not_block_each_other() -> None:
    t = Table(4).seat("Blue", ship="85", dice=[1]).seat("Orange", ship="87").begin()
    assert "87" in t.takes("fly", die=1).ends()


# ---------------------------------------------------------------- dead ends


@clauses("PUL-DEAD-01", "PUL-DEAD-02", "PUL-DEAD-04")
def test_the_dead_ends_are_two_systems_and_a_pulsar_behind_doubled_connections() -> None:
    assert not [place for place in SIDES["open"].locations if place.dead_end]
    assert {place.id for place in SIDES["dead-ends"].locations if place.dead_end} == {"S6", "S10", "P14"}
    doubled = {frozenset((line.one, line.other)) for line in SIDES["dead-ends"].segments if line.lines == 2}
    wanted = (("S3", "G4"), ("G4", "S6"), ("O11", "O12"), ("O12", "S10"), ("K14", "K13"), ("K13", "P14"))
    assert doubled == {frozenset(pair) for pair in wanted}


@clauses("PUL-DEAD-03", "PUL-DEAD-05", "PUL-STN-09", "PUL-EX-33", "PUL-EX-36", "PUL-AMB-28")
def test_out_and_back_again_gives_a_tile_for_the_dead_end_and_then_the_bonus_of_the_end() -> None:
    t = dead_end(5)
    tiles = sum(t.look["exploration"]["stack"].values())
    t.flies("S3", die=5, route=["S6"])
    assert set(t.stations("Blue")) == {"S3", "S6"}
    assert sum(t.look["exploration"]["stack"].values()) == tiles - 1
    t.takes("printed")
    assert t.gyrodynes("Blue")[0] == {"small": 1}
    assert t.tokens("Blue")[0] >= 1


@clauses("PUL-DEAD-07", "PUL-DEAD-08", "PUL-STN-10", "PUL-EX-34")
def test_a_flight_that_ends_in_a_dead_end_gets_its_tile_and_an_exploration_bonus() -> None:
    t = dead_end(3)
    t.flies("S6", die=3, route=["S3"])
    assert set(t.stations("Blue")) == {"S3", "S6"}
    assert sum(t.look["exploration"]["stack"].values()) == 11
    t.takes("draw")
    assert sum(t.look["exploration"]["stack"].values()) == 10


@clauses("PUL-DEAD-07", "PUL-STN-05", "PUL-EX-35")
def test_a_dead_end_that_is_only_passed_gives_its_tile_and_nothing_else() -> None:
    t = dead_end(4)
    t.flies("G4", die=4, route=["S3", "S6"])
    assert set(t.stations("Blue")) == {"S3", "S6"}
    assert sum(t.look["exploration"]["stack"].values()) == 11
    assert t.offered("fly")


@clauses("PUL-AMB-34", "PUL-AMB-35", "PUL-EX-38")
def test_a_ship_may_turn_round_at_the_dead_end_or_halfway() -> None:
    for die in (2, 4):
        assert "S3" in dead_end(die, ship="S3").takes("fly", die=die).ends()
    assert "S3" not in dead_end(1, ship="S3").takes("fly", die=1).ends()


@clauses("PUL-DEAD-06", "PUL-DEAD-09", "PUL-AMB-29")
def test_claiming_the_dead_end_pulsar_gives_a_tile_and_visiting_it_without_a_claim_none() -> None:
    t = Table(4, side="dead-ends").seat("Blue", ship="K13", dice=[1]).begin().flies("P14", die=1)
    assert t.claims("Blue") == ["P14"]
    assert sum(t.look["exploration"]["stack"].values()) == 11
    t = Table(4, side="dead-ends").seat("Blue", ship="K13", dice=[1]).claim("P14", "Green").begin().flies("P14", die=1)
    assert t.claims("Blue") == []
    assert sum(t.look["exploration"]["stack"].values()) == 12


@clauses("PUL-CLAIM-07", "PUL-DEAD-09", "PUL-EX-37", "PUL-CLAIM-06")
def test_without_a_ring_a_flight_to_a_pulsar_claims_nothing() -> None:
    t = Table(4, side="dead-ends").seat("Blue", ship="K13", dice=[1])
    for place in ("P1", "P2", "P3", "P4", "P5", "P6"):
        t.claim(place, "Blue")
    t.begin().takes("fly", die=1)
    assert t.shown("land", "P14")["warning"] == "You have no ring left to claim it with."
    t.takes("land", "P14")
    assert len(t.claims("Blue")) == 6
    assert sum(t.look["exploration"]["stack"].values()) == 12


# ---------------------------------------------------------------- gate runs


def orange_run(die: int) -> Table:
    """A2's bottom left project is a gate run of orange 2."""
    t = Table(4).seat("Blue", ship="67", dice=[die], plus_minus=0, board="A", side="A2", projects=["bottom-left"])
    return t.begin()


@clauses("PUL-RUN-01", "PUL-RUN-04", "PUL-RUN-07", "PUL-RUN-08", "PUL-RUN-10", "PUL-RUN-13", "PUL-EX-50", "PUL-AMB-45")
def test_a_gate_run_scores_each_gate_of_its_colour_but_not_the_start() -> None:
    t = orange_run(5)
    t.flies("66", die=5).takes("run", "bottom-left", "orange")
    assert t.points("Blue", "gate-runs") == 6
    assert t.of("Blue")["used_runs"] == ["bottom-left"]


@clauses("PUL-RUN-09", "PUL-EX-51")
def test_a_gate_visited_twice_counts_once() -> None:
    t = orange_run(6)
    t.flies("63", die=6).takes("run", "bottom-left", "orange")
    assert t.points("Blue", "gate-runs") == 6


@clauses("PUL-RUN-02", "PUL-RUN-03", "PUL-RUN-06")
def test_a_gate_run_may_be_kept_and_is_used_once() -> None:
    t = Table(4).seat("Blue", ship="67", dice=[1, 1], board="A", side="A2", projects=["bottom-left"], plus_minus=0)
    t.begin().flies("62", die=1).takes("no-run").takes("draw")
    t.flies("63", die=1).takes("run", "bottom-left", "orange")
    assert t.points("Blue", "gate-runs") == 2
    assert t.whose_turn == "Orange"


@clauses("PUL-RUN-11", "PUL-RUN-12", "PUL-RUN-05")
def test_a_run_without_a_colour_names_one() -> None:
    projects = ["bottom-left", "bottom-middle", "second-left", "third-left"]
    t = Table(4).seat("Blue", ship="67", dice=[5], board="A", side="A2", projects=projects)
    t.begin().flies("66", die=5)
    colours = {
        offer["text"] for offer in t.game.offers(t.now) if offer["verb"] == "run" and "third row" in offer["text"]
    }
    assert any("orange" in text for text in colours)
    assert not any("green" in text for text in colours)  # no green gate on the way
    t.takes("run", "third-left", "orange")
    assert t.points("Blue", "gate-runs") == 6
    assert not t.offered("run")


@clauses("PUL-AMB-39")
def test_a_start_that_is_visited_again_counts() -> None:
    t = Table(4).seat("Blue", ship="63", dice=[4], plus_minus=0, board="A", side="A2", projects=["bottom-left"])
    t.begin().flies("63", die=4).takes("run", "bottom-left", "orange")
    assert t.points("Blue", "gate-runs") == 6  # 64, 65 and 63 itself


@clauses("PUL-RUN-13", "PUL-GOAL-19", "PUL-EX-52")
def test_a_run_that_met_no_gate_is_used_all_the_same() -> None:
    t = Table(4).seat("Blue", ship="85", dice=[1], board="A", side="A2", projects=["bottom-left"], plus_minus=0)
    t.begin().flies("87", die=1).takes("run", "bottom-left", "orange")
    assert t.points("Blue", "gate-runs") == 0
    assert t.of("Blue")["used_runs"] == ["bottom-left"]


@clauses("PUL-AMB-46")
def test_a_run_may_be_used_in_the_turn_of_its_project() -> None:
    t = Table(4).seat("Blue", ship="67", dice=[4, 1], board="A", side="A2", plus_minus=0).begin()
    t.takes("project", "bottom-left", die=4).takes("gyrodyne", "small")
    t.flies("62", die=1)
    assert t.offers("run", "bottom-left", "orange")
