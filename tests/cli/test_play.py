"""A game at the terminal: what a person types, and what comes of it."""

import json
from pathlib import Path

import pytest

import heliopause as package
from heliopause.kernel.record import Record, replay
from tests.clauses import clauses
from tests.cli.command import Command

TABLE = ("play", "sun", "--seat", "human", "random", "--seed", "5", "--start", "0")


def test_two_questions_are_enough_to_begin(heliopause: Command) -> None:
    done = heliopause("play", "sun", "--seed", "5", typed=["2", "random", "q"])
    assert done.code == 0
    assert "How many players?" in done.out
    assert "Who are the others?" in done.out
    assert "At the table: human, random." in done.out
    assert "You leave the table." in done.out


def test_enter_takes_the_usual_answers_and_nonsense_is_asked_again(heliopause: Command) -> None:
    done = heliopause("play", "sun", "--seed", "5", typed=["nine", "", "", "q"])
    assert "Please answer with one of 2, 3, 4." in done.out
    assert "At the table: human, greedy, greedy, greedy." in done.out


def test_the_end_of_the_input_leaves_the_table(heliopause: Command) -> None:
    assert "You leave the table." in heliopause(*TABLE, typed=[]).out


def test_the_board_and_every_option_in_words_come_before_the_first_choice(heliopause: Command) -> None:
    game = package.game("sun")
    state = game.new(players=2, seed=5, start=0)
    out = " ".join(heliopause(*TABLE, typed=["q"]).out.split())
    for number, code in enumerate(state.options(), 1):
        assert f"{number} {game.describe(state, code)}" in out
    for card in ("Terraforming", "Advanced Genetics", "Transcendence", "Deep Space"):
        assert card in out


def test_a_question_mark_says_what_cannot_be_done_and_why(heliopause: Command) -> None:
    game = package.game("sun")
    state = game.new(players=2, seed=5, start=0)
    out = " ".join(heliopause(*TABLE, typed=["?", "q"]).out.split())
    refused = game.why_not(state, 0)
    assert refused
    for entry in refused:
        assert f"{entry['what']}: {entry['reason']} ({entry['clause']})" in out


def test_an_option_is_explained_without_being_chosen(heliopause: Command) -> None:
    done = heliopause(*TABLE, typed=["? 1", "u", "q"])
    assert "for `heliopause position apply`" in done.out
    assert "There is nothing to take back." in done.out


def test_the_score_is_shown_as_if_the_game_ended_now(heliopause: Command) -> None:
    done = heliopause(*TABLE, typed=["s", "q"])
    assert "Most power at Sol (SUN-SCORE-11)" in done.out


def test_the_open_cards_can_be_read(heliopause: Command) -> None:
    out = " ".join(heliopause(*TABLE, typed=["c", "q"]).out.split())
    assert "Terraforming, level I, 1 point, Com▸Com" in out
    assert "Jump 4." in out


def test_a_word_that_means_nothing_is_answered_with_what_does(heliopause: Command) -> None:
    for word in ("0", "999", "-1", "² ", "9" * 50, "build", "?x"):
        assert "neither an option" in heliopause(*TABLE, typed=[word, "q"]).out


@clauses("SUN-AMB-82")
def test_a_choice_can_be_taken_back_until_others_have_chosen(heliopause: Command, tmp_path: Path) -> None:
    place = tmp_path / "game.json"
    done = heliopause(*TABLE, "--record", str(place), typed=["2", "u", "q"])
    assert "Taken back." in done.out
    assert Record.from_json(json.loads(place.read_text())).codes == ()


@clauses("SUN-AMB-82")
def test_a_choice_cannot_be_taken_back_once_another_has_moved(heliopause: Command, tmp_path: Path) -> None:
    """In the first turn of the person undo goes back; right after the other's turn it does not."""
    place = tmp_path / "game.json"
    refused = []
    for many in range(1, 13):
        done = heliopause(*TABLE, "--record", str(place), typed=[*["1"] * many, "u", "q"])
        if "That cannot be taken back" in done.out:
            refused.append(len(Record.from_json(json.loads(place.read_text())).codes) >= many)
    assert refused
    assert all(refused)


def test_a_game_that_is_left_is_kept_as_far_as_it_went(heliopause: Command, tmp_path: Path) -> None:
    place = tmp_path / "game.json"
    assert heliopause(*TABLE, "--record", str(place), typed=["1", "1", "q"]).code == 0
    record = Record.from_json(json.loads(place.read_text()))
    assert record.seats == ("human", "random")
    state = replay(package.game("sun"), record)
    assert state.seat == 0
    assert not state.over


@pytest.mark.long
def test_bots_alone_play_to_the_end_without_a_terminal(heliopause: Command, tmp_path: Path) -> None:
    place = tmp_path / "game.json"
    done = heliopause("play", "sun", "--seat", "greedy", "greedy", "--seed", "1", "--record", str(place))
    assert done.code == 0
    assert ", wins" in done.out
    assert heliopause("record", "verify", str(place)).code == 0


def test_mats_that_are_chosen_are_drawn_while_they_are_still_missing(heliopause: Command) -> None:
    done = heliopause("play", "sun", "--seat", "human", "human", "--mats", "advanced", typed=["1", "b", "q"])
    assert done.code == 0
    assert "Player 1" in done.out or "Player 2" in done.out


def test_everything_fits_into_eighty_columns(heliopause: Command) -> None:
    heliopause.monkeypatch.setenv("COLUMNS", "80")
    done = heliopause(*TABLE, typed=["1", "?", "c", "s", "b", "l", "q"])
    assert max(len(line.removeprefix("> ")) for line in done.out.splitlines()) <= 80
