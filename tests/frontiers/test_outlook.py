"""What each action would do for each player before it is selected, held against what it then does."""

from __future__ import annotations

from typing import Any

import pytest

from heliopause.games.frontiers import codes
from heliopause.kernel.codes import verb_of
from tests.frontiers.table import Table
from tests.frontiers.test_words import GAME, games, step


def outlook(t: Table, name: str = "Red") -> dict[str, Any]:
    row: dict[str, Any] = t.game.view(t.now, None)["seats"][t.number(name)]["outlook"]
    return row


def test_the_outlook_of_an_empire() -> None:
    t = Table().face("diversified-economy")
    t.seat("Red", credits=4, colonists=1, explored=["comet-zone", "galactic-studios", "rebel-miners"],
           colonies=["spice-world", "volcanic-world", ("gem-world", "novelty"), "rebel-underground", "rebel-colony"],
           developments=["diversified-economy", "survey-team", "homesteading-pioneers"])  # fmt: skip
    t.begin()
    seen = outlook(t)
    assert seen["explore"] == {"draws": 1, "colonists": 1}
    assert seen["settle"] == {"worlds": ["comet-zone"]}
    assert seen["produce"] == {"tiles": ["spice-world", "volcanic-world"], "credits": 2 + 1}
    assert seen["trade-consume"]["goods"] == {"novelty": 1, "rare": 0, "genes": 0, "alien": 0}
    assert seen["trade-consume"]["best_sale"] == 1 + 2
    assert seen["trade-consume"]["powers"] == ["rebel-colony"]
    assert seen["develop"]["off"] == 0
    assert "replicant-robots" in seen["develop"]["payable"]
    assert "consumer-markets" not in seen["develop"]["payable"]


def test_temporary_military_and_payment_in_place_of_it_are_seen() -> None:
    t = Table().seat("Red", colonists=1, credits=3, colonies=[("self-repairing-alien-artillery", "alien")],
                     explored=["rebel-underground", "rebel-colony"], developments=["contact-specialist"])  # fmt: skip
    assert outlook(t.begin())["settle"] == {"worlds": ["rebel-underground", "rebel-colony"]}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_comes_true_for_the_first_who_buys_or_settles_without_a_bonus(players: int) -> None:
    """Whoever acts in an action that somebody else selected finds what the outlook promised."""
    checked = 0
    for state, rnd in games(players, 6):
        promised: list[dict[str, Any]] = []
        while not state.over:
            view = GAME.view(state, None)
            if view["action"] is None:
                promised = [row["outlook"] for row in view["seats"]]
                assert all(promised)
            else:
                assert [row["outlook"] for row in view["seats"]] == [None] * players
            verbs = {int(verb_of(code)) for code in state.options()}
            if state.seat != view["selector"] and verbs & {codes.BUY, codes.COLONISTS}:
                seen = promised[state.seat]
                offers = [one for one in GAME.offers(state) if one["verb"] in ("buy", "settle")]
                found = {one["targets"][0].split(":")[1] for one in offers}
                wanted = set(seen["develop"]["payable"] if codes.BUY in verbs else seen["settle"]["worlds"])
                assert found <= wanted
                assert found == wanted or codes.BUY in verbs  # a copy less may be left
                checked += 1
            step(state, rnd)
    assert checked > 10
