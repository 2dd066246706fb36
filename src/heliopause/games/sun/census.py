"""Whether a catalog agrees with the rulebook: `totals` must, `patterns` should."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from heliopause.games.sun.catalog import Catalog


def totals(catalog: Catalog) -> list[str]:
    return []


def patterns(catalog: Catalog) -> list[str]:
    return []
