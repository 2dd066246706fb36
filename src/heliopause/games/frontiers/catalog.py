"""The components of New Frontiers as typed records, their powers parsed, checked against the rulebook's totals.

The place of an item in its tuple is its number everywhere else, in the order of the files.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from heliopause.games.frontiers.census import patterns, totals
from heliopause.games.frontiers.reading import Reader
from heliopause.games.frontiers.schema import ITEM_KINDS
from heliopause.games.frontiers.verbs import PHASES
from heliopause.kernel.content import Content, Item
from heliopause.kernel.editions import FIRST, Editions
from heliopause.kernel.effects import Ability
from heliopause.kernel.errors import ContentError
from heliopause.kernel.reading import Component, source

EDITIONS = Editions(Path(__file__).parent / "content", ITEM_KINDS)
LARGE_COST = 9  # covers two spaces of an empire mat, all others one (NF-DEV-09)


@dataclass(frozen=True, slots=True)
class Power:
    phase: str
    effect: Ability

    @property
    def may(self) -> bool:
        """Whether its owner may leave it unused (NF-POW-04, NF-POW-05)."""
        return all(step.optional for step in self.effect.steps)


@dataclass(frozen=True, slots=True)
class Tile(Component):
    """What homes, worlds and developments have in common: `vp`, or `score` where the tile shows a question mark."""

    name: str
    keywords: tuple[str, ...]
    vp: int
    score: Ability | None
    powers: tuple[Power, ...]  # in the order of the phases, then as written

    def powers_in(self, phase: str) -> tuple[Ability, ...]:
        return tuple(power.effect for power in self.powers if power.phase == phase)


@dataclass(frozen=True, slots=True)
class Planet(Tile):
    """A world or a home colony. `number` is its defence if it is military, else its cost."""

    military: bool
    number: int
    colonists: int
    kind: str  # of goods, "gray" or "any"
    goods: str  # "production", "windfall" or ""


@dataclass(frozen=True, slots=True)
class World(Planet):
    pass


@dataclass(frozen=True, slots=True)
class Home(Planet):
    mat: int
    side: str  # "white": for first games, or "reverse"


@dataclass(frozen=True, slots=True)
class Development(Tile):
    cost: int
    stack: str
    side: str

    @property
    def spaces(self) -> int:
        return 2 if self.cost >= LARGE_COST else 1


@dataclass(frozen=True, slots=True)
class Stack(Component):
    """Where equal developments lie: on the small or the large mat."""

    mat: str
    column: int
    row: int
    flips: bool  # two faces, one of which is in a game


@dataclass(frozen=True, slots=True)
class Action(Component):
    name: str
    phases: tuple[str, ...]  # whose powers apply; none where nobody acts
    bonus: Ability  # for the selector alone
    goals: str  # "always": only with the goals, "never": only without them, "": in every game


@dataclass(frozen=True, slots=True)
class Goal(Component):
    name: str
    type: str
    categories: tuple[str, ...]  # counters: how many of them are not 0
    counts: str  # a counter
    item: str  # "world", "good" or "credit"
    phases: tuple[str, ...]  # in which an item may be laid on the stockpile mat
    most: int
    most_per_action: int
    table: tuple[tuple[int, int], ...]  # (from this count on, points)

    def points(self, count: int) -> int:
        return max((vp for least, vp in self.table if count >= least), default=0)


@dataclass(frozen=True, slots=True)
class Good(Component):
    name: str
    count: int
    price: int


@dataclass(frozen=True, slots=True)
class Chips(Component):
    ones: int
    fives: int
    tens: int


@dataclass(frozen=True, slots=True)
class Setup(Component):
    players: int
    copies: int  # of each small development
    colonists: int
    pool: int
    credits: tuple[int, ...]  # in the first priority order
    selections: int  # of one player in a round


@dataclass(frozen=True, slots=True)
class Limits(Component):
    explore_draw: int
    settle_colonists: int
    worlds: int  # explored and settled, the home included
    spaces: int  # of an empire mat; the game ends above
    colonies: int  # the game ends above
    colonists_left: int  # in the supply; the game ends below


@dataclass(frozen=True, slots=True)
class Catalog:
    edition: str
    title: str
    hash: str
    worlds: tuple[World, ...]
    homes: tuple[Home, ...]
    developments: tuple[Development, ...]
    stacks: tuple[Stack, ...]
    actions: tuple[Action, ...]
    goals: tuple[Goal, ...]
    goods: tuple[Good, ...]
    chips: tuple[Chips, ...]
    setups: tuple[Setup, ...]
    limits: Limits
    warnings: tuple[str, ...] = ()  # where an edition of one's own departs from the known patterns

    def setup(self, players: int) -> Setup:
        return next(setup for setup in self.setups if setup.players == players)

    def face(self, stack: str, side: str) -> Development:
        return next(card for card in self.developments if (card.stack, card.side) == (stack, side))


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
    read = Reader()
    catalog = _read(content, read)
    if read.findings:
        raise ContentError(read.findings)
    findings = totals(catalog)
    if findings:
        raise ContentError(findings)
    return catalog, patterns(catalog)


def _read(content: Content, read: Reader) -> Catalog:
    limits = content.of("limits")
    if len(limits) != 1:
        raise ContentError([f"limits: exactly one is needed, there are {len(limits)}"])
    return Catalog(
        edition=content.edition,
        title=content.title,
        hash=content.hash(),
        worlds=tuple(_world(item, read) for item in content.of("world")),
        homes=tuple(_home(item, read) for item in content.of("home")),
        developments=tuple(_development(item, read) for item in content.of("development")),
        stacks=tuple(_stack(item) for item in content.of("stack")),
        actions=tuple(_action(item, read) for item in content.of("action")),
        goals=tuple(_goal(item, read) for item in content.of("goal")),
        goods=tuple(_good(item) for item in content.of("good")),
        chips=tuple(_chips(item) for item in content.of("chips")),
        setups=tuple(_setup(item) for item in content.of("setup")),
        limits=_limits(limits[0]),
    )


_TileFields = tuple[str, str, str, str, tuple[str, ...], int, Ability | None, tuple[Power, ...]]


def _tile(item: Item, read: Reader) -> _TileFields:
    read.check_tile(item)
    powers = tuple(Power(phase, effect) for phase in PHASES for effect in read.abilities(item, phase))
    score = read.ability(item, "score")
    return *source(item), item.text("name"), item.texts("keywords"), item.number("vp"), score, powers


def _planet(item: Item, read: Reader) -> tuple[bool, int, int, str, str]:
    read.check_planet(item)
    military = item.has("defence")
    number = item.number("defence" if military else "cost")
    return military, number, max(1, item.number("colonists")), item.text("kind"), item.text("goods")


def _world(item: Item, read: Reader) -> World:
    return World(*_tile(item, read), *_planet(item, read))


def _home(item: Item, read: Reader) -> Home:
    return Home(*_tile(item, read), *_planet(item, read), mat=item.number("mat"), side=item.text("side"))


def _development(item: Item, read: Reader) -> Development:
    return Development(*_tile(item, read), cost=item.number("cost"), stack=item.text("stack"), side=item.text("side"))


def _stack(item: Item) -> Stack:
    return Stack(
        *source(item),
        mat=item.text("mat"),
        column=item.number("column"),
        row=item.number("row"),
        flips=item.flag("flips"),
    )


def _action(item: Item, read: Reader) -> Action:
    return Action(
        *source(item),
        name=item.text("name"),
        phases=item.texts("phases"),
        bonus=read.must(item, "bonus"),
        goals=item.text("goals"),
    )


def _goal(item: Item, read: Reader) -> Goal:
    read.check_goal(item)
    categories = (read.counter(item, f"categories.{n}", text) for n, text in enumerate(item.texts("categories"), 1))
    return Goal(
        *source(item),
        name=item.text("name"),
        type=item.text("type"),
        categories=tuple(categories),
        counts=read.counter(item, "counts", item.text("counts")) if item.has("counts") else "",
        item=item.text("item"),
        phases=item.texts("phases"),
        most=item.number("most"),
        most_per_action=item.number("most_per_action"),
        table=tuple((row.number("from"), row.number("vp")) for row in item.tables("table")),
    )


def _good(item: Item) -> Good:
    return Good(*source(item), name=item.text("name"), count=item.number("count"), price=item.number("price"))


def _chips(item: Item) -> Chips:
    return Chips(*source(item), ones=item.number("ones"), fives=item.number("fives"), tens=item.number("tens"))


def _setup(item: Item) -> Setup:
    return Setup(
        *source(item),
        players=item.number("players"),
        copies=item.number("copies"),
        colonists=item.number("colonists"),
        pool=item.number("pool"),
        credits=item.numbers("credits"),
        selections=item.number("selections"),
    )


def _limits(item: Item) -> Limits:
    return Limits(
        *source(item),
        explore_draw=item.number("explore_draw"),
        settle_colonists=item.number("settle_colonists"),
        worlds=item.number("worlds"),
        spaces=item.number("spaces"),
        colonies=item.number("colonies"),
        colonists_left=item.number("colonists_left"),
    )
