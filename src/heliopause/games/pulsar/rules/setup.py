"""Setting up a game (chapters SETUP, POS, TWO)."""

from mypy_extensions import i64

from heliopause.games.pulsar import codes, journal, tasks
from heliopause.games.pulsar.layout import (
    AWARD,
    BANK,
    BOARD_OF,
    CELLS,
    COPY_PRICE,
    COUNTER_SEAT,
    COUNTER_SPACE,
    COUNTERS,
    DECK,
    EVEN,
    EXPLORATION,
    FIRST,
    FROM_START,
    GOAL,
    GOALS,
    HEADQUARTERS,
    JOIN,
    KEEPER,
    LETTER,
    LINE,
    LINES,
    NAMED,
    OFFER,
    OFFERED,
    ORDER,
    PLACES,
    PLANET,
    PLANETS,
    PLAYERS,
    PLUS_MINUS,
    SCORE,
    SEATS,
    SECOND,
    SHIFT,
    SHIP,
    SIDE,
    SIDE_OF,
    SIZES,
    SPONSORED,
    STACK,
    SYSTEM_TILES,
    SYSTEMS,
    TILE,
    TRACKS,
    TRANSMITTERS,
    TURN,
)
from heliopause.games.pulsar.rules.pulsar import Pulsar
from heliopause.games.pulsar.rules.tracks import counters_on
from heliopause.games.pulsar.rules.turn import begin_round
from heliopause.kernel.codes import encode, first_of
from heliopause.kernel.rng import below, seed_cells, shuffle
from heliopause.kernel.state import FRAME, NOTHING, latch, note

BOARDS = 4


def empty_cells() -> list[int]:
    """A box with nothing taken out: every place that names a thing names none."""
    c = [0] * CELLS
    for first, count in (
        (TURN, 1),
        (ORDER, SEATS),
        (COUNTER_SEAT, TRACKS * COUNTERS),
        (SHIP, SEATS),
        (BOARD_OF, SEATS),
        (SIDE_OF, SEATS),
        (SPONSORED, SEATS),
        (NAMED, SEATS),
        (TILE, SYSTEMS + 1),
        (PLANET, SYSTEMS * PLANETS),
        (AWARD, SIZES * 2),
        (STACK + 1, EXPLORATION),
        (DECK + 1, TRANSMITTERS),
        (OFFER, OFFERED),
        (KEEPER, TRANSMITTERS),
        (JOIN, TRANSMITTERS * 2),
        (FIRST, PLACES),
        (SECOND, PLACES),
        (GOAL, GOALS),
    ):
        for i in range(count):
            c[first + i] = -1
    return c


def configure(c: list[int], players: int, side: int, headquarters: bool, even: bool) -> None:
    c[PLAYERS] = players
    c[SIDE] = side
    c[HEADQUARTERS] = 1 if headquarters else 0
    c[EVEN] = 1 if even else 0


def lay_out(s: Pulsar, seed: int, order: list[int], letters: list[int], faces: list[int], boards: list[int]) -> None:
    """Everything up to the first choice; play order, technologies, goals and headquarters are drawn if not given."""
    c = s.cells
    seed_cells(c, seed)
    draw_order(s, order)
    lay_tiles(s)
    lay_transmitters(s)
    lay_goals(s, faces)
    for group in range(3):
        c[LETTER + group] = letters[group] if letters else below(c, BOARDS)
    if c[HEADQUARTERS]:
        deal_boards(s, boards)
    for size in range(SIZES):
        c[BANK + size] = s.t.tiles[size]
    seat_players(s)
    s.push(tasks.ENTRY, last_seat(s, 0), 0)


def draw_order(s: Pulsar, given: list[int]) -> None:
    """The play order of the first round; with two players in turns (PUL-POS-01, PUL-TWO-01)."""
    c = s.cells
    players: i64 = c[PLAYERS]
    order: list[int] = given
    if not order:
        order = list(range(c[PLAYERS]))
        shuffle(c, order, 0, players)
    for space in range(int(counters_on(s))):
        c[ORDER + space] = order[space % len(order)]


def lay_tiles(s: Pulsar) -> None:
    """Systems face down, one left over, and the stack of exploration tiles (PUL-SETUP-12, PUL-SETUP-14)."""
    c = s.cells
    tiles = list(range(SYSTEM_TILES))
    shuffle(c, tiles, 0, SYSTEM_TILES)
    for i in range(SYSTEM_TILES):
        c[TILE + i] = tiles[i]
    for kind in range(len(s.t.tile_count)):
        for _ in range(s.t.tile_count[kind]):
            c[STACK + 1 + c[STACK]] = kind
            c[STACK] += 1
    shuffle(c, c, STACK + 1, EXPLORATION)


def lay_transmitters(s: Pulsar) -> None:
    """A on top of B on top of C, each letter shuffled (PUL-SETUP-15)."""
    c = s.cells
    for letter in (2, 1, 0):
        first: i64 = DECK + 1 + c[DECK]
        for tile in range(TRANSMITTERS):
            if s.t.letter[tile] == letter:
                c[DECK + 1 + c[DECK]] = tile
                c[DECK] += 1
        shuffle(c, c, first, DECK + 1 + c[DECK] - first)


def lay_goals(s: Pulsar, given: list[int]) -> None:
    """Three of the six tiles, each with a random face that can be met (PUL-SETUP-13, PUL-AMB-63)."""
    c = s.cells
    tiles = sorted(set(s.t.goal_tile))
    shuffle(c, tiles, 0, len(tiles))
    for place in range(GOALS):
        if given:
            c[GOAL + place] = given[place]
            continue
        faces = [face for face in range(len(s.t.goal_tile)) if s.t.goal_tile[face] == tiles[place]]
        face = faces[below(c, 2)]
        if s.t.goal_projects[face] and not c[HEADQUARTERS]:
            face = faces[0] + faces[1] - face
        c[GOAL + place] = face


def deal_boards(s: Pulsar, given: list[int]) -> None:
    """PUL-SETUP-20"""
    c = s.cells
    boards = given
    if not boards:
        boards = list(range(BOARDS))
        shuffle(c, boards, 0, BOARDS)
    for seat in range(c[PLAYERS]):
        c[BOARD_OF + seat] = boards[seat]


def seat_players(s: Pulsar) -> None:
    """Scores, tokens and counters (PUL-SETUP-09, PUL-POS-05 to PUL-POS-07, PUL-TWO-04)."""
    c = s.cells
    for place in range(c[PLAYERS]):
        seat = c[ORDER + place]
        c[SCORE + seat] = s.t.start_scores[place]
        c[LINE + seat * LINES + FROM_START] = s.t.start_scores[place]
        c[PLUS_MINUS + seat] = s.t.start_plus_minus
        c[COPY_PRICE + seat] = s.t.copy_price
        c[SHIFT + seat] = 1
    count = counters_on(s)
    for track in range(TRACKS):
        rank: i64 = 0
        while rank < count:
            c[COUNTER_SEAT + track * COUNTERS + rank] = c[ORDER + count - 1 - rank]
            c[COUNTER_SPACE + track * COUNTERS + rank] = s.t.start_space
            rank += 1


def last_seat(s: Pulsar, k: i64) -> i64:
    """Who is the k-th from the end of the play order (PUL-POS-08)."""
    c = s.cells
    seat: i64 = c[ORDER + c[PLAYERS] - 1 - k]
    return seat


# ---------------------------------------------------------------- ENTRY and BOARD_SIDE


def advance_entry(s: Pulsar) -> list[int]:
    """PUL-POS-09"""
    c = s.cells
    found: list[int] = []
    for location in s.t.entries[c[SIDE]]:
        taken = False
        seat: i64 = 0
        while seat < c[PLAYERS]:
            if c[SHIP + seat] == location:
                taken = True
            seat += 1
        if not taken:
            found.append(encode(codes.GATE, location))
    return found


def decide_entry(s: Pulsar, code: i64) -> None:
    c = s.cells
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    c[SHIP + seat] = first_of(code)
    note(s, journal.CHOOSES_GATE, seat, c[SHIP + seat])
    latch(s)
    following: i64 = s.stack[at + 2] + 1
    if following == c[PLAYERS]:
        s.stack[at] = tasks.BOARD_SIDE
        following = 0
    s.stack[at + 1] = last_seat(s, following)
    s.stack[at + 2] = following


def advance_board_side(s: Pulsar) -> list[int]:
    """In reverse play order as well (PUL-SETUP-21, PUL-AMB-62)."""
    c = s.cells
    at = len(s.stack) - FRAME
    board: i64 = c[BOARD_OF + s.stack[at + 1]]
    if board < 0:
        begin_round(s)
        return NOTHING
    return [encode(codes.BOARD_SIDE, board * 2), encode(codes.BOARD_SIDE, board * 2 + 1)]


def decide_board_side(s: Pulsar, code: i64) -> None:
    c = s.cells
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    c[SIDE_OF + seat] = first_of(code)
    note(s, journal.CHOOSES_SIDE, seat, c[SIDE_OF + seat])
    latch(s)
    following: i64 = s.stack[at + 2] + 1
    if following == c[PLAYERS]:
        begin_round(s)
    else:
        s.stack[at + 1] = last_seat(s, following)
        s.stack[at + 2] = following
