"""Positions as documents: exact when written, forgiving when short, refused in one line when wrong."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any, cast

import pytest

from heliopause.games.pulsar import layout as at
from heliopause.games.pulsar.rules.play import PulsarState
from heliopause.kernel.errors import InputError
from heliopause.kernel.state import State
from tests.pulsar.invariants import broken
from tests.pulsar.random_games import TABLES
from tests.pulsar.table import Table, pulsar
from tests.pulsar.test_view import NUMBERS, somewhere
from tests.whole_games import choices

GAME = pulsar()


@pytest.mark.parametrize("number", NUMBERS)
def test_every_position_comes_back_exactly(number: int) -> None:
    state = somewhere(number)
    document = json.loads(json.dumps(GAME.to_json(state), allow_nan=False))
    again = GAME.from_json(document)
    assert again == state
    assert again.options() == state.options()
    assert GAME.to_json(again) == document
    assert GAME.from_bytes(state.to_bytes()) == state


def test_choices_of_every_kind_come_back_exactly() -> None:
    """Every kind of question that random games ask, four times each."""
    seen: dict[tuple[int, ...], int] = {}
    for seed, table in enumerate(TABLES):
        state = table.new(seed)
        for code in choices(state, seed):
            kind = (state.stack[-6], state.stack[-4] if state.stack[-6] in (5, 6, 22) else 0)
            if seen.get(kind, 0) < 4:
                seen[kind] = seen.get(kind, 0) + 1
                assert GAME.from_json(GAME.to_json(state)) == state
            state.apply(code)
        assert GAME.from_json(GAME.to_json(state)) == state
    assert len({task for task, _ in seen}) >= 13


def test_an_empty_document_is_the_first_turn_of_a_game_for_four() -> None:
    state = GAME.from_json({"game": "pulsar"})
    view = GAME.view(state, None)
    assert (view["players"], view["round"], view["turn"]) == (4, 1, 0)
    assert view["seats"][0]["dice"] == [4, 3]
    assert [seat["score"] for seat in view["seats"]] == [5, 6, 7, 8]
    assert view["technologies"]["boards"] == ["A", "A", "A"]
    assert view["goals"] == ["G1a", "G2a", "G3a"]


def test_the_number_of_seats_follows_from_the_seats() -> None:
    assert GAME.view(GAME.from_json({"seats": [{}, {}]}), None)["players"] == 2


def test_a_seed_stands_for_a_generator() -> None:
    one, other = GAME.from_json({"seed": 7}), GAME.from_json({"seed": 8})
    assert one.cells[:4] == GAME.from_json({"generator": GAME.to_json(one)["generator"]}).cells[:4]
    assert one.cells[:4] != other.cells[:4]


def test_a_game_without_tasks_is_over() -> None:
    assert GAME.from_json({"round": 8, "pending": [], "turn": None}).over


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"trun": 1}, "position: there is no field 'trun'; did you mean 'turn'?"),
    ({"game": "sun"}, "position.game: this is 'pulsar'"),
    ({"players": 5}, "position.players: must be from 2 to 4, not 5"),
    ({"round": 9}, "position.round: must be from 0 to 8, not 9"),
    ({"order": [0, 0, 1, 2]}, "position.order: names seat 0 2 times, not 1 (PUL-POS-02, PUL-TWO-01)"),
    (
        {"tracks": {"initiative": [{"seat": 0, "space": 16}]}},
        "position.tracks.initiative[0].space: must be from 1 to 15",
    ),
    ({"box": "system-99"}, "position.box: there is no system tile 'system-99'"),
    (
        {"systems": {"3": {"tile": "system-1"}}, "box": "system-1"},
        "position.systems: the tile system-1 lies there twice",
    ),
    ({"systems": {"3": {"stations": [0, 0]}}}, "position.systems.3.stations[1]: seat 0 has a station in this system"),
    (
        {"seats": [{}, {}], "systems": {"3": {"tile": "system-2", "stations": [None, None, 0]}}},
        "this planet is blocked",
    ),
    (
        {"pulsars": {"5": {"claimed": 0, "spinning": True}}},
        "position.pulsars.5: nothing spins there without a gyrodyne",
    ),
    ({"seats": [{"ship": "70"}, {}]}, "position.seats[0].ship: no ship can be at an isolated pulsar (PUL-FLY-06)"),
    ({"seats": [{"ship": "14"}, {"ship": "14"}]}, "position.seats[1].ship: the entry gate 14 holds another ship"),
    ({"seats": [{"points": {"start": 1, "penalties": -2}}, {}]}, "position.seats[0].points: come to less than nothing"),
    ({"seats": [{"projects": ["top"]}, {}]}, "position.seats[0].projects: top needs others first"),
    ({"seats": [{"used_runs": ["top"]}, {}]}, "position.seats[0].used_runs: top has no gate run to use"),
    ({"seats": [{"dice": [7]}, {}]}, "position.seats[0].dice[0]: must be from 1 to 6, not 7"),
    (
        {"seats": [{"extra_stations": 1}, {}], "exploration": {"stack": []}},
        "position.exploration: a tile points-4 is missing",
    ),
    ({"awards": {"small": [0, None]}}, "position.awards.small: are won with two gyrodynes"),
    ({"technologies": {"patents": {"AIII-8-1": {"owners": [0], "round": 1}}}}, "cannot have been patented in round 1"),
    ({"technologies": {"patents": {"BI-1-1": {"owners": [0]}}}}, "there is no technology on these boards 'BI-1-1'"),
    ({"transmitters": {"offer": ["C-1", None, None]}}, "position.transmitters"),
    (
        {"transmitters": {"taken": {"A-1": {"seat": 0, "left": "A-2:left"}}}},
        "is not joined to A-2:left from both sides",
    ),
    ({"goals": ["G1a", "G1b", "G2a"]}, "position.goals: must name faces of three different tiles (PUL-SETUP-13)"),
    ({"dice": {"marker": 3.2}}, "position.dice.marker: must be from 1 to 6 in steps of one half (PUL-DICE-10)"),
    ({"dice": {"bonus_used": True, "red": [1]}}, "position.dice: the bonus die is used, so there is no other"),
    ({"pending": []}, "position.pending: the game ends after round 8 only (PUL-END-01)"),
    ({"pending": [{"task": "TURN", "seat": 1, "taken": 0}]}, "`turn` names the seat of the task TURN"),
    (
        {
            "turn": 0,
            "pending": [
                {"task": "TURN", "seat": 0, "taken": 0},
                {"task": "GOALS", "seat": 0, "step": "name", "met": []},
            ],
        },
        "this task does not belong there",
    ),
    (
        {
            "turn": 0,
            "pending": [
                {"task": "TURN", "seat": 0, "taken": 0},
                {"task": "FLIGHT", "seat": 0, "length": 1, "end": "87", "passed": None},
            ],
        },
        "a task does not fit what lies on the table",
    ),
]


@pytest.mark.parametrize(("fields", "line"), WRONG, ids=[line[:60] for _, line in WRONG])
def test_a_wrong_position_is_refused_with_field_and_clause(fields: dict[str, Any], line: str) -> None:
    with pytest.raises(InputError) as caught:
        GAME.from_json(fields)
    assert line in str(caught.value)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to everything in a document."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key, inner in value.items():
            found += places(inner, (*path, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            found += places(inner, (*path, number))
    return found


CHANGES = 40  # of every position
JUNK: tuple[Any, ...] = (
    None,
    -1,
    0,
    1,
    2,
    3,
    7,
    99,
    10**15,
    1.5,
    True,
    "",
    "A-1",
    "top",
    "5",
    "S3",
    [],
    {},
    [0, 0],
    "\n",
)


def complaint(document: Any) -> str | None:
    """What is said against a document; one that is read must be a position that comes back and plays on."""
    try:
        state = GAME.from_json(document)
    except InputError as refusal:
        return str(refusal)
    plays_on(state)
    return None


def plays_on(state: State) -> None:
    for count, code in enumerate(choices(state, 1)):
        if count < 10:
            assert GAME.from_json(GAME.to_json(state)) == state
        state.apply(code)
    assert not list(broken(cast(PulsarState, state)))


@pytest.mark.parametrize("number", NUMBERS)
def test_whatever_is_changed_a_position_is_read_or_refused_in_one_line(number: int) -> None:
    chance = Random(number)
    document = GAME.to_json(somewhere(number))
    ways = places(document)
    for _ in range(CHANGES):
        changed = deepcopy(document)
        for way in chance.sample(ways, chance.choice((1, 1, 2))):
            change(changed, way, chance)
        refusal = complaint(changed)
        assert refusal is None or refusal.isprintable()


def change(document: Any, way: tuple[Any, ...], chance: Random) -> None:
    """Take something away, or put junk there; nothing if another change has taken it away."""
    holder = document
    for key in way[:-1]:
        holder = within(holder, key)
    if within(holder, way[-1]) is None:
        return
    if chance.random() < 0.2:
        del holder[way[-1]]
    else:
        holder[way[-1]] = chance.choice(JUNK)


def within(holder: Any, key: Any) -> Any:
    if isinstance(holder, dict):
        return holder.get(key)
    inside = isinstance(holder, list) and isinstance(key, int) and key < len(holder)
    return holder[key] if inside else None


@pytest.mark.parametrize("number", NUMBERS)
def test_whatever_bytes_say_they_are_read_or_refused_in_one_line(number: int) -> None:
    chance = Random(number)
    state = somewhere(number)
    for _ in range(CHANGES // 2):
        other = state.clone()
        row = other.cells if chance.random() < 0.7 or state.over else other.stack
        row[chance.randrange(len(row))] += chance.choice((-2, -1, 1, 2, 50))
        try:
            read = GAME.from_bytes(other.to_bytes())
        except InputError as error:
            refusal = str(error)
        else:
            refusal = ""
            plays_on(read)
        assert refusal.isprintable()


def test_a_table_of_a_test_is_a_position() -> None:
    t = Table(3, round=2).seat("Orange", cubes=3).begin()
    assert t.cubes("Orange") == 3
    assert t.now.cells[at.ROUND] == 2
