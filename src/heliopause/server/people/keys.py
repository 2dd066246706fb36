"""Keys that are made once and kept in the data folder, readable by nobody else.

A key file has one key a line. The first makes signatures, all of them are believed: to change a key, put a new line on
top, and take the old one out when nothing signed with it is in use any more.
"""

import os
import re
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from heliopause.kernel.errors import InputError

COOKIES: Final = "cookies.key"
PUSH: Final = "push.key"


def fresh_secret() -> str:
    return secrets.token_hex(32)


def keep(folder: Path, name: str, make: Callable[[], str] = fresh_secret) -> str:
    """The text of a key file; whoever comes first makes it, also among several processes."""
    place = folder / "keys"
    place.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = place / name
    if not path.exists():
        scratch = place / f".{name}.{secrets.token_hex(8)}"
        handle = os.open(scratch, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            with open(handle, "w", encoding="ascii") as file:
                file.write(make() + "\n")
                file.flush()
                os.fsync(file.fileno())
            link_once(scratch, path)
        finally:
            scratch.unlink()
    if path.stat().st_mode & 0o077:
        raise InputError(f"{path}: others can read this key; chmod 600 it, or take it away to have a new one made")
    return path.read_text(encoding="ascii", errors="replace")


def link_once(scratch: Path, path: Path) -> None:
    """Give a whole file its name, unless another process was quicker."""
    with suppress(FileExistsError):
        os.link(scratch, path)


def signing_keys(folder: Path, name: str) -> list[bytes]:
    """The keys of a file of secrets, that which signs first."""
    lines = [line.strip() for line in keep(folder, name).splitlines() if line.strip()]
    if not lines or not all(re.fullmatch("(?:[0-9a-f]{2}){32,}", line) for line in lines):
        raise InputError(f"{folder / 'keys' / name}: a key is 64 or more hexadecimal digits on a line of its own")
    return [bytes.fromhex(line) for line in lines]
