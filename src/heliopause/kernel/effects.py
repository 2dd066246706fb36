"""The effect language: one notation, `[cost :] effect`, for every game.

A game supplies its words as a `Language`; this module knows the grammar only and names no game.
Texts are parsed when content is loaded; engine, words and client read the trees.
The notation is described in docs/effects.md.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from heliopause.kernel.errors import ContentError

Value = int | str | bool | tuple[str, ...]

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

    In the pattern `{name:kind}` is an argument, where kind is `amount` (a number or X), `int`,
    `levels` (I/II) or a list of words such as `food|ore`; `[some words]` may be left out and is an
    argument of its own, true when written, named with underscores (`some_words`). `cube(s)` agrees with the number
    before it: 1 cube, 2 cubes.
    """

    name: str
    pattern: str


@dataclass(frozen=True, slots=True)
class _Part:
    """A piece of a pattern: kind is "word", "noun", "flag", "choice", "amount", "int" or "levels"."""

    kind: str
    name: str
    words: tuple[str, ...] = ()


_PATTERN_PARTS = re.compile(r"\{(\w+):([^}]+)\}|\[([^\]]+)\]|(\S+)")
_TOKENS = re.compile(r"->|>=|<=|[(){}|:+/=]|(?:[^\s(){}|:+/=<>-]|-(?!>))+|\S")


def _compile_pattern(pattern: str) -> tuple[_Part, ...]:
    parts: list[_Part] = []
    for name, kind, flag, word in _PATTERN_PARTS.findall(pattern):
        if name and kind in ("amount", "int", "levels"):
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
    ) -> None:
        self.verbs = tuple(verbs)
        self.cost_verbs = tuple(cost_verbs)
        self.counters = tuple(counters)
        # the longest first, so that "each other faction" is not cut short
        self.actors = tuple(sorted(actors, key=lambda actor: -len(actor.split())))
        self.levels = tuple(levels)
        self.metrics = tuple(metrics)
        self.patterns = {verb.name: _compile_pattern(verb.pattern) for verb in (*verbs, *cost_verbs)}
        if len(self.patterns) != len(self.verbs) + len(self.cost_verbs):
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
            if part.kind == "word":
                words.append(part.name)
                continue
            if part.kind == "noun":
                words.append(_agreeing(part.name, words))
                continue
            value = atom.get(part.name)
            if part.kind == "flag":
                words.extend(part.words if value else ())
            elif isinstance(value, tuple):
                words.append("/".join(value))
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
        return " ".join(word for word in words if word)


def _agreeing(noun: str, words: Sequence[str]) -> str:
    """The noun after the nearest number before it: 1 cube, 2 cubes, 1 extra station."""
    number = next((word for word in reversed(words) if word.isdigit()), "")
    return noun if number == "1" else f"{noun}s"


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


class _Reader:
    """Reads one text, left to right, and remembers how far it came and what would have fitted there."""

    def __init__(self, language: Language, text: str, where: str) -> None:
        self.language = language
        self.text = text
        self.where = where
        self.tokens: list[str] = []
        self.starts: list[int] = []
        for match in _TOKENS.finditer(text):
            self.tokens.append(match.group())
            self.starts.append(match.start())
        self.tokens.append("")
        self.starts.append(len(text))
        self.at = 0
        self.furthest = 0
        self.expected: list[str] = []
        self.unbound: list[int] = []  # where X stands, as long as no `where` explains it

    # What stands here?

    def take(self, word: str) -> bool:
        if self.tokens[self.at] == word:
            self.at += 1
            return True
        self.miss(word)
        return False

    def take_all(self, words: Sequence[str]) -> bool:
        start = self.at
        for word in words:
            if not self.take(word):
                self.at = start
                return False
        return True

    def take_one(self, words: Sequence[str]) -> str:
        for word in words:
            if self.take(word):
                return word
        return ""

    def take_number(self) -> int | None:
        token = self.tokens[self.at]
        if token.isascii() and token.isdigit() and len(token) <= 3:
            self.at += 1
            return int(token)
        self.miss("a number")
        return None

    def need(self, word: str) -> None:
        if not self.take(word):
            raise self.failure()

    def need_number(self) -> int:
        number = self.take_number()
        if number is None:
            raise self.failure()
        return number

    def need_one(self, words: Sequence[str]) -> str:
        word = self.take_one(words)
        if not word:
            raise self.failure()
        return word

    def miss(self, expected: str) -> None:
        if self.at > self.furthest:
            self.furthest = self.at
            self.expected.clear()
        if self.at == self.furthest and expected not in self.expected:
            self.expected.append(expected)

    # What is wrong?

    def failure(self) -> ContentError:
        found = self.tokens[self.furthest]
        printed = found if found.isprintable() and len(found) <= 40 else ascii(found[:40])[1:-1]
        here = f'"{printed}"' if found else "the end"
        near = difflib.get_close_matches(found, self.expected, 1) if found else []
        if near:
            return self.error(self.furthest, f'{here} is not known here; did you mean "{near[0]}"?')
        shown = [word if word in ("a number", "the end") else f'"{word}"' for word in self.expected]
        return self.error(self.furthest, f"found {here}, expected {' or '.join(shown)}")

    def error(self, at: int, problem: str) -> ContentError:
        place = f"{self.where}, character {self.starts[at] + 1}" if self.where else f"character {self.starts[at] + 1}"
        return ContentError([f"{place}: {problem}"])

    def finish(self) -> None:
        if self.tokens[self.at]:
            self.miss("the end")
            raise self.failure()
        if self.unbound:
            raise self.error(self.unbound[0], f'no "where {VARIABLE} = ..." says what {VARIABLE} is')

    # The grammar, a method for each rule

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
        actor = next((actor for actor in self.language.actors if self.take_all(actor.split())), "")
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
        return Step(body, join, actor, may, optional, self.per() if self.take("per") else None)

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
        counter = self.need_one(self.language.counters)
        return Per(1 if every is None else every, counter, self.most())

    def variable(self) -> Where:
        self.need(VARIABLE)
        self.need("=")
        counter = self.need_one(self.language.counters)
        plus = self.need_number() if self.take("+") else 0
        return Where(counter, plus, self.most())

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
            if part.kind == "word":
                if not self.take(part.name):
                    return None
                continue
            if part.kind == "noun":
                if not self.take(_agreeing(part.name, self.tokens[: self.at])):
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
        return self.levels()

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
