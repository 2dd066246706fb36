"""Positions as documents: exact both ways, short by hand, and refused with the field and the clause when wrong."""

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import heliopause
from heliopause.games.sun.ids import Ids
from heliopause.games.sun.layout import DECK, DECK_CELLS, DECK_II, POWERS, WORMHOLES
from heliopause.games.sun.ops import OP
from heliopause.games.sun.position_tasks import arguments
from heliopause.games.sun.tasks import EVENT
from heliopause.kernel.errors import InputError
from heliopause.kernel.state import FRAME
from tests.clauses import clauses
from tests.sun.wander import GAME, somewhere, walk

DOCS = Path(__file__).parents[2] / "docs" / "positions.md"
KINDS = {number: name for name, (number, _) in arguments(Ids(GAME.catalog, GAME.tables, 4)).items()}
REMOVED = object()


def fresh() -> dict[str, Any]:
    return GAME.to_json(GAME.from_json({}))


def changed(doc: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A copy with other values at `seats__0__ore` and the like; REMOVED takes a field away."""
    doc = copy.deepcopy(doc)
    for path, value in fields.items():
        *way, last = [int(key) if key.isdigit() else key.replace("_-", "_") for key in path.split("__")]
        inner: Any = doc
        for key in way:
            inner = inner[key]
        if value is REMOVED:
            del inner[last]
        elif isinstance(inner, list) and last == len(inner):
            inner.append(value)
        else:
            inner[last] = value
    return doc


# ---------------------------------------------------------------- both ways


@clauses("SUN-CON-51", "SUN-CON-52")
@pytest.mark.parametrize("number", range(24))
def test_every_position_comes_back_exactly(number: int) -> None:
    """Reading counts cubes and discs, so play that lost one would be refused here."""
    for step, state in enumerate(walk(number)):
        if (step + number) % 20 == 0 or state.over:
            doc = json.loads(json.dumps(GAME.to_json(state)))
            again = GAME.from_json(doc)
            assert again.cells == state.cells
            assert again.stack == state.stack
            assert again.to_bytes() == state.to_bytes()
            assert again.options() == state.options()
            assert GAME.to_json(again) == doc


def test_choices_of_every_kind_come_back_exactly() -> None:
    """One position for each kind of pending task, taken where it first comes up."""
    missing = set(KINDS) - {EVENT}  # which runs without asking
    for state in (state for number in range(200) for state in walk(number)):
        found = missing & set(state.stack[::FRAME])
        if found:
            missing -= found
            assert GAME.from_json(GAME.to_json(state)) == state
            if not missing:
                break
    assert [KINDS[task] for task in missing] == []


# ---------------------------------------------------------------- by hand


def test_an_empty_document_is_the_first_turn_of_a_game_for_four() -> None:
    state = GAME.from_json({})
    doc = GAME.to_json(state)
    assert (doc["players"], doc["turn"], doc["round"], doc["phase"], doc["ending"]) == (4, 0, 1, "action", "no")
    assert [seat["ore"] for seat in doc["seats"]] == [1, 1, 2, 2]
    assert {seat["faction"] for seat in doc["seats"]} == {faction.id for faction in GAME.catalog.factions}
    assert all(seat["supply"] == {"A": 5, "B": 4, "C": 3, "D": 3, "E": 2} for seat in doc["seats"])
    assert all((seat["ships"], seat["population"]) == ({"sol": [1]}, 2) for seat in doc["seats"])
    assert [len(doc["decks"][deck]) for deck in ("II", "III", "IIII", "A", "B")] == [16, 16, 10, 10, 10]
    assert state.seat == 0
    assert state.options()


@pytest.mark.parametrize("block", re.findall(r"```json\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL))
def test_the_examples_of_the_manual_hold_up(block: str) -> None:
    document = json.loads(block)
    game = heliopause.game(document["game"])
    state = game.from_json(document)
    assert game.from_json(game.to_json(state)) == state


def test_the_number_of_seats_follows_from_the_seats() -> None:
    assert GAME.to_json(GAME.from_json({"seats": [{}, {}]}))["players"] == 2


def test_the_starting_seat_begins_and_ore_goes_by_turn_order() -> None:
    doc = GAME.to_json(GAME.from_json({"start": 2}))
    assert doc["turn"] == 2
    assert [seat["ore"] for seat in doc["seats"]] == [2, 2, 1, 1]


def test_supply_left_out_is_what_is_left_of_the_cubes_from_the_right() -> None:
    doc = GAME.to_json(GAME.from_json({"seats": [{"population": 9, "ships": {"deep-space": [4, 2]}}, {}]}))
    assert doc["seats"][0]["supply"] == {"A": 0, "B": 1, "C": 3, "D": 3, "E": 2}


def test_discs_left_out_are_on_their_tracks() -> None:
    seat = {"automation": {"food": 2, "star": 1}, "colonies": {"sirius": ["ore", "ore"]}}
    position = {"seats": [seat, {}], "exploration": {"shipyard": {"outpost": {"seat": 0, "disc": "ore"}}}}
    doc = GAME.to_json(GAME.from_json(position))
    assert [(seat["food_discs"], seat["ore_discs"]) for seat in doc["seats"]] == [(6, 5), (8, 8)]


def test_decks_left_out_hold_every_other_card_in_the_order_of_the_content() -> None:
    slots = {"I-1": {"technology": "terraforming", "researched": [0]}, "I-2": {"researched": [0]}}
    slots["II-B"] = {"technology": "plasma-cannon", "researched": [0]}
    doc = GAME.to_json(GAME.from_json({"technologies": slots}))
    wanted = [card.id for card in GAME.catalog.technologies if card.level == 2 and card.id != "plasma-cannon"]
    assert doc["decks"]["II"] == wanted
    assert doc["technologies"]["II-B"] == slots["II-B"]
    level_1 = [doc["technologies"][f"I-{number}"]["technology"] for number in (1, 2, 3, 4)]
    assert level_1 == ["terraforming", "narrow-beam-lasers", "advanced-genetics", "advanced-robotics"]


def test_an_event_was_turned_over_for_every_discovered_slot() -> None:
    slots = {"I-1": {"researched": [0]}, "II-A": {"technology": "plasma-cannon", "researched": [0]}}
    doc = GAME.to_json(GAME.from_json({"technologies": slots}))
    assert list(doc["events"].values()) == ["discarded"]
    down = [slot["event"] for name, slot in doc["technologies"].items() if "event" in slot and name.startswith("II-")]
    assert len(down) == 5
    assert {"tyler-lee", "maya-chaturvedi"} <= set(down)


def test_the_tableau_lies_there_from_the_start() -> None:
    doc = GAME.to_json(GAME.from_json({"options": {"tableau": True}}))
    types = ("scientific", "economic", "military", "commercial")
    left = {card.id: card.left for card in GAME.catalog.technologies}
    assert all(kind in left[card] for kind, card in zip(types, doc["tableau"]["II"], strict=True))
    assert len(doc["decks"]["II"]) == 12


def test_cards_put_under_a_deck_stand_together_and_are_numbered() -> None:
    doc = GAME.to_json(GAME.from_json({}))
    cards = doc["decks"]["II"]
    top, bottom = cards[:13], cards[13:]
    written = changed(doc, decks__II=[*top, {"together": bottom[:2]}, {"together": bottom[2:]}])
    state = GAME.from_json(written)
    ids = [card.id for card in GAME.catalog.technologies]
    at = DECK + DECK_II * DECK_CELLS
    assert [ids[card] for card in reversed(state.cells[at + 1 : at + 17])] == cards
    assert GAME.to_json(state)["decks"]["II"][13:] == [
        {"group": 1, "together": bottom[:2]},
        {"group": 2, "together": bottom[2:]},
    ]


def test_a_seed_stands_for_a_generator() -> None:
    assert GAME.from_json({"seed": 7}) == GAME.from_json({"seed": 7})
    assert GAME.from_json({"seed": 7}) != GAME.from_json({"seed": 8})
    assert GAME.from_json({"generator": GAME.to_json(GAME.from_json({"seed": 7}))["generator"]}) == GAME.from_json(
        {"seed": 7}
    )


def test_a_game_without_tasks_is_over() -> None:
    claims = [[0, 1], [1, 2], [], []]
    rows = [{**row, "claims": seats} for row, seats in zip(fresh()["achievements"], claims, strict=True)]
    state = GAME.from_json({"achievements": rows, "ending": "final-round", "pending": []})
    assert state.over
    assert GAME.to_json(state)["pending"] == []


def test_a_game_that_nobody_could_end_is_over_after_its_last_round() -> None:
    over = GAME.from_json({"round": 300, "pending": []})
    assert over.over
    assert GAME.from_json(GAME.to_json(over)) == over
    last_turn = GAME.from_json({"round": 300, "turn": 3, "phase": "end-of-turn"})
    assert last_turn == GAME.from_json(GAME.to_json(last_turn))
    assert last_turn.over


def test_standing_powers_follow_from_the_cards() -> None:
    slots = {"I-4": {"technology": "terraforming", "researched": [0]}, "I-3": {"researched": [0]}}
    slots |= {
        "II-F": {"technology": "colony-transports", "researched": [0]},
        "II-E": {"technology": "mass-cloning", "researched": [0]},
    }
    slots["III-F"] = {"technology": "wormhole-technology", "researched": [0]}
    state = GAME.from_json({"technologies": slots})
    assert state.cells[POWERS : POWERS + 2] == [WORMHOLES, 0]


# ---------------------------------------------------------------- what does not hold up

SEAT = "seats__0"
AT_A2 = "exploration__a2"
WRONG: list[tuple[dict[str, Any], str]] = [
    # the document
    ({"trun": 1}, "position: there is no field 'trun'; did you mean 'turn'?"),
    ({"game": "pulsar"}, "position.game: this is 'sun'"),
    ({"edition": "revised"}, "position.edition: this is 'first'"),
    ({"players": 3}, "position.seats: holds 4 seats where there are 3"),
    ({"players": 5}, "position.players: must be from 2 to 4, not 5"),
    ({"seats": []}, "position.seats: holds 0 seats"),
    ({"seats": "four"}, "position.seats: must be a list, not 'four'"),
    ({"options": {"mats": "gold"}}, "position.options.mats: there is no kind of mats 'gold'"),
    ({"options": {"tableau": 1}}, "position.options.tableau: must be true or false, not 1"),
    ({"start": 4}, "position.start: must be from 0 to 3, not 4"),
    ({"round": 0}, "position.round: must be from 1 to 300"),
    ({"round": 10**500}, "position.round: must be from 1 to 300"),
    ({"phase": "acton"}, "position.phase: there is no phase 'acton'; did you mean 'action'?"),
    ({"generator": "0" * 32}, "position.generator: must be 32 digits 0-9 and a-f, not all of them 0"),
    ({"generator": "xyz"}, "position.generator: must be 32 digits"),
    ({"seed": 3}, "position.seed: the generator is given as well"),
    ({"ending": "this-round"}, r"position.ending: 0 discs lie on achievements and 4 bring the end .*SUN-END-01"),
    ({"running__latch": -1}, "position.running.latch: must be 0 or more"),
    ({"running__used": ["terraforming"]}, "position.running.used\\[0\\]: there is no power 'terraforming'"),
    # the seats
    ({f"{SEAT}__ore": -1}, "position.seats\\[0\\].ore: must be from 0 to"),
    ({f"{SEAT}__ore": 1.5}, "position.seats\\[0\\].ore: must be a whole number, not 1.5"),
    ({f"{SEAT}__orr": 1}, "position.seats\\[0\\]: there is no field 'orr'; did you mean 'ore'?"),
    ({f"{SEAT}__population": 3}, "position.seats\\[0\\]: has 21 cubes .*SUN-CON-51"),
    ({f"{SEAT}__supply__B": 5}, "position.seats\\[0\\].supply.B: the column has 4 spaces .SUN-RET-04"),
    ({f"{SEAT}__supply__F": 1}, "position.seats\\[0\\].supply: there is no column 'F'"),
    ({f"{SEAT}__museum": 2}, "position.seats\\[0\\]: has 21 cubes .*SUN-CON-51"),
    ({f"{SEAT}__food_discs": 7}, "position.seats\\[0\\]: has 7 food discs .*SUN-CON-52"),
    ({f"{SEAT}__ore_discs": 9}, "position.seats\\[0\\].ore_discs: must be from 0 to 8, not 9"),
    ({f"{SEAT}__automation__ore": 1}, "position.seats\\[0\\]: has 9 ore discs .*SUN-CON-52"),
    ({f"{SEAT}__ships": {"sol": [5]}}, "position.seats\\[0\\].ships.sol\\[0\\]: must be from 1 to 4, not 5"),
    ({f"{SEAT}__ships": {"sun": [1]}}, "position.seats\\[0\\].ships: there is no location 'sun'"),
    ({f"{SEAT}__ships": {"sol": 1}}, "position.seats\\[0\\].ships.sol: must be a list, not 1"),
    ({f"{SEAT}__faction": "cosmic-tabernacle"}, "position.seats\\[[0-3]\\].faction: .* is played by another seat"),
    ({f"{SEAT}__faction": None}, "position.seats\\[0\\].faction: there is no faction null"),
    ({f"{SEAT}__faction": "united"}, "position.seats\\[0\\].faction: there is no faction 'united'"),
    ({f"{SEAT}__pawn": "basic:9:1"}, "position.seats\\[0\\].pawn: there is no space 'basic:9:1'; did you mean"),
    (
        {f"{SEAT}__pawn": "guild:professors-guild"},
        "position.seats\\[0\\].pawn: professors-guild is covered .SUN-ACT-19",
    ),
    (
        {f"{SEAT}__pawn": "tech:plasma-cannon"},
        "position.seats\\[0\\].pawn: the technology plasma-cannon is not in play",
    ),
    ({f"{SEAT}__pawn": "event:dyson-sphere-mk-i"}, "position.seats\\[0\\].pawn: .*SUN-CARD-12"),
    (
        {f"{SEAT}__pawn": "basic:2:1", "seats__2__pawn": "basic:2:1"},
        "position.seats\\[2\\].pawn: the pawn of seat 0 stands on basic:2:1 .SUN-ACT-02, SUN-AMB-01",
    ),
    (
        {f"{SEAT}__pawn": "basic:4:1", "seats__2__pawn": "basic:4:1", "options__shared_-last_-space": False},
        "position.seats\\[2\\].pawn: the pawn of seat 0 stands on basic:4:1 .SUN-ACT-02, SUN-AMB-01",
    ),
    ({f"{SEAT}__colonies": {"sirius": ["ore"]}}, "position.exploration.a2.system: sirius lies at .*SUN-COMP-03"),
    ({f"{SEAT}__colonies": {"tau-ceti": ["ore"]}}, "position.decks.B\\[\\d+\\]: tau-ceti lies at .*SUN-COMP-03"),
    (
        {f"{SEAT}__innovations_-used": ["C"]},
        "position.seats\\[0\\].innovations_used\\[0\\]: there is no innovation 'C'",
    ),
    # the exploration board
    ({"exploration__sol": {}}, "position.exploration.sol: nothing can be laid there .*SUN-CTRL-01"),
    ({"exploration__b9": {}}, "position.exploration: there is no location 'b9'"),
    ({f"{AT_A2}__system": "tau-ceti"}, "position.decks.B\\[\\d+\\]: tau-ceti lies at position.exploration.a2.system"),
    ({f"{AT_A2}__outpost": {"seat": 0}}, "position.exploration.a2.outpost: the field 'disc' is missing"),
    ({f"{AT_A2}__outpost": {"seat": 4, "disc": "ore"}}, "position.exploration.a2.outpost.seat: must be from 0 to 3"),
    ({f"{AT_A2}__outpost": {"seat": 0, "disc": "ore"}}, "position.seats\\[0\\]: has 9 ore discs .*SUN-CON-52"),
    ({f"{AT_A2}__outpost": {"seat": 0, "disc": "unsettled"}}, "position.exploration.a2.outpost: no task settles"),
    ({f"{AT_A2}__beside": "sol"}, "position.exploration.a2.beside: only the location `extra` lies beside another one"),
    (
        {"exploration__shipyard-left": {"system": "sirius"}},
        "position.exploration.shipyard-left.system: a shipyard is no",
    ),
    ({"exploration__extra": {"system": None, "beside": "a1"}}, "position.exploration.extra: .* name it"),
    ({"exploration__extra": {"beside": "sol"}}, "position.exploration.extra.beside: .* beside a System space"),
    ({"attached": "kruger-60"}, "position.decks.B\\[\\d+\\]: kruger-60 lies at position.attached already"),
    # control
    ({f"{SEAT}__ships": {"a2": [1]}}, "position.exploration.a2: seat 0 alone has the highest power.*SUN-CTRL-18"),
    (
        {
            f"{SEAT}__ships": {"a2": [1]},
            "seats__1__ships": {"a2": [2]},
            f"{AT_A2}__outpost": {"seat": 0, "disc": "star"},
        },
        "position.exploration.a2.outpost: seat 1 has more power than seat 0, so seat 1 controls it .SUN-CTRL-07",
    ),
    (
        {
            f"{SEAT}__ships": {"a2": [1]},
            "seats__1__ships": {"a2": [1]},
            f"{AT_A2}__outpost": {"seat": 2, "disc": "star"},
        },
        "position.exploration.a2.outpost: seat 0 has more power than seat 2, so nobody controls it",
    ),
    # technologies and events
    ({"technologies__I-1__technology": "plasma-cannon"}, "position.technologies.I-1.technology: .*SUN-RES-02"),
    ({"technologies__I-1__technology": "terraforming"}, "position.technologies.I-\\d.technology: terraforming lies at"),
    ({"technologies__I-1__researched": [0, 0]}, "position.technologies.I-1.researched\\[1\\]: names seat 0 twice"),
    ({"technologies__I-1__researched": [0]}, "position.seats\\[0\\]: has 21 cubes"),
    ({"technologies__I-1__reclaimed": [0]}, "position.technologies.I-1.reclaimed: .*SUN-RES-11"),
    ({"technologies__I-1__event": "kc-24x"}, "position.technologies.I-1.event: no event lies .*SUN-SETUP-09"),
    ({"technologies__II-G": {}}, "position.technologies: there is no slot 'II-G'; did you mean"),
    ({"technologies__II-A__event": "kc-24x"}, "position.technologies.II-A.event: .* no event of level II"),
    ({"technologies__II-A__event": None}, "position.*SUN-(SETUP-05|EVT-04)"),
    ({"events": {"kc-24x": 0}}, "position.events.kc-24x: kc-24x lies at position.technologies.III-\\w.event already"),
    ({"events": {"years-of-plenty": "here"}}, "position.events.years-of-plenty: "),
    ({"guilds": ["terraforming-guild"] * 2}, "position.guilds\\[1\\]: the guild is named twice"),
    ({"private": [{"seat": 0, "technology": "terraforming"}]}, "position.private\\[0\\].technology: .*"),
    ({"tableau": {}}, "position.tableau: the game is played without the tableau"),
    ({"decks__II__0": "plasma-cannon"}, "position.decks.II.*plasma-cannon.*SUN-COMP-01"),
    ({"decks__II__0": REMOVED}, "position.decks.II: .* lies nowhere .SUN-COMP-01"),
    ({"decks__A__0": "plasma-cannon"}, "position.decks.A\\[0\\]: there is no System 'plasma-cannon'"),
    ({"decks__A__0": 7}, "position.decks.A\\[0\\]: must be a table, not 7"),
    ({"revealed": ["sirius"]}, "position.revealed\\[0\\]: there is no technology 'sirius'"),
    # achievements
    ({"achievements__0__card": "warlord"}, "position.achievements\\[\\d\\].card: warlord lies at"),
    ({"achievements__0__card": "dominion"}, "position.achievements: both basic .*SUN-SETUP-17"),
    (
        {"achievements__0__claims": [0, 0]},
        "position.achievements\\[0\\].claims\\[1\\]: seat 0 has claimed .*SUN-ACH-06",
    ),
    (
        {"achievements__0__claims": [0, 1, 2, 3, 0]},
        "position.achievements\\[0\\].claims: holds 5 discs on 4 .*SUN-ACH-05",
    ),
    (
        {"achievements__0__claims": [{"seat": 0, "disc": "ore"}], f"{SEAT}__ore_-discs": 7},
        "position.achievements\\[0\\].claims: seat 0 marks its claim with a star disc",
    ),
    ({"achievements__0__claims": [0, 1, 2, 3]}, "position.ending: 4 discs lie on achievements and 4 bring the end"),
    # pending tasks
    ({"pending": []}, "position.phase: the pending tasks say the phase"),
    (
        {"pending": [], "phase": REMOVED},
        "position.pending: the game ends with the final round only .SUN-END-05",
    ),
]


@pytest.mark.parametrize(("fields", "line"), WRONG, ids=[line[:60] for _, line in WRONG])
def test_a_wrong_position_is_refused_with_field_and_clause(fields: dict[str, Any], line: str) -> None:
    with pytest.raises(InputError, match=f"^{line}") as refusal:
        GAME.from_json(changed(fresh(), **fields))
    assert "\n" not in str(refusal.value)


TURN = {"task": "TURN", "seat": 0, "phase": "after-action"}
PROGRAM = {"task": "PROGRAM", "seat": 0, "at": 0, "x": 0, "flags": [], "source": None}
STUCK: list[tuple[list[Any], str]] = [
    ([7], r"pending\[0\]: must be a table, not 7"),
    ([{"task": "TRUN", "seat": 0}], r"pending\[0\].task: there is no task 'TRUN'; did you mean 'TURN'?"),
    ([{**TURN, "seat": 4}], r"pending\[0\].seat: must be from 0 to 3, not 4"),
    ([{**TURN, "seat": 1}], r"pending\[0\]: the lowest task is the TURN of the seat whose turn it is"),
    ([{**TURN, "points": 1}], r"pending\[0\]: there is no field 'points'; there are task, seat, phase"),
    ([{"task": "TURN", "seat": 0}], r"pending\[0\]: the field 'phase' is missing"),
    ([PROGRAM], r"pending\[0\]: the lowest task is the TURN"),
    ([TURN, TURN], r"pending\[1\]: there is one TURN only"),
    ([TURN, {**PROGRAM, "at": 7}], r"pending\[1\].at: 7 is no beginning of an operation"),
    ([TURN, {**PROGRAM, "at": 10**9}], r"pending\[1\].at: must be from 0 to \d+"),
    ([TURN, {**PROGRAM, "flags": ["fast"]}], r"pending\[1\].flags\[0\]: there is no flag 'fast'"),
    ([TURN, {**PROGRAM, "source": "moon sol"}], r"pending\[1\].source: there is no source of effects 'moon'"),
    ([TURN, {**PROGRAM, "source": "event sol"}], r"pending\[1\].source: there is no event 'sol'"),
    ([TURN, {"task": "DECIDE", "seat": 0, "skip_to": 0}], r"pending\[1\]: it belongs on a PROGRAM of the same seat"),
    ([TURN, {"task": "GUILD", "seat": 0, "level": 3}], r"pending\[1\].level: must be from 1 to 2"),
    ([TURN, {"task": "DRAFT", "seat": 0}], r"pending\[1\]: seat 0 has a faction already .SUN-SETUP-23"),
    ([TURN, {"task": "UNPACK", "seat": 0, "place": 0}], r"seats\[0\].pawn: the mat is not filled yet"),
    ([TURN, {"task": "PLACE", "seat": 0, "outposts": ["a1"]}], r"pending\[1\]: no disc of seat 0 is due at a1"),
    ([TURN, {"task": "BONUSES", "seat": 0, "due": ["sol"]}], r"pending\[1\]: no System lies at sol .SUN-OUT-10"),
    (
        [TURN, {"task": "SETTLE", "seat": 0, "location": "sol", "power": 0, "highest": 4}],
        r"pending\[1\]: no System lies at sol .SUN-COL-01",
    ),
    (
        [TURN, {"task": "SETTLE", "seat": 0, "location": "a1", "power": 0, "highest": 4}],
        "pending: these tasks never come to a choice",
    ),
    (
        [TURN, {"task": "COLONY", "seat": 0, "system": "sirius", "disc": 0, "overpaid": 0}],
        r"pending\[1\]: seat 0 has not colonized sirius .SUN-COL-11",
    ),
    (
        [TURN, {"task": "RESEARCH", "seat": 0, "levels": ["II"], "flags": [], "step": "slot", "slot": "II-A"}],
        r"pending\[1\]: the slot is named once it has been chosen .SUN-RES-01",
    ),
    (
        [TURN, {"task": "RESEARCH", "seat": 0, "levels": ["II"], "flags": [], "step": "card", "slot": "II-A"}],
        r"pending\[1\]: seat 0 has placed no cube at II-A .SUN-RES-10",
    ),
    (
        [TURN, {"task": "DISCOVER", "seat": 0, "slot": "I-1", "type": None, "flags": [], "revealed": False}],
        r"pending\[1\]: I-1 is discovered already .SUN-RES-15",
    ),
    (
        [TURN, {"task": "PRIVATE", "seat": 0, "level": 2, "revealed": True}],
        r"revealed: cards lie open while one task waits",
    ),
    ([TURN, {"task": "EVENT", "seat": 0, "event": "kc-24x"}], r"pending\[1\]: kc-24x lies elsewhere .SUN-EVT-04"),
    ([TURN, {"task": "ATTACH", "seat": 0, "event": "kc-24x"}], r"pending\[1\]: kc-24x adds no System now"),
    (
        [TURN, {"task": "JUMP", "seat": 0, "points": 2, "guard": "none"}, PROGRAM],
        r"pending\[1\]: nothing interrupts this task",
    ),
    (
        [TURN, {"task": "MUSEUM", "seat": 0}, {"task": "MUSEUM", "seat": 0}],
        r"pending\[2\]: the same task is pending already",
    ),
]


@pytest.mark.parametrize(("frames", "line"), STUCK, ids=[line[:60] for _, line in STUCK])
def test_pending_tasks_that_cannot_be_carried_out_are_refused(frames: list[Any], line: str) -> None:
    with pytest.raises(InputError, match=f"^position.{line}"):
        GAME.from_json(changed(fresh(), phase=REMOVED, pending=frames))


def test_a_ship_of_level_x_needs_its_level() -> None:
    """Android Destroyers builds a ship of level X; no ship has level 0 or 5."""
    spaces = Ids(GAME.catalog, GAME.tables, 4).spaces.numbers
    after_where = GAME.tables.space_code[spaces["tech:android-destroyers"]] + OP
    for x, fits in ((0, False), (1, True), (4, True), (5, False)):
        frames = [TURN, {**PROGRAM, "at": after_where, "x": x}]
        doc = changed(fresh(), phase=REMOVED, pending=frames, seats__0__ore=9)
        assert (complaint(doc) is None) == fits, x


JUNK: st.SearchStrategy[Any] = st.sampled_from(
    [None, True, -1, 0, 1, 4, 99, 10**300, 0.5, float("nan"), "", "sol", "II-A", "\ud800", "a\nb", [], {}]
)
PATHS = st.lists(st.integers(0, 10**6), min_size=1, max_size=3)


@settings(max_examples=250)
@given(st.integers(0, 20), PATHS, JUNK, st.integers(0, 3))
def test_whatever_is_changed_a_position_is_read_or_refused_in_one_line(
    number: int, picks: list[int], junk: object, how: int
) -> None:
    doc = copy.deepcopy(BASES[number % len(BASES)])
    for pick in picks:
        spoil(doc, pick, junk, how)
    refusal = complaint(doc)
    assert refusal is None or re.fullmatch(r"position[.:\[].+", refusal)


BASES = [GAME.to_json(somewhere(number)) for number in range(0, 42, 2)]


def spoil(doc: dict[str, Any], pick: int, junk: object, how: int) -> None:
    """Change one place of the document: take it away, put junk there, move a number, or put another part there."""
    places = [(inner, key) for inner in parts(doc) for key in (inner if isinstance(inner, dict) else range(len(inner)))]
    inner, key = places[pick % len(places)]
    value = inner[key]
    if how == 0:
        del inner[key]
    elif how == 1 and type(value) is int:
        inner[key] = value + 1 - 2 * (pick % 2)
    elif how == 2:
        other, name = places[(pick * 31 + 7) % len(places)]
        inner[key] = copy.deepcopy(other[name])
    else:
        inner[key] = junk


def parts(value: object) -> list[Any]:
    """All lists and tables of a document."""
    if not isinstance(value, dict | list):
        return []
    inside = value.values() if isinstance(value, dict) else value
    return [value] * bool(value) + [part for inner in inside for part in parts(inner)]


def complaint(doc: dict[str, Any]) -> str | None:
    """What is said against a document; one that is read must be a position that comes back and plays on."""
    try:
        state = GAME.from_json(doc)
    except InputError as refusal:
        return str(refusal)
    for _ in range(20):
        assert GAME.from_json(GAME.to_json(state)) == state
        if state.over:
            break
        state.apply(state.options()[-1])
    return None
