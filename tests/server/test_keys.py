from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from heliopause.kernel.errors import InputError
from heliopause.server.people import cookies
from heliopause.server.people.cookies import Passes
from heliopause.server.people.keys import COOKIES, keep, signing_keys

ONE, OTHER = b"1" * 32, b"2" * 32


def test_a_key_is_made_once_and_nobody_else_reads_it(tmp_path: Path) -> None:
    keys = signing_keys(tmp_path, COOKIES)
    assert signing_keys(tmp_path, COOKIES) == keys
    assert len(keys[0]) == 32
    assert [path.stat().st_mode & 0o777 for path in (tmp_path / "keys").iterdir()] == [0o600]
    assert (tmp_path / "keys").stat().st_mode & 0o777 == 0o700


def test_processes_that_start_at_once_agree_on_the_key(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        made = set(pool.map(lambda _: keep(tmp_path, COOKIES), range(32)))
    assert len(made) == 1
    assert len(list((tmp_path / "keys").iterdir())) == 1


def test_a_key_that_others_can_read_is_refused(tmp_path: Path) -> None:
    keep(tmp_path, COOKIES)
    (tmp_path / "keys" / COOKIES).chmod(0o644)
    with pytest.raises(InputError, match="others can read this key"):
        keep(tmp_path, COOKIES)


@pytest.mark.parametrize("text", ["", "\n", "short", "ff" * 31, "zz" * 32, "ff" * 32 + "\nnot a key\n"])
def test_a_broken_key_file_is_named(tmp_path: Path, text: str) -> None:
    keep(tmp_path, COOKIES)
    (tmp_path / "keys" / COOKIES).write_text(text)
    with pytest.raises(InputError, match=r"keys/cookies.key: "):
        signing_keys(tmp_path, COOKIES)


def test_a_new_key_on_top_signs_and_the_old_one_is_still_believed(tmp_path: Path) -> None:
    old = Passes(signing_keys(tmp_path, COOKIES)).write("ann", 3)
    path = tmp_path / "keys" / COOKIES
    path.write_text("ab" * 32 + "\n" + path.read_text())
    both = Passes(signing_keys(tmp_path, COOKIES))
    assert both.read(old) == cookies.Pass("ann", 3, False)
    path.write_text("ab" * 32)
    only_new = Passes(signing_keys(tmp_path, COOKIES))
    assert only_new.read(old) is None
    assert only_new.read(both.write("ann", 3)) == cookies.Pass("ann", 3, False)


def test_a_cookie_of_another_key_is_nobody() -> None:
    assert Passes([ONE]).read(Passes([OTHER]).write("ann", 0)) is None


@pytest.mark.parametrize("place", range(0, 60, 3))
def test_no_sign_of_a_cookie_can_be_changed(place: int) -> None:
    passes = Passes([ONE])
    good = passes.write("annannannannanna", 0)
    assert passes.read(good[:place] + ("A" if good[place] != "A" else "B") + good[place + 1 :]) is None


@pytest.mark.parametrize("cookie", ["", ".", "..", "a.b.c", "ann", "é.0.x.y", "ann.0" + "." * 50, "x" * 5000])
def test_what_is_no_cookie_is_nobody(cookie: str) -> None:
    assert Passes([ONE]).read(cookie) is None


def test_a_cookie_grows_old_and_is_void_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    passes = Passes([ONE])
    now = datetime.now(UTC)

    def read_after(wait: timedelta) -> cookies.Pass | None:
        monkeypatch.setattr(passes.signer, "get_timestamp", lambda: int((now - wait).timestamp()))
        cookie = passes.write("ann", 0)
        monkeypatch.setattr(passes.signer, "get_timestamp", lambda: int(now.timestamp()))
        return passes.read(cookie)

    assert read_after(timedelta(days=1)) == cookies.Pass("ann", 0, False)
    assert read_after(timedelta(days=8)) == cookies.Pass("ann", 0, True)
    assert read_after(cookies.LIFE + timedelta(days=1)) is None
    assert read_after(timedelta(days=-2)) is None  # from the future
