"""What a position of New Frontiers is worth to a seat, in points: those it has and those it may hope for. Compiled."""

from typing import Final, cast

from mypy_extensions import i64

from heliopause.bots.greedy import Evaluation
from heliopause.games.frontiers import ops
from heliopause.games.frontiers.layout import (
    ACTIVE,
    ANY_KIND,
    BUILT,
    COLONIES,
    COLONISTS,
    COLONY,
    COLONY_SLOTS,
    CREDITS,
    DEVELOPED,
    DISKS,
    ENDING,
    EXPLORED,
    EXPLORED_SLOTS,
    FACE_DOWN,
    FIRST_FACE,
    GOOD,
    HOLDER,
    KINDS,
    MAT_SLOTS,
    PLAYERS,
    POOL,
    ROUND,
    SEATS,
    SELECTED,
    SUPPLY,
    TABLE_TILES,
    TILES,
    TRACK,
    WITH_GOALS,
    WORLD,
)
from heliopause.games.frontiers.rules.frontiers import Frontiers, covered
from heliopause.games.frontiers.rules.powers import rows_of, strength
from heliopause.games.frontiers.rules.scoring import UNDECIDED, goal_points, tiles_of, total
from heliopause.games.frontiers.rules.settle import price_instead, price_of_world
from heliopause.games.frontiers.tables import Tables
from heliopause.kernel.state import State

LENGTH: Final = 13  # rounds, as the rulebook has it (NF-ROUND-15)

# What things are worth while there is time to use them, in hundredths of a point.
POINT: Final = 100
A_CREDIT: Final = 44
PLENTY_CREDITS: Final = 9  # the price of a large development; beyond this, a third as much
A_COLONIST: Final = 70
PLENTY_COLONISTS: Final = 3
A_GOOD: Final = 22  # on a colony, and as much again as a quarter of its price
A_FIELD: Final = 46  # a colony that produces, for each round to come, and more for a better kind
A_HALO: Final = 7
A_KIND: Final = 5
A_WORLD: Final = 40  # explored, whatever it is
HOPE: Final = 100  # what a colony brings besides, once an explored world is settled
IN_REACH: Final = 38  # of a hundred that an explored world is worth if it can be paid or conquered now, else less
FIRST: Final = 12  # on the track, for each place
SOON: Final = 3  # rounds before the end things begin to lose their worth

# What powers are worth, in hundredths of a point over a whole game.
WORTH_CREDIT: Final = 185  # once in each action of its kind
WORTH_POINT: Final = 330
WORTH_COLONIST: Final = 150
WORTH_DRAW: Final = 70
WORTH_DISCOUNT: Final = 120
WORTH_MILITARY: Final = 150
WORTH_SPECIAL: Final = 110  # of the powers that change how worlds are settled
SOMETIMES: Final = 2  # what only some worlds or goods bring is worth a half
AN_APPETITE: Final = 70  # a Consume power, for each point or two credits that it pays


def open_evaluation() -> Evaluation:
    return FrontiersEvaluation()


class FrontiersEvaluation(Evaluation):
    def __init__(self) -> None:
        self.left: i64 = 0  # rounds to come when the seat began to think: an option that ends the game keeps it
        self.powers: list[int] = []  # by tile

    def begin(self, state: State, seat: i64) -> None:
        s = cast(Frontiers, state)
        self.left = rounds_left(s)
        if not self.powers:
            self.powers = [int(power_worth(s.t, tile)) for tile in range(TILES)]

    def turn(self, state: State) -> i64:
        """A selection, and in it everybody's part in the action."""
        c = state.cells
        selections: i64 = c[ROUND] * (DISKS + 1) + c[SELECTED]
        return selections * SEATS + c[ACTIVE]

    def value(self, state: State, seat: i64) -> i64:
        s = cast(Frontiers, state)
        useful = means(s, seat) + prospects(s, seat) + place(s, seat)
        if self.left < SOON:
            useful = useful * self.left // SOON
        engine = self.engine(s, seat) * self.left // LENGTH
        return total(s, seat, None) * POINT + hidden_goal(s, seat) + useful + engine

    def engine(self, s: Frontiers, seat: i64) -> i64:
        """What colonies and powers bring over a whole game."""
        c = s.cells
        t = s.t
        worth: i64 = 0
        slot: i64 = 0
        while slot < c[COLONIES + seat]:
            tile: i64 = c[COLONY + seat * COLONY_SLOTS + slot]
            kind: i64 = t.kind[tile] if t.kind[tile] != ANY_KIND else KINDS
            worth += self.powers[tile]
            if t.production[tile]:
                worth += LENGTH * (A_FIELD + A_KIND * kind)
            elif t.windfall[tile]:
                worth += LENGTH * (A_HALO + A_KIND * kind // 2)
            slot += 1
        slot = 0
        while slot < c[DEVELOPED + seat]:
            worth += self.powers[FIRST_FACE + c[BUILT + seat * MAT_SLOTS + slot]]
            slot += 1
        return worth


def rounds_left(s: Frontiers) -> i64:
    """Roughly how many rounds are still to come, by the round and by how near each end is."""
    c = s.cells
    if c[ENDING]:
        return 0
    left: i64 = LENGTH - c[ROUND]
    players: i64 = c[PLAYERS]
    colonists: i64 = (c[SUPPLY] - s.t.fewest_colonists) // players
    if colonists < left:
        left = colonists
    points: i64 = c[POOL] // players
    if points < left:
        left = points
    seat: i64 = 0
    while seat < players:
        colonies: i64 = s.t.most_colonies + 1 - c[COLONIES + seat]
        spaces: i64 = s.t.most_spaces + 1 - covered(s, seat)
        if 2 * colonies < left:
            left = 2 * colonies
        if spaces < left:
            left = spaces
        seat += 1
    return left if left > 1 else 1


def means(s: Frontiers, seat: i64) -> i64:
    """Credits, colonists and goods."""
    c = s.cells
    worth = with_limit(c[CREDITS + seat], PLENTY_CREDITS, A_CREDIT)
    worth += with_limit(c[COLONISTS + seat], PLENTY_COLONISTS, A_COLONIST)
    at: i64 = GOOD + seat * COLONY_SLOTS
    end: i64 = at + c[COLONIES + seat]
    while at < end:
        if c[at] > 0:
            worth += A_GOOD + A_CREDIT * s.t.price[c[at]] // 2
        at += 1
    return worth


def with_limit(n: i64, plenty: i64, each: i64) -> i64:
    return n * each if n <= plenty else (n + 2 * plenty) * each // 3


def prospects(s: Frontiers, seat: i64) -> i64:
    """Explored worlds, for their points and goods, as far as they can be settled."""
    c = s.cells
    t = s.t
    rows = rows_of(s, seat, ops.SETTLE)
    purse: i64 = c[CREDITS + seat] + 2
    worth: i64 = 0
    at: i64 = WORLD + seat * EXPLORED_SLOTS
    end: i64 = at + c[EXPLORED + seat]
    while at < end:
        world: i64 = c[at]
        gain: i64 = POINT * t.points[world] + A_GOOD * (t.production[world] + t.windfall[world]) + HOPE
        short: i64 = 0
        if t.military[world]:
            short = t.cost[world] - strength(s, seat, rows, world)
            instead: i64 = price_instead(s, rows, world) - purse
            if instead < short:
                short = instead
        else:
            short = price_of_world(s, rows, world, world) - purse
        reach: i64 = IN_REACH if short <= 0 else IN_REACH // (1 + short)
        worth += A_WORLD + gain * reach // 100
        at += 1
    return worth


def place(s: Frontiers, seat: i64) -> i64:
    """The earlier on the track the better."""
    players: i64 = s.cells[PLAYERS]
    i: i64 = 0
    while i < players:
        if s.cells[TRACK + i] == seat:
            return FIRST * (players - i)
        i += 1
    return 0


def hidden_goal(s: Frontiers, seat: i64) -> i64:
    """What its holder knows of the goal that lies face down."""
    c = s.cells
    goal: i64 = c[FACE_DOWN]
    if not c[WITH_GOALS] or goal < 0 or c[HOLDER + goal] != seat:
        return 0
    return POINT * goal_points(s, seat, goal, tiles_of(s, seat), UNDECIDED)


# ---------------------------------------------------------------- powers


def power_worth(t: Tables, tile: i64) -> i64:
    """What the powers of a tile bring over a whole game."""
    worth: i64 = 0
    phase: i64 = 0
    while phase < ops.PHASES:
        at: i64 = t.first[phase * TABLE_TILES + tile]
        end: i64 = t.last[phase * TABLE_TILES + tile]
        while at < end:
            worth += row_worth(t, at)
            at += ops.ROW
        phase += 1
    return worth


def row_worth(t: Tables, at: i64) -> i64:
    op: i64 = t.rows[at]
    n: i64 = t.rows[at + 1]
    if op == ops.GAIN:
        return gain_worth(t.rows[at + 1], t.rows[at + 2], t.rows[at + 3], t.rows[at + 4])
    if op == ops.DISCOUNT:
        return WORTH_DISCOUNT * n if t.rows[at + 2] < 0 else WORTH_DISCOUNT * n // SOMETIMES
    if op == ops.MILITARY:
        return WORTH_MILITARY * n if t.rows[at + 2] < 0 else WORTH_MILITARY * n // SOMETIMES
    if op == ops.GOOD_ON:
        return WORTH_CREDIT * n
    if op == ops.EAT:
        each: i64 = t.eat_points[n] + t.eat_credits[n] // 2
        return AN_APPETITE * each * (2 if t.eat_up_to[n] else 1)
    return WORTH_SPECIAL


def gain_worth(what: i64, n: i64, when: i64, narrow: i64) -> i64:
    each: i64 = WORTH_CREDIT
    if what == ops.POINT:
        each = WORTH_POINT
    elif what == ops.COLONIST:
        each = WORTH_COLONIST
    elif what == ops.WORLD:
        each = WORTH_DRAW
    worth = n * each
    rare = (when == ops.PER_SETTLED and narrow >= 0) or (when == ops.PER_SOLD and narrow > 0) or when == ops.MOST
    return worth // SOMETIMES if rare or when == ops.OWNING else worth
