"""The state of Pulsar 2849, and what every chapter does with points, cubes and tokens."""

from mypy_extensions import i64

from heliopause.games.pulsar import journal
from heliopause.games.pulsar.layout import (
    CUBES,
    FROM_FLIGHTS,
    FROM_TECHNOLOGIES,
    LINE,
    LINES,
    ON_PULSAR,
    ORDER,
    PENALTIES,
    PLAYERS,
    PLUS_MINUS,
    PLUS_TWO,
    SCORE,
    TRIGGER,
    TRIGGERS,
)
from heliopause.games.pulsar.tables import Tables
from heliopause.kernel.state import State, note


class Pulsar(State):
    """What all chapters of the rules work on; `play.py` adds the running of tasks."""

    def __init__(self, t: Tables, cells: list[int], stack: list[int]) -> None:
        super().__init__(t.header, cells, stack)
        self.t: Tables = t


def earn(s: Pulsar, seat: i64, line: i64, points: i64) -> None:
    if points > 0:
        c = s.cells
        c[SCORE + seat] += points
        c[LINE + seat * LINES + line] += points
        note(s, journal.SCORES, seat, points, line)


def lose(s: Pulsar, seat: i64, points: i64) -> None:
    """A score never falls below nothing (PUL-PROD-12, PUL-AMB-82)."""
    c = s.cells
    score: i64 = c[SCORE + seat]
    if points > score:
        points = score
    if points > 0:
        c[SCORE + seat] -= points
        c[LINE + seat * LINES + PENALTIES] -= points
        note(s, journal.LOSES, seat, points)


def react(s: Pulsar, seat: i64, trigger: i64, times: i64 = 1) -> None:
    """What permanent technologies give for this (PUL-AMB-93)."""
    points: i64 = s.cells[TRIGGER + seat * TRIGGERS + trigger]
    if points > 0:
        earn(s, seat, FROM_FLIGHTS if trigger >= ON_PULSAR else FROM_TECHNOLOGIES, points * times)


def gain_cubes(s: Pulsar, seat: i64, n: i64) -> None:
    """The supply has no end (PUL-COMP-12)."""
    s.cells[CUBES + seat] += n
    note(s, journal.GAINS_CUBES, seat, n)


def pay_cubes(s: Pulsar, seat: i64, n: i64) -> None:
    if n > 0:
        s.cells[CUBES + seat] -= n
        note(s, journal.PAYS_CUBES, seat, n)


def gain_plus_minus(s: Pulsar, seat: i64, n: i64) -> None:
    """Nor have the tokens (PUL-COMP-11)."""
    s.cells[PLUS_MINUS + seat] += n
    note(s, journal.GAINS_PLUS_MINUS, seat, n)


def gain_plus_two(s: Pulsar, seat: i64, n: i64) -> None:
    s.cells[PLUS_TWO + seat] += n
    note(s, journal.GAINS_PLUS_TWO, seat, n)


def in_order(s: Pulsar, k: i64) -> i64:
    """The seat whose turn is the k-th of the round, from 0 (PUL-ACT-01, PUL-TWO-11)."""
    c = s.cells
    first: i64 = c[ORDER]
    if c[PLAYERS] == 2:
        return first if k == 0 else 1 - first
    seat: i64 = c[ORDER + k]
    return seat


def bits(mask: i64) -> i64:
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n
