"""What happened, as entries of six integers: kind, seat, and up to four details. Words are made elsewhere."""

from typing import Final

ENTRY: Final = 6

TURN_BEGINS: Final = 1  # round
TAKES: Final = 2  # space
PAYS: Final = 3  # ore
PAYS_TO: Final = 4  # ore, the other seat
RETURNS: Final = 5  # pop
GAINS_ORE: Final = 6  # ore
GAINS_POP: Final = 7  # cubes from supply
BUILDS: Final = 8  # level, location, 1 if from population
AUTOMATES: Final = 9  # kind of disc
UPGRADES: Final = 10  # location, level before, level after
MOVES: Final = 11  # level, from, to
GAINS_CONTROL: Final = 12  # location, system or -1
LOSES_CONTROL: Final = 13  # location, system or -1, kind of disc that goes back
PLACES_DISC: Final = 14  # location, kind of disc
BONUS: Final = 15  # source
RESEARCHES: Final = 16  # slot, technology or -1 if it is yet undiscovered
REVEALS: Final = 17  # technology
DISCOVERS: Final = 18  # slot, technology
PRIVATE: Final = 19  # technology
EVENT: Final = 20  # event
EVENT_STAYS: Final = 21  # event, where
OPENS_GUILD: Final = 22  # guild
SETTLES: Final = 23  # level, location
EXILES: Final = 24  # level, how many, location
COLONIZES: Final = 25  # system, location
REFILLS: Final = 26  # location, system
SECOND_DISC: Final = 27  # system, kind of disc
ANNEXES: Final = 28  # system
GROWS: Final = 29
MINES: Final = 30
TRADES: Final = 31
BUYS_POP: Final = 32
DECOMMISSIONS: Final = 33  # level, location
SELLS_POP: Final = 34
SHIFTS: Final = 35  # from column, to column
USES_POWER: Final = 36  # number of the power at will
INNOVATES: Final = 37  # faction * 2 + 0 or 1
CLAIMS: Final = 38  # achievement card, slot, points
ENDING: Final = 39  # the last round is in sight
FINAL_ROUND: Final = 40
COPIES: Final = 41  # space
RETIRES: Final = 42  # level, location
RECLAIMS: Final = 43  # slot
SWAPS: Final = 44  # place of the achievement, kind of disc
LAPSES: Final = 45  # operation that could not be done
ROW_LAID: Final = 46  # level
ROW_CLEARED: Final = 47  # level
CHOOSES_MAT: Final = 48  # faction
GAME_OVER: Final = 49
SKIPS_ACTION: Final = 50  # SUN-AMB-02 with the last space unshared
