"""Choices in the words of the rulebook: the names of verbs and things, and the codes they make."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from heliopause.games.sun import codes
from heliopause.games.sun.ids import COLUMN_NAMES, PLACED_DISCS, TYPE_NAMES, Ids

CHOICES = {
    "act": "space",
    "use": "power",
    "proceed": "",
    "slot": "slot",
    "type": "type",
    "card": "technology",
    "draw": "type",
    "do": "",
    "skip": "",
    "pick": "letter",
    "build_at": "location",
    "pop_at": "location",
    "forgo": "",
    "raise": "location level",
    "move": "location level location",
    "stop": "",
    "track": "disc",
    "disc": "location-or-second disc",
    "bonus": "location",
    "target": "location",
    "settle_ship": "level",
    "shift_cube": "column column",
    "grow": "",
    "mine": "",
    "trade": "",
    "buy_pop": "",
    "decommission": "location level",
    "sell_pop": "",
    "claim": "achievement",
    "cover": "guild",
    "copy": "space",
    "recall": "technology",
    "annex": "system",
    "retire": "location level",
    "attach": "location",
    "reclaim": "slot",
    "swap": "achievement claim disc",
    "pay_pop": "",
    "pay_ore": "",
    "mat": "faction",
}
VERBS: dict[str, int] = {name: getattr(codes, name.upper()) for name in CHOICES}


def things(ids: Ids, achievements: Sequence[str]) -> dict[str, dict[int, str]]:
    """The names of everything that a choice can be about, by kind and number."""
    return {
        "space": ids.spaces.ids,
        "power": ids.powers.ids,
        "slot": ids.slots.ids,
        "type": {1 << number: name for number, name in TYPE_NAMES.ids.items()},
        "technology": ids.technologies.ids,
        "letter": dict(enumerate("ABCDEFGH")),
        "location": ids.locations.ids,
        "location-or-second": {**ids.locations.ids, codes.SECOND: "second"},
        "disc": PLACED_DISCS.ids,
        "column": COLUMN_NAMES.ids,
        "guild": ids.guilds.ids,
        "system": ids.systems.ids,
        "faction": ids.factions.ids,
        "achievement": dict(enumerate(achievements)),
    }


def code(names: Mapping[str, Mapping[int, str]], verb: str, *what: Any) -> int:
    kinds = CHOICES[verb].split()
    assert len(kinds) == len(what), f"{verb} is followed by: {CHOICES[verb]}"
    numbers = [number(names.get(kind), item) for kind, item in zip(kinds, what, strict=True)]
    if verb == "move":
        numbers = [numbers[0], numbers[1] * 16 + numbers[2]]
    if verb == "swap":
        numbers = [numbers[0] * 8 + numbers[1], numbers[2]]
    return codes.encode(VERBS[verb], *numbers)


def number(names: Mapping[int, str] | None, item: Any) -> int:
    """Levels and claims are numbers already."""
    if names is None:
        return int(item)
    return {name: number for number, name in names.items()}[item]
