"""The stack of tasks and the generator in documents."""

from __future__ import annotations

import pytest

from heliopause.kernel import frames
from heliopause.kernel.document import Part, fixed
from heliopause.kernel.errors import InputError
from heliopause.kernel.frames import Flag, Name, Number, Several, run_to_choice
from heliopause.kernel.generator import read_generator, write_generator
from heliopause.kernel.names import Names
from heliopause.kernel.rng import RNG_CELLS, seed_cells
from heliopause.kernel.state import NOTHING, State
from tests.kernel.tiny import TinyGame

COLOURS = Names(("red", "blue"))
TASKS: frames.Tasks = {
    "PAINT": (3, {"colour": Name(COLOURS, "colour", -1), "coats": Number(1, 5), "wet": Flag()}),
    "MIX": (4, {"colours": Several(COLOURS, "colour")}),
}
STACK = [3, 1, -1, 2, 1, 0, 4, 0, 0b11, 0, 0, 0]
WRITTEN = [
    {"task": "PAINT", "seat": 1, "colour": None, "coats": 2, "wet": True},
    {"task": "MIX", "seat": 0, "colours": ["red", "blue"]},
]


def test_tasks_are_written_with_the_names_of_their_arguments_and_read_back() -> None:
    assert frames.write(STACK, TASKS) == WRITTEN
    assert frames.read(Part(WRITTEN, "pending"), TASKS, 2) == STACK


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"coats": 6}, r"pending\[0\].coats: must be from 1 to 5, not 6"),
        ({"task": "PANT"}, "there is no task 'PANT'; did you mean 'PAINT'?"),
        ({"seat": 2}, r"pending\[0\].seat: must be from 0 to 1"),
        ({"brush": 1}, "there is no field 'brush'"),
        ({"colour": "green"}, "there is no colour 'green'"),
    ],
)
def test_a_wrong_task_is_refused_with_its_place(change: dict[str, object], said: str) -> None:
    with pytest.raises(InputError, match=said):
        frames.read(Part([WRITTEN[0] | change], "pending"), TASKS, 2)


class Stuck(State):
    """Its task neither asks nor moves on."""

    def scores(self) -> list[int]:
        return []

    def clone(self) -> Stuck:
        return self

    def advance(self) -> list[int]:
        return NOTHING

    def decide(self, code: int) -> None:
        raise AssertionError(code)


def test_tasks_that_never_come_to_a_choice_are_refused() -> None:
    run_to_choice(TinyGame().new(seed=1))
    with pytest.raises(InputError, match="these tasks never come to a choice"):
        run_to_choice(Stuck(b"", [0], STACK))


def test_the_generator_is_written_as_it_stands() -> None:
    cells = [0] * RNG_CELLS
    seed_cells(cells, 7)
    again, seeded = [0] * RNG_CELLS, [0] * RNG_CELLS
    read_generator(Part({"generator": write_generator(cells)}, "position"), again)
    read_generator(Part({"seed": 7}, "position"), seeded)
    assert cells == again == seeded
    with pytest.raises(InputError, match="32 digits"):
        read_generator(Part({"generator": "0" * 32}, "position"), again)
    with pytest.raises(InputError, match="one of them is enough"):
        read_generator(Part({"generator": write_generator(cells), "seed": 7}, "position"), again)


def test_a_document_of_another_game_is_refused() -> None:
    fixed(Part({"game": "tiny"}, "position"), "game", "tiny")
    with pytest.raises(InputError, match=r"position\.game: this is 'tiny'"):
        fixed(Part({"game": "other"}, "position"), "game", "tiny")
