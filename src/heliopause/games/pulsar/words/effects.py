"""Effect trees in words: as a phrase, a sentence or a short line."""

from __future__ import annotations

from heliopause.games.pulsar.catalog import Technology
from heliopause.kernel.effects import Ability, Atom, Step, Test
from heliopause.kernel.words import Value, Words

LONG = ""
SHORT = ".short"  # the attribute with the form for a narrow card


def sentence(words: Words, ability: Ability) -> str:
    return words.say("sentence", text=phrase(words, ability))


def phrase(words: Words, ability: Ability, form: str = LONG) -> str:
    steps = [_step(words, step, form) for step in ability.steps]
    text = words.join("plus" if form else "and", steps)
    return words.say(f"paid{form}", cost=cost(words, ability, form), what=text) if ability.cost else text


def short(words: Words, ability: Ability) -> str:
    return phrase(words, ability, SHORT)


def cost(words: Words, ability: Ability, form: str = LONG) -> str:
    return words.join("and", [words.say(f"cost{form}", n=number(atom, "n")) for atom in ability.cost])


def technology(words: Words, card: Technology, form: str = LONG) -> str:
    """What it does, and when: at once, whenever something happens, in every production or at the end."""
    what = phrase(words, card.effect, form)
    if card.when:
        return words.say(f"when{form}", when=words.say(f"when-{card.when}{form}"), what=what)
    return words.say(f"class-{card.kind}{form}", what=what)


def goal(words: Words, test: Test) -> str:
    return words.say(f"goal-{test.metric}", n=test.number)


def number(atom: Atom, name: str) -> int:
    value = atom.get(name)
    assert isinstance(value, int)
    return value


def _step(words: Words, step: Step, form: str) -> str:
    if isinstance(step.body, Ability):
        return words.say(f"optional{form}", what=phrase(words, step.body, form))
    assert isinstance(step.body, Atom)
    text = _atom(words, step.body, form)
    if step.per is None:
        return text
    counter = words.say(f"per-{step.per.counter}{form}", every=step.per.every)
    return words.say(f"per{form}", what=text, counter=counter)


def _atom(words: Words, atom: Atom, form: str) -> str:
    args: dict[str, Value] = {}
    for name, value in atom.args:
        if isinstance(value, tuple):
            args[name] = words.join("or", [words.say("size", size=size) for size in value])
            args["all"] = "yes" if len(value) == 3 else "no"
        else:
            args[name] = value if isinstance(value, int) else str(value)
    return words.say(f"effect-{atom.verb}{form}", **args)
