"""Abilities and goals of items, parsed and checked; what is wrong is collected, not raised."""

from __future__ import annotations

from collections.abc import Iterator

from heliopause.games.pulsar.verbs import ALLOWED, LANGUAGE, LENIENT, METRICS, OWNED, SIZES, VISITED
from heliopause.kernel.content import Item
from heliopause.kernel.effects import VARIABLE, Ability, Atom, Condition, Step, Test, effect_atoms
from heliopause.kernel.errors import ContentError

NOTHING = Ability((), ())  # stands in for what could not be read; never leaves a failed load
NO_GOAL = Test("station", ">=", 1)
MOST = 99  # no number of an effect comes near it


class Reader:
    def __init__(self) -> None:
        self.findings: list[str] = []

    def ability(self, item: Item, name: str, context: str) -> Ability | None:
        return self.must(item, name, context) if item.has(name) else None

    def must(self, item: Item, name: str, context: str, when: str = "") -> Ability:
        return self.text(item, name, item.text(name), context, when)

    def text(self, item: Item, name: str, text: str, context: str, when: str = "") -> Ability:
        try:
            ability = LANGUAGE.parse(text, f"{item.place}.{name}")
        except ContentError as error:
            self.findings.extend(error.lines)
            return NOTHING
        for mistake in _Sense(context, when).of(ability):
            self.find(item, name, mistake)
        return ability

    def goal(self, item: Item, name: str) -> Test:
        try:
            condition: Condition = LANGUAGE.parse_condition(item.text(name), f"{item.place}.{name}")
        except ContentError as error:
            self.findings.extend(error.lines)
            return NO_GOAL
        if len(condition.tests) != 1 or condition.tests[0].relation != ">=" or condition.tests[0].number < 1:
            self.find(item, name, f"is one of {', '.join(METRICS)} and at least 1 of them, such as: project >= 5")
        return condition.tests[0]

    def find(self, item: Item, name: str, problem: str) -> None:
        self.findings.append(f"{item.place}.{name}: {problem}")


class _Sense:
    """What the grammar allows and the game does not have, in one kind of place."""

    def __init__(self, context: str, when: str) -> None:
        self.context = context
        self.when = when

    def of(self, ability: Ability) -> Iterator[str]:
        verbs = [atom.verb for atom in effect_atoms(ability)]
        for verb in verbs:
            if verb not in ALLOWED[self.context]:
                yield f'"{verb}" does not stand here; what may stand here: {", ".join(sorted(ALLOWED[self.context]))}'
        for verb in ("double", "patented", "run", "off-by-one", "copy", "shift", "meet", "twice", "red"):
            if verbs.count(verb) > 1:
                yield f'"{verb}" stands twice'
        if ability.cost and verbs != ["patented"]:
            yield "only a patented die has a cost; what may be bought is written: optional ( cost : score )"
        if "patented" in verbs and not ability.cost:
            yield "a patented die costs a cube: 1 cube : patented die 5 (PUL-BONUS-15)"
        if ability.where:
            yield f"nothing here is counted by {VARIABLE}"
        if self.context == "permanent":
            yield from self.permanent(verbs)
        for step in ability.steps:
            yield from self.step(step)

    def permanent(self, verbs: list[str]) -> Iterator[str]:
        if not self.when:
            yield "a permanent technology needs `when`"
        if "off-by-one" in verbs and self.when not in LENIENT:
            yield f"a die may be one off for {', '.join(LENIENT)}, not for {self.when}"
        if "score" in verbs and self.when in ("copy", *LENIENT[:4]):
            yield f"nothing is scored when {self.when}; flights score by visits, with when = flight"
        if ("copy" in verbs) != (self.when == "copy"):
            yield "a price for copying belongs to when = copy, and nothing else does"
        if "shift" in verbs and self.when != "token":
            yield "plus-minus shifts belongs to when = token"

    def step(self, step: Step) -> Iterator[str]:
        if isinstance(step.body, Ability):
            yield from self.offer(step)
            return
        if not isinstance(step.body, Atom):
            yield "nothing here is chosen from a list"
            return
        if step.optional:
            yield "only what is bought is optional: optional ( cost : score )"
        yield from self.atom(step.body)
        if step.per is None:
            if self.when == "flight":
                yield "a flight scores per visited location"
            return
        if step.body.verb != "score":
            yield "per counts points only"
        if step.per.every == 0 or step.per.most is not None:
            yield "per must be at least 1 and has no max"
        if (step.per.counter in VISITED) != (self.when == "flight"):
            yield f"{', '.join(VISITED)} are counted by when = flight, and nothing else is"
        if self.when and step.per.counter in OWNED:
            yield "a permanent technology scores for what has just happened"

    def offer(self, step: Step) -> Iterator[str]:
        body = step.body
        assert isinstance(body, Ability)
        bought = [inner.body.verb for inner in body.steps if isinstance(inner.body, Atom)]
        plain = len(body.cost) == 1 and bought == ["score"] and step.optional and body.steps[0].per is None
        if not plain or self.context not in ("produce", "production", "end"):
            yield "what is bought is points for cubes: optional ( 1 cube : score 4 ), in production and at the end"

    def atom(self, atom: Atom) -> Iterator[str]:
        for name, value in atom.args:
            if value == 0 or (isinstance(value, int) and value > MOST):
                yield f'"{LANGUAGE.format_atom(atom)}": {name} must be from 1 to {MOST}'
        if atom.verb == "take":
            sizes = atom.get("sizes")
            assert isinstance(sizes, tuple)
            if sizes != tuple(size for size in SIZES if size in sizes):
                yield f"sizes are named once and in order: {'/'.join(SIZES)}"
        elif atom.verb == "take-different" and atom.get("n") not in (2, 3):
            yield "two or three gyrodynes can be different"
        elif atom.verb in ("red", "double", "patented"):
            for name in ("n", "silver", "red"):
                value = dict(atom.args).get(name, 1)
                if isinstance(value, int) and value > 6:
                    yield f"a die shows 1 to 6, not {value}"
        elif atom.verb == "shift" and atom.get("n") != 2:
            yield "a plus-minus token shifts by 1, with a technology by 2 as well"
