"""What the abilities, costs and rules of Beyond the Sun have to be, beyond what the grammar asks for."""

from __future__ import annotations

from collections.abc import Iterator

from heliopause.games.sun.verbs import LANGUAGE, LEVELS, RULES
from heliopause.kernel.content import Item
from heliopause.kernel.effects import VARIABLE, Ability, Atom, Choice, Step, Where
from heliopause.kernel.reading import ItemReader


class Reader(ItemReader):
    def __init__(self) -> None:
        super().__init__(LANGUAGE)

    def sense(self, item: Item, name: str, ability: Ability) -> Iterator[str]:
        yield from _Sense(item.kind, name, item.text("rule")).whole(ability)

    def cost(self, item: Item, name: str) -> tuple[Atom, ...]:
        cost = super().cost(item, name)
        if cost and [atom.verb for atom in cost] != ["pay-opponent"]:
            self.find(item, name, "must be ore paid to an opponent, and nothing else (SUN-ORE-02)")
        return cost

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


class _Sense:
    """What the grammar allows and the game does not have, in one field of an item with this rule."""

    def __init__(self, kind: str, field: str, rule: str) -> None:
        self.kind = kind
        self.field = field
        self.rule = rule

    def whole(self, ability: Ability) -> Iterator[str]:
        if ability.cost and self.field != "action" and self.rule != "at-will":
            yield "what is not chosen has no cost; write: optional ( cost : effect )"
        yield from self.of(ability, None)

    def of(self, ability: Ability, outer: Where | None) -> Iterator[str]:
        where = ability.where or outer
        if ability.where and ability.where.counter == "overpay":
            yield "overpay is counted by per only"
        yield from self.cost(ability)
        for step in ability.steps:
            yield from self.step(step, where)

    def cost(self, ability: Ability) -> Iterator[str]:
        verbs = [atom.verb for atom in ability.cost]
        if "pay-opponent" in verbs:
            yield "only the cost of the rule pay-to-share goes to an opponent"
        if len(set(verbs)) < len(verbs):
            yield "a cost names ore once and population once"
        for atom in ability.cost:
            yield from _nothing(atom)

    def step(self, step: Step, where: Where | None) -> Iterator[str]:
        if step.actor and self.kind != "event":
            yield f'"{step.actor}" stands on events only (SUN-EVT-07)'
        if isinstance(step.body, Atom):
            yield from self.atom(step.body, where)
        elif isinstance(step.body, Choice):
            if step.body.times == 0:
                yield "to choose 0 is no choice"
            for _, option in step.body.options:
                yield from self.of(option, where)
        else:
            yield from self.of(step.body, where)
        yield from self.per(step)
        if self.field == "end_score" and not _is_end_score(step):
            yield "end_score is written: score 1 vp per controlled, or per colonized, joined by +"

    def per(self, step: Step) -> Iterator[str]:
        if step.per is None:
            return
        if not isinstance(step.body, Atom) or step.body.verb not in ("gain", "populate", "score"):
            yield "per counts ore gained, supply turned to population, and vp only"
        if step.per.every == 0 or step.per.most == 0:
            yield "per and max must be at least 1"
        if step.per.counter == "overpay" and self.rule != "after-colonize":
            yield "overpay is known after a colonization only, so it needs the rule after-colonize"

    def atom(self, atom: Atom, where: Where | None) -> Iterator[str]:
        yield from _nothing(atom)
        if atom.verb == "score" and self.field != "end_score":
            yield "vp are scored by end_score only"
        elif atom.verb == "build":
            yield from _build(atom, where)
        elif atom.verb == "research":
            yield from self.research(atom, where)
        elif atom.verb == "open-guild" and atom.get("level") not in (1, 2):
            yield "guilds have level 1 or 2 (SUN-CON-27)"
        elif atom.verb == "annex" and int(atom.word("keep")) > int(atom.word("draw")):
            yield "more Systems are kept than drawn"
        elif atom.verb == "annex-attached" and self.rule != "dyson-sphere":
            yield "only an event with the rule dyson-sphere has a System attached (SUN-CARD-10)"

    def research(self, atom: Atom, where: Where | None) -> Iterator[str]:
        levels = atom.get("levels")
        if levels == (VARIABLE,):
            yield from _level(where)
        elif isinstance(levels, tuple) and len(set(levels)) < len(levels):
            yield "a level is named twice"
        if atom.flag("private"):
            if self.field != "colonization":
                yield "private technologies come from Systems only (SUN-PRIV-01)"
            if levels not in (("II",), ("III",)):
                yield "a private technology is of level II or of level III (SUN-PRIV-06)"
            if atom.flag("known") or atom.flag("skip_prereq"):
                yield "a private technology fills no slot, so known and skip-prereq say nothing (SUN-PRIV-08)"


def _nothing(atom: Atom) -> Iterator[str]:
    if any(value == 0 and not isinstance(value, bool) for _, value in atom.args):
        yield f'"{LANGUAGE.format_atom(atom)}" is nothing: numbers start at 1'


def _build(atom: Atom, where: Where | None) -> Iterator[str]:
    level = atom.get("level")
    if level == VARIABLE:
        yield from _level(where)
    elif level not in range(1, len(LEVELS) + 1):
        yield f"ships have level 1 to 4, not {level} (SUN-COMP-10)"
    if atom.word("source") == "pop" and atom.flag("from_right"):
        yield "pop lies in no column, so it cannot come from the right"


def _level(where: Where | None) -> Iterator[str]:
    """An X that stands for a level has to be one."""
    if where is None:
        return
    counted = where.counter == "techlevel"
    top = len(LEVELS) if counted and where.plus == 0 else where.most
    if top is None or top > len(LEVELS) or not (counted or where.plus):
        yield f"{VARIABLE} is a level here, so it must lie between 1 and 4: write + 1 max 4"


def _is_end_score(step: Step) -> bool:
    return (
        isinstance(step.body, Atom)
        and step.body.verb == "score"
        and step.per is not None
        and step.per.counter in ("controlled", "colonized")
        and (step.per.every, step.per.most, step.optional) == (1, None, False)
    )
