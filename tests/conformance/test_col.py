"""Colonizing (chapter COL), with the rulings AMB-43 to 47."""

from __future__ import annotations

from itertools import chain, combinations

import pytest

import heliopause
from tests.clauses import clauses
from tests.sun.table import Table

COLONIZE = ("act", "tech:terraforming:2:1")  # 3 ore and 1 returned population
JUMP_4 = ("act", "tech:terraforming:1:1")
STOP = ("stop",)
ALL_OF_A = (
    "barnards-star", "sirius", "alpha-centauri", "epsilon-eridani", "lalande-21185", "procyon", "61-cygni",
    "wolf-359", "ross-128", "luytens-star", "groombridge-34", "lacaille-9352",
)  # fmt: skip
ALL_OF_B = (
    "kapteyns-star", "ross-154", "wise-0855-0714", "tau-ceti", "luhman-16", "epsilon-indi", "teegardens-star",
    "kruger-60", "struve-2398", "40-eridani", "van-maanens-star", "gliese-876",
)  # fmt: skip


def board(**ships: dict[str, list[int]]) -> Table:
    """Annie can pay for colonizing. Barnard's Star (food, power 3, 3 supply to population) lies at a1, hers."""
    t = Table()
    t.cubes("Annie", "I-2")
    for name in t.names:
        t.seat(name, ships=ships.get(name.lower(), {"sol": [1]}))
    t.seat("Annie", ore=3, pop=1)
    t.system("a1", "barnards-star", outpost=("Annie", "food"))
    t.system("a2", "procyon")
    t.system("b1", "ross-154")
    t.system("b2", "gliese-876")
    t.deck("A", ["groombridge-34", "61-cygni"])
    t.deck("B", ["40-eridani", "struve-2398"])
    return t


def two_targets() -> Table:
    """Annie may colonize a1 and b2 and holds both shipyards, Sol and Deep Space with strong fleets."""
    t = board(
        annie={"a1": [3], "b2": [3, 3], "shipyard-left": [4], "shipyard-right": [4], "sol": [4], "deep-space": [4]}
    )
    t.system("b2", outpost=("Annie", "ore"))
    t.system("shipyard-left", outpost=("Annie", "ore"))
    t.system("shipyard-right", outpost=("Annie", "food"))
    return t


def empty_deck_a(t: Table) -> Table:
    """Ten cards of deck A lie in front of Derek."""
    used = {place.get("system") for place in t.doc["exploration"].values()}
    for card in ALL_OF_A:
        if card not in used:
            t.colony("Derek", card)
    t.deck("A", [])
    return t


def empty_both_decks(t: Table) -> Table:
    used = {place.get("system") for place in t.doc["exploration"].values()}
    for card in ALL_OF_B:
        if card not in used:
            t.colony("Derek", card)
    t.deck("B", [])
    return empty_deck_a(t)


@clauses("SUN-COL-01")
def test_only_system_cards_can_be_colonized() -> None:
    t = two_targets().begin().takes(*COLONIZE)
    assert t.offered_names("target") == {"a1", "b2"}
    for place in ("sol", "deep-space", "shipyard-left", "shipyard-right"):
        assert t.refusal("target", place).clause == "SUN-COL-01"


@clauses("SUN-COL-02")
def test_settle_then_exile_then_card_then_disc_then_bonus() -> None:
    t = board(annie={"a1": [3, 2]}, brian={"a1": [1]})
    t.system("a1", "luytens-star", outpost=("Annie", "food"))  # 1 supply to population and 2 ore
    t.begin().takes(*COLONIZE)
    assert t.ships("Annie", "a1") == [2]  # the L3 is settled, the L2 is asked about
    assert t.ships("Brian", "a1") == [1]
    assert t.system_at("a1") == "luytens-star"
    t.takes("stop")
    assert t.ships("Annie", "deep-space") == [2]
    assert t.ships("Brian", "deep-space") == [1]
    assert t.system_at("a1") == "groombridge-34"
    assert t.colonies("Annie") == {"luytens-star": ["food"]}
    assert (t.ore("Annie"), t.pop("Annie")) == (0, 0)
    t.takes("disc", "second", "ore")
    assert t.colonies("Annie") == {"luytens-star": ["food", "ore"]}
    assert (t.ore("Annie"), t.pop("Annie")) == (2, 1)


@clauses("SUN-COL-03", "SUN-COL-04")
def test_without_control_or_without_power_a_system_is_refused() -> None:
    t = two_targets()
    t.seat("Annie", ships={"a1": [3], "b2": [3, 3], "a2": [2], "b1": [4, 4]})
    t.seat("Brian", ships={"b1": [4, 4]})
    t.system("a2", "procyon", outpost=("Annie", "ore"))  # needs 3
    t.system("b1", "ross-154", outpost=("Brian", "food"))  # needs 5, Annie has 8
    del t.doc["exploration"]["shipyard-left"], t.doc["exploration"]["shipyard-right"]
    t.begin().takes(*COLONIZE)
    assert t.offered_names("target") == {"a1", "b2"}
    assert t.refusal("target", "b1").clause == "SUN-COL-03"
    assert t.refusal("target", "a2").clause == "SUN-COL-04"


@clauses("SUN-COL-04")
@pytest.mark.parametrize(
    ("levels", "allowed"), [([2], False), ([1, 1], False), ([3], True), ([1, 2], True), ([4], True)]
)
def test_the_own_power_must_reach_the_number_on_the_card(levels: list[int], allowed: bool) -> None:
    t = board(annie={"a1": levels}).begin()
    assert t.offers(*COLONIZE) == allowed


@clauses("SUN-COL-05")
def test_the_power_of_others_neither_helps_nor_hinders() -> None:
    t = board(annie={"a1": [3]}, brian={"a1": [3]}, cindy={"a1": [2]}).begin()
    assert t.offers(*COLONIZE)
    t = board(annie={"a1": [2]}, brian={"a1": [2]}, cindy={"a1": [1]}).begin()
    assert not t.offers(*COLONIZE)


@clauses("SUN-COL-06", "SUN-COL-07", "SUN-AMB-43")
@pytest.mark.parametrize("fleet", [[1, 2, 3], [1, 1, 1, 2], [4], [2, 2], [1, 1, 4]])
def test_every_set_of_own_ships_with_enough_power_can_be_settled_and_no_other(fleet: list[int]) -> None:
    """Barnard's Star needs 3. What was not settled is found in Deep Space afterwards."""
    wanted = set()
    for settled in chain.from_iterable(combinations(range(len(fleet)), n) for n in range(len(fleet) + 1)):
        if sum(fleet[i] for i in settled) >= 3:
            wanted.add(tuple(sorted(fleet[i] for i in range(len(fleet)) if i not in settled)))
    t = board(annie={"a1": fleet}).begin().takes(*COLONIZE)
    found = set()
    open_tables = [t]
    while open_tables:
        now = open_tables.pop()
        if now.system_at("a1") != "barnards-star":
            found.add(tuple(now.ships("Annie", "deep-space")))
            continue
        for code in now.now.options():
            tried = now.copy()
            tried.now.apply(code)
            open_tables.append(tried)
    assert found == wanted


@clauses("SUN-COL-06")
def test_nobody_stops_settling_below_the_required_power() -> None:
    t = board(annie={"a1": [1, 1, 2, 2]}).begin().takes(*COLONIZE)  # the first L2 is needed in any case
    assert t.offered("settle_ship")
    assert t.refusal("stop").clause == "SUN-COL-06"
    t.takes("settle_ship", 1)
    assert t.offers("stop")


@clauses("SUN-COL-07")
def test_excess_power_is_lost() -> None:
    """Ships of 4 + 1 for 3 power: all that comes back is 2 supply cubes and the bonus of the card."""
    t = board(annie={"a1": [4, 1]})
    t.seat("Annie", ore=4)
    t.begin().takes(*COLONIZE)
    supply = t.supply("Annie")
    t.takes("settle_ship", 1)
    assert t.ships("Annie") == {}
    assert t.supply("Annie") == supply + 1 - 3
    assert (t.ore("Annie"), t.pop("Annie")) == (1, 3)


@clauses("SUN-COL-08")
@pytest.mark.parametrize(
    ("columns", "after"),
    [
        ([5, 4, 3, 3, 0], [7, 4, 3, 3, 2]),
        ([7, 1, 3, 2, 2], [7, 4, 3, 3, 2]),
        ([9, 4, 0, 0, 2], [9, 4, 1, 3, 2]),
        ([3, 4, 3, 3, 2], [7, 4, 3, 3, 2]),
    ],
)
def test_settled_ships_fill_the_columns_from_the_right_and_then_column_a(columns: list[int], after: list[int]) -> None:
    """One cube is returned as the cost and three are settled; the bonus of Gliese 876 takes no supply."""
    t = board(annie={"b2": [1, 1, 4]})
    t.system("b2", outpost=("Annie", "ore"))
    t.seat("Annie", supply=dict(zip("ABCDE", columns, strict=True)))
    t.begin().takes(*COLONIZE)
    assert "gliese-876" in t.colonies("Annie")
    assert t.columns("Annie") == after


@clauses("SUN-COL-09", "SUN-COL-10")
def test_all_other_ships_go_to_deep_space_and_nobody_is_asked() -> None:
    t = board(annie={"a1": [3, 1]}, brian={"a1": [4]}, cindy={"a1": [1, 2], "sol": [2]})
    t.begin().takes(*COLONIZE)
    assert t.asked == "Annie"
    t.takes("stop")  # the L3 is settled, the L1 is not
    assert t.ships("Annie") == {"deep-space": [1]}
    assert t.ships("Brian") == {"deep-space": [4]}
    assert t.ships("Cindy") == {"deep-space": [1, 2], "sol": [2]}
    assert (t.asked, t.offers("mine")) == ("Annie", True)  # the next question is her production


@clauses("SUN-COL-11", "SUN-COL-15")
def test_the_card_is_taken_with_its_outpost_and_a_second_disc() -> None:
    t = board(annie={"b2": [3, 3]})
    t.system("b2", outpost=("Annie", "star"))
    t.begin().takes(*COLONIZE)
    assert t.colonies("Annie") == {"gliese-876": ["star", "ore"]}
    assert t.ore_discs("Annie") == 7
    assert t.outpost("b2") is None


@clauses("SUN-COL-12")
@pytest.mark.parametrize(("place", "levels", "new"), [("a1", [3], "groombridge-34"), ("b2", [3, 3], "40-eridani")])
def test_the_space_is_refilled_at_once_from_the_deck_of_its_letter_for_all_to_see(
    place: str, levels: list[int], new: str
) -> None:
    t = board(annie={place: levels})
    t.system("b2", outpost=("Annie", "ore"))
    t.begin().takes(*COLONIZE)
    for seat in (0, 1, 2, 3, None):
        assert t.game.view(t.now, seat)["exploration"][place]["system"] == new
    assert new not in t.deck_cards("A") + t.deck_cards("B")
    assert len(t.deck_cards("A")) + len(t.deck_cards("B")) == 19


@clauses("SUN-COL-13")
def test_an_empty_deck_is_replaced_by_the_other_one() -> None:
    t = empty_deck_a(board(annie={"a1": [3]}))
    t.begin().takes(*COLONIZE)
    assert t.system_at("a1") == "40-eridani"


@clauses("SUN-COL-14", "SUN-AMB-46")
def test_with_both_decks_empty_the_space_stays_empty_and_is_only_passed() -> None:
    t = empty_both_decks(board(annie={"a1": [3], "sol": [2]}))
    t.begin().plays(COLONIZE, ("mine",))
    assert "barnards-star" in t.colonies("Annie")
    assert t.system_at("a1") is None
    t.until("Annie")
    assert t.system_at("a1") is None
    t.plays(JUMP_4, ("move", "sol", 2, "a1"))
    stays = t.copy().takes("stop")
    assert stays.ships("Annie", "a1") == [2]
    assert stays.controller("a1") is None
    assert stays.food_discs("Annie") == t.food_discs("Annie")
    t.plays(("move", "a1", 2, "shipyard-left"), STOP)
    assert t.controller("shipyard-left") == "Annie"


@clauses("SUN-COL-16")
@pytest.mark.parametrize(("first", "second"), [("food", "ore"), ("ore", "food"), ("ore", "ore"), ("food", "food")])
def test_the_second_disc_is_chosen_afresh(first: str, second: str) -> None:
    t = board(annie={"a1": [3]})
    t.system("a1", "luytens-star", outpost=("Annie", first))
    t.begin().plays(COLONIZE, ("disc", "second", second))
    assert t.colonies("Annie") == {"luytens-star": [first, second]}


@clauses("SUN-COL-17")
def test_without_a_matching_disc_the_second_disc_is_a_star() -> None:
    t = board(annie={"a1": [3]})
    t.seat("Annie", automation={"food": 7})
    t.begin().takes(*COLONIZE)
    assert t.colonies("Annie") == {"barnards-star": ["food", "star"]}
    assert (t.food_discs("Annie"), t.ore_discs("Annie")) == (0, 8)


@clauses("SUN-AMB-44", "SUN-COL-15")
def test_the_second_disc_is_the_leftmost_of_its_track_and_shows_what_lies_under_it() -> None:
    """The outpost is the first food disc gone, the second disc shows the growth symbol B."""
    t = board(annie={"a1": [3]}).begin().takes(*COLONIZE)
    assert t.food_discs("Annie") == 6
    assert t.game.view(t.now, None)["seats"][0]["grows"] == ["A", "B"]


@clauses("SUN-COL-18")
def test_the_bonus_is_taken_in_full_at_once_even_if_less_were_welcome() -> None:
    t = board(annie={"a1": [3]}).begin()
    supply = t.supply("Annie")
    t.takes(*COLONIZE)
    assert t.pop("Annie") == 1 - 1 + 3
    assert t.supply("Annie") == supply + 1 + 1 - 3
    assert t.offers("mine")


@clauses("SUN-COL-18", "SUN-AMB-45")
def test_what_a_bonus_cannot_give_is_lost_and_the_colony_stands() -> None:
    """Supply holds the returned and the settled cube only: 2 of the 3 population come."""
    t = board(annie={"a1": [3], "sol": [1] * 12})
    t.cubes("Annie", "I-1", "I-3", "I-4", "II-A", "II-F")
    t.tech("II-A", "plasma-cannon")
    t.tech("II-F", "closed-loop-arcologies")
    t.seat("Annie", supply=dict.fromkeys("ABCDE", 0))
    t.begin().takes(*COLONIZE)
    assert "barnards-star" in t.colonies("Annie")
    assert (t.pop("Annie"), t.supply("Annie")) == (2, 0)


@clauses("SUN-COL-19")
def test_the_jump_of_the_bonus_may_take_the_system_that_has_just_come() -> None:
    """Lacaille 9352: a new L2 in Deep Space, then Jump 2, back to its own space by the left shipyard."""
    t = board(annie={"a1": [2]})
    t.system("a1", "lacaille-9352", outpost=("Annie", "food"))
    t.deck("A", ["sirius"])
    t.begin().takes(*COLONIZE)
    assert t.system_at("a1") == "sirius"
    t.plays(("move", "deep-space", 2, "shipyard-left"), ("move", "shipyard-left", 2, "a1"))
    assert t.controller("sirius") == "Annie"
    assert t.ore("Annie") == 0 + 1


@clauses("SUN-COL-20")
def test_nothing_that_happens_at_its_old_place_touches_a_colony() -> None:
    t = board(annie={"a1": [3]}, brian={"sol": [4]})
    t.cubes("Brian", "I-2")
    t.begin().plays(COLONIZE, ("mine",))
    t.plays(JUMP_4, ("move", "sol", 4, "a1"), STOP)
    assert (t.whose_turn, t.controller("a1")) == ("Brian", "Brian")
    for _ in range(3):
        t.until("Annie").quiet_turn()
    assert t.colonies("Annie") == {"barnards-star": ["food", "food"]}
    assert t.food_discs("Annie") == 6


@clauses("SUN-COL-21")
def test_a_colonize_action_without_an_eligible_system_cannot_be_taken() -> None:
    t = board(annie={"a1": [2], "shipyard-left": [4]})
    t.system("shipyard-left", outpost=("Annie", "ore"))
    t.begin()
    assert t.refusal(*COLONIZE).clause == "SUN-COL-21"


@clauses("SUN-COL-22")
def test_one_colonize_takes_one_system() -> None:
    t = two_targets()
    t.seat("Annie", ore=9, pop=3)
    t.begin().plays(COLONIZE, ("target", "a1"))
    assert list(t.colonies("Annie")) == ["barnards-star"]
    assert t.controller("gliese-876") == "Annie"
    assert t.offers("mine")


@clauses("SUN-AMB-46")
def test_an_empty_space_cannot_be_colonized() -> None:
    t = board(annie={"a2": [4, 4], "a1": [2]})
    t.no_system("a2")
    t.begin()
    assert t.refusal(*COLONIZE).clause == "SUN-COL-21"


@clauses("SUN-AMB-47")
def test_two_players_have_two_systems_of_deck_b() -> None:
    game = heliopause.game("sun")
    for seed in range(5):
        view = game.view(game.new(players=2, seed=seed), None)
        laid = [place["system"] for place in view["exploration"].values() if place["system"]]
        assert sum(system in ALL_OF_B for system in laid) == 2
        assert view["decks"]["B"]["count"] == 10
