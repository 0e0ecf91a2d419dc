"""A finished game is shared as text or as a picture, from the library or from the table."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QGuiApplication, QImage

from tests.desktop.support.items import everything, in_window
from tests.desktop.support.library_window import (
    SENATOR,
    keep,
    wait_told,
)
from tests.desktop.support.screen import Screen, press, sheets
from tests.readers import play_game
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.text import library as texts
from tyrus_desktop.engine.record import GIVEN_UP_BY, Record
from tyrus_desktop.engine.tiles import Side

Key = Qt.Key


def test_a_finished_game_is_shared_as_text_with_or_without_names(library: Screen) -> None:
    press(library, Key.Key_Home, Key.Key_Down)
    library.click(library.item("share"))
    library.qtbot.waitUntil(lambda: sheets(library) == ["Share a game"])
    library.press("Copy")
    text = QGuiApplication.clipboard().text()
    assert text.startswith("Claire vs. Lidana\n3\u00a0January 2026\n\n1. ")
    assert text.endswith("Lidana resigns: Claire wins the game.\n")
    library.press("Without names")
    library.press("Copy")
    text = QGuiApplication.clipboard().text()
    assert text.startswith("Ivory vs. Brown\n")
    assert "Claire" not in text
    assert "Lidana" not in text
    press(library, Key.Key_Escape)
    library.qtbot.waitUntil(lambda: sheets(library) == ["Library"])


def test_the_choices_stand_in_one_line_in_the_language_switched_to(library: Screen) -> None:
    press(library, Key.Key_Home, Key.Key_Down)
    for language in ("en", "fr", "en"):
        library.controller.setLanguage(language)
        library.click(library.item("share"))
        library.qtbot.waitUntil(lambda: library.shows("sharedKind"))
        library.qtbot.wait(50)
        for name in ("sharedKind", "sharedNames"):
            buttons = [each for each in library.item(name).childItems() if each.height() > 0]
            assert len({each.y() for each in buttons}) == 1
        press(library, Key.Key_Escape)


@pytest.mark.parametrize("choice", ["Without names", "Picture"])
def test_that_a_game_was_copied_is_said_until_something_else_is_chosen(
    library: Screen, choice: str
) -> None:
    press(library, Key.Key_Home, Key.Key_Down)
    library.click(library.item("share"))
    library.qtbot.waitUntil(lambda: sheets(library) == ["Share a game"])
    library.press("Copy")
    assert "Copied." in library.texts()
    library.press(choice)
    assert "Copied." not in library.texts()


def test_in_the_picture_no_tile_covers_another_where_six_stand_in_one_building(
    library: Screen,
) -> None:
    press(library, Key.Key_Home, Key.Key_Down, Key.Key_Down)
    library.click(library.item("share"))
    library.qtbot.waitUntil(lambda: sheets(library) == ["Share a game"])
    library.press("Picture")
    picture = library.application.library.sharing.picture
    assert max(len(each) for each in picture["standing"]) == 6
    library.qtbot.waitUntil(lambda: in_window(library.items("sharedTile")[0]).width() > 0)
    tiles = [in_window(each).adjusted(1, 1, -1, -1) for each in library.items("sharedTile")]
    assert len(tiles) >= 12
    assert not any(one.intersects(other) for one, other in combinations(tiles, 2))


def test_the_picture_of_the_final_table_is_copied_and_saved(
    library: Screen, tmp_path: Path
) -> None:
    press(library, Key.Key_Home, Key.Key_Down)
    library.click(library.item("share"))
    library.qtbot.waitUntil(lambda: sheets(library) == ["Share a game"])
    library.press("Picture")
    named = copied_picture(library)
    assert min(named.width(), named.height()) >= 700
    assert colours(named) > 200
    library.press("Without names")
    plain = copied_picture(library)
    assert "Claire" not in str(library.application.library.sharing.picture)
    assert (plain.size(), plain) != (named.size(), named)
    library.press("With names")
    assert copied_picture(library) == named
    sharing = library.application.library.sharing
    sharing.savePicture(named, QUrl.fromLocalFile(str(tmp_path / "table")))
    library.qtbot.waitUntil(lambda: "Saved as table.png." in library.texts())
    assert QImage(str(tmp_path / "table.png")).size() == named.size()
    sharing.saveText(QUrl.fromLocalFile(str(tmp_path / "table.txt")))
    library.qtbot.waitUntil(lambda: "Saved as table.txt." in library.texts())
    assert (tmp_path / "table.txt").read_text("utf-8").startswith("Claire vs. Lidana\n")


def test_the_picture_is_the_same_from_a_small_window_and_with_large_texts(library: Screen) -> None:
    press(library, Key.Key_Home, Key.Key_Down)
    library.click(library.item("share"))
    library.qtbot.waitUntil(lambda: sheets(library) == ["Share a game"])
    library.press("Picture")
    copied_picture(library)
    usual = layout_of_picture(library)
    for size, scale in (((1280, 800), 150), ((1024, 640), 100)):
        library.resize(*size)
        library.state.settings.scale = scale
        copied_picture(library)
        assert layout_of_picture(library) == pytest.approx(usual, abs=1), (size, scale)


def test_what_is_saved_for_the_user_may_be_read_like_the_user_s_other_files(
    library: Screen, tmp_path: Path
) -> None:
    press(library, Key.Key_Home, Key.Key_Down, Key.Key_Return)
    library.wait_for(Phase.OVER)
    library.choose_entry("&Game", "S&hare…")
    sharing = library.application.library.sharing
    (tmp_path / "usual").touch()
    text, copy = tmp_path / "a.txt", tmp_path / "a.tyrus"
    sharing.saveText(QUrl.fromLocalFile(str(text)))
    library.application.saved_games.saveCopy(QUrl.fromLocalFile(str(copy)))
    library.qtbot.waitUntil(lambda: text.exists() and copy.exists())
    modes = {path.stat().st_mode for path in (text, copy, tmp_path / "usual")}
    assert len(modes) == 1


def layout_of_picture(screen: Screen) -> list[float]:
    """Return the places of all that is in the picture, in its own units."""
    (picture,) = screen.items("sharedPicture")
    found: list[float] = []
    for each in everything(picture):
        place = each.mapRectToItem(picture, each.boundingRect())
        found += [place.x(), place.y(), place.width(), place.height()]
    return found


def copied_picture(screen: Screen) -> QImage:
    """Press Copy, and return the picture that is then on the clipboard."""
    QGuiApplication.clipboard().clear()
    screen.press("Copy")
    screen.qtbot.waitUntil(lambda: not QGuiApplication.clipboard().image().isNull())
    return QGuiApplication.clipboard().image()


def colours(image: QImage) -> int:
    points = [(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)]
    return len({image.pixel(x, y) for x, y in points})


def test_the_finished_game_at_the_table_is_shared_from_the_menu(library: Screen) -> None:
    press(library, Key.Key_Home, Key.Key_Down, Key.Key_Return)
    library.wait_for(Phase.OVER)
    library.choose_entry("&Game", "S&hare…")
    library.qtbot.waitUntil(lambda: sheets(library) == ["Share a game"])
    assert library.application.library.sharing.text.startswith("Claire vs. Lidana\n3\u00a0January")


def test_a_file_that_has_become_a_running_game_is_not_shared(library: Screen, games: Path) -> None:
    press(library, Key.Key_Home, Key.Key_Down, Key.Key_Down)
    assert library.application.library.selection.over
    path = games / library.application.library.selection.names[0]
    keep(games, path.name, play_game(1).cut(8), **SENATOR)
    library.application.library.share()
    wait_told(library, "This game is being played, here or in another window.")
    assert library.application.library.sharing.picture == {}


def test_the_text_of_a_game_that_was_resigned_in_its_first_election_has_no_gap() -> None:
    game = play_game(1)
    resigned = Record({GIVEN_UP_BY: "ivory"}, game.deal, game.placements[:2])
    told = texts.shared(resigned, {Side.IVORY: "Ada", Side.BROWN: "Bo"})
    assert told == "Ada vs. Bo\n\nAda resigns: Bo wins the game.\n"
