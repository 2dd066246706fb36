"""Whether a catalog agrees with the rulebook.

`totals` must hold for every edition: numbers that the rulebook prints and shapes that the rules rely on.
`patterns` hold for the edition that comes with the game; an edition of one's own is only told about them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from typing import TYPE_CHECKING

from heliopause.games.pulsar.verbs import GROUPS, LANGUAGE, LETTERS, PLACES, SIZES
from heliopause.kernel.effects import Ability, effect_atoms

if TYPE_CHECKING:
    from heliopause.games.pulsar.catalog import Catalog, Cluster

PLAYERS = (2, 3, 4)
SILVER = {2: 7, 3: 7, 4: 9}
ROWS = {"I": (1, 2), "II": (3, 4, 5), "III": (6, 7, 8)}
WIDTH = {1: 3, 2: 3, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2, 8: 1}  # technologies in a row
SYSTEMS = 16  # on a side of the star cluster
PULSARS = 16  # isolated ones included
ISOLATED = 3
ENTRIES = 4
KNOWN_SIDES = {"open": (87, 105, 17), "dead-ends": (84, 106, 16)}  # locations, lines, jump gates of a colour
MOST_LOCATIONS = 120
MOST_PLANETS = 4
MOST_COSTS = 3


def totals(catalog: Catalog) -> list[str]:
    checks = (
        _dice_boards,
        _tracks,
        _clusters,
        _systems,
        _gyrodynes,
        _boards,
        _technologies,
        _transmitters,
        _headquarters,
        _goals,
        _exploration,
    )
    return [line for check in checks for line in check(catalog)]


def patterns(catalog: Catalog) -> list[str]:
    return [
        line
        for check in (_planets, _sides, _rows, _effects, _links, _runs, _goal_tiles, _tiles)
        for line in check(catalog)
    ]


def _number(what: str, have: int, want: int, clauses: str) -> Iterator[str]:
    if have != want:
        yield f"{what}: there are {have}, the rulebook has {want} ({clauses})"


def _twice(items: Iterable[Hashable]) -> list[Hashable]:
    return [item for item, times in Counter(items).items() if times > 1]


def _uses(ability: Ability | None, verb: str) -> bool:
    return ability is not None and any(atom.verb == verb for atom in effect_atoms(ability))


# Totals


def _dice_boards(catalog: Catalog) -> Iterator[str]:
    if sorted(board.players for board in catalog.dice_boards) != list(PLAYERS):
        yield "dice_board: one for 2, one for 3 and one for 4 players is needed (PUL-SETUP-01, PUL-SETUP-02)"
        return
    for board in catalog.dice_boards:
        counters = board.players * board.counters
        yield from _number(f"{board.id}.silver", board.silver, SILVER[board.players], "PUL-SETUP-04, PUL-SETUP-05")
        if board.leftover != board.silver - 2 * board.players:
            yield f"{board.id}.leftover: every player takes two dice, so {board.silver - 2 * board.players} are left"
        if (board.counters == 2) != (board.players == 2):
            yield f"{board.id}.counters: two with two players, else one (PUL-POS-04, PUL-TWO-03)"
        for name, places in (("engineering", board.engineering), ("initiative", board.initiative)):
            if len(places) != counters:
                yield f"{board.id}.{name}: must have one entry for each of the {counters} counters"
        if len(board.even) + 3 != board.silver or len(set(board.even)) != len(board.even):
            yield f"{board.id}.even: all silver dice but three are set, each to another value (PUL-DICE-22, 23)"


def _tracks(catalog: Catalog) -> Iterator[str]:
    track, supply = catalog.track, catalog.supply
    yield from _number("tracks.spaces", track.spaces, 15, "PUL-TRACK-01")
    if not 1 <= track.start <= track.spaces:
        yield "tracks.start: must be a space of the track (PUL-POS-05)"
    for space, points in track.penalties:
        if not 1 <= space <= track.spaces or points < 1:
            yield f"tracks.penalties: space {space} with {points} points is none (PUL-PROD-09, PUL-PROD-10)"
    yield from _number("supply.rounds", supply.rounds, 8, "PUL-GAME-02")
    if len(supply.start_scores) != 4 or min(supply.start_scores) < 0:
        yield "supply.start_scores: must be four scores (PUL-POS-07)"
    if supply.plus_minus < 0 or supply.copy < 1:
        yield "supply: no negative tokens, and copies cost at least one cube"
    if not 1 <= supply.rings <= PULSARS:
        yield f"supply.rings: must be from 1 to {PULSARS}"
    if sorted(token for token, _ in supply.buy) != ["plus-minus", "plus-two"]:
        yield "supply.buy: says once for each token which dice buy it (PUL-BUY-01, PUL-BUY-02)"
    for token, dice in supply.buy:
        if not dice or sorted(dice) != list(range(min(dice), max(dice) + 1)):
            yield f"supply.buy: the dice that buy a {token} token follow each other (PUL-BUY-01, PUL-BUY-02)"
    table = catalog.stations.points
    if len(table) < 2 or list(table) != sorted(table) or catalog.stations.more < 0:
        yield "stations.points: must not fall from one station to the next (PUL-END-12)"


def _clusters(catalog: Catalog) -> Iterator[str]:
    if [side.id for side in catalog.clusters] != list(KNOWN_SIDES):
        yield f"star_cluster: the sides are {' and '.join(KNOWN_SIDES)}, in this order (PUL-SETUP-03)"
    for side in catalog.clusters:
        yield from _cluster(side)


def _cluster(side: Cluster) -> Iterator[str]:
    places = {location.id: location for location in side.locations}
    for name in _twice(location.id for location in side.locations):
        yield f"{side.id}.locations: two are called {name}"
    if len(side.locations) > MOST_LOCATIONS:
        yield f"{side.id}.locations: {MOST_LOCATIONS} are the most"
    kinds = Counter(location.kind for location in side.locations)
    yield from _number(f"{side.id}: entry gates", kinds["entry"], ENTRIES, "PUL-COMP-16, PUL-COMP-17")
    yield from _number(f"{side.id}: systems", kinds["system"], SYSTEMS, "PUL-COMP-16, PUL-COMP-17")
    yield from _number(f"{side.id}: isolated pulsars", kinds["isolated"], ISOLATED, "PUL-COMP-16, PUL-COMP-17")
    pulsars = kinds["pulsar"] + kinds["isolated"]
    yield from _number(f"{side.id}: pulsars", pulsars, PULSARS, "PUL-COMP-16, PUL-COMP-17")
    lines: Counter[str] = Counter()
    seen = set()
    for segment in side.segments:
        ends = frozenset((segment.one, segment.other))
        for name in sorted(ends - set(places)):
            yield f"{side.id}.segments: there is no location {name}"
        if len(ends) == 1 or ends in seen:
            yield f"{side.id}.segments: {segment.one} to {segment.other} joins nothing new; doubled ones have lines = 2"
        seen.add(ends)
        lines.update(dict.fromkeys(ends, segment.lines))
    for name, location in places.items():
        if location.kind == "entry" and lines[name] != 1:
            yield f"{side.id}: the entry gate {name} is joined by exactly one segment (PUL-COMP-18)"
        elif location.kind == "isolated" and lines[name]:
            yield f"{side.id}: no segment leads to the isolated pulsar {name} (PUL-FLY-06)"
        elif location.kind not in ("entry", "isolated") and lines[name] < 2:
            yield f"{side.id}: {name} is joined by less than two segments (PUL-CON-01)"
        if location.dead_end and location.kind not in ("system", "pulsar"):
            yield f"{side.id}: {name} cannot be a dead end (PUL-DEAD-02)"


def _systems(catalog: Catalog) -> Iterator[str]:
    yield from _number("systems", len(catalog.systems), 17, "PUL-COMP-05")
    for system in catalog.systems:
        if 2 not in system.blue:
            yield f"{system.id}.blue: one planet must be open to any number of players (PUL-SYS-09)"
        if len(system.blue) + len(system.lifeless) > MOST_PLANETS:
            yield f"{system.id}: {MOST_PLANETS} planets are the most"


def _gyrodynes(catalog: Catalog) -> Iterator[str]:
    if [gyrodyne.id for gyrodyne in catalog.gyrodynes] != list(SIZES):
        yield f"gyrodynes: there are {', '.join(SIZES)}, in this order (PUL-COMP-02)"
        return
    for gyrodyne in catalog.gyrodynes:
        yield from _number(f"{gyrodyne.id}.tiles", gyrodyne.tiles, 10, "PUL-COMP-02")
        if gyrodyne.awards != (7, 4):
            yield f"{gyrodyne.id}.awards: are 7 points, then 4 (PUL-COMP-03, PUL-SETUP-08)"


def _boards(catalog: Catalog) -> Iterator[str]:
    wanted = sorted(letter + group for letter in LETTERS for group in GROUPS)
    if sorted(board.id for board in catalog.technology_boards) != wanted:
        yield f"technology_board: there are {', '.join(wanted)} (PUL-COMP-08)"
    for board in catalog.technology_boards:
        if board.id != board.letter + board.group:
            yield f"{board.id}: is called after its letter and its group, {board.letter}{board.group}"
        if len(board.rows) != len(ROWS[board.group]):
            yield f"{board.id}.rows: a board {board.group} has {len(ROWS[board.group])} rows (PUL-TECH-01)"


def _technologies(catalog: Catalog) -> Iterator[str]:
    yield from _number("technologies", len(catalog.technologies), 68, "PUL-CON-05")
    boards = {board.id: board for board in catalog.technology_boards}
    for card in catalog.technologies:
        if card.board not in boards or card.row not in ROWS[boards[card.board].group]:
            yield f"{card.id}: board {card.board} has no row {card.row} (PUL-TECH-01)"
        elif card.place > WIDTH[card.row]:
            yield f"{card.id}.place: row {card.row} has {WIDTH[card.row]} technologies (PUL-TECH-01)"
    for place in _twice((card.board, card.row, card.place) for card in catalog.technologies):
        yield f"technologies: two lie at {place} (PUL-TECH-01)"
    for name in _twice(card.name for card in catalog.technologies):
        yield f"technologies: two are called {name}"


def _transmitters(catalog: Catalog) -> Iterator[str]:
    for letter in "ABC":
        have = sum(tile.letter == letter for tile in catalog.transmitters)
        yield from _number(f"transmitters of letter {letter}", have, 8, "PUL-COMP-06")
    for tile in catalog.transmitters:
        if not 1 <= len(tile.costs) <= MOST_COSTS:
            yield f"{tile.id}.costs: must be one to {MOST_COSTS} dice (PUL-CON-19)"
        if tile.left < 0 and tile.right < 0:
            yield f"{tile.id}: one end at least can link (PUL-LINK-01)"
        if tile.immediate is None and tile.produce is None:
            yield f"{tile.id}: must be good for something"


def _headquarters(catalog: Catalog) -> Iterator[str]:
    wanted = [f"{letter}{side}" for letter in LETTERS for side in (1, 2)]
    if [side.id for side in catalog.headquarters] != wanted:
        yield f"headquarters: the sides are {', '.join(wanted)}, in this order (PUL-COMP-09)"
    for side in catalog.headquarters:
        if side.id != f"{side.board}{side.side}":
            yield f"{side.id}: is called after its board and its side, {side.board}{side.side}"
        if [project.place for project in side.projects] != list(PLACES):
            yield f"{side.id}.projects: are {', '.join(PLACES)}, in this order (PUL-HQ-03)"


def _goals(catalog: Catalog) -> Iterator[str]:
    yield from _number("goals", len(catalog.goals), 12, "PUL-COMP-07")
    for tile in range(1, 7):
        faces = [goal for goal in catalog.goals if goal.tile == tile]
        yield from _number(f"goal tile {tile}: faces", len(faces), 2, "PUL-COMP-07")
        if faces and all(_needs_headquarters(goal.goal.metric) for goal in faces):
            yield f"goal tile {tile}: one face must be possible without headquarters (PUL-AMB-63)"
    marked = [goal for goal in catalog.goals if goal.first_game]
    if len(marked) != 3 or len({goal.tile for goal in marked}) != 3:
        yield "goals: three faces on three tiles are marked for first games (PUL-GAME-04)"
    for goal in catalog.goals:
        if len(goal.bonuses) > 2:
            yield f"{goal.id}.bonuses: two are the most (PUL-AMB-88)"
        if goal.points < 1 or any(min(bonus) < 1 for bonus in goal.bonuses):
            yield f"{goal.id}: points and cubes must be at least 1"


def _needs_headquarters(metric: str) -> bool:
    return metric in ("project", "used-gate-run", "set")


def _exploration(catalog: Catalog) -> Iterator[str]:
    yield from _number("exploration tiles", sum(tile.tiles for tile in catalog.exploration), 12, "PUL-COMP-04")
    if all(_uses(tile.effect, "station") for tile in catalog.exploration):
        yield "exploration tiles: one at least is not kept, or they run out (PUL-EXP-04)"
    for tile in catalog.exploration:
        if tile.tiles < 1:
            yield f"{tile.id}.tiles: must be at least 1"


# Patterns


def _planets(catalog: Catalog) -> Iterator[str]:
    blue = sum(len(system.blue) for system in catalog.systems)
    lifeless = sum(len(system.lifeless) for system in catalog.systems)
    yield from _number("blue planets", blue, 31, "PUL-CON-02")
    yield from _number("lifeless planets", lifeless, 19, "PUL-CON-02")


def _sides(catalog: Catalog) -> Iterator[str]:
    for side in catalog.clusters:
        locations, lines, gates = KNOWN_SIDES[side.id]
        yield from _number(f"{side.id}: locations", len(side.locations), locations, "PUL-COMP-16, PUL-COMP-17")
        have = sum(segment.lines for segment in side.segments)
        yield from _number(f"{side.id}: segments", have, lines, "PUL-COMP-16, PUL-COMP-17")
        for colour in ("pink", "green", "orange"):
            have = sum(location.kind == colour for location in side.locations)
            yield from _number(f"{side.id}: {colour} jump gates", have, gates, "PUL-COMP-16, PUL-COMP-17")
        dead = sorted(location.kind for location in side.locations if location.dead_end)
        if dead != (["pulsar", "system", "system"] if side.id == "dead-ends" else []):
            yield f"{side.id}: dead ends are two systems and one pulsar, on their own side (PUL-DEAD-01, PUL-DEAD-02)"


def _rows(catalog: Catalog) -> Iterator[str]:
    values = [value for board in catalog.technology_boards for value in board.rows]
    yield from _number("rows with the median symbol", values.count(-1), 1, "PUL-CON-15")
    for board in catalog.technology_boards:
        wanted = {"I": 2, "II": 3, "III": 6}[board.group]
        if -1 not in board.rows and sum(board.rows) != wanted:
            yield f"{board.id}.rows: add up to {sum(board.rows)}, not {wanted} (PUL-CON-17)"


def _effects(catalog: Catalog) -> Iterator[str]:
    for card in catalog.technologies:
        if (card.icons == 2) != (card.row in (1, 8)):
            yield f"{card.id}.icons: rows 1 and 8 have two die icons, all others one (PUL-CON-06)"
        if card.board.startswith("A") and card.when in ("project", "gate-run"):
            yield f"{card.id}: no technology of letter A needs headquarters (PUL-CON-07)"
    texts = [" ".join((card.kind, card.when, LANGUAGE.format(card.effect))) for card in catalog.technologies]
    for text in _twice(texts):
        yield f"technologies: two are {text} (PUL-CON-09)"
    for board in catalog.technology_boards:
        lanes = [card for card in catalog.technologies if card.board == board.id and _changes_flights(card.when)]
        if len(lanes) > 1:
            yield f"{board.id}: more than one technology changes the die of a flight (PUL-CON-13)"


def _changes_flights(when: str) -> bool:
    return when.startswith("flight-")


def _links(catalog: Catalog) -> Iterator[str]:
    for letter in "ABC":
        if not any(len(tile.costs) == 1 for tile in catalog.transmitters if tile.letter == letter):
            yield f"transmitters of letter {letter}: one at least has a single die (PUL-CON-19)"
    blank = [tile for tile in catalog.transmitters for pips in (tile.left, tile.right) if pips == 0]
    if len({tile.id for tile in blank}) < 2:
        yield "transmitters: no die of zero pips can be formed (PUL-CON-20)"


def _runs(catalog: Catalog) -> Iterator[str]:
    for side in catalog.headquarters:
        runs = [atom for project in side.projects for atom in effect_atoms(project.effect) if atom.verb == "run"]
        if len(runs) < 3 or not any(atom.get("colour") == "any" for atom in runs):
            yield f"{side.id}: has at least three gate runs, one of them of any colour (PUL-CON-26)"
        doublers = sum(_uses(project.effect, "double") for project in side.projects)
        if doublers > 1:
            yield f"{side.id}: has more than one die doubler (PUL-CON-29)"


def _goal_tiles(catalog: Catalog) -> Iterator[str]:
    for goal, faces in Counter(goal.goal for goal in catalog.goals).items():
        if faces > 1:
            yield f"goals: {faces} ask for {goal.metric} >= {goal.number} (PUL-CON-31)"
    spinning = [goal for goal in catalog.goals if goal.goal.metric in ("spinning-size", "spinning-gyrodyne")]
    if len({goal.tile for goal in spinning}) < len(spinning):
        yield "goals: those about spinning gyrodynes are on different tiles (PUL-CON-32)"


def _tiles(catalog: Catalog) -> Iterator[str]:
    yield from _number("kinds of exploration tiles", len(catalog.exploration), 5, "PUL-CON-36")
    stations = sum(tile.tiles for tile in catalog.exploration if _uses(tile.effect, "station"))
    if stations < 2:
        yield "exploration tiles: two at least count as stations (PUL-CON-36)"
