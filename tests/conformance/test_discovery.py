"""Chapter RES: how an undiscovered technology is turned into a card; Derek's research (SUN-EX-13 to SUN-EX-17)."""

from __future__ import annotations

from heliopause.games.sun import journal
from heliopause.games.sun.layout import DECK, DECK_CELLS, DECK_II
from tests.clauses import clauses
from tests.sun.table import Table

# the second and the last are military on the left, the others are not
MILITARY_LAST = ("survey-androids", "human-experiments", "closed-loop-arcologies", "mass-cloning", "plasma-cannon")


def discoverer(*slots: str, deck: tuple[str, ...] = MILITARY_LAST) -> Table:
    """Annie can pay for much and has a cube on each of the slots."""
    t = Table()
    t.seat("Annie", ore=20, pop=6)
    t.cubes("Annie", *slots)
    t.deck("II", deck)
    return t


def bottom(t: Table, deck: str) -> list[str]:
    """The cards that went under the deck last; only their number and names are known."""
    last = t.look["decks"][deck][-1]
    return list(last["together"]) if isinstance(last, dict) else []


def dereks_table() -> Table:
    """Narrow Beam Lasers and Terraforming are his; A, B and C of level II stand behind them."""
    t = Table(start="Derek")
    t.seat("Derek", ore=5, pop=3)
    t.cubes("Derek", "I-1", "I-2")
    t.event("II-B", "hyperdrive-trials")
    t.deck("II", MILITARY_LAST)
    return t.begin()


def after_the_event(t: Table) -> Table:
    for name in ("Derek", "Annie", "Brian", "Cindy"):
        assert t.asked == name
        t.takes("stop")
    return t


# ---------------------------------------------------------------- Derek's example


@clauses("SUN-EX-13", "SUN-RES-04")
def test_dereks_legal_slots() -> None:
    t = dereks_table()
    t.takes("act", "basic:2:1")
    assert t.offered_names("slot") == {"II-A", "II-B", "II-C"}
    for slot in ("II-D", "II-E", "II-F"):
        assert t.refusal("slot", slot).clause == "SUN-RES-04"


@clauses("SUN-EX-14", "SUN-RES-01", "SUN-RES-10", "SUN-RES-13", "SUN-EVT-01", "SUN-AMB-22")
def test_derek_pays_places_his_cube_and_resolves_the_event_before_any_card() -> None:
    t = dereks_table()
    deck = t.deck_cards("II")
    t.plays(("act", "basic:2:1"), ("slot", "II-B"))
    assert (t.ore("Derek"), t.pop("Derek")) == (3, 2)
    assert t.researchers("II-B") == {"Derek"}
    assert t.look["events"] == {"hyperdrive-trials": "discarded"}
    assert t.offers("move", "sol", 1, "a1")  # the event asks
    assert t.card("II-B") is None
    assert "revealed" not in t.look
    assert t.deck_cards("II") == deck


@clauses("SUN-EX-15", "SUN-RES-16", "SUN-RES-18", "SUN-RES-20")
def test_derek_names_military_and_two_military_cards_are_revealed() -> None:
    t = dereks_table()
    deck = t.deck_cards("II")
    t.plays(("act", "basic:2:1"), ("slot", "II-B"))
    after_the_event(t)
    assert t.offered_names("type") == {"military", "commercial"}
    for other in ("scientific", "economic"):
        assert t.refusal("type", other).clause == "SUN-RES-18"
    assert "revealed" not in t.look
    assert t.deck_cards("II") == deck
    t.takes("type", "military")
    assert t.look["revealed"] == list(MILITARY_LAST)
    assert t.offered_names("card") == {"human-experiments", "plasma-cannon"}
    assert t.refusal("card", "closed-loop-arcologies").clause == "SUN-RES-20"


@clauses("SUN-EX-16", "SUN-RES-01", "SUN-RES-22", "SUN-RES-23", "SUN-RES-24", "SUN-RES-25")
def test_derek_takes_plasma_cannon_and_the_rest_goes_to_the_bottom() -> None:
    t = dereks_table()
    below = t.deck_cards("II")[len(MILITARY_LAST) :]
    t.plays(("act", "basic:2:1"), ("slot", "II-B"))
    after_the_event(t)
    assert (t.ships("Derek"), t.card("II-B")) == ({"sol": [1]}, None)
    t.plays(("type", "military"), ("card", "plasma-cannon"))
    assert t.card("II-B") == "plasma-cannon"
    assert t.ships("Derek", "sol") == [1, 3]  # 1 supply became a level 3 ship
    assert t.offers("move", "sol", 3, "a1")  # and Jump 1 follows
    assert t.deck_cards("II")[: len(below)] == below
    assert sorted(bottom(t, "II")) == sorted(set(MILITARY_LAST) - {"plasma-cannon"})


@clauses("SUN-EX-17", "SUN-ACT-08", "SUN-ACT-21")
def test_dereks_new_action_is_his_from_the_next_turn_on() -> None:
    t = dereks_table()
    t.plays(("act", "basic:2:1"), ("slot", "II-B"))
    after_the_event(t)
    t.plays(("type", "military"), ("card", "plasma-cannon"), ("stop",))
    assert not any(t.offered("act"))  # nothing more in this turn
    t.takes("mine")
    for name in ("Annie", "Brian", "Cindy"):
        assert t.whose_turn == name
        assert t.refusal("act", "tech:plasma-cannon").clause == "SUN-ACT-08"
        t.quiet_turn()
    assert t.whose_turn == "Derek"
    assert t.offers("act", "tech:plasma-cannon")
    again = Table(start="Annie")
    again.seat("Annie", ore=5, pop=3)
    again.tech("II-B", "plasma-cannon", by=["Derek", "Annie"])
    again.cubes("Derek", "I-1", "I-2")
    again.begin()
    assert again.offers("act", "tech:plasma-cannon")


# ---------------------------------------------------------------- the type


@clauses("SUN-RES-16", "SUN-RES-17")
def test_one_prerequisite_fixes_the_type_by_its_right_triangle() -> None:
    t = Table()
    t.seat("Annie", ore=20, pop=6)
    t.tech("II-C", "mass-cloning", by=["Annie"])  # economic and scientific on the left, economic on the right
    t.cubes("Annie", "I-2")  # commercial, two levels to the left
    t.guild_open("professors-guild")
    t.event("III-C", "day-of-the-fleet")
    top = ["transdimensional-ai", "stealth-terraformers", "cerebral-implants", "capital-ship", "subatomic-fabrication"]
    t.deck("III", top)
    t.begin()
    t.takes("act", "guild:professors-guild")
    assert t.look["revealed"] == top
    assert t.offered_names("card") == {"cerebral-implants", "subatomic-fabrication"}


@clauses("SUN-RES-17")
def test_two_prerequisites_of_the_same_type_fix_it_too() -> None:
    t = Table()
    t.seat("Annie", ore=20, pop=6)
    t.tech("II-B", "plasma-cannon", by=["Annie"])
    t.tech("II-C", "human-experiments", by=["Annie"])
    t.cubes("Annie", "I-1", "I-2")
    t.guild_open("professors-guild")
    t.event("III-B", "day-of-the-fleet")
    t.deck("III", ["transdimensional-ai", "capital-ship", "android-armada"])
    t.begin()
    t.plays(("act", "guild:professors-guild"), ("slot", "III-B"))
    assert t.offered_names("card") == {"capital-ship", "android-armada"}


def before_two_of_three(*researched: str) -> Table:
    """III-A hands on military, III-B commercial, III-C scientific; IIII-A lies behind them."""
    t = Table()
    t.seat("Annie", ore=20, pop=5)
    t.cubes("Annie", "I-1", "I-2", "II-A", "II-B", "II-C", *researched)
    t.tech("II-A", "plasma-cannon")
    t.tech("II-B", "letters-of-marque")
    t.tech("II-C", "colony-transports")
    t.tech("III-A", "capital-ship", by=["Brian"])
    t.tech("III-B", "wormhole-technology", by=["Brian"])
    t.tech("III-C", "hivemind-computing", by=["Brian"])
    t.cubes("Brian", "I-1", "I-2", "II-A", "II-B", "II-C")
    t.guild_open("metascientists-guild")
    t.deck("IIII", ["post-scarcity-accord", "galactic-hq", "parallel-universe-generator", "galactic-empire"])
    return t.begin()


@clauses("SUN-RES-19", "SUN-RES-16")
def test_two_of_three_prerequisites_hand_on_their_own_types_only() -> None:
    t = before_two_of_three("III-A", "III-B")
    t.takes("act", "guild:metascientists-guild")
    assert t.offered_names("type") == {"military", "commercial"}
    assert t.refusal("type", "scientific").clause == "SUN-RES-19"


@clauses("SUN-AMB-20")
def test_all_three_prerequisites_leave_the_choice_among_all_their_types() -> None:
    t = before_two_of_three("III-A", "III-B", "III-C")
    t.takes("act", "guild:metascientists-guild")
    assert t.offered_names("type") == {"military", "commercial", "scientific"}


@clauses("SUN-RES-14", "SUN-SETUP-09")
def test_a_level_four_discovery_triggers_no_event() -> None:
    t = before_two_of_three("III-A", "III-B")
    events = t.look["events"]
    t.now.journal = []
    t.plays(("act", "guild:metascientists-guild"), ("type", "military"), ("card", "galactic-hq"))
    assert t.card("IIII-A") == "galactic-hq"
    assert t.look["events"] == events
    assert journal.EVENT not in t.now.journal[:: journal.ENTRY]


# ---------------------------------------------------------------- the cards


@clauses("SUN-RES-20", "SUN-RES-21")
def test_a_split_triangle_matches_either_of_its_types() -> None:
    deck = ("exotic-matter-foundries", "supply-outpost", "plasma-cannon")  # sci and mil, eco and mil
    t = discoverer("I-1", deck=deck)
    t.event("II-A", "sol-parliament")
    t.begin()
    t.takes("act", "basic:2:1")
    assert t.look["revealed"] == ["exotic-matter-foundries", "supply-outpost"]
    assert t.offered_names("card") == {"exotic-matter-foundries", "supply-outpost"}
    other = discoverer("I-4", deck=("supply-outpost", "exotic-matter-foundries", "plasma-cannon", "mass-cloning"))
    other.event("II-F", "sol-parliament")
    other.begin()
    other.takes("act", "basic:2:1")
    assert other.offered_names("card") == {"exotic-matter-foundries", "mass-cloning"}


@clauses("SUN-RES-23", "SUN-RES-24")
def test_the_cards_under_the_deck_lie_in_random_order_and_the_others_as_before() -> None:
    orders = set()
    for seed in range(40):
        t = discoverer("I-1")
        t.event("II-A", "sol-parliament")
        t.doc["seed"] = seed
        t.begin()
        below = t.deck_cards("II")[len(MILITARY_LAST) :]
        t.plays(("act", "basic:2:1"), ("card", "human-experiments"))
        cards = t.deck_cards("II")
        assert cards[: len(below)] == below
        assert sorted(cards[len(below) :]) == sorted(set(MILITARY_LAST) - {"human-experiments"})
        orders.add(tuple(cards[len(below) :]))
    assert len(orders) > 12  # of 24; forty draws leave about 4 of them out
    assert {order[0] for order in orders} == set(MILITARY_LAST) - {"human-experiments"}


@clauses("SUN-AMB-27")
def test_all_players_see_what_is_revealed_and_nobody_the_order_below() -> None:
    t = discoverer("I-1")
    t.event("II-A", "sol-parliament")
    t.begin()
    t.takes("act", "basic:2:1")
    for seat in (0, 1, 2, 3, None):
        assert t.game.view(t.now, seat)["revealed"] == list(MILITARY_LAST)
    t.takes("card", "plasma-cannon")
    orders = set()
    for seed in range(12):
        world = t.game.determinize(t.now, 1, seed)
        assert t.game.view(world, 1)["decks"]["II"] == t.game.view(t.now, 1)["decks"]["II"]
        orders.add(tuple(t.game.to_json(world)["decks"]["II"][-1]["together"]))
    assert {frozenset(order) for order in orders} == {frozenset(MILITARY_LAST) - {"plasma-cannon"}}
    assert len(orders) > 3


# ---------------------------------------------------------------- decks that run out (SUN-AMB-21)


def short_deck(*kept: str) -> Table:
    """All other cards of level II lie on slots or beside mats; Annie discovers II-B, military or commercial."""
    t = Table()
    t.seat("Annie", ore=20, pop=6)
    t.cubes("Annie", "I-1", "I-2")
    catalog = t.game.catalog
    others = [card.id for card in catalog.technologies if card.level == 2 and card.id not in kept]
    for slot, card in zip(("II-A", "II-C", "II-D", "II-E", "II-F"), others, strict=False):
        t.tech(slot, card, by=["Brian"])
    for card in others[5:9]:
        t.private("Cindy", card)
    t.cubes("Brian", "I-1", "I-2", "I-3", "I-4")
    t.event("II-B", "sol-parliament")
    t.turned("tyler-lee", "Brian")
    t.turned("maya-chaturvedi", "Brian")
    t.deck("II", kept)
    return t


NO_MILITARY = (
    "spacetime-anomaly-studies", "bio-synaptic-network", "stellar-cartography-bureau", "closed-loop-arcologies",
    "mass-cloning", "survey-androids", "colony-transports",
)  # fmt: skip


def research_military(t: Table) -> Table:
    return t.begin().plays(("act", "basic:2:1"), ("slot", "II-B"), ("type", "military"))


@clauses("SUN-AMB-21")
def test_the_only_matching_card_left_must_be_taken() -> None:
    t = research_military(short_deck(*NO_MILITARY[:-1], "human-experiments"))
    assert t.card("II-B") == "human-experiments"
    assert sorted(bottom(t, "II")) == sorted(NO_MILITARY[:-1])


@clauses("SUN-AMB-21")
def test_without_a_matching_card_any_revealed_one_may_be_taken() -> None:
    t = research_military(short_deck(*NO_MILITARY))
    assert t.offered_names("card") == set(NO_MILITARY)
    t.takes("card", "closed-loop-arcologies")
    assert t.card("II-B") == "closed-loop-arcologies"
    assert sorted(t.deck_cards("II")) == sorted(set(NO_MILITARY) - {"closed-loop-arcologies"})


@clauses("SUN-AMB-21")
def test_with_an_empty_deck_an_undiscovered_slot_cannot_be_chosen() -> None:
    t = discoverer("I-1", "I-2")
    t.tech("II-C", "bio-synaptic-network", by=["Brian"])
    t.cubes("Brian", "I-2")
    t.begin()
    t.now.cells[DECK + DECK_II * DECK_CELLS] = 0  # no position has so few cards
    t.now.settle()
    t.takes("act", "basic:2:1")
    assert t.researchers("II-C") == {"Annie", "Brian"}  # the only slot left
    assert t.researchers("II-A") == t.researchers("II-B") == set()


@clauses("SUN-RES-01")
def test_the_five_steps_of_research_come_in_their_order() -> None:
    t = Table()
    t.seat("Annie", ore=20, pop=6)
    t.cubes("Annie", "I-1", "I-2")
    t.event("II-B", "years-of-plenty")
    t.deck("II", MILITARY_LAST)
    t.begin()
    t.now.journal = []
    t.plays(("act", "basic:2:1"), ("slot", "II-B"), ("type", "military"), ("card", "plasma-cannon"))
    steps = (journal.RESEARCHES, journal.EVENT, journal.REVEALS, journal.DISCOVERS, journal.BUILDS)
    happened = [kind for kind in t.now.journal[:: journal.ENTRY] if kind in steps]
    assert sorted(happened, key=steps.index) == happened
    assert set(happened) == set(steps)
