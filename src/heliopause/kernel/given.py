"""Arguments of the public face: whatever a caller gives, a wrong one is named in one line."""

import operator
from collections.abc import Collection, Iterable, Mapping
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


def options_among(given: Iterable[str], known: Collection[str]) -> None:
    """Refuse an option of a new game that nobody reads."""
    for name in given:
        if name not in known:
            raise InputError(f"option {shown(name)}: there is no such option; there are {', '.join(known)}")


def one_of(given: Mapping[str, object], name: str, allowed: tuple[str, ...]) -> str:
    """The first one is the default."""
    value = given.get(name)
    if value is None:
        return allowed[0]
    if value not in allowed:
        raise InputError(f"{name}: {shown(value)} is not {' or '.join(sorted(set(allowed)))}")
    return str(value)


def switch(given: Mapping[str, object], name: str, default: bool) -> bool:
    value = given.get(name)
    if value is None:
        return default
    if not isinstance(value, bool):
        raise InputError(f"{name}: {shown(value)} is not true or false")
    return value
