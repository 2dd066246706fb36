"""Building the page in the browser: what is missing, once, and one line where it cannot be."""

from pathlib import Path

import pytest

from tools import client


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    web = tmp_path / "web"
    (web / "src").mkdir(parents=True)
    (web / "src" / "main.ts").write_text("first\n")
    (web / "package-lock.json").write_text("{}\n")
    monkeypatch.setattr(client, "WEB", web)
    monkeypatch.setattr(client, "OUT", tmp_path / "out")
    monkeypatch.setattr(client, "BUILD", tmp_path / "build")
    return web


def test_a_built_page_is_not_built_again_until_a_source_changes(web: Path) -> None:
    client.OUT.mkdir()
    (client.OUT / "index.html").write_text("page\n")
    client.BUILD.mkdir()
    (client.BUILD / "client.print").write_text(client.client_print())
    assert client.up_to_date()
    assert client.main([]) == 0
    (web / "src" / "main.ts").write_text("second\n")
    assert not client.up_to_date()


def test_installed_packages_are_not_among_the_sources(web: Path) -> None:
    before = client.client_print()
    (web / "node_modules").mkdir()
    (web / "node_modules" / "svelte.js").write_text("else\n")
    assert client.client_print() == before


def test_a_node_that_is_too_old_or_says_nonsense_is_not_taken(tmp_path: Path) -> None:
    for said, taken in (("v18.20.1", False), ("v20.18.9", False), ("v20.19.0", True), ("v24.1.0", True), ("", False)):
        node = tmp_path / "node"
        node.write_text(f"#!/bin/sh\necho {said}\n")
        node.chmod(0o755)
        assert client.new_enough(str(node)) is taken, said


def test_without_node_and_network_one_line_says_so(
    web: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("shutil.which", lambda *_, **__: None)
    monkeypatch.setattr(client, "NODE_WHEEL", "no-such-wheel==0")
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    assert client.main([]) == 0
    (said,) = capsys.readouterr().err.splitlines()
    assert said.startswith("client: no Node 20.19 or newer here, and no-such-wheel==0 cannot be had; everything but")
