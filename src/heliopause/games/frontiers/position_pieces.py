"""Pieces counted where they lie, for positions: what is not in a supply or on a mat of developments."""

from __future__ import annotations

from heliopause.games.frontiers.layout import (
    COLONIES,
    COLONISTS,
    COLONY,
    COLONY_SLOTS,
    GOOD,
    KINDS,
    PLAYERS,
    SEATS,
    STOCK_GOODS,
)
from heliopause.games.frontiers.rules.frontiers import Frontiers


def colonies(s: Frontiers, seat: int) -> list[int]:
    return s.cells[COLONY + seat * COLONY_SLOTS :][: s.cells[COLONIES + seat]]


def goods(s: Frontiers, seat: int) -> list[int]:
    return s.cells[GOOD + seat * COLONY_SLOTS :][: s.cells[COLONIES + seat]]


def colonists_elsewhere(s: Frontiers) -> int:
    """On mats and colonies."""
    standing = sum(s.t.people[tile] for seat in range(SEATS) for tile in colonies(s, seat))
    return standing + sum(s.cells[COLONISTS : COLONISTS + SEATS])


def goods_elsewhere(s: Frontiers, kind: int) -> int:
    """On colonies and stockpile mats."""
    lying = sum(goods(s, seat).count(kind) for seat in range(SEATS))
    return lying + sum(s.cells[STOCK_GOODS + seat * (KINDS + 1) + kind] for seat in range(SEATS))


def copies(s: Frontiers, stack: int) -> int:
    """How many tiles of a stack are in the game (NF-SETUP-01 to NF-SETUP-04)."""
    return 1 if s.t.stack_single[stack] else s.t.copies[s.cells[PLAYERS]]
