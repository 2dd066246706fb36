"""A bot that plans its whole turn: Monte Carlo tree search over worlds that agree with what its seat knows. Compiled.

Every visit draws a world, goes down the tree by the codes that are offered there, adds one node, plays the turn to its
end with what looks best a step ahead, and values the position for every seat. All worlds share one tree: a choice is
compared with the others only as often as it was offered (information-set search with a single observer). The budget is
a number of visits, so that a seed repeats the same choice on any machine.

All lines end where the turn ends. If some went on into the turns of others, whatever puts the end of the own turn off
would look better than it is.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from heliopause.bots.greedy import Evaluation, GreedyBot
from heliopause.kernel.game import Game
from heliopause.kernel.rng import next_word
from heliopause.kernel.state import State

MARGIN: Final = 4000.0  # a lead, in what the evaluation counts in, that is as good as won
WIN: Final = 0.6  # how much of the worth of a finished game is having won; the rest is by how much
UNTRIED: Final = 1e9
EAGER: Final = 0.7  # how far to look beyond what seems best


class Node:
    """What was found out about the choices of one seat at one point."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.codes: list[int] = []
        self.offered: list[int] = []  # in how many visits each choice could be made
        self.visits: list[int] = []
        self.worth: list[float] = []  # the sum over its visits, for the seat that chooses
        self.after: list[list[Node]] = []  # where it leads: one node for each seat that may have to choose next

    def place(self, code: int) -> int:
        """Where the statistics of a choice stand; they begin when it is first offered."""
        for at, known in enumerate(self.codes):
            if known == code:
                return at
        self.codes.append(code)
        self.offered.append(0)
        self.visits.append(0)
        self.worth.append(0.0)
        self.after.append([])
        return len(self.codes) - 1

    def follow(self, at: int, seat: int) -> "Node":
        """The node of the seat that chooses next: in another world that may be another."""
        for node in self.after[at]:
            if node.seat == seat:
                return node
        node = Node(seat)
        self.after[at].append(node)
        return node


class SearchBot:
    def __init__(self, game: Game, evaluation: Evaluation, seed: int, visits: int) -> None:
        self.game = game
        self.evaluation = evaluation
        self.greedy = GreedyBot(game, evaluation, seed)
        self.visits = visits
        self.low: float = 0.0  # the worst and the best that was found for the seat at the root
        self.high: float = 1.0

    def choose(self, state: State) -> int:
        root = self.think(state)
        best = 0
        for at in range(1, len(root.codes)):
            if root.visits[at] > root.visits[best]:
                best = at
        return root.codes[best]

    def think(self, state: State) -> Node:
        """Spend the budget; the root says how often each choice was visited and what it came to."""
        seat = state.seat
        root = Node(seat)
        self.low = 1.0
        self.high = 0.0
        for visit in range(self.visits):
            world = self.game.determinize(state, seat, next_word(self.greedy.cells))
            if visit == 0:
                self.evaluation.begin(world, seat)
            self.visit(root, world)
            if decided(root, self.visits - visit - 1):
                break
        return root

    def visit(self, root: Node, world: State) -> None:
        """One way down the tree and back."""
        turn = self.evaluation.turn(world)
        nodes: list[Node] = []
        taken: list[int] = []
        node = root
        fresh = False
        while not fresh and world.stack and self.evaluation.turn(world) == turn:
            at = self.pick(node, world.choices)
            nodes.append(node)
            taken.append(at)
            fresh = node.visits[at] == 0
            world.decide(node.codes[at])
            world.settle()
            if world.stack:
                node = node.follow(at, world.seat)
        while world.stack and self.evaluation.turn(world) == turn:
            world.decide(self.greedy.best(world, world.seat, False))
            world.settle()
        worth = self.judge(world)
        mine = worth[root.seat]
        self.low = min(self.low, mine)
        self.high = max(self.high, mine)
        for i in range(len(nodes)):
            nodes[i].visits[taken[i]] += 1
            nodes[i].worth[taken[i]] += worth[nodes[i].seat]

    def pick(self, node: Node, choices: list[int]) -> int:
        """What nobody has tried yet; then what is best, with room for doubt where little was tried."""
        best = -1
        most: float = 0.0
        span = self.high - self.low
        if span <= 0.0:
            span = 1.0
        for code in choices:
            at = node.place(code)
            node.offered[at] += 1
            visits = node.visits[at]
            if visits == 0:
                if best < 0 or node.visits[best] > 0:
                    best = at
                    most = UNTRIED
                continue
            mean = (node.worth[at] / visits - self.low) / span
            hope = mean + EAGER * sqrt(log2(node.offered[at]) / visits)
            if best < 0 or hope > most:
                best = at
                most = hope
        return best

    def judge(self, world: State) -> list[float]:
        """What a position is worth to every seat, from 0 to 1."""
        values: list[float] = []
        seats = len(world.scores())
        for seat in range(seats):
            values.append(float(self.evaluation.value(world, seat)))
        worth: list[float] = []
        for seat in range(seats):
            rival = max(values[other] for other in range(seats) if other != seat)
            lead = 0.5 + (values[seat] - rival) / (2 * MARGIN)
            worth.append(min(1.0, max(0.0, lead)))
        if world.over:
            winners = self.game.winners(world)
            for seat in range(seats):
                won = 1.0 / len(winners) if seat in winners else 0.0
                worth[seat] = WIN * won + (1.0 - WIN) * worth[seat]
        return worth


def decided(root: Node, left: int) -> bool:
    """Whether no choice can catch up any more with the one visited most."""
    first = 0
    second = 0
    for visits in root.visits:
        if visits > first:
            second = first
            first = visits
        elif visits > second:
            second = visits
    return first - second > left


def log2(n: i64) -> float:
    """The logarithm, drawn as straight lines between powers of two: the same to the last bit on every platform."""
    whole: i64 = 0
    power: i64 = 1
    while 2 * power <= n:
        power *= 2
        whole += 1
    return float(whole) + float(n - power) / float(power)
