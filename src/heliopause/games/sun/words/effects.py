"""The rules of cards that the effect language cannot say, in words."""

from __future__ import annotations

from heliopause.games.sun.catalog import Event, Innovation, System, Technology
from heliopause.kernel.phrases import costs, phrase
from heliopause.kernel.words import Value, Words

Ruled = Technology | System | Event | Innovation  # what can carry a rule that the effect language cannot say


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
