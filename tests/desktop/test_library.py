"""The library's window lists, finds, sorts and opens games, and shows no hidden tile."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QFontMetricsF
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.desktop.support.dialogs import names_of_controls
from tests.desktop.support.items import everything, qml_type, seen
from tests.desktop.support.library_window import (
    TWO,
    current,
    in_view,
    keep,
    keep_games,
    open_library,
    selected,
    type_in,
    wait_listed,
)
from tests.desktop.support.screen import CONTROL, NO_MODIFIER, SHIFT, Key, Screen, press, sheets
from tests.readers import play_game
from tyrus_desktop.desktop.game.phase import Phase

ROW = "Claire vs. Lidana, 3\u00a0January 2026, Won, resignation, 4\u00a0elections"
TEXTS = (
    "4\u00a0Jan 2026", "Claire vs. Denis", "Claire vs. Lidana", "in progress", "Won",
    "resignation", "Unreadable", "e.tyrus is not a Tyrus game.",
)  # fmt: skip


def test_library_rows_and_controls_are_shown_and_accessible(library: Screen) -> None:
    for text in TEXTS:
        library.qtbot.waitUntil(lambda: text in library.texts())  # noqa: B023
    press(library, Key.Key_Home)
    names = names_of_controls(library)
    for name in ("Games", ROW, "Search", "Date", "Import…", "Delete", "All"):
        assert name in names, name
    library.controller.setLanguage("fr")
    library.qtbot.waitUntil(lambda: "Claire contre Lidana" in library.texts())
    library.controller.setLanguage("en")
    library.qtbot.waitUntil(lambda: "Claire vs. Lidana" in library.texts())


def test_navigation_keys_select_library_rows(library: Screen) -> None:
    for key, name in (
        (Key.Key_Home, "d"), (Key.Key_Down, "c"), (Key.Key_PageDown, "e"), (Key.Key_Up, "a"),
        (Key.Key_PageUp, "d"), (Key.Key_End, "e"), (Key.Key_Home, "d"),
    ):  # fmt: skip
        press(library, key)
        assert (selected(library), current(library)) == ([f"{name}.tyrus"], f"{name}.tyrus")
    press(library, Key.Key_Down, held=SHIFT)
    assert selected(library) == ["d.tyrus", "c.tyrus"]
    press(library, Key.Key_Down, held=CONTROL)
    assert current(library) == "b.tyrus"
    press(library, Key.Key_Space)
    assert selected(library) == ["d.tyrus", "c.tyrus", "b.tyrus"]
    press(library, Key.Key_A, held=CONTROL)
    assert len(selected(library)) == 5
    press(library, Key.Key_Question, held=SHIFT)
    library.qtbot.waitUntil(lambda: sheets(library) == ["Keys for your games"])
    press(library, Key.Key_Escape)
    library.qtbot.waitUntil(lambda: sheets(library) == ["Your games"])
    press(library, Key.Key_Escape)
    library.qtbot.waitUntil(lambda: sheets(library) == [])
    assert selected(library) == ["d.tyrus"]  # Most buttons are for a single game.


def actions(screen: Screen) -> list[str]:
    """Return the buttons for the selected games that are shown."""
    items = everything(screen.window.contentItem())
    flow = next(item for item in items if qml_type(item) == "LibraryActions")
    return [item.property("text") for item in flow.childItems() if seen(item)]


def test_library_shows_only_what_the_chosen_games_allow(fresh: Screen) -> None:
    library = fresh
    library.games_folder.mkdir(parents=True, exist_ok=True)
    keep_games(library.games_folder)
    open_library(library, 5)
    exports = ["Export…", "Delete"]
    whole = ["Open", "Add star", "Title and note…", "Whose…", "Share…", *exports]
    assert selected(library) == ["d.tyrus"]
    assert actions(library) == ["Resume", *exports]  # It looks selected, unasked.
    library.click(library.items("game")[0])
    assert actions(library) == ["Resume", *exports]
    for name, shown in (("c", whole), ("b", whole), ("a", whole), ("e", ["Delete"])):
        press(library, Key.Key_Down)
        assert (selected(library), actions(library)) == ([f"{name}.tyrus"], shown)
    press(library, Key.Key_Space)
    assert actions(library) == []
    press(library, Key.Key_Home)
    press(library, Key.Key_Down, held=SHIFT)
    assert actions(library) == exports


def test_library_search_and_filters_list_matching_games(library: Screen) -> None:
    library.click(library.item("search"))
    type_in(library, "lidana")
    wait_listed(library, "ca")
    type_in(library, " 2026-01-03")
    wait_listed(library, "c")
    press(library, Key.Key_F, held=CONTROL)  # Typing replaces the search.
    type_in(library, "won resignation")
    wait_listed(library, "c")
    press(library, Key.Key_Escape)
    wait_listed(library, "dcbae")
    assert sheets(library) == ["Your games"]
    for name, listed in (("In progress", "d"), ("Unreadable", "e"), ("Two players", "db")):
        library.press(name)
        wait_listed(library, listed)
    library.press("Starred")
    library.click(library.item("search"))
    type_in(library, "nobody")
    library.qtbot.waitUntil(lambda: library.shows("showAll"))
    around: list[QQuickItem | None] = []
    for _ in range(20):
        press(library, Key.Key_Tab)
        items = everything(library.window.contentItem())
        rings = [each for each in items if qml_type(each) == "FocusRing" and seen(each)]
        assert len(rings) == 1
        around.append(rings[0].parentItem().parentItem())
    assert library.item("showAll") in around
    library.click(library.item("showAll"))
    wait_listed(library, "dcbae")
    press(library, Key.Key_Escape)
    library.qtbot.waitUntil(lambda: not sheets(library))


def test_clicking_library_headings_sorts_and_keeps_list_focus(library: Screen) -> None:
    press(library, Key.Key_Home)
    for heading, listed in (
        ("Date", "abcde"), ("Elections", "bacde"), ("Elections", "dcbae"), ("Game", "dbcae"),
        ("Date", "dcbae"),
    ):  # fmt: skip
        library.press(heading)
        wait_listed(library, listed)
    press(library, Key.Key_Home, Key.Key_Delete)
    wait_listed(library, "cbae")


def test_enter_in_library_search_opens_the_only_match(library: Screen) -> None:
    press(library, Key.Key_F, held=CONTROL)
    press(library, Key.Key_Return)  # Several games are listed.
    assert sheets(library) == ["Your games"]
    press(library, Key.Key_F, held=CONTROL)
    type_in(library, "2026-01-04")
    wait_listed(library, "d")
    press(library, Key.Key_Return)
    library.wait_for(Phase.CURTAIN)
    assert library.game.path.name == "d.tyrus"


@pytest.mark.parametrize("way", ["key", "click", "double click"])
def test_library_opens_games_by_key_click_and_double_click(library: Screen, way: str) -> None:
    if way == "key":
        press(library, Key.Key_Home, Key.Key_Return)
    elif way == "click":
        (resume,) = [each for each in library.items("resumeGame") if each.property("enabled")]
        library.click(resume)
    else:
        (row,) = [each for each in library.items("game") if each.property("index") == 1]
        left, none = Qt.MouseButton.LeftButton, NO_MODIFIER
        QTest.mouseDClick(library.window, left, none, library.middle(row))
    library.wait_for(Phase.OVER if way == "double click" else Phase.CURTAIN)
    assert sheets(library) == []
    assert library.game.path.name == ("c.tyrus" if way == "double click" else "d.tyrus")


def test_opening_another_game_asks_first(playing: Screen) -> None:
    at_table = playing.game
    keep_games(playing.games_folder)
    open_library(playing, 6)
    press(playing, Key.Key_Home, Key.Key_Return)  # The game at the table.
    playing.qtbot.waitUntil(lambda: sheets(playing) == [])
    playing.wait_until_kept()
    assert playing.game is at_table
    open_library(playing, 6)
    press(playing, Key.Key_End, Key.Key_Up, Key.Key_Return)
    playing.qtbot.waitUntil(lambda: sheets(playing) == ["Open another game?"])
    playing.press("Open")
    playing.wait_for(Phase.OVER)
    assert playing.game.path.name == "a.tyrus"


def test_library_reveals_no_tile_of_running_games(screen: Screen) -> None:
    revealed = []
    QAccessible.setActive(True)
    for seed in (4, 5):
        keep(screen.games_folder, "d.tyrus", play_game(seed).cut(8), **TWO, Date="2026-01-04")
        open_library(screen, 1)
        screen.application.library_store.wait()
        press(screen, Key.Key_Home)
        rows = screen.application.library.games
        roles = [
            rows.data(rows.index(0), role)
            for role, name in rows.roleNames().items()
            if bytes(name.data()) != b"stamp"
        ]
        ((row, _),) = in_view(screen).values()  # The opening screen behind it moves.
        shown = [str(each.property("text")) for each in everything(row) if seen(each)]
        revealed.append((names_of_controls(screen), roles, shown))
        assert not screen.tiles()
        press(screen, Key.Key_Escape)
    QAccessible.setActive(False)
    assert revealed[0] == revealed[1]


def test_markup_in_names_and_titles_is_shown_as_text(screen: Screen) -> None:
    folder = screen.games_folder
    names = {"Ivory": "<img src='x'><b>Bold</b>", "Brown": "\u202eevil\u2066 علي"}
    keep(folder, "<i>a.tyrus", play_game(1), **TWO | names, Date="2026-01-01")
    keep(folder, "b.tyrus", play_game(2), **TWO, Title="<h1>Big</h1>", Note="&amp;<br>")
    (folder / "<s>\u202ec.tyrus").write_bytes(b"\xff")
    open_library(screen, 3)
    press(screen, Key.Key_Home)
    for text in (
        "<img src='x'><b>Bold</b> vs. \u2068evil علي\u2069",
        "<h1>Big</h1>",
        "Claire vs. Denis · &amp;<br>",
        "<s> c.tyrus",
    ):
        screen.qtbot.waitUntil(lambda: text in screen.texts())  # noqa: B023
    for row in screen.items("game"):
        for each in everything(row):
            text = each.property("text")
            if text and "<" in text:  # Interpreted markup would be narrower.
                wide = QFontMetricsF(each.property("font")).horizontalAdvance(text)
                assert each.property("contentWidth") == pytest.approx(wide, rel=0.05)
