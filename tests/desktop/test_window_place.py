"""The window opens where it was, on a screen that is there, and fits on it."""

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
    first(3, ["1, 2, x, 4", "1, 2, 3, 99999999999999999999", "@Invalid()", "abc", "1", "1, 2, 3"]),
)
def test_a_damaged_window_position_is_ignored(start: Starter, store: QSettings, bad: str) -> None:
    path = Path(store.fileName())
    store.remove("window")
    store.sync()
    path.write_text(path.read_text() + f"window={bad}\n")
    screen = start(QSettings(str(path), INI))
    assert screen.window.width() >= 1024
    assert screen.window.height() >= 640


@pytest.mark.parametrize("place", ["-9, -9, 3, 3", "0, 0, 0, 0", "10, 10, -500, -500"])
def test_a_window_is_never_restored_too_small(start: Starter, store: QSettings, place: str) -> None:
    path = Path(store.fileName())
    store.remove("window")
    store.sync()
    path.write_text(path.read_text() + f"window={place}\n")
    screen = start(QSettings(str(path), INI))
    assert screen.window.width() >= 1024
    assert screen.window.height() >= 640


@pytest.mark.parametrize("last", [None, [30000, 30000, 1200, 800]])
@pytest.mark.parametrize(
    ("room", "expected"), [((1100, 700), (1100, 700)), ((800, 700), (1024, 700))]
)
def test_the_first_window_and_one_whose_screen_is_gone_fit_on_the_screen_beside_their_frame(
    start: Starter,
    store: QSettings,
    monkeypatch: pytest.MonkeyPatch,
    room: tuple[int, int],
    expected: tuple[int, int],
    last: list[int] | None,
) -> None:
    """The frame is so large that it leaves only this room."""
    store.remove("window")
    if last is not None:
        store.setValue("window", last)
    whole = QGuiApplication.primaryScreen().availableSize()
    monkeypatch.setattr(window, "FRAME", whole - QSize(*room))
    screen = start()
    assert (screen.window.width(), screen.window.height()) == expected


def test_a_window_of_a_larger_screen_fits_on_this_one(start: Starter, store: QSettings) -> None:
    store.setValue("window", [700, 400, 9000, 5000])
    screen = start()
    found = screen.window.geometry()
    assert found.size() == screen.window.screen().availableSize()
    assert max(found.x(), found.y()) <= 2, "but for the frame of the platform"


def test_a_window_on_two_screens_stays_as_it_is() -> None:
    areas = [QRect(0, 0, 1280, 800), QRect(1280, 0, 2560, 1440)]
    least = QSize(1024, 640)
    on_both = QRect(700, 20, 2400, 700)
    assert fitted(on_both, areas, least) == on_both
    too_large = QRect(1100, 100, 3000, 1300)
    assert fitted(too_large, areas, least) == QRect(1280, 100, 2560, 1300)


def test_the_window_is_restored_to_its_position(start: Starter) -> None:
    screen = start()
    place = QRect(37, 51, 1100, 700)
    screen.window.setGeometry(place)
    screen.qtbot.waitUntil(lambda: screen.window.geometry() == place)
    close(screen)
    assert start().window.geometry() == place


def test_a_window_on_a_missing_screen_is_moved_to_an_available_one(start: Starter) -> None:
    screen = start()
    screen.window.setGeometry(QRect(30000, 30000, 1100, 700))
    close(screen)
    again = start()
    assert again.window.screen().availableGeometry().intersects(again.window.geometry())
