"""From the catalog to the tables: effects become programs, everything else flat lists of integers."""

from __future__ import annotations

from collections.abc import Sequence

from heliopause.games.pulsar import codes, ops
from heliopause.games.pulsar import layout as at
from heliopause.games.pulsar.catalog import Catalog, Cluster, Technology
from heliopause.games.pulsar.rules import trails
from heliopause.games.pulsar.tables import Tables
from heliopause.games.pulsar.verbs import CLASSES, COLOURS, LETTERS, PLACES, SIZES
from heliopause.kernel.codes import encode
from heliopause.kernel.effects import Ability, Atom, Step, effect_atoms

ALL_PLAYERS = 5  # tables by number of players have entries for 0 to 4
KINDS = {"entry": trails.ENTRY, "system": trails.SYSTEM, "pulsar": trails.PULSAR, "isolated": trails.ISOLATED}
KINDS |= {colour: trails.GATE + number for number, colour in enumerate(COLOURS)}
TELEPORTS = {"system": ops.TO_SYSTEM, "pulsar": ops.TO_PULSAR, "anywhere": ops.ANYWHERE}
STEPS = {"spinning-sizes": ops.SPINNING_SIZES, "initiative-place": ops.INITIATIVE_PLACE}
TRIGGERS = {
    "patent": at.ON_PATENT,
    "project": at.ON_PROJECT,
    "gyrodyne-completed": at.ON_COMPLETED,
    "gyrodyne-started": at.ON_STARTED,
    "transmitter-cost": at.ON_COST,
    "transmitter-online": at.ON_ONLINE,
    "station": at.ON_STATION,
    "blue-station": at.ON_BLUE_STATION,
    "claim": at.ON_CLAIM,
    "gate-run": at.ON_RUN,
    "token": at.ON_TOKEN,
    "bonus-die": at.ON_BONUS_DIE,
    "visited-pulsar": at.ON_PULSAR,
    "visited-gate-colour": at.ON_COLOUR,
    "visited-system": at.ON_SYSTEM,
}
LENIENT = {
    "patent": at.SLACK_PATENT,
    "project": at.SLACK_PROJECT,
    "gyrodyne-completed": at.SLACK_COMPLETE,
    "transmitter-cost": at.SLACK_COST,
    "flight-visiting-pink-gate": at.SLACK_VISIT,
    "flight-visiting-green-gate": at.SLACK_VISIT << 1,
    "flight-visiting-orange-gate": at.SLACK_VISIT << 2,
    "flight-ending-at-pulsar": at.SLACK_PULSAR,
}
NEEDS = {  # PUL-HQ-04 to PUL-HQ-08
    "second-left": ("bottom-left", "bottom-middle"),
    "second-right": ("bottom-middle", "bottom-right"),
    "third-left": ("second-left",),
    "third-right": ("second-right",),
    "top": PLACES[:-1],
}


def compile_tables(catalog: Catalog, header: bytes) -> Tables:
    return _Compiler(catalog, header).tables


def place_of(card: Technology) -> int:
    """The number of a technology's place on the three boards, 0 to 16 (PUL-TECH-01)."""
    if card.row <= 2:
        return 3 * (card.row - 1) + card.place - 1
    return 2 * card.row + card.place - 1


def mask(values: Sequence[int]) -> int:
    return sum(1 << value for value in set(values))


class _Compiler:
    def __init__(self, catalog: Catalog, header: bytes) -> None:
        self.catalog = catalog
        self.tables = t = Tables()
        t.header = header
        t.code += [0] * (2 * ops.OP)  # the empty program; another one behind it, so that looking ahead is safe
        self.done: dict[tuple[Ability, bool], int] = {}
        t.draw_one = self.place([[ops.EXPLORE]])
        self.dice_boards()
        self.supply()
        for side in catalog.clusters:
            self.cluster(side)
        self.systems()
        self.exploration()
        self.technologies()
        self.transmitters()
        self.headquarters()
        self.goals()

    # ------------------------------------------------------------ programs

    def program(self, ability: Ability | None, may_decline: bool = False) -> int:
        """The place of an effect in the code; what acts at once is in it, not what changes rules or dice."""
        if ability is None:
            return 0
        if (ability, may_decline) not in self.done:
            body = [op for step in ability.steps for op in self.step(step, may_decline)]
            # gyrodynes are taken before one is finished: nobody could want it the other way round (PUL-AMB-94)
            body.sort(key=lambda op: op[0] == ops.FINISH)
            self.done[ability, may_decline] = self.place(body) if body else 0
        return self.done[ability, may_decline]

    def place(self, body: Sequence[Sequence[int]]) -> int:
        start = len(self.tables.code)
        for op in [*body, [ops.END]]:
            self.tables.code += [*op, *[0] * (ops.OP - len(op))]
        return start

    def step(self, step: Step, may_decline: bool) -> list[list[int]]:
        if isinstance(step.body, Ability):
            (price,) = step.body.cost
            (points,) = effect_atoms(step.body)
            return [[ops.SELL, _int(price, "n"), _int(points, "n")]]
        assert isinstance(step.body, Atom)
        atom = step.body
        verb = atom.verb
        if verb == "score":
            counter = -1 if step.per is None else ops.METRICS.index(step.per.counter)
            return [[ops.SCORE, _int(atom, "n"), counter, step.per.every if step.per else 1]]
        if verb == "take":
            return [[ops.TAKE, _sizes(atom)]]
        if verb == "explore":
            return [[ops.EXPLORE]] * _int(atom, "n")
        if verb == "claim":
            return [[ops.CLAIM, int(may_decline)]]
        if verb == "teleport":
            return [[ops.TELEPORT, TELEPORTS[atom.word("to")]]]
        if verb == "finish":
            return [[ops.FINISH]]
        if verb == "steps":
            points_of_steps = [_int(atom, name) for name in ("one", "two", "three")]
            return [[ops.STEPS, *points_of_steps, STEPS[atom.word("what")]]]
        simple = {
            "cubes": ops.CUBES,
            "plus-minus": ops.PLUS_MINUS,
            "plus-two": ops.PLUS_TWO,
            "take-different": ops.TAKE_DIFFERENT,
            "station": ops.STATION,
            "red": ops.RED,
        }
        return [[simple[verb], _int(atom, "n")]] if verb in simple else []

    # ------------------------------------------------------------ the dice board and the supply

    def dice_boards(self) -> None:
        t = self.tables
        t.silver = [0] * ALL_PLAYERS
        t.counters = [0] * ALL_PLAYERS
        t.even = [[] for _ in range(ALL_PLAYERS)]
        t.engineering = [[] for _ in range(ALL_PLAYERS)]
        t.initiative = [[] for _ in range(ALL_PLAYERS)]
        for board in self.catalog.dice_boards:
            t.silver[board.players] = board.silver
            t.counters[board.players] = board.counters
            t.even[board.players] = list(board.even)
            t.engineering[board.players] = [self.program(reward) for reward in board.engineering]
            t.initiative[board.players] = list(board.initiative)
        track = self.catalog.track
        t.start_space = track.start
        t.penalty = [0] * (at.SPACES + 1)
        for space, points in track.penalties:
            t.penalty[space] = points

    def supply(self) -> None:
        t, supply = self.tables, self.catalog.supply
        t.start_scores = list(supply.start_scores)
        t.start_plus_minus = supply.plus_minus
        t.rings = supply.rings
        t.copy_price = supply.copy
        for _, dice in sorted(supply.buy):
            t.buy_lowest.append(min(dice))
            t.buy_highest.append(max(dice))
        t.station_points = list(self.catalog.stations.points)
        t.station_more = self.catalog.stations.more
        for gyrodyne in self.catalog.gyrodynes:
            t.take_die.append(gyrodyne.take)
            t.complete_die.append(gyrodyne.complete)
            t.value.append(gyrodyne.value)
            t.tiles.append(gyrodyne.tiles)
            t.awards += gyrodyne.awards

    # ------------------------------------------------------------ the star cluster

    def cluster(self, side: Cluster) -> None:
        t = self.tables
        places = {location.id: number for number, location in enumerate(side.locations)}
        kind = [KINDS[location.kind] for location in side.locations]
        systems = [i for i, location in enumerate(side.locations) if location.kind == "system"]
        pulsars = [i for i, location in enumerate(side.locations) if location.kind in ("pulsar", "isolated")]
        number = [-1] * len(kind)
        for things in (systems, pulsars):
            for thing, location in enumerate(things):
                number[location] = thing
        lines: list[list[int]] = [[] for _ in kind]
        count = 0
        for segment in side.segments:
            one, other = places[segment.one], places[segment.other]
            for _ in range(segment.lines):
                lines[one] += [other, count]
                lines[other] += [one, count]
                count += 1
        t.kind.append(kind)
        t.number.append(number)
        t.dead_end.append([int(location.dead_end) for location in side.locations])
        t.entries.append([i for i, what in enumerate(kind) if what == trails.ENTRY])
        t.system_at.append(systems)
        t.pulsar_at.append(pulsars)
        t.lines.append(lines)
        t.line_count.append(count)
        self.flights(kind, number, lines, count)
        open_to_ships = [i for i, what in enumerate(kind) if what not in (trails.ENTRY, trails.ISOLATED)]
        t.teleports.append(
            [
                [encode(codes.TELEPORT, location) for location in places_to]
                for places_to in (systems, [i for i in pulsars if kind[i] == trails.PULSAR], open_to_ships)
            ]
        )

    def flights(self, kind: list[int], number: list[int], lines: list[list[int]], count: int) -> None:
        walker = trails.Walker(kind, number, lines, count)
        ways: list[list[int]] = []
        ends: list[list[int]] = []
        for start in range(len(kind)):
            for flat in walker.walk(start, trails.LENGTHS - 1):
                ways.append(flat)
                ends.append([encode(codes.LAND, end) for end in sorted({key & 127 for key in flat[::2]})])
        self.tables.trails.append(ways)
        self.tables.ends.append(ends)

    def systems(self) -> None:
        t = self.tables
        for system in self.catalog.systems:
            planets = [*system.blue, *system.lifeless]
            atoms = list(effect_atoms(system.bonus))
            t.blue.append(len(system.blue))
            t.planets.append(len(planets))
            t.open_from += [*planets, *[ALL_PLAYERS] * (at.PLANETS - len(planets))]
            t.bonus.append(self.program(system.bonus))
            t.bonus_red.append(next((_int(atom, "n") for atom in atoms if atom.verb == "red"), 0))
            takes = all(atom.verb in ("take", "take-different") for atom in atoms)
            t.bonus_sizes.append(_sizes_of(atoms) if takes else 0)

    def exploration(self) -> None:
        t = self.tables
        for tile in self.catalog.exploration:
            t.explored.append(self.program(tile.effect))
            t.tile_count.append(tile.tiles)
            t.tile_station.append(int(any(atom.verb == "station" for atom in effect_atoms(tile.effect))))

    # ------------------------------------------------------------ technologies

    def technologies(self) -> None:
        t = self.tables
        t.card_at = [-1] * (len(LETTERS) * at.PLACES)
        for number, card in enumerate(self.catalog.technologies):
            t.card_at[LETTERS.index(card.board[0]) * at.PLACES + place_of(card)] = number
            self.technology(card)
        t.row_value = [0] * (len(LETTERS) * (at.ROUNDS + 1))
        first_row = {"I": 1, "II": 3, "III": 6}
        for board in self.catalog.technology_boards:
            for i, value in enumerate(board.rows):
                row = first_row[board.group] + i
                t.row_value[LETTERS.index(board.letter) * (at.ROUNDS + 1) + row] = value

    def technology(self, card: Technology) -> None:
        t = self.tables
        atoms = {atom.verb: atom for atom in effect_atoms(card.effect)}
        double, patented = atoms.get("double"), atoms.get("patented")
        red = double or patented
        t.tech_die.append(card.die)
        t.tech_icons.append(card.icons)
        t.tech_class.append(CLASSES.index(card.kind))
        t.tech_code.append(0 if card.kind == "permanent" else self.program(_at_its_moment(card)))
        t.tech_silver.append(_int(double, "silver") if double else 0)
        t.tech_red.append(_int(red, "red") if red else 0)
        t.tech_price.append(sum(_int(atom, "n") for atom in card.effect.cost))
        t.tech_triggers.append(self.triggers(card))
        t.tech_slack.append(LENIENT[card.when] if "off-by-one" in atoms else 0)
        t.tech_copy.append(_int(atoms["copy"], "n") if "copy" in atoms else 0)
        t.tech_shift.append(_int(atoms["shift"], "n") if "shift" in atoms else 0)
        stations = atoms.get("station") if card.kind == "end" else None
        t.tech_stations.append(_int(stations, "n") if stations else 0)
        t.tech_meets.append(int("meet" in atoms))
        t.tech_twice.append(int("twice" in atoms))

    def triggers(self, card: Technology) -> list[int]:
        """What a permanent technology gives points for: trigger, points, trigger, points, ..."""
        found: list[int] = []
        if card.kind == "permanent":
            for step in card.effect.steps:
                if isinstance(step.body, Atom) and step.body.verb == "score":
                    found += [TRIGGERS[step.per.counter if step.per else card.when], _int(step.body, "n")]
        return found

    # ------------------------------------------------------------ transmitters, headquarters, goals

    def transmitters(self) -> None:
        t = self.tables
        for tile in self.catalog.transmitters:
            t.letter.append("ABC".index(tile.letter))
            t.costs += [*tile.costs, *[0] * (at.COSTS - len(tile.costs))]
            t.all_costs.append((1 << len(tile.costs)) - 1)
            t.immediate.append(self.program(tile.immediate, may_decline=True))
            gains, price, points = self.produce(tile.produce)
            t.produce.append(gains)
            t.sell_cubes.append(price)
            t.sell_points.append(points)
            t.pips += [tile.left, tile.right]

    def produce(self, ability: Ability | None) -> tuple[int, int, int]:
        """What is given in every production, and the cubes and points of what may be bought."""
        if ability is None:
            return 0, 0, 0
        sold = [step.body for step in ability.steps if isinstance(step.body, Ability)]
        given = tuple(step for step in ability.steps if isinstance(step.body, Atom))
        program = self.program(Ability((), given)) if given else 0
        if not sold:
            return program, 0, 0
        (price,) = sold[0].cost
        (points,) = effect_atoms(sold[0])
        return program, _int(price, "n"), _int(points, "n")

    def headquarters(self) -> None:
        t = self.tables
        t.needs = [mask([PLACES.index(need) for need in NEEDS.get(place, ())]) for place in PLACES]
        for side in self.catalog.headquarters:
            for project in side.projects:
                atoms = {atom.verb: atom for atom in effect_atoms(project.effect)}
                double, run = atoms.get("double"), atoms.get("run")
                t.project_die.append(project.die)
                t.project_code.append(self.program(project.effect))
                t.project_silver.append(_int(double, "silver") if double else 0)
                t.project_red.append(_int(double, "red") if double else 0)
                t.run_colour.append((*COLOURS, "any").index(run.word("colour")) if run else -1)
                t.run_points.append(_int(run, "n") if run else 0)

    def goals(self) -> None:
        t = self.tables
        for goal in self.catalog.goals:
            t.goal_tile.append(goal.tile)
            t.goal_marked.append(int(goal.first_game))
            t.goal_projects.append(int(goal.goal.metric in ("project", "used-gate-run", "set")))
            t.goal_metric.append(ops.METRICS.index(goal.goal.metric))
            t.goal_number.append(goal.goal.number)
            t.goal_points.append(goal.points)
            for i in range(2):
                cubes, points = goal.bonuses[i] if i < len(goal.bonuses) else (0, 0)
                t.bonus_cubes.append(cubes)
                t.bonus_points.append(points)


def _at_its_moment(card: Technology) -> Ability:
    """Extra stations of a technology are counted in the last step and not gained before (PUL-END-04)."""
    steps = [step for step in card.effect.steps if not (isinstance(step.body, Atom) and step.body.verb == "station")]
    return Ability(card.effect.cost, tuple(steps))


def _int(atom: Atom, name: str) -> int:
    value = atom.get(name)
    assert isinstance(value, int)
    return value


def _sizes(atom: Atom) -> int:
    names = atom.get("sizes")
    assert isinstance(names, tuple)
    return mask([SIZES.index(name) for name in names])


def _sizes_of(atoms: Sequence[Atom]) -> int:
    """All sizes that these effects can give."""
    found = 0
    for atom in atoms:
        found |= _sizes(atom) if atom.verb == "take" else (1 << len(SIZES)) - 1
    return found
