"""Everything that happens has words: options, questions, refusals, log, score; offers, gallery and form."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from heliopause.games.pulsar import codes, journal
from heliopause.games.pulsar import layout as at
from heliopause.games.pulsar.elements import TOKENS
from heliopause.games.pulsar.offers import VERBS
from heliopause.games.pulsar.prices import HAVE
from heliopause.games.pulsar.rules.play import PulsarState
from heliopause.games.pulsar.verbs import LANGUAGE
from heliopause.games.pulsar.words import effects
from heliopause.games.pulsar.words.names import COLOURS, MESSAGES
from heliopause.kernel.clauses import ledger
from heliopause.kernel.errors import IllegalChoice, InputError
from heliopause.kernel.words import gaps, languages, words
from tests.clauses import clauses
from tests.pulsar.random_games import TABLES
from tests.pulsar.table import Table, pulsar
from tests.whole_games import choices

GAME = pulsar()
SPEAKER = GAME.speaker("en")
CLAUSES = {clause.id for clause in ledger("pulsar-2849").clauses}
GALLERY = GAME.gallery()
RAW = re.compile(r"[{}$]|\b(None|True|False)\b|  ")  # what no sentence contains
GAMES = TABLES[::13]


def games() -> Iterator[tuple[PulsarState, int]]:
    """Every position of a few random games, with the choice that is made next."""
    for seed, table in enumerate(GAMES):
        state = table.new(seed)
        for code in choices(state, seed):
            yield state, code
            state.apply(code)


def well_formed(text: str) -> bool:
    return bool(text.strip()) and not RAW.search(text)


def elements(state: PulsarState) -> set[str]:
    """Everything that gallery and view put on the table, by id."""
    view = GAME.view(state, None)
    found = {f"location:{place['id']}" for place in GALLERY["boards"]["cluster"][view["options"]["side"]]["locations"]}
    for kind, name in KINDS.items():
        found |= {f"{name}:{one}" for one in GALLERY[kind]}
    found |= {f"end:{tile}:{end}" for tile in GALLERY["transmitters"] for end in ("left", "right")}
    found |= {f"die:{where}:{value}" for where in ("own", "board", "red") for value in range(7)}
    for seat in range(view["players"]):
        found.add(f"ship:{seat}")
        found |= {f"project:{seat}:{project['place']}" for project in GALLERY["headquarters"]["A1"]["projects"]}
        found |= {f"counter:{seat}:{track}:{end}" for track in view["tracks"] for end in ("front", "back")}
    return found | {"stack:exploration"}


KINDS = {
    "technologies": "technology",
    "transmitters": "transmitter",
    "headquarters": "headquarters",
    "goals": "goal",
    "gyrodynes": "gyrodyne",
    "systems": "system",
    "tokens": "token",
}
PLAIN = {"end-turn", "no-run", "skip", "claim", "new-array", "accept", "route"}  # there may be nothing to click on


# ---------------------------------------------------------------- whole games


def test_every_option_is_offered_with_words_and_elements_that_are_there() -> None:
    for state, _ in games():
        there = elements(state)
        offered = GAME.offers(state)
        assert [offer["code"] for offer in offered] == state.options()
        texts = [offer["text"] for offer in offered]
        assert len(set(texts)) == len(texts), texts
        for offer in offered:
            assert well_formed(offer["text"]), offer
            assert offer["text"] == GAME.describe(state, offer["code"])
            assert set(offer["targets"]) <= there, offer
            assert offer["targets"] or offer["verb"] in PLAIN, offer
            assert offer["clause"] is None or offer["clause"] in CLAUSES
            assert offer["warning"] is None or well_formed(offer["warning"])
        assert well_formed(GAME.question(state))


def test_a_price_is_what_is_really_paid() -> None:
    """Cubes and tokens that are gone at once; a gain in the same step is told by the journal."""
    for state, code in games():
        offer = next(offer for offer in GAME.offers(state) if offer["code"] == code)
        after = state.clone()
        after.journal = []
        after.decide(code)
        gained = {
            journal.GAINS_CUBES: "cubes",
            journal.GAINS_PLUS_MINUS: "plus-minus",
            journal.GAINS_PLUS_TWO: "plus-two",
        }
        plus = dict.fromkeys(HAVE, 0)
        for place in range(0, len(after.journal), journal.ENTRY):
            if after.journal[place] in gained:
                plus[gained[after.journal[place]]] += after.journal[place + 2]
        seat = state.seat
        for name, cell in HAVE.items():
            paid = state.cells[cell + seat] + plus[name] - after.cells[cell + seat]
            assert offer["cost"].get(name, 0) == paid, offer
            if paid:
                assert offer["left"][name] == state.cells[cell + seat] - paid


def test_everything_that_happens_in_games_is_told() -> None:
    told: set[int] = set()
    for seed, table in enumerate(TABLES):
        state = table.new(seed)
        for code in choices(state, seed):
            state.journal = []
            state.apply(code)
            told |= set(state.journal[:: journal.ENTRY])
            for line in GAME.log(state, state.journal):
                assert well_formed(line), line
                assert line[0].isupper(), line
    missing = set(range(1, journal.EXTRA_STATION + 1)) - told
    assert missing <= {journal.RESHUFFLES}, missing


def test_what_cannot_be_done_is_refused_with_a_clause_and_an_element() -> None:
    for state, _ in games():
        there = elements(state)
        offered = {offer["text"] for offer in GAME.offers(state)}
        for seat in range(len(state.scores())):
            for row in GAME.why_not(state, seat):
                assert row["clause"] in CLAUSES
                assert well_formed(row["what"]), row
                assert well_formed(row["reason"]), row
                assert row["target"] == "" or row["target"] in there, row
                assert row["what"] not in offered


@clauses("PUL-TECH-02", "PUL-ACT-03")
def test_technologies_offered_and_refused_are_all_there_are() -> None:
    for state, _ in games():
        if state.cells[at.TURN] < 0 or len(state.stack) > 6:
            continue
        offered = {code >> 8 & 255 for code in state.options() if code >> 16 == codes.PATENT}
        refused = {row["target"] for row in GAME.why_not(state, state.seat) if row["target"].startswith("technology:")}
        assert len(offered) + len(refused) == at.PLACES


def test_the_lines_of_a_score_add_up_and_cite_clauses() -> None:
    for state, _ in games():
        for seat, lines in enumerate(GAME.breakdown(state)):
            assert sum(line["points"] for line in lines) == state.scores()[seat]
            assert all(line["clause"] in CLAUSES and well_formed(line["line"]) for line in lines)


# ---------------------------------------------------------------- single sentences


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("score 1", "Score 1 point."),
        ("gain 2 cubes + gain 1 plus-minus", "Gain 2 cubes and gain a plus-minus token."),
        ("take gyrodyne small/medium", "Take a small or medium gyrodyne."),
        ("take gyrodyne small/medium/large", "Take a gyrodyne of any size."),
        ("optional ( 1 cube : score 4 )", "You may pay 1 cube and score 4 points."),
        ("score 1 per 3 station", "Score 1 point for every 3 own stations."),
        ("double 2 and 3", "Set the die to 2 and use a red 3."),
        ("gate run any 4", "A gate run worth 4 points for every gate of one colour."),
    ],
)
def test_an_effect_reads_like_a_sentence(text: str, said: str) -> None:
    assert effects.sentence(SPEAKER.words, LANGUAGE.parse(text)) == said


def test_every_component_is_said_differently() -> None:
    for kind in ("technologies", "goals"):
        texts = [json.dumps(row.get("effect", row.get("goal"))) for row in GALLERY[kind].values()]
        assert len(set(texts)) == len(texts)


def test_no_language_has_gaps_and_an_unknown_one_is_refused() -> None:
    for lang in languages(MESSAGES):
        assert gaps(MESSAGES, lang) == []
    with pytest.raises(InputError, match="language 'xx': there is no such language"):
        GAME.question(GAME.new(seed=1), "xx")
    assert words(MESSAGES).say("over") == "the game is over"


def test_a_question_names_who_is_asked_and_what() -> None:
    t = Table(3, round=2).seat("Blue", ship="85", dice=[1]).begin()
    assert t.game.question(t.now) == "Blue: round 2, use your dice"
    t.takes("fly", die=1)
    assert t.game.question(t.now) == "Blue: where does the flight of 1 end?"


@clauses("PUL-FLY-02")
def test_a_flight_shows_where_it_may_end_before_its_die_is_spent_and_what_that_brings() -> None:
    t = Table(4).seat("Blue", ship="85", dice=[1], plus_minus=0).system("84", "system-12", ["Orange", None]).begin()
    fly = t.shown("fly", die=1)
    assert fly["targets"] == ["die:own:1", "ship:0", "location:84", "location:86", "location:87"]
    t.takes("fly", die=1)
    assert t.shown("land", "84")["text"] == "End at system 84 with a station on a lifeless planet."
    assert t.shown("land", "87")["text"] == "End at pulsar 87 and claim it."
    assert t.shown("land", "86")["text"] == "End at green gate 86."


def test_who_is_not_asked_is_told_who_is() -> None:
    t = Table(3).begin()
    (row,) = t.game.why_not(t.now, 1)
    assert row == {"what": "Anything", "clause": "PUL-ACT-01", "reason": "Blue is to choose", "target": ""}


def test_the_log_tells_the_way_of_a_flight() -> None:
    t = Table(4).seat("Blue", ship="85", dice=[2], plus_minus=0).begin().takes("fly", die=2)
    t.now.journal = []
    t.takes("land", "82")
    assert t.game.log(t.now, t.now.journal)[0] == "Blue flies 2 from green gate 85 by system 84 to pink gate 82"


def test_options_that_are_none_are_refused() -> None:
    state = GAME.new(seed=1)
    with pytest.raises(IllegalChoice, match="code 5 is not among"):
        GAME.describe(state, 5)


# ---------------------------------------------------------------- gallery and form


def walk(doc: Any) -> Iterator[dict[str, Any]]:
    if isinstance(doc, dict):
        yield doc
        for value in doc.values():
            yield from walk(value)
    elif isinstance(doc, list):
        for value in doc:
            yield from walk(value)


def test_the_gallery_is_plain_json_with_every_component() -> None:
    assert json.loads(json.dumps(GALLERY, allow_nan=False)) == GALLERY == GAME.gallery()
    catalog = GAME.catalog
    for kind in ("technologies", "transmitters", "headquarters", "goals", "systems", "gyrodynes", "exploration"):
        assert list(GALLERY[kind]) == [one.id for one in getattr(catalog, kind)]
        assert all("provenance" in row for row in GALLERY[kind].values())
    assert list(GALLERY["boards"]["cluster"]) == ["open", "dead-ends"]
    assert GALLERY["seats"] == [name.capitalize() for name in COLOURS]
    assert set(GALLERY["tokens"]) == set(TOKENS)


def test_every_text_of_the_gallery_is_said_and_every_token_is_known() -> None:
    for doc in walk(GALLERY):
        for key in ("text", "short", "name"):
            if isinstance(doc.get(key), str):
                assert well_formed(doc[key]), doc
        for token in doc.get("icons", []) if isinstance(doc.get("icons"), list) else []:
            assert set(token) & {"icon", "sign", "word"}, token


def test_every_verb_has_a_name_of_its_own() -> None:
    assert set(VERBS) == set(range(1, codes.VERBS))
    assert len({name for name, _ in VERBS.values()}) == len(VERBS)
    assert {clause for _, clause in VERBS.values() if clause} <= CLAUSES


def test_the_form_asks_for_every_option_and_whatever_it_offers_makes_a_game() -> None:
    form = GAME.form()
    assert [line["name"] for line in form] == [*sorted(GAME.options(), key=[line["name"] for line in form].index)]
    for line in form:
        assert well_formed(line["text"])
        for value in line["values"]:
            assert well_formed(value["text"])
            if line["kind"] == "pick":
                continue
            GAME.new(players=2, seed=1, **{line["name"]: value["value"]})
    picked = {
        line["name"]: [value["value"] for value in line["values"][1:5]] for line in form if line["kind"] == "pick"
    }
    assert GAME.new(players=4, seed=1, **picked).options()


def test_the_defaults_of_the_form_are_those_of_a_new_game() -> None:
    defaults = {line["name"]: line["default"] for line in GAME.form()}
    assert GAME.new(players=3, seed=5, **defaults) == GAME.new(players=3, seed=5)


@clauses("PUL-GAME-04")
def test_a_newcomer_plays_the_recommended_first_game() -> None:
    newcomer = {line["name"]: line["newcomer"] for line in GAME.form()}
    assert GAME.new(players=3, seed=5, **newcomer) == GAME.new(players=3, seed=5, first_game=True)
