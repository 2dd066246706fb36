"""Worlds drawn for a seat fit all it knows, and all that fit come equally often; views show nothing that is hidden."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from heliopause.games.frontiers.layout import (
    EVERYBODY,
    FACE_DOWN,
    GOAL_STACK,
    GOALS,
    HOLDER,
    IN_THE_BAG,
    KNOWN,
    LOOKED,
    PLACE,
)
from heliopause.games.frontiers.rules.knowledge import place_of
from heliopause.games.frontiers.rules.play import FrontiersState
from heliopause.kernel.rng import RNG_CELLS
from tests.clauses import clauses
from tests.frontiers.invariants import broken
from tests.frontiers.table import Table
from tests.frontiers.wander import GAME, WITH_GOALS, somewhere, walk

NUMBERS = range(48)
DRAWS = 1200
GOAL_IDS = [goal.id for goal in GAME.catalog.goals]


def evenly(values: Iterable[Any], kinds: int) -> bool:
    """Whether so many kinds come equally often: chi-square within four standard deviations."""
    counts = Counter(values)
    fair = counts.total() / kinds
    square = sum((count - fair) ** 2 for count in counts.values()) / fair + (kinds - len(counts)) * fair
    return bool(square < kinds - 1 + 4 * (2 * (kinds - 1)) ** 0.5)


def hidden(state: FrontiersState) -> tuple[int, ...]:
    """Where every goal is, open ones as -1."""
    return tuple(int(place_of(state, goal)) for goal in range(GOALS))


@clauses("NF-AMB-69")
@pytest.mark.parametrize("number", NUMBERS)
def test_a_drawn_world_looks_the_same_to_whom_it_is_drawn_for(number: int) -> None:
    state = somewhere(number)
    before = state.to_bytes()
    for seed in range(3):
        for seat in (None, *range(len(state.scores()))):
            world = GAME.determinize(state, seat, seed)
            assert GAME.view(world, seat) == GAME.view(state, seat)
            assert not list(broken(world))
            assert world.cells[:RNG_CELLS] != state.cells[:RNG_CELLS]
            assert GAME.from_json(GAME.to_json(world)) == world
            if seat == state.seat:
                assert world.options() == state.options()
    assert state.to_bytes() == before


@clauses("NF-AMB-69")
@pytest.mark.parametrize("number", range(6))
def test_what_everybody_is_told_is_the_same_in_every_world(number: int) -> None:
    """Questions and lines of the score go to all seats and to spectators."""
    for state in walk(number, WITH_GOALS):
        for seat in (None, *range(len(state.scores()))):
            world = GAME.determinize(state, seat, number)
            assert state.over or GAME.question(world) == GAME.question(state)
            assert GAME.breakdown(world) == GAME.breakdown(state)
            assert world.scores() == state.scores()


@clauses("NF-AMB-69", "NF-AMB-70")
def test_the_bag_gives_something_else_in_every_world() -> None:
    """The order of the bag is nothing but the next numbers of the generator."""
    table = Table.fresh(4, seed=2, first_game=True)
    offers = []
    for seed in range(200):
        world = GAME.determinize(table.now, 0, seed)
        world.apply(table.code("select", "explore"))
        offers.append(tuple(GAME.view(world, None)["offer"]))
    assert len(set(offers)) == 200
    assert len({world for offer in offers for world in offer}) == 60
    assert table.now.cells[IN_THE_BAG] == table.now.cells[PLACE : PLACE + 60].count(0) == 60


@clauses("NF-AMB-69", "NF-SETUP-14")
def test_every_goal_may_lie_on_top_equally_often() -> None:
    state = Table.fresh(3, seed=4, goals=True).now
    for seat in (None, 0):
        tops = (GAME.determinize(state, seat, seed).cells[GOAL_STACK + GOALS] for seed in range(DRAWS))
        assert evenly(tops, GOALS)


@clauses("NF-AMB-69")
@pytest.mark.parametrize("number", NUMBERS)
def test_what_is_drawn_does_not_depend_on_the_hidden_truth(number: int) -> None:
    """Worlds that a seat cannot tell apart lead to the very same draws, so nothing that draws can tell them apart."""
    state = somewhere(number)
    for seat in (None, *range(len(state.scores()))):
        other = GAME.determinize(state, seat, 99)
        for seed in range(3):
            drawn, same = GAME.determinize(other, seat, seed), GAME.determinize(state, seat, seed)
            assert drawn == same
            assert drawn.options() == same.options()


@clauses("NF-GOAL-05", "NF-AMB-69")
def test_in_the_world_of_another_seat_who_looks_at_goals_chooses_among_those_of_that_world() -> None:
    table = Table(4, goals=True)
    table.goals(stack=["citizen-services", "exploration", "conscription"])
    table.begin().selects("chart-galactic-goals")
    offered = {tuple(GAME.determinize(table.now, 2, seed).options()) for seed in range(40)}
    assert len(offered) > 20
    assert {tuple(GAME.determinize(table.now, 0, seed).options()) for seed in range(40)} == {tuple(table.now.options())}


# ---------------------------------------------------------------- what was seen of the goals


def charted() -> Table:
    """Red has looked at three goals and keeps Exploration; the other two went under the stack."""
    table = Table(4, goals=True)
    table.goals(stack=["citizen-services", "exploration", "conscription"])
    table.begin().selects("chart-galactic-goals")
    return table.takes("keep", "exploration").takes("bury", "conscription")


@clauses("NF-GOAL-05", "NF-GOAL-06", "NF-GOAL-07", "NF-AMB-69")
def test_who_looked_knows_the_goals_put_back_and_nobody_else_does() -> None:
    table = charted()
    mine = GAME.view(table.now, 0)["goals"]
    assert mine["face_down"] == {"goal": "exploration", "seat": 0}
    assert mine["stack"] == ["citizen-services", "conscription", None, None, None, None, None]
    for seat in (None, 1, 2, 3):
        theirs = GAME.view(table.now, seat)["goals"]
        assert theirs["face_down"] == {"goal": None, "seat": 0}
        assert theirs["stack"] == [None] * 7


@clauses("NF-AMB-69")
def test_worlds_of_others_move_all_goals_worlds_of_the_looker_only_the_unseen() -> None:
    state = charted().now
    for_red = [hidden(GAME.determinize(state, 0, seed)) for seed in range(300)]
    seen = [GOAL_IDS.index(goal) for goal in ("citizen-services", "exploration", "conscription")]
    assert all(places[goal] == hidden(state)[goal] for places in for_red for goal in seen)
    assert len(set(for_red)) > 90  # five goals in 120 orders
    face_down = (GAME.determinize(state, 1, seed).cells[FACE_DOWN] for seed in range(DRAWS))
    assert evenly(face_down, GOALS)


@clauses("NF-AMB-69")
def test_a_goal_that_another_player_moved_unseen_may_be_in_each_of_its_new_places() -> None:
    """Red knows what lies on top; Blue takes the three topmost, keeps one and puts two back."""
    table = Table(4, goals=True)
    table.goals(stack=["faction-tolerance", "skilled-workforce", "conscription"])
    table.doc["goals"]["known"] = {
        "0": {goal: ["stack-7"] if goal == "conscription" else [f"stack-{n}" for n in range(7)] for goal in GOAL_IDS}
    }
    table.begin().others_select("develop")
    table.selects("chart-galactic-goals").takes("keep", "conscription").takes("bury", "skilled-workforce")
    row = table.look["goals"]["known"]["0"]
    assert row["conscription"] == ["stack-0", "stack-1", "table"]
    places = Counter(
        hidden(GAME.determinize(table.now, 0, seed))[GOAL_IDS.index("conscription")] for seed in range(900)
    )
    assert set(places) == {0, 1, 8}
    assert evenly(places.elements(), 3)


@clauses("NF-GOAL-08", "NF-AMB-69")
def test_a_goal_turned_up_is_known_to_all_and_tells_where_the_others_are_not() -> None:
    table = charted()
    table.others_select("develop", "explore", "send-diplomatic-envoys")
    table.selects("chart-galactic-goals")
    table.takes("keep", *table.offered("keep")[:1])
    for seat in range(4):
        assert GAME.view(table.now, seat)["goals"]["held"] == {"exploration": 0}


@clauses("NF-AMB-69")
@pytest.mark.parametrize("number", range(6))
def test_what_seats_know_of_goals_is_true_and_what_everybody_knows_is_known_to_each(number: int) -> None:
    for state in walk(number, WITH_GOALS):
        c = state.cells
        places = hidden(state)
        for seat in (*range(len(state.scores())), EVERYBODY):
            masks = c[KNOWN + seat * GOALS : KNOWN + (seat + 1) * GOALS]
            public = c[KNOWN + EVERYBODY * GOALS :]
            for goal, (place, mask) in enumerate(zip(places, masks, strict=True)):
                assert (place < 0) == (mask == 0)
                assert place < 0 or mask & (1 << place), f"goal {goal} is at {place}, seat {seat} believes {mask:b}"
                assert mask & ~public[goal] == 0


# ---------------------------------------------------------------- what a view may say


@clauses("NF-AMB-69", "NF-INFO-02")
@pytest.mark.parametrize("number", NUMBERS[::4])
def test_a_view_names_hidden_goals_only_to_those_who_know_them(number: int) -> None:
    state = somewhere(number)
    c = state.cells
    secret = {*c[GOAL_STACK + 1 :][: c[GOAL_STACK]], *c[LOOKED + 1 :][: c[LOOKED]], c[FACE_DOWN]} - {-1}
    for seat in (None, *range(len(state.scores()))):
        row = EVERYBODY if seat is None else seat
        view = GAME.view(state, seat)
        text = json.dumps(view["goals"])
        for goal in secret:
            sure = c[KNOWN + row * GOALS + goal].bit_count() == 1
            assert (f'"{GOAL_IDS[goal]}"' in text) == sure, f"seat {seat}, goal {GOAL_IDS[goal]}"
        assert (view["choices"] == []) == (seat != state.seat)


@clauses("NF-GOAL-16", "NF-AMB-73")
@pytest.mark.parametrize("goal", ["exploration", "conscription"])
def test_being_asked_to_turn_up_a_goal_does_not_tell_whether_it_can_be(goal: str) -> None:
    table = Table(4, goals=True).goals(goal=goal, holder="Green").begin().selects("explore")
    assert table.asked == "Green"
    assert table.offers("reveal") == (goal == "exploration")
    assert table.offers("hide")
    assert table.offers("hush")
    for seat in (None, 0, 1, 3):
        view = GAME.view(table.now, seat)
        assert view["goals"]["face_down"] == {"goal": None, "seat": 2}
        assert view["pending"][-1] == {"task": "REVEAL", "seat": 2}


@clauses("NF-GOAL-16")
def test_a_holder_who_wants_to_be_left_alone_is_asked_again_in_the_next_round() -> None:
    table = Table(3, goals=True).goals(goal="conscription", holder="Blue").begin().selects("explore")
    table.takes("hush").through()
    table.others_select("develop", "send-diplomatic-envoys")
    assert table.round == 2
    table.selects("settle")
    assert table.asked == "Blue"


def holds_back(change: Callable[[FrontiersState], None]) -> bool:
    """Whether a view for Blue stays the same when this is changed."""
    state = charted().now
    before = GAME.view(state, 1)
    change(state)
    return GAME.view(state, 1) == before


@clauses("NF-AMB-69")
def test_views_are_functions_of_what_a_seat_knows() -> None:
    def swap_goals(state: FrontiersState) -> None:
        c = state.cells
        top = GOAL_STACK + c[GOAL_STACK]
        c[HOLDER + c[FACE_DOWN]], c[HOLDER + c[top]] = -1, c[HOLDER + c[FACE_DOWN]]
        c[FACE_DOWN], c[top] = c[top], c[FACE_DOWN]

    def turn_generator(state: FrontiersState) -> None:
        state.cells[0] ^= 1

    def pay(state: FrontiersState) -> None:
        state.cells[IN_THE_BAG + 1] += 1  # whose kind is set: open to all

    assert holds_back(swap_goals)
    assert holds_back(turn_generator)
    assert not holds_back(pay)
