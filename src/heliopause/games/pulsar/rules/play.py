"""The state that can be played: it hands each task on the stack to its chapter."""

from mypy_extensions import i64

from heliopause.games.pulsar import tasks
from heliopause.games.pulsar.layout import PLAYERS
from heliopause.games.pulsar.rules.final import advance_final, advance_goals, decide_goals
from heliopause.games.pulsar.rules.flights import advance_flight, advance_teleport, decide_flight, decide_teleport
from heliopause.games.pulsar.rules.gyrodynes import advance_finish, advance_take, decide_finish, decide_take
from heliopause.games.pulsar.rules.production import advance_production, advance_sell, decide_sell
from heliopause.games.pulsar.rules.program import advance_offer, advance_program, decide_offer
from heliopause.games.pulsar.rules.pulsar import Pulsar
from heliopause.games.pulsar.rules.scoring import total
from heliopause.games.pulsar.rules.setup import (
    advance_board_side,
    advance_entry,
    decide_board_side,
    decide_entry,
)
from heliopause.games.pulsar.rules.stations import advance_claim, advance_explore, decide_claim, decide_explore
from heliopause.games.pulsar.rules.transmitters import advance_place, decide_place, flip
from heliopause.games.pulsar.rules.turn import advance_draft, advance_turn, decide_draft, decide_turn
from heliopause.kernel.state import FRAME, NOTHING


class PulsarState(Pulsar):
    """A position of Pulsar 2849."""

    def clone(self) -> "PulsarState":
        copy = PulsarState(self.t, self.cells.copy(), self.stack.copy())
        copy.choices = self.choices
        return copy

    def scores(self) -> list[int]:
        return [total(self, seat) for seat in range(self.cells[PLAYERS])]

    def advance(self) -> list[int]:
        task: i64 = self.stack[len(self.stack) - FRAME]
        if task == tasks.TURN:
            return advance_turn(self)
        if task == tasks.DRAFT:
            return advance_draft(self)
        if task == tasks.FLIGHT:
            return advance_flight(self)
        if task == tasks.PROGRAM:
            return advance_program(self)
        if task == tasks.PRODUCTION:
            return advance_production(self)
        if task == tasks.EXPLORE:
            return advance_explore(self)
        if task == tasks.PLACE:
            return advance_place(self)
        if task == tasks.SELL:
            return advance_sell(self)
        if task == tasks.FLIP:
            flip(self)
            return NOTHING
        if task == tasks.TAKE:
            return advance_take(self)
        if task == tasks.CLAIM:
            return advance_claim(self)
        if task == tasks.TELEPORT:
            return advance_teleport(self)
        if task == tasks.OFFER:
            return advance_offer(self)
        if task == tasks.FINISH:
            return advance_finish(self)
        if task == tasks.GOALS:
            return advance_goals(self)
        if task == tasks.FINAL:
            return advance_final(self)
        if task == tasks.ENTRY:
            return advance_entry(self)
        assert task == tasks.BOARD_SIDE, task
        return advance_board_side(self)

    def decide(self, code: int) -> None:
        task: i64 = self.stack[len(self.stack) - FRAME]
        if task == tasks.TURN:
            decide_turn(self, code)
        elif task == tasks.DRAFT:
            decide_draft(self, code)
        elif task == tasks.FLIGHT:
            decide_flight(self, code)
        elif task == tasks.EXPLORE:
            decide_explore(self, code)
        elif task == tasks.PLACE:
            decide_place(self, code)
        elif task == tasks.SELL:
            decide_sell(self, code)
        elif task == tasks.TAKE:
            decide_take(self, code)
        elif task == tasks.CLAIM:
            decide_claim(self, code)
        elif task == tasks.TELEPORT:
            decide_teleport(self, code)
        elif task == tasks.OFFER:
            decide_offer(self, code)
        elif task == tasks.FINISH:
            decide_finish(self, code)
        elif task == tasks.GOALS:
            decide_goals(self, code)
        elif task == tasks.ENTRY:
            decide_entry(self, code)
        else:
            assert task == tasks.BOARD_SIDE, task
            decide_board_side(self, code)
