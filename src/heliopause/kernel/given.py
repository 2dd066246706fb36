"""Arguments of the public face: whatever a caller gives, a wrong one is named in one line."""

import operator
from typing import SupportsIndex

from heliopause.kernel.document import shown
from heliopause.kernel.errors import InputError


def as_whole(value: object) -> int | None:
    """An int, also one of numpy's; no truth value and nothing that would have to be rounded."""
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    try:
        return int(operator.index(value))
    except TypeError:  # an array of many
        return None


def whole(name: str, value: object, least: int, most: int, meant: str) -> int:
    number = as_whole(value)
    if number is None or not least <= number <= most:
        raise InputError(f"{name}: {shown(value)} is not {meant}")
    return number


def seed_given(value: object) -> int:
    return whole("seed", value, 0, (1 << 256) - 1, "a whole number from 0 to 2^256 - 1")
