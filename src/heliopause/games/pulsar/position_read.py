"""From a document to the cells: the course of the game and the seats. What is left out is as at the start."""

from __future__ import annotations

from typing import Final

from heliopause.games.pulsar import layout as at
from heliopause.games.pulsar import tasks
from heliopause.games.pulsar.catalog import Catalog
from heliopause.games.pulsar.ids import (
    LETTER_NAMES,
    LINE_NAMES,
    PROJECT_NAMES,
    SIZE_NAMES,
    TRACK_NAMES,
    Ids,
)
from heliopause.games.pulsar.position_board import Board
from heliopause.games.pulsar.position_tasks import known_tasks
from heliopause.games.pulsar.rules.dice import median
from heliopause.games.pulsar.rules.play import PulsarState
from heliopause.games.pulsar.rules.pulsar import in_order
from heliopause.games.pulsar.rules.setup import configure, empty_cells
from heliopause.games.pulsar.rules.tracks import counters_on
from heliopause.games.pulsar.tables import Tables
from heliopause.kernel import frames
from heliopause.kernel.document import Part, fixed
from heliopause.kernel.generator import read_generator
from heliopause.kernel.state import LATCH

MOST: Final = 9999  # of cubes, points and the like
USUAL_DICE: Final = (4, 3)
USUAL_MARKER: Final = 7
FIELDS: Final = (
    "game", "edition", "players", "options", "round", "turn", "pending", "order", "dice", "tracks", "seats", "systems",
    "box", "pulsars", "awards", "exploration", "transmitters", "technologies", "goals", "generator", "seed", "latch",
)  # fmt: skip
SEAT_FIELDS: Final = (
    "points", "cubes", "plus_minus", "plus_two", "ship", "dice", "extra_stations", "gyrodynes", "board", "side",
    "projects", "used_runs", "sponsored", "named", "bonuses",
)  # fmt: skip


def read(doc: object, catalog: Catalog, t: Tables) -> PulsarState:
    """The state that a document describes. Every field fits by itself; `check` tells whether they fit together."""
    part = Part(doc, "position")
    part.keys_among(FIELDS)
    fixed(part, "game", "pulsar")
    fixed(part, "edition", catalog.edition)
    seats = part.get("seats")
    players = part.get("players")
    count = players.whole(2, at.SEATS) if players else len(seats.items()) if seats else at.SEATS
    rows = seats.items() if seats else [Part({}, f"position.seats[{seat}]") for seat in range(count)]
    if len(rows) != count or not 2 <= count <= at.SEATS:
        part.need("seats").refuse(f"holds {len(rows)} seats where there are {count if players else '2 to 4'}")
    state = PulsarState(t, empty_cells(), [])
    _Reader(part, rows, count, catalog, state).read()
    return state


class _Reader:
    def __init__(self, part: Part, rows: list[Part], players: int, catalog: Catalog, state: PulsarState) -> None:
        self.part = part
        self.rows = rows
        self.players = players
        self.state = state
        self.c = state.cells
        self.t = state.t
        self.ids = self.read_options(catalog)

    def read(self) -> None:
        read_generator(self.part, self.c)
        latch = self.part.get("latch")
        self.c[LATCH] = latch.whole() if latch else 0
        round_ = self.part.get("round")
        self.c[at.ROUND] = round_.whole(0, at.ROUNDS) if round_ else 1
        self.read_order()
        self.read_tracks()
        Board(self.part, self.ids, self.state).read()
        for seat, row in enumerate(self.rows):
            row.keys_among(SEAT_FIELDS)
            self.read_seat(seat, row)
        self.read_bank()
        self.read_turn()
        self.read_dice()

    # ------------------------------------------------------------------ the course of the game

    def read_options(self, catalog: Catalog) -> Ids:
        part = self.part.get("options") or Part({}, "")
        part.keys_among(("side", "headquarters", "even_start"))
        side, headquarters, even = part.get("side"), part.get("headquarters"), part.get("even_start")
        number = side.name({cluster.id: i for i, cluster in enumerate(catalog.clusters)}, "side") if side else 0
        configure(
            self.c,
            self.players,
            number,
            headquarters is None or headquarters.flag(),
            even is not None and even.flag(),
        )
        return Ids(catalog, self.t, number)

    def seat(self, part: Part) -> int:
        return part.whole(0, self.players - 1)

    def read_order(self) -> None:
        """With two players both of them stand twice in it."""
        part = self.part.get("order")
        count = int(counters_on(self.state))
        seats = [seat % self.players for seat in range(count)]
        if part:
            seats = [self.seat(item) for item in part.items(count)]
            self.check_counters(part, seats)
        self.c[at.ORDER : at.ORDER + count] = seats

    def check_counters(self, part: Part, seats: list[int]) -> None:
        each = self.t.counters[self.players]
        for seat in range(self.players):
            if seats.count(seat) != each:
                part.refuse(f"names seat {seat} {seats.count(seat)} times, not {each}", "PUL-POS-02", "PUL-TWO-01")

    def read_tracks(self) -> None:
        """Left out: the stacks of the start, the last player on top (PUL-POS-06)."""
        part = self.part.get("tracks") or Part({}, "position.tracks")
        part.keys_among(TRACK_NAMES.numbers)
        count = int(counters_on(self.state))
        for track, name in TRACK_NAMES.ids.items():
            first = track * at.COUNTERS
            seats = self.c[at.ORDER : at.ORDER + count][::-1]
            spaces = [self.t.start_space] * count
            given = part.get(name)
            if given:
                rows = given.items(count)
                seats = [self.seat(row.need("seat")) for row in rows]
                spaces = [row.need("space").whole(1, at.SPACES) for row in rows]
                self.check_counters(given, seats)
                if spaces != sorted(spaces):
                    given.refuse("lists the counters from the foremost to the last", "PUL-TRACK-02")
            self.c[at.COUNTER_SEAT + first : at.COUNTER_SEAT + first + count] = seats
            self.c[at.COUNTER_SPACE + first : at.COUNTER_SPACE + first + count] = spaces

    def read_turn(self) -> None:
        """Left out: somebody's turn, the first player's if it is not said whose."""
        turn, pending = self.part.get("turn"), self.part.get("pending")
        whose = self.seat(turn) if turn and turn.value is not None else -1
        if pending:
            self.c[at.TURN] = whose
            self.state.stack += frames.read(pending, known_tasks(self.ids), self.players)
            return
        order = [int(in_order(self.state, k)) for k in range(self.players)]
        self.c[at.TURN] = whose if whose >= 0 else order[0]
        self.state.push(tasks.TURN, self.c[at.TURN], order.index(self.c[at.TURN]))

    # ------------------------------------------------------------------ dice

    def read_dice(self) -> None:
        """Left out: who has not yet had a turn holds two dice, and what must be left on the board lies there."""
        stack = self.state.stack
        whose_turn = stack[:1] == [tasks.TURN]
        waiting = [int(in_order(self.state, k)) for k in range(stack[2] if whose_turn else 9, self.players)]
        for seat, row in enumerate(self.rows):
            given = row.get("dice")
            dice = list(USUAL_DICE) if seat in waiting else []
            if given:
                dice = sorted((die.whole(1, 6) for die in given.items(2)), reverse=True)
            first = at.SILVER + 2 * seat
            self.c[first : first + 2] = [*dice, 0, 0][:2]
        part = self.part.get("dice") or Part({}, "position.dice")
        part.keys_among(("board", "marker", "bonus_used", "bound", "red"))
        self.read_board_dice(part)
        used, bound, red = part.get("bonus_used"), part.get("bound"), part.get("red")
        self.c[at.BONUS_USED] = int(used.flag()) if used else 0
        self.c[at.BOUND] = bound.whole(1, 6) if bound and bound.value is not None else 0
        for value in red.items(7) if red else []:
            self.c[at.RED] |= 1 << value.whole(0, 6)

    def read_board_dice(self, part: Part) -> None:
        board, marker = part.get("board"), part.get("marker")
        silver = self.t.silver[self.players]
        lying = [die.whole(1, 6) for die in board.items(silver)] if board else []
        if not board and self.c[at.ROUND]:
            lying = [USUAL_DICE[1]] * (silver - 2 * self.players)
        for value in lying:
            self.c[at.ON_BOARD + value] += 1
        self.c[at.MARKER] = USUAL_MARKER if self.c[at.ROUND] else 0
        if len(lying) == silver:
            self.c[at.MARKER] = int(median(self.state))
        if marker:
            if not isinstance(marker.value, int | float) or isinstance(marker.value, bool):
                marker.refuse("must be a number")
            twice = marker.value * 2
            if twice != int(twice) or not 0 <= twice <= 12 or twice == 1:
                marker.refuse("must be from 1 to 6 in steps of one half", "PUL-DICE-10")
            self.c[at.MARKER] = int(twice)

    # ------------------------------------------------------------------ seats

    def read_seat(self, seat: int, row: Part) -> None:
        c = self.c
        place = [int(in_order(self.state, k)) for k in range(self.players)].index(seat)
        usual = {"plus_minus": self.t.start_plus_minus}
        for name, cell in (
            ("cubes", at.CUBES),
            ("plus_minus", at.PLUS_MINUS),
            ("plus_two", at.PLUS_TWO),
            ("extra_stations", at.EXTRA),
        ):
            part = row.get(name)
            c[cell + seat] = part.whole(0, MOST) if part else usual.get(name, 0)
        self.read_points(seat, row, place)
        ship = row.get("ship")
        if ship is None:
            c[at.SHIP + seat] = self.t.entries[c[at.SIDE]][place]
        elif ship.value is not None:
            c[at.SHIP + seat] = ship.name(self.ids.locations.numbers, "location")
        gyrodynes = row.get("gyrodynes")
        for size, part in gyrodynes.named(SIZE_NAMES.numbers, "size") if gyrodynes else ():
            c[at.HAND + seat * at.SIZES + size] = part.whole(0, self.t.tiles[size])
        if c[at.HEADQUARTERS]:
            self.read_headquarters(seat, row)
        for name in ("board", "side", "projects", "used_runs"):
            given = row.get(name)
            if given and not c[at.HEADQUARTERS]:
                given.refuse("there are no headquarters in this game", "PUL-GAME-04")
        self.read_goals(seat, row)

    def read_points(self, seat: int, row: Part, place: int) -> None:
        part = row.get("points")
        first = at.LINE + seat * at.LINES
        if part is None:
            self.c[first + at.FROM_START] = self.t.start_scores[place]
        else:
            for line, points in part.named(LINE_NAMES.numbers, "line of a score"):
                lowest = -MOST if line == at.PENALTIES else 0
                self.c[first + line] = points.whole(lowest, 0 if line == at.PENALTIES else MOST)
        self.c[at.SCORE + seat] = sum(self.c[first : first + at.LINES])

    def named_board(self, row: Part) -> int:
        """The headquarters board that a seat says it has, or that its side is on; -1 if it says neither."""
        board, side = row.get("board"), row.get("side")
        if board:
            return board.name(LETTER_NAMES.numbers, "headquarters board")
        if side and side.value is not None:
            return side.name(self.ids.headquarters.numbers, "side") // 2
        return -1

    def read_headquarters(self, seat: int, row: Part) -> None:
        """Left out: the first board that nobody has, with its first side."""
        c = self.c
        side = row.get("side")
        board = self.named_board(row)
        if board < 0:
            taken = [self.named_board(other) for other in self.rows] + c[at.BOARD_OF : at.BOARD_OF + seat]
            board = next(number for number in LETTER_NAMES.ids if number not in taken)
        c[at.BOARD_OF + seat] = board
        c[at.SIDE_OF + seat] = board * 2
        if side:
            known = side.value is not None
            c[at.SIDE_OF + seat] = side.name(self.ids.headquarters.numbers, "side") if known else -1
        for name, cell in (("projects", at.BUILT), ("used_runs", at.RUNS)):
            part = row.get(name)
            for project in part.items(at.PROJECTS) if part else []:
                c[cell + seat] |= 1 << project.name(PROJECT_NAMES.numbers, "project")

    def read_goals(self, seat: int, row: Part) -> None:
        c = self.c
        faces = {self.ids.goals[c[at.GOAL + goal]]: goal for goal in range(at.GOALS)}
        for name, cell in (("sponsored", at.SPONSORED), ("named", at.NAMED)):
            part = row.get(name)
            if part:
                c[cell + seat] = part.name(faces, "goal in this game")
        bonuses = row.get("bonuses")
        for goal, part in bonuses.named(faces, "goal in this game") if bonuses else ():
            c[at.BOUGHT + seat * at.GOALS + goal] = part.whole(0, 2)

    def read_bank(self) -> None:
        """Gyrodynes that nobody has."""
        for size in range(at.SIZES):
            taken = sum(
                self.c[cell + seat * at.SIZES + size]
                for seat in range(self.players)
                for cell in (at.HAND, at.GROWING, at.SPINNING)
            )
            if taken > self.t.tiles[size]:
                self.part.refuse(
                    f"there are {taken} {SIZE_NAMES[size]} gyrodynes, not {self.t.tiles[size]}", "PUL-COMP-02"
                )
            self.c[at.BANK + size] = self.t.tiles[size] - taken
