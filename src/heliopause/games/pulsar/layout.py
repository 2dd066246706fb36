"""Where everything lies in the cells of a state, and the small numbers that are written there.

-1 in a cell that names a thing means none. Seats are 0..3; locations, systems, pulsars, technologies and transmitters
are their places in the content; sizes of gyrodynes are 0..2, colours of jump gates 0..2 for pink, green, orange.
"""

from typing import Final

from heliopause.kernel.state import KERNEL_CELLS

SEATS: Final = 4
ROUNDS: Final = 8
SIZES: Final = 3
COLOURS: Final = 3
SYSTEMS: Final = 16  # sites on a side of the star cluster
PULSARS: Final = 16
PLANETS: Final = 4  # of a system
SYSTEM_TILES: Final = 17
PLACES: Final = 17  # of technologies on the three boards
TRANSMITTERS: Final = 24
COSTS: Final = 3  # of a transmitter
OFFERED: Final = 3  # transmitters in a round
PROJECTS: Final = 8
GOALS: Final = 3
EXPLORATION: Final = 12
COUNTERS: Final = 4  # on a track
TRACKS: Final = 2
SPACES: Final = 15

# ---------------------------------------------------------------- the tracks
INITIATIVE: Final = 0
ENGINEERING: Final = 1

# ---------------------------------------------------------------- what a technology can react to
ON_PATENT: Final = 0
ON_PROJECT: Final = 1
ON_COMPLETED: Final = 2
ON_STARTED: Final = 3
ON_COST: Final = 4
ON_ONLINE: Final = 5
ON_STATION: Final = 6
ON_BLUE_STATION: Final = 7
ON_CLAIM: Final = 8
ON_RUN: Final = 9
ON_TOKEN: Final = 10
ON_BONUS_DIE: Final = 11
ON_PULSAR: Final = 12  # each different one that a flight visits
ON_COLOUR: Final = 13
ON_SYSTEM: Final = 14
TRIGGERS: Final = 15

# ---------------------------------------------------------------- what may be paid with a die one off, as bits
SLACK_PATENT: Final = 1
SLACK_PROJECT: Final = 2
SLACK_COMPLETE: Final = 4
SLACK_COST: Final = 8
SLACK_VISIT: Final = 16  # << colour: flights that visit a jump gate of this colour
SLACK_PULSAR: Final = 128  # flights that end at a pulsar
SLACK_FLIGHT: Final = 240  # any of those

# ---------------------------------------------------------------- the lines of a score
FROM_START: Final = 0
FROM_FLIGHTS: Final = 1  # what technologies give for visits
FROM_RUNS: Final = 2
FROM_EXPLORATION: Final = 3
FROM_GYRODYNES: Final = 4
FROM_AWARDS: Final = 5
FROM_TRANSMITTERS: Final = 6
FROM_HEADQUARTERS: Final = 7
FROM_TECHNOLOGIES: Final = 8
FROM_ENGINEERING: Final = 9
PENALTIES: Final = 10
END_TECHNOLOGIES: Final = 11
END_GOALS: Final = 12
END_PULSARS: Final = 13
END_GYRODYNES: Final = 14
END_CUBES: Final = 15
END_INITIATIVE: Final = 16
END_STATIONS: Final = 17
LINES: Final = 18

# ================================================================ the cells
PLAYERS: Final = KERNEL_CELLS
SIDE: Final = PLAYERS + 1  # of the star cluster
HEADQUARTERS: Final = SIDE + 1  # 1 if they are played with
EVEN: Final = HEADQUARTERS + 1  # the first roll is an even start
ROUND: Final = EVEN + 1
TURN: Final = ROUND + 1  # the seat whose turn it is, -1 outside of turns

# ---------------------------------------------------------------- dice
MARKER: Final = TURN + 1  # of the median, twice the value
ON_BOARD: Final = MARKER + 1  # + value: silver dice there
SILVER: Final = ON_BOARD + 7  # + seat * 2: own dice, the higher first; 0 is none
BONUS_USED: Final = SILVER + SEATS * 2
BOUND: Final = BONUS_USED + 1  # the red die that has to be used this turn
RED: Final = BOUND + 1  # red dice that may be used this turn, a mask of values

# ---------------------------------------------------------------- play order and tracks
ORDER: Final = RED + 1  # + space: a seat
COUNTER_SEAT: Final = ORDER + SEATS  # + track * COUNTERS + rank, the foremost first
COUNTER_SPACE: Final = COUNTER_SEAT + TRACKS * COUNTERS

# ---------------------------------------------------------------- one cell per seat
SCORE: Final = COUNTER_SPACE + TRACKS * COUNTERS
CUBES: Final = SCORE + SEATS
PLUS_MINUS: Final = CUBES + SEATS
PLUS_TWO: Final = PLUS_MINUS + SEATS
SHIP: Final = PLUS_TWO + SEATS  # a location
STATIONS: Final = SHIP + SEATS  # a mask of systems
EXTRA: Final = STATIONS + SEATS  # exploration tiles that count as stations
CLAIMED: Final = EXTRA + SEATS  # a mask of pulsars
BOARD_OF: Final = CLAIMED + SEATS  # the headquarters, 0..3 for A..D
SIDE_OF: Final = BOARD_OF + SEATS  # the chosen side, board * 2 + 0 or 1
BUILT: Final = SIDE_OF + SEATS  # completed projects, a mask
RUNS: Final = BUILT + SEATS  # used gate runs, a mask of projects
OWNED: Final = RUNS + SEATS  # technologies, a mask of places
SLACK: Final = OWNED + SEATS  # what may be paid one off; follows from the technologies
COPY_PRICE: Final = SLACK + SEATS  # follows from the technologies
SHIFT: Final = COPY_PRICE + SEATS  # how far a plus-minus token shifts; follows from the technologies
SPONSORED: Final = SHIFT + SEATS  # the goal that counts as met in final scoring
NAMED: Final = SPONSORED + SEATS  # the goal that spinning gyrodynes are counted for
HAND: Final = NAMED + SEATS  # + seat * SIZES + size: gyrodynes not yet placed
GROWING: Final = HAND + SEATS * SIZES  # under construction
SPINNING: Final = GROWING + SEATS * SIZES
TRIGGER: Final = SPINNING + SEATS * SIZES  # + seat * TRIGGERS: points; follows from the technologies
BOUGHT: Final = TRIGGER + SEATS * TRIGGERS  # + seat * GOALS: bonuses bought in final scoring
LINE: Final = BOUGHT + SEATS * GOALS  # + seat * LINES: what the score is made of

# ---------------------------------------------------------------- the star cluster
SEEN: Final = LINE + SEATS * LINES  # systems turned face up, a mask
FULL: Final = SEEN + 1  # systems without an available planet, a mask
TILE: Final = FULL + 1  # + system: which tile lies there
BOX: Final = TILE + SYSTEMS  # the tile left over
PLANET: Final = BOX + 1  # + system * PLANETS: the seat of the token, blue planets first
GYRODYNE: Final = PLANET + SYSTEMS * PLANETS  # + pulsar: 1..3 by size, under construction; 4..6 spinning
BANK: Final = GYRODYNE + PULSARS  # + size: gyrodynes left
AWARD: Final = BANK + SIZES  # + size * 2: who has the award for the first, for the second
STACK: Final = AWARD + SIZES * 2  # exploration tiles: how many, then their kinds from bottom to top
DISCARDED: Final = STACK + 1 + EXPLORATION  # + kind: exploration tiles on the discard pile

# ---------------------------------------------------------------- transmitters
DECK: Final = DISCARDED + EXPLORATION  # how many, then from bottom to top
OFFER: Final = DECK + 1 + TRANSMITTERS
KEEPER: Final = OFFER + OFFERED  # + transmitter: the seat whose array it is in
COVERED: Final = KEEPER + TRANSMITTERS  # + transmitter: paid costs, a mask
ONLINE: Final = COVERED + TRANSMITTERS  # + transmitter
JOIN: Final = ONLINE + TRANSMITTERS  # + transmitter * 2 + end: the end joined to it, numbered likewise

# ---------------------------------------------------------------- technologies and goals
LETTER: Final = JOIN + TRANSMITTERS * 2  # + group: which board, 0..3 for A..D
FIRST: Final = LETTER + 3  # + place: the first owner
SECOND: Final = FIRST + PLACES
PATENTED: Final = SECOND + PLACES  # + place: the round of the first patent
GOAL: Final = PATENTED + PLACES  # + place: a face
CELLS: Final = GOAL + GOALS
