"""The first picture is complete at once: nothing walks to its place while somebody looks on."""

from __future__ import annotations

from PySide6.QtCore import QSettings

from tests.desktop.conftest import Starter


def test_the_first_picture_stays_as_it_is(start: Starter, store: QSettings) -> None:
    store.setValue("speed", "slow")
    screen = start()
    with screen.qtbot.waitSignal(screen.window.frameSwapped, timeout=5000):
        screen.window.update()
    first = screen.picture()
    screen.qtbot.wait(200)
    assert screen.picture() == first
