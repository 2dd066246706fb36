"""From the cells of a state to the parts of a document. What is public is written here for views as well."""

from __future__ import annotations

from typing import Any

from heliopause.games.frontiers.ids import ACTION_NAMES, ENDING_NAMES, GOAL_PLACES, KIND_NAMES, KNOWERS, Ids
from heliopause.games.frontiers.layout import (
    ACTION,
    ACTIVE,
    BUILT,
    CHIPS,
    COLONIES,
    COLONISTS,
    COLONY,
    COLONY_SLOTS,
    COPIES,
    CREDITS,
    DEVELOPED,
    ENDING,
    EVERYBODY,
    EXPLORED,
    EXPLORED_SLOTS,
    FACE,
    FACE_DOWN,
    FRESH,
    GOAL_STACK,
    GOALS,
    GOOD,
    GOODS_LEFT,
    HOLDER,
    HOME,
    HUSHED,
    KINDS,
    KNOWN,
    LOOKED,
    MAT,
    MAT_SLOTS,
    ON_OFFER,
    OORT_KIND,
    PLACE,
    PLAYERS,
    POOL,
    PRODUCE_CREDITS,
    PRODUCED,
    RETURNING,
    ROUND,
    SELECTED,
    SELECTOR,
    STOCK_CREDITS,
    STOCK_GOODS,
    STOCK_SLOTS,
    STOCK_WORLD,
    STOCK_WORLDS,
    SUPPLY,
    TAKEN,
    TRACK,
    WITH_GOALS,
    WORLD,
)
from heliopause.games.frontiers.rules.frontiers import Frontiers, disks


def table(s: Frontiers, ids: Ids) -> dict[str, Any]:
    """Everything open that belongs to nobody, and the course of the round."""
    c = s.cells
    return {
        "players": c[PLAYERS],
        "options": {"goals": c[WITH_GOALS] == 1},
        "round": c[ROUND],
        "ending": ENDING_NAMES.among(c[ENDING]),
        "track": c[TRACK : TRACK + disks(s)],
        "selected": c[SELECTED],
        "taken": {name: c[TAKEN + number] for name, number in ACTION_NAMES.numbers.items() if c[TAKEN + number] >= 0},
        "action": ACTION_NAMES.of(c[ACTION]),
        "selector": c[SELECTOR] if c[SELECTOR] >= 0 else None,
        "active": c[ACTIVE],
        "pool": c[POOL],
        "colonists": c[SUPPLY],
        "goods": kinds(c[GOODS_LEFT : GOODS_LEFT + KINDS + 1]),
        "produce_credits": c[PRODUCE_CREDITS],
        "kind_set": KIND_NAMES.ids.get(c[OORT_KIND]),
        "developments": {
            name: {"face": ids.faces[c[FACE + stack]], "left": c[COPIES + stack]}
            for name, stack in ids.stacks.numbers.items()
        },
        "offer": worlds(s, ids, ON_OFFER),
        "returning": worlds(s, ids, RETURNING),
    }


def kinds(counts: list[int]) -> dict[str, int]:
    return {name: counts[kind] for name, kind in KIND_NAMES.numbers.items()}


def worlds(s: Frontiers, ids: Ids, place: int) -> list[str]:
    return [name for world, name in ids.worlds.ids.items() if s.cells[PLACE + world] == place]


def one_seat(s: Frontiers, ids: Ids, seat: int) -> dict[str, Any]:
    c = s.cells
    explored = c[WORLD + seat * EXPLORED_SLOTS :][: c[EXPLORED + seat]]
    built = c[BUILT + seat * MAT_SLOTS :][: c[DEVELOPED + seat]]
    return {
        "mat": c[MAT + seat] + 1,
        "home": ids.homes.of(c[HOME + seat]),
        "credits": c[CREDITS + seat],
        "chips": c[CHIPS + seat],
        "colonists": c[COLONISTS + seat],
        "colonies": [colony(s, ids, seat, slot) for slot in range(c[COLONIES + seat])],
        "explored": [ids.worlds[world] for world in explored],
        "developments": [ids.faces[face] for face in built],
        **({"stockpile": stockpile(s, ids, seat)} if c[WITH_GOALS] else {}),
    }


def colony(s: Frontiers, ids: Ids, seat: int, slot: int) -> dict[str, Any]:
    """`new`: it came in this action; `produced`: its good was produced in this action."""
    c = s.cells
    tile, good = c[COLONY + seat * COLONY_SLOTS + slot], c[GOOD + seat * COLONY_SLOTS + slot]
    doc: dict[str, Any] = {"tile": ids.planets[tile], "good": KIND_NAMES.ids.get(good)}
    for key, cell in (("new", FRESH), ("produced", PRODUCED)):
        if c[cell + seat] & (1 << slot):
            doc[key] = True
    return doc


def stockpile(s: Frontiers, ids: Ids, seat: int) -> dict[str, Any]:
    c = s.cells
    first = STOCK_GOODS + seat * (KINDS + 1)
    return {
        "credits": c[STOCK_CREDITS + seat],
        "goods": kinds(c[first : first + KINDS + 1]),
        "worlds": [ids.worlds[world] for world in c[STOCK_WORLD + seat * STOCK_SLOTS :][: c[STOCK_WORLDS + seat]]],
    }


# ---------------------------------------------------------------- goals


def goals_face_up(s: Frontiers, ids: Ids) -> dict[str, int]:
    c = s.cells
    held = ((name, c[HOLDER + goal]) for goal, name in ids.goals.ids.items() if goal != c[FACE_DOWN])
    return {name: seat for name, seat in held if seat >= 0}


def all_goals(s: Frontiers, ids: Ids) -> dict[str, Any]:
    """The hidden ones too, and what everybody knows of them."""
    c = s.cells
    hidden = c[FACE_DOWN]
    return {
        "stack": [ids.goals[goal] for goal in c[GOAL_STACK + 1 :][: c[GOAL_STACK]]],
        "held": goals_face_up(s, ids),
        "face_down": {"goal": ids.goals[hidden], "seat": c[HOLDER + hidden]} if hidden >= 0 else None,
        "hand": [ids.goals[goal] for goal in c[LOOKED + 1 :][: c[LOOKED]]],
        "hushed": c[HUSHED] == 1,
        "known": known(s, ids),
    }


def known(s: Frontiers, ids: Ids) -> dict[str, dict[str, list[str]]]:
    """For every seat, and for all others, where each hidden goal may be."""
    rows = {str(seat): seat for seat in range(ids.players)} | {KNOWERS[EVERYBODY]: EVERYBODY}
    return {
        name: {
            ids.goals[goal]: GOAL_PLACES.among(mask)
            for goal, mask in enumerate(s.cells[KNOWN + row * GOALS : KNOWN + (row + 1) * GOALS])
            if mask
        }
        for name, row in rows.items()
    }
