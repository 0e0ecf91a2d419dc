"""Catches the signals that end the program, so that games are written before it quits.

Python runs signal handlers between bytecodes, which may never happen while Qt waits, and the
exception of its Ctrl-C handler would end any running slot. So these handlers do nothing: the system
writes the signal's number into a socket, which wakes Qt.
"""

from __future__ import annotations

import signal
import sys

from PySide6.QtCore import QObject, QSocketNotifier, Signal

if sys.platform == "win32":
    from socket import socketpair
else:
    from _socket import socketpair  # The import avoids `socket`'s slow enums, as in `display`.

NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")


class EndingSignals(QObject):
    """Catches the signals that end a program; `caught` carries the number of each.

    Ignored signals, such as SIGHUP under `nohup`, stay ignored. A signal that arrives before the
    event loop is reported when it runs. Create it in the main thread.
    """

    caught = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reader, self._writer = socketpair()
        self._reader.setblocking(False)
        self._writer.setblocking(False)
        signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)
        numbers = [getattr(signal, name) for name in NAMES if hasattr(signal, name)]
        self._before = {number: signal.getsignal(number) for number in numbers}
        for number, handler in self._before.items():
            if handler is not signal.SIG_IGN:
                signal.signal(number, _do_nothing)
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._read)

    def close(self) -> None:
        """Restore the previous handlers."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(-1)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._reader.close()
        self._writer.close()

    def _read(self) -> None:
        for number in self._reader.recv(64):
            self.caught.emit(number)


def _do_nothing(number: int, frame: object) -> None:
    """Do nothing, since the number in the socket wakes Qt."""
