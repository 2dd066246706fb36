"""Set-up, initial positions, two and three players, components, information (SETUP, POS, TWO, THREE, COMP, GAME)."""

from __future__ import annotations

from collections import Counter

import pytest

import heliopause
from heliopause.kernel.errors import InputError
from tests.clauses import clauses
from tests.pulsar.table import NAMES, Table

GAME = heliopause.game("pulsar")


@clauses("PUL-POS-01", "PUL-POS-03", "PUL-SETUP-13", "PUL-SETUP-17", "PUL-SETUP-20")
def test_order_goals_technologies_and_headquarters_are_drawn_evenly() -> None:
    games = 300
    looks = [Table.fresh(4, seed=seed).look for seed in range(games)]
    firsts = Counter(look["order"][0] for look in looks)
    assert all(abs(firsts[seat] - games / 4) < 45 for seat in range(4))
    goals = Counter(goal for look in looks for goal in look["goals"])
    assert len(goals) == 12
    assert all(abs(count - games / 4) < 45 for count in goals.values())
    for group in range(3):
        letters = Counter(look["technologies"]["boards"][group] for look in looks)
        assert all(abs(letters[letter] - games / 4) < 45 for letter in "ABCD")
    boards = Counter(look["seats"][0]["board"] for look in looks)
    assert all(abs(boards[letter] - games / 4) < 45 for letter in "ABCD")
    assert all(len({seat["board"] for seat in look["seats"]}) == 4 for look in looks)


@clauses("PUL-POS-07", "PUL-SETUP-09", "PUL-SETUP-10", "PUL-SETUP-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_scores_and_tokens_at_the_start(players: int) -> None:
    t = Table.fresh(players, seed=4)
    order = list(dict.fromkeys(t.order()))
    assert [t.score(name) for name in order] == [5, 6, 7, 8][:players]
    assert all(t.tokens(name) == (1, 0) and t.cubes(name) == 0 for name in t.names)


@clauses("PUL-POS-04", "PUL-POS-05", "PUL-POS-06")
def test_the_last_player_lies_on_top() -> None:
    t = Table.fresh(3, order=[2, 0, 1])
    assert t.counters("initiative") == [("Orange", 8), ("Blue", 8), ("Green", 8)]
    assert t.counters("engineering") == t.counters("initiative")


@clauses("PUL-POS-08", "PUL-POS-09", "PUL-POS-10", "PUL-AMB-62", "PUL-SETUP-21", "PUL-POS-02", "PUL-POS-11")
def test_gates_and_then_headquarters_are_chosen_from_the_last_player_to_the_first() -> None:
    t = Table.fresh(4, order=[1, 3, 0, 2])
    asked = []
    taken: list[str] = []
    while t.round == 0:
        asked.append(t.asked)
        if t.offered("gate"):
            gates = [t.ids.locations[code >> 8 & 255] for code in t.offered("gate")]
            assert not set(gates) & set(taken)
            taken.append(gates[0])
        t.now.apply(t.now.options()[0])
    assert asked == ["Green", "Blue", "Pink", "Green", "Blue", "Pink", "Orange"]  # the last gate is no choice
    assert {t.ship(name) for name in NAMES} == {"1", "14", "24", "37"}


@clauses("PUL-GAME-04", "PUL-GAME-05", "PUL-SETUP-19")
def test_a_first_game_as_the_rulebook_recommends_it() -> None:
    t = Table.fresh(4, first_game=True)
    assert t.look["options"] == {"side": "open", "headquarters": False, "even_start": False}
    assert t.look["technologies"]["boards"] == ["A", "A", "A"]
    assert sorted(t.look["goals"]) == ["G1a", "G2a", "G3a"]


@clauses("PUL-GAME-05", "PUL-AMB-63")
def test_without_headquarters_no_goal_needs_them() -> None:
    for seed in range(40):
        t = Table.fresh(4, seed=seed, headquarters=False)
        assert t.look["technologies"]["boards"] == ["A", "A", "A"]
        assert not {"G3b", "G4b"} & set(t.look["goals"])


@clauses("PUL-SETUP-07", "PUL-SETUP-08", "PUL-SETUP-06", "PUL-COMP-02", "PUL-COMP-03")
def test_gyrodynes_and_awards_lie_ready() -> None:
    t = Table.fresh(4)
    assert t.look["gyrodynes"] == {"small": 10, "medium": 10, "large": 10}
    assert t.look["awards"] == {size: [None, None] for size in ("small", "medium", "large")}
    assert [gyrodyne.awards for gyrodyne in t.game.catalog.gyrodynes] == [(7, 4)] * 3


@clauses("PUL-SETUP-01", "PUL-SETUP-02", "PUL-GAME-06", "PUL-THREE-03")
def test_the_dice_board_changes_with_the_number_of_players() -> None:
    boards = {board.players: board for board in Table(4).game.catalog.dice_boards}
    assert [boards[players].silver for players in (2, 3, 4)] == [7, 7, 9]
    assert [boards[players].leftover for players in (2, 3, 4)] == [3, 1, 1]


# ---------------------------------------------------------------- two players


@clauses("PUL-TWO-01", "PUL-TWO-02", "PUL-TWO-03", "PUL-TWO-04", "PUL-EX-75", "PUL-AMB-08")
def test_two_players_have_two_counters_on_each_track_and_two_places_in_the_order() -> None:
    t = Table.fresh(2, order=[0, 1])
    assert t.order() == ["Blue", "Orange", "Blue", "Orange"]
    stack = [("Orange", 8), ("Blue", 8), ("Orange", 8), ("Blue", 8)]
    assert t.counters("initiative") == t.counters("engineering") == stack


@clauses("PUL-TWO-05", "PUL-TWO-06", "PUL-EX-76")
def test_two_players_take_dice_by_the_four_spaces() -> None:
    t = Table(2, order=[0, 0, 1, 1]).drafting([1, 2, 3, 4, 5, 6, 6]).begin()
    asked = []
    while not t.whose_turn:
        asked.append(t.asked)
        t.now.apply(t.now.options()[0])
    assert asked == ["Blue", "Blue", "Orange", "Orange"]


@clauses("PUL-TWO-07", "PUL-TWO-08", "PUL-AMB-07")
def test_any_of_the_own_four_counters_moves_if_it_has_room() -> None:
    t = Table(2).drafting([1, 2, 3, 4, 5, 6, 6], marker=3)
    t.tracks(
        initiative=[("Blue", 2), ("Orange", 8), ("Orange", 8), ("Blue", 14)],
        engineering=[("Blue", 5), ("Blue", 9), ("Orange", 10), ("Orange", 11)],
    )
    t.begin()
    sixes = [code & 255 for code in t.offered("die") if code >> 8 & 255 == 6]
    assert sixes == [1, 3, 4]  # not the initiative counter on space 14
    t.takes("die", 6, "engineering", back=True)
    assert t.counters("engineering") == [("Blue", 5), ("Orange", 10), ("Orange", 11), ("Blue", 12)]


@clauses("PUL-TWO-08", "PUL-AMB-06")
def test_a_forced_move_may_be_made_by_any_of_the_four() -> None:
    t = Table(2).drafting([6, 6, 6, 6], marker=1, taken=3).seat("Blue", dice=[1, 1]).seat("Orange", dice=[1])
    t.tracks(
        initiative=[("Blue", 2), ("Blue", 3), ("Orange", 14), ("Orange", 15)],
        engineering=[("Blue", 5), ("Blue", 9), ("Orange", 13), ("Orange", 14)],
    )
    t.begin()
    assert t.asked == "Orange"
    assert len(t.offered("die")) == 4


@clauses("PUL-TWO-11", "PUL-TWO-23")
def test_the_first_space_takes_the_first_turn() -> None:
    t = Table(2, order=[1, 1, 0, 0], turn="Orange").begin().ends_turn()
    assert t.whose_turn == "Blue"
    t.ends_turn()
    assert t.round == 2


@clauses("PUL-TWO-14")
def test_the_second_awards_are_in_play_with_two() -> None:
    t = Table(2).seat("Blue", gyrodynes={"small": 1}).awards("small", "Orange", None)
    t.claim("5", "Orange", "small").claim("11", "Orange", "small").claim("16", "Blue", "small").claim("22", "Blue")
    t.begin()
    before = t.score("Blue")
    t.takes("start", "small")
    assert t.score("Blue") == before + 4


@clauses("PUL-TWO-15", "PUL-TWO-16", "PUL-TWO-17", "PUL-TWO-18", "PUL-TWO-19", "PUL-TWO-20", "PUL-EX-77")
def test_the_engineering_track_of_two() -> None:
    row = [("Orange", 2), ("Orange", 3), ("Blue", 7), ("Blue", 7)]
    t = Table(2).tracks(initiative=row, engineering=row).production().begin()
    assert t.order() == ["Orange", "Orange", "Blue", "Blue"]
    assert (t.cubes("Orange"), t.cubes("Blue")) == (3, 0)
    assert t.points("Blue", "engineering") == 1


@clauses("PUL-TWO-21")
def test_penalties_of_two_are_taken_for_all_four_counters() -> None:
    row = [("Orange", 2), ("Orange", 3), ("Blue", 14), ("Blue", 15)]
    t = Table(2).seat("Blue", points={"start": 20}).tracks(initiative=row, engineering=row).production("penalties")
    assert t.begin().score("Blue") == 20 - 6


@clauses("PUL-TWO-22", "PUL-AMB-87", "PUL-EX-78")
def test_initiative_of_two() -> None:
    row = [("Blue", 2), ("Orange", 3), ("Blue", 7), ("Orange", 8)]
    t = Table(2).seat("Blue", points={"start": 10}).seat("Orange", points={"start": 15})
    t.tracks(initiative=row).final().begin()
    assert (t.points("Blue", "final-initiative"), t.points("Orange", "final-initiative")) == (9, 4)
    assert t.now.scores() == [19, 19]
    assert t.game.winners(t.now) == [0]


@clauses("PUL-AMB-66")
def test_with_two_players_the_foremost_counter_counts_for_a_place() -> None:
    row = [("Blue", 2), ("Orange", 3), ("Blue", 7), ("Orange", 8)]
    t = Table(2, round=3).boards("ACA").patent("CII-3-1", "Orange", when=3).tracks(initiative=row)
    t.production("technologies").begin()
    assert t.points("Orange", "technologies") == 2


# ---------------------------------------------------------------- icons


@clauses("PUL-ICON-01", "PUL-ICON-02", "PUL-ICON-03", "PUL-ICON-04", "PUL-ICON-07", "PUL-ICON-08", "PUL-COMP-12")
@pytest.mark.parametrize(
    ("tile", "sizes"),
    [("system-4", None), ("system-8", {"small", "medium"}), ("system-7", {"small", "medium", "large"})],
)
def test_printed_bonuses_of_systems(tile: str, sizes: set[str] | None) -> None:
    t = Table(4).seat("Blue", ship="85", dice=[1], plus_minus=0).system("84", tile).begin()
    t.flies("84", die=1).takes("printed")
    if sizes is None:
        assert t.gyrodynes("Blue")[0] == {"small": 1}
        assert t.tokens("Blue") == (1, 0)
    else:
        assert len(t.offered("gyrodyne")) == len(sizes)


@clauses("PUL-ICON-05", "PUL-AMB-48")
def test_two_gyrodynes_of_different_sizes() -> None:
    t = Table(3, round=2).boards("BAA").seat("Blue", dice=[2], plus_minus=0).begin()
    t.takes("patent", "BI-2-1", die=2).takes("gyrodyne", "large")
    assert not t.offers("gyrodyne", "large")
    assert t.refusal("gyrodyne", "gyrodyne:large").clause == "PUL-ICON-03"
    t.takes("gyrodyne", "small")
    assert t.gyrodynes("Blue")[0] == {"small": 1, "large": 1}


# ---------------------------------------------------------------- options of a new game


@pytest.mark.parametrize(
    ("options", "line"),
    [
        ({"players": 5}, "players: 5 is not 2, 3 or 4"),
        ({"side": "closed"}, "side: 'closed' is not dead-ends or open"),
        ({"goals": ["G1a", "G1b", "G2a"]}, "goals: they are faces of three different tiles (PUL-SETUP-13)"),
        (
            {"goals": ["G1a", "G2a", "G3b"], "headquarters": False},
            "goals: one of them cannot be met without headquarters",
        ),
        ({"technologies": "AEC"}, "technologies: 'AEC' is not 3 of the letters A, B, C, D"),
        (
            {"technologies": "BBB", "headquarters": False},
            "technologies: without headquarters they are AI, AII and AIII",
        ),
        ({"boards": "AA", "players": 2}, "boards: no headquarters board is there twice (PUL-COMP-09)"),
        ({"order": [0, 1, 1, 2]}, "order: a list does not name the 4 seats once each"),
        ({"first_game": True, "side": "dead-ends"}, "first_game: it says itself which side"),
        ({"seats": 3}, "option 'seats': there is no such option"),
    ],
)
def test_wrong_options_are_named(options: dict[str, object], line: str) -> None:
    with pytest.raises(InputError) as caught:
        GAME.new(**options)  # type: ignore[arg-type]
    assert str(caught.value).startswith(line)


def test_options_are_kept() -> None:
    t = Table.fresh(3, technologies="BCD", goals=["G6b", "G5a", "G4b"], boards="DBA", order=[2, 1, 0], side="dead-ends")
    assert t.look["technologies"]["boards"] == ["B", "C", "D"]
    assert t.look["goals"] == ["G6b", "G5a", "G4b"]
    assert [seat["board"] for seat in t.look["seats"]] == ["D", "B", "A"]
    assert t.order() == ["Green", "Orange", "Blue"]
    assert t.look["options"]["side"] == "dead-ends"
