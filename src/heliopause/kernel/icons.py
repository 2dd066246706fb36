"""Effect trees as rows of icons, in the order of the effect language: what a client draws on a card.

A token is one of three: `{"icon": name, ...}` with the arguments of an effect, `{"sign": text}` for what stands
between effects, `{"word": text}` for what no icon says. A game says what its effects look like.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from heliopause.kernel.effects import Ability, Atom, Choice, Condition, Per, Step, Where

Token = dict[str, Any]

_SIGNS = {"+": ",", "then": "then", "": ""}


class Icons(ABC):
    """Draws abilities; a subclass knows the effects of one game and the words of one language."""

    @abstractmethod
    def atom(self, atom: Atom) -> list[Token]:
        """One effect or one part of a cost."""

    @abstractmethod
    def per(self, per: Per) -> list[Token]:
        """What an effect is counted by."""

    def where(self, where: Where) -> list[Token]:
        """What X is, in a game whose effects have an X."""
        raise AssertionError(f"{where} stands in no effect of this game")

    def when(self, occasion: Atom) -> list[Token]:
        """On what occasion an effect happens, in a game whose effects have any."""
        raise AssertionError(f"{occasion} stands in no effect of this game")

    def ability(self, ability: Ability) -> list[Token]:
        tokens = self.cost(ability.cost)
        if tokens:
            tokens.append({"sign": ":"})
        for step in ability.steps:
            if step.join:
                tokens.append({"sign": _SIGNS[step.join]})
            tokens += self._step(step)
        return tokens + (self.where(ability.where) if ability.where is not None else [])

    def cost(self, cost: Sequence[Atom]) -> list[Token]:
        tokens: list[Token] = []
        for atom in cost:
            tokens += [{"sign": ","}] if tokens else []
            tokens += self.atom(atom)
        return tokens

    def condition(self, condition: Condition) -> list[Token]:
        """Each test names its metric: `{"icon": "metric", "metric": "technologies", "relation": ">=", "n": 9}`."""
        tokens: list[Token] = []
        for test in condition.tests:
            tokens += [{"sign": ","}] if tokens else []
            tokens.append({"icon": "metric", "metric": test.metric, "relation": test.relation, "n": test.number})
        return tokens

    def _step(self, step: Step) -> list[Token]:
        if isinstance(step.body, Atom):
            tokens = self.atom(step.body)
        elif isinstance(step.body, Ability):
            tokens = self.ability(step.body)
            if not step.optional and len(tokens) > 1:
                tokens = [{"sign": "("}, *tokens, {"sign": ")"}]
        else:
            tokens = self._choice(step.body)
        if step.per is not None:
            tokens += self.per(step.per)
        if step.when is not None:
            tokens += self.when(step.when)
        if step.optional:
            tokens = [{"sign": "["}, *tokens, {"sign": "]"}]
        if step.actor:
            actor: Token = {"icon": step.actor.replace(" ", "-")}
            tokens = [{**actor, "may": True} if step.may else actor, {"sign": ":"}, *tokens]
        return tokens

    def _choice(self, choice: Choice) -> list[Token]:
        tokens: list[Token] = []
        if choice.times > 1:
            tokens.append({"icon": "choose", "n": choice.times, "different": choice.different})
        for number, (letter, ability) in enumerate(choice.options):
            tokens += [{"sign": "or"}] if number else []
            tokens += [{"sign": letter}, *self.ability(ability)]
        return tokens
