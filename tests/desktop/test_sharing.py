"""A finished game is shared as text, picture or file, from the library or the table."""

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage

from tests.desktop.support.items import everything, in_window
from tests.desktop.support.library_window import SENATOR, keep, wait_told
from tests.desktop.support.other_programs import IN_USE
from tests.desktop.support.positions import AT_ONE_SCREEN, resume
from tests.desktop.support.program import url
from tests.desktop.support.screen import Key, Screen, press, sheets
from tests.readers import play_game
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import seats_of, shown_names


def share(screen: Screen, kind: str, *, rows_down: int = 1) -> None:
    """Open the dialog for a game of the library, with names."""
    press(screen, Key.Key_Home, *[Key.Key_Down] * rows_down)
    screen.click(screen.item("share"))
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Share a game"])
    screen.press("With names")
    screen.press(kind)


def layout_of_picture(screen: Screen) -> list[float]:
    """Return the places of all items in the picture, in its own units."""
    (picture,) = screen.items("sharedPicture")
    found: list[float] = []
    for each in everything(picture):
        place = each.mapRectToItem(picture, each.boundingRect())
        found += [place.x(), place.y(), place.width(), place.height()]
    return found


def copied_picture(screen: Screen) -> QImage:
    """Press Copy, and return the picture on the clipboard."""
    QGuiApplication.clipboard().clear()
    screen.press("Copy")
    screen.qtbot.waitUntil(lambda: not QGuiApplication.clipboard().image().isNull())
    return QGuiApplication.clipboard().image()


def colours(image: QImage) -> int:
    points = [(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)]
    return len({image.pixel(x, y) for x, y in points})


def test_game_is_shared_as_text_with_or_without_names(library: Screen) -> None:
    share(library, "Text")
    library.press("Copy")
    text = QGuiApplication.clipboard().text()
    assert text.startswith("Claire vs. Lidana\n3\u00a0January 2026\n\n1. ")
    assert text.endswith("Lidana resigns: Claire wins the game.\n")
    for choice in ("Without names", "Picture", "Text"):
        assert "Copied." in library.texts()
        library.press(choice)
        assert "Copied." not in library.texts()
        library.press("Copy")
        library.qtbot.waitUntil(lambda: "Copied." in library.texts())
    text = QGuiApplication.clipboard().text()
    assert text.startswith("Ivory vs. Brown\n")
    assert "Claire" not in text
    assert "Lidana" not in text
    press(library, Key.Key_Escape)
    library.qtbot.waitUntil(lambda: sheets(library) == ["Your games"])


def test_shared_picture_shows_six_tiles_without_overlap(library: Screen) -> None:
    share(library, "Picture", rows_down=2)
    picture = library.application.library.sharing.picture
    assert max(len(each) for each in picture["standing"]) == 6
    library.qtbot.waitUntil(lambda: in_window(library.items("sharedTile")[0]).width() > 0)
    tiles = [in_window(each).adjusted(1, 1, -1, -1) for each in library.items("sharedTile")]
    assert len(tiles) >= 12
    assert not any(one.intersects(other) for one, other in combinations(tiles, 2))


def test_shared_picture_is_copied_and_saved_at_any_size(library: Screen, tmp_path: Path) -> None:
    share(library, "Picture")
    named = copied_picture(library)
    assert min(named.width(), named.height()) >= 700
    assert colours(named) > 200
    usual = layout_of_picture(library)
    library.press("Without names")
    assert copied_picture(library) != named
    assert "Claire" not in str(library.application.library.sharing.picture)
    library.press("With names")
    sharing = library.application.library.sharing
    sharing.savePicture(named, url(tmp_path / "table"))
    library.qtbot.waitUntil(lambda: "Saved as table.png." in library.texts())
    assert QImage(str(tmp_path / "table.png")).size() == named.size()
    library.resize(1024, 640)
    library.state.settings.scale = 150
    copied_picture(library)
    assert layout_of_picture(library) == pytest.approx(usual, abs=1)


def test_game_at_the_table_is_shared_as_a_file(library: Screen, tmp_path: Path) -> None:
    press(library, Key.Key_Home, Key.Key_Down, Key.Key_Return)
    library.wait_for(Phase.OVER)
    library.choose_entry("&Game", "S&hare…")
    library.qtbot.waitUntil(lambda: sheets(library) == ["Share a game"])
    library.press("With names")
    sharing = library.application.library.sharing
    assert sharing.text.startswith("Claire vs. Lidana\n3\u00a0January")
    (tmp_path / "usual").touch()
    text, copy = tmp_path / "a.txt", tmp_path / "a.tyrus"
    sharing.saveText(url(text))
    library.application.saved_games.saveCopy(url(copy))
    library.qtbot.waitUntil(lambda: "Saved as a.txt." in library.texts() and copy.exists())
    assert text.read_text("utf-8") == sharing.text
    assert len({path.stat().st_mode for path in (text, copy, tmp_path / "usual")}) == 1
    sharing.saveText(url(tmp_path / "gone" / "b.txt"))
    library.qtbot.waitUntil(
        lambda: (
            "There is no file named b.txt. Check its name, or choose another." in library.texts()
        )
    )


def test_players_with_equal_names_are_distinguished_by_side(screen: Screen) -> None:
    resume(screen, None, headers={**AT_ONE_SCREEN, "Ivory": "Ada", "Brown": "ada "})
    screen.wait_for(Phase.OVER)
    names = ("Ada (Ivory)", "ada (Brown)")
    assert tuple(screen.game.names.values()) == names
    assert names[1] in " ".join(screen.texts())  # Brown won.
    shared = screen.application.library.sharing
    shared.shareTable()
    assert all(name in shared.text for name in names)
    assert all(name in shared.picture["players"] for name in names)


def test_only_equal_names_are_followed_by_their_sides() -> None:
    senator = {"Ivory": "Lidana", "IvoryPlayer": "person", "BrownPlayer": "computer senator"}
    unknown = {
        "Ivory": "beginner", "IvoryPlayer": "computer beginner",
        "Brown": "archon", "BrownPlayer": "computer archon",
    }  # fmt: skip
    for headers, names in (
        (senator, ["Lidana (Ivory)", "Lidana (Brown)"]),
        (AT_ONE_SCREEN, ["Claire", "Denis"]),
        ({}, ["Ivory", "Brown"]),
        (unknown, ["beginner", "Melkara"]),  # The program does not offer a beginner.
    ):
        assert list(shown_names(seats_of(headers)).values()) == names
    assert [seat.step for seat in seats_of(unknown).values()] == [0, 8]


def test_game_in_progress_is_not_shared(library: Screen) -> None:
    press(library, Key.Key_Home, Key.Key_Down, Key.Key_Down)
    assert library.application.library.selection.over
    before = library.application.library.sharing.picture
    keep(library.games_folder, "b.tyrus", play_game(1).cut(8), **SENATOR)
    library.application.library.share()
    wait_told(library, IN_USE)
    assert library.application.library.sharing.picture == before
