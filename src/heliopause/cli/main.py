"""Where the command starts: which command runs, what becomes of what goes wrong, and the exit code.

0: fine. 1: a check failed. 2: bad input. 130: interrupted. 141: the reader of the output went away.
"""

import io
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module

from heliopause.cli.parser import parse
from heliopause.kernel.errors import HeliopauseError

FINE = 0
CHECK_FAILED = 1
BAD_INPUT = 2
INTERRUPTED = 130
READER_GONE = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit code."""
    _never_stumble_over_letters()
    try:
        asked = parse(sys.argv[1:] if argv is None else argv)
        run: Callable[..., int] = import_module(f"heliopause.cli.{asked.module}").run
        code = run(asked)
        sys.stdout.flush()
        return code
    except HeliopauseError as error:
        return _say(str(error))
    except BrokenPipeError:
        # Whoever read our output has enough. Python would complain once more while it flushes at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return READER_GONE
    except OSError as error:
        return _say(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def _say(problem: str) -> int:
    print("heliopause: " + " ".join(problem.splitlines()), file=sys.stderr)
    return BAD_INPUT


def _never_stumble_over_letters() -> None:
    """A terminal that lacks a letter shows its code instead of ending the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


if __name__ == "__main__":
    sys.exit(main())
