"""What the library says of itself: while it looks for games, when it has none, when it is full."""

from __future__ import annotations

from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.desktop.conftest import Starter
from tests.desktop.screen import press
from tests.desktop.test_focus import keys
from tests.desktop.test_library import SENATOR, keep, open_library, told, wait_listed, wait_told
from tests.desktop.test_modals import sheets
from tests.readers import play_game
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.library import scan
from tyrus_desktop.library.editing import BIN

Key = Qt.Key
NO_GAMES = "No games yet. Every game that you play is saved here."


@pytest.mark.parametrize("count", [0, 1])
def test_no_games_is_said_only_once_the_folder_has_been_looked_through(
    start: Starter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    if count:
        keep(folder, "a.tyrus", play_game(1), **SENATOR)
    reached, released = Event(), Event()
    look = scan.changes

    def look_late(*args: object) -> scan.Changes:
        reached.set()
        released.wait(20)
        return look(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(scan, "changes", look_late)
    screen = start(games=folder)
    press(screen, Key.Key_Escape)
    keys(screen, Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Library"] and reached.is_set())
    screen.application.library.ask("", 0)  # Is answered before the folder is looked through …
    QTest.qWait(50)
    assert NO_GAMES not in screen.texts()
    assert told(screen) == ""
    released.set()
    screen.application.library_store.wait()  # … or after it.
    screen.qtbot.waitUntil(lambda: told(screen) == f"{count} of {count} games shown")
    assert (NO_GAMES in screen.texts()) is (count == 0)


def test_studies_can_be_listed_alone(start: Starter, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    keep(folder, "a.tyrus", play_game(1), **SENATOR)
    keep(folder, "b.tyrus", play_game(2), **SENATOR, Study="1")
    screen = start(games=folder)
    press(screen, Key.Key_Escape)
    open_library(screen, 2)
    screen.press("Studies")
    wait_listed(screen, "b")


def test_a_game_can_be_deleted_once_it_is_over_though_it_is_still_at_the_table(
    start: Starter, tmp_path: Path
) -> None:
    folder = tmp_path / "games"
    keep(folder, "a.tyrus", play_game(1), **SENATOR, Date="2020-01-01")
    screen = start(games=folder)
    press(screen, Key.Key_Escape)
    screen.play_computer()
    screen.wait_until_kept()
    path = screen.game.path
    screen.choose_entry("&Game", "&Resign…")
    screen.press("Resign")
    screen.wait_for(Phase.OVER)
    open_library(screen, 2)
    press(screen, Key.Key_Home, Key.Key_Delete)
    wait_told(screen, "1\u00a0game deleted.")
    wait_listed(screen, "a")
    press(screen, Key.Key_Home, Key.Key_Return)
    screen.wait_for(Phase.OVER)
    open_library(screen, 1)
    press(screen, Key.Key_Home, Key.Key_Delete)
    wait_listed(screen, "")
    assert {each.name for each in (folder / BIN).iterdir()} == {path.name, "a.tyrus"}
