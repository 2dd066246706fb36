"""From the catalog to the tables: powers become rows, conditions groups, everything else flat lists of integers."""

from collections.abc import Sequence

from heliopause.games.frontiers import layout as at
from heliopause.games.frontiers import ops
from heliopause.games.frontiers.catalog import Action, Catalog, Development, Goal, Planet, Tile
from heliopause.games.frontiers.tables import GOAL_COLUMNS, UNUSED_COLONISTS, Tables
from heliopause.games.frontiers.verbs import (
    ANY,
    EVENTS,
    GRAY,
    GROUPS,
    KEYWORDS,
    KIND_PRODUCED,
    KINDS,
    MILITARY_POINT,
    UNUSED_COLONIST,
    Group,
)
from heliopause.kernel.effects import Ability, Atom, Step, effect_atoms

KIND_NUMBERS = {GRAY: at.GRAY, **{kind: number for number, kind in enumerate(KINDS, 1)}, ANY: at.ANY_KIND}
GOODS = {"good": 0, "any": 0, **{kind: number for number, kind in enumerate(KINDS, 1)}}
PHASES = {
    "explore": ops.EXPLORE,
    "develop": ops.DEVELOP,
    "settle": ops.SETTLE,
    "produce": ops.PRODUCE,
    "trade": ops.TRADE,
    "consume": ops.CONSUME,
}
GAINS = {"credit": ops.CREDIT, "vp": ops.POINT, "colonist": ops.COLONIST}
EVENTS_WHEN = {"bought": ops.PER_BOUGHT, "settled": ops.PER_SETTLED, "sold": ops.PER_SOLD}
EVENTS_WHEN |= {"consumed": ops.PER_CONSUMED, "produced-here": ops.PRODUCED_HERE}
ITEMS = {"": at.NO_ITEM, "credit": at.CREDIT_ITEM, "good": at.GOOD_ITEM, "world": at.WORLD_ITEM}
WHEN_GOALS = {"": 0, "always": 1, "never": 2}
MILITARY_VERBS = ("military", "military-against", "temporary-military")
ACTIONS = (
    "retreat-into-isolation",
    "chart-galactic-goals",
    "develop",
    "explore",
    "settle",
    "produce",
    "trade-consume",
    "send-diplomatic-envoys",
)


def compile_tables(catalog: Catalog, header: bytes) -> Tables:
    return _Compiler(catalog, header).tables


class _Compiler:
    def __init__(self, catalog: Catalog, header: bytes) -> None:
        self.catalog = catalog
        self.tables = t = Tables()
        t.header = header
        self.planets: tuple[Planet, ...] = (*catalog.worlds, *catalog.homes)
        self.tiles: tuple[Tile, ...] = (*self.planets, *catalog.developments)
        self.faces = {card.id: number for number, card in enumerate(catalog.developments)}
        self.groups: dict[tuple[Group, str, str], int] = {}
        self.components()
        self.powers()
        self.scores()
        self.stacks()
        self.actions()
        self.goals()
        self.setup()

    # ------------------------------------------------------------ tiles

    def components(self) -> None:
        t = self.tables
        for tile in self.tiles:
            planet = tile if isinstance(tile, Planet) else None
            t.kind.append(KIND_NUMBERS[planet.kind] if planet else at.GRAY)
            t.military.append(int(planet is not None and planet.military))
            t.cost.append(_number(tile))
            t.people.append(planet.colonists if planet else 0)
            t.windfall.append(int(planet is not None and planet.goods == "windfall"))
            t.production.append(int(planet is not None and planet.goods == "production"))
            t.points.append(tile.vp)
        t.spaces = [card.spaces for card in self.catalog.developments]
        if at.ANY_KIND in t.kind:
            t.any_tile = t.kind.index(at.ANY_KIND)

    def group(self, group: Group, without: str = "", face: str = "") -> int:
        """The number of a group of tiles, without those of a keyword; `face` is a development that alone belongs."""
        key = (group, without, face)
        if key not in self.groups:
            self.groups[key] = len(self.groups)
            row = [int(_belongs(tile, tile_kind(tile), *key)) for tile in self.tiles]
            changing = self.tiles[self.tables.any_tile] if self.tables.any_tile >= 0 else None
            row += [int(changing is not None and _belongs(changing, kind, *key)) for kind in KINDS]
            self.tables.group += row
            self.tables.group_kinds.append(int(len(set(row[at.KIND_SET :])) > 1))
        return self.groups[key]

    # ------------------------------------------------------------ powers

    def powers(self) -> None:
        t = self.tables
        t.first = [0] * (ops.PHASES * at.TABLE_TILES)
        t.last = [0] * (ops.PHASES * at.TABLE_TILES)
        for name, phase in PHASES.items():
            for number, tile in enumerate(self.tiles):
                t.first[phase * at.TABLE_TILES + number] = len(t.rows)
                for ability in tile.powers_in(name):
                    self.power(ability, number)
                t.last[phase * at.TABLE_TILES + number] = len(t.rows)

    def power(self, ability: Ability, tile: int) -> None:
        """One power is one row."""
        step = ability.steps[0]
        if isinstance(step.body, Ability):  # optional, behind goods
            self.temporary(step.body, tile)
        elif ability.cost:
            self.eat(ability, tile)
        elif isinstance(step.body, Atom):
            self.row(*self.atom(step.body, step, tile))

    def row(self, *numbers: int) -> None:
        self.tables.rows += [*numbers, *([0] * (ops.ROW - len(numbers)))]

    def atom(self, atom: Atom, step: Step, tile: int) -> Sequence[int]:
        verb = atom.verb
        if verb == "gain":
            return (ops.GAIN, GAINS[atom.word("what")], _int(atom, "n"), *self.occasion(step))
        if verb == "draw":
            return (ops.GAIN, ops.WORLD, _int(atom, "n"), *self.occasion(step))
        if verb == "discount":
            return (ops.DISCOUNT, _int(atom, "n"), -1)
        if verb == "discount-on":
            return (ops.DISCOUNT, _int(atom, "n"), self.group(_worlds(atom.word("what"))))
        if verb == "military":
            per = self.group(GROUPS[step.per.counter]) if step.per else -1
            return (ops.MILITARY, _int(atom, "n"), -1, per)
        if verb == "military-against":
            return (ops.MILITARY, _int(atom, "n"), self.group(_worlds(atom.word("what"))), -1)
        if verb == "pay-for-military":
            return (ops.PAY_FOR, self.group(Group("colony"), _without_alien(atom)), _int(atom, "n"))
        if verb == "settle":
            return (ops.WORLDS, _int(atom, "n"))
        if verb == "replace":
            return (ops.REPLACE, _int(atom, "n"))
        if verb == "replace-this":
            return (ops.EVACUATE, self.group(Group("colony", military="non-military"), _without_alien(atom)))
        if verb == "good-on":
            return (ops.GOOD_ON, _int(atom, "n"), GOODS[atom.word("kind")])
        self.tables.eat_tile.append(tile)  # a sale takes a good like other Consume powers
        self.eaten((0, 1), (0, 0), (0, 0), (0, 0))
        return (ops.SELL, len(self.tables.eat_tile) - 1)

    def occasion(self, step: Step) -> tuple[int, int]:
        if step.when:
            return self.waiting(step.when)
        counter = step.per.counter if step.per else ""
        if not counter:
            return ops.ALWAYS, -1
        if counter in GROUPS:
            return ops.PER_TILE, self.group(GROUPS[counter])
        if counter == KIND_PRODUCED:
            return ops.PER_KIND, -1
        event = EVENTS[counter]
        when = EVENTS_WHEN[event.what]
        if when == ops.PER_SOLD:
            return when, KIND_NUMBERS[event.kind or GRAY]
        narrow = event.kind or event.keyword or event.military
        chosen = Group("colony", kind=event.kind, keyword=event.keyword, military=event.military)
        return when, self.group(chosen) if narrow else -1

    def waiting(self, when: Atom) -> tuple[int, int]:
        if when.verb == "owning":
            return ops.OWNING, self.faces[str(when.get("tile"))]
        if when.verb == "most-produced":
            return ops.MOST, GOODS[when.word("kind")]
        return ops.TAKING, -1

    def temporary(self, ability: Ability, tile: int) -> None:
        t = self.tables
        (cost,) = ability.cost
        (atom,) = effect_atoms(ability)
        t.temporary_tile.append(tile)
        t.temporary_kind.append(GOODS[cost.word("kind")])
        t.temporary_points.append(_int(atom, "n"))
        self.row(ops.TEMPORARY, len(t.temporary_tile) - 1)

    def eat(self, ability: Ability, tile: int) -> None:
        """Goods of a named kind are taken first, so that those of any kind do not use them up."""
        t = self.tables
        gains = {"credit": 0, "vp": 0}
        for atom in effect_atoms(ability):
            gains[atom.word("what")] += _int(atom, "n")
        parts = [(0 if atom.verb in KINDLESS else GOODS[atom.word("kind")], _int(atom, "n")) for atom in ability.cost]
        parts.sort(key=lambda part: part[0] == 0)
        first, second = (*parts, (0, 0))[:2]
        verb = ability.cost[0].verb
        t.eat_tile.append(tile)
        self.eaten(first, second, (verb in EACH, verb in KINDLESS), (gains["credit"], gains["vp"]))
        self.row(ops.EAT, len(t.eat_tile) - 1)

    def eaten(
        self, first: tuple[int, int], second: tuple[int, int], how: tuple[int, int], gains: tuple[int, int]
    ) -> None:
        t = self.tables
        t.eat_kind.append(first[0])
        t.eat_count.append(first[1])
        t.eat_kind_two.append(second[0])
        t.eat_count_two.append(second[1])
        t.eat_up_to.append(int(how[0]))
        t.eat_different.append(int(how[1]))
        t.eat_credits.append(gains[0])
        t.eat_points.append(gains[1])

    # ------------------------------------------------------------ question marks

    def scores(self) -> None:
        t = self.tables
        number = 0
        for tile in self.tiles:
            t.bonus.append(number if tile.score else -1)
            if tile.score:
                self.score(tile.score)
                number += 1

    def score(self, ability: Ability) -> None:
        """What every tile of an empire scores for this bonus: the best of the conditions that it meets (NF-AMB-64)."""
        t = self.tables
        points = [0] * at.TABLE_TILES
        military = 0
        kinds = [0] * (at.KINDS + 1)
        for step in ability.steps:
            assert isinstance(step.body, Atom)
            if step.body.verb == "score-kinds":
                given = step.body.get("points")
                assert isinstance(given, tuple)
                for count in range(1, at.KINDS + 1):
                    kinds[count] = int(given[min(count, len(given)) - 1])
            elif step.per and step.per.counter == MILITARY_POINT:
                military += _int(step.body, "n")
            else:
                members = self.scoring(step) * at.TABLE_TILES
                for tile in range(at.TABLE_TILES):
                    points[tile] = max(points[tile], _int(step.body, "n") * t.group[members + tile])
        t.bonus_points += points
        t.bonus_military.append(military)
        t.bonus_kinds += kinds

    def scoring(self, step: Step) -> int:
        if step.when:
            return self.group(Group("development"), face=str(step.when.get("tile")))
        assert step.per
        return self.group(GROUPS[step.per.counter])

    # ------------------------------------------------------------ the table

    def stacks(self) -> None:
        t = self.tables
        for stack in self.catalog.stacks:
            white = self.faces[self.catalog.face(stack.id, "white").id]
            other = self.faces[self.catalog.face(stack.id, "reverse").id] if stack.flips else white
            t.stack_faces += [white, other]
            t.stack_flips.append(int(stack.flips))
            t.stack_single.append(int(stack.mat == "large"))

    def actions(self) -> None:
        by_id = {action.id: action for action in self.catalog.actions}
        for name in ACTIONS:
            self.action(by_id[name])

    def action(self, action: Action) -> None:
        t = self.tables
        atoms = {atom.verb: atom for atom in effect_atoms(action.bonus)}
        gains = [0, 0, 0]
        for atom in effect_atoms(action.bonus):
            if atom.verb == "gain":
                gains[GAINS[atom.word("what")]] += _int(atom, "n")
        t.action_phases.append(sum(1 << PHASES[name] for name in action.phases))
        t.action_goals.append(WHEN_GOALS[action.goals])
        t.action_goods.append(
            sum(1 << number for number, goal in enumerate(self.catalog.goals) if set(goal.phases) & set(action.phases))
        )
        t.bonus_gain += gains
        t.bonus_discount.append(_given(atoms, "discount", "n"))
        t.bonus_picks.append(_given(atoms, "pick", "n"))
        t.bonus_windfalls.append(_given(atoms, "good-on", "n"))
        t.bonus_collects.append(int("collect" in atoms))
        t.bonus_leads.append(int("lead" in atoms))
        t.bonus_advances.append(_given(atoms, "advance", "n"))
        t.bonus_charts.append(_given(atoms, "chart", "draw"))

    def goals(self) -> None:
        for goal in self.catalog.goals:
            self.goal(goal)

    def goal(self, goal: Goal) -> None:
        t = self.tables
        t.goal_item.append(ITEMS[goal.item])
        t.goal_most.append(goal.most)
        t.goal_per_action.append(goal.most_per_action)
        t.goal_points += [goal.points(count) for count in range(GOAL_COLUMNS)]
        t.goal_groups.append(len(t.lists) if goal.categories else -1)
        if goal.categories:
            t.lists += [len(goal.categories), *(self.group(GROUPS[name]) for name in goal.categories)]
        counted = goal.counts in GROUPS
        t.goal_counts.append(self.group(GROUPS[goal.counts]) if counted else UNUSED_COLONISTS)
        assert counted or goal.counts in ("", UNUSED_COLONIST), goal.counts

    def setup(self) -> None:
        t = self.tables
        for table in (t.copies, t.colonists, t.pool, t.selections):
            table += [0] * (at.SEATS + 1)
        t.credits = [0] * ((at.SEATS + 1) * at.SEATS)
        for setup in self.catalog.setups:
            t.copies[setup.players] = setup.copies
            t.colonists[setup.players] = setup.colonists
            t.pool[setup.players] = setup.pool
            t.selections[setup.players] = setup.selections
            for place, purse in enumerate(setup.credits):
                t.credits[setup.players * at.SEATS + place] = purse
        by_id = {good.id: good for good in self.catalog.goods}
        t.goods = [0, *(by_id[kind].count for kind in KINDS)]
        t.price = [0, *(by_id[kind].price for kind in KINDS)]
        limits = self.catalog.limits
        t.explore_draw = limits.explore_draw
        t.settle_colonists = limits.settle_colonists
        t.most_worlds = limits.worlds
        t.most_spaces = limits.spaces
        t.most_colonies = limits.colonies
        t.fewest_colonists = limits.colonists_left
        t.home_mat = [home.mat - 1 for home in self.catalog.homes]
        t.home_white = [int(home.side == "white") for home in self.catalog.homes]


KINDLESS = ("take-kinds", "take-each-kind")
EACH = ("take-each", "take-each-kind")


def tile_kind(tile: Tile) -> str:
    return tile.kind if isinstance(tile, Planet) else ""


def _number(tile: Tile) -> int:
    if isinstance(tile, Planet):
        return tile.number
    assert isinstance(tile, Development)
    return tile.cost


def _worlds(what: str) -> Group:
    """Worlds of a kind or with a keyword."""
    return Group("colony", keyword=what) if what in KEYWORDS else Group("colony", kind=what)


def _without_alien(atom: Atom) -> str:
    return "ALIEN" if atom.flag("not_ALIEN") else ""


def _belongs(tile: Tile, kind: str, group: Group, without: str, face: str) -> bool:
    if face:
        return tile.id == face and isinstance(tile, Development)
    planet = tile if isinstance(tile, Planet) else None
    if group.of != "tile" and (group.of == "colony") != (planet is not None):
        return False
    if without in tile.keywords or (group.keyword and group.keyword not in tile.keywords):
        return False
    if group.power and not _has_power(tile, group.power):
        return False
    if group.cost and not (isinstance(tile, Development) and tile.cost == group.cost):
        return False
    if planet is None:
        return not (group.kind or group.goods or group.military or group.colonists)
    return (
        group.kind in ("", kind)
        and group.goods in ("", planet.goods)
        and group.military in ("", "military" if planet.military else "non-military")
        and group.colonists in (0, planet.colonists)
    )


def _has_power(tile: Tile, power: str) -> bool:
    """In a phase, or one that gives Military of any sort."""
    if power != "military":
        return bool(tile.powers_in(power))
    return any(atom.verb in MILITARY_VERBS for effect in tile.powers_in("settle") for atom in effect_atoms(effect))


def _int(atom: Atom, name: str) -> int:
    value = atom.get(name)
    assert isinstance(value, int)
    return value


def _given(atoms: dict[str, Atom], verb: str, name: str) -> int:
    return _int(atoms[verb], name) if verb in atoms else 0
