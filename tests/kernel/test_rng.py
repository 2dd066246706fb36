"""The generator draws the stream that its authors publish, and draws evenly from it."""

from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliopause.kernel.rng import RNG_CELLS, below, next_word, seed_cells, shuffle

WORDS = st.lists(st.integers(0, 2**32 - 1), min_size=RNG_CELLS, max_size=RNG_CELLS)
SEEDS = [
    (0, [1464355860, 2711416334, 3755888226, 2684593765]),
    (7, [3274002681, 1556505293, 3472640255, 491101807]),
    (2**200, [102599925, 3886582321, 3343220893, 281202475]),
]


def generator(seed: int) -> list[int]:
    cells = [0] * RNG_CELLS
    seed_cells(cells, seed)
    return cells


def chi_square(counts: list[int]) -> float:
    fair = sum(counts) / len(counts)
    return sum((count - fair) ** 2 for count in counts) / fair


def test_the_first_words_are_those_of_the_reference_implementation() -> None:
    cells = [1, 2, 3, 4]
    assert [next_word(cells) for _ in range(10)] == [
        641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420
    ]  # fmt: skip


@given(WORDS)
def test_every_word_is_what_the_published_recipe_gives(words: list[int]) -> None:
    def turned(x: int, k: int) -> int:
        return (x << k | x >> (32 - k)) & 0xFFFFFFFF

    a, b, c, d = words
    assert next_word(words) == (turned((a + d) & 0xFFFFFFFF, 7) + a) & 0xFFFFFFFF
    assert words == [a ^ d ^ b, b ^ c ^ a, c ^ a ^ (b << 9 & 0xFFFFFFFF), turned(d ^ b, 11)]


@pytest.mark.parametrize(("seed", "words"), SEEDS)
def test_a_seed_begins_the_same_stream_for_ever(seed: int, words: list[int]) -> None:
    assert generator(seed) == words


def test_a_seed_has_no_upper_bound() -> None:
    assert generator(2**256) != generator(0)


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 10, 46])
def test_every_number_below_n_comes_equally_often(n: int) -> None:
    cells = generator(n)
    counts = [0] * n
    for _ in range(400 * n):
        counts[below(cells, n)] += 1
    spread = (2 * max(n - 1, 1)) ** 0.5
    assert chi_square(counts) < n - 1 + 4 * spread


def test_drawing_below_a_large_n_throws_unfair_words_away() -> None:
    n = 3 * 2**29  # a quarter of all words has to be drawn again
    cells = generator(5)
    thirds = [0, 0, 0]
    for _ in range(3000):
        thirds[below(cells, n) >> 29] += 1
    assert chi_square(thirds) < 14


def test_every_order_comes_equally_often() -> None:
    cells = generator(11)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(200 * factorial(4)):
        items = [0, 1, 2, 3]
        shuffle(cells, items, 0, 4)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == factorial(4)
    assert chi_square(list(counts.values())) < 23 + 4 * 46**0.5


@given(st.integers(0, 2**64), st.lists(st.integers(0, 99), max_size=12), st.data())
def test_a_shuffle_keeps_the_cards_and_leaves_the_others_alone(
    seed: int, items: list[int], data: st.DataObject
) -> None:
    first = data.draw(st.integers(0, len(items)))
    count = data.draw(st.integers(0, len(items) - first))
    shuffled = items.copy()
    shuffle(generator(seed), shuffled, first, count)
    assert sorted(shuffled[first : first + count]) == sorted(items[first : first + count])
    assert shuffled[:first] == items[:first]
    assert shuffled[first + count :] == items[first + count :]
