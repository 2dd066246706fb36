"""Chapter SETUP for three and for two players: what changes, and that nothing else does."""

from __future__ import annotations

import pytest

from heliopause.kernel.errors import InputError
from tests.clauses import clauses
from tests.sun.table import FACTIONS, NAMES, Table, sun

STARTING = {"barnards-star", "sirius", "alpha-centauri", "epsilon-eridani"}
OF_DECK_A = {system.id for system in sun().catalog.systems if system.deck == "A"}


def prices(players: int) -> dict[str, int]:
    """The ore that each basic space costs, read off by going there."""
    t = Table(players)
    t.seat("Annie", ore=9, pop=3, ships={"sol": [1]})
    t.cubes("Annie", "I-1")
    t.begin()
    found = {}
    for space in sorted(t.offered_names("act")):
        if space.startswith("basic:"):
            after = t.copy().takes("act", space)
            found[space] = t.ore("Annie") - after.ore("Annie")
    return found


@clauses("SUN-SETUP-41", "SUN-SETUP-51", "SUN-COMP-07", "SUN-SETUP-21")
def test_each_number_of_players_has_a_basic_box_of_its_own() -> None:
    """The Actions are the same; the last one yields 1 ore."""
    research, jump, grow = {"basic:2:1": 2, "basic:2:2": 3}, "basic:3:2", {"basic:4:1": -1}
    four = prices(4)
    assert four == {"basic:1:1": 0, "basic:1:2": 0, "basic:1:3": 0} | research | {"basic:3:1": 0, jump: 1} | grow
    three = prices(3)
    assert three == {"basic:1:1": 0, "basic:1:2": 0} | research | {"basic:3:1": 0, jump: 0} | grow
    two = prices(2)
    assert two == {"basic:1:1": 0, "basic:1:2": 0} | research | {"basic:3:1": 0, jump: 1} | grow


@clauses("SUN-ACT-13", "SUN-EDN-04", "SUN-ACT-12")
def test_two_spaces_cost_one_ore_more_with_four_players_one_with_three_two_with_two() -> None:
    own = {"basic:1": 0, "basic:2": 2, "basic:3": 0, "basic:4": -1}
    for players, wanted in ((4, 2), (3, 1), (2, 2)):
        more = [price - own[space.rsplit(":", 1)[0]] for space, price in prices(players).items()]
        assert sorted(more)[-wanted:] == [1] * wanted
        assert sum(more) == wanted


@clauses("SUN-SETUP-42", "SUN-SETUP-52")
@pytest.mark.parametrize(("players", "ore"), [(3, [1, 1, 2]), (2, [1, 1])])
def test_three_begin_with_1_1_and_2_ore_and_two_with_1_each(players: int, ore: list[int]) -> None:
    for start in range(players):
        t = Table.fresh(
            players, seed=6, start=start, factions=["free-settlements", "united-nations", FACTIONS[2]][:players]
        )
        assert [t.ore(NAMES[(start + place) % players]) for place in range(players)] == ore


@clauses("SUN-SETUP-43", "SUN-SETUP-56", "SUN-EDN-05")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("card", ["technologist", "efficiency", "flexibility", "abundance"])
def test_the_second_slot_of_the_a_achievement_is_for_four_players_only(players: int, card: str) -> None:
    """Brian has claimed it, and Annie meets the condition of any of the four."""
    t = Table(players, phase="production")
    t.achievements(card, "warlord")
    t.claimed(card, "Brian")
    t.seat("Annie", food_discs=0, ore_discs=0, automation={"food": 8, "ore": 8})
    for slot in ("I-1", "I-2", "I-3", "I-4"):
        t.cubes("Annie", slot)
    for slot, tech in zip("ABCDEF", OF_FOUR_TYPES, strict=True):
        t.tech(f"II-{slot}", tech, by=["Annie"])
    t.turned("tyler-lee", "Brian")
    t.turned("maya-chaturvedi", "Brian")
    t.begin()
    t.takes("mine")
    assert t.whose_turn == "Brian"
    assert t.claims(card) == (["Brian", "Annie"] if players == 4 else ["Brian"])


OF_FOUR_TYPES = (
    "plasma-cannon",
    "colony-transports",
    "closed-loop-arcologies",
    "spacetime-anomaly-studies",
    "modular-fleet",
    "letters-of-marque",
)


@clauses("SUN-SETUP-43", "SUN-SETUP-56")
@pytest.mark.parametrize("players", [2, 3])
def test_a_closed_slot_is_the_reason_that_is_given(players: int) -> None:
    t = Table(players)
    t.achievements("efficiency", "warlord")
    t.claimed("efficiency", "Brian")
    t.seat("Annie", food_discs=2, automation={"food": 6}, pawn=None)
    t.begin()
    t.takes("act", "basic:4:1")
    assert t.phase == "production"
    assert t.refusal("claim", "efficiency").clause == "SUN-ACH-10"


@clauses("SUN-SETUP-44", "SUN-SETUP-57")
@pytest.mark.parametrize("players", [2, 3])
def test_the_third_achievement_disc_brings_the_end_below_four_players(players: int) -> None:
    t = Table(players, phase="production")
    t.achievements("efficiency", "warlord")
    t.claimed("transcendence", "Brian")
    t.seat("Annie", food_discs=2, automation={"food": 6})
    t.begin()
    assert t.look["ending"] == "no"
    t.takes("mine")
    assert t.claims("efficiency") == ["Annie"]
    assert t.look["ending"] == "no"  # the second disc

    t = Table(players, phase="production")
    t.achievements("efficiency", "warlord")
    t.claimed("transcendence", "Brian")
    t.claimed("empire", "Brian")
    t.seat("Annie", food_discs=2, automation={"food": 6})
    t.begin()
    t.takes("mine")
    assert t.look["ending"] == "this-round"  # the third


@clauses("SUN-SETUP-53")
def test_two_players_explore_a_side_of_their_own() -> None:
    t = Table(2)
    t.seat("Annie", ships={"sol": [1]}, pop=0)
    t.begin()
    t.takes("act", "basic:3:1")
    assert t.offers("move", "sol", 1, "a1")
    assert t.offers("move", "sol", 1, "shipyard")
    assert set(t.game.view(t.now, None)["exploration"]) == {"sol", "a1", "shipyard", "b1", "b2", "deep-space"}
    assert t.game.catalog.board(2).id == "side-2"


@clauses("SUN-SETUP-54", "SUN-AMB-47")
def test_two_players_begin_with_one_starting_system_and_eleven_cards_in_deck_a() -> None:
    laid, shuffled = set(), set()
    for seed in range(100):
        look = Table.fresh(2, seed=seed).look
        (space,) = [space for space in look["exploration"] if space.startswith("a")]
        start = look["exploration"][space]["system"]
        laid.add(start)
        assert set(look["decks"]["A"]) == OF_DECK_A - {start}
        assert len(look["decks"]["A"]) == 11
        shuffled |= {place for place, card in enumerate(look["decks"]["A"]) if card in STARTING}
        assert len(look["decks"]["B"]) == 10
        assert {"b1", "b2"} < set(look["exploration"])
    assert laid == STARTING
    assert shuffled == set(range(11))


@clauses("SUN-SETUP-55")
@pytest.mark.parametrize("mats", ["basic", "advanced"])
def test_two_players_never_get_the_disciples_of_the_cosmic_tabernacle(mats: str) -> None:
    drawn = {
        row["faction"] for seed in range(60) for row in Table.fresh(2, seed=seed, mats=mats, draft="draw").look["seats"]
    }
    assert drawn == set(FACTIONS) - {"cosmic-tabernacle"}
    choosing = Table.fresh(2, seed=1, mats=mats, draft="choose")
    assert choosing.offered_names("mat") == set(FACTIONS) - {"cosmic-tabernacle"}
    with pytest.raises(InputError, match="SUN-SETUP-55"):
        Table.fresh(2, mats=mats, factions=["cosmic-tabernacle", "united-nations"])


@clauses("SUN-SETUP-45", "SUN-SETUP-58")
@pytest.mark.parametrize("players", [2, 3])
def test_everything_else_is_as_with_four_players(players: int) -> None:
    four = Table.fresh(4, seed=3, factions=list(FACTIONS))
    mats = ["united-nations", "nishida-ostergaard", "free-settlements"][:players]
    for seed in range(20):
        t = Table.fresh(players, seed=seed, factions=mats, start=0)
        look = t.look
        assert [sorted(look["decks"][deck]) for deck in ("II", "III", "IIII")] == [
            sorted(four.look["decks"][deck]) for deck in ("II", "III", "IIII")
        ]
        events = [place["event"] for place in look["technologies"].values() if "event" in place]
        assert len(set(events)) == 12
        assert {"tyler-lee", "maya-chaturvedi", "kc-24x", "onu"} < set(events)
        classes = {card.id: card.letter for card in t.game.catalog.achievements}
        assert [classes[row["card"]] for row in look["achievements"]] == ["basic", "basic", "A", "B"]
        assert [look["exploration"][space]["system"] in OF_DECK_A for space in ("a1", "b1", "b2")] == [
            True,
            False,
            False,
        ]
        assert look["guilds"] == []
        assert [t.pawn(name) for name in t.names] == [None] * players
        assert all((t.food_discs(name), t.ore_discs(name)) == (8, 8) for name in t.names)
        assert (t.columns("Annie"), t.pop("Annie"), t.ships("Annie")) == ([6, 4, 3, 3, 0], 3, {"sol": [1]})
        assert (t.columns("Brian"), t.pop("Brian"), t.ships("Brian")) == ([5, 4, 3, 3, 2], 2, {"sol": [1]})
    if players == 3:
        look = Table.fresh(3, seed=1).look
        assert look["exploration"]["a1"]["system"] in STARTING
        assert look["exploration"]["a2"]["system"] in STARTING
        assert len(look["decks"]["A"]) == 10
