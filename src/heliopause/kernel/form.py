"""Lines of the form that asks for the options of a new game; every game says which it has."""

from __future__ import annotations

from typing import Any

from heliopause.kernel.game import FormLine, Value
from heliopause.kernel.words import Words


def line(words: Words, name: str, kind: str, values: list[Value], default: Any, *, newcomer: Any = ...) -> FormLine:
    """The option `name`, asked for by the message `form-<name>`; newcomers get the default if nothing else is said."""
    return {
        "name": name,
        "kind": kind,
        "text": words.say(f"form-{name}"),
        "values": values,
        "default": default,
        "newcomer": default if newcomer is ... else newcomer,
    }


def switch(words: Words) -> list[Value]:
    return [value(False, words.say("no")), value(True, words.say("yes"))]


def choice(words: Words, name: str, values: tuple[str | None, ...]) -> list[Value]:
    return [value(entry, words.say(f"form-{name}-{entry or 'open'}")) for entry in values]


def value(entry: Any, text: str) -> Value:
    return {"value": entry, "text": text}
