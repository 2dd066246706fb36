"""Items of content become records; editions lie over each other; on the words of a bakery."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from heliopause.kernel.content import Content, Field, Item, Kind, read_folder
from heliopause.kernel.editions import Editions
from heliopause.kernel.effects import Ability, Language, Verb
from heliopause.kernel.errors import InputError
from heliopause.kernel.reading import NOTHING, ItemReader, total, twice

BAKERY = Language(
    (Verb("bake", "bake {n:int} loaf"),), (Verb("pay", "{n:int} coins"),), ("ovens",), (), (), ("fame",), ()
)
KINDS = (
    Kind("bread", {"effect": Field("text"), "more": Field("texts", required=False), "cost": Field("text", False)}),
)


class Reader(ItemReader):
    def sense(self, item: Item, name: str, ability: Ability) -> Iterator[str]:
        if len(ability.steps) > 2:
            yield "is too much for one day"


def folder(path: Path, edition: str, base: str, *effects: str) -> Path:
    path.mkdir(parents=True, exist_ok=True)
    items = [f'[[bread]]\nid = "b{n}"\neffect = "{text}"\nprovenance = "published"\n' for n, text in enumerate(effects)]
    under = f'base = "{base}"\n' if base else ""
    (path / "all.toml").write_text(f'[edition]\nid = "{edition}"\n{under}' + "".join(items))
    return path


def item(tmp_path: Path, text: str) -> Item:
    return read_folder(folder(tmp_path, "first", "", text), KINDS).of("bread")[0]


def effects(content: Content) -> list[str]:
    return [bread.text("effect") for bread in content.of("bread")]


def test_what_cannot_be_read_is_collected_with_its_place(tmp_path: Path) -> None:
    reader = Reader(BAKERY)
    assert reader.must(item(tmp_path, "bake 2 laof"), "effect") is NOTHING
    assert reader.ability(item(tmp_path, "bake 2 loaf"), "cost") is None
    assert reader.findings == ['all.toml: b0.effect, character 8: "laof" is not known here; did you mean "loaf"?']


def test_what_the_game_does_not_have_is_collected_too(tmp_path: Path) -> None:
    reader = Reader(BAKERY)
    ability = reader.must(item(tmp_path, "bake 1 loaf + bake 1 loaf + bake 1 loaf"), "effect")
    assert len(ability.steps) == 3
    assert reader.findings == ["all.toml: b0.effect: is too much for one day"]


def test_abilities_of_a_list_are_numbered_where_there_are_several() -> None:
    reader = Reader(BAKERY)
    bread = Item("bread", "rye", "all.toml", {"more": ["bake 1 loaf", "bake x loaf"]})
    assert len(reader.abilities(bread, "more")) == 2
    assert reader.findings == ['all.toml: rye.more.2, character 6: found "x", expected a number']
    lone = Item("bread", "rye", "all.toml", {"more": ["2 coins : bake 1 loaf"]})
    assert reader.abilities(lone, "more")[0].cost == BAKERY.parse_cost("2 coins")
    assert reader.counter(lone, "more", "oven") == ""
    assert reader.findings[1:] == ['all.toml: rye.more, character 1: "oven" is not known here; did you mean "ovens"?']


def test_an_edition_lies_over_the_one_it_names(tmp_path: Path) -> None:
    editions = Editions(folder(tmp_path / "content", "first", "", "bake 1 loaf", "bake 2 loaf"), KINDS)
    folder(tmp_path / "content" / "editions" / "second", "second", "first", "bake 9 loaf")
    assert editions.names() == ("first", "second")
    assert effects(editions.read("first")) == ["bake 1 loaf", "bake 2 loaf"]
    assert effects(editions.read("second")) == ["bake 9 loaf", "bake 2 loaf"]
    with pytest.raises(InputError, match="edition 'third': there is no such edition; there are first, second"):
        editions.read("third")


def test_a_folder_of_ones_own_stands_on_an_edition_or_alone(tmp_path: Path) -> None:
    editions = Editions(folder(tmp_path / "content", "first", "", "bake 1 loaf", "bake 2 loaf"), KINDS)
    assert editions.names() == ("first",)
    assert effects(editions.read_own(folder(tmp_path / "own", "mine", "first", "bake 3 loaf")))[0] == "bake 3 loaf"
    assert effects(editions.read_own(folder(tmp_path / "alone", "mine", "", "bake 3 loaf"))) == ["bake 3 loaf"]


def test_totals_say_what_there_is_and_what_there_should_be() -> None:
    assert list(total("loaves", 3, 3, "NF-COMP-01")) == []
    assert list(total("loaves", 3, 4, "A-01")) == ["loaves: there are 3, the rulebook has 4 (A-01)"]
    assert twice(["rye", "oat", "rye"]) == ["rye"]
