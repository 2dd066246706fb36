"""Advanced faction mats (chapter ADV), with the rulings AMB-64 to 66 and the example EX-32."""

from __future__ import annotations

from typing import Any

import pytest

from heliopause.games.sun import codes
from heliopause.games.sun.rules.play import SunState
from heliopause.kernel.errors import InputError
from tests.clauses import clauses
from tests.sun.table import Table, sun

JUMP_4 = ("act", "tech:terraforming:1:1")
LASERS = ("act", "tech:narrow-beam-lasers")  # 1 ore: 1 pop into an L2, then Jump 3
STOP = ("stop",)
NISHIDA = ("nishida-ostergaard", "united-nations", "cosmic-tabernacle", "free-settlements")
CERES = ("free-settlements", "united-nations", "cosmic-tabernacle", "nishida-ostergaard")
DISCIPLES = ("cosmic-tabernacle", "united-nations", "free-settlements", "nishida-ostergaard")
COLUMNS = {  # of the advanced mats
    "united-nations": [4, 4, 3, 3, 3],
    "nishida-ostergaard": [5, 3, 3, 3, 3],
    "cosmic-tabernacle": [4, 5, 3, 3, 2],
    "free-settlements": [6, 3, 3, 3, 2],
}


def table(**options: Any) -> Table:
    """Advanced mats; Annie is the United Nations if nothing is said. Systems without gain-control bonuses."""
    t = Table(mats="advanced", **options)
    t.system("a1", "barnards-star")
    t.system("a2", "procyon")
    t.system("b1", "ross-154")
    t.system("b2", "gliese-876")
    return t


# ---------------------------------------------------------------- handing out


def drafting(players: int, start: int) -> SunState:
    return sun().new(players=players, seed=5, mats="advanced", start=start)


@clauses("SUN-ADV-01", "SUN-FIRST-02")
def test_the_kind_of_mats_is_settled_before_setup_and_basic_if_nothing_is_said() -> None:
    game = sun()
    assert game.view(game.new(), None)["options"]["mats"] == "basic"
    assert game.view(game.new(mats="advanced"), None)["options"]["mats"] == "advanced"
    with pytest.raises(InputError, match="mats"):
        game.new(mats="expert")


@clauses("SUN-ADV-02")
def test_everybody_plays_with_the_same_kind_of_mat() -> None:
    game = sun()
    with pytest.raises(InputError, match="mats"):
        game.new(players=2, mats=["basic", "advanced"])
    for mats in ("basic", "advanced"):
        factions = ["free-settlements", "united-nations", "cosmic-tabernacle", "nishida-ostergaard"]
        seats = game.view(game.new(mats=mats, factions=factions), None)["seats"]
        spaces = {seat["faction"]: list(seat["supply"].values()) for seat in seats}
        assert (spaces["free-settlements"][0] > 5) == (mats == "advanced")
        assert (spaces["nishida-ostergaard"][1] < 4) == (mats == "advanced")


@clauses("SUN-ADV-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_boards_and_achievements_lie_there_when_mats_are_chosen(players: int) -> None:
    state = drafting(players, 0)
    view = sun().view(state, None)
    assert {codes.verb_of(code) for code in state.options()} == {codes.MAT}
    assert all(view["technologies"][f"I-{slot}"]["technology"] for slot in range(1, 5))
    assert all(view["technologies"][f"{level}-{letter}"]["event"] for level in ("II", "III") for letter in "ABCDEF")
    cards = [place["system"] for name, place in view["exploration"].items() if name[0] in "ab"]
    assert len(cards) == (3 if players == 2 else 4)
    assert all(cards)
    assert len(view["achievements"]) == 4
    assert all(seat["faction"] is None for seat in view["seats"])


@clauses("SUN-ADV-04")
@pytest.mark.parametrize(("start", "order"), [(0, [2, 1, 0]), (1, [0, 2, 1]), (2, [1, 0, 2])])
def test_the_last_player_of_the_round_chooses_first_and_the_starting_player_last(start: int, order: list[int]) -> None:
    state = drafting(3, start)
    asked = []
    while sun().view(state, None)["seats"][start]["faction"] is None:
        asked.append(state.seat)
        state.apply(state.options()[0])
    assert asked == order


@clauses("SUN-ADV-05", "SUN-ADV-10")
def test_after_the_choice_the_mats_are_filled_as_usual() -> None:
    state = drafting(4, 2)
    while sun().view(state, None)["seats"][2]["faction"] is None:
        state.apply(state.options()[-1])
    seats = sun().view(state, None)["seats"]
    assert {seat["faction"] for seat in seats} == set(COLUMNS)
    assert [seat["ore"] for seat in seats] == [2, 2, 1, 1]
    for seat in seats:
        assert list(seat["supply"].values()) == COLUMNS[seat["faction"]]
        assert (seat["population"], seat["ships"]) == (2, {"sol": [1]})
        assert (seat["food_discs"], seat["ore_discs"]) == (8, 8)
    assert state.seat == 2
    assert sun().view(state, None)["phase"] == "action"


# ---------------------------------------------------------------- innovations that fire once


def disciples() -> Table:
    """Innovation A of the Disciples, 3 population and 1 ore for ships at 4 locations; they have them at 3."""
    t = table(factions=DISCIPLES)
    t.cubes("Annie", "I-2")
    t.system("shipyard-left", outpost=("Annie", "ore"))
    t.seat("Annie", ore=0, pop=0, ships={"sol": [1, 2], "shipyard-left": [1], "deep-space": [1]})
    return t


@clauses("SUN-ADV-06", "SUN-ADV-07")
def test_an_innovation_fires_when_its_condition_is_met_and_not_before() -> None:
    t = disciples().begin()
    t.plays(JUMP_4, ("move", "sol", 1, "a2"))
    assert (t.pop("Annie"), t.ore("Annie")) == (0, 0)
    t.takes("stop")
    assert (t.pop("Annie"), t.ore("Annie")) == (3, 1)
    assert t.mat("Annie")["innovations_used"] == ["A"]
    t.until("Brian")
    assert t.mat("Brian").get("innovations_used", []) == []


@clauses("SUN-ADV-07", "SUN-AMB-66")
def test_an_innovation_does_not_fire_again_when_its_condition_is_met_anew() -> None:
    t = disciples().begin()
    t.plays(JUMP_4, ("move", "sol", 1, "a2"), STOP, ("mine",)).until("Annie")
    t.plays(("act", "basic:3:1"), ("skip",), ("move", "a2", 1, "sol"), STOP, ("mine",)).until("Annie")
    assert sorted(t.ships("Annie")) == ["deep-space", "shipyard-left", "sol"]
    before = t.pop("Annie")
    t.plays(JUMP_4, ("move", "sol", 1, "a2"), STOP)
    assert len(t.ships("Annie")) == 4
    assert t.pop("Annie") == before


# ---------------------------------------------------------------- innovations that last as long as production


@clauses("SUN-ADV-06", "SUN-ADV-08")
@pytest.mark.parametrize(("gone", "cheaper"), [(0, False), (1, False), (3, False), (4, True), (5, True), (8, True)])
def test_nishida_build_for_less_while_3_ore_symbols_show(gone: int, cheaper: bool) -> None:
    """1, 2, 2, 2, 3, 4, ... symbols show once 0, 1, 2, 3, 4, 5, ... ore discs are gone."""
    t = table(factions=NISHIDA)
    t.cubes("Annie", "I-1")
    t.seat("Annie", ore=0, automation={"ore": gone}, innovations_used=["B"] if gone == 8 else [])
    t.begin()
    assert t.offers(*LASERS) == cheaper
    if not cheaper:
        assert t.refusal(*LASERS).clause == "SUN-ACT-10"


@clauses("SUN-ADV-09")
def test_an_innovation_is_lost_with_production_and_returns_with_it() -> None:
    """Nishida's fourth ore disc is the outpost at Procyon, which goes to Brian and comes back."""
    t = table(factions=NISHIDA)
    t.cubes("Annie", "I-1", "I-2")
    t.system("a2", "procyon", outpost=("Annie", "ore"))
    t.seat("Annie", ore=0, automation={"ore": 3}, ships={"a2": [2]})
    t.seat("Brian", ships={"a2": [1]})
    t.begin()
    assert t.offers(*LASERS)
    t.plays(JUMP_4, ("move", "a2", 2, "sol"), STOP)
    assert t.controller("a2") == "Brian"
    t.takes("grow")
    t.until("Annie")
    assert t.ore("Annie") == 0
    assert not t.offers(*LASERS)
    t.plays(("act", "basic:3:1"), ("skip",), ("move", "sol", 2, "a2"), STOP)
    assert t.controller("a2") == "Annie"
    t.takes("grow")
    t.until("Annie")
    assert t.ore("Annie") == 0
    assert t.offers(*LASERS)


@clauses("SUN-ADV-08", "SUN-ADV-06")
@pytest.mark.parametrize(("gone", "points"), [(3, 4), (4, 5)])
def test_ceres_jump_farther_while_5_production_symbols_show(gone: int, points: int) -> None:
    """1 + 3 symbols show with 3 ore discs gone; with a fourth and 2 food discs gone it is 2 + 3."""
    t = table(factions=CERES)
    t.cubes("Annie", "I-2")
    t.seat("Annie", automation={"ore": 3, "food": 2 if gone == 4 else 0}, ships={"sol": [1] * 6})
    t.begin().takes(*JUMP_4)
    for _ in range(points):
        assert t.offered("move")
        t.takes("move", "sol", 1, "a2")
    assert not t.offered("move")


@clauses("SUN-ADV-06", "SUN-ADV-08")
@pytest.mark.parametrize(("gone", "gained"), [(5, 0), (6, 1)])
def test_the_united_nations_earn_ore_by_known_technologies_while_4_growth_symbols_show(gone: int, gained: int) -> None:
    t = table()
    t.seat("Annie", ore=0, pop=2, automation={"food": gone})
    t.begin().plays(("act", "basic:1:1"), ("slot", "I-2"))  # Terraforming gives no ore
    assert t.ore("Annie") == gained


@clauses("SUN-ADV-06", "SUN-ADV-07")
@pytest.mark.parametrize(("before", "fires"), [((), False), (("sirius",), True)])
def test_the_second_colony_of_ceres_brings_an_automation_and_a_ship(before: tuple[str, ...], fires: bool) -> None:
    t = table(factions=CERES)
    t.cubes("Annie", "I-2")
    t.system("a1", outpost=("Annie", "food"))
    for system in before:
        t.colony("Annie", system)
    t.seat("Annie", ore=3, pop=1, ships={"a1": [3]})
    t.begin().takes("act", "tech:terraforming:2:1")
    assert bool(t.offered("track")) == fires
    if fires:
        t.takes("track", "ore")
    assert t.ships("Annie") == ({"deep-space": [2]} if fires else {})
    assert t.ore_discs("Annie") == (7 if fires else 8)


@clauses("SUN-ADV-06", "SUN-ADV-08")
@pytest.mark.parametrize(("gone", "shared"), [(3, False), (4, True)])
def test_the_disciples_may_pay_an_opponent_for_a_space_while_3_growth_symbols_show(gone: int, shared: bool) -> None:
    t = table(factions=DISCIPLES)
    t.cubes("Annie", "I-2")
    t.cubes("Brian", "I-2")
    t.seat("Annie", ore=1, automation={"food": gone})
    t.seat("Brian", ore=0, pawn="tech:terraforming:1:1")
    t.begin()
    assert t.offers(*JUMP_4) == shared
    if shared:
        t.takes(*JUMP_4)
        assert (t.ore("Annie"), t.ore("Brian")) == (0, 1)
        assert t.pawn("Annie") == t.pawn("Brian") == "tech:terraforming:1:1"
    else:
        assert t.refusal(*JUMP_4).clause == "SUN-ACT-02"


# ---------------------------------------------------------------- United Nations, innovation A


@clauses("SUN-EX-32", "SUN-ADV-11")
def test_two_ships_and_one_population_traded_are_three_exchanges() -> None:
    t = table(phase="production")
    t.seat("Annie", ore=2, pop=0, ships={"sol": [1, 2]})
    t.begin().plays(("trade",), ("decommission", "sol", 1), ("decommission", "sol", 2))
    assert (t.ore("Annie"), t.pop("Annie")) == (0, 2)
    t.takes("sell_pop")
    assert (t.ore("Annie"), t.pop("Annie")) == (1, 1)
    assert t.offered("track")  # the innovation automates a disc of either track and gains 2 ore
    t.takes("track", "food")
    assert (t.food_discs("Annie"), t.ore("Annie"), t.pop("Annie")) == (7, 3, 1)


@clauses("SUN-ADV-11")
@pytest.mark.parametrize(
    "exchanges",
    [
        [("buy_pop",), ("buy_pop",), ("buy_pop",)],
        [("sell_pop",), ("sell_pop",), ("sell_pop",)],
        [("decommission", "sol", 1), ("buy_pop",), ("sell_pop",)],
    ],
)
def test_exchanges_of_any_kind_count(exchanges: list[tuple[Any, ...]]) -> None:
    t = table(phase="production")
    t.seat("Annie", ore=12, pop=4, ships={"sol": [1, 1]})
    t.begin().takes("trade")
    for exchange in exchanges:
        assert not t.offered("track")
        t.takes(*exchange)
    assert t.offered("track")


@clauses("SUN-ADV-11")
def test_two_exchanges_are_too_few_and_those_of_two_turns_do_not_add_up() -> None:
    t = table(phase="production")
    t.seat("Annie", ore=0, pop=5)
    t.begin().plays(("trade",), ("sell_pop",), ("sell_pop",), STOP)
    assert t.whose_turn == "Brian"
    t.until("Annie").plays(("act", "basic:4:1"), ("trade",), ("sell_pop",))
    assert not t.offered("track")
    assert t.mat("Annie").get("innovations_used", []) == []


@clauses("SUN-AMB-64")
def test_it_fires_right_after_the_third_exchange_and_not_after_the_sixth() -> None:
    t = table(phase="production")
    t.seat("Annie", ore=0, pop=8)
    t.begin().plays(("trade",), ("sell_pop",), ("sell_pop",), ("sell_pop",), ("track", "ore"))
    assert (t.ore("Annie"), t.ore_discs("Annie")) == (3 + 2, 7)
    t.plays(("sell_pop",), ("sell_pop",), ("sell_pop",))  # the trade goes on
    assert (t.ore("Annie"), t.ore_discs("Annie"), t.food_discs("Annie")) == (5 + 3, 7, 8)
    assert t.offers("sell_pop")


@clauses("SUN-AMB-66")
def test_it_does_not_fire_in_a_later_trade_either() -> None:
    t = table(phase="production")
    t.seat("Annie", ore=0, pop=8)
    t.begin().plays(("trade",), ("sell_pop",), ("sell_pop",), ("sell_pop",), ("track", "ore"), STOP)
    t.until("Annie").plays(("act", "basic:4:1"), ("trade",), ("sell_pop",), ("sell_pop",), ("sell_pop",))
    assert t.offers("sell_pop")
    assert not t.offered("track")


# ---------------------------------------------------------------- Nishida-Østergaard, innovation B


@clauses("SUN-ADV-12", "SUN-AMB-65", "SUN-EDN-06")
def test_the_last_ore_disc_brings_two_ships_though_food_discs_are_left() -> None:
    t = table(factions=NISHIDA)
    t.seat("Annie", automation={"ore": 7}, pop=2, ships={"sol": [1]})
    t.begin().plays(("act", "basic:1:1"), ("slot", "I-4"))  # Advanced Robotics automates ore
    assert (t.ore_discs("Annie"), t.food_discs("Annie")) == (0, 8)
    assert t.ships("Annie", "sol") == [1, 4, 4]
    t.plays(*[("move", "sol", 4, "a2")] * 2, *[("move", "sol", 1, "a2")])  # then Jump 4
    assert t.offered("move")


@clauses("SUN-ADV-12", "SUN-AMB-65", "SUN-EDN-06")
def test_the_last_food_disc_brings_nothing_while_ore_discs_are_left() -> None:
    t = table(factions=NISHIDA)
    t.seat("Annie", automation={"food": 7}, pop=2, ships={"sol": [1]})
    t.begin().plays(("act", "basic:1:1"), ("slot", "I-3"))  # Advanced Genetics automates food
    assert (t.ore_discs("Annie"), t.food_discs("Annie")) == (8, 0)
    assert t.ships("Annie") == {"sol": [1]}


@clauses("SUN-ADV-13")
def test_a_gain_control_bonus_comes_before_the_innovation_its_disc_sets_off() -> None:
    """Wolf 359 upgrades a ship; the two new ones come too late for it."""
    t = table(factions=NISHIDA)
    t.cubes("Annie", "I-2")
    t.system("a2", "wolf-359")
    t.seat("Annie", automation={"ore": 7}, ships={"sol": [1, 2]})
    t.begin().plays(JUMP_4, ("move", "sol", 1, "a2"), STOP)
    assert t.ore_discs("Annie") == 0
    assert t.offered("raise")
    assert t.ships("Annie") == {"sol": [2], "a2": [1]}
    t.takes("raise", "sol", 2)
    assert t.ships("Annie") == {"sol": [3, 4, 4], "a2": [1]}


@clauses("SUN-ADV-13")
@pytest.mark.parametrize("first", ["a1", "a2"])
def test_all_bonuses_come_before_the_innovation(first: str) -> None:
    """Ross 128 turns 1 supply cube into population, Wolf 359 upgrades a ship."""
    t = table(factions=NISHIDA)
    t.cubes("Annie", "I-2")
    t.system("a1", "ross-128")
    t.system("a2", "wolf-359")
    t.seat("Annie", automation={"ore": 7}, pop=0, ships={"sol": [1, 2]})
    t.begin().plays(JUMP_4, ("move", "sol", 1, "a2"), ("move", "sol", 2, "a1"), STOP)
    t.plays(("bonus", first))
    assert t.pop("Annie") == (1 if first == "a1" else 0)
    assert t.ships("Annie", "sol") == []
    t.takes("raise", "a1", 2)
    assert t.ships("Annie") == {"sol": [4, 4], "a1": [3], "a2": [1]}
    assert t.pop("Annie") == 1


@clauses("SUN-ADV-13")
def test_a_colonization_bonus_comes_before_the_innovation_its_disc_sets_off() -> None:
    """The colony of Wolf 359 upgrades up to 3 ships."""
    t = table(factions=NISHIDA)
    t.cubes("Annie", "I-2")
    t.system("a2", "wolf-359", outpost=("Annie", "ore"))
    t.seat("Annie", ore=3, pop=1, automation={"ore": 6}, ships={"a2": [4], "sol": [1, 2]})
    t.begin().takes("act", "tech:terraforming:2:1")
    assert t.colonies("Annie") == {"wolf-359": ["ore", "ore"]}
    assert t.ore_discs("Annie") == 0
    assert t.offered("raise")
    assert t.ships("Annie") == {"sol": [1, 2]}
    t.plays(("raise", "sol", 1), STOP)
    assert t.ships("Annie") == {"sol": [2, 2, 4, 4]}
