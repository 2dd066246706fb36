"""Chapter RES: slots, prerequisites, cubes and bonuses. How a technology is discovered is in test_discovery.py."""

from __future__ import annotations

import pytest

from tests.clauses import clauses
from tests.sun.table import Table

LEVEL_I = {"I-1", "I-2", "I-3", "I-4"}
LEVEL_II = {"II-A", "II-B", "II-C", "II-D", "II-E", "II-F"}


def rich(*slots: str) -> Table:
    """Annie has plenty of everything and a cube on each of the slots."""
    t = Table()
    t.seat("Annie", ore=20, pop=6)
    t.cubes("Annie", *slots)
    return t


def before_level_four(*researched: str) -> Table:
    """The left half of the board is discovered up to III-C; Annie has researched level II and some of III."""
    t = rich("I-1", "I-2", "II-A", "II-B", "II-C", *researched)
    t.tech("II-A", "plasma-cannon")
    t.tech("II-B", "letters-of-marque")
    t.tech("II-C", "colony-transports")
    t.tech("III-A", "capital-ship", by=["Brian"])
    t.tech("III-B", "wormhole-technology", by=["Brian"])
    t.tech("III-C", "hivemind-computing", by=["Brian"])
    t.cubes("Brian", "I-1", "I-2", "II-A", "II-B", "II-C")
    t.guild_open("metascientists-guild")
    return t


# ---------------------------------------------------------------- which slots


@clauses("SUN-RES-02", "SUN-RES-09", "SUN-BASIC-02")
def test_a_level_two_research_opens_exactly_level_two_face_up_or_not() -> None:
    t = rich("I-1", "I-2", "I-3", "II-A", "II-B")
    t.tech("II-A", "bio-synaptic-network")
    t.tech("II-B", "survey-androids")
    t.tech("II-C", "closed-loop-arcologies", by=["Brian"])
    t.cubes("Brian", "I-2")
    t.begin()
    t.takes("act", "basic:2:1")
    assert t.offered_names("slot") == {"II-C", "II-D"}
    assert t.card("II-D") is None
    assert t.refusal("slot", "I-4").clause == "SUN-RES-02"
    assert t.refusal("slot", "III-A").clause == "SUN-RES-02"  # its prerequisites are there


@clauses("SUN-RES-03")
def test_a_technology_cannot_be_researched_twice() -> None:
    t = rich("I-1", "I-2", "I-3", "II-C")
    t.tech("II-C", "closed-loop-arcologies")
    t.begin()
    again = t.copy().takes("act", "basic:1:1")  # only I-4 was left
    assert again.researchers("I-4") == {"Annie"}
    t.takes("act", "basic:2:1")
    assert t.offered_names("slot") == {"II-A", "II-B", "II-D"}
    assert t.refusal("slot", "II-C").clause == "SUN-RES-03"


@clauses("SUN-RES-04", "SUN-RES-06")
@pytest.mark.parametrize(
    ("researched", "legal"),
    [
        (("I-1",), {"II-A"}),
        (("I-2",), {"II-C"}),
        (("I-1", "I-2"), {"II-A", "II-B", "II-C"}),
        (("I-1", "I-3"), {"II-A", "II-D"}),
        (("I-2", "I-4"), {"II-C", "II-F"}),
        (("I-3", "I-4"), {"II-D", "II-E", "II-F"}),
        (("I-1", "I-2", "I-3", "I-4"), LEVEL_II),
    ],
)
def test_every_technology_joined_on_the_left_is_needed(researched: tuple[str, ...], legal: set[str]) -> None:
    t = rich(*researched)
    t.cubes("Brian", *LEVEL_I)  # what others have researched does not help
    t.begin()
    t.takes("act", "basic:2:1")
    if len(legal) == 1:  # taken without asking
        assert {slot for slot in LEVEL_II if "Annie" in t.researchers(slot)} == legal
        return
    assert t.offered_names("slot") == legal
    for slot in LEVEL_II - legal:
        assert t.refusal("slot", slot).clause == "SUN-RES-04"


@clauses("SUN-RES-05")
def test_a_beginner_may_research_any_level_one_technology() -> None:
    t = rich().begin()
    t.takes("act", "basic:1:1")
    assert t.offered_names("slot") == LEVEL_I


@clauses("SUN-RES-06")
def test_level_three_needs_all_of_its_one_or_two_prerequisites() -> None:
    t = rich("I-1", "I-2", "I-3", "II-A", "II-C", "II-D")
    t.tech("II-A", "plasma-cannon")
    t.tech("II-B", "letters-of-marque", by=["Brian"])
    t.tech("II-C", "colony-transports")
    t.tech("II-D", "bio-synaptic-network")
    t.cubes("Brian", "I-1", "I-2")
    t.guild_open("professors-guild")
    t.begin()
    t.takes("act", "guild:professors-guild")
    assert t.offered_names("slot") == {"III-C", "III-D"}
    for slot in ("III-A", "III-B", "III-E", "III-F"):
        assert t.refusal("slot", slot).clause == "SUN-RES-04"


@clauses("SUN-RES-07", "SUN-AMB-19")
@pytest.mark.parametrize("two", [("III-A", "III-B"), ("III-A", "III-C"), ("III-B", "III-C")])
def test_any_two_of_three_prerequisites_are_enough_on_level_four(two: tuple[str, str]) -> None:
    t = before_level_four(*two).begin()
    t.takes("act", "guild:metascientists-guild")
    assert t.researchers("IIII-A") == {"Annie"}


@clauses("SUN-RES-07", "SUN-AMB-19")
def test_one_of_three_prerequisites_is_not_enough() -> None:
    t = before_level_four("III-C").begin()
    assert t.refusal("act", "guild:metascientists-guild").clause == "SUN-RES-31"


@clauses("SUN-RES-07")
def test_a_slot_with_one_of_its_three_prerequisites_is_refused_with_the_two_of_three_rule() -> None:
    t = before_level_four("III-A", "III-C")
    t.tech("III-D", "metahuman-chambers", by=["Annie"])
    t.tech("II-D", "bio-synaptic-network", by=["Annie"])
    t.cubes("Annie", "I-3")
    t.seat("Annie", ore=20, pop=4)
    t.turned("day-of-the-fleet", "achievements")
    t.begin()
    t.takes("act", "guild:metascientists-guild")
    assert t.offered_names("slot") == {"IIII-A", "IIII-B"}
    assert t.refusal("slot", "IIII-C").clause == "SUN-RES-07"


@clauses("SUN-RES-08")
def test_an_eye_on_the_symbol_allows_face_up_technologies_only() -> None:
    t = rich("I-1", "I-2", "I-3")
    t.tech("II-C", "closed-loop-arcologies", by=["Brian"])
    t.cubes("Brian", "I-2", "I-3")
    t.tech("II-D", "mass-cloning", by=["Brian"])
    t.guild_open("professors-guild")
    t.event("III-D", "mass-enlightenment")
    t.cubes("Annie", "II-D")
    t.begin()
    t.takes("act", "guild:professors-guild")
    t.takes("do")  # 3 ore: a face-up technology of any level
    assert t.offered_names("slot") == {"I-4", "II-C"}
    for slot in ("II-A", "II-B"):
        assert t.refusal("slot", slot).clause == "SUN-RES-08"


@clauses("SUN-RES-31", "SUN-ACT-11")
def test_without_a_fitting_slot_the_research_cannot_be_taken() -> None:
    t = rich().begin()
    assert t.refusal("act", "basic:2:1").clause == "SUN-RES-31"
    full = rich("I-1", "I-2", "I-3", "I-4").begin()
    assert full.refusal("act", "basic:1:1").clause == "SUN-RES-31"
    assert full.offers("act", "basic:2:1")


@clauses("SUN-RES-29")
def test_level_three_waits_for_technology_actions_or_guilds() -> None:
    t = rich("I-1", "I-2", "II-A", "II-C")
    t.tech("II-A", "bio-synaptic-network")
    t.tech("II-C", "survey-androids")
    t.begin()
    reached: set[str] = set()
    for space in t.offered_names("act"):
        tried = t.copy().takes("act", space)
        reached |= tried.offered_names("slot")
        reached |= {slot for slot in ("II-B", "III-A", "III-B", "III-C") if tried.researchers(slot)}
    assert reached == {"I-3", "I-4", "II-B"}
    opened = rich("I-1", "I-2", "II-A", "II-C")
    opened.tech("II-A", "bio-synaptic-network")
    opened.tech("II-C", "survey-androids")
    opened.guild_open("professors-guild")
    opened.begin()
    assert opened.offers("act", "guild:professors-guild")


# ---------------------------------------------------------------- cubes


@clauses("SUN-RES-10", "SUN-RES-11", "SUN-POP-03")
def test_everybody_may_put_one_cube_beside_the_same_technology() -> None:
    t = rich()
    t.cubes("Brian", "I-3")
    t.cubes("Cindy", "I-3")
    t.cubes("Derek", "I-3")
    t.begin()
    t.plays(("act", "basic:1:1"), ("slot", "I-3"))
    assert t.researchers("I-3") == {"Annie", "Brian", "Cindy", "Derek"}
    assert t.pop("Annie") == 6  # one used, one gained by Advanced Genetics
    assert t.cubes_of("Annie") == 20


@clauses("SUN-RES-12", "SUN-RES-15", "SUN-EVT-04")
def test_a_face_up_technology_asks_for_no_type_no_event_and_no_card() -> None:
    t = rich("I-1")
    t.tech("II-A", "closed-loop-arcologies", by=["Brian"])  # economic, behind a military technology
    t.cubes("Brian", "I-1")
    t.event("II-B", "asteroid-rush")
    t.begin()
    events, deck = t.look["events"], t.deck_cards("II")
    t.takes("act", "basic:2:1")
    assert t.researchers("II-A") == {"Annie", "Brian"}
    assert t.card("II-A") == "closed-loop-arcologies"
    assert (t.look["events"], t.deck_cards("II")) == (events, deck)
    assert t.phase == "production"
    assert t.automation("Annie")["food"] == 1


# ---------------------------------------------------------------- the card and what it gives


@clauses("SUN-RES-25", "SUN-RES-26")
def test_every_researcher_gets_the_immediate_bonus_once() -> None:
    t = rich()
    t.seat("Brian", ore=5, pop=3)
    t.begin()
    t.plays(("act", "basic:1:1"), ("slot", "I-4"))
    assert (t.automation("Annie")["ore"], t.ore("Annie"), t.ore_discs("Annie")) == (1, 21, 7)
    t.takes("mine")
    t.plays(("act", "basic:1:2"), ("slot", "I-4"))
    assert (t.automation("Brian")["ore"], t.ore("Brian"), t.ore_discs("Brian")) == (1, 6, 7)
    assert (t.automation("Annie")["ore"], t.ore_discs("Annie")) == (1, 7)
    t.takes("mine")
    t.until("Annie")
    assert (t.automation("Annie")["ore"], t.ore_discs("Annie")) == (1, 7)


@clauses("SUN-RES-27")
def test_research_does_nothing_beyond_the_immediate_box() -> None:
    t = rich("I-2")
    t.tech("II-C", "closed-loop-arcologies", by=["Brian"])  # automate food; the space gives 2 pop, 1 ore
    t.cubes("Brian", "I-2")
    t.begin()
    pop, ore, supply = t.pop("Annie"), t.ore("Annie"), t.supply("Annie")
    t.takes("act", "basic:2:1")
    assert (t.pop("Annie"), t.ore("Annie"), t.supply("Annie")) == (pop - 1, ore - 2, supply)
    power = rich("I-2")
    power.tech("II-C", "black-market-industries", by=["Brian"])  # 1 pop for 2 ore, 2 ore for 1 pop: at will, later
    power.cubes("Brian", "I-2")
    power.begin()
    power.takes("act", "basic:2:1")
    assert (power.pop("Annie"), power.ore("Annie")) == (5, 20 - 2 + 1)


@clauses("SUN-RES-28")
def test_a_permanent_power_works_at_once_and_for_every_researcher() -> None:
    def grown(name: str) -> int:
        """Ore gained by a population growth."""
        before = t.ore(name)
        t.takes("grow")
        return t.ore(name) - before

    t = rich("I-3")
    t.tech("II-D", "bio-synaptic-network", by=["Cindy"])  # 1 ore after each growth
    t.cubes("Cindy", "I-3")
    t.begin()
    t.takes("act", "basic:2:1")
    assert grown("Annie") == 1
    t.takes("act", "basic:4:1")
    assert grown("Brian") == 0
    t.takes("act", "basic:4:1")
    assert grown("Cindy") == 1


@clauses("SUN-RES-30")
@pytest.mark.parametrize("seed", range(6))
def test_a_face_up_technology_stays_for_the_whole_game(seed: int) -> None:
    t = Table.fresh(2 + seed % 3, seed=seed, tableau=seed % 2 == 1)
    cards: dict[str, str] = {}
    for step in t.play_on(seed):
        for slot, place in step.game.view(step.now, None)["technologies"].items():
            card = place.get("technology")
            assert card == cards.get(slot, card)
            if card:
                cards[slot] = card
    assert len(cards) > 4
