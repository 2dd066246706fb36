"""The rows of compiled powers: what a power does, in which phase its tile has it, and what it waits for.

A row takes six places: the operation and its arguments; the comment names those that are used. Wherever a row names
a group, the tables say of every tile whether it belongs to it.
"""

from typing import Final

ROW: Final = 6

# ---------------------------------------------------------------- phases
EXPLORE: Final = 0
DEVELOP: Final = 1
SETTLE: Final = 2
PRODUCE: Final = 3
TRADE: Final = 4
CONSUME: Final = 5
PHASES: Final = 6

# ---------------------------------------------------------------- operations
GAIN: Final = 1  # what, how many, when, group or kind or face
DISCOUNT: Final = 2  # credits, group of worlds or -1: on what is bought or settled by payment
MILITARY: Final = 3  # points, group of worlds or -1, counted group or -1
TEMPORARY: Final = 4  # number of the power
PAY_FOR: Final = 5  # group of military worlds, how much less than the defence
WORLDS: Final = 6  # that may be settled in one action
REPLACE: Final = 7  # a colony by a world so many credits dearer at most
EVACUATE: Final = 8  # this colony, group of worlds that may come
GOOD_ON: Final = 9  # goods, kind or 0 for any: on windfall colonies
EAT: Final = 10  # number of the Consume power
SELL: Final = 11  # one more good, in Consume

# ---------------------------------------------------------------- what is gained
CREDIT: Final = 0
POINT: Final = 1
COLONIST: Final = 2
WORLD: Final = 3

# ---------------------------------------------------------------- when: once, or for each of what is counted
ALWAYS: Final = 0
PER_TILE: Final = 1  # of a group, in the own empire
PER_BOUGHT: Final = 2
PER_SETTLED: Final = 3  # world of a group, or -1
TAKING: Final = 4  # the colonists in Settle
PRODUCED_HERE: Final = 5
PER_KIND: Final = 6  # of goods produced
MOST: Final = 7  # goods of a kind produced
PER_SOLD: Final = 8  # good of a kind, or 0
PER_CONSUMED: Final = 9
OWNING: Final = 10  # a development
PER_COLONIST: Final = 11  # unused on the mat
PER_MILITARY: Final = 12  # point of general Military
