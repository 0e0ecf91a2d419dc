"""Finds items of a window, and reads their properties."""

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QAccessibleInterface
from PySide6.QtQml import QQmlProperty
from PySide6.QtQuick import QQuickItem
from shiboken6 import Shiboken

WRAPPERS: set[QQuickItem] = set()
"""Python wrappers of the items found, kept until the program closes.

Creating them takes most of the time of a search. PySide invalidates wrappers of deleted items.
"""

TYPES: dict[QObject, str] = {}
"""Results of `qml_type`. A key keeps its wrapper alive, so that no new item has its id."""


def everything(item: QQuickItem) -> list[QQuickItem]:
    """Return an item and its descendants, including a Repeater's, which `findChild` misses."""
    found, rest = [], [item]
    while rest:
        found.append(each := rest.pop())
        if children := each.childItems():
            rest += reversed(children)
    WRAPPERS.update(found)
    return found


def visible(item: QQuickItem) -> list[QQuickItem]:
    """Return an item and its descendants, without hidden items and their descendants."""
    found, rest = [], [item]
    while rest:
        each = rest.pop()
        if each.isVisible():
            found.append(each)
            if children := each.childItems():
                rest += reversed(children)
    WRAPPERS.update(found)
    return found


def named(name: str, parent: QQuickItem | None) -> list[QQuickItem]:
    return [i for i in (parent.childItems() if parent else []) if i.objectName() == name]


def in_window(item: QQuickItem) -> QRectF:
    """Return the bounds of an item in its window; for a text, the bounds of its letters."""
    return item.mapRectToScene(item.boundingRect())


def place(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def seen(item: QQuickItem) -> bool:
    return item.isVisible() and item.opacity() > 0


def qml_type(item: QObject) -> str:
    """Return the name of an item's QML component, or of its class.

    PySide keeps the wrapper of the meta-object after Qt has freed it, and would return it for a new
    item at the same address: so it is invalidated here.
    """
    if item not in TYPES:
        meta = item.metaObject()
        TYPES[item] = str(meta.className()).partition("_QML")[0]
        Shiboken.invalidate(meta)
    return TYPES[item]


def read(item: QQuickItem, name: str) -> Any:
    """Return a property, or a part of one: `border.color`."""
    return QQmlProperty(item, name).read()


def interfaces(of: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Yield an accessible object and its descendants, including hidden ones."""
    yield of
    for index in range(of.childCount()):
        yield from interfaces(of.child(index))


def keep(notice: QQuickItem) -> None:
    """Let a notice stay until something dismisses it, however slow the machine is."""
    (timer,) = [each for each in notice.findChildren(QObject) if each.inherits("QQmlTimer")]
    assert timer.property("running")
    timer.setProperty("running", False)
