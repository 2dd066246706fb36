"""Whether a catalog agrees with the rulebook.

`totals` must hold for every edition: numbers that the rulebook prints and shapes that the rules rely on.
`patterns` hold for the editions that come with the game; an edition of one's own is only told about them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, product
from typing import TYPE_CHECKING

from heliopause.games.sun.verbs import COLUMNS, LEVELS, RULES, TYPES
from heliopause.kernel.effects import Ability, effect_atoms
from heliopause.kernel.reading import total, twice

if TYPE_CHECKING:
    from heliopause.games.sun.boards import Board, Setup
    from heliopause.games.sun.catalog import Catalog, Mat, Technology

PLAYERS = (2, 3, 4)


def totals(catalog: Catalog) -> list[str]:
    checks = (
        _technologies,
        _events,
        _systems,
        _achievements,
        _guilds,
        _factions,
        _slots,
        _boxes,
        _boards,
        _setups,
        _trade,
        _rules,
    )
    findings = [line for check in checks for line in check(catalog)]
    # whether the parts fit together can be asked only when each is whole
    return findings or list(_together(catalog))


def patterns(catalog: Catalog) -> list[str]:
    return [line for check in (_type_patterns, _reach, _links, _balance) for line in check(catalog)]


# Totals


def _technologies(catalog: Catalog) -> Iterator[str]:
    for level, (name, want) in enumerate(zip(LEVELS, (4, 16, 16, 10), strict=True), 1):
        have = sum(card.level == level for card in catalog.technologies)
        yield from total(f"technologies of level {name}", have, want, "SUN-COMP-01")
    for twin in twice(card.name for card in catalog.technologies):
        yield f"technologies: two are called {twin} (SUN-CON-14)"
    for card in catalog.technologies:
        if len(set(card.left)) != len(card.left) or len(card.left) not in (1, 2):
            yield f"{card.id}.left: must be one type or two different ones (SUN-CON-01)"
        if card.level < 4 and not card.right:
            yield f"{card.id}.right: is missing (SUN-CON-01)"
        if card.level < 4 and card.vp != card.level:
            name = LEVELS[card.level - 1]
            yield f"{card.id}.vp: level {name} scores {card.level}, not {card.vp} (SUN-SCORE-01 to 03)"
        if card.level < 4 and not (card.immediate or card.spaces or card.rule):
            yield f"{card.id}: needs an immediate bonus, a space or a rule (SUN-CON-09)"
        if card.level < 4 and _copies(card.immediate, "bonus"):
            yield f"{card.id}.immediate: copies bonuses of level I to III, so it cannot be one of them"
        for space in card.spaces:
            if _copies(space.action, "research") and _uses(space.action, "research"):
                yield f"{card.id}.spaces: an Action that copies research cannot research itself, or it copies itself"


def _uses(ability: Ability | None, verb: str) -> bool:
    return ability is not None and any(atom.verb == verb for atom in effect_atoms(ability))


def _copies(ability: Ability | None, what: str) -> bool:
    atoms = effect_atoms(ability) if ability else ()
    return any(atom.verb == "copy" and atom.get("what") == what for atom in atoms)


def _events(catalog: Catalog) -> Iterator[str]:
    for level in (2, 3):
        cards = [card for card in catalog.events if card.level == level]
        yield from total(f"events of level {LEVELS[level - 1]}", len(cards), 10, "SUN-COMP-02")
        fixed = sum(card.fixed for card in cards)
        yield from total(f"fixed events of level {LEVELS[level - 1]}", fixed, 2, "SUN-SETUP-05, SUN-SETUP-07")
    for card in catalog.events:
        if not card.effect and not card.rule:
            yield f"{card.id}: needs an effect or a rule (SUN-EVT-01)"
        if (card.stays == "location") != (card.rule in ("location-award", "extra-system")):
            yield f"{card.id}.stays: location goes with the rules location-award and extra-system (SUN-EVT-03)"
        if card.stays == "discard" and card.vp:
            yield f"{card.id}.vp: a discarded event scores nothing (SUN-SCORE-14)"
        if card.spaces and card.rule != "dyson-sphere":
            yield f"{card.id}.spaces: only an event with the rule dyson-sphere has a space (SUN-CARD-10)"


def _systems(catalog: Catalog) -> Iterator[str]:
    for deck, starting in (("A", 4), ("B", 0)):
        cards = [card for card in catalog.systems if card.deck == deck]
        yield from total(f"Systems of deck {deck}", len(cards), 12, "SUN-COMP-03")
        yield from total(f"starting Systems of deck {deck}", sum(c.start for c in cards), starting, "SUN-SETUP-13")
    for name in twice(card.name for card in catalog.systems):
        yield f"Systems: two are called {name} (SUN-COMP-17)"
    for card in catalog.systems:
        if not 1 <= len(set(card.specialties)) == len(card.specialties):
            yield f"{card.id}.specialties: must be food, ore or both (SUN-COMP-16)"
        if card.power < 1:
            yield f"{card.id}.power: must be at least 1 (SUN-COMP-17)"


def _achievements(catalog: Catalog) -> Iterator[str]:
    for letter, want in (("basic", 2), ("A", 4), ("B", 4)):
        have = sum(card.letter == letter for card in catalog.achievements)
        yield from total(f"achievements of class {letter}", have, want, "SUN-COMP-04")
    for card in catalog.achievements:
        if not 1 <= len(card.vp) <= 4:
            yield f"{card.id}.vp: must have 1 to 4 slots, each faction fills one at most (SUN-ACH-06)"
        elif len(card.vp) != len(card.min_players):
            yield f"{card.id}.min_players: must have one entry for each entry of vp"
        elif list(card.vp) != sorted(set(card.vp), reverse=True):
            yield f"{card.id}.vp: slots run from higher to lower points (SUN-ACH-04)"
        elif card.letter == "A" and (len(card.vp) < 2 or card.min_players[1] != 4):
            yield f"{card.id}.min_players: the second slot of a class A card is for 4 players only (SUN-ACH-10)"
    chosen = [card.letter for card in catalog.achievements if card.id in catalog.first_game]
    if sorted(chosen) != ["A", "B", "basic", "basic"]:
        yield "first_game.achievements: must be both basic achievements, one A and one B (SUN-FIRST-01)"


def _guilds(catalog: Catalog) -> Iterator[str]:
    for level in (1, 2):
        have = sum(guild.level == level for guild in catalog.guilds)
        yield from total(f"guilds of level {level}", have, 2, "SUN-CON-27")
    for guild in catalog.guilds:
        if len(guild.spaces) != 1:
            yield f"{guild.id}.spaces: a guild has one Action (SUN-COMP-05)"


def _factions(catalog: Catalog) -> Iterator[str]:
    yield from total("factions", len(catalog.factions), 4, "SUN-COMP-09")
    for players in PLAYERS:
        if sum(players in faction.players for faction in catalog.factions) < players:
            yield f"factions: fewer than {players} may be used by {players} players (SUN-SETUP-23)"
    for faction in catalog.factions:
        for name, mat in (("basic", faction.basic), ("advanced", faction.advanced)):
            yield from _mat(f"{faction.id}.{name}", mat)
        yield from _basic_mat(f"{faction.id}.basic", faction.basic)
        letters = [innovation.id for innovation in faction.advanced.innovations]
        if letters != ["A", "B"]:
            yield f"{faction.id}.advanced.innovation: must be A and B (SUN-ADV-06)"
    for name in ("population_track", "ore_track", "automation_vp", "columns"):
        if len({getattr(faction.basic, name) for faction in catalog.factions}) > 1:
            yield f"factions: the basic mats must have the same {name} (SUN-COMP-21)"


def _mat(place: str, mat: Mat) -> Iterator[str]:
    if len(mat.columns) != len(COLUMNS) or not all(1 <= size <= 20 for size in mat.columns):
        yield f"{place}.columns: must be five numbers from 1 to 20 (SUN-COMP-19)"
    letters = [letter for letter in mat.population_track if letter]
    if len(mat.population_track) != 9 or mat.population_track[0] != "A":
        yield f"{place}.population_track: must have 9 entries, the first one A (SUN-COMP-20)"
    if letters != list(COLUMNS[: len(letters)]):
        yield f"{place}.population_track: the letters must come in the order A to E (SUN-CON-45)"
    if len(mat.ore_track) != 9 or mat.ore_track[0] != 1:
        yield f"{place}.ore_track: must have 9 entries, the first one 1 (SUN-COMP-20)"
    if len(mat.automation_vp) != 7 or min(mat.automation_vp) < 0:
        yield f"{place}.automation_vp: must be seven numbers (SUN-AUTO-05)"


def _basic_mat(place: str, mat: Mat) -> Iterator[str]:
    if sum(mat.columns) != 17:
        yield f"{place}.columns: hold {sum(mat.columns)} cubes, the rulebook has 17 (SUN-CON-44)"
    if sum(letter != "" for letter in mat.population_track[:6]) != 3:
        yield f"{place}.population_track: must show A, B and C once 5 discs are gone (SUN-CON-45)"
    if sum(mat.ore_track[:5]) != 3:
        yield f"{place}.ore_track: must show 3 once 4 discs are gone (SUN-CON-46)"


def _slots(catalog: Catalog) -> Iterator[str]:
    level_of = {slot.id: slot.level for slot in catalog.slots}
    for level, (name, want) in enumerate(zip(LEVELS, (4, 6, 6, 3), strict=True), 1):
        have = sum(slot.level == level for slot in catalog.slots)
        yield from total(f"slots of level {name}", have, want, "SUN-COMP-12")
    for slot in catalog.slots:
        if any(level_of.get(other) != slot.level - 1 for other in slot.previous):
            yield f"{slot.id}.from: must name slots one level to the left (SUN-CON-23)"
        if twice(slot.previous):
            yield f"{slot.id}.from: names a slot twice"
        allowed = {1: (0,), 2: (1, 2), 3: (1, 2), 4: (1, 2, 3)}[slot.level]
        if len(slot.previous) not in allowed:
            yield f"{slot.id}.from: must name {' or '.join(map(str, allowed))} slots (SUN-RES-05 to 07)"
        elif slot.need != min(2, len(slot.previous)):
            yield f"{slot.id}.need: must be {min(2, len(slot.previous))} (SUN-RES-06, SUN-RES-07)"
        if slot.event != (slot.level in (2, 3)):
            yield f"{slot.id}.event: events lie on level II and III only (SUN-SETUP-09)"


def _boxes(catalog: Catalog) -> Iterator[str]:
    if sorted(box.players for box in catalog.boxes) != list(PLAYERS):
        yield "basic_spacefaring: must be there once for 2, 3 and 4 players (SUN-COMP-07)"
    for box in catalog.boxes:
        yield from total(f"basic_spacefaring {box.id}: Actions", len(box.actions), 4, "SUN-BASIC-01 to 04")
        charged = sum(extra > 0 for action in box.actions for extra in action.surcharges)
        want = 1 if box.players == 3 else 2
        yield from total(f"basic_spacefaring {box.id}: spaces with a surcharge", charged, want, "SUN-ACT-13")
        for number, action in enumerate(box.actions, 1):
            if 0 not in action.surcharges or min(action.surcharges) < 0:
                yield f"{box.id}.actions.{number}: needs a space without surcharge (SUN-CON-30)"
            if _uses(action.action, "copy"):
                yield f"{box.id}.actions.{number}: a basic Action cannot copy, or it copies itself"
            if action.repeatable != (number == len(box.actions)):
                yield f"{box.id}.actions.{number}: the last Action, and no other, may be repeated (SUN-ACT-07)"


def _boards(catalog: Catalog) -> Iterator[str]:
    if sorted(players for board in catalog.boards for players in board.players) != list(PLAYERS):
        yield "exploration: must be there once for 2, 3 and 4 players (SUN-SETUP-11, SUN-SETUP-53)"
    for board in catalog.boards:
        yield from _board(board)


def _board(board: Board) -> Iterator[str]:
    ids = [location.id for location in board.locations]
    kinds = Counter(location.kind for location in board.locations)
    if twice(ids):
        yield f"{board.id}.locations: an id is used twice"
    if len(ids) > 8:
        yield f"{board.id}.locations: there are {len(ids)}, a board has room for 8"
    if kinds["sol"] != 1 or kinds["deep-space"] != 1:
        yield f"{board.id}.locations: must have one Sol and one Deep Space (SUN-COMP-14)"
    for location in board.locations:
        if (location.kind == "system") != bool(location.deck):
            yield f"{board.id}.locations: {location.id}: a deck belongs to a System space, and only there (SUN-COMP-14)"
        if (location.kind == "shipyard") != bool(location.specialties):
            yield f"{board.id}.locations: {location.id}: specialties belong to a shipyard, and only there (SUN-CON-39)"
    for link in board.links:
        if link[0] == link[1] or link[0] not in ids or link[1] not in ids:
            yield f"{board.id}.links: {link[0]} to {link[1]} does not join two locations (SUN-CON-37)"
    if twice(tuple(sorted(link)) for link in board.links):
        yield f"{board.id}.links: two locations are joined twice"
    if ids and set(_reached(board, ids[0])) != set(ids):
        yield f"{board.id}.links: not every location can be reached (SUN-CON-37)"


def _reached(board: Board, start: str) -> list[str]:
    reached = [start]
    for here in reached:
        for one, other in board.links:
            for near in (other,) if here == one else (one,) if here == other else ():
                if near not in reached:
                    reached.append(near)
    return reached


def _setups(catalog: Catalog) -> Iterator[str]:
    if sorted(setup.players for setup in catalog.setups) != list(PLAYERS):
        yield "setup: must be there once for 2, 3 and 4 players (SUN-SETUP-45, SUN-SETUP-58)"
    for setup in catalog.setups:
        if len(setup.ore) != setup.players or min(setup.ore) < 0:
            yield f"{setup.id}.ore: must have one number for each player (SUN-SETUP-32)"
        yield from total(f"{setup.id}: random events of a level", setup.random_events, 4, "SUN-SETUP-05")
        if (setup.achievements_A, setup.achievements_B) != (1, 1):
            yield f"{setup.id}: one achievement A and one B are drawn (SUN-SETUP-18)"
        if (setup.population, setup.ships) != (2, (1,)):
            yield f"{setup.id}: everybody starts with 2 population and a ship of level 1 (SUN-SETUP-30, SUN-SETUP-31)"
        want = 4 if setup.players == 4 else 3
        yield from total(f"{setup.id}.achievements_to_end", setup.achievements_to_end, want, "SUN-END-01, SUN-END-02")


def _trade(catalog: Catalog) -> Iterator[str]:
    trade = catalog.trade
    if (trade.supply_for_ore, trade.ship_for_ore, trade.ore_for_pop) != (3, 1, 1):
        yield f"{trade.id}: 3 ore for a supply cube, 1 ore for a ship, 1 ore a population (SUN-PROD-09 to 12)"


def _rules(catalog: Catalog) -> Iterator[str]:
    used = Counter(card.rule for card in catalog.technologies)
    used.update(card.rule for card in catalog.events)
    used.update(card.rule for card in catalog.systems)
    used.update(innovation.rule for faction in catalog.factions for innovation in faction.advanced.innovations)
    for rule in RULES.values():
        if rule.once and used[rule.id] > 1:
            yield f"rule {rule.id}: {used[rule.id]} items have it, only one can"
    private = sum(_private(card.colonization) for card in catalog.systems)
    if private > 4:
        yield f"Systems: {private} give a private technology, 4 at most can (SUN-PRIV-01)"


def _private(ability: Ability | None) -> int:
    return sum(atom.verb == "research" and atom.flag("private") for atom in effect_atoms(ability)) if ability else 0


def _together(catalog: Catalog) -> Iterator[str]:
    for setup in catalog.setups:
        board = catalog.board(setup.players)
        for deck, cards in (("A", setup.systems_A), ("B", setup.systems_B)):
            spaces = sum(location.deck == deck for location in board.locations)
            if spaces != cards:
                yield f"{setup.id}.systems_{deck}: {cards} cards for {spaces} spaces (SUN-SETUP-14 to 16, SUN-SETUP-54)"
        yield from _enough_claims(catalog, setup)


def _enough_claims(catalog: Catalog, setup: Setup) -> Iterator[str]:
    """No draw of achievements may leave the game without an end."""
    by_letter = {
        letter: [
            min(setup.players, sum(least <= setup.players for least in card.min_players))
            for card in catalog.achievements
            if card.letter == letter
        ]
        for letter in ("basic", "A", "B")
    }
    fewest = sum(by_letter["basic"]) + min(by_letter["A"]) + min(by_letter["B"])
    if fewest < setup.achievements_to_end:
        yield f"{setup.id}: some draw of achievements has too few open slots: {fewest} (SUN-CON-43)"


# Patterns


def _type_patterns(catalog: Catalog) -> Iterator[str]:
    pure = [(name,) for name in TYPES]
    ordered = [*pure, *permutations(TYPES, 2)]
    unordered = {frozenset(left) for left in (*pure, *combinations(TYPES, 2))}
    if Counter(_lefts(catalog, 1)) != Counter(pure):
        yield "technologies of level I: not one of each type (SUN-CON-07)"
    for level, clause in ((2, "SUN-CON-04"), (3, "SUN-CON-02")):
        if Counter(_lefts(catalog, level)) != Counter(ordered):
            yield f"technologies of level {LEVELS[level - 1]}: not 4 pure cards and 12 ordered pairs ({clause})"
    if {frozenset(left) for left in _lefts(catalog, 4)} != unordered:
        yield "technologies of level IIII: not 4 pure cards and 6 pairs (SUN-CON-05)"
    for card in catalog.technologies:
        if card.right and card.right != card.left[0]:
            yield f"{card.id}.right: is not the first left type (SUN-CON-03, SUN-CON-04)"


def _lefts(catalog: Catalog, level: int) -> list[tuple[str, ...]]:
    return [card.left for card in catalog.technologies if card.level == level]


def _reach(catalog: Catalog) -> Iterator[str]:
    if not any(card.level == 2 and "III" in _researched(card) for card in catalog.technologies):
        yield "technologies: no card of level II researches level III (SUN-CON-11)"
    for card in catalog.technologies:
        if card.level < 3 and "IIII" in _researched(card):
            yield f"{card.id}: a card below level III researches level IIII (SUN-CON-12)"
        if card.level == 4 and card.vp <= 3:
            yield f"{card.id}.vp: scores no more than a card of level III (SUN-CON-13)"
    for level, guild in ((2, 1), (3, 2)):
        for event in catalog.events:
            if event.level == level and event.fixed and _opened(event.effect) != [guild]:
                yield f"{event.id}.effect: does not open a guild of level {guild} (SUN-CON-28)"


def _researched(card: Technology) -> list[str]:
    atoms = [atom for space in card.spaces for atom in effect_atoms(space.action) if atom.verb == "research"]
    return [level for atom in atoms for level in _words(atom.get("levels"))]


def _words(value: object) -> Sequence[str]:
    return value if isinstance(value, tuple) else ()


def _opened(effect: Ability | None) -> list[object]:
    return [atom.get("level") for atom in effect_atoms(effect) if atom.verb == "open-guild"] if effect else []


def _links(catalog: Catalog) -> Iterator[str]:
    ones = [slot.id for slot in catalog.slots if slot.level == 1]
    twos = [slot for slot in catalog.slots if slot.level == 2]
    wanted = [(0,), (0, 1), (1,), (2,), (2, 3), (3,)]
    for slot, places in zip(twos, wanted, strict=True):
        if sorted(slot.previous) != sorted(ones[place] for place in places):
            yield f"{slot.id}.from: is not {' and '.join(ones[place] for place in places)} (SUN-CON-24)"
    fed = {other for slot in catalog.slots if slot.level == 3 for other in slot.previous}
    for slot in twos:
        if slot.id not in fed:
            yield f"{slot.id}: leads to no slot of level III (SUN-CON-25)"


def _balance(catalog: Catalog) -> Iterator[str]:
    for name in ("power", "vp"):
        a, b = (sum(getattr(card, name) for card in catalog.systems if card.deck == deck) for deck in ("A", "B"))
        if a >= b:
            yield f"Systems: deck A has no less {name} than deck B (SUN-CON-31)"
    for one, other in product(catalog.factions, catalog.factions):
        mats = (one.advanced, other.advanced)
        if one.id < other.id and mats[0].columns == mats[1].columns and mats[0].ore_track == mats[1].ore_track:
            yield f"factions: the advanced mats of {one.id} and {other.id} are alike (SUN-CON-50)"
