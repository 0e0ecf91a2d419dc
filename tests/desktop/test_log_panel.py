"""The log cuts no line of text at its upper edge."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from tests.covering import first
from tests.desktop.support.items import everything, in_window, qml_type
from tests.desktop.support.positions import TURN, hold_computer, resume, said
from tests.desktop.support.screen import Screen


def plain(picture: QImage) -> bool:
    """Return whether all of a picture has one colour."""
    one = QImage(picture.size(), picture.format())
    if not picture.isNull():
        one.fill(picture.pixelColor(0, 0))
    return picture == one


def hidden_of_the_log(screen: Screen) -> float:
    """Return how much of the log's upper edge is hidden, which ends at a whole line of text."""
    (panel,) = screen.components("LogPanel")
    lines = [i for i in everything(panel) if qml_type(i) == "LogLine" and i.isVisible()]
    view = in_window(lines[0].parentItem().parentItem().parentItem())
    (cover,) = screen.items("logCover")
    below = view.top() + cover.height()
    line = next(each for each in lines if in_window(each).bottom() > below + 2)
    row = float(line.property("contentHeight")) / int(line.property("lineCount"))
    rows = (below - in_window(line).top() - float(line.property("topPadding"))) / row
    assert rows < 0.1 or abs(rows - round(rows)) <= 0.1
    strip = QRectF(view.left(), view.top(), view.width() - 12, cover.height()).toRect()
    picture = screen.picture().copy(strip.adjusted(0, 0, 0, -1))
    assert plain(picture)
    return cover.height()


@pytest.mark.parametrize("placed", first(1, [31, 14, 20, TURN]))
def test_no_line_of_the_log_is_half_in_view(screen: Screen, placed: int) -> None:
    """What would be is hidden: nothing but the panel, and below it a whole line of text."""
    resume(screen, placed)
    hold_computer(screen)
    hidden = 0.0
    for height in range(760, 800, 7):
        screen.window.setHeight(height)
        QTest.qWait(40)
        assert screen.window.height() == height
        hidden = max(hidden, hidden_of_the_log(screen))
    assert hidden > 4


def test_no_line_is_half_in_view_where_the_log_comes_back_from_the_tiles_seen(
    screen: Screen,
) -> None:
    resume(screen, TURN)
    hold_computer(screen)
    hidden = 0.0
    for height in (764, 772):
        screen.window.setHeight(height)
        screen.press(said("LogPanel", "Tiles seen"))
        resume(screen, TURN)
        screen.press(said("LogPanel", "Log"))
        hidden = max(hidden, hidden_of_the_log(screen))
    assert hidden > 4
