"""A jump of a look back has the whole table painted at once; a short step only what changes."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtQuick import QQuickItem

from tests.desktop.support.replaying import BROWN, open_replay, replay
from tests.desktop.support.screen import Screen


def frame(screen: Screen) -> QQuickItem:
    """Return what makes all that it lies over be painted whenever it changes."""
    (repaint,) = screen.components("WholeRepaint")
    (found,) = [item for item in repaint.childItems() if item.property("odd") is not None]
    return found


def repaints(screen: Screen, index: int) -> bool:
    """Go to a moment, and return whether the whole table is painted for it."""
    before = frame(screen).property("odd")
    replay(screen).go(index)
    QCoreApplication.processEvents()
    return bool(frame(screen).property("odd") != before)


def test_only_a_jump_repaints_the_table_as_a_whole(screen: Screen) -> None:
    open_replay(screen, 40)
    for to in (43, 40, 37, 38):
        assert not repaints(screen, to), to
    for to in (42, 38, 5, 60):
        assert repaints(screen, to), to
        assert not repaints(screen, to), to


def test_another_lens_repaints_the_table_as_a_whole(screen: Screen) -> None:
    open_replay(screen, 40)
    before = frame(screen).property("odd")
    replay(screen).setLens(BROWN)
    assert frame(screen).property("odd") != before


def test_what_is_repainted_is_all_of_the_scene_and_the_frame_is_never_seen(screen: Screen) -> None:
    open_replay(screen, 40)
    edge = frame(screen)
    repaint = edge.parentItem()
    assert repaint is not None
    scene = repaint.parentItem()
    assert scene is not None
    assert all(item is repaint or item.z() < repaint.z() for item in scene.childItems())
    whole = QRectF(QPointF(), QPointF(scene.width(), scene.height()))
    assert edge.mapRectToItem(scene, edge.boundingRect()).contains(whole)
    before, odd = screen.picture(), edge.property("odd")
    edge.setProperty("odd", not odd)
    assert screen.picture() == before
