"""The tasks on the stack. A frame is task, seat and four arguments; the comment names those that are used."""

from typing import Final

TURN: Final = 1  # phase
PROGRAM: Final = 2  # place in the code, X, flags, source
DRAFT: Final = 3  # choose a mat
UNPACK: Final = 4  # fill the mat and carry out its setup line
DECIDE: Final = 6  # do or skip: place to go on at when skipped
CHOOSE: Final = 7  # times, list, options used (a mask), 1 if they must differ
BUILD: Final = 8  # cubes, source, level, place
AUTOMATE: Final = 9  # mask of the tracks to choose from
UPGRADE: Final = 10  # ships, levels each, up to, ships done
SPREAD: Final = 11  # levels left
JUMP: Final = 12  # points, guarded
WARP: Final = 13  # ships
PLACE: Final = 14  # locations of new outposts that still need a disc, a mask
BONUSES: Final = 15  # locations whose gain-control bonus is due, a mask
RESEARCH: Final = 16  # levels, flags, step, slot
DISCOVER: Final = 17  # slot, type (0: not settled), flags, 1 once cards are revealed
PRIVATE: Final = 18  # level, 1 once cards are revealed
COLONIZE: Final = 19  # unclaimed
SETTLE: Final = 20  # location, power so far, highest level still allowed
COLONY: Final = 21  # system, 0 first or 1 second disc, overpaid power
SHIFT: Final = 22  # cubes, from right, target
COPY: Final = 23  # what to copy
GUILD: Final = 24  # level
ANNEX: Final = 25  # cards to keep
EVENT: Final = 26  # event
MUSEUM: Final = 27
ATTACH: Final = 28  # event: where the extra System goes
TRADE: Final = 29
PAYMENT: Final = 30  # ore, returned pop

# ---------------------------------------------------------------- phases of a turn
ACTION_PHASE: Final = 0
AFTER_ACTION: Final = 1
PRODUCTION_PHASE: Final = 2
AFTER_PRODUCTION: Final = 3
ACHIEVEMENT_PHASE: Final = 4
END_OF_TURN: Final = 5
START_OF_TURN: Final = 6

# ---------------------------------------------------------------- flags of a running program
IN_ACTION: Final = 1
STARTED: Final = 4  # its first operation is done
RESEARCH_ONLY: Final = 2  # a copied Action must be taken with its research (SUN-CARD-04)

# ---------------------------------------------------------------- what a research may do
KNOWN: Final = 1
SKIP_PREREQUISITES: Final = 2
NO_BONUS: Final = 4
IS_PRIVATE: Final = 8

# ---------------------------------------------------------------- what a program comes from: source = kind * 256 + item
FROM_BONUS: Final = 1  # technology: its immediate bonus
FROM_SPACE: Final = 2  # space
FROM_CONTROL: Final = 3  # system: its gain-control bonus
FROM_COLONY: Final = 4  # system: its colonization bonus
FROM_EVENT: Final = 5  # event
FROM_MAT: Final = 6  # faction: the setup line of its basic mat
FROM_INNOVATION: Final = 7  # faction * 2 + 0 or 1
FROM_POWER: Final = 8  # number of a power at will
FROM_TRIGGER: Final = 9  # a standing power that reacts, its bit
