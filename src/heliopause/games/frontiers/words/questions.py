"""What is being asked of whom, and in which action."""

from __future__ import annotations

from collections.abc import Callable

from heliopause.games.frontiers import codes, tasks
from heliopause.games.frontiers.layout import (
    ACTION,
    COLONIES,
    EXPLORED,
    MAT,
    ROUND,
    SELECTOR,
)
from heliopause.games.frontiers.rules.frontiers import Frontiers
from heliopause.games.frontiers.words import effects
from heliopause.games.frontiers.words.names import Speaker
from heliopause.kernel.codes import verb_of
from heliopause.kernel.state import top
from heliopause.kernel.words import Value

Args = dict[str, Value]


def question(speaker: Speaker, s: Frontiers) -> str:
    if s.over:
        return speaker.say("over")
    task, seat = top(s)[:2]
    message, read = _TASKS[task]
    what = speaker.say(f"ask-{message}", **read(speaker, s, top(s)[2:]))
    who = speaker.seat(seat)
    if s.cells[ACTION] < 0:
        return speaker.say("asked", who=who, what=what, n=s.cells[ROUND])
    selector = s.cells[SELECTOR]
    return speaker.say(
        "asked-in-action",
        who=who,
        what=what,
        action=speaker.action(s.cells[ACTION]),
        own="yes" if selector == seat else "no",
        selector=speaker.seat(selector),
    )


def _nothing(_speaker: Speaker, _s: Frontiers, _args: list[int]) -> Args:
    return {}


def _home(_speaker: Speaker, s: Frontiers, _args: list[int]) -> Args:
    return {"n": s.cells[MAT + top(s)[1]] + 1}


def _round(_speaker: Speaker, s: Frontiers, _args: list[int]) -> Args:
    return {"n": s.cells[ROUND]}


def _pick(_speaker: Speaker, s: Frontiers, args: list[int]) -> Args:
    """The selector picks twice, the second time when everybody has picked."""
    seat = top(s)[1]
    return {"second": "yes" if s.cells[SELECTOR] == seat and args[0] else "no"}


def _settle(_speaker: Speaker, s: Frontiers, args: list[int]) -> Args:
    verbs = {verb_of(code) for code in s.choices}
    if codes.COLONISTS in verbs:
        return {"what": "choice"}
    return {"what": "second" if codes.SETTLE in verbs else "replace"}


def _conquer(speaker: Speaker, _s: Frontiers, args: list[int]) -> Args:
    return {"tile": speaker.name(args[0])}


def _limit(speaker: Speaker, s: Frontiers, _args: list[int]) -> Args:
    seat = top(s)[1]
    have = s.cells[COLONIES + seat] + s.cells[EXPLORED + seat]
    return {"n": have - speaker.catalog.limits.worlds, "most": speaker.catalog.limits.worlds}


def _kind(speaker: Speaker, s: Frontiers, _args: list[int]) -> Args:
    return {"tile": speaker.name(s.t.any_tile)}


def _eat(speaker: Speaker, _s: Frontiers, args: list[int]) -> Args:
    tile, ability = speaker.consuming[args[0]]
    return {"tile": speaker.name(tile), "what": effects.power_phrase(speaker, "consume", ability)}


_TASKS: dict[int, tuple[str, Callable[[Speaker, Frontiers, list[int]], Args]]] = {
    tasks.HOME: ("home", _home),
    tasks.SELECT: ("select", _round),
    tasks.REVEAL: ("reveal", _nothing),  # everybody reads the question
    tasks.BUY: ("buy", _nothing),
    tasks.BANK: ("bank", _nothing),
    tasks.PICK: ("pick", _pick),
    tasks.SETTLE: ("settle", _settle),
    tasks.CONQUER: ("conquer", _conquer),
    tasks.STORE: ("store", _nothing),
    tasks.LIMIT: ("limit", _limit),
    tasks.PRODUCE: ("produce", _nothing),
    tasks.KIND: ("kind", _kind),
    tasks.SELL: ("sell", _nothing),
    tasks.CONSUME: ("consume", _nothing),
    tasks.EAT: ("eat", _eat),
    tasks.KEEP: ("keep", _nothing),
    tasks.BURY: ("bury", _nothing),
}
