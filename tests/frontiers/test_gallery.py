"""The gallery holds every component with texts, icons and places; the form makes games."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from heliopause.games.frontiers.verbs import LANGUAGE
from heliopause.games.frontiers.words import effects
from heliopause.games.frontiers.words.icons import FrontiersIcons
from heliopause.kernel.content import PROVENANCES
from tests.frontiers.table import frontiers
from tests.frontiers.test_words import GAME, RAW, SPEAKER

SIGNS = {":", ",", "[", "]"}
ICONS = {
    "credit", "vp", "colonist", "world", "good", "discount", "military", "pay-for-military", "settle", "replace",
    "replace-this", "good-on", "sell", "collect", "lead", "advance", "chart",
}  # fmt: skip


def walk(doc: Any) -> Iterator[dict[str, Any]]:
    if isinstance(doc, dict):
        yield doc
        for value in doc.values():
            yield from walk(value)
    elif isinstance(doc, list):
        for value in doc:
            yield from walk(value)


def icons(text: str, phase: str = "settle") -> list[dict[str, Any]]:
    return FrontiersIcons(SPEAKER).ability(effects.told(SPEAKER, phase, LANGUAGE.parse(text)))


def test_every_component_is_there_with_its_name_and_where_it_comes_from() -> None:
    doc, catalog = GAME.gallery(), GAME.catalog
    assert (doc["game"], doc["edition"], doc["lang"]) == ("frontiers", "first", "en")
    for kind in ("worlds", "homes", "developments", "actions", "goals", "goods"):
        cards = {card.id: card for card in getattr(catalog, kind)}
        assert list(doc[kind]) == list(cards)
        for name, card in cards.items():
            assert doc[kind][name]["name"] == card.name
            assert doc[kind][name]["provenance"] in PROVENANCES


def test_it_is_plain_json_and_the_same_each_time() -> None:
    doc = GAME.gallery()
    assert json.loads(json.dumps(doc, allow_nan=False)) == doc == GAME.gallery()


def test_every_text_is_said_in_words_and_every_token_is_known() -> None:
    boxes = [one for one in walk(GAME.gallery()) if "icons" in one]
    assert len(boxes) > 120
    for box in boxes:
        assert re.match(r"[A-Z0-9+]", box["text"]), box
        assert box["text"].endswith("."), box
        assert not RAW.search(box["text"]), box
        for token in box["icons"]:
            assert len(set(token) & {"icon", "sign", "word"}) == 1, token
            assert token.get("icon", "vp") in ICONS, token
            assert token.get("sign", ":") in SIGNS, token
            assert not RAW.search(token.get("word", "")), token


def test_every_ability_is_drawn_with_every_number_that_it_says() -> None:
    for tile in SPEAKER.tiles:
        for power in tile.powers:
            drawn = json.dumps(FrontiersIcons(SPEAKER).ability(effects.told(SPEAKER, power.phase, power.effect)))
            for number in re.findall(r"\d+", LANGUAGE.format(power.effect)):
                assert re.search(rf"\b{number}\b", drawn), (LANGUAGE.format(power.effect), drawn)


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("military 2", [{"icon": "military", "n": 2}]),
        ("military 2 against ALIEN worlds", [{"icon": "military", "n": 2, "on": "ALIEN"}]),
        ("discount 1 on rare worlds", [{"icon": "discount", "n": 1, "on": "rare"}]),
        ("optional ( 1 alien : temporary military 3 )",
         [{"sign": "["}, {"icon": "good", "n": 1, "kind": "alien"}, {"sign": ":"}, {"icon": "military", "n": 3},
          {"word": "for this action"}, {"sign": "]"}]),
        ("2 good : gain 3 vp", [{"icon": "good", "n": 2, "kind": "any"}, {"sign": ":"}, {"icon": "vp", "n": 3}]),
        ("each of up to 4 different goods : gain 1 vp + gain 1 credit",
         [{"icon": "good", "n": 4, "each": True, "different": True}, {"sign": ":"}, {"icon": "vp", "n": 1},
          {"sign": ","}, {"icon": "credit", "n": 1}]),
        ("gain 1 vp if owning galactic-salon", [{"icon": "vp", "n": 1}, {"word": "if Galactic Salon"}]),
        ("gain 1 credit per good produced here", [{"icon": "credit", "n": 1}, {"word": "per good here"}]),
        ("score 1/3/6/10 vp by kinds of colony", [{"icon": "vp", "by": "kinds", "points": [1, 3, 6, 10]}]),
    ],
)  # fmt: skip
def test_effects_as_icons(text: str, drawn: list[dict[str, Any]]) -> None:
    assert icons(text) == drawn


def test_a_tile_in_full() -> None:
    world = GAME.gallery()["worlds"]["self-repairing-alien-artillery"]
    assert (world["military"], world["number"], world["colonists"], world["goods"]) == (True, 4, 1, "production")
    (power,) = world["powers"]
    assert (power["phase"], power["may"], power["short"]) == ("settle", True, "[1 Alien Technology: +3 Military now]")
    card = GAME.gallery()["developments"]["imperium-lords"]
    assert (card["cost"], card["spaces"], card["vp"], card["keywords"]) == (9, 2, None, ["IMPERIUM"])
    assert card["score"]["text"].startswith("1 point for each IMPERIUM colony or development, 2 points")


@pytest.mark.parametrize("mat", ["small", "large"])
def test_stacks_have_places_on_their_mat_that_do_not_overlap(mat: str) -> None:
    board = GAME.gallery()["boards"][mat]
    width, height = board["tile"]["width"], board["tile"]["height"]
    places = [(stack["x"], stack["y"]) for stack in board["stacks"]]
    for number, (x, y) in enumerate(places):
        assert 0 < x <= board["canvas"]["width"] - width
        assert 0 < y <= board["canvas"]["height"] - height
        for other_x, other_y in places[:number]:
            assert abs(x - other_x) >= width or abs(y - other_y) >= height
    for stack in board["stacks"]:
        assert len(stack["faces"]) == 1 + stack["flips"]


def test_the_track_has_a_space_more_than_disks() -> None:
    assert GAME.gallery()["boards"]["track"]["spaces"] == {"2": 5, "3": 4, "4": 5, "5": 6}


def test_a_folder_of_ones_own_has_a_gallery_too() -> None:
    doc = frontiers("apart").gallery()
    assert (doc["edition"], doc["title"]) == ("apart", "Improved Logistics and Terraforming Robots apart")


# ---------------------------------------------------------------- the form


def test_the_form_asks_for_every_option_of_a_new_game() -> None:
    assert {line["name"] for line in GAME.form()} == set(GAME.options())


def test_whatever_the_form_offers_makes_a_game() -> None:
    for players in GAME.players:
        for line in GAME.form():
            assert line["default"] in [one["value"] for one in line["values"]]
            for one in line["values"]:
                assert one["text"]
                assert not RAW.search(one["text"]) or one["text"] in ("yes", "no")
                if line["kind"] == "seats" and one["value"] is not None and one["value"] >= players:
                    continue  # nobody sits there
                if line["kind"] == "pick" and one["value"] is not None:
                    continue
                assert not GAME.new(players=players, seed=1, **{line["name"]: one["value"]}).over


def test_the_defaults_of_the_form_are_those_of_a_new_game() -> None:
    defaults = {line["name"]: line["default"] for line in GAME.form()}
    for players, seed in product(GAME.players, range(3)):
        assert GAME.new(players=players, seed=seed, **defaults) == GAME.new(players=players, seed=seed)


def test_a_newcomer_plays_the_recommended_first_game() -> None:
    chosen = {line["name"]: line["newcomer"] for line in GAME.form()}
    assert chosen["first_game"] is True
    assert GAME.new(players=4, seed=5, **chosen) == GAME.new(players=4, seed=5, first_game=True)
