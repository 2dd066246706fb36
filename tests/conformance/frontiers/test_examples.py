"""The worked examples of the ledger with its numbers: set-up, rounds, Develop, Explore, Settle (EX, 1 to 18)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clauses
from tests.frontiers.table import Table

NINE_SPACES = ["space-marines", "homesteading-pioneers", "mining-industries", "imperium-arms-factories"]
NINE_SPACES += ["replicant-robots", "consumer-markets", "prosperous-economy", "contact-specialist", "export-duties"]


@clauses("NF-EX-01")
def test_example_develop_bonus() -> None:
    t = Table()
    for name, credits in zip(t.names, (6, 2, 5, 2), strict=True):  # noqa: A001
        t.seat(name, credits=credits)
    t.begin().selects("develop").takes("buy", "consumer-markets").takes("buy", "space-marines").takes("pass")
    assert t.asked == "Yellow"
    refused = t.refusal("buy", "homesteading-pioneers")
    assert refused.reason == "costs 3 credits, you have 2"
    t.takes("pass")
    assert [t.credits(name) for name in t.names] == [2, 0, 5, 2]
    assert t.action is None


@clauses("NF-EX-02")
def test_example_four_colour_order() -> None:
    t = Table(round=2)
    for name in t.names:
        t.seat(name, credits=9)
    t.begin().others_select("retreat-into-isolation", "explore")
    t.selects("develop")
    order = []
    while t.action:
        order.append(t.asked)
        t.lets(t.asked)
    assert order == ["Green", "Yellow", "Red", "Blue"]
    assert t.asked == "Yellow"
    t.selects("trade-consume")
    assert t.game.view(t.now, None)["track"] == [0, 1, 2, 3]
    t = Table().begin().others_select("retreat-into-isolation", "produce", "develop").listen().selects("settle")
    takers = [line.split()[0] for line in t.log() if "gains 2 colonists" in line]
    assert takers == ["Pink", "Blue", "Orange", "Green"]  # as the log calls Yellow, Red, Blue, Green


@clauses("NF-EX-03")
def test_example_disks_during_a_round() -> None:
    """The track of a position lists the disks from the front, whatever space they stand on."""
    t = Table().begin()
    for place, action in enumerate(("retreat-into-isolation", "develop", "explore", "settle"), 1):
        assert t.look["selected"] == place - 1
        t.others_select(action)
    assert (t.order, t.look["selected"], t.round) == (["Red", "Blue", "Green", "Yellow"], 0, 2)


@clauses("NF-EX-04")
def test_example_set_up_for_three() -> None:
    t = Table.fresh(3, first_game=True)
    left = [row["left"] for row in t.look["developments"].values()]
    assert (left.count(1), left.count(2)) == (8, 16)
    assert (t.look["pool"], t.look["colonists"]) == (36, 33)
    assert len(t.game.view(t.now, None)["bag"]) == 60
    assert [t.credits(name) for name in t.order] == [3, 3, 4]


@clauses("NF-EX-05")
@pytest.mark.parametrize("credits", [[3, 4], [3, 3, 4], [3, 3, 4, 4], [3, 3, 3, 4, 4]])
def test_example_starting_credits(credits: list[int]) -> None:  # noqa: A002
    t = Table.fresh(len(credits), first_game=True, seed=11)
    assert [t.credits(name) for name in t.order[: len(credits)]] == credits


@clauses("NF-EX-06")
def test_example_two_player_disks() -> None:
    t = Table.fresh(2, first_game=True, start=0)
    assert t.order == ["Red", "Blue", "Red", "Blue"]
    assert [t.credits("Red"), t.credits("Blue")] == [3, 4]
    assert (t.look["pool"], t.look["colonists"]) == (24, 22)
    assert {row["left"] for row in t.look["developments"].values()} == {1}


@clauses("NF-EX-07")
def test_example_price_floor() -> None:
    t = Table().seat("Red", credits=0, colonies=["retrofit-and-salvage-inc"]).begin().selects("develop")
    t.takes("buy", "contact-specialist")
    assert t.credits("Red") == 0


@clauses("NF-EX-08")
def test_example_mat_limit() -> None:
    t = Table(5).seat("Red", credits=9, developments=NINE_SPACES[:8]).seat("Blue", credits=9, developments=NINE_SPACES)
    t.seat("Green", credits=9, developments=[*NINE_SPACES, "expeditionary-force"]).begin().selects("develop")
    for name, tile, covered in (
        ("Red", "free-trade-association", 10),
        ("Blue", "military-industry", 11),
        ("Green", "galactic-imperium", 12),
    ):
        assert t.asked == name
        t.takes("buy", tile)
        assert t.game.view(t.now, None)["seats"][t.number(name)]["covered"] == covered
    assert t.through().ending == ["mat"]
    t.others_select("explore", "settle", "produce", "retreat-into-isolation")
    assert t.over
    alone = Table().seat("Red", credits=9, developments=NINE_SPACES[:8]).begin().selects("develop")
    assert alone.takes("buy", "free-trade-association").through().ending == []


@clauses("NF-EX-09")
def test_example_limit_of_nine() -> None:
    own = ["spice-world", "space-port", "gem-world", "volcanic-world", "ore-rich-world"]
    t = Table().seat("Red", colonies=own, explored=["rebel-base", "rebel-homeworld"], developments=["survey-team"])
    t.begin().selects("explore")
    while t.offered("pick"):
        t.takes("pick", t.offered("pick")[0])
    assert (t.asked, len(t.colonies("Red")) + len(t.explored("Red"))) == ("Red", 11)
    t.takes("return", "rebel-base").takes("return", t.offered("return")[-1])
    assert len(t.colonies("Red")) + len(t.explored("Red")) == 9
    assert t.action is None


@clauses("NF-EX-10")
def test_example_five_pickers_and_seven_worlds() -> None:
    t = Table(5).seat("White", developments=["survey-team"]).begin().selects("explore")
    laid_out = set(t.look["offer"])
    while t.action:
        t.takes("pick", t.offered("pick")[0])
    taken = {world for name in t.names for world in t.explored(name)}
    assert len(taken & laid_out) == 6
    assert len(taken - laid_out) == 1  # drawn by White, and not one of the seven
    assert len(t.game.view(t.now, None)["bag"]) == 60 - 7


@clauses("NF-EX-11")
def test_example_bonus_colonist_used_at_once() -> None:
    t = Table().seat("Red", colonists=1, credits=5, explored=["galactic-studios"]).begin().selects("settle")
    assert t.colonists("Red") == 2
    t.takes("settle", "galactic-studios")
    assert (t.credits("Red"), t.colonists("Red")) == (0, 0)


@clauses("NF-EX-12")
def test_example_specialised_military() -> None:
    t = Table(edition="examples").seat("Red", home="imperium-warlord", colonists=3,
                                       explored=["rebel-colony", "imperium-fuel-depot"])  # fmt: skip
    t.begin().selects("settle")
    assert t.military("Red") == 2
    assert t.offers("settle", "rebel-colony")  # 2 + 2 against 4
    assert t.refusal("settle", "imperium-fuel-depot").reason == "defence 3, your Military against it is 2"


@clauses("NF-EX-13")
def test_example_two_worlds_with_temporary_military() -> None:
    """The power of Imperium Blaster Gem Depot, settled first, is Military 2."""
    t = Table(edition="examples").face("terraforming-robots").seat("Yellow", home="epsilon-eridani")
    t.seat("Red", home="new-sparta", colonists=1, colonies=[("self-repairing-alien-artillery", "alien")],
           explored=["imperium-blaster-gem-depot", "rebel-outpost", "rebel-base"],
           developments=["improved-logistics", "terraforming-robots"])  # fmt: skip
    t.begin().selects("settle").takes("settle", "imperium-blaster-gem-depot")
    assert t.good("Red", "self-repairing-alien-artillery") is None
    assert not t.offers("settle", "rebel-base")  # 2 + 3 against 6: the power of the first world does not count
    t.takes("settle", "rebel-outpost")
    assert t.colonies("Red")[2:] == ["imperium-blaster-gem-depot", "rebel-outpost"]
    assert len(t.explored("Red")) == 1 + 2


@clauses("NF-EX-14")
def test_example_contact_specialist() -> None:
    t = Table().face("terraforming-specialists")
    t.seat("Red", credits=2, explored=["rebel-colony", "alien-robot-sentry"],
           developments=["contact-specialist", "terraforming-specialists"])  # fmt: skip
    t.begin().selects("settle")
    assert t.refusal("settle", "alien-robot-sentry", "by-payment").clause == "NF-CARD-05"
    t.takes("settle", "rebel-colony", "by-payment")
    assert (t.credits("Red"), t.colonists("Red")) == (0, 0)


@clauses("NF-EX-15")
def test_example_terraforming_engineers() -> None:
    """Volcanic World costs 2; Imperium Munitions 5 and Imperium Armaments World 6 are of the same kind."""

    def lay_out(**fields: Any) -> Table:
        t = Table(edition="examples").face("terraforming-engineers").seat("Blue", credits=3, explored=["spice-world"])
        t.seat("Red", colonies=[("volcanic-world", "rare")], developments=["terraforming-engineers"], **fields)
        return t.begin().others_select("retreat-into-isolation").selects("settle").lets("Blue", "Green", "Yellow")

    t = lay_out(colonists=1, credits=0, explored=["imperium-munitions-inc", "imperium-armaments-world"])
    before = t.look["goods"]["rare"]
    assert t.refusal("replace", "volcanic-world", "imperium-armaments-world").clause == "NF-CARD-15"
    t.takes("replace", "volcanic-world", "imperium-munitions-inc")
    assert (t.good("Red", "imperium-munitions-inc"), t.look["goods"]["rare"]) == ("rare", before)
    assert "volcanic-world" in t.game.view(t.now, None)["bag"]  # the action is over: Red then took two colonists
    assert t.colonists("Red") == 2
    t = lay_out(colonists=0, explored=["imperium-munitions-inc", "comet-zone"])
    assert t.refusal("replace", "volcanic-world", "imperium-munitions-inc").clause == "NF-CARD-22"


@clauses("NF-EX-16")
def test_example_colonists_running_short() -> None:
    t = Table().seat("Yellow", colonists=44 - 6).begin()
    before = [t.colonists(name) for name in t.names]
    t.selects("settle")
    assert [t.colonists(name) - old for name, old in zip(t.names, before, strict=True)] == [3, 2, 1, 0]
    assert t.look["colonists"] == 0
    assert t.ending == ["colonists"]
    assert not t.over


@clauses("NF-EX-17")
def test_example_colonist_threshold() -> None:
    for left, ends in ((5, []), (4, ["colonists"])):
        t = Table().seat("Yellow", colonists=44 - left - 9).begin().selects("settle").through()
        assert (t.look["colonists"], t.ending) == (left, ends)
    t = Table().seat("Red", developments=["homesteading-pioneers"]).seat("Yellow", colonists=40).begin()
    t.selects("explore").through()
    assert (t.look["colonists"], t.ending) == (3, [])
    assert t.selects("settle").through().ending == ["colonists"]


@clauses("NF-EX-18")
def test_example_colony_threshold() -> None:
    own = ["spice-world", "space-port", "gem-world", "volcanic-world", "ore-rich-world"]
    explored = ["comet-zone", "asteroid-belt", "destroyed-world"]
    t = Table().seat("Red", credits=9, colonists=3, colonies=own, explored=explored).begin()
    t.selects("settle").takes("settle", "comet-zone").through()
    assert (len(t.colonies("Red")), len(t.explored("Red")), t.ending) == (7, 2, [])
    t.others_select("retreat-into-isolation", "produce", "develop")
    t.selects("settle").takes("settle", "asteroid-belt").through()
    assert (len(t.colonies("Red")), t.ending) == (8, ["colonies"])
