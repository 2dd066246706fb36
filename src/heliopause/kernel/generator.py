"""The generator in documents: as it stands, or by a seed."""

from collections.abc import Sequence

from heliopause.kernel.document import Part
from heliopause.kernel.rng import RNG_CELLS, seed_cells


def write_generator(cells: Sequence[int]) -> str:
    return "".join(f"{word:08x}" for word in cells[:RNG_CELLS])


def read_generator(part: Part, cells: list[int]) -> None:
    """From the fields `generator` or `seed`; without either as from seed 0."""
    words, seed = part.get("generator"), part.get("seed")
    if words is None:
        seed_cells(cells, seed.whole(0, 1 << 256) if seed else 0)
        return
    if seed:
        seed.refuse("the generator is given as well; one of them is enough")
    text = words.text()
    if len(text) != 8 * RNG_CELLS or any(sign not in "0123456789abcdef" for sign in text) or not text.strip("0"):
        words.refuse(f"must be {8 * RNG_CELLS} digits 0-9 and a-f, not all of them 0")
    for number in range(RNG_CELLS):
        cells[number] = int(text[8 * number : 8 * number + 8], 16)
