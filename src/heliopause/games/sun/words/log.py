"""The journal in words: one line per entry, in the third person."""

from __future__ import annotations

from collections.abc import Callable

from heliopause.games.sun import journal, ops
from heliopause.games.sun.layout import (
    ACHIEVEMENT,
    AT_LOCATION,
    AT_WILL,
    FACTION,
    KEPT,
    NEAR_ACHIEVEMENTS,
    SLOT_CARD,
    SYSTEM_AT,
)
from heliopause.games.sun.rules.play import SunState
from heliopause.games.sun.rules.sun import Sun
from heliopause.games.sun.words.names import COLUMN_NAMES, LEVEL_NAMES, Speaker
from heliopause.kernel.words import Value

Args = dict[str, Value]
Details = list[int]


def lines(speaker: Speaker, s: SunState, entries: list[int]) -> list[str]:
    """`s` is the state after the entries. They are read backwards, so that each one is told at its own table."""
    then = s.clone()
    said: list[str] = []
    for at in range(len(entries) - journal.ENTRY, -1, -journal.ENTRY):
        entry = entries[at : at + journal.ENTRY]
        said.append(_line(speaker, then, entry))
        _take_back(then, entry)
    return said[::-1]


def _take_back(s: Sun, entry: list[int]) -> None:
    """What changes the names of things."""
    kind, seat, first, second = entry[:4]
    if kind == journal.COLONIZES:
        s.cells[SYSTEM_AT + second] = first
    elif kind == journal.DISCOVERS:
        s.cells[SLOT_CARD + first] = -1
    elif kind == journal.CHOOSES_MAT:
        s.cells[FACTION + seat] = -1


def _line(speaker: Speaker, s: Sun, entry: list[int]) -> str:
    message, read = _KINDS[entry[0]]
    seat = entry[1]
    who = speaker.seat(s, seat) if seat >= 0 else ""
    args = read(speaker, s, seat, entry[2:])
    return speaker.say(f"log-{message}", who=who, faction=speaker.faction_id(s, seat), **args)


def _nothing(_speaker: Speaker, _s: Sun, _seat: int, _d: Details) -> Args:
    return {}


def _n(_speaker: Speaker, _s: Sun, _seat: int, d: Details) -> Args:
    return {"n": d[0]}


def _space(speaker: Speaker, s: Sun, _seat: int, d: Details) -> Args:
    return {"card": speaker.space(s, d[0])}


def _pays_to(speaker: Speaker, s: Sun, _seat: int, d: Details) -> Args:
    return {"n": d[0], "other": speaker.seat(s, d[1])}


def _builds(speaker: Speaker, s: Sun, _seat: int, d: Details) -> Args:
    return {"level": d[0], "at": speaker.at(s, d[1]), "source": "pop" if d[2] else "supply"}


def _disc(speaker: Speaker, _s: Sun, _seat: int, d: Details) -> Args:
    return {"disc": speaker.disc(d[0])}


def _upgrades(speaker: Speaker, s: Sun, _seat: int, d: Details) -> Args:
    return {"at": speaker.at(s, d[0]), "before": d[1], "after": d[2]}


def _moves(speaker: Speaker, s: Sun, _seat: int, d: Details) -> Args:
    return {"level": d[0], "start": speaker.place(s, d[1]), "place": speaker.place(s, d[2])}


def _place(speaker: Speaker, s: Sun, _seat: int, d: Details) -> Args:
    return {"place": speaker.place(s, d[0])}


def _loses_control(speaker: Speaker, s: Sun, _seat: int, d: Details) -> Args:
    return {"place": speaker.place(s, d[0]), "disc": speaker.disc(d[2])}


def _places_disc(speaker: Speaker, s: Sun, _seat: int, d: Details) -> Args:
    return {"at": speaker.at(s, d[0]), "disc": speaker.disc(d[1])}


def _source(speaker: Speaker, s: Sun, seat: int, d: Details) -> Args:
    return {"source": speaker.source(s, d[0], seat)}


def _researches(speaker: Speaker, s: Sun, _seat: int, d: Details) -> Args:
    known = "yes" if d[1] >= 0 else "no"
    return {"known": known, "card": speaker.slot(s, d[0]), "level": LEVEL_NAMES[s.t.slot_level[d[0]]]}


def _technology(speaker: Speaker, _s: Sun, _seat: int, d: Details) -> Args:
    return {"card": speaker.technology(d[0]).name}


def _discovers(speaker: Speaker, _s: Sun, _seat: int, d: Details) -> Args:
    return {"card": speaker.technology(d[1]).name}


def _event(speaker: Speaker, _s: Sun, _seat: int, d: Details) -> Args:
    return {"card": speaker.catalog.events[d[0]].name}


def _event_stays(speaker: Speaker, s: Sun, _seat: int, d: Details) -> Args:
    card = speaker.catalog.events[d[0]].name
    if d[1] == AT_LOCATION:
        return {"card": card, "where": speaker.catalog.events[d[0]].location or "system", "place": ""}
    if d[1] == NEAR_ACHIEVEMENTS:
        return {"card": card, "where": "achievements", "place": ""}
    return {"card": card, "where": "faction", "place": speaker.seat(s, d[1] - KEPT)}


def _guild(speaker: Speaker, _s: Sun, _seat: int, d: Details) -> Args:
    return {"card": speaker.catalog.guilds[d[0]].name}


def _ship_at(speaker: Speaker, s: Sun, _seat: int, d: Details) -> Args:
    return {"level": d[0], "at": speaker.at(s, d[1])}


def _settles(_speaker: Speaker, _s: Sun, _seat: int, d: Details) -> Args:
    return {"level": d[0]}


def _exiles(_speaker: Speaker, _s: Sun, _seat: int, d: Details) -> Args:
    return {"level": d[0], "n": d[1]}


def _system(speaker: Speaker, _s: Sun, _seat: int, d: Details) -> Args:
    return {"card": speaker.catalog.systems[d[0]].name}


def _colonizes(speaker: Speaker, _s: Sun, _seat: int, d: Details) -> Args:
    system = speaker.catalog.systems[d[0]]
    return {"card": system.name, "n": system.vp}


def _refills(speaker: Speaker, _s: Sun, _seat: int, d: Details) -> Args:
    return {"card": speaker.catalog.systems[d[1]].name}


def _second_disc(speaker: Speaker, _s: Sun, _seat: int, d: Details) -> Args:
    return {"card": speaker.catalog.systems[d[0]].name, "disc": speaker.disc(d[1])}


def _shifts(_speaker: Speaker, _s: Sun, _seat: int, d: Details) -> Args:
    return {"start": COLUMN_NAMES[d[0]], "column": COLUMN_NAMES[d[1]]}


def _power(speaker: Speaker, s: Sun, _seat: int, d: Details) -> Args:
    return {"card": speaker.bearer(s, AT_WILL << d[0])}


def _innovation(_speaker: Speaker, _s: Sun, _seat: int, d: Details) -> Args:
    return {"letter": "AB"[d[0] % 2]}


def _claims(speaker: Speaker, _s: Sun, _seat: int, d: Details) -> Args:
    return {"card": speaker.catalog.achievements[d[0]].name, "n": d[2]}


def _slot(speaker: Speaker, s: Sun, _seat: int, d: Details) -> Args:
    return {"card": speaker.slot(s, d[0])}


def _swaps(speaker: Speaker, s: Sun, _seat: int, d: Details) -> Args:
    card = speaker.catalog.achievements[s.cells[ACHIEVEMENT + d[0]]]
    return {"card": card.name, "disc": speaker.disc(d[1])}


def _lapses(_speaker: Speaker, _s: Sun, _seat: int, d: Details) -> Args:
    return {"what": _OPERATIONS.get(d[0], "other")}


def _level(_speaker: Speaker, _s: Sun, _seat: int, d: Details) -> Args:
    return {"level": LEVEL_NAMES[d[0]]}


def _faction(speaker: Speaker, s: Sun, seat: int, d: Details) -> Args:
    return {"player": speaker.say("player", n=seat + 1), "name": speaker.catalog.factions[d[0]].name}


_OPERATIONS = {
    ops.SUPPLY_TO_POP: "populate",
    ops.BUILD: "build",
    ops.UPGRADE: "upgrade",
    ops.SPREAD: "upgrade",
    ops.RESEARCH: "research",
    ops.COLONIZE: "colonize",
    ops.SHIFT: "shift",
    ops.COPY: "copy",
    ops.GUILD: "open-guild",
    ops.ANNEX: "annex",
}

_KINDS: dict[int, tuple[str, Callable[[Speaker, Sun, int, Details], Args]]] = {
    journal.TURN_BEGINS: ("turn", _n),
    journal.TAKES: ("takes", _space),
    journal.PAYS: ("pays", _n),
    journal.PAYS_TO: ("pays-to", _pays_to),
    journal.RETURNS: ("returns", _n),
    journal.GAINS_ORE: ("gains-ore", _n),
    journal.GAINS_POP: ("gains-pop", _n),
    journal.BUILDS: ("builds", _builds),
    journal.AUTOMATES: ("automates", _disc),
    journal.UPGRADES: ("upgrades", _upgrades),
    journal.MOVES: ("moves", _moves),
    journal.GAINS_CONTROL: ("gains-control", _place),
    journal.LOSES_CONTROL: ("loses-control", _loses_control),
    journal.PLACES_DISC: ("places-disc", _places_disc),
    journal.BONUS: ("bonus", _source),
    journal.RESEARCHES: ("researches", _researches),
    journal.REVEALS: ("reveals", _technology),
    journal.DISCOVERS: ("discovers", _discovers),
    journal.PRIVATE: ("private", _technology),
    journal.EVENT: ("event", _event),
    journal.EVENT_STAYS: ("event-stays", _event_stays),
    journal.OPENS_GUILD: ("opens-guild", _guild),
    journal.SETTLES: ("settles", _settles),
    journal.EXILES: ("exiles", _exiles),
    journal.COLONIZES: ("colonizes", _colonizes),
    journal.REFILLS: ("refills", _refills),
    journal.SECOND_DISC: ("second-disc", _second_disc),
    journal.ANNEXES: ("annexes", _system),
    journal.GROWS: ("grows", _nothing),
    journal.MINES: ("mines", _nothing),
    journal.TRADES: ("trades", _nothing),
    journal.BUYS_POP: ("buys-pop", _nothing),
    journal.DECOMMISSIONS: ("decommissions", _ship_at),
    journal.SELLS_POP: ("sells-pop", _nothing),
    journal.SHIFTS: ("shifts", _shifts),
    journal.USES_POWER: ("uses-power", _power),
    journal.INNOVATES: ("innovates", _innovation),
    journal.CLAIMS: ("claims", _claims),
    journal.ENDING: ("ending", _nothing),
    journal.FINAL_ROUND: ("final-round", _nothing),
    journal.COPIES: ("copies", _space),
    journal.RETIRES: ("retires", _ship_at),
    journal.RECLAIMS: ("reclaims", _slot),
    journal.SWAPS: ("swaps", _swaps),
    journal.LAPSES: ("lapses", _lapses),
    journal.ROW_LAID: ("row-laid", _level),
    journal.ROW_CLEARED: ("row-cleared", _level),
    journal.CHOOSES_MAT: ("chooses-mat", _faction),
    journal.GAME_OVER: ("game-over", _nothing),
    journal.SKIPS_ACTION: ("skips-action", _nothing),
}
