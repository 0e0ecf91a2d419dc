"""Simulates a user who reads the window and sends real mouse and keyboard events."""

from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QWheelEvent, QWindow
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from shiboken6 import Shiboken

from tests.desktop.support.items import everything, named, qml_type, seen, visible
from tests.desktop.support.program import WAIT_MS, Program
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.board import BUILDINGS, Placement

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
NO_MODIFIER = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier


@dataclass(slots=True)
class Screen(Program):
    """A running program and its window, with methods to use it."""

    window: QQuickWindow
    _layer: QQuickItem | None = field(default=None, init=False)
    """The tiles' layer, cached: to search the window for each tile takes too long."""

    # Reading the window

    def items(self, name: str) -> list[QQuickItem]:
        """Return every item with this object name, visible or not."""
        return [i for i in everything(self.window.contentItem()) if i.objectName() == name]

    def item(self, name: str) -> QQuickItem:
        """Return the one visible item with this object name."""
        (found,) = self.visible_items(name)
        return found

    def shows(self, name: str) -> bool:
        return bool(self.visible_items(name))

    def visible_items(self, name: str) -> list[QQuickItem]:
        items = visible(self.window.contentItem())
        return [item for item in items if item.objectName() == name and seen(item)]

    def components(self, name: str) -> list[QQuickItem]:
        return [i for i in everything(self.window.contentItem()) if qml_type(i) == name]

    def texts(self) -> list[str]:
        """Return every visible text, from top to bottom."""
        items = [(i, i.property("text")) for i in visible(self.window.contentItem()) if seen(i)]
        shown = [(item, text) for item, text in items if isinstance(text, str) and text]
        shown.sort(key=lambda each: round(each[0].mapToScene(QPointF()).y()))
        return [text for _, text in shown]

    @property
    def tile_layer(self) -> QQuickItem | None:
        """The parent of all tiles and the sibling of the buildings; None before it is created."""
        if self._layer is None or not Shiboken.isValid(self._layer):
            self._layer = next(iter(self.items("tileLayer")), None)
        return self._layer

    def tiles(self) -> list[QQuickItem]:
        return named("tile", self.tile_layer)

    def plot(self, building: int) -> QQuickItem:
        layer = self.tile_layer
        plots = named("building", layer and layer.parentItem())
        (found,) = [item for item in plots if item.property("index") == building]
        return found

    def aimed(self) -> list[int]:
        """Return the buildings that are highlighted as the aim of a tile."""
        return [index for index in range(6) if self.plot(index).property("aimed")]

    def hand_tile(self, slot: int, side: int | None = None) -> QQuickItem:
        """Return the tile in a slot of the near hand, or of the hand of `side`."""
        side = self.state.nearSide if side is None else side
        return next(
            item
            for item in self.tiles()
            if item.property("place") == 0
            and item.property("tileSide") == side
            and item.property("slot") == slot
        )

    def picture(self) -> QImage:
        """Return a picture of the window after a full repaint; partial ones may differ slightly."""
        self.window.contentItem().setOpacity(0)
        self.window.grabWindow()
        self.window.contentItem().setOpacity(1)
        return self.window.grabWindow().convertToFormat(QImage.Format.Format_RGB32)

    # Using it

    def activate(self) -> None:
        self.window.requestActivate()
        self.qtbot.waitUntil(self.window.isActive, timeout=WAIT_MS)

    def lose_focus(self) -> QWindow:
        """Give another window the focus, and return it."""
        other = QWindow(self.window.screen())
        other.show()
        other.requestActivate()
        self.qtbot.waitUntil(lambda: not self.window.isActive(), timeout=WAIT_MS)
        return other

    def resize(self, width: int, height: int) -> None:
        """Resize the window, and wait until its content follows."""
        self.window.resize(width, height)
        content = self.window.contentItem()
        self.qtbot.waitUntil(lambda: (content.width(), content.height()) == (width, height))

    def middle(self, item: QQuickItem) -> QPoint:
        """Return the middle of an item in the window, with its layout up to date."""
        around: QQuickItem | None = item
        while around is not None:
            around.ensurePolished()
            around = around.parentItem()
        return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()

    def click(self, item: QQuickItem) -> None:
        QTest.mouseClick(self.window, LEFT, NO_MODIFIER, self.middle(item))

    def point_at(self, item: QQuickItem) -> None:
        QTest.mouseMove(self.window, self.middle(item))

    def rest_on(self, item: QQuickItem) -> None:
        self.point_at(item)
        QTest.mouseMove(self.window, self.middle(item) + QPoint(1, 0))

    def take(self, item: QQuickItem) -> None:
        QTest.mousePress(self.window, LEFT, NO_MODIFIER, self.middle(item))

    def move(self, start: QPoint, end: QPoint, steps: int = 4) -> None:
        for step in range(1, steps + 1):
            QTest.mouseMove(self.window, start + (end - start) * (step / steps))

    def release(self, at: QPoint) -> None:
        QTest.mouseRelease(self.window, LEFT, NO_MODIFIER, at)

    def drag(self, item: QQuickItem, end: QPoint) -> None:
        start = self.middle(item)
        self.take(item)
        self.move(start, end)
        self.release(end)

    def drag_tile(self, slot: int, building: int) -> None:
        self.drag(self.hand_tile(slot), self.middle(self.plot(building)))

    def button(self, text: str) -> list[QQuickItem]:
        """Return every visible button or menu entry with this text."""
        return [
            item
            for item in visible(self.window.contentItem())
            if item.inherits("QQuickAbstractButton")
            and item.property("text") == text
            and seen(item)
        ]

    def press(self, text: str, row: str | None = None) -> None:
        """Click the only visible button or menu entry with this text, in this row if given."""

        def found() -> list[QQuickItem]:
            buttons = self.button(text)
            return [b for b in buttons if row in (None, b.parentItem().property("label"))]

        self.qtbot.waitUntil(lambda: len(found()) == 1, timeout=WAIT_MS)
        self.click(found()[0])

    def open_menu(self, title: str) -> None:
        """Open a menu with the mouse: the button opens the first one."""
        self.click(self.item("menuButton"))
        if not self.button(title)[0].property("highlighted"):
            self.press(title)

    def choose_entry(self, menu: str, entry: str) -> None:
        self.open_menu(menu)
        self.press(entry)

    # Shortcuts

    def await_offer(self) -> None:
        """Look for an unfinished game, as at the start, and wait until it is offered."""
        self.application.open(None)
        self.qtbot.waitUntil(lambda: self.shows("resumeOffer"), timeout=WAIT_MS)

    def take_seat(self) -> None:
        """Do both steps of a hand-over with the mouse, and wait until a hand is open."""
        for step in ("sitDown", "showTiles"):
            self.click(self.armed(step))
        assert not self.state.curtained
        self.wait_for(Phase.PERSON, Phase.LOOKING)

    def stop_looking(self) -> None:
        self.click(self.armed("seen"))

    def armed(self, name: str) -> QQuickItem:
        """Wait until a button of the hand-over is enabled, and return it."""
        found = self.items(name)
        self.qtbot.waitUntil(lambda: found[0].isEnabled() and seen(found[0]), timeout=WAIT_MS)
        return found[0]

    def place(self, placement: Placement) -> None:
        """Drag a tile to a building for the person whose turn it is."""
        slot = self.game.view().hand.index(placement.tile)
        self.drag_tile(slot, BUILDINGS.index(placement.building))


def press(screen: Screen, *keys: Key, held: Qt.KeyboardModifier = NO_MODIFIER) -> None:
    """Press keys in the active window while holding the modifiers `held`."""
    screen.activate()
    for key in keys:
        QTest.keyClick(screen.window, key, held)


def turn_wheel(screen: Screen, at: QPointF, across: int, along: int, at_ms: int = 0) -> None:
    """Turn the mouse wheel by eighths of a degree; down is negative."""
    turn = QWheelEvent(
        at, screen.window.mapToGlobal(at), QPoint(), QPoint(across, along),
        Qt.MouseButton.NoButton, NO_MODIFIER, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    turn.setTimestamp(at_ms)
    QCoreApplication.sendEvent(screen.window, turn)


def sheets(screen: Screen) -> list[str]:
    popups = [
        item
        for item in everything(screen.window.contentItem())
        if item.inherits("QQuickPopupItem") and seen(item)
    ]
    texts = [[str(i.property("text") or "") for i in everything(p) if seen(i)] for p in popups]
    return [next(text for text in each if text) for each in texts]
