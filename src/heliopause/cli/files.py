"""Text in and out: files or `-`, read whole with a clear line for what is wrong, written whole or not at all."""

import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any, NoReturn

from heliopause.kernel.errors import InputError

STANDARD = "-"
MOST_BYTES = 64 << 20  # no position or record comes near this
WIDTH = 100  # what fits on a line of this length stays on it


def name_of(place: str) -> str:
    return "standard input" if place == STANDARD else place


def read_json(place: str) -> Any:
    """The document in a file or on standard input."""
    text = _read(place)
    try:
        return json.loads(text, parse_constant=_refuse_constant, object_pairs_hook=_without_doubles)
    except json.JSONDecodeError as error:
        problem = f"line {error.lineno}, column {error.colno}: {error.msg}"
    except RecursionError:
        problem = "nested too deeply"
    except ValueError as error:
        problem = str(error).partition(";")[0]
    raise InputError(f"{name_of(place)}: not JSON: {problem}")


def as_json(document: Any) -> str:
    """The text of a document, laid out so that a person can edit it: what is short and flat stays on one line."""
    return _laid_out(document, "") + "\n"


def write(place: str, text: str) -> None:
    """Write to standard output, or replace a file in one step."""
    if place == STANDARD:
        sys.stdout.write(text)
        sys.stdout.flush()
        return
    # What cannot be encoded can only be half of a surrogate pair in a JSON string: its escape stands for it.
    data = text.encode("utf-8", "backslashreplace")
    target = Path(place)
    if target.exists() and not target.is_file():  # a device or a pipe takes the text as it comes
        target.write_bytes(data)
        return
    handle, scratch = tempfile.mkstemp(dir=target.resolve().parent, prefix=f".{target.name}.")
    try:
        with open(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(scratch, _mode(target))
        os.replace(scratch, target.resolve())
    except BaseException:
        os.unlink(scratch)
        raise


def _read(place: str) -> str:
    if place == STANDARD:
        data = sys.stdin.buffer.read(MOST_BYTES + 1)
    else:
        with open(place, "rb") as file:
            data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise InputError(f"{name_of(place)}: longer than {MOST_BYTES >> 20} MB")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError(f"{name_of(place)}: byte {error.start} is not UTF-8 text") from None


def _mode(target: Path) -> int:
    """The permissions the file has, or those that a new file gets."""
    if target.exists():
        return target.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def _refuse_constant(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is not a number")


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"the key {key!r} stands twice in one object")
        found[key] = value
    return found


def _laid_out(value: Any, indent: str) -> str:
    short = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, dict | list) or not value:
        return short
    children = list(value.values()) if isinstance(value, dict) else value
    if len(indent) + len(short) <= WIDTH and not any(isinstance(child, dict) and child for child in children):
        return short
    deeper = indent + "  "
    if isinstance(value, dict):
        lines = [f"{json.dumps(key, ensure_ascii=False)}: {_laid_out(child, deeper)}" for key, child in value.items()]
        opening, closing = "{}"
    else:
        lines = [_laid_out(child, deeper) for child in value]
        opening, closing = "[]"
    return opening + ",".join(f"\n{deeper}{line}" for line in lines) + f"\n{indent}{closing}"
