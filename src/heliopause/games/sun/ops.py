"""The operations of compiled programs: one per verb of the effect language, plus what holds them together.

An operation takes six places in the code: itself and five arguments; the comment names those that are used.
"""

from typing import Final

OP: Final = 6

END: Final = 0
WHERE: Final = 1  # counter, plus, most
PAY: Final = 2  # ore (-1: X), returned pop, ore to an opponent, 1 if the effect builds a ship
GAIN: Final = 3  # ore, counter, every, most
SUPPLY_TO_POP: Final = 4  # cubes, from right, counter, every, most
BUILD: Final = 5  # cubes, source, level (-1: X), place
AUTOMATE: Final = 6  # mask of tracks
UPGRADE: Final = 7  # ships, levels each, up to
SPREAD: Final = 8  # levels to spread over ships
JUMP: Final = 9  # points, guard (below)
WARP: Final = 10  # ships
RESEARCH: Final = 11  # mask of levels (16: X), flags
COLONIZE: Final = 12  # unclaimed
SHIFT: Final = 13  # cubes, from right, target column (5: any)
COPY: Final = 14  # what
GROW: Final = 15
MINE: Final = 16
TRADE: Final = 17
GUILD: Final = 18  # level
ANNEX: Final = 19  # keep, of, deck; keep 0: the attached System
OPTIONAL: Final = 20  # place to go on at when it is skipped
CHOOSE: Final = 21  # times, different, list
EACH: Final = 22  # who, may, code

# guards of a jump: what a mandatory part after it needs, a mask
BEFORE_COLONIZE: Final = 1
STEALTHY: Final = 2  # and the bonuses of Systems that it may colonize wait (SUN-AMB-80)
BEFORE_RESEARCH: Final = 4

# sources of cubes
SUPPLY: Final = 0
SUPPLY_RIGHT: Final = 1
POPULATION: Final = 2

# places of ships
USUAL: Final = 0
DEEP_SPACE: Final = 1

# what COPY copies
COPY_RESEARCH: Final = 0
COPY_BASIC: Final = 1
COPY_BONUS: Final = 2

# whom EACH asks
EVERYBODY: Final = 0
OTHERS: Final = 1
REVEALER: Final = 2

# counters; 0 is none
CONTROLLED: Final = 1
COLONIZED: Final = 2
SEIZED: Final = 3
TECH_LEVEL: Final = 4
OVERPAY: Final = 5  # power settled beyond the requirement, handed to the program as its X

# rules of event cards that the effect language cannot express
MUSEUM: Final = 1
DYSON_SPHERE: Final = 2
EXTRA_SYSTEM: Final = 3
LOCATION_AWARD: Final = 4
MAJORITY_AWARD: Final = 5

# metrics of conditions
TECHNOLOGIES: Final = 0
TECHNOLOGIES_IIII: Final = 1
RIGHT_TYPES: Final = 2
COLONIES: Final = 3
HOLDINGS: Final = 4
SPECIALTY_ICONS: Final = 5
STRONG_LOCATIONS: Final = 6
LOCATIONS_WITH_SHIPS: Final = 7
FLEET_POWER: Final = 8
AUTOMATION: Final = 9
FOOD_SYMBOLS: Final = 10
ORE_SYMBOLS: Final = 11
PRODUCTION_SYMBOLS: Final = 12
ORE_DISCS_LEFT: Final = 13
TRADE_EXCHANGES: Final = 14
METRICS: Final[tuple[str, ...]] = (
    "technologies",
    "technologies_IIII",
    "right_types_II_up",
    "colonized",
    "holdings",
    "specialty_icons",
    "strong_locations",
    "locations_with_ships",
    "fleet_power",
    "automation",
    "food_symbols",
    "ore_symbols",
    "production_symbols",
    "ore_discs_left",
    "trade_exchanges",
)
