"""Setting up a game (chapters SETUP, ADV and FIRST)."""

from mypy_extensions import i64

from heliopause.games.sun import codes, journal, tasks
from heliopause.games.sun.layout import (
    ACHIEVEMENT,
    ADVANCED,
    BOARD_SLOTS,
    CELLS,
    CLAIM,
    CLAIMS,
    COLUMNS,
    CUBES_PER_SEAT,
    DECK,
    DECK_A,
    DECK_B,
    DECK_CELLS,
    DECK_SIZE,
    DECKS,
    DIRTY,
    DISCS_PER_TRACK,
    DYSON,
    EVENT_ON,
    EVENTS,
    EXTRA_AT,
    FACTION,
    FOOD_DISCS,
    IN_PLAY,
    LOCS,
    ORE,
    ORE_DISCS,
    OUTPOST,
    OWNER,
    PAWN,
    PLAYERS,
    POP,
    REVEALED,
    ROUND,
    ROW,
    SEATS,
    SHARED,
    SLOT_CARD,
    SLOTS,
    START,
    SUPPLY,
    SYSTEM_AT,
    SYSTEMS,
    TABLEAU,
    TECHS,
    TURN,
)
from heliopause.games.sun.rules.board import SYSTEM_SPACE, sol_of
from heliopause.games.sun.rules.decks import add_card, draw, shuffle_deck
from heliopause.games.sun.rules.ships import add_ship
from heliopause.games.sun.rules.sun import Sun, mat_of, note
from heliopause.games.sun.rules.tableau import open_row
from heliopause.kernel.rng import below, seed_cells, shuffle
from heliopause.kernel.state import FRAME, NOTHING


def empty_cells() -> list[int]:
    """A box with nothing taken out: every place that names a thing names none."""
    c = [0] * CELLS
    for first, count in (
        (EXTRA_AT, 1),
        (DYSON, 1),
        (FACTION, SEATS),
        (PAWN, SEATS),
        (SYSTEM_AT, LOCS),
        (OUTPOST, LOCS),
        (OWNER, SYSTEMS),
        (SLOT_CARD, SLOTS),
        (EVENT_ON, BOARD_SLOTS),
        (REVEALED + 1, DECK_SIZE),
        (ROW, 12),
        (ACHIEVEMENT, IN_PLAY),
        (CLAIM, IN_PLAY * CLAIMS),
    ):
        for i in range(count):
            c[first + i] = -1
    for deck in range(DECKS):
        for i in range(DECK_SIZE):
            c[DECK + deck * DECK_CELLS + 1 + i] = -1
    return c


def lay_out(s: Sun, seed: int, start: i64, achievements: list[int], mats: list[int]) -> None:
    """Boards, cards and seats; `start`, `achievements` and `mats` are drawn where they are not given."""
    c = s.cells
    seed_cells(c, seed)
    lay_technologies(s)
    lay_events(s)
    lay_systems(s)
    lay_achievements(s, achievements)
    players: i64 = c[PLAYERS]
    c[START] = start if start >= 0 else below(c, players)  # SUN-AMB-59
    c[TURN] = c[START]
    c[ROUND] = 1
    c[DIRTY] = 1
    if mats:
        for seat in range(int(players)):
            c[FACTION + seat] = mats[seat]
    if c[TABLEAU]:
        open_row(s, 2)
    s.push(tasks.TURN, c[START], tasks.START_OF_TURN)
    k: i64 = players - 1
    while k >= 0:
        s.push(tasks.UNPACK, (c[START] + k) % players, k)
        k -= 1


def lay_technologies(s: Sun) -> None:
    """Level I face up on its slots, the other levels as shuffled decks (SUN-SETUP-01 to SUN-SETUP-03)."""
    c = s.cells
    first: list[int] = []
    for tech in range(TECHS):
        level = s.t.tech_level[tech]
        if level == 1:
            first.append(tech)
        else:
            add_card(s, level - 2, tech)
    shuffle(c, first, 0, len(first))
    for slot in range(BOARD_SLOTS):
        if s.t.slot_level[slot] == 1:
            c[SLOT_CARD + slot] = first.pop()
    for deck in range(DECK_A):
        shuffle_deck(s, deck)


def lay_events(s: Sun) -> None:
    """Two fixed ones and four of the others, face down on the slots of their level (SUN-SETUP-05 to SUN-SETUP-10)."""
    c = s.cells
    for level in (2, 3):
        slots = [slot for slot in range(BOARD_SLOTS) if s.t.slot_level[slot] == level]
        fixed = [event for event in range(EVENTS) if s.t.event_level[event] == level and s.t.event_fixed[event]]
        others = [event for event in range(EVENTS) if s.t.event_level[event] == level and not s.t.event_fixed[event]]
        shuffle(c, others, 0, len(others))
        chosen = fixed + others[: len(slots) - len(fixed)]
        shuffle(c, chosen, 0, len(chosen))
        for i in range(len(slots)):
            c[EVENT_ON + slots[i]] = chosen[i]


def lay_systems(s: Sun) -> None:
    """Starting Systems on the A spaces, deck B fills its own (SUN-SETUP-12 to SUN-SETUP-16, SUN-SETUP-54)."""
    c = s.cells
    starting = [system for system in range(SYSTEMS) if s.t.system_start[system]]
    shuffle(c, starting, 0, len(starting))
    side = s.t.side_of[c[PLAYERS]] * LOCS
    for loc in range(LOCS):
        if s.t.loc_kind[side + loc] == SYSTEM_SPACE and s.t.loc_deck[side + loc] == DECK_A:
            c[SYSTEM_AT + loc] = starting.pop()
    for system in range(SYSTEMS):
        if not s.t.system_start[system] or system in starting:
            add_card(s, s.t.system_deck[system], system)
    shuffle_deck(s, DECK_A)
    shuffle_deck(s, DECK_B)
    for loc in range(LOCS):
        if s.t.loc_kind[side + loc] == SYSTEM_SPACE and s.t.loc_deck[side + loc] == DECK_B:
            c[SYSTEM_AT + loc] = draw(s, DECK_B)


def lay_achievements(s: Sun, given: list[int]) -> None:
    """Both basic ones, one A and one B at random (SUN-SETUP-17, SUN-SETUP-18)."""
    c = s.cells
    cards: list[int] = given
    if not cards:
        cards = []
        for letter in range(3):
            group = [i for i in range(len(s.t.achievement_class)) if s.t.achievement_class[i] == letter]
            if letter == 0:
                cards.extend(group)
            else:
                cards.append(group[below(c, len(group))])
    for place in range(IN_PLAY):
        c[ACHIEVEMENT + place] = cards[place]


def draft_mats(s: Sun, reverse: bool) -> None:
    """The seats choose their mats: advanced ones in reverse player order (SUN-ADV-04), else in order (SUN-AMB-61)."""
    players: i64 = s.cells[PLAYERS]
    k: i64 = 0
    while k < players:  # the last one pushed chooses first
        place = k if reverse else players - 1 - k
        s.push(tasks.DRAFT, (s.cells[START] + place) % players)
        k += 1


def draw_mats(s: Sun) -> None:
    """One mat each at random, none twice (SUN-SETUP-23, SUN-SETUP-55)."""
    c = s.cells
    players: i64 = c[PLAYERS]
    mats = [i for i in range(len(s.t.faction_players)) if s.t.faction_players[i] & (1 << players)]
    shuffle(c, mats, 0, len(mats))
    for seat in range(int(players)):
        c[FACTION + seat] = mats[seat]


def advance_draft(s: Sun) -> list[int]:
    c = s.cells
    players: i64 = c[PLAYERS]
    found: list[int] = []
    faction: i64 = 0
    while faction < len(s.t.faction_players):
        allowed: i64 = s.t.faction_players[faction]
        taken = False
        seat: i64 = 0
        while seat < players:
            if c[FACTION + seat] == faction:
                taken = True
            seat += 1
        if allowed & (1 << players) and not taken:
            found.append(codes.encode(codes.MAT, faction))
        faction += 1
    return found


def decide_draft(s: Sun, code: i64) -> None:
    seat: i64 = s.stack[len(s.stack) - FRAME + 1]
    s.drop()
    s.cells[FACTION + seat] = codes.first_of(code)
    note(s, journal.CHOOSES_MAT, seat, codes.first_of(code))


def advance_unpack(s: Sun) -> list[int]:
    """The pieces of one seat, then the setup line of its basic mat (SUN-SETUP-24 to SUN-SETUP-33)."""
    c = s.cells
    at = len(s.stack) - FRAME
    seat: i64 = s.stack[at + 1]
    place: i64 = s.stack[at + 2]
    s.drop()
    c[POP + seat] = s.t.start_pop
    cubes: i64 = CUBES_PER_SEAT - s.t.start_pop
    for level in s.t.start_ships:
        add_ship(s, seat, sol_of(s), level)
        cubes -= 1
    c[ORE + seat] = s.t.start_ore[c[PLAYERS] * SEATS + place]
    c[FOOD_DISCS + seat] = DISCS_PER_TRACK
    c[ORE_DISCS + seat] = DISCS_PER_TRACK
    mat = mat_of(s, seat)
    column: i64 = COLUMNS - 1
    while column >= 0:  # from right to left; what is left over starts on top of column A (SUN-AMB-58)
        room: i64 = s.t.columns[mat * COLUMNS + column]
        if column == 0 or room > cubes:
            room = cubes
        c[SUPPLY + seat * COLUMNS + column] = room
        cubes -= room
        column -= 1
    if s.t.mat_setup[mat] != 0:
        source = tasks.FROM_MAT * 256 + c[FACTION + seat]
        s.push(tasks.PROGRAM, seat, s.t.mat_setup[mat], 0, 0, source)
    return NOTHING


def configure(c: list[int], players: i64, advanced: bool, tableau: bool, shared: bool) -> None:
    c[PLAYERS] = players
    c[ADVANCED] = 1 if advanced else 0
    c[TABLEAU] = 1 if tableau else 0
    c[SHARED] = 1 if shared else 0
