"""Offers: every option with its words, its elements on the board, its price and what to beware of."""

from __future__ import annotations

import json

import pytest

from heliopause.games.frontiers import codes
from heliopause.games.frontiers.layout import COLONISTS, CREDITS
from heliopause.games.frontiers.offers import DECLINING, VERBS
from heliopause.games.frontiers.rules.consume import goods_of
from heliopause.games.frontiers.rules.play import FrontiersState
from heliopause.kernel.game import Offer
from tests.frontiers.table import Table
from tests.frontiers.test_words import CLAUSES, GAME, games, step, well_formed

GALLERY = GAME.gallery()
ENDLESS = {"pass", "finish", "hide", "hush", "reveal"}  # they go on or end something; there is nothing to click on
KINDS = {
    "worlds": "world", "homes": "home", "developments": "development", "actions": "action", "goals": "goal",
    "kinds": "kind", "stocks": "stock",
}  # fmt: skip


def board_elements(state: FrontiersState) -> set[str]:
    """Everything that the gallery and a view put on the table, by id."""
    found = {f"{name}:{one}" for kind, name in KINDS.items() for one in GALLERY[kind]}
    for row in GAME.view(state, None)["seats"]:
        found |= {f"good:{colony['tile']}" for colony in row["colonies"] if colony["good"]}
    return found


@pytest.mark.parametrize("count", [3, pytest.param(12, marks=pytest.mark.long)])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_option_is_offered_with_words_and_elements_that_are_there(players: int, count: int) -> None:
    for state, rnd in games(players, count):
        while not state.over:
            offered = GAME.offers(state)
            assert [one["code"] for one in offered] == state.options()
            there = board_elements(state)
            for one in offered:
                well_formed(one["text"])
                assert one["targets"] or one["verb"] in ENDLESS, one
                assert set(one["targets"]) <= there, set(one["targets"]) - there
                assert one["clause"] in CLAUSES, one
                if one["warning"] is not None:
                    well_formed(one["warning"])
                    assert one["warning"].endswith(".")
                check_price(state, one)
            for row in GAME.why_not(state, state.seat):
                assert row["target"] in there | {""}, row
            json.dumps(offered, allow_nan=False)
            step(state, rnd)
        assert GAME.offers(state) == []


def check_price(state: FrontiersState, one: Offer) -> None:
    """What is said to be left is left before anything is gained, and enough is there."""
    seat, cost = state.seat, one["cost"]
    have = {"credits": state.cells[CREDITS + seat], "colonists": state.cells[COLONISTS + seat]}
    have["goods"] = int(goods_of(state, seat, 0))
    assert one["left"] == {name: have[name] - n for name, n in cost.items()}
    assert all(n > 0 for n in cost.values())
    assert min(one["left"].values(), default=0) >= 0
    after = state.clone()
    after.decide(one["code"])
    if one["verb"] in ("buy", "bank"):
        assert have["credits"] - after.cells[CREDITS + seat] <= cost.get("credits", 0), one
    if one["verb"] == "replace":
        assert max(have["colonists"] - after.cells[COLONISTS + seat], 0) == cost.get("colonists", 0), one
    if one["verb"] in ("sell", "eat", "stock", "remove"):
        assert have["goods"] - int(goods_of(after, seat, 0)) == 1 == cost["goods"], one


def test_every_verb_has_a_name_and_a_clause() -> None:
    assert sorted(VERBS) == list(range(1, codes.VERBS))
    assert len({name for name, _ in VERBS.values()}) == len(VERBS)
    assert {clause for _, clause in VERBS.values()} | set(DECLINING.values()) <= CLAUSES


def offer(t: Table, verb: str, *what: str) -> Offer:
    code = t.code(verb, *what)
    return next(one for one in t.game.offers(t.now) if one["code"] == code)


def test_a_price_says_what_is_left() -> None:
    t = Table().seat("Red", credits=6, colonists=2, explored=["galactic-studios", "destroyed-world"]).begin()
    t.selects("settle")
    one = offer(t, "settle", "galactic-studios")
    assert (one["cost"], one["left"]) == ({"credits": 5, "colonists": 2}, {"credits": 1, "colonists": 1})
    assert one["targets"] == ["world:galactic-studios"]
    assert offer(t, "colonists")["cost"] == {}


def test_a_colony_then_the_world_that_replaces_it_are_clicked() -> None:
    t = Table().face("terraforming-engineers")
    t.seat("Red", colonies=["volcanic-world"], explored=["comet-zone"], developments=["terraforming-engineers"])
    t.begin().selects("settle")
    one = offer(t, "replace", "volcanic-world", "comet-zone")
    assert one["targets"] == ["world:volcanic-world", "world:comet-zone"]


def test_a_sale_by_a_power_names_the_power() -> None:
    t = Table().face("trade-league").seat("Red", colonies=[("gem-world", "novelty")], developments=["trade-league"])
    t.begin().selects("trade-consume")
    assert offer(t, "sell", "gem-world")["targets"] == ["good:gem-world"]
    t.takes("pass")
    one = offer(t, "sell", "gem-world", "trade-league")
    assert one["targets"] == ["good:gem-world", "development:trade-league"]
    assert one["text"] == "Sell the Novelty good of Gem World for 2 credits through Trade League"


# ---------------------------------------------------------------- warnings


def warned(t: Table, verb: str, *what: str) -> tuple[str, str | None]:
    """Without the full stop, and the clause."""
    one = offer(t, verb, *what)
    return (one["warning"] or "").rstrip("."), one["clause"]


def test_tiles_that_bring_nothing_are_warned_of() -> None:
    t = Table().seat("Red", home="old-earth", credits=0).begin()
    assert warned(t, "select", "produce")[1] == "NF-PROD-01"
    assert warned(t, "select", "trade-consume")[0] == ""  # Old Earth might have consumed
    assert warned(t, "select", "develop")[0] == ""  # one that costs 1 is free for the selector
    t = Table().seat("Red", home="doomed-colony", credits=0, developments=["contact-specialist", "export-duties"])
    assert warned(t.begin(), "select", "develop") == ("There is nothing that you could pay", "NF-AMB-07")
    assert warned(t, "select", "trade-consume") == ("You have no goods to sell or to consume", "NF-TRADE-08")


def test_bringing_the_end_is_warned_of() -> None:
    seven = ["spice-world", "space-port", "gem-world", "volcanic-world", "ore-rich-world", "new-vinland"]
    t = Table().seat("Red", credits=9, colonies=seven, explored=["destroyed-world"]).begin().selects("settle")
    assert warned(t, "settle", "destroyed-world") == (
        "The game ends after this round: you have more than 7 colonies",
        "NF-END-03",
    )
    t = Table().seat("Red", credits=9, explored=["destroyed-world"]).seat("Yellow", colonists=38).begin()
    assert warned(t.selects("settle"), "colonists") == (
        "The game ends after this round: fewer than 5 colonists are left",
        "NF-END-05",
    )
    t = Table().seat("Red", credits=9, explored=["destroyed-world"]).seat("Yellow", colonists=42).begin()
    assert warned(t.selects("settle"), "colonists") == ("Only 1 colonist is left", "NF-SET-17")


def test_envoys_of_the_first_and_an_empty_stack_of_goals_are_warned_of() -> None:
    assert warned(Table().begin(), "select", "send-diplomatic-envoys")[1] == "NF-AMB-12"
    goals = [goal.id for goal in GAME.catalog.goals]
    t = Table(goals=True).goals(held=dict.fromkeys(goals, "Blue")).begin()
    assert warned(t, "select", "chart-galactic-goals") == ("No goals are left", "NF-AMB-71")
