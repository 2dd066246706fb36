"""The effect language: one notation, `[cost :] effect`, for every game.

A game supplies its words as a `Language`; this module knows the grammar only and names no game.
Texts are parsed when content is loaded; engine, words and client read the trees.
The notation is described in docs/effects.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from heliopause.kernel.scanner import Scanner

Value = int | str | bool | tuple[str, ...] | tuple[int, ...]

VARIABLE = "X"  # the one unknown of the notation, bound by `where X = ...`
JOINS = ("+", "then")
MAX_DEPTH = 12


@dataclass(frozen=True, slots=True)
class Atom:
    """One verb with its arguments, in the order of the verb's pattern."""

    verb: str
    args: tuple[tuple[str, Value], ...] = ()

    def get(self, name: str) -> Value:
        for key, value in self.args:
            if key == name:
                return value
        raise KeyError(f"{self.verb} has no argument {name!r}")

    def flag(self, name: str) -> bool:
        return self.get(name) is True

    def word(self, name: str) -> str:
        return str(self.get(name))


@dataclass(frozen=True, slots=True)
class Per:
    """`per 2 colonized max 3`: repeat once for every two, at most three times."""

    every: int
    counter: str
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Where:
    """`where X = colonized + 1 max 4`."""

    counter: str
    plus: int = 0
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    times: int
    different: bool
    options: tuple[tuple[str, Ability], ...]


@dataclass(frozen=True, slots=True)
class Step:
    body: Atom | Ability | Choice
    join: str = ""  # "" for the first step, else "+" or "then"
    actor: str = ""
    may: bool = False
    optional: bool = False
    per: Per | None = None
    when: Atom | None = None  # happens only on this occasion


@dataclass(frozen=True, slots=True)
class Ability:
    cost: tuple[Atom, ...]
    steps: tuple[Step, ...]
    where: Where | None = None


@dataclass(frozen=True, slots=True)
class Test:
    """`technologies >= 9`."""

    metric: str
    relation: str
    number: int


@dataclass(frozen=True, slots=True)
class Condition:
    """All tests must hold."""

    tests: tuple[Test, ...]


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb and how it is written.

    In the pattern `{name:kind}` is an argument, where kind is `amount` (a number or X), `int`, `ints` (1/3/6),
    `levels` (I/II), `id` (of an item of content) or a list of words such as `food|ore`; `[some words]` may be
    left out and is an argument of its own, true when written, named with underscores (`some_words`). `cube(s)`
    agrees with the number before it: 1 cube, 2 cubes.
    """

    name: str
    pattern: str


@dataclass(frozen=True, slots=True)
class _Part:
    """A piece of a pattern: kind is "word", "noun", "flag", "choice" or one of _KINDS."""

    kind: str
    name: str
    words: tuple[str, ...] = ()


_KINDS = ("amount", "int", "ints", "levels", "id")
_PATTERN_PARTS = re.compile(r"\{(\w+):([^}]+)\}|\[([^\]]+)\]|(\S+)")


def _compile_pattern(pattern: str) -> tuple[_Part, ...]:
    parts: list[_Part] = []
    for name, kind, flag, word in _PATTERN_PARTS.findall(pattern):
        if name and kind in _KINDS:
            parts.append(_Part(kind, name))
        elif name:
            parts.append(_Part("choice", name, tuple(kind.split("|"))))
        elif flag:
            parts.append(_Part("flag", flag.replace(" ", "_").replace("-", "_"), tuple(flag.split())))
        elif word.endswith("(s)"):
            parts.append(_Part("noun", word.removesuffix("(s)")))
        else:
            parts.append(_Part("word", word))
    return tuple(parts)


class Language:
    """The words of one game: reads texts into trees and writes trees as canonical text."""

    def __init__(
        self,
        verbs: Sequence[Verb],
        cost_verbs: Sequence[Verb],
        counters: Sequence[str],
        actors: Sequence[str],
        levels: Sequence[str],
        metrics: Sequence[str] = (),
        occasions: Sequence[Verb] = (),
    ) -> None:
        self.verbs = tuple(verbs)
        self.cost_verbs = tuple(cost_verbs)
        self.occasions = tuple(occasions)
        self.counters = _longest_first(counters)
        self.actors = _longest_first(actors)
        self.levels = tuple(levels)
        self.metrics = tuple(metrics)
        every = (*verbs, *cost_verbs, *occasions)
        self.patterns = {verb.name: _compile_pattern(verb.pattern) for verb in every}
        if len(self.patterns) != len(every):
            raise ValueError("two verbs of a language have the same name")

    def parse(self, text: str, where: str = "") -> Ability:
        reader = _Reader(self, text, where)
        ability = reader.ability(0)
        reader.finish()
        return ability

    def parse_cost(self, text: str, where: str = "") -> tuple[Atom, ...]:
        """A cost that stands alone."""
        reader = _Reader(self, text, where)
        cost = reader.cost()
        reader.finish()
        return cost

    def parse_condition(self, text: str, where: str = "") -> Condition:
        reader = _Reader(self, text, where)
        condition = reader.condition()
        reader.finish()
        return condition

    def parse_counter(self, text: str, where: str = "") -> str:
        """A counter that stands alone."""
        reader = _Reader(self, text, where)
        counter = reader.counter()
        reader.finish()
        return counter

    def format(self, ability: Ability) -> str:
        cost = " + ".join(self.format_atom(atom) for atom in ability.cost)
        steps = " ".join(self._format_step(step) for step in ability.steps)
        text = f"{cost} : {steps}" if cost else steps
        if ability.where is not None:
            plus = f" + {ability.where.plus}" if ability.where.plus else ""
            text += f" where {VARIABLE} = {ability.where.counter}{plus}{_format_most(ability.where.most)}"
        return text

    def format_atom(self, atom: Atom) -> str:
        words: list[str] = []
        for part in self.patterns[atom.verb]:
            if part.kind in ("word", "noun"):
                words.append(_literal(part, words))
                continue
            value = atom.get(part.name)
            if part.kind == "flag":
                words.extend(part.words if value else ())
            elif isinstance(value, tuple):
                words.append("/".join(str(entry) for entry in value))
            else:
                words.append(str(value))
        return " ".join(words)

    def format_condition(self, condition: Condition) -> str:
        return " and ".join(f"{test.metric} {test.relation} {test.number}" for test in condition.tests)

    def _format_step(self, step: Step) -> str:
        words = [step.join, step.actor, "may" if step.may else "", "optional" if step.optional else ""]
        if isinstance(step.body, Atom):
            words.append(self.format_atom(step.body))
        elif isinstance(step.body, Ability):
            words.append(f"( {self.format(step.body)} )")
        else:
            options = " | ".join(f"{letter}: {self.format(ability)}" for letter, ability in step.body.options)
            different = " different" if step.body.different else ""
            words.append(f"choose {step.body.times}{different} of {{ {options} }}")
        if step.per is not None:
            every = f"{step.per.every} " if step.per.every > 1 else ""
            words.append(f"per {every}{step.per.counter}{_format_most(step.per.most)}")
        if step.when is not None:
            words.append(f"if {self.format_atom(step.when)}")
        return " ".join(word for word in words if word)


def _longest_first(phrases: Sequence[str]) -> tuple[str, ...]:
    """So that "each other faction" is not cut short."""
    return tuple(sorted(phrases, key=lambda phrase: -len(phrase.split())))


def _literal(part: _Part, before: Sequence[str]) -> str:
    """A noun agrees with the nearest number before it: 1 cube, 2 cubes, 1 extra station."""
    number = next((word for word in reversed(before) if word.isdigit()), "")
    return part.name if part.kind == "word" or number == "1" else f"{part.name}s"


def _format_most(most: int | None) -> str:
    return "" if most is None else f" max {most}"


def effect_atoms(ability: Ability) -> Iterator[Atom]:
    """Every effect of the tree, those inside choices and parentheses too, in printed order; no costs."""
    for step in ability.steps:
        if isinstance(step.body, Atom):
            yield step.body
        elif isinstance(step.body, Ability):
            yield from effect_atoms(step.body)
        else:
            for _, option in step.body.options:
                yield from effect_atoms(option)


class _Reader(Scanner):
    """The grammar, a method for each rule."""

    def __init__(self, language: Language, text: str, where: str) -> None:
        super().__init__(text, where)
        self.language = language
        self.unbound: list[int] = []  # where X stands, as long as no `where` explains it

    def finish(self) -> None:
        super().finish()
        if self.unbound:
            raise self.error(self.unbound[0], f'no "where {VARIABLE} = ..." says what {VARIABLE} is')

    def ability(self, depth: int) -> Ability:
        if depth > MAX_DEPTH:
            raise self.error(self.at, f"nested deeper than {MAX_DEPTH} levels")
        outer = len(self.unbound)
        cost: tuple[Atom, ...] = ()
        if self.cost_ahead():
            cost = self.cost()
            self.need(":")
        steps = [self.step("", depth)]
        while join := self.take_one(JOINS):
            steps.append(self.step(join, depth))
        where = None
        start = self.at
        if self.take("where"):
            where = self.variable()
            if len(self.unbound) == outer:
                raise self.error(start, f"{VARIABLE} is explained but not used")
            del self.unbound[outer:]
        return Ability(cost, tuple(steps), where)

    def cost(self) -> tuple[Atom, ...]:
        cost = [self.atom(self.language.cost_verbs)]
        while self.take("+"):
            cost.append(self.atom(self.language.cost_verbs))
        return tuple(cost)

    def cost_ahead(self) -> bool:
        """Whether a colon ends a cost before this ability does."""
        depth = 0
        for token in self.tokens[self.at :]:
            if token in ("(", "{"):
                depth += 1
            elif token in (")", "}"):
                depth -= 1
            if depth < 0 or (depth == 0 and token == "|"):
                return False
            if depth == 0 and token == ":":
                return True
        return False

    def step(self, join: str, depth: int) -> Step:
        actor = self.take_phrase(self.language.actors)
        may = bool(actor) and self.take("may")
        optional = self.take("optional")
        body: Atom | Ability | Choice
        if self.take("("):
            body = self.ability(depth + 1)
            self.need(")")
        elif self.take("choose"):
            body = self.choice(depth)
        else:
            body = self.atom(self.language.verbs)
        per = self.per() if self.take("per") else None
        when = self.atom(self.language.occasions) if self.language.occasions and self.take("if") else None
        return Step(body, join, actor, may, optional, per, when)

    def choice(self, depth: int) -> Choice:
        times = self.need_number()
        different = self.take("different")
        self.need("of")
        self.need("{")
        options: list[tuple[str, Ability]] = []
        while True:
            letter = chr(ord("A") + len(options))
            self.need(letter)
            self.need(":")
            options.append((letter, self.ability(depth + 1)))
            if not self.take("|"):
                break
        self.need("}")
        if different and times > len(options):
            raise self.error(self.at - 1, f"{times} different options of {len(options)} cannot be chosen")
        return Choice(times, different, tuple(options))

    def per(self) -> Per:
        every = self.take_number()
        return Per(1 if every is None else every, self.counter(), self.most())

    def variable(self) -> Where:
        self.need(VARIABLE)
        self.need("=")
        counter = self.counter()
        plus = self.need_number() if self.take("+") else 0
        return Where(counter, plus, self.most())

    def counter(self) -> str:
        counter = self.take_phrase(self.language.counters)
        if not counter:
            raise self.failure()
        return counter

    def most(self) -> int | None:
        return self.need_number() if self.take("max") else None

    def condition(self) -> Condition:
        tests = [self.test()]
        while self.take("and"):
            tests.append(self.test())
        return Condition(tuple(tests))

    def test(self) -> Test:
        metric = self.need_one(self.language.metrics)
        relation = self.need_one((">=", "<="))
        return Test(metric, relation, self.need_number())

    def atom(self, verbs: Sequence[Verb]) -> Atom:
        """The verb whose pattern reaches furthest, so that `jump 2 ships anywhere` is not read as `jump 2`."""
        start = self.at
        best: Atom | None = None
        end = start
        for verb in verbs:
            self.at = start
            args = self.arguments(self.language.patterns[verb.name])
            if args is not None and self.at > end:
                best, end = Atom(verb.name, args), self.at
        if best is None:
            raise self.failure()
        self.at = end
        self.unbound.extend(at for at in range(start, end) if self.tokens[at] == VARIABLE)
        return best

    def arguments(self, pattern: Sequence[_Part]) -> tuple[tuple[str, Value], ...] | None:
        args: list[tuple[str, Value]] = []
        for part in pattern:
            if part.kind in ("word", "noun"):
                if not self.take(_literal(part, self.tokens[: self.at])):
                    return None
                continue
            value = self.argument(part)
            if value is None:
                return None
            args.append((part.name, value))
        return tuple(args)

    def argument(self, part: _Part) -> Value | None:
        if part.kind == "flag":
            return self.take_all(part.words)
        if part.kind == "int":
            return self.take_number()
        if part.kind == "amount":
            return VARIABLE if self.take(VARIABLE) else self.take_number()
        if part.kind == "choice":
            return self.take_one(part.words) or None
        if part.kind == "id":
            return self.take_id()
        return self.take_numbers() if part.kind == "ints" else self.levels()

    def levels(self) -> tuple[str, ...] | None:
        if self.take(VARIABLE):
            return (VARIABLE,)
        levels: list[str] = []
        while True:
            level = self.take_one(self.language.levels)
            if not level:
                return None
            levels.append(level)
            if not self.take("/"):
                return tuple(levels)
