"""The options of a new game as a form asks them; `game.py` checks what comes back."""

from __future__ import annotations

from typing import Any

from heliopause.games.pulsar.layout import SEATS
from heliopause.games.pulsar.verbs import LETTERS
from heliopause.games.pulsar.words.names import Speaker
from heliopause.kernel.game import FormLine, Value


def form(speaker: Speaker) -> list[FormLine]:
    say = speaker.say
    letters = [_value(letter * 3, say("form-technologies-letter", letter=letter)) for letter in LETTERS]
    drawn = _value(None, say("form-drawn"))
    marked = [goal.id for goal in speaker.catalog.goals if goal.first_game]
    boards = [_value(letter, say("form-boards-letter", letter=letter)) for letter in LETTERS]
    seats = [_value(seat, speaker.seat(seat)) for seat in range(SEATS)]
    sides = [_value(side.id, say("form-side-name", side=side.id)) for side in speaker.catalog.clusters]
    return [
        _line(speaker, "first_game", "switch", _switch(speaker), False, newcomer=True),
        _line(speaker, "side", "choice", sides, "open"),
        _line(speaker, "headquarters", "switch", _switch(speaker), True, newcomer=False),
        _line(speaker, "even_start", "switch", _switch(speaker), False),
        _line(speaker, "technologies", "choice", [drawn, *letters], None),
        _line(speaker, "goals", "choice", [drawn, _value(marked, say("form-goals-marked"))], None),
        _line(speaker, "boards", "pick", [drawn, *boards], None),
        _line(speaker, "order", "pick", [drawn, *seats], None),
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


def _value(value: Any, text: str) -> Value:
    return {"value": value, "text": text}
