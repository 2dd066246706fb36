"""The journal in words: one line per entry, in the third person."""

from __future__ import annotations

from collections.abc import Callable

from heliopause.games.pulsar import codes, journal
from heliopause.games.pulsar.ids import LINE_NAMES, TRACK_NAMES
from heliopause.games.pulsar.layout import TILE
from heliopause.games.pulsar.rules.pulsar import Pulsar
from heliopause.games.pulsar.words import effects
from heliopause.games.pulsar.words.names import Speaker
from heliopause.games.pulsar.words.payments import SOURCES
from heliopause.kernel.words import Value

Args = dict[str, Value]
Details = list[int]
Read = Callable[[Speaker, Pulsar, Details], Args]


def lines(speaker: Speaker, s: Pulsar, entries: list[int]) -> list[str]:
    """`s` is the state after the entries; the way of a flight is told in its line."""
    said: list[str] = []
    at = 0
    while at < len(entries):
        kind, seat, *details = entries[at : at + journal.ENTRY]
        at += journal.ENTRY
        message, read = _KINDS[kind]
        args = read(speaker, s, details)
        if kind == journal.FLIES:
            way: list[str] = []
            while at < len(entries) and entries[at] == journal.STEP:
                way.append(speaker.place(s, entries[at + 2]))
                at += journal.ENTRY
            args["way"] = speaker.words.join("comma", way[:-1]) if len(way) > 1 else ""
            args["through"] = "yes" if len(way) > 1 else "no"
        who = speaker.seat(seat) if seat >= 0 else ""
        said.append(speaker.say(f"log-{message}", who=who, **args))
    return said


def _nothing(_speaker: Speaker, _s: Pulsar, _d: Details) -> Args:
    return {}


def _n(_speaker: Speaker, _s: Pulsar, d: Details) -> Args:
    return {"n": d[0]}


def _rolls(speaker: Speaker, _s: Pulsar, d: Details) -> Args:
    dice = [str(value) for value in range(1, 7) for _ in range(d[0] >> 4 * (value - 1) & 15)]
    low, high = d[1] // 2, (d[1] + 1) // 2
    return {"dice": speaker.words.join("comma", dice), "low": low, "high": high, "gap": "yes" if low < high else "no"}


def _moves(_speaker: Speaker, _s: Pulsar, d: Details) -> Args:
    return {"track": TRACK_NAMES[d[0]], "before": d[1], "after": d[2]}


def _pays(_speaker: Speaker, _s: Pulsar, d: Details) -> Args:
    token = {codes.BARE: "none", codes.PLUS_TWO: "plus-two"}.get(d[2], "plus-minus")
    return {"n": d[0], "source": SOURCES[d[1]], "token": token}


def _scores(speaker: Speaker, _s: Pulsar, d: Details) -> Args:
    return {"n": d[0], "line": speaker.say(f"line-{LINE_NAMES[d[1]]}")}


def _place(speaker: Speaker, s: Pulsar, d: Details) -> Args:
    return {"place": speaker.place(s, d[0])}


def _side(speaker: Speaker, _s: Pulsar, d: Details) -> Args:
    return {"name": speaker.catalog.headquarters[d[0]].id}


def _flies(speaker: Speaker, s: Pulsar, d: Details) -> Args:
    return {"start": speaker.place(s, d[0]), "place": speaker.place(s, d[1]), "n": d[2]}


def _uses_run(speaker: Speaker, _s: Pulsar, d: Details) -> Args:
    return {"project": speaker.project(d[0]), "colour": speaker.colour(d[1]), "n": d[2]}


def _reveals(speaker: Speaker, s: Pulsar, d: Details) -> Args:
    return {"place": speaker.system(s, d[0]), "tile": speaker.tile(d[1])}


def _station(speaker: Speaker, s: Pulsar, d: Details) -> Args:
    tile = s.cells[TILE + d[0]]
    return {"place": speaker.system(s, d[0]), "blue": "yes" if d[1] < s.t.blue[tile] else "no"}


def _pulsar(speaker: Speaker, s: Pulsar, d: Details) -> Args:
    return {"place": speaker.pulsar(s, d[0])}


def _explores(speaker: Speaker, _s: Pulsar, d: Details) -> Args:
    return {"what": effects.phrase(speaker.words, speaker.catalog.exploration[d[0]].effect)}


def _bonus(speaker: Speaker, _s: Pulsar, d: Details) -> Args:
    return {"what": effects.phrase(speaker.words, speaker.catalog.systems[d[0]].bonus)}


def _size(speaker: Speaker, _s: Pulsar, d: Details) -> Args:
    return {"size": speaker.size(d[0])}


def _gyrodyne(speaker: Speaker, s: Pulsar, d: Details) -> Args:
    return {"size": speaker.size(d[0]), "place": speaker.pulsar(s, d[1])}


def _award(speaker: Speaker, _s: Pulsar, d: Details) -> Args:
    return {"size": speaker.size(d[0]), "n": d[1]}


def _tile(speaker: Speaker, _s: Pulsar, d: Details) -> Args:
    return {"tile": speaker.transmitter(d[0])}


def _links(speaker: Speaker, _s: Pulsar, d: Details) -> Args:
    return {"tile": speaker.transmitter(d[0]), "other": speaker.transmitter(d[2])}


def _covers(speaker: Speaker, _s: Pulsar, d: Details) -> Args:
    return {"tile": speaker.transmitter(d[0]), "n": speaker.cost(d[0], d[1])}


def _project(speaker: Speaker, _s: Pulsar, d: Details) -> Args:
    return {"project": speaker.project(d[0])}


def _card(speaker: Speaker, _s: Pulsar, d: Details) -> Args:
    return {"card": speaker.technology(d[0])}


def _doubles(_speaker: Speaker, _s: Pulsar, d: Details) -> Args:
    return {"silver": d[0], "red": d[1]}


def _order(speaker: Speaker, _s: Pulsar, d: Details) -> Args:
    return {"order": speaker.words.join("comma", [speaker.seat(seat) for seat in d if seat >= 0])}


def _buys(_speaker: Speaker, _s: Pulsar, d: Details) -> Args:
    return {"cubes": d[0], "points": d[1]}


def _goal(speaker: Speaker, _s: Pulsar, d: Details) -> Args:
    return {"goal": speaker.goal(d[0])}


_KINDS: dict[int, tuple[str, Read]] = {
    journal.ROUND_BEGINS: ("round", _n),
    journal.ROLLS: ("rolls", _rolls),
    journal.TAKES_DIE: ("takes-die", _n),
    journal.MOVES_COUNTER: ("moves", _moves),
    journal.TURN_BEGINS: ("turn", _n),
    journal.PAYS: ("pays", _pays),
    journal.PAYS_CUBES: ("pays-cubes", _n),
    journal.SCORES: ("scores", _scores),
    journal.LOSES: ("loses", _n),
    journal.GAINS_CUBES: ("gains-cubes", _n),
    journal.GAINS_PLUS_MINUS: ("gains-plus-minus", _n),
    journal.GAINS_PLUS_TWO: ("gains-plus-two", _n),
    journal.CHOOSES_GATE: ("gate", _place),
    journal.CHOOSES_SIDE: ("side", _side),
    journal.FLIES: ("flies", _flies),
    journal.STEP: ("step", _place),
    journal.USES_RUN: ("uses-run", _uses_run),
    journal.TELEPORTS: ("teleports", _place),
    journal.REVEALS: ("reveals", _reveals),
    journal.STATION: ("station", _station),
    journal.CLAIMS: ("claims", _pulsar),
    journal.EXPLORES: ("explores", _explores),
    journal.TAKES_BONUS: ("bonus", _bonus),
    journal.RESHUFFLES: ("reshuffles", _nothing),
    journal.GETS_GYRODYNE: ("gets-gyrodyne", _size),
    journal.STARTS: ("starts", _gyrodyne),
    journal.COMPLETES: ("completes", _gyrodyne),
    journal.AWARD: ("award", _award),
    journal.TAKES_TRANSMITTER: ("takes-transmitter", _tile),
    journal.LINKS: ("links", _links),
    journal.COVERS: ("covers", _covers),
    journal.ONLINE: ("online", _tile),
    journal.RED_DIE: ("red-die", _n),
    journal.BUILDS: ("builds", _project),
    journal.PATENTS: ("patents", _card),
    journal.DOUBLES: ("doubles", _doubles),
    journal.STARTS_ARRAY: ("starts-array", _tile),
    journal.LAPSES: ("lapses", _nothing),
    journal.PLAY_ORDER: ("order", _order),
    journal.DEALS: ("deals", _tile),
    journal.BUYS: ("buys", _buys),
    journal.MEETS: ("meets", _goal),
    journal.ENDS_TURN: ("ends-turn", _nothing),
    journal.GAME_OVER: ("game-over", _nothing),
    journal.EXTRA_STATION: ("extra-station", _n),
}
