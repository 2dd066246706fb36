"""Chapter EVT: what the discovery of a slot sets off."""

from __future__ import annotations

import pytest

from tests.clauses import clauses
from tests.sun.table import NAMES, Table


def discovers(event: str, *, start: str = "Annie", ore: int = 20, pop: int = 6) -> Table:
    """Whoever starts can discover II-A, behind which this event lies."""
    t = Table(start=start)
    t.seat(start, ore=ore, pop=pop)
    t.cubes(start, "I-1")
    t.event("II-A", event)
    return t


def discovers_three(event: str) -> Table:
    """Annie can discover III-C through the Professors' Guild."""
    t = Table()
    t.seat("Annie", ore=20, pop=6)
    t.cubes("Annie", "I-2")
    t.tech("II-C", "bio-synaptic-network", by=["Annie"])
    t.guild_open("professors-guild")
    t.event("III-C", event)
    return t


# ---------------------------------------------------------------- turning over


@clauses("SUN-EVT-01", "SUN-EVT-02")
def test_the_discoverer_turns_the_event_over_and_it_is_discarded_when_done() -> None:
    t = discovers("asteroid-rush").begin()  # everybody 1 ore, then the discoverer an ore production
    ore = {name: t.ore(name) for name in NAMES}
    assert t.look["events"] == {}
    t.takes("act", "basic:2:1")
    assert [t.ore(name) - ore[name] for name in NAMES] == [-2 + 1 + 1, 1, 1, 1]
    assert t.look["events"] == {"asteroid-rush": "discarded"}
    assert t.look["technologies"]["II-A"].get("event") is None


@clauses("SUN-EVT-03")
@pytest.mark.parametrize(
    ("event", "place"),
    [("sol-parliament", "location"), ("tyler-lee", 0), ("years-of-plenty", "discarded")],
)
def test_events_that_stay_lie_where_they_say(event: str, place: str | int) -> None:
    t = discovers(event)
    t.guild_open("terraforming-guild")
    t.begin()
    t.takes("act", "basic:2:1")
    assert t.look["events"] == {event: place}


@clauses("SUN-EVT-03")
def test_an_award_for_all_lies_near_the_achievements() -> None:
    t = discovers_three("day-of-the-fleet").begin()
    t.takes("act", "guild:professors-guild")
    assert t.look["events"]["day-of-the-fleet"] == "achievements"


@clauses("SUN-EVT-04")
def test_an_event_happens_at_the_first_discovery_only() -> None:
    t = discovers("years-of-plenty")
    t.cubes("Brian", "I-1")
    t.seat("Brian", ore=5, pop=3)
    t.deck("II", ["plasma-cannon", "letters-of-marque"])
    t.begin()
    t.plays(("act", "basic:2:1"), ("card", "letters-of-marque"), ("mine",))
    pop, ore = {name: t.pop(name) for name in NAMES}, t.ore("Brian")
    t.takes("act", "basic:2:2")
    assert t.researchers("II-A") == {"Annie", "Brian"}
    assert {name: t.pop(name) for name in NAMES} == pop | {"Brian": pop["Brian"] - 1}
    assert t.ore("Brian") == ore - 3


@clauses("SUN-EVT-07", "SUN-AMB-23")
def test_an_event_for_all_goes_clockwise_from_the_active_player_each_faction_completely() -> None:
    t = discovers("orbital-drydocks", start="Brian")  # each may pay 1 ore to upgrade, then the discoverer may once more
    for name in NAMES:
        t.seat(name, ore=20, ships={"sol": [1, 2]})
    t.begin()
    t.takes("act", "basic:2:1")
    for name in ("Brian", "Cindy", "Derek", "Annie"):
        assert t.asked == name
        t.takes("do")
        assert (t.asked, t.ore(name)) == (name, 17 if name == "Brian" else 19)
        t.takes("raise", "sol", 1)
        assert t.ships(name, "sol") == [2, 2]
    assert t.asked == "Brian"
    t.takes("do")
    assert t.ships("Brian", "sol") == [2, 3]


@clauses("SUN-AMB-24")
def test_a_faction_that_cannot_do_its_part_of_an_event_loses_nothing() -> None:
    t = discovers("years-of-plenty")  # everybody 1 supply to pop, then 1 ore for the discoverer
    t.seat("Cindy", pop=19, ore=3)
    t.begin()
    assert t.supply("Cindy") == 0
    before = t.mat("Cindy")
    t.takes("act", "basic:2:1")
    assert t.mat("Cindy") == before
    assert (t.pop("Brian"), t.pop("Derek")) == (3, 3)


@clauses("SUN-AMB-24")
def test_an_offer_that_a_faction_cannot_pay_is_not_made_to_it() -> None:
    t = discovers("orbital-drydocks")
    t.seat("Brian", ore=0)
    t.begin()
    t.plays(("act", "basic:2:1"), ("skip",))
    assert t.asked == "Cindy"
    assert t.ore("Brian") == 0


@clauses("SUN-AMB-22")
def test_an_event_does_not_change_what_the_research_has_cost() -> None:
    t = discovers("asteroid-rush", ore=2, pop=1).begin()
    t.takes("act", "basic:2:1")  # 2 ore and the only pop, then the event brings 1 + 1 ore
    assert (t.ore("Annie"), t.pop("Annie")) == (2, 0)
    poor = discovers("asteroid-rush", ore=2, pop=1).begin()
    assert poor.refusal("act", "basic:2:2").clause == "SUN-ACT-12"  # 3 ore there, and the event would bring more


@clauses("SUN-AMB-22")
def test_a_ship_from_an_event_can_move_in_the_rest_of_the_action() -> None:
    t = discovers("covert-arms-purchase")
    t.tech("II-F", "exotic-matter-foundries", by=["Annie"])  # 3 ore: research II, then jump 2
    t.cubes("Annie", "I-4")
    t.deck("II", ["letters-of-marque", "plasma-cannon"])
    t.begin()
    t.plays(("act", "tech:exotic-matter-foundries"), ("pick", "A"), ("do",), ("skip",), ("skip",), ("skip",), ("skip",))
    assert t.ships("Annie", "deep-space") == [1]
    t.takes("card", "letters-of-marque")
    t.takes("move", "deep-space", 1, "b1")
    assert t.ships("Annie", "b1") == [1]


# ---------------------------------------------------------------- light borders


@clauses("SUN-EVT-05", "SUN-AMB-48")
@pytest.mark.parametrize("event", ["tyler-lee", "maya-chaturvedi"])
@pytest.mark.parametrize("guild", ["terraforming-guild", "professors-guild"])
def test_the_light_bordered_events_of_level_two_remove_a_cover_of_level_one(event: str, guild: str) -> None:
    t = discovers(event).begin()
    t.takes("act", "basic:2:1")
    assert t.offered_names("cover") == {"terraforming-guild", "professors-guild"}
    assert t.refusal("cover", "technocrats-guild").clause == "SUN-AMB-48"
    t.takes("cover", guild)
    assert t.look["guilds"] == [guild]


@clauses("SUN-EVT-05", "SUN-EVT-06", "SUN-AMB-48")
@pytest.mark.parametrize("event", ["kc-24x", "onu"])
@pytest.mark.parametrize("guild", ["technocrats-guild", "metascientists-guild"])
def test_the_light_bordered_events_of_level_three_remove_a_cover_of_level_two(event: str, guild: str) -> None:
    t = discovers_three(event).begin()
    before = t.score("Annie")
    t.takes("act", "guild:professors-guild")
    assert t.offered_names("cover") == {"technocrats-guild", "metascientists-guild"}
    assert t.refusal("cover", "terraforming-guild").clause == "SUN-AMB-48"
    t.takes("cover", guild)
    assert set(t.look["guilds"]) == {"professors-guild", guild}
    assert t.look["events"][event] == 0
    assert t.score("Annie") == before + 1  # for the event; the new technology is not chosen yet


@clauses("SUN-EVT-06", "SUN-ACT-20")
def test_every_faction_may_use_the_guild_that_kc_24x_opened() -> None:
    t = discovers_three("kc-24x")
    t.seat("Brian", ore=9, pop=4)
    t.cubes("Brian", "I-2")
    t.cubes("Brian", "II-C")
    t.begin()
    assert t.refusal("act", "guild:technocrats-guild").clause == "SUN-ACT-19"
    t.plays(("act", "guild:professors-guild"), ("cover", "technocrats-guild"))
    t.until("Brian")
    assert t.offers("act", "guild:technocrats-guild")


@clauses("SUN-AMB-48")
def test_the_last_cover_of_the_level_goes_and_then_none_is_left_to_remove() -> None:
    last = discovers("tyler-lee")
    last.guild_open("terraforming-guild")
    last.begin()
    last.takes("act", "basic:2:1")
    assert set(last.look["guilds"]) == {"terraforming-guild", "professors-guild"}
    none = discovers("tyler-lee")
    none.guild_open("terraforming-guild", "professors-guild")
    none.begin()
    none.takes("act", "basic:2:1")
    assert set(none.look["guilds"]) == {"terraforming-guild", "professors-guild"}
    assert none.look["events"]["tyler-lee"] == 0


# ---------------------------------------------------------------- where they go in the end


@clauses("SUN-AMB-83")
def test_a_discarded_event_is_out_of_the_game_and_open_to_view() -> None:
    t = discovers("years-of-plenty").begin()
    t.takes("act", "basic:2:1")
    for seat in (0, 1, 2, 3, None):
        view = t.game.view(t.now, seat)
        assert view["events"] == {"years-of-plenty": "discarded"}
    for seed in range(30):  # nobody can find it under another slot
        world = t.game.to_json(t.game.determinize(t.now, 0, seed))
        assert all(place.get("event") != "years-of-plenty" for place in world["technologies"].values())


@clauses("SUN-AMB-83")
def test_an_event_goes_with_the_location_that_it_added() -> None:
    t = Table()
    t.seat("Annie", ore=20, pop=4, ships={"extra": [4]})
    t.turned("wandering-star", "location")
    t.turned("sol-parliament", "location")
    t.tech("III-C", "hivemind-computing", by=["Brian"])
    t.tech("II-C", "bio-synaptic-network", by=["Brian"])
    t.cubes("Brian", "I-2")
    t.system("extra", "luhman-16", outpost=("Annie", "ore"))
    t.doc["exploration"]["extra"]["beside"] = "b1"
    t.guild_open("terraforming-guild")
    t.begin()
    t.takes("act", "guild:terraforming-guild")
    assert list(t.colonies("Annie")) == ["luhman-16"]
    assert "extra" not in t.look["exploration"]
    assert t.look["events"] == {"wandering-star": "discarded", "sol-parliament": "location"}  # Sol is still there


@clauses("SUN-EVT-03", "SUN-JUMP-12", "SUN-CTRL-18")
def test_the_wandering_star_lays_a_system_beside_a_space_of_the_revealers_choice() -> None:
    t = Table()
    t.seat("Annie", ore=20, pop=4, ships={"a2": [2]})
    t.tech("II-C", "bio-synaptic-network", by=["Annie"])
    t.cubes("Annie", "I-2")
    t.system("a2", "alpha-centauri", outpost=("Annie", "food"))
    t.deck("B", ["luhman-16"])
    t.event("III-C", "wandering-star")
    t.guild_open("professors-guild")
    t.begin()
    t.takes("act", "guild:professors-guild")
    assert t.offered_names("attach") == {"a1", "a2", "b1", "b2"}  # neither Sol, Deep Space nor shipyards
    t.takes("attach", "a2")
    assert t.look["events"]["wandering-star"] == "location"
    assert (t.system_at("extra"), t.controller("extra")) == ("luhman-16", None)
    assert "luhman-16" not in t.deck_cards("B")
    t.quiet_turn().until("Annie")
    ore = t.ore("Annie")
    t.takes("act", "tech:terraforming:1:1")
    assert {place for place in t.ids.locations.numbers if t.offers("move", "a2", 2, place)} >= {"sol", "extra"}
    t.takes("move", "a2", 2, "extra")
    assert {place for place in t.ids.locations.numbers if t.offers("move", "extra", 2, place)} == {"a2"}
    t.takes("stop")
    assert (t.controller("extra"), t.ore("Annie")) == ("Annie", ore + 2)  # Luhman 16: 2 ore for gaining control
