"""What conditions of achievements, awards and innovations measure."""

from typing import Final

from mypy_extensions import i64

from heliopause.games.sun import ops
from heliopause.games.sun.layout import (
    ADVANCED,
    EXCHANGES,
    FACTION,
    LOCS,
    ORE_DISCS,
    OUTPOST,
    OWNER,
    SLOTS,
    SYSTEMS,
)
from heliopause.games.sun.rules.board import controllable, icons_of
from heliopause.games.sun.rules.slots import technology_at
from heliopause.games.sun.rules.sun import Sun, automation_level, bits, power_at, visible_columns, visible_ore

STRONG: Final = 4  # power that makes a location strong


def metric(s: Sun, seat: i64, which: i64) -> i64:
    if which == ops.TECHNOLOGIES:
        return technologies(s, seat, 1)
    if which == ops.TECHNOLOGIES_IIII:
        return technologies(s, seat, 4)
    if which == ops.RIGHT_TYPES:
        return right_types(s, seat)
    if which == ops.COLONIES:
        return colonies(s, seat)
    if which == ops.HOLDINGS:
        return colonies(s, seat) + outposts(s, seat)
    if which == ops.SPECIALTY_ICONS:
        return specialty_icons(s, seat)
    if which == ops.AUTOMATION:
        return automation_level(s, seat)
    if which == ops.FOOD_SYMBOLS:
        return bits(visible_columns(s, seat))
    if which == ops.ORE_SYMBOLS:
        return visible_ore(s, seat)
    if which == ops.PRODUCTION_SYMBOLS:
        return bits(visible_columns(s, seat)) + visible_ore(s, seat)
    if which == ops.ORE_DISCS_LEFT:
        return s.cells[ORE_DISCS + seat]
    if which == ops.TRADE_EXCHANGES:
        return s.cells[EXCHANGES] if s.seat == seat else 0
    return fleet(s, seat, which)


def fleet(s: Sun, seat: i64, which: i64) -> i64:
    """Power in all, locations with ships, or locations with at least 4 power, Sol and Deep Space included."""
    n: i64 = 0
    loc: i64 = 0
    while loc < LOCS:
        power = power_at(s, seat, loc)
        if which == ops.FLEET_POWER:
            n += power
        elif power >= (STRONG if which == ops.STRONG_LOCATIONS else 1):
            n += 1
        loc += 1
    return n


def technologies(s: Sun, seat: i64, least: i64) -> i64:
    """Technologies of a level or above, private ones included (SUN-AMB-50)."""
    n: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        tech = technology_at(s, seat, slot)
        if tech >= 0 and s.t.tech_level[tech] >= least:
            n += 1
        slot += 1
    return n


def right_types(s: Sun, seat: i64) -> i64:
    """Different right types among the technologies of level II and above."""
    types: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        tech = technology_at(s, seat, slot)
        if tech >= 0 and s.t.tech_level[tech] >= 2:
            types |= s.t.tech_right[tech]
        slot += 1
    return bits(types)


def colonies(s: Sun, seat: i64) -> i64:
    n: i64 = 0
    system: i64 = 0
    while system < SYSTEMS:
        if s.cells[OWNER + system] == seat:
            n += 1
        system += 1
    return n


def outposts(s: Sun, seat: i64) -> i64:
    n: i64 = 0
    loc: i64 = 0
    while loc < LOCS:
        if s.cells[OUTPOST + loc] == seat:
            n += 1
        loc += 1
    return n


def specialty_icons(s: Sun, seat: i64) -> i64:
    """The larger number of food or ore icons printed on own Systems, shipyards included (SUN-CARD-13)."""
    food: i64 = 0
    ore: i64 = 0
    loc: i64 = 0
    while loc < LOCS:
        if s.cells[OUTPOST + loc] == seat and controllable(s, loc):
            icons = icons_of(s, loc)
            food += icons & 1
            ore += icons >> 1
        loc += 1
    system: i64 = 0
    while system < SYSTEMS:
        if s.cells[OWNER + system] == seat:
            icons = s.t.system_icons[system]
            food += icons & 1
            ore += icons >> 1
        system += 1
    return food if food > ore else ore


# ---------------------------------------------------------------- innovations of advanced mats


def holds(s: Sun, seat: i64, at: i64) -> bool:
    """Whether every test of the condition at this place of the tables is met."""
    tests = s.t.tests
    n: i64 = tests[at]
    i: i64 = 0
    while i < n:
        value = metric(s, seat, tests[at + 3 * i + 1])
        wanted: i64 = tests[at + 3 * i + 3]
        if value < wanted if tests[at + 3 * i + 2] else value > wanted:
            return False
        i += 1
    return True


def innovates(s: Sun, seat: i64, power: i64) -> bool:
    """Whether an innovation gives this standing power now: only while its condition holds (SUN-ADV-08, SUN-ADV-09)."""
    if not s.cells[ADVANCED]:
        return False
    i: i64 = s.cells[FACTION + seat] * 2
    return (s.t.innovation_power[i] == power and holds(s, seat, s.t.innovation_test[i])) or (
        s.t.innovation_power[i + 1] == power and holds(s, seat, s.t.innovation_test[i + 1])
    )
