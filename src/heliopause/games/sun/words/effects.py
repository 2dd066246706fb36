"""Effect trees in words: an ability as a phrase, a sentence or a short line, and the rules of cards that need more."""

from __future__ import annotations

from collections.abc import Sequence

from heliopause.games.sun.catalog import Event, Innovation, System, Technology
from heliopause.kernel.effects import Ability, Atom, Choice, Condition, Per, Step, Test
from heliopause.kernel.words import Value, Words

Ruled = Technology | System | Event | Innovation  # what can carry a rule that the effect language cannot say

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


def card_rule(words: Words, card: Ruled) -> str:
    """What a card with a rule does beyond its boxes, as a sentence."""
    return words.say("sentence", text=rule_phrase(words, card))


def rule_phrase(words: Words, card: Ruled) -> str:
    args: dict[str, Value] = {"n": card.amount}
    if not isinstance(card, Event) and card.permanent is not None:
        args["what"] = phrase(words, card.permanent, "ability" if card.rule == "at-will" else "part")
    if isinstance(card, Innovation) and card.cost:
        args["cost"] = costs(words, card.cost)
    if isinstance(card, Event):
        args |= {"points": card.vp, "tie": card.tie_vp, "deck": "B"}
        if card.location:
            args["place"] = words.say(f"place-{card.location}")
        if card.metric:
            args["metric"] = words.say(f"metric-{card.metric}.name")
        if card.spaces:
            args["what"] = phrase(words, card.spaces[0].action, "ability")
    return words.say(f"rule-{card.rule}", **args)


def _ability(words: Words, ability: Ability, form: str, shape: str) -> str:
    text = _steps(words, ability.steps, form)
    if ability.cost:
        cost = words.join("plus" if form else "and", [_atom(words, atom, form) for atom in ability.cost])
        text = words.say(f"{shape}{form}", cost=cost, effect=text)
    if ability.where is not None:
        where = ability.where
        counter = words.say(f"counter-{where.counter}{form}")
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
    if step.optional:
        text = words.say(f"optional{form}", what=text)
    if step.actor:
        may = "yes" if step.may else "no"
        text = words.say(f"actor-{step.actor.replace(' ', '-')}{form}", what=text, may=may)
    return text


def _choice(words: Words, choice: Choice, form: str) -> str:
    options = [
        words.say("letter", letter=letter, what=_ability(words, ability, form, "ability" if form else "part"))
        for letter, ability in choice.options
    ]
    different = "yes" if choice.different else "no"
    return words.say(f"choose{form}", n=choice.times, different=different, options=words.join("options", options))


def _per(words: Words, per: Per, what: str, form: str) -> str:
    counter = words.say(f"per-{per.counter}{form}", every=per.every)
    return words.say(f"per{form}", what=what, counter=counter, most=per.most or 0)


def _atom(words: Words, atom: Atom, form: str) -> str:
    args: dict[str, Value] = {}
    for name, value in atom.args:
        if isinstance(value, tuple):
            args[name] = words.join("slash" if form else "or", [str(entry) for entry in value])
        elif isinstance(value, bool):
            args[name] = "yes" if value else "no"
        else:
            args[name] = value
    return words.say(f"do-{atom.verb}{form}", **args)
