"""A user of the program: reads the window, and uses the mouse and the keyboard.

There are no tests here. Input goes through real events of the window; the program's objects are
only read.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtQml import QQmlProperty
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from tyrus_desktop.desktop.bridge.game_controller import GameController
from tyrus_desktop.desktop.bridge.table_state import TableState
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.game.session import Game
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.models.counted import CountedRow
from tyrus_desktop.desktop.stage.table_models import TableModels
from tyrus_desktop.desktop.startup.app import Application
from tyrus_desktop.engine.board import BUILDINGS, Placement
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import record_files

LEFT = Qt.MouseButton.LeftButton
WAIT_MS = 20_000
"""Long enough for a busy machine."""


WRAPPERS: set[QQuickItem] = set()
"""Python's objects for the items that were walked over, kept until the program is closed.

Making them takes most of the time of a walk. PySide invalidates those of items that Qt deletes.
"""

TYPES: dict[QObject, str] = {}
"""The names that `qml_type` has found. A key keeps its wrapper: no new item has its id."""


def everything(item: QQuickItem) -> list[QQuickItem]:
    """Return an item and its descendants; `findChild` does not see those of a Repeater."""
    found, rest = [], [item]
    while rest:
        found.append(each := rest.pop())
        if children := each.childItems():
            rest += reversed(children)
    WRAPPERS.update(found)
    return found


def visible(item: QQuickItem) -> list[QQuickItem]:
    """Return an item and its descendants without what is hidden, which hides all that is in it."""
    found, rest = [], [item]
    while rest:
        each = rest.pop()
        if each.isVisible():
            found.append(each)
            rest += reversed(each.childItems())
    WRAPPERS.update(found)
    return found


def named(name: str, parent: QQuickItem | None) -> list[QQuickItem]:
    """Return the children with this object name."""
    return [i for i in (parent.childItems() if parent else []) if i.objectName() == name]


def counted_rows(models: TableModels) -> list[CountedRow]:
    """Return the tiles of the tally in both buildings, Ivory's first."""
    return [*models.ivoryCounted.rows, *models.brownCounted.rows]


def in_window(item: QQuickItem) -> QRectF:
    """Return the place of an item in its window."""
    return item.mapRectToScene(item.boundingRect())


def seen(item: QQuickItem) -> bool:
    """Return whether an item is visible."""
    return item.isVisible() and item.opacity() > 0


def qml_type(item: QObject) -> str:
    """Return the name of an item's QML component, or of its class.

    PySide would keep the wrapper of the meta-object after Qt has freed it, and return it for an
    item that is created at the same address: so it is invalidated here.
    """
    if item not in TYPES:
        meta = item.metaObject()
        TYPES[item] = str(meta.className()).partition("_QML")[0]
        Shiboken.invalidate(meta)
    return TYPES[item]


@dataclass(slots=True)
class Program:
    """A running program, with methods to wait for it, for tests that need no window."""

    application: Application
    qtbot: QtBot

    @property
    def table(self) -> Table:
        return self.application.table

    @property
    def controller(self) -> GameController:
        return self.application.controller

    @property
    def state(self) -> TableState:
        return self.application.controller.state

    @property
    def models(self) -> TableModels:
        return self.application.stage.models

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    @property
    def games_folder(self) -> Path:
        return self.application.store.folder

    # Waiting

    def wait_for(self, *phases: Phase) -> Phase:
        """Wait for one of these phases; whatever tally comes before is gone through."""

        def reached() -> bool:
            if self.models.tally.stop:
                self.controller.turnAll()
            return self.table.phase in phases

        self.qtbot.waitUntil(reached, timeout=WAIT_MS)
        return self.table.phase

    def wait_until_kept(self) -> None:
        """Wait until the store has written everything."""
        self.application.store.wait(WAIT_MS / 1000)

    def kept(self) -> Record:
        self.wait_until_kept()
        return record_files.read(self.game.path)

    # Shortcuts for tests about something else

    def play_computer(
        self, side: Side = Side.IVORY, first: Side | None = Side.IVORY, level: str = "greedy"
    ) -> None:
        """Start a game against the computer, and wait for the person's turn."""
        seats = {side: Seat("Claire"), side.other: Seat(level, level)}
        self.table.start(seats, first)
        self.wait_for(Phase.PERSON)

    def play_two(self, first: Side | None = Side.IVORY) -> None:
        """Start a game of two persons, and wait for the curtain."""
        self.table.start({Side.IVORY: Seat("Claire"), Side.BROWN: Seat("Denis")}, first)
        self.wait_for(Phase.CURTAIN)

    def choose(self, index: int = 0) -> Placement:
        """Return one of the legal placements of the person whose turn it is."""
        choices = list(self.game.view().legal_placements())
        return choices[index % len(choices)]

    def play(self, placement: Placement) -> None:
        """Let the side whose turn it is place a tile, as if the computer played it."""
        self.table.opponent.placed.emit(placement)


@dataclass(slots=True)
class Screen(Program):
    """A running program and its window, with methods to use it."""

    window: QQuickWindow
    _layer: QQuickItem | None = field(default=None, init=False)
    """The tiles' layer once it is found: to walk over the window for each tile takes too long."""

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
        """Return every item of this QML component, visible or not."""
        return [i for i in everything(self.window.contentItem()) if qml_type(i) == name]

    def texts(self) -> list[str]:
        """Return every visible text, from top to bottom.

        Sorted by position, because the delegates of a list are reused in any order.
        """
        items = [i for i in visible(self.window.contentItem()) if seen(i)]
        items.sort(key=lambda item: round(item.mapToScene(QPointF()).y()))
        texts = [item.property("text") for item in items]
        return [text for text in texts if isinstance(text, str) and text]

    @property
    def tile_layer(self) -> QQuickItem | None:
        """What all tiles lie in; the buildings stand beside it. None before it is made."""
        if self._layer is None or not Shiboken.isValid(self._layer):
            self._layer = next(iter(self.items("tileLayer")), None)
        return self._layer

    def tiles(self) -> list[QQuickItem]:
        """Return the item of every tile, visible or not."""
        return named("tile", self.tile_layer)

    def plot(self, building: int) -> QQuickItem:
        layer = self.tile_layer
        plots = named("building", layer and layer.parentItem())
        (found,) = [item for item in plots if item.property("index") == building]
        return found

    def hand_tile(self, slot: int, side: int | None = None) -> QQuickItem:
        """Return the tile in a slot of the near hand, or of that of `side`."""
        side = self.state.nearSide if side is None else side
        return next(
            item
            for item in self.tiles()
            if item.property("place") == 0
            and item.property("tileSide") == side
            and item.property("slot") == slot
        )

    def picture(self) -> QImage:
        """Return a picture of the whole window; partial repaints may differ by a pixel."""
        self.window.contentItem().setOpacity(0)
        self.window.grabWindow()
        self.window.contentItem().setOpacity(1)
        return self.window.grabWindow().convertToFormat(QImage.Format.Format_RGB32)

    # Using it

    def activate(self) -> None:
        """Give the window the keyboard; return once it has it."""
        self.window.requestActivate()
        self.qtbot.waitUntil(self.window.isActive)

    def resize(self, width: int, height: int) -> None:
        """Give the window a new size; return once its content has it."""
        self.window.resize(width, height)
        content = self.window.contentItem()
        self.qtbot.waitUntil(lambda: (content.width(), content.height()) == (width, height))

    def middle(self, item: QQuickItem) -> QPoint:
        """Return the middle of an item in the window, after its layout has been updated."""
        around: QQuickItem | None = item
        while around is not None:
            around.ensurePolished()
            around = around.parentItem()
        return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()

    def click(self, item: QQuickItem) -> None:
        QTest.mouseClick(self.window, LEFT, Qt.KeyboardModifier.NoModifier, self.middle(item))

    def point_at(self, item: QQuickItem) -> None:
        QTest.mouseMove(self.window, self.middle(item))

    def rest_on(self, item: QQuickItem) -> None:
        """Point at an item as a hand does, not as a window that opens below a resting pointer."""
        self.point_at(item)
        QTest.mouseMove(self.window, self.middle(item) + QPoint(1, 0))

    def take(self, item: QQuickItem) -> None:
        QTest.mousePress(self.window, LEFT, Qt.KeyboardModifier.NoModifier, self.middle(item))

    def move(self, start: QPoint, end: QPoint, steps: int = 4) -> None:
        for step in range(1, steps + 1):
            QTest.mouseMove(self.window, start + (end - start) * (step / steps))

    def release(self, at: QPoint) -> None:
        QTest.mouseRelease(self.window, LEFT, Qt.KeyboardModifier.NoModifier, at)

    def drag(self, item: QQuickItem, end: QPoint) -> None:
        """Drag an item with the mouse to a point."""
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
        """Click the only visible button or menu entry with this text, or the one in this row."""

        def found() -> list[QQuickItem]:
            buttons = self.button(text)
            return [b for b in buttons if row in (None, b.parentItem().property("label"))]

        self.qtbot.waitUntil(lambda: len(found()) == 1)
        self.click(found()[0])

    def choose_entry(self, menu: str, entry: str) -> None:
        self.press(menu)
        self.press(entry)

    # Shortcuts for tests about something else

    def take_seat(self) -> None:
        """Do both steps of a hand-over by the mouse, and wait until the curtain is open."""
        for step in ("sitDown", "showTiles"):
            self.click(self.armed(step))
        assert not self.state.curtained

    def stop_looking(self) -> None:
        """Say, by the mouse, that the slots have been looked at."""
        self.click(self.armed("seen"))

    def armed(self, name: str) -> QQuickItem:
        """Wait until a button of the hand-over takes a press, and return it."""
        found = self.items(name)
        self.qtbot.waitUntil(lambda: found[0].isEnabled() and seen(found[0]), timeout=WAIT_MS)
        return found[0]

    def play_some(self, turns: int) -> None:
        """Place this many tiles, and wait for the computer's answers."""
        for turn in range(turns):
            self.place(self.choose(turn * 13))
            self.wait_for(Phase.PERSON)

    def place(self, placement: Placement) -> None:
        """Place a tile by dragging it, as the person whose turn it is."""
        slot = self.game.view().hand.index(placement.tile)
        self.drag_tile(slot, BUILDINGS.index(placement.building))


def press(
    screen: Screen, *keys: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """Press keys in the active window, while `held` are down."""
    screen.activate()
    for key in keys:
        QTest.keyClick(screen.window, key, held)


def sheets(screen: Screen) -> list[str]:
    """Return the titles of all dialogs that are open."""
    popups = [
        item
        for item in everything(screen.window.contentItem())
        if item.inherits("QQuickPopupItem") and seen(item)
    ]
    texts = [[str(i.property("text") or "") for i in everything(p) if seen(i)] for p in popups]
    return [next(text for text in each if text) for each in texts]


def read(item: QQuickItem, name: str) -> Any:
    """Return a property, or a part of one: `border.color`."""
    return QQmlProperty(item, name).read()
