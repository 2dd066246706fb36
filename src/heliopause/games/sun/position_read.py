"""From a document to the cells: the course of the game and the seats. What is left out is as at the start."""

from __future__ import annotations

from typing import Final

from heliopause.games.sun import tasks
from heliopause.games.sun.catalog import Catalog
from heliopause.games.sun.ids import COLUMN_NAMES, DISCS, ENDINGS, INNOVATIONS, PHASES, PLACED_DISCS, Ids
from heliopause.games.sun.layout import (
    AUTO_FOOD,
    AUTO_ORE,
    AUTO_STAR,
    CLAIM,
    CLAIMS,
    COLUMNS,
    CUBES_PER_SEAT,
    DIRTY,
    DISC_ONE,
    DISCS_PER_TRACK,
    ENDING,
    EXCHANGES,
    FACTION,
    FIRED,
    FOOD_DISCS,
    FREE,
    GROUPS,
    HELD,
    IN_PLAY,
    JUMP_FROM,
    LAPSED,
    LEVELS,
    LOCS,
    MUSEUM,
    ORE,
    ORE_DISCS,
    OWNER,
    PAWN,
    POP,
    POWERS,
    RESEARCHED,
    ROUND,
    SEATS,
    SEIZED,
    SHIPS,
    SLOT_CARD,
    SLOTS,
    START,
    SUPPLY,
    SYSTEMS,
    TURN,
    USED,
)
from heliopause.games.sun.position_cards import Cards
from heliopause.games.sun.position_check import cubes_elsewhere, discs_elsewhere
from heliopause.games.sun.position_tasks import read_stack
from heliopause.games.sun.position_write import plain_turn, unfilled, usual_free
from heliopause.games.sun.rules.play import SunState
from heliopause.games.sun.rules.setup import configure, empty_cells
from heliopause.games.sun.rules.sun import mat_of
from heliopause.games.sun.rules.turn import LAST_ROUND
from heliopause.games.sun.tables import Tables
from heliopause.kernel.document import Part, fixed
from heliopause.kernel.generator import read_generator
from heliopause.kernel.state import FRAME, LATCH

MOST: Final = 999_999  # of ore and the like
FIELDS: Final = (
    "game", "edition", "players", "options", "start", "turn", "round", "ending", "phase", "pending", "seats",
    "exploration", "attached", "technologies", "private", "events", "guilds", "achievements", "tableau", "revealed",
    "decks", "generator", "seed", "running",
)  # fmt: skip
SEAT_FIELDS: Final = (
    "faction", "pawn", "ore", "population", "supply", "ships", "food_discs", "ore_discs", "automation", "colonies",
    "museum", "innovations_used",
)  # fmt: skip


def read(doc: object, catalog: Catalog, t: Tables) -> SunState:
    """The state that a document describes. Every field fits by itself; `check` tells whether they fit together."""
    part = Part(doc, "position")
    part.keys_among(FIELDS)
    fixed(part, "game", "sun")
    fixed(part, "edition", catalog.edition)
    seats = part.get("seats")
    players = part.get("players")
    count = players.whole(2, SEATS) if players else len(seats.items()) if seats else SEATS
    rows = seats.items() if seats else [Part({}, f"position.seats[{seat}]") for seat in range(count)]
    if len(rows) != count or not 2 <= count <= SEATS:
        part.need("seats").refuse(f"holds {len(rows)} seats where there are {count if players else '2 to 4'}")
    state = SunState(t, empty_cells(), [])
    _Reader(part, rows, Ids(catalog, t, count), state).read()
    return state


class _Reader:
    def __init__(self, part: Part, rows: list[Part], ids: Ids, state: SunState) -> None:
        self.part = part
        self.rows = rows
        self.ids = ids
        self.state = state
        self.c = state.cells
        self.t = state.t

    def read(self) -> None:
        self.read_options()
        read_generator(self.part, self.c)
        self.read_course()
        cards = Cards(self.part, self.ids, self.t, self.c, self.state.stack)
        for seat, row in enumerate(self.rows):
            row.keys_among(SEAT_FIELDS)
            colonies = row.get("colonies")
            if colonies:
                self.read_colonies(seat, colonies, cards)
        cards.read()
        for seat, row in enumerate(self.rows):
            self.read_faction(seat, row)
        for seat, row in enumerate(self.rows):
            self.read_seat(seat, row)
        self.read_ending()
        self.read_running()

    # ------------------------------------------------------------------ the course of the game

    def read_options(self) -> None:
        part = self.part.get("options") or Part({}, "")
        part.keys_among(("mats", "tableau", "shared_last_space"))
        mats, tableau, shared = part.get("mats"), part.get("tableau"), part.get("shared_last_space")
        advanced = mats is not None and mats.name({"basic": 0, "advanced": 1}, "kind of mats") == 1
        configure(
            self.c,
            self.ids.players,
            advanced,
            tableau is not None and tableau.flag(),
            shared is None or shared.flag(),
        )

    def read_course(self) -> None:
        c = self.c
        start, turn, rounds = self.part.get("start"), self.part.get("turn"), self.part.get("round")
        c[START] = start.whole(0, self.ids.players - 1) if start else 0
        c[TURN] = turn.whole(0, self.ids.players - 1) if turn else c[START]
        c[ROUND] = rounds.whole(1, LAST_ROUND) if rounds else 1
        phase, pending = self.part.get("phase"), self.part.get("pending")
        if pending is None:
            number = phase.name(PHASES.numbers, "phase") if phase else tasks.ACTION_PHASE
            self.state.stack[:] = plain_turn(c[TURN], number)
        elif phase:
            phase.refuse("the pending tasks say the phase; one of them is enough")
        else:
            self.state.stack[:] = read_stack(pending, self.ids)

    def read_ending(self) -> None:
        """Enough discs on achievements, and only they, bring the end (SUN-END-01, SUN-END-02)."""
        c = self.c
        discs = sum(seat >= 0 for seat in c[CLAIM : CLAIM + IN_PLAY * CLAIMS])
        needed = self.t.claims_to_end[self.ids.players]
        part = self.part.get("ending")
        c[ENDING] = part.name(ENDINGS.numbers, "ending") if part else int(discs >= needed)
        if part and (c[ENDING] > 0) != (discs >= needed):
            part.refuse(f"{discs} discs lie on achievements and {needed} bring the end", "SUN-END-01", "SUN-END-02")

    def read_running(self) -> None:
        c = self.c
        part = self.part.get("running") or Part({}, "position.running")
        part.keys_among(
            ("latch", "groups", "changed", "lapsed", "seized", "exchanges", "used", "held", "taken", "jump_from")
        )
        latch, groups = part.get("latch"), part.get("groups")
        c[LATCH] = latch.whole() if latch else 0
        if groups:
            c[GROUPS] = max(c[GROUPS], groups.whole())
        changed, lapsed = part.get("changed"), part.get("lapsed")
        c[DIRTY] = int(changed is None or changed.flag())
        c[LAPSED] = int(lapsed is not None and lapsed.flag())
        for key, cell in (("seized", SEIZED), ("exchanges", EXCHANGES)):
            number = part.get(key)
            c[cell] = number.whole(0, MOST) if number else 0
        for key, cell, names in (("used", USED, self.ids.powers), ("held", HELD, self.ids.locations)):
            named = part.get(key)
            for item in named.items() if named else []:
                c[cell] |= 1 << item.name(names.numbers, "power" if key == "used" else "location")
        taken = part.get("taken")
        c[FREE] = usual_free(self.state) if taken is None else (1 << LOCS) - 1
        for item in taken.items() if taken else []:
            c[FREE] &= ~(1 << item.name(self.ids.locations.numbers, "location"))
        moved = part.get("jump_from")
        if moved:
            c[JUMP_FROM : JUMP_FROM + LOCS * LEVELS] = self.ships(moved)

    # ------------------------------------------------------------------ the seats

    def read_faction(self, seat: int, row: Part) -> None:
        """Seats that say nothing get the first factions that nobody else has."""
        named = row.get("faction")
        others = [other.get("faction") for other in self.rows]
        taken = [faction.value for faction in others if faction]
        taken += [self.ids.factions.of(number) for number in self.c[FACTION : FACTION + seat]]
        if named is None and self.drafts(seat):
            return
        if named is None:
            free = [number for number in self.allowed_factions() if self.ids.factions[number] not in taken]
            if not free:
                row.refuse("no faction is left for this seat", "SUN-SETUP-23")
            self.c[FACTION + seat] = free[0]
        elif named.value is not None or not self.drafts(seat):
            self.c[FACTION + seat] = number = named.name(self.ids.factions.numbers, "faction")
            if number not in self.allowed_factions():
                named.refuse(f"{named.value} cannot be played with {self.ids.players} players", "SUN-SETUP-55")
            if number in self.c[FACTION : FACTION + seat]:
                named.refuse(f"{named.value} is played by another seat", "SUN-SETUP-23")

    def allowed_factions(self) -> list[int]:
        bit = 1 << self.ids.players
        return [number for number, allowed in enumerate(self.t.faction_players) if allowed & bit]

    def drafts(self, seat: int) -> bool:
        """Whether the seat has still to choose the mat that is then filled."""
        stack = self.state.stack
        choosing = any(stack[at : at + 2] == [tasks.DRAFT, seat] for at in range(0, len(stack), FRAME))
        return choosing and unfilled(stack, seat)

    def read_seat(self, seat: int, row: Part) -> None:
        c, t = self.c, self.t
        if unfilled(self.state.stack, seat):
            for key in SEAT_FIELDS[1:]:
                if row.get(key):
                    row.need(key).refuse("the mat is not filled yet; a task UNPACK will do it", "SUN-ADV-05")
            return
        self.read_numbers(seat, row)
        ships = row.get("ships") or Part({self.ids.locations[self.sol()]: t.start_ships}, row.place)
        c[SHIPS + seat * LOCS * LEVELS : SHIPS + (seat + 1) * LOCS * LEVELS] = self.ships(ships)
        pawn = row.get("pawn")
        if pawn and pawn.value is not None:
            c[PAWN + seat] = pawn.name(self.ids.spaces.numbers, "space")
        used = row.get("innovations_used")
        for item in used.items() if used else []:
            c[FIRED + seat] |= 1 << item.name(INNOVATIONS.numbers, "innovation")
        self.find_powers(seat)
        self.read_supply(seat, row.get("supply"))
        for key, cell, kind in (("food_discs", FOOD_DISCS, "food"), ("ore_discs", ORE_DISCS, "ore")):
            number = row.get(key)
            left = DISCS_PER_TRACK - discs_elsewhere(self.state, seat, DISCS.numbers[kind])
            c[cell + seat] = number.whole(0, DISCS_PER_TRACK) if number else max(left, 0)

    def read_numbers(self, seat: int, row: Part) -> None:
        c, t = self.c, self.t
        ore, population, museum = row.get("ore"), row.get("population"), row.get("museum")
        place = (seat - c[START]) % self.ids.players
        c[ORE + seat] = ore.whole(0, MOST) if ore else t.start_ore[self.ids.players * SEATS + place]
        c[POP + seat] = population.whole(0, CUBES_PER_SEAT) if population else t.start_pop
        c[MUSEUM + seat] = museum.whole(1, LEVELS) if museum else 0
        automation = row.get("automation")
        cells = {"food": AUTO_FOOD, "ore": AUTO_ORE, "star": AUTO_STAR}
        for kind, number in automation.named(cells, "kind of disc") if automation else []:
            c[kind + seat] = number.whole(0, MOST if kind == AUTO_STAR else DISCS_PER_TRACK)

    def sol(self) -> int:
        return self.t.sol[self.t.side_of[self.ids.players]]

    def ships(self, part: Part) -> list[int]:
        """How many ships there are by location and level."""
        counts = [0] * (LOCS * LEVELS)
        for location, levels in part.named(self.ids.locations.numbers, "location"):
            for level in levels.items(CUBES_PER_SEAT):
                counts[location * LEVELS + level.whole(1, LEVELS) - 1] += 1
        return counts

    def read_supply(self, seat: int, part: Part | None) -> None:
        """Without a word of it the rest of the cubes, from right to left (SUN-AMB-58)."""
        c, t = self.c, self.t
        at = SUPPLY + seat * COLUMNS
        mat = mat_of(self.state, seat) * COLUMNS
        if part is None:
            rest = max(CUBES_PER_SEAT - cubes_elsewhere(self.state, seat), 0)
            for column in range(COLUMNS - 1, 0, -1):
                c[at + column] = min(rest, t.columns[mat + column])
                rest -= c[at + column]
            c[at] = rest
            return
        for column, number in part.named(COLUMN_NAMES.numbers, "column"):
            c[at + column] = number.whole(0, CUBES_PER_SEAT)
            if column and c[at + column] > t.columns[mat + column]:
                number.refuse(f"the column has {t.columns[mat + column]} spaces", "SUN-RET-04")

    def read_colonies(self, seat: int, part: Part, cards: Cards) -> None:
        """Colonized Systems with their two discs; annexed ones have none."""
        for system, discs in part.named(self.ids.systems.numbers, "System"):
            cards.systems.take(Part(self.ids.systems[system], discs.place))
            self.c[OWNER + system] = seat
            for number, disc in enumerate(discs.items(2)):
                cell = DISC_ONE + number * SYSTEMS + system
                self.c[cell] = disc.name(PLACED_DISCS.numbers, "disc")

    def find_powers(self, seat: int) -> None:
        """Standing powers follow from the cards (SUN-RES-28)."""
        c, t = self.c, self.t
        for slot in range(SLOTS):
            if c[RESEARCHED + slot] & (1 << seat) and c[SLOT_CARD + slot] >= 0:
                c[POWERS + seat] |= t.tech_power[c[SLOT_CARD + slot]]
        for system in range(SYSTEMS):
            if c[OWNER + system] == seat:
                c[POWERS + seat] |= t.system_gift[system]
