"""Innovations that fire once, as soon as their condition is met (SUN-ADV-07)."""

from mypy_extensions import i64

from heliopause.games.sun import journal, tasks
from heliopause.games.sun.layout import FACTION, FIRED, PLAYERS, TURN
from heliopause.games.sun.rules.metrics import holds
from heliopause.games.sun.rules.sun import Sun, latch, note
from heliopause.kernel.state import FRAME


def innovations(s: Sun) -> bool:
    """Start the first innovation whose condition is met, System bonuses being done (SUN-ADV-07, 12, 13)."""
    c = s.cells
    stack = s.stack
    at: i64 = 0
    while at < len(stack):
        if stack[at] == tasks.BONUSES or stack[at] == tasks.PLACE:
            return False
        at += FRAME
    players: i64 = c[PLAYERS]
    k: i64 = 0
    while k < players:
        seat: i64 = (c[TURN] + k) % players
        number: i64 = 0
        while number < 2:
            i = c[FACTION + seat] * 2 + number
            fired: i64 = c[FIRED + seat]
            if s.t.innovation_once[i] and not fired & (1 << number) and holds(s, seat, s.t.innovation_test[i]):
                c[FIRED + seat] = fired | 1 << number
                if seat != c[TURN]:
                    latch(s)
                note(s, journal.INNOVATES, seat, i)
                s.push(tasks.PROGRAM, seat, s.t.innovation_code[i], 0, 0, tasks.FROM_INNOVATION * 256 + i)
                return True
            number += 1
        k += 1
    return False
