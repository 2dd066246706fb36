"""Chapter TAB: the technology tableau. How rows open and close is in test_tableau_rows.py."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from heliopause.games.sun.layout import DECK
from tests.clauses import clauses
from tests.sun.table import Table, sun

TYPES = ("scientific", "economic", "military", "commercial")
LEFT = {card.id: card.left for card in sun().catalog.technologies}
# three cards show military: in the columns of science, economy and the military
ROW = ("exotic-matter-foundries", "supply-outpost", "plasma-cannon", "colony-transports")


def variant(*slots: str, row: Sequence[str] = ROW, deck: Sequence[str] = ()) -> Table:
    """Annie can pay for a lot and has a cube on each of the slots."""
    t = Table(tableau=True)
    t.doc["tableau"] = {"II": list(row)}
    t.seat("Annie", ore=20, pop=6)
    t.cubes("Annie", *slots)
    t.event("II-A", "sol-parliament")
    t.deck("II", deck)
    return t


def row_of(t: Table, level: str = "II") -> list[str | None]:
    return list(t.look["tableau"].get(level, []))


# ---------------------------------------------------------------- setup


@clauses("SUN-TAB-01", "SUN-TAB-02", "SUN-TAB-03", "SUN-TAB-05")
def test_the_first_row_shows_one_card_of_each_type_and_the_others_are_empty() -> None:
    seen: list[set[str]] = [set(), set(), set(), set()]
    for seed in range(150):
        t = Table.fresh(tableau=True, seed=seed)
        assert list(t.look["tableau"]) == ["II"]
        row = row_of(t)
        for kind, card in enumerate(row):
            assert card is not None
            assert TYPES[kind] in LEFT[card]
            seen[kind].add(card)
        assert sorted([*t.deck_cards("II"), *(card for card in row if card)]) == sorted(t.cards_of("II"))
    for kind, cards in enumerate(seen):  # a card of two types turns up in the columns of both
        assert cards == {card for card in t.cards_of("II") if TYPES[kind] in LEFT[card]}


@clauses("SUN-TAB-06", "SUN-AMB-67")
def test_nobody_knows_where_the_cards_lie_that_the_first_row_passed_over() -> None:
    lowest_is_scientific = 0
    for seed in range(400):
        t = Table.fresh(tableau=True, seed=seed)
        for deck in ("II", "III", "IIII"):
            assert all(isinstance(card, str) for card in t.look["decks"][deck])  # none is known to lie at the bottom
        lowest_is_scientific += "scientific" in LEFT[t.deck_cards("II")[-1]]
    # About 5 of the 12 cards left show science. Were those passed over still at the bottom, it would be far fewer.
    assert 130 <= lowest_is_scientific <= 200


# ---------------------------------------------------------------- taking


@clauses("SUN-EX-33", "SUN-TAB-01", "SUN-TAB-07", "SUN-TAB-08")
def test_every_card_of_the_row_that_shows_the_type_may_be_taken_whatever_its_column() -> None:
    t = variant("I-1").begin()
    t.takes("act", "basic:2:1")
    assert t.offered_names("card") == {"exotic-matter-foundries", "supply-outpost", "plasma-cannon"}
    assert t.refusal("card", "colony-transports").clause == "SUN-TAB-08"
    assert t.offered_names("draw") == {"military"}
    t.takes("card", "supply-outpost")
    assert t.card("II-A") == "supply-outpost"
    assert "revealed" not in t.look


@clauses("SUN-TAB-09", "SUN-AMB-68")
def test_with_two_types_behind_the_slot_either_may_be_used() -> None:
    t = variant("I-1", "I-2", row=("bio-synaptic-network", "survey-androids", "plasma-cannon", "colony-transports"))
    t.event("II-B", "asteroid-rush")
    t.begin()
    t.plays(("act", "basic:2:1"), ("slot", "II-B"))
    assert t.offered_names("card") == {"survey-androids", "plasma-cannon", "colony-transports"}
    assert t.offered_names("draw") == {"military", "commercial"}


@clauses("SUN-TAB-07", "SUN-TAB-12", "SUN-TAB-13", "SUN-AMB-68")
def test_who_draws_instead_must_use_the_first_card_that_matches() -> None:
    vain = ("closed-loop-arcologies", "mass-cloning", "survey-androids")
    t = variant("I-1", deck=(*vain, "letters-of-marque", "human-experiments")).begin()
    below = t.deck_cards("II")[4:]
    t.plays(("act", "basic:2:1"), ("draw", "military"))
    assert t.card("II-A") == "letters-of-marque"
    assert not t.offered("card")
    cards = t.deck_cards("II")
    assert cards[: len(below)] == below
    assert sorted(cards[len(below) :]) == sorted(vain)
    assert row_of(t) == list(ROW)


# ---------------------------------------------------------------- refilling


@clauses("SUN-TAB-10", "SUN-TAB-04", "SUN-AMB-69")
def test_an_empty_place_is_refilled_at_the_end_of_the_turn() -> None:
    t = variant("I-1", deck=("closed-loop-arcologies", "letters-of-marque", "human-experiments")).begin()
    below = t.deck_cards("II")[2:]
    t.plays(("act", "basic:2:1"), ("card", "plasma-cannon"))
    t.takes("stop")
    assert row_of(t) == [*ROW[:2], None, ROW[3]]
    t.takes("mine")
    assert t.whose_turn == "Brian"
    assert row_of(t) == [*ROW[:2], "letters-of-marque", ROW[3]]
    assert t.deck_cards("II") == [*below, "closed-loop-arcologies"]


@clauses("SUN-AMB-69")
def test_a_row_waits_for_the_end_of_the_turn_through_a_second_discovery() -> None:
    t = variant("I-1", "I-2")
    t.tech("II-C", "bio-synaptic-network", by=["Annie"])
    t.doc["tableau"]["III"] = ["hivemind-computing", "cerebral-implants", "mercenary-fleet", "stealth-terraformers"]
    t.event("III-C", "day-of-the-fleet")
    t.guild_open("technocrats-guild")
    t.begin()
    t.takes("act", "guild:technocrats-guild")
    assert t.offered_names("card") == {"hivemind-computing", "cerebral-implants"}
    t.plays(("card", "cerebral-implants"), ("copy", "basic:2:1"), ("slot", "II-A"))
    assert row_of(t, "III")[1] is None
    t.takes("card", "supply-outpost")
    assert (row_of(t, "III")[1], row_of(t)[1]) == (None, None)
    t.takes("mine")
    assert None not in (row_of(t, "III")[1], row_of(t)[1])


def without_science_in_the_deck() -> Table:
    """Seven cards of level III show science: four lie on slots, three in the row."""
    t = variant("I-2")
    t.tech("II-C", "bio-synaptic-network", by=["Annie"])
    t.doc["tableau"]["III"] = ["hivemind-computing", "cerebral-implants", "android-armada", "quantum-data-exchange"]
    for slot, card in (
        ("II-A", "human-experiments"),
        ("II-B", "letters-of-marque"),
        ("II-D", "mass-cloning"),
        ("II-E", "closed-loop-arcologies"),
        ("III-A", "transdimensional-ai"),
        ("III-B", "planetary-scale-research"),
        ("III-D", "metahuman-chambers"),
        ("III-E", "deep-space-megastructures"),
    ):
        t.tech(slot, card, by=["Brian"])
        t.doc["technologies"][slot].pop("event", None)
    t.cubes("Brian", "I-1", "I-2", "I-3", "I-4", "II-C")
    t.turned("tyler-lee", "Brian")
    t.turned("maya-chaturvedi", "Brian")
    t.turned("kc-24x", "Brian")
    t.turned("onu", "Brian")
    t.event("III-C", "day-of-the-fleet")
    t.guild_open("professors-guild")
    return t


@clauses("SUN-TAB-11", "SUN-AMB-73")
def test_without_a_card_of_the_type_a_random_one_fills_the_place() -> None:
    filled = set()
    for seed in range(25):
        t = without_science_in_the_deck()
        t.doc["seed"] = seed
        t.begin()
        deck = t.deck_cards("III")
        t.plays(("act", "guild:professors-guild"), ("card", "hivemind-computing"))
        while t.whose_turn == "Annie":
            t.now.apply(t.now.options()[-1])
        card = row_of(t, "III")[0]
        assert card in deck
        assert sorted([*t.deck_cards("III"), card]) == sorted(deck)
        filled.add(card)
    assert len(filled) > 4


@clauses("SUN-AMB-73")
def test_with_an_empty_deck_the_place_stays_empty() -> None:
    t = variant("I-1").begin()
    t.plays(("act", "basic:2:1"), ("card", "plasma-cannon"), ("stop",))
    t.now.cells[DECK] = 0  # no position has so few cards
    t.takes("mine")
    assert row_of(t) == [*ROW[:2], None, ROW[3]]


@pytest.mark.parametrize("seed", range(3))
@clauses("SUN-TAB-10", "SUN-TAB-16")
def test_at_the_start_of_every_turn_each_open_row_is_full(seed: int) -> None:
    t = Table.fresh(2 + seed, seed=seed, tableau=True)
    for step in t.play_on(seed):
        if step.offered("act") and not step.over:
            for row in step.look["tableau"].values():
                assert None not in row
