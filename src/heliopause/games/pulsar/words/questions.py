"""What is being asked of whom."""

from __future__ import annotations

from collections.abc import Callable

from heliopause.games.pulsar import tasks
from heliopause.games.pulsar.layout import ROUND, TURN
from heliopause.games.pulsar.rules.pulsar import Pulsar
from heliopause.games.pulsar.words.names import Speaker
from heliopause.games.pulsar.words.options import top
from heliopause.kernel.words import Value

Args = dict[str, Value]


def question(speaker: Speaker, s: Pulsar) -> str:
    if s.over:
        return speaker.sentence("over")
    task, seat, *args = top(s)
    message, read = _TASKS[task]
    what = speaker.say(f"ask-{message}", **read(speaker, s, args))
    turn = "own" if s.cells[TURN] in (seat, -1) else "other"
    return speaker.say("asked", who=speaker.seat(seat), what=what, turn=turn)


def _round(_speaker: Speaker, s: Pulsar, _args: list[int]) -> Args:
    return {"n": s.cells[ROUND]}


def _nothing(_speaker: Speaker, _s: Pulsar, _args: list[int]) -> Args:
    return {}


def _flight(speaker: Speaker, s: Pulsar, args: list[int]) -> Args:
    length, end, passed = args[:3]
    step = "end" if end < 0 else "route" if passed < 0 else "run"
    return {"step": step, "n": length, "place": speaker.place(s, end) if end >= 0 else ""}


def _system(speaker: Speaker, s: Pulsar, args: list[int]) -> Args:
    return {"place": speaker.system(s, args[0])}


def _take(_speaker: Speaker, _s: Pulsar, args: list[int]) -> Args:
    return {"n": args[1]}


def _teleport(_speaker: Speaker, _s: Pulsar, args: list[int]) -> Args:
    return {"to": ("system", "pulsar", "anywhere")[args[0]]}


def _tile(speaker: Speaker, _s: Pulsar, args: list[int]) -> Args:
    return {"tile": speaker.transmitter(args[0])}


def _goals(_speaker: Speaker, _s: Pulsar, args: list[int]) -> Args:
    return {"step": ("sponsor", "name", "score", "bonuses")[args[0]]}


_TASKS: dict[int, tuple[str, Callable[[Speaker, Pulsar, list[int]], Args]]] = {
    tasks.ENTRY: ("entry", _nothing),
    tasks.BOARD_SIDE: ("side", _nothing),
    tasks.DRAFT: ("draft", _round),
    tasks.TURN: ("turn", _round),
    tasks.FLIGHT: ("flight", _flight),
    tasks.EXPLORE: ("explore", _system),
    tasks.TAKE: ("take", _take),
    tasks.FINISH: ("finish", _nothing),
    tasks.CLAIM: ("claim", _nothing),
    tasks.TELEPORT: ("teleport", _teleport),
    tasks.PLACE: ("place", _tile),
    tasks.SELL: ("sell", _nothing),
    tasks.OFFER: ("offer", _nothing),
    tasks.GOALS: ("goals", _goals),
}
