"""Records replay to the same bytes, and what does not fit is refused with a clear line."""

import copy
import json
import re
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliopause.kernel.errors import InputError
from heliopause.kernel.record import Record, commitment, replay, verify
from tests.kernel.tiny import FADE, TinyGame, play

GAME = TinyGame()
SETUP: dict[str, Any] = {"players": 3, "seed": 4}
OPTIONS = {"light": 2}


def finished() -> Record:
    state, codes = play(GAME, **SETUP, **OPTIONS)
    return Record.of(GAME, state, codes, **SETUP, options=OPTIONS, seats=("Ada", "random", "greedy"))


def changed(**fields: Any) -> dict[str, Any]:
    """The document of a good record with some of its fields changed; None takes a field away."""
    doc = {**finished().to_json(), **fields}
    return {key: value for key, value in doc.items() if value is not None}


def test_a_record_replays_to_the_same_bytes() -> None:
    state, codes = play(GAME, **SETUP, **OPTIONS)
    assert replay(GAME, finished()).to_bytes() == state.to_bytes()
    assert list(finished().codes) == codes


def test_a_record_survives_json_unchanged() -> None:
    record = finished()
    again = Record.from_json(json.loads(json.dumps(record.to_json())))
    assert again == record
    assert again.to_json() == record.to_json()


def test_a_record_is_stopped_after_any_choice() -> None:
    record = finished()
    state = GAME.new(**SETUP, **OPTIONS)
    for step in range(len(record.codes) + 1):
        assert replay(GAME, record, step) == state
        if step < len(record.codes):
            state.apply(record.codes[step])
    for step in (-1, len(record.codes) + 1):
        with pytest.raises(InputError, match=rf"^record: there is no choice {step}; the record has"):
            replay(GAME, record, step)


def test_the_record_of_a_running_game_has_no_result() -> None:
    state = GAME.new(**SETUP)
    record = Record.of(GAME, state, [], **SETUP)
    assert "result" not in record.to_json()
    assert "seats" not in record.to_json()
    report = verify(GAME, Record.from_json(record.to_json()))
    assert (report.choices, report.over, report.findings) == (0, False, ())


def test_a_good_record_is_verified_without_findings() -> None:
    record = finished()
    report = verify(GAME, record)
    assert report.findings == ()
    assert (report.over, report.choices, report.result) == (True, len(record.codes), record.result)


@pytest.mark.parametrize(
    ("field", "value", "line"),
    [
        ("scores", [1, 2, 3], r"record.result.scores: the record says \(1, 2, 3\), the replay gives"),
        ("winners", [0, 1, 2], r"record.result.winners: the record says \(0, 1, 2\), the replay gives"),
        ("digest", "0" * 16, r"record.result.digest: the record says 0{16}, the replay gives"),
    ],
)
def test_a_result_that_was_tampered_with_is_found(field: str, value: object, line: str) -> None:
    doc = finished().to_json()
    doc["result"][field] = value
    findings = verify(GAME, Record.from_json(doc)).findings
    assert len(findings) == 1
    assert re.match(line, findings[0])


def test_a_promised_shuffle_is_kept_or_found_out() -> None:
    kept = replace(finished(), commitment=commitment(4))
    assert verify(GAME, Record.from_json(kept.to_json())).findings == ()
    broken = replace(kept, commitment=commitment(5))
    (finding,) = verify(GAME, Record.from_json(broken.to_json())).findings
    assert finding.startswith("record.commitment: the seed fits")


def test_a_record_may_begin_with_a_position() -> None:
    state = GAME.new(**SETUP)
    first = state.options()[0]
    begun = GAME.to_json(state)
    state.apply(first)
    record = Record.of(GAME, state, [first], players=3, seed=0, position=begun)
    doc = record.to_json()
    assert not {"seed", "options", "commitment"} & set(doc)
    again = Record.from_json(json.loads(json.dumps(doc)))
    assert replay(GAME, again).to_bytes() == state.to_bytes()
    with pytest.raises(InputError, match=r"^record.position: is for 3 players, not 2"):
        replay(GAME, replace(again, players=2))
    with pytest.raises(InputError, match=r"^record.seed: has no place"):
        Record.from_json(doc | {"seed": 4})


def test_a_missing_and_an_early_result_are_found() -> None:
    record = finished()
    assert verify(GAME, replace(record, result=None)).findings == (
        "record.result: is missing although the game is over",
    )
    assert (
        verify(GAME, replace(record, codes=record.codes[:1]))
        .findings[0]
        .startswith("record.result: is given although seat")
    )


def test_a_code_that_is_no_option_is_named_with_its_place() -> None:
    record = finished()
    wrong = replace(record, codes=(record.codes[0], FADE + 70, *record.codes[1:]))
    with pytest.raises(InputError, match=r"^record.codes\[1\]: code 91 is not among the 2 options of seat \d$"):
        replay(GAME, wrong)
    longer = replace(record, codes=(*record.codes, 1))
    with pytest.raises(InputError, match=rf"^record.codes\[{len(record.codes)}\]: code 1: the game is over$"):
        verify(GAME, longer)


@pytest.mark.parametrize(
    ("fields", "line"),
    [
        ({"game": "sun"}, "record.game: this is a record of 'sun', not of 'tiny'"),
        ({"version": "0"}, "record.version: played under rules '0'; these here are '1'"),
        ({"content": "ff" * 32}, r"record.content: played with other content \('ffffffffffff'\) than 'only' is here"),
        ({"options": {"lihgt": 1}}, "record.options: there is no field 'lihgt'; did you mean 'light'?"),
        ({"options": {"seed": 1}}, "record.options: there is no field 'seed'"),
    ],
)
def test_a_record_of_something_else_is_refused_and_never_replayed(fields: dict[str, Any], line: str) -> None:
    with pytest.raises(InputError, match=f"^{line}"):
        replay(GAME, Record.from_json(changed(**fields)))


@pytest.mark.parametrize(
    ("doc", "line"),
    [
        (None, "record: must be a table, not null"),
        ([1], "record: must be a table, not a list"),
        ({}, "record: the field 'format' is missing"),
        (changed(format="heliopause-record-9"), "record.format: must be 'heliopause-record-1'"),
        (changed(format=None), "record: the field 'format' is missing"),
        (changed(sead=3), "record: there is no field 'sead'; did you mean 'seed'?"),
        (changed(players=None), "record: the field 'players' is missing"),
        (changed(players=True), "record.players: must be a whole number, not true"),
        (changed(players=0), "record.players: must be from 1 to 16, not 0"),
        (changed(seed=-1), "record.seed: must be 0 or more, and no giant, not -1"),
        (changed(seed=2**300), "record.seed: must be 0 or more, and no giant, not a huge number"),
        (changed(seed="7"), "record.seed: must be a whole number, not '7'"),
        (changed(seed=7.0), "record.seed: must be a whole number, not 7.0"),
        (changed(options=[]), "record.options: must be a table, not a list"),
        (changed(seats=["a"]), "record.seats: names 1 seats where there are 3"),
        (changed(seats=["a", "b", "c\n"]), r"record.seats\[2\]: must be a printable line of at most 200 signs"),
        (changed(seats=["a"] * 17), "record.seats: holds 17 entries where 16 are the most"),
        (changed(codes={}), "record.codes: must be a list, not a table"),
        (changed(codes=[1, None]), r"record.codes\[1\]: must be a whole number, not null"),
        (changed(codes=[1, 10**400]), r"record.codes\[1\]: must be 0 or more, and no giant, not a huge number"),
        (changed(result={"scores": [1], "winners": [0], "digest": ""}), "record.result.scores: holds 1 scores where"),
        (changed(result={"scores": [1, 2, 3], "winners": [3]}), r"record.result.winners\[0\]: must be from 0 to 2"),
        (changed(result={"scores": [1, 2, 3], "winners": [2]}), "record.result: the field 'digest' is missing"),
        (changed(result={"score": []}), "record.result: there is no field 'score'; did you mean 'scores'"),
        (changed(edition="x" * 300), "record.edition: must be a printable line of at most 200 signs"),
    ],
)
def test_a_document_that_is_no_record_is_refused_with_its_field(doc: object, line: str) -> None:
    with pytest.raises(InputError, match=f"^{line}") as refusal:
        Record.from_json(doc)
    assert "\n" not in str(refusal.value)


def complaints(doc: object) -> list[str]:
    """What is said against a document; any other exception than InputError gets through."""
    try:
        return list(verify(GAME, Record.from_json(doc)).findings)
    except InputError as refusal:
        return [str(refusal)]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@given(st.sampled_from(sorted(finished().to_json())), JSON)
def test_any_json_value_in_any_field_is_read_or_refused(field: str, value: object) -> None:
    doc = copy.deepcopy(finished().to_json())
    doc[field] = value
    assert all(line.startswith("record") and "\n" not in line for line in complaints(doc))
