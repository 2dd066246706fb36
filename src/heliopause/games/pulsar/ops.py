"""The operations of compiled effects: one per verb of the effect language that does something at a moment.

An operation takes five places in the code: itself and four arguments; the comment names those that are used.
"""

from typing import Final

OP: Final = 5

END: Final = 0
SCORE: Final = 1  # points, counter (-1: none), every
CUBES: Final = 2  # cubes
PLUS_MINUS: Final = 3  # tokens
PLUS_TWO: Final = 4  # tokens
TAKE: Final = 5  # mask of sizes
TAKE_DIFFERENT: Final = 6  # how many
EXPLORE: Final = 7  # draw one exploration tile
STATION: Final = 8  # how many the tile counts
CLAIM: Final = 9  # 1 if it may be declined
TELEPORT: Final = 10  # where to
FINISH: Final = 11
RED: Final = 12  # value
SELL: Final = 13  # cubes, points
STEPS: Final = 14  # points of one, of two, of three; what

# where a teleport leads
TO_SYSTEM: Final = 0
TO_PULSAR: Final = 1
ANYWHERE: Final = 2

# what points in steps are given for
SPINNING_SIZES: Final = 0
INITIATIVE_PLACE: Final = 1

# counters of points and metrics of goals
STATIONS: Final = 0
CLAIMS: Final = 1
STATIONS_AND_CLAIMS: Final = 2
SPINNING: Final = 3
ONLINE: Final = 4
LINKS: Final = 5
PROJECTS: Final = 6
TECHNOLOGIES: Final = 7
AWARDS: Final = 8
TOKENS: Final = 9
SETS: Final = 10
SIZES: Final = 11
RUNS: Final = 12
METRICS: Final[tuple[str, ...]] = (
    "station",
    "claimed-pulsar",
    "station-or-claim",
    "spinning-gyrodyne",
    "online-transmitter",
    "link",
    "project",
    "technology",
    "award",
    "modifier-token",
    "set",
    "spinning-size",
    "used-gate-run",
)
