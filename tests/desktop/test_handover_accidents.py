"""At a curtain nothing happens by accident, whatever is pressed, held, clicked or tapped."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPointingDevice
from PySide6.QtTest import QTest

from tests.desktop.support.handover import (
    ACTIVATING,
    STEPS,
    close_curtain,
    names,
    open_hand,
    repeat,
    settle,
)
from tests.desktop.support.items import place
from tests.desktop.support.screen import LEFT, NO_MODIFIER, Key, Screen, press
from tyrus_desktop.desktop.game.phase import Phase

pytestmark = pytest.mark.usefixtures("screen_reader")


@pytest.fixture
def closed(screen: Screen) -> Screen:
    close_curtain(screen, "curtains")
    return screen


def test_held_keys_advance_the_curtain_by_at_most_one_step(closed: Screen) -> None:
    screen = closed
    for key in ACTIVATING:
        QTest.keyPress(screen.window, key)
        repeat(screen, key)
        QTest.keyRelease(screen.window, key)
        for _ in range(3):
            press(screen, key)
            settle()
        assert screen.table.phase == Phase.CURTAIN
    for key in ACTIVATING:
        close_curtain(screen, "curtains")
        press(screen, Key.Key_Tab)
        if key == Key.Key_Space:
            press(screen, key)
        QTest.keyPress(screen.window, key)
        repeat(screen, key)
        assert screen.table.phase == Phase.SEATED
        QTest.keyRelease(screen.window, key)
        for _ in range(3):
            press(screen, key)
            settle()
        assert screen.table.phase == Phase.SEATED


def tap(screen: Screen, device: QPointingDevice, at: QPoint) -> None:
    QTest.touchEvent(screen.window, device).press(0, at, screen.window)
    QTest.touchEvent(screen.window, device).release(0, at, screen.window)


def test_repeated_clicks_or_taps_do_not_open_the_curtain(screen: Screen) -> None:
    device = QTest.createTouchDevice()
    presses: tuple[Callable[[QPoint], None], ...] = (
        lambda at: QTest.mouseClick(screen.window, LEFT, NO_MODIFIER, at),
        lambda at: tap(screen, device, at),
    )
    for press_at in presses:
        open_hand(screen)
        at = screen.middle(screen.plot(1))
        press_at(screen.middle(screen.hand_tile(3)))
        press_at(at)
        for _ in range(4):
            press_at(at)
            QTest.qWait(60)
            screen.wait_for(Phase.CURTAIN)
        assert len(screen.game.view().standing) == 1
        assert screen.table.phase == Phase.CURTAIN


# Where the buttons are


def test_curtain_buttons_keep_their_places_but_leave_the_pointer(screen: Screen) -> None:
    """They change places if the pointer is on the first one, and never for a tile of the hand."""
    screen.play_two()
    spots: list[tuple[QRectF, QRectF]] = []
    for slot, rests in ((0, "board"), (8, "tile"), (4, "board"), (0, "button"), (0, "tile")):
        screen.take_seat()
        screen.click(screen.hand_tile(slot))
        at = screen.middle(screen.items("building")[len(spots)])
        if rests == "button":
            at = spots[0][0].center().toPoint()
        if rests != "tile":
            QTest.mouseMove(screen.window, at)
        press(screen, Key.Key_A)
        screen.wait_for(Phase.CURTAIN, Phase.SHOWING)
        screen.wait_for(Phase.CURTAIN)
        one, other = (place(screen.item(step)) for step in STEPS)
        spots.append((one, other))
        assert rests == "tile" or not one.adjusted(-8, -8, 8, 8).contains(QPointF(at))
        assert one.intersected(other).isEmpty()
    changed = spots.pop(3)
    assert spots == [spots[0]] * 4
    assert changed == tuple(reversed(spots[0]))


def test_curtain_buttons_never_appear_where_a_hand_was(screen: Screen) -> None:
    for size, scale in (((1024, 640), 100), ((1280, 800), 150), ((2560, 1080), 250)):
        screen.state.settings.scale = scale
        screen.resize(*size)
        open_hand(screen)
        top = min(place(tile).top() for tile in screen.tiles() if tile.property("movable"))
        screen.controller.handOver.cover()
        screen.wait_for(Phase.CURTAIN)
        assert all(place(screen.item(step)).bottom() < top for step in STEPS), (size, scale)


# Inert


def test_curtain_buttons_are_inert_until_the_curtain_is_down(screen: Screen) -> None:
    open_hand(screen)
    screen.state.settings.speed = "slow"
    screen.drag_tile(0, 0)
    screen.wait_for(Phase.CURTAIN)
    assert not screen.controller.handOver.armed
    panel = screen.item("curtainPanel")
    assert panel.mapToScene(QPointF()).y() < 0
    assert "I am Denis" not in names(screen)
    for step in STEPS:
        screen.click(screen.item(step))
    screen.controller.handOver.sitDown()
    settle()
    assert screen.table.phase == Phase.CURTAIN
    screen.armed("sitDown")
    assert "I am Denis" in names(screen)
    screen.click(screen.item("sitDown"))
    screen.wait_for(Phase.SEATED)


def hold(screen: Screen, what: str) -> Callable[[], None]:
    """Hold something down; return a function that releases it."""
    window, at = screen.window, QPoint(30, 300)
    match what:
        case "key":
            QTest.keyPress(window, Key.Key_X)
            return lambda: QTest.keyRelease(window, Key.Key_X)
        case "repeating key":  # It went down before anything listened.
            repeat(screen, Key.Key_Space, 1)
            return lambda: QTest.keyRelease(window, Key.Key_Space)
        case "button":
            QTest.mousePress(window, LEFT, NO_MODIFIER, at)
            return lambda: QTest.mouseRelease(window, LEFT, NO_MODIFIER, at)
    device = QTest.createTouchDevice()
    QTest.touchEvent(window, device).press(0, at, window)

    def release() -> None:
        QTest.touchEvent(window, device).release(0, at, window)

    return release


def test_curtain_buttons_stay_inert_while_anything_is_held_down(screen: Screen) -> None:
    hand_over = screen.controller.handOver
    screen.play_two()
    for what in ("key", "repeating key", "button", "finger"):
        screen.take_seat()
        release = hold(screen, what)
        screen.table.place(screen.choose())
        screen.wait_for(Phase.CURTAIN)
        settle()
        assert not hand_over.armed, what
        hand_over.sitDown()
        hand_over.showTiles()
        assert screen.wait_for(Phase.CURTAIN)
        release()
        screen.armed("sitDown")
        release = hold(screen, what)
        hand_over.sitDown()
        settle()
        assert not hand_over.armed, what
        hand_over.showTiles()
        assert screen.table.phase == Phase.SEATED
        release()
        screen.armed("showTiles")
        screen.table.cover()


def test_curtain_recognises_released_keys_and_buttons(closed: Screen) -> None:
    hand_over = closed.controller.handOver
    line = closed.item("curtainKeys")
    usual = line.property("text")

    def send(kind: QEvent.Type, key: Key) -> None:
        event = QKeyEvent(kind, key, NO_MODIFIER, 0x0A, 0x21, 0)
        QCoreApplication.sendEvent(closed.window, event)

    release = hold(closed, "button")
    hand_over.sitDown()
    closed.qtbot.waitUntil(lambda: line.property("text") == "Release all keys")
    at = QPointF(30, 300)
    QCoreApplication.sendEvent(closed.window, QEnterEvent(at, at, at))  # It names no buttons.
    assert not hand_over.armed
    release()
    closed.armed("showTiles")
    assert line.property("text") == usual
    closed.table.cover()
    closed.armed("sitDown")

    # A key goes down as "!" and up as "1", as Shift was released first.
    send(QEvent.Type.KeyPress, Key.Key_Exclam)
    hand_over.sitDown()
    for _ in range(8):  # It repeats, which X11 reports like this.
        send(QEvent.Type.KeyRelease, Key.Key_Exclam)
        send(QEvent.Type.KeyPress, Key.Key_Exclam)
        settle()
        assert not hand_over.armed
    send(QEvent.Type.KeyRelease, Key.Key_1)
    closed.armed("showTiles")


def test_missing_key_releases_do_not_block_the_curtain(closed: Screen) -> None:
    hand_over = closed.controller.handOver
    # Alt+Tab: the window manager's grab swallows the releases. macOS reports Caps Lock as held.
    for key in (Key.Key_Alt, Key.Key_Meta, Key.Key_Super_L, Key.Key_CapsLock):
        QTest.keyPress(closed.window, key)
    closed.click(closed.item("sitDown"))
    closed.armed("showTiles")

    closed.table.cover()
    closed.armed("sitDown")
    QTest.keyPress(closed.window, Key.Key_Tab)
    hand_over.sitDown()
    settle()
    assert not hand_over.armed
    closed.lose_focus().destroy()
    closed.activate()
    closed.armed("showTiles")
