"""Limits on how often somebody may do something: buckets that fill up slowly, from which each try takes one.

They live in the memory of a process: several processes allow together several times as much, a restart forgets.
"""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

MOST: Final = 50_000  # buckets of one kind; who was away the longest is forgotten first


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and afterwards one in so many seconds."""

    burst: int
    seconds: float


class Buckets:
    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.now = now
        # For each key, when its bucket will be full again: a number that says all about a bucket.
        self.full: OrderedDict[str, float] = OrderedDict()

    def take(self, key: str) -> float:
        """0 if this may be done now, else how many seconds to wait; a refused try takes nothing."""
        now = self.now()
        full = max(self.full.get(key, now), now) + self.rate.seconds
        wait = full - now - self.rate.burst * self.rate.seconds
        if wait > 1e-9:
            return wait
        self.full[key] = full
        self.full.move_to_end(key)
        if len(self.full) > MOST:
            self.full.popitem(last=False)
        return 0.0
