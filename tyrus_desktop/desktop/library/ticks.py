"""What the person has done of the practice: ticks in the file of progress, in a thread of its own.

Ticks are kept by section, such as "puzzles", and name, each with its day.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.desktop.game.file_thread import FileThread
from tyrus_desktop.library import clock, progress

if TYPE_CHECKING:
    from collections.abc import Mapping


class Ticks(FileThread):
    """The ticks; `changed` is emitted when they are read and after each new one.

    `troubled` carries an error of the file; the ticks of this run of the program stay.
    """

    changed = Signal()
    troubled = Signal(object)
    _read = Signal(object)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """Read the file of progress at `path`."""
        super().__init__("ticks", path, parent)
        self.path = path
        self._names: dict[str, set[str]] = {}
        self._read.connect(self._take)
        self.read_again()

    def names(self, section: str) -> frozenset[str]:
        """Return what is ticked in a section."""
        return frozenset(self._names.get(section, ()))

    def read_again(self) -> None:
        """Read ticks that a backup has brought back."""
        self._submit("", self._change, "", "")

    def add(self, section: str, name: str) -> None:
        """Tick something, now here and soon in the file."""
        if name not in self.names(section):
            self._names.setdefault(section, set()).add(name)
            self._submit("", self._change, section, name)
            self.changed.emit()

    def _change(self, section: str, name: str) -> None:
        """In the thread: add a tick, if there is a name, and read all."""

        def edit(found: progress.Sections) -> bool:
            day = clock.now().date().isoformat()
            return bool(name) and found.setdefault(section, {}).setdefault(name, day) == day

        try:
            self._read.emit(progress.change(self.path, edit))
        except progress.TROUBLE as error:
            self.troubled.emit(error)

    def _take(self, sections: Mapping[str, Mapping[str, object]]) -> None:
        for section, names in sections.items():
            self._names.setdefault(section, set()).update(names)
        self.changed.emit()
