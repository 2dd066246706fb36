"""From a document to the cells. What is left out is as at the start of a game, as far as the rest allows."""

from __future__ import annotations

from typing import Final

from heliopause.games.frontiers import tasks
from heliopause.games.frontiers.catalog import Catalog
from heliopause.games.frontiers.ids import ACTION_NAMES, ENDING_NAMES, KIND_NAMES, Ids
from heliopause.games.frontiers.layout import (
    ACTION,
    ACTIVE,
    BUILT,
    CHIPS,
    COLONIES,
    COLONISTS,
    COLONY,
    COLONY_SLOTS,
    COPIES,
    CREDITS,
    DEVELOPED,
    ENDING,
    EXPLORED,
    EXPLORED_SLOTS,
    FACE,
    FIRST_HOME,
    FRESH,
    GOOD,
    GOODS_LEFT,
    HOME,
    IN_BAG,
    IN_THE_BAG,
    KINDS,
    MAT,
    MAT_SLOTS,
    ON_OFFER,
    OORT_KIND,
    OWNED,
    PLACE,
    PLAYERS,
    POOL,
    POOL_EMPTY,
    PRODUCE_CREDITS,
    PRODUCED,
    RETURNING,
    ROUND,
    SEATS,
    SELECTED,
    SELECTOR,
    STACKS,
    STOCK_CREDITS,
    STOCK_GOODS,
    STOCK_SLOTS,
    STOCK_WORLD,
    STOCK_WORLDS,
    SUPPLY,
    TAKEN,
    TRACK,
    WITH_GOALS,
    WORLD,
)
from heliopause.games.frontiers.position_goals import GOAL_FIELDS, read_goals
from heliopause.games.frontiers.position_pieces import colonists_elsewhere, copies, goods_elsewhere
from heliopause.games.frontiers.position_tasks import read_stack
from heliopause.games.frontiers.rules.play import FrontiersState
from heliopause.games.frontiers.rules.round import LAST_ROUND
from heliopause.games.frontiers.rules.setup import MATS, empty_cells, side_of
from heliopause.games.frontiers.tables import Tables
from heliopause.kernel.document import Part, fixed
from heliopause.kernel.generator import read_generator
from heliopause.kernel.state import FRAME, LATCH

MOST: Final = 999_999  # of credits and the like
FIELDS: Final = (
    "game", "edition", "players", "options", "round", "ending", "track", "selected", "taken", "action", "selector",
    "active", "pool", "colonists", "goods", "produce_credits", "kind_set", "developments", "offer", "returning",
    "pending", "seats", "goals", "generator", "seed", "latch",
)  # fmt: skip
SEAT_FIELDS: Final = (
    "mat", "home", "credits", "chips", "colonists", "colonies", "explored", "developments", "stockpile",
)  # fmt: skip


def read(doc: object, catalog: Catalog, t: Tables) -> FrontiersState:
    """The state that a document describes. Every field fits by itself; `check` tells whether they fit together."""
    part = Part(doc, "position")
    part.keys_among(FIELDS)
    fixed(part, "game", "frontiers")
    fixed(part, "edition", catalog.edition)
    seats = part.get("seats")
    players = part.get("players")
    count = players.whole(2, SEATS) if players else len(seats.items()) if seats else SEATS - 1
    rows = seats.items() if seats else [Part({}, f"position.seats[{seat}]") for seat in range(count)]
    if len(rows) != count or not 2 <= count <= SEATS:
        part.need("seats").refuse(f"holds {len(rows)} seats where there are {count if players else '2 to 5'}")
    state = FrontiersState(t, empty_cells(), [])
    _Reader(part, rows, Ids(catalog, t, count), state).read()
    return state


def tile_of(colony: Part) -> Part:
    """A colony is a table, or just the name of its tile."""
    return colony if isinstance(colony.value, str) else colony.need("tile")


class _Reader:
    def __init__(self, part: Part, rows: list[Part], ids: Ids, state: FrontiersState) -> None:
        self.part = part
        self.rows = rows
        self.ids = ids
        self.state = state
        self.c = state.cells
        self.t = state.t

    def read(self) -> None:
        c = self.c
        c[PLAYERS] = self.ids.players
        options = self.part.get("options") or Part({}, "")
        options.keys_among(("goals",))
        goals = options.get("goals")
        c[WITH_GOALS] = int(goals is not None and goals.flag())
        read_generator(self.part, c)
        self.read_course()
        self.read_worlds()
        for seat, row in enumerate(self.rows):
            row.keys_among(SEAT_FIELDS)
            self.read_mat(seat, row)
        for seat, row in enumerate(self.rows):
            self.read_seat(seat, row)
        self.read_developments()
        self.read_supplies()
        self.read_goals()

    # ------------------------------------------------------------------ numbers and names

    def number(self, key: str, usual: int, most: int = MOST, least: int = 0, part: Part | None = None) -> int:
        found = (part or self.part).get(key)
        return found.whole(least, most) if found else usual

    def seat_at(self, key: str, usual: int) -> int:
        found = self.part.get(key)
        return usual if found is None or found.value is None else found.whole(0, self.ids.players - 1)

    # ------------------------------------------------------------------ the course of the game

    def read_course(self) -> None:
        c = self.c
        players = self.ids.players
        each = self.t.selections[players]
        c[ROUND] = self.number("round", 1, LAST_ROUND, 1)
        ending = self.part.get("ending")
        for item in ending.items() if ending else []:
            c[ENDING] |= 1 << item.name(ENDING_NAMES.numbers, "end of the game")
        track = self.part.get("track")
        order = [item.whole(0, players - 1) for item in track.items()] if track else list(range(players)) * each
        if track and sorted(order) != sorted(list(range(players)) * each):
            track.refuse(f"must name every seat {'twice' if each > 1 else 'once'}", "NF-SETUP-20", "NF-TWO-01")
        c[TRACK : TRACK + len(order)] = order
        c[SELECTED] = self.number("selected", 0, len(order))
        taken = self.part.get("taken")
        for action, seat in taken.named(ACTION_NAMES.numbers, "action") if taken else []:
            c[TAKEN + action] = seat.whole(0, players - 1)
        doing = self.part.get("action")
        if doing and doing.value is not None:
            c[ACTION] = doing.name(ACTION_NAMES.numbers, "action")
        c[SELECTOR] = self.seat_at("selector", -1)
        c[ACTIVE] = self.seat_at("active", c[TRACK])
        c[LATCH] = self.number("latch", 0)
        pending = self.part.get("pending")
        self.state.stack[:] = read_stack(pending, self.ids) if pending else [tasks.ROUND, c[TRACK], 0, 0, 0, 0]
        kind = self.part.get("kind_set")
        if kind and kind.value is not None:
            c[OORT_KIND] = kind.name(KIND_NAMES.numbers, "kind")

    # ------------------------------------------------------------------ the seats

    def read_mat(self, seat: int, row: Part) -> None:
        """The mats that are named, then the first free ones; without a word the white side is the home colony."""
        c, t = self.c, self.t
        homes = [self.home(other) for other in self.rows]
        mats = [other.get("mat") for other in self.rows]
        taken = [mat.whole(1, MATS) - 1 for mat in mats if mat]
        taken += [t.home_mat[home - FIRST_HOME] for home, mat in zip(homes, mats, strict=True) if home >= 0 and not mat]
        named = mats[seat]
        c[HOME + seat] = homes[seat]
        if named:
            c[MAT + seat] = named.whole(1, MATS) - 1
        elif homes[seat] >= 0:
            c[MAT + seat] = t.home_mat[homes[seat] - FIRST_HOME]
        else:
            taken += c[MAT : MAT + seat]
            c[MAT + seat] = next(number for number in range(MATS) if number not in taken)
        if homes[seat] < 0 and not self.chooses(seat):
            c[HOME + seat] = FIRST_HOME + side_of(self.state, c[MAT + seat], 1)

    def home(self, row: Part) -> int:
        """As it is named, or found among the colonies."""
        named, colonies = row.get("home"), row.get("colonies")
        if named and named.value is not None:
            return named.name(self.ids.homes.numbers, "home colony")
        for item in colonies.items() if colonies else []:
            tile = tile_of(item).value
            if isinstance(tile, str) and tile in self.ids.homes.numbers:
                return self.ids.homes.numbers[tile]
        return -1

    def chooses(self, seat: int) -> bool:
        """Whether the seat has still to choose its home colony."""
        stack = self.state.stack
        return any(stack[at : at + 2] == [tasks.HOME, seat] for at in range(0, len(stack), FRAME))

    def read_seat(self, seat: int, row: Part) -> None:
        c = self.c
        place = c[TRACK : TRACK + self.ids.players].index(seat) if seat in c[TRACK : TRACK + self.ids.players] else 0
        usual = self.t.credits[self.ids.players * SEATS + place]
        c[CREDITS + seat] = self.number("credits", usual, part=row)
        c[CHIPS + seat] = self.number("chips", 0, part=row)
        c[COLONISTS + seat] = self.number("colonists", 0, part=row)
        self.read_colonies(seat, row.get("colonies"))
        self.worlds_of(row.get("explored"), WORLD + seat * EXPLORED_SLOTS, EXPLORED + seat, EXPLORED_SLOTS)
        built = row.get("developments")
        for number, item in enumerate(built.items(MAT_SLOTS) if built else []):
            c[BUILT + seat * MAT_SLOTS + number] = item.name(self.ids.faces.numbers, "development")
            c[DEVELOPED + seat] = number + 1
        stockpile = row.get("stockpile")
        if stockpile:
            self.read_stockpile(seat, stockpile)

    def read_colonies(self, seat: int, part: Part | None) -> None:
        """Without a word the home colony alone, with the good of its halo (NF-SETUP-29)."""
        c = self.c
        home = c[HOME + seat]
        first = seat * COLONY_SLOTS
        if part is None:
            if home >= 0:
                c[COLONY + first] = home
                c[COLONIES + seat] = 1
                c[GOOD + first] = self.t.kind[home] if self.t.windfall[home] else 0
            return
        for slot, item in enumerate(part.items(COLONY_SLOTS)):
            tile = tile_of(item)
            c[COLONY + first + slot] = tile.name(self.ids.planets.numbers, "colony")
            c[COLONIES + seat] = slot + 1
            if c[COLONY + first + slot] >= FIRST_HOME:
                if c[COLONY + first + slot] != home:
                    tile.refuse("is not the home colony of this seat", "NF-SETUP-27")
            else:
                self.lay(tile, OWNED)
            if tile is item:
                continue
            item.keys_among(("tile", "good", "new", "produced"))
            good = item.get("good")
            if good and good.value is not None:
                c[GOOD + first + slot] = good.name(KIND_NAMES.numbers, "kind of good")
            for key, cell in (("new", FRESH), ("produced", PRODUCED)):
                flag = item.get(key)
                c[cell + seat] |= int(flag is not None and flag.flag()) << slot

    def read_stockpile(self, seat: int, part: Part) -> None:
        c = self.c
        part.keys_among(("credits", "goods", "worlds"))
        c[STOCK_CREDITS + seat] = self.number("credits", 0, part=part)
        goods = part.get("goods")
        for kind, number in goods.named(KIND_NAMES.numbers, "kind of good") if goods else []:
            c[STOCK_GOODS + seat * (KINDS + 1) + kind] = number.whole(0, self.t.goods[kind])
        self.worlds_of(part.get("worlds"), STOCK_WORLD + seat * STOCK_SLOTS, STOCK_WORLDS + seat, STOCK_SLOTS)

    # ------------------------------------------------------------------ worlds

    def lay(self, part: Part, place: int) -> int:
        """A world can be in one place only."""
        world = part.name(self.ids.worlds.numbers, "world")
        if self.c[PLACE + world] != IN_BAG:
            part.refuse(f"{self.ids.worlds[world]} is somewhere else already", "NF-COMP-06")
        self.c[PLACE + world] = place
        return world

    def worlds_of(self, part: Part | None, first: int, count: int, most: int) -> None:
        for number, item in enumerate(part.items(most) if part else []):
            self.c[first + number] = self.lay(item, OWNED)
            self.c[count] = number + 1

    def read_worlds(self) -> None:
        for key, place in (("offer", ON_OFFER), ("returning", RETURNING)):
            part = self.part.get(key)
            for item in part.items() if part else []:
                self.lay(item, place)

    # ------------------------------------------------------------------ what is left

    def read_developments(self) -> None:
        """Without a word the faces of the first game, and as many copies as nobody has bought."""
        c, t = self.c, self.t
        part = self.part.get("developments")
        named = dict(part.named(self.ids.stacks.numbers, "stack")) if part else {}
        bought = [face for seat in range(self.ids.players) for face in self.built(seat)]
        for stack in range(STACKS):
            faces = t.stack_faces[2 * stack : 2 * stack + 2]
            c[FACE + stack] = faces[1] if faces[1] in bought else faces[0]
            row = named.get(stack)
            if row:
                row.keys_among(("face", "left"))
                face = row.get("face")
                if face:
                    c[FACE + stack] = face.name(self.ids.faces.numbers, "development")
                    if c[FACE + stack] not in faces:
                        face.refuse("does not lie on this stack", "NF-SETUP-10")
            left = max(copies(self.state, stack) - bought.count(c[FACE + stack]), 0)
            c[COPIES + stack] = self.number("left", left, 99, part=row) if row else left

    def built(self, seat: int) -> list[int]:
        return self.c[BUILT + seat * MAT_SLOTS :][: self.c[DEVELOPED + seat]]

    def read_supplies(self) -> None:
        """Whatever lies nowhere else: colonists, goods, points, worlds in the bag."""
        c, t = self.c, self.t
        players = self.ids.players
        c[IN_THE_BAG] = sum(c[PLACE + world] == IN_BAG for world in range(FIRST_HOME))
        c[SUPPLY] = self.number("colonists", max(t.colonists[players] - colonists_elsewhere(self.state), 0))
        c[POOL] = self.number("pool", max(t.pool[players] - sum(c[CHIPS : CHIPS + SEATS]), 0))
        c[PRODUCE_CREDITS] = self.number("produce_credits", 0)
        for kind in range(1, KINDS + 1):
            c[GOODS_LEFT + kind] = max(t.goods[kind] - goods_elsewhere(self.state, kind), 0)
        goods = self.part.get("goods")
        for kind, number in goods.named(KIND_NAMES.numbers, "kind of good") if goods else []:
            c[GOODS_LEFT + kind] = number.whole(0, t.goods[kind])
        if c[POOL] == 0 and not self.part.get("ending"):
            c[ENDING] |= POOL_EMPTY

    def read_goals(self) -> None:
        part = self.part.get("goals")
        if self.c[WITH_GOALS]:
            goals = part or Part({}, "position.goals")
            goals.keys_among(GOAL_FIELDS)
            read_goals(goals, self.ids, self.state)
        elif part:
            part.refuse("this game is played without goals", "NF-GOAL-01")
