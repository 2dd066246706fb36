"""The editions of a game: a folder that is complete, folders laid over it, and folders of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from heliopause.kernel.content import Content, Kind, overlay, read_folder
from heliopause.kernel.document import shown
from heliopause.kernel.errors import InputError

FIRST = "first"


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
