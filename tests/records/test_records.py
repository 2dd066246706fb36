"""Games that were recorded once replay to the same end for ever. Whoever finds a game worth keeping adds its record."""

import json
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

import heliopause
from heliopause.kernel.errors import InputError
from heliopause.kernel.record import Record, verify

FILES = sorted(Path(__file__).parent.glob("*.json"))


def read(file: Path) -> Record:
    return Record.from_json(json.loads(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_ends_as_it_did(file: Path) -> None:
    record = read(file)
    report = verify(heliopause.game(record.game, edition=record.edition), record)
    assert report.over
    assert not report.findings


def test_a_record_that_was_tampered_with_is_found_out() -> None:
    record = read(FILES[0])
    assert record.result is not None
    better = replace(record.result, scores=(record.result.scores[0] + 1, *record.result.scores[1:]))
    assert "result.scores" in found_out(replace(record, result=better))
    assert "still has to choose" in found_out(replace(record, codes=record.codes[:-1]))
    with pytest.raises(InputError, match=r"record\.codes\[20\]: code 1 is not among"):
        found_out(replace(record, codes=(*record.codes[:20], 1, *record.codes[21:])))


def found_out(record: Record) -> str:
    return "; ".join(verify(heliopause.game(record.game, edition=record.edition), record).findings)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("sun", {"mats": {"basic", "advanced"}, "tableau": {True, False}, "draft": {"draw", "choose"}}),
        ("frontiers", {"goals": {True, False}, "first_game": {True, False}}),
    ],
)
def test_the_folder_holds_games_of_every_kind(name: str, options: dict[str, set[object]]) -> None:
    records = [record for record in map(read, FILES) if record.game == name]
    assert {record.players for record in records} == set(heliopause.game(name).players)
    assert {record.edition for record in records} == set(import_module(f"heliopause.games.{name}").EDITIONS)
    assert {bot for record in records for bot in record.seats} >= {"random", "greedy"}
    for option, values in options.items():
        assert {record.options.get(option) for record in records} >= values, option
