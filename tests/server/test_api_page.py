"""What docs/api.md shows does what it says: its lines for the shell and its scripts are run here."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from heliopause.server.guard.limits import KIB, KINDS, MIB
from heliopause.server.notify.webhooks import News, letter
from heliopause.server.problems import STATUS
from heliopause.server.settings import Settings
from tests.server.serving import serving

PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
SHELL = re.findall(r"```sh\n(.*?)```", PAGE, re.S)
SCRIPTS = re.findall(r"```python\n(.*?)```", PAGE, re.S)


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with serving(Settings(port=0, data=str(tmp_path / "data"), limits=False)) as url:
        yield url


def test_the_lines_for_the_shell_do_what_they_say(address: str, tmp_path: Path) -> None:
    """From a guest to a verified record; the commitment is noted when the table begins."""
    note = f"{sys.executable} -c 'import json,sys; print(json.load(sys.stdin)[\"commitment\"])'"
    lines = "\n".join(SHELL).replace("python3", sys.executable)
    lines = lines.replace("heliopause record", f"{sys.executable} -m heliopause.cli.main record")
    begun = "curl -s $AT/api/tables/$TABLE/state"
    assert begun in lines
    lines = lines.replace(begun, f"COMMITMENT=$(curl -s $AT/api/tables/$TABLE | {note})\n{begun}")
    environment = os.environ | {"AT": address}
    if sources := os.environ.get("PYTHONPATH"):
        environment["PYTHONPATH"] = str(Path(sources).resolve())  # the shell works in another folder
    done = subprocess.run(
        ["sh", "-eu", "-c", lines], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert '"code":' not in done.stdout.partition('"offers"')[0]  # nothing was refused
    assert '"name":"Ann","kind":"guest"' in done.stdout
    assert "the shuffle is the promised one" in done.stdout.splitlines()[-1]


def test_the_script_plays_a_whole_game(address: str) -> None:
    script = SCRIPTS[0]
    assert len(script.splitlines()) <= 40
    done = subprocess.run([sys.executable, "-c", script, address], capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\{'scores': \[\d+, \d+\], 'winners': \[[01](, 1)?\]\}", done.stdout.splitlines()[-1])


def test_the_signature_of_a_webhook_is_checked_as_the_page_says() -> None:
    known: dict[str, object] = {}
    exec(SCRIPTS[1], known)
    is_ours = known["is_ours"]
    body, headers = letter("generic", News("turn", "abc", "A table", "https://play.example.org/tables/abc"), "secret")
    assert callable(is_ours)
    assert is_ours("secret", headers, body)
    assert not is_ours("secret", headers, body + b" ")
    assert not is_ours("other", headers, body)
    assert set(json.loads(body)) == {"event", "table", "title", "url", "at"}


def test_every_refusal_stands_in_the_table() -> None:
    rows = [line for line in PAGE.splitlines() if re.match(r"\| [345]\d\d", line)]
    for code, status in STATUS.items():
        if code != "internal":
            assert [row for row in rows if str(status) in row and f"`{code}`" in row], code


def test_the_limits_are_those_of_the_server() -> None:
    assert (KINDS["move"].body, KINDS["chat"].body, KINDS["table"].body, KINDS["change"].body) == (
        KIB, 8 * KIB, MIB, 16 * KIB
    )  # fmt: skip
    assert (1 / KINDS["move"].person.seconds, KINDS["move"].person.burst) == (10, 60)
    assert 1 / KINDS["look"].person.seconds == 20
    assert (KINDS["chat"].person.seconds, KINDS["table"].person.seconds, KINDS["table"].person.burst) == (2, 15, 20)


def test_every_address_the_page_names_is_there(address: str) -> None:
    described = httpx.get(f"{address}/api/schema/openapi.json", timeout=10).json()["paths"]
    known = {re.sub(r"\{[^}]*\}", "*", path) for path in described} | {"/api/schema", "/api/schema/openapi.json"}
    known.add("/api/tables/*/live")
    for named in set(re.findall(r"(?<![\w.])/api/[A-Za-z0-9/$._-]+", PAGE)):
        path = re.sub(r"/(ID|\$TABLE|REQUEST|\d+)(?=/|$)", "/*", named.rstrip("."))
        assert path in known, named
