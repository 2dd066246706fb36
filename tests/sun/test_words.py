"""Beyond the Sun in words: every effect, option, question, log line, refusal and score line."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import heliopause
from heliopause.games.sun import codes, journal, ops, tasks
from heliopause.games.sun.catalog import EDITIONS, Catalog, load_catalog
from heliopause.games.sun.game import BeyondTheSun
from heliopause.games.sun.layout import (
    ACHIEVEMENT,
    AT_LOCATION,
    FACTION,
    GUILD_OPEN,
    IN_PLAY,
    KEPT,
    LEVELS,
    LOCS,
    ORE,
    PAWN,
    POP,
    RESEARCHED,
    SLOT_CARD,
    SYSTEM_AT,
)
from heliopause.games.sun.rules.board import kind_of, neighbours
from heliopause.games.sun.rules.play import SunState
from heliopause.games.sun.rules.sun import ships_at
from heliopause.games.sun.verbs import LANGUAGE
from heliopause.games.sun.words import effects, programs
from heliopause.games.sun.words.names import MESSAGES
from heliopause.games.sun.words.options import describe
from heliopause.games.sun.words.refusals import refusals
from heliopause.kernel import phrases
from heliopause.kernel.effects import Ability, effect_atoms
from heliopause.kernel.errors import InputError
from heliopause.kernel.refusing import Refusal
from heliopause.kernel.state import FRAME
from heliopause.kernel.words import gaps, languages
from tests.clauses import clauses

GAME = BeyondTheSun()
SPEAKER = GAME.speaker("en")
LEDGER = (Path(__file__).parents[2] / "docs" / "rules" / "beyond-the-sun.md").read_text(encoding="utf-8")
FILLS = " fills the empty space"
CLAUSES = set(re.findall(r"^- \*\*(SUN-[A-Z]+-\d{2})\*\*", LEDGER, re.MULTILINE))
RAW = re.compile(r"[{}$]|->|\b(?:None|True|False|yes|no_|vp)\b|--|  |\bNone\b")

NAMES = EDITIONS.names()
each_edition = pytest.mark.parametrize("catalog", [load_catalog(name) for name in NAMES], ids=NAMES)


def say(text: str) -> str:
    return phrases.sentence(SPEAKER.words, LANGUAGE.parse(text))


def brief(text: str) -> str:
    return phrases.short(SPEAKER.words, LANGUAGE.parse(text))


def well_formed(text: str) -> None:
    """A capital, a number or a letter in parentheses first, and nothing that belongs to the machinery."""
    assert re.match(r"[^\W_a-z]|\(", text), text
    assert not RAW.search(text), text


# ---------------------------------------------------------------- effects


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("4 ore + return 1 pop : research III", "Pay 4 ore and return 1 population: research a level III technology."),
        ("2 ore : 1 pop -> ship 3 then jump 3", "Pay 2 ore: turn 1 population into a level 3 ship, then jump 3."),
        ("1 supply -> pop", "Turn 1 supply cube into population."),
        ("3 supply -> pop + gain 1 ore", "Turn 3 supply cubes into population and gain 1 ore."),
        ("2 supply -> ship 4 then jump 4", "Turn 2 supply cubes into 2 level 4 ships, then jump 4."),
        ("1 supply from right -> ship 2 at deep-space",
         "Turn 1 supply cube from the right into a level 2 ship in Deep Space."),
        ("upgrade up to 2 by 1", "Upgrade up to 2 ships by 1 level each."),
        ("optional research known I/II skip-prereq no-bonus",
         "You may research a face-up level I or II technology whatever its prerequisites, without its bonus."),
        ("optional ( 2 ore : 1 pop -> ship 2 )", "You may pay 2 ore to turn 1 population into a level 2 ship."),
        ("gain 1 ore per controlled max 3", "Gain 1 ore for each location you control, at most 3 times."),
        ("1 supply -> pop per 2 colonized",
         "Turn 1 supply cube into population for every 2 Systems you have colonized."),
        ("4 ore : jump X where X = colonized + 1 max 4",
         "Pay 4 ore: jump X, where X is the number of Systems you have colonized plus 1, at most 4."),
        ("each faction may jump 2", "Each faction may jump 2."),
        ("choose 1 of { A: jump 1 | B: gain 4 ore } then each other faction gain 2 ore",
         "Choose one: (A) jump 1; or (B) gain 4 ore; afterwards each other faction: gain 2 ore."),
    ],
)  # fmt: skip
def test_an_effect_reads_like_a_sentence(text: str, said: str) -> None:
    assert say(text) == said


def test_an_effect_has_a_short_form_for_cards() -> None:
    assert brief("4 ore + return 1 pop : research III") == "4 ore + return 1 pop: research III"
    assert brief("3 ore : 1 pop -> ship 4 then optional ( 2 ore : 1 pop -> ship 2 ) then jump 3") == (
        "3 ore: 1 pop → L4, [2 ore: 1 pop → L2], jump 3"
    )


def abilities(catalog: Catalog) -> Iterator[Ability]:
    for tech in catalog.technologies:
        yield from (one for one in (tech.immediate, tech.permanent, tech.end_score) if one is not None)
        yield from (space.action for space in tech.spaces)
    for system in catalog.systems:
        yield from (one for one in (system.gain_control, system.colonization, system.permanent) if one is not None)
    for event in catalog.events:
        yield from (one for one in (event.effect, *(space.action for space in event.spaces)) if one is not None)
    for guild in catalog.guilds:
        yield from (space.action for space in guild.spaces)
    for box in catalog.boxes:
        yield from (action.action for action in box.actions)
    for faction in catalog.factions:
        yield from (mat.setup for mat in (faction.basic, faction.advanced) if mat.setup is not None)
        yield from (one.effect for one in faction.advanced.innovations if one.effect is not None)


@each_edition
def test_every_ability_of_every_card_can_be_said(catalog: Catalog) -> None:
    for ability in abilities(catalog):
        for text in (phrases.sentence(SPEAKER.words, ability), phrases.short(SPEAKER.words, ability)):
            assert text
            assert not RAW.search(text), text


@each_edition
def test_different_abilities_are_said_differently(catalog: Catalog) -> None:
    said: dict[str, Ability] = {}
    for ability in abilities(catalog):
        assert said.setdefault(phrases.sentence(SPEAKER.words, ability), ability) == ability


@each_edition
def test_every_rule_of_a_card_can_be_said(catalog: Catalog) -> None:
    innovations = [one for faction in catalog.factions for one in faction.advanced.innovations]
    cards: list[effects.Ruled] = [*catalog.technologies, *catalog.systems, *catalog.events, *innovations]
    for card in cards:
        if card.rule:
            text = effects.card_rule(SPEAKER.words, card)
            assert text.endswith(".")
            assert not RAW.search(text), text


@each_edition
def test_every_condition_can_be_said(catalog: Catalog) -> None:
    conditions = [card.when for card in catalog.achievements]
    conditions += [one.when for faction in catalog.factions for one in faction.advanced.innovations]
    for condition in conditions:
        assert re.fullmatch(r"(at (least|most) )?\d+ .+", phrases.condition(SPEAKER.words, condition))


@clauses("SUN-SETUP-55")
def test_a_faction_that_is_not_for_two_players_is_refused_by_name() -> None:
    state = GAME.new(players=2, seed=1, mats="advanced")
    one = refusal(state, "Disciples of the Cosmic Tabernacle")
    assert (one["clause"], one["reason"]) == ("SUN-SETUP-55", "cannot be played with 2 players")


def test_every_metric_can_be_said_and_named() -> None:
    for name in ops.METRICS:
        assert "2" in phrases.metric(SPEAKER.words, name, 2)
        assert SPEAKER.say(f"metric-{name}.name")


def test_a_compiled_program_is_said_like_its_card() -> None:
    """An optional part, a lettered option: they are read back from what runs."""
    tables = GAME.tables
    for number, card in enumerate(GAME.catalog.technologies):
        if card.immediate is not None:
            tree = programs.tree(tables, tables.tech_bonus[number])
            assert list(effect_atoms(tree)) == list(effect_atoms(card.immediate)), card.name
        first = tables.tech_spaces[number]
        for space in card.spaces:
            tree = programs.tree(tables, tables.space_code[first])
            assert list(effect_atoms(tree)) == list(effect_atoms(space.action)), card.name
            assert (tree.cost, tree.where) == (space.action.cost, space.action.where)
            first += space.count
    for number, event in enumerate(GAME.catalog.events):
        if event.effect is not None:
            tree = programs.tree(tables, tables.event_code[number])
            assert list(effect_atoms(tree)) == list(effect_atoms(event.effect)), event.name


# ---------------------------------------------------------------- languages


def test_no_language_has_gaps() -> None:
    for lang in languages(MESSAGES):
        assert gaps(MESSAGES, lang) == []


def test_an_unknown_language_is_refused() -> None:
    state = GAME.new(players=2, seed=1)
    with pytest.raises(InputError, match=r"^language 'xx': there is no such language; there are en"):
        GAME.question(state, "xx")


# ---------------------------------------------------------------- whole games


def games(players: int, count: int) -> Iterator[tuple[SunState, random.Random]]:
    """The first turns of games of all kinds, each to be played on by the test."""
    for number in range(count):
        kinds = {"mats": "advanced" if number % 2 else "basic", "tableau": number % 3 == 2}
        kinds["shared_last_space"] = number % 5 != 4
        yield GAME.new(players=players, seed=1000 * players + number, **kinds), random.Random(number)


def step(state: SunState, rnd: random.Random) -> list[str]:
    state.journal = []
    state.apply(rnd.choice(state.options()))
    return GAME.log(state, state.journal)


@pytest.mark.parametrize("count", [5, pytest.param(20, marks=pytest.mark.long)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_that_happens_in_games_has_words(players: int, count: int) -> None:
    for state, rnd in games(players, count):
        while not state.over:
            said = [GAME.describe(state, code) for code in state.options()]
            assert len(set(said)) == len(said), said
            for text in (*said, GAME.question(state), *step(state, rnd)):
                well_formed(text)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_lines_of_a_score_add_up_and_cite_clauses(players: int) -> None:
    for state, rnd in games(players, 6):
        while not state.over:
            step(state, rnd)
        lines = GAME.breakdown(state)
        assert [sum(line["points"] for line in seat) for seat in lines] == state.scores()
        for line in (line for seat in lines for line in seat):
            assert line["clause"] in CLAUSES
            assert not RAW.search(line["line"])


# ---------------------------------------------------------------- refusals


def spaces_of_cards_in_play(state: SunState) -> set[int]:
    t = state.t
    players = len(state.scores())
    cards = set(state.cells[SLOT_CARD : SLOT_CARD + 23])
    found = set(range(t.basic_first[players], t.basic_last[players]))
    found |= {space for space in range(t.spaces) if t.space_kind[space] == 1}
    return found | {space for space in range(t.spaces) if t.space_kind[space] == 2 and t.space_item[space] in cards}


def expected(state: SunState) -> set[int]:
    """Everything that somebody could have in mind at this question, counted without the rules."""
    task, seat, a, b, *_ = state.stack[-FRAME:]
    t, cells = state.t, state.cells
    places = [loc for loc in range(LOCS) if kind_of(state, loc)]
    ships = [(loc, level) for loc in places for level in range(1, LEVELS + 1) if cells[ships_at(seat, loc) + level - 1]]
    verbs = {codes.verb_of(code) for code in state.options()}
    if task == tasks.DRAFT:
        return {codes.encode(codes.MAT, faction) for faction in range(4)}
    if task == tasks.TURN and a == tasks.ACTION_PHASE:
        return {codes.encode(codes.ACT, space) for space in spaces_of_cards_in_play(state)}
    if task == tasks.TURN and a == tasks.ACHIEVEMENT_PHASE:
        return {codes.encode(codes.CLAIM, place) for place in range(IN_PLAY)}
    if task == tasks.RESEARCH:
        return {codes.encode(codes.SLOT, slot) for slot in range(19)}
    if task == tasks.COLONIZE:
        return {codes.encode(codes.TARGET, loc) for loc in places}
    if task == tasks.GUILD:
        return {codes.encode(codes.COVER, guild) for guild in range(4)}
    if task in (tasks.UPGRADE, tasks.SPREAD):
        return {codes.encode(codes.RAISE, *ship) for ship in ships} | {codes.encode(codes.STOP)}
    if task == tasks.SETTLE:
        return {codes.encode(codes.SETTLE_SHIP, level) for loc, level in ships if loc == a} | {codes.encode(codes.STOP)}
    if task == tasks.BUILD:
        verb = codes.POP_AT if codes.POP_AT in verbs else codes.BUILD_AT
        return {codes.encode(verb, loc) for loc in places} | {codes.encode(codes.FORGO)}
    if task == tasks.CHOOSE:
        return {codes.encode(codes.PICK, number) for number in range(t.lists[b])}
    if task == tasks.DISCOVER and codes.TYPE in verbs:
        return {codes.encode(codes.TYPE, kind) for kind in (1, 2, 4, 8)}
    if task == tasks.JUMP:
        moves = [(loc, level, to) for loc, level in ships for to in places if neighbours(state, loc) & (1 << to)]
        heavy = {loc for loc in places if cells[SYSTEM_AT + loc] >= 0 and t.system_heavy[cells[SYSTEM_AT + loc]] >= a}
        return {codes.encode(codes.MOVE, loc, level * 16 + to) for loc, level, to in moves if loc not in heavy}
    return set()


@pytest.mark.parametrize("count", [5, pytest.param(20, marks=pytest.mark.long)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_refused_and_what_is_offered_make_up_everything(players: int, count: int) -> None:
    for state, rnd in games(players, count):
        while not state.over:
            if rnd.random() < 0.5:
                refused = refusals(SPEAKER, state, state.seat)
                missing = {one.code for one in refused}
                offered = set(state.options())
                assert not missing & offered
                assert expected(state) <= missing | offered
                for one in refused:
                    check(one)
            step(state, rnd)


def check(one: Refusal) -> None:
    assert one.clause in CLAUSES
    well_formed(one.what)
    assert one.reason
    assert not RAW.search(one.reason), one.reason


def refusal(state: SunState, what: str) -> dict[str, str]:
    """The one refusal whose thing begins so."""
    found = [one for one in GAME.why_not(state, state.seat) if one["what"].startswith(what)]
    assert len(found) == 1, found
    return found[0]


@pytest.fixture
def state() -> SunState:
    """The first turn of a game with 4 players."""
    return GAME.new(players=4, seed=3, start=0, factions=[faction.id for faction in GAME.catalog.factions])


def test_who_is_not_asked_is_told_who_is(state: SunState) -> None:
    assert GAME.why_not(state, 1) == [
        {"what": "Any choice", "clause": "SUN-TURN-01", "reason": "it is United Nations who decides now", "target": ""}
    ]


def test_passing_is_refused(state: SunState) -> None:
    assert refusal(state, "No action")["clause"] == "SUN-ACT-25"


@clauses("SUN-ACT-10", "SUN-ACT-12", "SUN-BASIC-08")
def test_a_price_is_refused_with_the_numbers(state: SunState) -> None:
    state.cells[ORE] = 2
    state.settle()
    one = refusal(state, "Basic Spacefaring (space 2): pay 2 ore")
    assert (one["clause"], one["reason"]) == ("SUN-ACT-12", "needs 3 ore (1 of it for this space), you have 2")
    state.cells[ORE] = 1
    state.settle()
    one = refusal(state, "Basic Spacefaring (space 1): pay 2 ore")
    assert (one["clause"], one["reason"]) == ("SUN-ACT-10", "needs 2 ore, you have 1")


@clauses("SUN-ACT-02", "SUN-ACT-03")
def test_a_space_is_refused_with_the_pawn_that_stands_there(state: SunState) -> None:
    basic = state.t.basic_first[4]
    state.cells[PAWN] = basic
    state.cells[PAWN + 1] = basic + 1
    state.settle()
    assert refusal(state, "Basic Spacefaring (space 1): research a level I")["clause"] == "SUN-ACT-03"
    one = refusal(state, "Basic Spacefaring (space 2): research a level I")
    assert (one["clause"], one["reason"]) == ("SUN-ACT-02", "the pawn of Nishida-Østergaard stands there")


@clauses("SUN-ACT-08", "SUN-ACT-19")
def test_cards_that_cannot_be_used_are_refused_each_for_its_reason(state: SunState) -> None:
    assert refusal(state, "Narrow Beam Lasers")["clause"] == "SUN-ACT-08"
    assert refusal(state, "Advanced Genetics")["clause"] == "SUN-ACT-18"
    assert refusal(state, "Terraforming Guild")["clause"] == "SUN-ACT-19"


@clauses("SUN-RET-05")
def test_population_to_return_and_to_use_adds_up(state: SunState) -> None:
    state.cells[GUILD_OPEN + 1] = 1
    state.cells[ORE], state.cells[POP] = 9, 1
    slots = range(8)
    for slot in slots:  # both levels below are researched, so that level III is open
        state.cells[RESEARCHED + slot] = 1
        if state.cells[SLOT_CARD + slot] < 0:
            state.cells[SLOT_CARD + slot] = 4 + slot
    state.settle()
    one = refusal(state, "Professors' Guild")
    assert (one["clause"], one["reason"]) == ("SUN-RET-05", "needs 2 population (1 to return, 1 to use), you have 1")


def test_an_achievement_says_how_far_away_it_is(state: SunState) -> None:
    state.stack[-FRAME + 2] = tasks.PRODUCTION_PHASE
    state.cells[ACHIEVEMENT + 1] = next(i for i, card in enumerate(GAME.catalog.achievements) if card.id == "empire")
    state.settle()
    one = refusal(state, "Empire")
    assert (one["clause"], one["reason"]) == ("SUN-ACH-12", "needs at least 4 colonized Systems, you have 0")


# ---------------------------------------------------------------- options, questions, the log


def option(state: SunState, verb: int, a: int = 0, b: int = 0) -> str:
    return describe(GAME.speaker("en"), state, codes.encode(verb, a, b))


def test_an_action_says_what_it_leaves(state: SunState) -> None:
    state.cells[ORE], state.cells[POP] = 3, 2
    lasers = next(i for i, card in enumerate(GAME.catalog.technologies) if card.id == "narrow-beam-lasers")
    assert option(state, codes.ACT, state.t.tech_spaces[lasers]) == (
        "Move your pawn to Narrow Beam Lasers: pay 1 ore, turn 1 population into a level 2 ship, then jump 3 "
        "(leaves you 2 ore, 1 population)"
    )
    first = state.t.basic_first[4]
    assert option(state, codes.ACT, first + 4) == (
        "Move your pawn to Basic Spacefaring (space 2): pay 2 ore, research a level II technology; "
        "this space costs 1 ore more (leaves you 0 ore, 1 population)"
    )


def test_the_last_basic_space_may_be_kept(state: SunState) -> None:
    last = state.t.basic_last[4] - 1
    state.cells[PAWN] = last
    state.settle()
    assert option(state, codes.ACT, last).startswith("Keep your pawn on Basic Spacefaring: turn 1 supply cube")


def test_a_move_says_how_many_points_are_left(state: SunState) -> None:
    first = state.t.basic_first[4]
    state.apply(codes.encode(codes.ACT, first + 5))
    while codes.verb_of(state.options()[0]) != codes.MOVE:
        state.apply(codes.encode(codes.SKIP))
    assert GAME.question(state) == (
        "United Nations, the action of Basic Spacefaring: which ship do you move? 2 movement points are left."
    )
    to = codes.second_of(state.options()[0]) & 15
    name = GAME.catalog.systems[state.cells[SYSTEM_AT + to]].name
    assert GAME.describe(state, state.options()[0]) == f"Move a level 1 ship from Sol to {name} (1 point left)"


def test_a_question_says_whose_turn_it_interrupts(state: SunState) -> None:
    state.push(tasks.AUTOMATE, 2, 3)
    state.settle()
    assert GAME.question(state) == "Tabernacle (in the turn of United Nations): Do you automate food or ore?"


def test_the_log_names_a_place_as_it_was_when_it_happened() -> None:
    """A System that has been colonized since is still named where the ships stood."""
    for state, rnd in games(3, 40):
        while not state.over:
            before = [GAME.catalog.systems[n].name for n in state.cells[SYSTEM_AT : SYSTEM_AT + LOCS] if n >= 0]
            lines = step(state, rnd)
            for at, line in enumerate(lines):
                colonized = re.search(r" colonizes (.+) \(\d+ points?\)$", line)
                if colonized:
                    assert colonized.group(1) in before
                    new = [later.removesuffix(FILLS) for later in lines[at:] if later.endswith(FILLS)]
                    for earlier in lines[:at]:
                        assert not any(name in earlier for name in new), lines
                    return
    raise AssertionError("no game had a colony")


def test_the_log_says_where_an_event_stays(state: SunState) -> None:
    number = {card.id: i for i, card in enumerate(GAME.catalog.events)}
    entries = [("wandering-star", AT_LOCATION), ("sol-parliament", AT_LOCATION), ("onu", KEPT + 2)]
    entries_of = [cell for name, where in entries for cell in (journal.EVENT_STAYS, 0, number[name], where, 0, 0)]
    assert GAME.log(state, entries_of) == [
        "Wandering Star stays with its System",
        "Sol Parliament stays at Sol",
        "Onu, Speaker for the Colonies stays with Tabernacle",
    ]


def test_players_are_named_before_they_have_factions() -> None:
    state = GAME.new(players=3, seed=1, mats="advanced", start=0)
    assert state.cells[FACTION + 2] < 0
    assert GAME.question(state).startswith("Player 3")


def test_the_game_is_found_by_its_name_and_speaks() -> None:
    game = heliopause.game("sun")
    state = game.new(players=2, seed=5)
    assert game.describe(state, state.options()[0])
