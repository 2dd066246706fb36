"""The elements of the boards, by ids such as `location:S3` or `die:4`, and which of them an option is about.

Several that belong to one option stand in the order in which a hand goes over them: the die, then the counter.
"""

from __future__ import annotations

from collections.abc import Callable

from heliopause.games.pulsar import codes
from heliopause.games.pulsar.ids import END_NAMES, PROJECT_NAMES, SIZE_NAMES, TRACK_NAMES, Ids
from heliopause.games.pulsar.layout import SYSTEMS, TILE
from heliopause.games.pulsar.rules.flights import end_options
from heliopause.games.pulsar.rules.pulsar import Pulsar
from heliopause.games.pulsar.rules.technologies import card_at
from heliopause.kernel.codes import first_of, second_of, verb_of
from heliopause.kernel.state import FRAME

TOKENS = ("plus-minus", "plus-two")
SOURCES = {codes.OWN_DIE: "own", codes.RED_DIE: "red", codes.COPIED_DIE: "board", codes.BOUND_DIE: "red"}


def targets(s: Pulsar, ids: Ids, code: int) -> list[str]:
    find = _KINDS.get(int(verb_of(code)))
    return find(s, ids, int(first_of(code)), int(second_of(code))) if find else []


def paid_with(payment: int) -> list[str]:
    """The die and the token."""
    die = f"die:{SOURCES[codes.source_of(payment)]}:{codes.value_of(payment)}"
    token = codes.token_of(payment)
    if token == codes.BARE:
        return [die]
    return [die, f"token:{TOKENS[int(token == codes.PLUS_TWO)]}"]


def location(ids: Ids, place: int) -> str:
    return f"location:{ids.locations[place]}"


def technology(s: Pulsar, ids: Ids, place: int) -> str:
    return f"technology:{ids.technologies[int(card_at(s, place))]}"


def transmitter(ids: Ids, tile: int) -> str:
    return f"transmitter:{ids.transmitters[tile]}"


def counter(seat: int, number: int) -> str:
    """`counter:0:engineering:front`"""
    track, back = divmod(number - codes.COUNTER, 2)
    return f"counter:{seat}:{TRACK_NAMES[track]}:{'back' if back else 'front'}"


def _gate(_s: Pulsar, ids: Ids, place: int, _b: int) -> list[str]:
    return [location(ids, place)]


def _side(_s: Pulsar, ids: Ids, side: int, _b: int) -> list[str]:
    return [f"headquarters:{ids.headquarters[side]}"]


def _die(s: Pulsar, _ids: Ids, value: int, number: int) -> list[str]:
    found = [f"die:board:{value}"]
    return found if number == codes.NO_COUNTER else [*found, counter(s.seat, number)]


def _fly(s: Pulsar, ids: Ids, _a: int, payment: int) -> list[str]:
    """And everywhere that the flight may end, so that a client can show it before the die is spent."""
    ends = sorted(int(first_of(code)) for code in end_options(s, s.seat, codes.worth_of(payment)))
    return [*paid_with(payment), f"ship:{s.seat}", *(location(ids, end) for end in ends)]


def _size(_s: Pulsar, _ids: Ids, size: int, payment: int) -> list[str]:
    return [*(paid_with(payment) if payment else []), f"gyrodyne:{SIZE_NAMES[size]}"]


def _transmitter(_s: Pulsar, ids: Ids, thing: int, payment: int) -> list[str]:
    return [*paid_with(payment), transmitter(ids, thing // 4)]


def _project(s: Pulsar, _ids: Ids, project: int, payment: int) -> list[str]:
    return [*paid_with(payment), f"project:{s.seat}:{PROJECT_NAMES[project]}"]


def _patent(s: Pulsar, ids: Ids, place: int, payment: int) -> list[str]:
    return [*paid_with(payment), technology(s, ids, place)]


def _buy(_s: Pulsar, _ids: Ids, token: int, payment: int) -> list[str]:
    return [*paid_with(payment), f"token:{TOKENS[token]}"]


def _route(s: Pulsar, ids: Ids, high: int, low: int) -> list[str]:
    mask = high << 8 | low
    return [f"location:{ids.systems[system]}" for system in range(SYSTEMS) if mask >> system & 1]


def _run(s: Pulsar, _ids: Ids, project: int, _colour: int) -> list[str]:
    return [f"project:{s.seat}:{PROJECT_NAMES[project]}"]


def _printed(s: Pulsar, ids: Ids, _a: int, _b: int) -> list[str]:
    return [f"system:{ids.tiles[s.cells[TILE + s.stack[-FRAME + 2]]]}"]


def _draw(_s: Pulsar, _ids: Ids, _a: int, _b: int) -> list[str]:
    return ["stack:exploration"]


def _link(s: Pulsar, ids: Ids, end: int, other: int) -> list[str]:
    own = ids.transmitters[s.stack[-FRAME + 2]]
    return [f"end:{own}:{END_NAMES[end]}", f"end:{ids.ends[other]}"]


def _sell(_s: Pulsar, ids: Ids, tile: int, _b: int) -> list[str]:
    return [transmitter(ids, tile)]


def _goal(_s: Pulsar, ids: Ids, face: int, _b: int) -> list[str]:
    return [f"goal:{ids.goals[face]}"]


_KINDS: dict[int, Callable[[Pulsar, Ids, int, int], list[str]]] = {
    codes.GATE: _gate,
    codes.BOARD_SIDE: _side,
    codes.DIE: _die,
    codes.FLY: _fly,
    codes.TAKE_GYRODYNE: _size,
    codes.COMPLETE: _size,
    codes.TAKE_TRANSMITTER: _transmitter,
    codes.COVER: _transmitter,
    codes.PROJECT: _project,
    codes.PATENT: _patent,
    codes.BUY: _buy,
    codes.START: _size,
    codes.LAND: _gate,
    codes.ROUTE: _route,
    codes.RUN: _run,
    codes.PRINTED: _printed,
    codes.DRAW: _draw,
    codes.GYRODYNE: _size,
    codes.FINISH: _size,
    codes.TELEPORT: _gate,
    codes.LINK: _link,
    codes.SELL: _sell,
    codes.SPONSOR: _goal,
    codes.NAME_GOAL: _goal,
    codes.BONUS: _goal,
}
