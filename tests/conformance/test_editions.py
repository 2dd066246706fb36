"""Chapter EDN and what an edition of one's own may change on a mat (SUN-AMB-58)."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import heliopause.games.sun.catalog
from heliopause.games.sun.game import BeyondTheSun
from heliopause.kernel.errors import InputError
from tests.clauses import clauses
from tests.sun.table import FACTIONS, Table

PRINTED = Path(heliopause.games.sun.catalog.__file__).parent / "content"


@clauses("SUN-EDN-10", "SUN-AMB-19")
@pytest.mark.parametrize("known", [1, 2])
def test_two_out_of_three_is_a_matter_of_level_iiii(known: int) -> None:
    """IIII-A lies right of three slots, any two of which are enough; II-B and III-A need both of theirs."""
    t = Table()
    t.tech("II-A", "plasma-cannon", by=["Annie"])
    t.tech("II-B", "human-experiments", by=["Annie", "Brian"])
    t.tech("II-C", "mass-cloning", by=["Annie", "Brian"])
    t.tech("III-A", "hivemind-computing", by=["Annie"])
    t.tech("III-B", "capital-ship", by=["Annie", "Brian"][2 - known :])
    t.cubes("Annie", "I-1", "I-2")
    t.cubes("Brian", "I-1", "I-2")
    t.seat("Annie", ore=7, pop=1)
    t.begin()
    needs = {slot.id: (len(slot.previous), slot.need) for slot in t.game.catalog.slots}
    assert {slot for slot, (lines, need) in needs.items() if need < lines} == {"IIII-A", "IIII-C"}
    assert t.offers("act", "tech:hivemind-computing:1:1") == (known == 2)


@clauses("SUN-EDN-10")
def test_ministry_of_colonies_is_of_level_iiii() -> None:
    assert "ministry-of-colonies" in Table.fresh(seed=1).deck_cards("IIII")


@clauses("SUN-EDN-10", "SUN-TAB-17", "SUN-AMB-77")
def test_mass_enlightenment_leaves_the_row_of_level_iiii_closed() -> None:
    t = Table(tableau=True)
    t.tech("II-A", "plasma-cannon", by=["Annie"])
    t.tech("II-B", "human-experiments", by=["Annie"])
    t.cubes("Annie", "I-1", "I-2")
    t.event("III-A", "mass-enlightenment")
    t.guild_open("professors-guild")
    t.seat("Annie", ore=4, pop=3)
    t.doc["tableau"] = {
        "II": ["spacetime-anomaly-studies", "closed-loop-arcologies", "modular-fleet", "colony-transports"],
        "III": ["transdimensional-ai", "android-rights-movement", "capital-ship", "stealth-terraformers"],
    }
    t.begin()
    assert set(t.look["tableau"]) == {"II", "III"}
    t.takes("act", "guild:professors-guild")
    assert t.look["events"]["mass-enlightenment"] == "discarded"
    assert set(t.look["tableau"]) == {"II", "III"}


@clauses("SUN-AMB-58")
@pytest.mark.parametrize(("spaces", "filled"), [([4, 4, 3, 3, 2], [5, 4, 3, 3, 2]), ([6, 4, 3, 3, 3], [4, 4, 3, 3, 3])])
def test_a_mat_with_other_columns_is_filled_from_the_right(
    tmp_path: Path, spaces: list[int], filled: list[int]
) -> None:
    """2 pop and 1 ship are set aside first: with 16 spaces one cube lies on top of column A, with 19 two are empty."""
    own = tmp_path / "own"
    shutil.copytree(PRINTED, own)
    shutil.rmtree(own / "editions")
    mats = own / "factions.toml"
    printed = "columns = [4, 4, 3, 3, 3]"
    text = mats.read_text(encoding="utf-8")
    assert printed in text
    mats.write_text(text.replace(printed, f"columns = {spaces}"), encoding="utf-8")
    game = BeyondTheSun(content=own)
    seats = game.to_json(game.new(players=4, seed=1, mats="advanced", factions=list(FACTIONS)))["seats"]
    assert seats[0]["faction"] == "united-nations"
    assert (seats[0]["population"], seats[0]["ships"]) == (2, {"sol": [1]})
    assert list(seats[0]["supply"].values()) == filled


@clauses("SUN-AMB-58")
def test_a_basic_mat_keeps_its_seventeen_spaces(tmp_path: Path) -> None:
    own = tmp_path / "own"
    shutil.copytree(PRINTED, own)
    shutil.rmtree(own / "editions")
    mats = own / "factions.toml"
    text = mats.read_text(encoding="utf-8")
    mats.write_text(text.replace("columns = [5, 4, 3, 3, 2]", "columns = [5, 4, 3, 3, 3]", 1), encoding="utf-8")
    with pytest.raises(InputError, match="SUN-CON-44"):
        BeyondTheSun(content=own)
