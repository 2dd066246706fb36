"""What an option means: `code = verb << 16 | a << 8 | b`. Codes name what is chosen, never a place in a list."""

from typing import Final

HOME: Final = 1  # tile: this home colony
SELECT: Final = 2  # action
REVEAL: Final = 3  # turn up the own face-down goal
HIDE: Final = 4  # leave it as it is
HUSH: Final = 5  # leave it, and not be asked again in this round
BUY: Final = 6  # face: buy this development
PASS: Final = 7  # buy nothing, sell nothing, stockpile nothing
BANK: Final = 8  # credits that go to the stockpile mat
PICK: Final = 9  # world: take it from the offer
COLONISTS: Final = 10  # gain colonists
SETTLE: Final = 11  # world, how: AS_PRINTED or BY_PAYMENT, + NAMED * the kind named for the any-kind world
REPLACE: Final = 12  # tile of the colony that goes, world that comes (Terraforming Engineers)
FINISH: Final = 13  # end the own turn in Settle or in consuming
REMOVE: Final = 14  # tile, number of the power: its good for temporary Military
STORE: Final = 15  # world: onto the stockpile mat
RETURN: Final = 16  # world: back into the bag
PRODUCE: Final = 17  # tile: a good on this colony
KIND: Final = 18  # kind of the any-kind world in this action
SELL: Final = 19  # tile: sell its good; 1 + the number of the Consume power by which it is sold, if it is one
CONSUME: Final = 20  # number of a Consume power
EAT: Final = 21  # tile: its good is taken
STOCK: Final = 22  # tile: its good goes to the stockpile mat
KEEP: Final = 23  # goal
BURY: Final = 24  # goal: under the stack next, the other one under it
EVACUATE: Final = 25  # tile, world: the colony is exchanged by its own power, in place of settling
VERBS: Final = 26

# ---------------------------------------------------------------- how a world is settled
AS_PRINTED: Final = 0  # a non-military world by payment, a military one by Military
BY_PAYMENT: Final = 1  # a military world as if it were non-military
NAMED: Final = 4  # times the kind
