"""The lines of a score in words, each with its points and its clause."""

from __future__ import annotations

from typing import Any

from heliopause.games.sun.layout import PLAYERS
from heliopause.games.sun.rules import scoring
from heliopause.games.sun.rules.sun import Sun
from heliopause.games.sun.words.names import LEVEL_NAMES, Speaker

_BY_LEVEL = ("", "SUN-SCORE-01", "SUN-SCORE-02", "SUN-SCORE-03", "SUN-SCORE-05")


def breakdown(speaker: Speaker, s: Sun) -> list[list[dict[str, Any]]]:
    """For every seat the lines that score something now, in the order of the rulebook."""
    return [_lines(speaker, s, seat) for seat in range(s.cells[PLAYERS])]


def _lines(speaker: Speaker, s: Sun, seat: int) -> list[dict[str, Any]]:
    entries: list[int] = []
    scoring.total(s, seat, entries)
    lines: list[dict[str, Any]] = []
    for at in range(0, len(entries), scoring.LINE):
        kind, item, points = entries[at : at + scoring.LINE]
        line, clause = _line(speaker, kind, item)
        lines.append({"line": line, "points": points, "clause": clause})
    return lines


def _line(speaker: Speaker, kind: int, item: int) -> tuple[str, str]:
    catalog = speaker.catalog
    if kind in (scoring.TECHNOLOGY, scoring.PRIVATE):
        card = catalog.technologies[item]
        private = kind == scoring.PRIVATE
        line = speaker.say(
            "score-private" if private else "score-technology", card=card.name, level=LEVEL_NAMES[card.level]
        )
        return line, "SUN-SCORE-04" if private else _BY_LEVEL[card.level]
    if kind == scoring.CARD_END:
        return speaker.say("score-card-end", card=catalog.technologies[item].name), "SUN-SCORE-05"
    if kind == scoring.AUTOMATION:
        beyond = item > scoring.PRINTED_LEVELS
        return speaker.say("score-automation", n=item), "SUN-SCORE-07" if beyond else "SUN-SCORE-06"
    if kind == scoring.COLONY:
        return speaker.say("score-colony", card=catalog.systems[item].name), "SUN-SCORE-08"
    if kind == scoring.OUTPOSTS:
        return speaker.say("score-outposts", n=item), "SUN-SCORE-09"
    if kind == scoring.EVENT:
        return speaker.say("score-event", card=catalog.events[item].name), "SUN-SCORE-14"
    if kind == scoring.ACHIEVEMENT_LINE:
        return speaker.say("score-achievement", card=catalog.achievements[item].name), "SUN-SCORE-15"
    if kind == scoring.SOL:
        return speaker.say("score-sol"), "SUN-SCORE-11"
    return speaker.say("score-deep-space"), "SUN-SCORE-12"
