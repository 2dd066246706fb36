"""What pays an action: the die, where it comes from, the token on it."""

from __future__ import annotations

from heliopause.games.pulsar import codes
from heliopause.games.pulsar.layout import COPY_PRICE
from heliopause.games.pulsar.rules.pulsar import Pulsar
from heliopause.games.pulsar.words.names import Speaker

SOURCES = {codes.OWN_DIE: "own", codes.RED_DIE: "red", codes.COPIED_DIE: "copied", codes.BOUND_DIE: "bound"}


def payment(speaker: Speaker, s: Pulsar, paid: int) -> str:
    """`with a 4 and a plus-minus token (5)`"""
    token = codes.token_of(paid)
    die = speaker.say(
        "die", source=SOURCES[codes.source_of(paid)], n=codes.value_of(paid), price=s.cells[COPY_PRICE + max(s.seat, 0)]
    )
    if token == codes.BARE:
        return die
    kind = "plus-two" if token == codes.PLUS_TWO else "plus-minus"
    return speaker.say("die-with-token", die=die, token=kind, n=codes.worth_of(paid))
