"""The command as a whole: exit codes, and one line for everything that is wrong."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import heliopause as package
from tests.cli.command import Command

PROGRAM = [sys.executable, "-m", "heliopause.cli.main"]


def test_the_version_is_printed(heliopause: Command) -> None:
    done = heliopause("--version")
    assert (done.code, done.out.strip()) == (0, f"heliopause {package.__version__}")


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("fly",),
        ("play",),
        ("play", "chess"),
        ("play", "sun", "--seat", "cheater"),
        ("play", "sun", "--players", "0"),
        ("play", "sun", "--players", "5"),
        ("play", "sun", "--players", "1" * 5000),
        ("play", "sun", "--players", "3", "--seat", "random", "random"),
        ("play", "sun", "--seed", "-1"),
        ("play", "sun", "--seed", "1.5"),
        ("play", "sun", "--edition", "tenth", "--seat", "random", "random"),
        ("play", "sun", "--content", "no/such/folder", "--seat", "random", "random"),
        ("play", "sun", "--seat", "random", "random", "--record", "no/such/folder/game.json"),
        ("play", "sun", "--play", "3"),
        ("simulate", "sun", "--games", "none"),
        ("simulate", "sun", "--bots", "random,,"),
        ("simulate", "sun", "--bots", "random,random,random", "--players", "2"),
        ("simulate", "sun", "--players", "7"),
        ("simulate", "sun", "--records", "/dev/null/folder"),
        ("record", "show", "no-such-file.json"),
        ("record", "verify", "."),
        ("content", "check", "no/such/folder"),
        ("position", "show", "no-such-file.json"),
        ("position", "new", "--players", "9"),
        ("position", "new", "--out", "no/such/folder/position.json"),
        ("position", "apply", "-"),
        ("position", "apply", "-", "first"),
        ("completion", "fish"),
    ],
)
def test_bad_input_gets_one_line_and_exit_code_2(heliopause: Command, arguments: tuple[str, ...]) -> None:
    done = heliopause(*arguments)
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("heliopause: ")
    assert done.err.count("\n") == 1


def test_a_person_without_a_terminal_gets_one_line_and_exit_code_2(heliopause: Command) -> None:
    for arguments in (("play", "sun"), ("play", "sun", "--seat", "human", "random")):
        done = heliopause(*arguments, given="1\n2\n")
        assert (done.code, done.err.count("\n")) == (2, 1)
        assert "terminal" in done.err


def test_an_interrupt_ends_with_exit_code_130(heliopause: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(package, "game", interrupt)
    assert heliopause("simulate", "sun").code == 130


def test_a_reader_that_goes_away_is_no_traceback() -> None:
    with subprocess.Popen(
        [*PROGRAM, "position", "new"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        complaints = process.stderr.read()
    assert (process.returncode, complaints) == (141, "")


def test_a_terminal_that_lacks_the_letters_gets_their_codes_instead() -> None:
    done = subprocess.run(
        [*PROGRAM, "simulate", "sun", "--games", "1"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_the_command_starts_within_a_third_of_a_second() -> None:
    def seconds() -> float:
        begun = time.perf_counter()
        subprocess.run([*PROGRAM, "--version"], check=True, capture_output=True)
        return time.perf_counter() - begun

    assert min(seconds() for _ in range(5)) < 0.3


def test_the_start_loads_neither_a_game_nor_what_draws_it() -> None:
    code = "import sys, heliopause.cli.main; print(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    loaded = done.stdout.split()
    assert not [
        name for name in loaded if name.split(".")[0] in ("rich", "fluent") or name.startswith("heliopause.games.")
    ]


@pytest.mark.parametrize("shell", ["bash", "zsh"])
def test_completion_knows_the_commands_and_the_options_of_the_game(heliopause: Command, shell: str) -> None:
    done = heliopause("completion", shell)
    assert done.code == 0
    for word in ("simulate", "verify", "--first-game", "greedy"):
        assert word in done.out


def test_the_completion_for_bash_is_a_script_that_bash_reads(heliopause: Command, tmp_path: Path) -> None:
    script = tmp_path / "completion"
    script.write_text(heliopause("completion", "bash").out)
    assert subprocess.run(["bash", "-n", str(script)], capture_output=True).stderr == b""
