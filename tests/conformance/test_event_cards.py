"""Chapter CARD: Museum of Retired Spacecraft, Dyson Sphere and Mass Enlightenment."""

from __future__ import annotations

from tests.clauses import clauses
from tests.sun.table import NAMES, Table


def discovers_three(event: str) -> Table:
    """Annie can discover III-C through the Professors' Guild."""
    t = Table()
    t.seat("Annie", ore=20, pop=6)
    t.cubes("Annie", "I-2")
    t.tech("II-C", "bio-synaptic-network", by=["Annie"])
    t.guild_open("professors-guild")
    t.event("III-C", event)
    return t


# ---------------------------------------------------------------- Museum of Retired Spacecraft


@clauses("SUN-CARD-09", "SUN-EVT-07")
def test_a_ship_in_the_museum_is_out_of_the_game() -> None:
    t = discovers_three("museum-of-retired-spacecraft")
    for name in NAMES:
        t.seat(name, ships={"sol": [1, 3]})
    t.begin()
    scores = {name: t.score(name) for name in NAMES}
    t.takes("act", "guild:professors-guild")
    for name in NAMES:  # from the active player clockwise, each as it likes
        assert t.asked == name
        assert t.offers("skip")
        t.takes("retire", "sol", 3) if name == "Annie" else t.takes("skip")
    assert t.ships("Annie") == {"sol": [1]}
    assert t.mat("Annie")["museum"] == 3
    assert t.cubes_of("Annie") == 20
    assert t.score("Annie") == scores["Annie"] + 2 - 1  # level 3 less 1; the point of Sol goes to the others now
    while not t.offered("grow"):
        t.now.apply(t.now.options()[0])
    t.takes("trade")
    assert [level for _, level in t.offered("decommission")].count(3) == 0
    assert t.offers("decommission", "sol", 1)


@clauses("SUN-CARD-09")
def test_a_ship_in_the_museum_can_be_neither_upgraded_nor_moved() -> None:
    t = Table()
    t.seat("Annie", ore=5, pop=3, museum=2, ships={"sol": [1]})
    t.turned("museum-of-retired-spacecraft", "achievements")
    t.tech("III-C", "hivemind-computing", by=["Brian"])
    t.tech("II-C", "bio-synaptic-network", by=["Brian"])
    t.cubes("Brian", "I-2")
    t.begin()
    upgraded = t.copy().plays(("act", "basic:1:1"), ("slot", "I-1"))  # upgrade 1 ship: the only one is taken unasked
    assert (upgraded.ships("Annie"), upgraded.mat("Annie")["museum"]) == ({"sol": [2]}, 2)
    t.plays(("act", "basic:3:1"), ("skip",))
    assert {second >> 4 for _, second in t.offered("move")} == {1}


# ---------------------------------------------------------------- Dyson Sphere, Mk. I


def dyson(ore: int = 6, pop: int = 3) -> Table:
    """The sphere waits near the achievements with Luhman 16 attached: 6 ore + return 2 pop."""
    t = Table()
    t.seat("Annie", ore=ore, pop=pop)
    t.turned("dyson-sphere-mk-i", "achievements")
    t.doc["attached"] = "luhman-16"  # automate ore + gain 2 ore; gain control: 2 ore
    t.tech("III-C", "hivemind-computing", by=["Brian"])
    t.tech("II-C", "bio-synaptic-network", by=["Brian"])
    t.cubes("Brian", "I-2")
    return t


@clauses("SUN-CARD-10")
def test_the_system_attached_to_the_sphere_is_no_location() -> None:
    t = discovers_three("dyson-sphere-mk-i")
    t.deck("B", ["luhman-16"])
    t.seat("Annie", ships={"deep-space": [4], "b1": [4]})
    t.system("b1", "kapteyns-star", outpost=("Annie", "ore"))
    t.guild_open("terraforming-guild")
    t.begin()
    t.takes("act", "guild:professors-guild")
    assert t.look["attached"] == "luhman-16"
    assert t.look["events"]["dyson-sphere-mk-i"] == "achievements"
    assert "luhman-16" not in t.deck_cards("B")
    assert "luhman-16" not in [place.get("system") for place in t.look["exploration"].values()]
    fresh = dyson(20, 6)
    fresh.seat("Annie", ships={"deep-space": [4], "b1": [4], "sol": [1]})
    fresh.system("b1", "kapteyns-star", outpost=("Annie", "ore"))
    fresh.guild_open("terraforming-guild")
    fresh.cubes("Annie", "I-2")
    fresh.begin()
    reached = fresh.copy().takes("act", "tech:terraforming:1:1")
    goals = {reached.ids.locations[second & 15] for _, second in reached.offered("move")}
    assert goals == {"b1", "b2", "shipyard-left", "shipyard-right", "deep-space", "a1", "a2"}
    fresh.takes("act", "guild:terraforming-guild")  # Kapteyn's Star is the only choice
    assert "luhman-16" not in fresh.colonies("Annie")
    assert fresh.look["attached"] == "luhman-16"


@clauses("SUN-CARD-11", "SUN-CARD-12")
def test_the_action_of_the_sphere_gives_the_system_without_discs_and_frees_the_pawn() -> None:
    t = dyson().begin()
    discs = t.food_discs("Annie"), t.ore_discs("Annie")
    t.takes("act", "event:dyson-sphere-mk-i")
    assert t.colonies("Annie") == {"luhman-16": []}
    assert (t.ore("Annie"), t.pop("Annie")) == (0 + 2, 1)
    assert t.automation("Annie") == {"food": 0, "ore": 1, "star": 0}
    assert (t.food_discs("Annie"), t.ore_discs("Annie")) == (discs[0], discs[1] - 1)  # only the automation
    assert t.look["events"]["dyson-sphere-mk-i"] == "discarded"
    assert t.look.get("attached") is None
    assert t.pawn("Annie") is None
    t.takes("mine")
    t.until("Annie")
    assert t.pawn("Annie") is None
    assert {"basic:1:1", "basic:3:1", "basic:4:1"} <= t.offered_names("act")


@clauses("SUN-CARD-12", "SUN-ACT-10")
def test_the_sphere_can_be_used_once_only_and_for_its_price_only() -> None:
    t = dyson()
    t.seat("Brian", ore=9, pop=5)
    t.begin()
    t.plays(("act", "event:dyson-sphere-mk-i"), ("mine",))
    assert not t.offers("act", "event:dyson-sphere-mk-i")
    poor = dyson(ore=5).begin()
    assert poor.refusal("act", "event:dyson-sphere-mk-i").clause == "SUN-ACT-10"


# ---------------------------------------------------------------- Mass Enlightenment


@clauses("SUN-CARD-19")
def test_mass_enlightenment_is_research_of_face_up_technologies_for_everybody() -> None:
    t = discovers_three("mass-enlightenment")
    t.seat("Brian", ore=3, pop=2)
    t.seat("Cindy", ore=2, pop=2)
    t.seat("Derek", ore=3, pop=0)
    t.cubes("Brian", "I-2")
    t.begin()
    t.plays(("act", "guild:professors-guild"), ("skip",))
    assert t.asked == "Brian"
    t.takes("do")
    assert t.offered_names("slot") == {"I-1", "I-3", "I-4", "II-C"}
    t.takes("slot", "II-C")
    assert (t.ore("Brian"), t.pop("Brian"), t.researchers("II-C")) == (0, 1, {"Annie", "Brian"})
    assert t.asked == "Annie"  # Cindy lacks the ore and Derek the population


@clauses("SUN-CARD-19", "SUN-RES-08")
def test_mass_enlightenment_reaches_a_face_up_level_four_technology() -> None:
    t = Table()
    t.seat("Annie", ore=20, pop=5)
    t.cubes("Annie", "I-2", "I-3", "II-C", "II-D", "III-C")
    t.tech("II-C", "bio-synaptic-network")
    t.tech("II-D", "survey-androids")
    t.tech("III-C", "hivemind-computing")
    t.tech("III-D", "metahuman-chambers", by=["Brian"])
    t.tech("IIII-B", "galactic-hq", by=["Brian"])
    t.cubes("Brian", "I-2", "I-3", "II-C", "II-D", "III-C")
    t.cubes("Annie", "III-D")
    t.tech("II-E", "mass-cloning", by=["Annie"])
    t.cubes("Annie", "I-4")
    t.event("III-E", "mass-enlightenment")
    t.guild_open("professors-guild")
    t.begin()
    t.plays(("act", "guild:professors-guild"), ("do",))
    assert t.offered_names("slot") == {"I-1", "IIII-B"}
