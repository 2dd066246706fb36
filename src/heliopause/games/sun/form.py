"""The options of a new game as a form asks them; `game.py` checks what comes back."""

from __future__ import annotations

from typing import Any

from heliopause.games.sun.layout import SEATS
from heliopause.games.sun.words.names import Speaker
from heliopause.kernel.game import FormLine, Value


def form(speaker: Speaker) -> list[FormLine]:
    say = speaker.say
    factions = [_value(faction.id, faction.name) for faction in speaker.catalog.factions]
    seats = [_value(seat, say("player", n=seat + 1)) for seat in range(SEATS)]
    return [
        _line(speaker, "first_game", "switch", _switch(speaker), False, newcomer=True),
        _line(speaker, "mats", "choice", _choice(speaker, "mats", ("basic", "advanced")), "basic"),
        _line(speaker, "draft", "choice", _choice(speaker, "draft", (None, "draw", "choose")), None),
        _line(speaker, "factions", "pick", [_value(None, say("form-factions-open")), *factions], None),
        _line(speaker, "tableau", "switch", _switch(speaker), False),
        _line(speaker, "shared_last_space", "switch", _switch(speaker), True),
        _line(speaker, "start", "seats", [_value(None, say("form-start-open")), *seats], None),
    ]


def _line(
    speaker: Speaker, name: str, kind: str, values: list[Value], default: Any, *, newcomer: Any = ...
) -> FormLine:
    return {
        "name": name,
        "kind": kind,
        "text": speaker.say(f"form-{name}"),
        "values": values,
        "default": default,
        "newcomer": default if newcomer is ... else newcomer,
    }


def _switch(speaker: Speaker) -> list[Value]:
    return [_value(False, speaker.say("no")), _value(True, speaker.say("yes"))]


def _choice(speaker: Speaker, name: str, values: tuple[str | None, ...]) -> list[Value]:
    return [_value(value, speaker.say(f"form-{name}-{value or 'open'}")) for value in values]


def _value(value: Any, text: str) -> Value:
    return {"value": value, "text": text}
