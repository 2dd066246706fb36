"""Games that were written down once go the same way, word for word."""

from importlib import import_module

import pytest

import heliopause
from tests.playthroughs.games import FOLDER, PLAYTHROUGHS, file_of
from tests.playthroughs.transcript import difference, transcript

MOST_BYTES = 300_000


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_game_goes_as_it_was_written_down(name: str) -> None:
    table, seed = PLAYTHROUGHS[name]
    expected = file_of(name).read_text(encoding="utf-8")
    found = transcript(table, seed)
    if found != expected:
        pytest.fail(
            f"{file_of(name).name}, {difference(expected, found)}\n"
            "If that is meant, python -m tests.playthroughs.write writes all of them anew; the diff shows the rest.",
            pytrace=False,
        )


def test_every_playthrough_has_its_game_and_can_be_read() -> None:
    files = {file.stem: file for file in FOLDER.glob("*.txt")}
    assert set(files) == set(PLAYTHROUGHS)
    assert all(file.stat().st_size < MOST_BYTES for file in files.values())


@pytest.mark.parametrize("name", heliopause.GAMES)
def test_playthroughs_cover_every_player_count_edition_and_option(name: str) -> None:
    tables = [table for table, _ in PLAYTHROUGHS.values() if table.game.name == name]
    assert {table.players for table in tables} == set(heliopause.game(name).players)
    assert {table.game.edition for table in tables} == set(import_module(f"heliopause.games.{name}").EDITIONS)
    for option in {option for table in tables for option in table.options}:
        assert len({str(table.options.get(option)) for table in tables}) > 1, option


def test_a_difference_is_shown_with_its_line_and_step() -> None:
    written = "Title\n\nDecision 1, position 0\n  who acts?\n"
    assert difference(written, written) == ""
    shown = difference(written, written.replace("who", "Who"))
    assert shown == "line 4, Decision 1, position 0\n  written:   who acts?\n  now:       Who acts?"
    assert "None" in difference(written, "Title\n")
