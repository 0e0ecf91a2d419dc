"""One dialog is open at a time, and makes the window behind it inert."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest

from tests.covering import first
from tests.desktop.support.dialogs import OPENERS, controls, focused, names_of_controls, open_by_key
from tests.desktop.support.handover import accessible
from tests.desktop.support.positions import AT_ONE_SCREEN, TURN, resume
from tests.desktop.support.replaying import finish
from tests.desktop.support.screen import Key, Screen, press, sheets
from tyrus_desktop.desktop.game.phase import Phase

pytestmark = pytest.mark.usefixtures("screen_reader")

Role = QAccessible.Role


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


def test_newly_opened_dialog_replaces_the_open_dialog(playing: Screen) -> None:
    titles = ("Quick rules", "Settings", "New game?", "Save as", "Open another game?")
    for one, other in pairwise((*titles, titles[0])):
        open_by_key(playing, one)
        open_by_key(playing, other)
        press(playing, Key.Key_Escape)
        if other == "Quick rules":  # They return to the dialog that they replaced.
            playing.qtbot.waitUntil(lambda: sheets(playing) == [one])  # noqa: B023
            press(playing, Key.Key_Escape)
        playing.qtbot.waitUntil(lambda: sheets(playing) == [])
        press(playing, Key.Key_3)
        assert playing.controller.heldSlot == 2, (one, other)
        press(playing, Key.Key_Escape)


def in_turn(screen: Screen) -> None:
    resume(screen, TURN)
    screen.controller.state.settings.memory = "always"


def at_a_curtain(screen: Screen) -> None:
    resume(screen, TURN, headers=AT_ONE_SCREEN)
    screen.armed("sitDown")


@pytest.mark.parametrize("state", first(2, [in_turn, at_a_curtain, finish]))
def test_open_dialog_hides_the_window_from_screen_readers(
    screen: Screen, state: Callable[[Screen], None]
) -> None:
    """Actions that a screen reader found before the dialog opened do nothing."""
    press(screen, Key.Key_Escape)
    state(screen)
    QTest.qWait(50)
    phase, before, names = screen.table.phase, controls(screen), names_of_controls(screen)
    assert len(before) > 20
    open_by_key(screen, "Quick rules")
    assert outside(screen) == []
    if state is at_a_curtain:
        items = [each.object() for each in before if can_be_pressed(each)]
        assert screen.item("sitDown") in items
        for each in items:
            QAccessible.queryAccessibleInterface(each).actionInterface().doAction("Press")
            QTest.qWait(5)
        assert screen.table.phase is phase
        assert sheets(screen) == ["Quick rules"]
    press(screen, Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: sheets(screen) == [])
    assert names_of_controls(screen) == names


def can_be_pressed(control: QAccessibleInterface) -> bool:
    actions = control.actionInterface()
    return actions is not None and "Press" in actions.actionNames()


def test_open_dialog_blocks_keys_and_clicks_in_the_window(playing: Screen) -> None:
    open_by_key(playing, "Quick rules")
    press(playing, Key.Key_1, Key.Key_A, Key.Key_F10, Key.Key_Down, Key.Key_I, Key.Key_Question)
    for item in (playing.hand_tile(2), playing.plot(4), *playing.items("openTally")):
        playing.click(item)
    assert playing.controller.heldSlot == -1
    assert not playing.game.referee.placements
    assert sheets(playing) == ["Quick rules"]
    playing.application.saved_games.open_from_system(playing.games_folder / "other.tyrus")
    playing.qtbot.waitUntil(lambda: sheets(playing) == ["Open another game?"])


def test_dialog_opened_from_new_game_dialog_returns_to_it(screen: Screen) -> None:
    press(screen, Key.Key_Escape)
    OPENERS["New game?"](screen)
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["New game"])
    screen.item("first").setProperty("current", 2)
    screen.click(screen.item("details"))
    entries = {"Quick rules": "Quick rules", "Opponents’ strength": "All opponents’ strength…"}
    for title, text in entries.items():
        (button,) = [each for each in screen.button(text) if each.isEnabled()]
        screen.click(button)
        screen.qtbot.waitUntil(lambda: sheets(screen) == [title])  # noqa: B023
        press(screen, Key.Key_Escape)
        screen.qtbot.waitUntil(lambda: sheets(screen) == ["New game"])
    assert screen.item("first").property("current") == 2


def test_curtain_waits_under_a_dialog_and_regains_focus(screen: Screen) -> None:
    resume(screen, TURN, headers=AT_ONE_SCREEN)
    screen.armed("sitDown")
    open_by_key(screen, "Quick rules")
    press(screen, Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: sheets(screen) == [])
    assert focused(screen).objectName() == "curtainPanel"
    screen.take_seat()
    open_by_key(screen, "Quick rules")
    screen.table.cover()
    press(screen, Key.Key_Tab, Key.Key_Space)
    assert screen.table.phase is Phase.CURTAIN
    press(screen, Key.Key_Escape)
    screen.take_seat()
