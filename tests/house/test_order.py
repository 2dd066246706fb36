"""What the house asks of every file and no other tool looks at."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted(path for room in ("src", "tests", "tools") for path in (ROOT / room).rglob("*.py"))


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_file_has_one_reason_to_change_and_under_500_lines(source: Path) -> None:
    assert len(source.read_text(encoding="utf-8").splitlines()) < 500


@pytest.mark.parametrize("source", sorted((ROOT / "src/heliopause/kernel").glob("*.py")), ids=lambda path: path.name)
def test_the_kernel_names_no_game(source: Path) -> None:
    assert re.findall(r"(?i)\b(?:beyond the sun|sun|frontiers|pulsar)\b", source.read_text(encoding="utf-8")) == []
