"""The table's keys for QML: the command of each key press, and the labels of the keys.

The bindings are in `keys`. QML handles the arrows, Enter, Escape and Space.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.keys.keys import (
    SHORTCUTS,
    Command,
    KeyPress,
    Labels,
    System,
    binding,
    is_azerty,
    place_of,
)
from tyrus_desktop.desktop.properties import Property, QmlUncreatable

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

SYSTEMS = {"cocoa": System.MACOS, "windows": System.WINDOWS}
"""By Qt's platform name; all other platforms with scan codes use those of XKB."""


def key_press(event: QKeyEvent, system: System) -> KeyPress:
    """Convert a Qt event.

    On macOS, Qt reports positions as virtual keys, and 0 is a valid key. Elsewhere it reports scan
    codes, and 0 means none.
    """
    from PySide6.QtCore import Qt  # Not at the start: see `rows`.

    modifiers = event.modifiers()
    held = Qt.KeyboardModifier
    commands = held.ControlModifier | held.AltModifier | held.MetaModifier
    code = event.nativeVirtualKey() if system is System.MACOS else event.nativeScanCode() or None
    return KeyPress(
        event.key(),
        event.text(),
        code,
        keypad=bool(modifiers & held.KeypadModifier),
        command=bool(modifiers & commands),
    )


@QmlElement
@QmlUncreatable("The controller has it.")
class KeyBindings(QObject):
    """Emits the commands of keys pressed in an item.

    It is an event filter, because key events in QML have no virtual key.
    """

    tilePicked = Signal(int, arguments=["slot"])
    buildingChosen = Signal(int, int, arguments=["row", "column"])
    contentsAsked = Signal()
    statusAsked = Signal()
    sheetAsked = Signal()
    labelsChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._system = SYSTEMS.get(QGuiApplication.platformName(), System.XKB)
        self._labels = Labels(azerty=is_azerty(QGuiApplication.inputMethod().locale().name()))

    @Property(dict, notify=labelsChanged)
    def labels(self) -> dict[str, str]:
        """The labels of the table's keys and of the menus' shortcuts, by purpose."""
        return SHORTCUTS | self._labels.all

    @Property(dict, constant=True)
    def shortcuts(self) -> dict[str, str]:
        """The shortcuts of the menus, by purpose."""
        return SHORTCUTS

    @Slot(QObject)
    def listenTo(self, item: QObject) -> None:
        """Handle the keys pressed in an item."""
        item.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Run the command of a bound key; swallow auto-repeat."""
        if event.type() != QEvent.Type.KeyPress:
            return False
        assert isinstance(event, QKeyEvent)
        from PySide6.QtCore import Qt  # Not at the start: see `rows`.

        press = key_press(event, self._system)
        shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if not shifted and self._labels.learn(place_of(press, self._system), press.text):
            self.labelsChanged.emit()
        bound = binding(press, self._system)
        if bound is None:
            return False
        event.accept()
        if not event.isAutoRepeat():
            self._run(bound.command, bound.index)
        return True

    def _run(self, command: Command, index: int) -> None:
        match command:
            case Command.PICK:
                self.tilePicked.emit(index)
            case Command.BUILDING:
                self.buildingChosen.emit(*divmod(index, 3))
            case Command.CONTENTS:
                self.contentsAsked.emit()
            case Command.STATUS:
                self.statusAsked.emit()
            case Command.SHEET:
                self.sheetAsked.emit()
