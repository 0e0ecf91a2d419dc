"""Random input into the real window: keys, clicks, drags, touch, sizes and settings.

It knows where tiles, buildings and buttons are, so that games make progress. It never quits the
program.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QPointingDevice, QWheelEvent, QWindow
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.desktop.support.items import everything, seen
from tests.desktop.support.screen import LEFT, Screen
from tyrus_desktop.desktop.settings import MEMORIES, SPEEDS, THEMES, UNDO_MS

Key = Qt.Key
NO_MODIFIER = Qt.KeyboardModifier.NoModifier
MODIFIERS = (NO_MODIFIER,) * 6 + (
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)
BUTTONS = (LEFT,) * 5 + (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)
BOARD_KEYS = tuple(ord(text) for text in "123456789QWEASD")
OTHER_KEYS = (
    *map(ord, "ILZX?&-'"),
    *(Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Return, Key.Key_Enter),
    *(Key.Key_Escape, Key.Key_Space, Key.Key_Tab, Key.Key_Backtab, Key.Key_PageDown, Key.Key_Home),
    *(Key.Key_F1, Key.Key_F10, Key.Key_F11, Key.Key_Comma, Key.Key_N, Key.Key_Delete),
)
NEVER = {"&Quit", "&Quitter"}


@dataclass
class RandomInput:
    """Random input into one window; `note` receives a description of each action."""

    screen: Screen
    rng: random.Random
    note: Callable[[str], None]

    def act(self) -> None:
        """Do a random action."""
        action = self.rng.choices(tuple(ACTIONS), tuple(ACTIONS.values()))[0]
        self.do(action)

    def do(self, action: Callable[[RandomInput], None]) -> None:
        self.note(action.__name__.strip("_"))
        action(self)

    def tell(self, *what: object) -> None:
        self.note(" ".join(map(str, what)))

    @cached_property
    def finger(self) -> QPointingDevice:
        return QTest.createTouchDevice()

    # Places

    def anywhere(self) -> QPoint:
        window = self.screen.window
        return QPoint(self.rng.randrange(window.width()), self.rng.randrange(window.height()))

    def items(self, wanted: Callable[[QQuickItem], bool]) -> list[QQuickItem]:
        items = everything(self.screen.window.contentItem())
        return [item for item in items if item.isVisible() and wanted(item)]

    def spot(self, *names: str) -> QPoint:
        """Return a point near the middle of one of these items; anywhere if there are none."""
        found = self.items(lambda item: item.objectName() in names)
        if not found or self.rng.random() < 0.1:
            return self.anywhere()
        middle = self.rng.choice(found)
        at = middle.mapToScene(QPointF(middle.width() / 2, middle.height() / 2)).toPoint()
        return self.within(at + QPoint(self.rng.randint(-6, 6), self.rng.randint(-6, 6)))

    def within(self, at: QPoint) -> QPoint:
        """Return the nearest point in the window, since QTest has no mouse outside."""
        window = self.screen.window
        x = max(0, min(window.width() - 1, at.x()))
        return QPoint(x, max(0, min(window.height() - 1, at.y())))

    # Actions

    def press_board_keys(self) -> None:
        for _ in range(self.rng.randint(1, 3)):
            self.key(self.rng.choice(BOARD_KEYS), NO_MODIFIER)

    def press_key(self) -> None:
        key = int(self.rng.choice(BOARD_KEYS + OTHER_KEYS))
        modifier = self.rng.choice(MODIFIERS)
        plain = modifier in {NO_MODIFIER, Qt.KeyboardModifier.ShiftModifier}
        if plain or key not in {ord("Q"), ord("S"), ord("O")}:
            self.key(key, modifier)

    def key(self, key: int, modifier: Qt.KeyboardModifier) -> None:
        self.tell(Key(key).name, modifier.name)
        QTest.keyClick(self.screen.window, Key(key), modifier)

    def hold_key(self) -> None:
        """Hold a key down until it repeats."""
        key = int(self.rng.choice(BOARD_KEYS + OTHER_KEYS))
        text = chr(key).lower() if key < 0x80 else ""
        self.tell(Key(key).name)
        kinds = [(QEvent.Type.KeyPress, i > 0) for i in range(self.rng.randint(2, 8))]
        for kind, repeated in [*kinds, (QEvent.Type.KeyRelease, False)]:
            event = QKeyEvent(kind, key, NO_MODIFIER, text, repeated)
            QCoreApplication.sendEvent(self.screen.window, event)

    def click_button(self) -> None:
        def wanted(item: QQuickItem) -> bool:
            is_button = item.inherits("QQuickAbstractButton") and item.isEnabled()
            return is_button and seen(item) and item.property("text") not in NEVER

        buttons = self.items(wanted)
        named = [button for button in buttons if button.objectName()]
        if buttons:  # Prefer buttons of the table, which have names, to menus.
            button = self.rng.choice(named if named and self.rng.random() < 0.7 else buttons)
            self.tell(button.objectName(), button.property("text"))
            at = self.within(self.screen.middle(button))
            QTest.mouseClick(self.screen.window, LEFT, NO_MODIFIER, at)

    def press_accessibly(self) -> None:
        """Press something as a screen reader does."""

        def wanted(item: QQuickItem) -> bool:
            interface = QAccessible.queryAccessibleInterface(item)
            actions = interface.actionInterface() if interface is not None else None
            pressed = actions is not None and "Press" in actions.actionNames()
            return pressed and item.isEnabled() and item.property("text") not in NEVER

        items = self.items(wanted)
        if items:
            item = self.rng.choice(items)
            self.tell(item.objectName(), item.property("text"))
            QAccessible.queryAccessibleInterface(item).actionInterface().doAction("Press")

    def click(self) -> None:
        at = self.spot("tile", "building") if self.rng.random() < 0.7 else self.anywhere()
        button = self.rng.choice(BUTTONS)
        self.tell(at.toTuple(), button.name)
        if self.forbidden(at):
            return
        clicker = QTest.mouseDClick if self.rng.random() < 0.2 else QTest.mouseClick
        clicker(self.screen.window, button, NO_MODIFIER, at)

    def forbidden(self, at: QPoint) -> bool:
        """Return whether a button to avoid is at this point."""
        for item in self.items(lambda item: item.inherits("QQuickAbstractButton")):
            inside = item.contains(item.mapFromScene(QPointF(at)))
            if inside and item.property("text") in NEVER:
                return True
        return False

    def drag(self) -> None:
        """Drag a tile, sometimes with another action before the release."""
        start, end = self.spot("tile"), self.spot("building")
        self.tell(start.toTuple(), end.toTuple())
        QTest.mousePress(self.screen.window, LEFT, NO_MODIFIER, start)
        self.screen.move(start, end)
        if self.rng.random() < 0.4:
            self.do(self.rng.choice(BETWEEN))
        self.screen.release(self.within(end))

    def touch_drag(self) -> None:
        """Drag or tap with one or two fingers."""
        window, fingers = self.screen.window, range(self.rng.randint(1, 2))
        paths = [(self.spot("tile"), self.spot("building", "tile")) for _ in fingers]
        self.tell(*(point.toTuple() for path in paths for point in path))
        steps = self.rng.choice([0, 3])
        for step in range(steps + 2):
            sequence = QTest.touchEvent(window, self.finger)
            for finger, (start, end) in enumerate(paths):
                at = start + (end - start) * (step / (steps + 1))
                if step == 0:
                    sequence.press(finger, at, window)
                elif step <= steps:
                    sequence.move(finger, at, window)
                else:
                    sequence.release(finger, at, window)
            sequence.commit()

    def wheel(self) -> None:
        at, turn = QPointF(self.anywhere()), QPoint(0, self.rng.choice([-240, -120, 120, 240]))
        self.tell(at.toTuple(), turn.y())
        everywhere = QPointF(self.screen.window.mapToGlobal(at))
        event = QWheelEvent(
            at,
            everywhere,
            QPoint(),
            turn,
            Qt.MouseButton.NoButton,
            NO_MODIFIER,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QCoreApplication.sendEvent(self.screen.window, event)

    def resize(self) -> None:
        size = (self.rng.randint(1024, 1900), self.rng.randint(640, 1200))
        self.tell(*size)
        self.screen.window.resize(*size)

    def minimise(self) -> None:
        window = self.screen.window
        show = self.rng.choice([window.showNormal, window.showMaximized, window.showFullScreen])
        self.tell("then", show.__name__)
        size = window.size()
        window.showMinimized()
        QCoreApplication.processEvents()
        show()
        window.resize(size)  # The offscreen platform loses it.

    def leave_window(self) -> None:
        """Focus another window, and return."""
        other = QWindow(self.screen.window.screen())
        other.show()
        other.requestActivate()
        QCoreApplication.processEvents()
        other.destroy()
        self.screen.window.requestActivate()

    def set_something(self) -> None:
        settings = self.screen.application.settings
        key, values = self.rng.choice(list(CHOICES.items()))
        value = self.rng.choice(values)
        self.tell(key, value)
        if key == "language":
            self.screen.controller.setLanguage(str(value))
        else:
            settings.put(key, value)

    def wait(self) -> None:
        QTest.qWait(self.rng.choice([1, 10, 40]))

    def press_escape(self) -> None:
        self.key(Key.Key_Escape.value, NO_MODIFIER)

    def right_click(self) -> None:
        QTest.mouseClick(
            self.screen.window, Qt.MouseButton.RightButton, NO_MODIFIER, self.anywhere()
        )


CHOICES: dict[str, tuple[object, ...]] = {
    "language": ("en", "fr"),
    "theme": THEMES,
    "speed": (*SPEEDS, "none", "fast"),
    "grace": tuple(UNDO_MS),
    "memory": MEMORIES,
    "scale": (80, 100, 130, 200, 250),
    "reduceMotion": (0, 1),
    "muted": (0, 1),
    "volume": (0, 50, 100),
}
ACTIONS: dict[Callable[[RandomInput], None], int] = {
    RandomInput.press_board_keys: 20,
    RandomInput.press_key: 20,
    RandomInput.hold_key: 6,
    RandomInput.click_button: 14,
    RandomInput.click: 14,
    RandomInput.press_accessibly: 4,
    RandomInput.drag: 14,
    RandomInput.touch_drag: 6,
    RandomInput.press_escape: 6,
    RandomInput.wait: 6,
    RandomInput.wheel: 2,
    RandomInput.resize: 2,
    RandomInput.minimise: 2,
    RandomInput.leave_window: 2,
    RandomInput.set_something: 4,
}
"""The actions and their weights."""

BETWEEN = (
    RandomInput.press_key,
    RandomInput.press_escape,
    RandomInput.right_click,
    RandomInput.resize,
    RandomInput.minimise,
    RandomInput.leave_window,
    RandomInput.set_something,
    RandomInput.click_button,
)
