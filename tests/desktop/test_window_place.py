"""The window returns to its place, and fits on a screen that exists."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSettings, QSize
from PySide6.QtGui import QGuiApplication

from tests.covering import first
from tests.desktop.conftest import Starter, close
from tyrus_desktop.desktop.startup import window
from tyrus_desktop.desktop.startup.window import fitted

INI = QSettings.Format.IniFormat


@pytest.mark.parametrize(
    "bad",
    first(
        2,
        [
            "1, 2, x, 4",
            "10, 10, -500, -500",
            "0, 0, 0, 0",
            "1, 2, 3, 99999999999999999999",
            "@Invalid()",
            "1",
        ],
    ),
)
def test_damaged_or_small_place_is_ignored(start: Starter, store: QSettings, bad: str) -> None:
    path = Path(store.fileName())
    store.remove("window")
    store.sync()
    path.write_text(path.read_text() + f"window={bad}\n")
    screen = start(QSettings(str(path), INI))
    assert screen.window.width() >= 1024
    assert screen.window.height() >= 640


@pytest.mark.parametrize(
    ("last", "room", "expected"),
    [
        (None, (1100, 700), (1100, 700)),
        ([30000, 30000, 1200, 800], (800, 700), (1024, 700)),
    ],
)
def test_window_fits_on_the_screen_with_its_frame(
    start: Starter,
    store: QSettings,
    monkeypatch: pytest.MonkeyPatch,
    room: tuple[int, int],
    expected: tuple[int, int],
    last: list[int] | None,
) -> None:
    """At the first start, and after its screen is gone; `FRAME` leaves only this room."""
    store.remove("window")
    if last is not None:
        store.setValue("window", last)
    whole = QGuiApplication.primaryScreen().availableSize()
    monkeypatch.setattr(window, "FRAME", whole - QSize(*room))
    screen = start()
    assert (screen.window.width(), screen.window.height()) == expected


def test_window_of_a_larger_screen_is_shrunk(start: Starter, store: QSettings) -> None:
    store.setValue("window", [700, 400, 9000, 5000])
    screen = start()
    found = screen.window.geometry()
    assert found.size() == screen.window.screen().availableSize()
    assert max(found.x(), found.y()) <= 2, "but for the frame of the platform"


def test_window_on_two_screens_keeps_its_place() -> None:
    areas = [QRect(0, 0, 1280, 800), QRect(1280, 0, 2560, 1440)]
    least = QSize(1024, 640)
    on_both = QRect(700, 20, 2400, 700)
    partly_outside = QRect(-100, 20, 1100, 700)
    assert [fitted(each, areas, least) for each in (on_both, partly_outside)] == [
        on_both,
        partly_outside,
    ]
    too_large = QRect(1100, 100, 3000, 1300)
    assert fitted(too_large, areas, least) == QRect(1280, 100, 2560, 1300)


def test_window_returns_to_its_place(start: Starter) -> None:
    screen = start()
    place = QRect(37, 51, 1100, 700)
    screen.window.setGeometry(place)
    screen.qtbot.waitUntil(lambda: screen.window.geometry() == place)
    close(screen)
    assert start().window.geometry() == place
