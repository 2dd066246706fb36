"""What holds in every position of Pulsar 2849, however it came about; counted anew, without asking the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from heliopause.games.pulsar import codes, journal, tasks
from heliopause.games.pulsar import layout as at
from heliopause.games.pulsar.ids import cards_of
from heliopause.games.pulsar.rules.play import PulsarState
from heliopause.games.pulsar.rules.trails import ENTRY, ISOLATED
from heliopause.kernel.state import FRAME, LATCH

Check = Callable[[PulsarState], None]
INVARIANTS: list[Check] = []
BASES = range(tasks.ENTRY, tasks.FINAL + 1)
KNOWN_TASKS = {*BASES, *range(tasks.PROGRAM, tasks.GOALS + 1)}


def invariant(check: Check) -> Check:
    INVARIANTS.append(check)
    return check


def seats(s: PulsarState) -> range:
    return range(s.cells[at.PLAYERS])


def things(mask: int) -> list[int]:
    return [thing for thing in range(mask.bit_length()) if mask >> thing & 1]


def base(s: PulsarState) -> int:
    """The lowest task, 0 when the game is over."""
    return s.stack[0] if s.stack else 0


# ---------------------------------------------------------------- the course of the game


@invariant
def there_are_at_least_two_different_options(s: PulsarState) -> None:
    assert s.over or len(s.choices) >= 2, f"options {s.choices}"
    assert len(set(s.choices)) == len(s.choices), f"options {s.choices}"
    assert all(0 < code >> 16 < codes.VERBS for code in s.choices), f"options {s.choices}"


@invariant
def the_stack_holds_tasks(s: PulsarState) -> None:
    assert len(s.stack) % FRAME == 0, f"stack {s.stack}"
    frames = [s.stack[place] for place in range(0, len(s.stack), FRAME)]
    assert set(frames) <= KNOWN_TASKS, f"stack {s.stack}"
    assert all((task in BASES) == (number == 0) for number, task in enumerate(frames)), f"stack {s.stack}"
    assert all(0 <= seat < len(seats(s)) for seat in s.stack[1::FRAME]), f"stack {s.stack}"


@invariant
def cells_are_small_numbers(s: PulsarState) -> None:
    assert len(s.cells) == at.CELLS
    assert min(s.cells) >= -99
    assert max(s.cells[LATCH + 1 :]) < 1 << 17


@invariant
def a_game_has_eight_rounds(s: PulsarState) -> None:
    assert 0 <= s.cells[at.ROUND] <= at.ROUNDS
    assert (s.cells[at.ROUND] == 0) == (base(s) in (tasks.ENTRY, tasks.BOARD_SIDE))
    assert (s.cells[at.TURN] >= 0) == (base(s) == tasks.TURN)


@invariant
def everybody_has_a_place_in_the_order(s: PulsarState) -> None:
    count = 4 if len(seats(s)) == 2 else len(seats(s))
    order = s.cells[at.ORDER : at.ORDER + count]
    assert Counter(order) == Counter(dict.fromkeys(seats(s), count // len(seats(s)))), f"order {order}"


# ---------------------------------------------------------------- dice and tracks


@invariant
def no_die_is_lost(s: PulsarState) -> None:
    c = s.cells
    held = [[value for value in c[at.SILVER + 2 * n : at.SILVER + 2 * n + 2] if value] for n in seats(s)]
    board = sum(c[at.ON_BOARD + 1 : at.ON_BOARD + 7])
    silver = 9 if len(seats(s)) == 4 else 7
    assert all(dice == sorted(dice, reverse=True) and set(dice) <= set(range(1, 7)) for dice in held), f"dice {held}"
    if base(s) == tasks.DRAFT:
        assert board + sum(map(len, held)) == silver, f"{board} dice on the board, {held}"
    elif c[at.ROUND]:
        assert board == silver - 2 * len(seats(s)), f"{board} dice are left over"


@invariant
def one_bonus_die_a_turn(s: PulsarState) -> None:
    c = s.cells
    if base(s) != tasks.TURN:
        assert not c[at.BOUND], "a bound die outside of turns"
        assert not c[at.RED], "red dice outside of turns"
    if c[at.BONUS_USED]:
        assert not c[at.BOUND], "a second bonus die has to be used"
        assert not c[at.RED], "a second bonus die may be used"


@invariant
def counters_are_ranked(s: PulsarState) -> None:
    c = s.cells
    each = 2 if len(seats(s)) == 2 else 1
    count = each * len(seats(s))
    for track in range(at.TRACKS):
        first = track * at.COUNTERS
        spaces = c[at.COUNTER_SPACE + first : at.COUNTER_SPACE + first + count]
        owners = c[at.COUNTER_SEAT + first : at.COUNTER_SEAT + first + count]
        assert spaces == sorted(spaces), f"track {track}: {spaces}"
        assert 1 <= spaces[0] <= spaces[-1] <= at.SPACES, f"track {track}: {spaces}"
        assert Counter(owners) == Counter(dict.fromkeys(seats(s), each)), f"track {track}: {owners}"


# ---------------------------------------------------------------- points


@invariant
def scores_are_the_sum_of_their_lines(s: PulsarState) -> None:
    for seat in seats(s):
        lines = s.cells[at.LINE + seat * at.LINES : at.LINE + (seat + 1) * at.LINES]
        assert s.cells[at.SCORE + seat] == sum(lines) >= 0, f"seat {seat}: {s.cells[at.SCORE + seat]} is not {lines}"
        assert lines[at.PENALTIES] <= 0
        assert all(points >= 0 for line, points in enumerate(lines) if line != at.PENALTIES), f"seat {seat}: {lines}"


@invariant
def nothing_is_negative(s: PulsarState) -> None:
    for first in (at.CUBES, at.PLUS_MINUS, at.PLUS_TWO, at.EXTRA):
        assert min(s.cells[first : first + at.SEATS]) >= 0, f"cell {first}"


# ---------------------------------------------------------------- the star cluster


@invariant
def ships_are_where_ships_can_be(s: PulsarState) -> None:
    c = s.cells
    ships = [c[at.SHIP + seat] for seat in seats(s) if c[at.SHIP + seat] >= 0]
    kinds = s.t.kind[c[at.SIDE]]
    assert not any(kinds[ship] == ISOLATED for ship in ships)
    gates = [ship for ship in ships if kinds[ship] == ENTRY]
    assert len(set(gates)) == len(gates), f"ships {ships}"
    assert len(ships) == len(seats(s)) or base(s) == tasks.ENTRY


@invariant
def every_system_tile_is_in_one_place(s: PulsarState) -> None:
    tiles = s.cells[at.TILE : at.BOX + 1]
    assert sorted(tiles) == list(range(at.SYSTEM_TILES)), f"tiles {tiles}"


@invariant
def tokens_lie_on_open_planets(s: PulsarState) -> None:
    c, t = s.cells, s.t
    for system in range(at.SYSTEMS):
        planets = c[at.PLANET + system * at.PLANETS : at.PLANET + (system + 1) * at.PLANETS]
        owners = [seat for seat in planets if seat >= 0]
        assert len(set(owners)) == len(owners), f"system {system}: {planets}"
        assert owners == [] or c[at.SEEN] >> system & 1, f"system {system} is face down"
        tile = c[at.TILE + system]
        need = t.open_from[tile * at.PLANETS : (tile + 1) * at.PLANETS]
        assert all(need[planet] <= len(seats(s)) for planet, seat in enumerate(planets) if seat >= 0), f"{planets}"
        for seat in seats(s):
            assert (c[at.STATIONS + seat] >> system & 1) == (seat in owners), f"system {system}: {planets}"
        free = any(need[planet] <= len(seats(s)) and planets[planet] < 0 for planet in range(t.planets[tile]))
        if c[at.SEEN] >> system & 1:
            assert (c[at.FULL] >> system & 1) != free, f"system {system}: {planets}"
        else:
            assert not c[at.FULL] >> system & 1


@invariant
def claims_and_gyrodynes_fit(s: PulsarState) -> None:
    c = s.cells
    claims = [things(c[at.CLAIMED + seat]) for seat in seats(s)]
    assert all(len(own) <= 6 for own in claims), f"claims {claims}"
    everywhere = [pulsar for own in claims for pulsar in own]
    assert len(set(everywhere)) == len(everywhere), f"claims {claims}"
    for pulsar in range(at.PULSARS):
        assert 0 <= c[at.GYRODYNE + pulsar] <= 6
        assert not c[at.GYRODYNE + pulsar] or pulsar in everywhere, f"pulsar {pulsar} is nobody's"
    for size in range(at.SIZES):
        total = c[at.BANK + size]
        for seat in seats(s):
            own = [c[at.GYRODYNE + pulsar] for pulsar in claims[seat]]
            here = seat * at.SIZES + size
            assert c[at.GROWING + here] == own.count(size + 1), f"seat {seat}, size {size}"
            assert c[at.SPINNING + here] == own.count(size + 4), f"seat {seat}, size {size}"
            total += c[at.HAND + here] + c[at.GROWING + here] + c[at.SPINNING + here]
        assert total == s.t.tiles[size], f"{total} gyrodynes of size {size}"
        assert c[at.BANK + size] >= 0


@invariant
def awards_are_won_as_soon_as_they_can_be(s: PulsarState) -> None:
    c = s.cells
    for size in range(at.SIZES):
        first, second = c[at.AWARD + 2 * size], c[at.AWARD + 2 * size + 1]
        placed = [c[at.GROWING + n * at.SIZES + size] + c[at.SPINNING + n * at.SIZES + size] for n in seats(s)]
        winners = sum(min(count // 2, 2) if seat == first else count >= 2 for seat, count in enumerate(placed))
        assert (first >= 0) + (second >= 0) == min(2, winners), f"size {size}: {placed}, awards {first}, {second}"


@invariant
def exploration_tiles_are_somewhere(s: PulsarState) -> None:
    c, t = s.cells, s.t
    stack = Counter(c[at.STACK + 1 : at.STACK + 1 + c[at.STACK]])
    kept = 0
    for kind, count in enumerate(t.tile_count):
        left = count - stack[kind] - c[at.DISCARDED + kind]
        assert left == 0 or (left > 0 and t.tile_station[kind]), f"kind {kind}: {left} are missing"
        kept += left
    assert kept == sum(c[at.EXTRA : at.EXTRA + at.SEATS]), f"{kept} tiles are kept"


# ---------------------------------------------------------------- transmitters, headquarters, technologies


@invariant
def every_transmitter_is_in_one_place(s: PulsarState) -> None:
    c, t = s.cells, s.t
    deck = c[at.DECK + 1 : at.DECK + 1 + c[at.DECK]]
    offer = [tile for tile in c[at.OFFER : at.OFFER + at.OFFERED] if tile >= 0]
    taken = [tile for tile in range(at.TRANSMITTERS) if c[at.KEEPER + tile] >= 0]
    everywhere = [*deck, *offer, *taken]
    assert len(set(everywhere)) == len(everywhere), f"deck {deck}, offer {offer}, taken {taken}"
    assert c[at.DECK] == at.TRANSMITTERS - at.OFFERED * c[at.ROUND]
    assert [t.letter[tile] for tile in deck] == sorted((t.letter[tile] for tile in deck), reverse=True)
    for tile in range(at.TRANSMITTERS):
        mine = tile in taken
        assert mine or not (c[at.COVERED + tile] or c[at.ONLINE + tile]), f"transmitter {tile} is nobody's"
        flipping = tasks.FLIP in s.stack[::FRAME]
        assert c[at.COVERED + tile] != t.all_costs[tile] or flipping, f"transmitter {tile} should be online"
        assert not (c[at.COVERED + tile] and c[at.ONLINE + tile])
        for end in (2 * tile, 2 * tile + 1):
            other = c[at.JOIN + end]
            if other >= 0:
                assert mine, f"transmitter {tile} is nobody's"
                assert c[at.JOIN + other] == end, f"end {end} is joined to {other}"
                assert c[at.KEEPER + other // 2] == c[at.KEEPER + tile]
                assert t.pips[end] >= 0 <= t.pips[other]


@invariant
def pyramids_stand(s: PulsarState) -> None:
    c = s.cells
    for seat in seats(s):
        built, used = things(c[at.BUILT + seat]), things(c[at.RUNS + seat])
        for project in built:
            assert set(things(s.t.needs[project])) <= set(built), f"seat {seat}: {built}"
        assert set(used) <= set(built), f"seat {seat}: runs {used} of {built}"
        if not c[at.HEADQUARTERS]:
            assert c[at.BOARD_OF + seat] == c[at.SIDE_OF + seat] == -1
            assert not built


@invariant
def patents_are_as_the_rows_allow(s: PulsarState) -> None:
    c, t = s.cells, s.t
    cards = cards_of(t, c[at.LETTER : at.LETTER + 3])
    for place, card in enumerate(cards):
        first, second, when = c[at.FIRST + place], c[at.SECOND + place], c[at.PATENTED + place]
        assert second < 0 or first >= 0
        assert first != second or first < 0, f"place {place}: both are {first}"
        assert (first >= 0) == (when > 0)
        row = place // 3 + 1 if place < 6 else place // 2
        assert first < 0 or row <= when <= c[at.ROUND], f"place {place} in round {when}"
        if t.tech_icons[card] == 1 and second >= 0:
            assert len(seats(s)) > 2, f"place {place} has two owners (PUL-TWO-12)"
        for seat in seats(s):
            assert (c[at.OWNED + seat] >> place & 1) == (seat in (first, second)), f"place {place}, seat {seat}"


@invariant
def standing_powers_follow_from_the_technologies(s: PulsarState) -> None:
    c, t = s.cells, s.t
    cards = cards_of(t, c[at.LETTER : at.LETTER + 3])
    for seat in seats(s):
        own = [cards[place] for place in things(c[at.OWNED + seat])]
        slack = 0
        triggers = [0] * at.TRIGGERS
        for card in own:
            slack |= t.tech_slack[card]
            for trigger, points in zip(t.tech_triggers[card][::2], t.tech_triggers[card][1::2], strict=True):
                triggers[trigger] += points
        assert c[at.SLACK + seat] == slack, f"seat {seat}"
        assert c[at.TRIGGER + seat * at.TRIGGERS : at.TRIGGER + (seat + 1) * at.TRIGGERS] == triggers, f"seat {seat}"
        assert c[at.COPY_PRICE + seat] == min([t.copy_price, *(t.tech_copy[n] for n in own if t.tech_copy[n])])
        assert c[at.SHIFT + seat] == max([1, *(t.tech_shift[card] for card in own)])


@invariant
def goals_are_three_tiles(s: PulsarState) -> None:
    faces = s.cells[at.GOAL : at.GOAL + at.GOALS]
    assert len({s.t.goal_tile[face] for face in faces}) == at.GOALS
    assert s.cells[at.HEADQUARTERS] or not any(s.t.goal_projects[face] for face in faces), "PUL-AMB-63"


def broken(s: PulsarState) -> Iterator[str]:
    """Every invariant that does not hold in this position, in words."""
    for check in INVARIANTS:
        try:
            check(s)
        except AssertionError as error:
            yield f"{check.__name__}: {str(error).partition(chr(10))[0]}"


class Watch:
    """Follows one game: every invariant, and what comes and goes is as the journal says."""

    def __init__(self, s: PulsarState) -> None:
        s.journal = []
        self.before = s.clone()
        self.look(s)

    def look(self, s: PulsarState) -> None:
        for finding in broken(s):
            raise AssertionError(finding)
        assert s.cells[LATCH] >= self.before.cells[LATCH], "the latch has been set back"
        if s.seat != self.before.seat and not s.over and not self.before.over:
            assert s.cells[LATCH] > self.before.cells[LATCH], "another seat chooses, and the latch has not grown"
        self.compare(s)
        self.before = s.clone()

    def compare(self, s: PulsarState) -> None:
        entries = s.journal or []
        assert len(entries) % journal.ENTRY == 0
        moved: Counter[tuple[int, int]] = Counter()
        for place in range(0, len(entries), journal.ENTRY):
            kind, seat, a, _, token, _ = entries[place : place + journal.ENTRY]
            if kind in CHANGES:
                cell, sign = CHANGES[kind]
                moved[cell, seat] += sign * a
            elif kind == journal.PAYS and token:
                moved[at.PLUS_TWO if token == codes.PLUS_TWO else at.PLUS_MINUS, seat] -= 1
        for cell in (at.SCORE, at.CUBES, at.PLUS_MINUS, at.PLUS_TWO):
            for seat in seats(s):
                change = s.cells[cell + seat] - self.before.cells[cell + seat]
                assert change == moved[cell, seat], f"seat {seat}, cell {cell}: {change}, the journal says {moved}"
        s.journal = []


CHANGES = {
    journal.SCORES: (at.SCORE, 1),
    journal.LOSES: (at.SCORE, -1),
    journal.GAINS_CUBES: (at.CUBES, 1),
    journal.PAYS_CUBES: (at.CUBES, -1),
    journal.GAINS_PLUS_MINUS: (at.PLUS_MINUS, 1),
    journal.GAINS_PLUS_TWO: (at.PLUS_TWO, 1),
}
