"""What has appeared where a button was pressed, or has got its focus, is dead at first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import time

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtTest import QTest

from tests.desktop.support.positions import game, resume
from tests.desktop.support.replaying import moment
from tests.desktop.support.screen import LEFT, Screen
from tests.desktop.support.tallies import wait_for_stop
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tally_model import Stop
from tyrus_desktop.desktop.stage.script import DEAF_MS

NOTHING_HELD = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def dead(screen: Screen, silent_player: None) -> Iterator[QObject]:
    """Set a dead time that a slow machine can't outlast; return what keeps it."""
    presses = screen.application.engine.singletonInstance("Tyrus", "Presses")
    assert isinstance(presses, QObject)
    presses.setProperty("deadTime", 60_000)
    yield presses
    presses.setProperty("deadTime", 0)


def wait_until_alive(presses: QObject) -> None:
    presses.setProperty("pressedAt", 0)


def click(screen: Screen, at: QPoint) -> None:
    QTest.mouseClick(screen.window, LEFT, NOTHING_HELD, at)


def verdict_of_the_last_tally(screen: Screen) -> None:
    """Wait at the verdict of the tally that ends a game."""
    whole = game()
    resume(screen, len(whole.placements) - 1)
    screen.state.settings.afterTally = "wait"
    screen.table.opponent.cancel()
    screen.play(whole.placements[-1])
    wait_for_stop(screen, Stop.NEXT)


def phase(screen: Screen) -> Phase:
    return screen.table.phase


def press_next(screen: Screen, dead: QObject, press: Callable[[], object]) -> None:
    """Leave the verdict of the last tally, and wait for the buttons of the end."""
    verdict_of_the_last_tally(screen)
    screen.qtbot.wait(DEAF_MS + 20)
    wait_until_alive(dead)
    press()
    screen.qtbot.waitUntil(lambda: screen.shows("rematch"))
    assert phase(screen) is Phase.OVER


def test_button_appearing_where_another_was_pressed_is_inert_at_first(
    screen: Screen, dead: QObject
) -> None:
    """The same button can be pressed at any pace, and a button elsewhere at once.

    The rail is dead where *Look back* was, and a button where a click ended the tally.
    """

    def press() -> None:
        screen.click(screen.item("tallyNext"))

    press_next(screen, dead, press)
    there = screen.middle(screen.item("startReplay"))
    wait_until_alive(dead)
    click(screen, there)
    opened = moment(screen)
    click(screen, there)
    assert phase(screen) is Phase.REPLAY
    assert moment(screen) is opened
    faster = screen.item("faster")
    for _ in range(2):
        screen.click(faster)
    assert screen.application.replay.speed == 4
    wait_until_alive(dead)
    click(screen, there)
    assert moment(screen) is not opened
    press_next(screen, dead, press)
    rematch = screen.middle(screen.item("rematch"))
    screen.click(screen.item("rematch"))
    assert phase(screen) is not Phase.OVER
    press_next(screen, dead, lambda: click(screen, rematch))  # The tally takes clicks beside Next.
    click(screen, rematch)
    assert phase(screen) is Phase.OVER


def test_newly_focused_button_ignores_the_next_key(screen: Screen, dead: QObject) -> None:
    screen.activate()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        press_next(screen, dead, lambda: QTest.keyClick(screen.window, key))  # noqa: B023
        rematch = screen.item("rematch")
        rematch.forceActiveFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(screen.window, key)
        assert phase(screen) is Phase.OVER
        wait_until_alive(dead)
        QTest.keyClick(screen.window, key)
        assert phase(screen) is not Phase.OVER


def test_clock_set_back_leaves_no_button_inert(screen: Screen, dead: QObject) -> None:
    screen.activate()
    press_next(screen, dead, lambda: QTest.keyClick(screen.window, Qt.Key.Key_Return))
    dead.setProperty("pressedAt", (time() + 3600) * 1000)
    screen.item("rematch").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(screen.window, Qt.Key.Key_Return)
    assert phase(screen) is not Phase.OVER
