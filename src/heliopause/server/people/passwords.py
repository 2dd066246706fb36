"""Passwords: hashed with argon2id, in few threads, so that many log-ins at once cost others nothing."""

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from heliopause.server.problems import Refused

SHORTEST: Final = 8
LONGEST: Final = 200
SIGNS: Final = 4  # different ones, at least
HASHER: Final = PasswordHasher()  # the second of the settings that RFC 9106 recommends: 64 MB, three passes
THREADS: Final = ThreadPoolExecutor(1, thread_name_prefix="passwords")  # 64 MB for each


def good_password(text: str, name: str) -> str:
    if not SHORTEST <= len(text) <= LONGEST:
        raise Refused("bad-input", f"a password has {SHORTEST} to {LONGEST} characters", "password")
    if len(set(text)) < SIGNS or text.casefold() == name.casefold():
        raise Refused("bad-input", "this password is too easy to guess", "password")
    return text


async def hashed(password: str) -> str:
    return await asyncio.get_running_loop().run_in_executor(THREADS, HASHER.hash, plain(password))


async def fits(password: str, stored: str | None) -> bool:
    """Whether the password is right. Where there is none to compare with, as much work is done for the answer no."""
    return await asyncio.get_running_loop().run_in_executor(THREADS, _fits, password, stored)


def _fits(password: str, stored: str | None) -> bool:
    try:
        HASHER.verify(stored or nobodys(), plain(password))
    except (Argon2Error, InvalidHashError):
        return False
    return stored is not None


@cache
def nobodys() -> str:
    return HASHER.hash("of nobody")


def plain(password: str) -> str:
    """The same password typed on another keyboard has the same bytes."""
    return unicodedata.normalize("NFC", password)
