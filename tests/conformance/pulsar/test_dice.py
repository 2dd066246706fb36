"""The Dice Phase: roll, median, taking dice, counters and stacks (chapters DICE, TRACK)."""

from __future__ import annotations

import pytest

from heliopause.games.pulsar import layout as at
from tests.clauses import clauses
from tests.pulsar.table import NAMES, Table


def marker(players: int, dice: list[int]) -> float:
    """Where the marker stands after this roll: a position with all dice on the board sets it anew."""
    t = Table(players).drafting(dice).begin()
    return float(t.look["dice"]["marker"])


@clauses("PUL-DICE-05", "PUL-DICE-06", "PUL-DICE-09", "PUL-EX-01")
def test_the_middle_die_of_seven_is_the_median() -> None:
    assert marker(3, [1, 2, 2, 3, 4, 5, 6]) == 3


@clauses("PUL-DICE-07", "PUL-DICE-10", "PUL-EX-02")
def test_more_dice_below_than_above_shift_the_marker_half_a_step_left() -> None:
    assert marker(3, [1, 1, 2, 4, 4, 4, 5]) == 3.5


@clauses("PUL-DICE-08", "PUL-DICE-10", "PUL-EX-03", "PUL-EX-04")
def test_more_dice_above_than_below_shift_the_marker_half_a_step_right() -> None:
    assert marker(3, [2, 3, 3, 3, 5, 6, 6]) == 3.5
    assert marker(4, [1, 1, 2, 3, 3, 5, 5, 6, 6]) == 3.5


@clauses("PUL-AMB-01")
def test_dice_that_are_all_equal_leave_the_marker_on_their_space() -> None:
    assert marker(3, [6] * 7) == 6
    assert marker(3, [1, 1, 1, 1, 1, 1, 2]) == 1.5
    assert marker(3, [5, 6, 6, 6, 6, 6, 6]) == 5.5


@clauses("PUL-DICE-16", "PUL-DICE-17", "PUL-DICE-19", "PUL-DICE-20", "PUL-EX-05")
def test_a_two_with_the_marker_between_three_and_four_moves_one_counter_two_to_the_left() -> None:
    t = Table(3).drafting([1, 2, 2, 4, 5, 5, 6], marker=3.5).begin()
    t.takes("die", 2, "engineering")
    assert ("Blue", 6) in t.counters("engineering")
    assert ("Blue", 8) in t.counters("initiative")


@clauses("PUL-DICE-18", "PUL-AMB-03", "PUL-EX-06")
def test_a_die_on_the_space_of_the_marker_moves_nothing() -> None:
    t = Table(3).drafting([1, 2, 3, 4, 5, 5, 6], marker=4).begin()
    before = t.look["tracks"]
    assert len([code for code in t.offered("die") if code >> 8 & 255 == 4]) == 1
    t.takes("die", 4)
    assert t.look["tracks"] == before


@clauses("PUL-DICE-15", "PUL-DICE-17", "PUL-AMB-02", "PUL-EX-07")
@pytest.mark.parametrize(("value", "space"), [(1, 5), (2, 6), (3, 7), (4, 9), (5, 10), (6, 11)])
def test_a_gap_is_no_space(value: int, space: int) -> None:
    t = Table(3).drafting([1, 2, 3, 4, 5, 6, 6], marker=3.5).begin()
    t.takes("die", value, "initiative")
    assert ("Blue", space) in t.counters("initiative")


@clauses("PUL-TRACK-11", "PUL-TRACK-05", "PUL-AMB-09", "PUL-EX-08")
def test_a_counter_under_others_on_the_leftmost_space_comes_to_the_top() -> None:
    t = Table(3).drafting([1, 2, 3, 4, 5, 6, 6], marker=4)
    t.tracks(initiative=[("Orange", 1), ("Green", 1), ("Blue", 1)])
    t.begin().takes("die", 3, "initiative")
    assert t.counters("initiative") == [("Blue", 1), ("Orange", 1), ("Green", 1)]


@clauses("PUL-TRACK-08", "PUL-TRACK-09", "PUL-AMB-04", "PUL-EX-09")
def test_without_room_for_any_die_any_counter_goes_underneath_on_the_last_space() -> None:
    t = Table(3).drafting([5, 6], marker=2, taken=5).seat("Orange", dice=[2, 2]).seat("Green", dice=[2, 2])
    t.seat("Blue", dice=[2]).tracks(
        initiative=[("Green", 8), ("Blue", 13), ("Orange", 15)],
        engineering=[("Green", 8), ("Orange", 14), ("Blue", 14)],
    )
    t.begin()
    assert t.asked == "Blue"
    assert len(t.offered("die")) == 4
    t.takes("die", 5, "initiative")
    assert t.counters("initiative")[-1] == ("Blue", 15)


@clauses("PUL-AMB-05")
def test_a_forced_counter_that_is_there_already_goes_under_those_below_it() -> None:
    t = Table(3).drafting([5, 6], marker=2, taken=5).seat("Orange", dice=[2, 2]).seat("Green", dice=[2, 2])
    t.seat("Blue", dice=[2]).tracks(
        initiative=[("Blue", 15), ("Green", 15), ("Orange", 15)],
        engineering=[("Green", 8), ("Orange", 14), ("Blue", 14)],
    )
    t.begin().takes("die", 6, "initiative")
    assert t.counters("initiative") == [("Green", 15), ("Orange", 15), ("Blue", 15)]


@clauses("PUL-TRACK-04", "PUL-TRACK-06", "PUL-TRACK-07", "PUL-AMB-10", "PUL-EX-10")
def test_only_a_die_and_a_counter_with_room_can_be_taken() -> None:
    t = Table(3).drafting([5, 5, 6], marker=2, taken=4).seat("Orange", dice=[2]).seat("Green", dice=[2, 2])
    t.seat("Blue", dice=[2]).tracks(
        initiative=[("Green", 8), ("Orange", 12), ("Blue", 15)],
        engineering=[("Green", 8), ("Orange", 14), ("Blue", 14)],
    )
    t.begin()  # the single choice is made by the game
    assert t.counters("initiative") == [("Green", 8), ("Orange", 15), ("Blue", 15)]
    assert t.dice("Orange") == [5, 2]


@clauses("PUL-TRACK-03", "PUL-TRACK-04", "PUL-TRACK-05", "PUL-EX-11")
def test_a_counter_leaves_those_above_and_below_it_as_they_lie() -> None:
    t = Table(4).drafting([1, 2, 3, 4, 4, 5, 6, 6], marker=4, taken=1).seat("Blue", dice=[4])
    t.tracks(initiative=[("Pink", 6), ("Green", 8), ("Orange", 8), ("Blue", 8)]).begin()
    assert t.asked == "Orange"
    t.takes("die", 2, "initiative")
    assert t.counters("initiative") == [("Orange", 6), ("Pink", 6), ("Green", 8), ("Blue", 8)]


@clauses("PUL-DICE-11", "PUL-DICE-12", "PUL-DICE-13", "PUL-DICE-14", "PUL-EX-12")
def test_dice_are_taken_in_play_order_and_then_in_reverse() -> None:
    t = Table(3).drafting([1, 2, 3, 3, 4, 5, 6]).begin()
    asked = []
    while not t.whose_turn:
        asked.append(t.asked)
        t.now.apply(t.now.options()[0])
    assert asked[:5] == ["Blue", "Orange", "Green", "Green", "Orange"]
    assert all(len(t.dice(name)) == 2 for name in t.names)
    assert len(t.look["dice"]["board"]) == 1


@clauses("PUL-TRACK-10", "PUL-TRACK-02", "PUL-EX-14")
def test_a_move_beyond_the_left_end_stops_on_top_of_the_first_space() -> None:
    t = Table(3).drafting([1, 2, 3, 4, 5, 6, 6], marker=5)
    t.tracks(initiative=[("Orange", 1), ("Blue", 2), ("Green", 8)]).begin()
    t.takes("die", 1, "initiative")
    assert t.counters("initiative") == [("Blue", 1), ("Orange", 1), ("Green", 8)]


@clauses("PUL-DICE-21", "PUL-DICE-22", "PUL-DICE-23", "PUL-DICE-24", "PUL-EX-13")
@pytest.mark.parametrize(("players", "fixed"), [(4, {1, 2, 3, 4, 5, 6}), (3, {2, 3, 4, 5}), (2, {2, 3, 4, 5})])
def test_an_even_start_sets_most_dice_of_the_first_roll(players: int, fixed: set[int]) -> None:
    for seed in range(20):
        t = Table.fresh(players, seed=seed, even_start=True, headquarters=False)
        while t.offered("gate"):
            t.now.apply(t.now.options()[0])
        board = t.look["dice"]["board"]
        assert len(board) == (9 if players == 4 else 7)
        assert set(board) >= fixed
        assert t.look["dice"]["marker"] == marker(players, board)


@clauses("PUL-DICE-01", "PUL-DICE-04", "PUL-SETUP-04", "PUL-SETUP-05", "PUL-COMP-01")
@pytest.mark.parametrize(("players", "silver"), [(2, 7), (3, 7), (4, 9)])
def test_every_value_of_every_die_comes_equally_often(players: int, silver: int) -> None:
    rolled: list[int] = []
    for seed in range(120):
        t = Table.fresh(players, seed=seed, headquarters=False)
        while t.offered("gate"):
            t.now.apply(t.now.options()[0])
        assert len(t.look["dice"]["board"]) == silver
        rolled += t.look["dice"]["board"]
    fair = len(rolled) / 6
    assert all(abs(rolled.count(value) - fair) < 5 * fair**0.5 for value in range(1, 7))


@clauses("PUL-TRACK-12", "PUL-NEXT-08", "PUL-DICE-02", "PUL-DICE-03")
def test_counters_stay_where_they_are_from_round_to_round_and_all_silver_dice_come_back() -> None:
    t = Table(3, turn="Green").seat("Green", dice=[])
    t.tracks(
        initiative=[("Green", 3), ("Blue", 9), ("Orange", 9)], engineering=[("Blue", 7), ("Green", 8), ("Orange", 8)]
    )
    before = t.doc["tracks"]
    t.begin()
    assert t.round == 2
    assert t.look["tracks"] == before
    assert len(t.look["dice"]["board"]) == 7


@clauses("PUL-TRACK-01", "PUL-POS-05")
def test_tracks_have_fifteen_spaces_and_begin_on_the_eighth() -> None:
    t = Table.fresh(4)
    assert at.SPACES == t.game.catalog.track.spaces == 15
    for track in ("initiative", "engineering"):
        assert {space for _, space in t.counters(track)} == {8}
        assert {name for name, _ in t.counters(track)} == set(NAMES)
