"""New Frontiers drawn in a terminal, from a view: track and action tiles, worlds on offer, developments, empires."""

from collections.abc import Iterable
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from heliopause.cli.pieces import shape
from heliopause.games.frontiers.catalog import Development, Planet
from heliopause.games.frontiers.game import NewFrontiers
from heliopause.games.frontiers.words.cards import goal_line, tile_line
from heliopause.kernel.game import Game

GOODS = {"novelty": ("N", "cyan"), "rare": ("R", "yellow"), "genes": ("G", "green"), "alien": ("A", "bright_yellow")}
NO_GOOD = "·"
ENDINGS = {
    "mat": "a mat is full",
    "colonies": "an empire has more than seven colonies",
    "colonists": "the colonists run out",
    "pool": "the pool is empty",
    "late": "the hundredth round",
}


def draw(game: Game, view: dict[str, Any], width: int) -> RenderableType:
    """The whole table."""
    return Picture(game, view).whole(width)


def cards(game: Game, view: dict[str, Any], width: int) -> RenderableType:
    """Every tile and goal that lies open, in words."""
    return Picture(game, view).open_tiles()


def names(game: Game, view: dict[str, Any]) -> list[str]:
    """What the seats are called."""
    return Picture(game, view).names


class Picture:
    """One view, with the content that gives its ids their names."""

    def __init__(self, game: Game, view: dict[str, Any]) -> None:
        frontiers = cast(NewFrontiers, game)
        self.view = view
        self.catalog = frontiers.catalog
        self.speaker = frontiers.speaker("en")
        self.numbers = {tile.id: number for number, tile in enumerate(self.speaker.tiles)}
        self.goals = {goal.id: goal for goal in self.catalog.goals}
        self.names = [self.speaker.seat(seat) for seat in range(view["players"])]

    def whole(self, width: int) -> RenderableType:
        return Group(
            self.headline(),
            self.track(),
            self.actions(),
            self.supplies(),
            *self.offer(),
            Text(),
            self.developments(width),
            *self.open_goals(),
            Text(),
            *(self.empire(seat) for seat in range(len(self.names))),
        )

    def name(self, tile: str) -> str:
        return self.speaker.called[tile]

    # ------------------------------------------------------------------ the table

    def headline(self) -> RenderableType:
        view = self.view
        line = Text(f"Round {view['round']}  ")
        if not view["over"]:
            line.append_text(shape(view["seat"], f" {self.names[view['seat']]}"))
        for reason in view["ending"]:
            line.append(f"  the last round: {ENDINGS[reason]}", style="bold")
        return Rule(line, align="left")

    def track(self) -> Text:
        """The disks from the front; those that have selected stand before the bar."""
        line = Text("Priority  ", style="dim")
        for place, seat in enumerate(self.view["track"]):
            if place == self.view["selected"]:
                line.append("│ ", style="dim")
            line.append_text(shape(seat, " "))
        return line

    def actions(self) -> Text:
        """The seven tiles with who has taken them."""
        view = self.view
        line = Text()
        for action in self.catalog.actions:
            if action.goals == ("never" if view["options"]["goals"] else "always"):
                continue
            doing = view["action"] == action.id
            line.append("[", style="dim")
            if action.id in view["taken"]:
                line.append_text(shape(view["taken"][action.id], " "))
            style = "bold" if doing else "dim" if action.id in view["taken"] else ""
            line.append(action.name, style=style)
            if action.id == "produce" and view["produce_credits"]:
                line.append(f" +{view['produce_credits']}", style="bright_yellow")
            line.append("] ", style="dim")
        return line

    def supplies(self) -> Text:
        view = self.view
        line = Text(f"Pool {view['pool']}  colonists {view['colonists']}  bag {len(view['bag'])}  goods ")
        for kind, count in view["goods"].items():
            line.append(f"{GOODS[kind][0]}{count} ", style=GOODS[kind][1])
        return line

    def offer(self) -> Iterable[RenderableType]:
        if self.view["offer"]:
            yield Text("On offer", style="dim")
            yield from (self.tile(tile) for tile in self.view["offer"])

    def developments(self, width: int) -> RenderableType:
        """Every stack with its price, its worth and what is left of it."""
        cells = [self.stack(one) for one in self.view["developments"].values()]
        columns = max(1, width // (max(cell.cell_len for cell in cells) + 2))
        grid = Table.grid(padding=(0, 2))
        for first in range(0, len(cells), columns):
            grid.add_row(*cells[first : first + columns])
        return grid

    def stack(self, row: dict[str, Any]) -> Text:
        card = self.speaker.tiles[self.numbers[row["face"]]]
        assert isinstance(card, Development)
        worth = "?" if card.score else str(card.vp)
        return Text(f"{row['left']}× {card.cost}/{worth} {card.name}", style="" if row["left"] else "dim strike")

    def open_goals(self) -> Iterable[RenderableType]:
        goals = self.view["goals"]
        if goals is None:
            return
        parts = [Text(f"Goals  {len(goals['stack'])} in the stack", style="dim")]
        parts += [shape(seat, f" {self.goals[goal].name}") for goal, seat in goals["held"].items()]
        hidden = goals["face_down"]
        if hidden:
            known = f": {self.goals[hidden['goal']].name}" if hidden["goal"] else ""
            parts.append(shape(hidden["seat"], f" face down{known}"))
        yield Text("  ").join(parts)

    # ------------------------------------------------------------------ empires

    def empire(self, seat: int) -> RenderableType:
        row = self.view["seats"][seat]
        points = self.view["scores"][seat]
        head = shape(seat, f" {self.names[seat]}")
        counts = ("credits", "chips", "colonists", "military", "covered")
        told = "  ".join(f"{'spaces' if key == 'covered' else key} {row[key]}" for key in counts)
        head.append(f"  {told}  score {points}", style="default")
        lines = [
            Text("colonies ", style="dim").append_text(Text(", ").join(self.colony(one) for one in row["colonies"])),
            self.list("explored", row["explored"]),
            self.list("developments", row["developments"]),
        ]
        if row.get("stockpile"):
            lines.append(self.stockpile(row["stockpile"]))
        return Group(head, *(Padding(line, (0, 0, 0, 2)) for line in lines if line.plain))

    def colony(self, row: dict[str, Any]) -> Text:
        tile = self.speaker.tiles[self.numbers[row["tile"]]]
        assert isinstance(tile, Planet)
        line = Text(tile.name, style="default")
        if tile.goods:
            letter, colour = GOODS.get(row["good"], (NO_GOOD, ""))
            line.append(f"({letter})", style=colour)
        return line

    def list(self, what: str, tiles: list[str]) -> Text:
        if not tiles:
            return Text()
        return Text(f"{what} ", style="dim").append(", ".join(map(self.name, tiles)), style="default")

    def stockpile(self, row: dict[str, Any]) -> Text:
        goods = "".join(GOODS[kind][0] * count for kind, count in row["goods"].items())
        parts = [f"credits {row['credits']}"] if row["credits"] else []
        parts += [goods] if goods else []
        parts += [self.name(world) for world in row["worlds"]]
        return Text(f"stockpile {', '.join(parts)}", style="dim") if parts else Text()

    # ------------------------------------------------------------------ tiles in words

    def open_tiles(self) -> RenderableType:
        """Worlds on offer and explored, colonies, developments, goals."""
        view = self.view
        tiles = [*view["offer"], *(row["face"] for row in view["developments"].values())]
        for row in view["seats"]:
            tiles += [*row["explored"], *(one["tile"] for one in row["colonies"]), *row["developments"]]
        lines = [self.tile(tile) for tile in dict.fromkeys(tiles)]
        for goal in view["goals"]["held"] if view["goals"] else ():
            lines.append(self.line(self.goals[goal].name, goal_line(self.speaker, self.goals[goal])))
        return Group(*lines)

    def tile(self, tile: str) -> Text:
        return self.line(self.name(tile), tile_line(self.speaker, self.numbers[tile]))

    def line(self, name: str, facts: str) -> Text:
        return Text.assemble((name, "bold"), f": {facts}")
