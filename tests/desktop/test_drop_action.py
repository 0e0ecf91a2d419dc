"""Files that are dropped onto the window are copied: their source must not take them for moved."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QGuiApplication

from tests.desktop.support.screen import Screen
from tests.readers import play_game
from tyrus_desktop.engine.record import Record
from tyrus_desktop.library import record_files

COPY, MOVE = Qt.DropAction.CopyAction, Qt.DropAction.MoveAction
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def test_a_drop_that_may_be_a_move_is_answered_as_a_copy(screen: Screen, tmp_path: Path) -> None:
    path, game = tmp_path / "x.tyrus", play_game(9)
    record_files.write(path, Record({"Ivory": "Ada"}, game.deal, game.placements))
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    start, end = QPointF(400, 200), QPointF(500, 300)
    either = COPY | MOVE
    enter = QDragEnterEvent(start.toPoint(), either, data, LEFT, NONE)
    move = QDragMoveEvent(end.toPoint(), either, data, LEFT, NONE)
    dropped = QDropEvent(end, either, data, LEFT, NONE)
    for event in (enter, move, dropped):
        event.setDropAction(MOVE)  # What the source would like best.
        QGuiApplication.sendEvent(screen.window, event)
        assert event.isAccepted()
    assert (move.dropAction(), dropped.dropAction()) == (COPY, COPY)
    screen.qtbot.waitUntil(lambda: "1\u00a0game imported." in screen.texts())
    assert path.exists()
