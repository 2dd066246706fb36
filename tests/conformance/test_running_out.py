"""What happens when decks, cubes or cards have run out in the middle of something (SUN-AMB-07, 21, 24, 45)."""

from __future__ import annotations

from typing import Any

import pytest

from heliopause.games.sun.layout import DECK, DECK_CELLS, DECK_II, DECK_III, ROW
from tests.clauses import clauses
from tests.sun.table import Table


def interrupted(**task: Any) -> Table:
    """This is still to be done before the production phase of Annie."""
    t = Table()
    del t.doc["phase"]
    t.doc["pending"] = [{"task": "TURN", "seat": 0, "phase": "after-action"}, {"seat": 0, **task}]
    return t


def left_in(t: Table, deck: int, cards: int) -> None:
    """No position has so few cards: all but the lowest of the deck are gone."""
    t.now.cells[DECK + deck * DECK_CELLS] = cards
    t.now.settle()


# ---------------------------------------------------------------- cubes


@clauses("SUN-AMB-07", "SUN-POP-01")
def test_a_ship_of_population_lapses_when_no_population_is_left() -> None:
    t = interrupted(task="BUILD", cubes=1, source="population", level=2, place="usual")
    t.seat("Annie", pop=0, ships={"sol": [1]})
    t.begin()
    assert (t.ships("Annie"), t.phase) == ({"sol": [1]}, "production")


@clauses("SUN-OPT-05", "SUN-SUP-04")
def test_a_ship_of_supply_lapses_when_neither_supply_nor_population_is_left() -> None:
    t = interrupted(task="BUILD", cubes=2, source="supply", level=2, place="usual")
    t.seat("Annie", pop=0, ships={"sol": [1] * 20})
    t.begin()
    assert (t.ships("Annie"), t.pop("Annie"), t.phase) == ({"sol": [1] * 20}, 0, "production")


@clauses("SUN-SUP-01", "SUN-PROD-13")
@pytest.mark.parametrize("column", "ABCDE")
def test_a_cube_in_whatever_column_is_supply(column: str) -> None:
    t = Table(phase="production")
    t.seat("Annie", ore=3, pop=0, ships={"sol": [1] * 19}, supply=dict.fromkeys("ABCDE", 0) | {column: 1})
    t.begin().plays(("trade",), ("buy_pop",))
    assert (t.pop("Annie"), t.supply("Annie"), t.ore("Annie")) == (1, 0, 0)


@clauses("SUN-AMB-07", "SUN-POP-03")
def test_a_research_lapses_when_no_population_is_left_for_its_cube() -> None:
    t = interrupted(task="RESEARCH", levels=["I"], flags=[], step="slot", slot=None)
    t.seat("Annie", pop=0)
    t.begin()
    assert t.phase == "production"
    assert t.researchers("I-1") == set()
    able = interrupted(task="RESEARCH", levels=["I"], flags=[], step="slot", slot=None)
    able.seat("Annie", pop=1)
    assert able.begin().offers("slot", "I-1")


# ---------------------------------------------------------------- technologies


@clauses("SUN-AMB-21", "SUN-AMB-22")
@pytest.mark.parametrize("tableau", [False, True])
def test_when_the_event_takes_the_last_card_the_slot_stays_undiscovered_and_the_cube_lies_there(tableau: bool) -> None:
    """The event lets Annie colonize WISE 0855-0714, whose private technology is the only card left of level III."""
    t = Table(tableau=tableau)
    if tableau:
        t.doc["tableau"] = {"II": ["exotic-matter-foundries", "supply-outpost", "plasma-cannon", "colony-transports"]}
    t.seat("Annie", ore=20, pop=6, ships={"b1": [4, 1]})
    t.cubes("Annie", "I-2")
    t.tech("II-C", "bio-synaptic-network", by=["Annie"])
    t.system("b1", "wise-0855-0714", outpost=("Annie", "ore"))
    t.event("III-C", "terraforming-breakthrough")
    del t.doc["phase"]
    t.doc["pending"] = [
        {"task": "TURN", "seat": 0, "phase": "after-action"},
        {"task": "RESEARCH", "seat": 0, "levels": ["II", "III"], "flags": [], "step": "slot", "slot": None},
    ]
    t.begin()
    left_in(t, DECK_III, 1)
    last = t.deck_cards("III")
    t.takes("do")
    assert t.look["private"] == [{"seat": 0, "technology": last[0]}]
    while t.phase != "production":  # the bonus of the private technology
        t.now.apply(t.now.options()[-1])
    assert (t.card("III-C"), t.researchers("III-C")) == (None, {"Annie"})
    assert "revealed" not in t.look


@clauses("SUN-AMB-45")
def test_a_private_technology_is_forgone_when_its_deck_is_empty() -> None:
    t = Table()
    t.seat("Annie", ore=20, pop=6, ships={"a1": [3]})
    t.system("a1", "procyon", outpost=("Annie", "ore"))
    t.guild_open("terraforming-guild")
    t.begin()
    left_in(t, DECK_II, 0)
    t.takes("act", "guild:terraforming-guild")
    assert list(t.colonies("Annie")) == ["procyon"]
    assert t.look.get("private", []) == []
    assert (t.asked, t.phase) == ("Annie", "production")


def variant(*row: str | None) -> Table:
    """Annie discovers II-A, of military type, from this row; no card is left in the deck."""
    t = Table(tableau=True)
    full = ["exotic-matter-foundries", "supply-outpost", "plasma-cannon", "colony-transports"]
    t.doc["tableau"] = {"II": [ours or usual for ours, usual in zip(row, full, strict=True)]}
    t.seat("Annie", ore=20, pop=6)
    t.cubes("Annie", "I-1")
    t.event("II-A", "sol-parliament")
    t.begin()
    left_in(t, DECK_II, 0)
    return t


@clauses("SUN-AMB-21", "SUN-TAB-07", "SUN-AMB-73")
def test_with_an_empty_deck_a_slot_is_still_discovered_from_the_row() -> None:
    t = variant(None, None, None, None)
    assert t.offers("act", "basic:2:1")
    t.takes("act", "basic:2:1")
    assert not t.offered("draw")
    assert t.offered_names("card") == {"exotic-matter-foundries", "supply-outpost", "plasma-cannon"}


@clauses("SUN-AMB-21", "SUN-TAB-08")
def test_with_an_empty_deck_and_nothing_that_fits_any_card_of_the_row_may_be_taken() -> None:
    t = variant("stellar-cartography-bureau", "closed-loop-arcologies", None, None)
    t.now.cells[ROW + 2] = -1  # Plasma Cannon went before
    t.takes("act", "basic:2:1")
    assert t.offered_names("card") == {"stellar-cartography-bureau", "closed-loop-arcologies", "colony-transports"}
    t.takes("card", "closed-loop-arcologies")
    assert t.card("II-A") == "closed-loop-arcologies"


# ---------------------------------------------------------------- Systems


def no_systems_left(event: str) -> Table:
    """Annie discovers III-C; all Systems that lie nowhere else are in front of Cindy."""
    t = Table()
    t.seat("Annie", ore=20, pop=6)
    t.cubes("Annie", "I-2")
    t.tech("II-C", "bio-synaptic-network", by=["Annie"])
    t.guild_open("professors-guild")
    t.event("III-C", event)
    t.lay_systems()
    for card in (*t.cards_of("A"), *t.cards_of("B")):
        if card not in t.named():
            t.colony("Cindy", card)
    return t.begin()


@clauses("SUN-AMB-24", "SUN-EVT-02")
@pytest.mark.parametrize("event", ["dyson-sphere-mk-i", "wandering-star"])
def test_an_event_that_finds_no_system_to_lay_out_is_discarded(event: str) -> None:
    t = no_systems_left(event)
    t.takes("act", "guild:professors-guild")
    assert t.look["events"][event] == "discarded"
    assert t.look.get("attached") is None
    assert "extra" not in t.look["exploration"]
    assert t.offered("card") or t.offered("type")  # the discovery goes on
