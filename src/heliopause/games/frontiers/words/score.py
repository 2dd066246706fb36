"""The lines of a score in words, each with its points and its clause."""

from __future__ import annotations

from typing import Any

from heliopause.games.frontiers.layout import PLAYERS
from heliopause.games.frontiers.rules import scoring
from heliopause.games.frontiers.rules.frontiers import Frontiers
from heliopause.games.frontiers.words.names import KIND_NAMES, Speaker


def breakdown(speaker: Speaker, s: Frontiers) -> list[list[dict[str, Any]]]:
    """For every seat the lines that score something now, in the order of the rulebook."""
    return [_lines(speaker, s, seat) for seat in range(s.cells[PLAYERS])]


def _lines(speaker: Speaker, s: Frontiers, seat: int) -> list[dict[str, Any]]:
    entries: list[int] = []
    scoring.total(s, seat, entries)
    lines: list[dict[str, Any]] = []
    for at in range(0, len(entries), scoring.LINE):
        kind, item, points = entries[at : at + scoring.LINE]
        line, clause = _line(speaker, kind, item)
        lines.append({"line": line, "points": points, "clause": clause})
    return lines


def _line(speaker: Speaker, kind: int, item: int) -> tuple[str, str]:
    if kind == scoring.CHIPS_LINE:
        return speaker.say("score-chips"), "NF-SCORE-03"
    if kind == scoring.COLONY_LINE:
        return speaker.say("score-colony", tile=speaker.name(item)), "NF-SET-21"
    if kind == scoring.DEVELOPMENT_LINE:
        return speaker.say("score-development", tile=speaker.name(item)), "NF-DEV-14"
    if kind == scoring.BONUS_LINE:
        return speaker.say("score-bonus", tile=speaker.name(item)), "NF-SCORE-04"
    if kind == scoring.KIND_LINE:
        kind_name = KIND_NAMES[item]
        return speaker.say("score-kind", tile=speaker.name(speaker.any_tile), kind=kind_name), "NF-CARD-31"
    return speaker.say("score-goal", goal=speaker.goal(item)), "NF-GOAL-18"
