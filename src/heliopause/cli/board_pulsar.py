"""Pulsar 2849 in a terminal, from a view: star cluster, dice board, technologies, arrays, what everybody has."""

from collections.abc import Iterable
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from heliopause.cli.pieces import shape
from heliopause.games.pulsar.catalog import Location, Transmitter
from heliopause.games.pulsar.game import Pulsar2849
from heliopause.games.pulsar.words import effects
from heliopause.games.pulsar.words.names import COLOURS
from heliopause.kernel.game import Game

GATES = {"pink": "bright_magenta", "green": "green", "orange": "dark_orange"}
MAP_LINES = 34
TRACK_SPACES = 15


def draw(game: Game, view: dict[str, Any], width: int) -> RenderableType:
    """The whole table."""
    return Picture(game, view, width).whole()


def cards(game: Game, view: dict[str, Any], width: int) -> RenderableType:
    """Everything that lies open, in words."""
    return Picture(game, view, width).cards()


def names(game: Game, view: dict[str, Any]) -> list[str]:
    """What the seats are called."""
    return Picture(game, view, 0).names


class Picture:
    """One view, with the content that gives its ids their names."""

    def __init__(self, game: Game, view: dict[str, Any], width: int) -> None:
        pulsar = cast(Pulsar2849, game)
        self.view = view
        self.width = width
        self.catalog = pulsar.catalog
        self.words = pulsar.speaker("en").words
        side = view["options"]["side"]
        self.cluster = next(cluster for cluster in self.catalog.clusters if cluster.id == side)
        self.names = [self.words.say("seat", colour=COLOURS[seat]) for seat in range(view["players"])]
        letters = view["technologies"]["boards"]
        shown = {letter + group for letter, group in zip(letters, ("I", "II", "III"), strict=True)}
        self.technologies = [card for card in self.catalog.technologies if card.board in shown]

    def whole(self) -> RenderableType:
        return Group(
            self.headline(),
            self.star_cluster(),
            self.dice(),
            self.tracks(),
            Text(),
            self.patents(),
            Text(),
            self.offer(),
            self.goals(),
            Text(),
            self.mats(),
        )

    def headline(self) -> RenderableType:
        view = self.view
        line = Text.assemble(f"Round {view['round']}  ")
        if view["turn"] is not None:
            line.append_text(shape(view["turn"], f" {self.names[view['turn']]}"))
        return Rule(line, align="left")

    # ------------------------------------------------------------------ the star cluster

    def star_cluster(self) -> Text:
        """Systems in brackets, pulsars with a star, gates in their colour; behind each place who is or owns what."""
        width, height = self.cluster.canvas
        rows: list[list[tuple[int, Text]]] = [[] for _ in range(MAP_LINES + 1)]
        for place in sorted(self.cluster.locations, key=lambda place: place.x):
            column = place.x * max(1, self.width - 10) // width
            rows[place.y * MAP_LINES // height].append((column, self.place(place)))
        sheet = Text()
        for row in rows:
            line = Text()
            for column, text in row:
                line.append(" " * max(1, column - line.cell_len))
                line.append_text(text)
            line.truncate(self.width)
            sheet.append_text(line)
            sheet.append("\n")
        sheet.rstrip()
        return sheet

    def place(self, place: Location) -> Text:
        text = Text()
        if place.kind == "system":
            found = self.view["systems"][place.id]
            text.append(f"[{place.id}]" if found["face_up"] else f"[{place.id}?]", style="bold")
            for seat in found.get("stations", []):
                text.append_text(Text("·") if seat is None else shape(seat))
        elif place.kind in ("pulsar", "isolated"):
            text.append(f"*{place.id}", style="bold cyan")
            found = self.view["pulsars"].get(place.id)
            if found:
                size = found.get("gyrodyne")
                mark = "" if not size else size[0].upper() if found["spinning"] else size[0]
                text.append_text(shape(found["claimed"], mark))
        else:
            text.append(place.id, style=GATES.get(place.kind, "dim"))
        for seat, row in enumerate(self.view["seats"]):
            if row["ship"] == place.id:
                text.append_text(shape(seat, "▸"))
        return text

    # ------------------------------------------------------------------ the dice board

    def dice(self) -> Text:
        dice = self.view["dice"]
        line = Text(f"Dice {' '.join(map(str, dice['board']))}  marker {dice['marker']:g}")
        if dice["bound"]:
            line.append(f"  red {dice['bound']} to be used", style="red")
        if dice["red"]:
            line.append(f"  red {' or '.join(map(str, dice['red']))}", style="red")
        return line

    def tracks(self) -> Table:
        """One line for each track, the counters of a stack with the upper one first."""
        grid = Table.grid(padding=(0, 1))
        for track, counters in self.view["tracks"].items():
            line = Text()
            for space in range(1, TRACK_SPACES + 1):
                stack = [row["seat"] for row in counters if row["space"] == space]
                line.append_text(Text().join([shape(seat) for seat in stack]) if stack else Text("·"))
                line.append(" ")
            grid.add_row(track.capitalize(), line)
        order = Text(" ").join(shape(seat) for seat in self.view["order"])
        grid.add_row("Play order", order)
        return grid

    # ------------------------------------------------------------------ technologies, transmitters, goals

    def patents(self) -> Table:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        owners = self.view["technologies"]["patents"]
        for card in self.technologies:
            mark = Text(f"{card.row}: {card.die}{'' if card.icons == 1 else '²'} ")
            for seat in owners.get(card.id, {}).get("owners", []):
                mark.append_text(shape(seat))
            closed = card.row > self.view["round"]
            what = f"{card.name}: {effects.technology(self.words, card, effects.SHORT)}"
            grid.add_row(mark, Text(what, style="dim" if closed else ""))
        return grid

    def offer(self) -> Table:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        tiles = {tile.id: tile for tile in self.catalog.transmitters}
        for name in self.view["transmitters"]["offer"]:
            if name:
                grid.add_row(Text("Offer"), self.transmitter(tiles[name]))
        for name, row in self.view["transmitters"]["taken"].items():
            state = "online" if row["online"] else f"{len(row.get('covered', []))}/{len(tiles[name].costs)}"
            grid.add_row(shape(row["seat"], f" {state}"), self.transmitter(tiles[name]))
        return grid

    def transmitter(self, tile: Transmitter) -> Text:
        parts = [f"{tile.id}  dice {' '.join(map(str, tile.costs))}"]
        if tile.immediate:
            parts.append(effects.short(self.words, tile.immediate))
        if tile.produce:
            parts.append(f"each production {effects.short(self.words, tile.produce)}")
        ends = ["–" if pips < 0 else str(pips) for pips in (tile.left, tile.right)]
        return Text(f"{'; '.join(parts)}  ({ends[0]}|{ends[1]})")

    def goals(self) -> Table:
        grid = Table.grid(padding=(0, 1))
        for goal in self.catalog.goals:
            if goal.id in self.view["goals"]:
                bonuses = ", ".join(f"{cubes}→{points}" for cubes, points in goal.bonuses)
                grid.add_row("Goal", f"{effects.goal(self.words, goal.goal)}: {goal.points} ({bonuses})")
        return grid

    # ------------------------------------------------------------------ what everybody has

    def mats(self) -> Table:
        table = Table(box=None, padding=(0, 1))
        for head in ("", "points", "dice", "cubes", "±1 +2", "stations", "claims", "gyrodynes", "projects"):
            table.add_column(head, no_wrap=True, overflow="ellipsis")
        for seat, row in enumerate(self.view["seats"]):
            table.add_row(
                shape(seat, f" {self.names[seat]}"),
                str(row["score"]),
                " ".join(map(str, row["dice"])) or "–",
                str(row["cubes"]),
                f"{row['plus_minus']} {row['plus_two']}",
                f"{len(row['stations'])}+{row['extra_stations']}",
                str(len(row["claims"])),
                sizes(row),
                str(len(row["projects"])) if "projects" in row else "–",
            )
        return table

    def cards(self) -> RenderableType:
        """Technologies in full, then the headquarters of every seat."""
        lines: list[RenderableType] = []
        for card in self.technologies:
            text = self.words.say("sentence", text=effects.technology(self.words, card))
            lines.append(Text(f"{card.name} (row {card.row}, die {card.die}): {text}"))
        sides = {side.id: side for side in self.catalog.headquarters}
        for seat, row in enumerate(self.view["seats"]):
            if row.get("side"):
                lines.append(Text.assemble(shape(seat), f" {self.names[seat]}: headquarters {row['side']}"))
                for project in sides[row["side"]].projects:
                    done = "✓" if project.place in row["projects"] else " "
                    lines.append(Text(f"  {done} {project.die}  {effects.sentence(self.words, project.effect)}"))
        return Group(*lines)


def sizes(row: dict[str, Any]) -> str:
    """In hand, under construction and spinning, by first letters; spinning ones are large."""
    parts: Iterable[str] = (
        "".join(size[0] * n for size, n in row["gyrodynes"].items()),
        "".join(size[0] * n for size, n in row["under_construction"].items()),
        "".join(size[0].upper() * n for size, n in row["spinning"].items()),
    )
    return "/".join(part or "–" for part in parts)
