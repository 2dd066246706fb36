"""Stockpile goals: what players put on their stockpile mats (chapter GOAL)."""

from mypy_extensions import i64

from heliopause.games.frontiers import codes, journal
from heliopause.games.frontiers.layout import (
    ACTION,
    COLONIES,
    COLONY,
    COLONY_SLOTS,
    CREDIT_ITEM,
    CREDITS,
    EXPLORED,
    FACE_DOWN,
    GOALS,
    GOOD,
    GOOD_ITEM,
    HOLDER,
    KINDS,
    STOCK_CREDITS,
    STOCK_GOODS,
    STOCK_SLOTS,
    STOCK_WORLD,
    STOCK_WORLDS,
    WITH_GOALS,
    WORLD_ITEM,
)
from heliopause.games.frontiers.rules.explore import explored_options
from heliopause.games.frontiers.rules.frontiers import Frontiers, colony_slot, remove_explored, take_good
from heliopause.kernel.codes import encode, first_of, verb_of
from heliopause.kernel.state import FRAME, NOTHING, note


def room_for(s: Frontiers, seat: i64, item: i64, now: i64) -> i64:
    """How many more items this seat may stockpile in this action, having stockpiled `now` (NF-GOAL-11 to 13, 15)."""
    c = s.cells
    t = s.t
    action: i64 = c[ACTION]
    if not c[WITH_GOALS] or action < 0:
        return 0
    listed: i64 = t.action_goods[action]
    most: i64 = 0
    goal: i64 = 0
    while goal < GOALS:
        if listed & (1 << goal) and t.goal_item[goal] == item and c[HOLDER + goal] >= 0 and c[FACE_DOWN] != goal:
            room: i64 = t.goal_most[goal] - stored(s, seat, item)
            per_action: i64 = t.goal_per_action[goal] - now
            if room > per_action:
                room = per_action
            if room > most:
                most = room
        goal += 1
    return most


def stored(s: Frontiers, seat: i64, item: i64) -> i64:
    """What lies on the stockpile mat."""
    c = s.cells
    n: i64 = 0
    if item == CREDIT_ITEM:
        n = c[STOCK_CREDITS + seat]
    elif item == WORLD_ITEM:
        n = c[STOCK_WORLDS + seat]
    else:
        kind: i64 = 1
        while kind <= KINDS:
            n += c[STOCK_GOODS + seat * (KINDS + 1) + kind]
            kind += 1
    return n


# ---------------------------------------------------------------- BANK: credits, when all else in Develop is done


def advance_bank(s: Frontiers) -> list[int]:
    seat: i64 = s.stack[len(s.stack) - FRAME + 1]
    room = room_for(s, seat, CREDIT_ITEM, 0)
    purse: i64 = s.cells[CREDITS + seat]
    most = room if room < purse else purse
    found: list[int] = []
    n: i64 = 1
    while n <= most:
        found.append(encode(codes.BANK, n))
        n += 1
    if not found:
        s.drop()
        return found
    found.append(encode(codes.PASS))
    return found


def decide_bank(s: Frontiers, code: i64) -> None:
    seat: i64 = s.stack[len(s.stack) - FRAME + 1]
    s.drop()
    if verb_of(code) == codes.BANK:
        n = first_of(code)
        s.cells[CREDITS + seat] -= n
        s.cells[STOCK_CREDITS + seat] += n
        note(s, journal.STORES_CREDITS, seat, n)


# ---------------------------------------------------------------- goods, at any point of consuming (NF-AMB-74)


def stock_options(s: Frontiers, seat: i64, now: i64, found: list[int]) -> None:
    c = s.cells
    if room_for(s, seat, GOOD_ITEM, now) <= 0:
        return
    slot: i64 = 0
    while slot < c[COLONIES + seat]:
        if c[GOOD + seat * COLONY_SLOTS + slot] > 0:
            found.append(encode(codes.STOCK, c[COLONY + seat * COLONY_SLOTS + slot]))
        slot += 1


def stock_good(s: Frontiers, seat: i64, tile: i64) -> None:
    """It never comes back (NF-GOAL-14)."""
    kind = take_good(s, seat, colony_slot(s, seat, tile))
    s.cells[STOCK_GOODS + seat * (KINDS + 1) + kind] += 1
    note(s, journal.STORES_GOOD, seat, tile, kind)


# ---------------------------------------------------------------- STORE: a world, before the limit of nine


def advance_store(s: Frontiers) -> list[int]:
    seat: i64 = s.stack[len(s.stack) - FRAME + 1]
    now: i64 = s.stack[len(s.stack) - FRAME + 2]
    if room_for(s, seat, WORLD_ITEM, now) <= 0 or s.cells[EXPLORED + seat] == 0:
        s.drop()
        return NOTHING
    found = explored_options(s, seat, codes.STORE)
    found.append(encode(codes.PASS))
    return found


def decide_store(s: Frontiers, code: i64) -> None:
    """Any explored world, surplus or not (NF-AMB-75)."""
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    if verb_of(code) == codes.PASS:
        s.drop()
        return
    c = s.cells
    world = first_of(code)
    s.stack[at + 2] += 1
    remove_explored(s, seat, world)
    c[STOCK_WORLD + seat * STOCK_SLOTS + c[STOCK_WORLDS + seat]] = world
    c[STOCK_WORLDS + seat] += 1
    note(s, journal.STORES_WORLD, seat, world)
