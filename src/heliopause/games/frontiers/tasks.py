"""The tasks on the stack. A frame is task, seat and four arguments; the comment names those that are used."""

from typing import Final

ROUND: Final = 1  # lies under everything: the next selection, or the end of the round
HOME: Final = 2  # choose one of the two home colonies of the mat
SELECT: Final = 3  # choose an action tile
REVEAL: Final = 4  # turn up the face-down goal before the action begins (NF-GOAL-16)
PERFORM: Final = 5  # turns taken in the action, step
BUY: Final = 6  # a development or nothing
BANK: Final = 7  # credits for the stockpile mat
PICK: Final = 8  # 1 if extra worlds are drawn afterwards
SETTLE: Final = 9  # worlds settled, what is done (below), temporary Military, temporary powers used (a mask)
CONQUER: Final = 10  # world: remove goods for temporary Military
STORE: Final = 11  # one explored world for the stockpile mat
LIMIT: Final = 12  # put worlds back until nine are left
PRODUCE: Final = 13  # 1 when begun, goods due on windfall colonies (4 bits for any kind, then 4 per kind)
KIND: Final = 14  # set the kind of the any-kind world for this action
SELL: Final = 15  # one good or none
CONSUME: Final = 16  # Consume powers used (two masks), goods stockpiled, 1 when begun
EAT: Final = 17  # power, goods taken so far, kinds taken (a mask)
KEEP: Final = 18  # one of the goals looked at
BURY: Final = 19  # which of the others goes under the stack next

# ---------------------------------------------------------------- steps of an action
BONUS: Final = 0  # what the selector gets at once
TURNS: Final = 1  # the players do the action, the selector first
SECOND_PICK: Final = 2  # Explore: the selector's bonus
STORING: Final = 3  # Explore and Settle: worlds for the stockpile mats
LIMITING: Final = 4  # Explore and Settle: no more than nine worlds
CLOSING: Final = 5  # comparisons, worlds back into the bag, end conditions

# ---------------------------------------------------------------- what is done in a Settle turn, a mask
CHOSEN: Final = 1  # nothing can be settled any more
EXCHANGED: Final = 2  # one colony for another, not to be repeated
