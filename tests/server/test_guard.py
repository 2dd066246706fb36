from typing import Any

import pytest

from heliopause.server.guard.addresses import address, networks
from heliopause.server.guard.buckets import Buckets, Rate
from heliopause.server.guard.gate import kind_of
from heliopause.server.guard.limits import KINDS, NAMED
from heliopause.server.guard.origins import Origins
from heliopause.server.settings import Settings

# ------------------------------------------------------------------ buckets


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_and_then_one_at_a_time() -> None:
    clock = Clock()
    buckets = Buckets(Rate(3, 10), clock)
    assert [buckets.take("ann") for _ in range(4)] == [0, 0, 0, 10]
    clock.now += 4
    assert buckets.take("ann") == pytest.approx(6)
    clock.now += 6
    assert [buckets.take("ann") for _ in range(2)] == [0, pytest.approx(10)]
    clock.now += 1000
    assert [buckets.take("ann") for _ in range(4)] == [0, 0, 0, 10]


def test_one_person_does_not_empty_the_bucket_of_another() -> None:
    buckets = Buckets(Rate(1, 60), Clock())
    assert [buckets.take(name) for name in ("ann", "bob", "ann")] == [0, 0, 60]


def test_a_refused_try_makes_the_wait_no_longer() -> None:
    buckets = Buckets(Rate(1, 60), Clock())
    assert [buckets.take("ann") for _ in range(5)] == [0, 60, 60, 60, 60]


def test_a_flood_of_addresses_takes_no_more_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heliopause.server.guard.buckets.MOST", 100)
    buckets = Buckets(Rate(1, 60), Clock())
    for number in range(1000):
        buckets.take(str(number))
    assert len(buckets.full) == 100


# ------------------------------------------------------------------ addresses


def scope(client: str | None, *forwarded: str) -> Any:
    headers = [(b"x-forwarded-for", line.encode()) for line in forwarded]
    return {"type": "http", "client": None if client is None else (client, 5000), "headers": headers}


@pytest.mark.parametrize(
    ("client", "forwarded", "found"),
    [
        ("198.51.100.7", [], "198.51.100.7"),
        ("198.51.100.7", ["203.0.113.1"], "198.51.100.7"),  # nobody trusts a stranger
        ("10.0.0.2", ["203.0.113.1"], "203.0.113.1"),
        ("10.0.0.2", ["1.2.3.4, 203.0.113.1"], "203.0.113.1"),  # the first was made up
        ("10.0.0.2", ["1.2.3.4", "203.0.113.1, 10.0.0.3"], "203.0.113.1"),
        ("10.0.0.2", ["rubbish"], "10.0.0.2"),
        ("10.0.0.2", ["203.0.113.1, rubbish"], "10.0.0.2"),
        ("10.0.0.2", [], "10.0.0.2"),
        ("2001:db8:1:2:3:4:5:6", [], "2001:db8:1:2::/64"),
        ("2001:db8:1:2:9:9:9:9", [], "2001:db8:1:2::/64"),
        ("::ffff:198.51.100.7", [], "198.51.100.7"),
        (None, ["203.0.113.1"], "?"),
        ("unix", [], "?"),
    ],
)
def test_where_a_request_comes_from(client: str | None, forwarded: list[str], found: str) -> None:
    assert address(scope(client, *forwarded), networks("10.0.0.0/8, ::1")) == found


def test_without_proxies_nobody_is_trusted() -> None:
    assert networks("") == ()


# ------------------------------------------------------------------ origins


@pytest.mark.parametrize(
    ("settings", "origin", "host", "ours"),
    [
        ({}, "http://localhost:8710", "localhost:8710", True),
        ({}, "http://127.0.0.1:8710", "127.0.0.1:8710", True),
        ({}, "http://[::1]:8710", "[::1]:8710", True),
        ({}, "http://192.168.1.5:8710", "192.168.1.5:8710", True),
        ({}, "http://table.local:8710", "table.local:8710", True),
        ({}, "http://localhost:8710", "localhost:9000", False),
        ({}, "http://localhost:3000", "localhost:8710", False),
        ({}, "http://evil.example", "localhost:8710", False),
        ({}, "http://evil.example", "evil.example", False),  # a foreign name that was made to lead here
        ({}, "http://127.0.0.1.evil.example", "127.0.0.1.evil.example", False),
        ({}, "null", "localhost:8710", False),
        ({}, "", "", False),
        ({}, "file://localhost:8710", "localhost:8710", False),
        ({"host": "play.example.org"}, "http://play.example.org:8710", "play.example.org:8710", True),
        ({"public_url": "https://play.example.org"}, "https://play.example.org", "play.example.org", True),
        ({"public_url": "https://play.example.org"}, "https://play.example.org", "10.0.0.5:8710", True),
        ({"public_url": "https://play.example.org/table"}, "https://play.example.org", "play.example.org", True),
        ({"public_url": "https://play.example.org"}, "http://play.example.org", "play.example.org", False),
        ({"public_url": "https://play.example.org"}, "https://play.example.org.evil.example", "x", False),
        ({"public_url": "https://play.example.org"}, "https://evil.example", "evil.example", False),
        ({"public_url": "https://play.example.org"}, "http://localhost:8710", "localhost:8710", False),
    ],
)
def test_which_pages_are_ours(settings: dict[str, str], origin: str, host: str, ours: bool) -> None:
    assert Origins(Settings(**settings)).is_ours(origin, host) is ours  # type: ignore[arg-type]


@pytest.mark.parametrize("origin", ["http://[::1", "http://]", "http://a:b:c", "\x00"])
def test_a_broken_origin_is_not_ours(origin: str) -> None:
    assert not Origins(Settings()).is_ours(origin, "localhost:8710")


# ------------------------------------------------------------------ limits


def test_what_one_does_has_a_kind() -> None:
    assert kind_of("GET", "/api/tables/{table_id}") == "look"
    assert kind_of("DELETE", "/api/me/tokens/{id}") == "change"
    assert kind_of("POST", "/api/tables/{table_id}/moves") == "move"
    assert set(NAMED.values()) <= set(KINDS)
