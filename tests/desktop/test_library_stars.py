"""A star is given in the library by a click in its column or by a key, as by its button."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtQuick import QQuickItem

from tests.desktop.support.library_window import SHIFT, told, wait_told
from tests.desktop.support.screen import Screen, press, sheets
from tyrus_desktop.library import record_files

Key = Qt.Key


def test_a_click_in_the_column_of_stars_gives_one_or_takes_it_away_and_selects_nothing(
    library: Screen, games: Path
) -> None:
    press(library, Key.Key_Home)
    chosen = library.application.library.selection.names
    for starred in (True, False):
        (cell,) = (each for each in library.items("starGame") if row_of(library, each) == "c.tyrus")
        library.click(cell)
        library.qtbot.waitUntil(lambda: shown(library) is star_of(games / "c.tyrus") is starred)  # noqa: B023
    assert library.application.library.selection.names == chosen
    assert sheets(library) == ["Library"]


def test_two_quick_clicks_give_a_star_and_take_it_away(library: Screen, games: Path) -> None:
    (cell,) = (each for each in library.items("starGame") if row_of(library, each) == "c.tyrus")
    library.click(cell)
    library.click(cell)
    library.application.library_store.wait()
    assert not star_of(games / "c.tyrus")
    library.click(cell)
    library.qtbot.waitUntil(lambda: shown(library) and star_of(games / "c.tyrus"))


def test_a_click_in_the_column_of_stars_selects_a_game_that_can_have_no_star(
    library: Screen, games: Path
) -> None:
    before = (games / "d.tyrus").read_bytes()
    for name in ("d.tyrus", "e.tyrus"):
        (cell,) = (each for each in library.items("starGame") if row_of(library, each) == name)
        library.click(cell)
        library.qtbot.waitUntil(
            lambda: library.application.library.selection.names == [name]  # noqa: B023
        )
    library.application.library_store.wait()
    assert (games / "d.tyrus").read_bytes() == before


def test_a_key_gives_a_star_or_takes_it_away(library: Screen, games: Path) -> None:
    press(library, Key.Key_Home, Key.Key_Down)
    for starred in (True, False):
        press(library, Key.Key_Asterisk, held=SHIFT)
        library.qtbot.waitUntil(lambda: shown(library) is star_of(games / "c.tyrus") is starred)  # noqa: B023
    press(library, Key.Key_Home)  # A running game.
    press(library, Key.Key_Asterisk, held=SHIFT)
    library.application.library_store.wait()
    QCoreApplication.processEvents()
    assert told(library) == "Games shown: 5 of 5"  # It was not tried.


def shown(screen: Screen) -> bool:
    """Return whether the list shows the star of that game."""
    (row,) = (each for each in screen.application.library.games.rows if each.name == "c.tyrus")
    return row.starred


def star_of(path: Path) -> bool:
    return record_files.read(path).headers.get("Starred") == "1"


def row_of(screen: Screen, cell: QQuickItem) -> str:
    """Return the file of the game in whose row of the list an item is."""
    row: QQuickItem | None = cell
    while row is not None and row.objectName() != "game":
        row = row.parentItem()
    assert row is not None
    return screen.application.library.games.rows[int(row.property("index"))].name


@pytest.mark.parametrize("which", [Key.Key_Delete, Key.Key_Backspace])
def test_a_key_that_is_held_deletes_one_game(library: Screen, which: Qt.Key) -> None:
    press(library, Key.Key_Home, Key.Key_Down)
    for repeats in (False, True, True, True):
        event = QKeyEvent(QEvent.Type.KeyPress, which, Qt.KeyboardModifier.NoModifier, "", repeats)
        QCoreApplication.sendEvent(library.window, event)
        library.application.library_store.wait()
        QCoreApplication.processEvents()
    wait_told(library, "1\u00a0game deleted.")
    assert len(library.application.library.games.rows) == 4
