"""Cubes and discs of a faction are never made nor lost (CON-51, CON-52), counted at every step of random games."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clauses
from tests.sun.wander import GAME, walk

GAMES = range(12)  # all player counts, both kinds of mats, with and without the tableau


def discs(doc: dict[str, Any], seat: int, kind: str) -> int:
    """On its track, on the automation track, as outposts, on colonies and on achievements."""
    mat = doc["seats"][seat]
    count: int = mat[f"{kind}_discs"] + mat["automation"][kind]
    count += sum(colony.count(kind) for colony in mat["colonies"].values())
    own = {"seat": seat, "disc": kind}
    count += sum(place.get("outpost") == own for place in doc["exploration"].values())
    count += sum(claim == own for row in doc["achievements"] for claim in row["claims"])
    return count


def cubes(doc: dict[str, Any], seat: int) -> int:
    """In the columns, as population, as ships, on technologies and in the Museum."""
    mat = doc["seats"][seat]
    count: int = mat["population"]
    count += sum(mat["supply"].values()) + sum(map(len, mat["ships"].values()))
    slots = doc["technologies"].values()
    count += sum(seat in slot.get("researched", []) and seat not in slot.get("reclaimed", []) for slot in slots)
    return count + int("museum" in mat)


@clauses("SUN-CON-51", "SUN-CON-52")
@pytest.mark.parametrize("number", GAMES)
def test_every_faction_has_20_cubes_and_8_and_8_discs_at_every_step(number: int) -> None:
    steps = 0
    for state in walk(number, 400):
        doc = GAME.to_json(state)
        filled = [seat for seat, mat in enumerate(doc["seats"]) if "ore" in mat]
        steps += len(filled) == doc["players"]
        for seat in filled:
            assert cubes(doc, seat) == 20
            assert (discs(doc, seat, "food"), discs(doc, seat, "ore")) == (8, 8)
    assert steps > 100
