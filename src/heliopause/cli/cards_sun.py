"""The cards of Beyond the Sun that lie open, in words: what each gives once, what its spaces do, and its power."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from heliopause.cli.pieces import counted
from heliopause.games.sun.catalog import Event, System, Technology
from heliopause.games.sun.verbs import LEVELS
from heliopause.games.sun.words import effects
from heliopause.kernel import phrases

if TYPE_CHECKING:
    from heliopause.cli.board_sun import Picture

TYPES = {"scientific": "cyan", "economic": "green", "military": "red", "commercial": "yellow"}


def open_cards(picture: "Picture") -> RenderableType:
    """Technologies, then Systems, then the events that still matter."""
    view = picture.view
    technologies = [slot["technology"] for slot in view["technologies"].values()]
    technologies += [one["technology"] for one in view["private"]] + view["revealed"]
    systems = [place["system"] for place in view["exploration"].values()] + view["revealed"]
    events = [event for event, where in view["events"].items() if where != "discarded"]
    parts: list[RenderableType] = []
    for card in technologies:
        if card in picture.technologies:
            parts += technology(picture, picture.technologies[card])
    for card in systems:
        if card in picture.systems:
            parts += system(picture, picture.systems[card])
    for card in events:
        parts += event(picture, picture.events[card])
    return Group(*parts)


def technology(picture: "Picture", card: Technology) -> list[RenderableType]:
    title = Text.assemble((card.name, "bold"), f", level {LEVELS[card.level - 1]}, {counted(card.vp)}, ")
    title.append_text(types(card, brief=False))
    lines = [("once", phrases.sentence(picture.words, card.immediate))] if card.immediate else []
    lines += [("Action", phrases.sentence(picture.words, space.action)) for space in card.spaces]
    return entry(picture, title, lines, card)


def system(picture: "Picture", card: System) -> list[RenderableType]:
    title = Text.assemble(
        (card.name, "bold"), f", {' and '.join(card.specialties)}, needs {card.power} power, {counted(card.vp)}"
    )
    lines = [("control", phrases.sentence(picture.words, card.gain_control))] if card.gain_control else []
    lines += [("colonized", phrases.sentence(picture.words, card.colonization))] if card.colonization else []
    return entry(picture, title, lines, card)


def event(picture: "Picture", card: Event) -> list[RenderableType]:
    return entry(picture, Text.assemble((card.name, "bold"), f", {counted(card.vp)}"), [], card)


def entry(
    picture: "Picture", title: Text, lines: Iterable[tuple[str, str]], card: Technology | System | Event
) -> list[RenderableType]:
    """A title, and below it what the card does, line by line."""
    said = [*lines, ("always", effects.card_rule(picture.words, card))] if card.rule else lines
    return [title, *(Padding(Text.assemble((f"{when}: ", "dim"), what), (0, 0, 0, 2)) for when, what in said)]


def types(card: Technology, brief: bool) -> Text:
    """What a card counts as when it is searched for, and what it passes on to the next level."""
    letters = 1 if brief else 3
    line = Text("/").join(Text(kind[:letters].capitalize(), style=TYPES[kind]) for kind in card.left)
    if card.level < len(LEVELS):
        line.append("▸")
        line.append(card.right[:letters].capitalize(), style=TYPES[card.right])
    return line
