"""What a stranger's program can put into the public face: every wrong argument is one clear line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import heliopause
from heliopause.games.sun.layout import CELLS
from heliopause.kernel.errors import HeliopauseError, IllegalChoice, InputError
from heliopause.kernel.state import State
from tests.attack.forging import Change, forged, tampered
from tests.sun.wander import GAME, somewhere

Junk = list[Any]
JUNK: Junk = [
    True, False, -1, 5, 10**30, -(10**30), 10**5000, 2.0, float("nan"), float("inf"), "", "3", "\ud800", "a\nb",
    "\x1b[31m", b"3", [], [1], {}, {"a": 1}, (), {1}, 2 + 0j, range(3), object(), int,
]  # fmt: skip
anything = pytest.mark.parametrize(
    "junk", JUNK, ids=[f"{number}-{type(junk).__name__}" for number, junk in enumerate(JUNK)]
)


class Own:
    """A number of somebody else's, as those of numpy are."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def refusal(doing: Callable[[], object]) -> str:
    with pytest.raises(HeliopauseError) as caught:
        doing()
    line = str(caught.value)
    assert line.isprintable()
    assert 0 < len(line) < 300
    return line


@anything
@pytest.mark.parametrize("name", ["players", "seed", "mats", "draft", "factions", "start", "tableau"])
def test_a_wrong_option_of_a_new_game_is_named(name: str, junk: Any) -> None:
    switch = name == "tableau" and isinstance(junk, bool)
    seed = name == "seed" and type(junk) is int and 0 <= junk < 1 << 256
    nobody = name == "factions" and junk in ([], ()) and not isinstance(junk, range)
    if switch or seed:
        assert GAME.new(**{name: junk}).options()
    elif not nobody or refusal(lambda: GAME.new(**{name: junk})):
        assert refusal(lambda: GAME.new(**{name: junk})).startswith(f"{name}: ")


@anything
def test_a_wrong_faction_in_a_list_is_named(junk: Any) -> None:
    assert refusal(lambda: GAME.new(players=2, factions=["united-nations", junk])).startswith("factions: ")


@anything
def test_a_wrong_seat_seed_code_or_language_is_named(junk: Any) -> None:
    state = somewhere(7)
    before = state.to_bytes()
    assert refusal(lambda: GAME.view(state, junk)).startswith("seat: ")
    assert refusal(lambda: GAME.why_not(state, junk)).startswith("seat: ")
    assert refusal(lambda: GAME.determinize(state, junk, 1)).startswith("seat: ")
    if not (type(junk) is int and 0 <= junk < 1 << 256):
        assert refusal(lambda: GAME.determinize(state, 0, junk)).startswith("seed: ")
    assert refusal(lambda: state.apply(junk)).startswith("code ")
    assert refusal(lambda: GAME.describe(state, junk)).startswith("code ")
    assert refusal(lambda: GAME.question(state, junk)).startswith("language ")
    assert state.to_bytes() == before


@anything
def test_wrong_bytes_documents_names_and_folders_are_refused(junk: Any) -> None:
    refusal(lambda: GAME.from_bytes(junk))
    refusal(lambda: heliopause.game(junk))
    if junk != {}:  # the shortest document there is
        refusal(lambda: GAME.from_json(junk))
    if junk != "":
        refusal(lambda: heliopause.game("sun", content=junk))
        refusal(lambda: heliopause.game("sun", edition=junk))
    for ask in (GAME.to_json, GAME.breakdown, GAME.winners, GAME.question):
        refusal(lambda ask=ask: ask(junk))  # type: ignore[misc]


def test_only_a_seat_can_be_told_why_not() -> None:
    nobody: Any = None
    assert refusal(lambda: GAME.why_not(somewhere(7), nobody)).startswith("seat: null is not a seat")


def test_numbers_of_other_libraries_count_as_what_they_are() -> None:
    state = GAME.new(players=Own(3), seed=Own(7), start=Own(1))  # type: ignore[arg-type]
    assert state == GAME.new(players=3, seed=7, start=1)
    other = state.clone()
    code = state.options()[-1]
    assert GAME.describe(state, Own(code)) == GAME.describe(state, code)  # type: ignore[arg-type]
    state.apply(code)
    other.apply(Own(code))
    assert state == other
    assert all(type(cell) is int for cell in other.cells + other.stack)


def test_edition_and_content_cannot_both_be_said(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"^edition 'first': the content is given too"):
        heliopause.game("sun", edition="first", content=tmp_path)


def test_a_folder_that_was_changed_is_read_anew(tmp_path: Path) -> None:
    """Whoever tries out cards changes a file and opens the game again in the same program."""
    edition = tmp_path / "edition.toml"
    edition.write_text('[edition]\nid = "mine"\ntitle = "Mine"\nbase = "first"\n')
    before = heliopause.game("sun", content=tmp_path)
    assert before.content_hash == heliopause.game("sun", content=tmp_path).content_hash
    edition.write_text(edition.read_text() + CARD)
    assert heliopause.game("sun", content=str(tmp_path)).content_hash != before.content_hash


CARD = """
[[technology]]
id = "closed-loop-arcologies"
name = "Ring Gardens"
level = "II"
left = ["economic"]
right = "economic"
immediate = "automate food"
vp = 2
provenance = "published"
"""


def test_a_choice_that_is_none_is_not_described() -> None:
    state = somewhere(7)
    for code in (state.options()[0] + 1, 0, -1, 1 << 16, 99 << 16):
        if code not in state.options():
            with pytest.raises(IllegalChoice, match=f"^code {code} is not among"):
                GAME.describe(state, code)


# ---------------------------------------------------------------- bytes whose check sum fits


BASES = [somewhere(number) for number in range(0, 60, 3)]
VALUES = st.sampled_from([-2, -1, 0, 1, 2, 3, 4, 5, 8, 9, 16, 20, 21, 46, 99, 256, 10**6, 1 << 32, 1 << 47])
CHANGES = st.lists(st.tuples(st.integers(4, CELLS - 1), VALUES, st.booleans()), max_size=4)
STACKS = st.lists(st.tuples(st.integers(0, 600), VALUES, st.booleans()), max_size=2)
FRAMES = st.lists(st.tuples(st.integers(0, 31), st.integers(0, 3), *[st.integers(0, 9)] * 4), max_size=2)


@settings(max_examples=300)
@given(st.integers(0, len(BASES) - 1), CHANGES, STACKS, FRAMES)
def test_forged_bytes_are_refused_or_are_a_position_that_plays(
    base: int, changes: list[Change], tasks: list[Change], frames: list[tuple[int, ...]]
) -> None:
    cells, stack = tampered(BASES[base], changes, tasks, frames)
    try:
        state = GAME.from_bytes(forged(GAME, cells, stack))
    except InputError:
        return
    assert state.to_bytes() == forged(GAME, cells, stack)
    play_on(state)


@pytest.mark.parametrize("cut", [0, 1, 3, 4, 12, 16, 20, 100])
def test_bytes_cut_short_or_too_long_are_refused(cut: int) -> None:
    data = somewhere(9).to_bytes()
    refusal(lambda: GAME.from_bytes(data[:cut]))
    refusal(lambda: GAME.from_bytes(data[:-1]))
    refusal(lambda: GAME.from_bytes(data + b"\0"))
    refusal(lambda: GAME.from_bytes(forged(GAME, somewhere(9).cells[:-1], [])))


def play_on(state: State) -> None:
    """Forty choices, everything asked on the way."""
    for step in range(40):
        if state.over:
            break
        options = state.options()
        assert len(set(options)) == len(options) > 1
        if step % 13 == 0:
            assert all(GAME.describe(state, code) for code in options)
            assert GAME.view(GAME.determinize(state, 0, step), 0) == GAME.view(state, 0)
            GAME.why_not(state, state.seat)
        state.apply(options[step * 7 % len(options)])
        assert min(state.cells) >= -1
    assert GAME.from_json(GAME.to_json(state)) == state
    assert [sum(line["points"] for line in lines) for lines in GAME.breakdown(state)] == state.scores()


# ---------------------------------------------------------------- documents that were accepted and fell apart later

TURN = {"task": "TURN", "seat": 0, "phase": "after-action"}


def test_a_ship_goes_to_the_museum_only_once_the_event_is_there() -> None:
    """Else the seat would put a second cube where one is, and that one would be lost (SUN-CARD-09)."""
    line = refusal(lambda: GAME.from_json({"pending": [TURN, {"task": "MUSEUM", "seat": 1}]}))
    assert line.startswith("position.seats[1].museum: the event that takes ships has not been turned over")
    line = refusal(lambda: GAME.from_json({"seats": [{"museum": 1, "ships": {}}, {}]}))
    assert line.startswith("position.seats[0].museum: ")


def test_an_event_from_the_box_cannot_be_turned_over() -> None:
    """Every slot of level III holds its event, so none can be under way (SUN-EVT-04)."""
    event = next(card.id for card in GAME.catalog.events if card.level == 3 and not card.fixed)
    doc = GAME.to_json(GAME.from_json({}))
    del doc["phase"]
    doc["pending"] = [TURN, {"task": "EVENT", "seat": 0, "event": event}]
    assert "SUN-EVT-04" in refusal(lambda: GAME.from_json(doc))


def test_a_program_that_begins_with_a_cost_can_pay_it() -> None:
    """Nobody can owe ore (SUN-ACT-10)."""
    spaces = [(number, GAME.tables.code[at]) for number, at in enumerate(GAME.tables.space_code)]
    place = next(GAME.tables.space_code[number] for number, op in spaces if op == 2)
    program = {"task": "PROGRAM", "seat": 0, "at": place, "x": 0, "flags": ["in-action"], "source": None}
    seats = [{"ore": 0, "population": 0}, {}]
    assert "SUN-ACT-10" in refusal(lambda: GAME.from_json({"seats": seats, "pending": [TURN, program]}))
    jump = {"task": "JUMP", "seat": 0, "points": 1, "guard": "none"}
    assert "SUN-ACT-16" in refusal(lambda: GAME.from_json({"pending": [TURN, program, jump]}))
