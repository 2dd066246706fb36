"""Chapter COMP: what is in the box and on the table, seen through games and positions."""

from __future__ import annotations

import pytest

from heliopause.kernel.errors import InputError
from tests.clauses import clauses
from tests.sun.table import FACTIONS, NAMES, Table, sun

CATALOG = sun().catalog


@clauses("SUN-COMP-05", "SUN-SETUP-20", "SUN-EX-34")
def test_four_covers_close_the_four_guilds_and_the_terraforming_guild_is_on_top() -> None:
    t = Table.fresh(seed=4)
    guilds = [guild.id for guild in CATALOG.guilds]
    assert guilds == ["terraforming-guild", "professors-guild", "technocrats-guild", "metascientists-guild"]
    heights = {guild.id: guild.y for guild in CATALOG.guilds}
    assert min(heights, key=lambda guild: heights[guild]) == "terraforming-guild"
    rich = Table()
    rich.seat("Annie", ore=50, pop=10)
    rich.begin()
    for table in (t, rich):
        for guild in guilds:
            assert table.refusal("act", f"guild:{guild}").clause == "SUN-ACT-19"


@clauses("SUN-EX-34")
def test_a_light_bordered_event_uncovers_the_terraforming_guild() -> None:
    t = Table()
    t.seat("Annie", ore=20, pop=4, ships={"sol": [3]})
    t.cubes("Annie", "I-1")
    t.event("II-A", "tyler-lee")
    t.begin()
    t.plays(("act", "basic:2:1"), ("cover", "terraforming-guild"))
    assert t.look["guilds"] == ["terraforming-guild"]
    t.until("Brian")
    assert t.refusal("act", "guild:terraforming-guild").clause == "SUN-ACT-10"  # open, but not for nothing
    assert t.refusal("act", "guild:professors-guild").clause == "SUN-ACT-19"


@clauses("SUN-COMP-06", "SUN-ORE-04", "SUN-ORE-03")
def test_ore_never_runs_out_although_the_box_holds_60_crystals() -> None:
    t = Table(phase="production")
    for name in NAMES:
        t.seat(name, ore=100, ore_discs=4, automation={"ore": 4})
    t.begin()
    for name in NAMES:
        assert t.whose_turn == name
        if name != "Annie":
            t.takes("act", "basic:4:1")
        before = t.ore(name)
        t.takes("mine")
        assert t.ore(name) == before + 3


@clauses("SUN-COMP-08", "SUN-SETUP-21")
def test_the_bars_of_the_tableau_are_used_in_the_variant_only() -> None:
    for players in (2, 3, 4):
        assert Table.fresh(players, seed=1).game.view(Table.fresh(players, seed=1).now, None)["tableau"] is None
    variant = Table.fresh(4, seed=1, tableau=True)
    rows = variant.game.view(variant.now, None)["tableau"]
    assert [len(row) for row in rows.values()] == [4]
    opened = next(t for t in Table.fresh(4, seed=1, tableau=True).play_on(1) if len(t.look["tableau"]) > 1)
    assert set(opened.look["tableau"]) <= {"II", "III", "IIII"}


@pytest.mark.parametrize("mats", ["basic", "advanced"])
@clauses("SUN-COMP-09")
def test_every_faction_has_two_mats_and_the_same_number_of_pieces(mats: str) -> None:
    assert [faction.id for faction in CATALOG.factions] == list(FACTIONS)
    t = Table.fresh(seed=9, mats=mats, factions=list(FACTIONS), start=0)
    for name, faction in zip(NAMES, FACTIONS, strict=True):
        assert t.mat(name)["faction"] == faction
        assert t.cubes_of(name) == 20
        assert (t.food_discs(name), t.ore_discs(name)) == (8, 8)
        t.quiet_turn()
        assert isinstance(t.pawn(name), str)  # one pawn, on one space


@clauses("SUN-COMP-10")
def test_a_cube_is_one_thing_at_a_time_and_stays_one_of_twenty() -> None:
    t = Table.fresh(seed=12)
    levels: set[int] = set()
    for step, table in enumerate(t.play_on(2)):
        if step % 10 == 0:
            for name in NAMES:
                assert table.cubes_of(name) == 20
                levels |= {level for ships in table.ships(name).values() for level in ships}
    assert levels == {1, 2, 3, 4}
    wrong = Table()
    wrong.seat("Annie", ships={"sol": [5]})
    with pytest.raises(InputError, match="from 1 to 4"):
        wrong.begin()


@clauses("SUN-COMP-11")
def test_technologies_are_scientific_economic_military_or_commercial() -> None:
    types = {"scientific", "economic", "military", "commercial"}
    assert {kind for card in CATALOG.technologies for kind in card.left} == types
    t = Table()
    for slot, card in zip(("I-1", "I-2"), ("advanced-robotics", "terraforming"), strict=True):
        t.tech(slot, card)
    for slot, card in zip(("I-3", "I-4"), ("advanced-genetics", "narrow-beam-lasers"), strict=True):
        t.tech(slot, card)
    t.cubes("Annie", "I-1", "I-2", "I-3", "I-4")
    t.seat("Annie", ore=2, pop=1)
    t.event("II-B", "asteroid-rush")
    t.event("II-E", "sol-parliament")
    t.begin()
    t.takes("act", "basic:2:1")
    other = t.copy()
    assert t.takes("slot", "II-B").offered_names("type") == {"scientific", "commercial"}
    assert other.takes("slot", "II-E").offered_names("type") == {"economic", "military"}


@clauses("SUN-COMP-13")
def test_a_technology_mixes_a_bonus_spaces_and_a_lasting_power() -> None:
    parts = {
        card.id: (card.immediate is not None, len(card.spaces) > 0, card.permanent is not None or card.rule != "")
        for card in CATALOG.technologies
    }
    assert parts["advanced-genetics"] == (True, False, False)
    assert parts["terraforming"] == (True, True, False)
    assert parts["mercenary-fleet"] == (False, True, False)
    assert parts["bio-synaptic-network"] == (True, False, True)
    assert all(any(having) for having in parts.values())


@clauses("SUN-COMP-17")
def test_a_system_states_power_specialty_bonus_and_points_and_some_say_more() -> None:
    for system in CATALOG.systems:
        assert system.power >= 1
        assert system.vp >= 1
        assert set(system.specialties) <= {"food", "ore"}
        assert system.specialties
        assert system.colonization is not None
    gaining = {system.id for system in CATALOG.systems if system.gain_control is not None}
    ruled = {system.id for system in CATALOG.systems if system.rule}
    assert {"sirius", "tau-ceti"} <= gaining < {system.id for system in CATALOG.systems}
    assert "ross-154" in ruled


@clauses("SUN-COMP-18")
def test_more_star_discs_than_the_eight_in_the_box_mark_and_hold_places() -> None:
    t = Table(phase="production")
    t.achievements("efficiency", "warlord")
    t.seat("Annie", food_discs=0, ore_discs=0, automation={"food": 8, "ore": 8, "star": 12}, ships={"sol": [1]})
    t.begin()
    t.takes("mine")  # Efficiency is claimed: the thirteenth star disc
    assert t.claims("efficiency") == ["Annie"]
    t.until("Annie")
    t.plays(("act", "basic:3:1"), ("skip",), ("move", "sol", 1, "a1"), ("stop",))
    assert t.outpost_disc("a1") == "star"


@clauses("SUN-COMP-19")
def test_a_mat_has_five_columns_two_tracks_trade_ratios_and_an_automation_track() -> None:
    for faction in CATALOG.factions:
        for mat in (faction.basic, faction.advanced):
            assert len(mat.columns) == 5
            assert [symbol for symbol in mat.population_track if symbol] == list("ABCDE")
            assert len(mat.population_track) == len(mat.ore_track) == 9
            assert len(mat.automation_vp) == 7
    t = Table(phase="production")
    t.seat("Annie", ore=4, pop=1, ships={"sol": [1]}, supply={"A": 6, "B": 4, "C": 3, "D": 3, "E": 2})
    t.begin()
    t.takes("trade")
    prices = []
    for exchange in (("buy_pop",), ("decommission", "sol", 1), ("sell_pop",)):
        other = t.copy().takes(*exchange)
        prices.append(other.ore("Annie") - t.ore("Annie"))
    assert prices == [-3, -1, 1]


@clauses("SUN-COMP-22")
def test_the_starting_player_marker_never_moves() -> None:
    t = Table.fresh(seed=21)
    start = t.look["start"]
    assert all(table.look["start"] == start for step, table in enumerate(t.play_on(3)) if step % 20 == 0)
    assert t.look["start"] == start
    assert t.round > 5
