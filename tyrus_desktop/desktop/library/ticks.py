"""What the person has done of the practice: ticks in the file of progress, in a thread of its own.

Ticks are kept by section, such as "puzzles", and name, each with its day.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.desktop.game.file_thread import FileThread
from tyrus_desktop.library import clock, profiles, progress

if TYPE_CHECKING:
    from collections.abc import Mapping


class Ticks(FileThread):
    """The ticks; `changed` is emitted when they are read and after each new one.

    `troubled` carries an error of the file; the ticks of this run of the program stay.
    """

    changed = Signal()
    troubled = Signal(object)
    _read = Signal(str, object)

    def __init__(self, path: Path, profile: str, parent: QObject | None = None) -> None:
        """Read the ticks of a profile in the file of progress at `path`."""
        super().__init__("ticks", path, parent)
        self.path, self._profile = path, profile
        self._names: dict[str, set[str]] = {}
        self._read.connect(self._take)
        self.play_as(profile)

    def names(self, section: str) -> frozenset[str]:
        """Return what is ticked in a section."""
        return frozenset(self._names.get(section, ()))

    def play_as(self, profile: str) -> None:
        """Read the ticks of this profile, also those that a merge or a backup has brought."""
        if profile != self._profile:
            self._profile, self._names = profile, {}
        self._submit("", self._change, profile, "", "")

    def add(self, section: str, name: str) -> None:
        """Tick something, now here and soon in the file."""
        if name not in self.names(section):
            self._names.setdefault(section, set()).add(name)
            self._submit("", self._change, self._profile, section, name)
            self.changed.emit()

    def _change(self, profile: str, section: str, name: str) -> None:
        """In the thread: add a tick, if there is a name, and read all."""

        def edit(found: progress.Sections) -> bool:
            day, ticks = clock.now().date().isoformat(), profiles.practice(found, profile)
            return bool(name) and ticks.setdefault(section, {}).setdefault(name, day) == day

        try:
            found = progress.change(self.path, edit)
            self._read.emit(profile, profiles.practice(found, profile))
        except progress.TROUBLE as error:
            self.troubled.emit(error)

    def _take(self, profile: str, sections: Mapping[str, Mapping[str, object]]) -> None:
        if profile != self._profile:
            return
        for section, names in sections.items():
            self._names.setdefault(section, set()).update(names)
        self.changed.emit()
