"""The listed games of the library, and the selection."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import compress, count
from operator import is_not
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.models import list_place
from tyrus_desktop.desktop.models.rows_model import RowsModel
from tyrus_desktop.desktop.properties import QmlUncreatable
from tyrus_desktop.library import entries

if TYPE_CHECKING:
    from tyrus_desktop.library.entries import Entry

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

_NO_PARENT = QModelIndex()


@QmlElement
@QmlUncreatable("The library owns it.")
class GamesModel(RowsModel["Entry"]):
    """One row per game; games that are no longer listed are deselected."""

    selection_changed = Signal()
    replaced = Signal(bool)

    def __init__(
        self,
        texts: Mapping[str, Callable[[Entry], str]],
        parent: QObject | None = None,
    ) -> None:
        more = {"selected": self._is_selected, "over": lambda entry: entry.over}
        super().__init__(entries.Entry, {**(texts or {}), **more}, parent)
        self._selected: set[str] = set()
        self._chosen: list[Entry] = []
        self._before: Sequence[Entry] = ()
        self._now: dict[str, int] = {}
        self._anchor = ""

    @property
    def selected(self) -> list[Entry]:
        """The selected games, in the order of the list."""
        return self._chosen

    def replace(self, rows: Sequence[Entry], *, asked: bool = False) -> None:
        """Show other games, and emit `replaced`; `asked` if the user's query has changed.

        Rows are overwritten in place, and added and removed only at the end, so that a view keeps
        its items: creating others would be much slower.
        """
        before, kept = self._rows, min(len(self._rows), len(rows))
        self._before = before
        self._now = {}
        if kept < len(before):
            self.beginRemoveRows(_NO_PARENT, kept, len(before) - 1)
            self._rows = before[:kept]
            self.endRemoveRows()
        start = _common(before, rows)
        self._rows = list(rows[:kept])
        if start < kept:
            self.dataChanged.emit(self.index(start), self.index(kept - 1))
        if kept < len(rows):
            self.beginInsertRows(_NO_PARENT, kept, len(rows) - 1)
            self._rows = list(rows)
            self.endInsertRows()
        if self._selected:
            self._choose()
            self._mark({row.name for row in self._chosen})
        self.replaced.emit(asked)

    @Slot(float, float, float, int, bool, bool, result=dict)
    def settle(
        self, top: float, height: float, row: float, current: int, by_default: bool, asked: bool
    ) -> dict[str, float]:
        """Return a view's new `current` row after `replaced` and, if it must scroll, its `top`.

        `row` is the height of a row; for the other arguments see `ListPlace`.
        """
        place = list_place.ListPlace(top, height, row, current, by_default)
        now, start = list_place.settled(place, len(self._rows), self.place_now, asked=asked)
        return {"current": now} if start is None else {"current": now, "top": start}

    @Slot(result=int)
    def firstSelected(self) -> int:
        """Return the first selected row, or -1."""
        return self._rows.index(self._chosen[0]) if self._chosen else -1

    def select(self, index: int, *, toggle: bool = False, extend: bool = False) -> None:
        """Select only this row, or toggle it, or select all rows from the last one to it."""
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
        """Select the listed games of these files, and return the first row.

        If none is listed, keep the selection and return -1.
        """
        chosen = [index for index, row in enumerate(self._rows) if row.name in names]
        if not chosen:
            return -1
        self._anchor = self._rows[chosen[0]].name
        self._mark({self._rows[index].name for index in chosen})
        return chosen[0]

    def place_now(self, index: int) -> int:
        """Return the current row of the game that was at this index before `replaced`."""
        if not 0 <= index < len(self._before):
            return list_place.NOWHERE
        if not self._now:  # A view asks for several rows after a change.
            self._now = {row.name: at for at, row in enumerate(self._rows)}
        return self._now.get(self._before[index].name, list_place.NOWHERE)

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


def _common(one: Sequence[Entry], other: Sequence[Entry]) -> int:
    """Return the number of identical objects at the beginnings of two lists.

    Without Python code per row, ten thousand are compared quickly, even while another thread
    competes for the interpreter lock.
    """
    differing = compress(count(), map(is_not, one, other))
    return next(differing, min(len(one), len(other)))
