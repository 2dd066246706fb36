"""What happened, as entries of six integers: kind, seat, and up to four details. Words are made elsewhere."""

from typing import Final

ENTRY: Final = 6

ROUND_BEGINS: Final = 1  # round
ROLLS: Final = 2  # dice of each value, four bits a value; twice the median
TAKES_DIE: Final = 3  # value
MOVES_COUNTER: Final = 4  # track, from, to
TURN_BEGINS: Final = 5  # round
PAYS: Final = 6  # payment: die, where it comes from, token
PAYS_CUBES: Final = 7  # cubes
SCORES: Final = 8  # points, line
LOSES: Final = 9  # points
GAINS_CUBES: Final = 10
GAINS_PLUS_MINUS: Final = 11
GAINS_PLUS_TWO: Final = 12
CHOOSES_GATE: Final = 13  # location
CHOOSES_SIDE: Final = 14  # side of the headquarters
FLIES: Final = 15  # from, to, how many segments
STEP: Final = 16  # location: the next one of a flight
USES_RUN: Final = 17  # project, colour, gates
TELEPORTS: Final = 18  # location
REVEALS: Final = 19  # system, tile
STATION: Final = 20  # system, planet
CLAIMS: Final = 21  # pulsar
EXPLORES: Final = 22  # kind of tile
TAKES_BONUS: Final = 23  # tile of the system
RESHUFFLES: Final = 24
GETS_GYRODYNE: Final = 25  # size
STARTS: Final = 26  # size, pulsar
COMPLETES: Final = 27  # size, pulsar
AWARD: Final = 28  # size, points
TAKES_TRANSMITTER: Final = 29  # transmitter
LINKS: Final = 30  # transmitter, own end, the other transmitter, its end
COVERS: Final = 31  # transmitter, cost
ONLINE: Final = 32  # transmitter
RED_DIE: Final = 33  # value
BUILDS: Final = 34  # project
PATENTS: Final = 35  # technology
DOUBLES: Final = 36  # silver, red
STARTS_ARRAY: Final = 37  # transmitter
LAPSES: Final = 38  # the operation that could not be done
PLAY_ORDER: Final = 39  # seats by space
DEALS: Final = 40  # transmitter
BUYS: Final = 41  # cubes, points
MEETS: Final = 42  # face of a goal
ENDS_TURN: Final = 43
GAME_OVER: Final = 44
EXTRA_STATION: Final = 45  # how many
