"""Effects inside effects: the innermost is completed first (SUN-AMB-25)."""

from __future__ import annotations

from tests.clauses import clauses
from tests.sun.table import Table


def points_left(t: Table) -> int:
    top = t.look["pending"][-1]
    assert top["task"] == "JUMP"
    return int(top["points"])


@clauses("SUN-AMB-25")
def test_a_bonus_inside_a_bonus_comes_before_the_rest_of_both() -> None:
    t = Table()
    t.seat("Annie", ore=20, pop=4)
    t.tech("II-F", "exotic-matter-foundries", by=["Annie"])  # 3 ore: research II, then jump 2
    t.cubes("Annie", "I-4", "I-1")
    t.tech("II-A", "plasma-cannon", by=["Brian"])  # 1 supply to a level 3 ship, then jump 1
    t.cubes("Brian", "I-1")
    t.system("a1", "epsilon-eridani")  # gain control: jump 1
    t.system("a2", "alpha-centauri")  # gain control: 1 supply to pop
    t.begin()
    t.takes("act", "tech:exotic-matter-foundries")
    assert t.ships("Annie", "sol") == [1, 3]  # Plasma Cannon was the only slot
    assert points_left(t) == 1
    t.takes("move", "sol", 3, "a1")  # the jump of Plasma Cannon
    assert t.controller("epsilon-eridani") == "Annie"
    assert points_left(t) == 1
    pop = t.pop("Annie")
    t.takes("move", "sol", 1, "a2")  # the jump of Epsilon Eridani, and what follows from it
    assert t.pop("Annie") == pop + 1
    assert points_left(t) == 2  # the jump of the Action


@clauses("SUN-AMB-25")
def test_a_research_inside_an_immediate_bonus_comes_before_the_rest_of_the_action() -> None:
    t = Table()
    t.seat("Annie", ore=5, pop=4)
    t.tech("II-C", "bio-synaptic-network", by=["Annie"])
    t.cubes("Annie", "I-2")
    t.tech("III-C", "transdimensional-ai", by=["Brian"])  # 1 supply to pop, then research a face-up I or II
    t.cubes("Brian", "I-2", "II-C")
    t.guild_open("technocrats-guild")  # research III, then a basic Action
    t.begin()
    t.takes("act", "guild:technocrats-guild")
    assert not t.offered("copy")
    t.takes("do")
    t.takes("slot", "I-3")
    assert t.researchers("I-3") == {"Annie"}
    assert t.automation("Annie")["food"] == 0  # without its bonus
    assert t.offered("copy")
