"""The generator: xoshiro128++, four 32-bit words kept in the first cells of a state.

Every intermediate value fits into 62 bits, so compiled and interpreted runs draw the same stream on every platform.
"""

import hashlib
from typing import Final

from mypy_extensions import i64

RNG_CELLS: Final = 4
MASK: Final = 0xFFFFFFFF


def seed_cells(cells: list[int], seed: int) -> None:
    """Fill the generator's cells from any non-negative seed."""
    digest = hashlib.sha256(f"heliopause seed {seed}".encode()).digest()
    for i in range(RNG_CELLS):
        cells[i] = int.from_bytes(digest[4 * i : 4 * i + 4], "little")


def next_word(cells: list[int]) -> i64:
    """Draw 32 random bits."""
    s0: i64 = cells[0]
    s1: i64 = cells[1]
    s2: i64 = cells[2]
    s3: i64 = cells[3]
    x: i64 = (s0 + s3) & MASK
    word: i64 = (((x << 7) & MASK | (x >> 25)) + s0) & MASK
    t: i64 = (s1 << 9) & MASK
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= t
    cells[0] = s0
    cells[1] = s1
    cells[2] = s2
    cells[3] = (s3 << 11) & MASK | (s3 >> 21)
    return word


def below(cells: list[int], n: i64) -> i64:
    """Draw uniformly from 0 .. n-1 (Lemire's method, exact)."""
    m: i64 = next_word(cells) * n
    low: i64 = m & MASK
    if low < n:
        floor: i64 = (MASK + 1 - n) % n
        while low < floor:
            m = next_word(cells) * n
            low = m & MASK
    return m >> 32


def shuffle(cells: list[int], items: list[int], first: i64, count: i64) -> None:
    """Shuffle `count` entries of `items` from `first` on, in place."""
    i: i64 = count - 1
    while i > 0:
        j: i64 = below(cells, i + 1)
        kept = items[first + i]
        items[first + i] = items[first + j]
        items[first + j] = kept
        i -= 1
