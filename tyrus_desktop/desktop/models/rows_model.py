"""A list model whose rows are frozen dataclasses: each field is a role, in camel case for QML.

`dataChanged` names only the roles that differ. Texts are extra roles (`text_roles`), computed on
demand and cached by row: call `refresh` when anything else has changed that a text depends on, such
as the language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from functools import lru_cache
from itertools import groupby
from operator import attrgetter
from typing import Any, Generic, TypeAlias, TypeVar

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
)

Row = TypeVar("Row")
Texts: TypeAlias = Mapping[str, Callable[[Row], Any]]
"""Functions that return a text of a row, by the names of their roles."""

_NO_PARENT = QModelIndex()

# `Qt.ItemDataRole.DisplayRole` and `UserRole`. The first access to the namespace `Qt` would create
# all its enumerations, which takes as long as importing all modules of the program.
_DISPLAY_ROLE = 0
_USER_ROLE = 0x100

_REMEMBERED = 4096


class RowsModel(QAbstractListModel, Generic[Row]):
    """A list of `rows`, changed only by the methods below.

    After `keep_room`, blank rows at the end make up for missing ones: a view keeps their items,
    which is faster than creating new ones.
    """

    def __init__(
        self,
        row_type: type[Row],
        text_roles: Texts[Row] | None = None,
        parent: QObject | None = None,
        blank: Row | None = None,
    ) -> None:
        super().__init__(parent)
        self._blank = blank
        self._room = 0
        self._fields = [field.name for field in fields(row_type)]  # type: ignore[arg-type]
        self._text_roles = {
            name: lru_cache(_REMEMBERED)(text) for name, text in (text_roles or {}).items()
        }
        names = [*self._fields, *self._text_roles]
        self._roles = {_USER_ROLE + 1 + i: name for i, name in enumerate(names)}
        self._numbers = {name: role for role, name in self._roles.items()}
        self._getters = {
            role: self._text_roles.get(name) or attrgetter(name)
            for role, name in self._roles.items()
        }
        self._rows: list[Row] = []

    @property
    def rows(self) -> Sequence[Row]:
        """The rows that are not blank."""
        blank = self._blank
        return tuple([row for row in self._rows if row is not blank and row != blank])

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Replace all rows, and keep no room. If the count stays equal, signal only differences."""
        self._room = 0
        if len(rows) != len(self._rows):
            self.beginResetModel()
            self._rows = list(rows)
            self.endResetModel()
            return
        self._replace(0, rows)

    def keep_room(self, count: int) -> None:
        """Keep at least `count` rows until `set_rows`."""
        self._room = count
        self.change_rows(self.rows)

    def change_rows(self, rows: Sequence[Row]) -> None:
        """Replace all rows, adding or removing some at the end.

        A view keeps the items of the others.
        """
        rows = self._filled(rows)
        count, new = len(self._rows), len(rows)
        if new < count:
            self.beginRemoveRows(_NO_PARENT, new, count - 1)
            del self._rows[new:]
            self.endRemoveRows()
        self._replace(0, rows[:count])
        if new > count:
            self.beginInsertRows(_NO_PARENT, count, new - 1)
            self._rows += rows[count:]
            self.endInsertRows()

    def arrange_rows(self, rows: Sequence[Row], *identities: Callable[[Row], object]) -> None:
        """Replace all rows; an old row moves to where its match is in `rows`.

        A view moves its item with it. Remaining old rows become any of the remaining new ones; only
        then are rows removed or inserted.

        Args:
            rows: The new rows.
            identities: Two rows match if one of these functions, tried in order, returns the same
                for both; None matches nothing.
        """
        rows = self._filled(rows)
        sources = _sources(self._rows, rows, identities)
        order = list(range(len(self._rows)))
        unwanted = set(order) - set(sources)
        for at in reversed(order):
            if at in unwanted:
                self.beginRemoveRows(_NO_PARENT, at, at)
                del self._rows[at], order[at]
                self.endRemoveRows()
        for at, (source, row) in enumerate(zip(sources, rows, strict=True)):
            if source is None:
                order.insert(at, -1)
                self.insert_row(at, row)
                continue
            now = order.index(source)
            if now != at:
                self.beginMoveRows(_NO_PARENT, now, now, _NO_PARENT, at)
                order.insert(at, order.pop(now))
                self._rows.insert(at, self._rows.pop(now))
                self.endMoveRows()
        self._replace(0, rows)

    def set_row(self, index: int, row: Row) -> None:
        """Replace one row, signalling only the roles that differ."""
        self._replace(index, (row,))

    def insert_row(self, index: int, row: Row) -> None:
        self.beginInsertRows(_NO_PARENT, index, index)
        self._rows.insert(index, row)
        self.endInsertRows()

    def remove_rows(self, unwanted: Callable[[Row], bool]) -> None:
        """Remove every `unwanted` row, adjacent ones together."""
        end = len(self._rows)
        while end:
            start = end
            while start and unwanted(self._rows[start - 1]):
                start -= 1
            if start < end:
                self.beginRemoveRows(_NO_PARENT, start, end - 1)
                del self._rows[start:end]
                self.endRemoveRows()
            end = max(0, start - 1)

    def text(self, name: str, row: Row) -> Any:
        """Return the text of a role for a row."""
        return self._text_roles[name](row)

    def retranslate(self) -> None:
        """Signal that all texts have changed, as after a change of language."""
        self.refresh(*self._text_roles)

    def refresh(self, *texts: str) -> None:
        """Signal that these text roles have changed in all rows."""
        for name in texts:
            self._text_roles[name].cache_clear()
        if self._rows and texts:
            roles = [self._numbers[name] for name in texts]
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1), roles)

    def _replace(self, start: int, rows: Sequence[Row]) -> None:
        """Replace rows, and signal differing roles, once for adjacent rows with the same ones."""
        before = self._rows[start : start + len(rows)]
        if before == list(rows):  # This case is fast and usual.
            return
        changed = [self._differing(*pair) for pair in zip(before, rows, strict=True)]
        self._rows[start : start + len(rows)] = rows
        for roles, run in groupby(changed):
            end = start + len(list(run))
            if roles:
                # `index` would call `rowCount`.
                first, last = self.createIndex(start, 0), self.createIndex(end - 1, 0)
                self.dataChanged.emit(first, last, roles)
            start = end

    def _differing(self, old: Row, new: Row) -> list[int]:
        """Return the roles in which two rows differ."""
        if old is new or old == new:
            return []
        names = [name for name in self._fields if getattr(old, name) != getattr(new, name)]
        if names:
            # QML reads each signalled role, and may have to wait for the interpreter lock.
            names += [name for name, text in self._text_roles.items() if text(old) != text(new)]
        return [self._numbers[name] for name in names]

    def _filled(self, rows: Sequence[Row]) -> Sequence[Row]:
        """Return the rows, followed by blank ones up to the number of rows kept."""
        missing = self._room - len(rows)
        return rows if self._blank is None else [*rows, *[self._blank] * missing]

    # Overrides of Qt's methods

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = _DISPLAY_ROLE) -> Any:
        get = self._getters.get(role)
        if get is None or not index.isValid():
            return None
        value = get(self._rows[index.row()])
        return list(value) if isinstance(value, tuple) else value  # QML has no tuples.

    def roleNames(self) -> dict[int, QByteArray]:
        return {role: QByteArray(_camel(name).encode()) for role, name in self._roles.items()}


def _sources(
    old: Sequence[Row], new: Sequence[Row], identities: Sequence[Callable[[Row], object]]
) -> list[int | None]:
    """Return for each new row the index of the old row that becomes it, None if none is left."""
    sources: list[int | None] = [None] * len(new)
    left = dict.fromkeys(range(len(old)))
    for identity in identities:
        by_identity: dict[object, list[int]] = {}
        for index in left:
            by_identity.setdefault(identity(old[index]), []).append(index)
        for at, row in enumerate(new):
            here = by_identity.get(key := identity(row))
            if sources[at] is None and key is not None and here:
                sources[at] = source = here.pop(0)
                del left[source]
    return sources


def _camel(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(word.capitalize() for word in others)
