"""The priority track, the rounds and the course of an action (chapters ROUND, TWO, RETR, ENV, REND and END)."""

from typing import Final

from mypy_extensions import i64

from heliopause.games.frontiers import codes, journal, ops, tasks
from heliopause.games.frontiers.layout import (
    ACTION,
    ACTIONS,
    ACTIVE,
    DEVELOP,
    ENDING,
    EXPLORE,
    EXPLORED,
    EXPLORED_SLOTS,
    FACE_DOWN,
    FRESH,
    HOLDER,
    HUSHED,
    LATE,
    OORT_KIND,
    PLAYERS,
    PRODUCE,
    PRODUCE_CREDITS,
    PRODUCED,
    ROUND,
    SEATS,
    SELECTED,
    SELECTOR,
    SETTLE,
    TAKEN,
    TRACK,
    WITH_GOALS,
    WORLD,
)
from heliopause.games.frontiers.rules.develop import close_develop
from heliopause.games.frontiers.rules.explore import close_explore, close_returns, lay_out_worlds, use_explore_powers
from heliopause.games.frontiers.rules.frontiers import (
    Frontiers,
    disks,
    ends,
    gain_colonists,
    gain_credits,
    gain_points,
    nth,
    put_in_bag,
    remove_explored,
)
from heliopause.games.frontiers.rules.goals import look_at_goals, may_be_asked, turn_up
from heliopause.games.frontiers.rules.produce import close_produce
from heliopause.games.frontiers.rules.settle import close_settle
from heliopause.kernel.codes import encode, first_of
from heliopause.kernel.state import FRAME, NOTHING, latch, note

LAST_ROUND: Final = 100  # a game that nobody ends is scored then (NF-AMB-79)


def advance_round(s: Frontiers) -> list[int]:
    """The next disk selects; after the last one the round ends (NF-ROUND-01, NF-ROUND-14, NF-TWO-03)."""
    c = s.cells
    selected: i64 = c[SELECTED]
    if selected < disks(s):
        if selected == 0 and c[ACTION] < 0:
            note(s, journal.ROUND_BEGINS, c[TRACK], c[ROUND])
        s.push(tasks.SELECT, c[TRACK + selected])
    else:
        end_round(s)
    return NOTHING


def end_round(s: Frontiers) -> None:
    """A credit for Produce, tiles back up, disks back (NF-REND-01 to NF-REND-07); or the end (NF-END-10, NF-END-11)."""
    c = s.cells
    if c[ROUND] >= LAST_ROUND:
        ends(s, c[TRACK], LATE)
    if c[ENDING]:
        end_game(s)
        return
    if c[TAKEN + PRODUCE] < 0:
        c[PRODUCE_CREDITS] += 1
        note(s, journal.ADDS_CREDIT, c[TRACK], c[PRODUCE_CREDITS])
    action: i64 = 0
    while action < ACTIONS:
        c[TAKEN + action] = -1
        action += 1
    c[SELECTED] = 0
    c[HUSHED] = 0
    c[ROUND] += 1


def end_game(s: Frontiers) -> None:
    """The last goal is turned up, explored worlds are removed (NF-GOAL-19, NF-SCORE-01)."""
    c = s.cells
    turn_up(s)
    seat: i64 = 0
    while seat < c[PLAYERS]:
        while c[EXPLORED + seat] > 0:
            world: i64 = c[WORLD + seat * EXPLORED_SLOTS]
            remove_explored(s, seat, world)
            put_in_bag(s, world)
            note(s, journal.LEAVES, seat, world)
        seat += 1
    note(s, journal.GAME_OVER, c[TRACK])
    s.drop()


# ---------------------------------------------------------------- SELECT


def in_play(s: Frontiers, action: i64) -> bool:
    """Seven of the eight faces (NF-SETUP-12, NF-SETUP-13)."""
    when: i64 = s.t.action_goals[action]
    return when == 0 or (when == 1) == (s.cells[WITH_GOALS] == 1)


def advance_select(s: Frontiers) -> list[int]:
    """Any tile that is not taken; one must be (NF-ROUND-02, NF-ROUND-03)."""
    c = s.cells
    found: list[int] = []
    action: i64 = 0
    while action < ACTIONS:
        if c[TAKEN + action] < 0 and in_play(s, action):
            found.append(encode(codes.SELECT, action))
        action += 1
    return found


def decide_select(s: Frontiers, code: i64) -> None:
    c = s.cells
    seat: i64 = s.stack[len(s.stack) - FRAME + 1]
    action = first_of(code)
    s.drop()
    c[TAKEN + action] = seat
    c[ACTION] = action
    c[SELECTOR] = seat
    note(s, journal.SELECTS, seat, action)
    s.push(tasks.PERFORM, seat, 0, tasks.BONUS)
    if may_be_asked(s, action):
        s.push(tasks.REVEAL, c[HOLDER + c[FACE_DOWN]])


# ---------------------------------------------------------------- PERFORM: the selected action, step by step


def advance_perform(s: Frontiers) -> list[int]:
    c = s.cells
    at = len(s.stack) - FRAME
    turns: i64 = s.stack[at + 2]
    step: i64 = s.stack[at + 3]
    action: i64 = c[ACTION]
    if step == tasks.BONUS:
        s.stack[at + 3] = tasks.TURNS if s.t.action_phases[action] else tasks.CLOSING
        take_bonus(s, c[SELECTOR], action)
    elif step == tasks.CLOSING:
        s.drop()
        close(s, action)
    elif turns == c[PLAYERS] or step == tasks.SECOND_PICK:
        s.stack[at + 2] = 0
        s.stack[at + 3] = next_step(action, step)
        if step == tasks.SECOND_PICK:
            second_picks(s)
    else:
        seat = nth(s, turns)
        s.stack[at + 2] = turns + 1
        if c[ACTIVE] != seat:
            c[ACTIVE] = seat
            latch(s)
        if step == tasks.TURNS:
            take_turn(s, seat, action)
        elif step == tasks.STORING:
            s.push(tasks.STORE, seat)
        else:
            s.push(tasks.LIMIT, seat)
    return NOTHING


def next_step(action: i64, step: i64) -> i64:
    if step == tasks.TURNS and action == EXPLORE:
        return tasks.SECOND_PICK
    if (step == tasks.TURNS and action == SETTLE) or step == tasks.SECOND_PICK:
        return tasks.STORING
    return tasks.LIMITING if step == tasks.STORING else tasks.CLOSING


def take_bonus(s: Frontiers, seat: i64, action: i64) -> None:
    """What the selector alone gets, before anybody does the action (NF-ROUND-10, NF-SET-01, NF-TRADE-01)."""
    c = s.cells
    t = s.t
    c[ACTIVE] = seat
    gain_credits(s, seat, t.bonus_gain[3 * action + ops.CREDIT], -1)
    gain_points(s, seat, t.bonus_gain[3 * action + ops.POINT], -1)
    gain_colonists(s, seat, t.bonus_gain[3 * action + ops.COLONIST], -1)
    if t.bonus_collects[action]:
        lying: i64 = c[PRODUCE_CREDITS]
        c[PRODUCE_CREDITS] = 0
        note(s, journal.COLLECTS, seat, lying)
        gain_credits(s, seat, lying, -1)
    place: i64 = c[SELECTED]
    if t.bonus_leads[action]:
        move_disk(s, seat, 0)
    elif t.bonus_advances[action]:
        ahead: i64 = place - t.bonus_advances[action]
        move_disk(s, seat, ahead if ahead > 0 else 0)
    if t.bonus_charts[action]:
        look_at_goals(s, seat, t.bonus_charts[action])
    if action == EXPLORE:
        lay_out_worlds(s, seat)


def move_disk(s: Frontiers, seat: i64, place: i64) -> None:
    """The disk that selects goes forward, those it passes go one place back (NF-ENV-03, NF-ENV-04, NF-GOAL-03)."""
    c = s.cells
    at: i64 = c[SELECTED]
    if at == place:
        return
    while at > place:
        c[TRACK + at] = c[TRACK + at - 1]
        at -= 1
    c[TRACK + place] = seat
    note(s, journal.MOVES, seat, place + 1)


def take_turn(s: Frontiers, seat: i64, action: i64) -> None:
    """What lies on top is done first."""
    if action == DEVELOP:
        s.push(tasks.BANK, seat)
        s.push(tasks.BUY, seat)
    elif action == EXPLORE:
        use_explore_powers(s, seat, False)
        s.push(tasks.PICK, seat, 0 if s.cells[SELECTOR] == seat else 1)
    elif action == SETTLE:
        s.push(tasks.SETTLE, seat)
    elif action == PRODUCE:
        s.push(tasks.PRODUCE, seat)
    else:
        s.push(tasks.CONSUME, seat)
        s.push(tasks.SELL, seat)


def second_picks(s: Frontiers) -> None:
    """The selector's bonus in Explore, then the worlds that powers draw (NF-EXP-04, NF-EXP-09)."""
    c = s.cells
    seat: i64 = c[SELECTOR]
    picks: i64 = s.t.bonus_picks[c[ACTION]]
    if c[ACTIVE] != seat:
        c[ACTIVE] = seat
        latch(s)
    i: i64 = 0
    while i < picks:
        s.push(tasks.PICK, seat, 1 if i == 0 else 0)
        i += 1


def close(s: Frontiers, action: i64) -> None:
    """Comparisons, worlds back into the bag, end conditions; then the disk has gone all its way (NF-ROUND-05, 06)."""
    c = s.cells
    if action == DEVELOP:
        close_develop(s)
    elif action == EXPLORE:
        close_explore(s, c[SELECTOR])
        close_returns(s)
    elif action == SETTLE:
        close_returns(s)
        close_settle(s)
    elif action == PRODUCE:
        close_produce(s)
    c[ACTION] = -1
    c[SELECTOR] = -1
    c[OORT_KIND] = 0
    c[SELECTED] += 1
    seat: i64 = 0
    while seat < SEATS:
        c[FRESH + seat] = 0
        c[PRODUCED + seat] = 0
        seat += 1
