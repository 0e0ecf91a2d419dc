"""The table's keys for QML: which command each key press is, and what the keys are called.

What is bound to which key is in `keys`. Arrows, Enter, Escape and Space are QML's.
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
"""By Qt's name of the platform; every other one that tells scan codes tells those of XKB."""


def key_press(event: QKeyEvent, system: System) -> KeyPress:
    """Read Qt's event. On macOS a place has a virtual key, elsewhere a scan code; 0 is none.

    Qt knows no scan code on macOS, where 0 is the virtual key of a place.
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
    """The commands of the table's keys, as signals, from the item that has the keys.

    It listens as an event filter: a key event in QML has no virtual key.
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
        """What is printed on the table's keys, by what they are for, and on those of the menus."""
        return SHORTCUTS | self._labels.all

    @Property(dict, constant=True)
    def shortcuts(self) -> dict[str, str]:
        """The shortcuts of the menus, by what they are for."""
        return SHORTCUTS

    @Slot(QObject)
    def listenTo(self, item: QObject) -> None:
        """Take the keys that reach an item."""
        item.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Carry out a key that is bound; a repeated one is taken and does nothing."""
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
            self._carry_out(bound.command, bound.index)
        return True

    def _carry_out(self, command: Command, index: int) -> None:
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
