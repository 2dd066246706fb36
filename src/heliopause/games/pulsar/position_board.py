"""From a document to the cells: the star cluster, the stacks, transmitters, technologies and goals."""

from __future__ import annotations

from heliopause.games.pulsar import layout as at
from heliopause.games.pulsar.ids import END_NAMES, LETTER_NAMES, SIZE_NAMES, Ids
from heliopause.games.pulsar.rules.pulsar import Pulsar
from heliopause.games.pulsar.rules.stations import free_planet, is_open
from heliopause.games.pulsar.rules.technologies import enact
from heliopause.kernel.document import Part


class Board:
    """What lies on the boards; what is left out is as at the start, with unknown tiles in the order of the content."""

    def __init__(self, part: Part, ids: Ids, s: Pulsar) -> None:
        self.part = part
        self.ids = ids
        self.s = s
        self.c = s.cells
        self.t = s.t
        self.players = s.cells[at.PLAYERS]

    def read(self) -> None:
        self.read_systems()
        self.read_pulsars()
        self.read_awards()
        self.read_exploration()
        self.read_transmitters()
        self.read_technologies()
        self.read_goals()

    def field(self, name: str) -> Part:
        return self.part.get(name) or Part({}, f"position.{name}")

    def seat(self, part: Part) -> int:
        return part.whole(0, self.players - 1)

    def seat_or_none(self, part: Part) -> int:
        return -1 if part.value is None else self.seat(part)

    # ------------------------------------------------------------------ the star cluster

    def read_systems(self) -> None:
        rows = dict(self.field("systems").named(self.ids.systems.numbers, "system"))
        for system, row in rows.items():
            row.keys_among(("tile", "face_up", "stations"))
            tile = row.get("tile")
            if tile:
                self.c[at.TILE + system] = tile.name(self.ids.tiles.numbers, "system tile")
        box = self.part.get("box")
        if box:
            self.c[at.BOX] = box.name(self.ids.tiles.numbers, "system tile")
        self.fill_tiles()
        for system, row in rows.items():
            stations, face_up = row.get("stations"), row.get("face_up")
            if face_up.flag() if face_up else stations is not None:
                self.c[at.SEEN] |= 1 << system
            if stations:
                self.read_stations(system, stations)
        for system in range(at.SYSTEMS):
            if self.c[at.SEEN] & (1 << system) and free_planet(self.s, system, True) < 0:
                self.c[at.FULL] |= 1 << system

    def fill_tiles(self) -> None:
        cells = [*range(at.TILE, at.TILE + at.SYSTEMS), at.BOX]
        laid = [self.c[cell] for cell in cells if self.c[cell] >= 0]
        for tile in laid:
            if laid.count(tile) > 1:
                self.field("systems").refuse(f"the tile {self.ids.tiles[tile]} lies there twice", "PUL-COMP-05")
        left = [tile for tile in self.ids.tiles.ids if tile not in laid]
        for cell in cells:
            if self.c[cell] < 0:
                self.c[cell] = left.pop(0)

    def read_stations(self, system: int, part: Part) -> None:
        if not self.c[at.SEEN] & (1 << system):
            part.refuse("there are no stations in a system that lies face down", "PUL-SYS-01")
        for planet, item in enumerate(part.items(self.t.planets[self.c[at.TILE + system]])):
            seat = self.seat_or_none(item)
            if seat < 0:
                continue
            if not is_open(self.s, system, planet):
                item.refuse("this planet is blocked", "PUL-SYS-03", "PUL-SYS-04")
            if self.c[at.STATIONS + seat] & (1 << system):
                item.refuse(f"seat {seat} has a station in this system already", "PUL-SYS-08")
            self.c[at.STATIONS + seat] |= 1 << system
            self.c[at.PLANET + system * at.PLANETS + planet] = seat

    def read_pulsars(self) -> None:
        for pulsar, row in self.field("pulsars").named(self.ids.pulsars.numbers, "pulsar"):
            row.keys_among(("claimed", "gyrodyne", "spinning"))
            seat = self.seat(row.need("claimed"))
            self.c[at.CLAIMED + seat] |= 1 << pulsar
            gyrodyne, spinning = row.get("gyrodyne"), row.get("spinning")
            spins = spinning is not None and spinning.flag()
            if gyrodyne and gyrodyne.value is not None:
                size = gyrodyne.name(SIZE_NAMES.numbers, "size")
                self.c[at.GYRODYNE + pulsar] = size + 1 + (at.SIZES if spins else 0)
                self.c[(at.SPINNING if spins else at.GROWING) + seat * at.SIZES + size] += 1
            elif spins:
                row.refuse("nothing spins there without a gyrodyne", "PUL-GYRO-16")

    def read_awards(self) -> None:
        for size, part in self.field("awards").named(SIZE_NAMES.numbers, "size"):
            for place, item in enumerate(part.items(2)):
                self.c[at.AWARD + size * 2 + place] = self.seat_or_none(item)

    # ------------------------------------------------------------------ stacks

    def read_exploration(self) -> None:
        """Left out: everything that is neither discarded nor kept lies in the stack."""
        c = self.c
        part = self.field("exploration")
        part.keys_among(("stack", "discarded"))
        left = list(self.t.tile_count)
        discarded = part.get("discarded")
        for kind, count in discarded.named(self.ids.exploration.numbers, "exploration tile") if discarded else ():
            c[at.DISCARDED + kind] = count.whole(0, left[kind])
            left[kind] -= c[at.DISCARDED + kind]
        stack = part.get("stack")
        if stack:
            kinds = [
                item.name(self.ids.exploration.numbers, "exploration tile") for item in stack.items(at.EXPLORATION)
            ]
        else:
            self.leave_kept(left)
            kinds = [kind for kind, count in enumerate(left) for _ in range(count)]
        c[at.STACK] = len(kinds)
        c[at.STACK + 1 : at.STACK + 1 + len(kinds)] = kinds[::-1]

    def leave_kept(self, left: list[int]) -> None:
        """Tiles that somebody keeps as stations are not in the stack."""
        seats = self.part.get("seats")
        kept = 0
        for row in seats.items() if seats else []:
            extra = row.get("extra_stations")
            kept += extra.whole() if extra else 0
        for kind, keeps in enumerate(self.t.tile_station):
            while keeps and left[kind] and kept > 0:
                left[kind] -= 1
                kept -= keeps

    # ------------------------------------------------------------------ transmitters

    def read_transmitters(self) -> None:
        part = self.field("transmitters")
        part.keys_among(("deck", "offer", "taken"))
        taken = part.get("taken")
        for tile, row in taken.named(self.ids.transmitters.numbers, "transmitter") if taken else ():
            self.read_taken(tile, row)
        offer, deck = part.get("offer"), part.get("deck")
        if offer:
            for place, item in enumerate(offer.items(at.OFFERED)):
                if item.value is not None:
                    self.c[at.OFFER + place] = item.name(self.ids.transmitters.numbers, "transmitter")
        tiles = [item.name(self.ids.transmitters.numbers, "transmitter") for item in deck.items()] if deck else None
        self.lay_deck(tiles, offer is None)

    def lay_deck(self, tiles: list[int] | None, deal: bool) -> None:
        """Left out: the tiles nobody has, the last of every letter; and those before them on offer."""
        c = self.c
        gone = [tile for tile in range(at.TRANSMITTERS) if c[at.KEEPER + tile] >= 0]
        gone += [tile for tile in c[at.OFFER : at.OFFER + at.OFFERED] if tile >= 0]
        free = [tile for tile in range(at.TRANSMITTERS) if tile not in gone]
        dealt = at.OFFERED * c[at.ROUND]
        letters = sorted(self.t.letter)
        if tiles is None:
            tiles = []
            for letter in sorted(set(letters)):
                count = letters[dealt:].count(letter)
                mine = [tile for tile in free if self.t.letter[tile] == letter]
                tiles += mine[len(mine) - count :] if count else []
        c[at.DECK] = len(tiles)
        c[at.DECK + 1 : at.DECK + 1 + len(tiles)] = tiles[::-1]
        if deal and dealt:
            wanted = letters[dealt - at.OFFERED : dealt]
            for place, letter in enumerate(wanted):
                mine = [tile for tile in free if self.t.letter[tile] == letter and tile not in tiles]
                if mine:
                    c[at.OFFER + place] = mine[-1]
                    free.remove(mine[-1])

    def read_taken(self, tile: int, row: Part) -> None:
        c = self.c
        row.keys_among(("seat", "online", "covered", *END_NAMES.numbers))
        c[at.KEEPER + tile] = self.seat(row.need("seat"))
        online, covered = row.get("online"), row.get("covered")
        c[at.ONLINE + tile] = int(online.flag()) if online else 0
        costs = sum(1 for cost in self.t.costs[tile * at.COSTS : (tile + 1) * at.COSTS] if cost)
        for item in covered.items(costs) if covered else []:
            c[at.COVERED + tile] |= 1 << item.whole(0, costs - 1)
        for end, name in END_NAMES.ids.items():
            part = row.get(name)
            if part and part.value is not None:
                other = part.name(self.ids.ends.numbers, "end of a transmitter")
                c[at.JOIN + tile * 2 + end] = other

    # ------------------------------------------------------------------ technologies and goals

    def read_technologies(self) -> None:
        """Left out: the boards A, no patents."""
        c = self.c
        part = self.field("technologies")
        part.keys_among(("boards", "patents"))
        boards, patents = part.get("boards"), part.get("patents")
        c[at.LETTER : at.LETTER + 3] = [0, 0, 0]
        if boards:
            if len(boards.items()) != 3:
                boards.refuse("must name a board for each of the groups I, II and III", "PUL-SETUP-17")
            for group, item in enumerate(boards.items(3)):
                c[at.LETTER + group] = item.name(LETTER_NAMES.numbers, "technology board")
        names = self.ids.places(c[at.LETTER : at.LETTER + 3])
        for place, row in patents.named(names.numbers, "technology on these boards") if patents else ():
            row.keys_among(("owners", "round"))
            owners = [self.seat(item) for item in row.need("owners").items(2)]
            if not owners or len(set(owners)) < len(owners):
                row.refuse("has one owner or two different ones", "PUL-TECH-05", "PUL-TECH-06")
            c[at.FIRST + place] = owners[0]
            c[at.SECOND + place] = owners[1] if len(owners) > 1 else -1
            patented = row.get("round")
            c[at.PATENTED + place] = patented.whole(1, at.ROUNDS) if patented else max(1, c[at.ROUND] - 1)
            for seat in owners:
                c[at.OWNED + seat] |= 1 << place
        for seat in range(self.players):
            c[at.COPY_PRICE + seat] = self.t.copy_price
            c[at.SHIFT + seat] = 1
            for place, card in enumerate(names.numbers):
                if c[at.OWNED + seat] & (1 << place):
                    enact(self.s, seat, self.ids.technologies.numbers[card])

    def read_goals(self) -> None:
        """Left out: those of first games."""
        part = self.part.get("goals")
        faces = [face for face, marked in enumerate(self.t.goal_marked) if marked]
        if part:
            faces = [item.name(self.ids.goals.numbers, "goal") for item in part.items(at.GOALS)]
            if len({self.t.goal_tile[face] for face in faces}) != at.GOALS:
                part.refuse("must name faces of three different tiles", "PUL-SETUP-13")
        self.c[at.GOAL : at.GOAL + at.GOALS] = faces
