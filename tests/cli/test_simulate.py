"""Many games between bots: the same request brings the same games, and they last as long as they should."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.clauses import clauses
from tests.cli.command import Command

pytestmark = pytest.mark.long  # whole games of bots that look ahead

FEW = ("simulate", "sun", "--games", "6", "--players", "3", "--seed", "4", "--bots", "random,greedy")


def simulated(heliopause: Command, *arguments: str) -> dict[str, Any]:
    done = heliopause(*arguments, "--json", "-")
    assert (done.code, done.err) == (0, "")
    document: dict[str, Any] = json.loads(done.out)
    return document


def test_the_number_of_processes_changes_nothing(heliopause: Command) -> None:
    assert simulated(heliopause, *FEW) == simulated(heliopause, *FEW, "--jobs", "2")


def test_every_game_of_a_series_can_be_played_alone(heliopause: Command) -> None:
    series = simulated(heliopause, *FEW)
    alone = simulated(heliopause, "simulate", "sun", "--games", "1", "--players", "3", "--seed", "4")
    again = simulated(heliopause, "simulate", "sun", "--games", "2", "--players", "3", "--seed", "3")
    assert series["games"][0]["seed"] == 4
    assert alone["games"][0] == again["games"][1]


def test_every_bot_sits_on_every_seat(heliopause: Command) -> None:
    games = simulated(heliopause, *FEW)["games"]
    assert {(seat, bot) for game in games for seat, bot in enumerate(game["bots"])} == {
        (seat, bot) for seat in range(3) for bot in ("random", "greedy")
    }


def test_the_summary_counts_what_the_games_say(heliopause: Command) -> None:
    document = simulated(heliopause, *FEW)
    games, summary = document["games"], document["summary"]
    assert summary["games"] == len(games) == 6
    assert summary["rounds"]["highest"] == max(game["rounds"] for game in games)
    assert sum(summary["games_by_rounds"].values()) == 6
    for group in ("by_bot", "by_seat", "by_faction"):
        assert sum(share["games"] for share in summary[group].values()) == 18
        assert sum(share["won"] for share in summary[group].values()) == pytest.approx(6, abs=0.01)


def test_the_greedy_bot_beats_the_random_one(heliopause: Command) -> None:
    summary = simulated(heliopause, *FEW)["summary"]["by_bot"]
    assert summary["greedy"]["mean_score"] > 2 * summary["random"]["mean_score"]
    assert summary["greedy"]["win_rate"] > 0.5


def test_the_table_is_printed_for_people(heliopause: Command) -> None:
    done = heliopause(*FEW)
    for word in ("6 games", "rounds", "winning scores", "How long they lasted", "win rate", "choices a second"):
        assert word in done.out
    assert done.err == ""


def test_the_record_of_every_game_is_written_and_verifies(heliopause: Command, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    assert heliopause(*FEW, "--records", str(folder), "--jobs", "2").code == 0
    places = sorted(folder.iterdir())
    assert len(places) == 6
    for place in places:
        assert heliopause("record", "verify", str(place)).code == 0


@clauses("SUN-CON-53", "SUN-FIRST-03")
def test_games_of_four_greedy_bots_last_about_fifteen_rounds(heliopause: Command) -> None:
    series = ("simulate", "sun", "--games", "40", "--players", "4", "--seed", "1", "--bots", "greedy")
    rounds = simulated(heliopause, *series)["summary"]["rounds"]
    assert 13 <= rounds["mean"] <= 17
