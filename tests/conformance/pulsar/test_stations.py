"""Systems, stations, exploration, claims, gyrodynes, awards (chapters SYS, STN, EXP, CLAIM, GYRO, AWARD)."""

from __future__ import annotations

import pytest

from tests.clauses import clauses
from tests.pulsar.table import Table


def near(tile: str, stations: list[str | None] | None = None, die: int = 1, players: int = 4, **seat: object) -> Table:
    """Blue's ship is on gate 85, beside system 84, with one die; 1 ends there, 2 passes it."""
    t = Table(players).seat("Blue", ship="85", dice=[die], plus_minus=0, **seat)
    return t.system("84", tile, stations)


# ---------------------------------------------------------------- passing and ending


@clauses("PUL-SYS-01", "PUL-STN-03", "PUL-STN-05", "PUL-STN-11", "PUL-EX-29")
def test_passing_takes_a_lifeless_planet_and_gives_no_bonus() -> None:
    t = near("system-4", die=2).begin().flies("81", die=2, route=["84"])
    assert t.look["systems"]["84"] == {"tile": "system-4", "face_up": True, "stations": [None, 0]}
    assert t.whose_turn == "Orange"


@clauses("PUL-STN-04", "PUL-STN-05", "PUL-EX-30", "PUL-AMB-20")
def test_passing_takes_a_blue_planet_if_no_other_is_available() -> None:
    t = near("system-14", die=2).begin().flies("81", die=2, route=["84"])
    assert t.look["systems"]["84"]["stations"] == [0, None]
    assert t.whose_turn == "Orange"


@clauses("PUL-STN-06", "PUL-STN-07", "PUL-EXP-01", "PUL-EXP-02", "PUL-AMB-26", "PUL-EX-31")
def test_ending_on_a_blue_planet_brings_the_printed_bonus_or_a_tile() -> None:
    t = near("system-16", ["Orange", None, None]).begin().flies("84", die=1)
    assert t.look["systems"]["84"]["stations"] == [1, 0, None]
    other = t.copy().takes("draw")
    assert sum(other.look["exploration"]["stack"].values()) == 11
    t.takes("printed")
    assert t.tokens("Blue") == (1, 1)
    assert sum(t.look["exploration"]["stack"].values()) == 12


@clauses("PUL-STN-08", "PUL-EX-32")
def test_ending_on_a_lifeless_planet_brings_nothing() -> None:
    t = near("system-4", ["Orange", None]).begin().flies("84", die=1)
    assert t.look["systems"]["84"]["stations"] == [1, 0]
    assert t.whose_turn == "Orange"


@clauses("PUL-STN-01")
def test_a_full_system_gives_nothing() -> None:
    t = near("system-12", ["Orange", "Green"]).begin().flies("84", die=1)
    assert t.stations("Blue") == []
    assert t.whose_turn == "Orange"


@clauses("PUL-STN-02", "PUL-SYS-08", "PUL-SYS-02")
def test_a_second_station_in_a_system_is_not_established() -> None:
    t = near("system-1", ["Blue", None, None, None]).begin().flies("84", die=1)
    assert t.look["systems"]["84"]["stations"] == [0, None, None, None]
    assert t.whose_turn == "Orange"


@clauses("PUL-SYS-03", "PUL-SYS-04", "PUL-SYS-05", "PUL-SYS-06", "PUL-AMB-22")
@pytest.mark.parametrize(("players", "blocked"), [(2, {1, 2, 3}), (3, {1, 3}), (4, set())])
def test_labelled_planets_are_blocked_for_fewer_players(players: int, blocked: set[int]) -> None:
    """System 15 prints 2, 4 on blue planets and 3, 4 on lifeless ones."""
    others = ["Orange", "Green", "Pink"][: players - 1]
    open_planets = [planet for planet in range(4) if planet not in blocked]
    for planet in open_planets:
        row: list[str | None] = [None] * 4
        rest = [other for other in open_planets if other != planet][: len(others)]
        for other, name in zip(rest, others, strict=False):
            row[other] = name
        t = near("system-15", row, players=players).begin()
        t.flies("84", die=1)
        taken = t.look["systems"]["84"]["stations"]
        assert taken.index(0) not in blocked
    full: list[str | None] = [None] * 4
    for planet, name in zip(open_planets, others, strict=False):
        full[planet] = name
    if len(open_planets) <= len(others):
        t = near("system-15", full, players=players).begin().flies("84", die=1)
        assert t.stations("Blue") == []


@clauses("PUL-SYS-09", "PUL-CON-02")
def test_every_undiscovered_system_has_room_for_whoever_comes_first() -> None:
    catalog = Table(2).game.catalog
    assert all(2 in system.blue for system in catalog.systems)


# ---------------------------------------------------------------- exploration


@clauses("PUL-EXP-03", "PUL-EXP-04", "PUL-ICON-06", "PUL-AMB-27")
def test_a_drawn_tile_acts_at_once_and_an_empty_stack_is_shuffled_anew() -> None:
    t = near("system-17").seat("Orange", extra_stations=1)
    t.doc["exploration"] = {
        "stack": ["cubes"],
        "discarded": {"points-4": 4, "points-5": 3, "cubes": 1, "modifiers": 1, "station": 1},
    }
    t.begin().flies("84", die=1).takes("draw")
    assert t.cubes("Blue") == 3
    assert t.look["exploration"] == {
        "stack": {},
        "discarded": {"points-4": 4, "points-5": 3, "cubes": 2, "modifiers": 1, "station": 1},
    }
    t = near("system-17").seat("Orange", extra_stations=1)
    t.doc["exploration"] = {
        "stack": [],
        "discarded": {"points-4": 4, "points-5": 3, "cubes": 2, "modifiers": 1, "station": 1},
    }
    t.begin().flies("84", die=1).takes("draw")
    left = t.look["exploration"]
    assert sum(left["stack"].values()) + sum(left["discarded"].values()) + t.of("Blue")["extra_stations"] == 11


@clauses("PUL-EXP-03", "PUL-ICON-10", "PUL-END-14")
def test_a_station_tile_is_kept() -> None:
    t = near("system-17")
    t.doc["exploration"] = {
        "stack": ["station", *["points-4"] * 4, *["points-5"] * 3, "cubes", "cubes", "modifiers", "station"]
    }
    t.begin().flies("84", die=1).takes("draw")
    assert t.of("Blue")["extra_stations"] == 1
    assert t.look["exploration"]["discarded"] == {}
    assert t.stations("Blue") == ["84"]


@clauses("PUL-AMB-77", "PUL-BONUS-18")
def test_a_printed_red_die_is_not_offered_once_the_bonus_die_is_used() -> None:
    t = near("system-1")
    assert t.begin().flies("84", die=1).offers("printed")
    t = near("system-1")
    t.doc["dice"] = {"bonus_used": True}
    t.begin()
    before = sum(t.look["exploration"]["stack"].values())
    t.flies("84", die=1)  # only the tile is left
    assert sum(t.look["exploration"]["stack"].values()) == before - 1


@clauses("PUL-BONUS-18", "PUL-ICON-09", "PUL-BONUS-19", "PUL-AMB-78")
def test_a_red_die_of_a_system_is_for_this_turn_only() -> None:
    t = near("system-3").begin().flies("84", die=1).takes("printed")
    assert t.red() == [2]
    t.takes("end-turn")
    assert t.red() == []


# ---------------------------------------------------------------- claims


@clauses("PUL-CLAIM-01", "PUL-CLAIM-02", "PUL-AMB-30")
def test_a_flight_claims_the_pulsar_it_ends_at_and_none_that_it_passes() -> None:
    t = near("system-4").begin().flies("87", die=1)
    assert t.claims("Blue") == ["87"]
    t = near("system-4", die=2).begin().flies("86", die=2)
    assert t.claims("Blue") == []


@clauses("PUL-CLAIM-03", "PUL-AMB-31")
def test_a_claimed_pulsar_can_be_visited_but_not_claimed() -> None:
    t = near("system-4").claim("87", "Green").begin().takes("fly", die=1)
    assert t.shown("land", "87")["warning"] == "This pulsar is claimed already."
    t.takes("land", "87")
    assert (t.claims("Blue"), t.claims("Green")) == ([], ["87"])


@clauses("PUL-CLAIM-08", "PUL-AMB-32", "PUL-AMB-97")
def test_a_granted_claim_is_made_on_an_isolated_pulsar_and_moves_nothing() -> None:
    t = Table(3, round=2).boards("AAA").seat("Blue", dice=[5], ship="85").claim("70", "Green").begin()
    t.takes("patent", "AI-2-2", die=5)
    assert t.claims("Blue") == ["71"]
    assert t.ship("Blue") == "85"


# ---------------------------------------------------------------- gyrodynes


@clauses("PUL-GYRO-01", "PUL-GYRO-02", "PUL-GYRO-03", "PUL-GYRO-04", "PUL-GYRO-05")
@pytest.mark.parametrize(("size", "die"), [("small", 1), ("medium", 2), ("large", 4)])
def test_taking_a_gyrodyne_costs_a_die_and_needs_no_claim(size: str, die: int) -> None:
    for value in range(1, 7):
        t = Table(3).seat("Blue", dice=[value, 6], plus_minus=0).begin()
        assert t.offers("take-gyrodyne", size, die=value) == (value == die)
    t = Table(3).seat("Blue", dice=[die, 6], plus_minus=0).begin().takes("take-gyrodyne", size, die=die)
    assert t.gyrodynes("Blue")[0] == {size: 1}
    assert not t.offered("start")


@clauses("PUL-GYRO-12", "PUL-GYRO-13", "PUL-GYRO-14", "PUL-GYRO-15", "PUL-GYRO-16")
@pytest.mark.parametrize(("size", "die"), [("small", 3), ("medium", 5), ("large", 6)])
def test_completing_a_gyrodyne_costs_another_die(size: str, die: int) -> None:
    for value in range(1, 7):
        t = Table(3).seat("Blue", dice=[value, 6], plus_minus=0).claim("5", "Blue", size).claim("11", "Green", size)
        assert t.begin().offers("complete", size, die=value) == (value == die)
    t = Table(3).seat("Blue", dice=[die], plus_minus=0).claim("5", "Blue", size).begin()
    t.takes("complete", size, die=die)
    assert t.look["pulsars"]["5"] == {"claimed": 0, "gyrodyne": size, "spinning": True}


@clauses(
    "PUL-GYRO-06",
    "PUL-GYRO-07",
    "PUL-GYRO-08",
    "PUL-GYRO-09",
    "PUL-GYRO-10",
    "PUL-GYRO-11",
    "PUL-CLAIM-04",
    "PUL-AMB-97",
)
def test_construction_starts_at_any_moment_of_the_own_turn_and_costs_no_die() -> None:
    t = Table(3).seat("Blue", dice=[6], gyrodynes={"small": 1, "large": 1}).seat("Orange", gyrodynes={"small": 1})
    t.claim("5", "Blue").claim("11", "Orange").begin()
    assert [code >> 8 & 255 for code in t.offered("start")] == [0, 2]
    t.takes("start", "large")
    assert t.look["pulsars"]["5"] == {"claimed": 0, "gyrodyne": "large", "spinning": False}
    assert t.dice("Blue") == [6]
    assert not t.offered("start")  # one on a pulsar, and the other is Orange's
    assert t.refusal("start", "gyrodyne:small").clause == "PUL-GYRO-06"


@clauses("PUL-GYRO-11")
def test_construction_may_be_started_after_the_last_die() -> None:
    t = Table(3).seat("Blue", dice=[1]).claim("5", "Blue").begin().takes("take-gyrodyne", "small", die=1)
    assert t.offers("start", "small")
    assert t.offers("end-turn")


@clauses("PUL-GYRO-17", "PUL-EX-39", "PUL-PROD-15")
def test_a_gyrodyne_taken_started_and_completed_spins_in_the_same_round() -> None:
    t = Table(3, turn="Green").boards("BAA").seat("Green", dice=[3, 1], plus_minus=0).claim("5", "Green").begin()
    t.takes("take-gyrodyne", "small", die=1).takes("start", "small").takes("complete", "small", die=3)
    assert t.round == 2
    assert t.points("Green", "gyrodynes") == 1 + 1
    assert t.look["pulsars"]["5"]["spinning"]


@clauses("PUL-AMB-47", "PUL-COMP-02")
def test_a_size_of_which_none_is_left_cannot_be_taken() -> None:
    t = Table(2).seat("Blue", dice=[1, 2]).seat("Orange", gyrodynes={"small": 10}).begin()
    assert not t.offers("take-gyrodyne", "small", die=1)
    assert t.refusal("take-gyrodyne", "gyrodyne:small").clause == "PUL-AMB-47"


# ---------------------------------------------------------------- awards


@clauses("PUL-AWARD-01", "PUL-AWARD-02", "PUL-AWARD-03", "PUL-AWARD-04", "PUL-AWARD-05", "PUL-EX-40", "PUL-COMP-03")
def test_the_second_of_a_size_wins_seven_points_and_the_next_player_four() -> None:
    t = Table(3).seat("Blue", gyrodynes={"medium": 1}).seat("Orange", gyrodynes={"medium": 1})
    t.claim("5", "Blue", "medium", spinning=True).claim("11", "Blue")
    t.claim("16", "Orange", "medium").claim("22", "Orange").begin()
    before = t.score("Blue")
    t.takes("start", "medium")
    assert t.score("Blue") == before + 7
    t.ends_turn()
    before = t.score("Orange")
    t.takes("start", "medium")
    assert t.score("Orange") == before + 4
    assert t.look["awards"]["medium"] == [0, 1]


@clauses("PUL-AWARD-07", "PUL-AMB-50", "PUL-EX-41")
def test_a_fourth_of_a_size_wins_the_second_award_too() -> None:
    t = Table(3).seat("Blue", gyrodynes={"large": 1}).awards("large", "Blue", None)
    for place in ("5", "11", "16"):
        t.claim(place, "Blue", "large")
    t.claim("22", "Blue").begin()
    before = t.score("Blue")
    t.takes("start", "large")
    assert t.score("Blue") == before + 4
    assert t.look["awards"]["large"] == [0, 0]


@clauses("PUL-AWARD-06", "PUL-AWARD-08", "PUL-AWARD-09")
def test_awards_of_a_size_run_out_and_other_sizes_have_their_own() -> None:
    t = Table(3).seat("Blue", gyrodynes={"small": 1, "large": 1}).awards("small", "Orange", "Green")
    for place, name in zip(("5", "11", "16", "22", "28"), ("Orange", "Orange", "Green", "Green", "Blue"), strict=True):
        t.claim(place, name, "small")
    t.claim("35", "Blue").claim("42", "Blue", "large").claim("47", "Blue").begin()
    before = t.score("Blue")
    t.takes("start", "small")
    assert t.score("Blue") == before
    t.takes("start", "large")
    assert t.score("Blue") == before + 7
