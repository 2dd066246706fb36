"""Where everything lies in the cells of a state, and the small numbers that are written there.

-1 in a cell that names a thing means none. Seats are 0..4; seating plays no part, only the priority track does
(NF-ROUND-09). Tiles are numbered through: worlds in the order of the content, then home colonies, then the faces of
developments. A development alone is the number of its face, a goal and an action its place in the content.
"""

from typing import Final

from heliopause.kernel.state import KERNEL_CELLS

SEATS: Final = 5
DISKS: Final = 5  # on the priority track: one per player, two each for two players
WORLDS: Final = 60
HOMES: Final = 16
FACES: Final = 40  # of developments
STACKS: Final = 24  # 16 small ones and 8 large tiles
GOALS: Final = 8
ACTIONS: Final = 8  # faces of action tiles

# ---------------------------------------------------------------- tiles
FIRST_HOME: Final = WORLDS
FIRST_FACE: Final = WORLDS + HOMES
TILES: Final = FIRST_FACE + FACES
KIND_SET: Final = TILES  # + kind - 1: the any-kind world with its kind set, in tables only
TABLE_TILES: Final = KIND_SET + 4

# ---------------------------------------------------------------- kinds of goods and of colonies
GRAY: Final = 0  # as a good: none
NOVELTY: Final = 1
RARE: Final = 2
GENES: Final = 3
ALIEN: Final = 4
KINDS: Final = 4
ANY_KIND: Final = 5  # Alien Oort Cloud Factory as long as its kind is not set

# ---------------------------------------------------------------- the actions, as in content/actions
RETREAT: Final = 0
CHART: Final = 1  # the other face of the same tile
DEVELOP: Final = 2
EXPLORE: Final = 3
SETTLE: Final = 4
PRODUCE: Final = 5
TRADE: Final = 6
ENVOYS: Final = 7

# ---------------------------------------------------------------- where a world is
IN_BAG: Final = 0
ON_OFFER: Final = 1  # laid out in Explore
RETURNING: Final = 2  # goes back into the bag when the action is over
OWNED: Final = 3  # explored, settled or stockpiled

# ---------------------------------------------------------------- what has brought the end, a mask (chapter END)
MAT_FULL: Final = 1
MANY_COLONIES: Final = 2
FEW_COLONISTS: Final = 4
POOL_EMPTY: Final = 8
LATE: Final = 16  # round LAST_ROUND is over

# ---------------------------------------------------------------- places of a seat
COLONY_SLOTS: Final = 10
EXPLORED_SLOTS: Final = 20
MAT_SLOTS: Final = 12  # developments
STOCK_SLOTS: Final = 6  # worlds on a stockpile mat

# ---------------------------------------------------------------- what a goal asks to be stockpiled
NO_ITEM: Final = 0
CREDIT_ITEM: Final = 1
GOOD_ITEM: Final = 2
WORLD_ITEM: Final = 3

# ---------------------------------------------------------------- where a goal may be, for what seats know of it
IN_STACK: Final = 0  # + place from the bottom
TABLE_GOAL: Final = GOALS  # the goal that lies face down
IN_HAND: Final = GOALS + 1  # + place among those looked at
GOAL_PLACES: Final = IN_HAND + 3

# ================================================================ the cells
# ---------------------------------------------------------------- the table
PLAYERS: Final = KERNEL_CELLS
WITH_GOALS: Final = PLAYERS + 1
ROUND: Final = WITH_GOALS + 1
ENDING: Final = ROUND + 1  # conditions met, a mask: this round is the last
ACTIVE: Final = ENDING + 1  # the seat that chose last, or whose turn in an action it is
SELECTED: Final = ACTIVE + 1  # disks that have finished their selection in this round
ACTION: Final = SELECTED + 1  # the action now being done, -1 between selections
SELECTOR: Final = ACTION + 1  # who selected it
POOL: Final = SELECTOR + 1  # victory points
SUPPLY: Final = POOL + 1  # colonists
GOODS_LEFT: Final = SUPPLY + 1  # + kind
PRODUCE_CREDITS: Final = GOODS_LEFT + KINDS + 1  # lying on the Produce tile
IN_THE_BAG: Final = PRODUCE_CREDITS + 1  # how many worlds
OORT_KIND: Final = IN_THE_BAG + 1  # of the any-kind world in this action; 0 not set
HUSHED: Final = OORT_KIND + 1  # the holder of the face-down goal is not asked again in this round
TRACK: Final = HUSHED + 1  # + place from the front: the seat of that disk
TAKEN: Final = TRACK + DISKS  # + action: who selected it in this round
PLACE: Final = TAKEN + ACTIONS  # + world: IN_BAG, ON_OFFER, RETURNING or OWNED
FACE: Final = PLACE + WORLDS  # + stack: the face that lies up, the same for all copies
COPIES: Final = FACE + STACKS  # + stack: how many are left

# ---------------------------------------------------------------- one cell per seat
CREDITS: Final = COPIES + STACKS
CHIPS: Final = CREDITS + SEATS  # victory points
COLONISTS: Final = CHIPS + SEATS  # unused ones, on the mat
MAT: Final = COLONISTS + SEATS  # 0..7
HOME: Final = MAT + SEATS  # the tile of the home colony, also when it has been replaced; -1 before it is chosen
COLONIES: Final = HOME + SEATS  # how many, the home colony included
EXPLORED: Final = COLONIES + SEATS  # how many
DEVELOPED: Final = EXPLORED + SEATS  # how many developments
FRESH: Final = DEVELOPED + SEATS  # colonies that came in this action, a mask of slots: their powers lie idle
PRODUCED: Final = FRESH + SEATS  # colonies that produced in this action, a mask of slots
STOCK_CREDITS: Final = PRODUCED + SEATS  # on the stockpile mat
STOCK_WORLDS: Final = STOCK_CREDITS + SEATS  # how many
STOCK_GOODS: Final = STOCK_WORLDS + SEATS  # + seat * 5 + kind

# ---------------------------------------------------------------- lists of a seat, + seat * slots + slot; -1 beyond
COLONY: Final = STOCK_GOODS + SEATS * (KINDS + 1)  # a tile: the home colony first, then as settled
GOOD: Final = COLONY + SEATS * COLONY_SLOTS  # its kind, 0 if there is none
WORLD: Final = GOOD + SEATS * COLONY_SLOTS  # explored worlds, as they came
BUILT: Final = WORLD + SEATS * EXPLORED_SLOTS  # faces of developments, as bought
STOCK_WORLD: Final = BUILT + SEATS * MAT_SLOTS

# ---------------------------------------------------------------- goals
GOAL_STACK: Final = STOCK_WORLD + SEATS * STOCK_SLOTS  # how many, then the goals from bottom to top
HOLDER: Final = GOAL_STACK + 1 + GOALS  # + goal: who has it, face up or face down; -1 in the stack or looked at
FACE_DOWN: Final = HOLDER + GOALS  # the goal that lies face down before its holder
LOOKED: Final = FACE_DOWN + 1  # how many goals the selector has in hand, then the goals
# where a hidden goal may be for all that a seat has seen, a mask of places, + seat * GOALS + goal; 0 if it lies open
KNOWN: Final = LOOKED + 4
EVERYBODY: Final = SEATS  # the seat of a spectator
CELLS: Final = KNOWN + (SEATS + 1) * GOALS
