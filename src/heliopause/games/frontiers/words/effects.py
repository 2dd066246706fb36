"""Powers, bonuses and scores in words: what the kernel says of every ability tree, with the names of this game."""

from __future__ import annotations

from dataclasses import replace

from heliopause.games.frontiers.words.names import Speaker
from heliopause.kernel import phrases
from heliopause.kernel.effects import Ability, Atom, Step


def power(speaker: Speaker, phase: str, effect: Ability) -> str:
    """`Settle: +2 Military.`"""
    text = phrases.sentence(speaker.words, told(speaker, phase, effect))
    return speaker.say("power", phase=phase, text=text)


def power_phrase(speaker: Speaker, phase: str, effect: Ability) -> str:
    """Inside a sentence: `spend 2 goods: gain 3 points`."""
    return phrases.phrase(speaker.words, told(speaker, phase, effect), "ability")


def sentence(speaker: Speaker, effect: Ability) -> str:
    return speaker.say("sentence", text=power_phrase(speaker, "", effect))


def short(speaker: Speaker, phase: str, effect: Ability) -> str:
    return phrases.short(speaker.words, told(speaker, phase, effect))


def score(speaker: Speaker, effect: Ability) -> str:
    """What a question mark counts."""
    text = speaker.words.join("comma", [_part(speaker, step) for step in effect.steps])
    return speaker.say("sentence", text=speaker.say("score-once", text=text) if len(effect.steps) > 1 else text)


def _part(speaker: Speaker, step: Step) -> str:
    return power_phrase(speaker, "score", Ability((), (replace(step, join=""),)))


def told(speaker: Speaker, phase: str, effect: Ability) -> Ability:
    """The tree with names in place of ids, and with the words of its phase."""
    steps = tuple(_told(speaker, phase, step) for step in effect.steps)
    return replace(effect, steps=steps)


def _told(speaker: Speaker, phase: str, step: Step) -> Step:
    body = step.body
    if isinstance(body, Ability):
        body = told(speaker, phase, body)
    elif isinstance(body, Atom) and body.verb == "discount" and phase == "settle":
        body = Atom("discount-worlds", body.args)
    when = step.when
    if when is not None and when.verb == "owning":
        when = Atom(when.verb, (("tile", speaker.tile_called(when.word("tile"))),))
    return replace(step, body=body, when=when)
