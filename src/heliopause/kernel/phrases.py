"""Effect trees in words: an ability as a phrase, a sentence or a short line.

The messages are named after what they say: `do-<verb>`, `per-<counter>`, `counter-<counter>`, `actor-<actor>`,
`when-<occasion>`, `metric-<metric>`; each has a text and, where cards have little room, an attribute `short`.
"""

from __future__ import annotations

from collections.abc import Sequence

from heliopause.kernel.effects import Ability, Atom, Choice, Condition, Per, Step, Test
from heliopause.kernel.words import Value, Words

LONG = ""
SHORT = ".short"  # the attribute with the form for a narrow card


def sentence(words: Words, ability: Ability) -> str:
    """`Pay 4 ore and return 1 population: research a level III technology.`"""
    return words.say("sentence", text=phrase(words, ability, "ability"))


def phrase(words: Words, ability: Ability, shape: str = "part") -> str:
    """The ability inside a larger sentence; `shape` is the message that puts cost and effect together."""
    return _ability(words, ability, LONG, shape)


def short(words: Words, ability: Ability) -> str:
    """`4 ore + return 1 pop: research III`"""
    return _ability(words, ability, SHORT, "ability")


def costs(words: Words, cost: Sequence[Atom]) -> str:
    return words.join("and", [_atom(words, atom, LONG) for atom in cost])


def condition(words: Words, tests: Condition) -> str:
    """What a condition asks for: `at least 9 technologies`."""
    return words.join("and", [_test(words, test) for test in tests.tests])


def metric(words: Words, name: str, number: int) -> str:
    return words.say(f"metric-{name}", n=number)


def _test(words: Words, test: Test) -> str:
    relation = "least" if test.relation == ">=" else "most"
    return words.say("condition", relation=relation, n=test.number, what=metric(words, test.metric, test.number))


def _ability(words: Words, ability: Ability, form: str, shape: str) -> str:
    text = _steps(words, ability.steps, form)
    if ability.cost:
        cost = words.join("plus" if form else "and", [_atom(words, atom, form) for atom in ability.cost])
        text = words.say(f"{shape}{form}", cost=cost, effect=text)
    if ability.where is not None:
        where = ability.where
        counter = words.say(f"counter-{_dashed(where.counter)}{form}")
        text = words.say(f"where{form}", what=text, counter=counter, plus=where.plus, most=where.most or 0)
    return text


def _steps(words: Words, steps: Sequence[Step], form: str) -> str:
    """Parts joined by a plus sign first, then the groups that `then` sets one after another."""
    groups: list[list[Step]] = []
    for step in steps:
        if not groups or step.join == "then":
            groups.append([])
        groups[-1].append(step)
    then = "comma" if form else "then"
    text = ""
    for number, group in enumerate(groups):
        part = words.join("plus" if form else "and", [_step(words, step, form) for step in group])
        if number == 0:
            text = part
        elif isinstance(groups[number - 1][-1].body, Choice):
            text = words.say(f"after-options{form}", before=text, part=part)
        else:
            text = words.say(f"{then}-{'last' if group is groups[-1] else 'next'}", before=text, part=part)
    return text


def _step(words: Words, step: Step, form: str) -> str:
    if isinstance(step.body, Atom):
        text = _atom(words, step.body, form)
    elif isinstance(step.body, Ability):
        text = _ability(words, step.body, form, "ability" if form else "part")
    else:
        text = _choice(words, step.body, form)
    if step.per is not None:
        text = _per(words, step.per, text, form)
    if step.when is not None:
        text = words.say(f"if{form}", what=text, when=occasion(words, step.when, form))
    if step.optional:
        text = words.say(f"optional{form}", what=text)
    if step.actor:
        may = "yes" if step.may else "no"
        text = words.say(f"actor-{_dashed(step.actor)}{form}", what=text, may=may)
    return text


def _choice(words: Words, choice: Choice, form: str) -> str:
    options = [
        words.say("letter", letter=letter, what=_ability(words, ability, form, "ability" if form else "part"))
        for letter, ability in choice.options
    ]
    different = "yes" if choice.different else "no"
    return words.say(f"choose{form}", n=choice.times, different=different, options=words.join("options", options))


def _per(words: Words, per: Per, what: str, form: str) -> str:
    return words.say(f"per{form}", what=what, counter=counted(words, per, form), most=per.most or 0)


def counted(words: Words, per: Per, form: str = LONG) -> str:
    """What an effect is counted by: `each location you control`."""
    return words.say(f"per-{_dashed(per.counter)}{form}", every=per.every)


def occasion(words: Words, when: Atom, form: str = LONG) -> str:
    return words.say(f"when-{when.verb}{form}", **_arguments(words, when, form))


def _dashed(text: str) -> str:
    return text.replace(" ", "-")


def _atom(words: Words, atom: Atom, form: str) -> str:
    return words.say(f"do-{atom.verb}{form}", **_arguments(words, atom, form))


def _arguments(words: Words, atom: Atom, form: str) -> dict[str, Value]:
    args: dict[str, Value] = {}
    for name, value in atom.args:
        if isinstance(value, tuple):
            args[name] = words.join("slash" if form else "or", [str(entry) for entry in value])
        elif isinstance(value, bool):
            args[name] = "yes" if value else "no"
        else:
            args[name] = value
    return args
