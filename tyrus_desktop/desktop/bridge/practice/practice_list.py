"""A list of the practice for QML: what can be practised, and what is done of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.library.ticks import Ticks
from tyrus_desktop.desktop.properties import Property
from tyrus_desktop.desktop.text.languages import Languages


class PracticeList(QObject):
    """What the lists have in common; each also has a slot `start`, which takes a name.

    `listed` is emitted after a change of the rows. `section` names the list's ticks.
    """

    section: ClassVar[str]
    listed = Signal()

    def __init__(
        self, table: Table, ticks: Ticks, languages: Languages, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._table, self._ticks = table, ticks
        table.changed.connect(self._follow)
        ticks.changed.connect(self.listed)
        languages.changed.connect(self.listed)

    @Property(list, notify=listed)
    def rows(self) -> list[dict[str, Any]]:
        """What can be practised: maps of `name`, `title`, `detail` and `done`."""
        return [
            {"name": name, "title": title, "detail": detail, "done": self._done(name)}
            for name, title, detail in self._list()
        ]

    def _list(self) -> Iterable[tuple[str, str, str]]:
        """Yield the names, titles and details of the rows."""
        raise NotImplementedError

    def _follow(self) -> None:
        """Follow the table."""
        raise NotImplementedError

    def _done(self, name: str) -> bool:
        return name in self._ticks.names(self.section)

    def _tick(self, name: str) -> None:
        self._ticks.add(self.section, name)
