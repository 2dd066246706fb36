"""Editions of one's own, made from a copy of the printed one by changing a text in it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from heliopause.kernel.errors import ContentError


def copy_of(printed: Path, folder: Path) -> Path:
    """The files of a printed edition, without the editions that lie over it."""
    shutil.copytree(printed, folder, ignore=shutil.ignore_patterns("editions"))
    return folder


def change(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text, old
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def findings(load: Callable[..., object], folder: Path) -> list[str]:
    """Why this folder is no edition."""
    with pytest.raises(ContentError) as caught:
        load(folder=folder)
    return caught.value.lines
