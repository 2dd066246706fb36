"""The stack of tasks in documents: every frame with the names of its arguments."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from heliopause.kernel.document import Part
from heliopause.kernel.errors import InputError
from heliopause.kernel.names import Names
from heliopause.kernel.state import FRAME, NOTHING, State

MOST_FRAMES: Final = 200
MOST_STEPS: Final = 10_000
MANY: Final = 99


class Argument(Protocol):
    """How one number of a frame is written and read."""

    def write(self, value: int) -> Any: ...

    def read(self, part: Part) -> int: ...


class Number:
    def __init__(self, least: int = 0, most: int = MANY) -> None:
        self.least = least
        self.most = most

    def write(self, value: int) -> int:
        return value

    def read(self, part: Part) -> int:
        return part.whole(self.least, self.most)


class Flag:
    def write(self, value: int) -> bool:
        return value != 0

    def read(self, part: Part) -> int:
        return int(part.flag())


class Name:
    """The name of one thing; `none` is the number for null where nothing may be named."""

    def __init__(self, names: Names, what: str, none: int | None = None) -> None:
        self.names = names
        self.what = what
        self.none = none

    def write(self, value: int) -> str | None:
        return None if value == self.none else self.names[value]

    def read(self, part: Part) -> int:
        if part.value is None and self.none is not None:
            return self.none
        return part.name(self.names.numbers, self.what)


class Several:
    """A mask, written as the list of what is in it."""

    def __init__(self, names: Names, what: str) -> None:
        self.names = names
        self.what = what

    def write(self, value: int) -> list[str]:
        return self.names.among(value)

    def read(self, part: Part) -> int:
        mask = 0
        for item in part.items(MANY):
            mask |= 1 << item.name(self.names.numbers, self.what)
        return mask


Tasks = Mapping[str, tuple[int, Mapping[str, Argument]]]  # for every task its number and its arguments in order


def write(stack: Sequence[int], known: Tasks) -> list[dict[str, Any]]:
    """The frames from the bottom to the top, which runs first."""
    names = {number: name for name, (number, _) in known.items()}
    frames: list[dict[str, Any]] = []
    for at in range(0, len(stack), FRAME):
        name = names[stack[at]]
        frame: dict[str, Any] = {"task": name, "seat": stack[at + 1]}
        for place, (key, argument) in enumerate(known[name][1].items(), at + 2):
            frame[key] = argument.write(stack[place])
        frames.append(frame)
    return frames


def read(part: Part, known: Tasks, players: int) -> list[int]:
    numbers = {name: number for name, (number, _) in known.items()}
    stack: list[int] = []
    for frame in part.items(MOST_FRAMES):
        task = frame.need("task")
        number = task.name(numbers, "task")
        wanted = known[str(task.value)][1]
        frame.keys_among(("task", "seat", *wanted))
        values = [argument.read(frame.need(key)) for key, argument in wanted.items()]
        stack += [number, frame.need("seat").whole(0, players - 1), *values, *[0] * (FRAME - 2 - len(values))]
    return stack


def run_to_choice(s: State) -> None:
    """Like `settle`, but a task that neither asks nor moves on is refused instead of being run for ever."""
    for _ in range(MOST_STEPS):
        if not s.stack:
            s.choices = NOTHING
            return
        cells, stack = s.cells.copy(), s.stack.copy()
        found = s.advance()
        if len(found) > 1:
            s.choices = found
            return
        if found:
            s.decide(found[0])
        elif (s.cells, s.stack) == (cells, stack):
            break
    raise InputError("position.pending: these tasks never come to a choice")
