"""Recorded games: shown line by line, verified, and refused when they do not hold up."""

import json
from pathlib import Path
from typing import Any

import pytest

from heliopause.kernel.record import commitment
from tests.cli.command import Command


@pytest.fixture
def recorded(heliopause: Command, tmp_path: Path) -> Path:
    place = tmp_path / "game.json"
    done = heliopause("play", "sun", "--seat", "random", "random", "--seed", "2", "--record", str(place))
    assert done.code == 0
    return place


def changed(place: Path, **fields: Any) -> Path:
    document = json.loads(place.read_text()) | fields
    place.write_text(json.dumps(document))
    return place


def test_a_recorded_game_is_shown_from_the_first_round_to_the_scores(heliopause: Command, recorded: Path) -> None:
    done = heliopause("record", "show", str(recorded))
    lines = done.out.splitlines()
    assert done.code == 0
    assert lines[0] == "Beyond the Sun, first, 2 players, seed 2"
    assert lines[1] == "seats: random, random"
    assert any("Round 2" in line for line in lines)
    assert "won by seat" in lines[-1]


def test_a_game_that_was_left_is_shown_to_where_it_ends(heliopause: Command, recorded: Path) -> None:
    document = json.loads(recorded.read_text())
    del document["result"]
    recorded.write_text(json.dumps(document | {"codes": document["codes"][:10]}))
    assert heliopause("record", "show", str(recorded)).out.splitlines()[-1].startswith("The record ends here")
    assert "unfinished" in heliopause("record", "verify", str(recorded)).out


def test_a_record_that_holds_up_is_verified(heliopause: Command, recorded: Path) -> None:
    done = heliopause("record", "verify", str(recorded))
    assert done.code == 0
    assert "fine" in done.out


def test_a_record_is_compared_with_the_commitment_that_was_shown(heliopause: Command, recorded: Path) -> None:
    shown = commitment(2)
    done = heliopause("record", "verify", str(recorded), "--commitment", shown)
    assert (done.code, "the shuffle is the promised one" in done.out) == (0, True)
    done = heliopause("record", "verify", str(recorded), "--commitment", commitment(3))
    assert done.code == 1
    assert f"the seed fits {shown}: this is not the shuffle that was promised" in done.out
    assert "promised" not in heliopause("record", "verify", str(recorded)).out
    assert heliopause("record", "verify", str(changed(recorded, commitment=commitment(3)))).code == 1


def test_a_record_comes_from_standard_input_too(heliopause: Command, recorded: Path) -> None:
    assert heliopause("record", "verify", "-", given=recorded.read_text()).code == 0


def test_a_wrong_score_or_choice_makes_the_check_fail(heliopause: Command, recorded: Path) -> None:
    document = json.loads(recorded.read_text())
    result = document["result"]
    scores = [score + 1 for score in result["scores"]]
    for wrong in ({"result": result | {"scores": scores}}, {"codes": [*document["codes"], 1]}, {"codes": [7]}):
        done = heliopause("record", "verify", str(changed(recorded, **wrong)))
        assert done.code == 1
        assert str(recorded) in done.out
        recorded.write_text(json.dumps(document))


@pytest.mark.parametrize(
    "wrong",
    [
        {"version": "0"},
        {"content": "f" * 64},
        {"edition": "tenth"},
        {"game": "chess"},
        {"codes": "none"},
        {"seed": -1},
        {"options": {"flying": True}},
        {"format": None},
        {"extra": 1},
    ],
)
def test_a_record_of_something_else_is_refused_in_one_line(
    heliopause: Command, recorded: Path, wrong: dict[str, Any]
) -> None:
    place = changed(recorded, **wrong)
    for verb in ("show", "verify"):
        done = heliopause("record", verb, str(place))
        assert (done.code, done.out) == (2, "")
        assert done.err.startswith(f"heliopause: {place}: ")
        assert done.err.count("\n") == 1


def test_an_impossible_choice_stops_the_showing_with_its_place(heliopause: Command, recorded: Path) -> None:
    done = heliopause("record", "show", str(changed(recorded, codes=[7])))
    assert done.code == 2
    assert "record.codes[0]" in done.err
