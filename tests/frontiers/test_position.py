"""Positions of New Frontiers as documents: written, read back, short ones filled up, wrong ones refused in one line."""

from __future__ import annotations

import json
from typing import Any

import pytest

from heliopause.games.frontiers.layout import CELLS, SUPPLY
from heliopause.kernel.errors import InputError
from tests.frontiers.table import Table
from tests.frontiers.wander import GAME, refused, somewhere, walk

NUMBERS = range(48)


@pytest.mark.parametrize("number", NUMBERS)
def test_what_is_written_is_read_back_exactly(number: int) -> None:
    state = somewhere(number)
    document = json.loads(json.dumps(GAME.to_json(state)))
    again = GAME.from_json(document)
    assert again == state
    assert again.options() == state.options()
    assert GAME.from_bytes(state.to_bytes()) == GAME.revive(state.to_bytes()) == state


@pytest.mark.parametrize("number", range(4))
def test_every_position_of_a_whole_game_can_be_written_and_read(number: int) -> None:
    for state in walk(number * 7 + 3):
        assert GAME.from_json(GAME.to_json(state)) == state


# ---------------------------------------------------------------- what is left out


def test_an_empty_document_is_the_first_selection_of_four_players() -> None:
    state = GAME.from_json({})
    view = GAME.view(state, None)
    assert (view["players"], view["round"], state.seat, len(state.options())) == (4, 1, 0, 7)
    assert [seat["credits"] for seat in view["seats"]] == [3, 3, 4, 4]
    assert [seat["colonies"][0]["tile"] for seat in view["seats"]] == [
        "old-earth",
        "epsilon-eridani",
        "alpha-centauri",
        "new-sparta",
    ]
    assert (view["pool"], view["colonists"], len(view["bag"])) == (48, 44, 60)


def test_what_lies_somewhere_is_missing_elsewhere() -> None:
    state = GAME.from_json(
        {
            "seats": [
                {"chips": 5, "colonists": 2, "explored": ["comet-zone"], "developments": ["drop-ships"]},
                {"colonies": ["old-earth", {"tile": "gem-world", "good": "novelty"}]},
                {},
            ]
        }
    )
    view = GAME.view(state, None)
    assert view["pool"] == 36 - 5
    assert view["colonists"] == 36 - 3 - 1 - 2
    assert view["goods"]["novelty"] == 18
    assert len(view["bag"]) == 58
    assert view["developments"]["g"] == {"face": "drop-ships", "left": 1}
    assert view["seats"][1]["mat"] == 1


def test_a_development_of_the_other_face_turns_its_stack() -> None:
    card = next(card for card in GAME.catalog.developments if card.side == "reverse")
    state = GAME.from_json({"seats": [{"developments": [card.id]}, {}]})
    assert GAME.view(state, None)["developments"][card.stack]["face"] == card.id


def test_goals_nobody_speaks_of_lie_in_the_stack() -> None:
    state = GAME.from_json({"options": {"goals": True}, "goals": {"held": {"exploration": 2}}})
    goals = GAME.to_json(state)["goals"]
    assert len(goals["stack"]) == 7
    assert goals["held"] == {"exploration": 2}


# ---------------------------------------------------------------- what is refused


def seat(**fields: Any) -> dict[str, Any]:
    return {"seats": [fields, {}, {}]}


@pytest.mark.parametrize(
    ("document", "said"),
    [
        ({"turn": 1}, "position: there is no field 'turn'"),
        ({"game": "sun"}, "position.game: this is 'frontiers'"),
        ({"players": 6}, "position.players: must be from 2 to 5, not 6"),
        ({"players": 3, "seats": [{}, {}]}, "position.seats: holds 2 seats where there are 3"),
        ({"round": 101}, "position.round: must be from 1 to 100, not 101"),
        ({"ending": ["bag"]}, "position.ending[0]: there is no end of the game 'bag'"),
        ({"track": [0, 1, 1, 3]}, "position.track: must name every seat once (NF-SETUP-20, NF-TWO-01)"),
        ({"colonists": 40}, "position.colonists: 44 pieces in the supply, on mats and on colonies; there are 48"),
        ({"goods": {"alien": 12}}, "position.goods.alien: must be from 0 to 11"),
        ({"goods": {"alien": 10}}, "position.goods.alien: 10 goods in the supply and elsewhere; there are 11"),
        ({"pool": 47}, "position.pool: 47 where 48 are left of 48 (NF-SETUP-16, NF-CHIP-01)"),
        ({"ending": ["pool"]}, "position.ending: the pool brings the end when it is empty, and only then (NF-END-08)"),
        (seat(explored=["comet-zone", "comet-zone"]), "explored[1]: comet-zone is somewhere else already (NF-COMP-06)"),
        (seat(explored=["comet-zome"]), "there is no world 'comet-zome'; did you mean 'comet-zone'?"),
        (seat(developments=["drop-ships", "drop-ships"]), "seats[0].developments: nobody owns two copies (NF-DEV-06)"),
        (seat(developments=["drop-ships", "galactic-salon"]), "is not in this game (NF-SETUP-10)"),
        (
            {"developments": {"g": {"face": "old-earth"}}},
            "position.developments.g.face: there is no development 'old-earth'",
        ),
        ({"developments": {"g": {"face": "trade-league"}}}, "face: does not lie on this stack (NF-SETUP-10)"),
        (seat(home="doomed-colony", mat=2), "seats[0].home: is not printed on mat 2 (NF-SETUP-27)"),
        (seat(mat=2) | {"seats": [{"mat": 2}, {"mat": 2}]}, "position.seats: two of them have the same mat"),
        (
            seat(colonies=["old-earth", {"tile": "gem-world", "good": "rare"}]),
            "colonies[1].good: gem-world does not bear this good (NF-GOOD-02, NF-GOOD-03)",
        ),
        (seat(colonies=["old-earth", {"tile": "gem-world", "new": True}]), "colonies are new in Settle only"),
        ({"taken": {"retreat-into-isolation": 1}}, "position.taken: tiles are taken by seats [1], selected have the"),
        ({"options": {"goals": True}, "taken": {"retreat-into-isolation": 0}, "selected": 1}, "not in the game"),
        ({"action": "settle", "selector": 0}, "position.taken: tiles are taken by seats []"),
        ({"action": "settle", "taken": {"settle": 0}}, "position.selector: must be who has taken the tile"),
        (
            {"action": "settle", "selector": 0, "taken": {"settle": 0}},
            "position.pending: a selected action is performed",
        ),
        ({"produce_credits": 1}, "position.produce_credits: 1 cannot have come together before round 1 (NF-REND-02)"),
        ({"offer": ["comet-zone"]}, "position.offer: worlds lie there in Explore only (NF-EXP-02)"),
        ({"returning": ["comet-zone"]}, "position.returning: worlds go back in Explore and Settle"),
        ({"kind_set": "rare"}, "position.kind_set: the kind is set in Settle and Produce"),
        ({"goals": {}}, "position.goals: this game is played without goals (NF-GOAL-01)"),
        (
            {"options": {"goals": True}, "seats": [{"stockpile": {"credits": 3}}, {}]},
            "position.seats[0].stockpile: holds 3, more than a goal asks for (NF-GOAL-11, NF-GOAL-13)",
        ),
        (
            {"options": {"goals": True}, "goals": {"stack": ["exploration"]}},
            "position.goals.stack: 1 goals are named, there are 8 (NF-COMP-08)",
        ),
        (
            {"options": {"goals": True}, "goals": {"known": {"0": {"exploration": ["table"]}}}},
            "position.goals.known.0.exploration: must be places of hidden goals",
        ),
        (
            {"options": {"goals": True}, "goals": {"known": {"0": {"skilled-workforce": ["stack-0"]}}}},
            "position.goals.known: 0 could know more than that (NF-AMB-69)",
        ),
        ({"pending": [{"task": "SELECT", "seat": 0}]}, "position.pending: the lowest task is the ROUND"),
        (
            {"pending": [{"task": "ROUND", "seat": 0}, {"task": "SELECT", "seat": 2}]},
            "position.pending: the next disk on the track selects (NF-ROUND-01)",
        ),
        (
            {"pending": [{"task": "ROUND", "seat": 0}, {"task": "BUY", "seat": 2}]},
            "position.pending: only a selection, an action or the choice of home colonies",
        ),
        ({"pending": []}, "position.pending: nothing is pending, but nothing has brought the end (NF-END-09)"),
        ({"pending": [], "ending": ["mat"]}, "position.pending: the last round is played to its end (NF-END-10)"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_one_line(document: dict[str, Any], said: str) -> None:
    line = refused(document)
    assert said in line
    assert "\n" not in line


def during(action: str, *tasks: dict[str, Any], step: str = "turns", turns: int = 1) -> dict[str, Any]:
    """Seat 0 has selected an action; the tasks lie above it."""
    perform = {"task": "PERFORM", "seat": 0, "turns": turns, "step": step}
    return {
        "action": action,
        "selector": 0,
        "taken": {action: 0},
        "pending": [{"task": "ROUND", "seat": 0}, perform, *tasks],
        "seats": [{"colonists": 2, "explored": ["rebel-base", "comet-zone"]}, {}, {}],
    }


SETTLE = {"task": "SETTLE", "seat": 0, "settled": 0, "done": [], "temporary_military": 0, "powers_used": []}


def test_tasks_of_an_action_that_is_going_on_are_taken() -> None:
    state = GAME.from_json(during("settle", SETTLE))
    assert GAME.to_json(state)["pending"][-1] == SETTLE
    assert state.seat == 0


@pytest.mark.parametrize(
    ("document", "said"),
    [
        (during("explore", SETTLE), "these tasks do not belong to this step of the action"),
        (during("settle", SETTLE, step="closing"), "these tasks do not belong to this step of the action"),
        (during("settle", SETTLE | {"seat": 1}), "these tasks do not belong to this step of the action"),
        (during("settle", SETTLE | {"temporary_military": 3}), "the powers used give 0 temporary Military"),
        (during("settle", SETTLE, {"task": "CONQUER", "seat": 0, "world": "comet-zone"}), "cannot be conquered"),
        (
            during("settle", SETTLE, {"task": "CONQUER", "seat": 0, "world": "rebel-base"}),
            "a world that is being settled counts as settled",
        ),
        (
            during("settle", SETTLE | {"settled": 1}, {"task": "CONQUER", "seat": 0, "world": "rebel-base"}),
            "these tasks never come to a choice",
        ),
        (during("settle", SETTLE | {"done": ["everything"]}), "there is no part of a Settle turn 'everything'"),
    ],
)
def test_tasks_that_do_not_follow_from_each_other_are_refused(document: dict[str, Any], said: str) -> None:
    assert said in refused(document)


def test_numbers_that_are_no_position_are_refused() -> None:
    state = Table().begin().now
    with pytest.raises(InputError, match="are no position"):
        GAME.restore(state.cells[:-1], state.stack)
    for cell, value in ((SUPPLY, 1 << 60), (SUPPLY, -2), (SUPPLY, 0), (CELLS - 1, 1)):
        cells = state.cells.copy()
        cells[cell] = value
        with pytest.raises(InputError):
            GAME.restore(cells, state.stack)
