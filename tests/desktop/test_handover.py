"""The screen changes hands only by two deliberate actions, whatever the input and the seating."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from string import ascii_lowercase

import pytest
from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QEnterEvent,
    QKeyEvent,
    QPointingDevice,
)
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.covering import covering, first
from tests.desktop.channels import Announcements
from tests.desktop.positions import AT_ONE_SCREEN, TURN, resume
from tests.desktop.screen import LEFT, Screen
from tests.desktop.test_keyboard import press
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tile_rows import UNKNOWN, TilePlace
from tyrus_desktop.desktop.text import words
from tyrus_desktop.engine.board import BUILDINGS
from tyrus_desktop.engine.tiles import ALL_TILES

Key = Qt.Key
CLOSED = (Phase.CURTAIN, Phase.SEATED)
STEPS = ("sitDown", "showTiles")
NO_MODIFIER = Qt.KeyboardModifier.NoModifier
ACTIVATING = (Key.Key_Return, Key.Key_Enter, Key.Key_Space)


@pytest.fixture(autouse=True)
def reader() -> Iterator[None]:
    """A screen reader is there."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


WAYS = ("curtains", "slots", "resumed")
WITH_EVERY_KEY = pytest.mark.parametrize(
    ("closed", "key"), covering(WAYS, ACTIVATING), indirect=["closed"]
)
IN_EVERY_WAY = pytest.mark.parametrize("closed", WAYS, indirect=True)


@pytest.fixture(params=first(1, WAYS))
def closed(screen: Screen, request: pytest.FixtureRequest) -> Screen:
    """A game of two persons that has come to a curtain, its first or that of a resumed game."""
    press(screen, Key.Key_Escape)
    if request.param == "resumed":
        resume(screen, TURN, headers=AT_ONE_SCREEN)
    else:
        screen.controller.playTwo("Claire", "Denis", 0, request.param == "slots")
    screen.wait_for(Phase.CURTAIN)
    screen.armed("sitDown")
    return screen


def settle() -> None:
    """Let everything that was put off for a moment happen."""
    QTest.qWait(20)


def repeat(screen: Screen, key: Qt.Key, times: int = 5) -> None:
    """Let a key that is down repeat by itself, as X11 tells it."""
    text = {Key.Key_Space: " ", Key.Key_Return: "\r", Key.Key_Enter: "\r"}[key]
    for _ in range(times):
        for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
            QCoreApplication.sendEvent(screen.window, QKeyEvent(kind, key, NO_MODIFIER, text, True))
        settle()


def no_face_is_shown(screen: Screen) -> bool:
    return all(row.profession == UNKNOWN for row in screen.models.tiles.rows)


def interfaces(of: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield of
    for index in range(of.childCount()):
        yield from interfaces(of.child(index))


def accessible(screen: Screen) -> list[QAccessibleInterface]:
    """What a screen reader finds, what is not drawn left out."""
    root = QAccessible.queryAccessibleInterface(screen.window)
    return [each for each in interfaces(root) if not each.state().invisible]


def names(screen: Screen) -> list[str]:
    return [each.text(QAccessible.Text.Name) for each in accessible(screen)]


def act(screen: Screen, name: str) -> None:
    """Press the one control of this name, as a screen reader or a switch does."""
    (control,) = [i for i in accessible(screen) if i.text(QAccessible.Text.Name) == name]
    control.actionInterface().doAction("Press")


LANDING_MS = 500
"""At normal speed a tile has landed after this time."""


def shown_for(screen: Screen, until: Phase) -> float:
    """Return for how many milliseconds a tile lies on the board before a phase begins."""
    clock = QElapsedTimer()
    while screen.table.phase is not until:
        on_board = any(row.place == TilePlace.BOARD for row in screen.models.tiles.rows)
        if on_board and screen.table.phase is Phase.SHOWING and not clock.isValid():
            clock.start()
        QTest.qWait(2)
    assert clock.isValid()
    return clock.elapsed()


def test_a_tile_is_seen_to_land_before_the_curtain_falls_and_after_it_has_opened(
    screen: Screen,
) -> None:
    screen.play_two()
    screen.take_seat()
    screen.wait_for(Phase.PERSON)
    screen.state.settings.speed = "normal"
    screen.place(screen.choose())
    assert shown_for(screen, Phase.CURTAIN) > LANDING_MS
    assert not screen.models.tiles.rows
    screen.take_seat()
    assert shown_for(screen, Phase.PERSON) > LANDING_MS


# By accident


@WITH_EVERY_KEY
def test_a_held_key_does_nothing_at_the_curtain(closed: Screen, key: Qt.Key) -> None:
    press(closed)
    QTest.keyPress(closed.window, key)
    repeat(closed, key)
    assert closed.table.phase is Phase.CURTAIN


@pytest.mark.parametrize("key", ACTIVATING)
def test_a_held_key_presses_one_button_and_not_the_next_that_has_the_focus(
    screen: Screen, key: Qt.Key
) -> None:
    """The button of the first picture opens a dialog whose own would begin a game."""
    screen.application.settings.introduced = True  # So that the first button is New game.
    press(screen)
    QTest.keyPress(screen.window, key)
    repeat(screen, key)
    if key != Key.Key_Space:  # A button is pressed by Space when it is let go.
        assert screen.shows("begin")
    QTest.keyRelease(screen.window, key)
    screen.qtbot.waitUntil(lambda: screen.shows("begin"))
    assert screen.table.phase is Phase.NO_GAME


@WITH_EVERY_KEY
def test_a_key_that_is_pressed_again_and_again_does_nothing(closed: Screen, key: Qt.Key) -> None:
    for _ in range(5):
        press(closed, key)
        settle()
    assert closed.table.phase is Phase.CURTAIN


@WITH_EVERY_KEY
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


@pytest.mark.parametrize("building", first(2, (1, 3, 0, 2, 4, 5)))
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


@pytest.mark.parametrize("building", first(2, (1, 3, 0, 2, 4, 5)))
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


@pytest.mark.parametrize("width", [1024, 1280])
def test_the_first_button_is_never_where_the_pointer_was_nor_the_second_where_the_first_is(
    screen: Screen, width: int
) -> None:
    screen.window.resize(width, 640 if width == 1024 else 800)
    screen.play_two()
    for across in range(20, width, 120):
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


def place(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


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
    screen.state.settings.speed = "slow"
    screen.play_two()
    assert not screen.controller.handOver.armed
    return screen


def test_the_buttons_are_inert_and_hidden_from_readers_until_the_curtain_is_down(
    falling: Screen,
) -> None:
    panel = falling.item("curtainPanel")
    assert panel.mapToScene(QPointF()).y() < 0
    assert "I am Claire" not in names(falling)
    for button in ("sitDown", "showTiles"):
        falling.click(falling.item(button))
    falling.controller.handOver.sitDown()
    assert falling.table.phase is Phase.CURTAIN
    falling.armed("sitDown")
    assert "I am Claire" in names(falling)
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


# On purpose


@WITH_EVERY_KEY
def test_by_keys_it_takes_a_tab_and_a_press_for_each_step(closed: Screen, key: Qt.Key) -> None:
    for step in STEPS:
        closed.armed(step)
        press(closed, Key.Key_Tab)
        focused = closed.window.activeFocusItem()
        assert focused is not None
        assert focused.objectName() == step
        assert focused.property("focusVisible")
        press(closed, key)
    assert closed.wait_for(Phase.PERSON, Phase.LOOKING)
    assert not no_face_is_shown(closed)
    if closed.table.phase is Phase.PERSON:
        press(closed, Key.Key_1, Key.Key_A)
        closed.wait_for(Phase.CURTAIN)
        closed.armed("sitDown")
        press(closed, Key.Key_Tab, key)
        closed.armed("showTiles")
        press(closed, Key.Key_Tab, key)
        closed.wait_for(Phase.PERSON)


@IN_EVERY_WAY
def test_a_screen_reader_opens_the_curtain_by_its_two_buttons(closed: Screen) -> None:
    name = closed.state.nextPlayer
    closed.qtbot.waitUntil(lambda: f"I am {name}" in names(closed))
    assert "Show my tiles" not in names(closed)
    act(closed, f"I am {name}")
    assert closed.table.phase is Phase.SEATED
    closed.qtbot.waitUntil(lambda: "Show my tiles" in names(closed))
    assert f"I am {name}" not in names(closed)
    act(closed, "Show my tiles")
    assert closed.wait_for(Phase.PERSON, Phase.LOOKING)


def test_pressing_one_button_twice_does_not_do_both_steps(closed: Screen) -> None:
    first = closed.armed("sitDown")
    for _ in range(4):
        closed.click(first)
        settle()
    assert closed.table.phase is Phase.SEATED


@IN_EVERY_WAY
def test_nothing_said_or_written_names_a_tile_before_the_second_step(closed: Screen) -> None:
    ears = Announcements(closed.controller, closed.application.saved_games)
    faces = [words.tile(tile) for tile in ALL_TILES]
    closed.click(closed.item("sitDown"))
    closed.controller.announceStatus(-1)
    closed.controller.announceContents(-1)
    closed.controller.announceContents(4)
    closed.armed("showTiles")
    everything_said = [*ears.heard, *closed.texts(), *names(closed)]
    assert f"{closed.state.nextPlayer}, your tiles are still hidden" in ears.heard[0]
    assert not [said for said in everything_said for face in faces if face in said]


# What lies under the curtain


@IN_EVERY_WAY
def test_nothing_under_the_curtain_reacts_or_is_found_by_a_screen_reader(closed: Screen) -> None:
    ears = Announcements(closed.controller, closed.application.saved_games)
    for plot in closed.items("building"):
        closed.click(plot)
        closed.point_at(plot)
    press(closed, Key.Key_1, Key.Key_Left, Key.Key_Up, Key.Key_Return, Key.Key_Escape)
    assert not ears.heard
    assert closed.controller.heldSlot == -1
    buildings = {words.building(building) for building in BUILDINGS}
    assert not buildings & set(names(closed))


# Hide my tiles


@pytest.fixture
def looking(screen: Screen) -> Screen:
    """Playing by slots, the second player has just opened the curtain by Enter, still held."""
    screen.controller.playTwo("Claire", "Denis", 0, True)
    screen.wait_for(Phase.CURTAIN)
    screen.click(screen.armed("sitDown"))
    screen.armed("showTiles")
    press(screen, Key.Key_Tab)
    QTest.keyPress(screen.window, Key.Key_Return)
    assert screen.table.phase is Phase.LOOKING
    return screen


def test_a_held_enter_does_not_end_looking(looking: Screen) -> None:
    repeat(looking, Key.Key_Return)
    assert not looking.item("seen").isEnabled()
    assert looking.table.phase is Phase.LOOKING
    QTest.keyRelease(looking.window, Key.Key_Return)
    looking.armed("seen")


@pytest.mark.parametrize("key", ACTIVATING)
def test_enter_or_space_again_does_not_end_looking(looking: Screen, key: Qt.Key) -> None:
    QTest.keyRelease(looking.window, Key.Key_Return)
    looking.armed("seen")
    for _ in range(3):
        press(looking, key)
        settle()
    assert looking.table.phase is Phase.LOOKING
    press(looking, Key.Key_Tab, key)
    assert looking.wait_for(Phase.CURTAIN)


def test_no_button_of_the_curtain_lies_where_looking_is_ended(looking: Screen) -> None:
    QTest.keyRelease(looking.window, Key.Key_Return)
    seen = place(looking.armed("seen"))
    looking.stop_looking()
    for step in STEPS:
        assert place(looking.item(step)).intersected(seen).isEmpty()


def test_clicks_at_one_place_do_not_end_looking_and_open_the_other_hand(looking: Screen) -> None:
    QTest.keyRelease(looking.window, Key.Key_Return)
    at = looking.middle(looking.armed("seen"))
    for _ in range(5):
        QTest.mouseClick(looking.window, LEFT, NO_MODIFIER, at)
        settle()
    assert looking.table.phase is Phase.CURTAIN
    assert no_face_is_shown(looking)


def test_open_play_begins_only_when_both_have_looked(looking: Screen) -> None:
    QTest.keyRelease(looking.window, Key.Key_Return)
    looking.stop_looking()
    looking.wait_for(Phase.CURTAIN)
    looking.take_seat()
    looking.wait_for(Phase.LOOKING)
    looking.stop_looking()
    looking.wait_for(Phase.PERSON)


def test_looking_again_takes_the_whole_hand_over(looking: Screen) -> None:
    QTest.keyRelease(looking.window, Key.Key_Return)
    looking.stop_looking()
    looking.take_seat()
    looking.stop_looking()
    looking.wait_for(Phase.PERSON)
    at = looking.middle(looking.item("lookAgain"))
    for _ in range(4):
        QTest.mouseClick(looking.window, LEFT, NO_MODIFIER, at)
        settle()
    assert looking.table.phase in CLOSED
    assert no_face_is_shown(looking)
