"""Why not: everything a player could expect at the question now asked and cannot choose, with clause and reason.

Whether something is refused is never decided here: it is refused when it is not among the options, and the rules' own
predicates say why.
"""

from __future__ import annotations

from collections.abc import Callable

from heliopause.games.frontiers import codes, elements, tasks
from heliopause.games.frontiers.layout import (
    ACTIONS,
    CREDITS,
    FACE,
    FACE_DOWN,
    STACKS,
    STOCK_CREDITS,
    TAKEN,
    WITH_GOALS,
)
from heliopause.games.frontiers.rules.develop import buy_reason, price_of
from heliopause.games.frontiers.rules.frontiers import Frontiers
from heliopause.games.frontiers.rules.reasons import NO_COPY, OWNED_ALREADY
from heliopause.games.frontiers.rules.round import in_play
from heliopause.games.frontiers.words import refused_goods, refused_worlds
from heliopause.games.frontiers.words.names import Speaker
from heliopause.games.frontiers.words.refusing import Refuser
from heliopause.kernel.codes import encode
from heliopause.kernel.refusing import NO_OPTION, Refusal


def why_not(speaker: Speaker, s: Frontiers, seat: int) -> list[dict[str, str]]:
    return [one.to_json() for one in refusals(speaker, s, seat)]


def refusals(speaker: Speaker, s: Frontiers, seat: int) -> list[Refusal]:
    refuser = Refuser(speaker, s, seat)
    if s.over:
        refuser.refuse(NO_OPTION, speaker.say("what-anything"), "NF-END-11", "over")
    elif s.seat != seat:
        refuser.refuse(NO_OPTION, speaker.say("what-anything"), "NF-ROUND-08", "seat", who=speaker.seat(s.seat))
    else:
        task = refuser.frame[0]
        if task in _TASKS:
            _TASKS[task](refuser)
    return refuser.found


# ---------------------------------------------------------------- set-up and selection


def _home(r: Refuser) -> None:
    r.refuse(NO_OPTION, r.speaker.say("what-other-mat"), "NF-SETUP-27", "other-mat")


def _select(r: Refuser) -> None:
    for action in range(ACTIONS):
        if not r.missing(encode(codes.SELECT, action)):
            continue
        who = r.s.cells[TAKEN + action]
        if not in_play(r.s, action):
            clause = "NF-SETUP-12" if not r.s.cells[WITH_GOALS] else "NF-SETUP-13"
            r.refuse(encode(codes.SELECT, action), r.speaker.action(action), clause, "other-face")
        else:
            r.refuse(
                encode(codes.SELECT, action),
                r.speaker.action(action),
                "NF-ROUND-02",
                "taken",
                who=r.speaker.seat(who),
                own="yes" if who == r.seat else "no",
            )
    r.refuse(NO_OPTION, r.speaker.say("what-no-selection"), "NF-ROUND-03", "no-passing")


# ---------------------------------------------------------------- goals


def _reveal(r: Refuser) -> None:
    if r.missing(encode(codes.REVEAL)):
        goal = r.s.cells[FACE_DOWN]
        what = r.speaker.say("what-reveal", goal=r.speaker.goal(goal))
        r.refuse(encode(codes.REVEAL), what, "NF-AMB-73", "not-stockpile", target=elements.goal(r.speaker, goal))


def _keep(r: Refuser) -> None:
    r.refuse(NO_OPTION, r.speaker.say("what-keep-two"), "NF-GOAL-06", "keep-one")


def _bank(r: Refuser) -> None:
    """More than there is room for, or more than there is."""
    most = max((code >> 8 & 255 for code in r.offered if code >> 16 == codes.BANK), default=0)
    have = r.s.cells[CREDITS + r.seat]
    what = r.speaker.say("what-bank", n=most + 1)
    if most < have:
        lying = r.s.cells[STOCK_CREDITS + r.seat]
        r.refuse(encode(codes.BANK, most + 1), what, "NF-GOAL-13", "stockpile-full", n=lying + most)
    else:
        r.refuse(encode(codes.BANK, most + 1), what, "NF-GOAL-12", "credits", have=have, n=most + 1)


# ---------------------------------------------------------------- Develop


def _buy(r: Refuser) -> None:
    for stack in range(STACKS):
        face = r.s.cells[FACE + stack]
        code = encode(codes.BUY, face)
        if not r.missing(code):
            continue
        reason = buy_reason(r.s, r.seat, face)
        what = r.speaker.face(face)
        if reason == OWNED_ALREADY:
            r.refuse(code, what, "NF-DEV-06", "owned")
        elif reason == NO_COPY:
            r.refuse(code, what, "NF-DEV-07", "no-copy")
        else:
            n, have = int(price_of(r.s, r.seat, face)), r.s.cells[CREDITS + r.seat]
            r.refuse(code, what, "NF-DEV-03", "credits", n=n, have=have)


_TASKS: dict[int, Callable[[Refuser], None]] = {
    tasks.HOME: _home,
    tasks.SELECT: _select,
    tasks.REVEAL: _reveal,
    tasks.BUY: _buy,
    tasks.BANK: _bank,
    tasks.PICK: refused_worlds.pick,
    tasks.SETTLE: refused_worlds.settle,
    tasks.CONQUER: refused_worlds.conquer,
    tasks.STORE: refused_worlds.store,
    tasks.LIMIT: refused_worlds.limit,
    tasks.PRODUCE: refused_goods.produce,
    tasks.SELL: refused_goods.sell,
    tasks.CONSUME: refused_goods.consume,
    tasks.EAT: refused_goods.eat,
    tasks.KEEP: _keep,
}
