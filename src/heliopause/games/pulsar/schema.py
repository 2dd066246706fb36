"""What the content files of Pulsar 2849 look like: the fields of every kind of item (docs/content.md)."""

from __future__ import annotations

from heliopause.games.pulsar.verbs import CLASSES, GROUPS, LETTERS, PLACES, WHEN
from heliopause.kernel.content import Field, Kind

TEXT = Field("text")
INT = Field("int")
INTS = Field("ints")
ABILITY = Field("text", required=False)
DIE = Field("int", allowed=(1, 2, 3, 4, 5, 6))
LETTER = Field("text", allowed=LETTERS)
GROUP = Field("text", allowed=GROUPS)
SIZE = Field("table", fields={"width": INT, "height": INT})
LOCATION_KINDS = ("entry", "system", "pulsar", "isolated", "pink", "green", "orange")

KINDS = (
    Kind(
        "dice_board",
        {
            "players": Field("int", allowed=(2, 3, 4)),
            "silver": INT,
            "counters": Field("int", allowed=(1, 2)),
            "leftover": INT,
            "even": Field("ints", allowed=(1, 2, 3, 4, 5, 6)),
            "engineering": Field("texts"),
            "initiative": INTS,
        },
    ),
    Kind(
        "track",
        {"spaces": INT, "start": INT, "penalties": Field("tables", fields={"space": INT, "points": INT})},
    ),
    Kind(
        "supply",
        {
            "start_scores": INTS,
            "plus_minus": INT,
            "rings": INT,
            "copy": INT,
            "rounds": INT,
            "buy": Field(
                "tables",
                fields={
                    "token": Field("text", allowed=("plus-minus", "plus-two")),
                    "dice": Field("ints", allowed=(1, 2, 3, 4, 5, 6)),
                },
            ),
        },
    ),
    Kind("stations", {"points": INTS, "more": INT}),
    Kind(
        "star_cluster",
        {
            "name": TEXT,
            "canvas": SIZE,
            "locations": Field(
                "tables",
                fields={
                    "id": TEXT,
                    "kind": Field("text", allowed=LOCATION_KINDS),
                    "x": INT,
                    "y": INT,
                    "dead_end": Field("bool", required=False),
                },
            ),
            "segments": Field(
                "tables",
                fields={"from": TEXT, "to": TEXT, "lines": Field("int", required=False, allowed=(1, 2))},
            ),
        },
    ),
    Kind(
        "system",
        {
            "blue": Field("ints", allowed=(2, 3, 4)),
            "lifeless": Field("ints", allowed=(2, 3, 4)),
            "bonus": TEXT,
        },
    ),
    Kind("gyrodyne", {"take": DIE, "complete": DIE, "value": INT, "tiles": INT, "awards": INTS}),
    Kind("technology_board", {"letter": LETTER, "group": GROUP, "rows": Field("ints", allowed=(-1, 0, 1, 2, 3, 4))}),
    Kind(
        "technology",
        {
            "name": TEXT,
            "board": TEXT,
            "row": Field("int", allowed=tuple(range(1, 9))),
            "place": Field("int", allowed=(1, 2, 3)),
            "die": DIE,
            "icons": Field("int", allowed=(1, 2)),
            "class": Field("text", allowed=CLASSES),
            "when": Field("text", required=False, allowed=WHEN),
            "effect": TEXT,
        },
    ),
    Kind(
        "transmitter",
        {
            "letter": Field("text", allowed=("A", "B", "C")),
            "costs": Field("ints", allowed=(1, 2, 3, 4, 5, 6)),
            "immediate": ABILITY,
            "produce": ABILITY,
            "left": Field("int", allowed=(-1, 0, 1, 2, 3)),
            "right": Field("int", allowed=(-1, 0, 1, 2, 3)),
        },
    ),
    Kind(
        "headquarters",
        {
            "board": LETTER,
            "side": Field("int", allowed=(1, 2)),
            "projects": Field("tables", fields={"place": Field("text", allowed=PLACES), "die": DIE, "effect": TEXT}),
        },
    ),
    Kind(
        "goal",
        {
            "tile": Field("int", allowed=tuple(range(1, 7))),
            "first_game": Field("bool"),
            "goal": TEXT,
            "points": INT,
            "bonuses": Field("tables", fields={"cubes": INT, "points": INT}),
        },
    ),
    Kind("exploration", {"effect": TEXT, "tiles": INT}),
)
