"""What can be set: one list, in the order flag, environment, file, default; whatever is wrong is named."""

from pathlib import Path

import pytest

from heliopause.kernel.errors import InputError
from heliopause.server.settings import SETTINGS, Settings, listing, load

PAGE = Path(__file__).parents[2] / "docs" / "server.md"


def test_nothing_has_to_be_set() -> None:
    assert load({}, {}) == Settings()


def test_a_flag_wins_over_the_environment_that_over_the_file_that_over_the_default(tmp_path: Path) -> None:
    place = tmp_path / "heliopause.toml"
    place.write_text('port = 1\nbots = 2\ncache = 7\nlimits = false\npublic-url = "https://play.example.org/"\n')
    environment = {"HELIOPAUSE_PORT": "3", "HELIOPAUSE_BOTS": "4", "HELIOPAUSE_CONFIG": str(place)}
    found = load({"port": "5", "bots": None}, environment)
    assert (found.port, found.bots, found.cache, found.limits, found.workers) == (5, 4, 7, False, 1)
    assert (found.origin, found.secure) == ("https://play.example.org", True)


@pytest.mark.parametrize(
    ("flags", "environment", "line"),
    [
        ({"port": "65536"}, {}, "--port: '65536' is not a whole number from 0 to 65535"),
        ({"port": "ten"}, {}, "--port: 'ten' is not a whole number"),
        ({}, {"HELIOPAUSE_OPEN": "perhaps"}, "HELIOPAUSE_OPEN: 'perhaps' is not yes or no"),
        ({"database": "mysql://x"}, {}, "--database: 'mysql://x' begins neither with postgresql://"),
        ({"public_url": "play.example.org"}, {}, "--public-url: 'play.example.org' is not an address"),
        ({"proxies": "10.0.0.0/99"}, {}, "--proxies: '10.0.0.0/99' is not a list of addresses"),
        ({"contact": "me"}, {}, "--contact: 'me' is not an address"),
        ({"operator_token": "short"}, {}, "--operator-token: 'short' is not 20 or more"),
        ({"workers": "2"}, {}, "--workers: several processes need PostgreSQL"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(flags: dict[str, str], environment: dict[str, str], line: str) -> None:
    with pytest.raises(InputError) as refused:
        load(flags, environment)
    assert str(refused.value).startswith(line)


@pytest.mark.parametrize(
    ("text", "line"),
    [("colour = 1", "colour: there is no such setting"), ("port = [1]", "port: must be"), ("port", "")],
)
def test_a_file_that_is_wrong_is_named(tmp_path: Path, text: str, line: str) -> None:
    place = tmp_path / "heliopause.toml"
    place.write_text(text)
    with pytest.raises(InputError) as refused:
        load({"config": str(place)}, {})
    assert str(refused.value).startswith(f"{place}: {line}")


def test_what_one_process_knows_is_handed_to_those_it_starts() -> None:
    here = Settings(port=1, database="postgresql://x/y", limits=False, operator_token="a" * 20, workers=3)
    assert load({}, here.environment()) == here


def test_the_page_on_the_server_lists_every_setting_as_it_is() -> None:
    rows = [f"| `{flag}` | `{variable}` | {default} | {about} |" for flag, variable, default, about in listing()]
    written = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| `--")]
    assert written == rows
    assert len(rows) == len(SETTINGS)
