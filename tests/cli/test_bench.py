"""The benchmark: everything promised is measured, and what was compiled is quicker than what was not."""

import json

import pytest

import heliopause as package
from heliopause.cli import bench, measure
from tests.cli.command import Command


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "SLICES", 1)
    monkeypatch.setattr(measure, "SLICE_SECONDS", 0.05)


def test_everything_is_measured_in_one_run(heliopause: Command) -> None:
    done = heliopause("bench", "sun", "--json")
    assert (done.code, done.err) == (0, "")
    found = json.loads(done.out)["sun"]
    assert set(found) == set(bench.LABELS)
    assert all(value > 0 for value in found.values())
    if bench.is_compiled():
        assert found["interpreted_ratio"] > 1.5
    assert found["catanatron_ratio"] > 1


def test_the_table_names_what_was_measured(heliopause: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "numbers", lambda _: dict.fromkeys(bench.LABELS, 1234.5))
    done = heliopause("bench")
    assert done.code == 0
    for label, _ in bench.LABELS.values():
        assert label in done.out


def test_a_state_halfway_is_one_of_a_game_with_all_players() -> None:
    state, record = measure.one_game(package.game("sun"), seed=1)
    assert len(state.scores()) == record.players == 4
    assert not state.over
    assert record.result is not None
