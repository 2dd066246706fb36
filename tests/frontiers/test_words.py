"""Everything about New Frontiers can be said, and refused and offered things together are everything there is."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from heliopause.games.frontiers import codes, tasks
from heliopause.games.frontiers.layout import (
    ACTIONS,
    COLONIES,
    COLONY,
    COLONY_SLOTS,
    EXPLORED,
    EXPLORED_SLOTS,
    FACE,
    FIRST_FACE,
    GOOD,
    STACKS,
    WORLD,
)
from heliopause.games.frontiers.rules.play import FrontiersState
from heliopause.games.frontiers.verbs import LANGUAGE
from heliopause.games.frontiers.words import effects
from heliopause.games.frontiers.words.names import MESSAGES, Speaker
from heliopause.games.frontiers.words.refusals import refusals
from heliopause.kernel.clauses import ledger
from heliopause.kernel.codes import encode, verb_of
from heliopause.kernel.errors import InputError
from heliopause.kernel.refusing import Refusal
from heliopause.kernel.state import top
from heliopause.kernel.words import gaps, languages
from tests.frontiers.table import Table, frontiers

GAME = frontiers()
SPEAKER = Speaker(GAME.catalog)
CLAUSES = {clause.id for clause in ledger("new-frontiers").clauses}
# What belongs to the machinery and not into a sentence.
RAW = re.compile(r"[{}$]|->|\b(?:None|True|False|yes|no_|vp)\b|--|  |\bNone\b|\ba (?:Alien Tech|[aeiou])")


def well_formed(text: str) -> None:
    assert re.match(r"[^\W_a-z]", text), text
    assert not RAW.search(text), text


# ---------------------------------------------------------------- powers


def say(phase: str, text: str) -> str:
    return effects.power(SPEAKER, phase, LANGUAGE.parse(text))


@pytest.mark.parametrize(
    ("phase", "text", "said"),
    [
        ("settle", "military 2", "Settle: +2 Military."),
        ("settle", "military 1 per UPLIFT colony", "Settle: +1 Military for each UPLIFT colony."),
        ("settle", "military 2 against rare worlds", "Settle: +2 Military against Rare Elements worlds."),
        ("settle", "discount 1", "Settle: Pay 1 credit less for non-military worlds."),
        ("develop", "discount 1", "Develop: Pay 1 credit less."),
        ("settle", "optional ( 1 alien : temporary military 3 )",
         "Settle: You may spend 1 Alien Technology good to get +3 Military for this action."),
        ("settle", "optional settle 2 worlds", "Settle: You may settle up to 2 worlds in one action."),
        ("consume", "2 good : gain 3 vp", "Consume: Spend 2 goods: gain 3 points."),
        ("consume", "1 genes + 1 novelty : gain 3 vp",
         "Consume: Spend 1 Genes good and spend 1 Novelty good: gain 3 points."),
        ("consume", "each of up to 3 novelty : gain 1 vp + gain 1 credit",
         "Consume: Spend up to 3 Novelty goods, for each of them: gain 1 point and gain 1 credit."),
        ("consume", "gain 1 vp if owning galactic-salon", "Consume: Gain 1 point if you own Galactic Salon."),
        ("produce", "good on 1 any windfall", "Produce: Produce a good on an empty windfall colony."),
        ("produce", "gain 2 credit if most rare produced",
         "Produce: Gain 2 credits if you produced more Rare Elements goods than anybody else."),
        ("trade", "gain 2 credit per novelty sold", "Trade: Gain 2 credits for each Novelty good you sell."),
    ],
)  # fmt: skip
def test_a_power_reads_like_a_sentence(phase: str, text: str, said: str) -> None:
    assert say(phase, text) == said


def test_a_question_mark_says_that_no_tile_counts_twice() -> None:
    cards = {card.id: card for card in GAME.catalog.developments}
    score = cards["mining-league"].score
    assert score is not None
    assert effects.score(SPEAKER, score) == (
        "2 points for each Rare Elements production colony, 1 point for each Rare Elements windfall colony, "
        "2 points if you own Mining Industries, 2 points if you own Mining Robots; no tile counts twice."
    )


def test_every_power_and_every_question_mark_can_be_said_and_none_like_another() -> None:
    said: dict[str, object] = {}
    for tile in SPEAKER.tiles:
        for power in tile.powers:
            text = effects.power(SPEAKER, power.phase, power.effect)
            well_formed(text)
            assert said.setdefault(text, power) == power
            assert not RAW.search(effects.short(SPEAKER, power.phase, power.effect))
        if tile.score:
            well_formed(effects.score(SPEAKER, tile.score))


# ---------------------------------------------------------------- languages


def test_no_language_has_gaps() -> None:
    for lang in languages(MESSAGES):
        assert gaps(MESSAGES, lang) == []


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(InputError, match=r"^language 'xx': there is no such language; there are en"):
        GAME.question(GAME.new(players=2, seed=1), "xx")


# ---------------------------------------------------------------- whole games


def games(players: int, count: int) -> Iterator[tuple[FrontiersState, random.Random]]:
    for number in range(count):
        seed = 1000 * players + number
        yield GAME.new(players=players, seed=seed, goals=number % 3 > 0), random.Random(seed)


def step(state: FrontiersState, rnd: random.Random) -> list[str]:
    state.journal = []
    state.apply(rnd.choice(state.options()))
    return GAME.log(state, state.journal)


@pytest.mark.parametrize("count", [4, pytest.param(20, marks=pytest.mark.long)])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everything_that_happens_in_games_has_words(players: int, count: int) -> None:
    for state, rnd in games(players, count):
        while not state.over:
            said = [GAME.describe(state, code) for code in state.options()]
            assert len(set(said)) == len(said), said
            for text in (*said, GAME.question(state), *step(state, rnd)):
                well_formed(text)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_lines_of_a_score_add_up_and_cite_clauses(players: int) -> None:
    for state, rnd in games(players, 4):
        while not state.over:
            step(state, rnd)
        lines = GAME.breakdown(state)
        assert [sum(line["points"] for line in seat) for seat in lines] == state.scores()
        for line in (line for seat in lines for line in seat):
            assert line["clause"] in CLAUSES
            well_formed(line["line"])


# ---------------------------------------------------------------- refusals


def expected(state: FrontiersState) -> set[int]:
    """Everything that somebody could have in mind at this question, counted without the rules."""
    task, seat, a, b, *_ = top(state)
    c = state.cells
    first = seat * COLONY_SLOTS
    colonies = c[COLONY + first : COLONY + first + c[COLONIES + seat]]
    goods = [tile for tile, good in zip(colonies, c[GOOD + first : GOOD + first + len(colonies)], strict=True) if good]
    start = WORLD + seat * EXPLORED_SLOTS
    explored = c[start : start + c[EXPLORED + seat]]
    if task == tasks.SELECT:
        return {encode(codes.SELECT, action) for action in range(ACTIONS)}
    if task == tasks.BUY:
        return {encode(codes.BUY, face) for face in c[FACE : FACE + STACKS]}
    if task == tasks.SETTLE and not b and not a:
        return {encode(codes.SETTLE, world) for world in explored if world != state.t.any_tile}
    if task == tasks.LIMIT:
        return {encode(codes.RETURN, tile) for tile in (*explored, *colonies)}
    if task == tasks.STORE:
        return {encode(codes.STORE, tile) for tile in (*explored, *colonies)}
    if task == tasks.SELL:
        return {encode(codes.SELL, tile) for tile in goods}
    if task == tasks.EAT:
        return {encode(codes.EAT, tile) for tile in goods}
    if task == tasks.CONSUME:
        own = {*colonies, *(FIRST_FACE + face for face in built(state, seat))}
        powers = (number for number, tile in enumerate(state.t.eat_tile) if tile in own)
        sales = (number for number, tile in enumerate(state.t.eat_tile) if SPEAKER.name(tile) == "Trade League")
        return {encode(codes.CONSUME, number) for number in set(powers) - set(sales)}
    if task == tasks.PRODUCE:
        return {encode(codes.PRODUCE, tile) for tile in colonies}
    return set()


def built(state: FrontiersState, seat: int) -> list[int]:
    row = GAME.to_json(state)["seats"][seat]
    faces = [card.id for card in GAME.catalog.developments]
    return [faces.index(name) for name in row["developments"]]


@pytest.mark.parametrize("count", [4, pytest.param(20, marks=pytest.mark.long)])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_refused_and_what_is_offered_make_up_everything(players: int, count: int) -> None:
    seen: set[str] = set()
    for state, rnd in games(players, count):
        while not state.over:
            refused = refusals(SPEAKER, state, state.seat)
            missing = {one.code for one in refused}
            offered = set(state.options())
            assert not missing & offered
            assert expected(state) <= missing | offered, GAME.question(state)
            for one in refused:
                check(one)
                seen.add(one.clause)
            step(state, rnd)
    assert len(seen) > 12, seen


def check(one: Refusal) -> None:
    assert one.clause in CLAUSES
    well_formed(one.what)
    assert one.reason
    assert not RAW.search(one.reason), one.reason


def test_who_is_not_asked_is_told_who_is() -> None:
    t = Table().begin()
    assert t.game.why_not(t.now, 1) == [
        {"what": "Anything", "clause": "NF-ROUND-08", "reason": "it is the turn of Blue", "target": ""}
    ]


def test_when_the_game_is_over_nothing_can_be_done() -> None:
    t = Table(ending=["colonies"]).begin()
    t.others_select("retreat-into-isolation", "develop", "explore", "settle")
    (row,) = t.game.why_not(t.now, 0)
    assert (row["clause"], t.game.question(t.now)) == ("NF-END-11", "The game is over.")


def test_a_question_names_the_action_and_who_selected_it() -> None:
    t = Table().seat("Blue", credits=9).begin()
    assert t.game.question(t.now) == "Blue: which action do you select? Round 1."
    t.selects("develop").lets("Red")
    assert t.game.question(t.now) == "Orange, Develop (selected by Blue): which development do you buy?"


def test_an_option_says_what_it_costs_and_what_it_leaves() -> None:
    t = Table().seat("Red", credits=4, colonists=1, explored=["comet-zone", "rebel-miners"], home="new-sparta").begin()
    t.selects("settle")
    colonists, comet, miners = (t.game.describe(t.now, code) for code in t.now.options())
    assert colonists == "Take 2 colonists"
    assert comet == (
        "Settle Comet Zone for 3 credits with 1 colonist: Rare Elements production, 2 points; "
        "Produce: 1 cr per good here (leaves you 1 credit and 1 colonist)"
    )
    assert miners == (
        "Conquer Rebel Miners with Military 2 and 1 colonist: Rare Elements production, REBEL, 1 point "
        "(leaves you 1 colonist)"
    )


def test_the_log_tells_an_action_in_the_order_in_which_it_happened() -> None:
    t = Table().seat("Red", credits=2, explored=["asteroid-belt"]).begin().listen()
    t.selects("settle").takes("settle", "asteroid-belt")
    assert t.log() == [
        "Blue selects Settle",
        "Blue gains 1 colonist",
        "Blue settles Asteroid Belt",
        "Blue pays 2 credits",
        "Blue: a Rare Elements good on Asteroid Belt",
        "Orange gains 2 colonists",
        "Green gains 2 colonists",
        "Pink gains 2 colonists",
    ]


def test_every_verb_of_the_codes_is_described() -> None:
    seen: set[int] = set()
    for state, rnd in [pair for players in (2, 3, 4, 5) for pair in games(players, 6)]:
        while not state.over:
            seen |= {int(verb_of(code)) for code in state.options()}
            step(state, rnd)
    assert seen >= set(range(1, codes.VERBS)) - {codes.REPLACE, codes.REMOVE, codes.EVACUATE, codes.REVEAL}
