"""Bytes that somebody has tampered with so that their check sum fits."""

from __future__ import annotations

import zlib

from heliopause.kernel.game import Game
from heliopause.kernel.state import FRAME, State, pack

Change = tuple[int, int, bool]  # a place, a value, and whether it is added


def forged(game: Game, cells: list[int], stack: list[int]) -> bytes:
    body = bytearray()
    pack(body, cells)
    pack(body, stack)
    return game.header() + zlib.crc32(body).to_bytes(4, "little") + bytes(body)


def tampered(
    state: State, changes: list[Change], tasks: list[Change], frames: list[tuple[int, ...]]
) -> tuple[list[int], list[int]]:
    """Cells and stack with other numbers here and there, and with tasks on top."""
    cells, stack = state.cells.copy(), state.stack.copy()
    for at, value, add in changes:
        cells[at] = cells[at] + value if add else value
    for at, value, add in tasks if stack else []:
        place = at % len(stack)
        stack[place] = stack[place] + value if add else value
    for frame in frames:
        assert len(frame) == FRAME
        stack += frame
    return cells, stack
