"""Effect trees as rows of icons, for a language with two verbs and a cost."""

from __future__ import annotations

import pytest

from heliopause.kernel.effects import Atom, Language, Per, Verb, Where
from heliopause.kernel.icons import Icons, Token

LANGUAGE = Language(
    (Verb("shine", "shine {n:amount}"), Verb("go-out", "go out")),
    (Verb("oil", "{n:amount} oil"),),
    ("lanterns",),
    ("each player",),
    ("I",),
    ("light",),
    (Verb("dark", "dark"),),
)


class Lanterns(Icons):
    def atom(self, atom: Atom) -> list[Token]:
        return [{"icon": atom.verb, **dict(atom.args)}]

    def per(self, per: Per) -> list[Token]:
        return [{"word": f"per {per.counter}"}]

    def where(self, where: Where) -> list[Token]:
        return [{"word": f"X = {where.counter}"}]

    def when(self, occasion: Atom) -> list[Token]:
        return [{"word": f"if {occasion.verb}"}]


def row(text: str) -> str:
    """Tokens in one line: icons as their name and number, everything else as it is."""
    shown: list[str] = []
    for token in Lanterns().ability(LANGUAGE.parse(text)):
        assert len(set(token) & {"icon", "sign", "word"}) == 1, token
        name = token.get("sign") or token.get("word") or f"<{token['icon']}{token.get('n', '')}>"
        shown.append(f"{name}!" if token.get("may") else name)
    return " ".join(shown)


@pytest.mark.parametrize(
    ("text", "icons"),
    [
        ("shine 2", "<shine2>"),
        ("2 oil + 1 oil : shine 2 + go out then shine 1", "<oil2> , <oil1> : <shine2> , <go-out> then <shine1>"),
        ("optional ( 1 oil : shine 2 )", "[ <oil1> : <shine2> ]"),
        ("( 1 oil : shine 2 ) then shine 1", "( <oil1> : <shine2> ) then <shine1>"),
        ("choose 1 of { A: shine 1 | B: go out }", "A <shine1> or B <go-out>"),
        ("choose 2 of { A: shine 1 | B: go out }", "<choose2> A <shine1> or B <go-out>"),
        ("each player may shine 1", "<each-player>! : <shine1>"),
        ("shine 1 per 2 lanterns", "<shine1> per lanterns"),
        ("shine 1 per lanterns if dark", "<shine1> per lanterns if dark"),
        ("X oil : shine X where X = lanterns", "<oilX> : <shineX> X = lanterns"),
    ],
)
def test_an_ability_is_drawn_in_the_order_in_which_it_is_written(text: str, icons: str) -> None:
    assert row(text) == icons


def test_a_condition_names_what_it_measures() -> None:
    assert Lanterns().condition(LANGUAGE.parse_condition("light >= 3 and light <= 5")) == [
        {"icon": "metric", "metric": "light", "relation": ">=", "n": 3},
        {"sign": ","},
        {"icon": "metric", "metric": "light", "relation": "<=", "n": 5},
    ]
