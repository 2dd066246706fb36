"""The table of the 60 worlds that the rulebook prints (NF-WORLD-01 to 17), and where a catalog departs from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from heliopause.games.frontiers.verbs import ANY, GRAY
from heliopause.kernel.reading import total

if TYPE_CHECKING:
    from heliopause.games.frontiers.catalog import Catalog, World

KEYWORDS = ("IMPERIUM", "REBEL", "UPLIFT")


@dataclass(frozen=True, slots=True)
class Column:
    """How often each entry of a column stands on the worlds of a row."""

    name: str
    counts: Mapping[int | str, int]
    clause: str


@dataclass(frozen=True, slots=True)
class Row:
    name: str
    worlds: int
    columns: tuple[Column, ...]
    values: tuple[int, int]  # the lowest and the highest printed one
    values_clause: str
    questions: tuple[str, ...]  # a world with a question mark that counts each of these keywords
    questions_clause: str


ROWS = {
    True: Row(
        "military worlds",
        26,
        (
            Column("defence", {1: 5, 2: 6, 3: 3, 4: 3, 5: 2, 6: 2, 7: 1, 8: 2, 9: 2}, "NF-WORLD-02"),
            Column("colonists", {1: 18, 2: 8}, "NF-WORLD-04"),
            Column("goods", {"windfall": 12, "production": 6, "": 8}, "NF-WORLD-06"),
            Column("kind", {"novelty": 3, "rare": 4, "genes": 6, "alien": 5, ANY: 0, GRAY: 8}, "NF-WORLD-08"),
            Column("keyword", {"IMPERIUM": 3, "REBEL": 11, "UPLIFT": 6}, "NF-WORLD-11"),
        ),
        (0, 9),
        "NF-WORLD-14",
        ("REBEL", "UPLIFT"),
        "NF-WORLD-16",
    ),
    False: Row(
        "non-military worlds",
        34,
        (
            Column("cost", {0: 1, 1: 3, 2: 12, 3: 5, 4: 4, 5: 6, 6: 2, 7: 1}, "NF-WORLD-03"),
            Column("colonists", {1: 21, 2: 13}, "NF-WORLD-05"),
            Column("goods", {"windfall": 11, "production": 20, "": 3}, "NF-WORLD-07"),
            Column("kind", {"novelty": 12, "rare": 9, "genes": 5, "alien": 4, ANY: 1, GRAY: 3}, "NF-WORLD-09"),
            Column("keyword", {"IMPERIUM": 4, "REBEL": 0, "UPLIFT": 5}, "NF-WORLD-12"),
        ),
        (0, 6),
        "NF-WORLD-15",
        ("IMPERIUM", "UPLIFT"),
        "NF-WORLD-17",
    ),
}


def distribution(catalog: Catalog) -> Iterator[str]:
    for military, row in ROWS.items():
        worlds = [world for world in catalog.worlds if world.military == military]
        yield from total(row.name, len(worlds), row.worlds, "NF-WORLD-01")
        for column in row.columns:
            yield from _column(row, column, worlds)
        yield from _values(row, worlds)
    yield from _keywords(catalog)


def counted(worlds: list[World], column: str) -> Counter[int | str]:
    """How often each entry of a column stands on these worlds."""
    if column == "keyword":
        return Counter(keyword for world in worlds for keyword in world.keywords if keyword in KEYWORDS)
    field = "number" if column in ("cost", "defence") else column
    return Counter(getattr(world, field) for world in worlds)


def _column(row: Row, column: Column, worlds: list[World]) -> Iterator[str]:
    have = counted(worlds, column.name)
    for entry in sorted({*have, *column.counts}, key=str):
        what = f"{row.name}, {column.name} {'none' if entry == '' else entry}"
        yield from total(what, have[entry], column.counts.get(entry, 0), column.clause)


def _values(row: Row, worlds: list[World]) -> Iterator[str]:
    printed = [world.vp for world in worlds if world.score is None]
    if printed and (min(printed), max(printed)) != row.values:
        low, high = row.values
        yield f"{row.name}: values run from {min(printed)} to {max(printed)}, not {low} to {high} ({row.values_clause})"
    asked = sorted(keyword for world in worlds for keyword in _asked(world))
    if asked != list(row.questions):
        counts = " and ".join(row.questions)
        yield f"{row.name}: question marks count {counts}, one world each ({row.questions_clause})"


def _asked(world: World) -> Iterator[str]:
    for step in world.score.steps if world.score else ():
        counter = step.per.counter if step.per else ""
        yield counter.removesuffix(" tile")


def _keywords(catalog: Catalog) -> Iterator[str]:
    both = sum({"REBEL", "UPLIFT"} <= set(world.keywords) for world in catalog.worlds)
    yield from total("worlds that are REBEL and UPLIFT", both, 1, "NF-WORLD-13")
    aliens = [world for world in catalog.worlds if "ALIEN" in world.keywords]
    gray = [world for world in aliens if world.kind == GRAY]
    if [world.military for world in gray] != [False]:
        yield f"gray ALIEN worlds: there are {len(gray)}, the rulebook has 1, a non-military one (NF-WORLD-10)"
    for world in catalog.worlds:
        if world.kind in ("alien", ANY) and world not in aliens:
            yield f"{world.id}: a world of the kind {world.kind} is ALIEN (NF-AMB-39, NF-AMB-50)"
