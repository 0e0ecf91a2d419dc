"""The window fits on a screen that exists."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMargins, QRect, QSettings, QSize
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtTest import QTest

from tests.desktop.conftest import Starter
from tests.desktop.support.screen import Key
from tyrus_desktop.desktop.startup import window
from tyrus_desktop.desktop.startup.window import fitted


@pytest.mark.parametrize(
    "bad",
    [
        "1, 2, x, 4",
        "10, 10, -500, -500",
        pytest.param("1, 2, 3, 99999999999999999999", marks=pytest.mark.long),
        pytest.param("@Invalid()", marks=pytest.mark.long),
    ],
)
def test_damaged_or_small_window_geometry_is_ignored(
    start: Starter, store: QSettings, bad: str
) -> None:
    path = Path(store.fileName())
    store.remove("window")
    store.sync()
    path.write_text(path.read_text() + f"window={bad}\n")
    screen = start(QSettings(str(path), QSettings.Format.IniFormat))
    assert screen.window.width() >= 880
    assert screen.window.height() >= 440


@pytest.mark.parametrize(
    ("last", "room", "expected"),
    [
        (None, (1100, 700), (1100, 700)),
        ([30000, 30000, 1200, 800], (800, 700), (880, 700)),
    ],
)
def test_window_and_its_frame_fit_on_the_screen(
    start: Starter,
    store: QSettings,
    monkeypatch: pytest.MonkeyPatch,
    room: tuple[int, int],
    expected: tuple[int, int],
    last: list[int] | None,
) -> None:
    """Covers the first start and a screen that no longer exists. `FRAME` limits the space."""
    store.remove("window")
    if last is not None:
        store.setValue("window", last)
    whole = QGuiApplication.primaryScreen().availableSize()
    frame = QMargins(0, 0, whole.width() - room[0], whole.height() - room[1])
    monkeypatch.setattr(window, "FRAME", frame)
    screen = start()
    assert (screen.window.width(), screen.window.height()) == expected


def test_window_follows_its_screen_when_that_shrinks(
    start: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen, shown = start(), QGuiApplication.primaryScreen()
    screen.window.setGeometry(500, 300, 1200, 780)
    smaller = QRect(0, 0, 1100, 700)
    monkeypatch.setattr(window, "_areas", lambda: [smaller])
    shown.availableGeometryChanged.emit(smaller)
    screen.qtbot.waitUntil(lambda: screen.window.geometry() == QRect(4, 40, 1092, 652))
    screen.window.showMaximized()
    screen.qtbot.waitUntil(lambda: screen.window.visibility() is QWindow.Visibility.Maximized)
    before = screen.window.geometry()
    monkeypatch.setattr(window, "_areas", lambda: [QRect(0, 0, 900, 600)])
    shown.availableGeometryChanged.emit(smaller)
    assert screen.window.geometry() == before  # The window system sees to that.


def test_title_bar_and_whole_window_are_on_a_screen() -> None:
    areas = [QRect(0, 0, 1280, 800), QRect(1280, 0, 2560, 1440)]
    for place, expected in (
        (QRect(700, 20, 2400, 700), QRect(700, 20, 2400, 700)),  # On both screens.
        (QRect(1400, 600, 1200, 840), QRect(1400, 600, 1200, 840)),
        (QRect(-100, 20, 1100, 700), QRect(4, 40, 1100, 700)),
        (QRect(100, -600, 1100, 700), QRect(100, 40, 1100, 700)),
        (QRect(100, 5, 1100, 700), QRect(100, 40, 1100, 700)),
        (QRect(1700, 1400, 1100, 700), QRect(1700, 732, 1100, 700)),
        (QRect(-5000, -5000, 1200, 900), QRect(4, 40, 1200, 752)),
        (QRect(1100, 100, 3000, 1300), QRect(1284, 100, 2552, 1300)),
        (QRect(1700, 400, 9000, 5000), QRect(1284, 40, 2552, 1392)),
    ):
        assert fitted(place, areas, QSize(1024, 640)) == expected


def test_maximised_and_full_screen_windows_come_back(start: Starter, store: QSettings) -> None:
    """A window that leaves them has its size from before, also after a start."""
    small, large, full = (
        QWindow.Visibility.Windowed,
        QWindow.Visibility.Maximized,
        QWindow.Visibility.FullScreen,
    )
    seen = []

    def run(*visibilities: QWindow.Visibility) -> None:
        """Start, go through these by F11 and the window's buttons, and end."""
        screen = start()
        screen.activate()
        seen.append(screen.window.visibility())
        for each in visibilities:
            if full in (each, screen.window.visibility()):
                QTest.keyClick(screen.window, Key.Key_F11)
            else:
                screen.window.setVisibility(each)
            assert screen.window.visibility() == each
            if each == small:
                assert screen.window.geometry() == QRect(30, 50, 1030, 650)
        screen.application.window_place.save()
        screen.window.hide()

    store.setValue("window", [30, 50, 1030, 650])
    for ways in ((large,), (small, full), (small, large, full), (large, small), ()):
        run(*ways)
    assert seen == [small, large, full, full, small]
