"""What the content files of Beyond the Sun look like: the fields of every kind of item (docs/content.md)."""

from __future__ import annotations

from heliopause.games.sun.verbs import COLUMNS, LEVELS, METRICS, RULES, SPECIALTIES, TYPES
from heliopause.kernel.content import Field, Kind

TEXT = Field("text")
INT = Field("int")
ABILITY = Field("text", required=False)
MAYBE_INT = Field("int", required=False)
PLAYERS = Field("ints", allowed=(2, 3, 4))
PLAYER_COUNT = Field("int", allowed=(2, 3, 4))
TYPE = Field("text", allowed=TYPES)
LEVEL = Field("text", allowed=LEVELS)
ICONS = Field("texts", allowed=SPECIALTIES)
SPACES = Field("tables", required=False, fields={"action": TEXT, "spaces": INT})
SIZE = Field("table", fields={"width": INT, "height": INT})


def _rule(kind: str) -> Field:
    return Field("text", required=False, allowed=tuple(rule.id for rule in RULES.values() if kind in rule.kinds))


_INNOVATION = {
    "id": Field("text", allowed=("A", "B")),
    "when": TEXT,
    "kind": Field("text", allowed=("once", "while")),
    "effect": ABILITY,
    "permanent": ABILITY,
    "cost": ABILITY,
    "rule": _rule("innovation"),
    "amount": MAYBE_INT,
}

_MAT = {
    "columns": Field("ints"),
    "population_track": Field("texts", allowed=("", *COLUMNS)),
    "ore_track": Field("ints", allowed=(0, 1)),
    "automation_vp": Field("ints"),
    "setup": ABILITY,
}

KINDS = (
    Kind(
        "technology",
        {
            "name": TEXT,
            "level": LEVEL,
            "left": Field("texts", allowed=TYPES),
            "right": Field("text", required=False, allowed=TYPES),
            "immediate": ABILITY,
            "spaces": SPACES,
            "permanent": ABILITY,
            "rule": _rule("technology"),
            "amount": MAYBE_INT,
            "end_score": ABILITY,
            "vp": INT,
        },
    ),
    Kind(
        "event",
        {
            "name": TEXT,
            "level": Field("text", allowed=("II", "III")),
            "fixed": Field("bool"),
            "effect": ABILITY,
            "spaces": SPACES,
            "vp": INT,
            "tie_vp": MAYBE_INT,
            "stays": Field("text", allowed=("discard", "revealer", "achievements", "location")),
            "location": Field("text", required=False, allowed=("sol", "deep-space")),
            "metric": Field("text", required=False, allowed=METRICS),
            "rule": _rule("event"),
            "amount": MAYBE_INT,
        },
    ),
    Kind(
        "system",
        {
            "name": TEXT,
            "deck": Field("text", allowed=("A", "B")),
            "start": Field("bool"),
            "power": INT,
            "vp": INT,
            "specialties": ICONS,
            "gain_control": ABILITY,
            "colonization": TEXT,
            "permanent": ABILITY,
            "rule": _rule("system"),
            "amount": MAYBE_INT,
        },
    ),
    Kind(
        "achievement",
        {
            "name": TEXT,
            "class": Field("text", allowed=("basic", "A", "B")),
            "when": TEXT,
            "vp": Field("ints"),
            "min_players": PLAYERS,
        },
    ),
    Kind(
        "guild",
        {
            "name": TEXT,
            "level": Field("int", allowed=(1, 2)),
            "spaces": SPACES,
            "x": INT,
            "y": INT,
        },
    ),
    Kind(
        "faction",
        {
            "name": TEXT,
            "players": PLAYERS,
            "basic": Field("table", fields=_MAT),
            "advanced": Field("table", fields={**_MAT, "innovation": Field("tables", fields=_INNOVATION)}),
        },
    ),
    Kind(
        "technology_board",
        {
            "canvas": SIZE,
            "card": SIZE,
            "basic_box": Field("table", fields={"x": INT, "y": INT, "width": INT, "height": INT}),
        },
    ),
    Kind(
        "slot",
        {
            "level": LEVEL,
            "from": Field("texts", required=False),
            "need": INT,
            "event": Field("bool"),
            "x": INT,
            "y": INT,
        },
    ),
    Kind(
        "basic_spacefaring",
        {
            "players": PLAYER_COUNT,
            "actions": Field(
                "tables",
                fields={"action": TEXT, "surcharges": Field("ints"), "repeatable": Field("bool", required=False)},
            ),
        },
    ),
    Kind(
        "exploration",
        {
            "players": PLAYERS,
            "canvas": SIZE,
            "links": Field("tables", fields={"from": TEXT, "to": TEXT}),
            "locations": Field(
                "tables",
                fields={
                    "id": TEXT,
                    "kind": Field("text", allowed=("sol", "deep-space", "shipyard", "system")),
                    "specialties": Field("texts", required=False, allowed=SPECIALTIES),
                    "deck": Field("text", required=False, allowed=("A", "B")),
                    "x": INT,
                    "y": INT,
                },
            ),
        },
    ),
    Kind(
        "setup",
        {
            "players": PLAYER_COUNT,
            "ore": Field("ints"),
            "population": INT,
            "ships": Field("ints", allowed=(1, 2, 3, 4)),
            "systems_A": INT,
            "systems_B": INT,
            "random_events": INT,
            "achievements_A": INT,
            "achievements_B": INT,
            "achievements_to_end": INT,
        },
    ),
    Kind("trade", {"supply_for_ore": INT, "ship_for_ore": INT, "ore_for_pop": INT}),
    Kind("first_game", {"achievements": Field("texts")}),
)
