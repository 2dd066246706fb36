"""The ledgers of rules: one file per game, one statement per line, each with an id that never changes.

`docs/rules/README.md` says how they are written. They are part of the package, so that whoever plays can open the
clause that a refusal cites.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from heliopause.kernel.document import shown
from heliopause.kernel.errors import InputError

_CLAUSE = re.compile(r"^- \*\*([A-Z]+-([A-Z]+)-\d{2})\*\* (.+) _\(src: ([^)]+)\)_$")
_CHAPTER = re.compile(r"^#+ (?:\d+\. )?(.+) \(([A-Z]+)\)$")
_SECTION = re.compile(r"^#+ (?:\d+\. )?(.+)$")
_LABEL = re.compile(r"^([A-Z][a-z]*): (.+)$")
_MARKUP = re.compile(
    r"`(?P<code>[^`]+)`|\*\*(?P<strong>[^*]+)\*\*|\*(?P<em>[^*]+)\*|\b(?P<clause>[A-Z]+-[A-Z]+-\d{2})\b"
)

Span = dict[str, str]  # {"text": ...}, {"em": ...}, {"strong": ...}, {"code": ...} or {"clause": id}


@dataclass(frozen=True, slots=True)
class Clause:
    id: str
    text: str  # as it is written
    source: str
    section: str  # the heading inside the chapter that it stands under, or ""
    line: int

    def parts(self) -> list[dict[str, Any]]:
        """One, but for an example, divided into title, Given, When and Then, and a ruling: Q, Ruling, Why, Strength."""
        found: list[dict[str, Any]] = []
        pieces = self.text.split(" | ")
        for piece in pieces:
            labelled = _LABEL.match(piece) if len(pieces) > 1 else None
            label, text = labelled.groups() if labelled else ("", piece)
            found.append({"label": label, "spans": spans(text)})
        return found


@dataclass(frozen=True, slots=True)
class Chapter:
    code: str
    title: str
    clauses: list[Clause] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Ledger:
    title: str
    chapters: list[Chapter] = field(default_factory=list)
    faults: list[tuple[int, str]] = field(default_factory=list)  # lines that should be clauses and are none

    @property
    def clauses(self) -> list[Clause]:
        return [clause for chapter in self.chapters for clause in chapter.clauses]

    def to_json(self) -> dict[str, Any]:
        return {
            "title": self.title,
            "chapters": [
                {
                    "code": chapter.code,
                    "title": chapter.title,
                    "clauses": [
                        {"id": one.id, "text": plain(one.text), "section": one.section, "parts": one.parts()}
                        for one in chapter.clauses
                    ],
                }
                for chapter in self.chapters
            ],
        }


def parse(text: str, name: str = "") -> Ledger:
    """Read a ledger; `name` is its title until its first line says one."""
    title, section = name, ""
    chapters: dict[str, Chapter] = {}
    faults: list[tuple[int, str]] = []
    chapter = Chapter("", "")
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("# "):
            title = line[2:]
        elif heading := _CHAPTER.match(line):
            chapter, section = chapters.setdefault(heading[2], Chapter(heading[2], heading[1])), ""
        elif heading := _SECTION.match(line):
            section = heading[1]
        elif found := _CLAUSE.match(line):
            if found[2] != chapter.code:
                faults.append((number, f"{found[1]} stands in chapter {chapter.code or 'none'}"))
            home = chapters.setdefault(found[2], Chapter(found[2], ""))
            home.clauses.append(Clause(found[1], found[3], found[4], section, number))
        elif line.startswith("- **"):
            faults.append((number, f"not a clause line: {line}"))
    return Ledger(title, [chapter for chapter in chapters.values() if chapter.clauses], faults)


def spans(text: str) -> list[Span]:
    """The text in pieces: what is plain, what is set apart, and the ids of other clauses."""
    found: list[Span] = []
    at = 0
    for match in _MARKUP.finditer(text):
        if match.start() > at:
            found.append({"text": text[at : match.start()]})
        assert match.lastgroup is not None
        found.append({match.lastgroup: match[match.lastgroup]})
        at = match.end()
    if at < len(text):
        found.append({"text": text[at:]})
    return found


def plain(text: str) -> str:
    """The text without its marks."""
    return "".join(piece for span in spans(text) for piece in span.values())


@cache
def ledger(name: str) -> Ledger:
    """The rules of a game, from the package; where the sources run as they are, from the docs beside them."""
    for folder in (_PACKAGED, _CHECKOUT):
        path = folder / f"{name}.md"
        if path.is_file():
            return parse(path.read_text(encoding="utf-8"), name)
    raise InputError(f"rules {shown(name)}: there is no such ledger")


_PACKAGED = Path(__file__).parents[1] / "rules"
_CHECKOUT = Path(__file__).parents[3] / "docs" / "rules"
