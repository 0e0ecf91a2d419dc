"""The program reads settings, games and a salt of version 0.1.0, and continues the game."""

from __future__ import annotations

import shutil
from pathlib import Path

from PySide6.QtCore import QSettings

from tests.desktop.conftest import Starter, close
from tests.desktop.support.screen import Screen
from tyrus_desktop.engine.seal import seal
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import record_files

OLD = Path(__file__).parents[1] / "library" / "home-0.1.0"


def resume(screen: Screen) -> None:
    screen.await_offer()
    screen.click(screen.item("resumeOffer"))
    screen.qtbot.waitUntil(lambda: screen.table.phase.name == "PERSON")


def test_home_of_version_0_1_is_read_and_continued(start: Starter, tmp_path: Path) -> None:
    home = tmp_path / "home"
    shutil.copytree(OLD, home)
    names = sorted(path.name for path in (home / "games").glob("2*"))
    left = home / "games" / names[-1]
    left.touch()
    old = record_files.read(left)
    store = QSettings(str(home / "tyrus.ini"), QSettings.Format.IniFormat)
    screen = start(store, home / "games")
    settings = screen.application.settings
    assert (settings.theme, settings.volume, settings.scale) == ("dark", 35, 120)
    assert (settings.name, settings.level) == ("Claire", "greedy")
    resume(screen)
    assert (screen.game.path, screen.game.referee.placements) == (left, old.placements)
    screen.play_some(1)
    played, salt = screen.game.referee.placements, screen.game.salt
    assert salt is not None
    assert seal(old.deal, salt) == old.headers["Seal"]
    close(screen)
    assert "[Folded " in left.read_text("utf-8")
    assert sorted(path.name for path in (home / "games").glob("2*")) == names
    assert not (home / "games" / f".{old.headers['Seal']}.salt").exists()
    again = start(store, home / "games")
    resume(again)
    assert again.game.referee.placements == played
    assert (again.game.salt, again.game.seats[Side.IVORY].name) == (salt, "Claire")
