"""The worked examples of the ledger with its numbers: goods, the track, goals, scores (chapter EX, 19 to 38)."""

from __future__ import annotations

from typing import Any

from tests.clauses import clauses
from tests.frontiers.table import Table


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
    t = Table(goals=True, edition="examples").goals(held={"stockpile-resources": "Yellow"})
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
        colonies=["new-vinland", ("spice-world", "novelty"), ("volcanic-world", "rare"), ("asteroid-belt", "rare")],
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
    goods = [("spice-world", "novelty"), ("gem-world", "novelty"), ("comet-zone", "rare")]
    t = Table().seat("Red", home="separatist-colony", developments=["consumer-markets"], colonies=goods)
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
    assert producing == ["Pink", "Green", "Blue", "Orange"]  # as the log calls Yellow, Green, Red, Blue
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
