"""What has appeared where a button was pressed, or has got its focus, is dead at first."""

from collections.abc import Callable, Iterator
from time import time

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtTest import QTest

from tests.desktop.support.positions import game, resume
from tests.desktop.support.replaying import moment
from tests.desktop.support.screen import LEFT, NO_MODIFIER, Key, Screen
from tests.desktop.support.tallies import wait_for_stop
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tally_model import Stop
from tyrus_desktop.desktop.stage.script import DEAF_MS


@pytest.fixture
def dead(fresh: Screen, silent_player: None) -> Iterator[QObject]:
    """Set a dead time that a slow machine can't outlast; return what keeps it."""
    presses = fresh.application.engine.singletonInstance("Tyrus", "Presses")
    assert isinstance(presses, QObject)
    presses.setProperty("deadTime", 60_000)
    yield presses
    presses.setProperty("deadTime", 0)


def wait_until_alive(presses: QObject) -> None:
    presses.setProperty("pressedAt", 0)


def click(screen: Screen, at: QPoint) -> None:
    QTest.mouseClick(screen.window, LEFT, NO_MODIFIER, at)


def verdict_of_the_last_tally(screen: Screen) -> None:
    """Wait at the verdict of the tally that ends a game."""
    resume(screen, -1)
    screen.state.settings.afterTally = "wait"
    screen.table.opponent.cancel()
    screen.play(game().placements[-1])
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
    fresh: Screen, dead: QObject
) -> None:
    """The same button can be pressed at any pace, and a button elsewhere at once.

    The rail is dead where *Look back* was, and a button where a click ended the tally.
    """

    def press() -> None:
        fresh.click(fresh.item("tallyNext"))

    press_next(fresh, dead, press)
    there = fresh.middle(fresh.item("startReplay"))
    wait_until_alive(dead)
    click(fresh, there)
    opened = moment(fresh)
    click(fresh, there)
    assert phase(fresh) is Phase.REPLAY
    assert moment(fresh) is opened
    faster = fresh.item("faster")
    for _ in range(2):
        fresh.click(faster)
    assert fresh.application.replay.speed == 4
    wait_until_alive(dead)
    click(fresh, there)
    assert moment(fresh) is not opened
    press_next(fresh, dead, press)
    rematch = fresh.middle(fresh.item("rematch"))
    fresh.click(fresh.item("rematch"))
    assert phase(fresh) is not Phase.OVER
    press_next(fresh, dead, lambda: click(fresh, rematch))  # The tally takes clicks beside Next.
    click(fresh, rematch)
    assert phase(fresh) is Phase.OVER


def test_newly_focused_button_ignores_the_next_key(fresh: Screen, dead: QObject) -> None:
    fresh.activate()
    for key in (Key.Key_Return, Key.Key_Space):
        press_next(fresh, dead, lambda: QTest.keyClick(fresh.window, key))  # noqa: B023
        rematch = fresh.item("rematch")
        rematch.forceActiveFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(fresh.window, key)
        assert phase(fresh) is Phase.OVER
        wait_until_alive(dead)
        QTest.keyClick(fresh.window, key)
        assert phase(fresh) is not Phase.OVER


def test_clock_set_back_leaves_no_button_inert(fresh: Screen, dead: QObject) -> None:
    fresh.activate()
    press_next(fresh, dead, lambda: QTest.keyClick(fresh.window, Key.Key_Return))
    dead.setProperty("pressedAt", (time() + 3600) * 1000)
    fresh.item("rematch").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(fresh.window, Key.Key_Return)
    assert phase(fresh) is not Phase.OVER
