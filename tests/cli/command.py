"""Running the command inside a test."""

import io
import sys
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from heliopause.cli.main import main


@dataclass(frozen=True)
class Done:
    code: int
    out: str
    err: str


class Typist(io.StringIO):
    """Standard input that is a terminal at which somebody types these lines and then leaves."""

    def isatty(self) -> bool:
        return True


class Command:
    """Calls `heliopause` in this process and catches what it prints."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *arguments: str, given: str = "", typed: Sequence[str] | None = None) -> Done:
        if typed is not None:
            source: io.TextIOBase = Typist("".join(f"{line}\n" for line in typed))
        else:
            source = io.TextIOWrapper(io.BytesIO(given.encode()))
        self.monkeypatch.setattr(sys, "stdin", source)
        try:
            code = main(arguments)
        except SystemExit as left:  # argparse leaves so after --help and --version
            code = int(left.code or 0)
        caught = self.capsys.readouterr()
        return Done(code, caught.out, caught.err)
