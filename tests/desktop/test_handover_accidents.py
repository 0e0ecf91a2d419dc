"""At a curtain nothing happens by accident, whatever is pressed, held, clicked or tapped."""

from __future__ import annotations

import random
from collections.abc import Callable
from string import ascii_lowercase

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QSettings, Qt
from PySide6.QtGui import (
    QEnterEvent,
    QKeyEvent,
    QPointingDevice,
)
from PySide6.QtTest import QTest

from tests.covering import covering, first
from tests.desktop.conftest import Starter
from tests.desktop.support.handover import (
    ACTIVATING,
    NO_MODIFIER,
    STEPS,
    WITH_EVERY_KEY,
    names,
    repeat,
    settle,
)
from tests.desktop.support.items import place
from tests.desktop.support.screen import LEFT, Screen, press
from tyrus_desktop.desktop.game.phase import Phase

pytestmark = pytest.mark.usefixtures("screen_reader")

Key = Qt.Key


@pytest.mark.parametrize(("closed", "key"), WITH_EVERY_KEY, indirect=["closed"])
def test_a_held_key_does_nothing_at_the_curtain(closed: Screen, key: Qt.Key) -> None:
    closed.activate()
    QTest.keyPress(closed.window, key)
    repeat(closed, key)
    assert closed.table.phase is Phase.CURTAIN


@pytest.mark.parametrize("key", ACTIVATING)
def test_a_held_key_presses_one_button_and_not_the_next_that_has_the_focus(
    screen: Screen, key: Qt.Key
) -> None:
    """The button of the first picture opens a dialog whose own would begin a game."""
    screen.application.settings.secondLesson = True  # So that the first button is New game.
    screen.activate()
    QTest.keyPress(screen.window, key)
    repeat(screen, key)
    if key != Key.Key_Space:  # A button is pressed by Space when it is let go.
        assert screen.shows("begin")
    QTest.keyRelease(screen.window, key)
    screen.qtbot.waitUntil(lambda: screen.shows("begin"))
    assert screen.table.phase is Phase.NO_GAME


@pytest.mark.parametrize(("closed", "key"), WITH_EVERY_KEY, indirect=["closed"])
def test_a_key_that_is_pressed_again_and_again_does_nothing(closed: Screen, key: Qt.Key) -> None:
    for _ in range(5):
        press(closed, key)
        settle()
    assert closed.table.phase is Phase.CURTAIN


@pytest.mark.parametrize(("closed", "key"), WITH_EVERY_KEY, indirect=["closed"])
def test_a_key_that_is_held_after_the_first_step_does_not_do_the_second(
    closed: Screen, key: Qt.Key
) -> None:
    press(closed, Key.Key_Tab)
    if key == Key.Key_Space:
        press(closed, key)
    QTest.keyPress(closed.window, key)
    repeat(closed, key)
    assert closed.table.phase is Phase.SEATED
    QTest.keyRelease(closed.window, key)
    for _ in range(3):
        press(closed, key)
        settle()
    assert closed.table.phase is Phase.SEATED


@pytest.mark.parametrize("building", first(1, (1, 3, 0, 2, 4, 5)))
def test_clicks_at_one_place_do_not_open_the_curtain(screen: Screen, building: int) -> None:
    screen.play_two()
    screen.take_seat()
    screen.wait_for(Phase.PERSON)
    at = screen.middle(screen.plot(building))
    screen.click(screen.hand_tile(3))
    QTest.mouseClick(screen.window, LEFT, NO_MODIFIER, at)
    for _ in range(4):
        QTest.mouseClick(screen.window, LEFT, NO_MODIFIER, at)
        QTest.qWait(60)
        screen.wait_for(Phase.CURTAIN)
    assert len(screen.game.view().standing) == 1
    assert screen.table.phase is Phase.CURTAIN


@pytest.mark.parametrize("building", first(1, (1, 3, 0, 2, 4, 5)))
def test_taps_at_one_place_do_not_open_the_curtain(screen: Screen, building: int) -> None:
    screen.play_two()
    screen.take_seat()
    screen.wait_for(Phase.PERSON)
    device = QTest.createTouchDevice()
    at = screen.middle(screen.plot(building))
    tap(screen, device, screen.middle(screen.hand_tile(3)))
    tap(screen, device, at)
    for _ in range(4):
        tap(screen, device, at)
        QTest.qWait(60)
        screen.wait_for(Phase.CURTAIN)
    assert len(screen.game.view().standing) == 1
    assert screen.table.phase is Phase.CURTAIN


def tap(screen: Screen, device: QPointingDevice, at: QPoint) -> None:
    QTest.touchEvent(screen.window, device).press(0, at, screen.window)
    QTest.touchEvent(screen.window, device).release(0, at, screen.window)


@pytest.mark.parametrize("width", first(1, [1280, 1024]))
def test_the_first_button_is_never_where_the_pointer_was_nor_the_second_where_the_first_is(
    screen: Screen, width: int
) -> None:
    screen.window.resize(width, 640 if width == 1024 else 800)
    screen.play_two()
    for across in range(20, width, 100):
        screen.take_seat()
        screen.wait_for(Phase.PERSON)
        QTest.mouseMove(
            screen.window, QPoint(across, screen.middle(screen.items("building")[4]).y())
        )
        screen.table.place(screen.choose())
        screen.wait_for(Phase.CURTAIN, Phase.SHOWING)
        screen.wait_for(Phase.CURTAIN)
        first, second = (place(screen.item(step)) for step in STEPS)
        assert not first.left() <= across <= first.right()
        assert first.intersected(second).isEmpty()


def test_the_order_of_the_buttons_does_not_tell_which_tile_was_placed(screen: Screen) -> None:
    """The pointer rests on the tile, which a key has placed: a hand is sorted by profession."""
    orders = set()
    screen.play_two()
    for slot in (0, -1):
        screen.take_seat()
        screen.wait_for(Phase.PERSON)
        hand = [tile for tile in screen.tiles() if tile.property("movable")]
        screen.click(sorted(hand, key=lambda tile: tile.x())[slot])
        press(screen, Key.Key_A)
        screen.wait_for(Phase.CURTAIN, Phase.SHOWING)
        screen.wait_for(Phase.CURTAIN)
        first, second = (place(screen.item(step)) for step in STEPS)
        orders.add(first.left() < second.left())
    assert len(orders) == 1


@pytest.mark.parametrize(
    ("size", "scale"), covering([(1024, 640), (1280, 800), (2560, 1080)], [100, 150, 250])
)
def test_no_button_lies_where_a_hand_was(
    start: Starter, store: QSettings, size: tuple[int, int], scale: int
) -> None:
    store.setValue("scale", scale)
    screen = start()
    screen.resize(*size)
    screen.play_two()
    screen.take_seat()
    screen.wait_for(Phase.PERSON)
    top = min(place(tile).top() for tile in screen.tiles() if tile.property("movable"))
    screen.controller.handOver.cover()
    screen.wait_for(Phase.CURTAIN)
    assert all(place(screen.item(step)).bottom() < top for step in STEPS)


def test_no_button_has_the_focus_before_somebody_goes_to_it(closed: Screen) -> None:
    for step in STEPS:
        focused = closed.window.activeFocusItem()
        assert focused is not None
        assert focused.objectName() == "curtainPanel"
        closed.click(closed.armed(step))


def test_random_keys_without_tab_do_not_open_the_curtain(closed: Screen) -> None:
    rng = random.Random(4)
    keys = [
        Key(code)
        for code in (*range(Key.Key_Space, Key.Key_AsciiTilde + 1), *ACTIVATING)
        if code != Key.Key_Question and chr(code & 0xFF) not in ascii_lowercase
    ]
    keys += [Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Escape]
    for key in rng.choices(keys, k=300):
        press(closed, key)
    settle()
    assert closed.table.phase is Phase.CURTAIN


# Inert


@pytest.fixture
def falling(screen: Screen) -> Screen:
    """A curtain that is still coming down."""
    screen.play_two()
    screen.take_seat()
    screen.wait_for(Phase.PERSON)
    screen.state.settings.speed = "slow"
    screen.drag_tile(0, 0)
    screen.wait_for(Phase.CURTAIN)
    assert not screen.controller.handOver.armed
    return screen


def test_the_buttons_are_inert_and_hidden_from_readers_until_the_curtain_is_down(
    falling: Screen,
) -> None:
    panel = falling.item("curtainPanel")
    assert panel.mapToScene(QPointF()).y() < 0
    assert "I am Denis" not in names(falling)
    for button in ("sitDown", "showTiles"):
        falling.click(falling.item(button))
    falling.controller.handOver.sitDown()
    assert falling.table.phase is Phase.CURTAIN
    falling.armed("sitDown")
    assert "I am Denis" in names(falling)
    falling.click(falling.item("sitDown"))
    falling.wait_for(Phase.SEATED)


def hold_key(screen: Screen) -> Callable[[], None]:
    QTest.keyPress(screen.window, Key.Key_X)
    return lambda: QTest.keyRelease(screen.window, Key.Key_X)


def hold_repeating_key(screen: Screen) -> Callable[[], None]:
    """A key that went down before anybody listened."""
    repeat(screen, Key.Key_Space, 1)
    return lambda: QTest.keyRelease(screen.window, Key.Key_Space)


def hold_button(screen: Screen) -> Callable[[], None]:
    at = QPoint(30, 300)
    QTest.mousePress(screen.window, LEFT, NO_MODIFIER, at)
    return lambda: QTest.mouseRelease(screen.window, LEFT, NO_MODIFIER, at)


def hold_finger(screen: Screen) -> Callable[[], None]:
    at, device = QPoint(30, 300), QTest.createTouchDevice()
    QTest.touchEvent(screen.window, device).press(0, at, screen.window)

    def release() -> None:
        QTest.touchEvent(screen.window, device).release(0, at, screen.window)

    return release


HOLDS = (hold_key, hold_repeating_key, hold_button, hold_finger)


@pytest.mark.parametrize(("hold", "before"), covering(HOLDS, STEPS))
def test_the_buttons_are_inert_while_anything_is_held(
    screen: Screen, hold: Callable[[Screen], Callable[[], None]], before: str
) -> None:
    screen.play_two()
    screen.take_seat()
    screen.wait_for(Phase.PERSON)
    if before == "sitDown":
        release = hold(screen)
    screen.table.place(screen.choose())
    screen.wait_for(Phase.CURTAIN)
    if before == "showTiles":
        screen.armed("sitDown")
        release = hold(screen)
        screen.controller.handOver.sitDown()
    settle()
    phase = screen.table.phase
    assert not screen.controller.handOver.armed
    screen.controller.handOver.sitDown()
    screen.controller.handOver.showTiles()
    assert screen.table.phase is phase
    release()
    screen.armed(before)


def test_a_button_that_is_held_is_still_down_when_the_pointer_comes_back_into_the_window(
    closed: Screen,
) -> None:
    release = hold_button(closed)
    closed.controller.handOver.sitDown()
    at = QPointF(30, 300)
    QCoreApplication.sendEvent(closed.window, QEnterEvent(at, at, at))
    assert not closed.controller.handOver.armed
    release()
    closed.armed("showTiles")


@pytest.mark.parametrize(
    ("closed", "scan_code", "virtual_key"),
    [("curtains", 0x0A, 0x21), ("slots", 0, 0x12)],
    indirect=["closed"],
)
def test_a_key_comes_up_although_shift_was_let_go_before_it(
    closed: Screen, scan_code: int, virtual_key: int
) -> None:
    def send(kind: QEvent.Type, key: Qt.Key) -> None:
        event = QKeyEvent(kind, key, NO_MODIFIER, scan_code, virtual_key, 0)
        QCoreApplication.sendEvent(closed.window, event)

    send(QEvent.Type.KeyPress, Key.Key_Exclam)
    closed.controller.handOver.sitDown()
    assert not closed.controller.handOver.armed
    send(QEvent.Type.KeyRelease, Key.Key_1)
    closed.armed("showTiles")


def test_a_press_that_came_too_early_does_nothing_when_it_is_let_go(falling: Screen) -> None:
    QTest.keyPress(falling.window, Key.Key_X)
    cloth = falling.item("curtainPanel").parentItem()
    falling.qtbot.waitUntil(lambda: cloth.y() == 0)
    at = falling.middle(falling.items("sitDown")[0])
    QTest.mousePress(falling.window, LEFT, NO_MODIFIER, at)
    QTest.keyRelease(falling.window, Key.Key_X)
    settle()
    QTest.mouseRelease(falling.window, LEFT, NO_MODIFIER, at)
    settle()
    assert falling.table.phase is Phase.CURTAIN


def test_a_key_whose_release_went_to_another_window_does_not_block_the_curtain(
    closed: Screen,
) -> None:
    QTest.keyPress(closed.window, Key.Key_X)
    closed.click(closed.item("sitDown"))
    settle()
    assert not closed.controller.handOver.armed
    QCoreApplication.sendEvent(closed.window, QEvent(QEvent.Type.FocusOut))
    closed.armed("showTiles")


def test_caps_lock_that_stays_on_does_not_block_the_curtain(closed: Screen) -> None:
    """As macOS reports it: down when it is switched on, up when it is switched off."""
    QTest.keyPress(closed.window, Key.Key_CapsLock)
    closed.click(closed.item("sitDown"))
    closed.armed("showTiles")
