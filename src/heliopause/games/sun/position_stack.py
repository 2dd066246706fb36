"""Whether the pending tasks of a position fit what lies on the table, so that the rules can carry them out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NoReturn

from heliopause.games.sun import ops, tasks
from heliopause.games.sun.ids import ENDINGS, LEVEL_NAMES, Ids
from heliopause.games.sun.layout import (
    AT_LOCATION,
    DISC_ONE,
    DISC_TWO,
    ENDING,
    EVENT_AT,
    EVENT_ON,
    EVENTS,
    EXTRA_AT,
    FACE_DOWN,
    FACTION,
    FOOD_DISCS,
    LEVELS,
    LOCS,
    MUSEUM,
    ORE,
    ORE_DISCS,
    ORE_FOR_POP,
    OUTPOST,
    OUTPOST_DISC,
    OWNER,
    POP,
    RESEARCHED,
    REVEALED,
    ROUND,
    SLOT_CARD,
    START,
    SYSTEM_AT,
    TURN,
)
from heliopause.games.sun.rules.control import UNSETTLED
from heliopause.games.sun.rules.prospects import ore_cost, where_x
from heliopause.games.sun.rules.research import CHOOSE_SLOT
from heliopause.games.sun.rules.sun import Sun, has_power
from heliopause.games.sun.rules.turn import LAST_ROUND
from heliopause.kernel.errors import InputError
from heliopause.kernel.state import FRAME

Frame = list[int]
FINAL_ROUND: Final = ENDINGS.numbers["final-round"]

# Tasks that nothing interrupts: they are done before anything else is pushed.
NEVER_BELOW: Final = (
    tasks.DECIDE,
    tasks.BUILD,
    tasks.AUTOMATE,
    tasks.UPGRADE,
    tasks.SPREAD,
    tasks.JUMP,
    tasks.WARP,
    tasks.DISCOVER,
    tasks.PRIVATE,
    tasks.COLONIZE,
    tasks.SETTLE,
    tasks.SHIFT,
    tasks.COPY,
    tasks.GUILD,
    tasks.EVENT,
    tasks.ATTACH,
    tasks.PAYMENT,
)
# Tasks of which one is enough, for the same seat, slot or System.
ONCE: Final = (tasks.DRAFT, tasks.UNPACK, tasks.MUSEUM, tasks.DISCOVER, tasks.COLONY)


def check_stack(s: Sun, ids: Ids) -> None:
    frames = [s.stack[at : at + FRAME] for at in range(0, len(s.stack), FRAME)]
    if not frames:
        if s.cells[ENDING] != FINAL_ROUND and s.cells[ROUND] < LAST_ROUND:
            raise InputError("position.pending: the game ends with the final round only (SUN-END-05, SUN-AMB-86)")
        return
    if frames[0][:2] != [tasks.TURN, s.cells[TURN]]:
        refuse(0, "the lowest task is the TURN of the seat whose turn it is")
    for number, frame in enumerate(frames):
        under = frames[number - 1] if number else []
        if number and frame[0] == tasks.TURN:
            refuse(number, "there is one TURN only", "SUN-TURN-01")
        if frame[0] in NEVER_BELOW and number < len(frames) - 1:
            refuse(number, "nothing interrupts this task, so it is the last one")
        if frame[0] in (tasks.DECIDE, tasks.CHOOSE) and under[:2] != [tasks.PROGRAM, frame[1]]:
            refuse(number, "it belongs on a PROGRAM of the same seat")
        if frame[0] in CHECKS:
            CHECKS[frame[0]](s, ids, number, frame)
    check_once(frames)
    check_revealed(s, ids, frames)
    check_unsettled(s, ids, frames)


def refuse(number: int, what: str, *clauses: str) -> NoReturn:
    cited = f" ({', '.join(clauses)})" if clauses else ""
    raise InputError(f"position.pending[{number}]: {what}{cited}")


def check_program(s: Sun, ids: Ids, number: int, frame: Frame) -> None:
    if not 1 <= frame[3] <= LEVELS and builds_x(s, frame[2]):
        refuse(number, f"x is the level of a ship to build, 1 to {LEVELS}", "SUN-COMP-10")
    check_cost(s, number, frame)


def check_cost(s: Sun, number: int, frame: Frame) -> None:
    """A program that begins with a cost was offered because it can be paid; nothing but that offer comes between."""
    code = s.t.code
    _, seat, place, x, _, _ = frame
    if code[place] == ops.WHERE:
        x = where_x(s, seat, place, x)
        place += ops.OP
    if code[place] != ops.PAY:
        return
    above = s.stack[(number + 1) * FRAME :]
    if above and above[0] != tasks.DECIDE:
        refuse(number, "the cost is paid before anything else happens", "SUN-ACT-16")
    ore = ore_cost(s, seat, place, x) + code[place + 3]
    if ore > s.cells[ORE + seat]:
        refuse(number, f"costs {ore} ore and seat {seat} has {s.cells[ORE + seat]}", "SUN-ACT-10")
    spare = s.cells[ORE + seat] > ore and frame[4] & tasks.IN_ACTION and has_power(s, seat, ORE_FOR_POP)
    if code[place + 2] > s.cells[POP + seat] + (1 if spare else 0):
        refuse(number, f"returns {code[place + 2]} population and seat {seat} has {s.cells[POP + seat]}", "SUN-ACT-10")


def builds_x(s: Sun, place: int) -> bool:
    """Whether the program from there on builds a ship of level X before X is counted anew."""
    code, lists = s.t.code, s.t.lists
    while code[place] not in (ops.END, ops.WHERE):
        if code[place] == ops.BUILD and code[place + 3] < 0:
            return True
        if code[place] == ops.CHOOSE:
            base = code[place + 3]
            if any(builds_x(s, lists[base + 2 * i + 1]) for i in range(lists[base])):
                return True
        place += ops.OP
    return False


def check_draft(s: Sun, ids: Ids, number: int, frame: Frame) -> None:
    if s.cells[FACTION + frame[1]] >= 0:
        refuse(number, f"seat {frame[1]} has a faction already", "SUN-SETUP-23")


def check_unpack(s: Sun, ids: Ids, number: int, frame: Frame) -> None:
    place = (frame[1] - s.cells[START]) % ids.players
    if frame[2] != place:
        refuse(number, f"seat {frame[1]} is number {place} in turn order, the starting seat being 0", "SUN-SETUP-32")


def check_automate(s: Sun, ids: Ids, number: int, frame: Frame) -> None:
    if 0 in (s.cells[FOOD_DISCS + frame[1]], s.cells[ORE_DISCS + frame[1]]):
        refuse(number, "there is no choice of tracks when one of them is empty", "SUN-AUTO-01")


def check_bonuses(s: Sun, ids: Ids, number: int, frame: Frame) -> None:
    for loc in range(LOCS):
        if frame[2] & (1 << loc) and s.cells[SYSTEM_AT + loc] < 0:
            refuse(number, f"no System lies at {ids.locations[loc]}", "SUN-OUT-10")


def check_research(s: Sun, ids: Ids, number: int, frame: Frame) -> None:
    if (frame[4] == CHOOSE_SLOT) != (frame[5] < 0):
        refuse(number, "the slot is named once it has been chosen", "SUN-RES-01")
    if frame[5] >= 0:
        check_discovery(s, ids, number, frame[1], frame[5])


def check_discover(s: Sun, ids: Ids, number: int, frame: Frame) -> None:
    check_discovery(s, ids, number, frame[1], frame[2])
    if frame[5] and not frame[3]:
        refuse(number, "the type is settled before any card is revealed", "SUN-RES-18")


def check_discovery(s: Sun, ids: Ids, number: int, seat: int, slot: int) -> None:
    c = s.cells
    if c[SLOT_CARD + slot] >= 0 or s.t.slot_level[slot] == 1:
        refuse(number, f"{ids.slots[slot]} is discovered already", "SUN-RES-15")
    if not c[RESEARCHED + slot] & (1 << seat):
        refuse(number, f"seat {seat} has placed no cube at {ids.slots[slot]}", "SUN-RES-10")


def check_settle(s: Sun, ids: Ids, number: int, frame: Frame) -> None:
    if s.cells[SYSTEM_AT + frame[2]] < 0:
        refuse(number, f"no System lies at {ids.locations[frame[2]]}", "SUN-COL-01")


def check_colony(s: Sun, ids: Ids, number: int, frame: Frame) -> None:
    c = s.cells
    system = frame[2]
    if c[OWNER + system] != frame[1]:
        refuse(number, f"seat {frame[1]} has not colonized {ids.systems[system]}", "SUN-COL-11")
    if (c[DISC_ONE + system] > 0) != (frame[3] == 1) or c[DISC_TWO + system]:
        refuse(number, f"{ids.systems[system]} must hold {frame[3]} of its two discs", "SUN-COL-15")


def check_event(s: Sun, ids: Ids, number: int, frame: Frame) -> None:
    event = frame[2]
    if s.cells[EVENT_AT + event] != FACE_DOWN or event in s.cells[EVENT_ON : EVENT_ON + EVENTS - 1]:
        refuse(number, f"{ids.events[event]} lies elsewhere", "SUN-EVT-04")


def check_museum(s: Sun, ids: Ids, number: int, frame: Frame) -> None:
    if s.cells[MUSEUM + frame[1]]:
        refuse(number, f"seat {frame[1]} has put a ship there already", "SUN-CARD-09")


def check_attach(s: Sun, ids: Ids, number: int, frame: Frame) -> None:
    c, event = s.cells, frame[2]
    if s.t.event_rule[event] != ops.EXTRA_SYSTEM or c[EVENT_AT + event] != AT_LOCATION or c[EXTRA_AT] >= 0:
        refuse(number, f"{ids.events[event]} adds no System now", "SUN-EVT-04")


CHECKS: dict[int, Callable[[Sun, Ids, int, Frame], None]] = {
    tasks.PROGRAM: check_program,
    tasks.DRAFT: check_draft,
    tasks.UNPACK: check_unpack,
    tasks.AUTOMATE: check_automate,
    tasks.BONUSES: check_bonuses,
    tasks.RESEARCH: check_research,
    tasks.DISCOVER: check_discover,
    tasks.SETTLE: check_settle,
    tasks.COLONY: check_colony,
    tasks.EVENT: check_event,
    tasks.MUSEUM: check_museum,
    tasks.ATTACH: check_attach,
}


def check_once(frames: list[Frame]) -> None:
    """A slot is discovered, a colony completed, a mat filled once only."""
    seen: list[tuple[int, int]] = []
    for number, frame in enumerate(frames):
        subject = (frame[0], frame[1])
        if frame[0] == tasks.RESEARCH:
            subject = (tasks.DISCOVER, frame[5])
        elif frame[0] in (tasks.DISCOVER, tasks.COLONY):
            subject = (frame[0], frame[2])
        if subject[0] in ONCE and subject[1] >= 0:
            if subject in seen:
                refuse(number, "the same task is pending already")
            seen.append(subject)


def check_revealed(s: Sun, ids: Ids, frames: list[Frame]) -> None:
    """Cards lie open for one task, and are of the level it asks for."""
    c, t = s.cells, s.t
    levels = [t.slot_level[frame[2]] for frame in frames if frame[0] == tasks.DISCOVER and frame[5]]
    levels += [frame[2] for frame in frames if frame[0] == tasks.PRIVATE and frame[3]]
    annexing = sum(frame[0] == tasks.ANNEX for frame in frames)
    if (len(levels) + annexing == 1) != (c[REVEALED] > 0) or len(levels) + annexing > 1:
        raise InputError("position.revealed: cards lie open while one task waits for a choice among them (SUN-RES-22)")
    cards = c[REVEALED + 1 : REVEALED + 1 + c[REVEALED]]
    if levels and any(t.tech_level[card] != levels[0] for card in cards):
        raise InputError(f"position.revealed: the cards are of level {LEVEL_NAMES[levels[0]]} (SUN-RES-20)")


def check_unsettled(s: Sun, ids: Ids, frames: list[Frame]) -> None:
    """An outpost without a disc waits for its owner to place one (SUN-OUT-02)."""
    c = s.cells
    waiting = 0
    for number, frame in enumerate(frames):
        if frame[0] == tasks.PLACE:
            for loc in range(LOCS):
                due = c[OUTPOST + loc] == frame[1] and c[OUTPOST_DISC + loc] == UNSETTLED and not waiting & (1 << loc)
                if frame[2] & (1 << loc) and not due:
                    refuse(number, f"no disc of seat {frame[1]} is due at {ids.locations[loc]}", "SUN-OUT-01")
            waiting |= frame[2]
    for loc, name in ids.locations.ids.items():
        if c[OUTPOST_DISC + loc] == UNSETTLED and not waiting & (1 << loc):
            raise InputError(f"position.exploration.{name}.outpost: no task settles which disc it is (SUN-OUT-01)")
