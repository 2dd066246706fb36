"""Whether the pending tasks of a position follow from each other and fit the action that is going on."""

from __future__ import annotations

from typing import Final, NoReturn

from heliopause.games.frontiers import layout, tasks
from heliopause.games.frontiers.ids import Ids
from heliopause.games.frontiers.layout import (
    ACTION,
    COLONISTS,
    ENDING,
    EXPLORED,
    EXPLORED_SLOTS,
    FACE_DOWN,
    HOLDER,
    HOME,
    LOOKED,
    PLAYERS,
    SELECTED,
    SELECTOR,
    TRACK,
    WORLD,
)
from heliopause.games.frontiers.rules.frontiers import Frontiers, disks, nth
from heliopause.games.frontiers.rules.goals import may_be_asked
from heliopause.kernel.errors import InputError
from heliopause.kernel.state import FRAME

Frame = list[int]  # task, seat, four arguments

TURN_TASKS: Final = {  # what may lie above the action in the turn of a player, the lowest first
    layout.DEVELOP: ((tasks.BANK,), (tasks.BANK, tasks.BUY)),
    layout.EXPLORE: ((tasks.PICK,),),
    layout.SETTLE: ((tasks.SETTLE,), (tasks.SETTLE, tasks.CONQUER)),
    layout.PRODUCE: ((tasks.PRODUCE,), (tasks.PRODUCE, tasks.KIND)),
    layout.TRADE: ((tasks.CONSUME,), (tasks.CONSUME, tasks.SELL), (tasks.CONSUME, tasks.EAT)),
}


def check_stack(s: Frontiers, ids: Ids) -> None:
    frames = [s.stack[at : at + FRAME] for at in range(0, len(s.stack), FRAME)]
    c = s.cells
    if not frames:
        check_over(s)
        return
    if frames[0][0] != tasks.ROUND or tasks.ROUND in [frame[0] for frame in frames[1:]]:
        refuse("the lowest task is the ROUND, and no other is one", "NF-ROUND-14")
    above = frames[1:]
    acting = bool(above) and above[0][0] == tasks.PERFORM
    if acting != (c[ACTION] >= 0):
        refuse("a selected action is performed, and nothing else", "NF-ROUND-07")
    if acting:
        check_action(s, above[0], above[1:])
    elif [frame[0] for frame in above] == [tasks.SELECT]:
        if c[SELECTED] == disks(s) or above[0][1] != c[TRACK + c[SELECTED]]:
            refuse("the next disk on the track selects", "NF-ROUND-01")
    elif any(frame[0] != tasks.HOME for frame in above):
        refuse("only a selection, an action or the choice of home colonies goes on in a round", "NF-ROUND-12")
    choosing = [frame[1] for frame in above if frame[0] == tasks.HOME]
    missing = [seat for seat in range(ids.players) if c[HOME + seat] < 0]
    if sorted(choosing) != missing:
        refuse(f"seats {missing} have no home colony, seats {sorted(choosing)} choose one", "NF-SETUP-27")
    if (c[LOOKED] > 0) != any(frame[0] in (tasks.KEEP, tasks.BURY) for frame in above):
        refuse("goals are in hand while they are kept or put back", "NF-GOAL-05")


def refuse(what: str, *clauses: str) -> NoReturn:
    raise InputError(f"position.pending: {what} ({', '.join(clauses)})")


def check_over(s: Frontiers) -> None:
    c = s.cells
    if not c[ENDING]:
        refuse("nothing is pending, but nothing has brought the end", "NF-END-09")
    if c[SELECTED] < disks(s) or c[ACTION] >= 0:
        refuse("the last round is played to its end", "NF-END-10")
    if any(c[EXPLORED : EXPLORED + c[PLAYERS]]) or c[FACE_DOWN] >= 0:
        refuse("explored worlds are removed and goals turned up in the end", "NF-SCORE-01", "NF-GOAL-19")


def check_action(s: Frontiers, perform: Frame, above: list[Frame]) -> None:
    c = s.cells
    action, selector = c[ACTION], c[SELECTOR]
    turns, step = perform[2], perform[3]
    kinds = tuple(frame[0] for frame in above)
    turn = nth(s, turns - 1) if turns else -1
    fits = not above
    if step == tasks.BONUS:
        fits |= kinds == (tasks.REVEAL,) and c[FACE_DOWN] >= 0 and may_be_asked(s, action)
        turn = c[HOLDER + c[FACE_DOWN]] if c[FACE_DOWN] >= 0 else -1
    elif step == tasks.TURNS:
        fits |= kinds in TURN_TASKS.get(action, ())
    elif step == tasks.STORING and turns == 0:
        fits |= action == layout.EXPLORE and kinds == (tasks.PICK,)
        turn = selector
    elif step in (tasks.STORING, tasks.LIMITING):
        fits |= kinds == ((tasks.STORE,) if step == tasks.STORING else (tasks.LIMIT,))
        fits &= action in (layout.EXPLORE, layout.SETTLE)
    elif step == tasks.CLOSING:
        fits |= action == layout.CHART and kinds in ((tasks.KEEP,), (tasks.BURY,))
        turn = selector
    if perform[1] != selector or not fits or any(frame[1] != turn for frame in above):
        refuse("these tasks do not belong to this step of the action", "NF-ROUND-08", "NF-ROUND-12")
    for frame in above:
        check_frame(s, frame, above[0])


def check_frame(s: Frontiers, frame: Frame, first: Frame) -> None:
    c, t = s.cells, s.t
    task, seat = frame[0], frame[1]
    if task == tasks.SETTLE:
        points = sum(t.temporary_points[i] for i in range(len(t.temporary_points)) if frame[5] & (1 << i))
        if points != frame[4]:
            refuse(f"the powers used give {points} temporary Military", "NF-MIL-05")
    elif task == tasks.CONQUER:
        explored = c[WORLD + seat * EXPLORED_SLOTS :][: c[EXPLORED + seat]]
        if frame[2] not in explored or not t.military[frame[2]] or t.people[frame[2]] > c[COLONISTS + seat]:
            refuse("this world cannot be conquered", "NF-SET-08", "NF-SET-09", "NF-SET-12")
        if first[2] == 0:
            refuse("a world that is being settled counts as settled", "NF-SET-03")
    elif task == tasks.EAT:
        used = first[2 + frame[2] // 30] & (1 << frame[2] % 30)
        if not used or frame[3] > t.eat_count[frame[2]] + t.eat_count_two[frame[2]]:
            refuse("the power that takes goods is one of those used, and takes no more than it says", "NF-CONS-03")
