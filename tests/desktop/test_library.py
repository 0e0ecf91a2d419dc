"""The library in the real window lists, finds, sorts and opens games, and shows no hidden tile."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QFontMetricsF
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.desktop.conftest import Starter
from tests.desktop.support.dialogs import names_of_controls
from tests.desktop.support.items import everything, qml_type, seen
from tests.desktop.support.library_window import (
    CONTROL,
    SHIFT,
    TWO,
    keep,
    open_library,
    type_in,
    wait_listed,
)
from tests.desktop.support.screen import Screen, press, sheets
from tests.readers import play_game
from tyrus_desktop.desktop.game.phase import Phase

Key = Qt.Key


def test_the_library_lists_every_game_with_what_is_known_of_it(library: Screen) -> None:
    wait_listed(library, "dcbae")
    for text in (
        "4\u00a0Jan 2026",
        "Claire vs. Denis",
        "Claire vs. Lidana",
        "in progress",
        "Won",
        "resignation",
        "Unreadable",
        "e.tyrus is not a Tyrus game.",
    ):
        library.qtbot.waitUntil(lambda: text in library.texts())  # noqa: B023


def test_a_screen_reader_finds_the_list_its_rows_and_every_control(library: Screen) -> None:
    press(library, Key.Key_Home)
    names = names_of_controls(library)
    row = "Claire vs. Lidana, 3\u00a0January 2026, Won, resignation, 4\u00a0elections"
    for name in ("Games", row, "Search", "Date", "Import…", "Delete", "All"):
        assert name in names, name


@pytest.mark.parametrize("way", ["button", "key"])
def test_the_library_shows_its_keys_and_comes_back(library: Screen, way: str) -> None:
    if way == "button":
        library.press("Keys (?)")
    else:
        press(library, Key.Key_Question, held=SHIFT)
    library.qtbot.waitUntil(lambda: sheets(library) == ["Keys for the library"])
    assert "give the selected games a star, or take it away" in library.texts()
    assert not any("pick up a tile" in text for text in library.texts())
    press(library, Key.Key_Escape)
    library.qtbot.waitUntil(lambda: sheets(library) == ["Library"])
    library.click(library.item("search"))
    press(library, Key.Key_Question, held=SHIFT)  # Typed there.
    assert sheets(library) == ["Library"]


def test_of_several_selected_games_one_is_left_when_the_library_is_closed(library: Screen) -> None:
    """Else it would open with its buttons for one game grey, for no reason in sight."""
    wait_listed(library, "dcbae")
    press(library, Key.Key_A, held=CONTROL)
    selection = library.application.library.selection
    assert selection.count == 5
    press(library, Key.Key_Escape)
    library.qtbot.waitUntil(lambda: sheets(library) == [])
    assert selection.names == ["d.tyrus"]
    open_library(library, 5)
    assert selection.canOpen


def test_a_search_and_a_filter_list_fewer_games(library: Screen) -> None:
    library.click(library.item("search"))
    type_in(library, "lidana")
    wait_listed(library, "ca")
    type_in(library, " 2026-01-03")
    wait_listed(library, "c")
    press(library, Key.Key_A, held=CONTROL)
    press(library, Key.Key_Delete)
    wait_listed(library, "dcbae")
    library.press("In progress")
    wait_listed(library, "d")
    library.press("Unreadable")
    wait_listed(library, "e")


def test_a_search_finds_results_and_is_cleared_by_escape_or_one_click(library: Screen) -> None:
    library.click(library.item("search"))
    type_in(library, "won resignation")
    wait_listed(library, "c")
    press(library, Key.Key_Escape)
    wait_listed(library, "dcbae")
    assert sheets(library) == ["Library"]
    library.press("Starred")
    library.click(library.item("search"))
    type_in(library, "nobody")
    library.qtbot.waitUntil(lambda: library.shows("showAll"))
    library.click(library.item("showAll"))
    wait_listed(library, "dcbae")
    press(library, Key.Key_Escape)
    library.qtbot.waitUntil(lambda: not sheets(library))


def test_where_no_game_is_found_one_ring_shows_where_the_focus_is(library: Screen) -> None:
    press(library, Key.Key_F, held=CONTROL)
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


def test_enter_in_the_search_opens_the_one_game_that_was_found(library: Screen) -> None:
    press(library, Key.Key_F, held=CONTROL)
    press(library, Key.Key_Return)  # Of several none is opened.
    assert sheets(library) == ["Library"]
    press(library, Key.Key_F, held=CONTROL)
    type_in(library, "2026-01-04")
    wait_listed(library, "d")
    press(library, Key.Key_Return)
    library.wait_for(Phase.CURTAIN)
    assert library.game.path.name == "d.tyrus"


def test_ctrl_f_begins_another_search_in_the_place_of_the_last(library: Screen) -> None:
    for text in ("lidana", "won"):
        press(library, Key.Key_F, held=CONTROL)
        type_in(library, text)
        assert library.item("search").property("text") == text
        press(library, Key.Key_Down)


def test_after_a_click_on_a_heading_the_list_still_has_the_keys(library: Screen) -> None:
    press(library, Key.Key_Home)
    library.press("Date")
    wait_listed(library, "abcde")
    press(library, Key.Key_Home, Key.Key_Delete)
    wait_listed(library, "bcde")


def test_a_click_on_a_heading_sorts_and_another_one_turns_the_list_round(library: Screen) -> None:
    library.press("Date")
    wait_listed(library, "abcde")
    library.press("Elections")
    wait_listed(library, "bacde")
    library.press("Elections")
    wait_listed(library, "dcbae")


def test_an_unfinished_game_goes_on_by_the_keys_alone(library: Screen) -> None:
    press(library, Key.Key_Home, Key.Key_Return)
    library.wait_for(Phase.CURTAIN)
    assert sheets(library) == []
    assert library.game.path.name == "d.tyrus"
    assert len(library.game.referee.placements) == 8


def test_an_unfinished_game_goes_on_with_one_click(library: Screen) -> None:
    wait_listed(library, "dcbae")
    (resume,) = [each for each in library.items("resumeGame") if each.property("enabled")]
    library.click(resume)
    library.wait_for(Phase.CURTAIN)
    assert library.game.path.name == "d.tyrus"


def test_a_game_that_is_resumed_by_a_click_is_the_one_that_the_keys_go_on_from(
    start: Starter, games: Path
) -> None:
    screen = start()
    press(screen, Key.Key_Escape)
    screen.play_computer()
    open_library(screen, 6)
    press(screen, Key.Key_End)
    running = [each for each in screen.items("resumeGame") if each.property("enabled")]
    screen.click(max(running, key=lambda each: screen.middle(each).y()))
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Open another game?"])
    press(screen, Key.Key_Escape)
    open_library(screen, 6)
    press(screen, Key.Key_Down)
    assert screen.application.library.selection.names == ["c.tyrus"]


def test_a_finished_game_is_opened_by_a_double_click(library: Screen) -> None:
    rows = [each for each in library.items("game") if each.property("index") == 1]
    QTest.mouseDClick(
        library.window,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        library.middle(rows[0]),
    )
    library.wait_for(Phase.OVER)
    assert library.game.path.name == "c.tyrus"


def test_leaving_a_game_for_one_of_the_library_asks_first(start: Starter, games: Path) -> None:
    screen = start()
    press(screen, Key.Key_Escape)
    screen.play_computer()
    open_library(screen, 6)
    press(screen, Key.Key_End, Key.Key_Up, Key.Key_Return)
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Open another game?"])
    screen.press("Open")
    screen.wait_for(Phase.OVER)
    assert screen.game.path.name == "a.tyrus"


def test_the_game_at_the_table_goes_on_without_a_question(start: Starter, games: Path) -> None:
    screen = start()
    press(screen, Key.Key_Escape)
    screen.play_computer()
    at_table = screen.game
    open_library(screen, 6)
    press(screen, Key.Key_Home, Key.Key_Return)
    screen.qtbot.waitUntil(lambda: sheets(screen) == [])
    screen.wait_until_kept()
    assert screen.game is at_table
    press(screen, Key.Key_3)
    assert screen.controller.heldSlot == 2


def test_nothing_of_a_running_game_s_tiles_is_said_or_shown(start: Starter, tmp_path: Path) -> None:
    seen = []
    for seed in (4, 5):
        folder = tmp_path / str(seed)
        keep(folder, "d.tyrus", play_game(seed).cut(8), **TWO, Date="2026-01-04")
        screen = start(games=folder)
        press(screen, Key.Key_Escape)
        open_library(screen, 1)
        press(screen, Key.Key_Home)
        QAccessible.setActive(True)
        rows = screen.application.library.games
        roles = [
            rows.data(rows.index(0), role)
            for role, name in rows.roleNames().items()
            if bytes(name.data()) != b"stamp"
        ]
        seen.append(
            (screen.texts(), names_of_controls(screen), roles, bytes(screen.picture().constBits()))
        )
        QAccessible.setActive(False)
        assert not screen.tiles()
    assert seen[0] == seen[1]


def test_hostile_names_and_titles_are_shown_as_text(start: Starter, tmp_path: Path) -> None:
    folder = tmp_path / "hostile"
    names = {"Ivory": "<img src='x'><b>Bold</b>", "Brown": "\u202eevil\u2066 علي"}
    keep(folder, "<i>a.tyrus", play_game(1), **TWO | names, Date="2026-01-01")
    keep(folder, "b.tyrus", play_game(2), **TWO, Title="<h1>Big</h1>", Note="&amp;<br>")
    (folder / "<s>\u202ec.tyrus").write_bytes(b"\xff")
    screen = start(games=folder)
    press(screen, Key.Key_Escape)
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
            if text and "<" in text:  # Markup that was obeyed would take less room.
                wide = QFontMetricsF(each.property("font")).horizontalAdvance(text)
                assert each.property("contentWidth") == pytest.approx(wide, rel=0.05)


def test_the_language_can_be_switched_with_the_library_open(library: Screen) -> None:
    library.controller.setLanguage("fr")
    library.qtbot.waitUntil(lambda: "Claire contre Lidana" in library.texts())
    QTest.qWait(100)
    library.controller.setLanguage("en")
    library.qtbot.waitUntil(lambda: "Claire vs. Lidana" in library.texts())
