"""`make setup`: does what is missing, nothing twice, and says in one line why it cannot."""

import ast
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import setup

ROOT = Path(__file__).resolve().parents[2]


class Checkout:
    """A checkout in a folder of its own, and a note of what a setup did there."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = root
        self.done: list[str] = []
        for name in ("pyproject.toml", "requirements.lock", "tools/mypyc_hook.py", "src/heliopause/rules.py"):
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text("first\n", encoding="utf-8")
        monkeypatch.setattr(setup, "ROOT", root)
        monkeypatch.setattr(setup, "VENV", root / ".venv")
        monkeypatch.setattr(setup, "LOCK", root / "requirements.lock")
        monkeypatch.setattr(setup, "make_environment", self.make_environment)
        monkeypatch.setattr(setup, "build_client", lambda: None)
        monkeypatch.setattr(setup, "install_package", lambda: self.done.append("package"))

    def make_environment(self) -> None:
        (self.root / ".venv").mkdir(exist_ok=True)
        (self.root / ".venv" / "package.print").unlink(missing_ok=True)
        self.done.append("environment")

    def setup(self) -> list[str]:
        self.done.clear()
        assert setup.main() == 0
        return self.done


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    return Checkout(tmp_path, monkeypatch)


def test_a_fresh_checkout_gets_everything_and_the_second_time_nothing(checkout: Checkout) -> None:
    assert checkout.setup() == ["environment", "package"]
    assert checkout.setup() == []


def test_files_that_are_only_newer_are_not_built_again(checkout: Checkout) -> None:
    checkout.setup()
    os.utime(checkout.root / "src/heliopause/rules.py", (2**31, 2**31))
    assert checkout.setup() == []


SOURCES = ("pyproject.toml", "tools/mypyc_hook.py", "src/heliopause/rules.py", "src/new.toml", "docs/rules/toy.md")


@pytest.mark.parametrize("name", SOURCES)
def test_a_changed_source_builds_the_package_again(checkout: Checkout, name: str) -> None:
    checkout.setup()
    (checkout.root / name).parent.mkdir(parents=True, exist_ok=True)
    (checkout.root / name).write_text("second\n", encoding="utf-8")
    assert checkout.setup() == ["package"]


def test_a_source_under_another_name_builds_the_package_again(checkout: Checkout) -> None:
    checkout.setup()
    (checkout.root / "src/heliopause/rules.py").rename(checkout.root / "src/heliopause/laws.py")
    assert checkout.setup() == ["package"]


def test_a_changed_lock_makes_a_fresh_environment(checkout: Checkout) -> None:
    checkout.setup()
    (checkout.root / "requirements.lock").write_text("second\n", encoding="utf-8")
    assert checkout.setup() == ["environment", "package"]


def test_a_compiler_that_arrives_later_is_used(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(checkout.root / "bin"))
    checkout.setup()
    (checkout.root / "bin").mkdir()
    (checkout.root / "bin/cc").touch(mode=0o755)
    assert checkout.setup() == ["package"]


def test_a_build_that_broke_off_is_done_again_even_for_the_sources_of_before(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        raise setup.SetupError("no room")

    checkout.setup()
    (checkout.root / "src/heliopause/rules.py").write_text("second\n", encoding="utf-8")
    with monkeypatch.context() as broken:
        broken.setattr(setup, "install_package", fail)
        assert setup.main() == 2
    (checkout.root / "src/heliopause/rules.py").write_text("first\n", encoding="utf-8")
    assert checkout.setup() == ["package"]


def test_an_old_python_is_told_so_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))
    assert setup.main() == 2
    assert "Python 3.11 or newer is needed" in capsys.readouterr().err.removesuffix("\n").splitlines().pop()


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
def test_a_python_without_environments_is_told_so_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], module: str
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == module else object())
    assert setup.main() == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert f"without the module {module}" in line


def test_the_setup_script_is_readable_to_a_python_that_is_too_old() -> None:
    source = (ROOT / "tools" / "setup.py").read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 7))


def test_ci_runs_make_test_and_nothing_else() -> None:
    commands = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert commands == ["#!/bin/sh", "set -e", 'cd "$(dirname "$0")/.."', "exec make test"]
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_make_alone_lists_every_job() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (jobs,) = (line.split()[1:] for line in makefile.splitlines() if line.startswith(".PHONY:"))
    listed = subprocess.run(["make", "-s"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert [line.split()[1] for line in listed.splitlines()] == jobs
