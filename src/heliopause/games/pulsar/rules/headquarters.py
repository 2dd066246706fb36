"""Headquarters: projects and their pyramid (chapter HQ)."""

from mypy_extensions import i64

from heliopause.games.pulsar import codes, journal, tasks
from heliopause.games.pulsar.layout import (
    BUILT,
    FROM_HEADQUARTERS,
    ON_PROJECT,
    PROJECTS,
    SIDE_OF,
    SLACK,
    SLACK_PROJECT,
)
from heliopause.games.pulsar.rules.payment import add_action, bind, no_bonus_yet, pay
from heliopause.games.pulsar.rules.pulsar import Pulsar, react
from heliopause.kernel.codes import encode
from heliopause.kernel.state import note


def project_actions(s: Pulsar, seat: i64, actions: list[int]) -> None:
    """Projects whose needs are met (PUL-HQ-04 to PUL-HQ-09)."""
    c = s.cells
    side: i64 = c[SIDE_OF + seat]
    if side < 0:
        return
    built: i64 = c[BUILT + seat]
    slack: i64 = 1 if c[SLACK + seat] & SLACK_PROJECT else 0
    project: i64 = 0
    while project < PROJECTS:
        needs: i64 = s.t.needs[project]
        if not built & (1 << project) and needs & ~built == 0:
            at = side * PROJECTS + project
            doubler = s.t.project_silver[at] > 0
            if not doubler or no_bonus_yet(s):
                die: i64 = s.t.project_die[at]
                add_action(actions, encode(codes.PROJECT, project), die - slack, die + slack, doubler)
        project += 1


def build(s: Pulsar, seat: i64, project: i64, payment: i64) -> None:
    """Its gate run stays for later, everything else comes at once (PUL-HQ-10 to PUL-HQ-12)."""
    c = s.cells
    at: i64 = c[SIDE_OF + seat] * PROJECTS + project
    pay(s, seat, payment, s.t.project_silver[at])
    c[BUILT + seat] |= 1 << project
    note(s, journal.BUILDS, seat, project)
    react(s, seat, ON_PROJECT)
    if s.t.project_red[at] > 0:
        note(s, journal.DOUBLES, seat, s.t.project_silver[at], s.t.project_red[at])
        bind(s, seat, s.t.project_red[at])
    if s.t.project_code[at]:
        s.push(tasks.PROGRAM, seat, s.t.project_code[at], FROM_HEADQUARTERS)
