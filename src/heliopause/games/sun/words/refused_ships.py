"""What is refused around ships, outposts and Systems."""

from __future__ import annotations

from heliopause.games.sun import codes, elements, ops, tasks
from heliopause.games.sun.layout import (
    FOOD,
    FOOD_DISCS,
    LEVELS,
    LOCS,
    ORE_DISC,
    ORE_DISCS,
    STAR,
    SYSTEM_AT,
)
from heliopause.games.sun.rules import reasons
from heliopause.games.sun.rules.board import SYSTEM_SPACE, icons_of, kind_of, leaving_cost, neighbours
from heliopause.games.sun.rules.prospects import colonize_reason
from heliopause.games.sun.rules.sun import power_at, ships_at, supply_left
from heliopause.games.sun.words.refusing import Refuser
from heliopause.kernel.refusing import NO_OPTION

# ---------------------------------------------------------------- colonize


def colonize(r: Refuser) -> None:
    s, seat = r.s, r.seat
    unclaimed = r.frame[2]
    for loc in range(LOCS):
        code = codes.encode(codes.TARGET, loc)
        if kind_of(s, loc) == 0 or not r.missing(code):
            continue
        reason, what = colonize_reason(s, seat, loc, unclaimed), r.speaker.place(s, loc)
        if reason == reasons.NO_SYSTEM:
            r.refuse(code, what, "SUN-COL-01", "no-system")
        elif reason == reasons.TOO_WEAK:
            needed = s.t.system_power[s.cells[SYSTEM_AT + loc]]
            r.refuse(code, what, "SUN-COL-04", "power", n=needed, have=power_at(s, seat, loc))
        elif reason == reasons.CLAIMED:
            r.refuse(code, what, "SUN-AMB-80", "claimed")
        else:
            r.refuse(code, what, "SUN-COL-03", "control")


def settle(r: Refuser) -> None:
    s = r.s
    _, seat, loc, power, highest, _ = r.frame
    needed = s.t.system_power[s.cells[SYSTEM_AT + loc]]
    for level in range(1, LEVELS + 1):
        code = codes.encode(codes.SETTLE_SHIP, level)
        if s.cells[ships_at(seat, loc) + level - 1] and r.missing(code):
            what = r.speaker.say("what-settle", level=level)
            if level > highest:
                r.refuse(code, what, "SUN-COL-06", "settle-order", level=highest)
            else:
                r.refuse(code, what, "SUN-COL-06", "settle-power", n=needed, level=level)
    if r.missing(codes.encode(codes.STOP)):
        r.refuse(codes.encode(codes.STOP), r.speaker.say("what-stop"), "SUN-COL-06", "settled", n=needed, have=power)


# ---------------------------------------------------------------- build


def build(r: Refuser) -> None:
    s, speaker = r.s, r.speaker
    _, seat, _, source, level, where = r.frame
    runs_dry = source != ops.POPULATION and supply_left(s, seat) == 0
    verb = codes.POP_AT if runs_dry else codes.BUILD_AT
    for loc in range(LOCS):
        code = codes.encode(verb, loc)
        if kind_of(s, loc) == 0 or not r.missing(code):
            continue
        what = speaker.say("what-build", level=level, at=speaker.at(s, loc))
        if where == ops.DEEP_SPACE:
            r.refuse(code, what, "SUN-BUILD-05", "deep-space")
        elif kind_of(s, loc) == SYSTEM_SPACE:
            r.refuse(code, what, "SUN-BUILD-07", "build-system")
        else:
            r.refuse(code, what, "SUN-BUILD-02", "build-place")
    if not runs_dry:
        r.refuse(codes.encode(codes.FORGO), speaker.say("what-no-build"), "SUN-OPT-01", "mandatory")
        if source != ops.POPULATION:
            r.refuse(NO_OPTION, speaker.say("what-build-pop"), "SUN-SUP-05", "supply-left", n=supply_left(s, seat))
    elif r.missing(codes.encode(codes.FORGO)):
        r.refuse(codes.encode(codes.FORGO), speaker.say("what-no-build"), "SUN-ACT-22", "no-change")


# ---------------------------------------------------------------- upgrade


def upgrade(r: Refuser) -> None:
    s, speaker = r.s, r.speaker
    task, seat = r.frame[:2]
    for loc in range(LOCS):
        for level in range(1, LEVELS + 1):
            code = codes.encode(codes.RAISE, loc, level)
            if s.cells[ships_at(seat, loc) + level - 1] and r.missing(code):
                what = speaker.say("what-ship", level=level, at=speaker.at(s, loc))
                if level == LEVELS:
                    r.refuse(code, what, "SUN-UPG-02", "top-level", n=LEVELS)
                else:
                    r.refuse(code, what, "SUN-AMB-42", "upgraded")
    r.refuse(NO_OPTION, speaker.say("what-others-ships"), "SUN-UPG-03", "own-ships")
    stop = codes.encode(codes.STOP)
    if r.missing(stop):
        what = speaker.say("what-stop")
        if task == tasks.UPGRADE and r.frame[4]:
            r.refuse(stop, what, "SUN-ACT-22", "no-change")
        else:
            r.refuse(stop, what, "SUN-OPT-01", "mandatory")


# ---------------------------------------------------------------- jump


def jump(r: Refuser) -> None:
    """Moves one segment further; a jump that must make something possible leaves out those that would spoil it."""
    s, speaker = r.s, r.speaker
    task, seat, points = r.frame[:3]
    for loc in range(LOCS):
        for level in range(1, LEVELS + 1):
            if s.cells[ships_at(seat, loc) + level - 1] == 0:
                continue
            if task == tasks.JUMP and leaving_cost(s, loc) > points:
                what = speaker.say("what-move-from", level=level, start=speaker.place(s, loc))
                ship = elements.ship(r.ids, seat, loc, level)
                r.refuse(NO_OPTION, what, "SUN-JUMP-02", "points", target=ship, n=leaving_cost(s, loc), have=points)
                continue
            for target in range(LOCS):
                code = codes.encode(codes.MOVE, loc, level * 16 + target)
                if neighbours(s, loc) & (1 << target) and r.missing(code):
                    start, goal = speaker.place(s, loc), speaker.place(s, target)
                    r.refuse(code, speaker.say("what-move", level=level, start=start, place=goal), *_spoiled(r))
    r.refuse(NO_OPTION, speaker.say("what-others-ships"), "SUN-JUMP-08", "own-ships")
    if r.missing(codes.encode(codes.STOP)):
        r.refuse(codes.encode(codes.STOP), speaker.say("what-stop"), *_spoiled(r))


def _spoiled(r: Refuser) -> tuple[str, str]:
    """Either a mandatory part that follows would be lost, or nothing would change in the end."""
    guarded = r.frame[0] == tasks.JUMP and r.frame[3]
    return ("SUN-ACT-11", "spoiled") if guarded else ("SUN-ACT-22", "no-change")


# ---------------------------------------------------------------- discs


def place(r: Refuser) -> None:
    """Every outpost that is offered, with the kinds of disc that may not be placed there."""
    for loc in sorted({codes.first_of(code) for code in r.offered}):
        _discs(r, loc, icons_of(r.s, loc), r.speaker.place(r.s, loc))


def colony(r: Refuser) -> None:
    system = r.frame[2]
    _discs(r, codes.SECOND, r.s.t.system_icons[system], r.speaker.catalog.systems[system].name)


def _discs(r: Refuser, where: int, icons: int, name: str) -> None:
    tracks = {FOOD: FOOD_DISCS, ORE_DISC: ORE_DISCS}
    for kind in (FOOD, ORE_DISC, STAR):
        code = codes.encode(codes.DISC, where, kind)
        if not r.missing(code):
            continue
        what, track = r.speaker.say("what-disc", disc=r.speaker.disc(kind), place=name), elements.track(kind)
        if kind == STAR:
            r.refuse(code, what, "SUN-AMB-36", "star", target=track)
        elif r.s.cells[tracks[kind] + r.seat] == 0:
            r.refuse(code, what, "SUN-OUT-03", "track-empty", target=track)
        else:
            r.refuse(code, what, "SUN-OUT-01", "icons", target=track, icons=r.speaker.discs(icons))
