"""What holds in every position of New Frontiers, however it came about; counted anew, without asking the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from heliopause.games.frontiers import journal, tasks
from heliopause.games.frontiers.layout import (
    ACTION,
    ACTIONS,
    ANY_KIND,
    BUILT,
    CELLS,
    CHIPS,
    COLONIES,
    COLONISTS,
    COLONY,
    COLONY_SLOTS,
    COPIES,
    CREDITS,
    DEVELOPED,
    ENDING,
    EXPLORED,
    EXPLORED_SLOTS,
    FACE,
    FACE_DOWN,
    FIRST_HOME,
    FRESH,
    GOAL_STACK,
    GOALS,
    GOOD,
    GOODS_LEFT,
    HOLDER,
    HOME,
    IN_BAG,
    IN_THE_BAG,
    KINDS,
    KNOWN,
    LOOKED,
    MAT_SLOTS,
    ON_OFFER,
    OWNED,
    PLACE,
    PLAYERS,
    POOL,
    POOL_EMPTY,
    PRODUCE_CREDITS,
    RETURNING,
    ROUND,
    SEATS,
    SELECTED,
    STACKS,
    STOCK_CREDITS,
    STOCK_GOODS,
    STOCK_SLOTS,
    STOCK_WORLD,
    STOCK_WORLDS,
    SUPPLY,
    TAKEN,
    TRACK,
    WITH_GOALS,
    WORLD,
    WORLDS,
)
from heliopause.games.frontiers.rules.play import FrontiersState
from heliopause.games.frontiers.rules.round import LAST_ROUND
from heliopause.kernel.state import FRAME, LATCH

KNOWN_TASKS = frozenset(range(tasks.ROUND, tasks.BURY + 1))
INVARIANTS: list[Callable[[FrontiersState], None]] = []
COLONISTS_PER_PLAYER = 12
POINTS_PER_PLAYER = 12
GOODS_IN_THE_BOX = (0, 19, 17, 13, 11)


def invariant(check: Callable[[FrontiersState], None]) -> Callable[[FrontiersState], None]:
    INVARIANTS.append(check)
    return check


def row(s: FrontiersState, first: int, slots: int, count: int, seat: int) -> list[int]:
    """A list of a seat; beyond it there is nothing."""
    at = first + seat * slots
    many = s.cells[count + seat]
    assert 0 <= many <= slots, f"seat {seat} has {many} of {slots}"
    assert set(s.cells[at + many : at + slots]) <= {-1}, f"the list at {at} goes on behind {many}"
    return s.cells[at : at + many]


def colonies(s: FrontiersState, seat: int) -> list[int]:
    return row(s, COLONY, COLONY_SLOTS, COLONIES, seat)


def explored(s: FrontiersState, seat: int) -> list[int]:
    return row(s, WORLD, EXPLORED_SLOTS, EXPLORED, seat)


def built(s: FrontiersState, seat: int) -> list[int]:
    return row(s, BUILT, MAT_SLOTS, DEVELOPED, seat)


def stockpiled(s: FrontiersState, seat: int) -> list[int]:
    return row(s, STOCK_WORLD, STOCK_SLOTS, STOCK_WORLDS, seat)


# ---------------------------------------------------------------- pieces


@invariant
def every_world_is_in_one_place(s: FrontiersState) -> None:
    """NF-COMP-06"""
    owned = [
        tile
        for seat in range(SEATS)
        for tile in (*colonies(s, seat), *explored(s, seat), *stockpiled(s, seat))
        if tile < FIRST_HOME
    ]
    places = s.cells[PLACE : PLACE + WORLDS]
    assert len(set(owned)) == len(owned), f"a world is owned twice: {sorted(owned)}"
    assert sorted(owned) == [world for world in range(WORLDS) if places[world] == OWNED], "worlds are lost or doubled"
    assert set(places) <= {IN_BAG, ON_OFFER, RETURNING, OWNED}, f"worlds lie nowhere: {places}"
    assert s.cells[IN_THE_BAG] == places.count(IN_BAG), f"{s.cells[IN_THE_BAG]} worlds counted in the bag"


@invariant
def colonists_stay_in_the_game(s: FrontiersState) -> None:
    """NF-SETUP-18"""
    c = s.cells
    on_colonies = sum(s.t.people[tile] for seat in range(SEATS) for tile in colonies(s, seat))
    found = c[SUPPLY] + sum(c[COLONISTS : COLONISTS + SEATS]) + on_colonies
    assert found == COLONISTS_PER_PLAYER * c[PLAYERS], f"{found} colonists"


@invariant
def goods_stay_in_the_game(s: FrontiersState) -> None:
    """NF-COMP-02, NF-GOOD-01 to NF-GOOD-03"""
    c = s.cells
    lying: Counter[int] = Counter()
    for seat in range(SEATS):
        goods = c[GOOD + seat * COLONY_SLOTS : GOOD + (seat + 1) * COLONY_SLOTS]
        lying.update(goods)
        for tile, good in zip(colonies(s, seat), goods, strict=False):
            assert not good or s.t.kind[tile] in (good, ANY_KIND), f"tile {tile} bears a good of kind {good}"
        assert not any(goods[c[COLONIES + seat] :]), f"seat {seat} has goods on no colony"
        for kind in range(1, KINDS + 1):
            lying[kind] += c[STOCK_GOODS + seat * (KINDS + 1) + kind]
    for kind in range(1, KINDS + 1):
        found = c[GOODS_LEFT + kind] + lying[kind]
        assert found == GOODS_IN_THE_BOX[kind], f"{found} goods of kind {kind}"


@invariant
def points_come_out_of_the_pool(s: FrontiersState) -> None:
    """NF-SETUP-16, NF-CHIP-01, NF-CHIP-03, NF-END-08"""
    c = s.cells
    left = POINTS_PER_PLAYER * c[PLAYERS] - sum(c[CHIPS : CHIPS + SEATS])
    assert c[POOL] == max(left, 0), f"{c[POOL]} points in the pool, {left} are left"
    assert (c[POOL] == 0) == bool(c[ENDING] & POOL_EMPTY), f"pool {c[POOL]}, ending {c[ENDING]}"


@invariant
def every_development_lies_on_its_stack_or_in_an_empire(s: FrontiersState) -> None:
    """NF-SETUP-01 to NF-SETUP-05, NF-DEV-06"""
    c, t = s.cells, s.t
    bought = Counter(face for seat in range(SEATS) for face in built(s, seat))
    up = c[FACE : FACE + STACKS]
    assert set(bought) <= set(up), f"faces {sorted(set(bought) - set(up))} are not in this game"
    for stack, face in enumerate(up):
        expected = 1 if t.stack_single[stack] else (0, 0, 1, 2, 2, 3)[c[PLAYERS]]
        assert c[COPIES + stack] + bought[face] == expected, f"{c[COPIES + stack]} + {bought[face]} copies of {face}"
    for seat in range(SEATS):
        assert len(set(built(s, seat))) == c[DEVELOPED + seat], f"seat {seat} owns a development twice"


@invariant
def every_goal_is_in_one_place(s: FrontiersState) -> None:
    """NF-COMP-08, NF-GOAL-09"""
    c = s.cells
    stack, hand = c[GOAL_STACK + 1 :][: c[GOAL_STACK]], c[LOOKED + 1 :][: c[LOOKED]]
    held = [goal for goal in range(GOALS) if c[HOLDER + goal] >= 0]
    found = sorted([*stack, *hand, *held])
    assert found == (list(range(GOALS)) if c[WITH_GOALS] else []), f"goals {found}"
    assert c[FACE_DOWN] in (-1, *held), f"goal {c[FACE_DOWN]} lies face down before nobody"
    for seat in range(c[PLAYERS]):
        for goal in held:
            if goal != c[FACE_DOWN]:
                assert c[KNOWN + seat * GOALS + goal] == 0, f"goal {goal} lies open, but seat {seat} searches it"


# ---------------------------------------------------------------- empires and the track


@invariant
def nobody_has_less_than_nothing(s: FrontiersState) -> None:
    for first in (CREDITS, CHIPS, COLONISTS, COLONIES, EXPLORED, DEVELOPED, STOCK_CREDITS, GOODS_LEFT):
        counts = s.cells[first : first + SEATS]
        assert min(counts) >= 0, f"cells from {first}: {counts}"
    assert min(s.cells[SUPPLY], s.cells[POOL], s.cells[PRODUCE_CREDITS]) >= 0, "a supply below nothing"


@invariant
def nine_worlds_and_twelve_spaces_are_the_most(s: FrontiersState) -> None:
    """NF-EXP-11, NF-SET-19, NF-DEV-11, NF-AMB-15"""
    c = s.cells
    for seat in range(SEATS):
        spaces = sum(2 if s.t.cost[FIRST_HOME + 16 + face] == 9 else 1 for face in built(s, seat))
        assert spaces <= 12, f"seat {seat} covers {spaces} spaces"
        worlds = c[COLONIES + seat] + c[EXPLORED + seat]
        assert worlds <= 9 or c[ACTION] >= 0, f"seat {seat} has {worlds} worlds between actions"


@invariant
def the_track_names_every_seat(s: FrontiersState) -> None:
    """NF-SETUP-20, NF-TWO-01, NF-ROUND-02"""
    c = s.cells
    players = c[PLAYERS]
    each = 2 if players == 2 else 1
    track = c[TRACK : TRACK + players * each]
    assert sorted(track) == sorted(list(range(players)) * each), f"track {track}"
    taken = sorted(seat for seat in c[TAKEN : TAKEN + ACTIONS] if seat >= 0)
    assert taken == sorted(track[: c[SELECTED] + (c[ACTION] >= 0)]), f"tiles taken by {taken}, track {track}"
    assert not any(c[FRESH : FRESH + SEATS]) or c[ACTION] >= 0, "something is fresh between actions"


@invariant
def tasks_are_known_ones_of_seats_that_play(s: FrontiersState) -> None:
    c, stack = s.cells, s.stack
    assert len(c) == CELLS, f"{len(c)} cells"
    assert len(stack) % FRAME == 0, f"a torn stack: {stack}"
    assert 1 <= c[ROUND] <= LAST_ROUND, f"round {c[ROUND]}"
    if stack:
        assert stack[0] == tasks.ROUND, f"the lowest task is {stack[0]}"
        assert KNOWN_TASKS.issuperset(stack[::FRAME]), f"an unknown task among {stack[::FRAME]}"
        assert 0 <= min(stack[1::FRAME]) <= max(stack[1::FRAME]) < c[PLAYERS], f"seats {stack[1::FRAME]}"
        assert all(c[HOME + seat] >= 0 or tasks.HOME in stack[::FRAME] for seat in range(c[PLAYERS])), "no home"


@invariant
def there_is_a_choice(s: FrontiersState) -> None:
    """Different options, at least two; none once the game is over."""
    options = s.options()
    if s.over:
        assert not options, f"options after the end: {options}"
        assert s.cells[ENDING], "over without a reason"
        return
    assert len(options) > 1, f"no real choice: {options}"
    assert len(set(options)) == len(options), f"an option twice: {sorted(options)}"
    assert 0 <= s.seat < s.cells[PLAYERS], f"seat {s.seat} has to choose"


def broken(s: FrontiersState) -> Iterator[str]:
    """Every invariant that does not hold in this position, in words."""
    for check in INVARIANTS:
        try:
            check(s)
        except AssertionError as error:
            yield f"{check.__name__}: {error}"


class Watch:
    """Follows one game; `look` after every decision raises an AssertionError as soon as something does not hold."""

    def __init__(self, s: FrontiersState) -> None:
        self.before = s.cells.copy()
        s.journal = []
        self.look(s)

    def look(self, s: FrontiersState) -> None:
        for check in INVARIANTS:
            check(s)
        self.compare(s)

    def compare(self, s: FrontiersState) -> None:
        """Rounds and the latch only grow, an end once met stays met; credits and points come as the journal says."""
        c, before, entries = s.cells, self.before, s.journal
        assert entries is not None
        assert c[LATCH] >= before[LATCH], "the latch fell"
        assert 0 <= c[ROUND] - before[ROUND] <= 1, f"round {c[ROUND]} after {before[ROUND]}"
        assert c[ENDING] & before[ENDING] == before[ENDING], f"ending {c[ENDING]} after {before[ENDING]} (NF-AMB-27)"
        purses, chips = before[CREDITS : CREDITS + SEATS], before[CHIPS : CHIPS + SEATS]
        for at in range(0, len(entries), journal.ENTRY):
            sort, seat, n = entries[at : at + 3]
            if sort == journal.GAINS_CREDITS:
                purses[seat] += n
            elif sort in (journal.PAYS, journal.STORES_CREDITS):
                purses[seat] -= n
            elif sort == journal.GAINS_POINTS:
                chips[seat] += n
        assert purses == c[CREDITS : CREDITS + SEATS], f"credits {c[CREDITS : CREDITS + SEATS]}, journal {purses}"
        assert chips == c[CHIPS : CHIPS + SEATS], f"chips {c[CHIPS : CHIPS + SEATS]}, journal {chips}"
        self.before = c.copy()
        entries.clear()
