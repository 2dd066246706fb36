"""The server is killed while people play, again and again. Nothing that was acknowledged is lost or done twice."""

from pathlib import Path

import pytest

from tests.faults.kills import play_on
from tests.faults.loops import finished
from tests.server.postgres import Postgres

KILLS = 40


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_server_that_is_killed_loses_nothing_and_every_table_goes_on(
    kind: str, tmp_path: Path, postgresql: Postgres
) -> None:
    database = postgresql.fresh() if kind == "postgresql" else ""
    report = finished(play_on(database, tmp_path, KILLS, seed=1))
    print(report)
    assert report.kills == KILLS
    assert report.stored_unsaid > 0, "no kill fell between the commit of a move and its acknowledgement"
    assert report.not_stored > 0, "no kill fell on the way to the commit"
    assert report.acknowledged > 10 * KILLS
    assert report.compared > KILLS
    assert report.bots_moved > KILLS
    assert report.ended >= 4
