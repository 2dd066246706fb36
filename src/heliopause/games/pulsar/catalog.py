"""The components of Pulsar 2849 as typed records, their effects parsed, checked against what the rulebook prints.

The place of an item in its tuple is its number everywhere else, in the order of the files.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from heliopause.games.pulsar.census import patterns, totals
from heliopause.games.pulsar.reading import NOTHING, Reader
from heliopause.games.pulsar.schema import KINDS
from heliopause.kernel.content import Content, Item, overlay, read_folder
from heliopause.kernel.document import shown
from heliopause.kernel.effects import Ability, Test
from heliopause.kernel.errors import ContentError, InputError

FIRST = "first"
ONCE = ("track", "supply", "stations")
_FOLDER = Path(__file__).parent / "content"


@dataclass(frozen=True, slots=True)
class Component:
    id: str
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class DiceBoard(Component):
    """The dice board for a number of players; one entry of `engineering` and `initiative` per place."""

    players: int
    silver: int
    counters: int
    leftover: int
    even: tuple[int, ...]
    engineering: tuple[Ability, ...]
    initiative: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Track(Component):
    spaces: int
    start: int
    penalties: tuple[tuple[int, int], ...]  # space and points


@dataclass(frozen=True, slots=True)
class Supply(Component):
    start_scores: tuple[int, ...]
    plus_minus: int
    rings: int
    copy: int
    rounds: int
    buy: tuple[tuple[str, tuple[int, ...]], ...]  # token and the dice that buy it


@dataclass(frozen=True, slots=True)
class Stations(Component):
    points: tuple[int, ...]
    more: int


@dataclass(frozen=True, slots=True)
class Location:
    id: str
    kind: str
    x: int
    y: int
    dead_end: bool


@dataclass(frozen=True, slots=True)
class Segment:
    one: str
    other: str
    lines: int


@dataclass(frozen=True, slots=True)
class Cluster(Component):
    """A side of the star cluster board."""

    name: str
    canvas: tuple[int, int]
    locations: tuple[Location, ...]
    segments: tuple[Segment, ...]


@dataclass(frozen=True, slots=True)
class System(Component):
    blue: tuple[int, ...]
    lifeless: tuple[int, ...]
    bonus: Ability


@dataclass(frozen=True, slots=True)
class Gyrodyne(Component):
    take: int
    complete: int
    value: int
    tiles: int
    awards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TechnologyBoard(Component):
    letter: str
    group: str
    rows: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Technology(Component):
    name: str
    board: str
    row: int
    place: int
    die: int
    icons: int
    kind: str
    when: str
    effect: Ability


@dataclass(frozen=True, slots=True)
class Transmitter(Component):
    letter: str
    costs: tuple[int, ...]
    immediate: Ability | None
    produce: Ability | None
    left: int
    right: int


@dataclass(frozen=True, slots=True)
class Project:
    place: str
    die: int
    effect: Ability


@dataclass(frozen=True, slots=True)
class Headquarters(Component):
    """One side of a board."""

    board: str
    side: int
    projects: tuple[Project, ...]


@dataclass(frozen=True, slots=True)
class Goal(Component):
    tile: int
    first_game: bool
    goal: Test
    points: int
    bonuses: tuple[tuple[int, int], ...]  # cubes and points


@dataclass(frozen=True, slots=True)
class Exploration(Component):
    effect: Ability
    tiles: int


@dataclass(frozen=True, slots=True)
class Catalog:
    edition: str
    title: str
    hash: str
    dice_boards: tuple[DiceBoard, ...]
    track: Track
    supply: Supply
    stations: Stations
    clusters: tuple[Cluster, ...]
    systems: tuple[System, ...]
    gyrodynes: tuple[Gyrodyne, ...]
    technology_boards: tuple[TechnologyBoard, ...]
    technologies: tuple[Technology, ...]
    transmitters: tuple[Transmitter, ...]
    headquarters: tuple[Headquarters, ...]
    goals: tuple[Goal, ...]
    exploration: tuple[Exploration, ...]
    warnings: tuple[str, ...] = ()  # where an edition of one's own departs from the known patterns

    def dice_board(self, players: int) -> DiceBoard:
        return next(board for board in self.dice_boards if board.players == players)


def load_catalog(edition: str = FIRST, folder: Path | None = None) -> Catalog:
    """The components of the printed edition, or of a folder of one's own, which says itself what it stands on."""
    if folder is None:
        if edition not in editions():
            raise InputError(f"edition {shown(edition)}: there is no such edition; there is {', '.join(editions())}")
        return _printed()
    catalog, unusual = _checked(_read_own(folder))
    return replace(catalog, warnings=tuple(unusual))


def editions() -> tuple[str, ...]:
    """The editions that come with the game."""
    return (FIRST,)


@cache
def _printed() -> Catalog:
    catalog, unusual = _checked(read_folder(_FOLDER, KINDS))
    if unusual:
        raise ContentError(unusual)
    return catalog


def _read_own(folder: Path) -> Content:
    own = read_folder(folder, KINDS)
    if not own.base:
        return own
    if own.base not in editions():
        raise InputError(f"edition {shown(own.base)}: there is no such edition; there is {', '.join(editions())}")
    return overlay(read_folder(_FOLDER, KINDS), own)


def _checked(content: Content) -> tuple[Catalog, list[str]]:
    """What must hold holds; returned with the patterns it departs from."""
    builder = _Builder(content)
    if builder.findings:
        raise ContentError(builder.findings)
    catalog = builder.catalog()
    findings = totals(catalog)
    if findings:
        raise ContentError(findings)
    return catalog, patterns(catalog)


class _Builder:
    """Turns items into records and collects what is wrong with them."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.read = Reader()
        self.findings = self.read.findings
        for kind in ONCE:
            if len(content.of(kind)) != 1:
                self.findings.append(f"{kind}: exactly one is needed, there are {len(content.of(kind))}")
        self.dice_boards = tuple(self._dice_board(item) for item in content.of("dice_board"))
        self.systems = tuple(self._system(item) for item in content.of("system"))
        self.technologies = tuple(self._technology(item) for item in content.of("technology"))
        self.transmitters = tuple(self._transmitter(item) for item in content.of("transmitter"))
        self.headquarters = tuple(self._headquarters(item) for item in content.of("headquarters"))
        self.goals = tuple(self._goal(item) for item in content.of("goal"))
        self.exploration = tuple(self._exploration(item) for item in content.of("exploration"))

    def catalog(self) -> Catalog:
        of = self.content.of
        return Catalog(
            edition=self.content.edition,
            title=self.content.title,
            hash=self.content.hash(),
            dice_boards=self.dice_boards,
            track=_track(of("track")[0]),
            supply=_supply(of("supply")[0]),
            stations=_stations(of("stations")[0]),
            clusters=tuple(_cluster(item) for item in of("star_cluster")),
            systems=self.systems,
            gyrodynes=tuple(_gyrodyne(item) for item in of("gyrodyne")),
            technology_boards=tuple(_technology_board(item) for item in of("technology_board")),
            technologies=self.technologies,
            transmitters=self.transmitters,
            headquarters=self.headquarters,
            goals=self.goals,
            exploration=self.exploration,
        )

    def _dice_board(self, item: Item) -> DiceBoard:
        rewards = [
            self.read.text(item, f"engineering.{place}", text, "engineering") if text else NOTHING
            for place, text in enumerate(item.texts("engineering"), 1)
        ]
        return DiceBoard(
            *source(item),
            players=item.number("players"),
            silver=item.number("silver"),
            counters=item.number("counters"),
            leftover=item.number("leftover"),
            even=item.numbers("even"),
            engineering=tuple(rewards),
            initiative=item.numbers("initiative"),
        )

    def _system(self, item: Item) -> System:
        return System(
            *source(item),
            blue=item.numbers("blue"),
            lifeless=item.numbers("lifeless"),
            bonus=self.read.must(item, "bonus", "system"),
        )

    def _technology(self, item: Item) -> Technology:
        kind, when = item.text("class"), item.text("when")
        if when and kind != "permanent":
            self.read.find(item, "when", "belongs to permanent technologies only")
        return Technology(
            *source(item),
            name=item.text("name"),
            board=item.text("board"),
            row=item.number("row"),
            place=item.number("place"),
            die=item.number("die"),
            icons=item.number("icons"),
            kind=kind,
            when=when,
            effect=self.read.must(item, "effect", kind, when),
        )

    def _transmitter(self, item: Item) -> Transmitter:
        return Transmitter(
            *source(item),
            letter=item.text("letter"),
            costs=item.numbers("costs"),
            immediate=self.read.ability(item, "immediate", "immediate"),
            produce=self.read.ability(item, "produce", "produce"),
            left=item.number("left"),
            right=item.number("right"),
        )

    def _headquarters(self, item: Item) -> Headquarters:
        projects = [
            Project(row.text("place"), row.number("die"), self.read.must(row, "effect", "project"))
            for row in item.tables("projects")
        ]
        return Headquarters(*source(item), board=item.text("board"), side=item.number("side"), projects=tuple(projects))

    def _goal(self, item: Item) -> Goal:
        return Goal(
            *source(item),
            tile=item.number("tile"),
            first_game=item.flag("first_game"),
            goal=self.read.goal(item, "goal"),
            points=item.number("points"),
            bonuses=tuple((row.number("cubes"), row.number("points")) for row in item.tables("bonuses")),
        )

    def _exploration(self, item: Item) -> Exploration:
        effect = self.read.must(item, "effect", "exploration")
        return Exploration(*source(item), effect=effect, tiles=item.number("tiles"))


def source(item: Item) -> tuple[str, str, str]:
    return item.id, item.text("provenance"), item.text("note")


def _track(item: Item) -> Track:
    penalties = tuple((row.number("space"), row.number("points")) for row in item.tables("penalties"))
    return Track(*source(item), spaces=item.number("spaces"), start=item.number("start"), penalties=penalties)


def _supply(item: Item) -> Supply:
    return Supply(
        *source(item),
        start_scores=item.numbers("start_scores"),
        plus_minus=item.number("plus_minus"),
        rings=item.number("rings"),
        copy=item.number("copy"),
        rounds=item.number("rounds"),
        buy=tuple((row.text("token"), row.numbers("dice")) for row in item.tables("buy")),
    )


def _stations(item: Item) -> Stations:
    return Stations(*source(item), points=item.numbers("points"), more=item.number("more"))


def _cluster(item: Item) -> Cluster:
    canvas = item.table("canvas")
    return Cluster(
        *source(item),
        name=item.text("name"),
        canvas=(canvas.number("width"), canvas.number("height")),
        locations=tuple(
            Location(row.text("id"), row.text("kind"), row.number("x"), row.number("y"), row.flag("dead_end"))
            for row in item.tables("locations")
        ),
        segments=tuple(
            Segment(row.text("from"), row.text("to"), row.number("lines") or 1) for row in item.tables("segments")
        ),
    )


def _gyrodyne(item: Item) -> Gyrodyne:
    return Gyrodyne(
        *source(item),
        take=item.number("take"),
        complete=item.number("complete"),
        value=item.number("value"),
        tiles=item.number("tiles"),
        awards=item.numbers("awards"),
    )


def _technology_board(item: Item) -> TechnologyBoard:
    return TechnologyBoard(
        *source(item), letter=item.text("letter"), group=item.text("group"), rows=item.numbers("rows")
    )
