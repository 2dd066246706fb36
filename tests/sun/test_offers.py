"""Offers: every option with its words, its elements on the board, its price and what to beware of."""

from __future__ import annotations

import json

import pytest

from heliopause.games.sun import codes, journal, ops, tasks
from heliopause.games.sun.layout import ORE, POP
from heliopause.games.sun.offers import VERBS
from heliopause.games.sun.rules.play import SunState
from heliopause.kernel.game import Offer
from heliopause.kernel.state import FRAME
from tests.sun.table import Table
from tests.sun.test_words import CLAUSES, games, step, well_formed
from tests.sun.wander import GAME

GALLERY = GAME.gallery()
ENDLESS = {"do", "skip", "pick", "stop", "forgo"}  # they go on or end something; there may be nothing to click on


def board_elements(state: SunState) -> set[str]:
    """Everything that the gallery and a view put on the table, by id."""
    view = GAME.view(state, None)
    players = str(view["players"])
    boards = GALLERY["boards"]
    found = {f"slot:{slot['id']}" for slot in boards["technology"]["slots"]}
    found |= {f"location:{place['id']}" for place in boards["exploration"][players]["locations"]}
    if "extra" in view["exploration"]:
        found.add(f"location:{boards['exploration'][players]['extra']['id']}")
    for action in boards["basic"][players]["actions"]:
        found |= {f"space:{space['id']}" for space in action["spaces"]}
    for kind in ("technologies", "events", "guilds"):
        for card in GALLERY[kind].values():
            found |= {f"space:{space}" for row in card["spaces"] for space in row["ids"]}
    for kind, name in KINDS.items():
        found |= {f"{name}:{one}" for one in GALLERY[kind]}
    for place, there in view["exploration"].items():
        for seat, ships in enumerate(there["ships"]):
            found |= {f"ship:{place}:{seat}:{level}" for level in ships}
    return found


KINDS = {
    "technologies": "technology", "events": "event", "systems": "system", "achievements": "achievement",
    "guilds": "guild", "factions": "faction", "powers": "power", "production": "production", "exchanges": "exchange",
    "types": "type", "tracks": "track", "columns": "column", "stocks": "stock", "phases": "phase",
}  # fmt: skip


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("count", [4, pytest.param(10, marks=pytest.mark.long)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_option_is_offered_with_words_and_elements_that_are_there(players: int, count: int) -> None:
    for state, rnd in games(players, count):
        while not state.over:
            offered = GAME.offers(state)
            assert [one["code"] for one in offered] == state.options()
            there = board_elements(state)
            for one in offered:
                well_formed(one["text"])
                assert one["targets"] or one["verb"] in ENDLESS, one
                assert set(one["targets"]) <= there, set(one["targets"]) - there
                assert one["clause"] is None or one["clause"] in CLAUSES, one
                if one["warning"] is not None:
                    well_formed(one["warning"])
                    assert one["warning"].endswith(".")
            for row in GAME.why_not(state, state.seat):
                assert row["target"] in there | {""}, row
            json.dumps(offered, allow_nan=False)
            step(state, rnd)
        assert GAME.offers(state) == []


def test_every_verb_has_a_name_of_its_own() -> None:
    assert sorted(VERBS) == list(range(1, codes.VERBS))
    assert len({name for name, _ in VERBS.values()}) == len(VERBS)


# ---------------------------------------------------------------- prices


def carried_out(state: SunState, code: int) -> SunState:
    """With the option carried out and its cost paid, but nothing of its effect."""
    after = state.clone()
    after.decide(code)
    while after.stack[-FRAME] == tasks.PROGRAM and after.t.code[after.stack[-FRAME + 2]] in (ops.WHERE, ops.PAY):
        after.advance()
    if after.stack[-FRAME] == tasks.PAYMENT and len(ways := after.advance()) == 1:
        after.decide(ways[0])
    return after


def used(state: SunState, code: int) -> int:
    """The population that goes if it is chosen, and then whatever ends its effect soonest."""
    seat, depth = state.seat, len(state.stack)
    after = state.clone()
    entries: list[int] = []
    after.journal = entries
    after.apply(code)
    while not after.over and len(after.stack) >= depth and (after.seat != seat or after.stack[-FRAME] != tasks.TURN):
        least = [one for one in after.options() if codes.verb_of(one) in (codes.SKIP, codes.STOP, codes.FORGO)]
        after.apply(least[0] if least else after.options()[0])
    gone = {journal.RETURNS: 2, journal.BUILDS: 4}  # where an entry says how many
    rows = [entries[at : at + journal.ENTRY] for at in range(0, len(entries), journal.ENTRY)]
    mine = [row for row in rows if row[1] == seat]
    return sum(row[gone[row[0]]] for row in mine if row[0] in gone) + sum(row[0] == journal.RESEARCHES for row in mine)


@pytest.mark.parametrize("count", [4, pytest.param(10, marks=pytest.mark.long)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_price_is_what_is_really_paid(players: int, count: int) -> None:
    seen: set[str] = set()
    for state, rnd in games(players, count):
        while not state.over:
            for one in GAME.offers(state) if rnd.random() < 0.2 else []:
                check_price(state, one)
                seen |= {one["verb"]} if one["cost"] else set()
            step(state, rnd)
    assert seen >= {"act", "slot", "do", "pick", "buy-pop", "sell-pop", "decommission"}


def check_price(state: SunState, one: Offer) -> None:
    seat, cost = state.seat, one["cost"]
    have = {"ore": state.cells[ORE + seat], "population": state.cells[POP + seat]}
    assert one["left"] == {name: have[name] - n for name, n in cost.items()}
    assert all(n > 0 for n in cost.values())
    assert min(one["left"].values(), default=0) >= 0
    after = carried_out(state, one["code"])
    assert max(have["ore"] - after.cells[ORE + seat], 0) == cost.get("ore", 0), one
    sure = cost.get("population", 0)
    if one["verb"] in ("slot", "pop-at", "build-at", "sell-pop", "pay-pop", "pay-ore"):
        assert have["population"] - after.cells[POP + seat] == sure, one
    elif one["verb"] in ("act", "copy", "use", "do", "pick"):
        assert have["population"] - after.cells[POP + seat] <= sure <= used(state, one["code"]), one
    else:
        assert sure == 0, one


def test_a_price_says_what_is_left(state_of_annie: Table) -> None:
    t = state_of_annie
    one = t.offer("act", "basic:2:2")  # research II for 2 ore, the second space costs 1 more
    assert (one["cost"], one["left"]) == ({"ore": 3, "population": 1}, {"ore": 0, "population": 1})
    assert t.offer("act", "basic:3:1")["cost"] == {}  # its population is optional
    t.takes("act", "basic:1:1")
    assert t.offer("slot", "I-2")["cost"] == {"population": 1}


# ---------------------------------------------------------------- elements


@pytest.fixture
def state_of_annie() -> Table:
    t = Table()
    t.seat("Annie", ore=3, pop=2, ships={"sol": [1, 2]})
    t.cubes("Annie", "I-1")
    return t.begin()


def test_a_ship_then_the_place_it_flies_to_are_clicked(state_of_annie: Table) -> None:
    t = state_of_annie
    assert t.offer("act", "basic:1:2")["targets"] == ["space:basic:1:2"]
    t.plays(("act", "basic:3:1"), ("skip",))
    assert t.offer("move", "sol", 2, "a1")["targets"] == ["ship:sol:0:2", "location:a1"]


def test_the_part_that_is_asked_about_is_done_by_a_click_on_its_card(state_of_annie: Table) -> None:
    t = state_of_annie.takes("act", "basic:3:1")
    assert t.offer("do")["targets"] == ["space:basic:3:1"]
    assert t.offer("skip")["targets"] == []


def test_a_refusal_is_found_at_the_element_that_looks_choosable(state_of_annie: Table) -> None:
    t = state_of_annie
    rows = {row["target"]: row for row in t.game.why_not(t.now, 0) if row["target"]}
    assert rows["space:guild:professors-guild"]["clause"] == "SUN-ACT-19"
    assert rows["space:tech:terraforming:1:1"]["clause"] == "SUN-ACT-08"
    assert rows["technology:advanced-genetics"]["clause"] == "SUN-ACT-18"


# ---------------------------------------------------------------- warnings


def warned(one: Offer) -> str:
    """Without the full stop."""
    return (one["warning"] or "").rstrip(".")


def test_whoever_would_pay_for_nothing_is_warned() -> None:
    t = Table()
    t.seat("Annie", ore=1, pop=0, ships={})
    t.begin()
    one = t.offer("act", "basic:3:2")
    assert warned(one) == "Nothing of it is possible now, only the price would be paid"
    assert one["clause"] == "SUN-AMB-05"
    assert warned(t.offer("act", "basic:4:1")) == ""


def test_whoever_would_be_left_without_population_is_warned_if_growth_brings_none() -> None:
    for in_column_a, warning in ((0, "It leaves you without population, and growth would bring none now"), (1, "")):
        t = Table()
        supply = {"A": in_column_a, "B": 4, "C": 3, "D": 3, "E": 2}
        t.seat("Annie", pop=1, supply=supply, ships={"sol": [1] * (7 - in_column_a)})
        assert warned(t.begin().offer("act", "basic:1:1")) == warning


def test_whoever_would_find_too_little_supply_is_warned() -> None:
    t = Table()
    t.seat("Annie", ore=3, pop=2, supply=dict.fromkeys("ABCDE", 0), ships={"sol": [1] * 18})
    assert warned(t.begin().offer("act", "basic:4:1")) == "No supply cube is left"


def test_production_that_brings_nothing_is_warned_of() -> None:
    t = Table(phase="production")
    t.seat("Annie", ore=0, pop=0, supply={"A": 0, "B": 4, "C": 3, "D": 3, "E": 2}, ships={"sol": [1] * 8})
    t.begin()
    assert warned(t.offer("grow")) == "It brings nothing now"
    assert warned(t.offer("trade")) == "There is nothing you could exchange"
    assert warned(t.offer("mine")) == ""


def test_ending_a_trade_without_an_exchange_and_selling_the_last_population_are_warned_of() -> None:
    t = Table(phase="production")
    t.seat("Annie", ore=4, pop=0)
    t.begin().takes("trade")
    assert warned(t.offer("stop")) == "You have exchanged nothing yet, although you could"
    t.takes("buy_pop")
    assert warned(t.offer("stop")) == ""
    assert warned(t.offer("sell_pop")) == "It leaves you without population"


def test_a_ship_that_holds_a_system_against_others_is_not_moved_away_unwarned() -> None:
    for brian, warning in (([1], "You lose control of Barnard's Star if it stays like this"), ([], "")):
        t = Table()
        t.system("a1", "barnards-star", outpost=("Annie", "food"))
        t.seat("Annie", ships={"a1": [1], "sol": [1]}, pop=2)
        t.seat("Brian", ships={"a1": brian, "sol": [1]})
        t.begin().plays(("act", "basic:3:1"), ("skip",))
        assert warned(t.offer("move", "a1", 1, "sol")) == warning
        assert warned(t.offer("move", "sol", 1, "a2")) == ""
