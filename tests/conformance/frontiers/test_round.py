"""Priority track, rounds, tiles without action (chapters ROUND, TWO, RETR, ENV and REND)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clauses
from tests.frontiers.table import Table

QUIET = ("retreat-into-isolation", "develop", "explore", "produce")


def done_by(t: Table, action: str) -> list[str]:
    """Who does an action, in this order: Develop asks everybody who can pay something."""
    t.selects(action)
    asked = []
    while t.action == action:
        if t.asked not in asked:
            asked.append(t.asked)
        t.lets(t.asked)
    return asked


def rich(players: int = 4, **fields: Any) -> Table:
    """Everybody can buy something, so that Develop asks everybody."""
    t = Table(players, **fields)
    for name in t.names:
        t.seat(name, credits=5)
    return t


@clauses("NF-ROUND-01", "NF-ROUND-14")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_selects_once_in_priority_order_and_then_the_round_is_over(players: int) -> None:
    t = Table(players).begin()
    selected = []
    for action in (*QUIET, "send-diplomatic-envoys")[:players]:
        assert t.round == 1
        selected.append(t.asked)
        t.others_select(action)
    assert selected == list(t.names)
    assert t.round == 2


@clauses("NF-ROUND-02", "NF-ROUND-04")
def test_a_tile_taken_cannot_be_selected_again_in_the_round() -> None:
    t = Table().begin()
    t.others_select("explore")
    assert t.refusal("select", "explore").clause == "NF-ROUND-02"
    assert t.look["taken"] == {"explore": 0}
    t.others_select("retreat-into-isolation", "produce")
    assert t.look["taken"] == {"explore": 0, "retreat-into-isolation": 1, "produce": 2}
    t.others_select("develop")
    assert t.look["taken"] == {}
    assert t.offers("select", "explore")


@clauses("NF-ROUND-03", "NF-AMB-06")
def test_selecting_is_not_optional_but_a_useless_tile_may_be_taken() -> None:
    t = Table().begin()
    assert not t.offers("pass")
    assert "NF-ROUND-03" in t.clauses()
    assert t.offers("select", "produce")  # nobody has anything to produce


@clauses("NF-AMB-07")
def test_an_action_that_nobody_can_do_is_over_at_once() -> None:
    t = Table()
    for name in t.names:
        t.seat(name, credits=0)
    t.seat("Red", credits=0, developments=["contact-specialist", "export-duties"])  # all that cost 1
    t.begin().selects("develop")
    assert (t.asked, t.action) == ("Blue", None)
    assert t.look["taken"] == {"develop": 0}
    t.selects("trade-consume")  # nobody has a good
    assert (t.asked, t.chips("Blue")) == ("Green", 1)


@clauses("NF-ROUND-05")
def test_the_selectors_disk_has_not_arrived_while_the_action_is_done() -> None:
    t = rich().begin().selects("develop")
    assert t.look["selected"] == 0
    t.lets("Red", "Blue", "Green")
    assert (t.asked, t.look["selected"]) == ("Yellow", 0)
    t.lets("Yellow")
    assert (t.asked, t.look["selected"]) == ("Blue", 1)


@clauses("NF-ROUND-06", "NF-ROUND-13", "NF-REND-06")
def test_without_changes_the_order_stays_the_same() -> None:
    t = Table(track=[2, 0, 3, 1]).begin()
    assert t.order == ["Green", "Red", "Yellow", "Blue"]
    for place, action in enumerate(QUIET):
        assert t.asked == ["Green", "Red", "Yellow", "Blue"][place]
        t.others_select(action)
    assert (t.order, t.asked) == (["Green", "Red", "Yellow", "Blue"], "Green")


@clauses("NF-ROUND-07", "NF-ROUND-08", "NF-ROUND-09", "NF-AMB-08")
def test_an_action_is_done_by_everybody_from_the_selector_along_the_track_and_round() -> None:
    t = rich(track=[2, 0, 3, 1]).begin()
    t.others_select("retreat-into-isolation", "send-diplomatic-envoys")
    assert t.order == ["Red", "Green", "Yellow", "Blue"]
    assert t.asked == "Yellow"
    assert done_by(t, "develop") == ["Yellow", "Blue", "Red", "Green"]


@clauses("NF-ROUND-10")
def test_only_the_selector_gets_the_bonus() -> None:
    t = Table().begin().selects("settle")
    assert [t.colonists(name) for name in t.names] == [3, 2, 2, 2]


@clauses("NF-ROUND-11", "NF-RETR-01", "NF-RETR-02")
def test_retreat_gives_two_credits_and_nobody_else_does_anything() -> None:
    t = Table().begin()
    before = [t.credits(name) for name in t.names]
    t.selects("retreat-into-isolation")
    assert [t.credits(name) for name in t.names] == [before[0] + 2, *before[1:]]
    assert t.asked == "Blue"


@clauses("NF-ROUND-12")
def test_the_next_selection_waits_for_everybody() -> None:
    t = rich().begin().selects("develop")
    for name in ("Red", "Blue", "Green", "Yellow"):
        assert t.action == "develop"
        assert t.asked == name
        t.lets(name)
    assert t.action is None


@clauses("NF-ROUND-15")
def test_no_number_of_rounds_is_fixed() -> None:
    t = Table(round=40).begin()
    t.others_select(*QUIET)
    assert (t.over, t.round) == (False, 41)


@clauses("NF-AMB-79")
def test_a_game_that_nobody_ends_is_scored_after_round_100() -> None:
    t = Table(round=100).begin()
    t.others_select(*QUIET)
    assert t.over


# ---------------------------------------------------------------- two players


@clauses("NF-TWO-03", "NF-TWO-04")
def test_two_players_select_two_different_tiles_each() -> None:
    t = Table(2).begin()
    selected = []
    for action in QUIET:
        assert t.round == 1
        selected.append(t.asked)
        t.others_select(action)
        if len(selected) < 4:
            assert t.refusal("select", action).clause == "NF-ROUND-02"
    assert selected == ["Red", "Blue", "Red", "Blue"]
    assert t.round == 2


@clauses("NF-TWO-05", "NF-AMB-11")
@pytest.mark.parametrize("track", [[0, 1, 0, 1], [0, 0, 1, 1], [0, 1, 1, 0]])
def test_each_of_two_does_an_action_once_the_selector_first(track: list[int]) -> None:
    t = rich(2, track=track).begin()
    for action in ("develop",):
        selector = t.asked
        other = next(name for name in t.names if name != selector)
        assert done_by(t, action) == [selector, other]


@clauses("NF-TWO-06", "NF-AMB-09")
def test_envoys_can_bring_two_disks_of_one_player_together() -> None:
    t = Table(2).begin()
    t.others_select("explore")
    assert t.asked == "Blue"
    t.selects("send-diplomatic-envoys")
    assert t.order == ["Blue", "Red", "Red", "Blue"]
    assert t.asked == "Red"  # the third disk, which has moved back, has still to select
    t.others_select("produce", "develop")
    assert [t.asked, t.round] == ["Blue", 2]
    t.others_select("produce")
    assert t.asked == "Red"
    t.others_select("explore")
    assert t.asked == "Red"


@clauses("NF-AMB-09")
def test_the_disk_of_the_selection_moves_not_the_other_one() -> None:
    t = Table(2).begin()
    t.others_select("explore", "produce", "retreat-into-isolation")
    assert t.asked == "Blue"  # with the fourth disk
    t.selects("send-diplomatic-envoys")
    assert t.order == ["Blue", "Red", "Blue", "Red"]


# ---------------------------------------------------------------- Send Diplomatic Envoys


@clauses("NF-ENV-01", "NF-ENV-02")
def test_envoys_give_a_point_and_nobody_acts() -> None:
    t = Table().begin().selects("send-diplomatic-envoys")
    assert [t.chips(name) for name in t.names] == [1, 0, 0, 0]
    assert (t.asked, t.action, t.look["pool"]) == ("Blue", None, 47)


@clauses("NF-ENV-03", "NF-ENV-04")
def test_envoys_move_to_the_first_place_and_the_others_back() -> None:
    t = Table().begin().others_select("explore", "produce")
    t.selects("send-diplomatic-envoys")
    assert t.order == ["Green", "Red", "Blue", "Yellow"]
    assert t.asked == "Yellow"


@clauses("NF-ENV-05", "NF-ENV-06")
def test_the_new_order_holds_at_once_and_later() -> None:
    t = rich().begin().others_select("explore", "produce", "send-diplomatic-envoys")
    assert done_by(t, "develop") == ["Yellow", "Green", "Red", "Blue"]
    assert (t.round, t.order, t.asked) == (2, ["Green", "Red", "Blue", "Yellow"], "Green")


@clauses("NF-AMB-12")
def test_envoys_of_the_first_give_the_point_only() -> None:
    t = Table().begin()
    assert "first already" in str(next(one for one in t.game.offers(t.now) if "Envoys" in one["text"])["warning"])
    t.selects("send-diplomatic-envoys")
    assert (t.order, t.chips("Red")) == (["Red", "Blue", "Green", "Yellow"], 1)


# ---------------------------------------------------------------- end of a round


@clauses("NF-REND-02", "NF-REND-03")
def test_a_credit_is_added_to_produce_in_every_round_without_it() -> None:
    t = Table().begin()
    for lying in (1, 2, 3):
        t.others_select("retreat-into-isolation", "develop", "explore", "send-diplomatic-envoys")
        assert t.look["produce_credits"] == lying
    t.others_select("produce")
    assert t.look["produce_credits"] == 0
    t.others_select("retreat-into-isolation", "develop", "explore")
    assert t.look["produce_credits"] == 0


@clauses("NF-REND-04", "NF-REND-05", "NF-REND-07")
def test_after_the_credit_all_tiles_are_available_and_the_foremost_selects() -> None:
    t = Table().begin().listen()
    t.others_select("retreat-into-isolation", "develop", "explore", "send-diplomatic-envoys")
    assert "A credit is put on Produce, 1 now" in t.log()
    assert t.look["taken"] == {}
    assert len(t.offered("select")) == 7
    assert t.asked == "Yellow" == t.order[0]


@clauses("NF-REND-01", "NF-AMB-78")
def test_after_the_last_round_no_credit_is_added() -> None:
    t = Table(ending=["colonies"]).begin()
    t.others_select("retreat-into-isolation", "develop", "explore", "send-diplomatic-envoys")
    assert t.over
    assert t.look["produce_credits"] == 0
