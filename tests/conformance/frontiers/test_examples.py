"""The worked examples of the ledger (chapter EX), with its own numbers. Players are Red, Blue, Green, Yellow for A to D."""

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
    assert takers == ["Yellow", "Red", "Blue", "Green"]


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
    """Imperium Warlord has 1 and 1 against REBEL; with another of each it is 2 and 2."""
    t = Table().seat("Red", home="imperium-warlord", colonists=3, colonies=["former-penal-colony"],
                     explored=["rebel-colony", "imperium-fuel-depot", "rebel-underground"])  # fmt: skip
    t.begin().selects("settle")
    assert t.military("Red") == 2
    assert t.offers("settle", "rebel-underground")  # 2 + 1 against 3
    assert t.refusal("settle", "imperium-fuel-depot").reason == "defence 3, your Military against it is 2"
    t = Table().face("galactic-imperium").seat("Red", colonists=3, developments=["space-marines", "galactic-imperium"],
                                               explored=["rebel-base", "imperium-fuel-depot"])  # fmt: skip
    t.begin().selects("settle")
    assert t.offers("settle", "rebel-base")
    assert not t.offers("settle", "imperium-fuel-depot")


@clauses("NF-EX-13")
def test_example_two_worlds_with_temporary_military() -> None:
    """Defence 5 with 1 colonist is Imperium Blaster Gem Depot, whose power is Military 2; the other has defence 4."""
    t = Table(edition="apart").face("terraforming-robots").seat("Yellow", home="epsilon-eridani")
    t.seat("Red", home="new-sparta", colonists=1, colonies=[("self-repairing-alien-artillery", "alien")],
           explored=["imperium-blaster-gem-depot", "rebel-colony", "rebel-base"],
           developments=["improved-logistics", "terraforming-robots"])  # fmt: skip
    t.begin().selects("settle").takes("settle", "imperium-blaster-gem-depot")
    assert t.good("Red", "self-repairing-alien-artillery") is None
    assert not t.offers("settle", "rebel-base")  # 2 + 3 against 6: the power of the first world does not count
    t.takes("settle", "rebel-colony")
    assert t.colonies("Red")[2:] == ["imperium-blaster-gem-depot", "rebel-colony"]
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
    """Imperium Munitions costs 5 and is a production world; a windfall of cost 5 and of the kind Rare is in no set."""

    def lay_out(**fields: Any) -> Table:
        t = Table(edition="engineers").face("terraforming-engineers").seat("Blue", credits=3, explored=["spice-world"])
        t.seat("Red", colonies=[("volcanic-world", "rare")], developments=["terraforming-engineers"], **fields)
        return t.begin().others_select("retreat-into-isolation").selects("settle").lets("Blue", "Green", "Yellow")

    t = lay_out(colonists=1, credits=0, explored=["imperium-munitions-inc", "imperium-armaments-world"])
    before = t.look["goods"]["rare"]
    t.takes("replace", "volcanic-world", "imperium-munitions-inc")
    assert (t.good("Red", "imperium-munitions-inc"), t.look["goods"]["rare"]) == ("rare", before)
    assert "volcanic-world" in t.game.view(t.now, None)["bag"]  # the action is over: Red then took two colonists
    assert t.colonists("Red") == 2
    t = lay_out(colonists=0, explored=["imperium-munitions-inc", "comet-zone"])
    assert t.refusal("replace", "volcanic-world", "imperium-munitions-inc").clause == "NF-CARD-22"
    t = lay_out(colonists=1, explored=["destroyed-world", "comet-zone"])
    assert t.refusal("replace", "volcanic-world", "destroyed-world").clause == "NF-CARD-15"


@clauses("NF-EX-16")
def test_example_colonists_running_short() -> None:
    t = Table(5).seat("White", colonists=55 - 6).begin().selects("settle")
    assert [t.colonists(name) for name in t.names[:4]] == [3, 2, 1, 0]
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


@clauses("NF-EX-19")
def test_example_credits_on_produce() -> None:
    t = Table().begin()
    for _ in range(3):
        t.others_select("retreat-into-isolation", "explore", "settle", "develop")
    before = t.credits("Red")
    t.selects("produce").lets("Red")
    assert t.credits("Red") == before + 3
    t.through().others_select("retreat-into-isolation", "explore", "develop")
    assert (t.round, t.look["produce_credits"]) == (5, 0)


@clauses("NF-EX-20")
def test_example_production_with_a_good_already_present() -> None:
    t = Table().seat("Red", home="old-earth", colonies=[("comet-zone", "rare"), "spice-world"]).begin()
    before = t.credits("Red")
    t.selects("produce")
    assert t.goods("Red") == ["rare", "novelty"]
    assert t.credits("Red") == before


@clauses("NF-EX-21")
def test_example_comparing_rare_elements() -> None:
    t = Table().seat("Red", home="old-earth", developments=["mining-industries"],
                     colonies=["volcanic-world", ("ore-rich-world", "rare"), ("rebel-miners", "rare")])  # fmt: skip
    t.seat("Blue", colonies=["imperium-fuel-depot", "mining-mole-uplift-race"]).begin()
    before = t.credits("Red")
    t.selects("produce")
    assert (len(t.goods("Red")), len(t.goods("Blue")), t.credits("Red")) == (3, 2, before)


@clauses("NF-EX-22")
def test_example_shortage_of_goods() -> None:
    t = Table(goals=True, edition="genes").goals(held={"stockpile-resources": "Yellow"})
    t.seat("Red", home="old-earth", colonies=["lost-species-ark-world", "pre-sentient-race"])
    t.seat("Blue", colonies=["designer-species-ultd", "gem-world"], stockpile={"goods": {"genes": 5}})
    t.seat("Green", colonies=["artist-settlement"], stockpile={"goods": {"genes": 5}}).begin().selects("produce")
    assert t.goods("Red") == ["genes", "genes"]
    assert t.asked == "Blue"
    assert sorted(t.offered("produce")) == ["designer-species-ultd", "gem-world"]
    t.takes("produce", "gem-world")
    assert (t.goods("Blue"), t.goods("Green")) == (["genes"], [])


@clauses("NF-EX-23")
def test_example_selling() -> None:
    for world, kind, price in (("spice-world", "novelty", 4), ("lost-species-ark-world", "genes", 4)):
        colonies: list[Any] = [(world, kind), *([] if world == "spice-world" else ["spice-world"])]
        t = Table().seat("Red", home="old-earth", colonies=colonies, developments=["export-duties"]).begin()
        before = t.credits("Red")
        t.selects("trade-consume").takes("sell", world)
        assert t.credits("Red") == before + price
        assert t.action is None


@clauses("NF-EX-24", "NF-REC-12")
def test_example_consuming_with_prosperous_economy() -> None:
    t = Table().face("galactic-salon").seat(
        "Red", home="old-earth", developments=["prosperous-economy", "galactic-salon"],
        colonies=["new-vinland", ("spice-world", "novelty"), ("volcanic-world", "rare"), ("pre-sentient-race", "genes")],
    ).begin().others_select("retreat-into-isolation").selects("trade-consume")  # fmt: skip
    before = t.credits("Red")
    t.takes("pass").takes("consume", "new-vinland").takes("eat", "spice-world")
    assert (t.credits("Red") - before, t.chips("Red")) == (2, 8)
    assert t.goods("Red") == []


@clauses("NF-EX-25")
def test_example_a_wasteful_order() -> None:
    t = Table().seat("Red", home="separatist-colony", colonies=[("spice-world", "novelty"), ("gem-world", "novelty"),
                                                               "galactic-news-hub", "rebel-colony"])  # fmt: skip
    t.begin().others_select("retreat-into-isolation").selects("trade-consume").takes("pass")
    wasteful = t.copy().takes("consume", "rebel-colony").takes("eat", "gem-world")
    assert (wasteful.chips("Red"), len(wasteful.goods("Red"))) == (1, 1)
    t.takes("consume", "galactic-news-hub")
    assert (t.chips("Red"), len(t.goods("Red"))) == (3, 0)


@clauses("NF-EX-26")
def test_example_up_to_three() -> None:
    t = Table().seat("Red", home="separatist-colony", developments=["consumer-markets"],
                     colonies=[("spice-world", "novelty"), ("gem-world", "novelty"), ("volcanic-world", "rare")])  # fmt: skip
    t.begin().others_select("retreat-into-isolation")
    before = t.credits("Red")
    t.selects("trade-consume").takes("pass")
    assert (t.chips("Red"), t.credits("Red") - before, t.goods("Red")) == (2, 2, ["rare"])


@clauses("NF-EX-27")
def test_example_emptying_the_pool() -> None:
    for goods, due, left in ((2, 3, 2), (1, 2, 2)):
        colonies: list[Any] = [("spice-world", "novelty"), ("gem-world", "novelty")][:goods]
        power = "old-earth" if due == 3 else "separatist-colony"
        t = Table().seat("Red", home=power, colonies=[*colonies, *([] if due == 3 else ["galactic-trendsetters"])])
        t.seat("Yellow", chips=48 - left - 1).begin().others_select("retreat-into-isolation")
        t.selects("trade-consume")
        assert t.look["pool"] == left
        t.takes("pass")
        assert (t.chips("Red"), t.look["pool"], t.ending) == (due, 0, ["pool"])


@clauses("NF-EX-28")
def test_example_envoys_with_four_players() -> None:
    t = Table().seat("Red", home="old-earth", colonies=["spice-world"]).seat("Blue", colonies=["gem-world"])
    t.seat("Green", colonies=["space-port"]).seat("Yellow", colonies=["comet-zone"]).begin()
    t.others_select("retreat-into-isolation", "explore").selects("send-diplomatic-envoys")
    assert (t.chips("Green"), t.order) == (1, ["Green", "Red", "Blue", "Yellow"])
    t.listen().selects("produce")
    producing = [line.split(":")[0] for line in t.log() if " good on " in line]
    assert producing == ["Yellow", "Green", "Red", "Blue"]
    assert t.asked == "Green"


@clauses("NF-EX-29")
def test_example_envoys_with_two_players() -> None:
    t = Table(2).begin().others_select("explore").selects("send-diplomatic-envoys")
    assert t.order == ["Blue", "Red", "Red", "Blue"]
    selecting = []
    for action in ("produce", "develop", "explore", "produce", "develop", "send-diplomatic-envoys"):
        selecting.append((t.round, t.asked))
        t.others_select(action)
    assert selecting == [(1, "Red"), (1, "Blue"), (2, "Blue"), (2, "Red"), (2, "Red"), (2, "Blue")]


@clauses("NF-EX-30")
def test_example_chart_galactic_goals() -> None:
    t = Table(goals=True).goals(goal="conscription", holder="Red").begin().others_select("explore", "produce")
    assert len(t.look["goals"]["stack"]) == 7
    before = t.credits("Green")
    t.selects("chart-galactic-goals")
    assert (t.order, t.credits("Green")) == (["Red", "Green", "Blue", "Yellow"], before + 1)
    assert len(t.offered("keep")) == 3
    t.takes("keep", t.offered("keep")[0]).takes("bury", t.offered("bury")[0])
    goals = t.look["goals"]
    assert (len(goals["stack"]), goals["held"], goals["face_down"]["seat"]) == (6, {"conscription": 0}, 2)


@clauses("NF-EX-31")
def test_example_two_goals_left() -> None:
    held = ["skilled-workforce", "faction-tolerance", "frontier-diversity", "citizen-services", "conscription"]
    t = Table(goals=True).goals(held=dict.fromkeys([*held, "exploration"], "Blue")).begin()
    t.selects("chart-galactic-goals")
    kept, other = t.offered("keep")
    t.takes("keep", kept)
    assert t.look["goals"]["stack"] == [other]


@clauses("NF-EX-32")
def test_example_turning_up_a_stockpile_goal() -> None:
    t = Table(goals=True).goals(goal="sovereign-treasury", holder="Blue")
    for name in t.names:
        t.seat(name, credits=20)
    t.begin().selects("develop")
    late = t.copy().takes("hide").takes("pass")
    assert (late.asked, late.offers("reveal")) == ("Blue", False)
    t.takes("reveal")
    for name in t.names:
        assert t.asked == name
        t.takes("pass")
        assert max(int(n) for n in t.offered("bank")) == 12
        t.takes("bank", 12)
    assert [t.empire(name)["stockpile"]["credits"] for name in t.names] == [12] * 4


@clauses("NF-EX-33")
def test_example_skilled_workforce() -> None:
    t = Table(goals=True).goals(held={"skilled-workforce": "Blue"})
    t.seat("Red", colonies=["rebel-underground", "rebel-colony", "new-vinland", "former-penal-colony"],
           developments=["space-marines", "survey-team"])  # fmt: skip
    assert t.begin().lines("Red")["Goal Skilled Workforce"] == 2


@clauses("NF-EX-34")
def test_example_conscription() -> None:
    t = Table(goals=True).goals(held={"conscription": "Blue"}).seat("Red", colonists=6).begin()
    assert t.lines("Red")["Goal Conscription"] == 5


@clauses("NF-EX-35")
def test_example_the_tenth_world() -> None:
    own = ["spice-world", "space-port", "gem-world", "volcanic-world", "ore-rich-world"]
    t = Table(goals=True).goals(held={"exploration": "Blue"}).face("terraforming-robots")
    t.seat("Red", colonies=own, credits=9, explored=["destroyed-world", "rebel-base", "rebel-homeworld"],
           developments=["terraforming-robots"])  # fmt: skip
    t.begin().selects("settle").takes("settle", "destroyed-world")
    assert (len(t.colonies("Red")), len(t.explored("Red"))) == (7, 3)
    stored = t.copy().takes("store", "rebel-base")
    assert (len(stored.explored("Red")), stored.offered("store"), stored.offered("return")) == (2, [], [])
    t.takes("pass")
    assert len(t.offered("return")) == 3
    t.takes("return", "rebel-homeworld")
    assert "rebel-homeworld" in t.game.view(t.now, None)["bag"]


@clauses("NF-EX-36")
def test_example_bonus_scoring() -> None:
    t = Table().seat("Red", home="old-earth", developments=["pan-galactic-league"], colonies=[
        "pre-sentient-race", "deep-space-symbionts", "aquatic-uplift-race", "rebel-base", "alien-monolith"
    ])  # fmt: skip
    assert t.begin().lines("Red")["Bonus of Pan-Galactic League"] == 8


@clauses("NF-EX-37")
def test_example_tie_break() -> None:
    t = Table(3, goals=True).goals(held={"exploration": "Red", "sovereign-treasury": "Red"})
    t.seat("Red", home="ancient-race", good="genes", credits=5, chips=3, colonies=[("spice-world", "novelty")])
    t.seat("Blue", home="separatist-colony", credits=8, chips=4)
    t.seat("Green", home="epsilon-eridani", credits=7, chips=2, colonies=[("gem-world", "novelty")],
           stockpile={"credits": 4})  # fmt: skip
    t.begin()
    assert t.now.scores() == [5, 5, 5]
    assert t.winners == ["Blue", "Green"]


@clauses("NF-EX-38")
def test_example_alien_oort_cloud_factory() -> None:
    oort = "alien-oort-cloud-factory"
    t = Table().face("mining-robots")
    t.seat("Red", home="old-earth", credits=1, explored=[oort], developments=["mining-robots"],
           colonies=["alien-data-repository", ("gem-world", "novelty")]).begin()  # fmt: skip
    t.selects("settle").takes("settle", oort, "rare")
    assert t.credits("Red") == 0
    t.through().selects("produce").takes("kind", "alien")
    assert t.good("Red", oort) == "alien"
    t.through().selects("trade-consume")
    assert t.refusal("sell", oort).clause == "NF-CARD-30"
    t.takes("pass")
    assert t.offers("eat", oort)
