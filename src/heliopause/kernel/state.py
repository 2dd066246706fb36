"""A state is a value: a flat list of small integers and a stack of tasks.

`cells` hold the table. The first of them belong to the kernel: the generator and the latch. `stack` holds what is
still to be done, in frames of six integers: task, seat, and four arguments. The task on top runs until it needs a
choice; a choice with a single option is made here, so `options()` of a living state always offers at least two.
"""

import hashlib
import zlib
from abc import ABC, abstractmethod
from typing import Final, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from heliopause.kernel.document import shown
from heliopause.kernel.errors import IllegalChoice
from heliopause.kernel.given import as_whole
from heliopause.kernel.rng import RNG_CELLS

LATCH: Final = RNG_CELLS  # grows whenever something new is revealed or reaches another seat: no undo across it
KERNEL_CELLS: Final = RNG_CELLS + 1
FRAME: Final = 6
CHECK_SUM: Final = 4  # bytes
NOTHING: Final[list[int]] = []  # what a task returns that needs no choice; never filled


@mypyc_attr(allow_interpreted_subclasses=True)  # so that a game can be written without a compiler
class State(ABC):
    """What every game's state shares. A game supplies `advance`, `decide`, `scores` and `clone`."""

    def __init__(self, header: bytes, cells: list[int], stack: list[int]) -> None:
        self.header: bytes = header  # names game and content in `to_bytes`
        self.cells: list[int] = cells
        self.stack: list[int] = stack
        self.choices: list[int] = NOTHING
        self.journal: list[int] | None = None  # a side channel for clients, no part of the value

    # ------------------------------------------------------------------ the interface of every game

    @property
    def over(self) -> bool:
        return not self.stack

    @property
    def seat(self) -> int:
        """Who must choose; -1 when the game is over."""
        return self.stack[len(self.stack) - FRAME + 1] if self.stack else -1

    def options(self) -> list[int]:
        """The codes that may be applied now; empty only when the game is over."""
        return self.choices.copy()

    def apply(self, code: SupportsIndex) -> None:
        """Make a choice and let the game run to the next one."""
        number = code if isinstance(code, int) else as_whole(code)
        if number is None or number not in self.choices:
            raise IllegalChoice(self.refusal(code))
        self.decide(number)
        self.settle()

    def refusal(self, code: object) -> str:
        if not self.stack:
            return f"code {shown(code)}: the game is over"
        return f"code {shown(code)} is not among the {len(self.choices)} options of seat {self.seat}"

    def settle(self) -> None:
        """Run until somebody has a real choice or the game ends."""
        while self.stack:
            found = self.advance()
            if len(found) == 1:
                self.decide(found[0])
            elif found:
                self.choices = found
                return
        self.choices = NOTHING

    @abstractmethod
    def scores(self) -> list[int]:
        """What every seat would score if the game ended now."""

    @abstractmethod
    def clone(self) -> "State":
        """An equal state that shares nothing which changes."""

    @abstractmethod
    def advance(self) -> list[int]:
        """Run the task on top; return its options if it waits for a choice, NOTHING if it moved on."""

    @abstractmethod
    def decide(self, code: int) -> None:
        """Carry out an option of the task on top."""

    # ------------------------------------------------------------------ the stack of tasks

    def push(self, task: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        stack = self.stack
        stack.append(task)
        stack.append(seat)
        stack.append(a)
        stack.append(b)
        stack.append(c)
        stack.append(d)

    def drop(self) -> None:
        stack = self.stack
        stack.pop()
        stack.pop()
        stack.pop()
        stack.pop()
        stack.pop()
        stack.pop()

    # ------------------------------------------------------------------ values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.cells == other.cells and self.stack == other.stack

    def __hash__(self) -> int:
        return hash((tuple(self.cells), tuple(self.stack)))

    def to_bytes(self) -> bytes:
        """The header, a check sum, then cells and stack as variable-length integers."""
        out = bytearray()
        pack(out, self.cells)
        pack(out, self.stack)
        return self.header + zlib.crc32(out).to_bytes(CHECK_SUM, "little") + bytes(out)

    def digest(self) -> str:
        """The same 16 hexadecimal digits for the same position, everywhere and always."""
        return hashlib.sha256(self.to_bytes()).hexdigest()[:16]


def top(s: State) -> list[int]:
    """The task on top: its kind, its seat and four arguments."""
    return s.stack[len(s.stack) - FRAME :]


def note(s: State, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """An entry of the journal, if somebody keeps one."""
    entries = s.journal
    if entries is not None:
        entries.append(kind)
        entries.append(seat)
        entries.append(a)
        entries.append(b)
        entries.append(c)
        entries.append(d)


def latch(s: State) -> None:
    """Something was revealed or drawn, or reached another seat: no undo across this."""
    s.cells[LATCH] += 1


def pack(out: bytearray, values: list[int]) -> None:
    """Append a list of integers: its length, then each value zigzagged, seven bits a byte."""
    put(out, len(values))
    for value in values:
        number: i64 = value
        put(out, number << 1 if number >= 0 else (-number << 1) - 1)


def put(out: bytearray, number: i64) -> None:
    while number > 127:
        out.append((number & 127) | 128)
        number >>= 7
    out.append(number)


def unpack(data: bytes, at: i64, values: list[int], most: i64) -> i64:
    """Read what `pack` wrote; returns the place after it. ValueError says what is wrong."""
    end: i64 = len(data)
    wanted: i64 = -1
    number: i64 = 0
    shift: i64 = 0
    while wanted != 0:
        if at >= end:
            raise ValueError("the bytes end too early")
        byte: i64 = data[at]
        at += 1
        number |= (byte & 127) << shift
        shift += 7
        if byte > 127:
            if shift > 42:
                raise ValueError(f"a number at byte {at} is too long")
            continue
        if wanted < 0:
            if number > most:
                raise ValueError(f"{number} values are more than the {most} there can be")
            wanted = number
        else:
            values.append(number >> 1 if number & 1 == 0 else -((number + 1) >> 1))
            wanted -= 1
        number = 0
        shift = 0
    return at
