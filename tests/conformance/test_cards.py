"""Chapter CARD: single technologies, guilds, Systems and achievements. Events have a file of their own."""

from __future__ import annotations

import pytest

from heliopause.games.sun import journal
from tests.clauses import clauses
from tests.sun.table import Table


def owner(slot: str, card: str, *cubes: str, ore: int = 20, pop: int = 5, edition: str | None = None) -> Table:
    """Annie has researched this card."""
    t = Table(edition=edition)
    t.seat("Annie", ore=ore, pop=pop)
    t.tech(slot, card, by=["Annie"])
    t.cubes("Annie", *cubes)
    return t


def copier(ore: int = 20, pop: int = 5, edition: str | None = None) -> Table:
    """Annie may take any Action whose effect contains research: Quantum Data Exchange."""
    t = owner("III-C", "quantum-data-exchange", "I-2", "II-C", ore=ore, pop=pop, edition=edition)
    t.tech("II-C", "bio-synaptic-network")
    return t


# ---------------------------------------------------------------- Quantum Data Exchange


@clauses("SUN-CARD-02", "SUN-CARD-03", "SUN-EX-31")
def test_an_action_with_research_may_be_copied_from_an_occupied_space() -> None:
    t = copier()
    t.tech("III-A", "deep-space-megastructures", by=["Brian"])
    t.tech("II-A", "letters-of-marque", by=["Brian"])
    t.tech("II-B", "plasma-cannon", by=["Brian"])
    t.cubes("Brian", "I-1", "I-2")
    t.guild_open("technocrats-guild")
    t.seat("Brian", pawn="tech:deep-space-megastructures")
    t.seat("Cindy", pawn="guild:technocrats-guild")
    t.event("III-B", "day-of-the-fleet")
    t.cubes("Annie", "I-1", "II-A", "II-B")
    t.begin()
    t.takes("act", "tech:quantum-data-exchange")
    assert {"tech:deep-space-megastructures", "guild:technocrats-guild", "basic:1:1"} <= t.offered_names("copy")
    assert "tech:plasma-cannon" not in t.offered_names("copy")  # no research in it
    assert "basic:4:1" not in t.offered_names("copy")
    t.takes("copy", "tech:deep-space-megastructures")
    assert (t.ore("Annie"), t.ships("Annie")) == (16, {"sol": [1], "deep-space": [2]})
    assert t.offered_names("slot") == {"III-A", "III-B"}
    assert t.pawn("Annie") == "tech:quantum-data-exchange"
    assert t.pawn("Brian") == "tech:deep-space-megastructures"


@clauses("SUN-CARD-04", "SUN-EX-31")
def test_mass_cloning_is_copied_for_its_research_only() -> None:
    t = copier(ore=3)
    t.tech("II-D", "mass-cloning", by=["Brian"])
    t.cubes("Brian", "I-3")
    t.cubes("Annie", "I-1")
    t.begin()
    supply = t.supply("Annie")
    t.plays(("act", "tech:quantum-data-exchange"), ("copy", "tech:mass-cloning"))
    assert not t.offered("pick")
    assert (t.ore("Annie"), t.supply("Annie")) == (0, supply - 1)  # 3 ore : 1 supply to pop, then research II
    assert t.offered_names("slot") == {"II-A", "II-B"}
    poor = copier(ore=2)
    poor.tech("II-D", "mass-cloning", by=["Brian"])
    poor.cubes("Brian", "I-3")
    poor.cubes("Annie", "I-1")
    poor.begin()
    poor.takes("act", "tech:quantum-data-exchange")
    assert not poor.offers("copy", "tech:mass-cloning")


@clauses("SUN-EDN-02")
def test_the_revised_mass_cloning_has_no_research_to_copy() -> None:
    t = copier(edition="revised")
    t.tech("II-D", "mass-cloning", by=["Brian"])
    t.cubes("Brian", "I-3")
    t.cubes("Annie", "I-1")
    t.begin()
    t.takes("act", "tech:quantum-data-exchange")
    assert t.offered("copy")
    assert not t.offers("copy", "tech:mass-cloning")


@clauses("SUN-AMB-74")
def test_copying_pays_the_cost_and_performs_every_part() -> None:
    t = copier(ore=3)
    t.tech("II-F", "exotic-matter-foundries", by=["Brian"])  # 3 ore: research II, then jump 2
    t.cubes("Brian", "I-4")
    t.tech("II-B", "closed-loop-arcologies", by=["Cindy"])
    t.cubes("Cindy", "I-1", "I-2")
    t.cubes("Annie", "I-1")
    t.tech("II-A", "black-market-industries", by=["Cindy"])
    t.begin()
    t.plays(("act", "tech:quantum-data-exchange"), ("copy", "tech:exotic-matter-foundries"), ("slot", "II-B"))
    assert t.ore("Annie") == 0
    assert t.offered("move")  # the jump is part of it
    dear = copier(ore=2)
    dear.tech("II-F", "exotic-matter-foundries", by=["Brian"])
    dear.cubes("Brian", "I-4")
    dear.cubes("Annie", "I-1")
    dear.begin()
    dear.takes("act", "tech:quantum-data-exchange")
    assert dear.refusal("copy", "tech:exotic-matter-foundries").clause == "SUN-ACT-10"


@clauses("SUN-AMB-74", "SUN-PRIV-07")
def test_covered_guilds_and_private_technologies_of_others_cannot_be_copied() -> None:
    t = copier()
    t.cubes("Annie", "I-1")
    t.private("Brian", "exotic-matter-foundries")
    t.begin()
    t.takes("act", "tech:quantum-data-exchange")
    assert t.refusal("copy", "guild:professors-guild").clause == "SUN-ACT-19"
    assert t.refusal("copy", "tech:exotic-matter-foundries").clause == "SUN-PRIV-07"


# ---------------------------------------------------------------- Technocrats' Guild


def technocrats(ore: int, pop: int) -> Table:
    """Annie can use the guild: 5 ore + return 1 pop: research III, then a basic Action."""
    t = Table()
    t.seat("Annie", ore=ore, pop=pop)
    t.tech("II-C", "bio-synaptic-network", by=["Annie"])
    t.cubes("Annie", "I-2")
    t.tech("III-C", "mercenary-fleet", by=["Brian"])  # no immediate bonus
    t.cubes("Brian", "I-2", "II-C")
    t.guild_open("technocrats-guild")
    return t


@clauses("SUN-CARD-05", "SUN-AMB-08")
def test_the_basic_action_of_the_technocrats_may_be_one_whose_spaces_are_occupied() -> None:
    t = technocrats(5, 4)
    t.seat("Brian", pawn="basic:3:1")
    t.seat("Cindy", pawn="basic:3:2")
    t.begin()
    assert not t.offers("act", "basic:3:1")
    t.takes("act", "guild:technocrats-guild")
    assert t.researchers("III-C") == {"Annie", "Brian"}
    t.plays(("copy", "basic:3:1"), ("do",), ("move", "sol", 1, "a1"), ("stop",))
    assert (t.ore("Annie"), t.pop("Annie"), t.ships("Annie")) == (0, 1, {"sol": [1], "a1": [1]})
    assert t.pawn("Annie") == "guild:technocrats-guild"


@clauses("SUN-AMB-75")
def test_the_second_part_of_the_technocrats_is_mandatory_and_always_possible() -> None:
    t = technocrats(5, 2)
    t.begin()
    t.takes("act", "guild:technocrats-guild")
    assert (t.pop("Annie"), t.ore("Annie")) == (0, 0)
    assert t.offered_names("copy") == {"basic:3:1", "basic:4:1"}
    assert len(t.now.options()) == 2  # it cannot be declined
    t.takes("copy", "basic:4:1")
    assert (t.pop("Annie"), t.ore("Annie"), t.phase) == (1, 1, "production")


# ---------------------------------------------------------------- other technologies


@clauses("SUN-CARD-20", "SUN-AMB-76")
@pytest.mark.parametrize(
    ("colonies", "slots"),
    [
        (0, {"I-3", "I-4"}),
        (1, {"II-A", "II-B"}),
        (2, {"III-D"}),
        (3, {"IIII-B"}),
        (5, {"IIII-B"}),
    ],
)
def test_planetary_scale_research_is_of_exactly_the_level_of_the_colonies_plus_one(
    colonies: int, slots: set[str]
) -> None:
    t = owner("III-C", "planetary-scale-research", "I-1", "I-2", "II-C", pop=4)
    t.tech("II-C", "bio-synaptic-network")
    t.tech("III-D", "metahuman-chambers", by=["Brian"])
    t.tech("II-D", "survey-androids", by=["Brian"])
    t.cubes("Brian", "I-3")
    if colonies:
        t.cubes("Annie", "I-3", "I-4", "II-D")
    if colonies > 2:
        t.cubes("Annie", "III-D")
    if colonies == 1:
        t.tech("II-E", "plasma-cannon", by=["Annie"])
        t.tech("II-F", "letters-of-marque", by=["Annie"])
    for system in ("wolf-359", "ross-128", "luhman-16", "kruger-60", "40-eridani")[:colonies]:
        t.colony("Annie", system)
    t.begin()
    t.takes("act", "tech:planetary-scale-research")
    researched = {slot for slot in t.ids.slots.numbers if "Annie" in t.researchers(slot)}
    assert (t.offered_names("slot") or researched & slots) == slots


@clauses("SUN-CARD-06")
def test_ministry_of_colonies_draws_from_deck_b_what_deck_a_lacks() -> None:
    t = Table()
    t.seat("Annie", ore=20, pop=6)
    t.cubes("Annie", "I-2", "I-3", "II-C", "II-D", "III-C", "III-D")
    t.tech("II-C", "bio-synaptic-network")
    t.tech("II-D", "survey-androids")
    t.tech("III-C", "hivemind-computing")
    t.tech("III-D", "metahuman-chambers")
    t.tech("IIII-B", "ministry-of-colonies", by=["Brian"])
    t.cubes("Brian", "I-2", "I-3", "II-C", "II-D", "III-C", "III-D")
    t.guild_open("metascientists-guild")
    t.system("a1", "barnards-star")
    t.system("a2", "sirius")
    left = ("alpha-centauri", "epsilon-eridani")
    for card in t.cards_of("A"):
        if card not in (*left, "barnards-star", "sirius"):
            t.colony("Cindy", card)
    t.deck("B", ["luhman-16", "ross-154"])
    t.begin()
    discs = t.ore_discs("Annie"), t.food_discs("Annie")
    t.takes("act", "guild:metascientists-guild")
    assert t.offered_names("annex") == {*left, "luhman-16"}
    ore = t.ore("Annie")
    t.takes("annex", "luhman-16")  # colonization: automate ore + gain 2 ore
    assert t.colonies("Annie") == {"luhman-16": []}
    assert (t.ore_discs("Annie"), t.food_discs("Annie"), t.ore("Annie")) == (discs[0] - 1, discs[1], ore + 2)


@clauses("SUN-AMB-78")
def test_transdimensional_ai_leaves_one_of_three_prerequisites_enough_for_a_discovered_slot() -> None:
    def table(level_four: bool, *more: str) -> Table:
        """II-C and its neighbours are face up, so is IIII-A unless Annie would have to discover it."""
        t = Table()
        t.seat("Annie", ore=20, pop=5)
        t.cubes("Annie", "I-1", "I-2", "I-3", "II-C", *more)
        t.tech("II-A", "plasma-cannon", by=["Brian"])
        t.tech("II-B", "letters-of-marque", by=["Brian"])
        t.tech("II-C", "spacetime-anomaly-studies", by=["Brian"])
        t.tech("III-A", "capital-ship", by=["Brian"])
        t.tech("III-B", "wormhole-technology", by=["Brian"])
        t.tech("III-C", "transdimensional-ai", by=["Brian"])
        t.cubes("Brian", "I-1", "I-2")
        if level_four:
            t.tech("IIII-A", "galactic-hq", by=["Brian"])
        t.guild_open("metascientists-guild")
        return t.begin()

    skips = table(True, "III-C")  # only III-C of the three
    skips.takes("act", "guild:metascientists-guild")
    assert skips.researchers("IIII-A") == {"Annie", "Brian"}
    undiscovered = table(False, "III-C")
    assert undiscovered.refusal("act", "guild:metascientists-guild").clause == "SUN-RES-31"
    without_the_power = table(True, "II-A", "II-B", "III-A")
    assert without_the_power.refusal("act", "guild:metascientists-guild").clause == "SUN-RES-31"


@clauses("SUN-AMB-78", "SUN-RES-04")
def test_transdimensional_ai_replaces_one_of_two_prerequisites_but_not_the_only_one() -> None:
    t = owner("III-C", "transdimensional-ai", "I-2", "II-C")
    t.tech("II-C", "bio-synaptic-network")
    t.tech("II-B", "letters-of-marque", by=["Brian"])  # needs I-1 and I-2
    t.tech("II-A", "plasma-cannon", by=["Brian"])  # needs I-1
    t.tech("II-E", "mass-cloning", by=["Brian"])  # needs I-3 and I-4, Annie has neither
    t.cubes("Brian", "I-1", "I-2", "I-3", "I-4")
    t.cubes("Annie", "I-2")
    t.begin()
    t.takes("act", "basic:2:1")
    assert t.researchers("II-B") == {"Annie", "Brian"}  # the only slot


@clauses("SUN-AMB-79")
def test_wormholes_lead_anywhere_but_not_from_sol_or_deep_space() -> None:
    t = owner("III-F", "wormhole-technology", "I-2", "I-4", "II-E", "II-F")
    t.tech("II-E", "bio-synaptic-network")
    t.tech("II-F", "survey-androids")
    t.cubes("Annie", "I-3")
    t.seat("Annie", ships={"sol": [1], "deep-space": [2]})
    t.begin()
    t.takes("act", "tech:terraforming:1:1")
    places = t.ids.locations.numbers

    def goals(start: str, level: int) -> set[str]:
        return {place for place in places if t.offers("move", start, level, place)}

    assert goals("sol", 1) == {"a1", "a2"}
    assert goals("deep-space", 2) == {"b1", "b2", "shipyard-left", "shipyard-right"}
    t.takes("move", "sol", 1, "a1")
    everywhere = {"sol", "a2", "shipyard-left", "shipyard-right", "deep-space", "b1", "b2"}
    assert goals("a1", 1) == everywhere
    t.takes("move", "a1", 1, "b2")
    assert t.look["pending"][-1]["points"] == 2  # one point each


# ---------------------------------------------------------------- Systems


@clauses("SUN-CARD-07")
def test_lalande_grows_then_mines_then_trades() -> None:
    t = Table()
    t.seat("Annie", ore=4, pop=2, ships={"a1": [3]})
    t.system("a1", "lalande-21185", outpost=("Annie", "food"))
    t.guild_open("terraforming-guild")
    t.begin()
    t.now.journal = []
    t.takes("act", "guild:terraforming-guild")
    gains = (journal.GAINS_POP, journal.GAINS_ORE)
    assert [kind for kind in t.now.journal[:: journal.ENTRY] if kind in gains] == list(gains)
    assert (t.pop("Annie"), t.ore("Annie")) == (1 + 2, 1)  # its two food discs are gone: A and B show
    t.plays(("sell_pop",), ("stop",))  # and now the trade
    assert (t.pop("Annie"), t.ore("Annie")) == (2, 2)
    assert t.offers("grow")  # the production phase of the turn is still to come


@clauses("SUN-CARD-08", "SUN-AMB-28", "SUN-ACT-02")
def test_ross_154_moves_a_pawn_aside_and_takes_its_space() -> None:
    def table(*colonies: str) -> Table:
        t = Table()
        t.seat("Annie", ore=20, pop=5)
        t.seat("Brian", ore=20, pop=5, pawn="basic:1:1")
        t.seat("Cindy", ore=20, pop=5)
        t.cubes("Brian", "I-1", "I-2")
        for system in colonies:
            t.colony("Annie", system)
        return t.begin()

    assert table("kapteyns-star").refusal("act", "basic:1:1").clause == "SUN-ACT-02"
    t = table("ross-154")
    t.plays(("act", "basic:1:1"), ("slot", "I-4"), ("mine",))
    assert (t.pawn("Annie"), t.pawn("Brian")) == ("basic:1:1", None)
    assert t.refusal("act", "basic:1:1").clause == "SUN-ACT-02"  # for Brian it is Annie's space now
    assert {"basic:1:2", "basic:2:1", "basic:3:1", "basic:4:1"} <= t.offered_names("act")
    t.plays(("act", "basic:4:1"), ("mine",))
    assert t.refusal("act", "basic:1:1").clause == "SUN-ACT-02"  # and for Cindy too


@clauses("SUN-CARD-15", "SUN-RET-02")
def test_after_android_rights_movement_returns_still_fill_the_rightmost_spaces() -> None:
    t = Table()
    t.seat("Annie", ore=20, pop=6)
    t.tech("III-C", "android-rights-movement", by=["Brian"])  # move 2 cubes from the right to any column
    t.tech("II-C", "bio-synaptic-network", by=["Brian"])
    t.cubes("Brian", "I-2")
    t.cubes("Annie", "I-2", "II-C")
    t.guild_open("professors-guild")
    t.begin()
    full = t.game.catalog.factions[0].basic.columns
    t.takes("act", "guild:professors-guild")
    assert t.columns("Annie")[4] == full[4]
    t.plays(("shift_cube", "E", "A"), ("shift_cube", "E", "A"))
    assert t.columns("Annie")[4] == full[4] - 2
    t.plays(("trade",), ("sell_pop",))
    assert t.columns("Annie")[4] == full[4] - 1
    t.plays(("sell_pop",))
    assert t.columns("Annie")[4] == full[4]


@clauses("SUN-CARD-15")
def test_after_the_setup_of_the_united_nations_returns_still_fill_the_rightmost_spaces() -> None:
    t = Table.fresh(seed=3, factions=["united-nations", "nishida-ostergaard", "free-settlements", "cosmic-tabernacle"])
    full = t.game.catalog.factions[0].basic.columns
    before = t.columns("Annie")
    assert before[4] < full[4]  # cubes of E went to the mat and to A
    t.until("Annie")
    t.plays(("act", "basic:4:1"), ("trade",), ("sell_pop",))
    assert t.columns("Annie")[4] == before[4] + 1
    assert t.columns("Annie")[0] == before[0] - 1  # the basic Action took one from A


# ---------------------------------------------------------------- achievements


def ends_turn(t: Table) -> Table:
    return t.begin().plays(("act", "basic:4:1"), ("mine",))


@clauses("SUN-CARD-13")
@pytest.mark.parametrize(
    ("shipyard", "colonies", "claimed"),
    [
        (True, {"luytens-star": ("food", "food"), "kapteyns-star": ("food", "food"), "wolf-359": ("ore", "ore")}, True),
        (
            False,
            {"luytens-star": ("food", "food"), "kapteyns-star": ("food", "food"), "wolf-359": ("ore", "ore")},
            False,
        ),
        (False, {"luytens-star": ("ore", "ore"), "kapteyns-star": ("ore", "ore")}, False),
    ],
)
def test_specialization_counts_printed_icons_of_systems_and_shipyards(
    shipyard: bool, colonies: dict[str, tuple[str, str]], claimed: bool
) -> None:
    t = Table()
    t.achievements("technologist", "specialization")  # 4 of a kind
    for system, discs in colonies.items():
        t.colony("Annie", system, *discs)
    if shipyard:
        t.system("shipyard-left", outpost=("Annie", "ore"))
    ends_turn(t)
    assert t.claims("specialization") == (["Annie"] if claimed else [])


@clauses("SUN-CARD-16")
@pytest.mark.parametrize(("colonies", "claimed"), [(3, False), (4, True)])
def test_empire_needs_four_colonized_systems(colonies: int, claimed: bool) -> None:
    t = Table()
    for system in ("wolf-359", "ross-128", "luhman-16", "kruger-60")[:colonies]:
        t.colony("Annie", system, *(["ore", "ore"] if system != "ross-128" else ["food", "food"]))
    t.system("a1", "barnards-star", outpost=("Annie", "food"))
    ends_turn(t)
    assert t.claims("empire") == (["Annie"] if claimed else [])


@clauses("SUN-CARD-16", "SUN-ACH-06")
def test_eight_colonized_systems_do_not_make_a_second_empire() -> None:
    t = Table()
    eight = ("wolf-359", "ross-128", "luhman-16", "kruger-60", "40-eridani", "ross-154", "procyon", "gliese-876")
    for system in eight:
        t.colony("Annie", system)
    t.claimed("empire", "Annie")
    ends_turn(t)
    assert t.claims("empire") == ["Annie"]


@clauses("SUN-CARD-17")
@pytest.mark.parametrize("level_four", [False, True])
def test_transcendence_needs_a_level_four_technology(level_four: bool) -> None:
    t = Table()
    t.cubes("Annie", "I-2", "I-3", "II-C", "II-D", "III-C", "III-D")
    t.tech("II-C", "bio-synaptic-network")
    t.tech("II-D", "survey-androids")
    t.tech("III-C", "hivemind-computing")
    t.tech("III-D", "metahuman-chambers")
    t.tech("IIII-B", "galactic-hq", by=["Annie"] if level_four else ["Brian"])
    t.cubes("Brian", "I-2", "I-3", "II-C", "II-D", "III-C", "III-D")
    t.begin()
    t.plays(("act", "basic:4:1"), ("mine",))
    if level_four:  # Galactic HQ can still be used
        t.takes("proceed")
    assert t.claims("transcendence") == (["Annie"] if level_four else [])
