"""Reading the cards of a position: technologies, events, Systems, achievements. Every card lies in one place."""

from __future__ import annotations

from heliopause.games.sun import ops, tasks
from heliopause.games.sun.ids import DECK_NAMES, DISCS, LEVEL_NAMES, PLACED_DISCS, ROW_NAMES, Ids
from heliopause.games.sun.layout import (
    ACHIEVEMENT,
    AT_LOCATION,
    BOARD_SLOTS,
    CLAIM,
    CLAIM_DISC,
    CLAIMS,
    DECK,
    DECK_A,
    DECK_CELLS,
    DECK_SIZE,
    DECKS,
    DISCARDED,
    DYSON,
    EVENT_AT,
    EVENT_ON,
    EVENTS,
    EXTRA,
    EXTRA_AT,
    FACE_DOWN,
    GROUPS,
    GUILD_OPEN,
    IN_PLAY,
    KEPT,
    LOCS,
    NEAR_ACHIEVEMENTS,
    OUTPOST,
    OUTPOST_DISC,
    PRIVATE_SLOTS,
    RECLAIMED,
    RESEARCHED,
    REVEALED,
    ROW,
    ROW_OPEN,
    SLOT_CARD,
    STAR,
    SYSTEM_AT,
    TABLEAU,
    TECHS,
)
from heliopause.games.sun.position_write import annexing
from heliopause.games.sun.rules.board import SHIPYARD, SYSTEM_SPACE
from heliopause.games.sun.rules.events import TO_ACHIEVEMENTS, TO_DISCARD, TO_LOCATION, TO_REVEALER
from heliopause.games.sun.rules.tableau import COLUMNS_OF_A_ROW
from heliopause.games.sun.tables import Tables
from heliopause.kernel.document import Part
from heliopause.kernel.names import Names
from heliopause.kernel.state import FRAME

EVENT_LEVELS = (2, 3)
SETUP_OF_EVENTS = {2: "SUN-SETUP-05", 3: "SUN-SETUP-07"}


class Pile:
    """The cards of one kind and where each of them was found."""

    def __init__(self, names: Names, what: str, clause: str) -> None:
        self.names = names
        self.what = what
        self.clause = clause
        self.found: dict[int, str] = {}

    def take(self, part: Part) -> int:
        """The card that is named there; it can be in no second place."""
        card = part.name(self.names.numbers, self.what)
        if card in self.found:
            part.refuse(f"{self.names[card]} lies at {self.found[card]} already", self.clause)
        self.found[card] = part.place
        return card

    def rest(self) -> list[int]:
        """The cards that were named nowhere, in the order of the content."""
        return [card for card in self.names.ids if card not in self.found]

    def lay(self, card: int) -> int:
        """Use a card of the rest."""
        self.found[card] = "its usual place"
        return card


class Cards:
    """Reads the cards into the cells; what is left out is laid where it usually lies."""

    def __init__(self, part: Part, ids: Ids, t: Tables, cells: list[int], stack: list[int]) -> None:
        self.part = part
        self.ids = ids
        self.t = t
        self.c = cells
        self.annexing = annexing(stack)
        self.turning = [stack[at + 2] for at in range(0, len(stack), FRAME) if stack[at] == tasks.EVENT]
        self.technologies = Pile(ids.technologies, "technology", "SUN-COMP-01")
        self.systems = Pile(ids.systems, "System", "SUN-COMP-03")
        self.events = Pile(ids.events, "event", "SUN-COMP-02")
        self.spaces_named: set[int] = set()  # locations whose System the document names
        self.events_named: set[int] = set()  # slots whose event the document names

    def read(self) -> None:
        """Colonies were taken from `systems` by the reader of the seats before."""
        self.read_slots()
        self.read_private()
        self.read_exploration()
        self.read_revealed()
        self.read_tableau()
        attached = self.part.get("attached")
        if attached:
            self.c[DYSON] = self.systems.take(attached)
        self.read_decks()
        self.read_events()
        self.read_guilds()
        self.read_achievements()

    # ------------------------------------------------------------------ the technology board

    def read_slots(self) -> None:
        part = self.part.get("technologies") or Part({}, "")
        for slot, place in part.named(self.ids.slots.numbers, "slot"):
            self.read_slot(slot, place)
        first = [card for card in self.technologies.rest() if self.t.tech_level[card] == 1]
        for slot in range(BOARD_SLOTS):
            if self.t.slot_level[slot] == 1 and self.c[SLOT_CARD + slot] < 0 and first:
                self.c[SLOT_CARD + slot] = self.technologies.lay(first.pop(0))  # SUN-SETUP-02

    def read_slot(self, slot: int, place: Part) -> None:
        c = self.c
        place.keys_among(("technology", "researched", "reclaimed", "event"))
        level = self.t.slot_level[slot]
        technology = place.get("technology")
        if technology:
            c[SLOT_CARD + slot] = card = self.technologies.take(technology)
            if self.t.tech_level[card] != level:
                printed = LEVEL_NAMES[self.t.tech_level[card]]
                technology.refuse(f"{technology.value} is of level {printed}, the slot of level {LEVEL_NAMES[level]}",
                                  "SUN-RES-02")  # fmt: skip
        researched, reclaimed, event = place.get("researched"), place.get("reclaimed"), place.get("event")
        c[RESEARCHED + slot] = self.seats(researched) if researched else 0
        c[RECLAIMED + slot] = self.seats(reclaimed) if reclaimed else 0
        if reclaimed and c[RECLAIMED + slot] & ~c[RESEARCHED + slot]:
            reclaimed.refuse("names a seat that has not researched the technology", "SUN-RES-11")
        if event:
            if level not in EVENT_LEVELS:
                event.refuse(f"no event lies on a slot of level {LEVEL_NAMES[level]}", "SUN-SETUP-09")
            self.events_named.add(slot)
            if event.value is not None:
                if technology:
                    event.refuse("an event lies face down on an undiscovered slot only", "SUN-RES-13")
                c[EVENT_ON + slot] = card = self.events.take(event)
                if self.t.event_level[card] != level:
                    event.refuse(f"{event.value} is no event of level {LEVEL_NAMES[level]}", SETUP_OF_EVENTS[level])

    def seats(self, part: Part) -> int:
        mask = 0
        for item in part.items(self.ids.players):
            bit = 1 << item.whole(0, self.ids.players - 1)
            if mask & bit:
                item.refuse(f"names seat {item.value} twice; a faction has one cube there", "SUN-RES-11")
            mask |= bit
        return mask

    def read_private(self) -> None:
        part = self.part.get("private")
        for number, row in enumerate(part.items(PRIVATE_SLOTS) if part else []):
            row.keys_among(("seat", "technology"))
            technology = row.need("technology")
            card = self.technologies.take(technology)
            if self.t.tech_level[card] not in (2, 3):
                technology.refuse("a private technology is of level II or III", "SUN-PRIV-06")
            self.c[SLOT_CARD + BOARD_SLOTS + number] = card
            self.c[RESEARCHED + BOARD_SLOTS + number] = 1 << row.need("seat").whole(0, self.ids.players - 1)

    def read_tableau(self) -> None:
        part = self.part.get("tableau")
        if part and not self.c[TABLEAU]:
            part.refuse("the game is played without the tableau; see options.tableau", "SUN-TAB-01")
        if part:
            for row, cards in part.named(ROW_NAMES.numbers, "row"):
                items = cards.items(COLUMNS_OF_A_ROW)
                if len(items) != COLUMNS_OF_A_ROW:
                    cards.refuse(f"a row has {COLUMNS_OF_A_ROW} places, one per type", "SUN-TAB-01")
                self.c[ROW_OPEN + row] = 1
                for column, item in enumerate(items):
                    if item.value is not None:
                        self.c[ROW + row * COLUMNS_OF_A_ROW + column] = card = self.technologies.take(item)
                        if self.t.tech_level[card] != row + 2:
                            item.refuse(f"{item.value} is not of level {ROW_NAMES[row]}", "SUN-TAB-01")
        elif self.c[TABLEAU]:
            self.lay_first_row()

    def lay_first_row(self) -> None:
        """The row of level II lies there from the start (SUN-TAB-02)."""
        self.c[ROW_OPEN] = 1
        for column in range(COLUMNS_OF_A_ROW):
            for card in self.technologies.rest():
                if self.t.tech_level[card] == 2 and self.t.tech_left[card] & (1 << column):
                    self.c[ROW + column] = self.technologies.lay(card)
                    break

    # ------------------------------------------------------------------ the exploration board

    def read_exploration(self) -> None:
        c = self.c
        part = self.part.get("exploration") or Part({}, "")
        side = self.t.side_of[self.ids.players] * LOCS
        for location, place in part.named(self.ids.locations.numbers, "location"):
            place.keys_among(("system", "outpost", "beside"))
            kind = SYSTEM_SPACE if location == EXTRA else self.t.loc_kind[side + location]
            if kind not in (SHIPYARD, SYSTEM_SPACE):
                place.refuse("nothing can be laid there and nobody can control it", "SUN-CTRL-01")
            system, outpost, beside = place.get("system"), place.get("outpost"), place.get("beside")
            if system:
                if kind != SYSTEM_SPACE:
                    system.refuse("a shipyard is no space for a System card", "SUN-COMP-14")
                self.spaces_named.add(location)
                if system.value is not None:
                    c[SYSTEM_AT + location] = self.systems.take(system)
            if location == EXTRA:
                at = place.need("beside").name(self.ids.locations.numbers, "location")
                if at == EXTRA or self.t.loc_kind[side + at] != SYSTEM_SPACE:
                    place.need("beside").refuse("the added System lies beside a System space", "SUN-EVT-03")
                c[EXTRA_AT] = at
                if c[SYSTEM_AT + EXTRA] < 0:
                    place.refuse("the added location is a System card; name it", "SUN-EVT-03")
            elif beside:
                beside.refuse("only the location `extra` lies beside another one", "SUN-EVT-03")
            if outpost:
                outpost.keys_among(("seat", "disc"))
                c[OUTPOST + location] = outpost.need("seat").whole(0, self.ids.players - 1)
                c[OUTPOST_DISC + location] = outpost.need("disc").name(DISCS.numbers, "disc")
        for location in range(EXTRA):
            if self.t.loc_kind[side + location] == SYSTEM_SPACE and location not in self.spaces_named:
                self.lay_system(location, self.t.loc_deck[side + location])

    def lay_system(self, location: int, deck: int) -> None:
        """A starting System on an A space, the next card on a B space (SUN-SETUP-14, SUN-SETUP-16)."""
        rest = [card for card in self.systems.rest() if self.t.system_deck[card] == deck]
        rest.sort(key=lambda card: not self.t.system_start[card])
        if rest:
            self.c[SYSTEM_AT + location] = self.systems.lay(rest[0])

    # ------------------------------------------------------------------ decks

    def read_revealed(self) -> None:
        part = self.part.get("revealed")
        pile = self.systems if self.annexing else self.technologies
        for number, item in enumerate(part.items(DECK_SIZE) if part else [], 1):
            self.c[REVEALED + number] = pile.take(item)
            self.c[REVEALED] = number

    def read_decks(self) -> None:
        part = self.part.get("decks") or Part({}, f"{self.part.place}.decks")
        named = set()
        for deck, cards in part.named(DECK_NAMES.numbers, "deck"):
            named.add(deck)
            self.read_deck(deck, cards)
        for deck in range(DECKS):
            rest = [card for card in self.pile(deck).rest() if self.deck_of(deck, card) == deck]
            if deck not in named:
                self.lay_deck(deck, [(self.pile(deck).lay(card), 0) for card in rest])
            elif rest:
                what = self.pile(deck).names[rest[0]]
                Part(None, f"{part.place}.{DECK_NAMES[deck]}").refuse(f"{what} lies nowhere", self.pile(deck).clause)
        first = [card for card in self.technologies.rest() if card < TECHS]
        if first:  # of level I, all other levels have a deck
            self.part.refuse(f"the technology {self.ids.technologies[first[0]]} lies nowhere", "SUN-SETUP-02")

    def pile(self, deck: int) -> Pile:
        return self.technologies if deck < DECK_A else self.systems

    def deck_of(self, deck: int, card: int) -> int:
        """The deck that a card belongs to."""
        return self.t.tech_level[card] - 2 if deck < DECK_A else self.t.system_deck[card]

    def read_deck(self, deck: int, part: Part) -> None:
        """From top to bottom; cards that went under the deck together stand together, later ones lower."""
        cards: list[tuple[int, int]] = []
        last = 0
        for item in part.items(DECK_SIZE):
            if isinstance(item.value, str):
                if last:
                    item.refuse("a card whose place is not known lies above those put under the deck", "SUN-RES-23")
                cards.append((self.deck_card(deck, item), 0))
            else:
                item.keys_among(("together", "group"))
                group = item.get("group")
                number = group.whole(1) if group else last + 1
                if group and number <= last:
                    group.refuse("groups further down went under the deck later, so they count up", "SUN-RES-23")
                last = number
                cards += [(self.deck_card(deck, name), last) for name in item.need("together").items(DECK_SIZE)]
        self.c[GROUPS] = max(self.c[GROUPS], last)
        self.lay_deck(deck, cards)

    def deck_card(self, deck: int, item: Part) -> int:
        card = self.pile(deck).take(item)
        if self.deck_of(deck, card) != deck:
            item.refuse(f"{item.value} does not belong to deck {DECK_NAMES[deck]}",
                        "SUN-SETUP-01" if deck < DECK_A else "SUN-SETUP-12")  # fmt: skip
        return card

    def lay_deck(self, deck: int, cards: list[tuple[int, int]]) -> None:
        """Write the cards, top first, with their groups."""
        at = DECK + deck * DECK_CELLS
        self.c[at] = len(cards)
        for place, (card, group) in enumerate(reversed(cards), 1):
            self.c[at + place] = card
            self.c[at + DECK_SIZE + place] = group

    # ------------------------------------------------------------------ events

    def read_events(self) -> None:
        part = self.part.get("events") or Part({}, f"{self.part.place}.events")
        for event, place in part.named(self.ids.events.numbers, "event"):
            name = Part(self.ids.events[event], place.place)
            self.events.take(name)
            self.c[EVENT_AT + event] = self.event_place(event, place)
        for level in EVENT_LEVELS:
            self.lay_events(part, level)

    def event_place(self, event: int, place: Part) -> int:
        """A revealed event lies where it says, or was discarded when it had served (SUN-EVT-02, SUN-EVT-03)."""
        stays = self.t.event_stays[event]
        if stays == TO_REVEALER:
            if isinstance(place.value, str):
                place.refuse("the card stays with its revealer; name the seat", "SUN-EVT-03")
            return KEPT + place.whole(0, self.ids.players - 1)
        allowed = {"discarded": DISCARDED}
        if stays == TO_ACHIEVEMENTS:
            allowed = {"achievements": NEAR_ACHIEVEMENTS}
        elif stays == TO_LOCATION:
            allowed = {"location": AT_LOCATION}
        if self.t.event_rule[event] in (ops.DYSON_SPHERE, ops.EXTRA_SYSTEM):
            allowed["discarded"] = DISCARDED
        return place.name(allowed, "place for this event")

    def lay_events(self, part: Part, level: int) -> None:
        """Fixed events and others on the undiscovered slots; one event was turned over for every other slot."""
        c = self.c
        slots = [slot for slot in range(BOARD_SLOTS) if self.t.slot_level[slot] == level]
        unnamed = [event for event in self.events.rest() if self.t.event_level[event] == level]
        rest = [event for event in unnamed if event not in self.turning]
        turning = len(unnamed) - len(rest)
        rest.sort(key=lambda event: not self.t.event_fixed[event])
        for slot in slots:
            if c[SLOT_CARD + slot] < 0 and slot not in self.events_named and rest:
                c[EVENT_ON + slot] = self.events.lay(rest.pop(0))
        clause = SETUP_OF_EVENTS[level]
        for event in rest:
            if self.t.event_fixed[event]:
                part.refuse(f"say where {self.ids.events[event]} lies: it is in every game", clause)
        turned = sum(c[EVENT_ON + slot] < 0 for slot in slots)
        of_level = [event for event in range(EVENTS) if self.t.event_level[event] == level]
        shown = sum(c[EVENT_AT + event] != FACE_DOWN for event in of_level) + turning
        usual = [event for event in rest if self.t.event_stays[event] == TO_DISCARD]
        if shown > turned:
            part.refuse(f"{shown} events of level {LEVEL_NAMES[level]} are turned over, but {turned} slots without one"
                        " are there", "SUN-EVT-04")  # fmt: skip
        if len(usual) < turned - shown:
            part.refuse(f"say which {turned} events of level {LEVEL_NAMES[level]} were turned over", "SUN-EVT-04")
        for event in usual[: turned - shown]:
            c[EVENT_AT + self.events.lay(event)] = DISCARDED

    # ------------------------------------------------------------------ guilds and achievements

    def read_guilds(self) -> None:
        part = self.part.get("guilds")
        for item in part.items() if part else []:
            guild = item.name(self.ids.guilds.numbers, "guild")
            if self.c[GUILD_OPEN + guild]:
                item.refuse("the guild is named twice", "SUN-COMP-05")
            self.c[GUILD_OPEN + guild] = 1

    def read_achievements(self) -> None:
        c, t = self.c, self.t
        part = self.part.get("achievements")
        if part is None:
            c[ACHIEVEMENT : ACHIEVEMENT + IN_PLAY] = t.first_game
            return
        rows = part.items(IN_PLAY)
        pile = Pile(self.ids.achievements, "achievement", "SUN-COMP-04")
        for place, row in enumerate(rows):
            row.keys_among(("card", "claims"))
            c[ACHIEVEMENT + place] = card = pile.take(row.need("card"))
            claims = row.get("claims")
            if claims:
                self.read_claims(place, card, claims)
        classes = sorted(t.achievement_class[c[ACHIEVEMENT + place]] for place in range(len(rows)))
        if classes != [0, 0, 1, 2]:
            part.refuse("both basic achievements, one A and one B are in play", "SUN-SETUP-17", "SUN-SETUP-18")

    def read_claims(self, place: int, card: int, part: Part) -> None:
        """The discs from left to right, on the slots that so many players may use (SUN-ACH-04, SUN-ACH-10)."""
        c, t = self.c, self.t
        usable = [i for i in range(t.achievement_slots[card])
                  if t.achievement_players[card * CLAIMS + i] <= self.ids.players]  # fmt: skip
        items = part.items()
        if len(items) > len(usable):
            part.refuse(f"holds {len(items)} discs on {len(usable)} usable slots", "SUN-ACH-05", "SUN-ACH-10")
        for slot, item in zip(usable, items, strict=False):
            seat, disc = item, STAR
            if isinstance(item.value, dict):
                item.keys_among(("seat", "disc"))
                seat, disc = item.need("seat"), item.need("disc").name(PLACED_DISCS.numbers, "disc")
            at = place * CLAIMS + slot
            number = seat.whole(0, self.ids.players - 1)
            if number in c[CLAIM + place * CLAIMS : CLAIM + place * CLAIMS + slot]:
                item.refuse(f"seat {number} has claimed this achievement already", "SUN-ACH-06")
            c[CLAIM + at] = number
            c[CLAIM_DISC + at] = disc
