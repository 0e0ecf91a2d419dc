"""The table's keys for QML: the command of each key press, and the labels of the keys.

The bindings are in `keys`. QML handles the arrows, Enter, Escape and Space.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.keys.shortcuts import (
    SHORTCUTS,
    Command,
    KeyPress,
    Labels,
    System,
    binding,
    is_azerty,
    place_of,
    types_latin,
    us_key,
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


class KeysByPlace(QObject):
    """Reads a keyboard that types no Latin letters as if it were a US keyboard.

    It filters the events of the item with the focus. A key reaches the window as the US key of its
    place, with the text that it types. Qt looks up shortcuts by what a key types, right after
    the item's `ShortcutOverride`: meanwhile `alias` is the US key and what it types here.
    """

    aliased = Signal()

    def __init__(self, system: System, parent: QObject) -> None:
        super().__init__(parent)
        self._system = system
        self._foreign = False
        self._sending = False
        self.alias = ("", "")

    def listen(self) -> None:
        """Follow the focus from now on."""
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.focusObjectChanged.connect(self._follow)
        self._follow(application.focusObject())

    def _follow(self, item: QObject | None) -> None:
        if item is not None and not isinstance(item, QWindow):
            item.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._sending or not isinstance(event, QKeyEvent):
            return False
        from PySide6.QtCore import Qt  # Not at the start: see `rows`.

        press = key_press(event, self._system)
        latin = types_latin(press)
        if latin is not None:
            self._foreign = not latin
        shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        key = us_key(press, self._system, shifted=shifted) if self._foreign and not latin else ""
        if event.type() == QEvent.Type.ShortcutOverride:
            if key and press.command:
                self._rename(key, chr(press.key))
                QTimer.singleShot(0, self, self._rename)
            return False
        window = QGuiApplication.focusWindow()
        if not key or window is None:
            return False
        self._sending = True
        QCoreApplication.sendEvent(
            window,
            QKeyEvent(
                event.type(),
                ord(key),
                event.modifiers(),
                event.nativeScanCode(),
                event.nativeVirtualKey(),
                event.nativeModifiers(),
                event.text(),
                event.isAutoRepeat(),
                event.count(),
            ),
        )
        self._sending = False
        return True

    def _rename(self, key: str = "", typed: str = "") -> None:
        self.alias = (key, typed)
        self.aliased.emit()


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
    historyAsked = Signal()
    ledgerAsked = Signal()
    adviceAsked = Signal()
    sheetAsked = Signal()
    labelsChanged = Signal()
    shortcutsChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._system = SYSTEMS.get(QGuiApplication.platformName(), System.XKB)
        self._by_place = KeysByPlace(self._system, self)
        self._by_place.aliased.connect(self.shortcutsChanged)
        self._labels = Labels(azerty=is_azerty(QGuiApplication.inputMethod().locale().name()))

    @Property(list, notify=labelsChanged)
    def lists(self) -> list[list[dict[str, object]]]:
        """The lists of keys: of the table, of a look back, and of *Your games*."""
        from tyrus_desktop.desktop.text import key_texts as texts

        every = (texts.TABLE, texts.LOOK_BACK, texts.LIBRARY)
        return [texts.list_of_keys(lines, self.labels) for lines in every]

    @property
    def labels(self) -> dict[str, str]:
        """The labels of the table's keys and of the menus' shortcuts, by purpose."""
        return SHORTCUTS | self._labels.all

    @Property(dict, notify=shortcutsChanged)
    def shortcuts(self) -> dict[str, str]:
        """The shortcuts of the menus, by purpose, for the key that is being pressed."""
        key, typed = self._by_place.alias
        return {
            purpose: sequence[:-1] + typed if key and sequence.endswith(f"+{key}") else sequence
            for purpose, sequence in SHORTCUTS.items()
        }

    @Property(list, notify=shortcutsChanged)
    def alias(self) -> list[str]:
        """The US key at the place of the one that is being pressed, and what this one types."""
        return list(self._by_place.alias)

    @Slot(QObject)
    def listenTo(self, item: QObject) -> None:
        """Handle the keys pressed in an item, and from now on read all keys by their places."""
        item.installEventFilter(self)
        self._by_place.listen()

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
            case Command.HISTORY:
                self.historyAsked.emit()
            case Command.LEDGER:
                self.ledgerAsked.emit()
            case Command.ADVICE:
                self.adviceAsked.emit()
            case Command.SHEET:
                self.sheetAsked.emit()
