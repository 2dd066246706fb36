"""Every component and every board of an edition, ready for JSON: names, texts, icons, places, where it is from.

All of it follows from the content and the messages; nothing depends on a position. A box is
`{"text": sentence, "short": text for a narrow card, "icons": [token]}` (kernel/icons.py). The keys are the ids that
views and offers use.
"""

from __future__ import annotations

from typing import Any

from heliopause.games.pulsar.catalog import (
    Cluster,
    Component,
    DiceBoard,
    Exploration,
    Goal,
    Gyrodyne,
    Headquarters,
    System,
    Technology,
    TechnologyBoard,
    Transmitter,
)
from heliopause.games.pulsar.compiler import NEEDS, place_of
from heliopause.games.pulsar.elements import TOKENS
from heliopause.games.pulsar.ids import LINE_NAMES, TRACK_NAMES
from heliopause.games.pulsar.verbs import COLOURS
from heliopause.games.pulsar.words import effects
from heliopause.games.pulsar.words.icons import PulsarIcons
from heliopause.games.pulsar.words.names import COLOURS as SEATS
from heliopause.games.pulsar.words.names import Speaker
from heliopause.kernel.effects import Ability, Condition

Doc = dict[str, Any]


def gallery(speaker: Speaker) -> Doc:
    return _Gallery(speaker).document()


class _Gallery:
    def __init__(self, speaker: Speaker) -> None:
        self.say = speaker.say
        self.speaker = speaker
        self.words = speaker.words
        self.catalog = speaker.catalog
        self.icons = PulsarIcons(speaker.words)

    def document(self) -> Doc:
        c = self.catalog
        return {
            "game": "pulsar",
            "edition": c.edition,
            "title": c.title,
            "lang": self.words.lang,
            "boards": {
                "dice": {str(board.players): self._dice(board) for board in c.dice_boards},
                "cluster": {side.id: self._cluster(side) for side in c.clusters},
                "technology": {board.id: self._technology_board(board) for board in c.technology_boards},
            },
            "systems": {system.id: self._system(system) for system in c.systems},
            "gyrodynes": {gyrodyne.id: self._gyrodyne(gyrodyne) for gyrodyne in c.gyrodynes},
            "technologies": {card.id: self._technology(card) for card in c.technologies},
            "transmitters": {tile.id: self._transmitter(tile) for tile in c.transmitters},
            "headquarters": {side.id: self._headquarters(side) for side in c.headquarters},
            "goals": {goal.id: self._goal(goal) for goal in c.goals},
            "exploration": {tile.id: self._exploration(tile) for tile in c.exploration},
            "stations": {"points": list(c.stations.points), "more": c.stations.more, **_origin(c.stations)},
            "supply": self._supply(),
            "tokens": {name: self.say(f"token-{name}") for name in TOKENS},
            "colours": {name: self.say("colour", colour=name) for name in COLOURS},
            "seats": [self.say("seat", colour=colour) for colour in SEATS],
            "lines": {name: self.say(f"line-{name}") for name in LINE_NAMES.numbers},
        }

    def _box(self, ability: Ability) -> Doc:
        return {
            "text": effects.sentence(self.words, ability),
            "short": effects.short(self.words, ability),
            "icons": self.icons.ability(ability),
        }

    def _box_or_none(self, ability: Ability | None) -> Doc | None:
        return self._box(ability) if ability is not None and ability.steps else None

    # ------------------------------------------------------------------ boards

    def _dice(self, board: DiceBoard) -> Doc:
        track = self.catalog.track
        return {
            "silver": board.silver,
            "leftover": board.leftover,
            "even_start": list(board.even),
            "tracks": list(TRACK_NAMES.numbers),
            "spaces": track.spaces,
            "start": track.start,
            "penalties": [{"space": space, "points": points} for space, points in track.penalties],
            "engineering": [self._box_or_none(reward) for reward in board.engineering],
            "initiative": list(board.initiative),
            **_origin(board),
        }

    def _cluster(self, side: Cluster) -> Doc:
        places = [
            {
                "id": place.id,
                "kind": place.kind,
                "name": self.say("place", kind=place.kind, name=place.id),
                "dead_end": place.dead_end,
                "x": place.x,
                "y": place.y,
            }
            for place in side.locations
        ]
        lines = [{"from": line.one, "to": line.other, "lines": line.lines} for line in side.segments]
        width, height = side.canvas
        return {
            "name": self.say("form-side-name", side=side.id),
            "canvas": {"width": width, "height": height},
            "locations": places,
            "segments": lines,
            **_origin(side),
        }

    def _technology_board(self, board: TechnologyBoard) -> Doc:
        return {
            "letter": board.letter,
            "group": board.group,
            "rows": [{"value": value, "median": value < 0} for value in board.rows],
            "technologies": [card.id for card in self.catalog.technologies if card.board == board.id],
            **_origin(board),
        }

    def _supply(self) -> Doc:
        supply = self.catalog.supply
        return {
            "rings": supply.rings,
            "copy": supply.copy,
            "rounds": supply.rounds,
            "buy": {token: list(dice) for token, dice in supply.buy},
            **_origin(supply),
        }

    # ------------------------------------------------------------------ tiles and cards

    def _system(self, system: System) -> Doc:
        return {
            "name": self.say("system-tile", name=system.id.removeprefix("system-")),
            "planets": [
                *({"blue": True, "players": players} for players in system.blue),
                *({"blue": False, "players": players} for players in system.lifeless),
            ],
            "bonus": self._box(system.bonus),
            **_origin(system),
        }

    def _gyrodyne(self, gyrodyne: Gyrodyne) -> Doc:
        return {
            "name": self.say("size", size=gyrodyne.id),
            "take": gyrodyne.take,
            "complete": gyrodyne.complete,
            "value": gyrodyne.value,
            "tiles": gyrodyne.tiles,
            "awards": list(gyrodyne.awards),
            **_origin(gyrodyne),
        }

    def _technology(self, card: Technology) -> Doc:
        text = effects.technology(self.words, card)
        return {
            "name": card.name,
            "board": card.board,
            "row": card.row,
            "place": place_of(card),
            "die": card.die,
            "icons": card.icons,
            "class": card.kind,
            "when": card.when or None,
            "effect": {
                "text": self.say("sentence", text=text),
                "short": effects.technology(self.words, card, effects.SHORT),
                "icons": self.icons.ability(card.effect),
            },
            **_origin(card),
        }

    def _transmitter(self, tile: Transmitter) -> Doc:
        return {
            "name": self.say("transmitter", name=tile.id),
            "letter": tile.letter,
            "costs": list(tile.costs),
            "immediate": self._box_or_none(tile.immediate),
            "produce": self._box_or_none(tile.produce),
            "left": tile.left if tile.left >= 0 else None,
            "right": tile.right if tile.right >= 0 else None,
            **_origin(tile),
        }

    def _headquarters(self, side: Headquarters) -> Doc:
        projects = [
            {
                "place": project.place,
                "name": self.say("project", place=project.place),
                "needs": list(NEEDS.get(project.place, ())),
                "die": project.die,
                "effect": self._box(project.effect),
            }
            for project in side.projects
        ]
        return {"board": side.board, "side": side.side, "projects": projects, **_origin(side)}

    def _goal(self, goal: Goal) -> Doc:
        text = effects.goal(self.words, goal.goal)
        return {
            "tile": goal.tile,
            "first_game": goal.first_game,
            "goal": {"text": text, "icons": self.icons.condition(Condition((goal.goal,)))},
            "points": goal.points,
            "bonuses": [{"cubes": cubes, "points": points} for cubes, points in goal.bonuses],
            **_origin(goal),
        }

    def _exploration(self, tile: Exploration) -> Doc:
        return {"effect": self._box(tile.effect), "tiles": tile.tiles, **_origin(tile)}


def _origin(component: Component) -> Doc:
    return {"provenance": component.provenance, "note": component.note or None}
