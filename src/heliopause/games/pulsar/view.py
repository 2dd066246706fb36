"""What a seat may know, by allow-list (PUL-AMB-89 to PUL-AMB-92).

In this game nothing is private to one seat. Hidden are the order of the transmitter and exploration stacks, the systems
that lie face down and the one left over. Of the stacks everybody knows which tiles are in them.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from heliopause.games.pulsar import layout as at
from heliopause.games.pulsar import position_write as write
from heliopause.games.pulsar.ids import SIZE_NAMES, Ids
from heliopause.games.pulsar.position_tasks import known_tasks
from heliopause.games.pulsar.rules.measures import links, online
from heliopause.games.pulsar.rules.production import row_value
from heliopause.games.pulsar.rules.pulsar import Pulsar
from heliopause.kernel import frames


def view(s: Pulsar, ids: Ids, seat: int | None) -> dict[str, Any]:
    """Ready for JSON; None is a spectator."""
    c = s.cells
    return {
        "game": "pulsar",
        "edition": ids.catalog.edition,
        "you": seat,
        "players": c[at.PLAYERS],
        "options": write.options(s, ids),
        "round": c[at.ROUND],
        "turn": write.named(c[at.TURN]),
        "over": s.over,
        "seat": s.seat,
        "pending": frames.write(s.stack, known_tasks(ids)),
        "choices": s.options() if seat is not None and seat == s.seat else [],
        "scores": s.scores(),
        "order": write.order(s),
        "dice": write.dice(s),
        "tracks": write.tracks(s),
        "seats": [seat_view(s, ids, number) for number in range(c[at.PLAYERS])],
        "systems": systems(s, ids),
        "unseen_systems": unseen_systems(s, ids),
        "pulsars": write.pulsars(s, ids),
        "gyrodynes": {name: c[at.BANK + size] for size, name in SIZE_NAMES.ids.items()},
        "awards": write.awards(s),
        "exploration": {"stack": stack(s, ids), "discarded": write.discarded(s, ids)},
        "transmitters": {
            "deck": deck(s, ids),
            "offer": write.offer(s, ids),
            "taken": write.arrays(s, ids),
        },
        "technologies": {**write.technologies(s, ids), "row_value": int(row_value(s)) if c[at.ROUND] else None},
        "goals": write.goals(s, ids),
    }


def seat_view(s: Pulsar, ids: Ids, seat: int) -> dict[str, Any]:
    """What lies in front of a player, and what can be read off it."""
    c = s.cells
    doc = write.one_seat(s, ids, seat)
    doc["score"] = c[at.SCORE + seat]
    doc["stations"] = ids.systems.among(c[at.STATIONS + seat])
    doc["claims"] = ids.pulsars.among(c[at.CLAIMED + seat])
    doc["under_construction"] = write.by_size(s, at.GROWING + seat * at.SIZES)
    doc["spinning"] = write.by_size(s, at.SPINNING + seat * at.SIZES)
    doc["online"] = int(online(s, seat))
    doc["links"] = int(links(s, seat))
    return doc


def systems(s: Pulsar, ids: Ids) -> dict[str, dict[str, Any]]:
    """Of a system face down only that it lies there."""
    rows = write.systems(s, ids)
    return {name: row if row["face_up"] else {"tile": None, "face_up": False} for name, row in rows.items()}


def unseen_systems(s: Pulsar, ids: Ids) -> list[str]:
    """Face down on the star cluster or left over: nobody knows which."""
    c = s.cells
    unseen = [c[at.TILE + system] for system in range(at.SYSTEMS) if not c[at.SEEN] & (1 << system)]
    return [ids.tiles[tile] for tile in sorted([*unseen, c[at.BOX]])]


def stack(s: Pulsar, ids: Ids) -> dict[str, int]:
    """How many exploration tiles of each kind can still be drawn."""
    c = s.cells
    counts = Counter(c[at.STACK + 1 : at.STACK + 1 + c[at.STACK]])
    return {name: counts[kind] for kind, name in ids.exploration.ids.items() if counts[kind]}


def deck(s: Pulsar, ids: Ids) -> dict[str, list[str]]:
    """The transmitters of the stack by letter, which come in this order (PUL-AMB-92)."""
    left = sorted(write.deck(s))
    letters = dict.fromkeys(s.t.letter[tile] for tile in left)
    return {"ABC"[n]: [ids.transmitters[tile] for tile in left if s.t.letter[tile] == n] for n in letters}
