"""What a seat may know, by allow-list: everything on the table, but not what nobody has seen (SUN-AMB-81).

In this game nothing is private to one seat. Hidden are the order of the decks, the face-down events and which events
stayed in the box. Of a deck everybody knows the cards, and which of them went under it together.
"""

from __future__ import annotations

from typing import Any

from heliopause.games.sun import position_write as write
from heliopause.games.sun.ids import COLUMN_NAMES, DECK_NAMES, DISCS, ENDINGS, PHASES, Ids
from heliopause.games.sun.layout import (
    ACHIEVEMENT,
    CLAIM,
    CLAIM_DISC,
    CLAIMS,
    DECKS,
    DYSON,
    ENDING,
    EVENT_AT,
    EVENT_ON,
    EVENTS,
    EXTRA,
    FACE_DOWN,
    IN_PLAY,
    PLAYERS,
    ROUND,
    START,
    TABLEAU,
    TURN,
    USED,
)
from heliopause.games.sun.position_tasks import write_stack
from heliopause.games.sun.rules.sun import Sun, automation_level, power_at, visible_columns, visible_ore


def view(s: Sun, ids: Ids, seat: int | None) -> dict[str, Any]:
    """Ready for JSON; None is a spectator."""
    c = s.cells
    doc: dict[str, Any] = {
        "game": "sun",
        "edition": ids.catalog.edition,
        "you": seat,
        "players": c[PLAYERS],
        "options": write.options(s),
        "start": c[START],
        "turn": c[TURN],
        "round": c[ROUND],
        "ending": ENDINGS[c[ENDING]],
        "over": s.over,
        "phase": PHASES[s.stack[2]] if s.stack else None,
        "seat": s.seat,
        "pending": write_stack(s.stack, ids),
        "choices": s.options() if seat is not None and seat == s.seat else [],
        "scores": s.scores(),
        "seats": [seat_view(s, ids, number) for number in range(ids.players)],
        "exploration": exploration(s, ids),
        "used_powers": ids.powers.among(c[USED]),
        "attached": ids.systems.of(c[DYSON]),
        "technologies": technologies(s, ids),
        "private": write.private(s, ids),
        "events": write.revealed_events(s, ids),
        "unseen_events": unseen_events(s, ids),
        "guilds": write.open_guilds(s, ids),
        "achievements": achievements(s, ids),
        "tableau": write.tableau(s, ids) if c[TABLEAU] else None,
        "revealed": write.revealed(s, ids),
        "decks": {DECK_NAMES[deck]: deck_view(s, ids, deck) for deck in range(DECKS)},
    }
    return doc


def seat_view(s: Sun, ids: Ids, seat: int) -> dict[str, Any]:
    """A mat, and what can be read off it."""
    doc = write.one_seat(s, ids, seat)
    if "ore" in doc:
        doc["grows"] = COLUMN_NAMES.among(visible_columns(s, seat))
        doc["mines"] = visible_ore(s, seat)
        doc["automation_level"] = automation_level(s, seat)
    return doc


def exploration(s: Sun, ids: Ids) -> dict[str, dict[str, Any]]:
    """Every location with what lies there, the levels of the ships of each seat, and their power."""
    laid = write.exploration(s, ids)
    fleets = [write.fleet(s, ids, seat) for seat in range(ids.players)]
    doc: dict[str, dict[str, Any]] = {}
    for loc, name in ids.locations.ids.items():
        if loc != EXTRA or name in laid:
            doc[name] = {
                "system": None,
                "outpost": None,
                **laid.get(name, {}),
                "ships": [fleet.get(name, []) for fleet in fleets],
                "power": [power_at(s, seat, loc) for seat in range(ids.players)],
            }
    return doc


def technologies(s: Sun, ids: Ids) -> dict[str, dict[str, Any]]:
    """Every slot; of an event only that it lies there."""
    found = write.discovered(s, ids)
    return {
        name: {
            "technology": None,
            "researched": [],
            "reclaimed": [],
            **found.get(name, {}),
            "event": s.cells[EVENT_ON + slot] >= 0,
        }
        for slot, name in ids.slots.ids.items()
    }


def unseen_events(s: Sun, ids: Ids) -> list[str]:
    """Face down on the slots or left in the box: nobody knows which."""
    return [ids.events[event] for event in range(EVENTS) if s.cells[EVENT_AT + event] == FACE_DOWN]


def achievements(s: Sun, ids: Ids) -> list[dict[str, Any]]:
    """The cards in play; every slot with its points, whether so many players may use it, and who is there."""
    c, t = s.cells, s.t
    doc: list[dict[str, Any]] = []
    for place in range(IN_PLAY):
        card = c[ACHIEVEMENT + place]
        slots: list[dict[str, Any]] = []
        for slot in range(t.achievement_slots[card]):
            seat, disc = c[CLAIM + place * CLAIMS + slot], c[CLAIM_DISC + place * CLAIMS + slot]
            slots.append(
                {
                    "points": t.achievement_points[card * CLAIMS + slot],
                    "closed": t.achievement_players[card * CLAIMS + slot] > ids.players,
                    "seat": seat if seat >= 0 else None,
                    "disc": DISCS[disc] if seat >= 0 else None,
                }
            )
        doc.append({"card": ids.achievements[card], "slots": slots})
    return doc


def deck_view(s: Sun, ids: Ids, deck: int) -> dict[str, Any]:
    """How many cards, and from the top which cards lie together in an order that nobody knows."""
    names = write.deck_names(deck, ids)
    groups = [sorted(names[card] for card in cards) for _, cards in write.runs(s, deck)]
    return {"count": sum(len(group) for group in groups), "groups": groups}
