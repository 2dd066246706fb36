"""Reading and writing: what is wrong gets one line, and a file is written whole or not at all."""

import io
import json
import os
import stat
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliopause.cli import files
from heliopause.kernel.errors import InputError

DOCUMENTS = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(DOCUMENTS)
def test_what_is_written_is_read_back(document: object) -> None:
    assert json.loads(files.as_json(document)) == document


def test_short_flat_values_stay_on_one_line_and_long_ones_are_indented() -> None:
    document = {"seats": [{"ore": 1, "supply": {"A": 5}}], "cards": ["ab" * 30, "cd" * 30]}
    assert files.as_json(document).splitlines() == [
        "{",
        '  "seats": [',
        "    {",
        '      "ore": 1,',
        '      "supply": {"A": 5}',
        "    }",
        "  ],",
        '  "cards": [',
        f'    "{"ab" * 30}",',
        f'    "{"cd" * 30}"',
        "  ]",
        "}",
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"", "not JSON: line 1, column 1"),
        (b'{"a": 1,}', "not JSON: line 1"),
        (b'{"a": NaN}', "NaN is not a number"),
        (b'{"a": 1, "a": 2}', "the key 'a' stands twice"),
        (b"\xff\xfe", "byte 0 is not UTF-8"),
        (b"[" * 100_000, "nested too deeply"),
        (b"1" * 10_000, "not JSON"),
    ],
)
def test_a_document_that_cannot_be_read_is_refused_in_one_line(tmp_path: Path, text: bytes, said: str) -> None:
    place = tmp_path / "position.json"
    place.write_bytes(text)
    with pytest.raises(InputError) as refused:
        files.read_json(str(place))
    assert said in str(refused.value)
    assert str(refused.value).startswith(str(place))
    assert "\n" not in str(refused.value)


def test_standard_input_is_named_in_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"{")))
    with pytest.raises(InputError, match=r"^standard input: not JSON"):
        files.read_json("-")


def test_a_file_that_is_replaced_keeps_its_permissions(tmp_path: Path) -> None:
    place = tmp_path / "record.json"
    place.write_text("old")
    place.chmod(0o640)
    files.write(str(place), "new")
    assert place.read_text() == "new"
    assert stat.S_IMODE(place.stat().st_mode) == 0o640


def test_a_new_file_gets_the_usual_permissions(tmp_path: Path) -> None:
    mask = os.umask(0o027)
    try:
        files.write(str(tmp_path / "record.json"), "new")
    finally:
        os.umask(mask)
    assert stat.S_IMODE((tmp_path / "record.json").stat().st_mode) == 0o640


def test_a_write_that_fails_leaves_the_old_file_and_nothing_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "record.json"
    place.write_text("old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        files.write(str(place), "new")
    assert place.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["record.json"]


def test_a_link_is_written_through(tmp_path: Path) -> None:
    (tmp_path / "link.json").symlink_to(tmp_path / "real.json")
    (tmp_path / "real.json").write_text("old")
    files.write(str(tmp_path / "link.json"), "new")
    assert (tmp_path / "link.json").is_symlink()
    assert (tmp_path / "real.json").read_text() == "new"


def test_half_a_surrogate_pair_survives_as_an_escape(tmp_path: Path) -> None:
    place = tmp_path / "record.json"
    place.write_text('{"name": "\\ud800"}')
    document = files.read_json(str(place))
    files.write(str(place), files.as_json(document))
    assert files.read_json(str(place)) == document
