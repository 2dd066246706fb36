"""Checking a folder of content: every finding is a line."""

from pathlib import Path

from tests.cli.command import Command

EDITION = '[edition]\nid = "mine"\ntitle = "Mine"\nbase = "first"\n'


def test_a_folder_that_stands_on_the_first_printing_is_fine(heliopause: Command, tmp_path: Path) -> None:
    (tmp_path / "edition.toml").write_text(EDITION)
    done = heliopause("content", "check", str(tmp_path))
    assert done.code == 0
    assert done.out.startswith("Fine. Content ")


def test_every_finding_is_a_line_and_the_check_fails(heliopause: Command, tmp_path: Path) -> None:
    (tmp_path / "edition.toml").write_text(EDITION)
    (tmp_path / "cards.toml").write_text(
        '[[achievement]]\nid = "x"\nname = 3\n\n[[guild]]\nid = "y"\nlevel = "one"\n', encoding="utf-8"
    )
    done = heliopause("content", "check", str(tmp_path))
    assert (done.code, done.err) == (1, "")
    findings = done.out.splitlines()[:-1]
    assert any("cards.toml: x" in line for line in findings)
    assert any("cards.toml: y" in line for line in findings)
    assert done.out.splitlines()[-1].startswith(f"Findings: {len(findings)}.")


def test_a_folder_that_cannot_be_read_is_bad_input(heliopause: Command, tmp_path: Path) -> None:
    done = heliopause("content", "check", str(tmp_path / "nowhere"))
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
