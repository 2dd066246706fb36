"""Chapter SETUP: new games for four players, over many seeds; three and two players are in test_fewer_players.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from heliopause.kernel.errors import InputError
from tests.clauses import clauses
from tests.sun.table import FACTIONS, NAMES, Table, sun

CATALOG = sun().catalog
LEVEL = {card.id: card.level for card in CATALOG.technologies}
EVENT_LEVEL = {event.id: event.level for event in CATALOG.events}
LIGHT = {2: {"tyler-lee", "maya-chaturvedi"}, 3: {"kc-24x", "onu"}}
STARTING = {"barnards-star", "sirius", "alpha-centauri", "epsilon-eridani"}
DECKS = {system.id: system.deck for system in CATALOG.systems}
SEEDS = 300


@cache
def games() -> tuple[dict[str, Any], ...]:
    """Many new games for four players, as documents."""
    return tuple(Table.fresh(seed=seed).look for seed in range(SEEDS))


def spread(of: Callable[[dict[str, Any]], Any]) -> Counter[Any]:
    """How often each outcome comes up in these games."""
    return Counter(of(game) for game in games())


def events_of(game: dict[str, Any], level: int) -> list[str]:
    slots = game["technologies"]
    return [place["event"] for slot, place in slots.items() if slot.startswith("I" * level + "-")]


# ---------------------------------------------------------------- technologies


@clauses("SUN-SETUP-01", "SUN-SETUP-03")
@pytest.mark.parametrize(("deck", "level", "size"), [("II", 2, 16), ("III", 3, 16), ("IIII", 4, 10)])
def test_each_deck_holds_all_cards_of_its_level_in_an_order_of_chance(deck: str, level: int, size: int) -> None:
    cards = sorted(card for card, at in LEVEL.items() if at == level)
    assert len(cards) == size
    assert all(sorted(game["decks"][deck]) == cards for game in games())
    for place in (0, size - 1):
        often = spread(lambda game, place=place: game["decks"][deck][place])  # type: ignore[misc]
        assert set(often) == set(cards)
        assert max(often.values()) < 3 * SEEDS / size


@clauses("SUN-SETUP-02")
def test_the_four_technologies_of_level_i_lie_face_up_on_its_slots_by_chance() -> None:
    slots = ("I-1", "I-2", "I-3", "I-4")
    orders = spread(lambda game: tuple(game["technologies"][slot]["technology"] for slot in slots))
    assert {tuple(sorted(order)) for order in orders} == {
        ("advanced-genetics", "advanced-robotics", "narrow-beam-lasers", "terraforming")
    }
    assert len(orders) == 24
    t = Table.fresh(seed=1)
    for seat in (None, 0, 1, 2, 3):
        seen = t.game.view(t.now, seat)["technologies"]
        assert [seen[slot]["technology"] for slot in slots] == [t.card(slot) for slot in slots]


@clauses("SUN-SETUP-03", "SUN-SETUP-06", "SUN-SETUP-08")
def test_decks_and_events_lie_face_down_for_everybody() -> None:
    """Games that differ in hidden cards only look the same to all."""
    docs = []
    for number in (0, 1):
        t = Table()
        t.deck("II", ["mass-cloning", "plasma-cannon"][:: 1 - 2 * number])
        t.deck("III", ["capital-ship", "android-armada"][:: 1 - 2 * number])
        t.deck("A", ["ross-128", "wolf-359"][:: 1 - 2 * number])
        slots = ("II-A", "II-B")[:: 1 - 2 * number]
        t.event(slots[0], "tyler-lee")
        t.event(slots[1], "sol-parliament")
        slots = ("III-A", "III-B")[:: 1 - 2 * number]
        t.event(slots[0], "onu")
        t.event(slots[1], "mass-enlightenment")
        docs.append(t.begin())
    assert docs[0].look != docs[1].look
    for seat in (None, 0, 3):
        assert docs[0].game.view(docs[0].now, seat) == docs[1].game.view(docs[1].now, seat)


@clauses("SUN-SETUP-04", "SUN-SETUP-05", "SUN-SETUP-06", "SUN-SETUP-07", "SUN-SETUP-08", "SUN-AMB-63")
@pytest.mark.parametrize("level", [2, 3])
def test_two_light_bordered_events_and_four_others_lie_on_the_six_slots_of_their_level(level: int) -> None:
    others = {event for event, at in EVENT_LEVEL.items() if at == level} - LIGHT[level]
    assert len(others) == 8
    for game in games():
        laid = events_of(game, level)
        assert len(laid) == len(set(laid)) == 6
        assert LIGHT[level] < set(laid) < LIGHT[level] | others
    drawn = Counter(event for game in games() for event in set(events_of(game, level)) - LIGHT[level])
    assert set(drawn) == others
    assert all(SEEDS / 3 < often < 2 * SEEDS / 3 for often in drawn.values())
    for event in LIGHT[level]:  # anywhere, the light-bordered ones too
        places = spread(lambda game, event=event: events_of(game, level).index(event))  # type: ignore[misc]
        assert set(places) == set(range(6))
        assert max(places.values()) < SEEDS / 3


@clauses("SUN-SETUP-09", "SUN-AMB-63", "SUN-EDN-11")
def test_no_event_lies_on_level_i_or_iiii() -> None:
    for game in games():
        assert all("event" not in game["technologies"].get(slot, {}) for slot in ("I-1", "IIII-A", "IIII-B", "IIII-C"))
    seen = Table.fresh(seed=1)
    view = seen.game.view(seen.now, None)["technologies"]
    with_event = {slot for slot, place in view.items() if place["event"]}
    assert with_event == {f"{level}-{letter}" for level in ("II", "III") for letter in "ABCDEF"}
    for slot in ("I-1", "IIII-A"):
        t = Table()
        t.event(slot, "onu")
        with pytest.raises(InputError, match="SUN-SETUP-09"):
            t.begin()


@clauses("SUN-SETUP-10")
def test_eight_events_stay_unseen_in_the_box() -> None:
    t = Table.fresh(seed=14)
    assert sorted(t.game.view(t.now, 0)["unseen_events"]) == sorted(EVENT_LEVEL)  # any of them may be the one
    laid = {event for level in (2, 3) for event in events_of(t.look, level)}
    for table in t.play_on(6):
        last = table
    assert last.look["events"]
    assert set(last.look["events"]) <= laid


# ---------------------------------------------------------------- the exploration board


@clauses("SUN-SETUP-11", "SUN-AMB-62")
@pytest.mark.parametrize("players", [3, 4])
def test_three_and_four_players_explore_the_side_with_two_a_spaces(players: int) -> None:
    t = Table(players)
    t.seat("Annie", ships={"sol": [1]}, pop=0)
    t.begin()
    t.takes("act", "basic:3:1")
    assert t.offers("move", "sol", 1, "a1")
    assert t.offers("move", "sol", 1, "a2")
    assert {"shipyard-left", "shipyard-right"} < set(t.game.view(t.now, None)["exploration"])
    assert t.game.catalog.board(players).id == "side-3-4"


@clauses("SUN-SETUP-12")
def test_systems_a_and_b_stay_in_decks_of_their_own() -> None:
    for game in games():
        for deck in ("A", "B"):
            assert {DECKS[card] for card in game["decks"][deck]} == {deck}
            assert {DECKS[game["exploration"][f"{deck.lower()}{n}"]["system"]] for n in (1, 2)} == {deck}


@clauses("SUN-SETUP-14", "SUN-SETUP-15")
def test_two_starting_systems_by_chance_lie_on_the_a_spaces_and_the_others_are_shuffled_in() -> None:
    pairs = spread(lambda game: tuple(game["exploration"][space]["system"] for space in ("a1", "a2")))
    assert set(pairs) == {(one, two) for one in STARTING for two in STARTING if one != two}
    whole = {card for card, deck in DECKS.items() if deck == "A"}
    for game in games():
        deck = game["decks"]["A"]
        laid = {game["exploration"][space]["system"] for space in ("a1", "a2")}
        assert len(deck) == 10
        assert set(deck) == whole - laid
    places = Counter(place for game in games() for place, card in enumerate(game["decks"]["A"]) if card in STARTING)
    assert set(places) == set(range(10))
    assert max(places.values()) < 3 * min(places.values())


@clauses("SUN-SETUP-16")
def test_two_systems_of_deck_b_lie_on_the_b_spaces_and_ten_remain() -> None:
    whole = {card for card, deck in DECKS.items() if deck == "B"}
    for space in ("b1", "b2"):
        often = spread(lambda game, space=space: game["exploration"][space]["system"])  # type: ignore[misc]
        assert set(often) == whole
        assert max(often.values()) < SEEDS / 4
    for game in games():
        laid = {game["exploration"][space]["system"] for space in ("b1", "b2")}
        assert len(game["decks"]["B"]) == 10
        assert set(game["decks"]["B"]) == whole - laid
    assert set(spread(lambda game: game["decks"]["B"][0])) == whole


# ---------------------------------------------------------------- achievements, start, mats


@clauses("SUN-SETUP-17", "SUN-SETUP-18", "SUN-SETUP-19")
def test_transcendence_empire_one_a_and_one_b_are_in_play_and_six_are_not() -> None:
    letters = {card.id: card.letter for card in CATALOG.achievements}
    cards = spread(lambda game: tuple(row["card"] for row in game["achievements"]))
    for first, second, third, fourth in cards:
        assert (first, second) == ("transcendence", "empire")
        assert (letters[third], letters[fourth]) == ("A", "B")
    assert len(cards) == 16  # four of type A with four of type B
    t = Table.fresh(seed=3)
    shown = [row["card"] for row in t.look["achievements"]]
    for seat in (None, 0, 1, 2, 3):
        assert [row["card"] for row in t.game.view(t.now, seat)["achievements"]] == shown
    for table in t.play_on(3):
        last = table
    assert [row["card"] for row in last.look["achievements"]] == shown


@clauses("SUN-SETUP-22", "SUN-AMB-59")
def test_a_random_player_starts_unless_one_is_named() -> None:
    often = spread(lambda game: game["start"])
    assert set(often) == {0, 1, 2, 3}
    assert all(SEEDS / 6 < times < SEEDS / 3 for times in often.values())
    assert all(game["turn"] == game["start"] for game in games())
    assert all(Table.fresh(seed=seed, start=2).asked == "Cindy" for seed in range(20))


@clauses("SUN-SETUP-23", "SUN-AMB-60", "SUN-AMB-61")
def test_basic_mats_are_drawn_no_mat_twice_and_any_seat_can_get_any() -> None:
    orders = spread(lambda game: tuple(row["faction"] for row in game["seats"]))
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(FACTIONS))}
    assert len(orders) == 24
    assert all(game["options"]["mats"] == "basic" for game in games())


@clauses("SUN-SETUP-23", "SUN-AMB-61")
def test_basic_mats_can_be_chosen_in_seat_order_instead() -> None:
    t = Table.fresh(seed=5, draft="choose", start=1)
    for name, faction in (("Brian", "free-settlements"), ("Cindy", "united-nations"), ("Derek", "nishida-ostergaard")):
        assert t.asked == name
        assert t.offered_names("mat") == set(FACTIONS) - {row["faction"] for row in t.look["seats"]}
        t.takes("mat", faction)
    assert t.mat("Annie")["faction"] == "cosmic-tabernacle"  # the last one left
    assert (t.whose_turn, t.mat("Derek")["faction"]) == ("Brian", "nishida-ostergaard")


@clauses("SUN-SETUP-23")
def test_the_same_mat_twice_is_refused() -> None:
    with pytest.raises(InputError, match="SUN-SETUP-23"):
        Table.fresh(2, factions=["united-nations", "united-nations"])


@clauses("SUN-SETUP-24", "SUN-ACT-14")
def test_pawns_start_beside_the_box_and_the_first_turn_may_go_to_any_open_space() -> None:
    t = Table.fresh(seed=8, factions=list(FACTIONS[::-1]), start=3)
    assert [t.pawn(name) for name in NAMES] == [None] * 4
    rich = Table()
    rich.seat("Annie", ore=9, pop=3)
    rich.cubes("Annie", "I-1", "I-2")
    rich.begin()
    basic = {f"basic:1:{n}" for n in (1, 2, 3)} | {"basic:2:1", "basic:2:2", "basic:3:1", "basic:3:2", "basic:4:1"}
    assert rich.pawn("Annie") is None
    assert basic | {"tech:narrow-beam-lasers", "tech:terraforming:1:1"} == rich.offered_names("act")


@clauses("SUN-SETUP-25", "SUN-SETUP-26", "SUN-SETUP-27", "SUN-SETUP-35")
@pytest.mark.parametrize("mats", ["basic", "advanced"])
def test_all_discs_start_on_their_tracks_and_no_star_disc_lies_anywhere(mats: str) -> None:
    for seed in range(10):
        t = Table.fresh(seed=seed, mats=mats, draft="draw")
        for name in NAMES:
            assert (t.food_discs(name), t.ore_discs(name)) == (8, 8)
            assert t.automation(name) == {"food": 0, "ore": 0, "star": 0}
            assert t.colonies(name) == {}
        assert all("outpost" not in place for place in t.look["exploration"].values())
        assert all(row["claims"] == [] for row in t.look["achievements"])
        assert all("researched" not in place for place in t.look["technologies"].values())
        assert t.look["private"] == []


@clauses("SUN-SETUP-28", "SUN-SETUP-29", "SUN-SETUP-30", "SUN-SETUP-31")
def test_full_columns_two_population_and_a_ship_on_sol_make_twenty_cubes() -> None:
    t = Table.fresh(seed=8)
    name = next(name for name in NAMES if t.mat(name)["faction"] == "nishida-ostergaard")  # its line is about ore
    assert t.columns(name) == [5, 4, 3, 3, 2]  # the spaces that are printed
    assert sum(t.columns(name)) == 17
    assert t.pop(name) == 2
    assert t.ships(name) == {"sol": [1]}


@clauses("SUN-SETUP-32", "SUN-SETUP-33")
@pytest.mark.parametrize("start", [0, 1, 3])
def test_the_seats_from_the_starting_player_on_begin_with_1_1_2_and_2_ore(start: int) -> None:
    t = Table.fresh(seed=2, start=start, factions=list(FACTIONS))
    ore = [t.ore(NAMES[(start + place) % 4]) for place in range(4)]
    extra = [2 if t.mat(NAMES[(start + place) % 4])["faction"] == "nishida-ostergaard" else 0 for place in range(4)]
    assert [have - more for have, more in zip(ore, extra, strict=True)] == [1, 1, 2, 2]


@clauses("SUN-SETUP-33")
def test_the_setup_line_of_a_mat_comes_on_top_of_the_common_setup() -> None:
    t = Table.fresh(seed=2, start=0, factions=list(FACTIONS))
    # United Nations: one cube of the right becomes population, one more goes to column A
    assert (t.columns("Annie"), t.pop("Annie")) == ([6, 4, 3, 3, 0], 3)
    # Nishida-Østergaard: 2 ore more than the second seat has
    assert t.ore("Brian") == 1 + 2
    # Disciples: one more ship, in Deep Space
    assert (t.columns("Cindy"), t.ships("Cindy")) == ([4, 4, 3, 3, 2], {"sol": [1], "deep-space": [1]})
    # Free Settlements: the ship is of level 2, one cube goes from the right to column B, which is full
    assert (t.columns("Derek"), t.ships("Derek")) == ([5, 4, 3, 3, 2], {"sol": [2]})
    assert all(t.cubes_of(name) == 20 for name in NAMES)


@clauses("SUN-SETUP-34")
def test_everything_on_a_mat_is_seen_by_all() -> None:
    t = Table.fresh(seed=30)
    for step, table in enumerate(t.play_on(30)):
        if step % 100 == 99:
            mats = [table.mat(name) for name in NAMES]
            for seat in (None, 0, 1, 2, 3):
                seen = table.game.view(table.now, seat)["seats"]
                assert [{key: mat[key] for key in shown} for shown, mat in zip(mats, seen, strict=True)] == mats


@clauses("SUN-SETUP-36")
def test_basic_spacefaring_is_known_without_a_cube() -> None:
    t = Table.fresh(seed=8)
    for name in NAMES:
        t.until(NAMES[(t.look["start"] + NAMES.index(name)) % 4])
        assert all(t.asked not in t.researchers(slot) for slot in t.look["technologies"])
        spaces = {space.rsplit(":", 1)[0] for space in t.offered_names("act")}
        assert {"basic:1", "basic:3", "basic:4"} <= spaces  # the three that need no ore for their Action
        assert t.copy().takes("act", sorted(t.offered_names("act"))[0]).offered_names("slot") == {
            "I-1",
            "I-2",
            "I-3",
            "I-4",
        }
