"""What cannot be done now, and why: everything a player could expect of the question that is being asked.

The words decide nothing: refused is what is not among the options, and the rules' own predicates say why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from heliopause.games.pulsar import codes, tasks
from heliopause.games.pulsar import layout as at
from heliopause.games.pulsar.elements import location, transmitter
from heliopause.games.pulsar.ids import PROJECT_NAMES, SIZE_NAMES
from heliopause.games.pulsar.rules.payment import no_bonus_yet
from heliopause.games.pulsar.rules.pulsar import Pulsar
from heliopause.games.pulsar.rules.technologies import card_at, is_available, row_of
from heliopause.games.pulsar.rules.trails import ENTRY, ISOLATED, LENGTHS
from heliopause.games.pulsar.words.names import Speaker
from heliopause.games.pulsar.words.options import top
from heliopause.kernel.codes import first_of, second_of, verb_of
from heliopause.kernel.words import Value


@dataclass(frozen=True, slots=True)
class Refusal:
    """Something that could be expected: in words, why not, and its element on the board."""

    verb: int
    thing: int
    what: str
    clause: str
    reason: str
    target: str = ""
    args: dict[str, Value] = field(default_factory=dict)


def why_not(speaker: Speaker, s: Pulsar, seat: int) -> list[dict[str, str]]:
    return [
        {
            "what": speaker.say("sentence-start", text=one.what),
            "clause": one.clause,
            "reason": speaker.say(f"why-{one.reason}", **one.args),
            "target": one.target,
        }
        for one in refusals(speaker, s, seat)
    ]


def refusals(speaker: Speaker, s: Pulsar, seat: int) -> list[Refusal]:
    if s.over:
        return [Refusal(0, 0, speaker.say("thing-anything"), "PUL-END-01", "over")]
    if seat != s.seat:
        clause = "PUL-ACT-01" if s.cells[at.TURN] >= 0 else "PUL-DICE-11"
        return [Refusal(0, 0, speaker.say("thing-anything"), clause, "turn", args={"who": speaker.seat(s.seat)})]
    find = _TASKS.get(top(s)[0])
    return list(find(_Asked(speaker, s))) if find else []


class _Asked:
    """The position in which something is asked, and what is on offer there."""

    def __init__(self, speaker: Speaker, s: Pulsar) -> None:
        self.speaker = speaker
        self.s = s
        self.c = s.cells
        self.seat = s.seat
        self.ids = speaker.ids(s)
        self.offered = {(int(verb_of(code)), int(first_of(code))) for code in s.choices}

    def has(self, verb: int, thing: int) -> bool:
        return (verb, thing) in self.offered


def _entry(a: _Asked) -> Iterator[Refusal]:
    for place in a.s.t.entries[a.c[at.SIDE]]:
        if not a.has(codes.GATE, place):
            yield Refusal(
                codes.GATE, place, a.speaker.place(a.s, place), "PUL-POS-09", "gate-taken", location(a.ids, place)
            )


def _draft(a: _Asked) -> Iterator[Refusal]:
    """Dice that are there and that no own counter has room for."""
    for value in range(1, 7):
        if a.c[at.ON_BOARD + value] and not a.has(codes.DIE, value):
            what = a.speaker.say("thing-die", n=value)
            yield Refusal(codes.DIE, value, what, "PUL-TRACK-07", "no-room", f"die:board:{value}")
    yield from _counters(a)


def _counters(a: _Asked) -> Iterator[Refusal]:
    offered = {(int(first_of(code)), int(second_of(code))) for code in a.s.choices}
    for value in sorted({first for first, second in offered if second}):
        for track, name in ((at.INITIATIVE, "initiative"), (at.ENGINEERING, "engineering")):
            if (value, codes.COUNTER + 2 * track) not in offered:
                what = a.speaker.say("thing-counter", n=value, track=name)
                target = f"counter:{a.seat}:{name}:front"
                yield Refusal(codes.DIE, value, what, "PUL-TRACK-06", "counter-room", target)


def _turn(a: _Asked) -> Iterator[Refusal]:
    yield from _technologies(a)
    yield from _projects(a)
    yield from _transmitters(a)
    yield from _gyrodynes(a)
    if a.c[at.BOUND]:
        what = a.speaker.say("thing-end-turn")
        yield Refusal(codes.END_TURN, 0, what, "PUL-AMB-73", "bound", args={"n": a.c[at.BOUND]})


def _technologies(a: _Asked) -> Iterator[Refusal]:
    for place in range(at.PLACES):
        if a.has(codes.PATENT, place):
            continue
        card = int(card_at(a.s, place))
        what = a.speaker.technology(card)
        target = f"technology:{a.ids.technologies[card]}"
        clause, reason, args = _patent_reason(a, place, card)
        yield Refusal(codes.PATENT, place, what, clause, reason, target, args)


def _patent_reason(a: _Asked, place: int, card: int) -> tuple[str, str, dict[str, Value]]:
    c, t = a.c, a.s.t
    row = int(row_of(place))
    if row > c[at.ROUND]:
        return "PUL-TECH-02", "row", {"n": row}
    if a.seat in (c[at.FIRST + place], c[at.SECOND + place]):
        return "PUL-TECH-06", "owned", {}
    if c[at.SECOND + place] >= 0:
        return "PUL-TECH-05", "two-owners", {}
    if not is_available(a.s, a.seat, place, card):
        return ("PUL-TWO-12", "one-owner", {}) if c[at.PLAYERS] == 2 else ("PUL-TECH-07", "this-round", {})
    if t.tech_red[card] and not no_bonus_yet(a.s):
        return "PUL-BONUS-13", "bonus-used", {}
    if t.tech_price[card] > c[at.CUBES + a.seat]:
        return "PUL-BONUS-17", "cubes", {"n": t.tech_price[card]}
    return "PUL-TECH-03", "die", {"n": t.tech_die[card]}


def _projects(a: _Asked) -> Iterator[Refusal]:
    c, t = a.c, a.s.t
    side = c[at.SIDE_OF + a.seat]
    if side < 0:
        return
    built = c[at.BUILT + a.seat]
    for project, name in PROJECT_NAMES.ids.items():
        if a.has(codes.PROJECT, project):
            continue
        what, target = a.speaker.project(project), f"project:{a.seat}:{name}"
        number = side * at.PROJECTS + project
        missing = [other for other in range(at.PROJECTS) if t.needs[project] & ~built & (1 << other)]
        if built & (1 << project):
            clause, reason, args = "PUL-HQ-09", "built", _no_args()
        elif missing:
            names = a.speaker.words.join("and", [a.speaker.project(other) for other in missing])
            clause, reason, args = _needs_clause(name), "needs", {"what": names}
        elif t.project_silver[number] and not no_bonus_yet(a.s):
            clause, reason, args = "PUL-BONUS-13", "bonus-used", _no_args()
        else:
            clause, reason, args = "PUL-HQ-10", "die", {"n": t.project_die[number]}
        yield Refusal(codes.PROJECT, project, what, clause, reason, target, args)


def _no_args() -> dict[str, Value]:
    return {}


def _needs_clause(name: str) -> str:
    known = {"second-left": "PUL-HQ-05", "second-right": "PUL-HQ-06", "top": "PUL-HQ-08"}
    return known.get(name, "PUL-HQ-07")


def _transmitters(a: _Asked) -> Iterator[Refusal]:
    c, t = a.c, a.s.t
    for tile in range(at.TRANSMITTERS):
        on_offer = tile in c[at.OFFER : at.OFFER + at.OFFERED]
        own = c[at.KEEPER + tile] == a.seat and not c[at.ONLINE + tile]
        if not on_offer and not own:
            continue
        verb = codes.TAKE_TRANSMITTER if on_offer else codes.COVER
        if any(a.has(verb, tile * 4 + cost) for cost in range(at.COSTS)):
            continue
        costs = [
            t.costs[tile * at.COSTS + cost]
            for cost in range(at.COSTS)
            if t.costs[tile * at.COSTS + cost] and not c[at.COVERED + tile] & (1 << cost)
        ]
        dice = a.speaker.words.join("or", [str(die) for die in dict.fromkeys(costs)])
        what = a.speaker.say("thing-take" if on_offer else "thing-cover", tile=a.speaker.transmitter(tile))
        clause = "PUL-TRANS-02" if on_offer else "PUL-TRANS-05"
        yield Refusal(verb, tile * 4, what, clause, "dice", transmitter(a.ids, tile), {"dice": dice})


def _gyrodynes(a: _Asked) -> Iterator[Refusal]:
    c, t = a.c, a.s.t
    for size, name in SIZE_NAMES.ids.items():
        target = f"gyrodyne:{name}"
        called = a.speaker.size(size)
        here = a.seat * at.SIZES + size
        if not a.has(codes.TAKE_GYRODYNE, size):
            what = a.speaker.say("thing-take-gyrodyne", size=called)
            if c[at.BANK + size]:
                args: dict[str, Value] = {"n": t.take_die[size]}
                yield Refusal(codes.TAKE_GYRODYNE, size, what, f"PUL-GYRO-0{size + 1}", "die", target, args)
            else:
                yield Refusal(codes.TAKE_GYRODYNE, size, what, "PUL-AMB-47", "none-left", target)
        if c[at.GROWING + here] and not a.has(codes.COMPLETE, size):
            what = a.speaker.say("thing-complete", size=called)
            args = {"n": t.complete_die[size]}
            yield Refusal(codes.COMPLETE, size, what, f"PUL-GYRO-{12 + size}", "die", target, args)
        if c[at.HAND + here] and not a.has(codes.START, size):
            what = a.speaker.say("thing-start", size=called)
            yield Refusal(codes.START, size, what, "PUL-GYRO-06", "no-pulsar", target)


def _flight(a: _Asked) -> Iterator[Refusal]:
    """Locations that no path of this length reaches."""
    _, _, length, end, _, _ = top(a.s)
    if end >= 0:
        return
    kinds = a.s.t.kind[a.c[at.SIDE]]
    for place, kind in enumerate(kinds):
        if a.has(codes.LAND, place):
            continue
        what, target = a.speaker.place(a.s, place), location(a.ids, place)
        if kind == ENTRY:
            yield Refusal(codes.LAND, place, what, "PUL-FLY-08", "entry-gate", target)
        elif kind == ISOLATED:
            yield Refusal(codes.LAND, place, what, "PUL-FLY-06", "isolated", target)
        else:
            other = any(_reaches(a, place, n) for n in range(1, LENGTHS))
            reason = "other-length" if other else "too-far"
            yield Refusal(codes.LAND, place, what, "PUL-FLY-13", reason, target, {"n": length})


def _reaches(a: _Asked, place: int, length: int) -> bool:
    ends = a.s.t.ends[a.c[at.SIDE]][a.c[at.SHIP + a.seat] * LENGTHS + length]
    return codes.LAND << 16 | place << 8 in ends


def _explore(a: _Asked) -> Iterator[Refusal]:
    if not a.has(codes.PRINTED, 0):
        tile = a.c[at.TILE + top(a.s)[2]]
        red = a.s.t.bonus_red[tile] > 0
        clause, reason = ("PUL-AMB-77", "bonus-used") if red else ("PUL-AMB-47", "none-left")
        target = f"system:{a.ids.tiles[tile]}"
        yield Refusal(codes.PRINTED, 0, a.speaker.say("thing-printed"), clause, reason, target)


def _take(a: _Asked) -> Iterator[Refusal]:
    sizes = top(a.s)[2]
    for size, name in SIZE_NAMES.ids.items():
        if not a.has(codes.GYRODYNE, size):
            out = sizes & (1 << size)
            clause, reason = ("PUL-AMB-47", "none-left") if out else ("PUL-ICON-03", "other-size")
            what = a.speaker.say("thing-take-gyrodyne", size=a.speaker.size(size))
            yield Refusal(codes.GYRODYNE, size, what, clause, reason, f"gyrodyne:{name}")


def _teleport(a: _Asked) -> Iterator[Refusal]:
    kinds = a.s.t.kind[a.c[at.SIDE]]
    for place, kind in enumerate(kinds):
        if not a.has(codes.TELEPORT, place):
            what, target = a.speaker.place(a.s, place), location(a.ids, place)
            if kind == ISOLATED:
                yield Refusal(codes.TELEPORT, place, what, "PUL-ICON-15", "isolated", target)
            elif kind == ENTRY:
                yield Refusal(codes.TELEPORT, place, what, "PUL-AMB-25", "entry-gate", target)


def _goals(a: _Asked) -> Iterator[Refusal]:
    """Bonuses of goals in play that cannot be bought."""
    c, t = a.c, a.s.t
    _, _, step, met, _, _ = top(a.s)
    if step != tasks.BONUSES:
        return
    for goal in range(at.GOALS):
        face = c[at.GOAL + goal]
        if a.has(codes.BONUS, face):
            continue
        what, target = a.speaker.say("thing-bonus", goal=a.speaker.goal(face)), f"goal:{a.ids.goals[face]}"
        bought = c[at.BOUGHT + a.seat * at.GOALS + goal]
        if not met & (1 << goal):
            yield Refusal(codes.BONUS, face, what, "PUL-GOAL-06", "not-met", target)
        elif bought == 2 or not t.bonus_cubes[face * 2 + bought]:
            yield Refusal(codes.BONUS, face, what, "PUL-GOAL-07", "bought", target)
        else:
            args: dict[str, Value] = {"n": t.bonus_cubes[face * 2 + bought]}
            yield Refusal(codes.BONUS, face, what, "PUL-GOAL-04", "cubes", target, args)


_TASKS: dict[int, Callable[[_Asked], Iterator[Refusal]]] = {
    tasks.ENTRY: _entry,
    tasks.DRAFT: _draft,
    tasks.TURN: _turn,
    tasks.FLIGHT: _flight,
    tasks.EXPLORE: _explore,
    tasks.TAKE: _take,
    tasks.TELEPORT: _teleport,
    tasks.GOALS: _goals,
}
