"""Turns, paying with dice, modifier tokens (chapters ACT, MOD, BUY)."""

from __future__ import annotations

from tests.clauses import clauses
from tests.pulsar.table import Table


def tech(*dice: int, plus_minus: int = 0, plus_two: int = 0, players: int = 3, round_: int = 2) -> Table:
    """AI-1-2 costs 3, AI-2-3 costs 6."""
    t = Table(players, round=round_).boards("AAA")
    return t.seat("Blue", dice=list(dice), plus_minus=plus_minus, plus_two=plus_two).begin()


@clauses("PUL-ACT-03", "PUL-ACT-04", "PUL-TECH-03", "PUL-EX-16")
def test_a_technology_is_paid_with_the_die_it_shows() -> None:
    t = tech(3, 5)
    assert t.dice_for("patent", "AI-1-2") == {(3, "own", None)}
    t.takes("patent", "AI-1-2", die=3)
    assert t.dice("Blue") == [5]


@clauses("PUL-MOD-01", "PUL-MOD-03", "PUL-EX-17", "PUL-EX-18")
def test_a_plus_minus_token_raises_or_lowers_a_die_by_one() -> None:
    t = tech(4, 2, plus_minus=1)
    assert t.dice_for("patent", "AI-1-2") == {(2, "own", "+1"), (4, "own", "-1")}
    t.takes("patent", "AI-1-2", die=4, token="-1")
    assert t.tokens("Blue") == (0, 0)
    assert t.dice("Blue") == [2]


@clauses("PUL-MOD-02", "PUL-EX-19")
def test_a_plus_two_token_raises_a_die_by_two_and_never_lowers_it() -> None:
    t = tech(4, plus_two=1)
    assert t.dice_for("patent", "AI-2-3") == {(4, "own", "+2")}
    assert not t.dice_for("patent", "AI-2-1")


@clauses("PUL-MOD-04", "PUL-EX-20")
def test_no_die_takes_two_tokens() -> None:
    assert not tech(3, plus_minus=1, plus_two=1).dice_for("patent", "AI-2-3")


@clauses("PUL-MOD-05", "PUL-EX-21", "PUL-ICON-20")
def test_a_technology_that_tolerates_one_off_goes_together_with_a_token() -> None:
    t = Table(3, round=2).boards("CAA").patent("CI-1-2", "Blue").seat("Blue", dice=[3], plus_two=1, plus_minus=0)
    t.begin()
    assert t.dice_for("patent", "CI-2-3") == {(3, "own", "+2")}  # it costs 6


@clauses("PUL-AMB-15", "PUL-MOD-06", "PUL-MOD-07")
def test_a_die_above_six_is_brought_back_by_a_technology_and_pays_nothing_else() -> None:
    t = Table(3, round=2).boards("CAA").patent("CI-1-2", "Blue").seat("Blue", dice=[5], plus_two=1, plus_minus=0)
    t.begin()
    assert t.dice_for("patent", "CI-2-3") == {(5, "own", None)}
    other = tech(5, plus_two=1)
    assert not other.dice_for("patent", "AI-2-3")
    assert (5, "own", "+2") in other.dice_for("fly")


@clauses("PUL-AMB-98", "PUL-AMB-14")
def test_a_token_that_is_not_needed_is_not_spent() -> None:
    t = Table(3, round=2).boards("CAA").patent("CI-1-2", "Blue").seat("Blue", dice=[4], plus_two=1, plus_minus=1)
    t.begin()
    assert t.dice_for("patent", "CI-1-3") == {(4, "own", None)}


@clauses("PUL-AMB-98")
def test_whoever_is_rewarded_for_spent_tokens_may_waste_one() -> None:
    t = Table(3, round=4).boards("CCC").patent("CI-1-2", "Blue").patent("CII-4-1", "Blue", when=4)
    t.seat("Blue", dice=[4], plus_minus=1).begin()
    assert (4, "own", "+1") in t.dice_for("patent", "CI-1-3")
    before = t.score("Blue")
    t.takes("patent", "CI-1-3", die=4, token="+1")
    assert t.score("Blue") == before + 2


@clauses("PUL-MOD-08")
def test_tokens_are_spent_on_bonus_dice_too() -> None:
    t = Table(3).boards("AAA").seat("Blue", dice=[], plus_two=1, plus_minus=0)
    t.doc["dice"] = {"red": [1]}
    t.begin()
    assert t.dice_for("patent", "AI-1-2") == {(1, "red", "+2")}


@clauses("PUL-MOD-09", "PUL-AMB-12")
def test_a_die_is_not_lowered_to_nothing() -> None:
    t = tech(1, plus_minus=1)
    assert not [paid for paid in t.dice_for("fly") if paid[2] == "-1"]


@clauses("PUL-ACT-05", "PUL-ACT-02")
def test_the_same_action_may_be_done_twice_in_a_turn() -> None:
    t = tech(1, 1)
    t.takes("take-gyrodyne", "small", die=1).takes("take-gyrodyne", "small", die=1)
    assert t.gyrodynes("Blue")[0] == {"small": 2}
    assert t.whose_turn == "Orange"


@clauses("PUL-ACT-06")
def test_these_are_the_actions_that_use_a_die() -> None:
    t = Table(3, round=2).boards("AAA").offer("A-1").seat("Blue", dice=[2, 3], board="A", side="A1")
    t.claim("5", "Blue", "small").transmitter("A-8", "Blue", covered=[0]).begin()
    kinds = {offer["verb"] for offer in t.game.offers(t.now)}
    assert kinds == {
        "fly", "take-gyrodyne", "complete", "take-transmitter", "cover", "project", "patent", "buy", "end-turn",
    }  # fmt: skip


@clauses("PUL-BUY-01", "PUL-BUY-02", "PUL-BUY-03", "PUL-BUY-04", "PUL-COMP-11")
def test_a_one_or_a_two_buys_a_plus_minus_and_a_two_a_plus_two() -> None:
    for value in range(1, 7):
        t = tech(value)
        assert t.offers("buy", "plus-minus", die=value) == (value in (1, 2))
        assert t.offers("buy", "plus-two", die=value) == (value == 2)
    t = Table(3).seat("Blue", dice=[2, 2], plus_minus=12, plus_two=9).begin()
    t.takes("buy", "plus-two", die=2).takes("buy", "plus-minus", die=2)
    assert t.tokens("Blue") == (13, 10)


@clauses("PUL-ACT-01", "PUL-AMB-11")
def test_everybody_has_one_turn_in_play_order_and_may_leave_dice_unused() -> None:
    t = Table(3, order=[1, 2, 0], turn="Orange").begin()
    assert t.shown("end-turn")["warning"] == "2 dice are left unused."
    turns = []
    while t.round == 1:
        turns.append(t.whose_turn)
        t.ends_turn()
    assert turns == ["Orange", "Green", "Blue"]


@clauses("PUL-ACT-07", "PUL-AMB-33")
def test_a_technology_may_be_patented_although_its_claim_is_lost() -> None:
    t = Table(3, round=2).boards("AAA").seat("Blue", dice=[5, 1])
    for place, name in zip(("70", "71", "76"), ("Orange", "Orange", "Green"), strict=True):
        t.claim(place, name)
    t.begin()
    assert t.shown("patent", "AI-2-2", die=5)["warning"] == "Its claim would be lost."
    t.takes("patent", "AI-2-2", die=5).takes("gyrodyne", "large")
    assert t.claims("Blue") == []
    assert t.gyrodynes("Blue")[0] == {"large": 1}
