"""The window fits on a screen that exists."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSettings, QSize
from PySide6.QtGui import QGuiApplication

from tests.desktop.conftest import Starter
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
    assert screen.window.width() >= 1024
    assert screen.window.height() >= 640


@pytest.mark.parametrize(
    ("last", "room", "expected"),
    [
        (None, (1100, 700), (1100, 700)),
        ([30000, 30000, 1200, 800], (800, 700), (1024, 700)),
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
    monkeypatch.setattr(window, "FRAME", whole - QSize(*room))
    screen = start()
    assert (screen.window.width(), screen.window.height()) == expected


def test_large_window_shrinks_but_a_window_across_screens_stays() -> None:
    areas = [QRect(0, 0, 1280, 800), QRect(1280, 0, 2560, 1440)]
    for place, expected in (
        (QRect(700, 20, 2400, 700), QRect(700, 20, 2400, 700)),  # On both screens.
        (QRect(-100, 20, 1100, 700), QRect(-100, 20, 1100, 700)),  # Partly outside.
        (QRect(1100, 100, 3000, 1300), QRect(1280, 100, 2560, 1300)),
        (QRect(1700, 400, 9000, 5000), areas[1]),
    ):
        assert fitted(place, areas, QSize(1024, 640)) == expected
