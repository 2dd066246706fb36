"""The components of Beyond the Sun as typed records, their abilities parsed, checked against the rulebook's totals.

The place of an item in its tuple is its number everywhere else: technologies come level by level, events II
then III, Systems A then B, each in the order of the files.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from heliopause.games.sun.boards import (
    Board,
    Box,
    Plan,
    Setup,
    Slot,
    Trade,
    read_board,
    read_box,
    read_plan,
    read_setup,
    read_slot,
    read_trade,
)
from heliopause.games.sun.census import patterns, totals
from heliopause.games.sun.reading import Reader
from heliopause.games.sun.schema import KINDS
from heliopause.games.sun.verbs import LEVELS
from heliopause.kernel.content import Content, Item
from heliopause.kernel.editions import FIRST, Editions
from heliopause.kernel.effects import Ability, Atom, Condition
from heliopause.kernel.errors import ContentError
from heliopause.kernel.reading import Component, source

EDITIONS = Editions(Path(__file__).parent / "content", KINDS)


@dataclass(frozen=True, slots=True)
class Space:
    """Action spaces that carry the same Action."""

    action: Ability
    count: int


@dataclass(frozen=True, slots=True)
class Technology(Component):
    name: str
    level: int
    left: tuple[str, ...]
    right: str
    immediate: Ability | None
    spaces: tuple[Space, ...]
    permanent: Ability | None
    rule: str
    amount: int
    end_score: Ability | None
    vp: int


@dataclass(frozen=True, slots=True)
class Event(Component):
    name: str
    level: int
    fixed: bool
    effect: Ability | None
    spaces: tuple[Space, ...]
    vp: int
    tie_vp: int
    stays: str
    location: str
    metric: str
    rule: str
    amount: int


@dataclass(frozen=True, slots=True)
class System(Component):
    name: str
    deck: str
    start: bool
    power: int
    vp: int
    specialties: tuple[str, ...]
    gain_control: Ability | None
    colonization: Ability | None
    permanent: Ability | None
    rule: str
    amount: int


@dataclass(frozen=True, slots=True)
class Achievement(Component):
    name: str
    letter: str  # "basic", "A" or "B"
    when: Condition
    vp: tuple[int, ...]
    min_players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Guild(Component):
    name: str
    level: int
    spaces: tuple[Space, ...]
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Innovation:
    id: str
    when: Condition
    once: bool
    effect: Ability | None
    permanent: Ability | None
    cost: tuple[Atom, ...]
    rule: str
    amount: int


@dataclass(frozen=True, slots=True)
class Mat:
    columns: tuple[int, ...]
    population_track: tuple[str, ...]
    ore_track: tuple[int, ...]
    automation_vp: tuple[int, ...]
    setup: Ability | None
    innovations: tuple[Innovation, ...]


@dataclass(frozen=True, slots=True)
class Faction(Component):
    name: str
    players: tuple[int, ...]
    basic: Mat
    advanced: Mat


@dataclass(frozen=True, slots=True)
class Catalog:
    edition: str
    title: str
    hash: str
    technologies: tuple[Technology, ...]
    events: tuple[Event, ...]
    systems: tuple[System, ...]
    achievements: tuple[Achievement, ...]
    guilds: tuple[Guild, ...]
    factions: tuple[Faction, ...]
    slots: tuple[Slot, ...]
    plan: Plan
    boxes: tuple[Box, ...]
    boards: tuple[Board, ...]
    setups: tuple[Setup, ...]
    trade: Trade
    first_game: tuple[str, ...]  # ids of the recommended achievements
    warnings: tuple[str, ...] = ()  # where an edition of one's own departs from the known patterns

    def box(self, players: int) -> Box:
        return next(box for box in self.boxes if box.players == players)

    def board(self, players: int) -> Board:
        return next(board for board in self.boards if players in board.players)

    def setup(self, players: int) -> Setup:
        return next(setup for setup in self.setups if setup.players == players)


def load_catalog(edition: str = FIRST, folder: Path | None = None) -> Catalog:
    """The components of a printed edition, or of a folder of one's own, which says itself what it stands on."""
    if folder is None:
        return _printed(edition)
    catalog, unusual = _checked(EDITIONS.read_own(folder))
    return replace(catalog, warnings=tuple(unusual))


@cache
def _printed(edition: str) -> Catalog:
    catalog, unusual = _checked(EDITIONS.read(edition))
    if unusual:
        raise ContentError(unusual)
    return catalog


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
        for kind in ("technology_board", "trade", "first_game"):
            if len(content.of(kind)) != 1:
                self.findings.append(f"{kind}: exactly one is needed, there are {len(content.of(kind))}")
        self.technologies = tuple(
            sorted((self._technology(item) for item in content.of("technology")), key=lambda card: card.level)
        )
        self.events = tuple(sorted((self._event(item) for item in content.of("event")), key=lambda card: card.level))
        self.systems = tuple(sorted((self._system(item) for item in content.of("system")), key=lambda card: card.deck))
        self.achievements = tuple(self._achievement(item) for item in content.of("achievement"))
        self.guilds = tuple(self._guild(item) for item in content.of("guild"))
        self.factions = tuple(self._faction(item) for item in content.of("faction"))
        self.slots = tuple(read_slot(item) for item in content.of("slot"))
        self.boxes = tuple(read_box(item, self.read) for item in content.of("basic_spacefaring"))
        self.boards = tuple(read_board(item) for item in content.of("exploration"))
        self.setups = tuple(read_setup(item) for item in content.of("setup"))

    def catalog(self) -> Catalog:
        return Catalog(
            edition=self.content.edition,
            title=self.content.title,
            hash=self.content.hash(),
            technologies=self.technologies,
            events=self.events,
            systems=self.systems,
            achievements=self.achievements,
            guilds=self.guilds,
            factions=self.factions,
            slots=self.slots,
            plan=read_plan(self.content.of("technology_board")[0]),
            boxes=self.boxes,
            boards=self.boards,
            setups=self.setups,
            trade=read_trade(self.content.of("trade")[0]),
            first_game=self.content.of("first_game")[0].texts("achievements"),
        )

    def _technology(self, item: Item) -> Technology:
        self.read.check_rule(item, "technology")
        return Technology(
            *source(item),
            name=item.text("name"),
            level=LEVELS.index(item.text("level")) + 1,
            left=item.texts("left"),
            right=item.text("right"),
            immediate=self.read.ability(item, "immediate"),
            spaces=self._spaces(item),
            permanent=self.read.ability(item, "permanent"),
            rule=item.text("rule"),
            amount=item.number("amount"),
            end_score=self.read.ability(item, "end_score"),
            vp=item.number("vp"),
        )

    def _event(self, item: Item) -> Event:
        self.read.check_rule(item, "event")
        return Event(
            *source(item),
            name=item.text("name"),
            level=LEVELS.index(item.text("level")) + 1,
            fixed=item.flag("fixed"),
            effect=self.read.ability(item, "effect"),
            spaces=self._spaces(item),
            vp=item.number("vp"),
            tie_vp=item.number("tie_vp"),
            stays=item.text("stays"),
            location=item.text("location"),
            metric=item.text("metric"),
            rule=item.text("rule"),
            amount=item.number("amount"),
        )

    def _system(self, item: Item) -> System:
        self.read.check_rule(item, "system")
        return System(
            *source(item),
            name=item.text("name"),
            deck=item.text("deck"),
            start=item.flag("start"),
            power=item.number("power"),
            vp=item.number("vp"),
            specialties=item.texts("specialties"),
            gain_control=self.read.ability(item, "gain_control"),
            colonization=self.read.ability(item, "colonization"),
            permanent=self.read.ability(item, "permanent"),
            rule=item.text("rule"),
            amount=item.number("amount"),
        )

    def _achievement(self, item: Item) -> Achievement:
        return Achievement(
            *source(item),
            name=item.text("name"),
            letter=item.text("class"),
            when=self.read.condition(item, "when"),
            vp=item.numbers("vp"),
            min_players=item.numbers("min_players"),
        )

    def _guild(self, item: Item) -> Guild:
        return Guild(
            *source(item),
            name=item.text("name"),
            level=item.number("level"),
            spaces=self._spaces(item),
            x=item.number("x"),
            y=item.number("y"),
        )

    def _faction(self, item: Item) -> Faction:
        return Faction(
            *source(item),
            name=item.text("name"),
            players=item.numbers("players"),
            basic=self._mat(item.table("basic")),
            advanced=self._mat(item.table("advanced")),
        )

    def _mat(self, item: Item) -> Mat:
        return Mat(
            columns=item.numbers("columns"),
            population_track=item.texts("population_track"),
            ore_track=item.numbers("ore_track"),
            automation_vp=item.numbers("automation_vp"),
            setup=self.read.ability(item, "setup"),
            innovations=tuple(self._innovation(row) for row in item.tables("innovation")),
        )

    def _innovation(self, item: Item) -> Innovation:
        self.read.check_rule(item, "innovation")
        once = item.text("kind") == "once"
        if once != item.has("effect"):
            self.read.find(item, "effect", "belongs to an innovation of the kind once, and only there")
        if once == item.has("rule"):
            self.read.find(item, "rule", "belongs to an innovation of the kind while, and only there")
        return Innovation(
            id=item.text("id"),
            when=self.read.condition(item, "when"),
            once=once,
            effect=self.read.ability(item, "effect"),
            permanent=self.read.ability(item, "permanent"),
            cost=self.read.cost(item, "cost"),
            rule=item.text("rule"),
            amount=item.number("amount"),
        )

    def _spaces(self, item: Item) -> tuple[Space, ...]:
        rows = item.tables("spaces")
        for row in rows:
            if not 1 <= row.number("spaces") <= 4:
                self.read.find(row, "spaces", "must be 1 to 4, one for each player at most")
        return tuple(Space(self.read.must(row, "action", item), row.number("spaces")) for row in rows)
