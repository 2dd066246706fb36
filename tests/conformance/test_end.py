"""The end of the game (chapter END)."""

from __future__ import annotations

import pytest

from tests.clauses import clauses
from tests.sun.table import Table

EFFICIENT = {"food": 3, "ore": 3}  # Efficiency: 6 discs on the automation track
ARMADA = {"deep-space": [4, 4], "sol": [4]}  # Grand Armada: power 12 on the board
FACTIONS = ("united-nations", "nishida-ostergaard", "free-settlements", "cosmic-tabernacle")


def table(players: int, claimer: str, start: str = "Annie", round_: int = 12) -> Table:
    """One disc is missing to the end, and `claimer` will place it in this turn."""
    t = Table(players, factions=FACTIONS, start=start, turn=claimer, round=round_, phase="production")
    t.achievements("efficiency", "grand-armada")
    others = [name for name in t.names if name != claimer]
    t.claimed("empire", *others[:2])
    if players != 3:
        t.claimed("grand-armada", others[-1])
    t.seat(claimer, automation=EFFICIENT)
    return t


def rest_of_the_game(t: Table) -> list[str]:
    """Whose turns follow, up to the end; more than a hundred are too many."""
    turns: list[str] = []
    while not t.over and len(turns) < 100:
        turns.append(t.whose_turn)
        t.quiet_turn()
    return turns


@clauses("SUN-END-01", "SUN-END-02")
@pytest.mark.parametrize(("players", "needed"), [(2, 3), (3, 3), (4, 4)])
def test_so_many_discs_on_achievements_bring_the_end(players: int, needed: int) -> None:
    for discs in range(needed):
        t = Table(players, factions=FACTIONS, phase="production")
        t.achievements("efficiency", "grand-armada")
        places = [(card, name) for card in ("empire", "transcendence") for name in t.names[1:]][:discs]
        for card in ("empire", "transcendence"):
            t.claimed(card, *[name for where, name in places if where == card])
        t.seat("Annie", automation=EFFICIENT)
        t.begin()
        assert t.look["ending"] == "no"
        t.takes("mine")
        assert t.claims("efficiency") == ["Annie"]
        assert t.look["ending"] == ("this-round" if discs + 1 == needed else "no")


@clauses("SUN-END-03")
@pytest.mark.parametrize(
    ("cards", "claimer"),
    [
        ({"transcendence": ["Annie"], "empire": ["Annie"], "grand-armada": ["Annie"]}, "Annie"),
        ({"grand-armada": ["Brian", "Cindy", "Derek"]}, "Annie"),
        ({"transcendence": ["Brian"], "empire": ["Brian"], "efficiency": ["Brian"]}, "Annie"),
        ({"efficiency": ["Derek"], "empire": ["Cindy", "Annie"]}, "Annie"),
    ],
)
def test_it_does_not_matter_whose_discs_lie_on_which_cards(cards: dict[str, list[str]], claimer: str) -> None:
    t = Table(phase="production", factions=FACTIONS)
    t.achievements("efficiency", "grand-armada")
    for card, owners in cards.items():
        t.claimed(card, *owners)
    t.seat(claimer, automation=EFFICIENT)
    t.begin().takes("mine")
    assert "Annie" in t.claims("efficiency")
    assert t.look["ending"] == "this-round"


@clauses("SUN-END-04", "SUN-END-05", "SUN-END-08")
@pytest.mark.parametrize("start", ["Annie", "Cindy"])
@pytest.mark.parametrize("claimer", ["Annie", "Brian", "Cindy", "Derek"])
def test_the_round_is_finished_and_one_more_full_round_is_played(start: str, claimer: str) -> None:
    t = table(4, claimer, start).begin().takes("mine")
    at = t.names.index(start)
    order = [*t.names[at:], *t.names[:at]]
    assert rest_of_the_game(t) == order[order.index(claimer) + 1 :] + order
    assert t.round == 13


@clauses("SUN-END-04", "SUN-END-05")
@pytest.mark.parametrize("players", [2, 3])
def test_with_fewer_players_it_is_the_same(players: int) -> None:
    t = table(players, "Annie").begin().takes("mine")
    assert rest_of_the_game(t) == [*t.names[1:], *t.names]


@clauses("SUN-END-06")
def test_a_trigger_in_the_last_turn_of_a_round_starts_the_final_round_at_once() -> None:
    t = table(4, "Derek").begin().takes("mine")
    assert t.look["ending"] == "final-round"
    assert rest_of_the_game(t) == ["Annie", "Brian", "Cindy", "Derek"]


@clauses("SUN-END-07")
def test_achievements_must_be_claimed_after_the_trigger_too() -> None:
    t = table(4, "Cindy")
    t.seat("Annie", ships=ARMADA)
    t.seat("Derek", automation=EFFICIENT)
    t.begin().takes("mine")
    assert t.look["ending"] == "this-round"
    t.quiet_turn()  # Derek ends the round
    assert t.claims("efficiency") == ["Cindy", "Derek"]
    t.quiet_turn()  # Annie in the final round
    assert t.claims("grand-armada") == ["Derek", "Annie"]
    assert sum(len(row["claims"]) for row in t.look["achievements"]) == 6
    assert rest_of_the_game(t) == ["Brian", "Cindy", "Derek"]


@clauses("SUN-END-08")
def test_a_whole_game_gives_every_player_the_same_number_of_turns() -> None:
    """From the first round on; Cindy starts, Derek will trigger the end."""
    t = Table(start="Cindy", factions=FACTIONS)
    t.achievements("efficiency", "grand-armada")
    t.claimed("grand-armada", "Annie", "Brian", "Cindy")
    t.seat("Derek", automation=EFFICIENT)
    t.begin()
    turns = rest_of_the_game(t)
    assert turns == ["Cindy", "Derek", "Annie", "Brian"] * 2


@clauses("SUN-END-09")
def test_after_the_final_round_nobody_decides_any_more_and_the_highest_total_wins() -> None:
    t = table(4, "Derek")
    t.colony("Cindy", "40-eridani", "food", "ore")
    t.colony("Cindy", "kruger-60")
    t.begin().takes("mine")
    for _ in range(3):
        t.quiet_turn()
        assert not t.over
    t.quiet_turn()
    assert t.over
    assert t.now.options() == []
    assert t.clauses("Cindy") == {"SUN-END-09"}
    assert all(t.score("Cindy") > t.score(name) for name in ("Annie", "Brian", "Derek"))
    assert t.winners() == {"Cindy"}


@clauses("SUN-AMB-86")
@pytest.mark.parametrize(("round_", "over"), [(299, False), (300, True)])
def test_a_game_that_nobody_ends_is_over_after_round_300(round_: int, over: bool) -> None:
    t = Table(turn="Derek", round=round_, factions=FACTIONS)
    t.colony("Cindy", "40-eridani", "food", "ore")
    t.begin().quiet_turn()
    assert t.over == over
    assert t.score("Cindy") == 9 + 1  # and the shared Sol
    assert t.winners() == {"Cindy"}
