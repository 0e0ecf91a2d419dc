"""One dialog is open at a time, and makes the window behind it inert."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest

from tests.desktop.support.dialogs import OPENERS, controls, focused, names_of_controls, open_by_key
from tests.desktop.support.handover import accessible
from tests.desktop.support.positions import AT_ONE_SCREEN, TURN, resume
from tests.desktop.support.replaying import finish
from tests.desktop.support.screen import Screen, press, sheets
from tyrus_desktop.desktop.game.phase import Phase

pytestmark = pytest.mark.usefixtures("screen_reader")

Key = Qt.Key
Role = QAccessible.Role
TITLES = ("Quick rules", "Settings", "New game?", "Save as", "Open another game?")


@pytest.fixture
def screen(reused_screen: Screen) -> Screen:
    """One window for all tests of this file."""
    return reused_screen


def leave_for_file(screen: Screen) -> None:
    screen.application.saved_games.open_from_system(screen.games_folder / "other.tyrus")


def can_be_pressed(control: QAccessibleInterface) -> bool:
    actions = control.actionInterface()
    return actions is not None and "Press" in actions.actionNames()


def outside(screen: Screen) -> list[str]:
    """Return what a screen reader finds outside the open dialog."""
    (root,) = [each for each in accessible(screen) if each.role() is Role.Dialog]
    inside = []
    rest = [root]
    while rest:
        each = rest.pop()
        inside.append(each.object())
        rest += [each.child(index) for index in range(each.childCount())]
    return [
        f"{each.role().name} {each.text(QAccessible.Text.Name)}"
        for each in controls(screen)
        if each.object() not in inside
    ]


def take_its_place(playing: Screen, first: str, second: str) -> None:
    """Request a dialog while another is open, and close the result."""
    open_by_key(playing, first)
    open_by_key(playing, second)
    press(playing, Key.Key_Escape)
    if second == "Quick rules":  # They return to the dialog that they replaced.
        playing.qtbot.waitUntil(lambda: sheets(playing) == [first])
        press(playing, Key.Key_Escape)
    playing.qtbot.waitUntil(lambda: sheets(playing) == [])


def test_requested_dialog_replaces_the_open_one(playing: Screen) -> None:
    neighbours = pairwise((*TITLES, TITLES[0]))
    for first, second in (*neighbours, *((title, TITLES[0]) for title in TITLES[1:])):
        take_its_place(playing, first, second)
        press(playing, Key.Key_3)
        assert playing.controller.heldSlot == 2, (first, second)
        press(playing, Key.Key_Escape)


def turn(screen: Screen) -> None:
    resume(screen, TURN)
    screen.controller.state.settings.memory = "always"


def curtain(screen: Screen) -> None:
    resume(screen, TURN, headers=AT_ONE_SCREEN)
    screen.armed("sitDown")


def welcome(screen: Screen) -> None:
    assert screen.table.phase is Phase.NO_GAME


@pytest.mark.parametrize("state", [welcome, turn, curtain, finish])
def test_dialog_hides_the_window_from_screen_readers(
    screen: Screen, state: Callable[[Screen], None]
) -> None:
    press(screen, Key.Key_Escape)
    state(screen)
    QTest.qWait(50)
    before = names_of_controls(screen)
    assert len(before) > 20
    for title in ("Quick rules", "Settings"):
        open_by_key(screen, title)
        assert outside(screen) == []
        press(screen, Key.Key_Escape)
        screen.qtbot.waitUntil(lambda: sheets(screen) == [])
        assert names_of_controls(screen) == before


def test_dialog_disables_actions_of_screen_readers(screen: Screen) -> None:
    """Also actions found before it opened."""
    press(screen, Key.Key_Escape)
    resume(screen, TURN, headers=AT_ONE_SCREEN)
    screen.armed("sitDown")
    before = [each.object() for each in controls(screen) if can_be_pressed(each)]
    assert screen.item("sitDown") in before
    OPENERS["Quick rules"](screen)
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Quick rules"])
    for each in before:
        QAccessible.queryAccessibleInterface(each).actionInterface().doAction("Press")
        QTest.qWait(5)
    assert screen.table.phase is Phase.CURTAIN
    assert sheets(screen) == ["Quick rules"]


def test_dialog_blocks_keys_and_clicks(playing: Screen) -> None:
    OPENERS["Quick rules"](playing)
    playing.qtbot.waitUntil(lambda: sheets(playing) == ["Quick rules"])
    press(playing, Key.Key_1, Key.Key_A, Key.Key_F10, Key.Key_Down, Key.Key_I, Key.Key_Question)
    for item in (playing.hand_tile(2), playing.plot(4), *playing.items("openTally")):
        playing.click(item)
    assert playing.controller.heldSlot == -1
    assert not playing.game.referee.placements
    assert sheets(playing) == ["Quick rules"]


def test_dialog_opened_from_new_game_returns_to_it(screen: Screen) -> None:
    press(screen, Key.Key_Escape)
    OPENERS["New game?"](screen)
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["New game"])
    screen.item("person").setProperty("text", "Ada")
    screen.click(screen.item("details"))
    entries = {"Quick rules": "Quick rules", "Opponents’ strength": "All opponents’ strength…"}
    for title, text in entries.items():
        (button,) = [each for each in screen.button(text) if each.isEnabled()]
        screen.click(button)
        screen.qtbot.waitUntil(lambda: sheets(screen) == [title])  # noqa: B023
        assert outside(screen) == []
        press(screen, Key.Key_Escape)
        screen.qtbot.waitUntil(lambda: sheets(screen) == ["New game"])
    assert screen.item("person").property("text") == "Ada"
    screen.click(screen.item("begin"))
    screen.wait_for(Phase.PERSON, Phase.COMPUTER)
    assert sheets(screen) == []


def test_question_about_a_file_replaces_the_open_dialog(
    playing: Screen,
) -> None:
    OPENERS["Settings"](playing)
    playing.qtbot.waitUntil(lambda: sheets(playing) == ["Settings"])
    leave_for_file(playing)
    playing.qtbot.waitUntil(lambda: sheets(playing) == ["Open another game?"])


def test_curtain_keeps_focus_and_waits_under_a_dialog(screen: Screen) -> None:
    resume(screen, TURN, headers=AT_ONE_SCREEN)
    screen.armed("sitDown")
    open_by_key(screen, "Quick rules")
    press(screen, Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: sheets(screen) == [])
    assert focused(screen).objectName() == "curtainPanel"
    screen.take_seat()
    screen.wait_for(Phase.PERSON)
    open_by_key(screen, "Quick rules")
    screen.table.cover()
    press(screen, Key.Key_Tab, Key.Key_Space)
    assert screen.table.phase is Phase.CURTAIN
    press(screen, Key.Key_Escape)
    screen.take_seat()
    screen.wait_for(Phase.PERSON)


# Languages

ENTRIES = {
    "About Tyrus": ("&Help", "&About Tyrus"),
    "Opponents’ strength": ("&Help", "Opponents’ &strength"),
    "Keyboard shortcuts": ("&Help", "&Keyboard shortcuts (?)"),
    "Quick rules": ("&Help", "Quick &rules"),
    "Settings": ("&View", "&Settings…"),
    "Resign?": ("&Game", "&Resign…"),
    "New game?": ("&Game", "&New game…"),
    "Save as": ("&Game", "&Save as…"),
    "Check the deal": ("&Game", "&Check the deal…"),
}


def open_from_menu(screen: Screen, title: str) -> None:
    screen.choose_entry(*ENTRIES[title])
    screen.qtbot.waitUntil(lambda: sheets(screen) == [title])


def switch_languages(screen: Screen) -> None:
    """Switch to French and back, with frames between; a QML warning fails the test."""
    for language in ("fr", "en"):
        screen.controller.setLanguage(language)
        QTest.qWait(30)


def test_language_switches_under_each_dialog(playing: Screen) -> None:
    playing.controller.remarks.hide()  # Otherwise the opponent's remark would end meanwhile.
    for title in ENTRIES:
        open_from_menu(playing, title)
        before = (sorted(playing.texts()), focused(playing))
        switch_languages(playing)
        assert sheets(playing) == [title]
        assert sorted(playing.texts()) == before[0]
        assert focused(playing) is before[1]
        press(playing, Key.Key_Escape)
        playing.qtbot.waitUntil(lambda: sheets(playing) == [])


def test_language_switches_under_new_game_of_two(screen: Screen) -> None:
    press(screen, Key.Key_Escape)
    OPENERS["New game?"](screen)
    screen.item("opponentKind").setProperty("current", 1)
    switch_languages(screen)
    assert sheets(screen) == ["New game"]
    screen.item("opponentKind").setProperty("current", 0)
    screen.click(screen.items("opponentCard")[-1])
    screen.click(screen.item("details"))
    switch_languages(screen)
