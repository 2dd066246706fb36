"""Positions in a pipeline: made, drawn, changed and explained."""

import json
from pathlib import Path
from typing import Any

import pytest

import heliopause as package
from tests.cli.command import Command


def made(heliopause: Command, *arguments: str) -> str:
    done = heliopause("position", "new", *arguments)
    assert (done.code, done.err) == (0, "")
    return done.out


def test_a_new_position_is_the_document_of_a_new_game(heliopause: Command) -> None:
    game = package.game("sun")
    expected = game.to_json(game.new(players=3, seed=9, first_game=True))
    assert json.loads(made(heliopause, "--players", "3", "--seed", "9", "--first-game")) == expected


def test_every_option_of_the_game_can_be_given(heliopause: Command) -> None:
    arguments = ["--mats", "advanced", "--factions", "united-nations,free-settlements", "--tableau", "--first-game"]
    text = made(
        heliopause, "--players", "2", *arguments, "--shared-last-space", "no", "--start", "1", "--draft", "draw"
    )
    game = package.game("sun")
    factions = ["united-nations", "free-settlements"]
    given: dict[str, Any] = {
        "mats": "advanced",
        "tableau": True,
        "first_game": True,
        "shared_last_space": False,
        "start": 1,
    }
    assert json.loads(text) == game.to_json(game.new(players=2, factions=factions, draft="draw", **given))


def test_what_can_be_chosen_is_listed_with_codes_and_words(heliopause: Command) -> None:
    text = made(heliopause, "--seed", "3")
    game = package.game("sun")
    state = game.from_json(json.loads(text))
    listed = json.loads(heliopause("position", "options", "-", "--json", given=text).out)
    assert listed == [{"code": code, "what": game.describe(state, code)} for code in state.options()]
    lines = heliopause("position", "options", "-", given=text).out.splitlines()
    assert [int(line.split()[0]) for line in lines] == state.options()


def test_choices_are_applied_one_after_another(heliopause: Command, tmp_path: Path) -> None:
    text = made(heliopause, "--seed", "3")
    game = package.game("sun")
    state = game.new(seed=3)
    codes = []
    for _ in range(4):
        codes.append(state.options()[-1])
        state.apply(codes[-1])
    place = tmp_path / "after.json"
    done = heliopause("position", "apply", "-", *map(str, codes), "--out", str(place), given=text)
    assert (done.code, done.out) == (0, "")
    assert game.from_json(json.loads(place.read_text())).to_bytes() == state.to_bytes()


def test_a_choice_that_is_not_there_names_its_place_and_writes_nothing(heliopause: Command, tmp_path: Path) -> None:
    text = made(heliopause, "--seed", "3")
    first = json.loads(heliopause("position", "options", "-", "--json", given=text).out)[0]["code"]
    place = tmp_path / "after.json"
    done = heliopause("position", "apply", "-", str(first), "77", "--out", str(place), given=text)
    assert done.code == 2
    assert "standard input: choice 2: code 77" in done.err
    assert not place.exists()


def test_what_cannot_be_done_is_listed_with_reason_and_clause(heliopause: Command) -> None:
    text = made(heliopause, "--seed", "3")
    game = package.game("sun")
    state = game.from_json(json.loads(text))
    other = (state.seat + 1) % 4
    for seat in (state.seat, other):
        done = heliopause("position", "why", "-", "--seat", str(seat), "--json", given=text)
        assert json.loads(done.out) == game.why_not(state, seat)
    lines = heliopause("position", "why", "-", given=text).out.splitlines()
    assert len(lines) == len(game.why_not(state, state.seat))
    assert heliopause("position", "why", "-", "--seat", "7", given=text).code == 2


def test_a_position_is_drawn(heliopause: Command) -> None:
    done = heliopause("position", "show", "-", given=made(heliopause, "--seed", "3", "--tableau"))
    assert done.code == 0
    for word in ("Round 1", "tableau II", "Transcendence", "Metascientists' Guild"):
        assert word in done.out


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", '{"game": 3}', '{"game": "chess"}', '{"game": "sun", "edition": 4}', '{"game": "sun", "ore": 1}'],
)
def test_a_position_that_does_not_hold_up_is_refused_in_one_line(heliopause: Command, text: str) -> None:
    for verb in (("show",), ("options",), ("apply", "1"), ("why",)):
        done = heliopause("position", verb[0], "-", *verb[1:], given=text)
        assert (done.code, done.out) == (2, "")
        assert done.err.startswith("heliopause: standard input: ")
        assert done.err.count("\n") == 1
