"""What the content files of New Frontiers look like: the fields of every kind of item (docs/content.md)."""

from __future__ import annotations

from heliopause.games.frontiers.verbs import ANY, GRAY, KEYWORDS, KINDS, PHASES
from heliopause.kernel.content import Field, Kind

TEXT = Field("text")
INT = Field("int")
FLAG = Field("bool")
MAYBE_INT = Field("int", required=False)
MAYBE_TEXT = Field("text", required=False)
PHASE_LIST = Field("texts", allowed=PHASES)

_POWERS = {phase: Field("texts", required=False) for phase in PHASES}
_SIDE = Field("text", allowed=("white", "reverse"))
_TILE = {
    "name": TEXT,
    "keywords": Field("texts", required=False, allowed=KEYWORDS),
    "vp": MAYBE_INT,
    "score": MAYBE_TEXT,
    **_POWERS,
}
_PLANET = {
    **_TILE,
    "cost": MAYBE_INT,
    "defence": MAYBE_INT,
    "goods": Field("text", required=False, allowed=("windfall", "production")),
}

ITEM_KINDS = (
    Kind(
        "world",
        {**_PLANET, "colonists": Field("int", allowed=(1, 2)), "kind": Field("text", allowed=(GRAY, ANY, *KINDS))},
    ),
    Kind("home", {**_PLANET, "mat": INT, "side": _SIDE, "kind": Field("text", allowed=(GRAY, *KINDS))}),
    Kind("development", {**_TILE, "stack": TEXT, "side": _SIDE, "cost": INT}),
    Kind("stack", {"mat": Field("text", allowed=("small", "large")), "column": INT, "row": INT, "flips": FLAG}),
    Kind(
        "action",
        {
            "name": TEXT,
            "phases": PHASE_LIST,
            "bonus": TEXT,
            "goals": Field("text", required=False, allowed=("always", "never")),
        },
    ),
    Kind(
        "goal",
        {
            "name": TEXT,
            "type": Field("text", allowed=("category", "quantity", "stockpile")),
            "categories": Field("texts", required=False),
            "counts": MAYBE_TEXT,
            "item": Field("text", required=False, allowed=("world", "good", "credit")),
            "phases": Field("texts", required=False, allowed=PHASES),
            "most": MAYBE_INT,
            "most_per_action": MAYBE_INT,
            "table": Field("tables", fields={"from": INT, "vp": INT}),
        },
    ),
    Kind("good", {"name": TEXT, "count": INT, "price": INT}),
    Kind("chips", {"ones": INT, "fives": INT, "tens": INT}),
    Kind(
        "setup",
        {
            "players": Field("int", allowed=(2, 3, 4, 5)),
            "copies": INT,
            "colonists": INT,
            "pool": INT,
            "credits": Field("ints"),
            "selections": INT,
        },
    ),
    Kind(
        "limits",
        {
            "explore_draw": INT,
            "settle_colonists": INT,
            "worlds": INT,
            "spaces": INT,
            "colonies": INT,
            "colonists_left": INT,
        },
    ),
)
