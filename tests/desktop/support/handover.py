"""Hands over games of two persons, with curtains or by slots, and reads what is shown."""

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeyEvent
from PySide6.QtTest import QTest

from tests.desktop.support.items import interfaces
from tests.desktop.support.positions import AT_ONE_SCREEN, TURN, resume
from tests.desktop.support.screen import NO_MODIFIER, Key, Screen, press
from tyrus_desktop.desktop.enums import NONE
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.engine.tiles import Side

STEPS = ("sitDown", "showTiles")
ACTIVATING = (Key.Key_Return, Key.Key_Enter, Key.Key_Space)


def close_curtain(screen: Screen, way: str) -> None:
    """Bring a new or resumed game of two persons to its first curtain."""
    press(screen, Key.Key_Escape)
    if way == "resumed":
        resume(screen, TURN, headers=AT_ONE_SCREEN)
    else:
        screen.controller.newGames.playTwo("Claire", "Denis", 0, way == "slots")
    screen.wait_for(Phase.CURTAIN)
    screen.armed("sitDown")


def open_hand(screen: Screen) -> None:
    screen.play_two()
    screen.take_seat()


def settle() -> None:
    """Process everything that was deferred for a moment."""
    QTest.qWait(20)


def repeat(screen: Screen, key: Key, times: int = 5) -> None:
    """Let a held key repeat, as X11 reports it."""
    text = {Key.Key_Space: " ", Key.Key_Return: "\r", Key.Key_Enter: "\r"}[key]
    for _ in range(times):
        for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
            QCoreApplication.sendEvent(screen.window, QKeyEvent(kind, key, NO_MODIFIER, text, True))
        settle()


def no_face_is_shown(screen: Screen) -> bool:
    return all(row.profession == NONE for row in screen.models.tiles.rows)


def accessible(screen: Screen) -> list[QAccessibleInterface]:
    """Return the drawn objects that a screen reader finds."""
    root = QAccessible.queryAccessibleInterface(screen.window)
    return [each for each in interfaces(root) if not each.state().invisible]


def names(screen: Screen) -> list[str]:
    return [each.text(QAccessible.Text.Name) for each in accessible(screen)]


def act(screen: Screen, name: str) -> None:
    """Press the only control with this name, as a screen reader or switch device does."""
    (control,) = [i for i in accessible(screen) if i.text(QAccessible.Text.Name) == name]
    control.actionInterface().doAction("Press")


def begin_by_slots(screen: Screen) -> None:
    seats = {Side.IVORY: Seat("Claire"), Side.BROWN: Seat("Denis")}
    screen.table.start(seats, Side.IVORY, by_slots=True)
    screen.wait_for(Phase.CURTAIN)


def look(screen: Screen) -> Side:
    screen.take_seat()
    side = screen.game.viewer
    screen.stop_looking()
    screen.wait_for(Phase.CURTAIN, Phase.PERSON)
    return side


def open_play(screen: Screen) -> None:
    begin_by_slots(screen)
    look(screen)
    look(screen)
