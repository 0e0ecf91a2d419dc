"""A jump in a replay repaints the whole table; a short step repaints only what changes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtQuick import QQuickItem

from tests.desktop.support.replaying import BROWN, open_replay, replay
from tests.desktop.support.screen import Screen


@pytest.fixture
def screen(reused_screen: Screen) -> Screen:
    """One window for all tests of this file."""
    return reused_screen


def frame(screen: Screen) -> QQuickItem:
    """Return the item whose change repaints all that it covers."""
    (repaint,) = screen.components("WholeRepaint")
    (found,) = [item for item in repaint.childItems() if item.property("odd") is not None]
    return found


def repaints(screen: Screen, index: int) -> bool:
    """Go to a moment, and return whether the whole table is repainted."""
    before = frame(screen).property("odd")
    replay(screen).go(index)
    QCoreApplication.processEvents()
    return bool(frame(screen).property("odd") != before)


def test_jumps_and_lenses_repaint_the_whole_table(screen: Screen) -> None:
    open_replay(screen, 40)
    for to in (43, 40, 37, 38):
        assert not repaints(screen, to), to
    for to in (42, 38, 5, 60):
        assert repaints(screen, to), to
        assert not repaints(screen, to), to
    before = frame(screen).property("odd")
    replay(screen).setLens(BROWN)
    assert frame(screen).property("odd") != before


def test_repainted_frame_covers_the_scene_invisibly(screen: Screen) -> None:
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
