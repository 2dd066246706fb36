"""An edition of one's own: what is accepted, what is refused, and what is only remarked on."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import heliopause.games.frontiers.catalog
from heliopause.games.frontiers.catalog import load_catalog
from heliopause.games.frontiers.game import NewFrontiers
from heliopause.kernel.errors import ContentError
from tests.clauses import clauses

PRINTED = Path(heliopause.games.frontiers.catalog.__file__).parent / "content"


@pytest.fixture
def own(tmp_path: Path) -> Path:
    folder = tmp_path / "own"
    shutil.copytree(PRINTED, folder)
    return folder


def change(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text, old
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def findings(folder: Path) -> list[str]:
    with pytest.raises(ContentError) as caught:
        load_catalog(folder=folder)
    return caught.value.lines


def test_a_copy_of_the_first_printing_is_the_first_printing(own: Path) -> None:
    assert load_catalog(folder=own) == load_catalog()


@clauses("NF-DEV-13")
def test_a_development_without_a_power_is_legal(own: Path) -> None:
    change(own, "developments-small", 'settle = ["military 2"]\n', "")
    catalog = load_catalog(folder=own)
    marines = next(card for card in catalog.developments if card.id == "space-marines")
    assert (marines.powers, catalog.warnings) == ((), ())
    state = NewFrontiers(content=own).new(players=3, seed=2, first_game=True)
    while not state.over:
        state.apply(state.options()[0])
    assert sum(bool(card.powers) for card in catalog.developments) > 20


WRONG = [
    # powers that cannot be read or do nothing where they stand
    ("worlds-military", '"military 1 per UPLIFT colony"', '"militry 1"', 'did you mean "military"?'),
    (
        "worlds-military",
        '"military 1 per UPLIFT colony"',
        '"military 0"',
        '"military 0" is nothing: numbers start at 1',
    ),
    ("worlds-military", '"military 1 per UPLIFT colony"', '"sell 1 good"', '"sell 1 good" does nothing in settle'),
    ("worlds-military", '"military 1 per UPLIFT colony"', '"military 1 per world settled"', "cannot be used like this"),
    (
        "worlds-military",
        '"military 1 per UPLIFT colony"',
        '"optional military 1"',
        "cannot be used like this in settle",
    ),
    ("worlds-military", '"military 1 per UPLIFT colony"', '"military 1 per 2 UPLIFT colony"', "per counts one by one"),
    ("worlds-military", '"military 1 per UPLIFT colony"', '"military 1 + military 2"', "stands in a text of its own"),
    (
        "worlds-military",
        '"optional ( 1 alien : temporary military 3 )"',
        '"1 alien : temporary military 3"',
        "optional",
    ),
    ("worlds-military", '"optional ( 1 alien : temporary military 3 )"', '"( military 3 )"', "parentheses are for one"),
    ("worlds-military", '"1 good : gain 1 vp"', '"choose 1 of { A: gain 1 vp }"', "nothing in this game is lettered"),
    ("worlds-other", '"1 genes + 1 novelty : gain 3 vp"', '"1 genes + 2 different goods : gain 3 vp"', "stand alone"),
    ("worlds-other", '"1 genes + 1 novelty : gain 3 vp"', '"1 genes + 1 genes : gain 3 vp"', "at most two kinds"),
    ("worlds-other", '"1 genes + 1 novelty : gain 3 vp"', '"0 genes : gain 3 vp"', '"0 genes" is nothing'),
    ("worlds-other", '"1 genes + 1 novelty : gain 3 vp"', '"5 different goods : gain 3 vp"', "four kinds of goods"),
    ("worlds-other", '"1 genes + 1 novelty : gain 3 vp"', '"1 genes : gain 3 colonist"', "cannot be used like this"),
    ("worlds-other", '"1 genes + 1 novelty : gain 3 vp"', '"gain 1 vp then gain 1 credit"', "parts are joined by +"),
    ("developments-small", '"gain 1 vp if owning galactic-salon"', '"gain 1 vp if owning galactic-saloon"', "no tile"),
    (
        "developments-large",
        '"gain 1 credit per military colony"',
        '"gain 1 credit per good produced here"',
        "no good is",
    ),
    ("worlds-other", '"draw 1 world"', '"optional replace this colony"', "does nothing in explore"),
    # tiles
    ("worlds-military", "defence = 1\n", "defence = 1\ncost = 1\n", "either a cost or a defence"),
    ("worlds-military", "defence = 1\n", "defence = 21\n", ".defence: must be from 0 to 20"),
    ("worlds-military", 'goods = "windfall"\n', "", "belong to every world with a kind"),
    ("worlds-other", 'kind = "any"\ngoods = "production"', 'kind = "any"\ngoods = "windfall"', "must be production"),
    ("worlds-military", "vp = 1\n", "", "either vp or a score"),
    ("worlds-military", '["REBEL", "UPLIFT"]', '["REBEL", "REBEL"]', "names one twice"),
    ("worlds-military", '["REBEL", "UPLIFT"]', '["REBELS"]', '"REBELS" is not one of ALIEN, IMPERIUM, REBEL, UPLIFT'),
    ("worlds-military", 'name = "Rebel Miners"', 'name = "Rebel Base"', "two tiles are called Rebel Base (NF-REC-07)"),
    ("worlds-military", "colonists = 1", "colonists = 3", "3 is not one of 1, 2"),
    ("homes", 'side = "reverse"', 'side = "white"', "mat 1 must have one home colony on each side (NF-COMP-01)"),
    ("homes", 'kind = "gray"', 'kind = "any"', '"any" is not one of gray'),
    # developments and their stacks
    ("developments-small", "cost = 2\n", "cost = 9\n", "small developments: there are 23, the rulebook has 24"),
    ("developments-small", 'stack = "a"', 'stack = "z"', ".stack: there is no stack z"),
    ("developments-small", 'stack = "a"\nside = "white"', 'stack = "a"\nside = "reverse"', "needs two faces"),
    ("setup", "flips = true", "flips = false", "small stacks with two faces: there are 7, the rulebook has 8"),
    ("setup", "column = 1\nrow = 2", "column = 1\nrow = 1", "stacks: two lie at"),
    # actions and goals
    ("actions", 'bonus = "discount 1"', 'bonus = "collect credits here"', "collect belongs to produce"),
    ("actions", 'phases = ["develop"]', 'phases = ["settle"]', "must be Develop, Explore, Settle, Produce"),
    ("actions", 'goals = "never"', 'goals = "always"', "actions always there with goals: there are 2"),
    ("actions", "keep 1 of 3 goals", "keep 2 of 3 goals", "one goal is kept (NF-GOAL-06)"),
    ("goals", "{ from = 4, vp = 2 }", "{ from = 3, vp = 2 }", "must rise from row to row"),
    ("goals", "most = 4\n", "", "is missing, the goal is a stockpile goal"),
    ("goals", 'item = "world"', 'item = "good"', "three are stockpile goals, for goods, for credits and for worlds"),
    ("goals", 'counts = "unused colonist"', 'counts = "unused colony"', 'did you mean "colonist"?'),
    ("goals", "most_per_action = 1", "most_per_action = 9", "most_per_action no more (NF-GOAL-13)"),
    # what the rulebook prints
    ("setup", "copies = 1", "copies = 2", "copies: there are 2, the rulebook has 1 (NF-SETUP-02 to 04)"),
    ("setup", "pool = 24", "pool = 25", "pool: there are 25, the rulebook has 24 (NF-SETUP-16)"),
    ("setup", "colonists = 24", "colonists = 23", "there are 23, the rulebook has 24 (NF-SETUP-18)"),
    ("setup", "credits = [3, 4]", "credits = [4, 3]", "must be 3 each and 4 for the last 1"),
    ("setup", "count = 19", "count = 18", "goods novelty: there are 18, the rulebook has 19 (NF-COMP-02)"),
    ("setup", "price = 4", "price = 5", "price of alien: there are 5, the rulebook has 4 (NF-TRADE-05)"),
    ("setup", "worlds = 9", "worlds = 10", "worlds of a player: there are 10, the rulebook has 9 (NF-EXP-11)"),
    ("setup", "tens = 8", "tens = 9", "chips: must be 25, 7 and 8 for vp"),
]


@pytest.mark.parametrize(("file", "old", "new", "said"), WRONG)
def test_a_wrong_edition_is_told_what_and_where(own: Path, file: str, old: str, new: str, said: str) -> None:
    change(own, file, old, new)
    lines = findings(own)
    assert any(said in line for line in lines), lines
    assert all("\n" not in line for line in lines)


UNUSUAL = [
    ("worlds-other", "cost = 0", "cost = 1", "non-military worlds, cost 0: there are 0, the rulebook has 1"),
    ("worlds-military", "colonists = 2", "colonists = 1", "colonists 1: there are 19, the rulebook has 18"),
    ("worlds-military", '["REBEL"]', '["UPLIFT"]', "keyword REBEL: there are 10, the rulebook has 11 (NF-WORLD-11)"),
    ("worlds-military", '"score 2 vp per REBEL tile"', '"score 2 vp per ALIEN tile"', "question marks count REBEL"),
    ("worlds-other", 'kind = "alien"\ngoods = "windfall"\nkeywords = ["ALIEN"]', 'kind = "alien"\ngoods = "windfall"',
     "a world of the kind alien is ALIEN"),
    ("worlds-military", 'kind = "novelty"\ngoods = "production"', 'kind = "novelty"\ngoods = "windfall"',
     "goods windfall: there are 13, the rulebook has 12 (NF-WORLD-06)"),
    ("goals", "{ from = 6, vp = 5 }", "{ from = 6, vp = 6 }", "a count of 6 scores 5 (NF-GOAL-27)"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "said"), UNUSUAL)
def test_an_unusual_edition_can_be_played_and_is_told_so(own: Path, file: str, old: str, new: str, said: str) -> None:
    """The table of the worlds and single numbers that the rulebook gives away."""
    change(own, file, old, new)
    warnings = load_catalog(folder=own).warnings
    assert any(said in line for line in warnings), warnings


@clauses("NF-WORLD-14")
def test_values_out_of_their_range_are_told(own: Path) -> None:
    change(own, "worlds-military", "vp = 9", "vp = 12")
    assert "military worlds: values run from 0 to 12, not 0 to 9 (NF-WORLD-14)" in load_catalog(folder=own).warnings


@clauses("NF-REC-06")
def test_more_worlds_of_a_kind_than_goods_are_refused(own: Path) -> None:
    for _ in range(4):
        change(own, "worlds-other", 'kind = "novelty"\ngoods = "production"', 'kind = "genes"\ngoods = "production"')
    assert any("worlds may need a good at once, there are 13 (NF-REC-06)" in line for line in findings(own))


@pytest.mark.parametrize("file", sorted(path.name for path in PRINTED.glob("*.toml")))
def test_an_edition_without_one_of_its_files_is_refused_in_plain_lines(own: Path, file: str) -> None:
    (own / file).unlink()
    assert findings(own)
