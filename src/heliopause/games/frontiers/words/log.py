"""The journal in words: one line per entry, in the third person."""

from __future__ import annotations

from collections.abc import Callable

from heliopause.games.frontiers import codes, journal
from heliopause.games.frontiers.layout import FEW_COLONISTS, LATE, MANY_COLONIES, MAT_FULL, POOL_EMPTY
from heliopause.games.frontiers.words import effects
from heliopause.games.frontiers.words.names import KIND_NAMES, Speaker
from heliopause.kernel.words import Value

Args = dict[str, Value]
Details = list[int]

CONDITIONS = {
    MAT_FULL: "mat",
    MANY_COLONIES: "colonies",
    FEW_COLONISTS: "colonists",
    POOL_EMPTY: "pool",
    LATE: "late",
}


def lines(speaker: Speaker, entries: list[int]) -> list[str]:
    return [_line(speaker, entries[at : at + journal.ENTRY]) for at in range(0, len(entries), journal.ENTRY)]


def _line(speaker: Speaker, entry: list[int]) -> str:
    message, read = _KINDS[entry[0]]
    return speaker.say(f"log-{message}", who=speaker.seat(entry[1]), **read(speaker, entry[2:]))


def _nothing(_speaker: Speaker, _d: Details) -> Args:
    return {}


def _n(_speaker: Speaker, d: Details) -> Args:
    return {"n": d[0]}


def _n_from(speaker: Speaker, d: Details) -> Args:
    return {"n": d[0], **_source(speaker, d[1])}


def _source(speaker: Speaker, tile: int) -> Args:
    """The tile whose power gives something, if it is one."""
    return {"source": speaker.name(tile) if tile >= 0 else "none"}


def _colonists(speaker: Speaker, d: Details) -> Args:
    return {"n": d[0], "short": "yes" if d[0] < d[1] else "no", **_source(speaker, d[2])}


def _tile(speaker: Speaker, d: Details) -> Args:
    return {"tile": speaker.name(d[0])}


def _drawn(speaker: Speaker, d: Details) -> Args:
    return {"tile": speaker.name(d[0]), **_source(speaker, d[1])}


def _lost(speaker: Speaker, d: Details) -> Args:
    return _source(speaker, d[0])


def _action(speaker: Speaker, d: Details) -> Args:
    return {"action": speaker.action(d[0])}


def _buys(speaker: Speaker, d: Details) -> Args:
    return {"tile": speaker.face(d[0]), "n": d[1]}


def _settles(speaker: Speaker, d: Details) -> Args:
    how = "payment" if d[1] == codes.BY_PAYMENT else "printed"
    return {"tile": speaker.name(d[0]), "how": how, "n": d[2], "kind": KIND_NAMES[d[3]]}


def _good(speaker: Speaker, d: Details) -> Args:
    return {"tile": speaker.name(d[0]), "kind": KIND_NAMES[d[1]]}


def _removes(speaker: Speaker, d: Details) -> Args:
    return {**_good(speaker, d), "source": speaker.name(d[2]), "n": d[3]}


def _replaces(speaker: Speaker, d: Details) -> Args:
    return {"old": speaker.name(d[0]), "tile": speaker.name(d[1])}


def _kind(speaker: Speaker, d: Details) -> Args:
    return {"kind": KIND_NAMES[d[0]], "tile": speaker.name(speaker.any_tile)}


def _sells(speaker: Speaker, d: Details) -> Args:
    return {**_good(speaker, d), "n": d[2]}


def _consumes(speaker: Speaker, d: Details) -> Args:
    tile, ability = speaker.consuming[d[0]]
    return {"tile": speaker.name(tile), "what": effects.power_phrase(speaker, "consume", ability)}


def _goal(speaker: Speaker, d: Details) -> Args:
    return {"goal": speaker.goal(d[0])}


def _ending(_speaker: Speaker, d: Details) -> Args:
    return {"condition": CONDITIONS[d[0]]}


_KINDS: dict[int, tuple[str, Callable[[Speaker, Details], Args]]] = {
    journal.ROUND_BEGINS: ("round", _n),
    journal.CHOOSES_HOME: ("chooses-home", _tile),
    journal.SELECTS: ("selects", _action),
    journal.GAINS_CREDITS: ("gains-credits", _n_from),
    journal.PAYS: ("pays", _n),
    journal.GAINS_POINTS: ("gains-points", _n_from),
    journal.GAINS_COLONISTS: ("gains-colonists", _colonists),
    journal.BUYS: ("buys", _buys),
    journal.BUYS_NOTHING: ("buys-nothing", _nothing),
    journal.LAYS_OUT: ("lays-out", _nothing),
    journal.SHOWS: ("shows", _tile),
    journal.PICKS: ("picks", _tile),
    journal.DRAWS: ("draws", _drawn),
    journal.BAG_EMPTY: ("bag-empty", _lost),
    journal.SETTLES: ("settles", _settles),
    journal.PLACES_GOOD: ("places-good", _good),
    journal.NO_GOOD: ("no-good", _good),
    journal.REMOVES_GOOD: ("removes-good", _removes),
    journal.REPLACES: ("replaces", _replaces),
    journal.LOSES_GOOD: ("loses-good", _good),
    journal.COLONISTS_BACK: ("colonists-back", _n),
    journal.STORES_WORLD: ("stores-world", _tile),
    journal.RETURNS_WORLD: ("returns-world", _tile),
    journal.RETURNS_OFFER: ("returns-offer", _n),
    journal.SETS_KIND: ("sets-kind", _kind),
    journal.COLLECTS: ("collects", _n),
    journal.SELLS: ("sells", _sells),
    journal.CONSUMES: ("consumes", _consumes),
    journal.EATS: ("eats", _good),
    journal.STORES_GOOD: ("stores-good", _good),
    journal.STORES_CREDITS: ("stores-credits", _n),
    journal.MOVES: ("moves", _n),
    journal.LOOKS: ("looks", _n),
    journal.KEEPS: ("keeps", _nothing),
    journal.BURIES: ("buries", _nothing),
    journal.TURNS_UP: ("turns-up", _goal),
    journal.ENDING: ("ending", _ending),
    journal.ADDS_CREDIT: ("adds-credit", _n),
    journal.GAME_OVER: ("game-over", _nothing),
    journal.LEAVES: ("leaves", _tile),
}
