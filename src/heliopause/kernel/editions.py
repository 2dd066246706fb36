"""The editions of a game: a folder that is complete, folders laid over it, and folders of one's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeVar

from heliopause.kernel.content import Content, Kind, overlay, read_folder
from heliopause.kernel.document import shown
from heliopause.kernel.errors import ContentError, InputError

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

FIRST = "first"
Catalog = TypeVar("Catalog", bound="DataclassInstance")


class Editions:
    """What comes with a game: `first` lies in `folder`, every other edition in a folder of `editions` there."""

    def __init__(self, folder: Path, kinds: Sequence[Kind]) -> None:
        self.folder = folder
        self.kinds = kinds

    def names(self) -> tuple[str, ...]:
        return (FIRST, *sorted({path.parent.name for path in self.folder.glob("editions/*/*.toml")}))

    def read(self, edition: str) -> Content:
        if edition == FIRST:
            return read_folder(self.folder, self.kinds)
        names = self.names()
        if edition not in names:
            raise InputError(f"edition {shown(edition)}: there is no such edition; there are {', '.join(names)}")
        return self._over(read_folder(self.folder / "editions" / edition, self.kinds))

    def read_own(self, folder: Path) -> Content:
        """A folder says itself what it stands on; if on nothing, it has to be complete."""
        return self._over(read_folder(folder, self.kinds))

    def _over(self, content: Content) -> Content:
        return overlay(self.read(content.base), content) if content.base else content


class Library(Generic[Catalog]):
    """Catalogs made of editions. A catalog is a record with a field `warnings`.

    `read` makes one and refuses what cannot be read; `totals` must be empty; `patterns` too for the printed editions,
    an edition of one's own is only told about them.
    """

    def __init__(
        self,
        editions: Editions,
        read: Callable[[Content], Catalog],
        totals: Callable[[Catalog], list[str]],
        patterns: Callable[[Catalog], list[str]],
    ) -> None:
        self.editions = editions
        self.read = read
        self.totals = totals
        self.patterns = patterns
        self._printed: dict[str, Catalog] = {}

    def load(self, edition: str, folder: Path | None) -> Catalog:
        """A printed edition, or a folder of one's own, which says itself what it stands on."""
        if folder is not None:
            catalog = self._whole(self.editions.read_own(folder))
            return replace(catalog, warnings=tuple(self.patterns(catalog)))
        if edition not in self._printed:
            catalog = self._whole(self.editions.read(edition))
            _refuse(self.patterns(catalog))
            self._printed[edition] = catalog
        return self._printed[edition]

    def _whole(self, content: Content) -> Catalog:
        catalog = self.read(content)
        _refuse(self.totals(catalog))
        return catalog


def _refuse(findings: list[str]) -> None:
    if findings:
        raise ContentError(findings)
