"""Several Systems at once: in which order outposts and bonuses come (the rulings AMB-32 to 35)."""

from __future__ import annotations

import pytest

from tests.clauses import clauses
from tests.sun.table import Table

JUMP_4 = ("act", "tech:terraforming:1:1")
STOP = ("stop",)


def board(**ships: dict[str, list[int]]) -> Table:
    """Annie may take Jump 4."""
    t = Table()
    t.cubes("Annie", "I-2")
    for name in t.names:
        t.seat(name, ore=0, ships=ships.get(name.lower(), {"sol": [1]}))
    t.system("b1", "ross-154")
    t.system("b2", "gliese-876")
    return t


@clauses("SUN-AMB-32")
def test_lost_outposts_return_before_new_ones_are_placed() -> None:
    """Annie has no food disc on her track; the one that comes back from Barnard's Star goes to Lalande 21185."""
    t = board(annie={"a1": [2], "sol": [3]}, brian={"a1": [1]})
    t.system("a1", "barnards-star", outpost=("Annie", "food"))
    t.system("a2", "lalande-21185")
    t.seat("Annie", automation={"food": 7})
    t.begin().plays(JUMP_4, ("move", "sol", 3, "a2"), ("move", "a1", 2, "sol"), STOP)
    assert t.controller("a1") == "Brian"
    assert t.controller("a2") == "Annie"
    assert t.outpost_disc("a2") == "food"
    assert t.food_discs("Annie") == 0


@clauses("SUN-AMB-32")
def test_the_order_of_the_spaces_on_the_board_plays_no_part_in_it() -> None:
    """The same with the places of the two Systems exchanged."""
    t = board(annie={"a2": [2], "sol": [3]}, brian={"a2": [1]})
    t.system("a2", "barnards-star", outpost=("Annie", "food"))
    t.system("a1", "lalande-21185")
    t.seat("Annie", automation={"food": 7})
    t.begin().plays(JUMP_4, ("move", "sol", 3, "a1"), ("move", "a2", 2, "sol"), STOP)
    assert t.outpost_disc("a1") == "food"


@clauses("SUN-AMB-32")
def test_all_changes_are_read_from_the_same_position() -> None:
    """Annie gains Wolf 359 and leaves Barnard's Star. Its bonus cannot save what the same check has taken from her."""
    t = board(annie={"a2": [1, 1], "sol": [2]}, brian={"a2": [2]})
    t.system("a1", "wolf-359")
    t.system("a2", "barnards-star", outpost=("Annie", "food"))
    t.begin().plays(JUMP_4, ("move", "sol", 2, "a1"), ("move", "a2", 1, "sol"), STOP)
    assert t.controller("a1") == "Annie"
    assert t.controller("a2") == "Brian"
    t.takes("raise", "a2", 1)
    assert t.controller("a2") == "Brian"  # a tie now


@clauses("SUN-AMB-32", "SUN-AMB-33")
def test_outposts_clockwise_from_the_active_player_then_bonuses_in_the_same_order() -> None:
    """Cindy's turn: she gains Kapteyn's Star, and the other three what she leaves."""
    t = Table(turn="Cindy", round=2)
    t.cubes("Cindy", "I-2")
    t.system("a1", "luytens-star", outpost=("Cindy", "ore"))
    t.system("a2", "luhman-16", outpost=("Cindy", "ore"))  # 2 ore for control
    t.system("b1", "struve-2398", outpost=("Cindy", "ore"))
    t.system("b2", "kapteyns-star")
    t.seat("Cindy", ore=0, ships={"a1": [3], "a2": [3], "b1": [3], "deep-space": [1]})
    t.seat("Annie", ore=0, ships={"a2": [1]})
    t.seat("Brian", ore=0, ships={"b1": [1]})
    t.seat("Derek", ore=0, ships={"a1": [1]})
    t.begin().plays(JUMP_4, ("move", "a1", 3, "sol"), ("move", "a2", 3, "sol"), ("move", "b1", 3, "deep-space"))
    t.takes("move", "deep-space", 1, "b2")
    asked = []
    while t.offered("disc"):
        asked.append(t.asked)
        assert t.ore("Annie") == 0  # her bonus waits for all outposts
        t.now.apply(t.now.options()[0])
    assert asked == ["Cindy", "Derek", "Brian"]
    assert [t.controller(place) for place in ("a1", "a2", "b1", "b2")] == ["Derek", "Annie", "Brian", "Cindy"]
    assert t.ore("Annie") == 2


@clauses("SUN-AMB-32")
@pytest.mark.parametrize(("first", "second"), [("a1", "a2"), ("a2", "a1")])
def test_the_new_controller_of_two_systems_chooses_which_gets_the_last_disc(first: str, second: str) -> None:
    t = board(annie={"sol": [1, 2]})
    t.system("a1", "barnards-star")
    t.system("a2", "lalande-21185")
    t.seat("Annie", automation={"food": 7})
    t.begin().plays(JUMP_4, ("move", "sol", 1, "a1"), ("move", "sol", 2, "a2"), STOP)
    t.takes("disc", first, "food")
    assert (t.outpost_disc(first), t.outpost_disc(second)) == ("food", "star")
    assert t.food_discs("Annie") == 0


@clauses("SUN-AMB-33")
def test_the_active_player_resolves_every_own_bonus_first_then_the_others_clockwise() -> None:
    """Brian's turn. All gain a System whose bonus upgrades or moves a ship of their choice."""
    t = Table(turn="Brian", round=2)
    t.cubes("Brian", "I-2")
    t.system("a1", "epsilon-eridani", outpost=("Brian", "ore"))
    t.system("a2", "wolf-359", outpost=("Brian", "ore"))
    t.system("b1", "teegardens-star", outpost=("Brian", "food"))
    t.system("b2", "kruger-60")
    t.seat("Brian", ships={"a1": [3], "a2": [3], "b1": [3], "deep-space": [1]})
    t.seat("Annie", ships={"b1": [1], "sol": [2]})
    t.seat("Cindy", ships={"a2": [1], "sol": [2]})
    t.seat("Derek", ships={"a1": [1], "sol": [2]})
    t.begin().plays(JUMP_4, ("move", "a1", 3, "sol"), ("move", "a2", 3, "sol"), ("move", "b1", 3, "deep-space"))
    t.takes("move", "deep-space", 1, "b2")
    asked = []
    for choice in (("raise", "b2", 1), ("raise", "a2", 1), STOP, STOP):
        asked.append(t.asked)
        t.takes(*choice)
    assert asked == ["Brian", "Cindy", "Derek", "Annie"]
    assert (t.whose_turn, t.asked) == ("Brian", "Brian")
    assert t.offers("mine")


@clauses("SUN-AMB-34")
def test_what_a_bonus_brings_about_comes_before_the_bonuses_that_wait() -> None:
    """Epsilon Eridani's jump takes Luhman 16 (2 ore), all of it before the upgrade of Wolf 359."""
    t = board(annie={"sol": [1, 2, 3], "deep-space": [1]})
    t.system("a1", "epsilon-eridani")
    t.system("a2", "wolf-359")
    t.system("b1", "luhman-16")
    t.begin().plays(JUMP_4, ("move", "sol", 1, "a1"), ("move", "sol", 2, "a2"), STOP)
    t.plays(("bonus", "a1"), ("move", "deep-space", 1, "b1"))
    assert t.offered("raise")
    assert t.controller("b1") == "Annie"
    assert t.ore("Annie") == 2


@clauses("SUN-AMB-34")
def test_control_is_checked_after_a_bonus_before_the_next_player_gets_theirs() -> None:
    """Annie's upgrade at Wolf 359 overtakes Cindy at the shipyard while Brian's jump is still to come."""
    t = board(annie={"a1": [3], "sol": [2], "shipyard-right": [1]}, brian={"a1": [1]}, cindy={"shipyard-right": [1]})
    t.system("a1", "epsilon-eridani", outpost=("Annie", "ore"))
    t.system("a2", "wolf-359")
    t.system("shipyard-right", outpost=("Cindy", "food"))
    t.begin().plays(JUMP_4, ("move", "sol", 2, "a2"), ("move", "a1", 3, "sol"), STOP)
    t.takes("raise", "shipyard-right", 1)
    assert t.asked == "Brian"
    assert t.controller("shipyard-right") == "Annie"


@clauses("SUN-AMB-35")
def test_a_system_lost_and_gained_again_gives_its_bonus_again() -> None:
    t = board(annie={"a1": [2], "deep-space": [1]}, brian={"a1": [1]})
    t.system("a1", "sirius", outpost=("Annie", "ore"))
    t.system("a2", "procyon")
    t.begin().plays(JUMP_4, ("move", "a1", 2, "sol"), STOP)
    assert (t.controller("a1"), t.ore("Brian"), t.ore("Annie")) == ("Brian", 1, 0)
    t.takes("grow")
    t.until("Annie").quiet_turn()  # the pawn must leave Terraforming before it may come back
    t.until("Annie")
    before = t.ore("Annie")
    t.plays(JUMP_4, ("move", "sol", 2, "a1"), STOP)
    assert (t.controller("a1"), t.ore("Annie") - before) == ("Annie", 1)
