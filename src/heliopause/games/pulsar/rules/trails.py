"""All flights that there are: paths of 1 to 9 segments from every location that use no segment twice (chapter FLY).

A flight matters by where it ends, which systems it visits, how many pulsars and how many jump gates of each colour. So
of all paths of a length only these are kept: for each end and set of visited systems, the counts that no other path
beats. A trail takes two integers, its key and its counts.
"""

from typing import Final

from mypy_extensions import i64

LENGTHS: Final = 10  # a 6 with a token for two and a technology for one flies 9 (PUL-AMB-13); 0 stands for none
ENTRY: Final = 0  # kinds of locations; colours follow each other
SYSTEM: Final = 1
PULSAR: Final = 2
ISOLATED: Final = 3
GATE: Final = 4  # + colour
END_BITS: Final = 7


def key_of(end: i64, systems: i64) -> i64:
    return end | systems << END_BITS


def end_of(key: i64) -> i64:
    return key & 127


def systems_of(key: i64) -> i64:
    """The systems visited, as a mask, the end included."""
    return key >> END_BITS


def pulsars_of(counts: i64) -> i64:
    return counts & 15


def gates_of(counts: i64, colour: i64) -> i64:
    """Different jump gates of a colour (PUL-RUN-09)."""
    return (counts >> (4 + 4 * colour)) & 15


class Walker:
    """Walks every path from one location."""

    def __init__(self, kind: list[int], number: list[int], lines: list[list[int]], count: int) -> None:
        self.kind = kind
        self.number = number
        self.lines = lines  # by location: a neighbour and the number of the line, again and again
        self.used = [0] * count  # by line
        self.visits = [0] * len(kind)  # by location
        self.found: list[dict[int, list[int]]] = []

    def walk(self, start: int, longest: int) -> list[list[int]]:
        """By length: key, counts, key, counts, ... sorted by end and systems."""
        self.found = [{} for _ in range(longest + 1)]
        self.go(start, 0, 0, 0, longest)
        return [packed(ways) for ways in self.found]

    def go(self, at: i64, length: i64, systems: i64, counts: i64, longest: i64) -> None:
        lines = self.lines[at]
        i: i64 = 0
        while i < len(lines):
            following: i64 = lines[i]
            line: i64 = lines[i + 1]
            i += 2
            kind: i64 = self.kind[following]
            if self.used[line] or kind == ENTRY:  # PUL-FLY-08, PUL-FLY-10
                continue
            more = systems
            higher = counts
            first = self.visits[following] == 0  # each location counts once (PUL-AMB-37)
            if kind == SYSTEM:
                more |= 1 << self.number[following]
            elif first and kind == PULSAR:
                higher += 1
            elif first:
                higher += 1 << (4 * (kind - GATE) + 4)
            self.keep(length + 1, key_of(following, more), higher)
            if length + 1 < longest:
                self.used[line] = 1
                self.visits[following] += 1
                self.go(following, length + 1, more, higher, longest)
                self.visits[following] -= 1
                self.used[line] = 0

    def keep(self, length: i64, key: i64, counts: i64) -> None:
        """Unless another path with the same end and systems is as good in everything."""
        ways = self.found[length]
        others = ways.get(key)
        if others is None:
            ways[key] = [counts]
            return
        for other in others:
            if covers(other, counts):
                return
        left = [other for other in others if not covers(counts, other)]
        left.append(counts)
        ways[key] = left


def covers(one: i64, other: i64) -> bool:
    """Whether no count of the first is lower than that of the second."""
    shift: i64 = 0
    while shift < 16:
        if (one >> shift) & 15 < (other >> shift) & 15:
            return False
        shift += 4
    return True


def packed(ways: dict[int, list[int]]) -> list[int]:
    flat: list[int] = []
    for key in sorted(ways, key=order):
        for counts in sorted(ways[key]):
            flat.append(key)
            flat.append(counts)
    return flat


def order(key: int) -> int:
    """By end, then by systems."""
    return ((key & 127) << 16) | (key >> END_BITS)


class Seeker:
    """Finds a path that ends, passes and counts as a trail says: what a client draws of a flight."""

    def __init__(self, kind: list[int], number: list[int], lines: list[list[int]], count: int) -> None:
        self.kind = kind
        self.number = number
        self.lines = lines
        self.used = [0] * count
        self.path: list[int] = []

    def seek(self, at: i64, length: i64, key: i64, counts: i64) -> bool:
        if length == 0:
            return self.fits(key, counts)
        lines = self.lines[at]
        i: i64 = 0
        while i < len(lines):
            following: i64 = lines[i]
            line: i64 = lines[i + 1]
            i += 2
            if self.used[line] or self.kind[following] == ENTRY:
                continue
            self.used[line] = 1
            self.path.append(following)
            if self.seek(following, length - 1, key, counts):
                return True
            self.path.pop()
            self.used[line] = 0
        return False

    def fits(self, key: i64, counts: i64) -> bool:
        if self.path[-1] != end_of(key):
            return False
        systems: i64 = 0
        higher: i64 = 0
        for i in range(len(self.path)):
            location: i64 = self.path[i]
            kind: i64 = self.kind[location]
            if kind == SYSTEM:
                systems |= 1 << self.number[location]
            elif location not in self.path[:i]:
                higher += 1 if kind == PULSAR else 1 << (4 * (kind - GATE) + 4)
        return systems == systems_of(key) and higher == counts
