"""What an option does, in the second person."""

from __future__ import annotations

from collections.abc import Callable

from heliopause.games.pulsar import codes, tasks
from heliopause.games.pulsar.ids import TRACK_NAMES
from heliopause.games.pulsar.layout import BOUGHT, GOAL, GOALS, PLAYERS, PROJECTS, SEEN, SIDE, SIDE_OF, TILE
from heliopause.games.pulsar.rules.dice import steps_of
from heliopause.games.pulsar.rules.pulsar import Pulsar
from heliopause.games.pulsar.rules.stations import free_planet, has_ring, owner_of, wants_station
from heliopause.games.pulsar.rules.technologies import card_at
from heliopause.games.pulsar.rules.trails import PULSAR, SYSTEM
from heliopause.games.pulsar.words import effects
from heliopause.games.pulsar.words.names import Speaker
from heliopause.games.pulsar.words.payments import payment
from heliopause.kernel.codes import first_of, second_of, verb_of
from heliopause.kernel.state import FRAME


def describe(speaker: Speaker, s: Pulsar, code: int) -> str:
    """What the option does."""
    return _KINDS[int(verb_of(code))](speaker, s, int(first_of(code)), int(second_of(code)))


def top(s: Pulsar) -> list[int]:
    return s.stack[-FRAME:]


def _gate(speaker: Speaker, s: Pulsar, location: int, _b: int) -> str:
    return speaker.sentence("option-gate", place=speaker.place(s, location))


def _side(speaker: Speaker, s: Pulsar, side: int, _b: int) -> str:
    return speaker.sentence("option-side", name=speaker.catalog.headquarters[side].id)


def _die(speaker: Speaker, s: Pulsar, value: int, counter: int) -> str:
    steps = int(steps_of(s, value))
    if counter == codes.NO_COUNTER:
        return speaker.sentence("option-die", n=value)
    track, back = divmod(counter - codes.COUNTER, 2)
    return speaker.sentence(
        "option-die-counter",
        n=value,
        steps=abs(steps),
        way="right" if steps > 0 else "left",
        track=TRACK_NAMES[track],
        which="back" if back else "front" if s.t.counters[s.cells[PLAYERS]] == 2 else "only",
    )


def _fly(speaker: Speaker, s: Pulsar, _a: int, paid: int) -> str:
    return speaker.sentence("option-fly", die=payment(speaker, s, paid), n=int(codes.worth_of(paid)))


def _take_gyrodyne(speaker: Speaker, s: Pulsar, size: int, paid: int) -> str:
    return speaker.sentence("option-take-gyrodyne", size=speaker.size(size), die=payment(speaker, s, paid))


def _complete(speaker: Speaker, s: Pulsar, size: int, paid: int) -> str:
    return speaker.sentence("option-complete", size=speaker.size(size), die=payment(speaker, s, paid))


def _take_transmitter(speaker: Speaker, s: Pulsar, thing: int, paid: int) -> str:
    return _transmitter(speaker, s, "take", thing, paid)


def _cover(speaker: Speaker, s: Pulsar, thing: int, paid: int) -> str:
    return _transmitter(speaker, s, "cover", thing, paid)


def _transmitter(speaker: Speaker, s: Pulsar, how: str, thing: int, paid: int) -> str:
    tile, cost = divmod(thing, 4)
    return speaker.sentence(
        f"option-{how}",
        tile=speaker.transmitter(tile),
        n=speaker.cost(tile, cost),
        die=payment(speaker, s, paid),
    )


def _project(speaker: Speaker, s: Pulsar, project: int, paid: int) -> str:
    side = speaker.catalog.headquarters[s.cells[SIDE_OF + s.seat]]
    what = effects.phrase(speaker.words, side.projects[project].effect)
    return speaker.sentence(
        "option-project", project=speaker.project(project), what=what, die=payment(speaker, s, paid)
    )


def _patent(speaker: Speaker, s: Pulsar, place: int, paid: int) -> str:
    card = int(card_at(s, place))
    what = effects.technology(speaker.words, speaker.catalog.technologies[card])
    return speaker.sentence("option-patent", card=speaker.technology(card), what=what, die=payment(speaker, s, paid))


def _buy(speaker: Speaker, s: Pulsar, token: int, paid: int) -> str:
    kind = "plus-two" if token else "plus-minus"
    return speaker.sentence("option-buy", token=kind, die=payment(speaker, s, paid))


def _start(speaker: Speaker, _s: Pulsar, size: int, _b: int) -> str:
    return speaker.sentence("option-start", size=speaker.size(size))


def _land(speaker: Speaker, s: Pulsar, location: int, _b: int) -> str:
    return speaker.sentence("option-land", place=speaker.place(s, location), what=_brought(s, location))


def _brought(s: Pulsar, location: int) -> str:
    """What the end of a flight there brings, as far as it is known before the ship moves."""
    side, seat = s.cells[SIDE], s.seat
    kind, thing = s.t.kind[side][location], s.t.number[side][location]
    if kind == PULSAR:
        return "claim" if owner_of(s, thing) < 0 and has_ring(s, seat) else "nothing"
    if kind != SYSTEM:
        return "gate"
    if not s.cells[SEEN] >> thing & 1:
        return "unseen"
    if not wants_station(s, seat) >> thing & 1:
        return "nothing"
    return "blue" if free_planet(s, thing, True) < s.t.blue[s.cells[TILE + thing]] else "lifeless"


def _route(speaker: Speaker, s: Pulsar, high: int, low: int) -> str:
    mask = high << 8 | low
    systems = speaker.systems(s, mask)
    return speaker.sentence("option-route", systems=systems, any="yes" if mask else "no")


def _run(speaker: Speaker, s: Pulsar, project: int, colour: int) -> str:
    side = s.cells[SIDE_OF + s.seat]
    points = s.t.run_points[side * PROJECTS + project]
    return speaker.sentence(
        "option-run", project=speaker.project(project), colour=speaker.colour(colour), points=points
    )


def _printed(speaker: Speaker, s: Pulsar, _a: int, _b: int) -> str:
    bonus = speaker.catalog.systems[s.cells[TILE + top(s)[2]]].bonus
    return speaker.sentence("option-printed", what=effects.phrase(speaker.words, bonus))


def _gyrodyne(speaker: Speaker, _s: Pulsar, size: int, _b: int) -> str:
    return speaker.sentence("option-gyrodyne", size=speaker.size(size))


def _finish(speaker: Speaker, _s: Pulsar, size: int, _b: int) -> str:
    return speaker.sentence("option-finish", size=speaker.size(size))


def _skip(speaker: Speaker, s: Pulsar, _a: int, _b: int) -> str:
    kinds = {tasks.CLAIM: "claim", tasks.SELL: "sell", tasks.OFFER: "sell", tasks.GOALS: "goals"}
    return speaker.sentence("option-skip", what=kinds.get(top(s)[0], "other"))


def _teleport(speaker: Speaker, s: Pulsar, location: int, _b: int) -> str:
    return speaker.sentence("option-teleport", place=speaker.place(s, location))


def _link(speaker: Speaker, s: Pulsar, end: int, other: int) -> str:
    own = top(s)[2] * 2 + end
    return speaker.sentence(
        "option-link",
        end=speaker.end(own),
        other=speaker.transmitter(other // 2),
        there=speaker.end(other),
        n=s.t.pips[own] + s.t.pips[other],
    )


def _sell(speaker: Speaker, s: Pulsar, tile: int, _b: int) -> str:
    return speaker.sentence(
        "option-sell", tile=speaker.transmitter(tile), cubes=s.t.sell_cubes[tile], points=s.t.sell_points[tile]
    )


def _accept(speaker: Speaker, s: Pulsar, _a: int, _b: int) -> str:
    cubes, points = top(s)[2:4]
    return speaker.sentence("option-accept", cubes=cubes, points=points)


def _sponsor(speaker: Speaker, _s: Pulsar, face: int, _b: int) -> str:
    return speaker.sentence("option-sponsor", goal=speaker.goal(face))


def _name(speaker: Speaker, _s: Pulsar, face: int, _b: int) -> str:
    return speaker.sentence("option-name", goal=speaker.goal(face))


def _bonus(speaker: Speaker, s: Pulsar, face: int, _b: int) -> str:
    goal = s.cells[GOAL : GOAL + GOALS].index(face)
    bonus = face * 2 + s.cells[BOUGHT + s.seat * GOALS + goal]
    return speaker.sentence(
        "option-bonus", goal=speaker.goal(face), cubes=s.t.bonus_cubes[bonus], points=s.t.bonus_points[bonus]
    )


def _plain(message: str) -> Callable[[Speaker, Pulsar, int, int], str]:
    return lambda speaker, _s, _a, _b: speaker.sentence(message)


_KINDS: dict[int, Callable[[Speaker, Pulsar, int, int], str]] = {
    codes.GATE: _gate,
    codes.BOARD_SIDE: _side,
    codes.DIE: _die,
    codes.FLY: _fly,
    codes.TAKE_GYRODYNE: _take_gyrodyne,
    codes.COMPLETE: _complete,
    codes.TAKE_TRANSMITTER: _take_transmitter,
    codes.COVER: _cover,
    codes.PROJECT: _project,
    codes.PATENT: _patent,
    codes.BUY: _buy,
    codes.START: _start,
    codes.END_TURN: _plain("option-end-turn"),
    codes.LAND: _land,
    codes.ROUTE: _route,
    codes.RUN: _run,
    codes.NO_RUN: _plain("option-no-run"),
    codes.PRINTED: _printed,
    codes.DRAW: _plain("option-draw"),
    codes.GYRODYNE: _gyrodyne,
    codes.FINISH: _finish,
    codes.SKIP: _skip,
    codes.CLAIM: _plain("option-claim"),
    codes.TELEPORT: _teleport,
    codes.LINK: _link,
    codes.NEW_ARRAY: _plain("option-new-array"),
    codes.SELL: _sell,
    codes.ACCEPT: _accept,
    codes.SPONSOR: _sponsor,
    codes.NAME_GOAL: _name,
    codes.BONUS: _bonus,
}
