"""The lines of a score in words, each with its points and its clause."""

from __future__ import annotations

from typing import Any

from heliopause.games.pulsar.ids import LINE_NAMES
from heliopause.games.pulsar.layout import PLAYERS
from heliopause.games.pulsar.rules.pulsar import Pulsar
from heliopause.games.pulsar.rules.scoring import lines_of
from heliopause.games.pulsar.words.names import Speaker

CLAUSES = {
    "start": "PUL-POS-07",
    "flights": "PUL-VISIT-01",
    "gate-runs": "PUL-RUN-10",
    "exploration": "PUL-EXP-03",
    "gyrodynes": "PUL-PROD-15",
    "awards": "PUL-AWARD-04",
    "transmitters": "PUL-TRANS-12",
    "headquarters": "PUL-HQ-11",
    "technologies": "PUL-TECH-10",
    "engineering": "PUL-TWO-18",
    "penalties": "PUL-PROD-11",
    "final-technologies": "PUL-END-03",
    "final-goals": "PUL-END-05",
    "final-pulsars": "PUL-END-06",
    "final-gyrodynes": "PUL-END-07",
    "final-cubes": "PUL-END-09",
    "final-initiative": "PUL-END-10",
    "final-stations": "PUL-END-12",
}


def breakdown(speaker: Speaker, s: Pulsar) -> list[list[dict[str, Any]]]:
    """For every seat the lines that have points, with what final scoring would give now."""
    return [_lines(speaker, s, seat) for seat in range(s.cells[PLAYERS])]


def _lines(speaker: Speaker, s: Pulsar, seat: int) -> list[dict[str, Any]]:
    found = []
    for line, points in enumerate(lines_of(s, seat)):
        if points:
            name = LINE_NAMES[line]
            found.append({"line": speaker.say(f"line-{name}"), "points": points, "clause": CLAUSES[name]})
    return found
