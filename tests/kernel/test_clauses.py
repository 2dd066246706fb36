"""Ledgers of rules, read into chapters and clauses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from heliopause.kernel.clauses import ledger, parse, plain, spans
from heliopause.kernel.errors import InputError
from tests.kernel.tiny import TinyGame

TOY = """# Toy: the rules

Words before the clauses.

### Moving (MOVE)

- **TOY-MOVE-01** A pawn moves `n : m` *steps* (TOY-END-01). _(src: EN/action)_

#### For two players

- **TOY-MOVE-02** A pawn: it may **not** stay. _(src: EN/action, PL/action)_

## 3. The end (END)

- **TOY-END-01** Two moves | Given: Annie is here. | Then: it is over (TOY-MOVE-01). _(src: EN/end)_
"""


def test_a_ledger_has_chapters_and_clauses_in_order() -> None:
    toy = parse(TOY)
    assert toy.title == "Toy: the rules"
    assert [(one.code, one.title) for one in toy.chapters] == [("MOVE", "Moving"), ("END", "The end")]
    assert [(one.id, one.section) for one in toy.clauses] == [
        ("TOY-MOVE-01", ""),
        ("TOY-MOVE-02", "For two players"),
        ("TOY-END-01", ""),
    ]
    assert [(one.line, one.source) for one in toy.clauses][1] == (11, "EN/action, PL/action")


def test_marks_become_pieces() -> None:
    assert spans("A pawn moves `n : m` *steps* (TOY-END-01).") == [
        {"text": "A pawn moves "},
        {"code": "n : m"},
        {"text": " "},
        {"em": "steps"},
        {"text": " ("},
        {"clause": "TOY-END-01"},
        {"text": ")."},
    ]
    assert plain("It may **not** move `2`.") == "It may not move 2."
    assert spans("") == []


def test_examples_and_rulings_are_divided_and_nothing_else_is() -> None:
    moves, stays, example = parse(TOY).clauses
    assert [part["label"] for part in example.parts()] == ["", "Given", "Then"]
    assert example.parts()[2]["spans"][0] == {"text": "it is over ("}
    assert [part["label"] for part in (*moves.parts(), *stays.parts())] == ["", ""]


def test_a_document_of_it_is_plain() -> None:
    doc = parse(TOY).to_json()
    assert doc["title"] == "Toy: the rules"
    assert doc["chapters"][0]["clauses"][1] == {
        "id": "TOY-MOVE-02",
        "text": "A pawn: it may not stay.",
        "section": "For two players",
        "parts": [{"label": "", "spans": [{"text": "A pawn: it may "}, {"strong": "not"}, {"text": " stay."}]}],
    }


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("- **TOY-END-2** Short. _(src: EN/end)_", "not a clause line: - **TOY-END-2** Short. _(src: EN/end)_"),
        ("- **TOY-MOVE-03** Astray. _(src: EN/end)_", "TOY-MOVE-03 stands in chapter END"),
    ],
)
def test_faults_are_collected_with_their_lines(line: str, fault: str) -> None:
    assert parse(TOY + line + "\n").faults == [(TOY.count("\n") + 1, fault)]


def test_the_ledgers_of_the_docs_are_those_of_the_package() -> None:
    folder = Path(__file__).parents[2] / "docs" / "rules"
    for path in folder.glob("*.md"):
        if path.name != "README.md":
            assert ledger(path.stem) == parse(path.read_text(encoding="utf-8"))
            assert ledger(path.stem).faults == []


def test_every_clause_that_another_one_names_is_there() -> None:
    for path in (Path(__file__).parents[2] / "docs" / "rules").glob("*.md"):
        ids = {clause.id for clause in ledger(path.stem).clauses}
        for clause in ledger(path.stem).clauses:
            named = {span["clause"] for part in clause.parts() for span in part["spans"] if "clause" in span}
            assert named <= ids, clause.id
            assert not re.search(r"[*`|]", plain(clause.text).replace(" | ", "")), clause.id


def test_a_game_without_a_ledger_says_so() -> None:
    with pytest.raises(InputError, match=r"^rules 'lanterns': there is no such ledger"):
        TinyGame().rules()
