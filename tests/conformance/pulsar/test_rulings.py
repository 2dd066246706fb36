"""Rulings and components that show in the course of a game."""

from __future__ import annotations

from heliopause.games.pulsar import layout as at
from heliopause.games.pulsar.rules.play import PulsarState
from tests.clauses import clauses
from tests.pulsar.random_games import TABLES
from tests.pulsar.table import Table
from tests.whole_games import choices


@clauses("PUL-CLAIM-05", "PUL-GYRO-17", "PUL-TECH-11", "PUL-LINK-05", "PUL-SYS-02", "PUL-GYRO-09")
def test_what_is_claimed_spinning_patented_joined_or_revealed_stays_so() -> None:
    for seed, table in enumerate(TABLES[::9]):
        state = table.new(seed)
        before = lasting(state)
        for code in choices(state, seed):
            state.apply(code)
            now = lasting(state)
            assert before <= now
            before = now


def lasting(s: PulsarState) -> set[tuple[str, int, int]]:
    c = s.cells
    found = {("face up", 0, system) for system in range(at.SYSTEMS) if c[at.SEEN] >> system & 1}
    for seat in range(c[at.PLAYERS]):
        found |= {("claim", seat, pulsar) for pulsar in range(at.PULSARS) if c[at.CLAIMED + seat] >> pulsar & 1}
        found |= {("technology", seat, place) for place in range(at.PLACES) if c[at.OWNED + seat] >> place & 1}
        found |= {("project", seat, project) for project in range(at.PROJECTS) if c[at.BUILT + seat] >> project & 1}
        found |= {("station", seat, system) for system in range(at.SYSTEMS) if c[at.STATIONS + seat] >> system & 1}
    for pulsar in range(at.PULSARS):
        if c[at.GYRODYNE + pulsar]:
            found.add(("size", (c[at.GYRODYNE + pulsar] - 1) % at.SIZES, pulsar))
        if c[at.GYRODYNE + pulsar] > at.SIZES:
            found.add(("spinning", 0, pulsar))
    found |= {("join", end, c[at.JOIN + end]) for end in range(2 * at.TRANSMITTERS) if c[at.JOIN + end] >= 0}
    return found | {("online", 0, tile) for tile in range(at.TRANSMITTERS) if c[at.ONLINE + tile]}


@clauses("PUL-COMP-13")
def test_cubes_are_counted_one_by_one() -> None:
    """Four of them pay for a copy, however they were gained."""
    t = Table(3).seat("Blue", dice=[], cubes=3, plus_minus=0)
    assert t.begin().whose_turn == "Orange"
    t = Table(3).seat("Blue", dice=[], cubes=5, plus_minus=0).begin().takes("fly", die=3, source="copied")
    assert t.cubes("Blue") == 1


@clauses("PUL-AMB-18", "PUL-SYS-01")
def test_the_whole_way_is_chosen_before_anything_is_turned() -> None:
    t = Table(4).seat("Blue", ship="85", dice=[2], plus_minus=0).begin()
    t.takes("fly", die=2)
    assert not any(row["face_up"] for row in t.look["systems"].values())
    t.takes("land", "82")
    assert [name for name, row in t.look["systems"].items() if row["face_up"]] == ["84"]


@clauses("PUL-AMB-21")
def test_which_planet_of_a_colour_is_taken_is_not_asked() -> None:
    t = Table(4).seat("Blue", ship="85", dice=[1], plus_minus=0).system("84", "system-1").begin()
    t.flies("84", die=1)
    assert t.look["systems"]["84"]["stations"] == [0, None, None, None]


@clauses("PUL-AMB-64", "PUL-TECH-08")
def test_what_is_first_patented_in_the_last_round_has_one_owner() -> None:
    t = Table(3, round=8).boards("AAA").patent("AII-5-1", "Green", when=8).seat("Blue", dice=[1], plus_minus=0).begin()
    assert not t.dice_for("patent", "AII-5-1")


@clauses("PUL-AMB-80")
def test_a_production_step_does_not_depend_on_the_order_of_players() -> None:
    for first, second in (("Blue", "Orange"), ("Orange", "Blue")):
        t = Table(3).boards("AAA").tracks(initiative=[(first, 3), (second, 4), ("Green", 8)])
        t.claim("5", "Blue", "small", spinning=True).transmitter("A-1", "Orange", online=True)
        t.production().begin()
        assert t.points("Blue", "gyrodynes") == 1
        assert t.points("Orange", "transmitters") == 2


@clauses("PUL-AMB-91")
def test_both_sides_of_the_transmitters_on_offer_are_known() -> None:
    t = Table.fresh(3, headquarters=False)
    while t.offered("gate"):
        t.now.apply(t.now.options()[0])
    gallery = t.game.gallery()["transmitters"]
    assert all({"immediate", "produce"} <= set(gallery[name]) for name in t.look["transmitters"]["offer"])


@clauses("PUL-AMB-95")
def test_tokens_never_run_out() -> None:
    """More stations, patents and covered costs than there are discs in the box."""
    t = Table(2, round=8).boards("AAA")
    for number, place in enumerate(t.game.ids[0].systems.numbers, 1):
        if place != "84":
            t.system(place, f"system-{number}", ["Blue"])
    for card in ("AI-1-1", "AI-1-2", "AI-1-3", "AI-2-1", "AI-2-2", "AI-2-3", "AII-3-1", "AII-3-2", "AII-4-1"):
        t.patent(card, "Blue", when=8)
    t.seat("Blue", ship="85", dice=[1], plus_minus=0).begin().flies("84", die=1)
    assert len(t.stations("Blue")) == 16


@clauses("PUL-END-05", "PUL-END-02", "PUL-END-15")
def test_goals_come_after_patents_and_before_cubes() -> None:
    """The 2 cubes of Closing Sale are gone when the goal asks for 4."""
    t = Table(3).boards("AAA").patent("AIII-8-1", "Orange", when=8).seat("Orange", cubes=5)
    for card in ("AI-1-1", "AI-1-2", "AI-1-3", "AI-2-1"):
        t.patent(card, "Orange", when=2)
    t.final().begin().takes("accept")
    assert t.over
    assert (t.points("Orange", "final-goals"), t.points("Orange", "final-cubes")) == (6, 1)
