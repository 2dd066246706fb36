"""What an ability needs that is not there, and the refusals that say so."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field

from heliopause.games.sun import ops, tasks
from heliopause.games.sun.elements import targets
from heliopause.games.sun.layout import ORE, POP
from heliopause.games.sun.rules.prospects import count, level_mask, ore_cost, somewhere_to_colonize, where_x
from heliopause.games.sun.rules.slots import open_levels
from heliopause.games.sun.rules.sun import Sun, supply_left
from heliopause.games.sun.words.names import LEVEL_NAMES, Speaker
from heliopause.kernel.refusing import BaseRefuser
from heliopause.kernel.state import top
from heliopause.kernel.words import Value


class Refuser(BaseRefuser):
    """Collects what is refused at one question of Beyond the Sun."""

    def __init__(self, speaker: Speaker, s: Sun, seat: int) -> None:
        super().__init__(speaker.words, s)
        self.speaker = speaker
        self.s = s
        self.seat = seat
        self.ids = speaker.ids(s)

    @property
    def frame(self) -> list[int]:
        """Seat and arguments of the task on top follow its kind."""
        return top(self.s)

    def targets(self, code: int) -> list[str]:
        return targets(self.s, self.ids, code)

    def refuse_for(self, code: int, what: str, lack: Lack) -> None:
        self.add(code, what, lack.clause, self._lack(lack))

    def _lack(self, lack: Lack) -> str:
        if not lack.options:
            return self.speaker.say(f"no-{lack.message}", **lack.args)
        reasons = [
            self.speaker.say("letter", letter=chr(ord("A") + number), what=self._lack(option))
            for number, option in enumerate(lack.options)
        ]
        return self.speaker.words.join("parts", reasons)


@dataclass(frozen=True, slots=True)
class Lack:
    """What an ability needs that is not there."""

    clause: str
    message: str = ""
    args: dict[str, Value] = field(default_factory=dict)
    options: tuple[Lack, ...] = ()  # of lettered options none of which is possible


class Purse:
    """Ore, population and supply on the way through a program, and what was needed of them so far."""

    def __init__(self, s: Sun, seat: int, extra: int, research_only: bool) -> None:
        self.research_only = research_only
        self.ore_had = s.cells[ORE + seat]
        self.pop_had = s.cells[POP + seat]
        self.supply = supply_left(s, seat)
        self.extra = extra
        self.ore_needed = extra
        self.returned = 0
        self.used = 0

    def lack(self) -> Lack | None:
        if self.ore_needed > self.ore_had:
            clause = "SUN-ACT-12" if self.ore_needed - self.extra <= self.ore_had else "SUN-ACT-10"
            return Lack(clause, "ore", {"n": self.ore_needed, "have": self.ore_had, "extra": self.extra})
        pop = self.returned + self.used
        if pop > self.pop_had:
            clause = "SUN-RET-05" if self.returned and self.used else "SUN-RET-01" if self.returned else "SUN-POP-01"
            numbers: dict[str, Value] = {"n": pop, "have": self.pop_had, "returned": self.returned, "used": self.used}
            return Lack(clause, "population", numbers)
        return None


def lack(s: Sun, seat: int, pc: int, *, extra: int = 0, x: int = 0, research_only: bool = False) -> Lack:
    """The first thing that the program at `pc` cannot get, walked through as the rules do.

    `extra` is what the space costs on top; with `research_only` the Action is copied for its research (SUN-CARD-04).
    """
    return _walk(s, seat, pc, x, Purse(s, seat, extra, research_only))


def _walk(s: Sun, seat: int, pc: int, x: int, purse: Purse) -> Lack:
    while True:
        op = s.t.code[pc]
        if op == ops.WHERE:
            x = where_x(s, seat, pc, x)
        else:
            found = _step(s, seat, pc, x, purse) or purse.lack()
            if found is not None:
                return found
        pc = s.t.code[pc + 1] if op == ops.OPTIONAL else pc + ops.OP


def _step(s: Sun, seat: int, pc: int, x: int, purse: Purse) -> Lack | None:
    """Take one operation out of the purse, or say what it lacks."""
    op, a = s.t.code[pc], s.t.code[pc + 1 : pc + ops.OP]
    if op == ops.PAY:
        purse.ore_needed += ore_cost(s, seat, pc, x) + a[2]
        purse.returned += a[1]
    elif op == ops.BUILD and a[1] == ops.POPULATION:
        purse.used += a[0]
    elif op == ops.GAIN:
        purse.ore_had += a[0] if a[1] == 0 else a[0] * (count(s, seat, a[1], x) // a[2])
    elif op == ops.SUPPLY_TO_POP:
        gained = min(a[0], purse.supply)
        purse.supply -= gained
        purse.pop_had += gained
    elif op == ops.RESEARCH and not a[1] & tasks.IS_PRIVATE:
        purse.used += 1
        levels = level_mask(a[0], x)
        if not open_levels(s, seat, a[1]) & levels:
            return Lack("SUN-RES-31", "slot", {"level": level_names(levels)})
    elif op == ops.COLONIZE and not somewhere_to_colonize(s, seat, a[0]):
        return Lack("SUN-COL-21", "system")
    elif op == ops.CHOOSE:
        return _no_option(s, seat, a[2], x, purse)
    elif op == ops.COPY:
        return Lack("SUN-ACT-11", "copy")
    elif op == ops.END:  # all of it could be done
        return Lack("SUN-ACT-22", "no-change")
    return None


def _no_option(s: Sun, seat: int, at: int, x: int, purse: Purse) -> Lack:
    options: list[Lack] = []
    for number in range(s.t.lists[at]):
        place, researches = s.t.lists[at + 2 * number + 1 : at + 2 * number + 3]
        if purse.research_only and not researches:
            options.append(Lack("SUN-CARD-04", "no-research"))
        else:
            options.append(_walk(s, seat, place, x, copy(purse)))
    clauses = {option.clause for option in options}
    return Lack(options[0].clause if len(clauses) == 1 else "SUN-ACT-11", options=tuple(options))


def level_names(mask: int) -> str:
    return "/".join(LEVEL_NAMES[bit + 1] for bit in range(4) if mask & (1 << bit))
