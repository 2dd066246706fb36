"""From the catalog to the tables: ability trees become programs, everything else flat lists of integers."""

from collections.abc import Sequence

from heliopause.games.sun import layout as at
from heliopause.games.sun import ops, tasks
from heliopause.games.sun.catalog import Catalog, Innovation, Mat, Space
from heliopause.games.sun.rules.board import (
    BASIC,
    DEEP_SPACE,
    EVENT_SPACE,
    GUILD_SPACE,
    SHIPYARD,
    SOL,
    SYSTEM_SPACE,
    TECHNOLOGY,
)
from heliopause.games.sun.rules.cards import RECLAIM_POWER, SWAP_POWER
from heliopause.games.sun.tables import Tables
from heliopause.games.sun.traits import guard, helps, idle, levels_of, opens, optional_by_itself, researches
from heliopause.games.sun.verbs import COLUMNS, SPECIALTIES, TYPES
from heliopause.kernel.effects import Ability, Atom, Choice, Condition, Per, Step, effect_atoms

COUNTERS = {"controlled": ops.CONTROLLED, "colonized": ops.COLONIZED, "seized": ops.SEIZED}
COUNTERS |= {"techlevel": ops.TECH_LEVEL, "overpay": ops.OVERPAY}
DECKS = {"A": at.DECK_A, "B": at.DECK_B}
LOCATION_KINDS = {"sol": SOL, "deep-space": DEEP_SPACE, "shipyard": SHIPYARD, "system": SYSTEM_SPACE}
STAYS = {"discard": 0, "revealer": 1, "achievements": 2, "location": 3}
EVENT_RULES = {"": 0, "museum": ops.MUSEUM, "dyson-sphere": ops.DYSON_SPHERE, "extra-system": ops.EXTRA_SYSTEM}
EVENT_RULES |= {"location-award": ops.LOCATION_AWARD, "majority-award": ops.MAJORITY_AWARD}
POWERS = {
    "skip-one-prerequisite": at.SKIP_ONE,
    "ore-for-returned-pop": at.ORE_FOR_POP,
    "either-track": at.EITHER_TRACK,
    "one-jump-anywhere": at.WORMHOLES,
    "use-occupied-space": at.PUSH_ASIDE,
    "pay-to-share": at.SHARE_FOR_ORE,
    "ship-discount": at.SHIP_DISCOUNT,
    "extra-jump": at.EXTRA_JUMP,
    "after-grow": at.AFTER_GROW,
    "after-colonize": at.AFTER_COLONIZE,
    "after-known-research": at.AFTER_KNOWN,
}
WILL_KINDS = {"at-will": 0, "reclaim-researcher": RECLAIM_POWER, "swap-achievement-discs": SWAP_POWER}
ACTORS = {"each faction": ops.EVERYBODY, "each other faction": ops.OTHERS, "revealer": ops.REVEALER}
TRACKS = {"food": at.FOOD, "ore": at.ORE_DISC, "any": at.FOOD | at.ORE_DISC}
ACHIEVEMENT_CLASSES = {"basic": 0, "A": 1, "B": 2}


def compile_tables(catalog: Catalog, header: bytes) -> Tables:
    return _Compiler(catalog, header).tables


def type_mask(types: Sequence[str]) -> int:
    return sum(1 << TYPES.index(name) for name in types if name)


def icon_mask(icons: Sequence[str]) -> int:
    return sum(1 << SPECIALTIES.index(name) for name in icons)


class _Compiler:
    def __init__(self, catalog: Catalog, header: bytes) -> None:
        self.catalog = catalog
        self.tables = t = Tables()
        t.header = header
        t.code += [0] * ops.OP  # the empty program
        self.done: dict[tuple[Ability, bool], int] = {}
        self.actions: dict[tuple[int, int, int], int] = {}
        self.technologies()
        self.slots()
        self.systems()
        self.spaces()
        self.events()
        self.boards()
        self.mats()
        self.achievements()
        self.setup()

    # ------------------------------------------------------------ programs

    def program(self, ability: Ability | None, optional: bool = False) -> int:
        """The place of an ability in the code; with `optional` all of it may be skipped."""
        if ability is None:
            return 0
        if (ability, optional) not in self.done:
            body = self.ability(ability, ())
            if optional and not optional_by_itself(ability):
                body = self.skippable(body)
            self.done[ability, optional] = self.place(body)
        return self.done[ability, optional]

    def place(self, body: list[list[int]]) -> int:
        """Append a program to the code. Places to go on at were counted from its own beginning."""
        t = self.tables
        start = len(t.code)
        for op in [*body, [ops.END]]:
            padded = op + [0] * (ops.OP - len(op))
            if op[0] == ops.OPTIONAL:
                padded[1] += start
            t.code += padded
        return start

    def skippable(self, body: list[list[int]]) -> list[list[int]]:
        return [[ops.OPTIONAL, (len(body) + 1) * ops.OP], *_moved(body, 1)]

    def ability(self, ability: Ability, later: Sequence[Step]) -> list[list[int]]:
        body: list[list[int]] = []
        if ability.where:
            where = ability.where
            body.append([ops.WHERE, COUNTERS[where.counter], where.plus, -1 if where.most is None else where.most])
        if ability.cost:
            body.append(self.payment(ability))
        for i, step in enumerate(ability.steps):
            ops_of_step = self.step(step, [*ability.steps[i + 1 :], *later])
            body += _moved(ops_of_step, len(body))
        return body

    def payment(self, ability: Ability) -> list[int]:
        ore = back = opponent = 0
        for atom in ability.cost:
            if atom.verb == "pay":
                ore = _amount(atom, "n")
            elif atom.verb == "return":
                back = _amount(atom, "n")
            else:
                opponent = _amount(atom, "n")
        builds = any(atom.verb == "build" for atom in effect_atoms(ability))
        return [ops.PAY, ore, back, opponent, int(builds)]

    def step(self, step: Step, later: Sequence[Step]) -> list[list[int]]:
        if step.actor:
            alone = Ability((), (Step(step.body, optional=step.optional, per=step.per),))
            return [[ops.EACH, ACTORS[step.actor], int(step.may), self.program(alone, step.may)]]
        body = self.body(step, later)
        return self.skippable(body) if step.optional or step.may else body

    def body(self, step: Step, later: Sequence[Step]) -> list[list[int]]:
        if isinstance(step.body, Ability):
            return self.ability(step.body, later)
        if isinstance(step.body, Choice):
            options: list[int] = [len(step.body.options)]
            for _, option in step.body.options:
                options += [self.program(option), int(researches(option))]
            place = len(self.tables.lists)
            self.tables.lists += options
            return [[ops.CHOOSE, step.body.times, int(step.body.different), place]]
        return [self.atom(step.body, step.per, later)]

    def atom(self, atom: Atom, per: Per | None, later: Sequence[Step]) -> list[int]:
        verb = atom.verb
        if verb == "gain":
            return [ops.GAIN, _amount(atom, "n"), *_per(per)]
        if verb == "populate":
            return [ops.SUPPLY_TO_POP, _amount(atom, "n"), int(atom.flag("from_right")), *_per(per)]
        if verb == "build":
            source = ops.POPULATION if atom.word("source") == "pop" else int(atom.flag("from_right"))
            place = ops.DEEP_SPACE if atom.flag("at_deep_space") else ops.USUAL
            return [ops.BUILD, _amount(atom, "n"), source, _amount(atom, "level"), place]
        if verb == "automate":
            return [ops.AUTOMATE, TRACKS[atom.word("what")]]
        if verb == "upgrade":
            return [ops.UPGRADE, _amount(atom, "ships"), _amount(atom, "by"), int(atom.flag("up_to"))]
        if verb == "upgrade-levels":
            return [ops.SPREAD, _amount(atom, "n")]
        if verb == "jump":
            return [ops.JUMP, _amount(atom, "n"), guard(later)]
        if verb == "warp":
            return [ops.WARP, _amount(atom, "n")]
        if verb == "research":
            return [ops.RESEARCH, levels_of(atom), _research_flags(atom)]
        if verb == "colonize":
            return [ops.COLONIZE, int(atom.flag("unclaimed"))]
        if verb == "shift":
            column = atom.word("column")
            target = len(COLUMNS) if column == "any" else COLUMNS.index(column)
            return [ops.SHIFT, _amount(atom, "n"), int(atom.flag("from_right")), target]
        if verb == "copy":
            what = {"research": ops.COPY_RESEARCH, "basic": ops.COPY_BASIC, "bonus": ops.COPY_BONUS}
            return [ops.COPY, what[atom.word("what")]]
        if verb == "open-guild":
            return [ops.GUILD, _amount(atom, "level")]
        if verb == "annex":
            return [ops.ANNEX, _amount(atom, "keep"), _amount(atom, "draw"), DECKS[atom.word("deck")]]
        return [{"grow": ops.GROW, "mine": ops.MINE, "trade": ops.TRADE, "annex-attached": ops.ANNEX}[verb]]

    # ------------------------------------------------------------ components

    def technologies(self) -> None:
        t = self.tables
        for i, card in enumerate(self.catalog.technologies):
            t.tech_level.append(card.level)
            t.tech_left.append(type_mask(card.left))
            t.tech_right.append(type_mask([card.right]))
            t.tech_bonus.append(self.program(card.immediate))
            t.tech_points.append(card.vp)
            t.tech_end += _end_score(card.end_score)
            t.tech_power.append(self.power(card.rule, card.permanent, i))
            if card.rule == "ore-for-returned-pop":
                t.ore_for_pop = card.amount

    def power(self, rule: str, permanent: Ability | None, source: int) -> int:
        """The bit of a standing power; powers at will are numbered as they come."""
        t = self.tables
        if rule in WILL_KINDS:
            t.will_kind.append(WILL_KINDS[rule])
            t.will_code.append(self.program(permanent))
            t.will_source.append(source)
            return at.AT_WILL << (len(t.will_kind) - 1)
        if rule == "after-grow":
            t.after_grow = self.program(permanent)
        elif rule == "after-colonize":
            t.after_colonize = self.program(permanent)
        elif rule == "after-known-research":
            t.after_known = self.program(permanent)
        return POWERS.get(rule, 0)

    def slots(self) -> None:
        t = self.tables
        number = {slot.id: i for i, slot in enumerate(self.catalog.slots)}
        for slot in self.catalog.slots:
            t.slot_level.append(slot.level)
            t.slot_from.append(sum(1 << number[name] for name in slot.previous))
            t.slot_need.append(slot.need)

    def systems(self) -> None:
        t = self.tables
        for i, card in enumerate(self.catalog.systems):
            t.system_deck.append(DECKS[card.deck])
            t.system_start.append(int(card.start))
            t.system_power.append(card.power)
            t.system_points.append(card.vp)
            t.system_icons.append(icon_mask(card.specialties))
            t.system_gain.append(self.program(card.gain_control))
            t.system_helps.append(helps(card.gain_control))
            t.system_bonus.append(self.program(card.colonization))
            t.system_gift.append(self.power(card.rule, card.permanent, 256 + i))
            t.system_heavy.append(card.amount if card.rule == "heavy-gravity" else 0)

    def spaces(self) -> None:
        t = self.tables
        t.basic_first = [0] * (at.SEATS + 1)
        t.basic_last = [0] * (at.SEATS + 1)
        for box in self.catalog.boxes:
            t.basic_first[box.players] = t.spaces
            for number, action in enumerate(box.actions):
                for surcharge in action.surcharges:
                    # the boxes of other player counts repeat an Action, each box counts for itself
                    self.space(BASIC, number, action.action, surcharge, action.repeatable, box.players)
            t.basic_last[box.players] = t.spaces
        for i, guild in enumerate(self.catalog.guilds):
            t.guild_level.append(guild.level)
            t.guild_space.append(t.spaces)
            t.guild_count.append(self.card_spaces(GUILD_SPACE, i, guild.spaces))
        for i, card in enumerate(self.catalog.technologies):
            t.tech_spaces.append(t.spaces)
            t.tech_space_count.append(self.card_spaces(TECHNOLOGY, i, card.spaces))
            first = t.tech_spaces[i]
            mask = 0
            for space in range(first, t.spaces):
                mask |= t.space_opens[space]
            t.tech_opens.append(mask)

    def card_spaces(self, kind: int, item: int, spaces: Sequence[Space]) -> int:
        first = self.tables.spaces
        for space in spaces:
            for _ in range(space.count):
                self.space(kind, item, space.action, 0, False, 0)
        return self.tables.spaces - first

    def space(self, kind: int, item: int, action: Ability, surcharge: int, repeat: bool, box: int) -> None:
        t = self.tables
        code = self.program(action)
        t.space_kind.append(kind)
        t.space_item.append(item)
        t.space_code.append(code)
        t.space_extra.append(surcharge)
        t.space_repeat.append(int(repeat))
        t.space_idle.append(int(idle(action)))
        t.space_research.append(int(researches(action)))
        t.space_opens.append(opens(action))
        t.space_first.append(self.actions.setdefault((kind, box * 64 + item, code), t.spaces))
        t.spaces += 1

    def events(self) -> None:
        t = self.tables
        for i, card in enumerate(self.catalog.events):
            t.event_level.append(card.level)
            t.event_fixed.append(int(card.fixed))
            t.event_code.append(self.program(card.effect))
            t.event_stays.append(STAYS[card.stays])
            t.event_points.append(card.vp)
            t.event_tie.append(card.tie_vp)
            t.event_rule.append(EVENT_RULES[card.rule])
            t.event_metric.append(ops.METRICS.index(card.metric) if card.metric else -1)
            if card.rule == "museum":
                t.museum_less = card.amount
            if card.rule == "dyson-sphere":
                t.dyson_event = i
                t.dyson_space = t.spaces
                self.card_spaces(EVENT_SPACE, i, card.spaces)

    def boards(self) -> None:
        t = self.tables
        t.sides = len(self.catalog.boards)
        t.side_of = [0] * (at.SEATS + 1)
        for side, board in enumerate(self.catalog.boards):
            for players in board.players:
                t.side_of[players] = side
            number = {loc.id: i for i, loc in enumerate(board.locations)}
            t.loc_count.append(len(board.locations))
            links = [0] * at.LOCS
            for here, there in board.links:
                links[number[here]] |= 1 << number[there]
                links[number[there]] |= 1 << number[here]
            t.loc_links += links
            t.loc_distance += _distances(links)
            kinds = [LOCATION_KINDS[loc.kind] for loc in board.locations]
            t.sol.append(kinds.index(SOL))
            t.deep_space.append(kinds.index(DEEP_SPACE))
            missing = at.LOCS - len(kinds)
            t.loc_kind += kinds + [0] * missing
            t.loc_icons += [icon_mask(loc.specialties) for loc in board.locations] + [0] * missing
            t.loc_deck += [DECKS.get(loc.deck, -1) for loc in board.locations] + [-1] * missing
            for event in self.catalog.events:
                named = [i for i, loc in enumerate(board.locations) if loc.kind == event.location]
                t.event_location.append(named[0] if named else 0)

    def mats(self) -> None:
        t = self.tables
        for i, faction in enumerate(self.catalog.factions):
            t.faction_players.append(sum(1 << n for n in faction.players))
            for mat in (faction.basic, faction.advanced):
                self.mat(mat)
            for number in range(2):
                given = faction.advanced.innovations[number : number + 1]
                self.innovation(given[0] if given else None, i * 2 + number)

    def mat(self, mat: Mat) -> None:
        t = self.tables
        t.columns += mat.columns
        letters = symbols = 0
        for letter, symbol in zip(mat.population_track, mat.ore_track, strict=True):
            if letter:
                letters |= 1 << COLUMNS.index(letter)
            symbols += symbol
            t.food_letters.append(letters)
            t.ore_symbols.append(symbols)
        t.automation += [sum(mat.automation_vp[:level]) for level in range(len(mat.automation_vp) + 1)]
        t.mat_setup.append(self.program(mat.setup))

    def innovation(self, innovation: Innovation | None, number: int) -> None:
        t = self.tables
        if innovation is None:
            t.innovation_once.append(0)
            t.innovation_power.append(0)
            t.innovation_code.append(0)
            t.innovation_test.append(self.condition(Condition(())))
            return
        t.innovation_once.append(int(innovation.once))
        t.innovation_code.append(self.program(innovation.effect))
        t.innovation_test.append(self.condition(innovation.when))
        t.innovation_power.append(self.power(innovation.rule, innovation.permanent, 512 + number))
        if innovation.rule == "extra-jump":
            t.extra_jump = innovation.amount
        elif innovation.rule == "ship-discount":
            t.ship_discount = innovation.amount
        elif innovation.rule == "pay-to-share":
            t.share_price = sum(_amount(atom, "n") for atom in innovation.cost)

    def condition(self, condition: Condition) -> int:
        t = self.tables
        place = len(t.tests)
        t.tests.append(len(condition.tests))
        for test in condition.tests:
            t.tests += [ops.METRICS.index(test.metric), int(test.relation == ">="), test.number]
        return place

    def achievements(self) -> None:
        t = self.tables
        for card in self.catalog.achievements:
            t.achievement_class.append(ACHIEVEMENT_CLASSES[card.letter])
            t.achievement_test.append(self.condition(card.when))
            t.achievement_slots.append(len(card.vp))
            missing = at.CLAIMS - len(card.vp)
            t.achievement_points += [*card.vp, *([0] * missing)]
            t.achievement_players += [*card.min_players, *([0] * missing)]
        number = {card.id: i for i, card in enumerate(self.catalog.achievements)}
        t.first_game = [number[name] for name in self.catalog.first_game]

    def setup(self) -> None:
        t = self.tables
        trade = self.catalog.trade
        t.ore_for_supply = trade.supply_for_ore
        t.ore_for_ship = trade.ship_for_ore
        t.pop_for_ore = trade.ore_for_pop
        t.claims_to_end = [0] * (at.SEATS + 1)
        t.start_ore = [0] * ((at.SEATS + 1) * at.SEATS)
        for setup in self.catalog.setups:
            t.claims_to_end[setup.players] = setup.achievements_to_end
            for place, ore in enumerate(setup.ore):
                t.start_ore[setup.players * at.SEATS + place] = ore
            t.start_pop = setup.population
            t.start_ships = list(setup.ships)


def _moved(body: list[list[int]], by: int) -> list[list[int]]:
    """The same operations `by` places further on."""
    return [[op[0], op[1] + by * ops.OP, *op[2:]] if op[0] == ops.OPTIONAL else op for op in body]


def _amount(atom: Atom, name: str) -> int:
    value = atom.get(name)
    return value if isinstance(value, int) else -1  # X


def _per(per: Per | None) -> list[int]:
    return [COUNTERS[per.counter], per.every, -1 if per.most is None else per.most] if per else [0, 0, 0]


def _research_flags(atom: Atom) -> int:
    flags = tasks.KNOWN if atom.flag("known") else 0
    flags |= tasks.SKIP_PREREQUISITES if atom.flag("skip_prereq") else 0
    flags |= tasks.NO_BONUS if atom.flag("no_bonus") else 0
    return flags | (tasks.IS_PRIVATE if atom.flag("private") else 0)


def _end_score(ability: Ability | None) -> list[int]:
    """Points per controlled location and per colonized System."""
    points = {"controlled": 0, "colonized": 0}
    for step in ability.steps if ability else ():
        assert isinstance(step.body, Atom)
        assert step.per is not None
        points[step.per.counter] += _amount(step.body, "n")
    return [points["controlled"], points["colonized"]]


def _distances(links: list[int]) -> list[int]:
    """Segments between every two locations; LOCS where there is no way."""
    table: list[int] = []
    for start in range(at.LOCS):
        steps = [at.LOCS] * at.LOCS
        steps[start] = 0
        front = [start]
        while front:
            here = front.pop(0)
            for there in range(at.LOCS):
                if links[here] & (1 << there) and steps[there] == at.LOCS:
                    steps[there] = steps[here] + 1
                    front.append(there)
        table += steps
    return table
