"""Beyond the Sun drawn in a terminal, from a view: technology board, exploration board, achievements and mats."""

from collections.abc import Callable, Sequence
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from heliopause.cli.canvas import Canvas
from heliopause.cli.cards_sun import open_cards, types
from heliopause.cli.pieces import shape
from heliopause.games.sun.boards import Slot
from heliopause.games.sun.catalog import Catalog
from heliopause.games.sun.game import BeyondTheSun
from heliopause.games.sun.ids import Ids
from heliopause.games.sun.verbs import LEVELS
from heliopause.kernel import phrases
from heliopause.kernel.game import Game

GAP = 5  # columns between two levels of the technology board: three lanes for lines, a stub, a blank
LANES = 3
WIDEST = 26  # of a technology
NARROW = 19  # up to here words are shortened
PITCH = 3  # lines from one technology to the next below it
SLOT_STEP = 104  # the same on the canvas of the content
FREE = "○"
AUTOMATION_LEVELS = 7
PLACES = {"sol": "Sol", "deep-space": "Deep Space"}
ENDINGS = {"no": "", "this-round": "one more round after this one", "final-round": "the final round"}


def draw(game: Game, view: dict[str, Any], width: int) -> RenderableType:
    """The whole table."""
    return Picture(game, view, width).whole()


def cards(game: Game, view: dict[str, Any], width: int) -> RenderableType:
    """Every card that lies open, in words."""
    return open_cards(Picture(game, view, width))


def names(game: Game, view: dict[str, Any]) -> list[str]:
    """What the seats are called."""
    return Picture(game, view, 0).names


class Picture:
    """One view, with the content that gives its ids their names."""

    def __init__(self, game: Game, view: dict[str, Any], width: int) -> None:
        sun = cast(BeyondTheSun, game)
        self.view = view
        self.width = width
        self.catalog: Catalog = sun.catalog
        self.speaker = sun.speaker("en")
        self.words = self.speaker.words
        self.space_ids = list(Ids(sun.catalog, sun.tables, view["players"]).spaces.numbers)
        self.technologies = {card.id: card for card in self.catalog.technologies}
        self.systems = {card.id: card for card in self.catalog.systems}
        self.events = {card.id: card for card in self.catalog.events}
        factions = {faction.id: number for number, faction in enumerate(self.catalog.factions)}
        self.names = [
            self.speaker.faction(factions[seat["faction"]]) if seat["faction"] else f"Player {number + 1}"
            for number, seat in enumerate(view["seats"])
        ]

    def whole(self) -> RenderableType:
        parts: list[RenderableType] = [
            self.headline(),
            self.actions(),
            Text(),
            self.technology_board(),
            *self.tableau(),
            Text(),
            self.exploration_board(),
            Text(),
            self.mats(),
            Text(),
            self.achievements(),
            self.decks(),
        ]
        return Group(*parts)

    def headline(self) -> RenderableType:
        view = self.view
        claims = sum(slot["seat"] is not None for card in view["achievements"] for slot in card["slots"])
        needed = self.catalog.setup(view["players"]).achievements_to_end
        line = Text.assemble(f"Round {view['round']}  ")
        if not view["over"]:
            line.append_text(shape(view["turn"], f" {self.names[view['turn']]}"))
            line.append(f"  {view['phase'].replace('-', ' ')}  ")
        line.append(f"{claims} of the {needed} claims that end the game")
        if ENDINGS[view["ending"]]:
            line.append(f"  {ENDINGS[view['ending']]}", style="bold")
        return Rule(line, align="left")

    # ------------------------------------------------------------------ spaces

    def pawns(self, space: str) -> list[Text]:
        """The pawns on a space; several can share the last basic one."""
        return [shape(number) for number, seat in enumerate(self.view["seats"]) if seat.get("pawn") == space]

    def spaces(self, ids: Sequence[str], surcharges: Sequence[int] = ()) -> Text:
        marks = Text()
        for number, space in enumerate(ids):
            extra = surcharges[number] if surcharges else 0
            pawns = self.pawns(space)
            marks.append("[")
            marks.append_text(Text().join(pawns) if pawns else Text(f"+{extra}" if extra else FREE))
            marks.append("]")
        return marks

    def ids_of(self, card: str) -> list[str]:
        """The ids of all spaces of a card or basic Action, in the order in which they are printed."""
        return [space for space in self.space_ids if space == card or space.startswith(f"{card}:")]

    def actions(self) -> RenderableType:
        """The basic Actions and the guilds."""
        entries = []
        for number, action in enumerate(self.catalog.box(self.view["players"]).actions, 1):
            ids = self.ids_of(f"basic:{number}")
            entries.append((self.spaces(ids, action.surcharges), phrases.short(self.words, action.action), ""))
        for guild in self.catalog.guilds:
            what = "; ".join(phrases.short(self.words, space.action) for space in guild.spaces)
            if guild.id in self.view["guilds"]:
                entries.append((self.spaces(self.ids_of(f"guild:{guild.id}")), f"{guild.name}: {what}", ""))
            else:
                entries.append((Text("closed", style="dim"), f"{guild.name}: {what}", "dim"))
        grid = Table.grid(padding=(0, 1))
        columns = 2 if self.width >= 96 else 1
        for _ in range(columns):
            grid.add_column(justify="right", no_wrap=True)
            grid.add_column(ratio=1)
        half = (len(entries) + columns - 1) // columns
        for row in range(half):
            cells: list[RenderableType] = []
            for mark, what, style in entries[row::half]:
                cells += [mark, Text(what, style=style)]
            grid.add_row(*cells)
        return grid

    # ------------------------------------------------------------------ the technology board

    def technology_board(self) -> RenderableType:
        """Four columns, one for each level, with the lines that say what is needed for what."""
        wide = min(WIDEST, (self.width - (len(LEVELS) - 1) * GAP - 1) // len(LEVELS))
        top = min(slot.y for slot in self.catalog.slots)
        rows = {slot.id: round((slot.y - top) / SLOT_STEP * PITCH) for slot in self.catalog.slots}
        canvas = Canvas(len(LEVELS) * (wide + GAP), max(rows.values()) + 2)
        ends: dict[str, int] = {}  # the first column behind the name in a slot
        for slot in self.catalog.slots:
            left = (slot.level - 1) * (wide + GAP)
            name, detail = self.slot(slot, wide)
            ends[slot.id] = min(left + name.cell_len + 1, left + wide - 1)
            canvas.put(rows[slot.id], left, name)
            canvas.put(rows[slot.id] + 1, left, detail)
            for before in slot.previous:
                lane = left - GAP + self.place_in_level(before) % LANES
                canvas.link((rows[before], ends[before]), lane, (rows[slot.id], left - 2))
        return canvas.lines("dim")

    def place_in_level(self, slot_id: str) -> int:
        slots = {slot.id: slot for slot in self.catalog.slots}
        return [slot.id for slot in slots.values() if slot.level == slots[slot_id].level].index(slot_id)

    def slot(self, slot: Slot, wide: int) -> tuple[Text, Text]:
        """Two lines: the card, then who has researched it, its types and its Action spaces."""
        found = self.view["technologies"][slot.id]
        if found["technology"] is None:
            name = Text(f"{slot.id} ", style="dim")
            name.append("undiscovered" if wide > NARROW else "unknown")
            detail = Text(style="dim")
            if slot.need < len(slot.previous):
                detail.append(f"any {slot.need} of {len(slot.previous)}")
        else:
            card = self.technologies[found["technology"]]
            name = Text(card.name, style="bold")
            detail = Text().join(shape(seat) for seat in found["researched"])
            detail.append(" " * (1 + self.view["players"] - len(found["researched"])))
            detail.append_text(types(card, brief=wide <= NARROW))
            detail.append(" ")
            detail.append_text(self.spaces(self.ids_of(f"tech:{card.id}")))
        for line in (name, detail):
            line.truncate(wide - 1, overflow="ellipsis")
        return name, detail

    def tableau(self) -> list[RenderableType]:
        """The rows of the variant, if it is played."""
        lines: list[RenderableType] = []
        for level, row in (self.view["tableau"] or {}).items():
            line = Text(f"tableau {level}: ")
            line.append_text(Text(" · ").join(self.row_card(card) for card in row))
            lines.append(line)
        return lines

    def row_card(self, card: str | None) -> Text:
        if card is None:
            return Text("empty", style="dim")
        found = self.technologies[card]
        return Text.assemble((found.name, "bold"), " ", types(found, brief=True))

    # ------------------------------------------------------------------ the exploration board

    def exploration_board(self) -> RenderableType:
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        for head in ("", "place", "discs", "power", "points", "held by", "ships and power", "next to"):
            table.add_column(head)
        numbers = {location: str(number) for number, location in enumerate(self.view["exploration"], 1)}
        board = self.catalog.board(self.view["players"])
        laid = self.view["exploration"]
        for location, lies in laid.items():
            system = self.systems.get(lies["system"])
            printed = next((place for place in board.locations if place.id == location), None)
            icons = system.specialties if system else printed.specialties if printed else ()
            held = lies["outpost"]
            links = [*board.links, *((extra, place["beside"]) for extra, place in laid.items() if "beside" in place)]
            beside = [b if a == location else a for a, b in links if location in (a, b)]
            table.add_row(
                Text(numbers[location], style="dim"),
                Text(self.place(location), style="bold" if system else ""),
                " ".join(icons),
                str(system.power) if system else "",
                str(system.vp) if system else "",
                shape(held["seat"], f" {held['disc']}") if held else "",
                self.fleets(lies),
                Text(" ".join(sorted(numbers[other] for other in beside)), style="dim"),
            )
        return table

    def place(self, location: str) -> str:
        """A location by what lies there."""
        system = self.view["exploration"][location]["system"]
        if system is not None:
            return self.systems[system].name
        return PLACES.get(location) or location.replace("-", " ")

    def fleets(self, lies: dict[str, Any]) -> Text:
        """The levels of the ships of every seat, and their power where it is not the same."""
        fleets = []
        for seat, levels in enumerate(lies["ships"]):
            if levels:
                total = f"={lies['power'][seat]}" if len(levels) > 1 else ""
                fleets.append(shape(seat, "+".join(map(str, levels)) + total))
        return Text("  ").join(fleets)

    # ------------------------------------------------------------------ mats

    def mats(self) -> RenderableType:
        """One column for each seat, and a mark for the one that looks."""
        table = Table(box=None, padding=(0, 1, 0, 0), expand=True)
        table.add_column("", style="dim", no_wrap=True)
        for number, name in enumerate(self.names):
            you = " (you)" if number == self.view["you"] else ""
            table.add_column(shape(number, f" {name}{you}"), ratio=1)
        filled = [seat if "ore" in seat else None for seat in self.view["seats"]]
        for head, line in MAT:
            table.add_row(head, *(line(self, number, seat) if seat else "" for number, seat in enumerate(filled)))
        return table

    def pawn(self, seat: dict[str, Any]) -> str:
        """Where a pawn stands, in words."""
        space: str | None = seat["pawn"]
        if space is None:
            return "beside the board"
        kind, _, rest = space.partition(":")
        card = rest.partition(":")[0]
        if kind == "basic":
            return f"basic Action {card}"
        if kind == "tech":
            return self.technologies[card].name
        if kind == "event":
            return self.events[card].name
        return next(guild.name for guild in self.catalog.guilds if guild.id == card)

    def kept(self, number: int) -> str:
        """Cards beside a mat: private technologies and events."""
        private = [self.technologies[one["technology"]].name for one in self.view["private"] if one["seat"] == number]
        events = [self.events[card].name for card, where in self.view["events"].items() if where == number]
        return ", ".join(name.partition(",")[0] for name in private + events)

    # ------------------------------------------------------------------ achievements, decks

    def achievements(self) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        for card in self.view["achievements"]:
            found = next(one for one in self.catalog.achievements if one.id == card["card"])
            slots = Text(" ").join(claim(slot) for slot in card["slots"])
            grid.add_row(Text(found.name, style="bold"), slots, phrases.condition(self.words, found.when))
        return grid

    def decks(self) -> RenderableType:
        counts = "  ".join(f"{name} {deck['count']}" for name, deck in self.view["decks"].items())
        return Text(f"Cards left: {counts}", style="dim")


def claim(slot: dict[str, Any]) -> Text:
    """A slot of an achievement: its points, and who has claimed it."""
    if slot["closed"]:
        return Text("–", style="dim")
    return Text(f"{slot['points']}{FREE}") if slot["seat"] is None else shape(slot["seat"], str(slot["points"]))


def automation(_: Picture, __: int, seat: dict[str, Any]) -> str:
    level: int = seat["automation_level"]
    return "▮" * level + "▯" * max(0, AUTOMATION_LEVELS - level)


def supply(_: Picture, __: int, seat: dict[str, Any]) -> Text:
    """The columns from A to E; those that grow now stand out."""
    grows = seat["grows"]
    parts = [
        Text(str(cubes), style="bold green" if letter in grows else "") for letter, cubes in seat["supply"].items()
    ]
    return Text(" ").join(parts)


MAT: Sequence[tuple[str, Callable[[Picture, int, dict[str, Any]], RenderableType]]] = (
    ("points", lambda picture, number, seat: str(picture.view["scores"][number])),
    ("ore, population", lambda picture, number, seat: f"{seat['ore']}, {seat['population']}"),
    ("supply A to E", supply),
    ("grows, mines", lambda picture, number, seat: f"{''.join(seat['grows'])}, {seat['mines']} ore"),
    ("food, ore discs", lambda picture, number, seat: f"{seat['food_discs']}, {seat['ore_discs']}"),
    ("automation", automation),
    ("pawn", lambda picture, number, seat: picture.pawn(seat)),
    ("colonies", lambda picture, number, seat: ", ".join(picture.systems[one].name for one in seat["colonies"])),
    ("beside the mat", lambda picture, number, seat: picture.kept(number)),
)
