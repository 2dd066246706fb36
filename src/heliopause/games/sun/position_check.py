"""Whether the parts of a position fit together as the rules demand. Every refusal names a field and the clause."""

from __future__ import annotations

from typing import Final, NoReturn

from heliopause.games.sun import ops, tasks
from heliopause.games.sun.catalog import Catalog
from heliopause.games.sun.ids import DISCS, Ids
from heliopause.games.sun.layout import (
    ADVANCED,
    AT_LOCATION,
    AT_WILL,
    AUTO_FOOD,
    AUTO_ORE,
    BOARD_SLOTS,
    CLAIM,
    CLAIM_DISC,
    CLAIMS,
    COLUMNS,
    CUBES_PER_SEAT,
    DECK,
    DECK_CELLS,
    DISC_ONE,
    DISC_TWO,
    DISCS_PER_TRACK,
    DYSON,
    EVENT_AT,
    EVENTS,
    EXTRA_AT,
    FACE_DOWN,
    FACTION,
    FOOD,
    FOOD_DISCS,
    GUILD_OPEN,
    IN_PLAY,
    LEVELS,
    LOCS,
    MUSEUM,
    NEAR_ACHIEVEMENTS,
    ORE_DISC,
    ORE_DISCS,
    OUTPOST,
    OUTPOST_DISC,
    OWNER,
    PAWN,
    PLAYERS,
    POP,
    POWERS,
    RECLAIMED,
    RESEARCHED,
    ROW,
    SHARE_FOR_ORE,
    SHARED,
    SHIPS,
    SLOT_CARD,
    STAR,
    SUPPLY,
    SYSTEMS,
)
from heliopause.games.sun.position_stack import check_stack
from heliopause.games.sun.rules.board import BASIC, EVENT_SPACE, GUILD_SPACE, controllable
from heliopause.games.sun.rules.cards import SWAP_POWER, number_of
from heliopause.games.sun.rules.sun import Sun, power_at
from heliopause.kernel.errors import InputError
from heliopause.kernel.state import FRAME

CONTROL_WAITS: Final = (tasks.BUILD, tasks.UPGRADE, tasks.SPREAD, tasks.JUMP, tasks.WARP, tasks.SETTLE)


def check(s: Sun, catalog: Catalog) -> None:
    ids = Ids(catalog, s.t, s.cells[PLAYERS])
    check_stack(s, ids)
    for seat in range(ids.players):
        if s.cells[FOOD_DISCS + seat] or cubes(s, seat):  # an unfilled mat has nothing
            check_cubes(s, seat)
            check_discs(s, seat)
        check_pawn(s, ids, seat)
    check_slots(s, ids)
    check_systems(s, ids)
    check_events(s, ids)
    check_claims(s, ids)
    check_control(s, ids)


def refuse(place: str, what: str, *clauses: str) -> NoReturn:
    raise InputError(f"position.{place}: {what} ({', '.join(clauses)})")


# ---------------------------------------------------------------- cubes and discs


def cubes_elsewhere(s: Sun, seat: int) -> int:
    """Cubes of a seat that lie in no supply column."""
    c = s.cells
    fleet = sum(c[SHIPS + seat * LOCS * LEVELS : SHIPS + (seat + 1) * LOCS * LEVELS])
    bit = 1 << seat
    researchers = sum((c[RESEARCHED + i] & ~c[RECLAIMED + i] & bit) != 0 for i in range(BOARD_SLOTS))
    return c[POP + seat] + fleet + researchers + (c[MUSEUM + seat] > 0)


def cubes(s: Sun, seat: int) -> int:
    return cubes_elsewhere(s, seat) + sum(s.cells[SUPPLY + seat * COLUMNS : SUPPLY + (seat + 1) * COLUMNS])


def check_cubes(s: Sun, seat: int) -> None:
    count = cubes(s, seat)
    if count != CUBES_PER_SEAT:
        refuse(f"seats[{seat}]", f"has {count} cubes on mat, technologies and boards; there are {CUBES_PER_SEAT}",
               "SUN-CON-51")  # fmt: skip


def discs_elsewhere(s: Sun, seat: int, kind: int) -> int:
    """Discs of a kind that lie on no production track."""
    c = s.cells
    count = c[AUTO_FOOD + seat] if kind == FOOD else c[AUTO_ORE + seat]
    count += sum(c[OUTPOST + i] == seat and c[OUTPOST_DISC + i] == kind for i in range(LOCS))
    for first in (DISC_ONE, DISC_TWO):
        count += sum(c[OWNER + i] == seat and c[first + i] == kind for i in range(SYSTEMS))
    return count + sum(c[CLAIM + i] == seat and c[CLAIM_DISC + i] == kind for i in range(IN_PLAY * CLAIMS))


def check_discs(s: Sun, seat: int) -> None:
    for kind, track in ((FOOD, FOOD_DISCS), (ORE_DISC, ORE_DISCS)):
        count = s.cells[track + seat] + discs_elsewhere(s, seat, kind)
        if count != DISCS_PER_TRACK:
            refuse(f"seats[{seat}]", f"has {count} {DISCS[kind]} discs on the tracks, as outposts and on cards;"
                   f" {DISCS_PER_TRACK} there are", "SUN-CON-52")  # fmt: skip


# ---------------------------------------------------------------- pawns


def check_pawn(s: Sun, ids: Ids, seat: int) -> None:
    """One pawn on a space, but for the last basic one (SUN-AMB-01) and for a faction that pays to share."""
    c, t = s.cells, s.t
    space = c[PAWN + seat]
    if space < 0:
        return
    place = f"seats[{seat}].pawn"
    kind, item = t.space_kind[space], t.space_item[space]
    if kind == EVENT_SPACE:
        refuse(place, "after that Action the pawn stands on no space", "SUN-CARD-12")
    if kind == GUILD_SPACE and not c[GUILD_OPEN + item]:
        refuse(place, f"{ids.guilds[item]} is covered", "SUN-ACT-19")
    if kind not in (BASIC, GUILD_SPACE) and item not in c[SLOT_CARD:RESEARCHED]:
        refuse(place, f"the technology {ids.technologies[item]} is not in play", "SUN-ACT-08")
    for other in range(seat):
        if c[PAWN + other] == space and not shareable(s, space) and not (sharer(s, seat) or sharer(s, other)):
            refuse(place, f"the pawn of seat {other} stands on {ids.spaces[space]}", "SUN-ACT-02", "SUN-AMB-01")


def shareable(s: Sun, space: int) -> bool:
    return s.cells[SHARED] != 0 and s.t.space_repeat[space] != 0


def sharer(s: Sun, seat: int) -> bool:
    first = 2 * s.cells[FACTION + seat]
    return s.cells[ADVANCED] != 0 and SHARE_FOR_ORE in s.t.innovation_power[first : first + 2]


# ---------------------------------------------------------------- technologies


def check_slots(s: Sun, ids: Ids) -> None:
    c, t = s.cells, s.t
    for slot in range(BOARD_SLOTS):
        place = f"technologies.{ids.slots[slot]}"
        if c[SLOT_CARD + slot] < 0:
            if c[RESEARCHED + slot] and not (discovering(s, slot) or nothing_left(s, t.slot_level[slot])):
                refuse(place, "a cube lies there, but no technology", "SUN-RES-10", "SUN-RES-22")
        elif t.slot_level[slot] > 1 and not c[RESEARCHED + slot]:
            refuse(place, "the technology was discovered, so the cube of its discoverer lies there", "SUN-RES-10")
        elif t.slot_level[slot] > 1 and not any(could_discover(s, seat, slot) for seat in range(ids.players)):
            refuse(place, "no faction with a cube there has the prerequisites to have discovered it",
                   "SUN-RES-04", "SUN-RES-07")  # fmt: skip


def discovering(s: Sun, slot: int) -> bool:
    """Whether the cube was placed just now and the card is still to come."""
    frames = [s.stack[at : at + FRAME] for at in range(0, len(s.stack), FRAME)]
    return any(
        (frame[0] == tasks.RESEARCH and frame[5] == slot) or (frame[0] == tasks.DISCOVER and frame[2] == slot)
        for frame in frames
    )


def nothing_left(s: Sun, level: int) -> bool:
    """With an empty deck a slot can stay undiscovered (SUN-AMB-21)."""
    row = s.cells[ROW + (level - 2) * 4 : ROW + (level - 1) * 4]
    return s.cells[DECK + (level - 2) * DECK_CELLS] == 0 and max(row) < 0


def could_discover(s: Sun, seat: int, slot: int) -> bool:
    bit = 1 << seat
    before = [i for i in range(BOARD_SLOTS) if s.t.slot_from[slot] & (1 << i) and s.cells[RESEARCHED + i] & bit]
    return s.cells[RESEARCHED + slot] & bit != 0 and (len(before) >= s.t.slot_need[slot] or skips_blindly(s))


def skips_blindly(s: Sun) -> bool:
    """Whether some card of this edition discovers without prerequisites; no printed one does."""
    code = s.t.code
    wanted = tasks.SKIP_PREREQUISITES
    return any(
        code[at] == ops.RESEARCH and code[at + 2] & (wanted | tasks.KNOWN) == wanted
        for at in range(0, len(code), ops.OP)
    )


# ---------------------------------------------------------------- Systems and events


def check_systems(s: Sun, ids: Ids) -> None:
    c = s.cells
    for loc, name in ids.locations.ids.items():
        if c[OUTPOST + loc] >= 0 and not controllable(s, loc):
            refuse(f"exploration.{name}.outpost", "there is no System to control", "SUN-CTRL-01", "SUN-AMB-46")
    for system in range(SYSTEMS):
        if c[DISC_ONE + system] and not c[DISC_TWO + system] and not settling(s, system):
            refuse(f"seats[{c[OWNER + system]}].colonies.{ids.systems[system]}",
                   "a colonized System has two discs, an annexed one none", "SUN-COL-15", "SUN-COL-11")  # fmt: skip


def settling(s: Sun, system: int) -> bool:
    """Whether the second disc is still to be chosen."""
    stack = s.stack
    return any(stack[at] == tasks.COLONY and stack[at + 2] == system for at in range(0, len(stack), FRAME))


def check_events(s: Sun, ids: Ids) -> None:
    """A System attached to an event, or added by one, and that event come and go together; so do ships put on one."""
    c, t = s.cells, s.t
    waiting = any(c[EVENT_AT + i] == NEAR_ACHIEVEMENTS for i in [t.dyson_event] if i >= 0)
    if waiting != (c[DYSON] >= 0):
        refuse("attached", "a System is attached to Dyson Sphere as long as that event lies near the achievements",
               "SUN-CARD-10", "SUN-CARD-12")  # fmt: skip
    holders = [seat for seat in range(ids.players) if c[MUSEUM + seat] or putting(s, seat)]
    open_to_all = any(t.event_rule[i] == ops.MUSEUM and c[EVENT_AT + i] != FACE_DOWN for i in range(EVENTS))
    if holders and not open_to_all:
        refuse(f"seats[{holders[0]}].museum", "the event that takes ships has not been turned over", "SUN-CARD-09")
    adding = any(t.event_rule[i] == ops.EXTRA_SYSTEM and c[EVENT_AT + i] == AT_LOCATION for i in range(EVENTS))
    attaching = any(s.stack[at] == tasks.ATTACH for at in range(0, len(s.stack), FRAME))
    if adding != (c[EXTRA_AT] >= 0 or attaching):
        refuse("exploration.extra", "a location is added as long as the event that adds it lies there",
               "SUN-EVT-03", "SUN-AMB-83")  # fmt: skip


def putting(s: Sun, seat: int) -> bool:
    """Whether the seat is still to choose a ship for the museum."""
    return any(s.stack[at : at + 2] == [tasks.MUSEUM, seat] for at in range(0, len(s.stack), FRAME))


# ---------------------------------------------------------------- achievements, control


def check_claims(s: Sun, ids: Ids) -> None:
    """Only Giga-Corporations lets production discs lie on achievements (SUN-AMB-54)."""
    c = s.cells
    bit = AT_WILL << number_of(s, SWAP_POWER)
    for at in range(IN_PLAY * CLAIMS):
        seat = c[CLAIM + at]
        if seat >= 0 and c[CLAIM_DISC + at] != STAR and not c[POWERS + seat] & bit:
            refuse(
                f"achievements[{at // CLAIMS}].claims", f"seat {seat} marks its claim with a star disc", "SUN-ACH-04"
            )


def check_control(s: Sun, ids: Ids) -> None:
    """Between changes of the board control is settled (SUN-CTRL-02)."""
    if any(s.stack[at] in CONTROL_WAITS for at in range(0, len(s.stack), FRAME)):
        return
    for loc, name in ids.locations.ids.items():
        if not controllable(s, loc):
            continue
        powers = [power_at(s, seat, loc) for seat in range(ids.players)]
        best = max(powers)
        strongest = [seat for seat in range(ids.players) if powers[seat] == best]
        holder = s.cells[OUTPOST + loc]
        if holder >= 0 and best > powers[holder]:
            owner = f"seat {strongest[0]} controls it" if len(strongest) == 1 else "nobody controls it"
            refuse(f"exploration.{name}.outpost", f"seat {strongest[0]} has more power than seat {holder}, so {owner}",
                   "SUN-CTRL-07", "SUN-CTRL-10")  # fmt: skip
        if holder < 0 and best > 0 and len(strongest) == 1:
            refuse(f"exploration.{name}", f"seat {strongest[0]} alone has the highest power, so it has an outpost",
                   "SUN-CTRL-06", "SUN-CTRL-18")  # fmt: skip
