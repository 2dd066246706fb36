"""Abilities, costs and conditions of items, parsed and checked; what is wrong is collected, not raised."""

from __future__ import annotations

from heliopause.games.sun.verbs import LANGUAGE, RULES, mistakes
from heliopause.kernel.content import Item
from heliopause.kernel.effects import Ability, Atom, Condition
from heliopause.kernel.errors import ContentError

NOTHING = Ability((), ())  # stands in for what could not be read; never leaves a failed load


class Reader:
    def __init__(self) -> None:
        self.findings: list[str] = []

    def ability(self, item: Item, name: str) -> Ability | None:
        return self.must(item, name, item.text("rule")) if item.has(name) else None

    def must(self, item: Item, name: str, rule: str = "") -> Ability:
        try:
            ability = LANGUAGE.parse(item.text(name), f"{item.place}.{name}")
        except ContentError as error:
            self.findings.extend(error.lines)
            return NOTHING
        for mistake in mistakes(ability, name, rule):
            self.find(item, name, mistake)
        return ability

    def cost(self, item: Item, name: str) -> tuple[Atom, ...]:
        if not item.has(name):
            return ()
        try:
            return LANGUAGE.parse_cost(item.text(name), f"{item.place}.{name}")
        except ContentError as error:
            self.findings.extend(error.lines)
            return ()

    def condition(self, item: Item, name: str) -> Condition:
        try:
            condition = LANGUAGE.parse_condition(item.text(name), f"{item.place}.{name}")
        except ContentError as error:
            self.findings.extend(error.lines)
            return Condition(())
        if len(condition.tests) != 1:
            self.find(item, name, "cards and mats print one test only")
        return condition

    def check_rule(self, item: Item, kind: str) -> None:
        """Every rule has the fields it needs, and no field waits for a rule that is not there."""
        rule = RULES.get(item.text("rule"))
        needs = rule.needs if rule else ()
        for name in needs:
            if not item.has(name):
                self.find(item, name, f"is missing, the rule {item.text('rule')} needs it")
        for name in ("permanent", "amount", "cost", "location", "metric", "tie_vp"):
            if item.has(name) and name not in needs:
                self.find(item, name, f"no rule of this {kind} uses it")
        if item.has("amount") and item.number("amount") < 1:
            self.find(item, "amount", "must be at least 1")
        for name in ("vp", "tie_vp"):
            if item.number(name) < 0:
                self.find(item, name, "must not be negative")

    def find(self, item: Item, name: str, problem: str) -> None:
        self.findings.append(f"{item.place}.{name}: {problem}")
