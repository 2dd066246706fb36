"""The elements of the boards, by ids such as `world:spice-world` or `good:spice-world`, and which an option is about.

Two that belong to one option stand in the order in which a hand goes over them: the colony, then the world that
replaces it. What only goes on or ends something has none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from heliopause.games.frontiers import codes
from heliopause.games.frontiers.layout import FIRST_FACE, FIRST_HOME
from heliopause.games.frontiers.verbs import KINDS
from heliopause.kernel.codes import first_of, second_of, verb_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from heliopause.games.frontiers.words.names import Speaker

STOCKS = ("credits", "colonists")


def targets(speaker: Speaker, code: int) -> list[str]:
    find = _KINDS.get(verb_of(code))
    return find(speaker, first_of(code), second_of(code)) if find else []


def tile(speaker: Speaker, number: int) -> str:
    """A world, a home colony or a development, wherever it lies."""
    name = speaker.tile(number).id
    if number >= FIRST_FACE and number < len(speaker.tiles):
        return f"development:{name}"
    return f"home:{name}" if FIRST_HOME <= number < FIRST_FACE else f"world:{name}"


def good(speaker: Speaker, number: int) -> str:
    """The good that lies on a colony."""
    return f"good:{speaker.tile(number).id}"


def action(speaker: Speaker, number: int) -> str:
    return f"action:{speaker.catalog.actions[number].id}"


def goal(speaker: Speaker, number: int) -> str:
    return f"goal:{speaker.catalog.goals[number].id}"


def stock(name: str) -> str:
    return f"stock:{name}"


def power(speaker: Speaker, number: int) -> str:
    """A Consume power that takes goods: the tile that has it."""
    return tile(speaker, speaker.consuming[number][0])


def _tile(speaker: Speaker, a: int, _b: int) -> list[str]:
    return [tile(speaker, a)]


def _development(speaker: Speaker, a: int, _b: int) -> list[str]:
    return [tile(speaker, FIRST_FACE + a)]


def _two(speaker: Speaker, a: int, b: int) -> list[str]:
    return [tile(speaker, a), tile(speaker, b)]


def _good(speaker: Speaker, a: int, _b: int) -> list[str]:
    return [good(speaker, a)]


def _good_for(speaker: Speaker, a: int, b: int) -> list[str]:
    return [good(speaker, a), tile(speaker, speaker.temporary[b][0])]


def _sold(speaker: Speaker, a: int, b: int) -> list[str]:
    return [good(speaker, a), power(speaker, b - 1)] if b else [good(speaker, a)]


def _goal(speaker: Speaker, a: int, _b: int) -> list[str]:
    return [goal(speaker, a)]


_KINDS: dict[int, Callable[[Speaker, int, int], list[str]]] = {
    codes.HOME: _tile,
    codes.SELECT: lambda speaker, a, _b: [action(speaker, a)],
    codes.BUY: _development,
    codes.BANK: lambda _speaker, _a, _b: [stock("credits")],
    codes.PICK: _tile,
    codes.COLONISTS: lambda _speaker, _a, _b: [stock("colonists")],
    codes.SETTLE: _tile,
    codes.REPLACE: _two,
    codes.EVACUATE: _two,
    codes.REMOVE: _good_for,
    codes.STORE: _tile,
    codes.RETURN: _tile,
    codes.PRODUCE: _tile,
    codes.KIND: lambda _speaker, a, _b: [f"kind:{KINDS[a - 1]}"],
    codes.SELL: _sold,
    codes.CONSUME: lambda speaker, a, _b: [power(speaker, a)],
    codes.EAT: _good,
    codes.STOCK: _good,
    codes.KEEP: _goal,
    codes.BURY: _goal,
}
