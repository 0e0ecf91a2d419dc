"""The games of the library, as far as they are asked for, and which of them are selected."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import compress, count
from operator import is_not

from PySide6.QtCore import QModelIndex, QObject, Signal
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.models.rows import RowsModel
from tyrus_desktop.desktop.properties import QmlUncreatable
from tyrus_desktop.library.entries import Entry

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

FEW = 200
"""More rows than these are exchanged as a whole, which brings the list back to its top."""


@QmlElement
@QmlUncreatable("The library owns it.")
class GamesModel(RowsModel[Entry]):
    """One row per game; `selected` is a role. What is no longer listed is not selected."""

    selection_changed = Signal()

    def __init__(
        self,
        texts: Mapping[str, Callable[[Entry], str]] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(Entry, {**(texts or {}), "selected": self._is_selected}, parent)
        self._selected: set[str] = set()
        self._chosen: list[Entry] = []
        self._anchor = ""

    @property
    def selected(self) -> list[Entry]:
        """The selected games, in the order of the list."""
        return self._chosen

    def replace(self, rows: Sequence[Entry]) -> None:
        """Show other games; those that stay keep their place in the view."""
        start = _common(self._rows, rows)
        end = min(_common(self._rows[::-1], rows[::-1]), len(rows) - start, len(self._rows) - start)
        old, new = len(self._rows) - end, len(rows) - end
        if old == new and new - start <= FEW:
            for index in range(start, new):
                self.set_row(index, rows[index])
        elif min(old, new) - start > FEW:
            self.beginResetModel()
            self._rows = list(rows)
            self.endResetModel()
        else:
            self._exchange(start, old, rows[start:new])
        if self._selected:
            self._mark(self._selected & {row.name for row in self._rows})
            self._choose()

    def select(self, index: int, *, toggle: bool = False, extend: bool = False) -> None:
        """Select a row alone, or add or remove it, or all rows from the last one to it."""
        if not 0 <= index < len(self._rows):
            return
        name = self._rows[index].name
        if extend:
            names = [row.name for row in self._rows]
            start = names.index(self._anchor) if self._anchor in names else index
            self._mark(set(names[min(start, index) : max(start, index) + 1]))
            return
        self._anchor = name
        self._mark(self._selected ^ {name} if toggle else {name})

    def select_all(self) -> None:
        self._mark({row.name for row in self._rows})

    def select_named(self, names: Collection[str]) -> int:
        """Select the games of these files, as far as they are listed; return the first row, or -1.

        If none of them is listed, the selection stays.
        """
        chosen = [index for index, row in enumerate(self._rows) if row.name in names]
        if not chosen:
            return -1
        self._anchor = self._rows[chosen[0]].name
        self._mark({self._rows[index].name for index in chosen})
        return chosen[0]

    def _mark(self, names: set[str]) -> None:
        if names != self._selected:
            self._selected = names
            self.refresh("selected")
            self._choose()

    def _choose(self) -> None:
        chosen = [row for row in self._rows if row.name in self._selected]
        if chosen != self._chosen:
            self._chosen = chosen
            self.selection_changed.emit()

    def _is_selected(self, row: Entry) -> bool:
        return row.name in self._selected

    def _exchange(self, start: int, end: int, rows: Sequence[Entry]) -> None:
        if start < end:
            self.beginRemoveRows(QModelIndex(), start, end - 1)
            del self._rows[start:end]
            self.endRemoveRows()
        if rows:
            self.beginInsertRows(QModelIndex(), start, start + len(rows) - 1)
            self._rows[start:start] = rows
            self.endInsertRows()


def _common(one: Sequence[Entry], other: Sequence[Entry]) -> int:
    """Return how many rows, as objects, two lists have in common at their beginnings.

    Ten thousand are compared in no time, also while another thread takes the interpreter lock from
    every step of Python code.
    """
    differing = compress(count(), map(is_not, one, other))
    return next(differing, min(len(one), len(other)))
