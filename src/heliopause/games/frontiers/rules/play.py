"""The state that can be played: it hands each task on the stack to its chapter."""

from mypy_extensions import i64

from heliopause.games.frontiers import tasks
from heliopause.games.frontiers.layout import ACTIVE, PLAYERS
from heliopause.games.frontiers.rules.consume import (
    advance_consume,
    advance_eat,
    advance_sell,
    decide_consume,
    decide_eat,
    decide_sell,
)
from heliopause.games.frontiers.rules.develop import advance_buy, decide_buy
from heliopause.games.frontiers.rules.explore import advance_limit, advance_pick, decide_limit, decide_pick
from heliopause.games.frontiers.rules.frontiers import Frontiers
from heliopause.games.frontiers.rules.goals import (
    advance_bury,
    advance_keep,
    advance_reveal,
    decide_bury,
    decide_keep,
    decide_reveal,
)
from heliopause.games.frontiers.rules.produce import advance_kind, advance_produce, decide_kind, decide_produce
from heliopause.games.frontiers.rules.round import advance_perform, advance_round, advance_select, decide_select
from heliopause.games.frontiers.rules.scoring import total
from heliopause.games.frontiers.rules.settle import advance_conquer, advance_settle, decide_conquer, decide_settle
from heliopause.games.frontiers.rules.setup import advance_home, decide_home
from heliopause.games.frontiers.rules.stockpile import advance_bank, advance_store, decide_bank, decide_store
from heliopause.kernel.state import FRAME, latch


class FrontiersState(Frontiers):
    """A position of New Frontiers."""

    def clone(self) -> "FrontiersState":
        copy = FrontiersState(self.t, self.cells.copy(), self.stack.copy())
        copy.choices = self.choices
        return copy

    def scores(self) -> list[int]:
        """Without the goal that lies face down, as long as it does."""
        return [total(self, seat, None) for seat in range(self.cells[PLAYERS])]

    def advance(self) -> list[int]:
        task: i64 = self.stack[len(self.stack) - FRAME]
        if task == tasks.PERFORM:
            return advance_perform(self)
        if task == tasks.SELECT:
            return advance_select(self)
        if task == tasks.ROUND:
            return advance_round(self)
        if task == tasks.BUY:
            return advance_buy(self)
        if task == tasks.BANK:
            return advance_bank(self)
        if task == tasks.PICK:
            return advance_pick(self)
        if task == tasks.SETTLE:
            return advance_settle(self)
        if task == tasks.CONQUER:
            return advance_conquer(self)
        if task == tasks.STORE:
            return advance_store(self)
        if task == tasks.LIMIT:
            return advance_limit(self)
        if task == tasks.PRODUCE:
            return advance_produce(self)
        if task == tasks.KIND:
            return advance_kind(self)
        if task == tasks.SELL:
            return advance_sell(self)
        if task == tasks.CONSUME:
            return advance_consume(self)
        if task == tasks.EAT:
            return advance_eat(self)
        if task == tasks.REVEAL:
            return advance_reveal(self)
        if task == tasks.KEEP:
            return advance_keep(self)
        if task == tasks.BURY:
            return advance_bury(self)
        assert task == tasks.HOME, task
        return advance_home(self)

    def decide(self, code: int) -> None:
        at = len(self.stack) - FRAME
        task: i64 = self.stack[at]
        if self.stack[at + 1] != self.cells[ACTIVE]:
            self.cells[ACTIVE] = self.stack[at + 1]
            latch(self)
        if task == tasks.SELECT:
            decide_select(self, code)
        elif task == tasks.BUY:
            decide_buy(self, code)
        elif task == tasks.BANK:
            decide_bank(self, code)
        elif task == tasks.PICK:
            decide_pick(self, code)
        elif task == tasks.SETTLE:
            decide_settle(self, code)
        elif task == tasks.CONQUER:
            decide_conquer(self, code)
        elif task == tasks.STORE:
            decide_store(self, code)
        elif task == tasks.LIMIT:
            decide_limit(self, code)
        elif task == tasks.PRODUCE:
            decide_produce(self, code)
        elif task == tasks.KIND:
            decide_kind(self, code)
        elif task == tasks.SELL:
            decide_sell(self, code)
        elif task == tasks.CONSUME:
            decide_consume(self, code)
        elif task == tasks.EAT:
            decide_eat(self, code)
        elif task == tasks.REVEAL:
            decide_reveal(self, code)
        elif task == tasks.KEEP:
            decide_keep(self, code)
        elif task == tasks.BURY:
            decide_bury(self, code)
        else:
            assert task == tasks.HOME, task
            decide_home(self, code)
