"""Offers and the gallery: what a table needs to draw the game and to let people choose on the board."""

from __future__ import annotations

import json

import pytest

from heliopause.games.sun import codes
from heliopause.games.sun.offers import VERBS
from heliopause.games.sun.rules.play import SunState
from tests.sun.test_words import CLAUSES, games, step, well_formed
from tests.sun.wander import GAME

GALLERY = GAME.gallery()
ENDLESS = {"do", "skip", "pick", "stop", "forgo"}  # they go on or end something; there may be nothing to click on


def board_elements(state: SunState) -> set[str]:
    """Everything that the gallery and a view put on the table, by id."""
    view = GAME.view(state, None)
    players = str(view["players"])
    boards = GALLERY["boards"]
    found = {f"slot:{slot['id']}" for slot in boards["technology"]["slots"]}
    found |= {f"location:{place['id']}" for place in boards["exploration"][players]["locations"]}
    if "extra" in view["exploration"]:
        found.add(f"location:{boards['exploration'][players]['extra']['id']}")
    for action in boards["basic"][players]["actions"]:
        found |= {f"space:{space['id']}" for space in action["spaces"]}
    for kind in ("technologies", "events", "guilds"):
        for card in GALLERY[kind].values():
            found |= {f"space:{space}" for row in card["spaces"] for space in row["ids"]}
    for kind, name in KINDS.items():
        found |= {f"{name}:{one}" for one in GALLERY[kind]}
    for place, there in view["exploration"].items():
        for seat, ships in enumerate(there["ships"]):
            found |= {f"ship:{place}:{seat}:{level}" for level in ships}
    return found


KINDS = {
    "technologies": "technology", "events": "event", "systems": "system", "achievements": "achievement",
    "guilds": "guild", "factions": "faction", "powers": "power", "production": "production", "exchanges": "exchange",
    "types": "type", "tracks": "track", "columns": "column", "stocks": "stock", "phases": "phase",
}  # fmt: skip


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("count", [4, pytest.param(20, marks=pytest.mark.long)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_option_is_offered_with_words_and_elements_that_are_there(players: int, count: int) -> None:
    for state, rnd in games(players, count):
        while not state.over:
            offered = GAME.offers(state)
            assert [one["code"] for one in offered] == state.options()
            there = board_elements(state)
            for one in offered:
                well_formed(one["text"])
                assert one["targets"] or one["verb"] in ENDLESS, one
                assert set(one["targets"]) <= there, set(one["targets"]) - there
                assert one["clause"] is None or one["clause"] in CLAUSES, one
                if one["warning"] is not None:
                    well_formed(one["warning"])
                    assert one["warning"].endswith(".")
            for row in GAME.why_not(state, state.seat):
                assert row["target"] in there | {""}, row
            json.dumps(offered, allow_nan=False)
            step(state, rnd)
        assert GAME.offers(state) == []


def test_every_verb_has_a_name_of_its_own() -> None:
    assert sorted(VERBS) == list(range(1, codes.VERBS))
    assert len({name for name, _ in VERBS.values()}) == len(VERBS)
