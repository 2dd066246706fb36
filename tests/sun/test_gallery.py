"""The gallery: every component and board of an edition; and the form of a new game."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from heliopause.games.sun.catalog import EDITIONS
from heliopause.games.sun.game import BeyondTheSun
from heliopause.games.sun.verbs import LANGUAGE
from heliopause.games.sun.words.icons import SunIcons
from heliopause.kernel.content import PROVENANCES
from tests.sun.table import sun
from tests.sun.test_words import RAW, SPEAKER, abilities
from tests.sun.wander import GAME

NAMES = EDITIONS.names()
each_edition = pytest.mark.parametrize("game", [sun(name) for name in NAMES], ids=NAMES)

SIGNS = {":", ",", "then", "or", "[", "]", "(", ")", "→", *"ABCDEFGH"}
ICONS = {
    "ore", "population", "supply", "ship", "opponent", "column", "deep-space", "vp", "metric", "choose", "return",
    "automate", "upgrade", "upgrade-levels", "jump", "warp", "research", "colonize", "copy", "grow", "mine", "trade",
    "open-guild", "annex", "annex-attached", "each-faction", "each-other-faction", "revealer",
}  # fmt: skip


def walk(doc: Any) -> Iterator[dict[str, Any]]:
    """Every object in a document."""
    if isinstance(doc, dict):
        yield doc
        for value in doc.values():
            yield from walk(value)
    elif isinstance(doc, list):
        for value in doc:
            yield from walk(value)


def icons(text: str) -> list[dict[str, Any]]:
    return SunIcons(SPEAKER.words).ability(LANGUAGE.parse(text))


# ---------------------------------------------------------------- what is in it


@each_edition
def test_every_component_is_there_with_its_name_and_where_it_comes_from(game: BeyondTheSun) -> None:
    doc, catalog = game.gallery(), game.catalog
    assert (doc["game"], doc["edition"], doc["lang"]) == ("sun", catalog.edition, "en")
    for kind in ("technologies", "events", "systems", "achievements", "guilds", "factions"):
        cards = {card.id: card for card in getattr(catalog, kind)}
        assert list(doc[kind]) == list(cards)
        for name, card in cards.items():
            assert doc[kind][name]["name"] == card.name
            assert doc[kind][name]["provenance"] in PROVENANCES
    assert [slot["id"] for slot in doc["boards"]["technology"]["slots"]] == [slot.id for slot in catalog.slots]


@each_edition
def test_it_says_how_many_discs_on_achievements_bring_the_last_round(game: BeyondTheSun) -> None:
    """SUN-END-01, SUN-SETUP-44, SUN-SETUP-57."""
    assert game.gallery()["claims_to_end"] == {"2": 3, "3": 3, "4": 4}


@each_edition
def test_it_is_plain_json_and_the_same_each_time(game: BeyondTheSun) -> None:
    doc = game.gallery()
    assert json.loads(json.dumps(doc, allow_nan=False)) == doc
    assert game.gallery() == doc


@each_edition
def test_every_text_is_said_in_words_and_every_token_is_known(game: BeyondTheSun) -> None:
    boxes = [one for one in walk(game.gallery()) if "icons" in one]
    assert len(boxes) > 150
    rules = {one["rule"] for one in boxes if "rule" in one}
    for box in boxes:
        assert re.match(r"[A-Z0-9]", box["text"]), box
        assert box["text"].endswith("."), box
        assert not RAW.search(box["text"]), box
        for token in box["icons"]:
            kinds = set(token) & {"icon", "sign", "word"}
            assert len(kinds) == 1, token
            if "icon" in token:
                assert token["icon"] in ICONS | rules, token
            elif "sign" in token:
                assert token["sign"] in SIGNS, token
            else:
                assert not RAW.search(token["word"]), token


@each_edition
def test_every_ability_is_drawn_with_every_number_that_it_says(game: BeyondTheSun) -> None:
    for ability in abilities(game.catalog):
        drawn = json.dumps(SunIcons(SPEAKER.words).ability(ability))
        for number in re.findall(r"\d+", LANGUAGE.format(ability).replace("choose 1 of", "")):
            assert re.search(rf"\b{number}\b", drawn), (LANGUAGE.format(ability), drawn)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_spaces_of_all_boards_and_cards_are_those_of_views(players: int) -> None:
    doc = GAME.gallery()
    found = [space["id"] for row in doc["boards"]["basic"][str(players)]["actions"] for space in row["spaces"]]
    for kind in ("guilds", "technologies", "events"):
        found += [space for card in doc[kind].values() for row in card["spaces"] for space in row["ids"]]
    assert sorted(found) == sorted(GAME.ids[players].spaces.numbers)


def test_places_are_joined_both_ways() -> None:
    for board in GAME.gallery()["boards"]["exploration"].values():
        joined = {(place["id"], other) for place in board["locations"] for other in place["adjacent"]}
        assert joined == {(there, here) for here, there in joined}
        assert {here for here, _ in joined} == {place["id"] for place in board["locations"]}


def test_an_event_that_stays_at_a_location_says_which() -> None:
    doc = GAME.gallery()
    places = {place["id"] for board in doc["boards"]["exploration"].values() for place in board["locations"]}
    named = {name: event["location"] for name, event in doc["events"].items() if event["location"]}
    assert named == {"sol-parliament": "sol", "deep-space-observatory": "deep-space"}
    assert set(named.values()) <= places


def test_a_card_in_full() -> None:
    card = GAME.gallery()["technologies"]["plasma-cannon"]
    assert (card["level"], card["vp"], card["bonus"]) == ("II", GAME.catalog.technologies[4].vp, card["bonus"])
    assert card["spaces"][0]["ids"] == ["tech:plasma-cannon"]
    assert card["spaces"][0]["text"] == "Pay 2 ore: turn 1 population into a level 3 ship, then jump 3."
    assert card["spaces"][0]["short"] == "2 ore: 1 pop → L3, jump 3"
    assert card["spaces"][0]["icons"] == [
        {"icon": "ore", "n": 2},
        {"sign": ":"},
        {"icon": "population", "n": 1},
        {"sign": "→"},
        {"icon": "ship", "level": 3, "n": 1},
        {"sign": "then"},
        {"icon": "jump", "n": 3},
    ]


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("3 supply from right -> pop",
         [{"icon": "supply", "n": 3, "from_right": True}, {"sign": "→"}, {"icon": "population", "n": 3}]),
        ("research known I/II no-bonus",
         [{"icon": "research", "known": True, "levels": ["I", "II"], "no_bonus": True}]),
        ("shift 1 supply to any", [{"icon": "supply", "n": 1}, {"sign": "→"}, {"icon": "column", "column": "any"}]),
        ("1 supply -> ship 2 at deep-space",
         [{"icon": "supply", "n": 1}, {"sign": "→"}, {"icon": "ship", "level": 2, "n": 1}, {"icon": "deep-space"}]),
        ("gain 1 ore per controlled max 3", [{"icon": "ore", "n": 1}, {"word": "per outpost (max 3)"}]),
        ("jump X where X = colonized + 1", [{"icon": "jump", "n": "X"}, {"word": "X = colonies+1"}]),
        ("pay 2 ore to opponent : grow",
         [{"icon": "ore", "n": 2}, {"sign": "→"}, {"icon": "opponent"}, {"sign": ":"}, {"icon": "grow"}]),
        ("automate any", [{"icon": "automate", "what": "any"}]),
    ],
)  # fmt: skip
def test_effects_as_icons(text: str, drawn: list[dict[str, Any]]) -> None:
    assert icons(text) == drawn


def test_a_folder_of_ones_own_has_a_gallery_too(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('[edition]\nid = "mine"\ntitle = "Mine"\nbase = "first"\n', encoding="utf-8")
    doc = BeyondTheSun(content=tmp_path).gallery()
    assert (doc["edition"], doc["title"]) == ("mine", "Mine")


# ---------------------------------------------------------------- the form


def test_the_form_asks_for_every_option_of_a_new_game() -> None:
    assert {line["name"] for line in GAME.form()} == set(GAME.options())


def test_whatever_the_form_offers_makes_a_game() -> None:
    for players in GAME.players:
        for line in GAME.form():
            assert line["default"] in [one["value"] for one in line["values"]]
            for one in line["values"]:
                assert one["text"]
                assert not RAW.search(one["text"])
                if line["kind"] == "seats" and one["value"] is not None and one["value"] >= players:
                    continue  # nobody sits there
                if line["kind"] == "pick" and one["value"] is not None:
                    continue
                assert not GAME.new(players=players, seed=1, **{line["name"]: one["value"]}).over
    picks = [line for line in GAME.form() if line["kind"] == "pick"]
    values = [one["value"] for one in picks[0]["values"] if one["value"] is not None]
    assert not GAME.new(players=4, seed=1, factions=values).over


def test_the_defaults_of_the_form_are_those_of_a_new_game() -> None:
    defaults = {line["name"]: line["default"] for line in GAME.form()}
    for players, seed in product(GAME.players, range(3)):
        assert GAME.new(players=players, seed=seed, **defaults) == GAME.new(players=players, seed=seed)


def test_a_newcomer_plays_the_recommended_first_game() -> None:
    chosen = {line["name"]: line["newcomer"] for line in GAME.form()}
    assert GAME.new(seed=3, **chosen) == GAME.new(seed=3, first_game=True)
