"""What happened, as entries of six integers: kind, seat, and up to four details. Words are made elsewhere.

Nothing that is hidden from a seat stands in an entry: of goals only those that lie face up.
"""

from typing import Final

ENTRY: Final = 6

ROUND_BEGINS: Final = 1  # round
CHOOSES_HOME: Final = 2  # tile
SELECTS: Final = 3  # action
GAINS_CREDITS: Final = 4  # credits, tile that pays or -1
PAYS: Final = 5  # credits
GAINS_POINTS: Final = 6  # victory points, tile that gives them or -1
GAINS_COLONISTS: Final = 7  # colonists, those that were due, tile that gives them or -1
BUYS: Final = 8  # face, credits paid
BUYS_NOTHING: Final = 9
LAYS_OUT: Final = 10  # worlds laid out
SHOWS: Final = 11  # world: laid out
PICKS: Final = 12  # world
DRAWS: Final = 13  # world, tile that gives it
BAG_EMPTY: Final = 14  # tile whose draw is lost
SETTLES: Final = 15  # world, how (codes), credits or Military needed, kind named or 0
PLACES_GOOD: Final = 16  # tile, kind
NO_GOOD: Final = 17  # tile, kind: none is left
REMOVES_GOOD: Final = 18  # tile, kind, tile whose power gives Military, Military
REPLACES: Final = 19  # tile that goes, world that comes
LOSES_GOOD: Final = 20  # tile, kind: with the colony that was replaced
COLONISTS_BACK: Final = 21  # colonists that return to the mat
STORES_WORLD: Final = 22  # world, to the stockpile mat
RETURNS_WORLD: Final = 23  # world, into the bag
RETURNS_OFFER: Final = 24  # worlds that nobody picked
SETS_KIND: Final = 25  # kind of the any-kind world
COLLECTS: Final = 26  # credits from the Produce tile
SELLS: Final = 27  # tile, kind, credits
CONSUMES: Final = 28  # number of the power
EATS: Final = 29  # tile, kind
STORES_GOOD: Final = 30  # tile, kind
STORES_CREDITS: Final = 31  # credits
MOVES: Final = 32  # place on the track from the front, counted from 1
LOOKS: Final = 33  # goals looked at
KEEPS: Final = 34  # a goal, face down
BURIES: Final = 35  # goals under the stack
TURNS_UP: Final = 36  # goal
ENDING: Final = 37  # condition that is met (layout)
ADDS_CREDIT: Final = 38  # credits now on the Produce tile
GAME_OVER: Final = 39
LEAVES: Final = 40  # world, before scoring
