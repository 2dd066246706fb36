"""Abilities in words, in the messages of a bakery."""

from __future__ import annotations

from pathlib import Path

import pytest

from heliopause.kernel import phrases
from heliopause.kernel.effects import Language, Verb
from heliopause.kernel.words import Words

BAKERY = Language(
    (Verb("bake", "bake {n:int} loaf"), Verb("price", "price {steps:ints} coins"), Verb("rest", "rest")),
    (Verb("pay", "{n:int} coins"),),
    ("hungry guests",),
    ("each baker",),
    (),
    ("fame",),
    (Verb("near", "near {shop:id}"),),
)

ENGLISH = """
sentence = { CAPITAL($text) }.
and-next = { $before }, { $part }
and-last = { $before } and { $part }
or-next = { $before }, { $part }
or-last = { $before } or { $part }
plus-next = { $before } + { $part }
plus-last = { $before } + { $part }
slash-next = { $before }/{ $part }
slash-last = { $before }/{ $part }
then-last = { $before }, then { $part }
comma-last = { $before }, { $part }
options-last = { $before }; or { $part }
letter = ({ $letter }) { $what }
ability = { $cost }: { $effect }
    .short = { $cost }: { $effect }
part = { $cost } to { $effect }
optional = you may { $what }
    .short = [{ $what }]
choose = choose { $n }: { $options }
    .short = { $options }
per = { $what } for { $counter }
    .short = { $what } per { $counter }
if = { $what } if { $when }
    .short = { $what } ({ $when })
actor-each-baker = each baker: { $what }
    .short = all: { $what }
per-hungry-guests = each hungry guest
    .short = guest
when-near = you bake near { $shop }
    .short = near { $shop }
metric-fame = fame
condition = at { $relation } { $n } { $what }
do-bake = bake { $n } loaves
    .short = { $n } loaves
do-price = take { $steps } coins
    .short = { $steps }
do-rest = rest
    .short = rest
do-pay = pay { $n } coins
    .short = { $n } coins
"""


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "en.ftl").write_text(ENGLISH)
    return Words(tmp_path, "en")


@pytest.mark.parametrize(
    ("text", "sentence", "short"),
    [
        ("rest", "Rest.", "rest"),
        ("2 coins : rest then bake 3 loaf", "Pay 2 coins: rest, then bake 3 loaves.", "2 coins: rest, 3 loaves"),
        ("bake 1 loaf per hungry guests", "Bake 1 loaves for each hungry guest.", "1 loaves per guest"),
        ("rest if near corner-shop", "Rest if you bake near corner-shop.", "rest (near corner-shop)"),
        ("price 1/3/6 coins", "Take 1, 3 or 6 coins.", "1/3/6"),
        ("optional ( 1 coins : rest )", "You may pay 1 coins to rest.", "[1 coins: rest]"),
        ("each baker rest + bake 1 loaf", "Each baker: rest and bake 1 loaves.", "all: rest + 1 loaves"),
        ("choose 1 of { A: rest | B: bake 1 loaf }", "Choose 1: (A) rest; or (B) bake 1 loaves.", None),
    ],
)
def test_an_ability_is_a_sentence_and_a_short_line(words: Words, text: str, sentence: str, short: str | None) -> None:
    ability = BAKERY.parse(text)
    assert phrases.sentence(words, ability) == sentence
    assert short is None or phrases.short(words, ability) == short


def test_a_condition_says_what_is_measured(words: Words) -> None:
    assert phrases.condition(words, BAKERY.parse_condition("fame >= 3")) == "at least 3 fame"
