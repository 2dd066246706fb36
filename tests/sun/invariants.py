"""What holds in every position of Beyond the Sun, however it came about; counted anew, without asking the rules.

Each invariant names the cells it reads. A `Watch` follows one game and checks after every decision, but not again what
reads the same values as when it was checked last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from heliopause.games.sun import journal, tasks
from heliopause.games.sun.layout import (
    ACHIEVEMENT,
    ADVANCED,
    AUTO_FOOD,
    AUTO_ORE,
    BOARD_SLOTS,
    CELLS,
    CLAIM,
    CLAIM_DISC,
    CLAIMS,
    COLUMNS,
    CUBES_PER_SEAT,
    DECK,
    DECK_A,
    DECK_CELLS,
    DECK_SIZE,
    DECKS,
    DISC_ONE,
    DISC_TWO,
    DISCS_PER_TRACK,
    DYSON,
    ENDING,
    EVENT_AT,
    EVENT_ON,
    EVENTS,
    EXTRA,
    EXTRA_AT,
    FACE_DOWN,
    FACTION,
    FOOD,
    FOOD_DISCS,
    GUILD_OPEN,
    GUILDS,
    IN_PLAY,
    LEVELS,
    LOCS,
    MUSEUM,
    ORE,
    ORE_DISC,
    ORE_DISCS,
    OUTPOST,
    OUTPOST_DISC,
    OWNER,
    PAWN,
    PLAYERS,
    POP,
    RECLAIMED,
    RESEARCHED,
    REVEALED,
    ROUND,
    ROW,
    ROW_OPEN,
    SEATS,
    SHARE_FOR_ORE,
    SHARED,
    SHIPS,
    SLOT_CARD,
    SLOTS,
    STAR,
    START,
    SUPPLY,
    SYSTEM_AT,
    SYSTEMS,
    TABLEAU,
    TECHS,
    TURN,
)
from heliopause.games.sun.rules.board import BASIC, EVENT_SPACE, GUILD_SPACE, SHIPYARD, SYSTEM_SPACE, TECHNOLOGY
from heliopause.games.sun.rules.control import UNSETTLED
from heliopause.games.sun.rules.play import SunState
from heliopause.games.sun.rules.turn import LAST_ROUND
from heliopause.kernel.state import FRAME, LATCH

FLEET = LOCS * LEVELS  # the cells of the ships of one seat
# How many seats are in a mask, one byte for each seat, so that masks of many slots can be added up at once.
SPREAD = [sum(1 << 8 * seat for seat in range(SEATS) if mask & (1 << seat)) for mask in range(1 << SEATS)]
KNOWN_TASKS = frozenset(range(tasks.TURN, tasks.PAYMENT + 1)) - {5}  # a number that no task has


@dataclass(frozen=True)
class Invariant:
    check: Callable[[SunState], None]
    reads: tuple[slice, ...]
    settled: bool  # only between Actions, when nothing but the turn is pending


INVARIANTS: list[Invariant] = []


def cells(first: int, count: int) -> slice:
    return slice(first, first + count)


def invariant(
    *reads: slice, settled: bool = False
) -> Callable[[Callable[[SunState], None]], Callable[[SunState], None]]:
    def add(check: Callable[[SunState], None]) -> Callable[[SunState], None]:
        INVARIANTS.append(Invariant(check, reads, settled))
        return check

    return add


def without_mat(s: SunState) -> set[int]:
    """Seats whose pieces are still in the box."""
    return {s.stack[at + 1] for at in range(0, len(s.stack), FRAME) if s.stack[at] == tasks.UNPACK}


# ---------------------------------------------------------------- pieces


@invariant(cells(ORE, SYSTEM_AT - ORE))
def nobody_has_less_than_nothing(s: SunState) -> None:
    counts = s.cells[ORE:SYSTEM_AT]
    assert min(counts) >= 0, f"cell {ORE + counts.index(min(counts))} is {min(counts)}"


@invariant(
    cells(POP, SEATS),
    cells(MUSEUM, SEATS),
    cells(SUPPLY, SYSTEM_AT - SUPPLY),
    cells(RESEARCHED, BOARD_SLOTS),
    cells(RECLAIMED, BOARD_SLOTS),
)
def every_faction_has_20_cubes(s: SunState) -> None:
    """SUN-CON-51"""
    c = s.cells
    researched, reclaimed = c[RESEARCHED : RESEARCHED + BOARD_SLOTS], c[RECLAIMED : RECLAIMED + BOARD_SLOTS]
    if any(reclaimed):
        assert not any(gone & ~who for who, gone in zip(researched, reclaimed, strict=True)), "reclaimed without a cube"
    on_slots = sum(map(SPREAD.__getitem__, researched)) - sum(map(SPREAD.__getitem__, reclaimed))
    unfilled = without_mat(s)
    for seat in range(SEATS):
        count = c[POP + seat] + (c[MUSEUM + seat] > 0) + (on_slots >> 8 * seat & 255)
        count += sum(c[SUPPLY + seat * COLUMNS : SUPPLY + (seat + 1) * COLUMNS])
        count += sum(c[SHIPS + seat * FLEET : SHIPS + (seat + 1) * FLEET])
        expected = CUBES_PER_SEAT if seat < c[PLAYERS] and seat not in unfilled else 0
        assert count == expected, f"seat {seat} has {count} cubes, not {expected} (SUN-CON-51)"


@invariant(
    cells(FOOD_DISCS, SEATS),
    cells(ORE_DISCS, SEATS),
    cells(AUTO_FOOD, SEATS),
    cells(AUTO_ORE, SEATS),
    cells(OUTPOST, 2 * LOCS),
    cells(OWNER, 3 * SYSTEMS),
    cells(CLAIM, 2 * IN_PLAY * CLAIMS),
)
def every_faction_has_8_food_and_8_ore_discs(s: SunState) -> None:
    """SUN-CON-52"""
    c = s.cells
    placed = list(zip(c[OUTPOST : OUTPOST + LOCS], c[OUTPOST_DISC : OUTPOST_DISC + LOCS], strict=True))
    for discs in (DISC_ONE, DISC_TWO):
        placed += zip(c[OWNER : OWNER + SYSTEMS], c[discs : discs + SYSTEMS], strict=True)
    claims = IN_PLAY * CLAIMS
    placed += zip(c[CLAIM : CLAIM + claims], c[CLAIM_DISC : CLAIM_DISC + claims], strict=True)
    unfilled = without_mat(s)
    for seat in range(SEATS):
        for kind, track, automated in ((FOOD, FOOD_DISCS, AUTO_FOOD), (ORE_DISC, ORE_DISCS, AUTO_ORE)):
            count = c[track + seat] + c[automated + seat] + placed.count((seat, kind))
            expected = DISCS_PER_TRACK if seat < c[PLAYERS] and seat not in unfilled else 0
            assert count == expected, f"seat {seat} has {count} discs of kind {kind}, not {expected} (SUN-CON-52)"


@invariant(cells(OUTPOST, 2 * LOCS), cells(OWNER, 3 * SYSTEMS), cells(SYSTEM_AT, LOCS))
def outposts_lie_where_there_is_something_to_control(s: SunState) -> None:
    """SUN-CTRL-01, SUN-AMB-46"""
    c = s.cells
    for loc in range(LOCS):
        seat, disc = c[OUTPOST + loc], c[OUTPOST_DISC + loc]
        assert -1 <= seat < c[PLAYERS], f"location {loc} has an outpost of seat {seat}"
        assert disc in (FOOD, ORE_DISC, STAR, UNSETTLED) if seat >= 0 else disc == 0, f"disc {disc} at location {loc}"
        assert seat < 0 or controllable(s, loc), f"seat {seat} controls location {loc} where there is nothing"
    for system in range(SYSTEMS):
        owner, first, second = c[OWNER + system], c[DISC_ONE + system], c[DISC_TWO + system]
        assert -1 <= owner < c[PLAYERS], f"System {system} belongs to seat {owner}"
        assert 0 <= second <= STAR, f"disc {second} on System {system}"
        assert 0 <= first <= STAR, f"disc {first} on System {system}"
        assert first or not second, f"System {system} has a second disc only"
        assert owner >= 0 or not first, f"a disc lies on System {system} of nobody"


def controllable(s: SunState, loc: int) -> bool:
    """A System card or a shipyard."""
    return s.cells[SYSTEM_AT + loc] >= 0 or kind(s, loc) == SHIPYARD


def kind(s: SunState, loc: int) -> int:
    return s.t.loc_kind[s.t.side_of[s.cells[PLAYERS]] * LOCS + loc] if loc != EXTRA else 0


@invariant(cells(SHIPS, SEATS * FLEET), cells(OUTPOST, 2 * LOCS), cells(SYSTEM_AT, LOCS), settled=True)
def control_is_settled_between_actions(s: SunState) -> None:
    """Nobody has more power than the controller; whoever is alone at the top controls (SUN-CTRL-02, 06, 10, 18)."""
    c = s.cells
    for loc in range(LOCS):
        powers = []
        for at in range(SHIPS + loc * LEVELS, SHIPS + c[PLAYERS] * FLEET, FLEET):
            powers.append(c[at] + 2 * c[at + 1] + 3 * c[at + 2] + 4 * c[at + 3])
        best = max(powers)
        holder = c[OUTPOST + loc]
        assert best == 0 or kind(s, loc) or (loc == EXTRA and c[EXTRA_AT] >= 0), f"ships at no location {loc}"
        assert c[OUTPOST_DISC + loc] != UNSETTLED, f"the outpost at location {loc} was never settled"
        if controllable(s, loc):
            assert holder < 0 or powers[holder] == best, f"seat {holder} controls location {loc} against {powers}"
            assert holder >= 0 or best == 0 or powers.count(best) > 1, f"nobody controls location {loc}: {powers}"


# ---------------------------------------------------------------- cards


@invariant(cells(SLOT_CARD, SLOTS), cells(DECK, DECKS * DECK_CELLS), cells(REVEALED, 1 + DECK_SIZE), cells(ROW, 12))
def every_technology_lies_in_one_place(s: SunState) -> None:
    c = s.cells
    found = [card for card in c[SLOT_CARD : SLOT_CARD + SLOTS] + c[ROW : ROW + 12] if card >= 0]
    for deck in range(DECK_A):
        cards = in_deck(s, deck)
        assert all(s.t.tech_level[card] == deck + 2 for card in cards), f"deck {deck} holds another level: {cards}"
        found += cards
    found += [] if annexing(s) else c[REVEALED + 1 : REVEALED + 1 + c[REVEALED]]
    assert sorted(found) == list(range(TECHS)), f"technologies are lost or doubled: {sorted(found)}"


@invariant(
    cells(SYSTEM_AT, LOCS), cells(OWNER, SYSTEMS), cells(DYSON, 1), cells(DECK, DECKS * DECK_CELLS), cells(REVEALED, 17)
)
def every_system_lies_in_one_place(s: SunState) -> None:
    c = s.cells
    found = [card for card in (*c[SYSTEM_AT : SYSTEM_AT + LOCS], c[DYSON]) if card >= 0]
    found += [system for system in range(SYSTEMS) if c[OWNER + system] >= 0]
    for deck in range(DECK_A, DECKS):
        found += in_deck(s, deck)
    found += c[REVEALED + 1 : REVEALED + 1 + c[REVEALED]] if annexing(s) else []
    assert sorted(found) == list(range(SYSTEMS)), f"Systems are lost or doubled: {sorted(found)}"


def annexing(s: SunState) -> bool:
    return tasks.ANNEX in s.stack[::FRAME]


def in_deck(s: SunState, deck: int) -> list[int]:
    """The cards of a deck; beyond them there is nothing, and those of one group lie together."""
    at = DECK + deck * DECK_CELLS
    count = s.cells[at]
    assert 0 <= count <= DECK_SIZE, f"deck {deck} has {count} cards"
    cards, groups = s.cells[at + 1 : at + 1 + DECK_SIZE], s.cells[at + 1 + DECK_SIZE : at + DECK_CELLS]
    assert set(cards[count:]) <= {-1}, f"deck {deck} of {count} cards goes on: {cards}"
    assert set(groups[count:]) <= {0}, f"the groups of deck {deck} go on: {groups}"
    starts = sum(above != below for below, above in pairwise(groups[:count]))
    assert starts == max(len(set(groups[:count])) - 1, 0), f"a group of deck {deck} is torn: {groups}"
    return cards[:count]


@invariant(
    cells(SLOT_CARD, SLOTS),
    cells(RESEARCHED, SLOTS),
    cells(ROW_OPEN, 15),
    settled=True,
)
def technologies_lie_on_slots_of_their_level(s: SunState) -> None:
    c, t = s.cells, s.t
    for slot in range(SLOTS):
        card, who = c[SLOT_CARD + slot], c[RESEARCHED + slot]
        assert 0 <= who < 1 << c[PLAYERS], f"slot {slot} is researched by {who:b}"
        if slot >= BOARD_SLOTS:
            assert who.bit_count() == (card >= 0), f"private technology {card} belongs to {who:b}"
        elif card >= 0:
            assert t.tech_level[card] == t.slot_level[slot], f"technology {card} lies on slot {slot} (SUN-RES-20)"
            assert who or t.slot_level[slot] == 1, f"nobody has discovered slot {slot} (SUN-RES-10)"
    for row in range(3):
        assert c[ROW_OPEN + row] or max(c[ROW + 4 * row : ROW + 4 * row + 4]) < 0, f"cards lie in closed row {row}"
        assert c[TABLEAU] or not c[ROW_OPEN + row], "a row lies open without the tableau"


@invariant(cells(EVENT_ON, BOARD_SLOTS + EVENTS))
def every_event_lies_in_one_place(s: SunState) -> None:
    c = s.cells
    lying = [event for event in c[EVENT_ON : EVENT_ON + BOARD_SLOTS] if event >= 0]
    assert len(set(lying)) == len(lying), f"an event lies twice on the board: {lying}"
    assert all(c[EVENT_AT + event] == FACE_DOWN for event in lying), f"an open event lies on the board: {lying}"


@invariant(cells(EVENT_ON, BOARD_SLOTS), cells(RESEARCHED, BOARD_SLOTS), settled=True)
def events_wait_where_nobody_has_been(s: SunState) -> None:
    """SUN-EVT-04: whoever is first on a slot turns the event over."""
    c = s.cells
    for slot in range(BOARD_SLOTS):
        waits = c[EVENT_ON + slot] >= 0
        expected = s.t.slot_level[slot] in (2, 3) and not c[RESEARCHED + slot]
        assert waits == expected, f"event {c[EVENT_ON + slot]} on slot {slot}, researched {c[RESEARCHED + slot]:b}"


@invariant(cells(SYSTEM_AT, LOCS), cells(DECK + DECK_A * DECK_CELLS, 2 * DECK_CELLS), settled=True)
def system_spaces_are_refilled(s: SunState) -> None:
    """SUN-COL-13: only when both decks are empty a space stays empty."""
    c = s.cells
    left = c[DECK + DECK_A * DECK_CELLS] + c[DECK + (DECK_A + 1) * DECK_CELLS]
    for loc in range(LOCS):
        if kind(s, loc) == SYSTEM_SPACE:
            assert c[SYSTEM_AT + loc] >= 0 or left == 0, f"location {loc} is empty with {left} Systems left"
        else:
            assert c[SYSTEM_AT + loc] < 0 or loc == EXTRA, f"a System lies at location {loc}"
    assert c[SYSTEM_AT + EXTRA] < 0 or c[EXTRA_AT] >= 0, "the extra System lies next to nothing"


# ---------------------------------------------------------------- pawns, achievements, the course of the game


@invariant(cells(PAWN, SEATS), cells(SLOT_CARD, SLOTS), cells(GUILD_OPEN, GUILDS))
def one_pawn_stands_on_a_space(s: SunState) -> None:
    """But for the last basic one (SUN-ACT-02, SUN-AMB-01) and for a faction that pays to share."""
    c, t = s.cells, s.t
    pawns = [c[PAWN + seat] for seat in range(SEATS)]
    for seat, space in enumerate(pawns):
        if space < 0:
            continue
        sort, item = t.space_kind[space], t.space_item[space]
        assert seat < c[PLAYERS], f"seat {seat} does not play"
        assert sort != EVENT_SPACE, f"seat {seat} stands on an event (SUN-CARD-12)"
        if sort == BASIC:
            first, last = t.basic_first[c[PLAYERS]], t.basic_last[c[PLAYERS]]
            assert first <= space < last, f"seat {seat} stands on a space of another board"
        elif sort == GUILD_SPACE:
            assert c[GUILD_OPEN + item], f"seat {seat} stands on covered guild {item} (SUN-ACT-19)"
        elif sort == TECHNOLOGY:
            assert item in c[SLOT_CARD : SLOT_CARD + SLOTS], f"seat {seat} stands on technology {item}, not in play"
        for other in range(seat):
            if pawns[other] == space and not (c[SHARED] and t.space_repeat[space]):
                assert may_share(s, seat) or may_share(s, other), f"seats {other} and {seat} share space {space}"


def may_share(s: SunState, seat: int) -> bool:
    first = 2 * s.cells[FACTION + seat]
    return s.cells[ADVANCED] == 1 and SHARE_FOR_ORE in s.t.innovation_power[first : first + 2]


@invariant(cells(CLAIM, 2 * IN_PLAY * CLAIMS), cells(ENDING, 1), cells(ACHIEVEMENT, IN_PLAY), settled=True)
def achievements_are_claimed_once_by_everybody_and_end_the_game(s: SunState) -> None:
    """SUN-ACH-04, SUN-END-01"""
    c, t = s.cells, s.t
    many = 0
    for place in range(IN_PLAY):
        card = c[ACHIEVEMENT + place]
        claims, discs = c[CLAIM + place * CLAIMS :][:CLAIMS], c[CLAIM_DISC + place * CLAIMS :][:CLAIMS]
        seats = [seat for seat in claims if seat >= 0]
        assert len(set(seats)) == len(seats), f"achievement {card} is claimed twice by one seat: {claims}"
        for slot, (seat, disc) in enumerate(zip(claims, discs, strict=True)):
            assert -1 <= seat < c[PLAYERS], f"achievement {card} is claimed by seat {seat}"
            assert (seat >= 0) == (disc in (FOOD, ORE_DISC, STAR)), f"disc {disc} of seat {seat} on achievement {card}"
            closed = slot >= t.achievement_slots[card] or t.achievement_players[card * CLAIMS + slot] > c[PLAYERS]
            assert seat < 0 or not closed, f"slot {slot} of achievement {card} is closed"
        many += len(seats)
    assert (many >= t.claims_to_end[c[PLAYERS]]) == (c[ENDING] > 0), f"{many} claims, ending {c[ENDING]}"


def whose_turn_it_is(s: SunState) -> None:
    """The tasks are known ones, of seats that play; the lowest is the turn."""
    c, stack = s.cells, s.stack
    players = c[PLAYERS]
    assert len(c) == CELLS, f"{len(c)} cells"
    assert len(stack) % FRAME == 0, f"a torn stack: {stack}"
    assert 0 <= c[START] < players, f"seat {c[START]} starts"
    assert 0 <= c[TURN] < players, f"it is the turn of seat {c[TURN]}"
    assert 1 <= c[ROUND] <= LAST_ROUND, f"round {c[ROUND]} (SUN-AMB-86)"
    if stack:
        assert stack[0] == tasks.TURN, f"the lowest task is {stack[0]}"
        assert stack[1] == c[TURN], f"turn of seat {stack[1]}, not {c[TURN]}"
        assert KNOWN_TASKS.issuperset(stack[::FRAME]), f"an unknown task among {stack[::FRAME]}"
        assert min(stack[1::FRAME]) >= 0, f"a seat among {stack[1::FRAME]} does not play"
        assert max(stack[1::FRAME]) < players, f"a seat among {stack[1::FRAME]} does not play"


def there_is_a_choice(s: SunState) -> None:
    """Different options, at least two; none once the game is over."""
    options = s.options()
    if s.over:
        assert not options, f"options after the end: {options}"
        assert s.seat == -1, f"seat {s.seat} has to choose after the end"
        return
    assert len(options) > 1, f"no real choice: {options}"
    assert len(set(options)) == len(options), f"an option twice: {sorted(options)}"
    assert 0 <= s.seat < s.cells[PLAYERS], f"seat {s.seat} has to choose"


def broken(s: SunState) -> Iterator[str]:
    """Every invariant that does not hold in this position, in words."""
    for check in (whose_turn_it_is, there_is_a_choice, *(one.check for one in applicable(s))):
        try:
            check(s)
        except AssertionError as error:
            yield f"{check.__name__}: {error}"


def applicable(s: SunState) -> Iterator[Invariant]:
    return (one for one in INVARIANTS if not one.settled or len(s.stack) <= FRAME)


class Watch:
    """Follows one game; `look` after every decision raises an AssertionError as soon as something does not hold."""

    def __init__(self, s: SunState) -> None:
        self.seen: list[list[list[int]]] = [[] for _ in INVARIANTS]
        self.before: tuple[list[int], list[int]] = (s.cells.copy(), s.stack.copy())
        s.journal = []
        self.look(s)

    def look(self, s: SunState) -> None:
        c = s.cells
        whose_turn_it_is(s)
        there_is_a_choice(s)
        settled = len(s.stack) <= FRAME
        for number, one in enumerate(INVARIANTS):
            if settled or not one.settled:
                values = [c[place] for place in one.reads]
                if values != self.seen[number]:
                    one.check(s)
                    self.seen[number] = values
        self.compare(s)

    def compare(self, s: SunState) -> None:
        """Rounds and the latch only grow; ore comes and goes as the journal says, and what one pays another gets."""
        entries = s.journal
        assert entries is not None
        cells_before, stack_before = self.before
        c = s.cells
        assert c[LATCH] >= cells_before[LATCH], "the latch fell"
        assert 0 <= c[ROUND] - cells_before[ROUND] <= 1, f"round {c[ROUND]} after {cells_before[ROUND]}"
        ore = cells_before[ORE : ORE + SEATS]
        for at in range(0, len(entries), journal.ENTRY):
            sort, seat, n, other = entries[at : at + 4]
            if sort == journal.GAINS_ORE:
                ore[seat] += n
            elif sort == journal.PAYS:
                ore[seat] -= n
            elif sort == journal.PAYS_TO:
                ore[seat] -= n
                ore[other] += n
        if ore != c[ORE : ORE + SEATS] and tasks.UNPACK not in stack_before[::FRAME]:  # filling a mat is no gain
            raise AssertionError(f"ore {c[ORE : ORE + SEATS]}, but the journal comes to {ore}")
        self.before = (c.copy(), s.stack.copy())
        entries.clear()
