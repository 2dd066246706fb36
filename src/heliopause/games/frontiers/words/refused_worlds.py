"""Why worlds cannot be picked, settled, replaced or put back: Explore and Settle."""

from __future__ import annotations

from heliopause.games.frontiers import codes, elements, ops, tasks
from heliopause.games.frontiers.layout import COLONISTS, CREDITS, FRESH
from heliopause.games.frontiers.prices import settling
from heliopause.games.frontiers.rules.exchange import alike, enough_people
from heliopause.games.frontiers.rules.powers import in_group, rows_of, strength
from heliopause.games.frontiers.rules.reasons import FINE
from heliopause.games.frontiers.rules.settle import fits, missing, powers_used, settle_reason, worlds_at_once
from heliopause.games.frontiers.words.names import KIND_NAMES
from heliopause.games.frontiers.words.refusing import Refuser
from heliopause.kernel.codes import encode
from heliopause.kernel.refusing import NO_OPTION


def pick(r: Refuser) -> None:
    r.refuse(NO_OPTION, r.speaker.say("what-no-world"), "NF-AMB-20", "must-pick")


def store(r: Refuser) -> None:
    for tile, _good in r.colonies():
        r.refuse(encode(codes.STORE, tile), r.speaker.name(tile), "NF-GOAL-28", "colony-stays")


def limit(r: Refuser) -> None:
    for tile, _good in r.colonies():
        r.refuse(encode(codes.RETURN, tile), r.speaker.name(tile), "NF-EXP-14", "colony-stays")
    r.refuse(NO_OPTION, r.speaker.say("what-keep-all"), "NF-EXP-11", "limit", n=r.speaker.catalog.limits.worlds)


# ---------------------------------------------------------------- Settle


def settle(r: Refuser) -> None:
    settled, done = r.frame[2], r.frame[3]
    rows = rows_of(r.s, r.seat, ops.SETTLE)
    if done & tasks.CHOSEN:
        _all_worlds(r, "NF-SET-03", "choice-made")
        _colonists(r, "NF-SET-03", "choice-made")
    elif settled:
        _colonists(r, "NF-AMB-34", "choice-made")
        if settled >= worlds_at_once(r.s, rows):
            _all_worlds(r, "NF-SET-03", "worlds-settled", n=settled)
    if not done & tasks.CHOSEN and settled < worlds_at_once(r.s, rows):
        for world in r.explored():
            _world(r, world)
    if not settled and not done & tasks.CHOSEN:
        r.refuse(NO_OPTION, r.speaker.say("what-pass"), "NF-SET-04", "no-passing")
    _replacements(r, rows, done)


def _all_worlds(r: Refuser, clause: str, reason: str, n: int = 0) -> None:
    for world in r.explored():
        r.refuse(encode(codes.SETTLE, world), _settling(r, world), clause, reason, n=n)


def _colonists(r: Refuser, clause: str, reason: str) -> None:
    r.refuse(encode(codes.COLONISTS), r.speaker.say("what-colonists"), clause, reason)


def _settling(r: Refuser, world: int) -> str:
    return r.speaker.say("what-settle", tile=r.speaker.name(world))


def _world(r: Refuser, world: int) -> None:
    """As printed, and a military world as if it were non-military, where there is a power for that."""
    t = r.s.t
    what = _settling(r, world)
    have = r.s.cells[COLONISTS + r.seat]
    if have < t.people[world]:
        r.refuse(encode(codes.SETTLE, world), what, "NF-SET-09", "colonists", n=t.people[world], have=have)
    elif t.military[world]:
        rows = rows_of(r.s, r.seat, ops.SETTLE)
        if r.missing(encode(codes.SETTLE, world)):
            _weak(r, rows, world, what)
        if r.missing(encode(codes.SETTLE, world, codes.BY_PAYMENT)):
            _instead(r, rows, world, what)
    elif settle_reason(r.s, r.seat, world) != FINE:
        _dear(r, world, what)
    else:
        _other_kinds(r, world, what)


def _weak(r: Refuser, rows: list[int], world: int, what: str) -> None:
    """Military against other worlds only is told apart from none at all."""
    defence = r.s.t.cost[world]
    military = defence - int(missing(r.s, r.seat, rows, world))
    helps = strength(r.s, r.seat, rows, world) != strength(r.s, r.seat, rows, -1)
    clause = "NF-SET-12" if helps or not _specialised(r, rows) else "NF-MIL-03"
    r.refuse(encode(codes.SETTLE, world), what, clause, "too-weak", n=defence, have=military)


def _specialised(r: Refuser, rows: list[int]) -> bool:
    t = r.s.t
    return any(t.rows[row] == ops.MILITARY and t.rows[row + 2] >= 0 for row in rows[::2])


def _dear(r: Refuser, world: int, what: str) -> None:
    n, have = settling(r.s, world, codes.AS_PRINTED).credits, r.s.cells[CREDITS + r.seat]
    r.refuse(encode(codes.SETTLE, world), what, "NF-SET-11", "credits", n=n, have=have)


def _other_kinds(r: Refuser, world: int, what: str) -> None:
    """Kinds of the any-kind world that would make it too dear."""
    named = [kind for kind in range(1, len(KIND_NAMES) - 1) if not r.missing(_named(world, kind))]
    for kind in range(1, len(KIND_NAMES) - 1) if named else ():
        if kind not in named:
            n, have = settling(r.s, world, codes.NAMED * kind).credits, r.s.cells[CREDITS + r.seat]
            r.refuse(_named(world, kind), what, "NF-SET-11", "credits-as", n=n, have=have, kind=KIND_NAMES[kind])


def _named(world: int, kind: int) -> int:
    return int(encode(codes.SETTLE, world, codes.NAMED * kind))


def _instead(r: Refuser, rows: list[int], world: int, what: str) -> None:
    """By payment, if there is a power for it at all."""
    t = r.s.t
    powers = [row for row in rows[::2] if t.rows[row] == ops.PAY_FOR]
    if not powers:
        return
    code = encode(codes.SETTLE, world, codes.BY_PAYMENT)
    if not any(in_group(r.s, t.rows[row + 1], world) for row in powers):
        r.refuse(code, r.speaker.say("what-instead", what=what), "NF-CARD-05", "alien")
        return
    n, have = settling(r.s, world, codes.BY_PAYMENT).credits, r.s.cells[CREDITS + r.seat]
    r.refuse(code, r.speaker.say("what-instead", what=what), "NF-CARD-06", "credits", n=n, have=have)


# ---------------------------------------------------------------- one colony for another


def _replacements(r: Refuser, rows: list[int], done: int) -> None:
    t = r.s.t
    powers = [t.rows[row + 1] for row in rows[::2] if t.rows[row] == ops.REPLACE]
    if not powers:
        return
    if done & tasks.EXCHANGED:
        r.refuse(NO_OPTION, r.speaker.say("what-replace-again"), "NF-AMB-40", "exchanged")
        return
    fresh = r.s.cells[FRESH + r.seat]
    for slot, (tile, _good) in enumerate(r.colonies()):
        for world in r.explored():
            code = encode(codes.REPLACE, tile, world)
            if r.missing(code):
                _replacement(r, code, bool(fresh & 1 << slot), max(powers))


def _replacement(r: Refuser, code: int, fresh: bool, dearer: int) -> None:
    t = r.s.t
    tile, world = code >> 8 & 255, code & 255
    what = r.speaker.say("what-replace", old=r.speaker.name(tile), tile=r.speaker.name(world))
    more = t.cost[world] - t.cost[tile]
    if fresh:
        r.refuse(code, what, "NF-CARD-18", "settled-now")
    elif t.military[tile] or t.military[world]:
        r.refuse(code, what, "NF-CARD-13", "military")
    elif not alike(r.s, tile, world):
        r.refuse(code, what, "NF-CARD-13", "other-kind")
    elif not 0 <= more <= dearer:
        r.refuse(code, what, "NF-CARD-15", "other-cost", n=t.cost[world], old=t.cost[tile], dearer=dearer)
    elif not enough_people(r.s, r.seat, tile, world):
        r.refuse(code, what, "NF-CARD-22", "one-colonist")


# ---------------------------------------------------------------- temporary Military


def conquer(r: Refuser) -> None:
    """Goods of a kind that the power does not want, powers used up, goods that would leave too little."""
    t = r.s.t
    rows = rows_of(r.s, r.seat, ops.SETTLE)
    for row in rows[::2]:
        if t.rows[row] == ops.TEMPORARY:
            for tile, good in r.colonies():
                if good and r.missing(encode(codes.REMOVE, tile, t.rows[row + 1])):
                    _good(r, t.rows[row + 1], tile, good)


def _good(r: Refuser, number: int, tile: int, good: int) -> None:
    t = r.s.t
    code = encode(codes.REMOVE, tile, number)
    power = r.speaker.name(t.temporary_tile[number])
    good_named = r.speaker.say("good-of", kind=KIND_NAMES[good], tile=r.speaker.name(tile))
    what = r.speaker.say("what-remove", good=good_named, power=power)
    target = elements.good(r.speaker, tile)
    if not fits(t.temporary_kind[number], good):
        wanted = KIND_NAMES[t.temporary_kind[number]]
        r.refuse(code, what, "NF-AMB-32", "wrong-good", target=target, kind=wanted)
    elif powers_used(r.s) & 1 << number:
        r.refuse(code, what, "NF-MIL-05", "used", target=target)
    else:
        r.refuse(code, what, "NF-AMB-33", "leaves-too-little", target=target)
