"""The state that can be played: it hands each task on the stack to its chapter."""

from mypy_extensions import i64

from heliopause.games.sun import tasks
from heliopause.games.sun.layout import PLAYERS, TURN
from heliopause.games.sun.rules.cards import advance_copy, advance_shift, decide_copy, decide_shift
from heliopause.games.sun.rules.colonize import (
    advance_annex,
    advance_colonize,
    advance_colony,
    advance_settle,
    decide_annex,
    decide_colonize,
    decide_colony,
    decide_settle,
)
from heliopause.games.sun.rules.control import advance_bonuses, advance_place, decide_bonus, decide_place
from heliopause.games.sun.rules.events import (
    advance_attach,
    advance_event,
    advance_guild,
    decide_attach,
    decide_guild,
)
from heliopause.games.sun.rules.fleet import (
    advance_build,
    advance_jump,
    advance_museum,
    advance_spread,
    advance_upgrade,
    advance_warp,
    decide_build,
    decide_jump,
    decide_museum,
    decide_spread,
    decide_upgrade,
    decide_warp,
)
from heliopause.games.sun.rules.production import advance_trade, decide_trade
from heliopause.games.sun.rules.program import (
    advance_automate,
    advance_choose,
    advance_decide,
    advance_payment,
    advance_program,
    decide_automate,
    decide_choose,
    decide_decide,
    decide_payment,
)
from heliopause.games.sun.rules.research import (
    advance_discover,
    advance_private,
    advance_research,
    decide_discover,
    decide_private,
    decide_research,
)
from heliopause.games.sun.rules.scoring import total
from heliopause.games.sun.rules.setup import advance_draft, advance_unpack, decide_draft
from heliopause.games.sun.rules.sun import Sun, latch
from heliopause.games.sun.rules.turn import advance_turn, decide_turn
from heliopause.kernel.state import FRAME


class SunState(Sun):
    """A position of Beyond the Sun."""

    def clone(self) -> "SunState":
        copy = SunState(self.t, self.cells.copy(), self.stack.copy())
        copy.choices = self.choices
        copy.probing = self.probing
        copy.leash = self.leash
        return copy

    def scores(self) -> list[int]:
        return [total(self, seat, None) for seat in range(self.cells[PLAYERS])]

    def advance(self) -> list[int]:
        task: i64 = self.stack[len(self.stack) - FRAME]
        if task == tasks.PROGRAM:
            return advance_program(self)
        if task == tasks.TURN:
            return advance_turn(self)
        if task == tasks.JUMP:
            return advance_jump(self)
        if task == tasks.TRADE:
            return advance_trade(self)
        if task == tasks.RESEARCH:
            return advance_research(self)
        if task == tasks.DISCOVER:
            return advance_discover(self)
        if task == tasks.BUILD:
            return advance_build(self)
        if task == tasks.DECIDE:
            return advance_decide(self)
        if task == tasks.PLACE:
            return advance_place(self)
        if task == tasks.BONUSES:
            return advance_bonuses(self)
        if task == tasks.CHOOSE:
            return advance_choose(self)
        if task == tasks.UPGRADE:
            return advance_upgrade(self)
        if task == tasks.SPREAD:
            return advance_spread(self)
        if task == tasks.WARP:
            return advance_warp(self)
        if task == tasks.AUTOMATE:
            return advance_automate(self)
        if task == tasks.COLONIZE:
            return advance_colonize(self)
        if task == tasks.SETTLE:
            return advance_settle(self)
        if task == tasks.COLONY:
            return advance_colony(self)
        if task == tasks.EVENT:
            return advance_event(self)
        if task == tasks.GUILD:
            return advance_guild(self)
        if task == tasks.SHIFT:
            return advance_shift(self)
        if task == tasks.COPY:
            return advance_copy(self)
        if task == tasks.PAYMENT:
            return advance_payment(self)
        if task == tasks.PRIVATE:
            return advance_private(self)
        if task == tasks.ANNEX:
            return advance_annex(self)
        if task == tasks.MUSEUM:
            return advance_museum(self)
        if task == tasks.ATTACH:
            return advance_attach(self)
        if task == tasks.DRAFT:
            return advance_draft(self)
        assert task == tasks.UNPACK, task
        return advance_unpack(self)

    def decide(self, code: int) -> None:
        at = len(self.stack) - FRAME
        task: i64 = self.stack[at]
        if self.stack[at + 1] != self.cells[TURN]:
            latch(self)
        if task == tasks.TURN:
            decide_turn(self, code)
        elif task == tasks.JUMP:
            decide_jump(self, code)
        elif task == tasks.TRADE:
            decide_trade(self, code)
        elif task == tasks.RESEARCH:
            decide_research(self, code)
        elif task == tasks.DISCOVER:
            decide_discover(self, code)
        elif task == tasks.BUILD:
            decide_build(self, code)
        elif task == tasks.DECIDE:
            decide_decide(self, code)
        elif task == tasks.PLACE:
            decide_place(self, code)
        elif task == tasks.BONUSES:
            decide_bonus(self, code)
        elif task == tasks.CHOOSE:
            decide_choose(self, code)
        elif task == tasks.UPGRADE:
            decide_upgrade(self, code)
        elif task == tasks.SPREAD:
            decide_spread(self, code)
        elif task == tasks.WARP:
            decide_warp(self, code)
        elif task == tasks.AUTOMATE:
            decide_automate(self, code)
        elif task == tasks.COLONIZE:
            decide_colonize(self, code)
        elif task == tasks.SETTLE:
            decide_settle(self, code)
        elif task == tasks.COLONY:
            decide_colony(self, code)
        elif task == tasks.GUILD:
            decide_guild(self, code)
        elif task == tasks.SHIFT:
            decide_shift(self, code)
        elif task == tasks.COPY:
            decide_copy(self, code)
        elif task == tasks.PAYMENT:
            decide_payment(self, code)
        elif task == tasks.PRIVATE:
            decide_private(self, code)
        elif task == tasks.ANNEX:
            decide_annex(self, code)
        elif task == tasks.MUSEUM:
            decide_museum(self, code)
        elif task == tasks.ATTACH:
            decide_attach(self, code)
        else:
            assert task == tasks.DRAFT, task
            decide_draft(self, code)
