"""Boards, Systems, events, achievements and mats: what the rulebooks fix about them (SUN-CON)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest

from heliopause.games.sun.boards import Board
from heliopause.games.sun.catalog import Faction, load_catalog
from heliopause.games.sun.verbs import LANGUAGE, METRICS
from heliopause.kernel.effects import Ability, Atom, effect_atoms
from tests.clauses import clauses
from tests.sun import worth

FIRST = load_catalog()


def verbs(ability: Ability | None) -> list[str]:
    return [atom.verb for atom in effect_atoms(ability)] if ability else []


# Technology board, guilds, basic box


@clauses("SUN-CON-23", "SUN-CON-25", "SUN-CON-26", "SUN-COMP-12")
def test_lines_join_neighbouring_levels_and_every_slot_of_level_ii_leads_on() -> None:
    slots = {slot.id: slot for slot in FIRST.slots}
    assert Counter(slot.level for slot in FIRST.slots) == {1: 4, 2: 6, 3: 6, 4: 3}
    for slot in FIRST.slots:
        assert all(slots[other].level == slot.level - 1 for other in slot.previous)
        assert (len(slot.previous) > 0) == (slot.level > 1)
        assert slot.need == min(2, len(slot.previous))
        assert len(slot.previous) <= (3 if slot.level == 4 else 2)
    fed = {other for slot in FIRST.slots if slot.level == 3 for other in slot.previous}
    assert fed == {slot.id for slot in FIRST.slots if slot.level == 2}


@clauses("SUN-CON-24")
def test_the_lines_to_level_ii_are_the_known_ones() -> None:
    lines = {slot.id: slot.previous for slot in FIRST.slots if slot.level == 2}
    assert lines == {
        "II-A": ("I-1",),
        "II-B": ("I-1", "I-2"),
        "II-C": ("I-2",),
        "II-D": ("I-3",),
        "II-E": ("I-3", "I-4"),
        "II-F": ("I-4",),
    }


@clauses("SUN-CON-27", "SUN-CON-29")
def test_two_guilds_of_each_level_with_one_space_each() -> None:
    levels = [(guild.id, guild.level) for guild in FIRST.guilds]
    assert levels == [
        ("terraforming-guild", 1),
        ("professors-guild", 1),
        ("technocrats-guild", 2),
        ("metascientists-guild", 2),
    ]
    assert all([space.count for space in guild.spaces] == [1] for guild in FIRST.guilds)


@clauses("SUN-CON-28", "SUN-EVT-05")
def test_the_fixed_events_of_level_ii_open_guilds_of_level_1_and_those_of_level_iii_guilds_of_level_2() -> None:
    opened = {(card.level, LANGUAGE.format(card.effect) if card.effect else "") for card in FIRST.events if card.fixed}
    assert opened == {(2, "open guild 1"), (3, "open guild 2")}
    names = {card.id for card in FIRST.events if card.fixed}
    assert names == {"tyler-lee", "maya-chaturvedi", "kc-24x", "onu"}
    assert not any("open-guild" in verbs(card.effect) for card in FIRST.events if not card.fixed)


@pytest.mark.parametrize("players", [2, 3, 4])
@clauses("SUN-CON-30", "SUN-ACT-13", "SUN-COMP-07")
def test_every_basic_action_has_a_space_without_surcharge(players: int) -> None:
    box = FIRST.box(players)
    assert [LANGUAGE.format(action.action) for action in box.actions] == [
        "research I",
        "2 ore : research II",
        "optional 1 pop -> ship 1 then jump 2",
        "1 supply -> pop + gain 1 ore",
    ]
    assert all(0 in action.surcharges for action in box.actions)
    assert box.actions[-1].surcharges[-1] == 0
    assert sum(extra == 1 for action in box.actions for extra in action.surcharges) == {2: 2, 3: 1, 4: 2}[players]
    assert [action.repeatable for action in box.actions] == [False, False, False, True]


# Systems, exploration board, events


@clauses("SUN-CON-31", "SUN-COMP-03")
def test_deck_a_asks_and_scores_less_than_deck_b() -> None:
    a, b = ([card for card in FIRST.systems if card.deck == deck] for deck in ("A", "B"))
    assert len(a) == len(b) == 12
    assert sum(card.power for card in a) < sum(card.power for card in b)
    assert sum(card.vp for card in a) < sum(card.vp for card in b)


@clauses("SUN-CON-32")
def test_every_system_can_be_colonized_with_a_few_ships() -> None:
    assert min(card.power for card in FIRST.systems if card.deck == "B") == 4
    assert next(card.power for card in FIRST.systems if card.id == "kapteyns-star") == 4
    assert all(1 <= card.power <= 2 * 4 for card in FIRST.systems)


@clauses("SUN-CON-33", "SUN-COMP-16")
def test_every_system_shows_food_or_ore_or_both() -> None:
    assert all(set(card.specialties) in ({"food"}, {"ore"}, {"food", "ore"}) for card in FIRST.systems)
    both = {card.id for card in FIRST.systems if len(card.specialties) == 2}
    assert both >= {"tau-ceti", "kapteyns-star"}


@clauses("SUN-CON-34", "SUN-SETUP-13")
def test_four_systems_of_deck_a_are_starting_systems() -> None:
    assert Counter(card.deck for card in FIRST.systems if card.start) == {"A": 4}


@clauses("SUN-CON-35")
def test_gain_control_bonuses_are_small() -> None:
    gains = {card.id: LANGUAGE.format(card.gain_control) for card in FIRST.systems if card.gain_control}
    assert gains["sirius"] == "gain 1 ore"
    assert gains["tau-ceti"] == "shift 1 supply to A"
    for card in FIRST.systems:
        assert worth.worth(card.gain_control) <= 2
        assert worth.worth(card.gain_control) <= worth.worth(card.colonization) / 2


@clauses("SUN-CON-36")
def test_some_colonization_bonus_is_a_jump() -> None:
    assert any("jump" in verbs(card.colonization) for card in FIRST.systems)


def distance(board: Board, start: str, end: str) -> int:
    reached = [start]
    steps = 0
    while end not in reached:
        steps += 1
        reached += [there for link in board.links for here, there in permutations(link, 2) if here in reached]
        assert steps < len(board.locations), f"{end} cannot be reached"
    return steps


@pytest.mark.parametrize("board", FIRST.boards, ids=[board.id for board in FIRST.boards])
@clauses("SUN-CON-37", "SUN-CON-39", "SUN-COMP-14")
def test_every_location_can_be_reached_and_shipyards_have_a_specialty(board: Board) -> None:
    kinds = Counter(location.kind for location in board.locations)
    assert set(kinds) == {"sol", "deep-space", "shipyard", "system"}
    assert kinds["sol"] == kinds["deep-space"] == 1
    for location in board.locations:
        assert distance(board, "sol", location.id) < len(board.locations)
        assert bool(location.specialties) == (location.kind == "shipyard")


@pytest.mark.parametrize("players", [2, 3, 4])
@clauses("SUN-COMP-15")
def test_a_spaces_lie_nearer_to_sol_and_are_as_many_as_the_cards_laid_out(players: int) -> None:
    board, setup = FIRST.board(players), FIRST.setup(players)
    far = {
        deck: [distance(board, "sol", spot.id) for spot in board.locations if spot.deck == deck] for deck in ("A", "B")
    }
    assert max(far["A"]) < min(far["B"])
    assert (len(far["A"]), len(far["B"])) == (setup.systems_A, setup.systems_B) == ((1 if players == 2 else 2), 2)


@clauses("SUN-CON-38")
def test_the_board_allows_ellens_movements() -> None:
    board = FIRST.board(4)
    barnard, sirius, tau_ceti = "a2", "a1", "b1"
    assert distance(board, barnard, "shipyard-right") == 1
    assert distance(board, sirius, tau_ceti) == 2


@clauses("SUN-CON-40", "SUN-COMP-02")
def test_some_events_stay_for_points_some_at_a_place_and_most_are_discarded() -> None:
    assert Counter(card.level for card in FIRST.events) == {2: 10, 3: 10}
    stays = Counter(card.stays for card in FIRST.events)
    assert stays["discard"] > 5
    assert stays["revealer"] == 4
    assert stays["location"] >= 1
    assert stays["achievements"] >= 1
    assert all(card.vp > 0 for card in FIRST.events if card.stays == "revealer")
    assert all(card.vp == 0 for card in FIRST.events if card.stays == "discard")


@clauses("SUN-CON-41")
def test_a_cost_is_paid_to_an_opponent_somewhere() -> None:
    costs = [inn.cost for faction in FIRST.factions for inn in faction.advanced.innovations if inn.cost]
    assert costs == [(Atom("pay-opponent", (("n", 1),)),)]


# Achievements and mats


@clauses("SUN-CON-42", "SUN-COMP-04")
def test_slots_of_an_achievement_fall_in_points_and_the_second_of_class_a_is_for_four() -> None:
    assert Counter(card.letter for card in FIRST.achievements) == {"basic": 2, "A": 4, "B": 4}
    for card in FIRST.achievements:
        assert all(left > right for left, right in zip(card.vp, card.vp[1:], strict=False))
        assert len(card.vp) == len(card.min_players)
        if card.letter == "A":
            assert len(card.vp) >= 2
            assert card.min_players[:2] == (2, 4)


@pytest.mark.parametrize(("players", "trigger"), [(4, 4), (3, 3), (2, 3)])
@clauses("SUN-CON-43")
def test_every_draw_of_achievements_can_end_the_game(players: int, trigger: int) -> None:
    assert FIRST.setup(players).achievements_to_end == trigger
    usable = {card.id: sum(least <= players for least in card.min_players) for card in FIRST.achievements}
    basic = sum(min(players, usable[card.id]) for card in FIRST.achievements if card.letter == "basic")
    for a, b in product(FIRST.achievements, FIRST.achievements):
        if (a.letter, b.letter) == ("A", "B"):
            assert basic + min(players, usable[a.id]) + min(players, usable[b.id]) >= trigger
    assert any(slots >= players for slots in usable.values())
    assert any(slots < players for slots in usable.values())


@pytest.mark.parametrize("faction", FIRST.factions, ids=[faction.id for faction in FIRST.factions])
class TestMats:
    @clauses("SUN-CON-44")
    def test_a_basic_mat_has_five_columns_for_17_cubes(self, faction: Faction) -> None:
        mat = faction.basic
        assert (len(mat.columns), sum(mat.columns)) == (5, 17)
        for setup in FIRST.setups:
            assert 17 + setup.population + len(setup.ships) == 20

    @clauses("SUN-CON-45", "SUN-COMP-20")
    def test_letters_show_every_two_discs_in_order(self, faction: Faction) -> None:
        track = faction.basic.population_track
        shown = ["".join(track[: gone + 1]) for gone in range(9)]
        assert shown == ["A", "A", "AB", "AB", "ABC", "ABC", "ABCD", "ABCD", "ABCDE"]
        advanced = faction.advanced.population_track
        assert "".join(advanced) == "ABCDE"[: len("".join(advanced))]
        assert advanced[0] == "A"

    @clauses("SUN-CON-46", "SUN-COMP-20")
    def test_ore_symbols_show_every_two_discs(self, faction: Faction) -> None:
        track = faction.basic.ore_track
        assert [sum(track[: gone + 1]) for gone in range(9)] == [1, 1, 2, 2, 3, 3, 4, 4, 5]
        assert faction.advanced.ore_track[0] == 1

    @clauses("SUN-CON-47")
    def test_some_of_the_seven_automation_levels_print_points_later_ones_no_less(self, faction: Faction) -> None:
        for mat in (faction.basic, faction.advanced):
            printed = [points for points in mat.automation_vp if points]
            assert len(mat.automation_vp) == 7
            assert 2 <= len(printed) < 7
            assert printed == sorted(printed)


@clauses("SUN-CON-48", "SUN-COMP-21")
def test_basic_mats_differ_in_one_setup_line_only() -> None:
    mats = [faction.basic for faction in FIRST.factions]
    assert len({(mat.columns, mat.population_track, mat.ore_track, mat.automation_vp) for mat in mats}) == 1
    assert len({mat.setup for mat in mats}) == 4
    assert all(mat.setup is not None and not mat.innovations for mat in mats)
    united = next(faction.basic.setup for faction in FIRST.factions if faction.id == "united-nations")
    assert united is not None
    assert any(atom.verb == "shift" and atom.flag("from_right") for atom in effect_atoms(united))


@clauses("SUN-CON-49", "SUN-ADV-06")
def test_eight_innovations_no_two_alike() -> None:
    innovations = [inn for faction in FIRST.factions for inn in faction.advanced.innovations]
    assert [inn.id for inn in innovations] == ["A", "B"] * 4
    assert len({inn.when for inn in innovations}) == 8
    assert len({(inn.effect, inn.permanent, inn.rule) for inn in innovations}) == 8
    assert all(test.metric in METRICS for inn in innovations for test in inn.when.tests)
    conditions = [LANGUAGE.format_condition(inn.when) for inn in innovations]
    assert conditions[0] == "trade_exchanges >= 3"
    assert conditions[3] == "ore_discs_left <= 0"


@clauses("SUN-CON-50", "SUN-ADV-10")
def test_no_two_advanced_mats_share_columns_and_ore_track() -> None:
    mats = [faction.advanced for faction in FIRST.factions]
    assert len({(mat.columns, mat.ore_track) for mat in mats}) == 4


@clauses("SUN-FIRST-01")
def test_first_games_use_transcendence_empire_warlord_and_technologist() -> None:
    assert FIRST.first_game == ("transcendence", "empire", "warlord", "technologist")
