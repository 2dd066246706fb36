"""Chapter OPT: what must be done, what may be left; undo and powers at will."""

from __future__ import annotations

import pytest

from tests.clauses import clauses
from tests.sun.table import Table


def with_card(slot: str, card: str, *cubes: str, pop: int = 5, ore: int = 20) -> Table:
    """Annie has researched this card."""
    t = Table()
    t.seat("Annie", ore=ore, pop=pop)
    t.tech(slot, card, by=["Annie"])
    t.cubes("Annie", *cubes)
    return t


def fleet(pop: int = 5, ore: int = 20) -> Table:
    """Modular Fleet: a level 1 ship, a level 2 ship for 1 ore, a level 3 ship for 2 ore, all optional; then jump 3."""
    return with_card("II-F", "modular-fleet", "I-4", pop=pop, ore=ore)


# ---------------------------------------------------------------- mandatory


@clauses("SUN-OPT-01")
def test_a_build_that_is_not_optional_cannot_be_declined() -> None:
    t = with_card("II-A", "plasma-cannon", "I-1")
    t.system("shipyard-left", outpost=("Annie", "ore"))
    t.begin()
    t.takes("act", "tech:plasma-cannon")
    assert t.offered_names("build_at") == {"sol", "shipyard-left"}
    assert len(t.now.options()) == 2
    assert t.refusal("forgo").clause == "SUN-OPT-01"


@clauses("SUN-OPT-01", "SUN-AMB-26")
def test_the_mandatory_part_of_an_immediate_bonus_cannot_be_declined() -> None:
    t = Table()
    t.seat("Annie", pop=3, ships={"sol": [1, 2]})
    t.begin()
    t.plays(("act", "basic:1:1"), ("slot", "I-1"))  # gain 1 ore + upgrade 1 ship by 1
    assert {t.ids.locations[place] for place, _ in t.offered("raise")} == {"sol"}
    assert len(t.now.options()) == 2
    assert t.refusal("stop").clause == "SUN-OPT-01"


@clauses("SUN-AMB-26")
def test_what_is_optional_in_an_immediate_bonus_may_be_declined() -> None:
    t = with_card("II-A", "supply-outpost", "I-1")
    t.tech("II-B", "human-experiments", by=["Brian"])  # upgrade up to 2 ships by 1
    t.cubes("Brian", "I-1", "I-2")
    t.cubes("Annie", "I-2")
    t.seat("Annie", ships={"sol": [1, 1]})
    t.begin()
    t.plays(("act", "basic:2:1"), ("slot", "II-B"), ("stop",))
    assert t.ships("Annie", "sol") == [1, 1]
    assert t.phase == "production"


# ---------------------------------------------------------------- optional


@clauses("SUN-OPT-02", "SUN-CARD-01")
def test_each_build_of_modular_fleet_may_be_done_or_declined() -> None:
    for choices, ships in [
        (("do", "do", "do"), [1, 1, 2, 3]),
        (("skip", "do", "skip"), [1, 2]),
        (("do", "skip", "do"), [1, 1, 3]),
        (("skip", "skip", "skip"), [1]),
    ]:
        t = fleet().begin()
        t.takes("act", "tech:modular-fleet")
        t.plays(*((choice,) for choice in choices))
        assert t.ships("Annie", "sol") == ships
        assert t.offered("move")


@clauses("SUN-OPT-02")
def test_what_an_event_says_a_faction_may_do_it_may_leave() -> None:
    t = with_card("I-1", "narrow-beam-lasers")
    t.event("II-A", "orbital-drydocks")
    t.begin()
    t.plays(("act", "basic:2:1"), ("skip",), ("skip",), ("skip",), ("skip",), ("skip",))
    assert [t.ships(name) for name in t.names] == [{"sol": [1]}] * 4


@clauses("SUN-OPT-06")
def test_the_cost_of_an_optional_part_is_due_only_if_it_is_done() -> None:
    t = fleet().begin()
    t.plays(("act", "tech:modular-fleet"), ("skip",))
    left = t.copy().takes("skip").takes("skip")
    assert left.ore("Annie") == 20
    assert t.takes("do").ore("Annie") == 19
    assert t.takes("do").ore("Annie") == 17


@clauses("SUN-OPT-06")
def test_an_optional_part_that_cannot_be_paid_is_not_offered() -> None:
    t = fleet(ore=0).begin()
    t.plays(("act", "tech:modular-fleet"), ("do",))
    assert t.offered("move")
    assert t.ships("Annie", "sol") == [1, 1]


@clauses("SUN-OPT-07", "SUN-CARD-01")
def test_modular_fleet_may_be_taken_for_its_jump_alone() -> None:
    t = fleet(pop=0, ore=0).begin()
    t.takes("act", "tech:modular-fleet")
    t.takes("move", "sol", 1, "a1")
    assert t.ships("Annie") == {"a1": [1]}


@clauses("SUN-OPT-07", "SUN-UPG-04")
def test_an_upgrade_of_up_to_two_ships_may_be_left_for_the_jump_alone() -> None:
    t = with_card("II-E", "supply-outpost", "I-3", "I-4").begin()
    t.plays(("act", "tech:supply-outpost"), ("stop",), ("move", "sol", 1, "a1"), ("stop",))
    assert t.ships("Annie") == {"a1": [1]}


@clauses("SUN-AMB-85", "SUN-CARD-18", "SUN-OPT-02")
def test_the_level_three_research_of_spacetime_anomaly_studies_may_be_left() -> None:
    t = with_card("II-F", "spacetime-anomaly-studies", "I-4", "I-2")  # 5 ore + return 1 pop: jump 1, research III
    t.tech("II-C", "bio-synaptic-network", by=["Annie"])
    t.event("III-C", "day-of-the-fleet")
    t.begin()
    t.plays(("act", "tech:spacetime-anomaly-studies"), ("stop",))
    left = t.copy().takes("skip")
    assert (left.pop("Annie"), left.ore("Annie"), left.phase) == (4, 15, "production")
    assert left.researchers("III-C") == set()
    t.takes("do")
    assert t.researchers("III-C") == {"Annie"}
    assert (t.pop("Annie"), t.ore("Annie")) == (3, 15)


# ---------------------------------------------------------------- when supply has run out


def two_ships_of_supply(supply: int) -> Table:
    """An effect that turns 2 supply cubes into level 3 ships."""
    t = Table()
    t.seat("Annie", pop=19 - supply)
    del t.doc["phase"]
    t.doc["pending"] = [
        {"task": "TURN", "seat": 0, "phase": "after-action"},
        {"task": "BUILD", "seat": 0, "cubes": 2, "source": "supply", "level": 3, "place": "usual"},
    ]
    return t.begin()


@clauses("SUN-OPT-05", "SUN-SUP-04", "SUN-SUP-06")
@pytest.mark.parametrize(
    ("supply", "choices", "ships"),
    [
        (0, ("pop_at", "pop_at"), [1, 3, 3]),
        (0, ("pop_at", "forgo"), [1, 3]),
        (0, ("forgo", "forgo"), [1]),
        (1, ("pop_at",), [1, 3, 3]),
        (1, ("forgo",), [1, 3]),
    ],
)
def test_missing_supply_may_be_replaced_by_population_or_the_conversion_lapses(
    supply: int, choices: tuple[str, ...], ships: list[int]
) -> None:
    t = two_ships_of_supply(supply)
    for choice in choices:
        t.takes(choice, *(["sol"] if choice == "pop_at" else []))
    assert t.ships("Annie", "sol") == ships
    assert t.pop("Annie") == 19 - supply - choices.count("pop_at")
    assert t.phase == "production"


# ---------------------------------------------------------------- powers at will


@clauses("SUN-AMB-84")
def test_a_power_at_will_is_used_between_phases_of_the_own_turn_only() -> None:
    t = with_card("II-C", "bio-synaptic-network", "I-2")
    t.colony("Annie", "61-cygni")  # 1 ore: upgrade 1 ship by 1
    t.begin()
    t.takes("act", "tech:terraforming:1:1")
    assert not t.offered("use")  # in the middle of the Action
    t.plays(("move", "sol", 1, "a1"), ("stop",))
    before_production = t.copy().takes("use", "61-cygni")
    assert before_production.ships("Annie", "a1") == [2]
    t.takes("trade")
    assert not t.offered("use")  # in the middle of the production phase
    t.takes("stop")
    assert t.offers("use", "61-cygni")
    t.takes("use", "61-cygni")
    assert t.ships("Annie", "a1") == [2]
    assert t.whose_turn == "Brian"
    assert not t.offered("use")


# ---------------------------------------------------------------- undo


@clauses("SUN-AMB-82")
def test_a_move_may_be_taken_back_to_the_start_of_the_turn() -> None:
    t = fleet().begin()
    before = t.now.clone()
    t.plays(("act", "tech:modular-fleet"), ("do",), ("skip",), ("skip",), ("move", "sol", 1, "a1"), ("stop",))
    assert t.game.may_undo(before, t.now)
    t.takes("mine")
    assert not t.game.may_undo(before, t.now)  # Brian decides now
    t.until("Annie")
    assert not t.game.may_undo(before, t.now)


@clauses("SUN-AMB-82")
def test_no_move_is_taken_back_once_something_hidden_was_seen() -> None:
    t = with_card("I-1", "narrow-beam-lasers")
    t.event("II-A", "sol-parliament")
    t.begin()
    before = t.now.clone()
    t.takes("act", "basic:2:1")
    assert t.asked == "Annie"
    assert not t.game.may_undo(before, t.now)
    revealed = t.now.clone()
    t.now.apply(t.now.options()[0])  # the other card goes under the deck in random order
    assert t.asked == "Annie"
    assert not t.game.may_undo(revealed, t.now)


@clauses("SUN-AMB-82")
def test_no_move_is_taken_back_once_an_event_was_turned_over() -> None:
    t = with_card("I-1", "narrow-beam-lasers")
    t.event("II-A", "hyperdrive-trials")
    t.begin()
    before = t.now.clone()
    t.takes("act", "basic:2:1")
    assert t.offered("move")  # the event asks, no card is drawn yet
    assert not t.game.may_undo(before, t.now)


@clauses("SUN-AMB-82")
def test_no_move_is_taken_back_once_another_player_received_something() -> None:
    t = fleet()
    t.system("a1", "sirius", outpost=("Annie", "ore"))  # gain 1 ore
    t.seat("Annie", ships={"a1": [2]})
    t.seat("Brian", ships={"a1": [1]})
    t.begin()
    before, ore = t.now.clone(), t.ore("Brian")
    t.plays(("act", "basic:3:1"), ("skip",), ("move", "a1", 2, "sol"))
    assert t.game.may_undo(before, t.now)
    t.takes("stop")
    assert (t.ore("Brian"), t.asked) == (ore + 1, "Annie")
    assert not t.game.may_undo(before, t.now)


@clauses("SUN-AMB-82")
def test_no_move_is_taken_back_once_a_new_system_was_turned_over() -> None:
    t = fleet()
    t.guild_open("terraforming-guild")
    t.system("a1", "barnards-star", outpost=("Annie", "food"))
    t.seat("Annie", ships={"a1": [3]})
    t.begin()
    before = t.now.clone()
    t.takes("act", "guild:terraforming-guild")
    assert t.asked == "Annie"
    assert not t.game.may_undo(before, t.now)
