"""Content folders: TOML files read into plain records, every finding reported with file, item and field.

A game declares what its items look like (`Kind`, `Field`); this module reads a folder of files against
that, lays one folder over another (an edition over its base), and gives the result a hash that depends
on what is said, not on how the files are written.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

from heliopause.kernel.errors import ContentError

PROVENANCES = ("rulebook", "published", "mixed", "reconstructed")
META = "edition"  # the one table of a folder that is no item: what this edition is called, what it stands on
MOST = 9999  # no number on a component comes near it
SILENT = ("note", "provenance")  # said about an item, of no effect on a game, so not in the hash

ID = re.compile(r"[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class Field:
    """One field: type is text, int, bool, texts, ints, table or tables (with `fields` of their own)."""

    type: str
    required: bool = True
    allowed: tuple[str | int, ...] = ()
    fields: Mapping[str, Field] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Kind:
    """One sort of item, written `[[name]]` in the files; every item has an id besides these fields."""

    name: str
    fields: Mapping[str, Field]


@dataclass(frozen=True, slots=True)
class Item:
    """One item, checked against its kind. Fields left out read as "", 0, False or ()."""

    kind: str
    id: str
    file: str
    values: Mapping[str, object]

    @property
    def place(self) -> str:
        return f"{self.file}: {self.id}"

    def has(self, name: str) -> bool:
        return name in self.values

    def text(self, name: str) -> str:
        return cast(str, self.values.get(name, ""))

    def number(self, name: str) -> int:
        return cast(int, self.values.get(name, 0))

    def flag(self, name: str) -> bool:
        return cast(bool, self.values.get(name, False))

    def texts(self, name: str) -> tuple[str, ...]:
        return tuple(cast("list[str]", self.values.get(name, [])))

    def numbers(self, name: str) -> tuple[int, ...]:
        return tuple(cast("list[int]", self.values.get(name, [])))

    def table(self, name: str) -> Item:
        return self._inner(name, cast("dict[str, object]", self.values.get(name, {})))

    def tables(self, name: str) -> tuple[Item, ...]:
        rows = cast("list[dict[str, object]]", self.values.get(name, []))
        return tuple(self._inner(f"{name}.{number}", row) for number, row in enumerate(rows, 1))

    def _inner(self, name: str, values: Mapping[str, object]) -> Item:
        return Item(self.kind, f"{self.id}.{name}", self.file, values)


@dataclass(frozen=True, slots=True)
class Content:
    """All items of an edition, each kind in its order: files by name, items as written."""

    edition: str
    title: str
    base: str
    items: Mapping[str, tuple[Item, ...]]

    def of(self, kind: str) -> tuple[Item, ...]:
        return self.items.get(kind, ())

    def hash(self) -> str:
        """The same for the same items, however files, comments and line ends are arranged."""
        said = {
            kind: [{"id": item.id} | {k: v for k, v in item.values.items() if k not in SILENT} for item in items]
            for kind, items in self.items.items()
            if items
        }
        text = json.dumps(said, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()


def read_folder(folder: Path, kinds: Sequence[Kind]) -> Content:
    """The items of a folder's own files; folders inside it are other editions and are left alone."""
    findings: list[str] = []
    known = {kind.name: kind for kind in kinds}
    meta: dict[str, str] = {}
    items: dict[str, list[Item]] = {kind.name: [] for kind in kinds}
    for path in _files(folder):
        for name, value in _read_file(path, findings).items():
            if name == META:
                _read_meta(value, path.name, meta, findings)
            elif name in known:
                _read_items(known[name], value, path.name, items[name], findings)
            else:
                findings.append(f"{path.name}: [{name}] is not known; known are {', '.join([META, *known])}")
    if not meta.get("id"):
        findings.append(f"{folder.name}: no file says [{META}] id = ...")
    if findings:
        raise ContentError(findings)
    rows = {name: tuple(rows) for name, rows in items.items()}
    return Content(meta["id"], meta.get("title", meta["id"]), meta.get("base", ""), rows)


def overlay(base: Content, over: Content) -> Content:
    """`over` laid on `base`: an item of the same kind and id takes the place of the old one, new ones follow."""
    items: dict[str, tuple[Item, ...]] = {}
    for kind in [*base.items, *(kind for kind in over.items if kind not in base.items)]:
        new = {item.id: item for item in over.of(kind)}
        kept = [new.pop(item.id, item) for item in base.of(kind)]
        items[kind] = (*kept, *new.values())
    return Content(over.edition, over.title, over.base, items)


def _files(folder: Path) -> list[Path]:
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix == ".toml")
    except OSError as error:
        raise ContentError([f"{folder}: cannot be read as a folder ({error.strerror})"]) from None
    if not paths:
        raise ContentError([f"{folder}: holds no .toml file"])
    return paths


def _read_file(path: Path, findings: list[str]) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        findings.append(f"{path.name}: cannot be read ({error.strerror})")
    except UnicodeDecodeError as error:
        findings.append(f"{path.name}: is not UTF-8 text at byte {error.start}")
    except (ValueError, RecursionError) as error:
        findings.append(f"{path.name}: is not TOML: {error}")
    return {}


def _read_meta(value: object, file: str, meta: dict[str, str], findings: list[str]) -> None:
    if meta or not isinstance(value, dict):
        findings.append(f"{file}: [{META}] must be one table, in one file of the folder")
        return
    for name, text in value.items():
        if name not in ("id", "title", "base"):
            findings.append(f"{file}: {META}.{name} is not known; known are id, title, base")
        elif not isinstance(text, str) or not text.strip():
            findings.append(f"{file}: {META}.{name} must be a text")
        else:
            meta[name] = text


def _read_items(kind: Kind, value: object, file: str, items: list[Item], findings: list[str]) -> None:
    if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
        findings.append(f"{file}: {kind.name} must be written as [[{kind.name}]]")
        return
    for number, row in enumerate(cast("list[dict[str, object]]", value), 1):
        name = row.get("id")
        if not isinstance(name, str) or not ID.fullmatch(name):
            findings.append(f"{file}: {kind.name} {number}: id must be words of letters and digits joined by hyphens")
            continue
        place = f"{file}: {name}"
        if any(item.id == name for item in items):
            findings.append(f"{place}: the id is used twice for a {kind.name}")
        values = {key: entry for key, entry in row.items() if key != "id"}
        _check_provenance(values, place, findings)
        _check_table(values, {**kind.fields, "note": _NOTE, "provenance": _PROVENANCE}, place, findings)
        items.append(Item(kind.name, name, file, values))


_NOTE = Field("text", required=False)
_PROVENANCE = Field("text", allowed=PROVENANCES)


def _check_provenance(values: Mapping[str, object], place: str, findings: list[str]) -> None:
    if values.get("provenance") == "mixed" and not values.get("note"):
        findings.append(f"{place}.note: mixed provenance needs a note that says which part is sourced")


def _check_table(values: Mapping[str, object], fields: Mapping[str, Field], place: str, findings: list[str]) -> None:
    for name, wanted in fields.items():
        if wanted.required and name not in values:
            findings.append(f"{place}.{name}: is missing")
    for name, value in values.items():
        if name in fields:
            _check_value(value, fields[name], f"{place}.{name}", findings)
        else:
            findings.append(f"{place}.{name}: is not known; known are {', '.join(fields)}")


_WANTED = {
    "text": "a text",
    "int": f"a whole number of at most {MOST}",
    "bool": "true or false",
    "texts": "a list of texts",
    "ints": f"a list of whole numbers of at most {MOST}",
    "table": "a table",
    "tables": "a list of tables",
}


def _check_value(value: object, wanted: Field, place: str, findings: list[str]) -> None:
    if not _fits(value, wanted.type):
        findings.append(f"{place}: must be {_WANTED[wanted.type]}, not {_shown(value)}")
        return
    if wanted.allowed:
        for entry in value if isinstance(value, list) else [value]:
            if entry not in wanted.allowed:
                allowed = ", ".join(str(word) for word in wanted.allowed)
                findings.append(f"{place}: {_shown(entry)} is not one of {allowed}")
    if isinstance(value, dict):
        _check_table(value, wanted.fields, place, findings)
    elif isinstance(value, list) and wanted.type == "tables":
        for number, row in enumerate(value, 1):
            _check_table(row, wanted.fields, f"{place}.{number}", findings)


def _fits(value: object, wanted: str) -> bool:
    if wanted.endswith("s"):
        return isinstance(value, list) and all(_fits(entry, wanted[:-1]) for entry in value)
    if wanted == "int":
        return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= MOST
    return isinstance(value, {"text": str, "bool": bool, "table": dict}[wanted])


def _shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 40 else text[:37] + "..."
