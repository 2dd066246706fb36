"""What is being asked of whom, and why."""

from __future__ import annotations

from collections.abc import Callable

from heliopause.games.sun import codes, ops, tasks
from heliopause.games.sun.layout import ROUND, SYSTEM_AT, TURN
from heliopause.games.sun.rules.sun import Sun
from heliopause.games.sun.stack import running
from heliopause.games.sun.words.names import Speaker
from heliopause.games.sun.words.options import optional_part
from heliopause.kernel import phrases
from heliopause.kernel.state import top
from heliopause.kernel.words import Value

Args = dict[str, Value]


def question(speaker: Speaker, s: Sun) -> str:
    if s.over:
        return speaker.say("over")
    task, seat = top(s)[:2]
    message, read = _TASKS[task]
    what = speaker.say(f"ask-{_shape(s, task, message)}", **read(speaker, s, top(s)[2:]))
    turn = s.cells[TURN]
    args: Args = {
        "who": speaker.seat(s, seat),
        "faction": speaker.faction_id(s, seat),
        "other": "none" if turn in (seat, -1) else speaker.seat(s, turn),
        "what": what,
    }
    program = running(s)
    if program and program[5]:
        return speaker.say("asked-because", source=speaker.source(s, program[5], seat), **args)
    return speaker.say("asked", **args)


def _shape(s: Sun, task: int, message: str) -> str:
    """A discovery asks for the type or the card, in the tableau variant for either of two ways to get one."""
    if task not in (tasks.DISCOVER, tasks.PRIVATE):
        return message
    verbs = {codes.verb_of(code) for code in s.options()}
    if codes.TYPE in verbs:
        return "type"
    return "row" if codes.DRAW in verbs else "card"


def _nothing(_speaker: Speaker, _s: Sun, _args: list[int]) -> Args:
    return {}


def _phase(_speaker: Speaker, s: Sun, args: list[int]) -> Args:
    return {"phase": args[0], "n": s.cells[ROUND]}


def _decide(speaker: Speaker, s: Sun, _args: list[int]) -> Args:
    return {"what": phrases.phrase(speaker.words, optional_part(s))}


def _first(_speaker: Speaker, _s: Sun, args: list[int]) -> Args:
    return {"n": args[0]}


def _build(_speaker: Speaker, _s: Sun, args: list[int]) -> Args:
    return {"level": args[2]}


def _upgrade(_speaker: Speaker, _s: Sun, args: list[int]) -> Args:
    return {"n": args[0], "by": args[1]}


def _place(speaker: Speaker, s: Sun, _args: list[int]) -> Args:
    places = sorted({codes.first_of(code) for code in s.options()})
    return {"names": speaker.words.join("and", [speaker.place(s, loc) for loc in places])}


def _settle(_speaker: Speaker, s: Sun, args: list[int]) -> Args:
    return {"power": args[1], "needed": s.t.system_power[s.cells[SYSTEM_AT + args[0]]]}


def _colony(speaker: Speaker, _s: Sun, args: list[int]) -> Args:
    return {"card": speaker.catalog.systems[args[0]].name}


def _copy(_speaker: Speaker, _s: Sun, args: list[int]) -> Args:
    return {"what": {ops.COPY_RESEARCH: "research", ops.COPY_BASIC: "basic"}.get(args[0], "bonus")}


_TASKS: dict[int, tuple[str, Callable[[Speaker, Sun, list[int]], Args]]] = {
    tasks.TURN: ("phase", _phase),
    tasks.DRAFT: ("draft", _nothing),
    tasks.DECIDE: ("decide", _decide),
    tasks.CHOOSE: ("choose", _first),
    tasks.BUILD: ("build", _build),
    tasks.AUTOMATE: ("automate", _nothing),
    tasks.UPGRADE: ("upgrade", _upgrade),
    tasks.SPREAD: ("spread", _first),
    tasks.JUMP: ("jump", _first),
    tasks.WARP: ("warp", _first),
    tasks.PLACE: ("place", _place),
    tasks.BONUSES: ("bonuses", _nothing),
    tasks.RESEARCH: ("slot", _nothing),
    tasks.DISCOVER: ("type", _nothing),
    tasks.PRIVATE: ("card", _nothing),
    tasks.COLONIZE: ("colonize", _nothing),
    tasks.SETTLE: ("settle", _settle),
    tasks.COLONY: ("colony", _colony),
    tasks.SHIFT: ("shift", _first),
    tasks.COPY: ("copy", _copy),
    tasks.GUILD: ("guild", _nothing),
    tasks.ANNEX: ("annex", _nothing),
    tasks.MUSEUM: ("museum", _nothing),
    tasks.ATTACH: ("attach", _nothing),
    tasks.TRADE: ("trade", _nothing),
    tasks.PAYMENT: ("payment", _first),
}
