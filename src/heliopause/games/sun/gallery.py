"""Every component and every board of an edition, ready for JSON: names, texts, icons, places, where it is from.

All of it follows from the content and the messages; nothing depends on a position. A box of a card is
`{"text": sentence, "short": text for a narrow card, "icons": [token]}` (kernel/icons.py). The keys are the ids that
views and offers use.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from heliopause.games.sun.boards import Board, Box, Slot
from heliopause.games.sun.catalog import (
    Achievement,
    Event,
    Faction,
    Guild,
    Innovation,
    Mat,
    Space,
    System,
    Technology,
)
from heliopause.games.sun.elements import EXCHANGES, PRODUCTIONS, STOCKS, TRACKS
from heliopause.games.sun.ids import PHASES, Ids, printed
from heliopause.games.sun.verbs import COLUMNS, LEVELS, METRICS, TYPES
from heliopause.games.sun.words import effects
from heliopause.games.sun.words.icons import SunIcons
from heliopause.games.sun.words.names import Speaker
from heliopause.kernel import phrases
from heliopause.kernel.effects import Ability, Condition
from heliopause.kernel.reading import Component

Doc = dict[str, Any]


def gallery(speaker: Speaker) -> Doc:
    return _Gallery(speaker).document()


class _Gallery:
    def __init__(self, speaker: Speaker) -> None:
        self.say = speaker.say
        self.speaker = speaker
        self.words = speaker.words
        self.catalog = speaker.catalog
        self.icons = SunIcons(speaker.words)

    def document(self) -> Doc:
        c = self.catalog
        return {
            "game": "sun",
            "edition": c.edition,
            "title": c.title,
            "lang": self.words.lang,
            "boards": {
                "technology": self._technology_board(),
                "basic": {
                    str(players): self._basic(c.box(players), ids) for players, ids in self.speaker.tables.items()
                },
                "exploration": {str(players): self._exploration(c.board(players)) for players in self.speaker.tables},
            },
            "claims_to_end": {str(players): c.setup(players).achievements_to_end for players in self.speaker.tables},
            "technologies": {card.id: self._technology(card) for card in c.technologies},
            "events": {card.id: self._event(card) for card in c.events},
            "systems": {card.id: self._system(card) for card in c.systems},
            "achievements": {card.id: self._achievement(card) for card in c.achievements},
            "guilds": {card.id: self._guild(card) for card in c.guilds},
            "factions": {card.id: self._faction(card) for card in c.factions},
            "powers": self._powers(),
            "production": {name: self.say(f"production-{name}") for name in PRODUCTIONS},
            "exchanges": self._exchanges(),
            "types": {name: self.say("type", type=name) for name in TYPES},
            "tracks": {name: self.say(f"track-{name}") for name in TRACKS},
            "columns": {name: self.say("column", column=name) for name in COLUMNS},
            "stocks": {name: self.say(f"stock-{name}") for name in STOCKS},
            "phases": {name: self.say(f"phase-{name}") for name in PHASES.numbers},
            "metrics": {name: self.say(f"metric-{name}.name") for name in METRICS},
        }

    # ------------------------------------------------------------------ boards

    def _technology_board(self) -> Doc:
        plan = self.catalog.plan
        x, y, width, height = plan.basic_box
        return {
            "canvas": _size(*plan.canvas),
            "card": _size(*plan.card),
            "basic_box": {"x": x, "y": y, **_size(width, height)},
            "slots": [self._slot(slot) for slot in self.catalog.slots],
        }

    def _slot(self, slot: Slot) -> Doc:
        return {
            "id": slot.id,
            "level": LEVELS[slot.level - 1],
            "from": list(slot.previous),
            "need": slot.need,
            "event": slot.event,
            "x": slot.x,
            "y": slot.y,
        }

    def _basic(self, box: Box, ids: Ids) -> Doc:
        """The Actions of the box, each with its spaces."""
        rows: list[Doc] = []
        space = ids.t.basic_first[box.players]
        for action in box.actions:
            spaces: list[Doc] = []
            for surcharge in action.surcharges:
                spaces.append({"id": ids.spaces[space], "surcharge": surcharge})
                space += 1
            rows.append({"repeatable": action.repeatable, **self._box(action.action), "spaces": spaces})
        return {"actions": rows, **_origin(box)}

    def _exploration(self, board: Board) -> Doc:
        links = [*board.links, *((there, here) for here, there in board.links)]
        places = [
            {
                "id": place.id,
                "kind": place.kind,
                "name": self.speaker.location(place),
                "deck": place.deck or None,
                "specialties": list(place.specialties),
                "x": place.x,
                "y": place.y,
                "adjacent": [there for here, there in links if here == place.id],
            }
            for place in board.locations
        ]
        extra = {"id": "extra", "kind": "extra", "name": self.say("place-extra")}  # beside another, once it is there
        return {"id": board.id, "canvas": _size(*board.canvas), "locations": places, "extra": extra, **_origin(board)}

    # ------------------------------------------------------------------ cards

    def _technology(self, card: Technology) -> Doc:
        return {
            "name": card.name,
            "level": LEVELS[card.level - 1],
            "types": list(card.left),
            "edge": card.right or None,
            "vp": card.vp,
            "bonus": self._maybe(card.immediate),
            "spaces": self._spaces(f"tech:{card.id}", card.spaces),
            "permanent": self._rule(card),
            "end": self._maybe(card.end_score),
            **_origin(card),
        }

    def _event(self, card: Event) -> Doc:
        return {
            "name": card.name,
            "level": LEVELS[card.level - 1],
            "fixed": card.fixed,
            "vp": card.vp,
            "effect": self._maybe(card.effect),
            "spaces": self._spaces(f"event:{card.id}", card.spaces),
            "permanent": self._rule(card),
            "stays": card.stays,
            "location": card.location or None,
            **_origin(card),
        }

    def _system(self, card: System) -> Doc:
        return {
            "name": card.name,
            "deck": card.deck,
            "start": card.start,
            "power": card.power,
            "vp": card.vp,
            "specialties": list(card.specialties),
            "control": self._maybe(card.gain_control),
            "bonus": self._maybe(card.colonization),
            "permanent": self._rule(card),
            **_origin(card),
        }

    def _achievement(self, card: Achievement) -> Doc:
        slots = [{"vp": vp, "players": least} for vp, least in zip(card.vp, card.min_players, strict=True)]
        return {
            "name": card.name,
            "class": card.letter,
            "when": self._condition(card.when),
            "slots": slots,
            "first_game": card.id in self.catalog.first_game,
            **_origin(card),
        }

    def _guild(self, card: Guild) -> Doc:
        spaces = self._spaces(f"guild:{card.id}", card.spaces)
        return {"name": card.name, "level": card.level, "x": card.x, "y": card.y, "spaces": spaces, **_origin(card)}

    def _faction(self, card: Faction) -> Doc:
        number = self.catalog.factions.index(card)
        return {
            "name": card.name,
            "short": self.speaker.faction(number),
            "players": list(card.players),
            "basic": self._mat(card.basic),
            "advanced": self._mat(card.advanced),
            **_origin(card),
        }

    def _mat(self, mat: Mat) -> Doc:
        return {
            "columns": dict(zip(COLUMNS, mat.columns, strict=True)),
            "food_track": list(mat.population_track),
            "ore_track": list(mat.ore_track),
            "automation": list(mat.automation_vp),
            "setup": self._maybe(mat.setup),
            "innovations": {one.id: self._innovation(one) for one in mat.innovations},
        }

    def _innovation(self, one: Innovation) -> Doc:
        return {
            "when": self._condition(one.when),
            "once": one.once,
            "effect": self._maybe(one.effect),
            "permanent": self._rule(one),
        }

    # ------------------------------------------------------------------ the rest of a mat

    def _powers(self) -> dict[str, Doc]:
        """Powers at will, by the card that gives them."""
        cards: list[tuple[str, Technology | System]] = []
        cards += [(f"technology:{card.id}", card) for card in self.catalog.technologies]
        cards += [(f"system:{card.id}", card) for card in self.catalog.systems]
        ids = next(iter(self.speaker.tables.values()))
        return {
            card.id: {"card": element, "name": card.name, **(self._rule(card) or {})}
            for element, card in cards
            if card.id in ids.powers.numbers
        }

    def _exchanges(self) -> dict[str, Doc]:
        trade = self.catalog.trade
        ore, population = "ore", "population"
        gives = {"supply": (ore, trade.supply_for_ore), "ship": (ore, trade.ship_for_ore), population: (population, 1)}
        takes = {"supply": (population, 1), "ship": (population, 1), population: (ore, trade.ore_for_pop)}
        return {
            name: {
                "text": self.say("sentence", text=self.say(f"exchange-{name}", n=max(gives[name][1], takes[name][1]))),
                "icons": [
                    {"icon": gives[name][0], "n": gives[name][1]},
                    {"sign": ":"},
                    *([{"icon": name, "n": 1}, {"sign": "→"}] if name != population else []),
                    {"icon": takes[name][0], "n": takes[name][1]},
                ],
            }
            for name in EXCHANGES
        }

    # ------------------------------------------------------------------ boxes

    def _spaces(self, card: str, spaces: Sequence[Space]) -> list[Doc]:
        """Each Action with the ids of its spaces."""
        names = printed(card, spaces)
        return [{"ids": [next(names) for _ in range(row.count)], **self._box(row.action)} for row in spaces]

    def _maybe(self, ability: Ability | None) -> Doc | None:
        return self._box(ability) if ability is not None else None

    def _box(self, ability: Ability) -> Doc:
        return {
            "text": phrases.sentence(self.words, ability),
            "short": phrases.short(self.words, ability),
            "icons": self.icons.ability(ability),
        }

    def _condition(self, when: Condition) -> Doc:
        text = self.say("sentence", text=phrases.condition(self.words, when))
        return {"text": text, "icons": self.icons.condition(when)}

    def _rule(self, card: effects.Ruled) -> Doc | None:
        """What the notation cannot say: the rule as an icon, then the effect that it carries."""
        if not card.rule:
            return None
        icons: list[Doc] = [{"icon": card.rule, "n": card.amount} if card.amount else {"icon": card.rule}]
        if not isinstance(card, Event) and card.permanent is not None:
            icons += [{"sign": ":"}, *self.icons.ability(card.permanent)]
        return {"rule": card.rule, "text": effects.card_rule(self.words, card), "icons": icons}


def _size(width: int, height: int) -> dict[str, int]:
    return {"width": width, "height": height}


def _origin(item: Component) -> dict[str, str]:
    return {"provenance": item.provenance, "note": item.note}
