"""Chapter AUTO: discs move from the production tracks to the automation track."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clauses
from tests.sun.table import NAMES, Table


def automates(slot: str = "I-3", **annie: Any) -> Table:
    """Annie is about to research Advanced Genetics (I-3, food) or Advanced Robotics (I-4, ore)."""
    t = Table()
    t.seat("Annie", ore=5, pop=3, **annie)
    t.begin()
    return t.plays(("act", "basic:1:1"), ("slot", slot))


def points(t: Table, name: str) -> int:
    """What the automation track scores."""
    return sum(line["points"] for line in t.breakdown(name) if line["clause"] in ("SUN-SCORE-06", "SUN-SCORE-07"))


def with_track(food: int = 0, ore: int = 0, star: int = 0) -> Table:
    t = Table()
    t.seat("Annie", ore=5, pop=3, automation={"food": food, "ore": ore, "star": star})
    return t.begin()


@clauses("SUN-AUTO-01", "SUN-AUTO-08")
def test_automating_food_takes_the_leftmost_disc_off_the_growth_track() -> None:
    t = automates(automation={"food": 1})  # A shows from the start, B comes with the second disc
    assert (t.food_discs("Annie"), t.ore_discs("Annie")) == (6, 8)
    assert t.automation("Annie") == {"food": 2, "ore": 0, "star": 0}
    before = t.columns("Annie")
    t.takes("grow")
    assert [old - new for old, new in zip(before, t.columns("Annie"), strict=True)] == [1, 1, 0, 0, 0]


@clauses("SUN-AUTO-02", "SUN-AUTO-08")
def test_automating_ore_takes_the_leftmost_disc_off_the_ore_track() -> None:
    t = automates("I-4", automation={"ore": 1})
    assert (t.food_discs("Annie"), t.ore_discs("Annie")) == (8, 6)
    assert t.automation("Annie") == {"food": 0, "ore": 2, "star": 0}
    ore = t.ore("Annie")
    t.takes("mine")
    assert t.ore("Annie") == ore + 2


@clauses("SUN-AUTO-03", "SUN-AUTO-07", "SUN-SCORE-06")
@pytest.mark.parametrize(("discs", "scored"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 3), (5, 3), (6, 6), (7, 9)])
def test_the_track_fills_from_left_to_right_with_discs_of_any_type(discs: int, scored: int) -> None:
    printed = Table().game.catalog.factions[0].basic.automation_vp
    assert sum(printed[:discs]) == scored
    for food in range(discs + 1):
        assert points(with_track(food, discs - food), "Annie") == scored
        assert points(with_track(0, food, discs - food), "Annie") == scored


@clauses("SUN-AUTO-04")
@pytest.mark.parametrize(("slot", "kind", "other"), [("I-3", "food", "ore"), ("I-4", "ore", "food")])
def test_without_a_disc_of_that_type_a_star_disc_is_placed(slot: str, kind: str, other: str) -> None:
    t = Table()
    t.seat("Annie", ore=5, pop=3, automation={kind: 4})
    for number, system in enumerate(("wolf-359", "ross-128", "luhman-16")):
        t.colony("Annie", system, kind, kind if number == 0 else other)
    t.colony("Annie", "kruger-60", other, other)
    t.begin()
    assert t.mat("Annie")[f"{kind}_discs"] == 0
    t.plays(("act", "basic:1:1"), ("slot", slot))
    assert t.automation("Annie") == {kind: 4, other: 0, "star": 1}
    assert t.mat("Annie")[f"{other}_discs"] == 4  # the other track is not touched


@clauses("SUN-AUTO-05", "SUN-SCORE-07")
def test_discs_beyond_the_seventh_level_go_to_its_right() -> None:
    t = with_track(4, 3)
    assert points(t, "Annie") == 9
    t.plays(("act", "basic:1:1"), ("slot", "I-3"))
    assert t.automation("Annie") == {"food": 5, "ore": 3, "star": 0}
    assert points(t, "Annie") == 10
    assert points(with_track(8, 8, 3), "Annie") == 9 + 12


@clauses("SUN-AUTO-06")
@pytest.mark.parametrize("seed", range(4))
def test_discs_never_leave_the_automation_track(seed: int) -> None:
    t = Table.fresh(4, seed=seed)
    before = {name: t.automation(name) for name in NAMES}
    for number, _ in enumerate(t.play_on(seed)):
        if number % 4 == 0 or t.over:
            for name in NAMES:
                now = t.automation(name)
                assert all(now[kind] >= before[name][kind] for kind in now)
                before[name] = now
    assert any(sum(discs.values()) for discs in before.values())


@clauses("SUN-AUTO-06", "SUN-OUT-03")
def test_a_new_outpost_is_no_disc_of_the_automation_track() -> None:
    t = Table()
    t.seat("Annie", ore=5, pop=3, automation={"food": 8}, ships={"sol": [1]})
    t.system("a1", "alpha-centauri")
    t.begin()
    t.plays(("act", "basic:3:1"), ("skip",), ("move", "sol", 1, "a1"), ("stop",))
    assert t.outpost_disc("alpha-centauri") == "star"
    assert t.automation("Annie") == {"food": 8, "ore": 0, "star": 0}


@clauses("SUN-AUTO-08", "SUN-OUT-04")
def test_a_disc_that_comes_back_covers_the_rightmost_visible_symbol() -> None:
    t = Table()
    t.seat("Brian", automation={"food": 1})
    t.system("shipyard-right", outpost=("Brian", "food"))
    t.seat("Annie", ore=5, pop=3, ships={"a2": [3], "sol": [1]})
    t.system("a2", "sirius", outpost=("Annie", "ore"))
    t.begin()
    there = t.copy()
    there.quiet_turn()
    before = there.columns("Brian")
    there.plays(("act", "basic:4:1"), ("grow",))
    assert [old - new for old, new in zip(before, there.columns("Brian"), strict=True)] == [2, 1, 0, 0, 0]
    t.plays(("act", "basic:3:1"), ("skip",), ("move", "a2", 3, "shipyard-right"), ("stop",), ("mine",))
    assert t.food_discs("Brian") == 7
    before = t.columns("Brian")
    t.plays(("act", "basic:4:1"), ("grow",))  # the Action takes a cube of A, growth one more of A and none of B
    assert [old - new for old, new in zip(before, t.columns("Brian"), strict=True)] == [2, 0, 0, 0, 0]


@clauses("SUN-AUTO-09", "SUN-OPT-01")
def test_both_discs_of_a_double_automation_must_move_a_star_where_one_is_missing() -> None:
    t = Table()
    t.seat("Annie", ore=20, pop=6, automation={"food": 8})
    t.cubes("Annie", "I-2", "I-3", "II-C", "II-D", "III-C", "III-D")
    t.tech("II-C", "bio-synaptic-network")
    t.tech("II-D", "survey-androids")
    t.tech("III-C", "hivemind-computing")
    t.tech("III-D", "metahuman-chambers")
    t.tech("IIII-B", "mind-machine-assimilation", by=["Brian"])  # automate food + automate ore
    t.cubes("Brian", "I-2", "I-3", "II-C", "II-D", "III-C", "III-D")
    t.guild_open("metascientists-guild")
    t.begin()
    t.takes("act", "guild:metascientists-guild")
    assert t.automation("Annie") == {"food": 8, "ore": 1, "star": 1}
    assert t.ore_discs("Annie") == 7
