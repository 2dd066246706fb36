"""The tasks on the stack. A frame is task, seat and four arguments; the comment names those that are used."""

from typing import Final

# the lowest frame: where the game is
ENTRY: Final = 1  # how many have chosen their entry gate
BOARD_SIDE: Final = 2  # how many have chosen a side of their headquarters
DRAFT: Final = 3  # dice taken so far
TURN: Final = 4  # turns taken so far in this round
PRODUCTION: Final = 5  # step, how many seats have done it
FINAL: Final = 6  # step, how many seats have done it

# above it
PROGRAM: Final = 10  # place in the code, line of the score
FLIGHT: Final = 11  # length, where it ends, the systems passed that get a station; -1 while they are not settled
EXPLORE: Final = 13  # system: its printed bonus or a tile
TAKE: Final = 14  # sizes of gyrodynes to choose from, how many of different sizes
FINISH: Final = 15
CLAIM: Final = 16  # 1 if it may be declined
TELEPORT: Final = 17  # where to
PLACE: Final = 18  # transmitter, the cost that takes it
FLIP: Final = 19  # transmitter
SELL: Final = 20  # transmitters that have sold or declined, a mask
OFFER: Final = 21  # cubes, points, line of the score: what may be bought once
GOALS: Final = 22  # what is settled next, goals met as a mask

# ---------------------------------------------------------------- steps of the production phase (PUL-PROD-01)
PLAY_ORDER: Final = 0
ENGINEERING: Final = 1
PENALTIES: Final = 2
ARRAYS: Final = 3
GYRODYNES: Final = 4
TECHNOLOGIES: Final = 5
NEXT_ROUND: Final = 6

# ---------------------------------------------------------------- what a seat settles about goals
SPONSOR: Final = 0
NAME: Final = 1
SCORE_GOALS: Final = 2
BONUSES: Final = 3

# ---------------------------------------------------------------- steps of final scoring (PUL-END-02)
END_PATENTS: Final = 0
END_GOALS: Final = 1
END_REST: Final = 2  # pulsars, gyrodynes, cubes, initiative, stations: nothing in them is chosen
