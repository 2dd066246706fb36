"""Transmitters, arrays and link dice (chapters TRANS and LINK)."""

from mypy_extensions import i64

from heliopause.games.pulsar import codes, journal, tasks
from heliopause.games.pulsar.layout import (
    COSTS,
    COVERED,
    DECK,
    FROM_TRANSMITTERS,
    JOIN,
    KEEPER,
    OFFER,
    OFFERED,
    ON_COST,
    ON_ONLINE,
    ONLINE,
    SLACK,
    SLACK_COST,
    TRANSMITTERS,
)
from heliopause.games.pulsar.rules.payment import add_action, gain_red
from heliopause.games.pulsar.rules.pulsar import Pulsar, react
from heliopause.kernel.codes import encode, first_of, second_of, verb_of
from heliopause.kernel.state import FRAME, latch, note


def transmitter_actions(s: Pulsar, seat: i64, actions: list[int]) -> None:
    """Taking one from the offer, paying a cost in an own array (PUL-TRANS-02, PUL-TRANS-07)."""
    c = s.cells
    slack: i64 = 1 if c[SLACK + seat] & SLACK_COST else 0
    place: i64 = 0
    while place < OFFERED:
        tile: i64 = c[OFFER + place]
        if tile >= 0:
            cost_actions(s, codes.TAKE_TRANSMITTER, tile, slack, actions)
        place += 1
    tile = 0
    while tile < TRANSMITTERS:
        if c[KEEPER + tile] == seat and not c[ONLINE + tile]:
            cost_actions(s, codes.COVER, tile, slack, actions)
        tile += 1


def cost_actions(s: Pulsar, verb: i64, tile: i64, slack: i64, actions: list[int]) -> None:
    """Every open cost; of equal ones the first (PUL-TRANS-05)."""
    covered: i64 = s.cells[COVERED + tile]
    seen: i64 = 0
    cost: i64 = 0
    while cost < COSTS:
        asked: i64 = s.t.costs[tile * COSTS + cost]
        if asked > 0 and not covered & (1 << cost) and not seen & (1 << asked):
            seen |= 1 << asked
            add_action(actions, encode(verb, tile * 4 + cost), asked - slack, asked + slack, False)
        cost += 1


def take_transmitter(s: Pulsar, seat: i64, thing: i64) -> None:
    c = s.cells
    tile = thing // 4
    place: i64 = 0
    while c[OFFER + place] != tile:
        place += 1
    c[OFFER + place] = -1
    c[KEEPER + tile] = seat
    note(s, journal.TAKES_TRANSMITTER, seat, tile)
    s.push(tasks.PLACE, seat, tile, thing % 4)


# ---------------------------------------------------------------- PLACE: link it or start a new array


def advance_place(s: Pulsar) -> list[int]:
    """To any free half die at the ends of own arrays, either way round (PUL-LINK-02, PUL-LINK-03, PUL-AMB-54)."""
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    tile: i64 = s.stack[at + 2]
    found = [encode(codes.NEW_ARRAY)]
    end: i64 = 0
    while end < 2:
        if is_free_end(s, tile, end):
            link_options(s, seat, tile, end, found)
        end += 1
    return found


def is_free_end(s: Pulsar, tile: i64, end: i64) -> bool:
    """Whether a link can be made there; of two free ends with the same pips the first stands for both."""
    at = tile * 2 + end
    if s.t.pips[at] < 0 or s.cells[JOIN + at] >= 0:
        return False
    return end == 0 or s.cells[JOIN + at - 1] >= 0 or s.t.pips[at] != s.t.pips[at - 1]


def link_options(s: Pulsar, seat: i64, tile: i64, end: i64, found: list[int]) -> None:
    other: i64 = 0
    while other < TRANSMITTERS:
        if s.cells[KEEPER + other] == seat and other != tile:
            if is_free_end(s, other, 0):
                found.append(encode(codes.LINK, end, other * 2))
            if is_free_end(s, other, 1):
                found.append(encode(codes.LINK, end, other * 2 + 1))
        other += 1


def decide_place(s: Pulsar, code: i64) -> None:
    c = s.cells
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    tile: i64 = s.stack[at + 2]
    cost: i64 = s.stack[at + 3]
    s.drop()
    if verb_of(code) == codes.LINK:
        own = tile * 2 + first_of(code)
        other = second_of(code)
        c[JOIN + own] = other
        c[JOIN + other] = own
        note(s, journal.LINKS, seat, tile, own % 2, other // 2, other % 2)
    else:
        note(s, journal.STARTS_ARRAY, seat, tile)
    cover(s, seat, tile, cost)


# ---------------------------------------------------------------- costs, going online


def cover(s: Pulsar, seat: i64, tile: i64, cost: i64) -> None:
    """After the last cost the benefit comes before the flip (PUL-TRANS-08, PUL-TRANS-11)."""
    c = s.cells
    c[COVERED + tile] |= 1 << cost
    note(s, journal.COVERS, seat, tile, cost)
    react(s, seat, ON_COST)
    if c[COVERED + tile] == s.t.all_costs[tile]:
        s.push(tasks.FLIP, seat, tile)
        if s.t.immediate[tile]:
            s.push(tasks.PROGRAM, seat, s.t.immediate[tile], FROM_TRANSMITTERS)


def flip(s: Pulsar) -> None:
    """Online; a link die for every neighbour that already is (PUL-TRANS-09, PUL-LINK-08 to PUL-LINK-10)."""
    c = s.cells
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    tile: i64 = s.stack[at + 2]
    s.drop()
    c[COVERED + tile] = 0
    c[ONLINE + tile] = 1
    note(s, journal.ONLINE, seat, tile)
    react(s, seat, ON_ONLINE)
    end: i64 = 0
    while end < 2:
        other: i64 = c[JOIN + tile * 2 + end]
        if other >= 0 and c[ONLINE + other // 2]:
            pips: i64 = s.t.pips[tile * 2 + end]
            pips += s.t.pips[other]
            gain_red(s, seat, pips)
        end += 1


# ---------------------------------------------------------------- the offer


def deal(s: Pulsar) -> None:
    """What nobody took is out of the game; the next three come (PUL-NEXT-02, PUL-NEXT-03, PUL-AMB-52)."""
    c = s.cells
    latch(s)
    place: i64 = 0
    while place < OFFERED:
        c[DECK] -= 1
        at: i64 = DECK + 1 + c[DECK]
        c[OFFER + place] = c[at]
        c[at] = -1
        note(s, journal.DEALS, -1, c[OFFER + place])
        place += 1
