"""The effect language, on the words of a bakery."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliopause.kernel import effects
from heliopause.kernel.effects import (
    VARIABLE,
    Ability,
    Atom,
    Choice,
    Condition,
    Language,
    Per,
    Step,
    Value,
    Verb,
    Where,
    effect_atoms,
)
from heliopause.kernel.errors import ContentError

BAKERY = Language(
    verbs=(
        Verb("bake", "bake {n:amount} {what:loaf|cake} [at night] [gluten-free]"),
        Verb("sell", "sell {n:int} -> guest"),
        Verb("sell-all", "sell {n:int} -> guest {level:amount} [for free]"),
        Verb("learn", "learn {levels:levels} [again]"),
        Verb("price", "price {steps:ints} coins"),
        Verb("rest", "rest"),
    ),
    cost_verbs=(Verb("pay", "{n:amount} coins"), Verb("burn", "burn {n:int} logs")),
    counters=("ovens", "guests", "hungry guests", "hungry guests with a dog"),
    actors=("each baker", "each other baker", "owner"),
    levels=("I", "II"),
    metrics=("loaves", "fame"),
    occasions=(Verb("rain", "raining"), Verb("near", "near {shop:id} [on sundays]")),
)


def parse(text: str) -> Ability:
    return BAKERY.parse(text, "oven.toml: rye.bonus")


def one(text: str) -> Step:
    (step,) = parse(text).steps
    return step


def message(text: str) -> str:
    with pytest.raises(ContentError) as caught:
        parse(text)
    assert len(caught.value.lines) == 1
    line = caught.value.lines[0]
    assert line.startswith("oven.toml: rye.bonus, character ")
    assert "\n" not in line
    return line.removeprefix("oven.toml: rye.bonus, ")


def bake(n: Value, what: str = "loaf", night: bool = False, free: bool = False) -> Atom:
    return Atom("bake", (("n", n), ("what", what), ("at_night", night), ("gluten_free", free)))


REST = Atom("rest")


def test_a_verb_brings_its_arguments_by_name() -> None:
    atom = one("bake 3 cake at night").body
    assert atom == bake(3, "cake", night=True)
    assert isinstance(atom, Atom)
    assert (atom.get("n"), atom.word("what")) == (3, "cake")
    assert (atom.flag("at_night"), atom.flag("gluten_free")) == (True, False)
    with pytest.raises(KeyError, match="bake has no argument 'salt'"):
        atom.get("salt")


def test_the_longest_pattern_that_fits_is_meant() -> None:
    assert one("sell 2 -> guest").body == Atom("sell", (("n", 2),))
    assert one("sell 2 -> guest 1 for free").body == Atom("sell-all", (("n", 2), ("level", 1), ("for_free", True)))


def test_levels_are_alternatives() -> None:
    assert one("learn I/II again").body == Atom("learn", (("levels", ("I", "II")), ("again", True)))


def test_both_marks_between_parts_are_kept_and_go_from_left_to_right() -> None:
    ability = parse("rest + bake 1 loaf then rest")
    assert [step.join for step in ability.steps] == ["", "+", "then"]
    assert [step.body for step in ability.steps] == [REST, bake(1), REST]


def test_a_cost_stands_before_the_colon() -> None:
    ability = parse("2 coins + burn 1 logs : rest")
    assert ability.cost == (Atom("pay", (("n", 2),)), Atom("burn", (("n", 1),)))
    assert ability.steps == (Step(REST),)
    assert BAKERY.parse_cost("2 coins + burn 1 logs") == ability.cost


def test_a_nested_cost_stands_in_parentheses_and_belongs_to_its_part_only() -> None:
    ability = parse("optional ( 2 coins : bake 1 loaf ) then rest")
    assert ability.cost == ()
    inner = Ability((Atom("pay", (("n", 2),)),), (Step(bake(1)),))
    assert ability.steps == (Step(inner, optional=True), Step(REST, "then"))


def test_actors_the_longest_first_and_may_only_after_one() -> None:
    assert one("each baker rest") == Step(REST, actor="each baker")
    assert one("each other baker may rest") == Step(REST, actor="each other baker", may=True)
    assert 'expected "each"' in message("may rest")


def test_choices_carry_letters_and_abilities_of_their_own() -> None:
    choice = one("choose 2 different of { A: 1 coins : rest | B: bake 2 loaf then rest }").body
    pay = (Atom("pay", (("n", 1),)),)
    first, second = Ability(pay, (Step(REST),)), Ability((), (Step(bake(2)), Step(REST, "then")))
    assert choice == Choice(2, True, (("A", first), ("B", second)))
    assert [atom.verb for atom in effect_atoms(parse("choose 1 of { A: rest | B: ( 1 coins : bake 2 loaf ) }"))] == [
        "rest",
        "bake",
    ]


def test_per_counts_and_where_explains_x() -> None:
    assert one("rest per ovens") == Step(REST, per=Per(1, "ovens", None))
    assert one("rest per 2 guests max 3") == Step(REST, per=Per(2, "guests", 3))
    ability = parse("X coins : bake X loaf where X = ovens + 1 max 4")
    assert ability.where == Where("ovens", 1, 4)
    assert ability.cost == (Atom("pay", (("n", "X"),)),)
    assert ability.steps == (Step(bake("X")),)


def test_a_counter_may_be_several_words_and_the_longest_is_meant() -> None:
    assert one("rest per hungry guests with a dog max 2") == Step(REST, per=Per(1, "hungry guests with a dog", 2))
    assert one("rest per hungry guests").per == Per(1, "hungry guests")
    assert BAKERY.parse_counter("hungry guests with a dog") == "hungry guests with a dog"
    with pytest.raises(ContentError, match='character 15: "without" is not known here; did you mean "with"'):
        BAKERY.parse_counter("hungry guests without", "here")


def test_a_part_may_wait_for_an_occasion() -> None:
    assert one("rest if raining") == Step(REST, when=Atom("rain"))
    near = Atom("near", (("shop", "corner-shop-2"), ("on_sundays", True)))
    assert one("bake 1 loaf per ovens if near corner-shop-2 on sundays") == Step(
        bake(1), per=Per(1, "ovens"), when=near
    )


def test_numbers_in_a_row_and_ids_are_arguments() -> None:
    assert one("price 1/3/6 coins").body == Atom("price", (("steps", (1, 3, 6)),))
    assert 'expected "1"' not in message("price 1/x coins")
    assert "expected an id" in message("rest if near (")


def test_an_outer_where_reaches_into_parentheses() -> None:
    ability = parse("optional ( X coins : rest ) where X = guests")
    assert ability.where == Where("guests")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("bake 2 lofa", 'character 8: "lofa" is not known here; did you mean "loaf"?'),
        ("bkae 2 loaf", 'character 1: "bkae" is not known here; did you mean "bake"?'),
        ("bake many loaf", 'character 6: found "many", expected "X" or a number'),
        ("bake 1000 loaf", 'character 6: found "1000", expected "X" or a number'),
        ("bake 2", 'character 7: found the end, expected "loaf" or "cake"'),
        ("", "character 1: found the end, expected "),
        ("2 cions : rest", 'character 3: "cions" is not known here; did you mean "coins"?'),
        ("rest : rest", 'character 1: found "rest", expected "X" or a number or "burn"'),
        ("rest rest", 'character 6: found "rest", expected "per" or "if" or "+" or "then" or "where" or the end'),
        ("( rest", 'character 7: found the end, expected "per"'),
        ("bake X loaf", 'character 6: no "where X = ..." says what X is'),
        ("rest where X = ovens", "character 6: X is explained but not used"),
        ("bake X loaf where X = owens", 'character 23: "owens" is not known here; did you mean "ovens"?'),
        ("choose 1 of { A: rest | C: rest }", 'character 25: found "C", expected "B"'),
        ("choose 3 different of { A: rest | B: rest }", "3 different options of 2 cannot be chosen"),
        ("( " * 40 + "rest" + " )" * 40, "nested deeper than 12 levels"),
        ("rest @ rest", 'character 6: found "@"'),
    ],
)
def test_a_mistake_is_told_in_one_line_with_its_place(text: str, said: str) -> None:
    assert said in message(text)


def test_conditions_are_tests_that_must_all_hold() -> None:
    condition = BAKERY.parse_condition("loaves >= 9 and fame <= 2")
    assert condition == Condition((effects.Test("loaves", ">=", 9), effects.Test("fame", "<=", 2)))
    assert BAKERY.format_condition(condition) == "loaves >= 9 and fame <= 2"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("laoves >= 9", 'did you mean "loaves"?'),
        ("loaves more 9", 'expected ">=" or "<="'),
        ("loaves >= x", "expected a number"),
        ("loaves >= 1 fame >= 2", "expected"),
    ],
)
def test_a_mistake_in_a_condition_is_told_too(text: str, said: str) -> None:
    with pytest.raises(ContentError, match="character") as caught:
        BAKERY.parse_condition(text, "oven.toml: rye.when")
    assert said in str(caught.value)


def test_two_verbs_cannot_have_one_name() -> None:
    with pytest.raises(ValueError, match="same name"):
        Language((Verb("rest", "rest"),), (Verb("rest", "sleep"),), (), (), ())


# Trees made by chance: written out and read again they are the same.

NUMBERS = st.integers(0, 999)


@st.composite
def atoms(draw: st.DrawFn, bound: bool, verbs: Sequence[Verb]) -> Atom:
    verb = draw(st.sampled_from(verbs))
    args: list[tuple[str, Value]] = []
    for part in BAKERY.patterns[verb.name]:
        if part.kind == "flag":
            args.append((part.name, draw(st.booleans())))
        elif part.kind == "amount":
            args.append((part.name, draw(NUMBERS | st.just(VARIABLE)) if bound else draw(NUMBERS)))
        elif part.kind == "int":
            args.append((part.name, draw(NUMBERS)))
        elif part.kind == "choice":
            args.append((part.name, draw(st.sampled_from(part.words))))
        elif part.kind == "id":
            args.append((part.name, draw(st.sampled_from(("corner-shop", "A1")))))
        elif part.kind == "ints":
            args.append((part.name, draw(st.lists(NUMBERS, min_size=1, max_size=3).map(tuple))))
        elif part.kind == "levels":
            levels = st.lists(st.sampled_from(BAKERY.levels), min_size=1, max_size=3).map(tuple)
            args.append((part.name, draw(levels)))
    return Atom(verb.name, tuple(args))


@st.composite
def abilities(draw: st.DrawFn, depth: int = 2) -> Ability:
    bound = draw(st.booleans())
    cost = draw(st.lists(atoms(bound, BAKERY.cost_verbs), max_size=2))
    if bound:
        cost.append(Atom("pay", (("n", VARIABLE),)))
    steps = []
    for number in range(draw(st.integers(1, 3))):
        body: Atom | Ability | Choice = draw(atoms(bound, BAKERY.verbs))
        if depth and draw(st.booleans()):
            body = draw(abilities(depth=depth - 1))
        elif depth and draw(st.booleans()):
            options = draw(st.lists(abilities(depth=depth - 1), min_size=1, max_size=3))
            different = draw(st.booleans())
            times = draw(st.integers(1, len(options) if different else 5))
            body = Choice(times, different, tuple((chr(ord("A") + i), option) for i, option in enumerate(options)))
        actor = draw(st.sampled_from(("", *BAKERY.actors)))
        per = st.builds(Per, st.integers(1, 9), st.sampled_from(BAKERY.counters), st.none() | NUMBERS)
        steps.append(
            Step(
                body,
                join=draw(st.sampled_from(("+", "then"))) if number else "",
                actor=actor,
                may=bool(actor) and draw(st.booleans()),
                optional=draw(st.booleans()),
                per=draw(st.none() | per),
                when=draw(st.none() | atoms(False, BAKERY.occasions)),
            )
        )
    where = st.builds(Where, st.sampled_from(BAKERY.counters), NUMBERS, st.none() | NUMBERS)
    return Ability(tuple(cost), tuple(steps), draw(where) if bound else None)


@given(abilities())
def test_what_is_written_is_read_again_the_same(ability: Ability) -> None:
    text = BAKERY.format(ability)
    assert BAKERY.parse(text) == ability
    assert BAKERY.format(BAKERY.parse(text)) == text


WORDS = "bake 2 X loaf rest ( ) { } | : A B + then choose of coins optional each baker may per ovens where ="
SCRAPS = [*WORDS.split(), "max", "hungry", "guests", "if", "near", "learn", "I", "/", "->", "٣", "\n", "\x00"]


@given(st.lists(st.sampled_from(SCRAPS), max_size=14).map(" ".join) | st.text(max_size=20))
def test_whatever_is_typed_is_read_or_refused_in_one_line(text: str) -> None:
    try:
        ability = BAKERY.parse(text, "here")
    except ContentError as error:
        lines = error.lines
    else:
        lines = []
        assert BAKERY.parse(BAKERY.format(ability)) == ability
    assert len(lines) <= 1
    assert all(line.startswith("here, character ") for line in lines)
