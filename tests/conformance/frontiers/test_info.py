"""Public information, limits and interaction (chapter INFO), and the length of a game (REC-13)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import heliopause
from heliopause.bots.registry import seed_of, sit_down
from heliopause.games.frontiers import codes
from heliopause.kernel.codes import verb_of
from tests.clauses import clauses
from tests.frontiers.table import Table, frontiers

PREFERRED = (codes.SETTLE, codes.SELL)  # a world rather than colonists, a sale rather than none
ORDERS = ([0, 1, 2, 3], [0, 3, 2, 1], [0, 2, 3, 1])


@clauses("NF-INFO-02", "NF-AMB-69")
def test_credits_points_and_explored_worlds_are_open_to_all() -> None:
    t = Table(goals=True).seat("Red", credits=7, chips=5, explored=["rebel-base"]).begin()
    for seat in (None, 0, 1, 3):
        row = t.game.view(t.now, seat)["seats"][0]
        assert (row["credits"], row["chips"], row["explored"]) == (7, 5, ["rebel-base"])


@clauses("NF-AMB-70")
def test_nothing_is_taken_back_beyond_a_draw() -> None:
    t = Table().begin()
    before = t.now.clone()
    t.selects("explore")
    assert not t.game.may_undo(before, t.now)
    t = Table(goals=True).begin()
    before = t.now.clone()
    t.selects("chart-galactic-goals")
    assert not t.game.may_undo(before, t.now)


@clauses("NF-INFO-04")
def test_nothing_goes_from_one_player_to_another() -> None:
    """In whole games nobody loses anything by a choice of somebody else, but goods that one's own powers consume."""
    for seed in range(6):
        rng = Random(seed)
        s = frontiers().new(players=2 + seed % 4, seed=seed, goals=seed % 2 == 0)
        while not s.over:
            mover, before = s.seat, _empires(s)
            s.apply(rng.choice(s.options()))
            if not s.stack:
                break  # the end: explored worlds are removed
            for seat, (old, new) in enumerate(zip(before, _empires(s), strict=True)):
                if seat != mover:
                    assert all(new[name] >= old[name] for name in ("credits", "chips", "colonists"))
                    assert set(old["developments"]) <= set(new["developments"])
                    assert {row["tile"] for row in old["colonies"]} <= {row["tile"] for row in new["colonies"]}


def _empires(s: Any) -> list[dict[str, Any]]:
    return list(frontiers().to_json(s)["seats"])


def independent(track: list[int]) -> Table:
    """Four players with something to settle, to produce and to consume, and enough of everything."""
    t = Table(track=track)
    t.seat("Red", credits=5, colonists=1, explored=["destroyed-world"], colonies=["spice-world", "new-vinland"])
    t.seat("Blue", credits=5, colonists=1, explored=["asteroid-belt"], colonies=["comet-zone", "rebel-colony"])
    t.seat("Green", credits=5, colonies=["gem-world"], developments=["export-duties"])
    t.seat("Yellow", credits=5, colonists=1, explored=["rebel-miners"], colonies=["volcanic-world"])
    return t.begin()


@clauses("NF-INFO-06", "NF-AMB-08")
def test_where_nobodys_decision_depends_on_anothers_the_order_makes_no_difference() -> None:
    """Settle, Produce and Trade, Consume could be done by all at once: the empires are the same in every order."""
    ends = []
    for track in ORDERS:
        t = independent(track)
        for action in ("settle", "produce", "trade-consume"):
            t.selects(action)
            while t.action == action:
                t.now.apply(next((code for code in t.now.options() if verb_of(code) in PREFERRED), t.now.options()[0]))
        ends.append({name: t.empire(name)["colonies"] for name in t.names})
    assert ends[0] == ends[1] == ends[2]


@clauses("NF-INFO-07", "NF-SET-17")
@pytest.mark.parametrize(("track", "gains"), [([0, 1, 2, 3], [3, 2, 1, 0]), ([0, 3, 2, 1], [3, 0, 1, 2])])
def test_where_an_end_is_near_the_order_is_that_of_the_track(track: list[int], gains: list[int]) -> None:
    """Six colonists are left, and Yellow has many already."""
    t = Table(track=track).seat("Yellow", colonists=38).begin()
    before = [t.colonists(name) for name in t.names]
    t.selects("settle").through()
    assert [t.colonists(name) - old for name, old in zip(t.names, before, strict=True)] == gains
    assert t.ending == ["colonists"]


@pytest.mark.long
@clauses("NF-REC-13")
def test_games_of_greedy_bots_last_about_as_long_as_the_rulebook_says() -> None:
    game = heliopause.game("frontiers")
    rounds = []
    for players in (2, 3, 4, 5):
        for number in range(15):
            state = game.new(players=players, seed=number, goals=number % 2 == 1)
            bots = [sit_down("greedy", game, seed_of(number, seat)) for seat in range(players)]
            while not state.over:
                state.apply(bots[state.seat].choose(state))
            rounds.append(game.view(state, None)["round"])
    mean = sum(rounds) / len(rounds)
    assert 9 <= mean <= 18, sorted(rounds)  # 12 to 15, and a quarter less or more
