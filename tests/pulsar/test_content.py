"""The components, and what the rulebook and known pictures fix about them (chapters COMP, CON)."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

import heliopause.games.pulsar.catalog
from heliopause.games.pulsar.catalog import Cluster, Technology, editions, load_catalog
from heliopause.games.pulsar.game import Pulsar2849
from heliopause.games.pulsar.verbs import LANGUAGE, LETTERS, METRICS, PLACES, SIZES
from heliopause.kernel.effects import Ability, Atom, effect_atoms
from heliopause.kernel.errors import ContentError, InputError
from tests.clauses import clauses
from tests.pulsar import worth

CATALOG = load_catalog()
CARDS = {card.id: card for card in CATALOG.technologies}
CONTENT = Path(heliopause.games.pulsar.catalog.__file__).parent / "content"


def verbs(ability: Ability | None) -> list[str]:
    return [atom.verb for atom in effect_atoms(ability)] if ability else []


def effect(card: str) -> str:
    return LANGUAGE.format(CARDS[card].effect)


def side(name: str) -> Cluster:
    return next(cluster for cluster in CATALOG.clusters if cluster.id == name)


# ---------------------------------------------------------------- the star cluster


@clauses("PUL-COMP-14", "PUL-COMP-15", "PUL-COMP-16", "PUL-COMP-17", "PUL-CON-01")
@pytest.mark.parametrize(("name", "locations", "lines", "gates"), [("open", 87, 105, 17), ("dead-ends", 84, 106, 16)])
def test_the_two_sides_of_the_star_cluster(name: str, locations: int, lines: int, gates: int) -> None:
    board = side(name)
    kinds = Counter(place.kind for place in board.locations)
    assert kinds == {
        "entry": 4,
        "system": 16,
        "pulsar": 13,
        "isolated": 3,
        "pink": gates,
        "green": gates,
        "orange": gates,
    }
    assert kinds.total() == locations
    assert sum(segment.lines for segment in board.segments) == lines
    ends = Counter(
        end for segment in board.segments for end in (segment.one, segment.other) for _ in range(segment.lines)
    )
    for place in board.locations:
        wanted = {"entry": ends[place.id] == 1, "isolated": ends[place.id] == 0}
        assert wanted.get(place.kind, ends[place.id] >= 2), place.id


def test_every_way_can_be_flown_from_everywhere() -> None:
    """So a red die that has to be used always can be, and no turn is stuck (PUL-BONUS-17)."""
    game = Pulsar2849()
    for number, board in enumerate(CATALOG.clusters):
        for place, location in enumerate(board.locations):
            if location.kind != "isolated":
                assert all(game.tables.ends[number][place * 10 + length] for length in range(1, 10)), location.id


# ---------------------------------------------------------------- tiles


@clauses(
    "PUL-COMP-04", "PUL-COMP-06", "PUL-COMP-07", "PUL-COMP-08", "PUL-COMP-09", "PUL-COMP-10", "PUL-CON-05", "PUL-CON-18"
)
def test_how_many_of_everything_there_are() -> None:
    assert sum(tile.tiles for tile in CATALOG.exploration) == 12
    assert Counter(tile.letter for tile in CATALOG.transmitters) == {"A": 8, "B": 8, "C": 8}
    assert Counter(goal.tile for goal in CATALOG.goals) == dict.fromkeys(range(1, 7), 2)
    assert {board.id for board in CATALOG.technology_boards} == {a + b for a in LETTERS for b in ("I", "II", "III")}
    assert {(hq.board, hq.side) for hq in CATALOG.headquarters} == {(a, b) for a in LETTERS for b in (1, 2)}
    assert CATALOG.supply.rings == 6
    per_row = Counter((card.board[0], card.row) for card in CATALOG.technologies)
    assert per_row == {(a, row): (3, 3, 2, 2, 2, 2, 2, 1)[row - 1] for a in LETTERS for row in range(1, 9)}
    faces = {(tile.costs, tile.immediate, tile.produce, tile.left, tile.right) for tile in CATALOG.transmitters}
    assert len(faces) == 24


@clauses("PUL-CON-02", "PUL-CON-03")
def test_systems_print_gyrodynes_tokens_cubes_and_red_dice() -> None:
    assert sum(len(system.blue) for system in CATALOG.systems) == 31
    assert sum(len(system.lifeless) for system in CATALOG.systems) == 19
    printed = {verb for system in CATALOG.systems for verb in verbs(system.bonus)}
    assert printed == {"take", "plus-minus", "plus-two", "cubes", "red"}


@clauses("PUL-CON-04")
def test_gyrodynes() -> None:
    rows = [(one.id, one.tiles, one.take, one.complete, one.value) for one in CATALOG.gyrodynes]
    assert rows == [("small", 10, 1, 3, 1), ("medium", 10, 2, 5, 2), ("large", 10, 4, 6, 3)]


@clauses("PUL-CON-36", "PUL-CON-37", "PUL-CON-38")
def test_exploration_tiles() -> None:
    assert len(CATALOG.exploration) == 5
    assert sum(tile.tiles for tile in CATALOG.exploration if verbs(tile.effect) == ["score"]) > 6
    assert sum(tile.tiles for tile in CATALOG.exploration if verbs(tile.effect) == ["station"]) >= 2
    for tile in CATALOG.exploration:
        assert not {"red", "take"} & set(verbs(tile.effect))
        if verbs(tile.effect) != ["station"]:
            assert 3.5 <= worth.worth(tile.effect) <= 5


@clauses("PUL-CON-39")
def test_the_dice_board() -> None:
    assert (CATALOG.track.spaces, CATALOG.track.start, CATALOG.track.penalties) == (15, 8, ((14, 1), (15, 2)))
    rewards = [[LANGUAGE.format(a) if a.steps else "" for a in board.engineering] for board in CATALOG.dice_boards]
    assert rewards == [
        ["gain 2 cubes", "gain 1 cube", "score 1", ""],
        ["gain 3 cubes", "gain 2 cubes", ""],
        ["gain 3 cubes", "gain 2 cubes", "gain 1 cube", ""],
    ]


# ---------------------------------------------------------------- technologies

DICE = {  # die and class of every technology, row by row, as they are published
    "A": "1P 3P 5P, 2P 5I 6P, 3I 4G, 2I 4I, 1I 5I, 4I 6E, 3E 5E, 3E",
    "B": "2P 4P 6P, 2I 3P 5P, 1G 2I, 3I 5I, 3I 4I, 5E 6E, 3E 4E, 6E",
    "C": "1P 3P 4P, 1P 4P 6P, 2G 4P, 2P 6I, 1I 5I, 5E 6E, 2E 4E, 6I",
    "D": "2P 3P 4P, 1P 2G 6P, 3G 5I, 1I 3I, 3I 6P, 5E 6G, 2E 3E, 1I",
}
CLASS = {"P": "permanent", "I": "one-shot", "G": "production", "E": "end"}


@clauses("PUL-CON-06")
@pytest.mark.parametrize("letter", LETTERS)
def test_dice_classes_and_icons_are_those_published(letter: str) -> None:
    for row, text in enumerate(DICE[letter].split(", "), 1):
        cards = sorted(
            (c for c in CATALOG.technologies if c.board[0] == letter and c.row == row), key=lambda c: c.place
        )
        assert [(card.die, card.kind) for card in cards] == [(int(one[0]), CLASS[one[1]]) for one in text.split()]
        assert {card.icons for card in cards} == {2 if row in (1, 8) else 1}


@clauses("PUL-CON-07", "PUL-CON-08")
def test_what_is_known_of_letters_a_and_c_is_kept() -> None:
    known = {
        "AI-1-1": "die off by one", "AI-1-2": "score 2", "AI-1-3": "score 3 per visited-pulsar",
        "AI-2-1": "die off by one + score 3", "AI-2-3": "die off by one + score 1", "AII-3-1": "double 2 and 2",
        "AII-3-2": "score 1 per spinning-gyrodyne", "AII-4-1": "score 1 per station", "AII-4-2": "teleport system",
        "AII-5-1": "gain 3 cubes", "AIII-6-1": "double 3 and 2", "AIII-6-2": "score 3 per link",
        "AIII-7-1": "score 4 / 8 / 16 for spinning-sizes", "AIII-7-2": "meet one goal",
        "AIII-8-1": "optional ( 2 cubes : score 9 )", "CI-1-1": "die off by one", "CI-1-2": "die off by one",
        "CI-1-3": "score 1", "CI-2-1": "copy for 3 cubes",
    }  # fmt: skip
    for card, text in known.items():
        assert effect(card) == text, card
    when = {"AI-1-1": "flight-visiting-green-gate", "CI-1-1": "flight-visiting-pink-gate", "CI-1-2": "patent"}
    when |= {"CI-1-3": "station", "CI-2-2": "project", "CI-2-3": "transmitter-online", "CII-3-2": "gyrodyne-completed"}
    assert {card: CARDS[card].when for card in when} == when
    for one in CATALOG.technologies:
        if one.board[0] == "A":
            assert one.when not in ("project", "gate-run")
            assert not {"project", "set"} & {step.per.counter for step in one.effect.steps if step.per}


@clauses("PUL-CON-09", "PUL-CON-10", "PUL-CON-13")
def test_effects_are_all_different_and_fit_their_class() -> None:
    assert len({(card.kind, card.when, card.effect) for card in CATALOG.technologies}) == 68
    for card in CATALOG.technologies:
        assert bool(card.when) == (card.kind == "permanent"), card.id
    for board in CATALOG.technology_boards:
        flights = [card for card in CATALOG.technologies if card.board == board.id and card.when.startswith("flight-")]
        assert len(flights) <= 1


@clauses("PUL-CON-11")
def test_every_kind_of_effect_that_is_known_to_exist_exists() -> None:
    used = {verb for card in CATALOG.technologies for verb in verbs(card.effect)}
    assert used >= {"double", "patented", "station", "take", "claim", "plus-minus", "off-by-one", "score"}
    counters = {step.per.counter for card in CATALOG.technologies for step in card.effect.steps if step.per}
    assert counters >= {"award", "visited-pulsar"}
    for card in CATALOG.technologies:
        if "patented" in verbs(card.effect):
            assert LANGUAGE.format(card.effect).startswith("1 cube : ")
            assert red_of(card.effect) > card.die


def red_of(ability: Ability) -> int:
    return next(worth.number(atom, "red") for atom in effect_atoms(ability) if atom.verb in ("double", "patented"))


@clauses("PUL-CON-12", "PUL-CON-29")
def test_a_doubler_gives_one_more_than_it_costs_or_a_token() -> None:
    found = [(card.die, card.effect) for card in CATALOG.technologies]
    for hq in CATALOG.headquarters:
        found += [(project.die, project.effect) for project in hq.projects]
        assert sum("double" in verbs(project.effect) for project in hq.projects) == 1
    for die, ability in found:
        for atom in effect_atoms(ability):
            if atom.verb == "double":
                with_token = {"plus-minus", "plus-two"} & set(verbs(ability))
                assert worth.number(atom, "silver") + worth.number(atom, "red") == die + (0 if with_token else 1)


@clauses("PUL-CON-14")
@pytest.mark.parametrize("kind", ["one-shot", "permanent", "production", "end"])
def test_invented_technologies_are_worth_what_known_ones_are(kind: str) -> None:
    known = [worth.TECHNOLOGIES[c.id] for c in CATALOG.technologies if c.kind == kind and c.provenance == "published"]
    for card in CATALOG.technologies:
        if card.kind == kind:
            assert min(known) - 2 <= worth.TECHNOLOGIES[card.id] <= max(known) + 2, card.id


@clauses("PUL-CON-15", "PUL-CON-16", "PUL-CON-17")
def test_row_values() -> None:
    rows = {board.id: board.rows for board in CATALOG.technology_boards}
    values = [value for row in rows.values() for value in row]
    assert len(values) == 32
    assert values.count(-1) == 1
    assert set(values) <= {-1, 0, 1, 2, 3, 4}
    assert 4 in values
    assert (rows["AI"], rows["AII"], rows["AIII"], rows["CI"]) == ((0, 2), (1, 0, 2), (0, 2, 4), (0, 2))
    for board in CATALOG.technology_boards:
        total = sum(3.8 if value < 0 else value for value in board.rows)
        wanted = {"I": 2, "II": 3, "III": 6}[board.group]
        assert abs(total - wanted) <= (1 if -1 in board.rows else 0), board.id


# ---------------------------------------------------------------- transmitters


@clauses("PUL-CON-18", "PUL-CON-19", "PUL-CON-20", "PUL-CON-21")
def test_transmitters() -> None:
    tiles = {tile.id: tile for tile in CATALOG.transmitters}
    assert [tiles[name].costs for name in ("A-1", "A-2", "A-3", "A-4")] == [(1, 2, 6), (6,), (3, 3), (2, 5)]
    for letter in "ABC":
        assert any(len(tile.costs) == 1 for tile in CATALOG.transmitters if tile.letter == letter)
    ends = [pips for tile in CATALOG.transmitters for pips in (tile.left, tile.right)]
    assert set(ends) == {-1, 0, 1, 2, 3}
    assert sum(0 in (tile.left, tile.right) for tile in CATALOG.transmitters) >= 2
    at_once = {verb for tile in CATALOG.transmitters for verb in verbs(tile.immediate)}
    assert at_once == {"score", "claim", "teleport"}
    given = {verb for tile in CATALOG.transmitters for verb in verbs(tile.produce)}
    assert given == {"score", "cubes"}
    assert any("optional" in LANGUAGE.format(tile.produce) for tile in CATALOG.transmitters if tile.produce)


@clauses("PUL-CON-22")
def test_later_transmitters_are_worth_more_for_each_die() -> None:
    found: dict[str, list[float]] = {"A": [], "B": [], "C": []}
    for tile in CATALOG.transmitters:
        total = worth.worth(tile.immediate) + worth.ROUNDS[tile.letter] * worth.worth(tile.produce)
        found[tile.letter].append(total / len(tile.costs))
    means = [sum(found[letter]) / 8 for letter in "ABC"]
    assert means == sorted(means)
    lowest = [min(found[letter]) for letter in "ABC"]
    assert lowest == sorted(lowest)


# ---------------------------------------------------------------- headquarters


@clauses("PUL-CON-23", "PUL-CON-24", "PUL-CON-25", "PUL-CON-26", "PUL-CON-27", "PUL-CON-28")
def test_headquarters() -> None:
    sides = {hq.id: hq for hq in CATALOG.headquarters}
    for hq in CATALOG.headquarters:
        assert [project.place for project in hq.projects] == list(PLACES)
        used = {verb for project in hq.projects for verb in verbs(project.effect)}
        assert used <= {
            "score",
            "take",
            "take-different",
            "explore",
            "plus-minus",
            "plus-two",
            "cubes",
            "double",
            "run",
        }
        runs = [atom for project in hq.projects for atom in effect_atoms(project.effect) if atom.verb == "run"]
        assert len(runs) >= 3
        top = hq.projects[-1]
        assert top.die == 5
        assert "gate run any 4" in LANGUAGE.format(top.effect)
    a2 = [(project.die, LANGUAGE.format(project.effect)) for project in sides["A2"].projects]
    assert a2[0] == (4, "take gyrodyne small/medium/large + gate run orange 2")
    assert a2[6] == (6, "score 8 + gate run pink 2")
    c2 = [(project.die, LANGUAGE.format(project.effect)) for project in sides["C2"].projects]
    assert c2[5] == (6, "double 4 and 3")
    texts = [LANGUAGE.format(project.effect) for hq in CATALOG.headquarters for project in hq.projects]
    assert texts.count("score 4 + gate run orange 2") == 1
    for letter in LETTERS:
        assert count(letter + "1", "take") > count(letter + "2", "take")
        assert count(letter + "2", "run") > count(letter + "1", "run")


def count(name: str, what: str) -> int:
    hq = next(hq for hq in CATALOG.headquarters if hq.id == name)
    found = [atom for project in hq.projects for atom in effect_atoms(project.effect)]
    if what == "take":
        return sum(
            worth.number(atom, "n") if atom.verb == "take-different" else 1 for atom in found if "take" in atom.verb
        )
    return sum(atom.verb == what for atom in found)


@clauses("PUL-CON-30")
def test_all_sides_of_headquarters_are_worth_about_the_same() -> None:
    values = [sum(worth.worth(project.effect) for project in hq.projects) for hq in CATALOG.headquarters]
    mean = sum(values) / len(values)
    assert round(100 * (max(values) - min(values)) / mean) <= 12, values


# ---------------------------------------------------------------- goals


@clauses("PUL-CON-31", "PUL-CON-32", "PUL-CON-33", "PUL-CON-34", "PUL-AMB-88")
def test_goals() -> None:
    goals = {goal.id: goal for goal in CATALOG.goals}
    asked = {(goal.goal.metric, goal.goal.number) for goal in CATALOG.goals}
    named = {("spinning-size", 2), ("spinning-gyrodyne", 3), ("online-transmitter", 3), ("online-transmitter", 4)}
    named |= {
        ("station", 9),
        ("station", 11),
        ("technology", 5),
        ("technology", 6),
        ("project", 5),
        ("used-gate-run", 3),
    }
    assert named <= asked
    assert len(asked) == 12
    assert {goal.id for goal in CATALOG.goals if goal.first_game} == {"G1a", "G2a", "G3a"}
    assert goals["G3a"].tile != goals["G4a"].tile
    for tile in range(1, 7):
        faces = [goal.goal.metric for goal in CATALOG.goals if goal.tile == tile]
        assert not all(metric in ("project", "used-gate-run") for metric in faces)
    assert (goals["G2a"].points, goals["G2a"].bonuses) == (6, ((4, 6), (1, 6)))
    assert [cubes for cubes, _ in goals["G1a"].bonuses] == [3, 1]
    assert [cubes for cubes, _ in goals["G3a"].bonuses] == [3, 2]
    assert all(len(goal.bonuses) <= 2 for goal in CATALOG.goals)


@clauses("PUL-CON-35")
def test_goals_that_are_met_less_often_pay_more() -> None:
    values = []
    for goal in CATALOG.goals:
        net = goal.points + sum(points - cubes / 2 for cubes, points in goal.bonuses)
        values.append(worth.REACHED[goal.id] * net)
    mean = sum(values) / len(values)
    assert all(abs(value - mean) <= 0.05 * mean for value in values), values


# ---------------------------------------------------------------- how it is written


def every_ability() -> list[Ability]:
    found: list[Ability | None] = [card.effect for card in CATALOG.technologies]
    found += [ability for tile in CATALOG.transmitters for ability in (tile.immediate, tile.produce)]
    found += [project.effect for hq in CATALOG.headquarters for project in hq.projects]
    found += [system.bonus for system in CATALOG.systems] + [tile.effect for tile in CATALOG.exploration]
    return [ability for ability in found if ability is not None]


def test_every_effect_is_written_as_the_language_writes_it() -> None:
    for ability in every_ability():
        text = LANGUAGE.format(ability)
        assert LANGUAGE.parse(text) == ability
        assert any(f'"{text}"' in path.read_text(encoding="utf-8") for path in CONTENT.glob("*.toml")), text


def test_every_verb_is_used_by_some_component() -> None:
    used = {atom.verb for ability in every_ability() for atom in effect_atoms(ability)}
    assert {verb.name for verb in LANGUAGE.verbs} == used


def test_every_component_says_where_it_comes_from() -> None:
    kinds = (CATALOG.technologies, CATALOG.transmitters, CATALOG.headquarters, CATALOG.goals, CATALOG.systems)
    for kind in kinds:
        assert all(item.provenance in ("rulebook", "published", "mixed", "reconstructed") for item in kind)
    assert METRICS
    assert SIZES


# ---------------------------------------------------------------- editions of one's own


@pytest.fixture
def own(tmp_path: Path) -> Path:
    folder = tmp_path / "box"
    shutil.copytree(CONTENT, folder)
    return folder


def replaced(folder: Path, file: str, old: str, new: str) -> Path:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def test_a_copy_of_the_printed_edition_is_the_printed_edition(own: Path) -> None:
    assert load_catalog(folder=own).hash == CATALOG.hash
    assert editions() == ("first",)


def test_a_small_edition_stands_on_the_printed_one(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(
        '[edition]\nid = "mine"\ntitle = "Mine"\nbase = "first"\n\n'
        '[[technology]]\nid = "CIII-8-1"\nname = "Final Press"\n'
        'board = "CIII"\nrow = 8\nplace = 1\ndie = 6\nicons = 2\nclass = "one-shot"\neffect = "score 12"\n'
        'provenance = "published"\n',
        encoding="utf-8",
    )
    catalog = load_catalog(folder=tmp_path)
    card: Technology = next(card for card in catalog.technologies if card.id == "CIII-8-1")
    assert LANGUAGE.format(card.effect) == "score 12"
    assert Pulsar2849(content=tmp_path).new(seed=1).options()


WRONG = [
    ("technologies-1.toml", '"score 2"', '"scroe 2"', 'AI-1-2.effect, character 1: "scroe" is not known'),
    ("technologies-1.toml", 'when = "patent"\n', "", "AI-1-2.effect: a permanent technology needs `when`"),
    ("technologies-2.toml", '"double 2 and 2"', '"double 2 and 7"', "AII-3-1.effect: a die shows 1 to 6, not 7"),
    ("technologies-2.toml", '"teleport system"', '"red 3"', '"red" does not stand here'),
    ("systems.toml", 'bonus = "red 1"', 'bonus = "teleport pulsar"', '"teleport" does not stand here'),
    ("systems.toml", "blue = [2, 2, 2, 2]", "blue = [3, 4]", "system-1.blue: one planet must be open to any number"),
    ("star-cluster.toml", '{ from = "1", to = "2" },', '{ from = "1", to = "99" },', "there is no location 99"),
    ("star-cluster.toml", 'id = "3", kind = "system"', 'id = "3", kind = "pink"', "open: systems: there are 15"),
    ("gyrodynes.toml", "tiles = 10", "tiles = 11", "small.tiles: there are 11, the rulebook has 10"),
    ("goals.toml", 'goal = "station >= 9"', 'goal = "station <= 9"', "G1a.goal: is one of"),
    ("headquarters.toml", '"gate run pink 1"', '"gate run pink 0"', "n must be from 1 to 99"),
    ("exploration.toml", "tiles = 4", "tiles = 5", "exploration tiles: there are 13, the rulebook has 12"),
    ("transmitters.toml", "left = 3\nright = 1", "left = -1\nright = -1", "A-1: one end at least can link"),
    ("dice-board.toml", "silver = 9", "silver = 8", "players-4.silver: there are 8, the rulebook has 9"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "line"), WRONG)
def test_a_wrong_edition_is_told_what_and_where(own: Path, file: str, old: str, new: str, line: str) -> None:
    with pytest.raises(ContentError) as caught:
        load_catalog(folder=replaced(own, file, old, new))
    assert any(line in found for found in caught.value.lines), caught.value.lines


def test_an_unusual_edition_can_be_played_and_is_told_so(own: Path) -> None:
    catalog = load_catalog(folder=replaced(own, "technologies-1.toml", "rows = [0, 2]", "rows = [0, 3]"))
    assert catalog.warnings == ("AI.rows: add up to 3, not 2 (PUL-CON-17)",)


def test_an_edition_nobody_printed_is_refused() -> None:
    with pytest.raises(InputError, match="edition 'second': there is no such edition"):
        load_catalog("second")


def test_numbers_of_an_effect_are_read_as_written() -> None:
    (atom,) = effect_atoms(LANGUAGE.parse("score 4 / 8 / 16 for spinning-sizes"))
    assert isinstance(atom, Atom)
    assert [worth.number(atom, name) for name in ("one", "two", "three")] == [4, 8, 16]
