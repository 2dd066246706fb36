"""Develop and the empire mat (chapter DEV)."""

from __future__ import annotations

import pytest

from tests.clauses import clauses
from tests.frontiers.table import Table


def develop(**seats: dict[str, object]) -> Table:
    """Red selects Develop."""
    t = Table()
    for name, fields in seats.items():
        t.seat(name.capitalize(), **fields)  # type: ignore[arg-type]
    return t.begin().selects("develop")


SMALL = ["space-marines", "homesteading-pioneers", "mining-industries", "imperium-arms-factories", "replicant-robots"]
SMALL += ["consumer-markets", "prosperous-economy", "contact-specialist", "expeditionary-force", "export-duties"]


@clauses("NF-DEV-01", "NF-DEV-02")
def test_one_development_or_none() -> None:
    t = develop(red={"credits": 20}, blue={"credits": 20})
    assert t.offers("pass")
    t.takes("buy", "space-marines")
    assert t.asked == "Blue"  # no second one
    t.takes("pass")
    assert (t.developments("Red"), t.developments("Blue"), t.credits("Blue")) == (["space-marines"], [], 20)


@clauses("NF-DEV-03")
def test_the_price_must_be_paid_in_full() -> None:
    t = develop(red={"credits": 3}, blue={"credits": 3})
    t.takes("pass")
    refused = t.refusal("buy", "replicant-robots")
    assert (refused.clause, "4 credits" in refused.reason, "have 3" in refused.reason) == ("NF-DEV-03", True, True)
    t.takes("buy", "mining-industries")
    assert t.credits("Blue") == 0


@clauses("NF-DEV-04")
def test_the_selector_alone_pays_one_less() -> None:
    t = develop(red={"credits": 4}, blue={"credits": 4})
    t.takes("buy", "replicant-robots")
    assert t.credits("Red") == 1
    t.takes("buy", "replicant-robots")
    assert t.credits("Blue") == 0


@clauses("NF-DEV-05", "NF-AMB-17")
def test_a_price_never_falls_below_nothing_and_nothing_can_be_paid() -> None:
    t = develop(red={"credits": 0, "colonies": ["retrofit-and-salvage-inc"]}, blue={"credits": 0})
    t.takes("buy", "contact-specialist")
    assert (t.credits("Red"), t.developments("Red")) == (0, ["contact-specialist"])


@clauses("NF-DEV-06")
def test_nobody_buys_a_second_copy() -> None:
    t = develop(red={"credits": 9, "developments": ["space-marines"]}, blue={"credits": 9})
    assert t.refusal("buy", "space-marines").clause == "NF-DEV-06"
    t.takes("pass")
    assert t.offers("buy", "space-marines")


@clauses("NF-DEV-07", "NF-INFO-05")
def test_later_players_find_what_the_earlier_ones_left() -> None:
    t = develop(red={"credits": 12}, blue={"credits": 12}, green={"credits": 12})
    t.takes("buy", "mining-league") if t.offers("buy", "mining-league") else t.takes("buy", "free-trade-association")
    bought = t.developments("Red")[0]
    assert t.refusal("buy", bought).clause == "NF-DEV-07"
    t.takes("buy", "space-marines")
    assert t.offers("buy", "space-marines")  # the second copy
    t.takes("buy", "space-marines")
    assert t.look["developments"]["always-2"]["left"] == 0


@clauses("NF-DEV-08", "NF-DEV-09", "NF-AMB-15")
def test_small_developments_cover_one_space_and_large_ones_two() -> None:
    t = Table().seat("Red", developments=["space-marines", "free-trade-association"]).begin()
    seats = t.game.view(t.now, None)["seats"]
    assert [row["covered"] for row in seats] == [3, 0, 0, 0]
    t = Table().seat("Red", credits=9).begin().selects("develop").takes("buy", "imperium-war-profiteers")
    assert t.game.view(t.now, None)["seats"][0]["covered"] == 2


@clauses("NF-DEV-10", "NF-AMB-15")
@pytest.mark.parametrize("before", [SMALL[:8], ["free-trade-association", "military-industry", *SMALL[:4]]])
def test_only_the_sum_of_spaces_counts(before: list[str]) -> None:
    """Eight spaces are covered, by whatever tiles; another large one fits."""
    t = develop(red={"credits": 9, "developments": before})
    t.takes("buy", "galactic-imperium")
    assert t.game.view(t.now, None)["seats"][0]["covered"] == 10
    assert t.through().ending == []


@clauses("NF-DEV-11", "NF-DEV-12", "NF-AMB-16")
def test_with_nine_spaces_a_large_one_still_fits_and_brings_the_end() -> None:
    t = develop(red={"credits": 9, "developments": SMALL[:9]})
    assert "ends after this round" in str(t.game.offers(t.now)[-2]["warning"])
    t.takes("buy", "galactic-imperium").through()
    assert t.game.view(t.now, None)["seats"][0]["covered"] == 11
    assert t.ending == ["mat"]


@clauses("NF-DEV-12")
def test_the_overflow_takes_a_twelfth_space() -> None:
    t = develop(red={"credits": 9, "developments": SMALL[:10]})
    t.takes("buy", "galactic-imperium").through()
    assert (t.game.view(t.now, None)["seats"][0]["covered"], t.ending) == (12, ["mat"])


@clauses("NF-DEV-14")
def test_a_development_scores_its_number_or_its_question_mark() -> None:
    t = Table().seat("Red", developments=["consumer-markets", "galactic-federation"])
    t.face("galactic-federation").begin()
    assert t.lines("Red")["Development Consumer Markets"] == 3
    assert t.lines("Red")["Bonus of Galactic Federation"] == 3  # 2 for itself, 1 for the other
