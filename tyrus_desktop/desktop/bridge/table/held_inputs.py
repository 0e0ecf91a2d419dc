"""The keys and buttons that are down in a window, and where its pointer was last."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, Signal
from PySide6.QtGui import QKeyEvent, QSinglePointEvent, QTouchEvent, QWindow


class HeldInputs(QObject):
    """Listens to one window at a time. `changed` follows every press and release.

    Python then has a part in every event of the window, so it should listen only while no
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
        """Whether a key, a button or a finger is down."""
        return bool(self._keys) or self._buttons or self._touch

    def listen(self, window: QWindow | None) -> None:
        """Listen to this window alone; None: to none."""
        if window is self._window:
            return
        if self._window is not None:
            self._window.removeEventFilter(self)
        self._window = window
        self.pointer = None
        self._forget()
        if window is not None:
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        before = self.any_down
        if isinstance(event, QKeyEvent):
            self._hear_key(event)
        elif isinstance(event, QSinglePointEvent):
            if event.type() != QEvent.Type.Enter:  # It knows of no button that is down.
                self._buttons = event.buttons().value != 0
            self.pointer = event.position()
        elif isinstance(event, QTouchEvent):
            self._touch = event.type() in (QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate)
            self.pointer = event.points()[0].position() if event.points() else self.pointer
        elif event.type() == QEvent.Type.FocusOut:
            self._forget()  # What is let go elsewhere is not heard of.
        if self.any_down != before:
            self.changed.emit()
        return False

    def _hear_key(self, event: QKeyEvent) -> None:
        """Enter a key that is down, also one that was pressed before and repeats by itself.

        Caps Lock presses nothing, and macOS reports it as down until it is switched off.
        """
        from PySide6.QtCore import Qt  # Not at the start: see `rows`.

        if event.key() == Qt.Key.Key_CapsLock:
            return
        # The same key may go down as “!” and come up as “1”: its place stays the same. On macOS a
        # place has no scan code, but a virtual key.
        key = event.nativeScanCode() or event.nativeVirtualKey() or event.key()
        if event.type() == QEvent.Type.KeyPress:
            self._keys.add(key)
        elif event.type() == QEvent.Type.KeyRelease and not event.isAutoRepeat():
            self._keys.discard(key)

    def _forget(self) -> None:
        self._keys.clear()
        self._buttons = self._touch = False
