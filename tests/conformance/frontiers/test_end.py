"""End of the game, scoring and the tie-break (chapters END, SCORE and TIE)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clauses
from tests.frontiers.table import Table

SEVEN = ["spice-world", "space-port", "gem-world", "volcanic-world", "ore-rich-world", "new-vinland"]  # with the home
NINE = ["space-marines", "homesteading-pioneers", "mining-industries", "imperium-arms-factories", "replicant-robots"]
NINE += ["consumer-markets", "prosperous-economy", "contact-specialist", "export-duties"]


def rest_of_round(t: Table) -> Table:
    """Quiet selections until the round is over."""
    round_ = t.round
    for action in ("retreat-into-isolation", "explore", "produce", "develop", "settle"):
        if not t.over and t.round == round_ and t.offers("select", action):
            t.others_select(action)
    return t


@clauses("NF-END-01", "NF-END-02")
@pytest.mark.parametrize(("owned", "price", "ends"), [(NINE[:8], 9, []), (NINE, 9, ["mat"])])
def test_more_than_ten_spaces_after_develop_end_the_game_and_ten_do_not(
    owned: list[str], price: int, ends: list[str]
) -> None:
    t = Table().seat("Red", credits=price, developments=owned).begin().selects("develop")
    t.takes("buy", "free-trade-association").through()
    assert t.ending == ends


@clauses("NF-END-03", "NF-END-04", "NF-POW-11")
def test_more_than_seven_colonies_after_settle_end_the_game_and_seven_do_not() -> None:
    t = (
        Table()
        .seat("Red", colonies=SEVEN[:5], credits=9, colonists=3, explored=["comet-zone", "asteroid-belt"])
        .begin()
    )
    t.selects("settle").takes("settle", "comet-zone").through()
    assert (len(t.colonies("Red")), t.explored("Red"), t.ending) == (7, ["asteroid-belt"], [])
    t = Table().seat("Red", colonies=SEVEN, credits=9, colonists=3, explored=["comet-zone"]).begin()
    t.selects("settle").takes("settle", "comet-zone").through()
    assert (len(t.colonies("Red")), t.ending) == (8, ["colonies"])


@clauses("NF-END-05", "NF-END-06")
@pytest.mark.parametrize(("left", "ends"), [(5, []), (4, ["colonists"])])
def test_fewer_than_five_colonists_left_after_settle_end_the_game(left: int, ends: list[str]) -> None:
    """Nine are taken in the action."""
    t = Table().seat("Yellow", colonists=44 - left - 9).begin().selects("settle").through()
    assert (t.look["colonists"], t.ending) == (left, ends)


@clauses("NF-END-07", "NF-AMB-30")
def test_the_colonists_are_not_counted_in_other_actions() -> None:
    t = Table().seat("Red", developments=["homesteading-pioneers"]).seat("Yellow", colonists=39).begin()
    t.selects("explore").through()
    assert (t.look["colonists"], t.ending) == (4, [])
    t.selects("settle").through()
    assert t.ending == ["colonists"]


@clauses("NF-END-08", "NF-AMB-28")
@pytest.mark.parametrize("action", ["send-diplomatic-envoys", "trade-consume"])
def test_the_last_point_of_the_pool_ends_the_game_whoever_takes_it(action: str) -> None:
    t = Table().seat("Yellow", chips=47).begin().selects(action).through()
    assert (t.look["pool"], t.ending) == (0, ["pool"])


@clauses("NF-END-08")
def test_consuming_can_empty_the_pool() -> None:
    t = Table().seat("Red", colonies=[("gem-world", "novelty"), "rebel-colony"]).seat("Yellow", chips=46).begin()
    t.selects("trade-consume")
    assert t.ending == []
    t.takes("pass")
    assert t.ending == ["pool"]


@clauses("NF-END-09")
def test_several_conditions_may_be_met() -> None:
    t = Table().seat("Red", colonies=SEVEN, credits=9, colonists=3, explored=["comet-zone"])
    t.seat("Yellow", chips=47).begin().selects("settle").takes("settle", "comet-zone").through()
    t.others_select("send-diplomatic-envoys")
    assert t.ending == ["colonies", "pool"]


@clauses("NF-END-10", "NF-END-11")
def test_the_round_is_played_to_its_end_and_no_further() -> None:
    t = Table().seat("Yellow", chips=47).begin().selects("send-diplomatic-envoys")
    assert not t.over
    assert t.asked == "Blue"
    t.others_select("retreat-into-isolation", "settle")
    assert (t.credits("Blue"), t.colonists("Green"), t.over) == (5, 3, False)
    t.others_select("produce")
    assert (t.over, t.round) == (True, 1)


@clauses("NF-AMB-27")
def test_a_condition_once_met_stays_met() -> None:
    t = Table().seat("Yellow", colonists=31).begin().selects("settle").through()
    assert (t.look["colonists"], t.ending) == (4, ["colonists"])
    t = Table(ending=["colonists"]).begin()  # as it would be if colonists came back
    assert (t.look["colonists"], t.ending) == (44, ["colonists"])
    t.others_select("retreat-into-isolation", "produce", "explore", "settle")
    assert t.over


# ---------------------------------------------------------------- scoring


def finish(t: Table) -> Table:
    """The last round, quietly."""
    t.doc["ending"] = ["colonies"]
    return rest_of_round(t.begin())


def score(**red: Any) -> Table:
    t = Table().face(*red.get("developments", ())).seat("Red", **red)
    return t.begin()


@clauses("NF-SCORE-01")
def test_explored_worlds_are_removed_before_scoring() -> None:
    t = finish(Table().seat("Red", explored=["rebel-stronghold", "alien-sentinels"]))
    assert t.over
    assert (t.explored("Red"), t.points("Red")) == ([], 1)


@clauses("NF-SCORE-02", "NF-POW-11")
def test_the_home_colony_scores_like_any_other() -> None:
    assert score(home="old-earth").lines("Red") == {"Colony Old Earth": 2}
    assert score(home="doomed-colony").points("Red") == -1


@clauses("NF-SCORE-03")
def test_chips_values_question_marks_and_goals_are_added() -> None:
    t = Table(goals=True).goals(held={"conscription": "Blue"})
    t.seat("Red", chips=4, colonists=2, colonies=["rebel-base"], developments=["galactic-imperium"])
    t.face("galactic-imperium").begin()
    assert t.lines("Red") == {
        "Victory point chips": 4,
        "Colony Ancient Race": 1,
        "Colony Rebel Base": 6,
        "Bonus of Galactic Imperium": 2,
        "Goal Conscription": 1,
    }
    assert t.points("Red") == 14


@clauses("NF-SCORE-04", "NF-CARD-03", "NF-AMB-66")
def test_imperium_lords_score_imperium_tiles_and_rebel_military_colonies() -> None:
    t = score(colonies=["imperium-capital", "rebel-base", "rebel-miners"], developments=["imperium-lords"])
    assert t.lines("Red")["Bonus of Imperium Lords"] == 2 + 4  # itself and the Capital; two Rebel colonies
    assert t.lines("Red")["Bonus of Imperium Capital"] == 4


@clauses("NF-SCORE-05", "NF-AMB-64")
def test_a_tile_counts_for_the_better_of_two_conditions_only() -> None:
    """Pan-Galactic League: a military Genes colony scores 2, not 3."""
    t = score(home="old-earth", colonies=["rebel-warrior-race"], developments=["pan-galactic-league"])
    assert t.lines("Red")["Bonus of Pan-Galactic League"] == 2
    t = score(home="old-earth", colonies=["rebel-base", "rebel-colony"], developments=["galactic-imperium"])
    assert t.lines("Red")["Bonus of Galactic Imperium"] == 4


@clauses("NF-SCORE-06")
@pytest.mark.parametrize(
    ("development", "points"), [("galactic-federation", 2), ("alien-tech-institute", 2), ("mining-league", 0)]
)
def test_a_bonus_tile_counts_itself_if_it_fits(development: str, points: int) -> None:
    lines = score(home="old-earth", developments=[development]).lines("Red")
    assert lines.get(f"Bonus of {Table().game.gallery()['developments'][development]['name']}", 0) == points


@clauses("NF-AMB-65")
def test_a_colony_may_count_for_the_bonuses_of_several_tiles() -> None:
    t = score(home="old-earth", colonies=["rebel-base"], developments=["galactic-imperium", "military-industry"])
    assert t.lines("Red")["Bonus of Galactic Imperium"] == 2
    assert t.lines("Red")["Bonus of Military Industry"] == 1 + 2  # Galactic Imperium has a Military power


@clauses("NF-SCORE-07")
def test_credits_goods_and_colonists_are_worth_nothing() -> None:
    assert score(credits=50, colonists=9, good="genes").points("Red") == score(credits=0).points("Red") == 1


@clauses("NF-SCORE-08")
def test_the_highest_score_wins() -> None:
    t = finish(Table().seat("Green", chips=12).seat("Yellow", chips=8))
    assert t.winners == ["Green"]
    assert t.points("Green") == max(t.now.scores())


# ---------------------------------------------------------------- ties


def tied(**seats: dict[str, Any]) -> Table:
    """All have the same points: home colonies worth 1, and chips."""
    t = Table(3, goals=True)
    homes = {"Red": "ancient-race", "Blue": "separatist-colony", "Green": "epsilon-eridani"}
    for name in t.names:
        t.seat(name, home=homes[name], **seats[name.lower()])
    t.doc["ending"] = ["colonies"]
    return t


@clauses("NF-TIE-01", "NF-AMB-63")
def test_among_tied_players_most_credits_and_goods_together_win() -> None:
    t = tied(red={"credits": 5, "good": "genes"}, blue={"credits": 5}, green={"credits": 4}).begin()
    assert len(set(t.now.scores())) == 1
    assert t.winners == ["Red"]


@clauses("NF-TIE-02")
def test_the_stockpile_does_not_count_for_a_tie() -> None:
    t = tied(red={"credits": 5}, blue={"credits": 4, "stockpile": {"credits": 2}}, green={"credits": 4})
    t.goals(held={"sovereign-treasury": "Red"}).begin()
    assert len(set(t.now.scores())) == 1
    assert t.winners == ["Red"]


@clauses("NF-TIE-03")
def test_still_tied_they_win_together() -> None:
    t = tied(red={"credits": 5}, blue={"credits": 5}, green={"credits": 4}).begin()
    assert t.winners == ["Red", "Blue"]
