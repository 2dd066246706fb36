"""Chapter TAB: when the rows of level III and IIII are laid out, and when a row is cleared."""

from __future__ import annotations

import pytest

from tests.clauses import clauses
from tests.sun.table import Table, sun

TYPES = ("scientific", "economic", "military", "commercial")
LEFT = {card.id: card.left for card in sun().catalog.technologies}
ROW = ("exotic-matter-foundries", "supply-outpost", "plasma-cannon", "colony-transports")
ROW_III = ("hivemind-computing", "android-rights-movement", "capital-ship", "stealth-terraformers")


def variant(*cubes: str, row: tuple[str, ...] = ROW) -> Table:
    t = Table(tableau=True)
    t.doc["tableau"] = {"II": list(row)}
    t.seat("Annie", ore=20, pop=6)
    t.cubes("Annie", *cubes)
    return t


def rows(t: Table) -> dict[str, list[str | None]]:
    return dict(t.look["tableau"])


def well_laid(row: list[str | None]) -> bool:
    return all(card is not None and TYPES[kind] in LEFT[card] for kind, card in enumerate(row))


def discovers_with_row_three(event: str = "day-of-the-fleet", row: tuple[str, ...] = ROW_III) -> Table:
    """Annie can discover III-C, of any card of science, through the Professors' Guild."""
    t = variant("I-2", "II-C")
    t.tech("II-C", "bio-synaptic-network")
    t.doc["tableau"]["III"] = list(row)
    t.event("III-C", event)
    t.guild_open("professors-guild")
    return t


# ---------------------------------------------------------------- opening


@clauses("SUN-TAB-14", "SUN-TAB-18", "SUN-AMB-70")
@pytest.mark.parametrize(
    ("slot", "cube", "card", "opens"),
    [
        ("II-F", "I-4", "spacetime-anomaly-studies", True),
        ("II-F", "I-4", "stellar-cartography-bureau", True),
        ("II-F", "I-4", "bio-synaptic-network", False),
        ("II-C", "I-2", "xenoarchaeology-charters", True),
        ("II-C", "I-2", "survey-androids", False),
    ],
)
def test_the_row_of_level_three_is_laid_out_as_soon_as_a_card_on_the_board_allows_its_research(
    slot: str, cube: str, card: str, opens: bool
) -> None:
    row = [card, *ROW[1:]] if slot == "II-F" else [*ROW[:3], card]
    t = variant(cube, row=tuple(row))
    t.event(slot, "asteroid-rush")
    t.begin()
    t.plays(("act", "basic:2:1"), ("card", card))
    assert t.whose_turn == "Annie"  # at once, not at the end of the turn
    assert ("III" in rows(t)) == opens
    if opens:
        assert well_laid(rows(t)["III"])
    assert "IIII" not in rows(t)


@clauses("SUN-TAB-14", "SUN-AMB-70")
@pytest.mark.parametrize(("guild", "opens"), [("professors-guild", True), ("terraforming-guild", False)])
def test_the_row_of_level_three_is_laid_out_when_a_guild_with_its_research_opens(guild: str, opens: bool) -> None:
    t = variant("I-1")
    t.event("II-A", "tyler-lee")
    t.begin()
    t.plays(("act", "basic:2:1"), ("cover", guild))
    assert ("III" in rows(t)) == opens


@clauses("SUN-TAB-15", "SUN-AMB-70")
@pytest.mark.parametrize(("guild", "opens"), [("metascientists-guild", True), ("technocrats-guild", False)])
def test_the_row_of_level_four_is_laid_out_when_a_guild_with_its_research_opens(guild: str, opens: bool) -> None:
    t = discovers_with_row_three("kc-24x").begin()
    t.plays(("act", "guild:professors-guild"), ("cover", guild))
    assert ("IIII" in rows(t)) == opens
    if opens:
        assert well_laid(rows(t)["IIII"])


@clauses("SUN-TAB-15", "SUN-AMB-70")
@pytest.mark.parametrize(("card", "opens"), [("hivemind-computing", True), ("transdimensional-ai", False)])
def test_the_row_of_level_four_is_laid_out_as_soon_as_a_card_on_the_board_allows_its_research(
    card: str, opens: bool
) -> None:
    t = discovers_with_row_three(row=(card, "cerebral-implants", "capital-ship", "stealth-terraformers")).begin()
    assert "IIII" not in rows(t)
    t.plays(("act", "guild:professors-guild"), ("card", card))
    assert t.whose_turn == "Annie"
    assert ("IIII" in rows(t)) == opens


@clauses("SUN-AMB-70")
@pytest.mark.parametrize(("card", "opens"), [("stellar-cartography-bureau", True), ("closed-loop-arcologies", False)])
def test_a_private_technology_opens_a_row_too(card: str, opens: bool) -> None:
    t = variant()
    t.seat("Annie", ships={"a1": [3]})
    t.system("a1", "procyon", outpost=("Annie", "ore"))
    t.guild_open("terraforming-guild")
    t.deck("II", [card, "letters-of-marque"])
    t.begin()
    t.plays(("act", "guild:terraforming-guild"), ("card", card))
    assert ("III" in rows(t)) == opens


@clauses("SUN-TAB-14", "SUN-TAB-04", "SUN-TAB-02")
def test_cards_passed_over_while_a_row_is_laid_out_serve_no_later_column() -> None:
    t = variant("I-4", row=("spacetime-anomaly-studies", "supply-outpost", "plasma-cannon", "colony-transports"))
    t.event("II-F", "asteroid-rush")
    order = ["capital-ship", "stealth-terraformers", "metahuman-chambers", "cerebral-implants", "android-armada"]
    t.deck("III", [*order, "wormhole-technology"])
    t.begin()
    t.plays(("act", "basic:2:1"), ("card", "spacetime-anomaly-studies"))
    # science passes over two cards, which go to the bottom; military and commerce take the next ones
    assert rows(t)["III"] == ["metahuman-chambers", "cerebral-implants", "android-armada", "wormhole-technology"]


@clauses("SUN-TAB-17", "SUN-AMB-77", "SUN-CARD-19")
def test_mass_enlightenment_does_not_open_the_row_of_level_four() -> None:
    t = discovers_with_row_three("mass-enlightenment").begin()
    t.plays(("act", "guild:professors-guild"), ("do",), ("slot", "I-3"))
    assert t.look["events"]["mass-enlightenment"] == "discarded"
    assert t.offers("card", "hivemind-computing")  # the discovery goes on
    assert set(rows(t)) == {"II", "III"}


def with_planetary_research(colonies: int) -> Table:
    """4 ore: research of level X, one more than the own colonies; nothing else leads to level IIII."""
    t = variant("I-1", "I-2", "I-3", "II-C", "II-D", "III-D")
    t.tech("II-C", "bio-synaptic-network")
    t.tech("II-D", "survey-androids")
    t.tech("III-C", "planetary-scale-research", by=["Annie"])
    t.tech("III-D", "transdimensional-ai")
    t.doc["tableau"]["III"] = ["hivemind-computing", "android-rights-movement", "capital-ship", "stealth-terraformers"]
    for system in ("wolf-359", "ross-128", "luhman-16")[:colonies]:
        t.colony("Annie", system)
    return t.begin()


@clauses("SUN-TAB-19")
def test_planetary_scale_research_opens_the_row_of_level_four_when_it_is_needed() -> None:
    t = with_planetary_research(3)
    assert set(rows(t)) == {"II", "III"}
    t.takes("act", "tech:planetary-scale-research")
    assert t.researchers("IIII-B") == {"Annie"}
    assert well_laid(rows(t)["IIII"])
    assert t.offered_names("card") == {card for card in rows(t)["IIII"] if card and "scientific" in LEFT[card]}
    less = with_planetary_research(1)
    less.takes("act", "tech:planetary-scale-research")
    assert less.offered_names("slot") == {"II-A", "II-B"}
    assert set(rows(less)) == {"II", "III"}


@clauses("SUN-TAB-19", "SUN-AMB-70")
def test_planetary_scale_research_on_the_board_opens_no_row_of_level_four_by_itself() -> None:
    t = discovers_with_row_three(row=("planetary-scale-research", *ROW_III[1:])).begin()
    t.plays(("act", "guild:professors-guild"), ("card", "planetary-scale-research"))
    assert set(rows(t)) == {"II", "III"}


@clauses("SUN-AMB-71", "SUN-TAB-12")
def test_a_slot_whose_row_is_not_laid_out_is_discovered_by_drawing() -> None:
    """No printed Action gets there, as each opens its row first; here a research lets its level open."""
    t = variant("I-1", "I-2", "II-C")
    t.tech("II-C", "bio-synaptic-network")
    t.event("III-C", "day-of-the-fleet")
    vain = ["capital-ship", "mercenary-fleet"]
    t.deck("III", [*vain, "quantum-data-exchange", "hivemind-computing"])
    del t.doc["phase"]
    t.doc["pending"] = [
        {"task": "TURN", "seat": 0, "phase": "after-action"},
        {"task": "RESEARCH", "seat": 0, "levels": ["II", "III"], "flags": [], "step": "slot", "slot": None},
    ]
    t.begin()
    t.takes("slot", "III-C")
    assert set(rows(t)) == {"II"}
    assert t.card("III-C") == "quantum-data-exchange"
    assert sorted(t.deck_cards("III")[-2:]) == sorted(vain)


@clauses("SUN-TAB-14", "SUN-AMB-70")
def test_research_of_face_up_technologies_opens_no_row() -> None:
    """Gliese 876: research of a known level III technology, whatever its prerequisites."""
    t = variant()
    t.tech("II-C", "bio-synaptic-network", by=["Brian"])
    t.tech("III-C", "mercenary-fleet", by=["Brian"])
    t.cubes("Brian", "I-2")
    t.system("b1", "gliese-876", outpost=("Annie", "ore"))
    t.seat("Annie", ships={"b1": [3, 3]})
    t.guild_open("terraforming-guild")
    t.begin()
    t.plays(("act", "guild:terraforming-guild"), ("do",))
    assert t.researchers("III-C") == {"Annie", "Brian"}
    assert set(rows(t)) == {"II"}


# ---------------------------------------------------------------- clearing


def before_the_last_slot() -> Table:
    t = variant("I-1")
    for slot, card in (
        ("II-B", "letters-of-marque"),
        ("II-C", "black-market-industries"),
        ("II-D", "mass-cloning"),
        ("II-E", "closed-loop-arcologies"),
        ("II-F", "bio-synaptic-network"),
    ):
        t.tech(slot, card, by=["Brian"])
    t.cubes("Brian", "I-1", "I-2", "I-3", "I-4")
    t.event("II-A", "sol-parliament")
    t.turned("tyler-lee", "Brian")
    t.turned("maya-chaturvedi", "Brian")
    return t


@clauses("SUN-TAB-16", "SUN-AMB-72")
def test_when_all_slots_of_a_level_are_filled_its_row_is_shuffled_into_the_deck() -> None:
    tops = set()
    for seed in range(30):
        t = before_the_last_slot()
        t.doc["seed"] = seed
        t.begin()
        left = {*t.deck_cards("II"), *ROW} - {"plasma-cannon"}
        t.plays(("act", "basic:2:1"), ("card", "plasma-cannon"), ("stop",), ("mine",))
        assert t.whose_turn == "Brian"
        assert not any(rows(t).get("II", []))
        assert sorted(t.deck_cards("II")) == sorted(left)
        assert all(isinstance(card, str) for card in t.look["decks"]["II"])  # nothing is known of its order
        tops.add(t.deck_cards("II")[0])
    assert tops & set(ROW)
    assert len(tops) > 5


@clauses("SUN-TAB-16")
def test_later_effects_still_draw_from_the_deck_of_a_cleared_row() -> None:
    t = before_the_last_slot()
    t.seat("Annie", ships={"a1": [3], "sol": [1]})
    t.system("a1", "procyon", outpost=("Annie", "ore"))
    t.guild_open("terraforming-guild")
    t.begin()
    t.plays(("act", "basic:2:1"), ("card", "plasma-cannon"), ("stop",), ("mine",))
    t.until("Annie")
    t.takes("act", "guild:terraforming-guild")
    assert len(t.offered("card")) == 2
