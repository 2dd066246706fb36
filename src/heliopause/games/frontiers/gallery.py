"""Every component and every board of an edition, ready for JSON: names, texts, icons, places, where it is from.

All of it follows from the content and the messages; nothing depends on a position. A power of a tile is
`{"phase", "may", "text", "short", "icons"}`, a question mark and a bonus the same without a phase (kernel/icons.py).
The keys are the ids that views and offers use.
"""

from __future__ import annotations

from typing import Any

from heliopause.games.frontiers.catalog import Action, Development, Goal, Good, Home, Planet, Stack, Tile, World
from heliopause.games.frontiers.elements import STOCKS
from heliopause.games.frontiers.verbs import ANY, GRAY, KEYWORDS, KINDS, PHASES
from heliopause.games.frontiers.words import effects
from heliopause.games.frontiers.words.cards import goal_line
from heliopause.games.frontiers.words.icons import FrontiersIcons
from heliopause.games.frontiers.words.names import COLOURS, Speaker
from heliopause.games.frontiers.words.options import does
from heliopause.kernel.effects import Ability
from heliopause.kernel.reading import Component

Doc = dict[str, Any]

# Places on the boards, in units of a small development tile; how large they are on a screen is the client's.
TILE = {"small": (1, 1), "large": (2, 1)}  # width, height
GAP = 4  # a quarter of a tile lies between two of them


def gallery(speaker: Speaker) -> Doc:
    return _Gallery(speaker).document()


class _Gallery:
    def __init__(self, speaker: Speaker) -> None:
        self.say = speaker.say
        self.speaker = speaker
        self.words = speaker.words
        self.catalog = speaker.catalog
        self.icons = FrontiersIcons(speaker)

    def document(self) -> Doc:
        c = self.catalog
        return {
            "game": "frontiers",
            "edition": c.edition,
            "title": c.title,
            "lang": self.words.lang,
            "boards": {
                "small": self._mat("small"),
                "large": self._mat("large"),
                "empire": {"spaces": c.limits.spaces, "colonies": c.limits.colonies, "worlds": c.limits.worlds},
                "track": {"spaces": {str(one.players): one.players * one.selections + 1 for one in c.setups}},
            },
            "worlds": {world.id: self._world(world) for world in c.worlds},
            "homes": {home.id: self._home(home) for home in c.homes},
            "developments": {card.id: self._development(card) for card in c.developments},
            "actions": {action.id: self._action(number) for number, action in enumerate(c.actions)},
            "goals": {goal.id: self._goal(goal) for goal in c.goals},
            "goods": {good.id: self._good(good) for good in c.goods},
            "chips": {
                chips.id: {"ones": chips.ones, "fives": chips.fives, "tens": chips.tens, **_origin(chips)}
                for chips in c.chips
            },
            "setups": {
                str(one.players): {
                    "copies": one.copies,
                    "colonists": one.colonists,
                    "pool": one.pool,
                    "credits": list(one.credits),
                    "selections": one.selections,
                }
                for one in c.setups
            },
            "limits": {
                "explore_draw": c.limits.explore_draw,
                "settle_colonists": c.limits.settle_colonists,
                "colonists_left": c.limits.colonists_left,
            },
            "kinds": {name: self.say("kind", kind=name) for name in (*KINDS, GRAY, ANY)},
            "keywords": {name: name for name in KEYWORDS},
            "phases": {name: self.say("phase", phase=name) for name in PHASES},
            "stocks": {name: self.say(f"stock-{name}") for name in STOCKS},
            "seats": [{"colour": colour, "name": self.speaker.seat(n)} for n, colour in enumerate(COLOURS)],
        }

    # ------------------------------------------------------------------ boards

    def _mat(self, name: str) -> Doc:
        stacks = [stack for stack in self.catalog.stacks if stack.mat == name]
        width, height = TILE[name]
        columns = max(stack.column for stack in stacks)
        rows = max(stack.row for stack in stacks)
        return {
            "canvas": {"width": columns * (width * GAP + 1) + 1, "height": rows * (height * GAP + 1) + 1},
            "tile": {"width": width * GAP, "height": height * GAP},
            "stacks": [self._stack(stack) for stack in stacks],
        }

    def _stack(self, stack: Stack) -> Doc:
        width, height = TILE[stack.mat]
        faces = [card for card in self.catalog.developments if card.stack == stack.id]
        return {
            "id": stack.id,
            "x": (stack.column - 1) * (width * GAP + 1) + 1,
            "y": (stack.row - 1) * (height * GAP + 1) + 1,
            "flips": stack.flips,
            "faces": [card.id for card in sorted(faces, key=lambda card: card.side != "white")],
            **_origin(stack),
        }

    # ------------------------------------------------------------------ tiles

    def _tile(self, tile: Tile) -> Doc:
        return {
            "name": tile.name,
            "keywords": list(tile.keywords),
            "vp": tile.vp if tile.score is None else None,
            "score": self._score(tile.score) if tile.score is not None else None,
            "powers": [
                {"phase": power.phase, "may": power.may, **self._box(power.phase, power.effect)}
                for power in tile.powers
            ],
            **_origin(tile),
        }

    def _planet(self, planet: Planet) -> Doc:
        return {
            **self._tile(planet),
            "military": planet.military,
            "number": planet.number,
            "colonists": planet.colonists,
            "kind": planet.kind,
            "goods": planet.goods or None,
            "sells": planet.kind != ANY,
        }

    def _world(self, world: World) -> Doc:
        return self._planet(world)

    def _home(self, home: Home) -> Doc:
        return {**self._planet(home), "mat": home.mat, "side": home.side}

    def _development(self, card: Development) -> Doc:
        return {**self._tile(card), "cost": card.cost, "spaces": card.spaces, "stack": card.stack, "side": card.side}

    # ------------------------------------------------------------------ the rest

    def _action(self, number: int) -> Doc:
        action: Action = self.catalog.actions[number]
        return {
            "name": action.name,
            "phases": list(action.phases),
            "goals": action.goals or None,
            "text": self.say("sentence", text=does(self.speaker, number)),
            "bonus": self._box("", action.bonus),
            **_origin(action),
        }

    def _goal(self, goal: Goal) -> Doc:
        return {
            "name": goal.name,
            "type": goal.type,
            "text": self.say("sentence", text=goal_line(self.speaker, goal)),
            "item": goal.item or None,
            "phases": list(goal.phases),
            "most": goal.most or None,
            "table": [{"from": least, "vp": vp} for least, vp in goal.table],
            **_origin(goal),
        }

    def _good(self, good: Good) -> Doc:
        return {"name": good.name, "count": good.count, "price": good.price, **_origin(good)}

    def _box(self, phase: str, ability: Ability) -> Doc:
        return {
            "text": self.say("sentence", text=effects.power_phrase(self.speaker, phase, ability)),
            "short": effects.short(self.speaker, phase, ability),
            "icons": self.icons.ability(effects.told(self.speaker, phase, ability)),
        }

    def _score(self, ability: Ability) -> Doc:
        return {**self._box("score", ability), "text": effects.score(self.speaker, ability)}


def _origin(item: Component) -> dict[str, str]:
    return {"provenance": item.provenance, "note": item.note}
