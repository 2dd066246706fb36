"""Where everything lies in the cells of a state, and the small numbers that are written there.

-1 in a cell that names a thing means none. Seats are 0..3 clockwise, locations, systems, technologies, events, guilds
and achievements are their places in the content files, columns are 0..4 for A..E, levels of ships are 1..4.
"""

from typing import Final

from heliopause.kernel.state import KERNEL_CELLS

SEATS: Final = 4
COLUMNS: Final = 5
LEVELS: Final = 4
LOCS: Final = 9  # the last one is for a System that an event adds
EXTRA: Final = LOCS - 1
SYSTEMS: Final = 24
TECHS: Final = 46
EVENTS: Final = 20
GUILDS: Final = 4
BOARD_SLOTS: Final = 19
PRIVATE_SLOTS: Final = 4  # places beside the mats, used in the order in which private technologies are gained
SLOTS: Final = BOARD_SLOTS + PRIVATE_SLOTS
CLAIMS: Final = 4  # slots of one achievement card
IN_PLAY: Final = 4  # achievement cards
DISCS_PER_TRACK: Final = 8
CUBES_PER_SEAT: Final = 20

# ---------------------------------------------------------------- kinds of discs; as masks 1 = food, 2 = ore
FOOD: Final = 1
ORE_DISC: Final = 2
STAR: Final = 3

# ---------------------------------------------------------------- where an event card is
FACE_DOWN: Final = 0  # on a slot or in the box: nobody knows which
DISCARDED: Final = 1
KEPT: Final = 2  # KEPT + seat
NEAR_ACHIEVEMENTS: Final = 6
AT_LOCATION: Final = 7

# ---------------------------------------------------------------- the decks
DECK_II: Final = 0
DECK_III: Final = 1
DECK_IIII: Final = 2
DECK_A: Final = 3
DECK_B: Final = 4
DECKS: Final = 5
DECK_SIZE: Final = 16
DECK_CELLS: Final = 1 + 2 * DECK_SIZE  # how many, the cards from bottom to top, the group of each card

# ================================================================ the cells
# ---------------------------------------------------------------- the table
PLAYERS: Final = KERNEL_CELLS
START: Final = PLAYERS + 1  # who has the starting player marker
TURN: Final = START + 1  # whose turn it is
ROUND: Final = TURN + 1
ENDING: Final = ROUND + 1  # 0, 1 = this round is finished first, 2 = the final round
ADVANCED: Final = ENDING + 1
TABLEAU: Final = ADVANCED + 1
SHARED: Final = TABLEAU + 1  # SUN-AMB-01
GROUPS: Final = SHARED + 1  # a serial number for cards put under a deck together
EXTRA_AT: Final = GROUPS + 1  # the System space that the extra System lies next to
DYSON: Final = EXTRA_AT + 1  # the System attached to Dyson Sphere, Mk. I

# ---------------------------------------------------------------- the running turn and Action
DIRTY: Final = DYSON + 1  # the Action has changed something for good (SUN-ACT-22)
LAPSED: Final = DIRTY + 1  # a mandatory part could not be done (SUN-AMB-07)
SEIZED: Final = LAPSED + 1  # Systems taken from other factions in this Action
USED: Final = SEIZED + 1  # powers at will already used this turn, a mask
FREE: Final = USED + 1  # locations without an outpost when the turn began, a mask
HELD: Final = FREE + 1  # gain-control bonuses held back by Stealth Terraformers, a mask of locations
EXCHANGES: Final = HELD + 1  # in this trade phase

# ---------------------------------------------------------------- one cell per seat
FACTION: Final = EXCHANGES + 1
PAWN: Final = FACTION + SEATS  # a space
ORE: Final = PAWN + SEATS
POP: Final = ORE + SEATS
FOOD_DISCS: Final = POP + SEATS  # on the population growth track
ORE_DISCS: Final = FOOD_DISCS + SEATS  # on the ore production track
AUTO_FOOD: Final = ORE_DISCS + SEATS  # on the automation track
AUTO_ORE: Final = AUTO_FOOD + SEATS
AUTO_STAR: Final = AUTO_ORE + SEATS
MUSEUM: Final = AUTO_STAR + SEATS  # level of the ship put there
POWERS: Final = MUSEUM + SEATS  # standing powers, a mask; follows from the cards
FIRED: Final = POWERS + SEATS  # innovations used up, a mask
SUPPLY: Final = FIRED + SEATS  # + seat * COLUMNS + column
SHIPS: Final = SUPPLY + SEATS * COLUMNS  # + (seat * LOCS + location) * LEVELS + level - 1

# ---------------------------------------------------------------- exploration board
SYSTEM_AT: Final = SHIPS + SEATS * LOCS * LEVELS  # + location
OUTPOST: Final = SYSTEM_AT + LOCS  # + location: a seat
OUTPOST_DISC: Final = OUTPOST + LOCS
OWNER: Final = OUTPOST_DISC + LOCS  # + system: the seat that colonized it
DISC_ONE: Final = OWNER + SYSTEMS  # + system: the outpost under it
DISC_TWO: Final = DISC_ONE + SYSTEMS
JUMP_FROM: Final = DISC_TWO + SYSTEMS  # own ships when the jump began, + location * LEVELS + level - 1

# ---------------------------------------------------------------- technology board
SLOT_CARD: Final = JUMP_FROM + LOCS * LEVELS  # + slot
RESEARCHED: Final = SLOT_CARD + SLOTS  # + slot: a mask of seats
RECLAIMED: Final = RESEARCHED + SLOTS  # + slot: seats whose cube there became a star disc
EVENT_ON: Final = RECLAIMED + SLOTS  # + slot: a face-down event
EVENT_AT: Final = EVENT_ON + BOARD_SLOTS  # + event: where the card is
GUILD_OPEN: Final = EVENT_AT + EVENTS
DECK: Final = GUILD_OPEN + GUILDS  # + deck * DECK_CELLS
REVEALED: Final = DECK + DECKS * DECK_CELLS  # how many, then the cards
ROW_OPEN: Final = REVEALED + 1 + DECK_SIZE  # tableau, + level - 2
ROW: Final = ROW_OPEN + 3  # + (level - 2) * 4 + type

# ---------------------------------------------------------------- achievements
ACHIEVEMENT: Final = ROW + 12  # + place: the card
CLAIM: Final = ACHIEVEMENT + IN_PLAY  # + place * CLAIMS + slot: a seat
CLAIM_DISC: Final = CLAIM + IN_PLAY * CLAIMS
CELLS: Final = CLAIM_DISC + IN_PLAY * CLAIMS

# ---------------------------------------------------------------- standing powers, as bits
SKIP_ONE: Final = 1  # Transdimensional AI
ORE_FOR_POP: Final = 2  # Android Rights Movement
EITHER_TRACK: Final = 4  # Subatomic Fabrication
WORMHOLES: Final = 8  # Wormhole Technology
PUSH_ASIDE: Final = 16  # Ross 154
SHARE_FOR_ORE: Final = 32  # Disciples of the Cosmic Tabernacle, advanced
SHIP_DISCOUNT: Final = 64  # Nishida-Østergaard Corporation, advanced
EXTRA_JUMP: Final = 128  # Free Settlements of Ceres, advanced
AFTER_GROW: Final = 256  # Bio-Synaptic Network
AFTER_COLONIZE: Final = 512  # Survey Androids
AFTER_KNOWN: Final = 1024  # United Nations, advanced
AT_WILL: Final = 2048  # the first of the powers at will, one bit each
