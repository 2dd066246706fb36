"""States are values: copies, equality, bytes, and bytes that cannot be trusted."""

import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliopause.kernel.errors import IllegalChoice, InputError
from heliopause.kernel.state import CHECK_SUM, FRAME, KERNEL_CELLS, LATCH, latch, note, pack, unpack
from tests.kernel.tiny import REVEAL, TinyGame, play

GAME = TinyGame()
SMALL = st.lists(st.integers(-(2**40), 2**40), max_size=40)
SEEDS = range(40)


def midway(seed: int) -> tuple[int, list[int]]:
    """How far into a game to stop, and its codes."""
    codes = play(GAME, seed)[1]
    return len(codes) // 2, codes


@pytest.mark.parametrize("seed", SEEDS)
def test_a_copy_plays_on_alone(seed: int) -> None:
    half, codes = midway(seed)
    state = GAME.new(seed=seed)
    for code in codes[:half]:
        state.apply(code)
    before = state.to_bytes()
    copy = state.clone()
    assert copy == state
    assert hash(copy) == hash(state)
    assert copy.options() == state.options()
    for code in codes[half:]:
        copy.apply(code)
    assert copy.over
    assert copy != state
    assert state.to_bytes() == before


@pytest.mark.parametrize("seed", SEEDS)
def test_bytes_bring_back_the_same_state_at_every_step(seed: int) -> None:
    state = GAME.new(seed=seed)
    for code in [*play(GAME, seed)[1], None]:
        again = GAME.from_bytes(state.to_bytes())
        assert again == state
        assert again.to_bytes() == state.to_bytes()
        assert again.digest() == state.digest()
        assert (again.seat, again.options(), again.over) == (state.seat, state.options(), state.over)
        if code is not None:
            state.apply(code)


def test_bytes_and_digest_are_the_same_on_every_machine() -> None:
    state = GAME.new(players=3, seed=7)
    assert state.to_bytes().hex() == (
        "485053310474696e790123456789abcdef630fa0c61fe6d587fd09b4a6fa920adab2a8c01b8ecbeb93180006"
        "0c0a08000000000000000000120202060806040a040c00000006020200000000"
    )
    assert state.digest() == "2a54d0dafdcce865"


def test_every_cell_and_every_task_counts_for_equality() -> None:
    state = GAME.new(seed=3)
    for place in range(len(state.cells)):
        other = state.clone()
        other.cells[place] += 1
        assert other != state
        assert other.digest() != state.digest()
    other = state.clone()
    other.push(1, 2)
    assert other != state
    assert other.to_bytes() != state.to_bytes()


def test_a_state_equals_nothing_that_is_no_state() -> None:
    state = GAME.new(seed=3)
    assert state != state.cells
    assert (state == state.to_bytes()) is False


def test_the_options_handed_out_are_a_copy() -> None:
    state = GAME.new(seed=3)
    state.options().clear()
    assert state.options()


def test_a_code_that_is_no_option_changes_nothing() -> None:
    state = GAME.new(seed=3)
    before = state.to_bytes()
    for code in (0, -1, 77, 2**70):
        with pytest.raises(IllegalChoice, match=rf"^code {code} is not among the 2 options of seat {state.seat}$"):
            state.apply(code)
    assert state.to_bytes() == before


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    state = play(GAME, 1)[0]
    assert (state.over, state.seat, state.options()) == (True, -1, [])
    with pytest.raises(IllegalChoice, match="the game is over"):
        state.apply(REVEAL)


def test_tasks_come_off_the_stack_in_reverse_order() -> None:
    state = GAME.new(seed=3)
    before = state.stack.copy()
    state.push(3, 2, 5, 6, 7, 8)
    assert state.seat == 2
    assert state.stack == [*before, 3, 2, 5, 6, 7, 8]
    state.drop()
    assert state.stack == before
    assert len(before) % FRAME == 0


@given(SMALL, SMALL)
def test_packed_numbers_are_read_back(first: list[int], second: list[int]) -> None:
    data = bytearray(b"..")
    pack(data, first)
    pack(data, second)
    read_first: list[int] = []
    read_second: list[int] = []
    at = unpack(bytes(data), 2, read_first, 100)
    assert unpack(bytes(data), at, read_second, 100) == len(data)
    assert (read_first, read_second) == (first, second)


def test_too_many_packed_numbers_are_refused() -> None:
    data = bytearray()
    pack(data, [1] * 11)
    with pytest.raises(ValueError, match="11 values are more than the 10"):
        unpack(bytes(data), 0, [], 10)


def sealed(body: bytes) -> bytes:
    """Bytes with the right header and check sum, whatever is in them."""
    return GAME.header() + zlib.crc32(body).to_bytes(CHECK_SUM, "little") + body


GOOD = GAME.new(seed=1).to_bytes()
BODY = GOOD[len(GAME.header()) + CHECK_SUM :]


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"", "are not a Heliopause state"),
        (b"GIF89a", "are not a Heliopause state"),
        (b"HPS1\x03sun" + b"\0" * 8, "belong to another game or other content than tiny"),
        (b"HPS1\x04tiny\xff" + b"\0" * 9, "belong to another game or other content than tiny"),
        (GAME.header(), "check sum does not fit"),
        (GOOD[:-1], "check sum does not fit"),
        (GOOD + b"!", "check sum does not fit"),
        (GOOD[:-3] + b"\7" + GOOD[-2:], "check sum does not fit"),
        (sealed(b""), "the bytes end too early"),
        (sealed(b"\xff" * 12), "a number at byte .* is too long"),
        (sealed(b"\xff\xff\x7f"), "values are more than the 65536"),
        (sealed(b"\0\0"), "are not those of tiny"),
        (sealed(BODY + b"!"), "1 bytes too many"),
        (sealed(BODY[:-1]), "the bytes end too early"),
    ],
)
def test_bytes_that_are_no_state_are_refused_in_one_line(data: bytes, line: str) -> None:
    with pytest.raises(InputError, match=rf"^state: .*{line}") as refusal:
        GAME.from_bytes(data)
    assert "\n" not in str(refusal.value)


def test_the_kernel_keeps_the_first_cells() -> None:
    assert LATCH < KERNEL_CELLS


def test_what_happens_is_noted_only_where_somebody_keeps_a_journal() -> None:
    state = GAME.new(seed=1)
    note(state, 3, 0, 5)
    assert state.journal is None
    state.journal = []
    note(state, 3, 0, 5)
    note(state, 4, 1, 6, 7, 8, 9)
    assert state.journal == [3, 0, 5, 0, 0, 0, 4, 1, 6, 7, 8, 9]


def test_nothing_is_taken_back_across_a_latch() -> None:
    before, state = GAME.new(seed=1), GAME.new(seed=1)
    assert GAME.may_undo(before, state)
    latch(state)
    assert not GAME.may_undo(before, state)
