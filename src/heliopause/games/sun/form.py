"""The options of a new game as a form asks them; `game.py` checks what comes back."""

from __future__ import annotations

from heliopause.games.sun.layout import SEATS
from heliopause.games.sun.words.names import Speaker
from heliopause.kernel.form import choice, line, switch, value
from heliopause.kernel.game import FormLine


def form(speaker: Speaker) -> list[FormLine]:
    say = speaker.say
    factions = [value(faction.id, faction.name) for faction in speaker.catalog.factions]
    seats = [value(seat, say("player", n=seat + 1)) for seat in range(SEATS)]
    return [
        line(speaker.words, "first_game", "switch", switch(speaker.words), False, newcomer=True),
        line(speaker.words, "mats", "choice", choice(speaker.words, "mats", ("basic", "advanced")), "basic"),
        line(speaker.words, "draft", "choice", choice(speaker.words, "draft", (None, "draw", "choose")), None),
        line(speaker.words, "factions", "pick", [value(None, say("form-factions-open")), *factions], None),
        line(speaker.words, "tableau", "switch", switch(speaker.words), False),
        line(speaker.words, "shared_last_space", "switch", switch(speaker.words), True),
        line(speaker.words, "start", "seats", [value(None, say("form-start-open")), *seats], None),
    ]
