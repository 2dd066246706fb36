"""Chapter PRIV: the technologies that Procyon and WISE 0855-0714 grant."""

from __future__ import annotations

import pytest

from tests.clauses import clauses
from tests.sun.table import Table

LEVEL_OF = {"procyon": "II", "wise-0855-0714": "III"}


def colonizes(system: str, *top: str) -> Table:
    """Annie can colonize this System for 4 ore and 1 population; these cards are on top of the deck it draws from."""
    t = Table()
    location = "a1" if system == "procyon" else "b1"
    t.seat("Annie", ore=20, pop=6, ships={location: [4, 1], "sol": [1]})
    t.system(location, system, outpost=("Annie", "ore"))
    t.guild_open("terraforming-guild")
    t.deck(LEVEL_OF[system], top)
    return t


@clauses("SUN-PRIV-01", "SUN-AMB-49", "SUN-PRIV-03")
@pytest.mark.parametrize(
    ("system", "top"),
    [
        ("procyon", ("closed-loop-arcologies", "exotic-matter-foundries")),
        ("wise-0855-0714", ("hivemind-computing", "metahuman-chambers")),
    ],
)
def test_two_cards_are_revealed_one_is_kept_and_the_other_goes_under_the_deck(
    system: str, top: tuple[str, str]
) -> None:
    t = colonizes(system, *top).begin()
    deck, slots = t.deck_cards(LEVEL_OF[system]), t.game.view(t.now, None)["technologies"]
    t.takes("act", "guild:terraforming-guild")
    while not t.offered("card"):  # which ships are settled does not matter here
        t.now.apply(t.now.options()[0])
    assert t.look["revealed"] == list(top)
    assert t.offered_names("card") == set(top)
    t.takes("card", top[0])
    assert t.look["private"] == [{"seat": 0, "technology": top[0]}]
    assert t.deck_cards(LEVEL_OF[system]) == [*deck[2:], top[1]]
    assert t.game.view(t.now, None)["technologies"] == slots


def gains_private(card: str, other: str) -> Table:
    """Procyon was colonized; Annie chooses between these two cards."""
    t = colonizes("procyon", card, other).begin()
    t.takes("act", "guild:terraforming-guild")
    while not t.offered("card"):
        t.now.apply(t.now.options()[0])
    return t


@clauses("SUN-PRIV-02", "SUN-PRIV-04", "SUN-PRIV-08")
def test_a_private_technology_takes_no_cube_fills_no_slot_and_gives_its_bonus() -> None:
    t = gains_private("closed-loop-arcologies", "exotic-matter-foundries")
    pop, events = t.pop("Annie"), t.look["events"]
    discs = t.automation("Annie")["food"]
    slots = {slot: t.researchers(slot) for slot in t.ids.slots.numbers}
    t.takes("card", "closed-loop-arcologies")  # automate food
    assert t.automation("Annie")["food"] == discs + 1
    assert t.pop("Annie") == pop
    assert t.cubes_of("Annie") == 20
    assert t.look["events"] == events
    assert {slot: t.researchers(slot) for slot in t.ids.slots.numbers} == slots
    assert all(t.card(slot) != "closed-loop-arcologies" for slot in t.ids.slots.numbers)
    assert t.card("II-A") is None


@clauses("SUN-PRIV-05", "SUN-PRIV-07")
def test_only_the_owner_takes_the_action_of_a_private_technology() -> None:
    t = Table()
    t.private("Annie", "exotic-matter-foundries")
    for name in ("Annie", "Brian"):
        t.seat(name, ore=20, pop=4)
        t.cubes(name, "I-1", "I-2", "I-3", "I-4")
    t.begin()
    assert t.offers("act", "tech:exotic-matter-foundries")
    t.plays(("act", "basic:4:1"), ("mine",))
    assert t.whose_turn == "Brian"
    assert t.refusal("act", "tech:exotic-matter-foundries").clause == "SUN-PRIV-05"


@clauses("SUN-PRIV-07")
def test_others_can_neither_research_nor_copy_a_private_technology() -> None:
    t = Table()
    t.private("Brian", "exotic-matter-foundries")
    t.seat("Annie", ore=20, pop=4)
    t.tech("II-C", "bio-synaptic-network", by=["Annie"])
    t.tech("III-C", "quantum-data-exchange", by=["Annie"])
    t.cubes("Annie", "I-1", "I-2")
    t.begin()
    research = t.copy().takes("act", "basic:2:1")
    assert research.offered_names("slot") == {"II-A", "II-B"}  # slots of the board only
    t.takes("act", "tech:quantum-data-exchange")
    assert t.refusal("copy", "tech:exotic-matter-foundries").clause == "SUN-PRIV-07"


@clauses("SUN-PRIV-06", "SUN-SCORE-04", "SUN-AMB-50")
def test_a_private_technology_scores_two_or_three_points() -> None:
    def scored(*cards: str) -> int:
        t = Table()
        for card in cards:
            t.private("Annie", card)
        return t.begin().score("Annie")

    none = scored()
    assert scored("closed-loop-arcologies") == none + 2
    assert scored("hivemind-computing") == none + 3
    assert scored("closed-loop-arcologies", "hivemind-computing") == none + 5


@clauses("SUN-AMB-50")
def test_a_private_technology_is_no_prerequisite() -> None:
    """Neither its level nor its types help: level III needs the technologies of slots."""
    t = Table()
    t.seat("Annie", ore=20, pop=4)
    t.cubes("Annie", "I-1", "I-2")
    for card in ("plasma-cannon", "letters-of-marque", "colony-transports"):
        t.private("Annie", card)
    t.guild_open("professors-guild")
    t.begin()
    assert t.refusal("act", "guild:professors-guild").clause == "SUN-RES-31"


@clauses("SUN-AMB-50")
@pytest.mark.parametrize(("private", "level"), [("closed-loop-arcologies", 2), ("hivemind-computing", 3)])
def test_a_private_technology_counts_for_the_owners_highest_level(private: str, level: int) -> None:
    t = Table()
    t.seat("Annie", ore=20, pop=4)
    t.tech("II-A", "android-destroyers", by=["Annie"])  # X ore: a ship of level X, X being the highest level
    t.cubes("Annie", "I-1")
    t.private("Annie", private)
    t.begin()
    t.takes("act", "tech:android-destroyers")
    assert (t.ore("Annie"), t.ships("Annie", "sol")) == (20 - level, [1, level])


@clauses("SUN-AMB-50")
@pytest.mark.parametrize(("more", "claimed"), [((), False), (("closed-loop-arcologies",), True)])
def test_a_private_technology_counts_for_achievements(more: tuple[str, ...], claimed: bool) -> None:
    t = Table()
    t.cubes("Annie", "I-1", "I-2", "I-3", "I-4")
    t.tech("II-A", "plasma-cannon", by=["Annie"])
    t.tech("II-B", "letters-of-marque", by=["Annie"])
    t.tech("II-C", "colony-transports", by=["Annie"])
    t.tech("II-D", "mass-cloning", by=["Annie"])
    for card in more:
        t.private("Annie", card)
    t.begin()
    t.plays(("act", "basic:4:1"), ("mine",))
    assert t.claims("technologist") == (["Annie"] if claimed else [])  # 9 technologies
