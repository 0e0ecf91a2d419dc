"""The keys and buttons held down in a window, and the last position of its pointer."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, Signal
from PySide6.QtGui import QKeyEvent, QSinglePointEvent, QTouchEvent, QWindow


class HeldInputs(QObject):
    """Listens to one window at a time; `changed` is emitted when `any_down` changes.

    Every event of the window then passes through Python, so it should listen only while no
    computer player thinks.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window: QWindow | None = None
        self._keys: set[int] = set()
        self._buttons = False
        self._touch = False
        self.pointer: QPointF | None = None

    @property
    def any_down(self) -> bool:
        """Whether a button, a finger, or a key other than a modifier is down."""
        return bool(self._keys) or self._buttons or self._touch

    def listen(self, window: QWindow | None) -> None:
        """Listen to a window instead of the previous one; None for no window."""
        if window is self._window:
            return
        if self._window is not None:
            self._window.removeEventFilter(self)
        self._window = window
        self.pointer = None
        self._clear()
        if window is not None:
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        before = self.any_down
        if isinstance(event, QKeyEvent):
            self._follow_key(event)
        elif isinstance(event, QSinglePointEvent):
            if event.type() != QEvent.Type.Enter:  # This event doesn't report the buttons.
                self._buttons = event.buttons().value != 0
            self.pointer = event.position()
        elif isinstance(event, QTouchEvent):
            self._touch = event.type() in (QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate)
            self.pointer = event.points()[0].position() if event.points() else self.pointer
        elif event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._clear()  # Another window may have received the releases.
        if self.any_down != before:
            self.changed.emit()
        return False

    def forget(self) -> None:
        """Treat everything as released, since some releases are never reported."""
        if self.any_down:
            self._clear()
            self.changed.emit()

    def _follow_key(self, event: QKeyEvent) -> None:
        """Note a press or release; modifiers and lock keys don't count as held.

        Window managers swallow their releases (Alt+Tab), and macOS reports Caps Lock as held
        while it is on.
        """
        from PySide6.QtCore import Qt  # Not at the start: see `rows`.

        if Qt.Key.Key_Shift <= event.key() <= Qt.Key.Key_ScrollLock:
            return
        if event.key() in (Qt.Key.Key_AltGr, Qt.Key.Key_Super_L, Qt.Key.Key_Super_R):
            return
        # With Shift the same key may go down as "!" and up as "1", but its code stays the same.
        # On macOS keys have a virtual key instead of a scan code.
        key = event.nativeScanCode() or event.nativeVirtualKey() or event.key()
        if event.type() == QEvent.Type.KeyPress:
            self._keys.add(key)
        elif event.type() == QEvent.Type.KeyRelease and not event.isAutoRepeat():
            self._keys.discard(key)

    def _clear(self) -> None:
        self._keys.clear()
        self._buttons = self._touch = False
