"""The first picture is complete: nothing in it moves or appears after the window is shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtQuick import QQuickWindow

from tests.desktop.conftest import Starter
from tests.desktop.screen import everything
from tyrus_desktop.desktop.startup.app import Application


def test_the_first_picture_does_not_change(start: Starter, store: QSettings) -> None:
    store.setValue("speed", "slow")
    screen = start()
    with screen.qtbot.waitSignal(screen.window.frameSwapped, timeout=5000):
        screen.window.update()
    first = screen.picture()
    screen.qtbot.wait(200)
    assert screen.picture() == first


def test_the_window_is_shown_once_everything_in_it_is_drawn(
    start: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[list[tuple[str, bool]]] = []
    show = Application.show

    def watch_and_show(self: Application) -> bool:
        shown = show(self)
        window = self.engine.rootObjects()[0]
        assert isinstance(window, QQuickWindow)
        assert not window.isVisible()
        window.visibleChanged.connect(lambda: seen.append(drawings(window)))
        return shown

    monkeypatch.setattr(Application, "show", watch_and_show)
    start()
    assert len(seen) == 1
    assert len(seen[0]) > 20
    assert [name for name, awaited in seen[0] if awaited] == []


def drawings(window: QQuickWindow) -> list[tuple[str, bool]]:
    """Every drawing that has a size, and whether it is still being loaded."""
    return [
        (str(item.property("name")), bool(item.property("pending")))
        for item in everything(window.contentItem())
        if item.property("pending") is not None and item.property("name") and item.width() > 0
    ]
