"""Victory points, line by line, and the tie-breaks (chapter SCORE)."""

from typing import Final

from mypy_extensions import i64

from heliopause.games.sun import ops
from heliopause.games.sun.layout import (
    ACHIEVEMENT,
    AT_LOCATION,
    BOARD_SLOTS,
    CLAIM,
    CLAIMS,
    EVENT_AT,
    EVENTS,
    FOOD_DISCS,
    IN_PLAY,
    KEPT,
    MUSEUM,
    NEAR_ACHIEVEMENTS,
    ORE,
    ORE_DISCS,
    OWNER,
    PLAYERS,
    POP,
    SLOTS,
    SYSTEMS,
)
from heliopause.games.sun.rules.board import deep_space_of, sol_of
from heliopause.games.sun.rules.metrics import colonies, metric, outposts
from heliopause.games.sun.rules.slots import technology_at
from heliopause.games.sun.rules.sun import Sun, automation_level, mat_of, power_at

# the lines of a score; each is kind, item, points
LINE: Final = 3
TECHNOLOGY: Final = 1  # technology
PRIVATE: Final = 2  # technology
AUTOMATION: Final = 3  # level reached
COLONY: Final = 4  # system
OUTPOSTS: Final = 5  # how many
SOL: Final = 6
DEEP_SPACE: Final = 7
EVENT: Final = 8  # event
ACHIEVEMENT_LINE: Final = 9  # achievement card
CARD_END: Final = 10  # technology with points at the end of the game

PRINTED_LEVELS: Final = 7  # of the automation track


def total(s: Sun, seat: i64, lines: list[int] | None) -> i64:
    """The points of a seat now; the lines are appended if somebody wants them."""
    points = technology_points(s, seat, lines)
    points += automation_points(s, seat, lines)
    points += system_points(s, seat, lines)
    points += location_points(s, seat, lines)
    points += event_points(s, seat, lines)
    points += achievement_points(s, seat, lines)
    return points


def line(lines: list[int] | None, kind: i64, item: i64, points: i64) -> i64:
    if lines is not None and points != 0:
        lines.append(kind)
        lines.append(item)
        lines.append(points)
    return points


def technology_points(s: Sun, seat: i64, lines: list[int] | None) -> i64:
    """SUN-SCORE-01 to SUN-SCORE-05, and cards that count something at the end."""
    t = s.t
    points: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        tech = technology_at(s, seat, slot)
        if tech >= 0:
            points += line(lines, TECHNOLOGY if slot < BOARD_SLOTS else PRIVATE, tech, t.tech_points[tech])
            extra: i64 = t.tech_end[2 * tech] * outposts(s, seat)
            extra += t.tech_end[2 * tech + 1] * colonies(s, seat)
            points += line(lines, CARD_END, tech, extra)
        slot += 1
    return points


def automation_points(s: Sun, seat: i64, lines: list[int] | None) -> i64:
    """The sum of the levels reached, 1 for each beyond the seventh (SUN-SCORE-06, SUN-SCORE-07)."""
    level = automation_level(s, seat)
    printed: i64 = level if level < PRINTED_LEVELS else PRINTED_LEVELS
    points: i64 = s.t.automation[mat_of(s, seat) * (PRINTED_LEVELS + 1) + printed]
    return line(lines, AUTOMATION, level, points + level - printed)


def system_points(s: Sun, seat: i64, lines: list[int] | None) -> i64:
    """SUN-SCORE-08 to SUN-SCORE-10"""
    points: i64 = 0
    system: i64 = 0
    while system < SYSTEMS:
        if s.cells[OWNER + system] == seat:
            points += line(lines, COLONY, system, s.t.system_points[system])
        system += 1
    held = outposts(s, seat)
    return points + line(lines, OUTPOSTS, held, held)


def location_points(s: Sun, seat: i64, lines: list[int] | None) -> i64:
    """All who tie for the most power get the full point (SUN-SCORE-11 to SUN-SCORE-13)."""
    points: i64 = 0
    if leads(s, seat, -1, sol_of(s)) > 0:
        points += line(lines, SOL, 0, 1)
    if leads(s, seat, -1, deep_space_of(s)) > 0:
        points += line(lines, DEEP_SPACE, 0, 1)
    return points


def leads(s: Sun, seat: i64, which: i64, loc: i64) -> i64:
    """0 = somebody has more, or nobody has any; 1 = alone in the lead; 2 = tied for it. By power or by a metric."""
    mine = power_at(s, seat, loc) if which < 0 else metric(s, seat, which)
    if mine == 0:
        return 0
    tied: i64 = 1
    other: i64 = 0
    while other < s.cells[PLAYERS]:
        if other != seat:
            theirs = power_at(s, other, loc) if which < 0 else metric(s, other, which)
            if theirs > mine:
                return 0
            if theirs == mine:
                tied = 2
        other += 1
    return tied


def event_points(s: Sun, seat: i64, lines: list[int] | None) -> i64:
    """Wherever the card lies, for whom it names (SUN-SCORE-14)."""
    t = s.t
    c = s.cells
    points: i64 = 0
    event: i64 = 0
    while event < EVENTS:
        where: i64 = c[EVENT_AT + event]
        rule: i64 = t.event_rule[event]
        if where == KEPT + seat:
            points += line(lines, EVENT, event, t.event_points[event])
        elif where == NEAR_ACHIEVEMENTS and rule == ops.MUSEUM:
            level: i64 = c[MUSEUM + seat]
            if level > 0:
                points += line(lines, EVENT, event, level - t.museum_less)
        elif rule == ops.LOCATION_AWARD or rule == ops.MAJORITY_AWARD:
            if where == NEAR_ACHIEVEMENTS or where == AT_LOCATION:
                loc: i64 = t.event_location[t.side_of[c[PLAYERS]] * EVENTS + event]
                lead = leads(s, seat, t.event_metric[event], loc)
                if lead == 1:
                    points += line(lines, EVENT, event, t.event_points[event])
                elif lead == 2:
                    points += line(lines, EVENT, event, t.event_tie[event])
        event += 1
    return points


def achievement_points(s: Sun, seat: i64, lines: list[int] | None) -> i64:
    """SUN-SCORE-15"""
    points: i64 = 0
    place: i64 = 0
    while place < IN_PLAY:
        slot: i64 = 0
        while slot < CLAIMS:
            if s.cells[CLAIM + place * CLAIMS + slot] == seat:
                card: i64 = s.cells[ACHIEVEMENT + place]
                points += line(lines, ACHIEVEMENT_LINE, card, s.t.achievement_points[card * CLAIMS + slot])
            slot += 1
        place += 1
    return points


def winning_seats(s: Sun) -> list[int]:
    """Fewer discs on the tracks, then more pop, then more ore; still tied, they win together (SUN-SCORE-16 to 20)."""
    c = s.cells
    best: list[int] = []
    winners: list[int] = []
    for seat in range(int(c[PLAYERS])):
        rank = [int(total(s, seat, None)), -(c[FOOD_DISCS + seat] + c[ORE_DISCS + seat]), c[POP + seat], c[ORE + seat]]
        if not winners or rank > best:
            best = rank
            winners = [seat]
        elif rank == best:
            winners.append(seat)
    return winners
