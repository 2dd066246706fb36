"""The options of a new game as a form asks them; `game.py` checks what comes back."""

from __future__ import annotations

from heliopause.games.frontiers.layout import SEATS
from heliopause.games.frontiers.words.names import Speaker
from heliopause.kernel.form import line, switch, value
from heliopause.kernel.game import FormLine


def form(speaker: Speaker) -> list[FormLine]:
    words, say = speaker.words, speaker.say
    # One side of every mat, then the other: any that follow one another can be in one game (NF-SETUP-25).
    homes = [value(home.id, home.name) for home in sorted(speaker.catalog.homes, key=lambda home: home.side != "white")]
    seats = [value(seat, speaker.seat(seat)) for seat in range(SEATS)]
    return [
        line(words, "first_game", "switch", switch(words), False, newcomer=True),
        line(words, "goals", "switch", switch(words), False),
        line(words, "homes", "pick", [value(None, say("form-homes-open")), *homes], None),
        line(words, "start", "seats", [value(None, say("form-start-open")), *seats], None),
    ]
