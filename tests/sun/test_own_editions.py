"""An edition of one's own: what is accepted, what is refused, and what is only remarked on."""

from __future__ import annotations

from pathlib import Path

import pytest

import heliopause.games.sun.catalog
from heliopause.games.sun.catalog import load_catalog
from heliopause.kernel.errors import InputError
from tests import editions
from tests.editions import change

PRINTED = Path(heliopause.games.sun.catalog.__file__).parent / "content"


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return editions.copy_of(PRINTED, tmp_path / "own")


def findings(folder: Path) -> list[str]:
    return editions.findings(load_catalog, folder)


def test_a_copy_of_the_first_printing_is_the_first_printing(own: Path) -> None:
    assert load_catalog(folder=own) == load_catalog()


def test_a_small_edition_stands_on_a_printed_one(tmp_path: Path) -> None:
    card = """
[edition]
id = "mine"
title = "Mine"
base = "revised"
[[technology]]
id = "closed-loop-arcologies"
name = "Ring Gardens"
level = "II"
left = ["economic"]
right = "economic"
immediate = "automate food"
vp = 2
provenance = "published"
"""
    (tmp_path / "mine.toml").write_text(card)
    catalog = load_catalog(folder=tmp_path)
    assert (catalog.edition, catalog.title, catalog.warnings) == ("mine", "Mine", ())
    revised = load_catalog("revised")
    changed = [new.name for old, new in zip(revised.technologies, catalog.technologies, strict=True) if old != new]
    assert changed == ["Ring Gardens"]


def test_an_edition_on_an_unknown_base_is_refused(own: Path) -> None:
    change(own, "edition", 'id = "first"', 'id = "mine"\nbase = "zeroth"')
    with pytest.raises(InputError, match="edition 'zeroth': there is no such edition"):
        load_catalog(folder=own)


WRONG = [
    ("technologies-2", 'immediate = "jump 1"', 'immediate = "jmup 1"', 'did you mean "jump"?'),
    ("technologies-2", 'id = "plasma-cannon"', 'id = "narrow-beam-lasers"', "the id is used twice"),
    ("technologies-2", 'name = "Plasma Cannon"', 'name = "Terraforming"', "two are called Terraforming (SUN-CON-14)"),
    ("technologies-2", 'level = "II"', 'level = "III"', "there are 15, the rulebook has 16 (SUN-COMP-01)"),
    ("technologies-2", "vp = 2", "vp = 3", "level II scores 2, not 3 (SUN-SCORE-01 to 03)"),
    ("technologies-2", 'left = ["scientific"]', "left = []", "must be one type or two different ones (SUN-CON-01)"),
    ("technologies-2", 'right = "scientific"\n', "", ".right: is missing (SUN-CON-01)"),
    ("technologies-2", 'rule = "after-grow"\n', "", ".permanent: no rule of this technology uses it"),
    ("technologies-2", 'permanent = "gain 1 ore"\n', "", "is missing, the rule after-grow needs it"),
    ("technologies-2", "spaces = 1 }", "spaces = 9 }", "must be 1 to 4"),
    (
        "technologies-2",
        "-> ship 3 then jump 1",
        "-> ship 5 then jump 1",
        "ships have level 1 to 4, not 5 (SUN-COMP-10)",
    ),
    ("technologies-2", "jump 1 then optional", "each faction jump 1 then optional", "stands on events only"),
    ("technologies-1", "gain 1 ore +", "gain 1 ore per overpay +", "overpay is known after a colonization only"),
    ("technologies-1", "gain 1 ore +", "score 1 vp +", "vp are scored by end_score only"),
    ("technologies-4", "score 1 vp per controlled", "gain 1 ore per controlled", "end_score is written: score 1 vp"),
    ("technologies-1", "1 ore : 1 pop ->", "1 ore : 1 pop from right ->", "pop lies in no column"),
    ("technologies-3", "amount = 1", "amount = 0", ".amount: must be at least 1"),
    ("events", "fixed = true", "fixed = false", "there are 1, the rulebook has 2 (SUN-SETUP-05, SUN-SETUP-07)"),
    ("events", 'effect = "open guild 1"', 'effect = "open guild 3"', "guilds have level 1 or 2"),
    ("events", 'effect = "open guild 1"\n', "", "needs an effect or a rule"),
    ("events", 'stays = "revealer"', 'stays = "location"', ".stays: location goes with the rules"),
    ("events", 'stays = "revealer"', 'stays = "discard"', "a discarded event scores nothing (SUN-SCORE-14)"),
    ("events", 'location = "sol"', 'location = "mars"', '"mars" is not one of sol, deep-space'),
    (
        "events",
        'rule = "museum"\namount = 1',
        'rule = "extra-system"',
        "rule extra-system: 2 items have it, only one can",
    ),
    ("systems", "start = true", "start = false", "starting Systems of deck A: there are 3, the rulebook has 4"),
    ("systems", 'specialties = ["food"]', "specialties = []", "must be food, ore or both (SUN-COMP-16)"),
    ("systems", "power = 3", "power = 0", ".power: must be at least 1"),
    ("systems", "research II private", "research IIII private", "of level II or of level III (SUN-PRIV-06)"),
    ("systems", "research II private", "research known II private", "fills no slot"),
    ("systems", "vp = 4", "vp = -4", ".vp: must not be negative"),
    ("achievements", "vp = [5, 4, 3, 2]", "vp = [5, 4, 4, 2]", "from higher to lower points (SUN-ACH-04)"),
    ("achievements", "min_players = [2, 4]", "min_players = [2, 2]", "for 4 players only (SUN-ACH-10)"),
    ("achievements", "min_players = [2, 4]", "min_players = [2]", "one entry for each entry of vp"),
    ("achievements", "automation >= 6", "automaton >= 6", 'did you mean "automation"?'),
    ("guilds", "level = 1", "level = 2", "guilds of level 1: there are 1, the rulebook has 2 (SUN-CON-27)"),
    ("factions", "columns = [5, 4, 3, 3, 2]", "columns = [5, 4, 3, 3, 3]", "hold 18 cubes, the rulebook has 17"),
    ("factions", "columns = [5, 4, 3, 3, 2]", "columns = [5, 4, 3, 5]", "must be five numbers"),
    ("factions", '["A", "", "B"', '["A", "", "C"', "in the order A to E (SUN-CON-45)"),
    ("factions", "ore_track = [1, 0, 1", "ore_track = [0, 1, 1", "must have 9 entries, the first one 1"),
    ("factions", "automation_vp = [0, 1, 0", "automation_vp = [0, 0, 0", "the same automation_vp (SUN-COMP-21)"),
    ("factions", 'kind = "once"', 'kind = "while"', "effect: belongs to an innovation of the kind once"),
    ("technology-board", 'from = ["I-1"]', 'from = ["II-B"]', "must name slots one level to the left (SUN-CON-23)"),
    ("technology-board", "need = 2", "need = 1", ".need: must be 2 (SUN-RES-06, SUN-RES-07)"),
    ("technology-board", "event = true", "event = false", "events lie on level II and III only (SUN-SETUP-09)"),
    ("basic-spacefaring", "surcharges = [0, 1]", "surcharges = [1, 1]", "a space without surcharge (SUN-CON-30)"),
    ("basic-spacefaring", "surcharges = [0, 1]", "surcharges = [0, 0]", "there are 1, the rulebook has 2 (SUN-ACT-13)"),
    ("basic-spacefaring", ", repeatable = true", "", "the last Action, and no other, may be repeated"),
    ("exploration", 'to = "a1" }', 'to = "moon" }', "sol to moon does not join two locations (SUN-CON-37)"),
    ("exploration", 'deck = "A", ', "", "a deck belongs to a System space, and only there"),
    ("exploration", 'kind = "sol"', 'kind = "deep-space"', "must have one Sol and one Deep Space (SUN-COMP-14)"),
    ("exploration", "players = [3, 4]", "players = [3]", "must be there once for 2, 3 and 4 players"),
    ("setup", "ore = [1, 1, 2, 2]", "ore = [1, 1, 2]", ".ore: must have one number for each player"),
    ("setup", "systems_A = 2", "systems_A = 1", "1 cards for 2 spaces (SUN-SETUP-14 to 16, SUN-SETUP-54)"),
    ("setup", "population = 2", "population = 3", "2 population and a ship of level 1 (SUN-SETUP-30"),
    ("setup", "achievements_to_end = 4", "achievements_to_end = 9", "there are 9, the rulebook has 4"),
    ("setup", '"warlord"', '"dominium"', "must be both basic achievements, one A and one B (SUN-FIRST-01)"),
    ("technologies-4", "1 vp per controlled", "1 vp per techlevel", "end_score is written: score 1 vp"),
    ("technologies-4", "1 vp per controlled", "1 vp", "end_score is written: score 1 vp"),
    (
        "technologies-1",
        "gain 1 ore +",
        "jump 1 per controlled +",
        "per counts ore gained, supply turned to population, and vp",
    ),
    ("technologies-1", "gain 1 ore +", "gain 1 ore per 0 controlled +", "per and max must be at least 1"),
    ("technologies-1", "gain 1 ore +", "gain 0 ore +", '"gain 0 ore" is nothing: numbers start at 1'),
    ("technologies-1", "gain 1 ore +", "1 ore : gain 2 ore +", "what is not chosen has no cost"),
    ("technologies-1", "gain 1 ore +", "annex 2 of 1 from A +", "more Systems are kept than drawn"),
    ("technologies-1", "gain 1 ore +", "annex attached +", "only an event with the rule dyson-sphere"),
    ("technologies-1", "gain 1 ore +", "research I/I +", "a level is named twice"),
    ("technologies-1", "gain 1 ore +", "research II private +", "come from Systems only (SUN-PRIV-01)"),
    ("technologies-1", "gain 1 ore +", "choose 0 of { A: mine } +", "to choose 0 is no choice"),
    ("technologies-1", "1 ore : 1 pop", "1 ore + 2 ore : 1 pop", "a cost names ore once and population once"),
    ("technologies-1", "1 ore : 1 pop", "pay 1 ore to opponent : 1 pop", "only the cost of the rule pay-to-share"),
    (
        "technologies-2",
        "where X = techlevel",
        "where X = colonized",
        "X is a level here, so it must lie between 1 and 4",
    ),
    (
        "technologies-2",
        "where X = techlevel",
        "where X = techlevel + 1",
        "X is a level here, so it must lie between 1 and 4",
    ),
    ("technologies-2", "where X = techlevel", "where X = overpay + 1 max 4", "overpay is counted by per only"),
    ("technologies-3", "colonized + 1 max 4", "colonized + 1", "X is a level here, so it must lie between 1 and 4"),
    ("technologies-3", "colonized + 1 max 4", "colonized max 4", "X is a level here, so it must lie between 1 and 4"),
    (
        "factions",
        'cost = "pay 1 ore to opponent"',
        'cost = "1 ore"',
        "must be ore paid to an opponent, and nothing else",
    ),
    ("factions", '"automate any + gain 2 ore"', '"each faction gain 2 ore"', "stands on events only (SUN-EVT-07)"),
    ("factions", 'rule = "extra-jump"', 'rule = "ship-discount"', "rule ship-discount: 2 items have it, only one can"),
    ("achievements", "vp = [5, 4, 3, 2]", "vp = [5, 4, 3, 2, 1]", "must have 1 to 4 slots"),
    ("setup", "supply_for_ore = 3", "supply_for_ore = 2", "3 ore for a supply cube"),
]


@pytest.mark.parametrize(("file", "old", "new", "said"), WRONG)
def test_a_wrong_edition_is_told_what_and_where(own: Path, file: str, old: str, new: str, said: str) -> None:
    change(own, file, old, new)
    lines = findings(own)
    assert any(said in line for line in lines), lines


UNUSUAL = [
    ("technologies-2", 'left = ["military"]', 'left = ["economic"]', "not 4 pure cards and 12 ordered pairs"),
    ("technologies-2", 'right = "military"', 'right = "commercial"', "is not the first left type"),
    ("technologies-2", "return 2 pop : research II", "9 ore : research IIII", "below level III researches level IIII"),
    ("technologies-4", "vp = 4", "vp = 3", "scores no more than a card of level III (SUN-CON-13)"),
    ("technologies-4", 'left = ["economic"]', 'left = ["military"]', "not 4 pure cards and 6 pairs (SUN-CON-05)"),
    ("technologies-1", 'left = ["military"]', 'left = ["economic"]', "not one of each type (SUN-CON-07)"),
    ("events", "open guild 1", "open guild 2", "does not open a guild of level 1 (SUN-CON-28)"),
    ("technology-board", 'from = ["I-1"]', 'from = ["I-2"]', "II-A.from: is not I-1 (SUN-CON-24)"),
    ("systems", "power = 3", "power = 99", "deck A has no less power than deck B (SUN-CON-31)"),
]


@pytest.mark.parametrize(("file", "old", "new", "said"), UNUSUAL)
def test_an_unusual_edition_can_be_played_and_is_told_so(own: Path, file: str, old: str, new: str, said: str) -> None:
    change(own, file, old, new)
    warnings = load_catalog(folder=own).warnings
    assert any(said in line for line in warnings), warnings


def test_two_mats_that_are_alike_are_told(own: Path) -> None:
    change(own, "factions", "columns = [5, 3, 3, 3, 3]", "columns = [4, 4, 3, 3, 3]")
    change(own, "factions", "ore_track = [1, 1, 0, 0, 1, 1, 0, 0, 1]", "ore_track = [1, 0, 0, 1, 1, 0, 1, 0, 1]")
    (line,) = load_catalog(folder=own).warnings
    assert line == "factions: the advanced mats of nishida-ostergaard and united-nations are alike (SUN-CON-50)"


def test_a_board_in_two_pieces_is_refused(own: Path) -> None:
    for link in ("shipyard-left", "shipyard-right", "b1", "b2"):
        change(own, "exploration", f'from = "{link}", to = "deep-space"', f'from = "{link}", to = "sol"')
    assert findings(own) == ["side-3-4.links: not every location can be reached (SUN-CON-37)"]


def test_too_few_factions_for_a_number_of_players_are_refused(own: Path) -> None:
    change(own, "factions", "players = [2, 3, 4]", "players = [4]")
    change(own, "factions", "players = [2, 3, 4]", "players = [3, 4]")
    assert findings(own) == ["factions: fewer than 2 may be used by 2 players (SUN-SETUP-23)"]


def test_a_draw_of_achievements_that_never_ends_is_refused(own: Path) -> None:
    for _ in range(2):
        change(own, "achievements", "vp = [5, 4, 3, 2]\nmin_players = [2, 2, 2, 2]", "vp = [5]\nmin_players = [4]")
    change(own, "achievements", "vp = [5, 3, 2]\nmin_players = [2, 2, 2]", "vp = [5]\nmin_players = [4]")
    assert findings(own) == [
        "3-players: some draw of achievements has too few open slots: 1 (SUN-CON-43)",
        "2-players: some draw of achievements has too few open slots: 1 (SUN-CON-43)",
    ]


def test_what_a_game_cannot_do_without_is_missed(own: Path) -> None:
    (own / "technology-board.toml").unlink()
    assert "technology_board: exactly one is needed, there are 0" in findings(own)


@pytest.mark.parametrize("file", sorted(path.name for path in PRINTED.glob("*.toml")))
def test_an_edition_without_one_of_its_files_is_refused_in_plain_lines(own: Path, file: str) -> None:
    (own / file).unlink()
    assert findings(own)


def test_a_board_with_more_locations_than_a_game_can_hold_is_refused(own: Path) -> None:
    more = "".join(
        f'  {{ id = "yard-{n}", kind = "shipyard", specialties = ["ore"], x = 1, y = 1 }},\n' for n in (1, 2, 3)
    )
    links = "".join(f'  {{ from = "sol", to = "yard-{n}" }},\n' for n in (1, 2, 3))
    change(own, "exploration", "locations = [\n", f"locations = [\n{more}")
    change(own, "exploration", "links = [\n", f"links = [\n{links}")
    assert findings(own) == ["side-3-4.locations: there are 11, a board has room for 8"]


def test_too_many_private_technologies_are_refused(own: Path) -> None:
    for colonization in ("3 supply -> pop", "gain 4 ore", "automate food"):
        change(own, "systems", f'colonization = "{colonization}"', 'colonization = "research II private"')
    assert findings(own) == ["Systems: 5 give a private technology, 4 at most can (SUN-PRIV-01)"]


def test_a_condition_may_ask_for_two_things(own: Path) -> None:
    change(own, "achievements", "automation >= 6", "automation >= 6 and colonized >= 1")
    (card,) = (card for card in load_catalog(folder=own).achievements if card.id == "efficiency")
    assert [test.metric for test in card.when.tests] == ["automation", "colonized"]
